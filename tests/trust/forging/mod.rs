//! Files that somebody has forged: everything that stands in a game, changed, with the chain made anew.

mod events;
mod numbers;
mod signs;
mod values;
mod whole_lines;
mod words;

pub use values::forged;

use crate::lines::{Line, chained_anew, lines, written};
use events::events;
use numbers::numbers;
use signs::signs;
use std::collections::{BTreeMap, BTreeSet};
use whole_lines::whole_lines;
use words::words;

/// A place in the JSON of a line.
pub struct Spot {
    /// The names of the keys that lead there, with dots between; `"key"` behind them if it is a key itself.
    pub path: String,
    pub range: std::ops::Range<usize>,
    pub is_key: bool,
}

/// All texts, numbers and words of a JSON text that has no blanks outside of texts, with the way to each.
pub fn spots(json: &str) -> Vec<Spot> {
    let bytes = json.as_bytes();
    let (mut spots, mut keys, mut at): (Vec<Spot>, Vec<Option<String>>, usize) = (Vec::new(), Vec::new(), 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'{' | b'[' => keys.push(None),
            b'}' | b']' => drop(keys.pop()),
            b',' | b':' => {}
            _ => {
                let end = if byte == b'"' {
                    let mut end = at + 1;
                    while bytes[end] != b'"' {
                        end += if bytes[end] == b'\\' { 2 } else { 1 };
                    }
                    end + 1
                } else {
                    at + json[at..].find([',', '}', ']']).unwrap_or(json.len() - at)
                };
                let is_key = bytes.get(end) == Some(&b':');
                if is_key && let Some(key) = keys.last_mut() {
                    *key = Some(json[at + 1..end - 1].to_owned());
                }
                let named = keys.iter().flatten().map(String::as_str).collect::<Vec<_>>().join(".");
                spots.push(Spot { path: named, range: at..end, is_key });
                at = end;
                continue;
            }
        }
        at += 1;
    }
    spots
}

/// A file that somebody has forged, with its chain made anew.
pub struct Forged {
    /// What was changed, and where: no two are alike in both.
    pub how: String,
    pub text: String,
    /// Whether nobody may find it honest, whatever it is in its place.
    pub has_to_fail: bool,
}

/// Which of all files are made: to chain each anew takes its time.
pub struct Sample {
    seen: BTreeSet<String>,
    at: usize,
    of: usize,
}

impl Sample {
    /// One of so many parts of all; with `FORGED=all` each, with `FORGED=3/40` the third of forty parts.
    pub fn asked_for(of: usize) -> Self {
        let part = std::env::var("FORGED").unwrap_or_else(|_| format!("0/{of}"));
        let (at, of) =
            part.split_once('/').map_or((0, 1), |(at, of)| (at.parse().unwrap(), of.parse().unwrap()));
        Self { seen: BTreeSet::new(), at, of }
    }

    /// Whether nothing of the kind was seen before, and it is one of those that are made. Its name alone says which: what else
    /// there is hangs on salts too, which are others each time.
    fn wants(&mut self, how: &str) -> bool {
        let number =
            how.bytes().fold(0usize, |number, byte| number.wrapping_mul(31).wrapping_add(byte.into()));
        self.seen.insert(how.to_owned()) && number % self.of == self.at % self.of
    }
}

/// The command of a line, as far as it says what kind of line it is.
pub fn kind_of(line: &Line) -> String {
    let said = line.secret.strip_prefix("{\"said\":\"").and_then(|said| said.split(['"', '\\']).next());
    let words: Vec<&str> = said.unwrap_or("header, undo or redo").split(' ').collect();
    match words[..] {
        [
            first
            @ ("card" | "course" | "correct" | "gandalf" | "journey" | "ask" | "company" | "fellowship"),
            second,
            ..,
        ] if second.parse::<u16>().is_err() && second.len() > 1 => {
            format!("{first} {second}")
        }
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
}

/// Puts every file once into a collection, under what was done to it and the kind of line.
struct Collected<'a> {
    forged: BTreeMap<String, String>,
    all: &'a [Line],
    sample: &'a mut Sample,
}

impl Collected<'_> {
    fn take(&mut self, at: usize, how: &str, make: impl FnOnce(&mut Vec<Line>)) {
        let kind = self.all.get(at).map_or_else(|| "end".to_owned(), kind_of);
        let name = format!("{kind}: {how}");
        if !self.sample.wants(&name) {
            return;
        }
        let mut lines = self.all.to_vec();
        make(&mut lines);
        let lines = chained_anew(&lines);
        if written(&lines) != written(self.all) {
            self.forged.insert(name, written(&lines));
        }
    }
}

/// Lines as wholes, halves, events and signs, in lines of every kind.
pub fn forged_otherwise(games: &[String], sample: &mut Sample) -> Vec<Forged> {
    let parsed: Vec<Vec<Line>> = games.iter().map(|text| lines(text)).collect();
    let mut forged = BTreeMap::new();
    for (number, all) in parsed.iter().enumerate() {
        let mut into = Collected { forged, all, sample: &mut *sample };
        let other = &parsed[(number + 1) % parsed.len()];
        for at in 0..=all.len() {
            whole_lines(&mut into, at, other);
        }
        for at in 1..all.len() {
            events(&mut into, at);
        }
        for at in 0..all.len() {
            signs(&mut into, at);
            words(&mut into, at);
            numbers(&mut into, at);
        }
        forged = into.forged;
    }
    forged.into_iter().map(|(how, text)| Forged { how, text, has_to_fail: false }).collect()
}
