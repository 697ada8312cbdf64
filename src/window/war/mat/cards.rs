//! What a card does, all of it at once: what cannot be now keeps its place.

use super::{INSET, Table, signs};
use crate::window::pieces::{Lit, Side};
use crate::window::war::choices::{deeds, specials};
use crate::window::war::sight::Sight;

const COLUMNS: usize = 4;
const CELL: [f32; 2] = [196.0, 36.0];
const APART: [f32; 2] = [204.0, 42.0];
const TOP: f32 = 48.0;

pub(super) fn cards(mat: &mut Table, sight: &Sight<'_>) {
    let gold = mat.tints().gold;
    mat.fits([INSET, 32.0], 560.0, 17.0, (gold, Side::From, true), &sight.say("can-cards"));
    for (number, (sign, name, wish)) in deeds(sight).into_iter().enumerate() {
        let (row, column) = (number / COLUMNS, number % COLUMNS);
        let at = [INSET + column as f32 * APART[0], TOP + row as f32 * APART[1]];
        mat.name_cell(at, CELL, Some(sign), &name, Lit::of(false, wish.is_some()));
        if let Some(wish) = wish {
            mat.place(at, CELL, name, wish);
        }
    }
    let faint = mat.tints().faint;
    mat.fits([INSET, 274.0], 250.0, 15.0, (faint, Side::From, false), &sight.say("mat-specials"));
    for (number, (tile, name, wish)) in specials(sight).enumerate() {
        let at = [290.0 + number as f32 * 62.0, 242.0];
        mat.tile(at, 50.0, &signs::tile(tile), if wish.is_some() { Lit::Plain } else { Lit::Spent });
        if let Some(wish) = wish {
            mat.place(at, [50.0; 2], name, wish);
        }
    }
}
