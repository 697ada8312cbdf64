//! The first evening: the first turn of the page, with the same seed at every table.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new war seed=42"),
    Guided::said("evening-set-up", "begin"),
    Guided::said("evening-draw", "done"),
    Guided::said("evening-guide", "guide strider"),
    Guided::silent("done"),
    Guided::said("evening-allocate", "allocate 1"),
    Guided::said("evening-roll", "roll"),
    Guided::said("evening-move", "move"),
    Guided::silent("hunt"),
    Guided::said("evening-tile", "tile draw"),
    Guided::said("evening-damage", "accept"),
    Guided::said("evening-appear", "appear fords-of-bruinen"),
    Guided::said("evening-use", "use event for a card"),
    Guided::silent("hide with event"),
];
