//! Deed tokens, as they are drawn and run out (P10, P13).

use crate::hunt::board::Location;
use crate::hunt::event::{Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::things::Phase;
use crate::hunt::{Event, State};
use crate::table::Draws;

/// P10: the tokens from which a hiding place is chosen.
pub(super) const TO_HIDE: usize = 2;

/// P10: all Ringwraiths have acted; two tokens are drawn, unless by hand.
pub(super) fn two_to_hide(state: &State, draws: &Draws) -> Vec<Event> {
    let mut events: Vec<Event> = vec![Public::Phase(Phase::Hiding).into()];
    if !by_hand(state) {
        let from = enough(&state.hidden, TO_HIDE, &mut events);
        let tokens = draws.pick("deed", state.hidden.deeds.draws, &from, TO_HIDE);
        events.push(Secret::DeedsDrawn { tokens }.into());
    }
    events
}

/// Whether hands draw them: by agreement, or as nobody has told them all.
pub(super) fn by_hand(state: &State) -> bool {
    state.view.options.by_hand || state.hidden.deeds.remaining.is_none()
}

/// P13: the tokens to draw from; the discarded ones are mixed back first if fewer remain than are needed.
pub(super) fn enough(hidden: &Hidden, needed: usize, events: &mut Vec<Event>) -> Vec<Location> {
    let deeds = &hidden.deeds;
    let mut from = deeds.remaining.clone().unwrap_or_default();
    if from.len() < needed {
        from.extend(&deeds.discarded);
        events.push(Secret::DeedsMixed.into());
    }
    from
}
