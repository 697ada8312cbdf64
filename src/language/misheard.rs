//! Why a line is no command, whatever is played.

use super::Language;
use super::reader::shown;
use crate::books::or_empty;
use serde::Serialize;
use std::borrow::Cow;
use strum::{IntoEnumIterator, VariantNames};

/// Why a line is no command. The words are in the language files, as `misheard-…`; what only the commands of one game
/// can be misheard as stands with that game ([`super::Spoken::Misheard`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Misheard {
    /// No command begins so; which comes nearest, where it is said.
    UnknownCommand {
        word: String,
        #[serde(serialize_with = "or_empty")]
        nearest: String,
    },
    /// No locked game was to be opened.
    NothingLocked,
    /// Nothing but a few commands makes sense before `new`.
    NewGameFirst,
    /// More words than the command takes.
    TooManyWords { word: String, usage: &'static str },
    /// Fewer words than the command takes.
    TooFewWords { usage: &'static str },
    /// Not a number in these bounds.
    NotANumber { word: String, least: u64, most: u64 },
    /// Not one of the words that can stand here.
    NotAChoice { word: String, choices: Cow<'static, str> },
    /// Not a language that the program speaks.
    NotALanguage { word: String, languages: String },
    /// No game has this name.
    UnknownGame { word: String, games: String },
    /// A key that the command does not have.
    UnknownKey { key: String, keys: String },
    /// A key that was given twice.
    KeyTwice { key: String },
    /// Nothing has this name; what comes nearest.
    NoSuchName {
        word: String,
        #[serde(serialize_with = "or_empty")]
        nearest: String,
    },
    /// More than one begins so.
    SeveralNames { word: String, names: String },
    /// No line that says where this game can stand.
    NotAPhase { line: String, phases: &'static str },
    /// A line that no command is as long as.
    LineTooLong { most: usize },
    /// No command stands that could be taken back.
    NothingToUndo,
    /// No command was just taken back.
    NothingToRedo,
}

impl Misheard {
    pub(crate) fn not_a_choice(word: &str, choices: impl Into<Cow<'static, str>>) -> Self {
        Self::NotAChoice { word: shown(word), choices: choices.into() }
    }

    /// No language has this name: those that there are, are told.
    pub fn not_a_language(word: String) -> Self {
        let languages = Language::iter().map(<&str>::from).collect::<Vec<_>>().join(", ");
        Self::NotALanguage { word, languages }
    }
}
