//! The texts of the referee protocol that programs read, whatever is played. They are the same in every language.

use super::Language;
use crate::table::Digest;
use std::fmt::{Display, Write as _};

/// The name and version of the protocol.
pub const VERSION: &str = "underhill-referee 1";

/// What `phase` answers where no game is on the table.
pub const NO_GAME: &str = "setup";

/// A word, and what follows it.
pub fn list<T: Display>(word: &str, items: &[T]) -> String {
    let mut text = word.to_owned();
    for item in items {
        // Writing to a String cannot fail.
        let _ = write!(text, " {item}");
    }
    text
}

/// The seal in four words.
pub fn seal(seal: Digest) -> String {
    format!("seal {}", super::seal::in_words(seal))
}

/// The language that is spoken from now on.
pub fn language(language: Language) -> String {
    let name: &str = language.into();
    format!("language {name}")
}
