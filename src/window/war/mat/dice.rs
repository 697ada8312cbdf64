//! The dice of both sides: a press raises one of the side that acts, and beside them stand its uses.

use super::{INSET, SIZE, Table, forgotten, nations, signs};
use crate::language::war::{names, of_side as told_of};
use crate::war::nation::Side;
use crate::war::view::Lain;
use crate::window::pieces::{self, At, Lit};
use crate::window::war::sight::{LAID_DOWN, Sight, Wished, begin, page};

/// How large a die is, and how far the next one and the next row are.
pub(super) const DIE: f32 = 54.0;
pub(super) const APART: f32 = 62.0;
const TOP: f32 = 50.0;
/// Where each side's begin, and how many lie in a row.
const SIDES: [(f32, usize); 2] = [(INSET + 2.0, 4), (298.0, 5)];
/// Where what is easily forgotten begins.
const BESIDE: f32 = 634.0;

pub(super) fn dice(mat: &mut Table, sight: &Sight<'_>) {
    let sides = [Side::Free, Side::Shadow];
    sides.into_iter().for_each(|side| of_side(mat, sight, side));
    // Tab comes to the dice before it comes to what tells how they lie.
    for side in sides.into_iter().filter(|_| sight.typed.is_empty()) {
        let called = sight.tell("mat-dice-lie", &[("side", names::side(sight.words, side).into())]);
        let tells = begin(told_of("dice", side), &called);
        mat.place([SIDES[side as usize].0 - 4.0, 12.0], [130.0, 26.0], called, tells);
    }
    if forgotten::forgotten(mat, sight, [BESIDE + 26.0, 30.0]) {
        mat.rule([BESIDE, 18.0], [BESIDE, 164.0]);
    }
    mat.rule([INSET, 178.0], [SIZE[0] - INSET, 178.0]);
}

/// Where a side's dice lie.
pub(super) fn place(side: Side, number: usize, of: usize) -> [f32; 2] {
    let (left, in_a_row) = SIDES[side as usize];
    // More than a row has room for lie a little closer.
    let in_a_row = if of > in_a_row * 2 { of.div_ceil(2) } else { in_a_row };
    let apart = APART.min(APART * SIDES[side as usize].1 as f32 / in_a_row as f32);
    let (row, along) = (number / in_a_row, number % in_a_row);
    [left + along as f32 * apart, TOP + row as f32 * (APART - 1.0)]
}

/// What stands above a side's dice.
pub(super) fn title(mat: &mut Table, sight: &Sight<'_>, side: Side, acts: bool, beside: &str) {
    let tints = mat.tints();
    let (left, _) = SIDES[side as usize];
    let title = names::side(sight.words, side);
    let ink = if acts { tints.gold } else { tints.ink };
    mat.bold([left, 30.0], 17.0, ink, pieces::Side::From, title.clone());
    let after = left + pieces::measured(&title, 17.0, true) + 12.0;
    let end = if side == Side::Free { SIDES[1].0 - 24.0 } else { BESIDE - 12.0 };
    mat.fits([after, 30.0], end - after, 14.0, (tints.faint, pieces::Side::From, false), beside);
}

/// What a die answers to what stands on the line: it pays for that, or it is named there.
fn answer(sight: &Sight<'_>, face: &str) -> String {
    let paid = ["move", "hide", "separate", "advance", "bring"].into_iter().any(|begun| sight.begins(begun));
    let named = sight.said().last() == Some("with");
    if paid && !named { format!("with {face}") } else { face.to_owned() }
}

/// A die as it lies there, or lies raised: what is spent is dim, and one that is still to be rolled shows nothing.
pub(super) fn lying(
    mat: &mut Table,
    (at, size): (At, f32),
    die: Option<&Lain>,
    (side, raised): (Side, bool),
) {
    let lit = match die {
        Some(die) if die.spent => Lit::Spent,
        _ if raised => Lit::Ringed,
        _ => Lit::Plain,
    };
    mat.face(at, size, die.map(|die| signs::face(die.face)), (side == Side::Shadow, lit));
}

fn of_side(mat: &mut Table, sight: &Sight<'_>, side: Side) {
    let view = sight.view;
    let acts = view.acts() == Some(side);
    let lain = &view.lain[side as usize];
    let count = view.unused[side as usize].len();
    let beside = match acts {
        true => sight.say("mat-act"),
        false => sight.tell("mat-then", &[("dice", count.into())]),
    };
    title(mat, sight, side, acts, &beside);
    let all = lain.len();
    // Of several that show the same one lies raised.
    let raised = sight.raised().and(sight.lies_raised());
    let raised = raised.or_else(|| nations::paying(sight).map(|(_, face)| (face, 0))).filter(|_| acts);
    for (number, die) in lain.iter().enumerate() {
        let [x, y] = place(side, number, all);
        // What is spent keeps its place.
        if die.spent {
            lying(mat, ([x, y], DIE), Some(die), (side, false));
            continue;
        }
        let Some(this @ (face, _)) = Lain::which(lain, number) else { continue };
        let up = raised == Some(this);
        let at = if up { [x - 2.0, y - 4.0] } else { [x, y] };
        lying(mat, (at, DIE), Some(die), (side, up));
        if acts {
            if view.spends() {
                let before = lain[..number].iter().filter(|die| !die.spent).count();
                number_of(mat, at, (side, before + 1));
            }
            // What a Ring has turned lies raised though nothing was laid open.
            let is_turned = up && sight.opened.is_empty() && sight.numbered.is_none();
            let open = sight.open(&if is_turned { LAID_DOWN.to_owned() } else { page(this) });
            let thing = Wished::Thing(answer(sight, face.name()), Box::new(open));
            mat.place(at, [DIE; 2], names::face(sight.words, face), thing);
        }
    }
}

/// The number that raises it, where that is typed.
fn number_of(mat: &mut Table, [x, y]: At, (side, number): (Side, usize)) {
    let (tints, shadow) = (mat.tints(), side == Side::Shadow);
    let ink = if shadow { tints.on_blood } else { tints.on_bone };
    mat.words([x + 6.0, y + 15.0], 12.5, ink, pieces::Side::From, number.to_string());
}
