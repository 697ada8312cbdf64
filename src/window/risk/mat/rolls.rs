//! Every roll of a fight that is over, as it fell: the dice of both, and what each of them lost by it.

use super::dice::die;
use super::{Drawn, MOMENT, Table, heading};
use crate::risk::view::{Course, LastRoll};
use crate::window::pieces::Side;
use crate::window::risk::Choice;

/// What is opened, with the page that is looked at behind it.
const ROLLS: &str = "rolls";
/// So many stand below each other, in so many columns.
const DOWN: usize = 13;
const COLUMNS: usize = 2;
/// How far lines are apart, and how large a die is.
const LINE: f32 = 21.6;
const DIE: f32 = 16.0;

/// The page that is looked at, if any is.
pub(super) fn page(table: &Table<'_>) -> Option<usize> {
    table.opened().strip_prefix(ROLLS)?.trim().parse().ok()
}

/// What leads to the first page.
pub(super) fn opens(table: &Table<'_>) -> Choice {
    to(table, "map-every-roll", 0)
}

fn to(table: &Table<'_>, name: &str, page: usize) -> Choice {
    Choice::of(table.say(name, &[]), table.opens(&format!("{ROLLS} {page}")))
}

/// On to what else there is, and back.
pub(super) fn turns(table: &Table<'_>, course: &Course, page: usize) -> Vec<Choice> {
    let on = (page + 1) * DOWN * COLUMNS < course.rolls.len();
    let before = page.checked_sub(1).map(|page| to(table, "map-rolls-before", page));
    let behind = on.then(|| to(table, "map-rolls-behind", page + 1));
    before.into_iter().chain(behind).chain([table.back()]).collect()
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>, course: &Course, page: usize) {
    let first = page * DOWN * COLUMNS;
    let rolls = course.rolls.iter().enumerate().skip(first).take(DOWN * COLUMNS);
    let facts = [
        ("from", (first + 1).into()),
        ("to", (first + rolls.len()).into()),
        ("of", course.rolls.len().into()),
    ];
    heading(mat, 24.0, &table.say("map-rolls-of", &facts));
    for (at, (number, roll)) in rolls.enumerate() {
        let corner = [(at / DOWN) as f32 * 178.0, 36.0 + (at % DOWN) as f32 * LINE];
        line(mat, table, course, (number + 1, roll), corner);
    }
    if first + DOWN < course.rolls.len() {
        mat.rule([MOMENT[0] / 2.0 - 3.0, 36.0], [MOMENT[0] / 2.0 - 3.0, 36.0 + DOWN as f32 * LINE - 6.0]);
    }
}

/// A roll: its number, the dice of both, the highest first, and what each lost.
fn line(
    mat: &mut Drawn,
    table: &Table<'_>,
    course: &Course,
    (number, roll): (usize, &LastRoll),
    [left, top]: [f32; 2],
) {
    let tints = mat.tints();
    let foot = top + 13.0;
    mat.words([left + 18.0, foot], 13.0, tints.faint, Side::To, number.to_string());
    for (side, holder) in [Some(table.present().into()), course.fight.against].into_iter().enumerate() {
        let mut dice: Vec<u8> = roll.dice[side].iter().map(|die| die.pips()).collect();
        dice.sort_unstable_by(|one, other| other.cmp(one));
        for (at, pips) in dice.into_iter().enumerate() {
            let x = left + [24.0, 82.0][side] + at as f32 * (DIE + 2.0);
            die(mat, table, [x, top], DIE, (holder, pips), (false, false));
        }
        let lost = roll.lost[side];
        let (said, ink) = match lost {
            0 => ("·".to_owned(), tints.faint),
            _ => (format!("−{lost}"), table.inks(holder).accent),
        };
        mat.bold([left + [134.0, 160.0][side], foot], 14.0, ink, Side::About, said);
    }
}
