//! The door of Hunt for the Ring: how far he has come, and whether it is night.

use super::Pictured;
use crate::hunt::{Hunt, Turn};
use crate::window::pieces::{Emblem, Hue, Small};

impl Pictured for Hunt {
    const HUE: Hue = Hue::Teal;
    const EMBLEM: Emblem = Emblem::Feet;

    fn small(view: &Self::View) -> Small {
        Small::Steps([view.step, view.last_step()], view.turn == Turn::Nightfall)
    }
}
