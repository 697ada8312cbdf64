//! Moving Frodo: the normal move, rest, card moves and the escape (R7 to R14, R16, R22, R28).

use super::turns::{cards_act, makes_no_move, next_turn, not_now, once_a_turn};
use crate::hunt::board::{Board, Location};
use crate::hunt::event::{Cause, Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Entry, LAST_STEP, Phase, TokenNow, Turn};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};

/// The normal move of the Ring-bearer's turn.
pub(super) fn normal_move(state: &State, to: Option<Location>, word: bool, free: bool) -> Decision {
    let State { view, hidden } = state;
    once_a_turn(view)?;
    may_enter(view, hidden, to, word)?;
    let mut events = Vec::new();
    if night_falls(state, free, &mut events) {
        return Ok(events);
    }
    enter(state, to.into(), word, |step| Public::Stepped { step, card: false }, &mut events);
    Ok(events)
}

/// R11: at Nightfall a normal move costs Corruption first, unless a card spares it, and shows the Eye. Whether that is
/// too much, and no move follows.
pub(super) fn night_falls(state: &State, free: bool, events: &mut Vec<Event>) -> bool {
    let view = &state.view;
    if view.turn != Turn::Nightfall {
        return false;
    }
    if !free {
        let total = view.corruption + 1;
        events.push(Public::Corruption { total, limit: view.limit(), cause: Cause::Night }.into());
        if total >= state.limit() {
            events.push(Public::Phase(Phase::Corrupted).into());
            return true;
        }
    }
    events.push(Public::EyeShown.into());
    false
}

/// R12: a move that a card gives, in either side's turn or in Refresh.
pub(super) fn card_move(state: &State, to: Option<Location>, word: bool) -> Decision {
    let State { view, hidden } = state;
    cards_act(view)?;
    may_enter(view, hidden, to, word)?;
    let mut events = Vec::new();
    enter(state, to.into(), word, |step| Public::Stepped { step, card: true }, &mut events);
    Ok(events)
}

/// R7, R10: resting enters nothing and moves nothing; by Daylight only on the Ring-bearer's word.
pub(super) fn rest(view: &View, word: bool) -> Decision {
    once_a_turn(view)?;
    if view.turn != Turn::Nightfall && !word {
        return Err(Refusal::NoRestInDaylight);
    }
    Ok(vec![makes_no_move(view)])
}

/// R28: an escape goes to a location or stays (`None`).
pub(super) fn escape(state: &State, to: Option<Location>, word: bool) -> Decision {
    let State { view, hidden } = state;
    if view.phase != Phase::Escape {
        return Err(not_now(view, |now| Refusal::NoEscape { now }));
    }
    if let Some(location) = to {
        may_escape(view, hidden, location, word)?;
    }
    let entry = to.map_or(Entry::Slash, Entry::Location);
    let mut events = Vec::new();
    if !enter(state, entry, word, |step| Public::Escaped { step }, &mut events) {
        events.push(next_turn(view));
    }
    Ok(events)
}

/// What may be entered now, ascending: by a move or by a card, or by the escape; in Part 2 where Gandalf may go.
/// Refused where nobody can go anywhere now, or the board does not know how its spaces are joined.
pub fn reach(state: &State) -> Result<Vec<Location>, Refusal> {
    let State { view, hidden } = state;
    if let Some(part2) = &view.part2 {
        return super::gandalf::reach(state, part2);
    }
    let escapes = match view.phase {
        Phase::RingBearer | Phase::Ringwraiths | Phase::Refresh => false,
        Phase::Escape => true,
        _ => return Err(Refusal::NothingInReachNow { now: view.now() }),
    };
    let (Some(board), Some(last)) = (view.options.linked(), hidden.last_location()) else {
        return Err(Refusal::NoLinks);
    };
    let mut reach: Vec<Location> = board.connected(last).iter().map(|&(location, _)| location).collect();
    reach.push(last);
    reach.retain(|&location| {
        if escapes {
            may_escape(view, hidden, location, false).is_ok()
        } else {
            may_enter(view, hidden, Some(location), false).is_ok()
        }
    });
    reach.sort();
    Ok(reach)
}

/// R8, R9: a dot always; a location if it is within reach, if the board can tell, or on the Ring-bearer's word.
fn may_enter(view: &View, hidden: &Hidden, to: Option<Location>, word: bool) -> Result<(), Refusal> {
    let Some(location) = to else { return Ok(()) };
    if word {
        return Ok(());
    }
    let Some(board) = view.options.linked() else {
        // Without links no entry is illegal; but a number that the board has nowhere is a slip of the hand.
        let known = hidden.last_location() == Some(location) || view.options.knows(location);
        return if known { Ok(()) } else { Err(Refusal::NotOnBoard { location }) };
    };
    within_reach(board, hidden.last_location(), hidden.dots(), location)
}

/// R8, R9: whether a location is within reach of the last one, with so many dots marked since.
pub(super) fn within_reach(
    board: &Board,
    last: Option<Location>,
    marked: u16,
    location: Location,
) -> Result<(), Refusal> {
    if last == Some(location) {
        // R9: one dot suffices, whatever the map looks like.
        return if marked >= 1 { Ok(()) } else { Err(Refusal::LastLocationNeedsADot { location }) };
    }
    if !board.has(location) {
        return Err(Refusal::NotOnBoard { location });
    }
    match last.and_then(|last| board.dot_distance(last, location)) {
        None => Err(Refusal::NotConnected { location }),
        Some(dots) if dots > marked => Err(Refusal::TooFar { location, dots, marked }),
        Some(_) => Ok(()),
    }
}

/// R28: the last location always; another if it is connected and near enough. Never an exit, by no word.
fn may_escape(view: &View, hidden: &Hidden, location: Location, word: bool) -> Result<(), Refusal> {
    if location.is_exit() {
        return Err(Refusal::NoEscapeToExit { location });
    }
    if word || hidden.last_location() == Some(location) {
        return Ok(());
    }
    if !view.options.has(location) {
        return Err(Refusal::NotOnBoard { location });
    }
    let Some(board) = view.options.linked() else { return Ok(()) };
    let most = hidden.dots() + view.options.escape.bonus();
    match hidden.last_location().and_then(|last| board.dot_distance(last, location)) {
        None => Err(Refusal::EscapeNotConnected { location }),
        Some(dots) if dots > most => Err(Refusal::EscapeTooFar { location, dots, most }),
        Some(_) => Ok(()),
    }
}

/// Writes an entry on the log, with all that it brings about. Whether Part 1 ends with it, or leads to the rescue.
fn enter(
    state: &State,
    entry: Entry,
    word: bool,
    stepped: impl FnOnce(u8) -> Public,
    events: &mut Vec<Event>,
) -> bool {
    let State { view, hidden } = state;
    // R10: every entry is a step of the figure.
    let step = view.step + 1;
    events.push(Secret::Entered { entry, word }.into());
    let location = entry.location();
    // R22: whoever comes to the Ally himself hides the token for good.
    if let Some(location) = location.filter(|&location| hidden.keeps(location)) {
        events.push(Secret::Token { location, now: TokenNow::Hidden }.into());
    }
    events.push(stepped(step).into());
    if location.is_some_and(Location::is_exit) {
        // R13: on the last step too.
        events.push(Public::Phase(Phase::Bree).into());
    } else if step >= LAST_STEP {
        // R14.
        events.push(Public::Phase(Phase::Rescue).into());
    } else {
        return false;
    }
    true
}
