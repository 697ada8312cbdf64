//! The empty sheet to print: the combat table, the builds, and room for the Ring's stays.

use crate::battle::{Cell, Piece};
use crate::language::Words;
use crate::language::battle::{centre, nation, position, strength};
use crate::window::frame::Page;
use strum::VariantArray;

/// What a table plays with that has no companion.
pub(super) fn empty(words: &Words, page: &mut Page) {
    page.head(&words.say("head-attack", &[]));
    page.line(&words.say("print-bounds", &[]));
    let columns = [(false, false), (false, true), (true, false), (true, true)];
    page.cells("", &columns.map(|column| strength(words, column)));
    for row in 0..3 {
        let bounds = columns.map(|(elven_attacker, elven_defender)| {
            let cell = Cell { elven_attacker, elven_defender, fortress: row > 0, river: row > 1 };
            match cell.attacker_out_to() {
                // Two dice never come to less.
                1 => format!("– · {}", cell.defender_out_from()),
                to => format!("{to} · {}", cell.defender_out_from()),
            }
        });
        page.cells(&position(words, row), &bounds);
    }
    page.head(&words.say("head-builds", &[]));
    page.line(&words.say("print-builds", &[]));
    for piece in Piece::VARIANTS.iter().filter(|piece| !piece.centres().is_empty()) {
        let rounds = [2, 3, 4].map(|round| piece.builds(round).to_string()).join(" · ");
        let centres: Vec<String> = piece.centres().iter().map(|at| centre(words, *at)).collect();
        let counters = format!("{} ({})", nation(words, *piece), piece.counters());
        page.line(&format!("{counters}: {rounds} · {}", centres.join(", ")));
    }
    page.head(&words.say("head-once", &[]));
    page.room(10);
}
