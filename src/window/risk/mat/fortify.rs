//! Moving in after a conquest (K32), and fortifying (K37): how many, from where and where to.

use super::amiss::no;
use super::fight::names;
use super::pairs::{last, taken};
use super::result::{plates, to_take_off};
use super::{Drawn, MOMENT, Table, begin, heading, rule};
use crate::language::risk::begun::fortified;
use crate::risk::command::Command as C;
use crate::risk::view::Course;
use crate::window::pieces::{Paint, Side, Step};
use crate::window::risk::beside::{leads, linked};
use crate::window::risk::{Choice, Wish};

/// So many numbers stand in a row of what moves in.
const ROW: u16 = 9;

/// It is won: what each side takes off, and how many move in.
pub(super) fn won(mat: &mut Drawn, table: &Table<'_>, course: &Course, least: u16, most: u16) {
    let tints = mat.tints();
    let called = names(table, &course.fight);
    let title = table.say("map-falls", &[("territory", called[1].as_str().into())]);
    mat.fits([172.0, 28.0], MOMENT[0], 26.0, (tints.gold, Side::About, true), &title);
    let off = to_take_off(table, course);
    for (side, (left, inks)) in plates(mat, table, course, 84.0).into_iter().enumerate() {
        mat.fits([left + 84.0, 66.0], 150.0, 16.0, (inks.accent, Side::About, true), &called[side]);
        mat.bold([left + 46.0, 114.0], 46.0, inks.accent, Side::About, taken(off[side]));
        last(mat, table, course, side, ([left + 90.0, 86.0], 23.0, [25.0, 0.0]));
    }
    rule(mat, 142.0);
    heading(mat, 166.0, &table.say("map-move-in", &[("least", least.into()), ("most", most.into())]));
    // Of many the least and the most stand there, and what is between them evenly.
    let many = most - least + 1;
    let shown = many.min(ROW * 3);
    for number in 0..shown {
        let count = if many <= shown {
            least + number
        } else {
            least + (u32::from(number) * u32::from(many - 1) / u32::from(shown - 1)) as u16
        };
        let corner = [f32::from(number % ROW) * 38.4, 178.0 + f32::from(number / ROW) * 42.0];
        mat.plate(corner, [35.0, 38.0], 4.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        mat.bold([corner[0] + 17.5, corner[1] + 26.0], 18.0, tints.ink, Side::About, count.to_string());
        let name = table.say("chip-move", &[("count", count.into())]);
        mat.place(corner, [35.0, 38.0], name, Wish::give(C::Move(count)));
    }
}

/// From where to where figures go when a player fortifies: as it was done, or as far as it is said.
pub(super) fn going(table: &Table<'_>) -> Option<(String, Option<String>)> {
    let done = table.view.fortified.clone().map(|[from, to]| (from, Some(to)));
    done.or_else(|| fortified(table.view, table.seen.typed))
}

/// What is done in this step, and how far it is said.
pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    heading(mat, 26.0, &table.say("map-fortify-how", &[]));
    let said = going(table);
    let places = match &said {
        Some((from, to)) => [Some(from), to.as_ref()],
        None => [None, None],
    };
    // Where no land lies none is pressed.
    let pressed = ["map-fortify-1", "map-fortify-2"].into_iter().filter(|_| table.has_lands());
    for (number, line) in pressed.chain(["map-fortify-3"]).enumerate() {
        let y = 64.0 + number as f32 * 40.0;
        let place = places.get(number).copied().flatten();
        let done = table.view.fortified.is_some() || place.is_some();
        let step = if done { Step::Reached } else { Step::Left };
        mat.disc([11.0, y - 5.0], 10.0, &(number + 1).to_string(), step);
        let said = place.map_or_else(|| table.say(line, &[]), |place| table.called(place));
        let ink =
            if place.is_some() { (tints.gold, Side::From, true) } else { (tints.ink, Side::From, false) };
        mat.fits([32.0, y], MOMENT[0] - 34.0, 16.5, ink, &said);
    }
    rule(mat, 190.0);
    let name = if table.view.fortified.is_some() { "map-fortified" } else { "map-fortify-once" };
    mat.fits([0.0, 216.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &table.say(name, &[]));
}

/// Battalions go from there, and a Leader with them or none.
fn goes(from: &str, to: &str, leader: bool) -> C {
    C::Fortify { from: from.to_owned(), to: to.to_owned(), leader }
}

/// From there, or there from what was pressed before.
pub(super) fn pressed(table: &Table<'_>, typed: &str, land: &str, own: bool) -> Wish {
    let (view, called) = (table.view, table.say("chip-fortify", &[]));
    match fortified(view, typed) {
        from if !own => no(table, from.as_ref().map_or("", |(from, _)| from), land),
        Some((from, _)) if from != land && linked(view, &from).iter().any(|it| it == land) => {
            // A Leader may go along: it is asked.
            let line = goes(&from, land, false);
            if leads(view, &from, land) { begin(line, &called) } else { Wish::give(line) }
        }
        _ => begin(goes(land, "", false), &called),
    }
}

/// What can be done then.
pub(super) fn chips(table: &Table<'_>) -> Vec<Choice> {
    let (view, say) = (table.view, |name: &str| table.say(name, &[]));
    // Before anything was moved it is not done.
    let done = if view.fortified.is_some() { "map-fortified-done" } else { "map-no-fortify" };
    let done = Choice::give(say(done), C::Done);
    match fortified(view, table.seen.typed).filter(|_| view.fortified.is_none()) {
        Some((from, Some(to))) => {
            let leader = leads(view, &from, &to);
            let leader = leader.then(|| Choice::give(say("map-leader-too"), goes(&from, &to, true)));
            let alone = Choice::give(say("map-men-alone"), goes(&from, &to, false)).due();
            std::iter::once(alone).chain(leader).chain([table.back()]).collect()
        }
        Some((_, None)) => vec![Choice::asks(say("map-where-to")), done, table.back()],
        None => vec![done.due(), table.plays_card()],
    }
}
