//! What can be said at the table, with values and never with paths.

use crate::books::Change;
use crate::hunt::board::{Area, Location};
use crate::hunt::things::{Asked, Companion, Correction, Length, Letter, Options, Row, Side, Tile, Value};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A command of the game. All of them but [`Command::New`] can be undone.
#[derive(Clone, PartialEq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Command {
    /// Opens the game.
    New(Box<Options>),
    /// R1: the start that was drawn from the tokens, or a draw.
    Start(Option<Location>),
    /// R2: the five tokens that were drawn, or a draw.
    Information(Option<Vec<Location>>),
    /// R2: the tokens that are given away.
    Give(Vec<Location>),
    /// R4, P6: the first day, with the Shadow results rolled, if the table does not count the tokens itself; and
    /// whether the Lord of the Nazgûl is in play from the beginning (P18).
    Begin { shadows: Option<u8>, lord: bool },
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
    Rest {
        /// R7: by the Ring-bearer\'s word, in Daylight too.
        word: bool,
    },
    /// R12: a move that a card gives.
    CardMove {
        /// A location, an exit or a dot.
        to: Option<Location>,
        word: bool,
    },
    /// Ends the Ring-bearer's turn, or the Ringwraiths'.
    Done {
        /// R7: by the Ring-bearer\'s word, without the move that is due.
        word: bool,
    },
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
    /// R24: how many Nazgûl are involved, whether their Lord is among them (P18), and the tiles if they were drawn
    /// by hand.
    Nazgul { count: u8, lord: bool, tiles: Option<Vec<Tile>> },
    /// R15: the moves to the nearest exit where the board cannot say, and the tiles if they were drawn by hand.
    Rescue { moves: Option<u16>, tiles: Option<Vec<Tile>> },
    /// Tiles that a card has drawn.
    Draw { count: u8, tiles: Option<Vec<Tile>> },
    /// R25: these tiles go back, each by what cancels it, and the others apply.
    Cancel(Vec<(Tile, Canceller)>),
    /// R26: all drawn tiles apply.
    Accept,
    /// R28: the escape, to a location or (`None`) staying.
    Escape { to: Option<Location>, word: bool },
    /// R30: the new day.
    Refresh { shadows: Option<u8> },
    /// R32: Corruption as the table has it.
    Corruption { change: Change, reason: Option<String> },
    /// R31: Fellowship tokens as the table has them.
    Fellowship(Change),
    /// R31: one token leaves the game for good.
    FellowshipRemove,
    /// R31: so many tokens are in the game.
    FellowshipPool(u8),
    /// A Company card is flipped, or back again.
    Company { who: Companion, flipped: bool },
    /// R5: Merry joins.
    MerryJoins,
    /// R32: a red tile joins the pool.
    Red(Value),
    /// R32: a card that counts as an Eye is laid beside the track.
    BarrowWights,
    /// So many Eyes lie beside the track, the Barrow-wights counted.
    Eyes(u8),
    /// A tile goes back into the pool from those that have left it (`true`), or leaves it.
    Pool { tile: Tile, back: bool },
    /// What lies on the board, by the table's word.
    Track { location: Location, side: Option<Side> },
    /// R32: a card reveals (`true`) or hides one of the kept tokens.
    Token { location: Location, found: bool },
    /// Where a location lies that the board does not place.
    Area { location: Location, area: Area },
    /// The Ringwraiths' word, to be mixed into every draw.
    TableWord(String),
    /// An entry of the log was wrong, forgotten, or too many. `word`: whatever the board says.
    Correct { correction: Correction, word: bool },
    /// The log stays as it was.
    CorrectKeep,
    /// The log is set right.
    CorrectApply,
    /// A statement to the table beyond the three questions.
    Tell(String),
    /// A note for whoever reads the record.
    Note(String),

    /// R33: opens a game with the Letter from Gandalf, and what was agreed for the whole game.
    OpenLetter(Box<(Letter, Options)>),
    /// Begins to set up Part 2 with what is agreed for it; `seed`: from a number, repeatably.
    Part2 { options: Box<Options>, seed: Option<u64> },
    /// P3: one card of either length is drawn.
    JourneyDraw,
    /// P3: one of the two is kept.
    JourneyKeep(Length),
    /// P3: the card that was drawn by hand, as far as it was read.
    Journey { length: Length, rows: Rows },
    /// A row of it that was left open.
    JourneyRow { row: u8, entry: Row, word: bool },
    /// P4: the four deed tokens that were drawn, or a draw.
    Deeds(Option<Vec<Location>>),
    /// P4: where Gandalf starts.
    GandalfStart(Location),
    /// P8: Frodo advances. `free`: a card spares the Corruption of R11.
    Advance { free: bool },
    /// P9: Frodo advances by a card.
    CardAdvance,
    /// P9: Gandalf's move of the turn. `word`: on the Ring-bearer's word, whatever the board says.
    Gandalf { to: Location, word: bool },
    /// P9: a move of Gandalf's that a card gives.
    CardGandalf { to: Location, word: bool },
    /// P10: Gandalf is revealed.
    Reveal,
    /// P10: the token by which he hides again.
    Hide(Location),
    /// P16: the token by which he flees, drawn by hand.
    Flee(Location),
    /// P11: he completes a deed.
    Deed,
    /// P12: he is in Rivendell.
    Rivendell,
    /// P18: the Lord of the Nazgûl comes into play (`true`) or leaves it.
    Lord(bool),
    /// P20: the card and the position stay.
    CourseKeep,
    /// P20: another card, drawn by hand if there are rows.
    CourseChange(Option<Rows>),
    /// P20: so many cards to choose from.
    CourseDraw(u8),
    /// P20: the card with this number among them, from 1 on.
    CourseTake(u8),
    /// A card changes the Journey card outside an escape.
    CardCourse(Option<Rows>),
}

/// The rows of a Journey card, as far as they were read from it, the start first.
#[derive(Clone, PartialEq, Eq)]
pub struct Rows {
    pub rows: Vec<Row>,
    /// On the Ring-bearer's word, whatever the board says.
    pub word: bool,
}

impl fmt::Debug for Command {
    /// Nothing: many of them are secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Canceller {
    /// A Company card, which is flipped for it.
    Company(Companion),
    Card,
}

impl Command {
    /// The part of the game that a command belongs to, if it belongs to one only.
    pub fn part(&self) -> Option<u8> {
        match self {
            Self::Start(_)
            | Self::Information(_)
            | Self::Give(_)
            | Self::Move { .. }
            | Self::CardMove { .. }
            | Self::Escape { .. } => Some(1),
            Self::JourneyDraw
            | Self::JourneyKeep(_)
            | Self::Journey { .. }
            | Self::JourneyRow { .. }
            | Self::Deeds(_)
            | Self::GandalfStart(_)
            | Self::Advance { .. }
            | Self::CardAdvance
            | Self::Gandalf { .. }
            | Self::CardGandalf { .. }
            | Self::Reveal
            | Self::Hide(_)
            | Self::Flee(_)
            | Self::Deed
            | Self::Rivendell
            | Self::Lord(_)
            | Self::CourseKeep
            | Self::CourseChange(_)
            | Self::CourseDraw(_)
            | Self::CourseTake(_)
            | Self::CardCourse(_) => Some(2),
            _ => None,
        }
    }
}
