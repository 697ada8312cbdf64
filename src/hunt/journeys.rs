//! The Journey cards of Part 2, as an owner has copied them.

use crate::board::{Fault, Faults, Json, list, name, object, value};
use serde::{Deserialize, Serialize};

/// Two decks of Journey cards (P3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Journeys {
    /// The decks' name.
    pub name: String,
    /// The cards of 14 moves.
    pub short: Vec<Card>,
    /// The cards of 16 moves.
    pub long: Vec<Card>,
}

/// One Journey card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// What tells it from the others of its deck.
    pub name: String,
    /// The start and one word for each step: `.`, a location, one with `*` (a shelter), or the exit.
    pub rows: Vec<String>,
}

impl Journeys {
    /// Reads journey decks (`underhill-journeys/1`).
    ///
    /// # Errors
    ///
    /// Every fault of the file; a file with one is not loaded at all.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let keys = ["format", "name", "board", "short", "long"];
        let (entries, mut faults) = object(bytes, "underhill-journeys/1", &keys)?;
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
        let (short, long) = (cards("short", 14), cards("long", 16));
        faults.check()?;
        Ok(Self { name, short, long })
    }
}

fn card(item: &Json, key: &str, moves: usize, faults: &mut Faults) -> Option<Card> {
    let key = key.to_owned();
    let Json::Object(entries) = item else {
        faults.add(Fault::WantsObject { key });
        return None;
    };
    let mut card = Card { name: String::new(), rows: Vec::new() };
    for (field, item) in entries {
        match (field.as_str(), item) {
            ("name", Json::Text(text)) => card.name.clone_from(text),
            ("rows", Json::Text(text)) => card.rows = text.split_whitespace().map(str::to_owned).collect(),
            ("name" | "rows", item) => {
                faults.add(Fault::WantsText { key: format!("{key}.{field}"), item: item.to_string() });
            }
            _ => faults.add(Fault::UnknownKey { key: format!("{key}.{field}") }),
        }
    }
    let shown = card.name.clone();
    if card.rows.len() != moves + 1 {
        faults.add(Fault::WrongLength {
            key,
            card: shown,
            found: card.rows.len().saturating_sub(1),
            wanted: moves,
        });
        return None;
    }
    let mut exits = 0;
    for (at, row) in card.rows.iter().enumerate() {
        let place = row.strip_suffix('*').unwrap_or(row).parse::<crate::board::Location>();
        match place {
            Ok(exit) if exit.is_exit() && !row.ends_with('*') => exits += 1,
            Ok(place) if !place.is_exit() => {}
            Err(_) if row == "." && at > 0 => {}
            _ => faults.add(Fault::BadRow { key: key.clone(), card: shown.clone(), row: row.clone() }),
        }
    }
    let ends_well = card.rows.last().is_some_and(|row| row.bytes().all(|byte| byte.is_ascii_alphabetic()));
    if exits != 1 || !ends_well {
        faults.add(Fault::ExitNotLast { key, card: shown });
    }
    Some(card)
}
