//! The first game, guided: what the companion does is said at the moment at which it matters, and not before. It explains
//! the companion and not the rules. Each sentence has a form for the window and one for the terminal.

use crate::hunt::{Event, Occasion, Phase, Public, Record, State};

/// The name of the sentence that helps now; `None`: all was said.
pub fn guide(record: &Record, pondered: bool) -> Option<&'static str> {
    let State { view, hidden } = record.state();
    let happened = |wanted: fn(&Public) -> bool| record.events().filter_map(Event::public).any(wanted);
    let answered = happened(|event| event.answer().is_some());
    let met = happened(|event| matches!(event, Public::TilesDrawn { .. }));
    let part2 = view.part2.as_ref();
    Some(match view.phase {
        Phase::Setup if part2.is_some_and(|part2| !part2.journey_set) => "guide-journey",
        Phase::Setup if part2.is_some_and(|part2| !part2.deeds_set) => "guide-deeds",
        Phase::Setup if part2.is_some_and(|part2| !part2.gandalf_set) => "guide-gandalf",
        Phase::Setup if part2.is_some() => "guide-dice",
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
        Phase::RingBearer if part2.is_some() && !view.moved && !answered => "guide-advance",
        Phase::RingBearer if part2.is_some_and(|part2| !part2.gandalf_moved) && !answered => {
            "guide-gandalf-moves"
        }
        Phase::RingBearer if !view.moved && !answered => "guide-move",
        Phase::RingBearer if !answered => "guide-done",
        Phase::Ringwraiths if !answered => "guide-question",
        Phase::Ringwraiths if view.answer.is_some() && !met => "guide-answered",
        Phase::Encounter if !met => "guide-encounter",
        // P20: what he can do is open, and of cards drawn by Strider he takes one.
        Phase::Escape if part2.is_some_and(|part2| part2.choosing) => return None,
        Phase::Escape if part2.is_some() => "guide-course",
        Phase::Escape => "guide-escape",
        Phase::Refresh => "guide-refresh",
        // R32: Part 2 is still to come.
        Phase::Bree | Phase::Rescued => "guide-letter",
        phase if phase.is_over() => "guide-over",
        Phase::RingBearer if !view.moved => "guide-again",
        _ => "guide-on",
    })
}
