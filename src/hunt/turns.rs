//! The day: whose turn follows, and Refresh (R7, R29, R30).

use super::{Decision, Event, Phase, Public, Refusal, Turn, View};

/// Ends the Ring-bearer's turn, or the Ringwraiths'.
pub(super) fn done(view: &View) -> Decision {
    match view.phase {
        Phase::RingBearer if view.moved || view.rested => Ok(vec![Public::Phase(Phase::Ringwraiths).into()]),
        Phase::RingBearer if view.turn == Turn::Nightfall => Err(Refusal::MoveOrRestFirst),
        Phase::RingBearer => Err(Refusal::MoveFirst),
        // R18: found in this turn, met when all Nazgûl have acted.
        Phase::Ringwraiths if view.found => Ok(vec![Public::Phase(Phase::Encounter).into()]),
        Phase::Ringwraiths => Ok(vec![next_turn(view)]),
        phase => Err(Refusal::NoTurnToEnd { now: phase.name() }),
    }
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
        Err(Refusal::NoRefresh { now: view.phase.name() })
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
