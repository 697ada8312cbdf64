//! What the line would do: told at its right end while it is typed on.

use super::Framed;
use crate::language::{Spoken, Usage, Words, hear};
use crate::table::State;

/// The command that was typed: short forms of the game's and of the house's in full (G16).
pub(super) fn in_full<G: Framed>(state: Option<&State<G>>, typed: &str) -> String {
    let short = typed.trim().to_ascii_lowercase();
    let of_game = || state.and_then(|state| G::in_full(state, typed));
    match short.as_str() {
        "u" => "undo".to_owned(),
        "d" => "done".to_owned(),
        _ => of_game().unwrap_or_else(|| typed.to_owned()),
    }
}

/// What is understood of it so far: what would be done, or how the command is said that it begins.
pub(super) fn understood<G: Framed>(words: &Words, state: &State<G>, typed: &str) -> String {
    let first = typed.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    if first.is_empty() {
        return String::new();
    }
    let line = in_full(Some(state), typed);
    let line = line.trim();
    if let Ok(heard) = hear::<G>(line) {
        let full = if heard.said.full.is_empty() { line } else { &heard.said.full };
        let deed = <G as Spoken>::deed(words, full);
        // Where nothing else is said of it than what stands there, that need not stand twice.
        return if deed == typed.trim() { String::new() } else { deed };
    }
    let begun = line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    let mut begins = Usage::<G>::all().filter(|usage| usage.name.starts_with(&begun));
    match (begins.next(), begins.next()) {
        (Some(usage), None) => usage.usage.to_owned(),
        (Some(usage), _) if usage.name == begun => usage.usage.to_owned(),
        _ => String::new(),
    }
}
