//! The Fellowship on its road: where it stands, how corrupted the Ring-bearer is, who goes with him and who leads.

use super::{INSET, MIDDLE, SIZE, Table, sets_right, signs};
use crate::books::{Change, Command, Throw, toggle};
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::command::Leaving;
use crate::war::die::Face;
use crate::war::nation;
use crate::war::people::{Companion, Person, Place};
use crate::war::view::{CORRUPTED, DOOM, PROGRESS, Step as OfTurn};
use crate::war::{War, WarTrack};
use crate::window::pieces::{Lit, Paint, Side, Sign, Step, measured, signs::war};
use crate::window::play::wish::Begun;
use crate::window::war::sight::{RANDOM, Sight, Wished, begin, give};
use strum::IntoEnumIterator;

pub(super) fn fellowship(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    let [top, height] = MIDDLE;
    let title = sight.say("mat-fellowship");
    mat.panel([0.0, top], [SIZE[0], height], &title, "");
    let figure = if sight.is_seen() { war::REVEALED } else { war::HIDDEN };
    let after = INSET + measured(&title, 17.0, true) + 14.0;
    let ink = if sight.is_seen() { tints.red } else { tints.ink };
    mat.sign(figure, [after, top + 13.0], 20.0, ink);
    let counter = sight.say(if sight.is_seen() { "mat-revealed" } else { "mat-hidden" });
    mat.fits([after + 26.0, top + 29.0], 84.0, 16.0, (ink, Side::From, sight.is_seen()), &counter);
    let corruption = sight.say("track-corruption");
    let from = 246.0f32.max(after + 118.0);
    mat.fits([from, top + 29.0], 86.0, 14.0, (tints.faint, Side::From, false), &corruption);
    let beads = from + measured(&corruption, 14.0, false).min(86.0) + 10.0;
    let would = view.open_tile().filter(|open| !open.accepted).map_or(0, |open| open.damage);
    let steps = Step::along(CORRUPTED, view.corruption, view.corruption.saturating_add(would));
    mat.boxes([beads, top + 17.0], [6.6, 12.0], 2.0, tints.gold, steps);
    mat.bold([beads + 112.0, top + 29.5], 16.0, tints.ink, Side::From, view.corruption.to_string());
    let right = begin("corruption =", &corruption);
    sets_right(mat, sight, ([from - 4.0, top + 10.0], [232.0, 26.0]), corruption, right);
    match view.mordor {
        Some(step) => climb(mat, sight, [top, from], step, figure),
        None => road(mat, sight, top, figure),
    }
    company(mat, sight, top);
}

/// The steps of the road, the figure on the one where it stands, and dashed where a move would bring it.
fn road(mat: &mut Table, sight: &Sight<'_>, top: f32, figure: Sign) {
    let (view, tints) = (sight.view, mat.tints());
    let on = |step: u8| {
        let along = f32::from(step);
        [INSET + 22.0 + along * 29.6, top + 104.0 - (along * 0.785).sin() * 10.0]
    };
    let moves = matches!(sight.raised(), Some((nation::Side::Free, Face::Character | Face::Will)));
    let would = moves && !view.revealed && view.progress < PROGRESS;
    for step in 0..PROGRESS {
        let ([x, y], [to, down]) = (on(step), on(step + 1));
        for part in 1..4u8 {
            let share = f32::from(part) / 4.0;
            let at = [x + (to - x) * share, y + (down - y) * share];
            mat.circle(at, 1.1, Paint::filled(tints.rim));
        }
    }
    for step in 0..=PROGRESS {
        let state = match step {
            0 => Step::Left,
            step if step <= view.progress => Step::Reached,
            step if would && step == view.progress + 1 => Step::ToCome,
            _ => Step::Left,
        };
        mat.disc(on(step), 10.5, &step.to_string(), state);
    }
    let track = sight.say("track-progress");
    for step in (0..=PROGRESS).filter(|step| *step != view.progress) {
        let [x, y] = on(step);
        let right = Command::<War>::Track(WarTrack::Progress, Change::To(step));
        let called = format!("{track} {step}");
        sets_right(mat, sight, ([x - 14.0, y - 14.0], [28.0; 2]), called.clone(), begin(right, &called));
    }
    let [x, y] = on(view.progress.min(PROGRESS));
    mat.sign(figure, [x - 17.0, y - 47.0], 34.0, if sight.is_seen() { tints.red } else { tints.ink });
    if would {
        let [x, y] = on(view.progress + 1);
        mat.sign(figure, [x - 12.0, y - 41.0], 28.0, tints.dim);
    }
    let seen = sight.tell("mat-last-seen", &[("where", names::place(sight.words, &view.at).into())]);
    mat.fits([INSET + 8.0, top + 142.0], 400.0, 14.0, (tints.faint, Side::From, false), &seen);
    sets_right(mat, sight, ([INSET, top + 128.0], [300.0, 20.0]), seen.clone(), begin("at", &seen));
}

/// The five steps up to the Crack of Doom.
fn climb(mat: &mut Table, sight: &Sight<'_>, [top, _]: [f32; 2], at: u8, figure: Sign) {
    let tints = mat.tints();
    for step in 0..=DOOM {
        let high = 14.0 + f32::from(step) * 7.0;
        let [x, y] = [INSET + 14.0 + f32::from(step) * 66.0, top + 124.0 - high];
        let reached = step <= at;
        let paint = match (reached, step == DOOM) {
            (true, _) => Paint::filled(tints.raised).edged(tints.gold, 1.4),
            (false, true) => Paint::filled(tints.well).edged(tints.red, 1.4),
            (false, false) => Paint::filled(tints.well).edged(tints.rim, 1.2),
        };
        mat.plate([x, y], [62.0, high], 3.0, paint);
        let ink = if reached { tints.gold } else { tints.faint };
        mat.bold([x + 50.0, y + 12.5], 13.0, ink, Side::About, step.to_string());
        if step == at {
            let ink = if sight.is_seen() { tints.red } else { tints.ink };
            mat.sign(figure, [x + 8.0, y - 34.0], 34.0, ink);
        } else if step == DOOM {
            mat.sign(war::MORDOR, [x + 16.0, y - 30.0], 28.0, tints.red);
        }
    }
    let track = sight.say("track-mordor");
    for step in (0..=DOOM).filter(|step| *step != at) {
        let right = Command::<War>::Track(WarTrack::Mordor, Change::To(step));
        let called = format!("{track} {step}");
        let x = INSET + 14.0 + f32::from(step) * 66.0;
        sets_right(mat, sight, ([x, top + 54.0], [62.0, 70.0]), called.clone(), begin(right, &called));
    }
    mat.fits([INSET + 14.0, top + 144.0], 400.0, 14.0, (tints.faint, Side::From, false), &track);
}

/// Those who go with him, the Guide first and in gold; beside them, small, those who do not.
fn company(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    let company = view.company();
    let leaving: Vec<Companion> = sight.leaving().collect();
    let away: Vec<Companion> = Companion::iter().filter(|it| view.place(*it) != Place::In).collect();
    let columns = away.len().div_ceil(2);
    let from = 440.0;
    let beside = SIZE[0] - 10.0 - columns as f32 * 62.0;
    let to = if away.is_empty() { SIZE[0] - 8.0 } else { beside - 10.0 };
    let apart = ((to - from) / company.len().max(1) as f32).min(64.0);
    // Where a name is too broad for its share, each has what its name wants, and of what is left over all have as much.
    let names = company.iter().map(|companion| names::companion(sight.words, *companion));
    let wanted: Vec<f32> = names.map(|name| measured(&name, 14.0, true) + 4.0).collect();
    let over = ((to - from - wanted.iter().sum::<f32>()) / company.len().max(1) as f32).max(0.0);
    let is_even = wanted.iter().all(|wanted| *wanted <= apart + 14.0);
    let mut left = from;
    for (companion, wanted) in company.iter().zip(wanted) {
        let apart = if is_even { apart } else { wanted + over };
        let guides = view.guide == Some(*companion);
        let chosen = leaving.contains(companion);
        let lit = if guides || chosen { Lit::Ringed } else { Lit::Plain };
        let x = left + apart * 0.5;
        left += apart;
        let name = names::companion(sight.words, *companion);
        let side: f32 = if companion.is_hobbit() { 38.0 } else { 46.0 };
        let side = side.min(apart * 0.9);
        mat.figure(
            [x, top + 92.0 - side],
            side,
            signs::companion(*companion),
            lit,
            (&name, companion.level()),
        );
        if guides {
            mat.sign(war::GUIDE, [x + side * 0.42, top + 72.0], 18.0, tints.gold);
        }
        let cell = ([x - apart / 2.0, top + 40.0], [apart, 96.0]);
        // The Guide is in gold as well: who leaves stands in a frame.
        if chosen {
            let ([left, above], [wide, high]) = cell;
            let lantern = if guides { 5.0 } else { 0.0 };
            mat.plate([left + 1.0, above], [wide - 2.0 + lantern, high], 6.0, Paint::line(tints.gold, 2.0));
        }
        let wish = pressed(sight, *companion);
        // Who is asked for can be any of these.
        if wish.is_some() && !chosen && (sight.names_who_leaves() || sight.begins(RANDOM)) {
            mat.dashed([cell.0[0] + 2.0, cell.0[1]], [cell.1[0] - 4.0, cell.1[1]], 6.0, tints.gold);
        }
        if let Some(wish) = wish {
            mat.place(cell.0, cell.1, name, wish);
        }
    }
    if view.guide.is_none() {
        let name = sight.say("person-gollum");
        mat.figure([from + 40.0, top + 46.0], 46.0, war::GOLLUM, Lit::Ringed, (&name, 0));
    }
    if away.is_empty() {
        return;
    }
    mat.rule([beside - 8.0, top + 30.0], [beside - 8.0, top + 136.0]);
    for (number, companion) in away.into_iter().enumerate() {
        let (row, column) = (number % 2, number / 2);
        let at = [beside + 30.0 + column as f32 * 62.0, top + 26.0 + row as f32 * 58.0];
        let lost = view.place(companion) == Place::Lost;
        let ink = tints.faint;
        mat.sign(signs::companion(companion), [at[0] - 14.0, at[1]], 28.0, ink);
        if lost {
            mat.sign(war::FALLS, [at[0] - 11.0, at[1] + 4.0], 22.0, tints.red);
        }
        let name = names::companion(sight.words, companion);
        mat.fits([at[0], at[1] + 43.0], 60.0, 13.0, (ink, Side::About, false), &name);
        // One who is on the map ends his move, and may rouse a people.
        if !lost && view.step != OfTurn::Setup {
            let arrives =
                Begun::new(C::Arrive { name: Person::Companion(companion), region: String::new() }, &name);
            sets_right(mat, sight, ([at[0] - 28.0, at[1]], [56.0, 50.0]), name, Wished::Begin(arrives));
        }
    }
}

/// What waits for a name of the Fellowship.
const ASKS_WHO: [&str; 3] = ["guide", "companion", "lost"];

/// What a press on one who goes with him does: while something waits for a name it is that; else he guides, where he may, or
/// leaves.
fn pressed(sight: &Sight<'_>, companion: Companion) -> Option<Wished> {
    let view = sight.view;
    let word = companion.name().to_owned();
    let may_guide = view.guide != Some(companion) && view.may_guide(companion);
    let alone = match &view.step {
        // W16: whenever its members change, in a Hunt too.
        step if view.hunt.is_some() || *step == OfTurn::Fellowship => {
            let open = view.open_tile();
            let changed = open.is_some_and(|open| open.casualty == Some(true) || open.ability.is_some());
            (may_guide && (view.hunt.is_none() || changed)).then(|| give(C::Guide(Some(companion))))
        }
        OfTurn::Actions if view.acts() == Some(crate::war::nation::Side::Free) && view.mordor.is_none() => {
            let leaving = Leaving { names: vec![companion], to: None };
            Some(begin(C::Separate { leaving, with: None }, &names::companion(sight.words, companion)))
        }
        _ => None,
    };
    if sight.said().next().is_none() {
        return alone;
    }
    if sight.names_who_leaves() {
        let (mut names, to): (Vec<Companion>, _) = (sight.leaving().collect(), sight.leaves_to());
        toggle(&mut names, companion);
        let to = to.filter(|_| !names.is_empty()).map_or(Vec::new(), |to| vec!["to", to]);
        return Some(Wished::Begin(sight.leave(&names, &to)));
    }
    if sight.begins(RANDOM) {
        return Some(give(C::CasualtyRandom { name: Throw::Told(companion), to: None }));
    }
    // What waits for something else is not answered by a name.
    let asks = ASKS_WHO.into_iter().any(|begun| sight.begins(begun));
    asks.then(|| Wished::Type(format!("{word} ")))
}
