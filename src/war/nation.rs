//! The two sides, and the nations on the Political Track.

use crate::books::named;
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

named! {
    #[derive(Default)]
    pub enum Side {
        #[default]
        Free,
        Shadow,
    }
}

impl Side {
    /// The one that it plays against.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Free => Self::Shadow,
            Self::Shadow => Self::Free,
        }
    }

    /// W53: so many Victory points win at the check.
    pub fn goal(self) -> u8 {
        match self {
            Self::Free => 4,
            Self::Shadow => 10,
        }
    }

    /// What the phase line calls it.
    pub fn called(self) -> &'static str {
        match self {
            Self::Free => "free peoples",
            Self::Shadow => "shadow",
        }
    }
}

named! {
    /// A nation, in the order of the Political Track.
    pub enum Nation {
        Dwarves,
        Elves,
        Gondor,
        North,
        Rohan,
        Isengard,
        Sauron,
        Southrons,
    }
}

pub const NATIONS: usize = 8;

impl Nation {
    pub fn side(self) -> Side {
        if self < Self::Isengard { Side::Free } else { Side::Shadow }
    }

    pub fn of(side: Side) -> impl Iterator<Item = Self> {
        Self::iter().filter(move |nation| nation.side() == side)
    }

    /// Those whom it meets in the field, the likeliest first: by where their lands lie.
    pub fn meets(self) -> [Self; 3] {
        use Nation::{Gondor, Isengard, North, Rohan, Sauron, Southrons};
        match self {
            Self::Dwarves | Self::North => [Southrons, Sauron, Isengard],
            Self::Elves => [Sauron, Isengard, Southrons],
            Self::Gondor => [Sauron, Southrons, Isengard],
            Self::Rohan => [Isengard, Sauron, Southrons],
            Self::Isengard => [Rohan, North, Gondor],
            Self::Sauron => [Gondor, Self::Elves, Rohan],
            Self::Southrons => [Gondor, North, Self::Dwarves],
        }
    }

    /// Where it stands when the game begins.
    pub fn at_start(self) -> Standing {
        let (step, active) = match self {
            Self::Dwarves | Self::North | Self::Rohan => (3, false),
            Self::Elves => (3, true),
            Self::Gondor => (2, false),
            Self::Southrons => (2, true),
            Self::Isengard | Self::Sauron => (1, true),
        };
        Standing { step, active }
    }
}

/// Where a nation stands on the Political Track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Steps from war; 0 is At War.
    pub step: u8,
    /// Not passive.
    pub active: bool,
}

impl Standing {
    /// The step farthest from war.
    pub const FARTHEST: u8 = 3;

    pub fn is_at_war(self) -> bool {
        self.step == 0
    }

    /// W47: where it stands after an advance, if it can advance. A passive nation stops at 1.
    pub fn advanced(self) -> Option<u8> {
        let stop = u8::from(!self.active);
        (self.step > stop).then(|| self.step - 1)
    }
}
