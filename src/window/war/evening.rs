//! The first evening: the board is set up and ticked off, item by item, and then one turn is played, with the same seed at every
//! table.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new war seed=42"),
    Guided::said("evening-set-up", "tick 1"),
    Guided::silent("tick 2"),
    Guided::silent("tick 3"),
    Guided::silent("tick 4"),
    Guided::silent("tick 5"),
    Guided::silent("tick 6"),
    Guided::silent("tick 7"),
    Guided::silent("tick 8"),
    Guided::silent("tick 9"),
    Guided::silent("tick 10"),
    Guided::silent("tick 11"),
    Guided::silent("tick 12"),
    Guided::silent("tick 13"),
    Guided::silent("tick 14"),
    Guided::silent("tick 15"),
    Guided::silent("tick 16"),
    Guided::silent("begin"),
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
