//! The set-up as one page: sixteen signs to tick, and the next people of each side with its regions.

use super::{Table, region, signs};
use crate::language::war::{figures, laid_out, names, set_up_item, stays_in_box};
use crate::war::WarCommand as C;
use crate::war::figures::{Figures, SetUp};
use crate::war::nation::{Nation, Side};
use crate::war::view::ITEMS;
use crate::window::pieces::{self, Paint, Sign, Standing, signs::war};
use crate::window::war::sight::{Sight, give};
use strum::IntoEnumIterator;

/// The first item that is a people.
pub(super) const PEOPLES: u8 = 8;
/// Signs of the items before them.
const BEFORE: [Sign; 7] =
    [war::HIDDEN, war::GUIDE, war::TILE_EYE, war::DIE_5, war::ELVEN_RING, war::SHIELD, war::DECK_C_FREE];
/// Where the two lanes begin, and how broad they are.
const LANES: [[f32; 2]; 2] = [[16.0, 330.0], [356.0, 480.0]];
const TOP: f32 = 74.0;
const DEEP: f32 = 222.0;

/// The item of a people.
pub(super) fn item_of(nation: Nation) -> u8 {
    PEOPLES + nation as u8
}

/// The next people of a side that does not stand yet.
pub(super) fn next(sight: &Sight<'_>, side: Side) -> Option<Nation> {
    Nation::of(side).find(|nation| !sight.view.ticked.contains(&item_of(*nation)))
}

/// The next item that is not ticked.
pub(in crate::window::war) fn next_item(sight: &Sight<'_>) -> Option<u8> {
    (1..=ITEMS).find(|item| !sight.view.ticked.contains(item))
}

/// The sign of an item.
pub(in crate::window::war) fn sign(item: u8) -> Sign {
    match item.checked_sub(PEOPLES).and_then(|at| Nation::iter().nth(at.into())) {
        Some(nation) => signs::nation(nation),
        None => BEFORE.get(usize::from(item.saturating_sub(1))).copied().unwrap_or(war::WITCH_KING),
    }
}

pub(super) fn set_up(mat: &mut Table, sight: &Sight<'_>) {
    let next = [Side::Free, Side::Shadow].map(|side| next(sight, side));
    let lit: Vec<u8> = next.into_iter().flatten().map(item_of).collect();
    let now = next_item(sight);
    for item in 1..=ITEMS {
        tick(mat, sight, item, lit.contains(&item) || now == Some(item));
    }
    // What is no people's is told in a sentence each.
    if now.is_some_and(|now| !(PEOPLES..ITEMS).contains(&now)) {
        return ready(mat, sight, now);
    }
    for (lane, nation) in LANES.into_iter().zip(next) {
        match nation {
            Some(nation) => people(mat, sight, lane, nation, now == Some(item_of(nation))),
            None => stand(mat, sight, lane),
        }
    }
}

/// A sign to tick: in groups, as the list has them.
fn tick(mat: &mut Table, sight: &Sight<'_>, item: u8, now: bool) {
    let group = [PEOPLES, PEOPLES + 5, ITEMS].iter().filter(|first| item >= **first).count();
    let at = [16.0 + f32::from(item - 1) * 49.0 + group as f32 * 13.0, 10.0];
    let size = [44.0, 54.0];
    let tints = mat.tints();
    let done = sight.view.ticked.contains(&item);
    let (paint, ink) = match (done, now) {
        (true, _) => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.faint),
        (false, true) => (Paint::filled(tints.raised).edged(tints.gold, 1.6), tints.gold),
        (false, false) => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.faint),
    };
    mat.plate(at, size, 6.0, paint);
    mat.sign(sign(item), [at[0] + 9.0, at[1] + 5.0], 26.0, ink);
    if done {
        mat.sign(war::TICK, [at[0] + 14.5, at[1] + 34.0], 15.0, tints.gold);
    } else {
        mat.bold([at[0] + 22.0, at[1] + 47.5], 13.5, ink, pieces::Side::About, item.to_string());
    }
    mat.place(at, size, set_up_item(sight.words, item), give(C::Tick(item)));
}

/// What is laid ready; what can stay in the box, as the screen keeps it, bears the sign of that.
fn ready(mat: &mut Table, sight: &Sight<'_>, now: Option<u8>) {
    let tints = mat.tints();
    let sentences = laid_out(sight.words);
    for (number, item) in (1..PEOPLES).chain([ITEMS]).enumerate() {
        let at = [16.0 + (number % 2) as f32 * 412.0, TOP + (number / 2) as f32 * 56.0];
        let size = [404.0, 51.0];
        let done = sight.view.ticked.contains(&item);
        let paint = match (done, now == Some(item)) {
            (false, true) => Paint::filled(tints.raised).edged(tints.gold, 1.6),
            _ => Paint::filled(tints.well).edged(tints.rim, 1.0),
        };
        let ink = if done { tints.faint } else { tints.ink };
        mat.plate(at, size, 6.0, paint);
        mat.sign(sign(item), [at[0] + 12.0, at[1] + 12.0], 27.0, if done { tints.faint } else { tints.gold });
        let kept = stays_in_box(item, sight.view, sight.by_hand);
        let said = laid_ready(sight, &sentences, item);
        // The estimate is broader than the letters are.
        let lines = pieces::wrapped(&said, 13.0, false, 330.0);
        // What is long is written closer.
        let (letters, apart) = if lines.len() > 2 { (13.5, 15.0) } else { (15.0, 19.0) };
        let top = at[1] + 31.0 - apart * (lines.len() as f32 - 1.0) / 2.0;
        let ink = (ink, pieces::Side::From, false);
        mat.paragraph([at[0] + 50.0, top], apart, (316.0, letters), ink, lines);
        if done {
            mat.sign(war::TICK, [at[0] + 376.0, at[1] + 16.0], 18.0, tints.gold);
        } else if kept {
            mat.sign(war::IN_THE_BOX, [at[0] + 374.0, at[1] + 15.0], 22.0, tints.faint);
        }
        mat.place(at, size, set_up_item(sight.words, item), give(C::Tick(item)));
    }
}

/// What an item lays ready; what is drawn or rolled here stays in the box.
pub(super) fn laid_ready(sight: &Sight<'_>, sentences: &[String], item: u8) -> String {
    match sight.drawn_here(item) {
        true => {
            sight.tell("war-laid-out", &[("item", if item == 3 { "tiles-here" } else { "dice-here" }.into())])
        }
        false => sentences.get(usize::from(item) - 1).cloned().unwrap_or_default(),
    }
}

/// A people: its regions, what stands in each, and its reserve.
fn people(mat: &mut Table, sight: &Sight<'_>, [x, wide]: [f32; 2], nation: Nation, now: bool) {
    let tints = mat.tints();
    let shadow = nation.side() == Side::Shadow;
    let edge = if now { tints.gold } else { tints.rim };
    mat.plate([x, TOP], [wide, DEEP], 7.0, Paint::filled(tints.raised).edged(edge, 1.6));
    mat.shield([x + 14.0, TOP + 6.0], 26.0, (signs::nation(nation), shadow), Standing::Active);
    let name = names::nation(sight.words, nation);
    let title = [x + 50.0, TOP + 28.0];
    mat.fits(title, wide * 0.38, 18.0, (tints.ink, pieces::Side::From, true), &name);
    let after = title[0] + pieces::measured(&name, 18.0, true).min(wide * 0.38) + 10.0;
    let there = nation.set_up().fold(Figures::default(), |all, it| all.plus(it.figures));
    let said = figures(sight.words, nation, there);
    mat.fits(
        [after, title[1]],
        x + wide - 42.0 - after,
        14.0,
        (tints.faint, pieces::Side::From, false),
        &said,
    );
    let item = item_of(nation);
    mat.circle([x + wide - 22.0, TOP + 22.0], 11.5, Paint::filled(tints.well).edged(tints.gold, 1.4));
    let number = [x + wide - 22.0, TOP + 27.0];
    mat.bold(number, 13.5, tints.gold, pieces::Side::About, item.to_string());
    mat.place([x, TOP], [wide, DEEP], name, give(C::Tick(item)));
    // The reserve stands last, in what room is left.
    let columns = if shadow { 3 } else { 2 };
    let cells = nation.set_up().count() + 1;
    let rows = cells.div_ceil(columns).max(3);
    let apart = [(wide - 20.0) / columns as f32, (DEEP - 42.0) / rows as f32];
    let size = [apart[0] - 5.0, apart[1] - 5.0];
    let at = |number: usize| {
        let (row, column) = (number / columns, number % columns);
        [x + 10.0 + column as f32 * apart[0], TOP + 42.0 + row as f32 * apart[1]]
    };
    for (number, there) in nation.set_up().enumerate() {
        region(mat, sight, at(number), size, shadow, there);
    }
    let left = columns - (cells - 1) % columns;
    let size = [apart[0] * left as f32 - 5.0, size[1]];
    beside(mat, sight, at(cells - 1), size, nation);
}

/// A region with what stands there.
fn region(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], size: [f32; 2], shadow: bool, there: &SetUp) {
    let tints = mat.tints();
    mat.plate([x, y], size, 5.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
    let sign = region::sign(sight, there.region);
    mat.sign(sign, [x + 8.0, y + 6.0], 13.0, tints.faint);
    let name = names::place(sight.words, there.region);
    mat.fits([x + 26.0, y + 17.0], size[0] - 32.0, 14.5, (tints.ink, pieces::Side::From, false), &name);
    let ink = if shadow { tints.red } else { tints.ink };
    let [regulars, ..] = there.figures.0;
    let foot = y + size[1] - 11.0;
    if regulars > 0 {
        mat.bold([x + 8.0, foot], 17.0, tints.ink, pieces::Side::From, regulars.to_string());
    }
    let mut along = x + 22.0;
    for (which, (count, sign)) in there.figures.0.into_iter().zip(signs::figures(shadow)).enumerate() {
        // Regulars stand close, one behind the other.
        let apart = if which == 0 { 9.5 } else { 28.0 };
        for number in 0..count {
            mat.sign(sign, [along + f32::from(number) * apart, foot - 20.0], 26.0, ink);
        }
        if count > 0 {
            along += f32::from(count - 1) * apart + 29.0;
        }
    }
}

/// What waits beside the board.
fn beside(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], size: [f32; 2], nation: Nation) {
    let tints = mat.tints();
    mat.dashed([x, y], size, 5.0, tints.faint);
    let said = sight.say("mat-beside");
    mat.fits([x + 8.0, y + 17.0], size[0] - 14.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
    let shadow = nation.side() == Side::Shadow;
    let mut along = x + 8.0;
    let foot = y + size[1] - 11.0;
    for (count, sign) in nation.reserve().0.into_iter().zip(signs::figures(shadow)) {
        if count > 0 {
            let count = count.to_string();
            let wide = count.len() as f32 * 9.0;
            mat.bold([along, foot], 16.0, tints.ink, pieces::Side::From, count);
            mat.sign(sign, [along + wide + 2.0, foot - 17.0], 21.0, tints.faint);
            along += wide + 31.0;
        }
    }
}

/// All of a side stand.
fn stand(mat: &mut Table, sight: &Sight<'_>, [x, wide]: [f32; 2]) {
    let tints = mat.tints();
    mat.plate([x, TOP], [wide, DEEP], 7.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
    mat.sign(war::TICK, [x + wide / 2.0 - 20.0, TOP + 70.0], 40.0, tints.gold);
    let said = sight.say("mat-all-stand");
    let at = [x + wide / 2.0, TOP + 136.0];
    mat.fits(at, wide - 20.0, 16.0, (tints.faint, pieces::Side::About, false), &said);
}
