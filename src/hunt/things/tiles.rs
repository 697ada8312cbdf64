//! Corruption tiles and the sets they come in.

use super::the_box::{BEIGE_TILES, GREY_TILES, RED_TILES};
use crate::file::{Fault, Faults, Json, NotOne, list, name, object, written_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is printed on a Corruption tile. Numbers sort before the Eye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Value {
    /// That much Corruption, 0 to 9.
    Number(u8),
    /// As much Corruption as Eyes then lie beside the track.
    Eye,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Eye => f.write_str("eye"),
        }
    }
}

impl FromStr for Value {
    type Err = NotOne;

    fn from_str(word: &str) -> Result<Self, NotOne> {
        if word.eq_ignore_ascii_case("eye") {
            return Ok(Self::Eye);
        }
        let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
        match word.parse() {
            Ok(number @ 0..=9) if digits => Ok(Self::Number(number)),
            _ => Err(NotOne),
        }
    }
}

/// A Corruption tile. Beige and grey ones are alike; a red one cannot be cancelled (R25). In a pool tiles are
/// sorted by value, a red one after its like: the order from which draws are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile {
    pub value: Value,
    /// Whether it is one of the two special ones.
    pub red: bool,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.red { "r" } else { "" })
    }
}

impl FromStr for Tile {
    type Err = NotOne;

    /// Reads `3`, `eye`, `3r` or `eyer`.
    fn from_str(word: &str) -> Result<Self, NotOne> {
        match word.strip_suffix(['r', 'R']) {
            Some(value) => value.parse().map(|value| Self { value, red: true }),
            None => word.parse().map(|value| Self { value, red: false }),
        }
    }
}

written_as_text!(Value, Tile);

/// The values on the tiles of a box (R6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileSet {
    pub name: String,
    /// The tiles that are in the pool from the first day.
    pub beige: Vec<Value>,
    /// The tiles that join in Part 2.
    pub grey: Vec<Value>,
    /// The tiles that a Sorcery card brings in.
    pub red: Vec<Value>,
}

impl TileSet {
    /// Reads a tile set (`underhill-tiles/1`).
    /// Else every fault of the file; a file with one is not loaded at all.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let (entries, mut faults) =
            object(bytes, "underhill-tiles/1", &["format", "name", "beige", "grey", "red"])?;
        let name = name(&entries, &mut faults);
        if crate::file::value(&entries, "beige").is_none() {
            faults.add(Fault::MissingKey { key: "beige".into() });
        }
        let mut values = |key: &str| values(list(&entries, key, &mut faults), key, &mut faults);
        let (beige, grey, red) = (values("beige"), values("grey"), values("red"));
        faults.check()?;
        Ok(Self { name, beige, grey, red })
    }

    /// Whether there are as many tiles of each colour as in the box.
    pub fn is_complete(&self) -> bool {
        (self.beige.len(), self.grey.len(), self.red.len()) == (BEIGE_TILES, GREY_TILES, RED_TILES)
    }
}

fn values(items: &[Json], key: &str, faults: &mut Faults) -> Vec<Value> {
    let mut values = Vec::new();
    for item in items {
        let value = match item {
            Json::Text(text) if text == "eye" => Some(Value::Eye),
            Json::Whole(number @ 0..=9) => Some(Value::Number(*number as u8)),
            _ => None,
        };
        match value {
            Some(value) => values.push(value),
            None => faults.add(Fault::WantsTile { key: key.into(), item: item.to_string() }),
        }
    }
    values
}
