//! Dice in players' colours, and dice of the table that are told by their pips.

use super::{Drawn, MOMENT, Table, begin};
use crate::books::D6;
use crate::language::risk::begun::{Told, dice_line, rolled};
use crate::risk::colour::Holder;
use crate::risk::command::Command;
use crate::window::pieces::{At, Mat, Paint, Side};
use crate::window::risk::Wish;
use iced::{Color, color};

/// A die of somebody's; `lit`: it has won its pair; `faded`: it does nothing.
pub(super) fn die<M>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    corner: At,
    side: f32,
    (of, pips): (Option<Holder>, u8),
    (lit, faded): (bool, bool),
) {
    let inks = table.inks(of);
    let tints = mat.tints();
    let alpha = if faded { 0.5 } else { 1.0 };
    let edge = if lit { color!(0xffe2a0) } else { tints.rim };
    let width = side * if lit { 0.039 } else { 0.02 };
    let fill = Color { a: alpha, ..inks.bright };
    mat.painted_die(
        corner,
        side,
        pips,
        Paint::filled(fill).edged(edge, width.max(1.2)),
        Color { a: alpha, ..inks.ink },
    );
}

/// How large a face is that can be pressed, how far the next one, and how far the next die's.
const FACE: f32 = 32.0;
const STEP: f32 = 40.0;
const ROW: f32 = 36.0;

/// Dice of the table, each a row of six faces: what is pressed is what it shows; behind them that a die was not thrown (K18, K19).
pub(super) fn faces(mat: &mut Drawn, table: &Table<'_>, top: f32) {
    let (Some(fight), Some(told)) = (table.view.fight(), table.told_dice()) else { return };
    let tints = mat.tints();
    let holders = [Some(table.present().into()), fight.against];
    let names = ["map-dice-attack", "map-dice-defence"].map(|name| table.say(name, &[]));
    let mut foot = top;
    for side in 0..2 {
        mat.fits([0.0, foot], 160.0, 14.0, (tints.faint, Side::From, false), &names[side]);
        let first = foot + 6.0;
        foot = first + told[side].len() as f32 * ROW + 12.0;
        for (number, shows) in told[side].iter().enumerate() {
            let y = first + number as f32 * ROW;
            let says = |die: Told| {
                let mut dice = told.clone();
                dice[side][number] = die;
                match rolled(&dice) {
                    Some(roll) => Wish::give(Command::Roll(roll)),
                    None => begin(dice_line(&dice), &table.say("chip-roll-told", &[])),
                }
            };
            for face in D6::FACES {
                let pips = face.pips();
                let corner = [f32::from(pips - 1) * STEP, y];
                let chosen = *shows == Told::Shows(face);
                let faded = *shows != Told::Owed && !chosen;
                die(mat, table, corner, FACE, (holders[side], pips), (chosen, faded));
                let name = format!("{} {}: {pips}", names[side], number + 1);
                mat.place(corner, [FACE; 2], name, says(Told::Shows(face)));
            }
            // One is always thrown.
            if number > 0 {
                let corner = [6.0 * STEP, y];
                let edge = if *shows == Told::NotThrown { tints.gold } else { tints.rim };
                mat.plate(corner, [FACE; 2], 4.0, Paint::filled(tints.well).edged(edge, 1.2));
                let foot = [corner[0] + FACE / 2.0, corner[1] + FACE * 0.72];
                mat.bold(foot, 16.0, tints.ink, Side::About, "–");
                let name = table.say("map-not-thrown", &[("die", (number + 1).into())]);
                mat.place(corner, [FACE; 2], format!("{} {name}", names[side]), says(Told::NotThrown));
            }
        }
    }
    let hint = table.say("map-dash", &[]);
    mat.fits([MOMENT[0], top], 220.0, 13.0, (tints.faint, Side::To, false), &hint);
}
