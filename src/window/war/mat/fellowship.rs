//! The Fellowship on its road: where it stands, how corrupted the Ring-bearer is, who goes with him and who leads.

use super::{INSET, MIDDLE, SIZE, Table, signs};
use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::people::{Companion, Place};
use crate::war::view::{CORRUPTED, DOOM, PROGRESS};
use crate::window::pieces::{Lit, Side, Step, breadth, signs::war};
use crate::window::play::wish::{Begun, Wish};
use strum::IntoEnumIterator;

pub(super) fn fellowship(mat: &mut Table, words: &Words, view: &WarView) {
    let tints = mat.tints();
    let [top, height] = MIDDLE;
    let title = words.say("mat-fellowship", &[]);
    mat.panel([0.0, top], [SIZE[0], height], &title, "");
    let figure = if view.revealed { war::REVEALED } else { war::HIDDEN };
    let after = INSET + breadth(&title, 17.0, true) * 0.92 + 14.0;
    mat.sign(figure, [after, top + 13.0], 20.0, tints.ink);
    let counter = words.say(if view.revealed { "part-revealed" } else { "part-hidden" }, &[]);
    mat.fitted([after + 24.0, top + 29.0], 90.0, 15.0, (tints.ink, Side::From, false), &counter);
    let corruption = words.say("track-corruption", &[]);
    mat.fitted([358.0, top + 29.0], 96.0, 14.0, (tints.faint, Side::To, false), &corruption);
    let beads = Step::along(CORRUPTED, view.corruption, view.corruption);
    mat.boxes([368.0, top + 18.0], [7.0, 12.0], 2.2, tints.gold, beads);
    mat.bold([488.0, top + 29.5], 17.0, tints.ink, Side::From, view.corruption.to_string());
    let right = Wish::Begin(Begun::new("corruption =", &corruption));
    mat.place([260.0, top + 12.0], [250.0, 24.0], corruption, right);
    road(mat, words, view, top, figure);
    company(mat, words, view, top);
}

/// The steps, and the figure on the one where it stands.
fn road(mat: &mut Table, words: &Words, view: &WarView, top: f32, figure: crate::window::pieces::Sign) {
    let tints = mat.tints();
    let (at, end, command) = match view.mordor {
        Some(step) => (step, DOOM, "mordor ="),
        None => (view.progress, PROGRESS, "progress ="),
    };
    let apart = 360.0 / f32::from(end);
    let on = |step: u8| {
        let along = f32::from(step);
        [
            INSET + 20.0 + along * apart,
            top + 104.0 + (along * 0.9).sin() * 8.0 * f32::from(u8::from(end > DOOM)),
        ]
    };
    let track = words.say(if view.mordor.is_some() { "track-mordor" } else { "track-progress" }, &[]);
    for step in 0..=end {
        let state = match step {
            0 => Step::Left,
            step if step <= at => Step::Reached,
            _ => Step::Left,
        };
        let place = on(step);
        mat.disc(place, 11.0, &step.to_string(), state);
    }
    let set = Wish::Begin(Begun::new(command, &track));
    mat.place([INSET, top + 84.0], [392.0, 40.0], track, set);
    let [x, y] = on(at.min(end));
    mat.sign(figure, [x - 17.0, y - 46.0], 34.0, tints.ink);
    let seen = words.say("mat-last-seen", &[("where", names::whereabouts(words, view).into())]);
    mat.fitted([INSET + 8.0, top + 142.0], 380.0, 14.0, (tints.faint, Side::From, false), &seen);
}

/// Those who go with him, the Guide first and in gold; beside them, small, those who do not.
fn company(mat: &mut Table, words: &Words, view: &WarView, top: f32) {
    let company = view.company();
    let (from, to) = (470.0, 760.0);
    let apart = ((to - from) / company.len().max(1) as f32).min(64.0);
    for (number, companion) in company.iter().enumerate() {
        let lit = if view.guide == Some(*companion) { Lit::Ringed } else { Lit::Plain };
        let x = from + apart * (number as f32 + 0.5);
        let name = names::companion(words, *companion);
        let side = if companion.is_hobbit() { 36.0 } else { 44.0 };
        let at = [x, top + 92.0 - side];
        let side = side.min(apart * 0.95);
        mat.figure(at, side, signs::companion(*companion), lit, (&name, companion.level()));
        let called = Wish::Type(format!("{} ", companion.name()));
        mat.place([x - apart / 2.0, top + 40.0], [apart, 96.0], name, called);
    }
    if view.guide.is_none() {
        let name = words.say("mat-gollum", &[]);
        mat.figure([from + 40.0, top + 48.0], 44.0, war::GOLLUM, Lit::Ringed, (&name, 0));
    }
    let tints = mat.tints();
    mat.rule([772.0, top + 32.0], [772.0, top + 136.0]);
    let away = Companion::iter().filter(|it| view.place(*it) != Place::In);
    for (number, companion) in away.enumerate() {
        let (row, column) = (number % 4, number / 4);
        let at = [792.0 + column as f32 * 34.0, top + 22.0 + row as f32 * 30.0];
        mat.sign(signs::companion(companion), [at[0] - 11.0, at[1]], 22.0, tints.dim);
    }
}
