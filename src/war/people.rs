//! The Companions, and the characters that join later.

use super::nation::{Nation, Side};
use crate::books::{Named as _, named};
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

named! {
    /// A Companion, in the order of the page.
    pub enum Companion {
        Gandalf,
        Strider,
        Boromir,
        Legolas,
        Gimli,
        Merry,
        Pippin,
    }
}

pub const COMPANIONS: usize = 7;
/// What the Guide is called when no Companion is left.
pub const GOLLUM: &str = "gollum";

impl Companion {
    pub fn level(self) -> u8 {
        match self {
            Self::Gandalf | Self::Strider => 3,
            Self::Boromir | Self::Legolas | Self::Gimli => 2,
            Self::Merry | Self::Pippin => 1,
        }
    }

    /// W30: whether he is a hobbit.
    pub fn is_hobbit(self) -> bool {
        matches!(self, Self::Merry | Self::Pippin)
    }
}

named! {
    /// A Minion, or whoever a Companion becomes.
    pub enum Character {
        Saruman,
        WitchKing,
        Mouth,
        Aragorn,
        GandalfWhite,
    }
}

pub const CHARACTERS: usize = 5;

impl Character {
    pub fn side(self) -> Side {
        if self < Self::Aragorn { Side::Shadow } else { Side::Free }
    }

    pub fn minions() -> impl Iterator<Item = Self> {
        Self::iter().filter(|character| character.side() == Side::Shadow)
    }
}

/// Anybody who can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Person {
    Companion(Companion),
    Character(Character),
}

impl Person {
    pub fn name(self) -> &'static str {
        match self {
            Self::Companion(companion) => companion.name(),
            Self::Character(character) => character.name(),
        }
    }

    pub fn side(self) -> Side {
        match self {
            Self::Companion(_) => Side::Free,
            Self::Character(character) => character.side(),
        }
    }

    /// All names, in the order of the page.
    pub fn names() -> impl Iterator<Item = &'static str> + Clone {
        Companion::names().chain(Character::names())
    }

    pub fn called(name: &str) -> Option<Self> {
        let companion = || name.parse().ok().map(Self::Companion);
        companion().or_else(|| name.parse().ok().map(Self::Character))
    }

    /// W20: whether he rouses this nation where he ends his move.
    pub fn rouses(self, nation: Nation) -> bool {
        if nation.side() == Side::Shadow {
            return false;
        }
        match self {
            Self::Companion(Companion::Gandalf | Companion::Merry | Companion::Pippin)
            | Self::Character(Character::Aragorn | Character::GandalfWhite) => true,
            Self::Companion(Companion::Boromir) => nation == Nation::Gondor,
            Self::Companion(Companion::Legolas) => nation == Nation::Elves,
            Self::Companion(Companion::Gimli) => nation == Nation::Dwarves,
            // Q17.
            Self::Companion(Companion::Strider) => nation == Nation::North,
            Self::Character(_) => false,
        }
    }
}

named! {
    #[derive(Default)]
    pub enum Place {
        #[default]
        In,
        Map,
        Lost,
    }
}

/// Whether a character was or is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not yet.
    #[default]
    Never,
    In,
    /// He was, and is no more.
    Out,
}
