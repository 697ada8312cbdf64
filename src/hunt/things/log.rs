//! What stands on the Journey log and on Gandalf's, and what becomes of the Information tokens.

use crate::hunt::board::Location;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::IntoStaticStr;

/// An entry on the Journey log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    Dot,
    Location(Location),
    /// R28: an escape that went nowhere.
    Slash,
}

impl Entry {
    /// The location, if it is one.
    pub fn location(self) -> Option<Location> {
        if let Self::Location(location) = self { Some(location) } else { None }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dot => f.write_str("."),
            Self::Location(location) => location.fmt(f),
            Self::Slash => f.write_str("/"),
        }
    }
}

impl From<Option<Location>> for Entry {
    /// A move to nowhere in particular is a dot.
    fn from(to: Option<Location>) -> Self {
        to.map_or(Self::Dot, Self::Location)
    }
}

impl Serialize for Entry {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "." => Ok(Self::Dot),
            "/" => Ok(Self::Slash),
            place => place.parse().map(Self::Location).map_err(serde::de::Error::custom),
        }
    }
}

/// What became of one of the five Information tokens.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TokenNow {
    /// Behind the screen, to be found.
    Kept,
    /// R22: turned over, never to be found.
    Hidden,
    /// R2, R21: with the Ringwraiths.
    Found,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GandalfBy {
    /// P4: his start.
    Start,
    /// P9: a move; `word`: on the Ring-bearer's word.
    Move { word: bool },
    /// P10: the token by which he hides again.
    Hiding,
    /// P16: the token by which he flees.
    Fleeing { drawn: bool },
}
