//! The owner's box as a file, `fate-box/1`: what the seed lacks, typed by the owner or learned in play. A missing key costs only
//! what the page says it costs; a file with a fault is not loaded.

mod board;
mod cards;
mod people;
mod reading;
mod written;

use super::deck::Kind;
use super::dice::Sides;
use super::nazgul::Borders;
use super::terms::{Army, CARDS, NAZGUL, Site};
use crate::file::{Fault, name, object};
use reading::Reading;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

const FORMAT: &str = "fate-box/1";
const KEYS: [&str; 15] = [
    "format",
    "name",
    "hope",
    "threat",
    "search",
    "battle",
    "borders",
    "places",
    "troops",
    "lines",
    "cards",
    "skies",
    "objectives",
    "characters",
    "player",
];
/// The most specials, and the names of those that no file lists.
const SPECIALS: [&str; 2] = ["drums", "wheels"];
/// What the file says. What it does not say is empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FateBox {
    pub name: String,
    /// Hope at the start, and its top.
    pub hope: Option<(u8, u8)>,
    /// The rates of the seven spaces.
    pub threat: Option<Vec<u8>>,
    pub search: Option<Sides>,
    pub battle: Option<Sides>,
    /// Regions beside each other.
    pub borders: Option<Borders>,
    pub places: Option<BTreeMap<String, Place>>,
    pub troops: Option<BTreeMap<String, Troops>>,
    /// Places from the red one to the haven.
    pub lines: Option<BTreeMap<String, Vec<String>>>,
    /// Ordinary shadow cards, with how many there are of each.
    #[serde(with = "as_list")]
    pub cards: BTreeMap<Kind, u32>,
    pub specials: Vec<Kind>,
    /// Places on Skies Darken cards.
    pub skies: Vec<String>,
    /// Objectives with the characters that they need, without the last one.
    pub objectives: Option<BTreeMap<String, Objective>>,
    pub characters: Option<BTreeMap<String, String>>,
    /// Region cards, with how many there are of each.
    pub player: Option<BTreeMap<String, u32>>,
}

/// A map whose keys are more than a text, as a list.
mod as_list {
    use super::{BTreeMap, Deserialize, Kind, Serialize};
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(cards: &BTreeMap<Kind, u32>, to: S) -> Result<S::Ok, S::Error> {
        cards.iter().collect::<Vec<_>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<Kind, u32>, D::Error> {
        Ok(Vec::deserialize(from)?.into_iter().collect())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub region: String,
    /// Shadow troops start there.
    pub red: bool,
    /// Haven, stronghold or neither, as printed.
    pub site: Site,
    pub army: Option<Army>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Troops {
    pub shadow: u8,
    pub friendly: BTreeMap<Army, u8>,
}

impl Troops {
    pub fn friends(&self) -> u8 {
        self.friendly.values().sum()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Objective {
    /// Characters without whom it cannot be done.
    pub needs: Vec<String>,
    /// Shadow troops that it adds or sets aside.
    pub shadow: u8,
}

/// The specials where no file lists them.
pub fn specials() -> Vec<Kind> {
    SPECIALS.map(|name| Kind { name: name.to_owned(), back: None, front: None }).to_vec()
}

impl FateBox {
    /// What its `format` says before the number.
    pub const KIND: &str = "fate-box";
    pub const PRACTICE_NAME: &str = "Practice box (invented)";
    /// The practice box: ours, invented.
    pub const PRACTICE: &str = include_str!("../../../resources/boards/fate-practice.json");

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let (entries, faults) = object(bytes, FORMAT, &KEYS)?;
        let mut reading = Reading { entries, faults };
        let mut read = Self { specials: specials(), ..Self::default() };
        read.name = name(&reading.entries, &mut reading.faults);
        reading.numbers(&mut read);
        reading.map(&mut read);
        reading.shadow_cards(&mut read);
        reading.people(&mut read);
        reading.faults.check()?;
        Ok(read)
    }

    /// `N places, L lines, C cards` (G15).
    pub fn counts(&self) -> (usize, usize, usize) {
        let places = self.places.as_ref().map_or(0, BTreeMap::len);
        let lines = self.lines.as_ref().map_or(0, BTreeMap::len);
        (places, lines, self.cards.values().sum::<u32>() as usize + self.specials.len())
    }

    /// The regions that there are; any word is one where this is empty.
    pub fn regions(&self) -> BTreeSet<String> {
        if self.borders.is_none() && self.places.is_none() {
            return BTreeSet::new();
        }
        let borders = self.borders.iter().flat_map(BTreeMap::keys).cloned();
        let places = self.places.iter().flat_map(BTreeMap::values).map(|place| place.region.clone());
        borders.chain(places).chain(NAZGUL.map(|(region, _)| region.to_owned())).collect()
    }

    /// Whether all 48 are listed.
    pub fn lists_all(&self) -> bool {
        self.cards.values().sum::<u32>() == CARDS
    }
}

/// Whether a text can be a name (G13).
pub fn is_name(word: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric() && !letter.is_uppercase() || letter == '-';
    !word.is_empty() && word.chars().all(letter)
}
