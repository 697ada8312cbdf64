//! The Ring was captured: who is taken off, who stands there now, and how far he may run at once; where he stands then, and who
//! had the Ring so far.

use super::place::{self, Spot};
use super::{Given, INSET, MOMENT, Table, one, signs, title};
use crate::battle::{BattleView, Piece, Side as Who};
use crate::window::pieces::{At, Lit, Paint, Pen, Side};

/// The new Ring-bearer, and how large.
const NEW: (At, f32) = ([344.0, 165.0], 70.0);

/// Who held it before.
fn before(view: &BattleView) -> Who {
    let holders = &view.past.holders;
    holders.len().checked_sub(2).and_then(|at| holders.get(at)).map_or(view.ring.holder, |held| held.by)
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>, captor: Piece) {
    let (view, tints) = (given.view, mat.tints());
    let old = before(view);
    let word = |mat: &mut Table, [x, y]: At, size: f32, bold: bool, said: &str| {
        let ink = if bold { tints.ink } else { tints.faint };
        mat.fits([x, y], 190.0, size, (ink, Side::About, bold), said);
    };
    mat.bearer([100.0, 89.0], 40.0, signs::side(old).0, (false, Lit::Spent));
    signs::crossed(mat, [100.0, 89.0], 48.0);
    let of_old = given.say("mat-bearer-of", &[("side", old.name().into())]);
    word(mat, [100.0, 151.0], 15.0, true, &of_old);
    word(mat, [100.0, 169.0], 14.0, false, &given.say("mat-off", &[]));
    mat.counter([100.0, 233.0], 40.0, signs::counter(captor), Lit::Spent);
    signs::crossed(mat, [100.0, 233.0], 48.0);
    word(mat, [100.0, 295.0], 15.0, true, &one(given.words, captor));
    let again = if captor.centres().is_empty() { "mat-off-for-good" } else { "mat-off-for-now" };
    word(mat, [100.0, 313.0], 14.0, false, &given.say(again, &[]));
    for (from, bend) in [([154.0, 101.0], [214.0, 121.0]), ([158.0, 231.0], [214.0, 213.0])] {
        let to = [236.0, if from[1] < 150.0 { 149.0 } else { 201.0 }];
        let dashed = Paint { dashed: true, ..Paint::line(tints.lit, 2.6) };
        mat.outline(vec![Pen::Begin(from), Pen::Bend(bend, to)], dashed);
    }
    let (middle, radius) = NEW;
    mat.hex([middle[0], middle[1] + 6.0], 108.0, Paint::filled(tints.raised).edged(tints.lit, 2.0));
    mat.bearer(middle, radius, signs::side(view.ring.holder).0, (true, Lit::Ringed));
    let of_new = given.say("mat-bearer-of", &[("side", view.ring.holder.name().into())]);
    mat.fits([middle[0], 306.0], 240.0, 19.0, (tints.ink, Side::About, true), &of_new);
    let run = given.say("mat-run", &[]);
    mat.fits([444.0, 79.0], 400.0, 17.0, (tints.gold, Side::From, true), &run);
    mat.bright_arrow([436.0, 93.0], 406.0, 4.0);
    for number in 1_u8..=3 {
        let at = [386.0 + 139.7 * f32::from(number), 165.0];
        // Where he goes is told below: nothing is pressed here.
        mat.hex(at, 54.0, Paint::filled(tints.raised).edged(tints.rim, 1.6));
        mat.bold([at[0], at[1] + 18.0], 40.0, tints.faint, Side::About, number.to_string());
    }
}

/// Where he stands after his run: still there, on an ordinary hex, on another Elven one, or where he wins.
pub(super) fn places(mat: &mut Table, given: &Given<'_>) {
    const RADIUS: f32 = 62.0;
    let tints = mat.tints();
    title(mat, [INSET, 379.0], 800.0, &given.say("mat-after", &[]));
    let spots = place::spots(given);
    let apart = 816.0 / 4.0;
    for spot in spots {
        let Spot { name, called, said, elven, wins, here, slot, wish } = spot;
        let [x, y] = [138.0 + apart * slot as f32, 465.0];
        let edge = match (wins, wish.is_some()) {
            (true, _) => tints.red,
            (_, true) => tints.gold,
            (_, false) => tints.rim,
        };
        mat.hex([x, y], RADIUS, Paint::filled(tints.raised).edged(edge, 2.0));
        mat.sign(signs::place(&name, elven), [x - 28.0, y - 28.0], 56.0, edge);
        // One ordinary hex is as good as another.
        let called = match here && name != place::HEX {
            true => given.say("mat-still", &[("place", called.into())]),
            false => called,
        };
        mat.fits([x, y + 86.0], apart - 8.0, 17.0, (tints.ink, Side::About, true), &called);
        let ink = if wins { tints.red } else { tints.faint };
        mat.fits([x, y + 107.0], apart - 8.0, 15.0, (ink, Side::About, wins), &said);
        if let Some(wish) = wish {
            mat.place([x - 98.0, y - 64.0], [196.0, 178.0], called, wish);
        }
    }
}

/// The Ring goes from one side to another.
pub(super) fn goes_over(mat: &mut Table, given: &Given<'_>) {
    let (view, tints) = (given.view, mat.tints());
    title(mat, [0.0, 41.0], 300.0, &given.say("mat-goes-over", &[]));
    mat.bearer([40.0, 89.0], 30.0, signs::side(before(view)).0, (false, Lit::Spent));
    mat.bright_arrow([84.0, 89.0], 176.0, 3.4);
    mat.circle([166.0, 89.0], 13.0, Paint::filled(tints.ground).edged(tints.gold, 5.0));
    mat.bearer([MOMENT[0] - 40.0, 89.0], 34.0, signs::side(view.ring.holder).0, (true, Lit::Ringed));
}

/// Where each side wins.
pub(super) fn where_it_wins(mat: &mut Table, given: &Given<'_>) {
    let (view, tints) = (given.view, mat.tints());
    title(mat, [0.0, 175.0], 300.0, &given.say("mat-where-it-wins", &[]));
    for (row, who) in view.players.sides().iter().enumerate() {
        let y = 203.0 + 34.0 * row as f32;
        mat.counter([16.0, y], 15.0, signs::side(*who), Lit::Plain);
        let said = given.say("mat-goal", &[("side", who.name().into())]);
        let holds = *who == view.won.map_or(view.ring.holder, |(winner, _)| winner);
        let ink = if holds { tints.gold } else { tints.ink };
        mat.fits([42.0, y + 6.0], MOMENT[0] - 42.0, 16.5, (ink, Side::From, holds), &said);
    }
}
