//! What the keys of a file hold: lists, objects, texts and numbers, and the numbers of tracks and dice.

use super::FateBox;
use crate::fate::dice::{Sides, sides_in_all};
use crate::fate::terms::{Die, SIDES};
use crate::file::{Fault, Faults, Json, value};

/// The entries of a file, and what is wrong with them.
pub(super) struct Reading {
    pub(super) entries: Vec<(String, Json)>,
    pub(super) faults: Faults,
}

impl Reading {
    pub(super) fn wrong(&mut self, key: &str, item: impl ToString) {
        self.faults.add(Fault::CannotStand { key: key.to_owned(), item: item.to_string() });
    }

    pub(super) fn strange(&mut self, key: &str, item: &str, of: &str) {
        self.faults.add(Fault::NotAmong { key: key.to_owned(), item: item.to_owned(), of: of.to_owned() });
    }

    pub(super) fn list(&mut self, key: &str) -> Option<Vec<Json>> {
        match value(&self.entries, key)? {
            Json::List(items) => Some(items.clone()),
            _ => {
                self.faults.add(Fault::WantsList { key: key.to_owned() });
                None
            }
        }
    }

    /// Names with what stands behind each.
    pub(super) fn object(&mut self, key: &str) -> Option<Vec<(String, Json)>> {
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
    pub(super) fn texts(&mut self, key: &str) -> Option<Vec<(String, Vec<String>)>> {
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

    pub(super) fn number(&mut self, key: &str, item: &Json, least: i64, most: i64) -> Option<u8> {
        match item {
            Json::Whole(number) if (least..=most).contains(number) => Some(*number as u8),
            other => {
                self.wrong(key, other);
                None
            }
        }
    }

    pub(super) fn numbers(&mut self, read: &mut FateBox) {
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
        let count = sides_in_all(&sides);
        if count != SIDES {
            self.wrong(key, count);
        }
        Some(sides)
    }
}
