//! What can be said at the table, with values and never with paths.

use super::company::Companion;
use super::options::Options;
use super::tiles::{Tile, Value};
use crate::board::{Area, Location, Region};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A command of the game. All of them but [`Command::New`] can be undone.
#[derive(Clone, PartialEq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Command {
    /// Opens the game.
    New(Box<Options>),
    /// R1: the start that was drawn from the tokens, or a draw.
    Start(Option<Location>),
    /// R2: the five tokens that were drawn, or a draw.
    Information(Option<Vec<Location>>),
    /// R2: the tokens that are given away.
    Give(Vec<Location>),
    /// R4: the first day, with the Shadow results rolled, if the table does not count the tokens itself.
    Begin { shadows: Option<u8> },
    /// R8: the normal move, to a location or (`None`) to a dot.
    Move {
        /// A location, an exit or a dot.
        to: Option<Location>,
        /// On the Ring-bearer's word, whatever the board says.
        word: bool,
        /// A card spares the Corruption of R11.
        free: bool,
    },
    /// R7: no move at Nightfall.
    Rest,
    /// R12: a move that a card gives.
    CardMove {
        /// A location, an exit or a dot.
        to: Option<Location>,
        /// On the Ring-bearer's word.
        word: bool,
    },
    /// Ends the Ring-bearer's turn, or the Ringwraiths'.
    Done,
    /// R17–R19: a question, asked and answered at once.
    Put(Asked),
    /// R23: a question that is named and not yet answered.
    Ask(Asked),
    /// The answer to the question that was named.
    Answer,
    /// The question is taken back by those who asked.
    Withdraw,
    /// R23: a card cancels the question.
    Blocked { reason: Option<String> },
    /// R24: how many Nazgûl are involved, and the tiles if they were drawn by hand.
    Nazgul { count: u8, tiles: Option<Vec<Tile>> },
    /// R15: the moves to the nearest exit where the board cannot say, and the tiles if they were drawn by hand.
    Rescue { moves: Option<u16>, tiles: Option<Vec<Tile>> },
    /// Tiles that a card has drawn.
    Draw { count: u8, tiles: Option<Vec<Tile>> },
    /// R25: one tile goes back, and the others apply.
    Cancel { tile: Tile, with: Canceller },
    /// R26: all drawn tiles apply.
    Accept,
    /// R28: the escape, to a location or (`None`) staying.
    Escape {
        /// A location, or nowhere.
        to: Option<Location>,
        /// On the Ring-bearer's word.
        word: bool,
    },
    /// R30: the new day.
    Refresh { shadows: Option<u8> },
    /// R32: Corruption as the table has it.
    Corruption { change: Change, reason: Option<String> },
    /// R31: Fellowship tokens as the table has them.
    Fellowship(Change),
    /// R31: one token leaves the game for good.
    FellowshipRemove,
    /// A Company card is flipped, or back again.
    Company { who: Companion, flipped: bool },
    /// R5: Merry joins.
    MerryJoins,
    /// R32: a red tile joins the pool.
    Red(Value),
    /// R32: a card that counts as an Eye is laid beside the track.
    BarrowWights,
    /// What lies on the board, by the table's word.
    Track { location: Location, side: Option<Side> },
    /// R32: a card reveals (`true`) or hides one of the kept tokens.
    Token { location: Location, found: bool },
    /// Where a location lies that the board does not place.
    Area { location: Location, area: Area },
    /// A statement to the table beyond the three questions.
    Tell(String),
    /// A note for whoever reads the record.
    Note(String),
}

impl fmt::Debug for Command {
    /// Nothing: many of them are secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A question of the Ringwraiths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// R17.
    Search(Location),
    /// R18.
    Hunt(Location),
    /// R19.
    Perception(Region),
}

/// A question, and whether a card asks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// A card may ask in the Ring-bearer's turn too.
    pub card: bool,
    /// What is asked.
    pub question: Question,
}

/// The answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// R17–R19.
    No,
    /// R17–R19.
    Yes,
    /// R18: to a Hunt, at the last location.
    FrodoIsHere,
}

/// Which side of a Track token is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Found by a Search.
    Eye,
    /// Found by a Hunt.
    Sword,
}

/// What cancels a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Canceller {
    /// A Company card, which is flipped for it.
    Company(Companion),
    /// Any other card.
    Card,
}

/// How a number on the table changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// So many more.
    More(u8),
    /// So many fewer.
    Fewer(u8),
    /// This many.
    To(u8),
}
