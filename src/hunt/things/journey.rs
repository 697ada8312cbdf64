//! The Journey card of Part 2: what is on it, as far as it is known (P3, P7).

use crate::books::named;
use crate::file::{NotOne, written_as_text};
use crate::hunt::board::Location;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

named! {
    /// The two kinds of Journey cards.
    pub enum Length {
        Short,
        Long,
    }
}

impl Length {
    /// How many moves lead to Rivendell.
    pub fn moves(self) -> u8 {
        match self {
            Self::Short => 14,
            Self::Long => 16,
        }
    }

    /// The Corruption at which Frodo is lost.
    pub fn limit(self) -> u16 {
        match self {
            Self::Short => 12,
            Self::Long => 14,
        }
    }
}

/// A row of a Journey card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Row {
    /// In the Wild.
    Dot,
    /// A location or an exit.
    Place {
        location: Location,
        /// P15: whether it is marked as a shelter.
        shelter: bool,
    },
}

impl Row {
    /// Where the row leads, unless into the Wild.
    pub fn location(self) -> Option<Location> {
        match self {
            Self::Dot => None,
            Self::Place { location, .. } => Some(location),
        }
    }

    /// Whether it leads to the same place: whoever types a card may leave its stars out.
    pub fn is_like(self, other: Self) -> bool {
        self.location() == other.location()
    }

    pub fn is_exit(self) -> bool {
        self.location().is_some_and(Location::is_exit)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dot => f.write_str("."),
            Self::Place { location, shelter } => write!(f, "{location}{}", if *shelter { "*" } else { "" }),
        }
    }
}

impl FromStr for Row {
    type Err = NotOne;

    /// Reads `.`, `8`, `8*` or `A`.
    fn from_str(word: &str) -> Result<Self, NotOne> {
        if word == "." {
            return Ok(Self::Dot);
        }
        let (place, shelter) = match word.strip_suffix('*') {
            Some(place) => (place, true),
            None => (word, false),
        };
        match place.parse::<Location>() {
            Ok(exit) if exit.is_exit() && shelter => Err(NotOne),
            place => place.map(|location| Self::Place { location, shelter }),
        }
    }
}

written_as_text!(Row);

/// The Journey card behind the screen, as far as it is known. Row 0 is the start.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Journey {
    /// Which deck it is from (P3).
    pub length: Length,
    /// Its rows; `None`: not yet read from the card.
    pub rows: Vec<Option<Row>>,
    /// The rows that nobody has told: under rules 4 and before they were filled in from the one known card that the others
    /// fit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub filled: Vec<u8>,
    /// The rows that stand by the Ring-bearer's word, whatever the board says: they are not looked at again (P3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_word: Vec<u8>,
}

/// A card as it stands in a record.
#[derive(Deserialize)]
struct Stored {
    length: Length,
    rows: Vec<Option<Row>>,
    #[serde(default)]
    filled: Vec<u8>,
    #[serde(default)]
    by_word: Vec<u8>,
}

impl TryFrom<Stored> for Journey {
    type Error = &'static str;

    fn try_from(Stored { length, rows, filled, by_word }: Stored) -> Result<Self, Self::Error> {
        let whole = rows.len() == usize::from(length.moves()) + 1;
        if whole && filled.iter().chain(&by_word).all(|at| usize::from(*at) < rows.len()) {
            Ok(Self { length, rows, filled, by_word })
        } else {
            Err("a card with another number of rows")
        }
    }
}

impl fmt::Debug for Journey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Journey {
    pub fn of_card(length: Length, card: &Card) -> Self {
        let rows = card.rows.iter().copied().map(Some).collect();
        Self { length, rows, filled: Vec::new(), by_word: Vec::new() }
    }

    /// The rows from the start to this step, as far as they are known.
    pub fn walked(&self, step: u8) -> impl DoubleEndedIterator<Item = Row> + '_ {
        self.rows.iter().take(usize::from(step) + 1).filter_map(|row| *row)
    }

    /// P7: the last location on the way to this step.
    pub fn last_location(&self, step: u8) -> Option<Location> {
        self.walked(step).rev().find_map(Row::location)
    }

    /// The dots after the last location.
    pub fn dots(&self, step: u8) -> u16 {
        self.walked(step).rev().take_while(|row| *row == Row::Dot).count() as u16
    }

    /// P7: whether the way to this step leads over the location.
    pub fn features(&self, location: Location, step: u8) -> bool {
        self.walked(step).any(|row| row.location() == Some(location))
    }

    /// P15: whether the card marks the location as a shelter.
    pub fn shelters(&self, location: Location) -> bool {
        self.rows.contains(&Some(Row::Place { location, shelter: true }))
    }

    pub fn row(&self, step: u8) -> Option<Row> {
        self.rows.get(usize::from(step)).copied().flatten()
    }

    /// The rows that are known without a gap, the start first.
    pub fn known(&self) -> Vec<Row> {
        self.rows.iter().map_while(|row| *row).collect()
    }

    pub fn whole(&self) -> Option<Vec<Row>> {
        self.rows.iter().copied().collect()
    }

    pub fn is(&self, card: &Card) -> bool {
        self.rows.len() == card.rows.len()
            && self
                .rows
                .iter()
                .zip(&card.rows)
                .all(|(row, printed)| row.is_some_and(|row| row.is_like(*printed)))
    }

    pub(in crate::hunt) fn open_filled(&mut self) {
        for at in std::mem::take(&mut self.filled) {
            self.rows[usize::from(at)] = None;
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// What tells it from the others of its deck.
    pub name: String,
    /// The start, and one row for each step.
    pub rows: Vec<Row>,
}

impl Card {
    /// P3: as many rows as the journey has, a location first, and the last one the only exit.
    pub(super) fn is_sound(&self, length: Length) -> bool {
        self.rows.len() == usize::from(length.moves()) + 1
            && self.rows.first().is_some_and(|row| row.location().is_some())
            && end_in_their_only_exit(&self.rows)
    }

    /// The locations that it leads over, the start first.
    pub fn places(&self) -> Vec<Location> {
        self.rows.iter().filter_map(|row| row.location()).collect()
    }

    /// P7: the last location on the way to this step.
    pub fn last_location(&self, step: u8) -> Option<Location> {
        self.rows.iter().take(usize::from(step) + 1).rev().find_map(|row| row.location())
    }
}

pub(super) fn end_in_their_only_exit(rows: &[Row]) -> bool {
    rows.last().is_some_and(|row| row.is_exit()) && rows.iter().filter(|row| row.is_exit()).count() == 1
}
