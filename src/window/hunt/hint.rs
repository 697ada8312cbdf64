//! What stands on the empty line: what it is likely to be for.

use crate::hunt::{Phase, View};

/// The name of the sentence.
pub(super) fn hint(view: &View) -> &'static str {
    match view.phase {
        _ if view.asked.is_some() => "table-hint-asked",
        _ if view.drawn.is_some() => "table-hint-drawn",
        Phase::Encounter if view.tiles_by_hand() => "table-hint-encounter-by-hand",
        Phase::Encounter if view.part2.as_ref().is_some_and(|part2| part2.lord) => {
            "table-hint-encounter-lord"
        }
        Phase::Encounter => "table-hint-encounter",
        Phase::Escape if view.part2.as_ref().is_some_and(|part2| part2.choosing) => "table-hint-choice",
        Phase::Escape if view.part2.is_some() => "table-hint-course",
        Phase::Escape => "table-hint-escape",
        Phase::Refresh => "table-hint-refresh",
        Phase::Rescue if view.options.linked().is_none() => "table-hint-rescue",
        Phase::Fleeing => "table-hint-fleeing",
        Phase::Hiding => "table-hint-hiding",
        Phase::Bree | Phase::Rescued => "table-hint-over",
        Phase::Corrupted | Phase::Rivendell => "table-hint-end",
        Phase::RingBearer if view.part2.is_some() && view.options.board.is_none() => "table-hint-box-2",
        _ if view.part2.is_some() => "table-hint-2",
        Phase::RingBearer if view.options.board.is_none() => "table-hint-box",
        _ => "table-hint",
    }
}
