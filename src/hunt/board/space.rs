//! What a board is made of, by name: locations, exits, areas and sections.

use crate::file::{NotOne, written_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A numbered location (1 to 999) or an exit (a capital letter).
///
/// Numbers sort before exits, each ascending: the order in which every list of locations is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Location(u16);

const FIRST_EXIT: u16 = 1000;

impl Location {
    /// The location with this number, if it is one from 1 to 999.
    pub fn number(number: u16) -> Option<Self> {
        (1..FIRST_EXIT).contains(&number).then_some(Self(number))
    }

    /// The exit with this letter, in either case.
    pub fn exit(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        letter.is_ascii_uppercase().then(|| Self(FIRST_EXIT + (letter as u16 - 'A' as u16)))
    }

    /// The number; one above 999 for an exit.
    pub(crate) fn as_number(self) -> u16 {
        self.0
    }

    /// Whether this is an exit: lettered, and the end of Frodo's road.
    pub fn is_exit(self) -> bool {
        self.0 >= FIRST_EXIT
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_exit() {
            write!(f, "{}", (b'A' + (self.0 - FIRST_EXIT) as u8) as char)
        } else {
            write!(f, "{}", self.0)
        }
    }
}

impl FromStr for Location {
    type Err = NotOne;

    /// Reads `22`, `022` or `C`.
    fn from_str(word: &str) -> Result<Self, NotOne> {
        if word.bytes().all(|b| b.is_ascii_digit()) {
            word.parse().ok().and_then(Self::number).ok_or(NotOne)
        } else {
            let mut letters = word.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Self::exit(letter).ok_or(NotOne),
                _ => Err(NotOne),
            }
        }
    }
}

/// A third of the board, `I` to `VI`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Section(u8);

const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// The sections of either side of the board.
const SECTIONS: u8 = 3;
/// The letter of the last area that a section can have.
const LAST_AREA: u8 = b'D';

impl Section {
    fn is_of_part(self, part: u8) -> bool {
        self.0 / SECTIONS + 1 == part
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ROMAN[usize::from(self.0)])
    }
}

impl FromStr for Section {
    type Err = NotOne;

    fn from_str(word: &str) -> Result<Self, NotOne> {
        ROMAN.iter().position(|roman| roman.eq_ignore_ascii_case(word)).map(|at| Self(at as u8)).ok_or(NotOne)
    }
}

/// A part of a section, `II-A`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Area {
    section: Section,
    letter: u8,
}

impl Area {
    /// The section that this area is a part of.
    pub fn section(self) -> Section {
        self.section
    }

    /// All areas that a part of the game can have (R19).
    pub fn all_of_part(part: u8) -> Vec<Self> {
        let sections = (0..ROMAN.len() as u8).map(Section).filter(|section| section.is_of_part(part));
        sections.flat_map(|section| (b'A'..=LAST_AREA).map(move |letter| Self { section, letter })).collect()
    }

    /// Whether it is one of the areas that a part of the game can have (R19): sections I to III in Part 1, IV to VI in
    /// Part 2, and A to D in each.
    pub fn is_of_part(self, part: u8) -> bool {
        self.section.is_of_part(part) && (b'A'..=LAST_AREA).contains(&self.letter)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.section, self.letter as char)
    }
}

impl FromStr for Area {
    type Err = NotOne;

    /// Reads `II-A`, in either case, and `IIA` as hands type it.
    fn from_str(word: &str) -> Result<Self, NotOne> {
        let mut letters = word.chars();
        let letter = letters.next_back().ok_or(NotOne)?.to_ascii_uppercase();
        let section = letters.as_str();
        let dashed = section.strip_suffix('-');
        let section = dashed.unwrap_or(section).parse()?;
        // Without the dash, a roman figure at the end is not a letter: `VII` is a slip, and not `VI-I`.
        if !letter.is_ascii_uppercase() || (dashed.is_none() && matches!(letter, 'I' | 'V' | 'X')) {
            return Err(NotOne);
        }
        Ok(Self { section, letter: letter as u8 })
    }
}

/// What a Perception asks about: one area, or a whole section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Region {
    Area(Area),
    Section(Section),
}

impl Region {
    /// Whether a part of the game can have it (R19).
    pub fn is_of_part(self, part: u8) -> bool {
        match self {
            Self::Area(area) => area.is_of_part(part),
            Self::Section(section) => section.is_of_part(part),
        }
    }

    pub fn holds(self, area: Area) -> bool {
        match self {
            Self::Area(this) => this == area,
            Self::Section(section) => section == area.section(),
        }
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Area(area) => area.fmt(f),
            Self::Section(section) => section.fmt(f),
        }
    }
}

impl FromStr for Region {
    type Err = NotOne;

    fn from_str(word: &str) -> Result<Self, NotOne> {
        // The section first: `VI` is the sixth section and not the area I of the fifth.
        word.parse().map(Self::Section).or_else(|_| word.parse().map(Self::Area))
    }
}

written_as_text!(Location, Section, Area, Region);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_told() {
        for (typed, told) in [("22", "22"), ("022", "22"), ("c", "C"), ("999", "999")] {
            assert_eq!(typed.parse::<Location>().map(|l| l.to_string()), Ok(told.into()));
        }
        for wrong in ["", "0", "1000", "99999999", "CC", "-1", "2 2", "é", "1A", "+5"] {
            assert_eq!(wrong.parse::<Location>(), Err(NotOne), "{wrong}");
        }
        for (typed, told) in
            [("II-A", "II-A"), ("iib", "II-B"), ("vi", "VI"), ("VIC", "VI-C"), ("i-v", "I-V")]
        {
            assert_eq!(typed.parse::<Region>().map(|r| r.to_string()), Ok(told.into()));
        }
        for wrong in ["", "VII", "A", "II-", "II-AB", "2-A", "II--A", "II-1"] {
            assert_eq!(wrong.parse::<Region>(), Err(NotOne), "{wrong}");
        }
    }

    #[test]
    fn numbers_come_before_exits() {
        let mut all: Vec<Location> = ["C", "10", "A", "9"].iter().map(|w| w.parse().unwrap()).collect();
        all.sort();
        assert_eq!(all.iter().map(Location::to_string).collect::<Vec<_>>(), ["9", "10", "A", "C"]);
    }
}
