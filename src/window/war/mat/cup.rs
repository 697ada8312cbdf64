//! The cup, tile by tile: pressed where one is drawn by hand.

use super::{INSET, SIZE, Table, signs};
use crate::books::Throw;
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::command::ToldTile;
use crate::war::hunt::HuntStep;
use crate::window::pieces::{Lit, Side, measured};
use crate::window::war::sight::{Sight, give};

const SIDE: f32 = 28.0;

/// What is still in the cup, and how much of it reveals. Where a tile is due, the one that came is pressed.
pub(super) fn cup(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let tints = mat.tints();
    mat.rule([INSET, top - 8.0], [SIZE[0] - INSET, top - 8.0]);
    let tiles = sight.view.cup.pool.tiles();
    let foot = top + 19.0;
    let title = sight.say("mat-cup");
    mat.fits([INSET, foot], 96.0, 14.0, (tints.faint, Side::From, false), &title);
    mat.bold([INSET + 116.0, foot], 16.0, tints.ink, Side::About, tiles.len().to_string());
    let reveal = tiles.iter().filter(|tile| tile.has_reveal()).count();
    let said = sight.tell("mat-reveals", &[("tiles", reveal.into()), ("of", tiles.len().into())]);
    let end = SIZE[0] - INSET;
    mat.fits([end, foot], 150.0, 14.0, (tints.faint, Side::To, false), &said);
    let from = INSET + 138.0;
    let room = end - 150.0 - 30.0 - from;
    let step = (room / tiles.len().max(1) as f32).min(SIDE + 5.0);
    let wide = measured(&said, 14.0, false).min(150.0);
    let red = crate::window::pieces::Paint::filled(tints.red);
    mat.plate([end - wide - 20.0, foot - 6.0], [14.0, 3.0], 1.0, red);
    let due = sight.view.hunt.as_ref().is_some_and(|hunt| hunt.step == HuntStep::Tile);
    for (at, tile) in tiles.iter().enumerate() {
        let corner = [from + at as f32 * step, top];
        mat.tile(corner, SIDE.min(step - 2.0), &signs::tile(*tile), Lit::Plain);
        if due {
            let name = names::tile(sight.words, *tile);
            mat.place(
                corner,
                [step - 2.0, SIDE],
                name,
                give(C::Tile(Throw::Told(ToldTile { tile: *tile, die: None }))),
            );
        }
    }
}

/// How large a tile is that is told, and how far the next one and the next row are.
const TOLD: f32 = 72.0;
const APART: [f32; 2] = [116.0, 108.0];

/// All kinds that are in the cup, to be pressed as hands have drawn one.
pub(super) fn told(mat: &mut Table, sight: &Sight<'_>, told: fn(Throw<ToldTile>) -> C) {
    let tints = mat.tints();
    let title = sight.say("mat-cup");
    mat.fits([INSET, 30.0], 560.0, 17.0, (tints.gold, Side::From, true), &title);
    for (number, (tile, count)) in sight.view.cup.pool.kinds().enumerate() {
        let (row, column) = ((number / 7) as f32, (number % 7) as f32);
        let at = [INSET + column * APART[0], 60.0 + row * APART[1]];
        mat.tile(at, TOLD, &signs::tile(tile), Lit::Plain);
        mat.bold([at[0] + TOLD + 6.0, at[1] + 46.0], 16.0, tints.ink, Side::From, format!("×{count}"));
        let name = names::tile(sight.words, tile);
        mat.place(at, [TOLD; 2], name, give(told(Throw::Told(ToldTile { tile, die: None }))));
    }
}
