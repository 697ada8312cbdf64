//! What can be said in any game whose books are kept, and what happens by it: the game's own is one arm of each.

use super::{Change, Rules};
use serde::{Deserialize, Serialize};

/// What is agreed by `new` in every such game (G1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Agreed {
    /// `draws=hand`: whoever does not say what fell is asked for it (G7).
    pub by_hand: bool,
    /// `odds=off`: no chances are told (G12).
    pub without_odds: bool,
    /// `seed=N`: all draws come from this number, which everybody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// By whose word a command goes (G10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Rules,
    Table,
}

impl Word {
    /// A rule, past which the table's word goes.
    pub(crate) fn unless<R>(self, holds: bool, refusal: R) -> Result<(), R> {
        if holds || self == Self::Table { Ok(()) } else { Err(refusal) }
    }

    /// Likewise where a rule may stand against it: why, if it does.
    pub(crate) fn unless_not<R>(self, against: Option<R>) -> Result<(), R> {
        against.filter(|_| self == Self::Rules).map_or(Ok(()), Err)
    }
}

/// What is asked to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<G: Rules> {
    /// The game begins.
    New(Agreed, G::Options),
    /// G2: a word of the table's, which is mixed into every draw.
    TableWord(String),
    /// G17: who sits there, and behind that his name; nobody without one.
    Seat(String),
    /// G18: what lies at a place; nothing any more without a text.
    Park(String, Option<String>),
    /// A statement to the table.
    Tell(String),
    Note(String),
    /// G8: a number is set right.
    Track(G::Track, Change),
    /// G9: where the table stands.
    Phase(G::Phase),
    Own(G::OwnCommand, Word),
}

/// What happened: `O` is what the game agrees on, `E` what happens in it alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event<O, E> {
    /// The game was opened.
    New { agreed: Agreed, options: O },
    /// The table gave its word for the draws.
    TableWord { word: String },
    /// Somebody sits there, or nobody.
    Seat { who: String, name: Option<String> },
    /// This lies there, or nothing any more.
    Park { place: String, text: Option<String> },
    /// Somebody said something to the table.
    Told { text: String },
    /// Somebody noted something.
    Noted { text: String },
    /// What stands beside it goes by the table's word (G8 to G10).
    ByWord,
    /// The program drew so often of a kind (G7).
    Drew { kind: String, count: u64 },
    /// What happens in this game alone.
    Own(E),
}

impl<O, E> Event<O, E> {
    /// What happened in this game alone, if it did.
    pub fn own(&self) -> Option<&E> {
        match self {
            Self::Own(event) => Some(event),
            _ => None,
        }
    }
}
