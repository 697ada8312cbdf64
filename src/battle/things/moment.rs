//! Where the game stands: the round, the step and whose turn it is (B3, B4).

use super::{Players, Side};
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, EnumString, VariantArray};

/// A part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Display, EnumString, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Armies are built, from round 2 on.
    #[strum(serialize = "build")]
    Build,
    /// The first Movement Phase.
    #[strum(serialize = "first move")]
    FirstMove,
    #[strum(serialize = "attack")]
    Attack,
    /// The second Movement Phase.
    #[strum(serialize = "second move")]
    SecondMove,
}

impl Step {
    /// Whether it is a Movement Phase.
    pub fn is_move(self) -> bool {
        matches!(self, Self::FirstMove | Self::SecondMove)
    }
}

/// A step of a side's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// Which round, from 1 on.
    pub round: u16,
    /// Which part of the turn.
    pub step: Step,
    pub side: Side,
}

/// `round 2 build, sauron`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { round, step, side } = self;
        write!(f, "round {round} {step}, {side}")
    }
}

impl Moment {
    pub fn first(players: Players) -> Self {
        let side = if players == Players::Two { Side::Evil } else { Side::Sauron };
        Self { round: 1, step: Step::FirstMove, side }
    }

    #[must_use]
    pub fn next(self, players: Players) -> Self {
        let step = |step| Self { step, ..self };
        match self.step {
            Step::Build => step(Step::FirstMove),
            Step::FirstMove => step(Step::Attack),
            Step::Attack => step(Step::SecondMove),
            Step::SecondMove => {
                let later = players.sides().iter().skip_while(|side| **side != self.side).nth(1);
                let (round, side) = match later {
                    Some(side) => (self.round, *side),
                    None => (self.round.saturating_add(1), Self::first(players).side),
                };
                // B4: nobody builds in round 1.
                let step = if round == 1 { Step::FirstMove } else { Step::Build };
                Self { round, step, side }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_goes_through_all_sides() {
        let mut moment = Moment::first(Players::Two);
        let mut told = Vec::new();
        for _ in 0..9 {
            told.push(moment.to_string());
            moment = moment.next(Players::Two);
        }
        assert_eq!(
            told,
            [
                "round 1 first move, evil",
                "round 1 attack, evil",
                "round 1 second move, evil",
                "round 1 first move, alliance",
                "round 1 attack, alliance",
                "round 1 second move, alliance",
                "round 2 build, evil",
                "round 2 first move, evil",
                "round 2 attack, evil"
            ]
        );
    }
}
