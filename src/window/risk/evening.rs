//! The first evening: the friends' own game, its set-up land by land as they hold them, and one turn of whoever begins. Dice fall as
//! they do there, and so nothing foretells its commands: each moment has its sentence.

use crate::risk::step::Step;
use crate::risk::view::View;
use crate::window::frame::Guided;

/// How it begins.
pub(super) const FIRST_EVENING: &[Guided] = &[Guided::silent("new risk players=yellow,red,green,black")];

/// What is said at this moment; nothing, where what hands do says all; `None`: the first turn is over.
pub(super) fn says(view: &View, typed: &str) -> Option<&'static str> {
    let first_turn = view.began.is_none_or(|began| view.present() == began);
    if view.end.is_some() || !first_turn || view.at.as_ref().is_some_and(|at| at.round > 1) {
        return None;
    }
    // Whoever has told a land, or fought, knows how.
    let untouched = view.ticked.is_empty()
        && view.options.players.iter().all(|of| view.territories(Some(of.into())).is_empty());
    Some(match view.step() {
        None if untouched => "risk-evening-setup",
        Some(Step::Reinforce) => "risk-evening-placed",
        Some(Step::Combat) if view.course.is_none() && typed.trim().is_empty() => "risk-evening-fight",
        Some(Step::Fortify) if view.fortified.is_none() && typed.trim().is_empty() => "risk-evening-fortify",
        _ => "",
    })
}
