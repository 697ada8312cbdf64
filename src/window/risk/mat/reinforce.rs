//! What is placed at the start of a turn (K10 to K15): in Strongholds by itself, the number, the figures, and its parts.

use super::counted::lands;
use super::counters::one_more;
use super::names::lines;
use super::signs::{figure, mounted};
use super::{Drawn, MOMENT, Table, heading, rule};
use crate::language::risk::{fewest_figures, said};
use crate::risk::reinforcements::figures;
use crate::window::pieces::{Paint, Side, in_so_many};
use iced::color;

/// So many Strongholds stand beside each other.
const IN_A_ROW: usize = 6;
/// So many parts have room in the bar; how broad each is at least, and how far the next one is.
const IN_A_BAR: usize = 4;
const NARROW: f32 = 56.0;
const GAP: f32 = 3.0;

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let Ok(given) = table.view.reinforcements(table.present()) else {
        return counted(mat, table);
    };
    heading(mat, 26.0, &table.say("map-first", &[]));
    strongholds(mat, table, &given.strongholds);
    rule(mat, 107.0);
    heading(mat, 128.0, &table.say("map-then", &[]));
    let count = given.to_place();
    mat.bold([52.0, 198.0], 66.0, tints.ink, Side::About, count.to_string());
    of_figures(mat, table, count);
    parts(mat, table, &given);
    if let Some(unticked) = passed_over(table) {
        return mat.fits([0.0, 308.0], MOMENT[0], 15.0, (tints.red, Side::From, false), &unticked);
    }
    let hand = table.view.player(table.present()).hand.territory;
    let name = if hand >= 3 { "map-may-trade" } else { "map-no-set" };
    let said = table.say(name, &[("count", hand.into())]);
    mat.fits([0.0, 308.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &said);
}

/// K36: what is placed in the middle of a turn: the number, and the figures.
pub(super) fn at_once(mat: &mut Drawn, table: &Table<'_>, count: u16) {
    heading(mat, 26.0, &table.say("map-then", &[]));
    rule(mat, 107.0);
    let ink = mat.tints().ink;
    mat.bold([52.0, 198.0], 66.0, ink, Side::About, count.to_string());
    of_figures(mat, table, count);
}

/// K10: each Stronghold with one more; of more than have room in a row there is one disc, and beside it all names.
fn strongholds(mat: &mut Drawn, table: &Table<'_>, names: &[String]) {
    let ink = (mat.tints().ink, Side::From, false);
    if names.is_empty() {
        return mat.fits([0.0, 62.0], MOMENT[0], 16.0, ink, &table.say("map-no-tower", &[]));
    }
    if names.len() > IN_A_ROW {
        const BESIDE: f32 = 60.0;
        let all = names.iter().map(|name| table.called(name)).collect::<Vec<_>>().join(", ");
        let (lines, share) = in_so_many(&all, 14.0, false, MOMENT[0] - BESIDE, 4);
        one_more(mat, table, [25.0, 69.0], 22.0);
        return mat.paragraph([BESIDE, 50.0], 16.0, (MOMENT[0] - BESIDE, 14.0 * share), ink, lines);
    }
    let step = (MOMENT[0] / names.len() as f32).min(72.0);
    for (number, name) in names.iter().enumerate() {
        let x = (number as f32 + 0.5) * step;
        one_more(mat, table, [x, 54.0], 18.0);
        // Names of two words stand on two lines, closer to the disc.
        let lines = lines(&table.called(name));
        let first = if lines.len() > 1 { 83.0 } else { 89.0 };
        mat.paragraph([x, first], 12.5, (step - 4.0, 13.0), (ink.0, Side::About, false), lines);
    }
}

/// K11: where there is no board the table says how many lands it counts, and is told what that gives.
fn counted(mat: &mut Drawn, table: &Table<'_>) {
    if let Some(unticked) = passed_over(table) {
        let ink = (mat.tints().red, Side::From, false);
        mat.fits([0.0, 316.0], MOMENT[0], 15.0, ink, &unticked);
    }
    lands(mat, table, None);
}

/// What was not ticked in the set-up: it can be looked at still.
fn passed_over(table: &Table<'_>) -> Option<String> {
    table.unticked.map(|event| said(table.words, event).join(" ")).filter(|it| !it.is_empty())
}

/// K15: the fewest figures, each kind with its number; of many one stands there with how many.
fn of_figures(mat: &mut Drawn, table: &Table<'_>, count: u16) {
    let inks = table.inks(Some(table.present().into()));
    let tints = mat.tints();
    let kinds: Vec<(u16, u16)> =
        figures(count).into_iter().zip([5, 3, 1]).filter(|(count, _)| *count > 0).collect();
    let room = (MOMENT[0] - 104.0) / kinds.len().max(1) as f32;
    for (at, ((many, worth), said)) in kinds.into_iter().zip(fewest_figures(table.words, count)).enumerate() {
        let left = 104.0 + at as f32 * room;
        let scale = match worth {
            5 => 2.5,
            3 => 2.0,
            _ => 1.35,
        };
        let apart = 15.0 * scale;
        let fits = (room / apart) as u16;
        let shown = if many > fits { 1 } else { many };
        let from = left + (room - apart * f32::from(shown - 1)) / 2.0;
        for number in 0..shown {
            let middle = [from + f32::from(number) * apart, 204.0 - 12.0 * scale];
            let inks = (inks.bright, inks.accent, inks.ink);
            match worth {
                3 => mounted(mat, middle, scale, inks, "3"),
                worth => figure(mat, middle, scale, inks, &worth.to_string()),
            }
        }
        mat.fits([left + room / 2.0, 224.0], room - 4.0, 14.0, (tints.faint, Side::About, false), &said);
    }
}

/// What it is made of: for lands, for each whole region, for sets.
fn parts(mat: &mut Drawn, table: &Table<'_>, given: &crate::risk::reinforcements::Reinforcements) {
    let inks = table.inks(Some(table.present().into()));
    // K11: a third, and three at the least.
    let is_third = given.for_territories() * 3 <= given.territories;
    let name = if is_third { "map-third" } else { "map-third-least" };
    let lands = table.say(name, &[("count", given.territories.into())]);
    let regions =
        given.regions.iter().map(|(region, bonus)| (*bonus, table.called(region), color!(0x8a6a2c)));
    let sets = (given.sets > 0).then(|| (given.sets, table.say("map-sets", &[]), color!(0x2c3d34)));
    let parts = std::iter::once((given.for_territories(), lands, inks.banner)).chain(regions).chain(sets);
    let parts: Vec<_> = parts.collect();
    let inks = |number: usize| match number {
        0 => (inks.ink, 0.0),
        _ => (color!(0xfff0dc), 1.2),
    };
    let (gold, words) = (mat.tints().gold, mat.tints().ink);
    if parts.len() > IN_A_BAR {
        // In rows, the first as broad as two: each with its words behind it.
        let [broad, high] = [MOMENT[0] / 4.0, 21.0];
        for (number, (count, said, fill)) in parts.iter().enumerate() {
            let place = if number == 0 { 0 } else { number + 1 };
            let [x, y] = [(place % 4) as f32 * broad, 230.0 + (place / 4) as f32 * high];
            let room = if number == 0 { 2.0 * broad } else { broad } - 40.0;
            let (ink, edge) = inks(number);
            mat.plate([x, y], [30.0, high - 3.0], 4.0, Paint::filled(*fill).edged(gold, edge));
            mat.bold([x + 15.0, y + 15.0], 15.0, ink, Side::About, count.to_string());
            mat.fits([x + 34.0, y + 14.5], room, 13.0, (words, Side::From, false), said);
        }
        return;
    }
    // Each as broad as it is worth, and no smaller than its number; its words stand below it.
    let all: u16 = parts.iter().map(|(count, ..)| count).sum();
    let gaps = GAP * (parts.len() as f32 - 1.0);
    let shared = MOMENT[0] - gaps - NARROW * parts.len() as f32;
    let mut x = 0.0;
    for (number, (count, said, fill)) in parts.iter().enumerate() {
        let broad = NARROW + shared * f32::from(*count) / f32::from(all.max(1));
        let (ink, edge) = inks(number);
        mat.plate([x, 238.0], [broad, 30.0], 4.0, Paint::filled(*fill).edged(gold, edge));
        mat.bold([x + broad / 2.0, 260.5], 21.0, ink, Side::About, count.to_string());
        mat.fits([x + broad / 2.0, 283.0], broad, 14.0, (words, Side::About, false), said);
        x += broad + GAP;
    }
}
