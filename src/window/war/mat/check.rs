//! The dice are spent: what is checked before the next turn.

use super::{INSET, SIZE, Table, came, climb};
use crate::language::war::names;
use crate::war::nation::Side;
use crate::window::pieces::{self, signs::war};
use crate::window::war::sight::Sight;

pub(super) fn check(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    let title = sight.say("mat-check");
    mat.fits([INSET, 30.0], 560.0, 17.0, (tints.gold, pieces::Side::From, true), &title);
    let sides = [(Side::Shadow, war::EYE, tints.red), (Side::Free, war::WILL, tints.ink)];
    for (number, (side, sign, ink)) in sides.into_iter().enumerate() {
        let x = INSET + number as f32 * 290.0;
        mat.sign(sign, [x, 56.0], 44.0, ink);
        let name = names::side(sight.words, side);
        mat.fits([x + 58.0, 72.0], 210.0, 16.0, (tints.ink, pieces::Side::From, true), &name);
        let said = sight.tell("part-of", &[("points", view.points(side).into()), ("of", side.goal().into())]);
        mat.bold([x + 58.0, 106.0], 30.0, tints.ink, pieces::Side::From, said);
    }
    if let Some(came) = &view.came {
        came::beside(mat, sight, came, [612.0, 26.0]);
    }
    let mut y = 162.0;
    let mut line = |mat: &mut Table, sign, words: String, ink| {
        mat.sign(sign, [INSET, y - 16.0], 20.0, tints.gold);
        mat.fits(
            [INSET + 32.0, y],
            SIZE[0] - 2.0 * INSET - 32.0,
            15.0,
            (ink, pieces::Side::From, false),
            &words,
        );
        y += 32.0;
    };
    line(mat, war::CAPTURES, sight.say("mat-captures"), tints.ink);
    if view.mordor.is_some() {
        let (ink, said) = climb::lingers(sight, tints.ink, tints.red);
        line(mat, war::MORDOR, said, ink);
    }
    if view.options.cards {
        let [free, shadow] = view.hands;
        let facts = [("free", free.into()), ("shadow", shadow.into())];
        line(mat, war::CARD, sight.tell("mat-hands", &facts), tints.ink);
    }
    let goal = sight.say("mat-goals");
    line(mat, war::POINTS, goal, tints.faint);
}
