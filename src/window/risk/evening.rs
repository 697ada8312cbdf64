//! The first evening is the friends' own game: its set-up, land by land as they hold them, and one turn of whoever begins, until the
//! Ring has gone its first step.

use crate::window::frame::Guided;

/// What is done in it. `odds=open`, which goes without saying, keeps it apart from a game that is begun otherwise.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new risk players=yellow,red,green,black odds=open"),
    Guided::by_hands(Some("risk-evening-setup"), "tick own leader leaders seat deal"),
    Guided::silent("begin roll"),
    Guided::said("risk-evening-placed", "done"),
    Guided::by_hands(
        Some("risk-evening-fight"),
        "fight roll move break conquer from trade own leader leaders",
    ),
    Guided::silent("done"),
    Guided::by_hands(Some("risk-evening-fortify"), "fortify"),
    Guided::silent("done"),
    Guided::by_hands(None, "draw play leader"),
    Guided::silent("ring"),
];
