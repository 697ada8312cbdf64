//! Why a line is no command.

use crate::language::Language;
use serde::Serialize;
use strum::{IntoEnumIterator, VariantNames};

/// Why a line is no command. The words are in the language files, as `misheard-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the facts are named by what the sentence says")]
pub enum Misheard {
    /// No command begins so.
    UnknownCommand { word: String },
    /// Not a row of a Journey card.
    NotARow { word: String },
    /// P3: a card has another number of rows.
    WrongNumberOfRows { said: usize },
    /// Eyes are not discarded.
    EyesAreCounted,
    /// More players than can be Ringwraiths.
    TooManyPlayers { most: usize },
    /// No locked game was to be opened.
    NothingLocked,
    /// Nothing but a few commands makes sense before `new`.
    NewGameFirst,
    /// More words than the command takes.
    TooManyWords { word: String, usage: &'static str },
    /// Fewer words than the command takes.
    TooFewWords { usage: &'static str },
    /// Neither a location nor an exit.
    NotALocation { word: String },
    /// R20: dots cannot be searched or hunted.
    DotNotAsked,
    /// R28: an escape leads to no dot.
    DotNoEscape,
    /// Not an area.
    WantsArea { word: String },
    /// Neither an area nor a section.
    NotAnArea { word: String },
    /// Not a number in these bounds.
    NotANumber { word: String, least: u64, most: u64 },
    /// Not a tile.
    NotATile { word: String },
    /// Not one of the words that can stand here.
    NotAChoice { word: String, choices: &'static str },
    /// Not a language that the program speaks.
    NotALanguage { word: String, languages: String },
    /// No game has this name.
    UnknownGame { word: String, games: &'static str },
    /// A key that the command does not have.
    UnknownKey { key: String, keys: &'static str },
    /// A key that was given twice.
    KeyTwice { key: String },
    /// A line that no command is as long as.
    LineTooLong { most: usize },
    /// No command stands that could be taken back.
    NothingToUndo,
    /// No command was just taken back.
    NothingToRedo,
}

impl Misheard {
    /// No language has this name: those that there are, are told.
    pub fn not_a_language(word: String) -> Self {
        let languages = Language::iter().map(<&str>::from).collect::<Vec<_>>().join(", ");
        Self::NotALanguage { word, languages }
    }
}
