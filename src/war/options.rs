//! What is agreed when a game begins, and the Action tokens that a game before it gives (W69).

use super::nation::Side;
use crate::books::named;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What `new war` agrees on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Who draws the tiles where a command does not say, if not as with all draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<Hands>,
    /// W3: hands and decks are counted.
    #[serde(default)]
    pub cards: bool,
    /// W60: figures are counted.
    #[serde(default)]
    pub figures: bool,
    /// W4: 2, 3 or 4.
    pub players: u8,
    /// Q13: the Towns that are Cities.
    #[serde(default)]
    pub cities: Vec<String>,
    /// W69.
    #[serde(default)]
    pub tokens: Tokens,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            cup: None,
            cards: false,
            figures: false,
            players: 2,
            cities: Vec::new(),
            tokens: Tokens::default(),
        }
    }
}

impl Options {
    /// Whether hands draw the tiles, where they throw dice or do not (G7).
    pub fn cup_by_hand(&self, by_hand: bool) -> bool {
        self.cup.map_or(by_hand, |hands| hands == Hands::Hand)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    App,
    Hand,
}

/// How many Action tokens each side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    pub shadow: u8,
    pub free: u8,
}

impl Tokens {
    /// W69: what there can be.
    pub const ALL: [Self; 6] = [
        Self { shadow: 0, free: 0 },
        Self { shadow: 2, free: 0 },
        Self { shadow: 1, free: 0 },
        Self { shadow: 1, free: 1 },
        Self { shadow: 0, free: 1 },
        Self { shadow: 0, free: 2 },
    ];

    pub fn of(self, side: Side) -> u8 {
        match side {
            Side::Free => self.free,
            Side::Shadow => self.shadow,
        }
    }

    /// The same with so many of a side; the other one keeps what it can have beside that.
    pub fn with(self, side: Side, count: u8) -> Self {
        let beside = self.of(side.other()).min(2u8.saturating_sub(count));
        match side {
            Side::Free => Self { shadow: beside, free: count },
            Side::Shadow => Self { shadow: count, free: beside },
        }
    }
}

/// As it is said with `new`: `S,F`.
impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.shadow, self.free)
    }
}

named! {
    /// What an Action token is for (W14).
    pub enum Token {
        Draw,
        /// Nazgûl and Minions move.
        Move,
        Advance,
    }
}

impl Token {
    pub fn of(side: Side) -> [Self; 2] {
        match side {
            Side::Free => [Self::Draw, Self::Advance],
            Side::Shadow => [Self::Move, Self::Advance],
        }
    }
}

named! {
    /// W4: who acts, where a team has two.
    pub enum Player {
        Gondor,
        Rohan,
        WitchKing,
        Saruman,
    }
}

impl Player {
    /// The players of a side that has two; the first leads first.
    pub fn of(side: Side) -> [Self; 2] {
        match side {
            Side::Free => [Self::Gondor, Self::Rohan],
            Side::Shadow => [Self::WitchKing, Self::Saruman],
        }
    }

    pub fn side(self) -> Side {
        if matches!(self, Self::Gondor | Self::Rohan) { Side::Free } else { Side::Shadow }
    }
}

/// Who acts, where a side has two players or the other has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    Player(Player),
    /// With three: the Free Peoples, who have no name to print.
    FreePeoples,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W69: two in all at most, and two of one side leave the other none.
    #[test]
    fn tokens_of_one_side_leave_the_other_what_there_can_be() {
        for tokens in Tokens::ALL {
            for (side, count) in
                [Side::Free, Side::Shadow].into_iter().flat_map(|side| (0..=2).map(move |it| (side, it)))
            {
                let with = tokens.with(side, count);
                assert!(Tokens::ALL.contains(&with) && with.of(side) == count, "{tokens} {count}: {with}");
            }
        }
    }
}
