//! A fight that is over: what each side takes off, what stays, how it went, and how likely it was.

use super::fight::{names, who};
use super::inks::Inks;
use super::pairs::{last, taken};
use super::{Drawn, MOMENT, Table};
use crate::books::of_hundred;
use crate::language::yes;
use crate::risk::colour::Holder;
use crate::risk::odds::{TO_THE_END, Target, battle};
use crate::risk::view::Course;
use crate::window::pieces::{At, Paint, Pen, Side};
use iced::Color;

/// How many each side takes off now: what the last command cost. After another one, what the whole fight did.
pub(super) fn to_take_off(table: &Table<'_>, course: &Course) -> [u16; 2] {
    let rolls = if table.rolls == 0 { course.rolls.len() } else { table.rolls.min(course.rolls.len()) };
    let lost = course.rolls[course.rolls.len() - rolls..].iter();
    lost.fold([0, 0], |[one, other], roll| [one + roll.lost[0], other + roll.lost[1]])
}

/// K32: how many move in where it is won and nothing is asked: all that can.
pub(super) fn move_in(course: &Course) -> Option<u16> {
    let [attackers, defenders] = course.stand();
    (defenders == 0).then(|| attackers.saturating_sub(1))
}

/// How many move in, in a few words.
pub(super) fn moving_in(table: &Table<'_>, [least, most]: [u16; 2]) -> String {
    let facts = [("least", least.into()), ("most", most.into()), ("same", yes(least == most).into())];
    table.say("map-moves-in", &facts)
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>, course: &Course) {
    let tints = mat.tints();
    let called = names(table, &course.fight);
    let stand = course.stand();
    let title = table.say(
        if stand[1] == 0 { "map-falls" } else { "map-holds" },
        &[("territory", called[1].as_str().into())],
    );
    mat.fits([172.0, 28.0], MOMENT[0], 26.0, (tints.gold, Side::About, true), &title);
    let holders = [Some(table.present().into()), course.fight.against];
    let began = [course.fight.attacker.battalions, course.fight.defender.battalions];
    let off = to_take_off(table, course);
    for (side, (left, inks)) in plates(mat, table, course, 132.0).into_iter().enumerate() {
        mat.fits([left + 14.0, 68.0], 86.0, 16.0, (inks.accent, Side::From, true), &called[side]);
        let stood = table.say("map-stood", &[("count", (stand[side] + off[side]).into())]);
        mat.fits([left + 154.0, 68.0], 60.0, 14.0, (tints.faint, Side::To, false), &stood);
        mat.bold([left + 46.0, 126.0], 50.0, inks.accent, Side::About, taken(off[side]));
        last(mat, table, course, side, ([left + 90.0, 98.0], 23.0, [25.0, 0.0]));
        let stays = match move_in(course).filter(|_| side == 0) {
            Some(all) => moving_in(table, [all, all]),
            None => table.say("map-stay", &[("count", stand[side].into())]),
        };
        mat.fits([left + 84.0, 162.0], 150.0, 20.0, (tints.ink, Side::About, true), &stays);
    }
    let called = |holder: Option<Holder>| holder.map_or_else(|| who(table, None), |of| table.holder(of));
    curve(mat, course, holders.map(|holder| (table.inks(holder).accent, called(holder))), began);
    let target = Target { defenders: began[1], net: course.fight.net() };
    let chance = battle(began[0], target, TO_THE_END).chance();
    let name = if table.odds { "map-rolls-chance" } else { "map-rolls" };
    let facts = [("rolls", course.rolls.len().into()), ("count", of_hundred(chance).into())];
    mat.fits([0.0, 304.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &table.say(name, &facts));
}

/// A plate for each side of a fight that is over, so high: where it begins, and its colours.
pub(super) fn plates(mat: &mut Drawn, table: &Table<'_>, course: &Course, high: f32) -> [(f32, Inks); 2] {
    let sides = [(0.0, Some(table.present().into())), (176.0, course.fight.against)];
    sides.map(|(left, holder)| {
        let inks = table.inks(holder);
        let paint = Paint::filled(Color { a: 0.3, ..inks.banner }).edged(inks.edge, 1.2);
        mat.plate([left, 44.0], [168.0, high], 6.0, paint);
        (left, inks)
    })
}

/// How both went down, roll by roll; the defender's line is broken.
fn curve(mat: &mut Drawn, course: &Course, sides: [(Color, String); 2], began: [u16; 2]) {
    const FROM: At = [4.0, 202.0];
    const SIZE: At = [330.0, 72.0];
    mat.rule([FROM[0], FROM[1] + SIZE[1]], [FROM[0] + SIZE[0], FROM[1] + SIZE[1]]);
    let most = f32::from(began[0].max(began[1]).max(1));
    let steps = course.rolls.len().max(1) as f32;
    for (side, (color, name)) in sides.into_iter().enumerate() {
        let mut left = began[side];
        let at = |step: usize, left: u16| {
            [FROM[0] + SIZE[0] * step as f32 / steps, FROM[1] + SIZE[1] * (1.0 - f32::from(left) / most)]
        };
        let mut pens = vec![Pen::Begin(at(0, left))];
        for (step, roll) in course.rolls.iter().enumerate() {
            left = left.saturating_sub(roll.lost[side]);
            pens.push(Pen::Line(at(step + 1, left)));
        }
        let last = at(course.rolls.len(), left);
        mat.outline(pens, Paint { dashed: side == 1, ..Paint::line(color, 2.6) });
        mat.circle(last, 4.0, Paint::filled(color));
        let begins = at(0, began[side]);
        let above = if began[side] >= began[1 - side] { -6.0 } else { 16.0 };
        let label = format!("{} {name}", began[side]);
        mat.fits([begins[0] + 4.0, begins[1] + above], 150.0, 13.0, (color, Side::From, true), &label);
    }
}
