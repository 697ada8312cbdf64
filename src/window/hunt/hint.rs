//! What stands on the empty line: what it is likely to be for, by things.

use crate::hunt::{Phase, Turn, View};
use crate::language::Words;
use crate::language::hunt::asks_next;

pub(super) fn hint(words: &Words, view: &View) -> String {
    name(view).map(|name| words.say(name, &[])).unwrap_or_default()
}

/// Its name; none, where the card says it all.
fn name(view: &View) -> Option<&'static str> {
    let done = view.moved || view.rested;
    Some(match (view.phase, &view.part2) {
        _ if view.asked.is_some() => "table-hint-asked",
        _ if let Some((tiles, _)) = &view.drawn => {
            return (!tiles.is_empty()).then_some("table-hint-drawn");
        }
        (Phase::Encounter, _) if view.tiles_by_hand() => "table-hint-encounter-by-hand",
        (Phase::Encounter, Some(part2)) if part2.lord => "table-hint-encounter-lord",
        (Phase::Encounter, _) => "table-hint-encounter",
        (Phase::Escape, Some(part2)) if part2.choosing => "table-hint-choice",
        (Phase::Escape, Some(_)) => "table-hint-course",
        (Phase::Escape, None) => "table-hint-escape",
        (Phase::Refresh, _) => "table-hint-refresh",
        (Phase::Rescue, _) if view.options.linked().is_none() => "table-hint-rescue",
        (Phase::Fleeing, _) => "table-hint-fleeing",
        (Phase::Hiding, _) => "table-hint-hiding",
        (Phase::Bree | Phase::Rescued, _) => "table-hint-over",
        (Phase::Corrupted | Phase::Rivendell, _) => "table-hint-end",
        (Phase::Ringwraiths, _) => "table-hint-ringwraiths",
        (Phase::RingBearer, _) if asks_next(view) => "table-hint-done",
        (Phase::RingBearer, Some(_)) if !done && view.turn == Turn::Nightfall => return None,
        (Phase::Rescue, _) => return None,
        (Phase::RingBearer, Some(part2)) if !done && part2.in_rivendell => return None,
        (Phase::RingBearer, Some(_)) if !done => "table-hint-2",
        (Phase::RingBearer, Some(_)) if view.options.board.is_none() => "table-hint-box-2",
        (Phase::RingBearer, None) if view.options.board.is_none() => "table-hint-box",
        _ => "table-hint",
    })
}
