//! The first evening is the friends' own game: it begins with the set-up, item by item, until the first card is turned up; from
//! then on each moment says by itself what hands do.

use crate::window::frame::Guided;

/// What is done in it. `odds=open`, which goes without saying, keeps it apart from a game that is begun otherwise.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new fate players=2 odds=open"),
    Guided::said("fate-evening-list", "tick 1"),
    Guided::silent("tick 2"),
    Guided::said("fate-evening-shuffle", "tick 3"),
    Guided::said("fate-evening-troops", "tick 4"),
    Guided::silent("tick 5"),
];
