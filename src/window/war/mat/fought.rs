//! A battle that is over: who still stands, what of each Army fell, and what may follow. It lies there until something else is done.

use super::{HALF, INSET, SIZE, Table, armies, battle};
use crate::war::carried::Fought;
use crate::window::pieces::{Side, measured};
use crate::window::war::sight::Sight;

/// Who still stands.
pub(super) fn said(sight: &Sight<'_>, fought: &Fought) -> String {
    let left = match fought.left() {
        [true, false] => "attacker",
        [false, true] => "defender",
        [true, true] => "both",
        [false, false] => "nobody",
    };
    sight.tell("mat-fought", &[("left", left.into())])
}

/// What may follow; of a siege that neither has lost nothing does.
pub(super) fn then(sight: &Sight<'_>, fought: &Fought) -> String {
    let then = match fought.left() {
        _ if !fought.may_move_in() => "nothing",
        [_, true] if sight.stays() => "nothing",
        [_, true] if !sight.has_retreated() => "retreated",
        _ => "beaten",
    };
    sight.tell("mat-fought-then", &[("then", then.into())])
}

/// Across the mat, from there down.
pub(super) fn fought(mat: &mut Table, sight: &Sight<'_>, fought: &Fought, top: f32) {
    let tints = mat.tints();
    let said = said(sight, fought);
    mat.fits([INSET, top + 15.0], 460.0, 17.0, (tints.gold, Side::From, true), &said);
    let after = INSET + measured(&said, 17.0, true).min(460.0) + 14.0;
    let then = then(sight, fought);
    mat.fits([after, top + 15.0], SIZE[0] - INSET - after, 15.0, (tints.ink, Side::From, false), &then);
    for side in 0..2 {
        let x = INSET + side as f32 * HALF;
        armies::shield(mat, sight, ([x, top + 29.0], 28.0), side, &fought.stood[side]);
        let name = battle::name(sight, side, &fought.stood[side]);
        mat.fits([x + 38.0, top + 50.0], 84.0, 16.0, (tints.ink, Side::From, true), &name);
        army(mat, sight, ([x + 132.0, top + 28.0], (256.0, 36.0)), fought, side);
    }
}

/// The same where there is little room, one Army below the other.
pub(super) fn beside(mat: &mut Table, sight: &Sight<'_>, fought: &Fought, [x, y]: [f32; 2]) {
    let tints = mat.tints();
    let room = SIZE[0] - INSET - x;
    mat.fits([x, y + 10.0], room, 15.0, (tints.gold, Side::From, true), &said(sight, fought));
    for side in 0..2 {
        let down = y + 24.0 + side as f32 * 38.0;
        armies::shield(mat, sight, ([x, down], 24.0), side, &fought.stood[side]);
        army(mat, sight, ([x + 34.0, down], (room - 34.0, 30.0)), fought, side);
    }
    mat.fits([x, y + 118.0], room, 14.0, (tints.ink, Side::From, false), &then(sight, fought));
}

/// Its figures: those that fell are crossed out.
pub(super) fn army(
    mat: &mut Table,
    sight: &Sight<'_>,
    (at, room): ([f32; 2], (f32, f32)),
    fought: &Fought,
    side: usize,
) {
    armies::army(mat, sight, at, room, side, (&fought.stood[side], &fought.stands[side], 0));
}
