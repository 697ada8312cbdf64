//! The three powers, and who plays them (B1).

use super::Piece;
use crate::books::named;
use serde::{Deserialize, Serialize};

named! {
    /// Whose pieces they are, however many play.
    pub enum Power {
        /// Orcs and the Nazgûl.
        Sauron,
        /// Man-Orcs and Saruman.
        Saruman,
        Alliance,
    }
}

named! {
    /// Whoever has a turn.
    pub enum Side {
        /// With three players.
        Sauron,
        /// With three players.
        Saruman,
        Alliance,
        /// With two players: Sauron and Saruman.
        Evil,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Players {
    /// Evil and the Alliance.
    Two,
    #[default]
    Three,
}

impl Players {
    /// The sides, in the order in which they have their turns (B3).
    pub fn sides(self) -> &'static [Side] {
        match self {
            Self::Two => &[Side::Evil, Side::Alliance],
            Self::Three => &[Side::Sauron, Side::Saruman, Side::Alliance],
        }
    }

    pub fn side(self, power: Power) -> Side {
        match (self, power) {
            (_, Power::Alliance) => Side::Alliance,
            (Self::Two, _) => Side::Evil,
            (Self::Three, Power::Sauron) => Side::Sauron,
            (Self::Three, Power::Saruman) => Side::Saruman,
        }
    }

    pub fn side_of(self, piece: Piece) -> Side {
        self.side(piece.power())
    }
}

impl Side {
    /// The place where its Ring-bearer wins (B56, B57).
    pub fn goal(self) -> &'static str {
        match self {
            Self::Sauron | Self::Evil => "barad-dur",
            Self::Saruman => "isengard",
            Self::Alliance => "mount-doom",
        }
    }
}
