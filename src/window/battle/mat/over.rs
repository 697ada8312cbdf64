//! The end: who has won, by what, and what each side has left.

use super::{FIELD, Given, INSET, Table, had, lines, signs};
use crate::battle::{Piece, Side as Who, Victory};
use crate::language::battle::{place, side};
use crate::language::capital;
use crate::window::pieces::{At, Lit, Mat, Paint, Side};
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

/// From afar: who has won, after how many rounds, what each side has left, and who had the Ring.
pub(super) fn from_afar(mat: &mut Table, given: &Given<'_>, look: Look) {
    const STRIP: At = [900.0, 128.0];
    const SCALE: f32 = 1280.0 / STRIP[0];
    const TO: f32 = 1240.0;
    let (view, tints) = (given.view, mat.tints());
    let Some((winner, line)) = view.won else { return };
    let mut strip = Mat::new(look, STRIP);
    strip.cells(STRIP);
    mat.lay(strip, [0.0, 142.0], SCALE);
    medallion(mat, (winner, line), [136.0, 233.0], 56.0);
    let ink = (tints.gold, Side::From, true);
    mat.fits([250.0, 232.0], TO - 250.0, 56.0, ink, &wins(given, winner));
    let rounds = view.moment.map_or(1, |moment| moment.round);
    let said = given.say("sheet-rounds", &[("rounds", rounds.into())]);
    mat.fits([250.0, 286.0], TO - 250.0, 36.0, (tints.ink, Side::From, false), &said);
    for (row, who) in view.players.sides().iter().enumerate() {
        let y = 376.0 + 104.0 * row as f32;
        let ink = (tints.ink, Side::From, true);
        mat.fits([INSET, y + 12.0], 190.0, 36.0, ink, &side(given.words, *who));
        for (number, piece) in theirs(given, *who).enumerate() {
            let at = [272.0 + 112.0 * number as f32, y];
            let has = view.has(piece);
            let (lit, ink) = if has { (Lit::Plain, tints.ink) } else { (Lit::Spent, tints.faint) };
            mat.counter(at, 33.0, signs::counter(piece), lit);
            if piece.counters() > 1 {
                mat.bold([at[0] + 33.0, y + 14.0], 38.0, ink, Side::From, view.map[piece].to_string());
            }
        }
    }
    let faint = (tints.faint, Side::From, false);
    mat.fits([INSET, 672.0], TO - INSET, 30.0, faint, &given.say("mat-had", &[]));
    had::band(mat, given, [INSET, TO], (690.0, 66.0), 30.0);
}

/// Who has won, with whoever sits there.
fn wins(given: &Given<'_>, winner: Who) -> String {
    let wins = capital(&given.say("mat-wins", &[("side", winner.name().into())]));
    given.books.seated(winner.name()).map_or(wins.clone(), |who| format!("{wins} · {who}"))
}

/// All that a side began with, or can build.
fn theirs(given: &Given<'_>, side: Who) -> impl Iterator<Item = Piece> {
    Piece::VARIANTS.iter().copied().filter(move |piece| given.view.side_of(*piece) == side)
}

/// Who has won, as a counter.
fn medallion(mat: &mut Table, (winner, line): (Who, Victory), middle: At, radius: f32) {
    let tints = mat.tints();
    let (livery, sign) = signs::side(winner);
    mat.hex(middle, radius * 1.36, Paint::filled(tints.raised).edged(tints.lit, 2.4));
    match line {
        Victory::SarumanHimself => {
            mat.counter(middle, radius, signs::counter(Piece::Saruman), Lit::Ringed);
        }
        Victory::TablesWord => mat.counter(middle, radius, (livery, sign), Lit::Ringed),
        Victory::Goal | Victory::CaptureOnGoal => mat.bearer(middle, radius, livery, (true, Lit::Ringed)),
    }
}

/// Who has won, and by what.
fn winner(mat: &mut Table, given: &Given<'_>, middle: At) {
    let (view, tints) = (given.view, mat.tints());
    let Some((winner, line)) = view.won else { return };
    let radius = middle[1] * 0.62;
    medallion(mat, (winner, line), middle, radius);
    let left = middle[0] + radius * 1.36 + 50.0;
    let room = FIELD[0] - 40.0 - left;
    mat.fits([left, middle[1] - 12.0], room, 44.0, (tints.gold, Side::From, true), &wins(given, winner));
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
        for (number, piece) in theirs(given, *who).enumerate() {
            let at = [172.0 + 76.0 * number as f32, y];
            let lit = if view.has(piece) { Lit::Plain } else { Lit::Spent };
            mat.counter(at, 26.0, signs::counter(piece), lit);
            mat.badge([at[0] + 22.0, at[1] + 16.0], view.map[piece], lit);
        }
    }
    had::had(mat, given, top + 70.0 * view.players.sides().len() as f32);
}
