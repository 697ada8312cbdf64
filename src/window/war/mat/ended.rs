//! The end: how corrupted the Ring-bearer was turn by turn, what each Hunt came to, how far they had gone; and what luck there was.

use super::{INSET, SIZE, Table, hunt};
use crate::war::view::{CORRUPTED, Past, Trace};
use crate::window::pieces::{At, Paint, Side, Step, measured};
use crate::window::war::sight::Sight;

/// Where the columns stand, and how much room they have.
const COLUMNS: [f32; 2] = [122.0, 476.0];
const FOOT: f32 = 176.0;
/// So many of them at the most.
const MOST: usize = 40;
/// Where the Ring is, and how large.
const RING: [f32; 2] = [SIZE[0] - 120.0, 112.0];
const OUTER: f32 = 88.0;
/// What a Hunt comes to, and what that is called.
pub(super) const TRACES: [(Trace, &str); 3] =
    [(Trace::Missed, "mat-missed"), (Trace::Found, "odds-success"), (Trace::Seen, "odds-seen")];

pub(super) fn ended(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    mat.bold([INSET, 30.0], 17.0, tints.gold, Side::From, sight.say("mat-how-it-went"));
    legend(mat, sight, [250.0, 30.0]);
    road(mat, sight, [COLUMNS[0], FOOT], (COLUMNS[1], 1.0));
    hunt::ring(mat, sight, RING, OUTER, 0);
    let x = RING[0] - OUTER - 36.0;
    for (number, luck) in sight.view.luck.iter().enumerate() {
        let y = 236.0 + number as f32 * 25.0;
        let name = sight.say(&format!("luck-{}", luck.what.replace(' ', "-")));
        mat.fits([x, y], 116.0, 14.0, (tints.faint, Side::From, false), &name);
        let expected = sight.words.tenths(luck.expected.about());
        let facts = [("count", luck.count.into()), ("expected", expected.into())];
        let said = sight.tell("mat-luck", &facts);
        mat.fits([SIZE[0] - INSET, y], 98.0, 14.0, (tints.ink, Side::To, true), &said);
    }
}

/// What the dots of Hunts mean.
fn legend(mat: &mut Table, sight: &Sight<'_>, [x, y]: At) {
    let ink = mat.tints().faint;
    let mut along = x;
    for (trace, name) in TRACES {
        dot(mat, [along, y - 5.0], 1.0, trace);
        let said = sight.say(name);
        mat.fits([along + 11.0, y], 100.0, 14.0, (ink, Side::From, false), &said);
        along += 30.0 + measured(&said, 14.0, false).min(100.0);
    }
}

/// One of the dots: hollow, full, or within a ring.
pub(super) fn dot(mat: &mut Table, at: At, larger: f32, trace: Trace) {
    let tints = mat.tints();
    let round = 4.4 * larger;
    match trace {
        Trace::Missed => mat.circle(at, round, Paint::line(tints.faint, 1.4 * larger)),
        Trace::Found => mat.circle(at, round, Paint::filled(tints.gold)),
        Trace::Seen => {
            mat.circle(at, round + 2.0 * larger, Paint::line(tints.red, 1.6 * larger));
            mat.circle(at, round - 1.0 * larger, Paint::filled(tints.red));
        }
    }
}

/// A column a turn, from this foot on: Corruption; below it the Hunts as dots, and where they had come to. Names stand at the left.
pub(super) fn road(mat: &mut Table, sight: &Sight<'_>, [left, foot]: At, (room, larger): (f32, f32)) {
    let (view, tints) = (sight.view, mat.tints());
    let size = 14.0 * larger;
    let name = |mat: &mut Table, down: f32, name: &str| {
        let at = [left - 100.0 * larger, foot + down * larger];
        mat.fits(at, 88.0 * larger, size, (tints.faint, Side::From, false), &sight.say(name));
    };
    name(mat, -4.0, "track-corruption");
    name(mat, 34.0, "part-hunt");
    name(mat, 66.0, "track-progress");
    name(mat, 82.0, "mat-as-it-ended");
    name(mat, 112.0, "mat-turn");
    let mut turns: Vec<Past> = view.chronicle.turns.iter().copied().chain([view.past()]).collect();
    // Of very many the last have room.
    let turns = turns.split_off(turns.len().saturating_sub(MOST));
    let apart = (room / turns.len() as f32).min(54.0 * larger);
    let high = 104.0 * larger;
    for (number, past) in turns.into_iter().enumerate() {
        let middle = left + (number as f32 + 0.5) * apart;
        let tall = high * f32::from(past.corruption.min(CORRUPTED)) / f32::from(CORRUPTED);
        let wide = apart * 0.66;
        mat.plate(
            [middle - wide / 2.0, foot - tall.max(2.0)],
            [wide, tall.max(2.0)],
            3.0,
            Paint::filled(tints.gold),
        );
        let above = [middle, foot - tall - 6.0 * larger];
        mat.fits(above, apart, size, (tints.ink, Side::About, true), &past.corruption.to_string());
        let of_turn = view.chronicle.hunts.iter().filter(|(turn, _)| *turn == past.turn);
        let traces: Vec<Trace> = of_turn.map(|(_, trace)| *trace).collect();
        let in_a_row = ((apart / (15.0 * larger)) as usize).max(1);
        for (dotted, trace) in traces.iter().enumerate() {
            let (row, along) = (dotted / in_a_row, dotted % in_a_row);
            let width = traces.len().min(in_a_row) as f32 - 1.0;
            let x = middle + (along as f32 - width / 2.0) * 15.0 * larger;
            dot(mat, [x, foot + (20.0 + row as f32 * 15.0) * larger], larger, *trace);
        }
        let (at, radius) = ([middle, foot + 68.0 * larger], (10.5 * larger).min(apart * 0.45));
        match past.mordor {
            Some(step) => {
                mat.circle(at, radius, Paint::filled(tints.blood).edged(tints.red, 1.3 * larger));
                let at = [at[0], at[1] + radius * 0.46];
                mat.bold(at, radius * 1.24, tints.on_blood, Side::About, step.to_string());
            }
            None => mat.disc(at, radius, &past.progress.to_string(), Step::Left),
        }
        let below = [middle, foot + 112.0 * larger];
        mat.fits(below, apart, size, (tints.faint, Side::About, false), &past.turn.to_string());
    }
}
