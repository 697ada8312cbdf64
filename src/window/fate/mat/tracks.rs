//! Hope as lamps, the threat as steps, the supply as troops; and below them the objectives.

use super::stage::{Stage, begins};
use super::{Table, right};
use crate::fate::{FateCommand as C, FateTrack, For, Step};
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{At, Lit, Paint, Side, signs::fate};
use crate::window::pieces::{in_so_many, measured, wrapped};

/// Lamps in a row.
const LAMP: [f32; 2] = [30.0, 29.5];
/// How the steps of the threat stand: how broad, how far apart, how high each of a rate is.
const STEPS: [f32; 3] = [24.0, 28.0, 5.0];

/// How far all of these may move aside for their names.
const NAMES: f32 = 28.0;

/// What is always there.
pub(super) fn below(mat: &mut Table, stage: &Stage<'_>) {
    tracks(mat, stage);
    objectives(mat, stage);
}

/// Hope as it would be, once what lies there has counted.
pub(super) fn hope_would(stage: &Stage<'_>) -> u8 {
    let view = stage.view;
    let Some(dice) = view.dice().filter(|dice| dice.faces.is_some()) else { return view.hope };
    let effect = super::dice::effect(stage, dice);
    let lost = match dice.what {
        For::Battle if effect.falls => 3,
        For::Battle => 0,
        For::Search | For::Doom => effect.harm,
    };
    (u32::from(view.hope).saturating_sub(lost)) as u8
}

fn tracks(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    mat.panel([892.0, 416.0], [368.0, 152.0], "", "");
    // The longest name says how large all are written; what stands behind them moves together for it, as far as it can.
    let names = ["track-hope", "track-threat", "mat-supply"].map(|name| stage.say(name));
    let broad = names.iter().map(|name| measured(name, 16.0, true)).fold(56.0, f32::max);
    let aside = (broad - 56.0).min(NAMES);
    let size = (16.0 * (56.0 + aside) / broad).max(11.0);
    let name = |mat: &mut Table, y: f32, name: &str, track: FateTrack| {
        let said = stage.say(name);
        mat.fits([910.0, y], 58.0 + aside, size, (tints.ink, Side::From, true), &said);
        mat.place([900.0, y - 26.0], [352.0, 40.0], said, right::begun(stage, track, None));
    };
    // A step of a track is what it is set right to.
    let step = |mat: &mut Table, [x, y]: At, [wide, high]: [f32; 2], track: FateTrack, to: u8| {
        let name = right::called(stage, &track);
        mat.place([x, y], [wide, high], format!("{name}: {to}"), right::begun(stage, track, Some(to)));
    };
    name(mat, 446.0, "track-hope", FateTrack::Hope);
    let apart = (LAMP[1] * 8.0 - aside) / f32::from(view.hope_top.max(8));
    mat.lamps([971.0 + aside, 425.0], LAMP[0], apart, (view.hope, hope_would(stage), view.hope_top));
    for hope in (1..=view.hope_top).filter(|hope| *hope != view.hope) {
        let x = 971.0 + aside + f32::from(hope - 1) * apart;
        step(mat, [x, 420.0], [apart, 39.0], FateTrack::Hope, hope);
    }
    mat.bold([1246.0, 447.0], 22.0, tints.ink, Side::To, view.hope.to_string());
    name(mat, 496.0, "track-threat", FateTrack::Threat);
    let would =
        super::skies::darkens(stage).filter(|_| super::skies::is_asked(stage)).map_or(0, |it| it.space);
    let [wide, apart, high] = STEPS;
    let steps = [wide - aside / 7.0, apart - aside / 7.0, high];
    mat.heights([972.0 + aside, 500.0], steps, &view.rates, (view.space, would), true);
    for space in (1..=view.rates.len() as u8).filter(|space| *space != view.space) {
        let x = 972.0 + aside + f32::from(space - 1) * steps[1];
        step(mat, [x, 470.0], [steps[1], 40.0], FateTrack::Threat, space);
    }
    let flips = stage.count("mat-word", "flips", view.rate());
    mat.fits([1244.0, 496.0], 70.0, 16.0, (tints.ink, Side::To, true), &flips);
    name(mat, 548.0, "mat-supply", FateTrack::Supply);
    mat.crowd(
        [973.0 + aside, 533.0],
        18.0,
        232.0 - aside,
        (fate::TROOP_SHADOW, view.supply.into()),
        tints.red,
    );
    mat.bold([1244.0, 548.0], 18.0, tints.ink, Side::To, view.supply.to_string());
}

/// So many stand in a row, their names below them; more stand in two columns, their names beside them.
const ROW: usize = 4;

/// Where the medallion with this number of so many has its middle, and how large it is.
fn middle(at: usize, of: usize) -> (At, f32) {
    if of > ROW {
        return ([926.0 + (at % 2) as f32 * 172.0, 632.0 + (at / 2) as f32 * 41.0], 18.0);
    }
    let apart = 264.0 / (of - 1).max(1) as f32;
    ([946.0 + at as f32 * apart, 656.0], 30.0)
}

/// Its name: where it is pressed together with the medallion.
fn called(mat: &mut Table, (middle, radius): (At, f32), of: usize, said: &str, ink: iced::Color) -> (At, At) {
    let [x, y] = middle;
    if of > ROW {
        let (lines, share) = in_so_many(said, 13.0, false, 128.0, 2);
        let from = y + 5.0 - 7.5 * lines.len().saturating_sub(1) as f32;
        mat.paragraph([x + 24.0, from], 15.0, (128.0, 13.0 * share), (ink, Side::From, false), lines);
        return ([x - radius - 1.0, y - radius - 1.0], [172.0, radius * 2.0 + 2.0]);
    }
    let apart = 264.0 / (of - 1).max(1) as f32;
    let mut lines = wrapped(said, 12.5 * 0.9, false, apart - 4.0);
    let (mut size, high, from) = match lines.len() {
        0..=1 => (14.0, 0.0, 713.0),
        2 => (12.5, 14.0, 705.0),
        _ => (12.0, 13.0, 701.0),
    };
    if lines.len() > 3 {
        let (three, share) = in_so_many(said, size, false, apart - 4.0, 3);
        (lines, size) = (three, size * share);
    }
    mat.paragraph([x, from], high, (apart - 2.0, size), (ink, Side::About, false), lines);
    ([x - apart / 2.0 + 1.0, y - radius], [apart - 2.0, 740.0 - y + radius - 4.0])
}

/// The names of the objectives but the last: as they were drawn, or by their number.
pub(super) fn names(stage: &Stage<'_>) -> Vec<String> {
    const NUMBERS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
    let count = usize::from(stage.view.all_objectives()) - 1;
    let told = stage.view.objectives.clone();
    told.unwrap_or_else(|| NUMBERS.iter().take(count).map(|name| (*name).to_owned()).collect())
}

fn objectives(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    mat.panel([892.0, 580.0], [368.0, 160.0], "", "");
    mat.bold([910.0, 606.0], 17.0, tints.gold, Side::From, stage.say("track-objectives"));
    let all = usize::from(view.all_objectives());
    let done = [("done", view.done.len().into()), ("all", all.into())];
    let done = if stage.is_set_up() { stage.tell("mat-done", &done) } else { all.to_string() };
    mat.bold([1244.0, 606.0], 16.0, tints.ink, Side::To, done);
    let to_name = !stage.is_set_up() && view.objectives.is_none();
    for (at, name) in names(stage).iter().enumerate() {
        let (middle, radius) = middle(at, all);
        if to_name {
            let corner = [middle[0] - radius, middle[1] - radius];
            mat.circle(middle, radius, Paint::filled(tints.well).edged(tints.rim, 1.6));
            mat.sign(fate::PLUS, [middle[0] - 11.0, middle[1] - 11.0], 22.0, tints.dim);
            let asks = stage.of("mat-word", "name-objectives");
            mat.place(
                corner,
                [radius * 2.0; 2],
                asks.clone(),
                super::naming::begun("objectives", &stage.say("chip-objectives")),
            );
            continue;
        }
        let is_done = view.done.contains(name);
        let chosen = stage.said.verb() == "objective" && stage.said.has(name);
        let (sign, lit) = match (is_done, chosen) {
            (true, _) => (Some(fate::TICK), Lit::Ringed),
            (_, true) => (None, Lit::Ringed),
            _ => (None, Lit::Plain),
        };
        medallion(mat, middle, radius, (sign, &(at + 1).to_string()), lit);
        let said = stage.named(name);
        let ink = if lit == Lit::Ringed { tints.ink } else { tints.faint };
        let (corner, size) = called(mat, (middle, radius), all, &said, ink);
        if stage.is_set_up() && !view.is_over() {
            let objective = C::Objective { name: name.clone(), done: !is_done };
            let wish = begins(stage.by_actor(Draft::of(&String::from(objective))), &said);
            mat.place(corner, size, said, wish);
        }
    }
    if to_name {
        let asks = stage.of("mat-word", "name-objectives");
        let [x, y] = if all > ROW { [1120.0, 606.0] } else { [1034.0, 713.0] };
        mat.fits([x, y], 220.0, 14.0, (tints.faint, Side::About, false), &asks);
    }
    last(mat, stage, all);
}

/// The last one: it is done on the mountain alone.
fn last(mat: &mut Table, stage: &Stage<'_>, all: usize) {
    let tints = mat.tints();
    let (middle, radius) = middle(all - 1, all);
    let due = stage.is_set_up() && stage.view.done.len() + 1 >= all;
    let can = due && (stage.frodo_acts() || stage.view.is_over());
    let lit = if can { Lit::Ringed } else { Lit::Plain };
    let won = matches!(stage.view.step, Step::Over { won: true });
    medallion(mat, middle, radius, (Some(if won { fate::TICK } else { fate::MOUNT }), ""), lit);
    let said = stage.of("mat-word", "the-ring");
    let ink = if can { tints.ink } else { tints.faint };
    let (corner, size) = called(mat, (middle, radius), all, &said, ink);
    let doom = stage.say("deed-doom");
    if can && !stage.view.is_over() {
        mat.place(corner, size, doom.clone(), begins("doom", doom));
    } else if due && !stage.view.is_over() {
        mat.place(corner, size, doom, Wish::Ask(stage.of("mat-word", "frodos-turn")));
    }
}

fn medallion(
    mat: &mut Table,
    [x, y]: At,
    radius: f32,
    (sign, number): (Option<crate::window::pieces::Sign>, &str),
    lit: Lit,
) {
    let tints = mat.tints();
    let (wood, edge, ink) = match lit {
        Lit::Ringed => (tints.raised, tints.gold, tints.gold),
        Lit::Plain | Lit::Spent => (tints.well, tints.rim, tints.faint),
    };
    mat.circle([x, y], radius, Paint::filled(wood).edged(edge, 1.6));
    match sign {
        Some(sign) => mat.sign(sign, [x - radius * 0.55, y - radius * 0.55], radius * 1.1, ink),
        None => mat.bold([x, y + radius * 0.29], radius * 0.84, ink, Side::About, number),
    }
}
