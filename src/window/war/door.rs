//! The door of War of the Ring: the ring of Corruption, and the road.

use crate::war::War;
use crate::war::nation::Side;
use crate::war::options::Player;
use crate::war::view::{CORRUPTED, DOOM, PROGRESS};
use crate::window::pictured::Pictured;
use crate::window::pieces::{Emblem, Hue, Small};

impl Pictured for War {
    const HUE: Hue = Hue::Red;
    const EMBLEM: Emblem = Emblem::Tower;

    fn small(view: &Self::View) -> Small {
        let own = &view.own;
        let road = own.mordor.map_or([own.progress, PROGRESS], |step| [step, DOOM]);
        Small::Ring([own.corruption, CORRUPTED], road)
    }

    fn hue_of(seat: &str) -> Option<Hue> {
        let player = seat.parse::<Player>().ok().map(Player::side);
        let side = || [Side::Free, Side::Shadow].into_iter().find(|side| side.called() == seat);
        Some(if player.or_else(side)? == Side::Free { Hue::Blue } else { Hue::Red })
    }
}
