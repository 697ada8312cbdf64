//! The door of Hunt for the Ring: how far he has come, and whether it is night.

use crate::hunt::{Hunt, LAST_STEP, Turn};
use crate::window::pictured::Pictured;
use crate::window::pieces::{Emblem, Hue, Small};

impl Pictured for Hunt {
    const HUE: Hue = Hue::Teal;
    const EMBLEM: Emblem = Emblem::Feet;

    fn small(view: &Self::View) -> Small {
        Small::Steps([view.step, view.last_step().unwrap_or(LAST_STEP)], view.turn == Turn::Nightfall)
    }

    fn hue_of(seat: &str) -> Option<Hue> {
        Some(if seat == "ring-bearer" { Hue::Teal } else { Hue::Black })
    }
}
