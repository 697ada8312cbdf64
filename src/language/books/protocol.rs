//! The texts behind `=` that all such games share: they are the same in every language.

use crate::books::Event;

pub const NEW_GAME: &str = "new game";
/// The table gave its word for the draws.
pub const TABLE_WORD: &str = "table word set";
pub const OK: &str = "ok";

/// `WHO: NAME`, where somebody took a seat or left one.
pub fn seat<O, E>(event: &Event<O, E>) -> Option<String> {
    match event {
        Event::Seat { who, name } => Some(format!("{who}: {}", name.as_deref().unwrap_or("nobody"))),
        _ => None,
    }
}

pub fn logged(number: usize, said: &str) -> String {
    format!("{number} {said}")
}

pub fn parked(place: &str, text: &str) -> String {
    format!("{place}: {text}")
}

/// How many lines `parked` told.
pub fn places(count: usize) -> String {
    format!("{count} places")
}
