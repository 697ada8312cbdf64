//! Dice in players' colours, and dice of the table that are told by their pips.

use super::fight::pairs;
use super::result::taken;
use super::{Drawn, MOMENT, Table, begin};
use crate::books::D6;
use crate::language::risk::begun::{Told, dice_line, rolled};
use crate::risk::colour::Holder;
use crate::risk::command::Command;
use crate::risk::view::Course;
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

/// The dice of this side in the last roll of a fight, the highest first: so large, and the next one so far along.
pub(super) fn last<M>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    course: &Course,
    side: usize,
    ([x, y], large, [along, down]): (At, f32, At),
) {
    let Some(roll) = course.rolls.last() else { return };
    let of = [Some(table.present().into()), course.fight.against][side];
    let (pairs, alone) = pairs(roll, course.fight.net());
    let met = pairs.iter().map(|pair| (pair.pips[side], (pair.won == (side == 0), false)));
    for (at, (pips, how)) in met.chain(alone[side].iter().map(|pips| (*pips, (false, true)))).enumerate() {
        die(mat, table, [x + at as f32 * along, y + at as f32 * down], large, (of, pips), how);
    }
}

/// How large a face is that can be pressed, how far the next one, and how far the next die's.
const FACE: f32 = 32.0;
const STEP: f32 = 40.0;
const ROW: f32 = 36.0;
/// Where the last roll lies beside them.
const LAST: At = [286.0, 96.0];

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
    // What the last roll was lies beside them, until this one is told.
    if let Some(course) = table.view.course.as_ref().filter(|course| !course.rolls.is_empty()) {
        let ink = (tints.faint, Side::To, false);
        mat.fits([MOMENT[0], LAST[1] - 10.0], 98.0, 13.0, ink, &table.say("map-roll-before", &[]));
        let lost = course.rolls.last().map_or([0, 0], |roll| roll.lost);
        for side in 0..2 {
            let x = LAST[0] + side as f32 * 30.0;
            last(mat, table, course, side, ([x, LAST[1]], 26.0, [0.0, 30.0]));
            let ink = table.inks(holders[side]).accent;
            mat.bold([x + 13.0, LAST[1] + 106.0], 16.0, ink, Side::About, taken(lost[side]));
        }
    }
    let hint = table.say("map-dash", &[]);
    mat.fits([MOMENT[0], top], 220.0, 13.0, (tints.faint, Side::To, false), &hint);
}
