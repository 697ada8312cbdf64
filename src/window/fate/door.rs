//! The door of Fate of the Fellowship: lamps of hope, and the threat below them.

use crate::fate::Fate;
use crate::window::pictured::Pictured;
use crate::window::pieces::{Emblem, Hue, Small};

impl Pictured for Fate {
    const HUE: Hue = Hue::Green;
    const EMBLEM: Emblem = Emblem::Cards;

    fn small(view: &Self::View) -> Small {
        let own = &view.own;
        let spaces = u8::try_from(own.rates.len()).unwrap_or(u8::MAX);
        Small::Lamps([own.hope, own.hope_top], [own.space, spaces])
    }
}
