//! The shadow cards of a box.

use super::reading::Reading;
use super::{FateBox, SPECIALS};
use crate::fate::deck::{Front, Kind};
use crate::fate::terms::{Back, CARDS, Order};
use crate::file::Fault;

impl Reading {
    pub(super) fn shadow_cards(&mut self, read: &mut FateBox) {
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
                    // Of each kind there is one name.
                    if read.cards.keys().any(|other| other.front == front && other.back == Some(back)) {
                        let item = format!("{name}: {}", words.join(" "));
                        self.faults.add(Fault::Twice { key: "cards".into(), item });
                    }
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
}
