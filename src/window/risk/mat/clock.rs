//! The clock (K46): where the Ring is, and the turns still to come, each a flag filled as far as it is likely to come.

use super::{Drawn, MOMENT, Table};
use crate::risk::clock::Asks;
use crate::risk::queries::clock as worked_out;
use crate::window::pieces::{Paint, Side, closed};

/// So many flags stand there, how broad they are, how far the next one, and how high.
const FLAGS: usize = 16;
const BROAD: f32 = 18.0;
const STEP: f32 = 21.6;
const HIGH: f32 = 26.0;
const TOP: f32 = 52.0;
/// What is less likely has its letter beside it, not on it.
const FULL: f32 = 0.45;

pub(super) fn clock(mat: &mut Drawn, table: &Table<'_>) {
    let (view, tints) = (table.view, mat.tints());
    let how = match view.asks() {
        Asks::Doom(_) => "doom",
        Asks::Gate(_) => "gate",
        Asks::Nothing => "free",
    };
    let facts = [
        ("territory", table.called(view.ring_at()).into()),
        ("how", how.into()),
        ("doom", view.options.doom.into()),
    ];
    let said = table.say("map-ring-stands", &facts);
    // It is pressed to set the Ring right, and so it is seen to be.
    mat.plate([0.0, 18.0], [MOMENT[0], 25.0], 4.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
    mat.fits([8.0, 35.0], MOMENT[0] - 16.0, 15.0, (tints.faint, Side::From, false), &said);
    mat.place([0.0, 18.0], [MOMENT[0], 25.0], said, super::begin("ring =", &table.say("map-set-right", &[])));
    let Ok((clock, turns)) = worked_out(view) else { return };
    if !table.odds || turns.is_empty() {
        return;
    }
    // The present player's turn is there already, unless he is out.
    let first = usize::from(turns[0].colour != view.present());
    for flag in 0..FLAGS {
        let of = turns[flag % turns.len()].colour;
        let share = clock.comes(flag + first).about() as f32;
        let inks = table.inks(Some(of.into()));
        let [x, y] = [flag as f32 * STEP, TOP];
        mat.plate([x, y], [BROAD, HIGH], 3.0, Paint::line(tints.rim, 1.0));
        let high = (HIGH * share).max(1.0);
        mat.plate([x, y + HIGH - high], [BROAD, high], 3.0, Paint::filled(inks.banner).edged(inks.edge, 0.8));
        let ink = if share > FULL { inks.ink } else { tints.faint };
        mat.bold([x + BROAD / 2.0, y + 18.0], 12.0, ink, Side::About, table.letter(of));
    }
    let arrow = closed([[9.0, 82.0], [3.0, 91.0], [15.0, 91.0]]);
    mat.outline(arrow, Paint::filled(tints.gold));
    let said = table.say("map-turns", &[]);
    mat.fits([24.0, 95.0], MOMENT[0] - 24.0, 14.0, (tints.faint, Side::From, false), &said);
}
