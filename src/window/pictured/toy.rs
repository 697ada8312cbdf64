//! The doors of the toys.

use super::Pictured;
use crate::window::pieces::{Emblem, Hue, Small};

impl Pictured for crate::table::toy::Cups {
    const HUE: Hue = Hue::Grey;
    const EMBLEM: Emblem = Emblem::Cards;

    fn small(view: &Self::View) -> Small {
        Small::Steps([0, view.cups], false)
    }
}

impl Pictured for crate::books::toy::Tally {
    const HUE: Hue = Hue::Black;
    const EMBLEM: Emblem = Emblem::Hexes;

    fn small(_view: &Self::View) -> Small {
        Small::Hexes(Vec::new())
    }
}
