//! The table's window, read from three metres: what hands do and what comes, the thing of the moment largest, who stands where,
//! lamps, threat, supply and objectives. It has nothing to press.

mod middle;
mod turned;

use super::Table;
use super::calls;
use super::regions::{Rider, riders};
use super::stage::Stage;
use crate::window::pieces::{Mat, Paint, Side, closed, in_so_many, measured, pennant, signs::fate};
use iced::color;
use std::convert::Infallible;

/// How large the window is.
const SIZE: [f32; 2] = [1280.0, 800.0];
/// Where regions stand, and how high they are.
const REGIONS: [f32; 2] = [576.0, 118.0];
const GAP: f32 = 10.0;
/// So many of them have room beside each other.
const BESIDE: usize = 7;
/// So many riders are drawn beside a name that has half a row.
const COUNTED: usize = 2;

/// All of it. `again`: what was taken back, done again or set right.
pub(in crate::window::fate) fn wall(stage: &Stage<'_>, again: Option<&str>) -> Mat<Infallible> {
    let mut mat = Mat::new(stage.look, SIZE);
    head(&mut mat, stage, again);
    middle::middle(&mut mat, stage);
    regions(&mut mat, stage);
    foot(&mut mat, stage);
    mat.to_look_at()
}

/// Whose turn it is, what hands do, and what comes then.
fn head(mat: &mut Table, stage: &Stage<'_>, again: Option<&str>) {
    let tints = mat.tints();
    let mut left = 36.0;
    if stage.is_set_up() && !stage.view.is_over() {
        let pennant = pennant([28.0, 26.0], [64.0, 92.0], 20.0);
        mat.outline(pennant, Paint::filled(color!(0x6b4f22)).edged(tints.gold, 2.0));
        mat.bold([60.0, 80.0], 52.0, color!(0xfff1cf), Side::About, stage.view.who.to_string());
        left = 116.0;
    }
    let room = 1248.0 - left;
    let (hands, ink) = (calls::at_table(stage), (tints.ink, Side::From, true));
    // A sentence that is too long for one line has both: what comes then is told by the next one.
    if again.is_none() && measured(&hands, 52.0, true) > room {
        let (lines, share) = in_so_many(&hands, 52.0 * 0.86, true, room, 2);
        return mat.paragraph([left, 74.0], 64.0, (room, 54.0 * share), ink, lines);
    }
    mat.fits([left, 76.0], room, 58.0, ink, &hands);
    let then = again.map_or_else(|| calls::at_table_then(stage), str::to_owned);
    mat.fits([left, 142.0], room, 52.0, (tints.gold, Side::From, true), &then);
}

/// Who stands where, Frodo's first; who rode by the card that lies there is lit, and where he left is dark.
fn regions(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let [top, high] = REGIONS;
    let frodo = view.frodo.as_ref();
    let mut names: Vec<String> = frodo.into_iter().cloned().collect();
    names.extend(stage.view.regions().into_iter().filter(|name| Some(name) != frodo));
    if names.len() > BESIDE {
        return many(mat, stage, &names);
    }
    let riders: Vec<Vec<Rider>> = names.iter().map(|name| riders(stage, name)).collect();
    let wants: Vec<f32> = names
        .iter()
        .zip(&riders)
        .map(|(name, riders)| {
            let figures = riders.len() as f32 * 48.0 + if frodo == Some(name) { 70.0 } else { 0.0 };
            let eye = if view.eye == *name { 64.0 } else { 0.0 };
            (figures + eye + 36.0).max(measured(&stage.named(name), 32.0, false) + 24.0).max(150.0)
        })
        .collect();
    let share = (1208.0 - GAP * (names.len() - 1) as f32) / wants.iter().sum::<f32>();
    let any = |of: Rider, there: &[Vec<Rider>]| there.iter().flatten().any(|rider| *rider == of);
    let rode = any(Rider::Came, &riders) || any(Rider::Left, &riders);
    let stands = if rode { tints.friend } else { tints.ink };
    let mut x = 36.0;
    let mut middles = Vec::new();
    for (place, (name, want)) in names.iter().zip(wants).enumerate() {
        let width = want * share;
        let is_his = frodo == Some(name);
        let paint = if is_his {
            Paint::filled(tints.raised).edged(tints.gold, 2.0)
        } else {
            Paint::filled(tints.well).edged(tints.rim, 1.4)
        };
        mat.plate([x, top], [width, high], 9.0, paint);
        let middle = x + width / 2.0;
        let ink = if is_his { tints.ink } else { tints.friend };
        mat.fits([middle, top + 105.0], width - 14.0, 32.0, (ink, Side::About, is_his), &stage.named(name));
        let before = [
            is_his.then_some((fate::FRODO, 66.0, tints.gold)),
            (view.eye == *name).then_some((fate::EYE, 60.0, tints.red)),
        ];
        let before: Vec<_> = before.into_iter().flatten().collect();
        let taken: f32 = before.iter().map(|(_, side, _)| side).sum();
        let all = riders[place].len();
        let apart = ((width - 28.0 - taken) / all.max(1) as f32).min(52.0);
        let mut at = middle - (taken + apart * all as f32) / 2.0;
        for (sign, side, ink) in before {
            mat.sign(sign, [at, top + 6.0], side, ink);
            at += side;
        }
        for rider in &riders[place] {
            rider.draw(mat, [at - (60.0 - apart) / 2.0, top + 10.0], 60.0, stands);
            at += apart;
        }
        middles.push(middle);
        if all == 0 && taken == 0.0 {
            mat.words([middle, top + 58.0], 36.0, tints.faint, Side::About, "–");
        }
        x += width + GAP;
    }
    let at = |region: &String| names.iter().position(|name| name == region);
    let mut rides = if rode { calls::rode_by(stage) } else { Vec::new() };
    rides.dedup();
    for [from, to] in rides {
        if let Some((from, to)) = at(&from).zip(at(&to)) {
            arrow(mat, [middles[from], middles[to]], top);
        }
    }
}

/// More regions than have room beside each other: in two rows, each a name and who is there behind it.
fn many(mat: &mut Table, stage: &Stage<'_>, names: &[String]) {
    let view = stage.view;
    let tints = mat.tints();
    let [top, high] = REGIONS;
    let each = names.len().div_ceil(2);
    let (width, low) = ((1208.0 - GAP * (each - 1) as f32) / each as f32, (high - GAP) / 2.0);
    for (at, name) in names.iter().enumerate() {
        let x = 36.0 + (width + GAP) * (at % each) as f32;
        let y = top + (low + GAP) * (at / each) as f32;
        let is_his = view.frodo.as_ref() == Some(name);
        let (wood, edge) = if is_his { (tints.raised, tints.gold) } else { (tints.well, tints.rim) };
        mat.plate([x, y], [width, low], 9.0, Paint::filled(wood).edged(edge, 1.6));
        let mut riders = riders(stage, name);
        let others = u8::from(is_his) + u8::from(view.eye == *name);
        let mut left = x + width - 8.0;
        // What would leave its name no room is counted.
        if riders.len() > COUNTED {
            let count = view.nazgul_in(Some(name), false).to_string();
            riders = riders.split_off(riders.len() - 1);
            mat.bold([left, y + 42.0], 42.0, tints.ink, Side::To, count);
            left -= 28.0;
        }
        let apart = (width * 0.6 / (riders.len() + usize::from(others)).max(1) as f32).min(32.0);
        for rider in riders.iter().rev() {
            left -= apart;
            rider.draw(mat, [left - (42.0 - apart) / 2.0, y + 6.0], 42.0, tints.friend);
        }
        for (sign, ink, is) in [(fate::EYE, tints.red, view.eye == *name), (fate::FRODO, tints.gold, is_his)]
        {
            if is {
                left -= apart + 4.0;
                mat.sign(sign, [left - (42.0 - apart) / 2.0, y + 6.0], 42.0, ink);
            }
        }
        let ink = (if is_his { tints.ink } else { tints.friend }, Side::From, is_his);
        let (called, room) = (stage.named(name), left - x - 18.0);
        if called.contains(' ') && measured(&called, 30.0, is_his) > room {
            let (lines, share) = in_so_many(&called, 24.0, is_his, room, 2);
            mat.paragraph([x + 10.0, y + 24.0], 23.0, (room, 24.0 * share), ink, lines);
        } else {
            mat.fits([x + 10.0, y + 37.0], room, 30.0, ink, &called);
        }
    }
}

/// An arrow above the regions: out of the one, into the other.
fn arrow(mat: &mut Table, [from, to]: [f32; 2], top: f32) {
    let side = (to - from).signum();
    let (from, to) = (from + side * 24.0, to - side * 24.0);
    let [high, low] = [top - 14.0, top - 6.0];
    let pens = [
        [from - side * 4.0, top + 8.0],
        [from - side * 4.0, high],
        [to + side * 4.0, high],
        [to + side * 4.0, top - 4.0],
        [to + side * 15.0, top - 4.0],
        [to, top + 14.0],
        [to - side * 15.0, top - 4.0],
        [to - side * 4.0, top - 4.0],
        [to - side * 4.0, low],
        [from + side * 4.0, low],
        [from + side * 4.0, top + 8.0],
    ];
    let tints = mat.tints();
    mat.outline(closed(pens), Paint::filled(tints.gold).edged(tints.well, 2.0));
}

/// Lamps, the threat, the supply, the objectives.
fn foot(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let apart = (39.0 * 8.0 / f32::from(view.hope_top.max(8))).min(39.0);
    let would = super::tracks::hope_would(stage);
    mat.lamps([30.0, 720.0], 54.0, apart, (view.hope, would, view.hope_top));
    mat.bold([360.0, 770.0], 60.0, tints.ink, Side::From, view.hope.to_string());
    mat.heights([440.0, 770.0], [26.0, 31.0, 11.2], &view.rates, (view.space, 0), false);
    let flips = view.rate().to_string();
    mat.bold([666.0, 770.0], 60.0, tints.ink, Side::From, flips.as_str());
    let said = stage.of("mat-word", "flips-short");
    mat.fits([703.0, 769.0], 78.0, 32.0, (tints.faint, Side::From, false), &said);
    mat.sign(fate::TROOP_SHADOW, [786.0, 716.0], 58.0, tints.red);
    mat.fits([846.0, 770.0], 70.0, 60.0, (tints.ink, Side::From, true), &view.supply.to_string());
    let all = usize::from(view.all_objectives());
    let apart = 240.0 / (all - 1) as f32;
    let radius = (apart / 2.0 - 4.0).min(36.0);
    let names = super::tracks::names(stage);
    for at in 0..all {
        let middle = [964.0 + apart * at as f32, 749.0];
        let last = at + 1 == all;
        let done = match names.get(at) {
            Some(name) => view.done.contains(name),
            None => view.done.len() == all,
        };
        let edge = if done { tints.gold } else { tints.rim };
        let wood = if done { tints.raised } else { tints.well };
        mat.circle(middle, radius, Paint::filled(wood).edged(edge, 2.4));
        let side = radius * 1.36;
        let corner = [middle[0] - side / 2.0, middle[1] - side / 2.0];
        if done {
            mat.sign(fate::TICK, corner, side, tints.gold);
        } else if last {
            // All others are done: it is time.
            let ink = if at == view.done.len() { tints.gold } else { tints.faint };
            mat.sign(fate::MOUNT, corner, side, ink);
        } else {
            let size = radius * 1.44;
            mat.bold(
                [middle[0], middle[1] + size * 0.36],
                size,
                tints.faint,
                Side::About,
                (at + 1).to_string(),
            );
        }
    }
}
