//! Figures by nation (W60 to W62): how many there are, and how many have not come to the board yet.

use super::nation::Nation::{Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use super::nation::{Nation, Side};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Regulars, Elites and Leaders (with Sauron Nazgûl).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figures(pub [u8; 3]);

/// `R/E/L`.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [regulars, elites, leaders] = self.0;
        write!(f, "{regulars}/{elites}/{leaders}")
    }
}

impl Figures {
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// What is left without these: nothing, where they are more.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Whether as many as these are among them.
    pub fn have(self, other: Self) -> bool {
        other.less(self).is_none()
    }

    pub fn is_none(self) -> bool {
        self.0 == [0; 3]
    }
}

/// Where the figures of a nation are that are not on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Muster {
    pub reserve: Figures,
    /// Those of the Free Peoples that were lost.
    pub dead: Figures,
}

pub struct SetUp {
    nation: Nation,
    pub region: &'static str,
    pub figures: Figures,
}

const fn at(nation: Nation, region: &'static str, figures: [u8; 3]) -> SetUp {
    SetUp { nation, region, figures: Figures(figures) }
}

/// Where figures stand at the start, nation by nation in the order of the page.
static SET_UP: [SetUp; 35] = [
    at(Dwarves, "erebor", [1, 2, 1]),
    at(Dwarves, "ered-luin", [1, 0, 0]),
    at(Dwarves, "iron-hills", [1, 0, 0]),
    at(Elves, "grey-havens", [1, 1, 1]),
    at(Elves, "rivendell", [0, 2, 1]),
    at(Elves, "lorien", [1, 2, 1]),
    at(Elves, "woodland-realm", [1, 1, 1]),
    at(Gondor, "minas-tirith", [3, 1, 1]),
    at(Gondor, "dol-amroth", [3, 0, 0]),
    at(Gondor, "osgiliath", [2, 0, 0]),
    at(Gondor, "pelargir", [1, 0, 0]),
    at(North, "bree", [1, 0, 0]),
    at(North, "carrock", [1, 0, 0]),
    at(North, "dale", [1, 0, 1]),
    at(North, "north-downs", [0, 1, 0]),
    at(North, "shire", [1, 0, 0]),
    at(Rohan, "edoras", [1, 1, 0]),
    at(Rohan, "fords-of-isen", [2, 0, 1]),
    at(Rohan, "helms-deep", [1, 0, 0]),
    at(Isengard, "orthanc", [4, 1, 0]),
    at(Isengard, "north-dunland", [1, 0, 0]),
    at(Isengard, "south-dunland", [1, 0, 0]),
    at(Sauron, "barad-dur", [4, 1, 1]),
    at(Sauron, "dol-guldur", [5, 1, 1]),
    at(Sauron, "gorgoroth", [3, 0, 0]),
    at(Sauron, "minas-morgul", [5, 0, 1]),
    at(Sauron, "morannon", [5, 0, 1]),
    at(Sauron, "moria", [2, 0, 0]),
    at(Sauron, "mount-gundabad", [2, 0, 0]),
    at(Sauron, "nurn", [2, 0, 0]),
    at(Southrons, "far-harad", [3, 1, 0]),
    at(Southrons, "near-harad", [3, 1, 0]),
    at(Southrons, "north-rhun", [2, 0, 0]),
    at(Southrons, "south-rhun", [3, 1, 0]),
    at(Southrons, "umbar", [3, 0, 0]),
];

impl Nation {
    pub fn figures(self) -> Figures {
        self.set_up().fold(self.reserve(), |all, there| all.plus(there.figures))
    }

    /// Those that are in the reserve at the start.
    pub fn reserve(self) -> Figures {
        Figures(match self {
            Self::Dwarves => [2, 3, 3],
            Self::Elves => [2, 4, 0],
            Self::Gondor | Self::North | Self::Rohan => [6, 4, 3],
            Self::Isengard => [6, 5, 0],
            Self::Sauron => [8, 4, 4],
            Self::Southrons => [10, 3, 0],
        })
    }

    /// Where the others stand at the start.
    pub fn set_up(self) -> impl Iterator<Item = &'static SetUp> {
        SET_UP.iter().filter(move |there| there.nation == self)
    }
}

impl Muster {
    /// As the game begins.
    pub fn of(nation: Nation) -> Self {
        Self { reserve: nation.reserve(), dead: Figures::default() }
    }

    /// W60: all but those in the reserve and those that are dead.
    pub fn on_board(&self, nation: Nation) -> Figures {
        nation.figures().less(self.reserve).less(self.dead)
    }

    /// W60: these are lost.
    #[must_use]
    pub fn without(self, nation: Nation, lost: Figures) -> Self {
        match nation.side() {
            Side::Free => Self { dead: self.dead.plus(lost), ..self },
            Side::Shadow => Self { reserve: self.reserve.plus(lost), ..self },
        }
    }

    /// W61: an Elite becomes a Regular, or is only lost where there is none.
    #[must_use]
    pub fn weakened(self, nation: Nation) -> Self {
        let (elite, regular) = (Figures([0, 1, 0]), Figures([1, 0, 0]));
        let weakened = self.without(nation, elite);
        if nation.side() == Side::Free && weakened.dead.have(regular) {
            return Self { dead: weakened.dead.less(regular), ..weakened };
        }
        Self { reserve: weakened.reserve.less(regular), ..weakened }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    /// C74.
    #[test]
    fn all_figures_are_counted() {
        let all: Vec<String> = Nation::iter().map(|nation| nation.figures().to_string()).collect();
        assert_eq!(all.join(", "), "5/5/4, 5/10/4, 15/5/4, 10/5/4, 10/5/4, 12/6/0, 36/6/8, 24/6/0");
    }

    /// C75, W61.
    #[test]
    fn an_elite_is_weakened() {
        let sauron = Muster::of(Nation::Sauron).weakened(Nation::Sauron);
        assert_eq!(sauron.reserve, Figures([7, 5, 4]));
        let gondor = Muster::of(Nation::Gondor).weakened(Nation::Gondor);
        assert_eq!((gondor.reserve, gondor.dead), (Figures([5, 4, 3]), Figures([0, 1, 0])));
        let gondor = gondor.without(Nation::Gondor, Figures([1, 0, 0])).weakened(Nation::Gondor);
        assert_eq!((gondor.reserve, gondor.dead), (Figures([5, 4, 3]), Figures([0, 2, 0])));
        let none = Muster { reserve: Figures::default(), dead: Figures::default() };
        assert_eq!(none.weakened(Nation::Rohan).reserve, Figures::default());
    }
}
