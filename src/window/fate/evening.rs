//! The first evening: the friends' own game, with its set-up, item by item and card by card, and its first turn. What is turned up
//! nobody foretells: each moment has its sentence.

use super::mat::{Moment, Stage};
use crate::fate::Step;
use crate::window::frame::Guided;

/// It begins as the table's own game does, and of its steps nothing is foretold.
pub(super) const FIRST_EVENING: &[Guided] = &[Guided::silent("new fate players=2")];

/// What is said at this moment; nothing, where what hands do says all; `None`: the first turn is over.
pub(super) fn says(stage: &Stage<'_>) -> Option<&'static str> {
    let view = stage.view;
    if view.turn > 1 || view.is_over() {
        return None;
    }
    Some(match (view.step, stage.moment()) {
        (Step::Setup, Moment::List) => match stage.next_item() {
            Some(3) => "fate-evening-shuffle",
            Some(4 | 5) => "fate-evening-troops",
            _ => "fate-evening-list",
        },
        (Step::Setup, Moment::Flip | Moment::New) if view.deck.flips.is_empty() => "fate-evening-nine",
        (Step::Actions, Moment::Actions) if view.acted.is_empty() => "fate-evening-actions",
        (Step::Cards, Moment::Draw) => "fate-evening-draw",
        (Step::Shadow { made: 0, .. }, Moment::Flip) => "fate-evening-flip",
        _ => "",
    })
}
