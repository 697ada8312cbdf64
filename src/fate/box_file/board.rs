//! The board of a box: borders, places, troops, lines, and the places of Skies Darken.

use super::reading::Reading;
use super::{FateBox, Place, Troops, is_name};
use crate::fate::nazgul::Borders;
use crate::fate::terms::{Army, SHADOW_TROOPS, Site};
use crate::file::Fault;
use std::collections::{BTreeMap, BTreeSet};

/// The most places on Skies Darken cards.
const MOST_SKIES: usize = 12;
/// All Shadow troops but the nine of the set-up (F5).
const MOST_SHADOW: u32 = SHADOW_TROOPS as u32 - 9;

impl Reading {
    pub(super) fn map(&mut self, read: &mut FateBox) {
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

    pub(super) fn known_place(&mut self, key: &str, place: &str, read: &FateBox) {
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
}
