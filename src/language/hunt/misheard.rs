//! Why a line is no command of Hunt for the Ring.

use crate::language;
use serde::Serialize;
use strum::VariantNames;

/// Why a line is no command. The words are in the language files, as `misheard-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Misheard {
    /// Not a row of a Journey card.
    NotARow { word: String },
    /// P3: a card has another number of rows.
    WrongNumberOfRows { said: usize },
    /// Eyes are not discarded.
    EyesAreCounted,
    /// More players than can be Ringwraiths.
    TooManyPlayers { most: usize },
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
    /// Not a tile.
    NotATile { word: String },
    /// What can be misheard of any game.
    #[serde(untagged)]
    House(language::Misheard),
}

impl From<language::Misheard> for Misheard {
    fn from(misheard: language::Misheard) -> Self {
        Self::House(misheard)
    }
}
