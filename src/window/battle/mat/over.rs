//! The end: who has won, by what, and what each side has left.

use super::{FIELD, Given, INSET, Table, had, lines, signs};
use crate::battle::{Piece, Victory};
use crate::language::battle::{place, side};
use crate::language::capital;
use crate::window::pieces::{Lit, Mat, Paint, Side};
use crate::window::widgets::look::Look;
use strum::VariantArray;

/// How high its field is beside the sheet.
const HIGH: f32 = 230.0;

/// The end: its field, and below it what each side has left.
pub(in crate::window::battle) fn end(look: Look, given: &Given<'_>) -> Table {
    let sides = given.view.players.sides().len() as f32;
    let mut mat = Mat::new(look, [FIELD[0], HIGH + 116.0 + 70.0 * sides]);
    mat.cells([FIELD[0], HIGH]);
    winner(&mut mat, given, [150.0, HIGH / 2.0 - 4.0]);
    below(&mut mat, given, HIGH + 40.0);
    mat
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>) {
    winner(mat, given, [200.0, FIELD[1] / 2.0]);
}

/// Who has won, and by what.
fn winner(mat: &mut Table, given: &Given<'_>, middle: [f32; 2]) {
    let (view, tints) = (given.view, mat.tints());
    let Some((winner, line)) = view.won else { return };
    let (livery, sign) = signs::side(winner);
    let radius = middle[1] * 0.62;
    mat.hex(middle, radius * 1.36, Paint::filled(tints.raised).edged(tints.lit, 2.4));
    match line {
        Victory::SarumanHimself => {
            mat.counter(middle, radius, signs::counter(Piece::Saruman), Lit::Ringed);
        }
        Victory::TablesWord => mat.counter(middle, radius, (livery, sign), Lit::Ringed),
        Victory::Goal | Victory::CaptureOnGoal => mat.bearer(middle, radius, livery, (true, Lit::Ringed)),
    }
    let left = middle[0] + radius * 1.36 + 50.0;
    let room = FIELD[0] - 40.0 - left;
    let wins = capital(&given.say("mat-wins", &[("side", winner.name().into())]));
    let wins = given.books.seated(winner.name()).map_or(wins.clone(), |who| format!("{wins} · {who}"));
    mat.fits([left, middle[1] - 12.0], room, 44.0, (tints.gold, Side::From, true), &wins);
    let facts = [("line", line.name().into()), ("place", place(given.words, winner.goal()).into())];
    let said = given.say("mat-won-by", &facts);
    let down = lines(mat, [left, middle[1] + 28.0], (room, 20.0), (tints.ink, Side::From, false), &said);
    if let Some(how) = &view.how {
        lines(mat, [left, down], (room, 16.0), (tints.faint, Side::From, false), how);
    }
}

/// What each side has on the map, and who had the Ring.
fn below(mat: &mut Table, given: &Given<'_>, top: f32) {
    let view = given.view;
    let ink = mat.tints().ink;
    for (row, who) in view.players.sides().iter().enumerate() {
        let y = top + 70.0 * row as f32;
        mat.fits([INSET, y + 5.0], 100.0, 17.0, (ink, Side::From, true), &side(given.words, *who));
        let theirs = Piece::VARIANTS.iter().filter(|piece| view.side_of(**piece) == *who);
        for (number, piece) in theirs.enumerate() {
            let at = [172.0 + 76.0 * number as f32, y];
            let lit = if view.has(*piece) { Lit::Plain } else { Lit::Spent };
            mat.counter(at, 26.0, signs::counter(*piece), lit);
            mat.badge([at[0] + 22.0, at[1] + 16.0], view.map[*piece], lit);
        }
    }
    had::had(mat, given, top + 70.0 * view.players.sides().len() as f32);
}
