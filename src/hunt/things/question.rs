//! What the Ringwraiths ask, and what they are answered (R17–R19, P14, P16).

use crate::hunt::board::{Location, Region};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// R17.
    Search(Location),
    /// R18.
    Hunt(Location),
    /// R19, P14.
    Perception(Region),
    /// P14: a Perception with the Morgul Ring, which tells who it is.
    Morgul(Region),
}

impl Question {
    /// The place that it is about, if it is about one.
    pub fn place(self) -> Option<Location> {
        match self {
            Self::Search(place) | Self::Hunt(place) => Some(place),
            Self::Perception(_) | Self::Morgul(_) => None,
        }
    }
}

/// A question, and whether a card asks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// A card may ask in the Ring-bearer's turn too.
    pub card: bool,
    pub question: Question,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Answer {
    /// R17–R19.
    No,
    /// R17–R19.
    Yes,
    /// R18: to a Hunt, at the last location.
    FrodoIsHere,
    /// P16: to a Hunt where Gandalf is, and Frodo never was.
    GandalfIsFound,
    /// P16: to a Hunt where Gandalf is, and Frodo was.
    YesGandalfIsFound,
    /// P16: to a Hunt where both are.
    BothAreFound,
    /// P14: to a Perception with the Morgul Ring.
    Frodo,
    /// P14: likewise.
    Gandalf,
    /// P14: likewise.
    FrodoAndGandalf,
}

impl Answer {
    /// Whether it is a yes: a Hunt that finds Gandalf alone is a no for Frodo (P16).
    pub fn is_yes(self) -> bool {
        !matches!(self, Self::No | Self::GandalfIsFound)
    }

    /// Whether Frodo was found, and an encounter follows (R18).
    pub fn frodo_is_here(self) -> bool {
        matches!(self, Self::FrodoIsHere | Self::BothAreFound)
    }

    /// Whether Gandalf was found, and flees (P16).
    pub fn gandalf_is_found(self) -> bool {
        matches!(self, Self::GandalfIsFound | Self::YesGandalfIsFound | Self::BothAreFound)
    }

    /// Whether Frodo's track was found, and a token is laid (R17, R18).
    pub fn finds_a_track(self) -> bool {
        matches!(self, Self::Yes | Self::FrodoIsHere | Self::YesGandalfIsFound | Self::BothAreFound)
    }
}

/// Which side of a Track token is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// Found by a Search.
    Eye,
    /// Found by a Hunt.
    Sword,
}

impl Side {
    /// The word for it; `None`: the token is off.
    pub fn word(side: Option<Self>) -> &'static str {
        side.map_or("off", Into::into)
    }
}
