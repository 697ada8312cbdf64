//! The day: whose turn follows, and Refresh (R7, R29, R30).

use crate::hunt::event::Public;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Phase, Turn};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// Ends the Ring-bearer's turn, or the Ringwraiths'. R7: `word` goes past Frodo's move.
pub(super) fn done(state: &State, word: bool, draws: &Draws) -> Decision {
    let view = &state.view;
    let by_night = view.turn == Turn::Nightfall;
    let gandalf_moves = view.part2.as_ref().is_some_and(|part2| !part2.gandalf_moved && !part2.in_rivendell);
    if word && view.phase != Phase::RingBearer {
        return Err(not_now(view, |now| Refusal::NotRingBearersTurn { now }));
    }
    if word && !gandalf_moves && !view.moved && !view.rested {
        return Ok(vec![makes_no_move(view), Public::Phase(Phase::Ringwraiths).into()]);
    }
    match (view.phase, &view.part2) {
        (Phase::RingBearer, None) if !view.moved && !view.rested => {
            Err(if by_night { Refusal::MoveOrRestFirst } else { Refusal::MoveFirst })
        }
        (Phase::RingBearer, Some(_)) if word && gandalf_moves => Err(Refusal::GandalfMovesFirst),
        (Phase::RingBearer, Some(_)) if !view.moved && !view.rested => {
            Err(if by_night { Refusal::AdvanceOrRestFirst } else { Refusal::AdvanceFirst })
        }
        // P9: Gandalf moves in every turn.
        (Phase::RingBearer, Some(_)) if gandalf_moves => Err(Refusal::GandalfMovesFirst),
        (Phase::RingBearer, _) => Ok(vec![Public::Phase(Phase::Ringwraiths).into()]),
        // P10: before anything else Gandalf hides again.
        (Phase::Ringwraiths, Some(part2)) if part2.figure.is_some() => {
            Ok(super::deeds::two_to_hide(state, draws))
        }
        (Phase::Ringwraiths, _) => Ok(vec![after_ringwraiths(view)]),
        _ => Err(Refusal::NoTurnToEnd { now: view.now() }),
    }
}

/// R7: at Nightfall he rests; by Daylight a card may forbid his move, or skip it.
pub(super) fn makes_no_move(view: &View) -> Event {
    if view.turn == Turn::Nightfall { Public::Rested.into() } else { Public::NoMove.into() }
}

/// What follows when all Nazgûl have acted: the encounter, if Frodo was found in this turn (R18).
pub(super) fn after_ringwraiths(view: &View) -> Event {
    if view.found { Public::Phase(Phase::Encounter).into() } else { next_turn(view) }
}

/// What follows when a turn is over, encounter and escape included (R29).
pub(super) fn next_turn(view: &View) -> Event {
    let day = view.day;
    match view.turn {
        Turn::Daylight1 => Public::TurnBegan { day, turn: Turn::Daylight2 }.into(),
        Turn::Daylight2 => Public::TurnBegan { day, turn: Turn::Nightfall }.into(),
        Turn::Nightfall => Public::Phase(Phase::Refresh).into(),
    }
}

/// R30.
pub(super) fn refresh(view: &View, shadows: Option<u8>) -> Decision {
    if view.phase == Phase::Refresh {
        Ok(new_day(view, shadows))
    } else {
        Err(Refusal::NoRefresh { now: view.now() })
    }
}

/// R4, R30: one Fellowship token for each Shadow result rolled, within the pool; then a day begins.
pub(super) fn new_day(view: &View, shadows: Option<u8>) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(shadows) = shadows {
        let tokens = view.tokens.saturating_add(shadows).min(view.pool);
        events.push(Public::Fellowship { tokens, pool: view.pool }.into());
    }
    events.push(Public::TurnBegan { day: view.day.saturating_add(1), turn: Turn::Daylight1 }.into());
    events
}

/// R12: cards act in the turn of either side, and in Refresh.
pub(super) fn cards_act(view: &View) -> Result<(), Refusal> {
    match view.phase.cards_act() {
        true => Ok(()),
        false => Err(not_now(view, |now| Refusal::NoCardsNow { now })),
    }
}

/// R7: one normal move or one rest in a Ring-bearer's turn.
pub(super) fn once_a_turn(view: &View) -> Result<(), Refusal> {
    if view.phase != Phase::RingBearer {
        return Err(not_now(view, |now| Refusal::NotRingBearersTurn { now }));
    }
    match (view.moved, view.rested) {
        (true, _) => Err(Refusal::AlreadyMoved),
        (_, true) => Err(Refusal::AlreadyRested),
        _ => Ok(()),
    }
}

/// Before the first day, or after the last, that is what there is to say; else what this command wants.
pub(super) fn not_now(view: &View, refusal: impl FnOnce(&'static str) -> Refusal) -> Refusal {
    match view.phase {
        Phase::Setup | Phase::Letter => Refusal::NotBegun,
        phase if phase.is_over() => Refusal::PartIsOver,
        _ => refusal(view.now()),
    }
}

/// From `begin` to the end of the part.
pub(super) fn in_play(view: &View) -> Result<(), Refusal> {
    match view.phase {
        Phase::Setup | Phase::Letter => Err(Refusal::NotBegun),
        phase if phase.is_play() => Ok(()),
        _ => Err(Refusal::PartIsOver),
    }
}
