//! The end: who has won, by what, and what each side has left.

use super::{FIELD, Given, INSET, Table, capture, signs};
use crate::battle::{Piece, Victory};
use crate::language::battle::{place, side};
use crate::window::pieces::{Lit, Mat, Paint, Side};
use crate::window::widgets::look::Look;
use strum::VariantArray;

/// The end: its field, and below it what each side has left.
pub(in crate::window::battle) fn end(look: Look, given: &Given<'_>) -> Table {
    let sides = given.view.players.sides().len() as f32;
    let mut mat = Mat::new(look, [FIELD[0], FIELD[1] + 116.0 + 70.0 * sides]);
    mat.cells(FIELD);
    field(&mut mat, given);
    below(&mut mat, given);
    mat
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>) {
    let (view, tints) = (given.view, mat.tints());
    let Some((winner, line)) = view.won else { return };
    let (livery, sign) = signs::side(winner);
    mat.hex([200.0, 165.0], 124.0, Paint::filled(tints.raised).edged(tints.lit, 2.4));
    match line {
        Victory::SarumanHimself => {
            mat.counter([200.0, 165.0], 92.0, signs::counter(Piece::Saruman), Lit::Ringed)
        }
        Victory::TablesWord => mat.counter([200.0, 165.0], 92.0, (livery, sign), Lit::Ringed),
        Victory::Goal | Victory::CaptureOnGoal => {
            mat.bearer([200.0, 165.0], 92.0, livery, (true, Lit::Ringed))
        }
    }
    let wins = given.say("battle-mat-wins", &[("side", <&str>::from(&winner).into())]);
    mat.fitted([370.0, 130.0], 490.0, 46.0, (tints.gold, Side::From, true), &wins);
    let how = match line {
        Victory::Goal => "goal",
        Victory::CaptureOnGoal => "capture",
        Victory::SarumanHimself => "saruman",
        Victory::TablesWord => "word",
    };
    let facts = [("line", how.into()), ("place", place(given.words, winner.goal()).into())];
    super::lines(
        mat,
        [370.0, 172.0],
        (490.0, 20.0),
        (tints.ink, Side::From, false),
        &given.say("battle-mat-won-by", &facts),
    );
    if let Some(how) = &view.how {
        super::lines(mat, [370.0, 236.0], (490.0, 17.0), (tints.faint, Side::From, false), how);
    }
}

/// What each side has on the map, and who had the Ring.
fn below(mat: &mut Table, given: &Given<'_>) {
    let view = given.view;
    let ink = mat.tints().ink;
    for (row, who) in view.players.sides().iter().enumerate() {
        let y = FIELD[1] + 40.0 + 70.0 * row as f32;
        mat.fitted([INSET, y + 5.0], 100.0, 17.0, (ink, Side::From, true), &side(given.words, *who));
        let theirs = Piece::VARIANTS.iter().filter(|piece| view.side_of(**piece) == *who);
        for (number, piece) in theirs.enumerate() {
            let at = [172.0 + 76.0 * number as f32, y];
            let lit = if view.has(*piece) { Lit::Plain } else { Lit::Spent };
            mat.counter(at, 26.0, signs::counter(*piece), lit);
            mat.badge([at[0] + 22.0, at[1] + 16.0], view.map[*piece], lit);
        }
    }
    capture::had(mat, given, FIELD[1] + 40.0 + 70.0 * view.players.sides().len() as f32);
}
