//! What any game has: it is kept, listed, spoken of in six languages, and taken from files of whatever kind; how the
//! rooms of the house know each other; and the pages that tell of it.

mod adding;
pub(crate) mod answered;
mod archive;
mod arrows;
mod bad_files;
mod copies;
mod documents;
mod dropped;
mod evil;
mod figures;
mod held;
mod home;
mod journal;
mod keys;
mod languages;
mod opened_again;
#[cfg(unix)]
mod presses;
pub(crate) mod printed;
mod private;
mod pulled_away;
mod sentences;
mod two_doors;
mod unwritable;

use crate::common::{refused, table};
use underhill::referee::Referee;

fn play_a_little(referee: &mut Referee) {
    table().of("seed=1").shadows(1).then(&["move ."]).begins(referee);
}
