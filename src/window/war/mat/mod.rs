//! What lies on the table of War of the Ring, drawn: dice, a Hunt, the cup, the Fellowship on its road, the peoples.
//! Everything keeps its place from the first moment to the last.

mod battle;
mod dice;
mod fellowship;
mod hunt;
mod nations;
mod signs;

use crate::language::Words;
use crate::war::WarView;
use crate::war::tile::Heap;
use crate::window::pieces::{Lit, Mat, Side};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use std::convert::Infallible;

/// What is wished for on the mat.
type Table = Mat<Wish<Infallible>>;

/// How large the mat is, in its own points, and where its three boxes begin and end.
const SIZE: [f32; 2] = [852.0, 640.0];
const UPPER: f32 = 304.0;
const MIDDLE: [f32; 2] = [316.0, 152.0];
const LOWER: [f32; 2] = [480.0, 160.0];
/// How far what stands in a box is from its edge.
const INSET: f32 = 22.0;

/// The mat. `odds`: whether chances are told.
pub(super) fn mat(look: Look, words: &Words, view: &WarView, odds: bool) -> Table {
    let mut mat = Mat::new(look, SIZE);
    moment(&mut mat, words, view, odds);
    fellowship::fellowship(&mut mat, words, view);
    nations::nations(&mut mat, words, view);
    mat
}

/// What the moment is about, and the cup.
fn moment(mat: &mut Table, words: &Words, view: &WarView, odds: bool) {
    match (&view.hunt, &view.battle) {
        (Some(hunt), _) => hunt::hunt(mat, words, view, hunt),
        (None, Some(battle)) => battle::battle(mat, words, battle, odds),
        (None, None) => dice::dice(mat, words, view, odds),
    }
    cup(mat, words, &view.cup.pool);
}

/// What is still in the cup, tile by tile.
fn cup(mat: &mut Table, words: &Words, pool: &Heap) {
    const SIDE: f32 = 28.0;
    let (top, tints) = (262.0, mat.tints());
    mat.rule([INSET, top - 6.0], [SIZE[0] - INSET, top - 6.0]);
    let tiles = pool.tiles();
    let said = words.say("part-cup", &[("tiles", tiles.len().into())]);
    mat.fitted([INSET, top + 20.0], 150.0, 15.0, (tints.faint, Side::From, false), &said);
    let from = 180.0;
    let step = ((SIZE[0] - INSET - from - 150.0) / tiles.len().max(1) as f32).min(SIDE + 5.0);
    for (at, tile) in tiles.iter().enumerate() {
        mat.tile([from + at as f32 * step, top], SIDE, &signs::tile(*tile), Lit::Plain);
    }
    let reveal = tiles.iter().filter(|tile| tile.has_reveal()).count();
    let facts = [("tiles", reveal.into()), ("of", tiles.len().into())];
    let said = words.say("mat-reveals", &facts);
    mat.fitted([SIZE[0] - INSET, top + 20.0], 140.0, 14.0, (tints.faint, Side::To, false), &said);
}
