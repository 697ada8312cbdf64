//! The empty sheet to print: the combat table, the builds, and room for the Ring's stays.

use crate::battle::{Cell, Piece};
use crate::language::Words;
use crate::language::battle::{nation, position, strength};
use crate::window::frame::Page;
use strum::VariantArray;

/// What a table plays with that has no companion.
pub(super) fn empty(words: &Words, page: &mut Page) {
    for row in 0..3 {
        page.head(&position(words, row));
        for column in [(false, false), (false, true), (true, false), (true, true)] {
            let cell = Cell {
                elven_attacker: column.0,
                elven_defender: column.1,
                fortress: row > 0,
                river: row > 1,
            };
            let bounds = format!("≤ {} · ≥ {}", cell.attacker_out_to(), cell.defender_out_from());
            page.line(&format!("{}: {bounds}", strength(words, column)));
        }
    }
    page.head(&words.say("battle-head-builds", &[]));
    for piece in Piece::VARIANTS.iter().filter(|piece| !piece.centres().is_empty()) {
        let rounds = [2, 3, 4].map(|round| piece.builds(round).to_string()).join(" · ");
        page.line(&format!("{} ({}): {rounds}", nation(words, *piece), piece.counters()));
    }
    page.head(&words.say("battle-head-once", &[]));
    page.room(10);
}
