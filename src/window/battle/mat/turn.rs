//! What was done in this turn.

use super::{About, Given, MOMENT, Table, broad, capture, lines, signs, title};
use crate::battle::{Battle, Cell, Centre, Fought, Outcome, Piece, Step};
use crate::books::Command;
use crate::language::battle::{centre, lapsed, side, step_name};
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle::{FORTRESS, LENT, RIVER};
use crate::window::pieces::{Lit, Paint, Side, Sign};
use crate::window::play::wish::Begun;

/// So many attacks have room; the last are seen.
const ATTACKS: usize = 2;

pub(super) fn turn(mat: &mut Table, given: &Given<'_>) {
    match given.about() {
        About::Captured(_) => return capture::goes_over(mat, given),
        About::SetUp => return table(mat, given),
        About::Over => return,
        _ => {}
    }
    let (view, faint) = (given.view, mat.tints().faint);
    title(mat, [0.0, 41.0], 220.0, &given.say("mat-turn", &[]));
    let Some(moment) = view.moment else { return };
    let fought = &view.turn.fought;
    if fought.is_empty() || moment.step == Step::Build {
        built(mat, given);
        let then = given.say("mat-then", &[("step", step_name(moment.step).into())]);
        let mut y = if view.turn.built.is_empty() { 74.0 } else { 101.0 };
        if !view.turn.lapsed.is_empty() {
            let said = lapsed(given.words, &view.turn.lapsed);
            let red = mat.tints().red;
            y = lines(mat, [0.0, y], (MOMENT[0], 15.0), (red, Side::From, true), &said);
        }
        // Where much is lost it has no room.
        if y < 126.0 {
            lines(mat, [0.0, y], (MOMENT[0], 15.0), (faint, Side::From, false), &then);
        }
        return;
    }
    if fought.len() > ATTACKS {
        let said = given.say("mat-attacks", &[("count", fought.len().into())]);
        mat.fits([MOMENT[0], 41.0], 160.0, 13.0, (faint, Side::To, false), &said);
    }
    for (row, fought) in fought[fought.len().saturating_sub(ATTACKS)..].iter().enumerate() {
        self::fought(mat, given, fought, 71.0 + 46.0 * row as f32);
    }
}

/// What was built, each with its centre: as small as all have room.
fn built(mat: &mut Table, given: &Given<'_>) {
    const SIZE: f32 = 15.0;
    let built = &given.view.turn.built;
    let ink = mat.tints().ink;
    let named = |(piece, at): &(Piece, Centre)| (*piece, centre(given.words, *at));
    let named: Vec<(Piece, String)> = built.iter().map(named).collect();
    let whole: f32 = named.iter().map(|(_, name)| broad(name, SIZE, false)).sum();
    let room = MOMENT[0] - 44.0 * named.len() as f32;
    let share = (room / whole.max(1.0)).clamp(0.5, 1.0);
    let mut left = 0.0;
    for (piece, name) in named {
        mat.counter([left + 15.0, 71.0], 15.0, signs::counter(piece), Lit::Plain);
        let wide = broad(&name, SIZE, false) * share;
        mat.fits([left + 34.0, 76.0], wide.max(1.0), SIZE, (ink, Side::From, false), &name);
        left += 44.0 + wide;
    }
}

/// Where the attack went, and by whose strength, in the signs of the flags; where there is nothing of it that is said. How broad
/// that is.
fn ground(mat: &mut Table, given: &Given<'_>, attacker: Piece, cell: Cell, y: f32) -> f32 {
    const SIDE: f32 = 22.0;
    const MOST: f32 = 78.0;
    let tints = mat.tints();
    let lent = cell.elven_attacker && !given.view.is_elven(attacker);
    let signs = [(lent, LENT), (cell.fortress, FORTRESS), (cell.river, RIVER)];
    let signs: Vec<Sign> = signs.into_iter().filter(|(is, _)| *is).map(|(_, sign)| sign).collect();
    if signs.is_empty() {
        let open = given.say("mat-open", &[]);
        mat.fits([MOMENT[0], y + 6.0], MOST, 13.0, (tints.faint, Side::To, false), &open);
        return broad(&open, 13.0, false).min(MOST);
    }
    let wide = (SIDE + 6.0) * signs.len() as f32;
    for (number, sign) in signs.into_iter().enumerate() {
        let left = MOMENT[0] - wide + 6.0 + (SIDE + 6.0) * number as f32;
        mat.sign(sign, [left, y - SIDE / 2.0], SIDE, tints.gold);
    }
    wide
}

fn fought(mat: &mut Table, given: &Given<'_>, fought: &Fought, y: f32) {
    let Fought { attacker, defender, cell, sum, outcome, .. } = *fought;
    let tints = mat.tints();
    mat.counter([18.0, y], 17.0, signs::counter(attacker), Lit::Plain);
    mat.bright_arrow([40.0, y], 18.0, 2.0);
    mat.counter([80.0, y], 17.0, signs::counter(defender), Lit::Plain);
    mat.plate([108.0, y - 17.0], [40.0, 34.0], 5.0, Paint::filled(tints.raised).edged(tints.rim, 1.0));
    mat.bold([128.0, y + 7.0], 20.0, tints.ink, Side::About, sum.to_string());
    let out = |piece: Piece| given.about_one("mat-turn-out", piece, &[]);
    let (said, ink, bold) = match outcome {
        Outcome::DefenderOut => (out(defender), tints.gold, true),
        Outcome::AttackerOut => (out(attacker), tints.red, true),
        Outcome::Nothing => (given.say("mat-nothing", &[]), tints.faint, false),
    };
    let room = MOMENT[0] - 162.0 - ground(mat, given, attacker, cell, y) - 8.0;
    mat.fits([162.0, y + 6.0], room, 17.0, (ink, Side::From, bold), &said);
}

/// Before the game: who plays, and who throws.
fn table(mat: &mut Table, given: &Given<'_>) {
    let tints = mat.tints();
    title(mat, [0.0, 41.0], MOMENT[0], &given.say("mat-table", &[]));
    for (row, who) in given.view.players.sides().iter().enumerate() {
        let (at, size) = ([116.0 * row as f32, 51.0], [112.0, 38.0]);
        let (name, called) = (who.name(), side(given.words, *who));
        let seated = given.books.seated(name);
        // Gold as long as nobody is named.
        let asked = given.seat_asked() == Some(name);
        let edge = if seated.is_none() || asked { tints.gold } else { tints.rim };
        mat.plate(at, size, 5.0, Paint::filled(tints.panel).edged(edge, if asked { 2.4 } else { 1.2 }));
        mat.counter([at[0] + 20.0, 70.0], 14.0, signs::side(*who), Lit::Plain);
        let said = (tints.ink, Side::From, seated.is_some());
        mat.fits([at[0] + 39.0, 75.0], 68.0, 15.0, said, seated.unwrap_or(&called));
        let seat = Begun::new(Command::<Battle>::Seat(name.to_owned()), &called);
        mat.place(at, size, called, Wish::Begin(seat));
    }
    let dice = if given.books.draws_by_hand() { "mat-dice-hand" } else { "mat-dice-app" };
    let ink = (tints.faint, Side::From, false);
    lines(mat, [0.0, 106.0], (MOMENT[0], 14.0), ink, &given.say(dice, &[]));
    let ticked = given.view.ticked.len();
    let said = given.say("mat-ticked", &[("ticked", ticked.into())]);
    mat.fits([0.0, 205.0], MOMENT[0], 19.0, (tints.ink, Side::From, true), &said);
    lines(mat, [0.0, 232.0], (MOMENT[0], 15.0), ink, &given.say("mat-ticks", &[("ticked", ticked.into())]));
}
