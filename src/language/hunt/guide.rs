//! The first game, guided: what the companion does is said at the moment at which it matters, and not before. It explains
//! the companion and not the rules. Each sentence has a form for the window and one for the terminal.

use crate::hunt::{Event, Occasion, Phase, Public, Record, State};

/// The name of the sentence that helps now; `None`: all was said.
pub fn guide(record: &Record, pondered: bool) -> Option<&'static str> {
    let State { view, hidden } = record.state();
    let happened = |wanted: fn(&Public) -> bool| record.events().filter_map(Event::public).any(wanted);
    let answered = happened(|event| event.answer().is_some());
    let met = happened(|event| matches!(event, Public::TilesDrawn { .. }));
    Some(match view.phase {
        Phase::Setup if hidden.start.is_none() => "guide-start",
        Phase::Setup if hidden.information.is_empty() => "guide-information",
        Phase::Setup if !view.given => "guide-gift",
        Phase::Setup => "guide-dice",
        // The second day: he knows it all by now, but for what has not happened yet.
        phase if view.day > 1 && !phase.is_over() && (met || view.drawn.is_none()) => return None,
        _ if view.asked.is_some() || pondered => "guide-asked",
        _ if view.drawn.as_ref().is_some_and(|(tiles, occasion)| {
            !tiles.is_empty() && matches!(occasion, Occasion::Encounter | Occasion::Rescue)
        }) =>
        {
            "guide-drawn"
        }
        Phase::RingBearer if !view.moved && !answered => "guide-move",
        Phase::RingBearer if !answered => "guide-done",
        Phase::Ringwraiths if !answered => "guide-question",
        Phase::Ringwraiths if view.answer.is_some() && !met => "guide-answered",
        Phase::Encounter | Phase::Escape if !met => "guide-encounter",
        Phase::Refresh => "guide-refresh",
        phase if phase.is_over() => "guide-over",
        Phase::RingBearer if !view.moved => "guide-again",
        _ => "guide-on",
    })
}
