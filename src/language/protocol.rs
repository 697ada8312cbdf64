//! The texts of the referee protocol that programs read, whatever is played. They are the same in every language.

use super::Language;
use crate::table::Digest;
use std::fmt::Display;

pub const VERSION: &str = "underhill-referee 1";

/// What `phase` answers where no game is on the table.
pub const NO_GAME: &str = "setup";

pub fn list<T: Display>(word: &str, items: &[T]) -> String {
    if items.is_empty() { word.to_owned() } else { format!("{word} {}", series(items)) }
}

/// One behind the other, with blanks between.
pub fn series<T: Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

pub fn seal(seal: Digest) -> String {
    format!("seal {}", super::seal::in_words(seal))
}

/// The times of a record's lines run forward, in so many of them.
pub fn times_run_forward(said: usize, lines: usize) -> String {
    format!("times run forward: {said} of {lines} lines")
}

pub fn times_go_back(lines: &[usize]) -> String {
    let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
    format!("times go back: line {}", lines.join(", "))
}

/// The language that is spoken from now on.
pub fn language(language: Language) -> String {
    let name: &str = language.into();
    format!("language {name}")
}
