//! What is placed at the start of a turn (K10 to K15): in Strongholds by itself, the number, the figures, and its parts.

use super::counters::one_more;
use super::names::lines;
use super::signs::{figure, mounted};
use super::{Drawn, MOMENT, Table, heading, rule};
use crate::risk::reinforcements::figures;
use crate::window::pieces::{Paint, Side, breadth};
use iced::color;

/// So many Strongholds stand beside each other.
const IN_A_ROW: usize = 6;

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let Ok(given) = table.view.reinforcements(table.present()) else {
        return heading(mat, 26.0, &table.say("map-counted", &[]));
    };
    heading(mat, 26.0, &table.say("map-first", &[]));
    let shown = given.strongholds.len().clamp(1, IN_A_ROW);
    let step = (MOMENT[0] / shown as f32).min(72.0);
    for (number, name) in given.strongholds.iter().take(IN_A_ROW).enumerate() {
        let x = 28.0 + number as f32 * step;
        one_more(mat, table, [x, 56.0], 18.0);
        // Names of two words stand on two lines, closer to the disc.
        let lines = lines(&table.called(name));
        let first = if lines.len() > 1 { 84.0 } else { 89.0 };
        for (number, line) in lines.iter().enumerate() {
            let at = [x, first + number as f32 * 13.0];
            mat.fits(at, step - 4.0, 13.0, (tints.ink, Side::About, false), line);
        }
    }
    if given.strongholds.is_empty() {
        mat.fits(
            [0.0, 62.0],
            MOMENT[0],
            16.0,
            (tints.ink, Side::From, false),
            &table.say("map-no-tower", &[]),
        );
    } else if given.strongholds.len() > IN_A_ROW {
        let more = format!("+ {}", given.strongholds.len() - IN_A_ROW);
        mat.bold([MOMENT[0], 26.0], 15.0, tints.gold, Side::To, more);
    }
    rule(mat, 104.0);
    heading(mat, 128.0, &table.say("map-then", &[]));
    let count = given.to_place();
    mat.bold([52.0, 198.0], 66.0, tints.ink, Side::About, count.to_string());
    of_figures(mat, table, count);
    parts(mat, table, &given);
    let hand = table.view.player(table.present()).hand.territory;
    let name = if hand >= 3 { "map-may-trade" } else { "map-no-set" };
    let said = table.say(name, &[("count", hand.into())]);
    mat.fits([0.0, 300.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &said);
}

/// K15: the fewest figures, each kind with its number; of many one stands there with how many.
fn of_figures(mat: &mut Drawn, table: &Table<'_>, count: u16) {
    let inks = table.inks(Some(table.present().into()));
    let tints = mat.tints();
    let kinds = figures(count);
    let kinds = ["given-large", "given-mounted", "given-small"].into_iter().zip(kinds).zip([5, 3, 1]);
    let kinds: Vec<_> = kinds.filter(|((_, count), _)| *count > 0).collect();
    let room = (MOMENT[0] - 104.0) / kinds.len().max(1) as f32;
    for (at, ((name, many), worth)) in kinds.into_iter().enumerate() {
        let left = 104.0 + at as f32 * room;
        let scale = match worth {
            5 => 2.5,
            3 => 2.0,
            _ => 1.35,
        };
        let apart = 15.0 * scale;
        let fits = ((room / apart) as u16).max(1);
        let shown = many.min(fits);
        let from = left + (room - apart * f32::from(shown - 1)) / 2.0;
        for number in 0..shown {
            let middle = [from + f32::from(number) * apart, 204.0 - 12.0 * scale];
            let inks = (inks.bright, inks.accent, inks.ink);
            match worth {
                3 => mounted(mat, middle, scale, inks, "3"),
                worth => figure(mat, middle, scale, inks, &worth.to_string()),
            }
        }
        let said = table.say(name, &[("count", many.into())]);
        mat.fits([left + room / 2.0, 224.0], room - 4.0, 14.0, (tints.faint, Side::About, false), &said);
    }
}

/// What it is made of: for lands, for each whole region, for sets.
fn parts(mat: &mut Drawn, table: &Table<'_>, given: &crate::risk::reinforcements::Reinforcements) {
    let inks = table.inks(Some(table.present().into()));
    let lands = table.say("map-third", &[("count", given.territories.into())]);
    let regions =
        given.regions.iter().map(|(region, bonus)| (*bonus, table.called(region), color!(0x8a6a2c)));
    let sets = (given.sets > 0).then(|| (given.sets, table.say("map-sets", &[]), color!(0x2c3d34)));
    let parts = std::iter::once((given.for_territories(), lands, inks.banner)).chain(regions).chain(sets);
    let parts: Vec<_> = parts.collect();
    // Each as broad as its words, and what is left goes to the first.
    let wanted = |(_, said, _): &(u16, String, iced::Color)| breadth(said, 15.0, false) * 0.86 + 44.0;
    let all: f32 = parts.iter().map(wanted).sum::<f32>() + 3.0 * (parts.len() as f32 - 1.0);
    let share = (MOMENT[0] / all).min(1.0);
    let left_over = (MOMENT[0] - all).max(0.0);
    let mut x = 0.0;
    for (number, part) in parts.iter().enumerate() {
        let broad = wanted(part) * share + if number == 0 { left_over } else { 0.0 };
        let (count, said, fill) = part;
        let ink = if number == 0 { inks.ink } else { color!(0xfff0dc) };
        mat.plate(
            [x, 238.0],
            [broad, 34.0],
            4.0,
            Paint::filled(*fill).edged(mat.tints().gold, if number == 0 { 0.0 } else { 1.2 }),
        );
        mat.bold([x + 10.0, 263.0], 22.0 * share.max(0.7), ink, Side::From, count.to_string());
        let beyond = 12.0 + 13.0 * share.max(0.7) * count.to_string().len() as f32 + 6.0;
        mat.fits([x + beyond, 261.0], (broad - beyond - 4.0).max(8.0), 15.0, (ink, Side::From, false), said);
        x += broad + 3.0;
    }
}
