//! The strip at the foot of the stage: the day and its turn, the figure's step, Corruption, Eyes, Fellowship tokens and the cup.

use super::Table;
use super::lights::Lights;
use super::marks::{self, BOXES, beads, circle, feet, lozenge, unlit};
use super::scene::{rule, shine};
use super::shades::Shades;
use crate::hunt::{Limit, Phase, Turn, View};
use crate::language::Words;
use crate::window::pieces::signs::{fate, war};
use crate::window::pieces::{At, Comes, Mat, Paint, Pen, Side, breadth, measured};

const TOP: f32 = 693.0;

/// `would`: what the Corruption would be with the tiles that lie open; `before`: the step from which the figure has just gone on.
pub(super) fn strip(
    mat: &mut Table,
    words: &Words,
    (shades, lights): (&Shades, &Lights),
    view: &View,
    (would, before): (u16, Option<u8>),
) {
    mat.plate([0.0, TOP], [1280.0, 800.0 - TOP], 0.0, Paint::filled(shades.strip));
    mat.plate([0.0, TOP], [1280.0, 2.0], 0.0, Paint::filled(shades.line));
    for x in [180.0, 676.0, 930.0, 1052.0, 1141.0] {
        rule(mat, shades, [x, 709.0], [x, 784.0]);
    }
    when(mat, words, shades, view);
    movement(mat, shades, lights, view, before);
    corruption(mat, words, shades, view, would);
    mat.sign(war::EYE, [939.0, 718.0], 58.0, shades.red);
    mat.fits([1004.0, 768.0], 44.0, 66.0, (shades.ink, Side::From, true), &view.eyes.to_string());
    let apart = if view.pool > 3 { 17.0 } else { 22.0 };
    for token in 0..view.pool.min(4) {
        let x = 1076.0 + apart * f32::from(token) - if view.pool > 3 { 5.0 } else { 0.0 };
        lozenge(mat, shades, [x, 746.0], [apart * 0.43, 42.0], token < view.tokens);
    }
    mat.sign(war::CUP, [1148.0, 723.0], 46.0, shades.faint);
    let left = view.hunt_pool.as_ref().map_or_else(|| "–".to_owned(), |pool| pool.len().to_string());
    mat.fits([1201.0, 768.0], 70.0, 62.0, (shades.ink, Side::From, true), &left);
}

/// The day, and its three turns with the present one lit; by night the Eye where it shows.
pub(super) fn when(mat: &mut Table, words: &Words, shades: &Shades, view: &View) {
    let day = match view.day {
        0 => words.say("table-setup", &[]),
        day => words.say("table-day-short", &[("day", day.into())]),
    };
    mat.fits([28.0, 738.0], 146.0, 38.0, (shades.ink, Side::From, true), &day);
    if view.day == 0 {
        return;
    }
    let color = |turn: Turn| {
        let now = view.turn == turn && view.phase != Phase::Refresh && view.phase.is_play();
        if now { shades.gold } else { unlit(shades) }
    };
    sun(mat, [41.0, 769.0], 8.4, color(Turn::Daylight1));
    sun(mat, [82.0, 769.0], 6.6, color(Turn::Daylight2));
    sun(mat, [105.0, 769.0], 6.6, color(Turn::Daylight2));
    match view.eye && view.turn == Turn::Nightfall {
        true => mat.sign(war::EYE, [125.0, 745.0], 46.0, shades.red),
        false => mat.sign(fate::MOON, [131.0, 753.0], 32.0, color(Turn::Nightfall)),
    }
}

pub fn sun<M>(mat: &mut Mat<M>, [x, y]: At, radius: f32, color: iced::Color) {
    mat.outline(circle([x, y], radius), Paint::filled(color));
    let mut rays = Vec::new();
    for ray in 0..8 {
        let (dy, dx) = (ray as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        rays.push(Pen::Begin([x + dx * radius * 1.42, y + dy * radius * 1.42]));
        rays.push(Pen::Line([x + dx * radius * 1.95, y + dy * radius * 1.95]));
    }
    mat.outline(rays, Paint::line(color, radius * 0.3));
}

/// Frodo's figure on its way of sixteen beads, or of fewer where that is open.
fn movement(mat: &mut Table, shades: &Shades, lights: &Lights, view: &View, before: Option<u8>) {
    step(mat, shades, view.step);
    let last = view.last_step().unwrap_or(crate::hunt::LAST_STEP);
    let place =
        |bead: u8| [316.0 + 22.4 * (f32::from(bead) - 1.0), if bead % 2 == 1 { 740.0 } else { 754.0 }];
    beads(mat, shades, [view.step, last], place, 7.0);
    // P3: where it ends, once everybody may know it.
    if view.options.open_length && view.last_step().is_some() {
        let [x, _] = place(last);
        mat.bold([x, 782.0], 20.0, shades.faint, Side::About, last.to_string());
    }
    if (1..=last).contains(&view.step) {
        let at = place(view.step);
        shine(mat, &lights.gold, at, 30.0);
        let from = before.map_or(at, place);
        mat.comes(Comes::From([from[0] - at[0], from[1] - at[1]]), |mat| {
            mat.outline(circle(at, 11.0), Paint::filled(shades.gold).edged(shades.bright, 2.4));
        });
    }
}

/// The number of the step, behind two feet.
pub(super) fn step(mat: &mut Table, shades: &Shades, step: u8) {
    feet(mat, [210.0, 746.0], 0.81, shades.gold);
    // Of two digits each is smaller: beside them lie the beads.
    mat.fits([268.0, 768.0], 60.0, 66.0, (shades.ink, Side::About, true), &step.to_string());
}

fn corruption(mat: &mut Table, words: &Words, shades: &Shades, view: &View, would: u16) {
    let (boxes, said) = limit_told(words, view);
    ring(mat, shades, [728.0, 747.0], [24.0, 40.0], (view.corruption, would, boxes));
    let now = view.corruption.to_string();
    // Of two digits there is less room beside.
    let size = if view.corruption < 10 { 66.0 } else { 52.0 };
    mat.bold([782.0, 768.0], size, shades.ink, Side::From, now.clone());
    let beside = 782.0 + breadth(&now, size, true) * 0.9 + 12.0;
    let room = 912.0 - beside;
    let lines = match measured(&said, 22.0, false) <= room {
        true => vec![said],
        // Word by word, and no word is broken.
        false => said.split_whitespace().map(str::to_owned).collect(),
    };
    let first = 768.0 - 30.0 * (lines.len().max(1) - 1) as f32;
    mat.paragraph([beside, first], 30.0, (room, 32.0), (shades.faint, Side::From, false), lines);
}

/// How many boxes the Corruption has, and what is said of its limit.
pub(super) fn limit_told(words: &Words, view: &View) -> (u16, String) {
    match view.limit() {
        Limit::Known(limit) => (limit, words.say("stage-of", &[("limit", limit.into())])),
        // However high it was, it is reached.
        Limit::Secret { .. } if view.phase == Phase::Corrupted => (view.corruption, String::new()),
        Limit::Secret { raised: 0 } => (BOXES, String::new()),
        Limit::Secret { raised } => (BOXES, words.say("stage-limit-raised", &[("raised", raised.into())])),
    }
}

/// The ring of the Corruption: what is there, and hatched what would come.
pub(super) fn ring(
    mat: &mut Table,
    shades: &Shades,
    middle: At,
    radii: At,
    (now, would, all): (u16, u16, u16),
) {
    let steps = marks::boxes([now, would, all]);
    // What would come fills.
    let bare = marks::boxes([now, now, all]);
    if would > now && !mat.is_still() {
        mat.ring(middle, radii, shades.gold, bare.into_iter());
        mat.comes(Comes::Clear, |mat| mat.ring(middle, radii, shades.gold, steps.into_iter()));
        return;
    }
    mat.ring(middle, radii, shades.gold, steps.into_iter());
}
