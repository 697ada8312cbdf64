//! Whose turn it is, and what has ended.

use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, IntoStaticStr};

/// The turns of a day (R7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Display, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// The first turn.
    #[default]
    #[strum(serialize = "daylight 1")]
    Daylight1,
    #[strum(serialize = "daylight 2")]
    Daylight2,
    /// The third turn: a move costs Corruption.
    #[strum(serialize = "nightfall")]
    Nightfall,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Before the first day.
    #[default]
    Setup,
    RingBearer,
    Ringwraiths,
    /// Tiles lie drawn for a card.
    Tiles,
    /// R24: Frodo was found.
    Encounter,
    /// R28.
    Escape,
    /// R14.
    Rescue,
    /// R30.
    Refresh,
    /// R13: Part 1 is over, and Frodo reached Bree.
    Bree,
    /// R14: Part 1 is over, and Frodo had to be rescued.
    Rescued,
    /// R27, P22: the Ringwraiths have won.
    Corrupted,
    /// R33: a Letter from Gandalf lies open, and Part 2 has not begun.
    Letter,
    /// P16: Gandalf was found, and the token that he drew by hand is still to be told.
    Fleeing,
    /// P10: all Ringwraiths have acted, and Gandalf chooses where he goes.
    Hiding,
    /// P21: the Ring-bearer has won.
    Rivendell,
}

impl Phase {
    /// Whether days go by: from `begin` to the end of the part.
    pub fn is_play(self) -> bool {
        !matches!(self, Self::Setup | Self::Letter) && !self.is_over()
    }

    /// R12: whether cards act: in the turn of either side, and in Refresh.
    pub fn cards_act(self) -> bool {
        matches!(self, Self::RingBearer | Self::Ringwraiths | Self::Refresh)
    }

    /// Whether the part, or the game, is over.
    pub fn is_over(self) -> bool {
        self.is_between_parts() || self.is_end()
    }

    /// Whether Part 1 is over and Part 2 can follow.
    pub fn is_between_parts(self) -> bool {
        matches!(self, Self::Bree | Self::Rescued)
    }

    /// Whether the whole game is over.
    pub fn is_end(self) -> bool {
        matches!(self, Self::Corrupted | Self::Rivendell)
    }

    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The phase line of the referee protocol: `day 1 daylight 2, ring-bearer`.
pub struct PhaseLine {
    /// The day, from 1 on.
    pub day: u16,
    pub turn: Turn,
    pub phase: Phase,
}

impl fmt::Display for PhaseLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, turn, phase } = self;
        match phase {
            Phase::Setup | Phase::Letter => f.write_str("setup"),
            Phase::Refresh => write!(f, "day {day} refresh"),
            Phase::Bree => f.write_str("part 1 over: reached Bree"),
            Phase::Rescued => f.write_str("part 1 over: rescued"),
            Phase::Corrupted => f.write_str("over: ringwraiths win"),
            Phase::Rivendell => f.write_str("over: ring-bearer wins"),
            _ => write!(f, "day {day} {turn}, {}", phase.name()),
        }
    }
}
