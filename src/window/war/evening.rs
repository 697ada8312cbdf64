//! The first evening: the friends' own game, with its set-up and its first turn. Dice and tiles fall as they do there, and so
//! nothing foretells its commands: each moment has its sentence.

use crate::war::WarView;
use crate::war::hunt::HuntStep;
use crate::war::nation::Side;
use crate::war::view::Step;
use crate::window::frame::Guided;

/// It begins as the table's own game does, and of its steps nothing is foretold.
pub(super) const FIRST_EVENING: &[Guided] = &[Guided::silent("new war")];

/// What is said at this moment; nothing, where what hands do says all; `None`: the first turn is over.
pub(super) fn says(view: &WarView) -> Option<&'static str> {
    if view.turn > 1 || matches!(view.step, Step::Over { .. }) {
        return None;
    }
    if let Some(hunt) = &view.hunt {
        return Some(match hunt.step {
            HuntStep::Roll => "",
            // A tile behind a Reveal was not found.
            HuntStep::Tile if hunt.is_for.is_some() || hunt.for_card => "",
            HuntStep::Tile => "evening-tile",
            HuntStep::Damage => "evening-damage",
            HuntStep::Reveal => "evening-appear",
        });
    }
    // Whoever has spent a die knows how.
    let untouched = view.unused[Side::Free as usize].len() == usize::from(view.pools[0]);
    Some(match view.step {
        Step::Setup => "",
        Step::Draw => "evening-draw",
        Step::Fellowship => "evening-guide",
        Step::Allocation => "evening-allocate",
        Step::Roll => "evening-roll",
        Step::Actions if untouched && view.spends() => "evening-use",
        _ => "",
    })
}
