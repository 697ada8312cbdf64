//! Skies Darken: when the next card comes, turn by turn; and its four steps, while one is resolved.

use super::Table;
use super::moment::Moment;
use super::stage::Stage;
use crate::books::Ratio;
use crate::fate::{Darkens, Due, For, Step};
use crate::window::pieces::{Lit, Paint, Side, Turn, measured, signs::fate};

/// So many turns have room, and so many of them may be over.
const TURNS: u16 = 16;
const OVER: u16 = 9;
/// Where its steps begin, how far apart they are, and how broad.
const STEP: [f32; 3] = [38.0, 207.0, 199.0];
const TOP: f32 = 618.0;
const HIGH: f32 = 112.0;

/// What a card comes to: one that is to be resolved, or the one whose hands are at work until the back behind it is told.
pub(super) fn darkens(stage: &Stage<'_>) -> Option<Darkens> {
    let view = stage.view;
    let told = view.darkened.as_ref().filter(|darkened| darkened.place.is_some());
    match view.step {
        // Its battle, if there is one, comes before the shuffle.
        _ if view.due.contains(&Due::Top) => told.cloned(),
        Step::Skies(_) if view.due.is_empty() => Some(view.darkens(stage.said_place().as_deref())),
        _ => None,
    }
}

/// Whether it is still to be resolved.
pub(super) fn is_asked(stage: &Stage<'_>) -> bool {
    matches!(stage.view.step, Step::Skies(_)) && stage.view.due.is_empty()
}

/// The box.
pub(super) fn skies(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let title = stage.say("head-skies");
    mat.panel([20.0, 580.0], [852.0, 160.0], "", "");
    mat.bold([42.0, 606.0], 17.0, tints.gold, Side::From, title.as_str());
    let left = stage.count("mat-word", "cards-left", stage.view.stacks.left());
    mat.words([850.0, 606.0], 15.0, tints.faint, Side::To, left);
    let beside = 42.0 + measured(&title, 17.0, true) + 14.0;
    let said = match darkens(stage) {
        Some(darkens) => {
            four(mat, stage, &darkens);
            let which = stage.view.skies + u32::from(is_asked(stage));
            let facts = [("count", which.into()), ("of", stage.view.options.level.skies().into())];
            stage.tell("mat-which", &facts)
        }
        None => calendar(mat, stage),
    };
    mat.fits([beside, 606.0], 620.0 - beside, 15.0, (tints.faint, Side::From, false), &said);
}

/// How likely one has come by the end of each turn that is to come.
pub(super) fn by_turn(stage: &Stage<'_>) -> Vec<(u16, Ratio)> {
    let view = stage.view;
    if view.is_over() {
        return Vec::new();
    }
    let is_drawn = !matches!(view.step, Step::Setup | Step::Actions | Step::Cards);
    let first = view.turn + u16::from(is_drawn);
    let mut so_far = Ratio::ZERO;
    (first..)
        .zip(view.stacks.by_draw())
        .map(|(turn, chance)| {
            so_far += chance;
            (turn, so_far)
        })
        .filter(|(_, chance)| *chance > Ratio::ZERO)
        .collect()
}

/// The turns; what is said beside the title.
fn calendar(mat: &mut Table, stage: &Stage<'_>) -> String {
    let view = stage.view;
    let chances = if stage.odds { by_turn(stage) } else { Vec::new() };
    let first = view.turn.saturating_sub(OVER).max(1);
    let turn = |turn: u16| {
        let came = view.skies_turns.contains(&turn);
        let chance =
            chances.iter().find(|(other, _)| *other == turn).map(|(_, chance)| chance.about() as f32);
        match turn.cmp(&view.turn) {
            std::cmp::Ordering::Less => Turn::Over(came),
            std::cmp::Ordering::Equal => Turn::Now(came),
            std::cmp::Ordering::Greater => Turn::ToCome(chance),
        }
    };
    let turns: Vec<Turn> = (first..first + TURNS).map(turn).collect();
    mat.calendar([72.0, 716.0], 800.0, first, &turns);
    let now = chances.first().filter(|(turn, _)| *turn == view.turn);
    let which = match (chances.first(), now) {
        _ if !stage.odds || view.is_over() => "none",
        (None, _) => "no-more",
        (_, Some(_)) => "now",
        (Some(_), None) => "from",
    };
    let facts = [
        ("of", which.into()),
        ("turn", chances.first().map_or(0, |(turn, _)| *turn).into()),
        ("chance", now.map(|(_, chance)| stage.percent(*chance)).unwrap_or_default().into()),
    ];
    stage.tell("mat-calendar", &facts)
}

/// Its steps, with the numbers of this moment; the one at which hands are is lit.
fn four(mat: &mut Table, stage: &Stage<'_>, darkens: &Darkens) {
    let view = stage.view;
    let tints = mat.tints();
    let fought = view.dice().is_some_and(|dice| dice.what == For::Battle);
    let now = if stage.moment() == Moment::Top { 3 } else { 2 };
    // What the card does comes with its place: until that is said nothing of it has happened.
    let done = if is_asked(stage) { 0 } else { now };
    let rate = view.rates.get(usize::from(darkens.space).saturating_sub(1)).copied().unwrap_or_default();
    let place = darkens.place.as_ref().map_or_else(|| "none".to_owned(), |place| stage.named(place));
    let frodo = stage.name_of(view.frodo.as_ref());
    for step in 0..4 {
        let x = STEP[0] + STEP[1] * step as f32;
        let lit = if step == now { Lit::Ringed } else { Lit::Plain };
        let paint = if step == now {
            Paint::filled(tints.raised).edged(tints.gold, 2.0)
        } else {
            Paint::filled(tints.well).edged(tints.rim, 1.3)
        };
        mat.plate([x, TOP], [STEP[2], HIGH], 9.0, paint);
        let middle = [x + 22.0, TOP + 22.0];
        if step == now {
            mat.circle(middle, 12.0, Paint::filled(tints.gold));
            mat.bold([middle[0], middle[1] + 5.0], 15.0, tints.on_gold, Side::About, (step + 1).to_string());
        } else {
            let ticked = if step < done { Lit::Spent } else { Lit::Plain };
            mat.ticked(middle, 12.0, &(step + 1).to_string(), ticked);
        }
        let which = match step {
            0 => "threat",
            1 if darkens.with_frodo => "with-frodo",
            1 => "eye",
            2 if fought => "fought",
            2 if darkens.missing > 0 => "missing",
            2 => "troops",
            _ if darkens.shuffled > 0 => "shuffle",
            _ => "nothing",
        };
        let facts = |part: &'static str| {
            [
                ("of", which.into()),
                ("part", part.into()),
                ("space", darkens.space.into()),
                ("rate", rate.into()),
                ("frodo", frodo.clone().into()),
                ("place", place.clone().into()),
                ("placed", darkens.placed.into()),
                ("missing", darkens.missing.into()),
                ("shuffled", darkens.shuffled.into()),
            ]
        };
        let ink = if step < done { tints.faint } else { tints.ink };
        let said = stage.tell("mat-darkens", &facts("title"));
        mat.fits([x + 15.0, 696.0], STEP[2] - 24.0, 16.0, (ink, Side::From, step == now), &said);
        // Who is there is asked no more once the troops have come.
        let said = match step {
            2 if (now > 2 || is_held(stage)) && darkens.place.is_some() => place.clone(),
            _ => stage.tell("mat-darkens", &facts("below")),
        };
        let ink = if lit == Lit::Ringed { tints.gold } else { tints.faint };
        mat.fits([x + 15.0, 718.0], STEP[2] - 24.0, 14.5, (ink, Side::From, false), &said);
    }
    drawn(mat, stage, darkens);
}

/// Whether the dice that lie there leave no shadow troop: nothing falls.
fn is_held(stage: &Stage<'_>) -> bool {
    let thrown = stage.view.dice().filter(|dice| dice.faces.is_some());
    thrown.is_some_and(|dice| super::dice::effect(stage, dice).shadow == 0)
}

/// What is drawn on each.
fn drawn(mat: &mut Table, stage: &Stage<'_>, darkens: &Darkens) {
    let tints = mat.tints();
    let [left, apart, _] = STEP;
    let steps = [16.0, 19.0, 6.0];
    let rates: Vec<u8> = stage.view.rates.clone();
    mat.heights([left + 48.0, 666.0], steps, &rates, (darkens.space, 0), false);
    mat.sign(fate::EYE, [left + apart + 67.0, 628.0], 40.0, tints.red);
    mat.sign(fate::FRODO, [left + apart + 119.0, 634.0], 34.0, tints.gold);
    let troops = (fate::TROOP_SHADOW, u32::from(darkens.placed));
    mat.crowd([left + apart * 2.0 + 44.0, 634.0], 30.0, 72.0, troops, tints.red);
    mat.sign(fate::HAVEN, [left + apart * 2.0 + 130.0, 629.0], 38.0, tints.friend);
    let x = left + apart * 3.0 + 66.0;
    mat.backs([x, 629.0], [31.0, 38.0], darkens.shuffled.min(12), None);
    mat.sign(fate::SHUFFLE, [x + 68.0, 633.0], 34.0, tints.ink);
}
