//! What the rules speak of, as values: the Company, the tiles, the cards, the logs, the Letter. They decide nothing, and
//! know the board and each other.

mod code;
mod company;
mod correction;
mod journey;
mod journeys;
mod letter;
mod log;
mod options;
mod phase;
mod question;
pub(super) mod the_box;
mod tiles;

pub use code::{HEAD_DIGITS, Origin, Origins};
pub use company::{Companion, Company, CompanyCard};
pub use correction::{Correction, Touched};
pub use journey::{Card, Journey, Length, Row};
pub use journeys::Journeys;
pub(super) use letter::eyes_of;
pub use letter::{Letter, LetterFault, MOST_CARDS, MOST_RINGWRAITHS, Part1};
pub use log::{Entry, GandalfBy, TokenNow};
pub use options::{EscapeReach, Options};
pub use phase::{Phase, PhaseLine, Turn};
pub use question::{Answer, Asked, Question, Side};
pub use the_box::{
    AREAS, BEIGE_TILES, CARDS, DEEDS, GREY_TILES, INFORMATION, LAST_STEP, NAZGUL, RED_TILES, STARTS,
    nazgul_starts,
};
pub(super) use the_box::{DEEDS_DRAWN, MOST_TOKENS, TOKENS_DRAWN};
pub use tiles::{Tile, TileSet, Value};
