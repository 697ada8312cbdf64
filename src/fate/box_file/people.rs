//! Characters, objectives and region cards of a box.

use super::reading::Reading;
use super::{FateBox, Objective, is_name};
use crate::fate::terms::{CARDS, LAST_OBJECTIVE, SHADOW_TROOPS, Symbol};
use crate::file::{Fault, Json};
use std::collections::BTreeMap;

impl Reading {
    pub(super) fn people(&mut self, read: &mut FateBox) {
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
        // F7: the last one stands in no file.
        if name == LAST_OBJECTIVE {
            self.wrong("objectives", name);
        }
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
