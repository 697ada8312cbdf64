//! The owner's box as a file, `fate-box/1`: what the seed lacks, typed by the owner or learned in play. A missing key costs only
//! what the page says it costs; a file with a fault is not loaded.

use super::deck::{Front, Kind};
use super::dice::Sides;
use super::nazgul::Borders;
use super::terms::{Army, Back, CARDS, Die, NAZGUL, Order, SHADOW_TROOPS, Site, Symbol};
use crate::file::{Fault, Faults, Json, object, value};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const FORMAT: &str = "fate-box/1";
pub(super) const KEYS: [&str; 15] = [
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
/// The most places on Skies Darken cards.
const MOST_SKIES: usize = 12;
/// All Shadow troops but the nine of the set-up (F5).
const MOST_SHADOW: u32 = SHADOW_TROOPS as u32 - 9;

/// What the file says. What it does not say is empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FateBox {
    /// What it is called.
    pub name: String,
    /// Hope at the start, and its top.
    pub hope: Option<(u8, u8)>,
    /// The rates of the seven spaces.
    pub threat: Option<Vec<u8>>,
    /// The search die.
    pub search: Option<Sides>,
    /// The battle die.
    pub battle: Option<Sides>,
    /// Regions beside each other.
    pub borders: Option<Borders>,
    /// Places by name.
    pub places: Option<BTreeMap<String, Place>>,
    /// What stands there at the start.
    pub troops: Option<BTreeMap<String, Troops>>,
    /// Places from the red one to the haven.
    pub lines: Option<BTreeMap<String, Vec<String>>>,
    /// Ordinary shadow cards, with how many there are of each.
    #[serde(with = "as_list")]
    pub cards: BTreeMap<Kind, u32>,
    /// The specials, two of them.
    pub specials: Vec<Kind>,
    /// Places on Skies Darken cards.
    pub skies: Vec<String>,
    /// Objectives with the characters that they need, without the last one.
    pub objectives: Option<BTreeMap<String, Objective>>,
    /// Characters, with where each starts.
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

/// A place of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Where it lies.
    pub region: String,
    /// Shadow troops start there.
    pub red: bool,
    /// Haven, stronghold or neither, as printed.
    pub site: Site,
    /// Its colour.
    pub army: Option<Army>,
}

/// Troops at a place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Troops {
    /// Shadow troops.
    pub shadow: u8,
    /// Friendly ones, by army.
    pub friendly: BTreeMap<Army, u8>,
}

impl Troops {
    /// Friendly troops of all armies.
    pub fn friends(&self) -> u8 {
        self.friendly.values().sum()
    }
}

/// An objective.
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
    /// The practice box: ours, invented.
    pub const PRACTICE: &str = include_str!("../../resources/boards/fate-practice.json");

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let (entries, faults) = object(bytes, FORMAT, &KEYS)?;
        let mut reading = Reading { entries, faults };
        let mut read = Self { specials: specials(), ..Self::default() };
        if let Some(name) = value(&reading.entries, "name") {
            match name {
                Json::Text(name) => read.name.clone_from(name),
                other => reading.faults.add(Fault::WantsText { key: "name".into(), item: other.to_string() }),
            }
        }
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

struct Reading {
    entries: Vec<(String, Json)>,
    faults: Faults,
}

impl Reading {
    fn wrong(&mut self, key: &str, item: impl ToString) {
        self.faults.add(Fault::CannotStand { key: key.to_owned(), item: item.to_string() });
    }

    fn strange(&mut self, key: &str, item: &str, of: &str) {
        self.faults.add(Fault::NotAmong { key: key.to_owned(), item: item.to_owned(), of: of.to_owned() });
    }

    fn list(&mut self, key: &str) -> Option<Vec<Json>> {
        match value(&self.entries, key)? {
            Json::List(items) => Some(items.clone()),
            _ => {
                self.faults.add(Fault::WantsList { key: key.to_owned() });
                None
            }
        }
    }

    /// Names with what stands behind each.
    fn object(&mut self, key: &str) -> Option<Vec<(String, Json)>> {
        let Json::Object(items) = value(&self.entries, key)?.clone() else {
            self.faults.add(Fault::WantsObject { key: key.to_owned() });
            return None;
        };
        for (at, (name, _)) in items.iter().enumerate() {
            if items[..at].iter().any(|(other, _)| other == name) {
                self.faults.add(Fault::Twice { key: key.to_owned(), item: name.clone() });
            }
        }
        Some(items)
    }

    /// The same where a text stands behind each: its words.
    fn texts(&mut self, key: &str) -> Option<Vec<(String, Vec<String>)>> {
        let items = self.object(key)?;
        let mut texts = Vec::new();
        for (name, item) in items {
            match item {
                Json::Text(text) => texts.push((name, text.split_whitespace().map(str::to_owned).collect())),
                other => self.faults.add(Fault::WantsText { key: key.to_owned(), item: other.to_string() }),
            }
        }
        Some(texts)
    }

    fn number(&mut self, key: &str, item: &Json, least: i64, most: i64) -> Option<u8> {
        match item {
            Json::Whole(number) if (least..=most).contains(number) => Some(*number as u8),
            other => {
                self.wrong(key, other);
                None
            }
        }
    }

    fn numbers(&mut self, read: &mut FateBox) {
        if let Some(items) = self.list("hope") {
            let hope: Option<Vec<u8>> = items.iter().map(|item| self.number("hope", item, 1, 20)).collect();
            match hope.as_deref() {
                Some([start, top]) if start <= top => read.hope = Some((*start, *top)),
                Some(other) => self.wrong("hope", format!("{other:?}")),
                None => {}
            }
        }
        if let Some(items) = self.list("threat") {
            let rates: Option<Vec<u8>> = items.iter().map(|item| self.number("threat", item, 1, 9)).collect();
            match rates {
                Some(rates) if rates.len() == 7 => read.threat = Some(rates),
                Some(rates) => self.wrong("threat", format!("{rates:?}")),
                None => {}
            }
        }
        (read.search, read.battle) = (self.die("search", Die::Search), self.die("battle", Die::Battle));
    }

    fn die(&mut self, key: &str, die: Die) -> Option<Sides> {
        let items = self.object(key)?;
        let mut sides = Sides::new();
        for (name, item) in items {
            let face = name.parse().ok().filter(|face| die.faces().contains(face));
            match (face, self.number(key, &item, 0, 6)) {
                (Some(face), Some(count)) => sides.push((face, count)),
                (None, _) => self.wrong(key, name),
                _ => {}
            }
        }
        let count: u8 = sides.iter().map(|(_, count)| count).sum();
        if count != 6 {
            self.wrong(key, count);
        }
        Some(sides)
    }

    fn map(&mut self, read: &mut FateBox) {
        if let Some(items) = self.list("borders") {
            let mut borders = Borders::new();
            for item in items {
                let text = item.to_string();
                let words: Vec<&str> = text.split_whitespace().collect();
                match *words {
                    [one, other] if one != other && is_name(one) && is_name(other) => {
                        let fresh = borders.entry(one.to_owned()).or_default().insert(other.to_owned());
                        borders.entry(other.to_owned()).or_default().insert(one.to_owned());
                        if !fresh {
                            self.faults.add(Fault::Twice { key: "borders".into(), item: text.clone() });
                        }
                    }
                    _ => self.wrong("borders", &text),
                }
            }
            read.borders = Some(borders);
        }
        if let Some(items) = self.texts("places") {
            let places = items.into_iter().filter_map(|(name, words)| {
                let place = self.place(&name, &words)?;
                Some((name, place))
            });
            read.places = Some(places.collect());
        }
        if let Some(items) = self.texts("troops") {
            let troops: BTreeMap<String, Troops> = items
                .into_iter()
                .filter_map(|(name, words)| {
                    self.known_place("troops", &name, read);
                    Some((name.clone(), self.troops(&name, &words)?))
                })
                .collect();
            let shadow: u32 = troops.values().map(|troops| u32::from(troops.shadow)).sum();
            if shadow > MOST_SHADOW {
                self.wrong("troops", format!("shadow {shadow}"));
            }
            for army in Army::ALL {
                let count: u32 = troops
                    .values()
                    .filter_map(|troops| troops.friendly.get(&army))
                    .map(|count| u32::from(*count))
                    .sum();
                if count > army.in_box().into() {
                    self.wrong("troops", format!("{army} {count}"));
                }
            }
            read.troops = Some(troops);
        }
        if let Some(items) = self.texts("lines") {
            let mut lines = BTreeMap::new();
            for (name, places) in items {
                places.iter().for_each(|place| self.known_place("lines", place, read));
                let different: BTreeSet<&String> = places.iter().collect();
                if places.len() < 2 || different.len() < places.len() {
                    self.wrong("lines", format!("{name}: {}", places.join(" ")));
                }
                lines.insert(name, places);
            }
            read.lines = Some(lines);
        }
        if let Some(items) = self.list("skies") {
            if items.len() > MOST_SKIES {
                self.wrong("skies", items.len());
            }
            for item in items {
                let place = item.to_string();
                self.known_place("skies", &place, read);
                read.skies.push(place);
            }
        }
    }

    fn known_place(&mut self, key: &str, place: &str, read: &FateBox) {
        match &read.places {
            Some(places) if !places.contains_key(place) => self.strange(key, place, "places"),
            None if !is_name(place) => self.wrong(key, place),
            _ => {}
        }
    }

    fn place(&mut self, name: &str, words: &[String]) -> Option<Place> {
        let (region, marks) =
            words.split_first().map_or((None, words), |(region, marks)| (Some(region), marks));
        let Some(region) = region.filter(|region| is_name(region) && is_name(name)) else {
            self.wrong("places", name);
            return None;
        };
        let mut place = Place { region: region.clone(), red: false, site: Site::None, army: None };
        for (at, mark) in marks.iter().enumerate() {
            let army = mark.parse::<Army>().ok();
            match mark.as_str() {
                _ if marks[..at].contains(mark) => {
                    self.faults.add(Fault::Twice { key: "places".into(), item: format!("{name}: {mark}") });
                }
                "red" => place.red = true,
                "haven" if place.site == Site::None => place.site = Site::Haven,
                "stronghold" if place.site == Site::None => place.site = Site::Stronghold,
                _ if army.is_some() && place.army.is_none() => place.army = army,
                _ => self.wrong("places", format!("{name}: {mark}")),
            }
        }
        Some(place)
    }

    fn troops(&mut self, name: &str, words: &[String]) -> Option<Troops> {
        let mut troops = Troops::default();
        let mut told = BTreeSet::new();
        for pair in words.chunks(2) {
            let count = pair
                .get(1)
                .and_then(|count| count.parse::<u8>().ok())
                .filter(|count| *count <= SHADOW_TROOPS);
            let army = pair[0].parse::<Army>().ok();
            let fits = (army.is_some() || pair[0] == "shadow") && told.insert(&pair[0]);
            let Some(count) = count.filter(|_| fits) else {
                self.wrong("troops", format!("{name}: {}", words.join(" ")));
                return None;
            };
            match army {
                Some(army) => drop(troops.friendly.insert(army, count)),
                None => troops.shadow = count,
            }
        }
        troops.friendly.retain(|_, count| *count > 0);
        Some(troops)
    }

    fn shadow_cards(&mut self, read: &mut FateBox) {
        let Some(items) = self.texts("cards") else { return };
        let mut specials = Vec::new();
        for (name, words) in items {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let back = |word: &str| word.parse::<Back>().ok();
            match *words {
                ["special"] => specials.push(Kind { name, back: None, front: None }),
                ["special", word] if back(word).is_some() => {
                    specials.push(Kind { name, back: back(word), front: None });
                }
                [line, place, order, back, ref count @ ..] => {
                    let count = match count {
                        [] => Some(1),
                        [count] => count.parse::<u32>().ok().filter(|count| (1..=CARDS).contains(count)),
                        _ => None,
                    };
                    let (order, back) = (order.parse::<Order>().ok(), back.parse::<Back>().ok());
                    let (Some(order), Some(back), Some(count)) = (order, back, count) else {
                        self.wrong("cards", format!("{name}: {}", words.join(" ")));
                        continue;
                    };
                    self.known_place("cards", place, read);
                    if read.lines.as_ref().is_some_and(|lines| !lines.contains_key(line)) {
                        self.strange("cards", line, "lines");
                    }
                    let front = Some(Front { line: line.to_owned(), place: place.to_owned(), order });
                    read.cards.insert(Kind { name, back: Some(back), front }, count);
                }
                _ => self.wrong("cards", format!("{name}: {}", words.join(" "))),
            }
        }
        let count: u32 = read.cards.values().sum();
        if count > CARDS || specials.len() > SPECIALS.len() {
            self.wrong("cards", count as usize + specials.len());
        }
        for name in SPECIALS {
            if specials.len() < SPECIALS.len() && specials.iter().all(|special| special.name != name) {
                specials.push(Kind { name: name.to_owned(), back: None, front: None });
            }
        }
        read.specials = specials;
    }

    fn people(&mut self, read: &mut FateBox) {
        if let Some(items) = self.texts("characters") {
            let mut characters = BTreeMap::new();
            for (name, words) in items {
                match &*words {
                    [place] => self.known_place("characters", place, read),
                    other => self.wrong("characters", format!("{name}: {}", other.join(" "))),
                }
                characters.insert(name, words.join(" "));
            }
            read.characters = Some(characters);
        }
        if let Some(items) = self.object("objectives") {
            let mut objectives = BTreeMap::new();
            for (name, item) in items {
                let objective = self.objective(&name, &item, read);
                objectives.insert(name, objective);
            }
            read.objectives = Some(objectives);
        }
        if let Some(items) = self.list("player") {
            let mut player = BTreeMap::new();
            for item in items {
                let text = item.to_string();
                let words: Vec<&str> = text.split_whitespace().collect();
                let (card, count) = match *words {
                    [card] => (card, Some(1)),
                    [card, count] => {
                        (card, count.parse::<u32>().ok().filter(|count| (1..=CARDS).contains(count)))
                    }
                    _ => ("", None),
                };
                let fits = card.split_once('/').is_some_and(|(region, symbol)| {
                    let regions = read.regions();
                    symbol.parse::<Symbol>().is_ok()
                        && (regions.contains(region) || regions.is_empty() && is_name(region))
                });
                match count.filter(|_| fits) {
                    Some(count) if player.insert(card.to_owned(), count).is_none() => {}
                    Some(_) => self.faults.add(Fault::Twice { key: "player".into(), item: text.clone() }),
                    None => self.wrong("player", &text),
                }
            }
            if player.values().sum::<u32>() > CARDS {
                self.wrong("player", player.values().sum::<u32>());
            }
            read.player = Some(player);
        }
    }

    fn objective(&mut self, name: &str, item: &Json, read: &FateBox) -> Objective {
        let mut objective = Objective::default();
        let Json::Object(entries) = item else {
            self.wrong("objectives", name);
            return objective;
        };
        for (key, item) in entries {
            match (key.as_str(), item) {
                ("needs", Json::List(needs)) => {
                    for need in needs {
                        let need = need.to_string();
                        if read.characters.as_ref().is_some_and(|known| !known.contains_key(&need)) {
                            self.strange("objectives", &need, "characters");
                        }
                        objective.needs.push(need);
                    }
                }
                ("shadow", Json::Whole(count)) if (0..=i64::from(SHADOW_TROOPS)).contains(count) => {
                    objective.shadow = *count as u8;
                }
                _ => self.wrong("objectives", format!("{name}: {key}")),
            }
        }
        objective
    }
}
