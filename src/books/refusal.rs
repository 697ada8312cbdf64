//! Why a command is refused in any game whose books are kept (G14).

use super::Unknown;
use serde::{Serialize, Serializer};
use strum::VariantNames;

/// Why not, whatever is played. The words are in the house's language files, as `refused-…`; a game's refusal has these
/// among its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The game was opened already, or was not yet.
    OpenedOnce,
    /// It comes after `begin`.
    BeforeBegin,
    /// It comes before `begin`.
    AfterBegin,
    /// The game is over.
    GameIsOver,
    /// The game is not over.
    GameGoesOn,
    /// It belongs to another step: which, and where the game stands.
    OutOfStep { step: String, now: String },
    /// It was given already, and is given once.
    GivenOnce { command: String },
    /// Nothing has this name; what comes nearest.
    NoSuchName {
        word: String,
        #[serde(serialize_with = "or_empty")]
        nearest: String,
    },
    /// More than one begins so.
    SeveralNames { word: String, names: String },
    /// A number beyond these bounds.
    OutOfRange { number: u64, least: u64, most: u64 },
    /// A track has no such number.
    BeyondTrack { top: u16 },
    /// Hands draw, and have not said what; nor the word by which the program would.
    UntoldDraw {
        #[serde(serialize_with = "or_empty")]
        behind: &'static str,
        count: usize,
        app: &'static str,
    },
    /// Another number of dice or tiles.
    OtherCount { told: usize, count: usize },
    /// No chances are told in this game.
    OddsOff,
    /// Something was drawn already.
    WordTooLate,
}

/// A text, or the word `empty` where there is none: by that a sentence knows it.
pub(crate) fn or_empty<S: Serializer>(text: impl AsRef<str>, serializer: S) -> Result<S::Ok, S::Error> {
    let text = text.as_ref();
    serializer.serialize_str(if text.is_empty() { "empty" } else { text })
}

impl Refusal {
    /// The number is one of the page's, and not beyond it.
    pub fn within(number: impl Into<u64>, least: u64, most: u64) -> Result<(), Self> {
        let number = number.into();
        if (least..=most).contains(&number) { Ok(()) } else { Err(Self::OutOfRange { number, least, most }) }
    }

    /// A name that one of a list should be, and is not.
    pub fn of_name(word: &str, unknown: Unknown) -> Self {
        let word = word.to_owned();
        match unknown {
            Unknown::NoSuch { nearest } => Self::NoSuchName { word, nearest },
            Unknown::Several { names } => Self::SeveralNames { word, names },
        }
    }
}

/// Why a command is refused, and whether the table's word would go past it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Refused<R> {
    pub why: R,
    /// Whether `!` behind the same command would go on (G10).
    #[serde(skip)]
    pub yields: bool,
}

impl<R> From<R> for Refused<R> {
    fn from(why: R) -> Self {
        Self { why, yields: false }
    }
}

impl<R: VariantNames> VariantNames for Refused<R> {
    const VARIANTS: &'static [&'static str] = R::VARIANTS;
}
