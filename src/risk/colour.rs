//! Who plays: four colours, two sides, and the neutral army of two players (K1).

use crate::books::named;
use crate::file::{NotOne, written_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{EnumIter, IntoEnumIterator};

named! {
    /// A player's colour (K1).
    pub enum Colour {
        Yellow,
        Green,
        Red,
        Black,
    }
}

impl Colour {
    pub const COUNT: usize = 4;

    pub fn side(self) -> Side {
        match self {
            Self::Yellow | Self::Green => Side::FreePeoples,
            Self::Red | Self::Black => Side::Sauron,
        }
    }
}

/// A side (K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, EnumIter)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    FreePeoples,
    Sauron,
}

impl Side {
    /// Its name, as the phase line has it.
    pub fn name(self) -> &'static str {
        match self {
            Self::FreePeoples => "free peoples",
            Self::Sauron => "sauron",
        }
    }

    /// What it does when it has won: the Free Peoples `win`.
    pub fn wins(self) -> &'static str {
        match self {
            Self::FreePeoples => "win",
            Self::Sauron => "wins",
        }
    }
}

/// Who can hold a territory: a player, or the neutral army of two players (K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Holder {
    Player(Colour),
    Neutral,
}

pub const NEUTRAL: &str = "neutral";

impl Holder {
    pub fn player(self) -> Option<Colour> {
        match self {
            Self::Player(colour) => Some(colour),
            Self::Neutral => None,
        }
    }
}

impl From<Colour> for Holder {
    fn from(colour: Colour) -> Self {
        Self::Player(colour)
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(colour) => colour.fmt(f),
            Self::Neutral => f.write_str(NEUTRAL),
        }
    }
}

impl std::str::FromStr for Holder {
    type Err = NotOne;

    fn from_str(text: &str) -> Result<Self, NotOne> {
        match text {
            NEUTRAL => Ok(Self::Neutral),
            text => text.parse().map(Self::Player).map_err(|_| NotOne),
        }
    }
}

written_as_text!(Holder);

/// The players, in the order of play: two, three or four, one colour each (K1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Players(Vec<Colour>);

impl Players {
    /// Whether nobody else plays than K1 has: one of each side; one of the Free Peoples against both of Sauron's; all.
    fn are(colours: &[Colour]) -> bool {
        let of = |side: Side| colours.iter().filter(|colour| colour.side() == side).count();
        let twice = colours.iter().enumerate().any(|(at, colour)| colours[..at].contains(colour));
        !twice && matches!((of(Side::FreePeoples), of(Side::Sauron)), (1, 1 | 2) | (2, 2))
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Each, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = Colour> + Clone + '_ {
        self.0.iter().copied()
    }

    pub fn has(&self, colour: Colour) -> bool {
        self.0.contains(&colour)
    }

    /// Those who come behind a player, in order, himself last.
    pub fn behind(&self, colour: Colour) -> impl Iterator<Item = Colour> + '_ {
        let at = self.0.iter().position(|other| *other == colour).unwrap_or_default();
        self.0.iter().cycle().skip(at + 1).take(self.0.len()).copied()
    }

    pub fn first(&self) -> Colour {
        self.0.first().copied().unwrap_or(Colour::Yellow)
    }
}

impl Default for Players {
    fn default() -> Self {
        Self(Colour::iter().collect())
    }
}

impl TryFrom<Vec<Colour>> for Players {
    type Error = NotOne;

    fn try_from(colours: Vec<Colour>) -> Result<Self, NotOne> {
        if Self::are(&colours) { Ok(Self(colours)) } else { Err(NotOne) }
    }
}

impl From<Players> for Vec<Colour> {
    fn from(players: Players) -> Self {
        players.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, Green, Red, Yellow};

    #[test]
    fn k1_who_can_play_together() {
        for (colours, can) in [
            (vec![Yellow, Red], true),
            (vec![Black, Green], true),
            (vec![Yellow, Red, Black], true),
            (vec![Black, Green, Red], true),
            (vec![Yellow, Red, Green, Black], true),
            (vec![Yellow, Green], false),
            (vec![Red, Black], false),
            (vec![Yellow, Green, Red], false),
            (vec![Yellow], false),
            (vec![], false),
            (vec![Yellow, Red, Red], false),
            (vec![Yellow, Red, Green, Black, Red], false),
        ] {
            assert_eq!(Players::try_from(colours.clone()).is_ok(), can, "{colours:?}");
        }
    }
}
