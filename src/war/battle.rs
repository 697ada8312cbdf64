//! Battles (W56 to W58): what a die hits, and how dice are thrown again.

use crate::books::D6;
use crate::books::named;

named! {
    #[derive(Default)]
    pub enum Kind {
        #[default]
        Field,
        /// Against a City or a Fortification.
        City,
        Siege,
        Sortie,
    }
}

/// Dice of one side in a round, at most.
pub const DICE: u8 = 5;

impl Kind {
    /// W56: what an attacker's die has to show in this round, from 1 on; a defender's is the same as in the field.
    pub fn attackers_target(self, round: u8) -> u8 {
        match self {
            Self::City if round <= 1 => 6,
            Self::Siege => 6,
            _ => TARGET,
        }
    }
}

/// W56: a die hits on this or more.
pub const TARGET: u8 = 5;

/// What is added to dice: to the roll, and to what is thrown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Added {
    pub roll: i8,
    pub again: i8,
}

/// A side of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Army {
    /// How many units fight.
    pub strength: u8,
    pub leadership: u8,
    pub added: Added,
}

impl Army {
    /// W57: its dice.
    pub fn dice(&self) -> u8 {
        self.strength.min(DICE)
    }

    /// W57: how many of so many misses are thrown again.
    pub fn again(&self, misses: u8) -> u8 {
        self.leadership.min(DICE).min(misses)
    }
}

/// W56: whether a die hits.
pub fn hits(die: D6, added: i8, target: u8) -> bool {
    match die.pips() {
        1 => false,
        6 => true,
        pips => pips as i8 + added >= target as i8,
    }
}

pub fn count(dice: &[D6], added: i8, target: u8) -> u8 {
    dice.iter().filter(|die| hits(**die, added, target)).count() as u8
}
