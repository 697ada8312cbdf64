//! The set-up, large: which items stand, and what is laid ready next, or the next people of each side with its regions.

use super::super::super::sight::Sight;
use super::super::set_up::{PEOPLES, item_of, laid_ready, next, next_item, sign};
use super::super::{Table, region, signs};
use crate::language::war::{laid_out, names};
use crate::war::figures::{Figures, SetUp};
use crate::war::nation::{Nation, Side};
use crate::war::view::ITEMS;
use crate::window::pieces::{Side as Align, Standing, signs::war, wrapped};

/// Where the two lanes begin, and how broad they are.
const LANES: [[f32; 2]; 2] = [[40.0, 560.0], [640.0, 600.0]];
/// How deep the regions of a people may be together.
const DEEP: f32 = 356.0;

pub(super) fn placed(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    let due = next_item(sight);
    for item in 1..=ITEMS {
        let x = 40.0 + f32::from(item - 1) * 75.0;
        let done = sight.view.ticked.contains(&item);
        let ink = if due == Some(item) { tints.gold } else { tints.faint };
        mat.sign(sign(item), [x + 8.0, 172.0], 44.0, ink);
        if done {
            mat.sign(war::TICK, [x + 40.0, 200.0], 24.0, tints.gold);
        }
    }
    mat.rule([40.0, 234.0], [1240.0, 234.0]);
    // What is no people's is told in a sentence each.
    match due.filter(|due| !(PEOPLES..ITEMS).contains(due)) {
        Some(due) => {
            mat.sign(sign(due), [60.0, 340.0], 200.0, tints.gold);
            let said = laid_ready(sight, &laid_out(sight.words), due);
            let lines = wrapped(&said, 44.0, false, 880.0).into_iter().take(5);
            mat.paragraph([330.0, 360.0], 60.0, (900.0, 50.0), (tints.ink, Align::From, false), lines);
        }
        None => {
            for (lane, side) in LANES.into_iter().zip([Side::Free, Side::Shadow]) {
                people(mat, sight, lane, next(sight, side), due);
            }
        }
    }
}

/// A people: its regions, what stands in each, and its reserve; or that all of its side stand.
fn people(mat: &mut Table, sight: &Sight<'_>, [x, wide]: [f32; 2], nation: Option<Nation>, due: Option<u8>) {
    let tints = mat.tints();
    let Some(nation) = nation else {
        mat.sign(war::TICK, [x, 262.0], 44.0, tints.gold);
        let said = sight.say("mat-all-stand");
        return mat.fits([x + 64.0, 300.0], wide - 64.0, 40.0, (tints.faint, Align::From, false), &said);
    };
    let shadow = nation.side() == Side::Shadow;
    mat.shield([x, 250.0], 48.0, (signs::nation(nation), shadow), Standing::Active);
    let name = names::nation(sight.words, nation);
    let ink = if due == Some(item_of(nation)) { tints.gold } else { tints.ink };
    mat.fits([x + 64.0, 292.0], wide - 64.0, 44.0, (ink, Align::From, true), &name);
    let there: Vec<&SetUp> = nation.set_up().collect();
    let apart = (DEEP / (there.len() + 1) as f32).min(72.0);
    for (row, there) in there.iter().enumerate() {
        let y = 318.0 + row as f32 * apart;
        let side = apart * 0.5;
        mat.sign(region::sign(sight, there.region), [x, y + apart * 0.25], side, tints.faint);
        let name = names::place(sight.words, there.region);
        let ink = (tints.ink, Align::From, false);
        mat.fits([x + side + 12.0, y + apart * 0.7], wide * 0.5 - side, apart * 0.62, ink, &name);
        figures(mat, [x + wide * 0.54, y], apart, there.figures, shadow);
    }
    let y = 318.0 + there.len() as f32 * apart;
    let ink = (tints.faint, Align::From, false);
    mat.fits([x, y + apart * 0.7], wide * 0.5, apart * 0.5, ink, &sight.say("mat-beside"));
    figures(mat, [x + wide * 0.54, y], apart, nation.reserve(), shadow);
}

/// How many of each figure: a number and its sign.
fn figures(mat: &mut Table, [x, y]: [f32; 2], apart: f32, figures: Figures, shadow: bool) {
    let tints = mat.tints();
    let (mut along, ink) = (x, if shadow { tints.red } else { tints.ink });
    for (count, sign) in figures.0.into_iter().zip(signs::figures(shadow)).filter(|(count, _)| *count > 0) {
        mat.bold([along, y + apart * 0.78], apart * 0.66, tints.ink, Align::From, count.to_string());
        let wide = apart * if count > 9 { 0.8 } else { 0.42 };
        mat.sign(sign, [along + wide, y + apart * 0.16], apart * 0.66, ink);
        along += wide + apart * 0.66 + 16.0;
    }
}
