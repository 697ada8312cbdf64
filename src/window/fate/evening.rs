//! The first evening: the nine flips on the practice box, then a turn with a Skies Darken card; the same dice at every table.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new fate players=2 board=practice seed=42"),
    Guided::said("fate-evening-top", "top red"),
    Guided::said("fate-evening-flips", "flip aer black"),
    Guided::silent("flip acb red"),
    Guided::silent("flip adr red"),
    Guided::silent("flip ber black"),
    Guided::silent("flip bcb black"),
    Guided::silent("flip ceb red"),
    Guided::silent("flip cdr red"),
    Guided::said("fate-evening-last-two", "flip dcr black"),
    Guided::silent("flip edb red"),
    Guided::said("fate-evening-begin", "begin frodo=rhudaur"),
    Guided::said("fate-evening-actions", "done"),
    Guided::said("fate-evening-draw", "draw card skies"),
    Guided::said("fate-evening-skies", "skies x"),
    Guided::said("fate-evening-shuffled", "top red"),
    Guided::said("fate-evening-flip", "flip aer black"),
    Guided::silent("search"),
    Guided::silent("roll"),
    Guided::silent("accept"),
    Guided::silent("flip bcb red"),
    Guided::said("fate-evening-over", "done"),
];
