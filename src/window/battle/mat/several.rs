//! Chances that are asked for of several attacks: who would attack, in a row, and whom, with what is so of each; below that how likely
//! he falls, and what it costs.

use super::{END, Given, INSET, Table, attack, lines, one, signs, title};
use crate::battle::{Attack, MOST_ATTACKERS, Odds, Piece};
use crate::language::battle::order_told;
use crate::language::battle::plan::{Attacker, Defender, Plan};
use crate::language::yes;
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle::{LENT, RIVER};
use crate::window::pieces::{At, Lit, Paint, Side};

/// So many stand in a row, where the first stands, how far they are apart, and how large they are.
const IN_A_ROW: usize = 4;
const FIRST: At = [72.0, 74.0];
const APART: At = [100.0, 150.0];
const RADIUS: f32 = 38.0;

/// This is asked from now on.
pub(super) fn asks(given: &Given<'_>, plan: &Plan) -> Wish {
    Wish::Begin(super::plan_begun(plan, given.words))
}

/// The chances that are asked for, once it is said of whom.
fn odds(plan: &Plan) -> Option<(Vec<Attack>, Odds, Piece)> {
    let attacks = plan.attacks().filter(|_| plan.percent.is_none())?;
    let odds = Odds::of(&attacks);
    Some((attacks, odds, plan.defender?.piece))
}

/// How likely he falls, in words.
pub(super) fn falls(given: &Given<'_>, plan: &Plan) -> Option<String> {
    odds(plan).map(|(_, odds, defender)| fallen(given, &odds, defender))
}

fn fallen(given: &Given<'_>, odds: &Odds, defender: Piece) -> String {
    given.about_one("mat-out-chance", defender, &[("chance", odds.falls.of_hundred().into())])
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>, plan: &Plan) {
    for (number, it) in plan.attackers.iter().copied().enumerate().take(MOST_ATTACKERS) {
        attacker(mat, given, plan, (number, it));
    }
    if plan.attackers.is_empty() {
        attack::empty(mat, ([FIRST[0], FIRST[1]], RADIUS));
    }
    match plan.defender {
        Some(it) => defender(mat, given, plan, it),
        None => attack::others(mat, given, |piece| Some(asks(given, &plan.clone().with(given.view, piece)))),
    }
    // From afar what is so is seen where it stands.
    if given.far {
        return;
    }
    let other = |change: fn(&mut Defender)| {
        let mut plan = plan.clone();
        plan.defender.as_mut().map(change);
        asks(given, &plan)
    };
    let it = plan.defender;
    let can_be_lent = it.is_some_and(|it| Plan::can_be_lent(given.view, it.piece));
    let is = |flag: fn(Defender) -> bool| (it.is_some_and(flag), it.is_some());
    let flags = [
        (is(|it| it.fortress), other(|it| it.fortress = !it.fortress)),
        (is(|it| it.river), other(|it| it.river = !it.river)),
        ((it.is_some_and(|it| it.lent), can_be_lent), other(|it| it.lent = !it.lent)),
    ];
    attack::boxes(mat, given, it.map(|it| it.piece), flags);
}

/// One of those who would attack; pressed, he has strength that is lent, or no more.
fn attacker(mat: &mut Table, given: &Given<'_>, plan: &Plan, (number, it): (usize, Attacker)) {
    let tints = mat.tints();
    let [column, row] = [number % IN_A_ROW, number / IN_A_ROW].map(|at| at as f32);
    let at = [FIRST[0] + APART[0] * column, FIRST[1] + APART[1] * row];
    mat.counter(at, RADIUS, signs::counter(it.piece), Lit::Plain);
    let name = one(given.words, it.piece);
    mat.fits([at[0], at[1] + 58.0], APART[0] - 8.0, 15.0, (tints.ink, Side::About, true), &name);
    if it.river {
        mat.sign(RIVER, [at[0] - 46.0, at[1] - 44.0], 28.0, tints.gold);
    }
    let itself = it.piece.is_elven();
    let can = Plan::can_be_lent(given.view, it.piece);
    if !(itself || it.lent || can && !given.far) {
        return;
    }
    let (ink, said) = match itself || it.lent {
        true => (tints.gold, "mat-strength"),
        false => (tints.faint, "chip-lent"),
    };
    mat.sign(LENT, [at[0] + 18.0, at[1] - 44.0], 28.0, ink);
    let said = given.say(said, &[]);
    mat.fits([at[0], at[1] + 76.0], APART[0] - 8.0, 13.0, (ink, Side::About, false), &said);
    if can {
        let mut plan = plan.clone();
        if let Some(it) = plan.attackers.get_mut(number) {
            it.lent = !it.lent;
        }
        mat.place([at[0] - 46.0, at[1] - 46.0], [92.0, 128.0], name, asks(given, &plan));
    }
}

/// Whom they would attack; pressed, it is somebody else.
fn defender(mat: &mut Table, given: &Given<'_>, plan: &Plan, it: Defender) {
    attack::ground(mat, [it.fortress, it.river]);
    attack::stands(mat, given, (it.piece, false));
    let (at, size) = attack::DEFENDER_PLACE;
    mat.place(at, size, one(given.words, it.piece), asks(given, &plan.clone().with(given.view, it.piece)));
}

/// How likely he falls to these attacks, and what that costs.
pub(super) fn chances(mat: &mut Table, given: &Given<'_>, plan: &Plan) {
    const WIDE: f32 = END - INSET;
    let tints = mat.tints();
    let Some((attacks, odds, defender)) = odds(plan) else {
        return title(mat, [INSET, 400.0], WIDE, &given.say("now-odds", &[("far", yes(false).into())]));
    };
    let said = fallen(given, &odds, defender);
    mat.fits([INSET, 414.0], WIDE, 30.0, (tints.gold, Side::From, true), &said);
    bar(mat, &odds, [INSET, 436.0], [WIDE, 40.0]);
    mat.fits([INSET, 512.0], WIDE, 19.0, (tints.ink, Side::From, false), &costs(given, &odds));
    if let Some(order) = order_told(given.words, &attacks, odds.lost) {
        lines(mat, [INSET, 546.0], (WIDE, 17.0), (tints.gold, Side::From, false), &order);
    }
}

/// The same below the field of the table's window.
pub(super) fn from_afar(mat: &mut Table, given: &Given<'_>, plan: &Plan) {
    let Some((_, odds, _)) = odds(plan) else { return };
    let ink = mat.tints().ink;
    bar(mat, &odds, [40.0, 694.0], [1200.0, 24.0]);
    mat.fits([40.0, 752.0], 1200.0, 32.0, (ink, Side::From, true), &costs(given, &odds));
}

fn costs(given: &Given<'_>, odds: &Odds) -> String {
    let facts = [("lost", odds.lost.mean().into()), ("clean", odds.clean.of_hundred().into())];
    given.say("mat-several", &facts)
}

fn bar(mat: &mut Table, odds: &Odds, at: At, [wide, high]: At) {
    let tints = mat.tints();
    mat.plate(at, [wide, high], 6.0, Paint::filled(tints.well).edged(tints.rim, 1.2));
    let share = wide * f32::from(odds.falls.of_hundred()) / 100.0;
    mat.plate(at, [share.max(2.0), high], 6.0, Paint::filled(iced::color!(0xb98a3a)));
}
