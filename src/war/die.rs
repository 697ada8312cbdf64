//! Results of Action dice (W7).

use super::nation::Side;
use crate::books::named;
use strum::IntoEnumIterator;

named! {
    /// What an Action die shows.
    pub enum Face {
        Character,
        Army,
        Muster,
        ArmyMuster,
        Event,
        Will,
        Eye,
    }
}

/// The most dice that each side can have (W5).
pub const MOST: [u8; 2] = [6, 10];

use Face::{Army, ArmyMuster, Character, Event, Eye, Muster, Will};

impl Face {
    pub fn short(self) -> &'static str {
        match self {
            Character => "c",
            Army => "a",
            Muster => "m",
            ArmyMuster => "am",
            Event => "p",
            Will => "w",
            Eye => "e",
        }
    }

    /// The one that this short form means.
    pub fn of_short(word: &str) -> Option<Self> {
        Self::iter().find(|face| face.short() == word)
    }

    /// W7: the six faces of a side's die, in the order of the page.
    pub fn of_die(side: Side) -> [Self; 6] {
        match side {
            Side::Free => [Character, Character, ArmyMuster, Muster, Event, Will],
            Side::Shadow => [Character, Army, Muster, ArmyMuster, Event, Eye],
        }
    }

    /// The same, each once.
    pub fn shown(side: Side) -> Vec<Self> {
        let mut faces = Self::of_die(side).to_vec();
        faces.dedup();
        faces
    }

    /// W12: whether it advances a nation or brings a Minion of itself.
    pub fn musters(self) -> bool {
        matches!(self, Muster | ArmyMuster)
    }

    pub fn is_on_die(self, side: Side) -> bool {
        Self::of_die(side).contains(&self)
    }
}
