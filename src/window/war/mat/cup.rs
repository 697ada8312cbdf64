//! The cup, tile by tile: pressed where one is drawn by hand.

use super::{INSET, SIZE, Table, signs};
use crate::books::{D6, Throw};
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::command::ToldTile;
use crate::war::hunt::HuntStep;
use crate::war::tile::{Deals, Tile};
use crate::window::pieces::{Lit, Side, measured};
use crate::window::war::sight::{Sight, Wished, begin, give};

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
    let gollum = sight.view.guide.is_none();
    let reveal = tiles.iter().filter(|tile| tile.reveals(gollum)).count();
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
            mat.place(corner, [step - 2.0, SIDE], name, tells(sight, C::Tile, *tile));
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
        mat.place(at, [TOLD; 2], name, tells(sight, told, tile));
    }
}

/// W27: of a tile with a die it is asked what that shows, where hands throw it.
fn tells(sight: &Sight<'_>, told: fn(Throw<ToldTile>) -> C, tile: Tile) -> Wished {
    let command = told(Throw::Told(ToldTile { tile, die: None }));
    let asks = sight.by_hand && tile.deals() == Deals::Die;
    if asks { begin(command, &names::tile(sight.words, tile)) } else { give(command) }
}

/// The tile with a die that hands have drawn, and what that can show.
pub(super) fn die(mat: &mut Table, sight: &Sight<'_>, told: fn(Throw<ToldTile>) -> C) {
    mat.tile([INSET, 88.0], 128.0, &signs::tile(Tile::DieStop), Lit::Plain);
    mat.arrow([166.0, 152.0], 38.0);
    for die in D6::FACES {
        let at = [226.0 + f32::from(die.pips() - 1) * 102.0, 110.0];
        mat.die(at, 84.0, die.pips(), Lit::Plain);
        let tells = told(Throw::Told(ToldTile { tile: Tile::DieStop, die: Some(die) }));
        mat.place(at, [84.0; 2], die.pips().to_string(), give(tells));
    }
    cup(mat, sight, 254.0);
}
