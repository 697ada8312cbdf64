//! The first evening: the table's own game, its set-up ticked item by item, and Sauron's first turn.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new battle players=3"),
    Guided::said("battle-evening-setup", "tick 1"),
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
    Guided::said("battle-evening-ring", "tick 14"),
    Guided::said("battle-evening-begin", "begin"),
    Guided::said("battle-evening-move", "done"),
    Guided::said("battle-evening-attack", "done"),
    Guided::said("battle-evening-again", "done"),
];
