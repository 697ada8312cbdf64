//! The end: who has won and how, Corruption turn by turn, and what luck there was.

use super::{INSET, SIZE, Table, hunt};
use crate::language::war::names;
use crate::war::nation::Side;
use crate::war::view::{CORRUPTED, Step};
use crate::window::pieces::{self, Paint, signs::war};
use crate::window::war::sight::Sight;

pub(super) fn ended(mat: &mut Table, sight: &Sight<'_>, winner: Side) {
    let (view, tints) = (sight.view, mat.tints());
    let (sign, ink) = if winner == Side::Free { (war::WILL, tints.gold) } else { (war::EYE, tints.red) };
    mat.sign(sign, [INSET, 14.0], 44.0, ink);
    let how = if let Step::Over { how, .. } = &view.step { how.as_deref() } else { None };
    let won = names::won(sight.words, winner, how);
    mat.fits([INSET + 58.0, 42.0], 530.0, 19.0, (tints.ink, pieces::Side::From, true), &won);
    // A column a turn: how corrupted the Ring-bearer was at its end.
    let turns = &view.chronicle.turns;
    let shown = turns.iter().map(|(turn, corruption, ..)| (*turn, *corruption));
    let all: Vec<(u16, u8)> = shown.chain([(view.turn, view.corruption)]).collect();
    let (left, foot, high, room) = (INSET + 10.0, 250.0, 150.0, 560.0);
    let apart = (room / all.len() as f32).min(46.0);
    for (number, (turn, corruption)) in all.into_iter().enumerate() {
        let x = left + number as f32 * apart;
        let tall = (high * f32::from(corruption.min(CORRUPTED)) / f32::from(CORRUPTED)).max(2.0);
        mat.plate([x, foot - tall], [apart * 0.7, tall], 3.0, Paint::filled(tints.gold));
        let middle = x + apart * 0.35;
        mat.bold([middle, foot - tall - 6.0], 14.0, tints.ink, pieces::Side::About, corruption.to_string());
        mat.words([middle, foot + 18.0], 13.0, tints.faint, pieces::Side::About, turn.to_string());
    }
    let said = sight.say("mat-road");
    mat.fits([INSET, 290.0], 560.0, 13.5, (tints.faint, pieces::Side::From, false), &said);
    hunt::ring(mat, sight, [SIZE[0] - 136.0, 130.0], 98.0, 0);
    let at = [SIZE[0] - 136.0, 262.0];
    let [shadow, free] = [Side::Shadow, Side::Free].map(|side| view.points(side));
    let points = sight.tell("part-points", &[("shadow", shadow.into()), ("free", free.into())]);
    mat.fits(at, 250.0, 14.0, (tints.ink, pieces::Side::About, false), &points);
}
