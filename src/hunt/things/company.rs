//! The Company cards.

use crate::books::named;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

named! {
    /// Whose card it is. The order is the one in which they are told.
    pub enum Companion {
        Frodo,
        /// Samwise Gamgee.
        Sam,
        /// Peregrin Took.
        Pippin,
        /// Meriadoc Brandybuck, who can join in Part 1.
        Merry,
        /// Strider, who joins in Part 2.
        Strider,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CompanyCard {
    /// Not in the game yet.
    Away,
    Ready,
    Flipped,
}

/// All Company cards (R5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company([CompanyCard; 5]);

impl Default for Company {
    fn default() -> Self {
        use CompanyCard::{Away, Ready};
        Self([Ready, Ready, Ready, Away, Away])
    }
}

impl Company {
    pub fn card(&self, who: Companion) -> CompanyCard {
        self.0[who as usize]
    }

    /// The cards that are used up.
    pub fn flipped(&self) -> impl Iterator<Item = Companion> + '_ {
        Companion::VARIANTS.iter().copied().filter(|&who| self.card(who) == CompanyCard::Flipped)
    }

    pub(in crate::hunt) fn set(&mut self, who: Companion, card: CompanyCard) {
        self.0[who as usize] = card;
    }

    /// The cards in play and unflipped, in the order in which they are told.
    pub fn ready(&self) -> impl Iterator<Item = Companion> + '_ {
        Companion::VARIANTS.iter().copied().filter(|&who| self.card(who) == CompanyCard::Ready)
    }
}
