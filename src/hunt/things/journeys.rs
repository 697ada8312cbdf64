//! The Journey cards of Part 2, as an owner has copied them.

use super::journey::{Card, Length, Row, end_in_their_only_exit};
use super::the_box::CARDS;
use crate::file::{Fault, Faults, Json, list, name, object, value};
use serde::{Deserialize, Serialize};

const FORMAT: &str = "underhill-journeys/1";

/// Two decks of Journey cards (P3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Journeys {
    pub name: String,
    /// The cards of 14 moves.
    pub short: Vec<Card>,
    /// The cards of 16 moves.
    pub long: Vec<Card>,
}

/// Decks as they stand in a record or a letter.
#[derive(Deserialize)]
struct Stored {
    name: String,
    short: Vec<Card>,
    long: Vec<Card>,
}

impl TryFrom<Stored> for Journeys {
    type Error = &'static str;

    fn try_from(Stored { name, short, long }: Stored) -> Result<Self, Self::Error> {
        let holds = |cards: &[Card], length: Length| cards.iter().all(|card| card.is_sound(length));
        let sound = holds(&short, Length::Short) && holds(&long, Length::Long);
        if sound { Ok(Self { name, short, long }) } else { Err("a card that is none") }
    }
}

impl Journeys {
    /// Reads journey decks (`underhill-journeys/1`).
    /// Else every fault of the file; a file with one is not loaded at all.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let keys = ["format", "name", "board", "short", "long"];
        let (entries, mut faults) = object(bytes, FORMAT, &keys)?;
        let name = name(&entries, &mut faults);
        if let Some(board) = value(&entries, "board")
            && !matches!(board, Json::Text(_))
        {
            faults.add(Fault::WantsText { key: "board".into(), item: board.to_string() });
        }
        let mut cards = |key: &str, moves| {
            list(&entries, key, &mut faults)
                .iter()
                .filter_map(|item| card(item, key, moves, &mut faults))
                .collect()
        };
        let moves = |length: Length| usize::from(length.moves());
        let (short, long) = (cards("short", moves(Length::Short)), cards("long", moves(Length::Long)));
        faults.check()?;
        Ok(Self { name, short, long })
    }

    /// Decks without a card.
    pub fn empty(name: &str) -> Self {
        Self { name: name.to_owned(), short: Vec::new(), long: Vec::new() }
    }

    /// Whether there are as many cards of either length as in the box: only then are draws from them fair.
    pub fn is_complete(&self) -> bool {
        self.short.len() >= CARDS && self.long.len() >= CARDS
    }

    /// The decks as a file.
    pub fn write(&self) -> String {
        let cards = |cards: &[Card]| -> Vec<serde_json::Value> {
            let written = |card: &Card| {
                let rows: Vec<String> = card.rows.iter().map(Row::to_string).collect();
                serde_json::json!({ "name": card.name, "rows": rows.join(" ") })
            };
            cards.iter().map(written).collect()
        };
        let file = serde_json::json!({
            "format": FORMAT,
            "name": self.name,
            "short": cards(&self.short),
            "long": cards(&self.long),
        });
        format!("{file:#}\n")
    }
}

fn card(item: &Json, key: &str, moves: usize, faults: &mut Faults) -> Option<Card> {
    let key = key.to_owned();
    let Json::Object(entries) = item else {
        faults.add(Fault::WantsObject { key });
        return None;
    };
    let (mut shown, mut written) = (String::new(), Vec::new());
    for (field, item) in entries {
        match (field.as_str(), item) {
            ("name", Json::Text(text)) => shown.clone_from(text),
            ("rows", Json::Text(text)) => written = text.split_whitespace().map(str::to_owned).collect(),
            ("name" | "rows", item) => {
                faults.add(Fault::WantsText { key: format!("{key}.{field}"), item: item.to_string() });
            }
            _ => faults.add(Fault::UnknownKey { key: format!("{key}.{field}") }),
        }
    }
    if written.len() != moves + 1 {
        let found = written.len().saturating_sub(1);
        faults.add(Fault::WrongLength { key, card: shown, found, wanted: moves });
        return None;
    }
    let mut rows = Vec::new();
    for (at, word) in written.into_iter().enumerate() {
        match word.parse() {
            Ok(row) if at > 0 || row != Row::Dot => rows.push(row),
            _ => faults.add(Fault::BadRow { key: key.clone(), card: shown.clone(), row: word }),
        }
    }
    if !end_in_their_only_exit(&rows) {
        faults.add(Fault::ExitNotLast { key, card: shown });
        return None;
    }
    (rows.len() == moves + 1).then_some(Card { name: shown, rows })
}
