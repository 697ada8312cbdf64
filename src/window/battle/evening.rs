//! The first evening: Saruman's second round, with a build that is lost and a strength that is lent; with the same seed at every
//! table.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new battle seed=42"),
    Guided::said("battle-evening-begin", "begin"),
    Guided::said("battle-evening-round", "phase = round 2 build, saruman"),
    Guided::said("battle-evening-build", "build manorc isengard"),
    Guided::said("battle-evening-lost", "done"),
    Guided::said("battle-evening-move", "done"),
    Guided::said("battle-evening-lent", "attack manorc elven on rohan fortress dice 5 4"),
    Guided::said("battle-evening-cell", "attack manorc elven on rohan fortress"),
    Guided::said("battle-evening-again", "done"),
    Guided::said("battle-evening-over", "done"),
];
