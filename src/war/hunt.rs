//! A Hunt that is not over (W23 to W34).

use super::carried::Fought;
use super::nation::Side;
use super::people::Companion;
use super::tile::{Lies, Tile};
use crate::books::{D6, named};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

named! {
    /// Where a Hunt stands: each is a step that a card may interrupt.
    pub enum HuntStep {
        /// The dice are thrown.
        Roll,
        Tile,
        Damage,
        /// The Fellowship appears on the map.
        Reveal,
    }
}

impl HuntStep {
    /// What the phase line calls it.
    pub fn called(self) -> String {
        format!("hunt {}", self.name())
    }

    /// Whose it is to decide.
    pub fn whose(self) -> Side {
        if matches!(self, Self::Roll | Self::Tile) { Side::Shadow } else { Side::Free }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EyeDeals {
    /// W27: the successes of the Hunt roll. W34: nothing, for cards and Strongholds.
    This(u8),
    /// W42: all dice in the Hunt Box.
    Box,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hunt {
    pub step: HuntStep,
    /// W33: the die that paid for it lies down in the box when all is done.
    pub die_lies_down: bool,
    /// W41: its tile is a step in Mordor.
    pub climbs: bool,
    /// W34: its tile is drawn for a card.
    pub for_card: bool,
    pub eye: EyeDeals,
    /// W34: how many tiles for cards and Strongholds follow.
    pub further: u8,
    #[serde(skip)]
    pub open: Option<OpenTile>,
    /// W22, W34: what the tiles that follow are for.
    #[serde(skip)]
    pub due: VecDeque<Due>,
    /// What this tile is for, if it follows another.
    #[serde(skip)]
    pub is_for: Option<Due>,
    #[serde(skip)]
    pub thrown: Option<Thrown>,
}

/// The dice of a Hunt as they lie there (W23 to W25).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thrown {
    pub dice: Vec<D6>,
    pub again: Vec<D6>,
    pub bonus: u8,
    pub successes: u8,
}

/// What came of the last command where it asks for nothing: it lies there to be seen until something else is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Came {
    /// Dice that found nothing.
    Missed(Thrown),
    /// A tile that dealt nothing, with the dice that it was drawn for.
    Harmless { tile: Tile, thrown: Option<Thrown> },
    /// W36: a special tile was brought into play, and lies there now.
    Put(Tile, Lies),
    /// W38: tiles of which nothing comes.
    Shown(Vec<Tile>),
    /// A battle that is over.
    Fought(Fought),
}

impl Came {
    /// Its tiles.
    pub fn tiles(&self) -> &[Tile] {
        match self {
            Self::Missed(_) | Self::Fought(_) => &[],
            Self::Harmless { tile, .. } | Self::Put(tile, _) => std::slice::from_ref(tile),
            Self::Shown(tiles) => tiles,
        }
    }

    /// The battle that is over.
    pub fn fought(&self) -> Option<&Fought> {
        if let Self::Fought(fought) = self { Some(fought) } else { None }
    }
}

/// What a tile is drawn for behind a Reveal (W22, W34).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    Card,
    Stronghold(String),
    Crossed,
}

/// W24: what a die has to show, with so much added.
pub fn least(bonus: u8) -> u8 {
    6u8.saturating_sub(bonus).max(2)
}

impl Hunt {
    pub fn at(step: HuntStep) -> Self {
        Self {
            step,
            die_lies_down: false,
            climbs: false,
            for_card: false,
            eye: EyeDeals::This(0),
            further: 0,
            open: None,
            due: VecDeque::new(),
            is_for: None,
            thrown: None,
        }
    }
}

/// A tile that was drawn, and what was done about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTile {
    pub tile: Tile,
    /// W27: what the die of its shows.
    pub die: Option<D6>,
    pub damage: u8,
    /// W37: it is in the pool again already.
    pub returned: bool,
    /// W41: it made a step.
    pub stepped: bool,
    /// W28: a card from the table has reduced it.
    pub reduced: bool,
    /// Whose ability was used last; `None` inside: Gollum's.
    pub ability: Option<Option<Companion>>,
    /// W31: Gollum reveals the Fellowship himself.
    pub gollum_reveals: bool,
    /// W29: there was a casualty; whether the Guide has changed by it.
    pub casualty: Option<bool>,
    pub accepted: bool,
}

impl OpenTile {
    pub fn drawn(tile: Tile, damage: u8, returned: bool, stepped: bool) -> Self {
        Self {
            tile,
            die: None,
            damage,
            returned,
            stepped,
            reduced: false,
            ability: None,
            gollum_reveals: false,
            casualty: None,
            accepted: false,
        }
    }

    /// W26: nothing was done about it yet.
    pub fn is_untouched(&self) -> bool {
        !self.reduced && self.ability.is_none() && self.casualty.is_none() && !self.accepted
    }
}
