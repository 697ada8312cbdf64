//! The dice are spent, large: points of both sides, and what is told before the next turn.

use super::super::super::sight::Sight;
use super::super::{Table, climb};
use crate::language::war::names;
use crate::war::nation::Side;
use crate::window::pieces::{Side as Align, signs::war};

pub(super) fn checked(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    let sides = [(Side::Shadow, war::EYE, tints.red), (Side::Free, war::WILL, tints.ink)];
    for (number, (side, sign, ink)) in sides.into_iter().enumerate() {
        let x = 40.0 + number as f32 * 620.0;
        mat.sign(sign, [x, 216.0], 170.0, ink);
        let name = names::side(sight.words, side);
        mat.fits([x + 200.0, 246.0], 380.0, 52.0, (tints.ink, Align::From, true), &name);
        let said = sight.tell("part-of", &[("points", view.points(side).into()), ("of", side.goal().into())]);
        mat.fits([x + 200.0, 366.0], 380.0, 110.0, (tints.gold, Align::From, true), &said);
    }
    mat.rule([40.0, 446.0], [1240.0, 446.0]);
    let lingers = view.mordor.map(|_| climb::lingers(sight, tints.ink, tints.red));
    let goals = (tints.faint, sight.say("mat-goals"));
    let lines = lingers.into_iter().chain([goals]);
    for (line, (ink, said)) in lines.enumerate() {
        mat.fits([40.0, 530.0 + line as f32 * 84.0], 1200.0, 50.0, (ink, Align::From, false), &said);
    }
}
