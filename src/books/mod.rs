//! What games share whose books are kept here while everything lies on the table (G1 to G18 of the shelf's rules): a game
//! brings [`Rules`], and is a [`Game`](crate::table::Game) by that. What every such game can do besides is here: numbers on
//! tracks, dice and draws of the table or of the program, the table's word, seats, what was packed up, chances and luck. No rule
//! of any game.

mod change;
mod command;
mod lately;
mod luck;
mod names;
mod phase_line;
mod ratio;
mod refusal;
mod rules;
mod source;
#[cfg(test)]
pub(crate) mod toy;
mod view;

pub use change::{Beyond, Change, toggle};
pub use command::{Agreed, Command, Event, Word};
pub(crate) use lately::Lately;
pub use luck::Luck;
pub(crate) use names::named;
pub use names::{
    Named, Unknown, apart, ends, find, find_another, is_near, known, nearest, plain, spelled_out,
};
pub use phase_line::PhaseLine;
pub use ratio::{Ratio, of_hundred};
pub(crate) use refusal::or_empty;
pub use refusal::{Refusal, Refused};
pub(crate) use rules::{Decided, made_of};
pub use rules::{Dial, Rules};
pub use source::{D6, Roll, Source, Throw};
pub use view::{Books, NoScreen, Nothing, View};
