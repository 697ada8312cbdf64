//! The places and areas of the moment: what can be chosen, and what a press on one means.

use crate::hunt::board::{Area, Location};
use crate::hunt::{self, Phase, State, View};

pub(super) fn typed_by(location: Location) -> String {
    // A letter alone may be the short form of something else.
    let name = location.to_string();
    if location.is_exit() { name.repeat(2) } else { name }
}

/// Whether a number alone means anything now.
pub(super) fn is_wanted(view: &View) -> bool {
    let asks = match view.phase {
        Phase::RingBearer | Phase::Ringwraiths | Phase::Hiding | Phase::Fleeing => true,
        Phase::Escape => view.part2.is_none(),
        _ => false,
    };
    asks && view.asked.is_none() && view.drawn.is_none()
}

/// The locations that can be chosen now, to be marked on the map: where Frodo or Gandalf may go, or what tokens offer.
pub(super) fn choices(state: &State) -> Vec<Location> {
    let State { view, hidden } = state;
    let options = &view.options;
    match (view.phase, &view.part2) {
        (Phase::RingBearer, None) if !view.moved && !view.rested => hunt::reach(state).unwrap_or_default(),
        (Phase::Escape, None) => hunt::reach(state).unwrap_or_default(),
        (Phase::RingBearer, Some(part2))
            if (view.moved || view.rested) && !part2.gandalf_moved && part2.figure.is_none() =>
        {
            let (Some(here), Some(board)) = (state.gandalf(), options.linked()) else { return Vec::new() };
            let there = board.connected(here).iter().map(|(location, _)| *location);
            there.chain([here]).collect()
        }
        (Phase::Hiding, _) if !hidden.deeds.drawn.is_empty() => hidden.deeds.drawn.clone(),
        (Phase::Hiding | Phase::Fleeing, _) => hidden.deeds.remaining.clone().unwrap_or_default(),
        (Phase::Setup, None) if !view.start_set => options.starts().to_vec(),
        (Phase::Setup, None) if view.information_set && !view.given && options.give > 0 => {
            hidden.information.keys().copied().collect()
        }
        (Phase::Setup, Some(part2)) if !part2.gandalf_set => hidden.deeds.kept.clone(),
        _ => Vec::new(),
    }
}

/// The areas of the board, or all that the part has where the board does not tell them.
pub(super) fn areas_of_the_part(state: &State) -> Vec<Area> {
    let of_board = state.view.options.board.as_ref().map(|board| board.all_areas()).unwrap_or_default();
    if !of_board.is_empty() {
        return of_board.into_iter().collect();
    }
    Area::all_of_part(state.view.part())
}
