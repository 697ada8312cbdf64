//! The table's window: what hands do now, read from three metres; the attack with its dice and its sum, else the field, larger.

use super::{About, FIELD, Given, INSET, Table, attack, broad, cloth, field, signs, sums};
use crate::battle::{Outcome, Owed};
use crate::language::battle::{attack_told, owed_told, side, step};
use crate::window::pieces::{At, Lit, Livery, Mat, Paint, Side, in_so_many};
use crate::window::widgets::look::Look;
use iced::Color;
use std::convert::Infallible;

const SIZE: At = [1280.0, 800.0];
/// The sizes of what is written.
const HEAD: f32 = 58.0;
const SECOND: f32 = 48.0;
const LONG: f32 = 52.0;
const FOOT: f32 = 32.0;

/// The whole window. `again`: what was taken back, or done again.
pub(in crate::window::battle) fn wall(look: Look, given: &Given<'_>, again: Option<&str>) -> Mat<Infallible> {
    let mut mat: Table = Mat::new(look, SIZE);
    let (tints, given) = (mat.tints(), &Given { far: true, ..*given });
    // What stands where is laid out by all at once: it is nobody's turn.
    if given.about() != About::SetUp {
        cloth(&mut mat, given, [28.0, 26.0], 64.0);
    }
    headline(&mut mat, given, again);
    match given.about() {
        About::Attack if attack::shown(given).0.defender.is_some() => fight(&mut mat, given),
        About::SetUp => super::set_up::from_afar(&mut mat, given),
        _ => {
            let mut larger: Table = Mat::new(look, FIELD);
            field(&mut larger, given);
            mat.lay(larger, [0.0, 188.0], SIZE[0] / FIELD[0]);
        }
    }
    let lapsing: u8 = given.view.lapsing().iter().map(|(.., armies)| *armies).sum();
    if lapsing > 0 {
        let lost = given.say("battle-mat-leaving", &[("armies", lapsing.into())]);
        mat.fits([INSET, 738.0], 1200.0, 40.0, (tints.red, Side::From, true), &lost);
    }
    // Where a new Ring-bearer may go at once, nobody asks whether he is still there.
    let captured = matches!(given.about(), About::Captured(_));
    let owed = given.view.owed().into_iter().filter(|owed| !captured || *owed != Owed::Still);
    let owed: Vec<String> =
        owed.map(|it| owed_told(given.words, given.view, &format!("battle-owed-{it}"))).collect();
    if !owed.is_empty() {
        let facts = [("owed", owed.join(" · ").into())];
        let said = given.say("battle-mat-wall-owed", &facts);
        mat.fits([INSET, 784.0], 1200.0, FOOT, (tints.faint, Side::From, false), &said);
    }
    mat.to_look_at()
}

/// What hands do, and below it where the game stands; what is longer stands in two lines.
fn headline(mat: &mut Table, given: &Given<'_>, again: Option<&str>) {
    const ROOM: f32 = 1140.0;
    let tints = mat.tints();
    let (now, second) = (super::now(given), again.map_or_else(|| second(given), str::to_owned));
    let written = |mat: &mut Table, y: f32, (size, ink): (f32, Color), said: &str| {
        mat.fits([116.0, y], ROOM, size, (ink, Side::From, true), said);
    };
    if broad(&now, HEAD, true) <= ROOM {
        written(mat, 76.0, (HEAD, tints.ink), &now);
        return written(mat, 140.0, (SECOND, tints.gold), &second);
    }
    let (lines, share) = in_so_many(&now, LONG, true, ROOM / 0.88, 2);
    for (row, line) in lines.into_iter().enumerate() {
        written(mat, 62.0 + 54.0 * row as f32, (LONG * share, tints.ink), &line);
    }
    written(mat, 160.0, (FOOT, tints.gold), &second);
}

/// Behind what hands do: the attack and where it went, else where the game stands.
fn second(given: &Given<'_>) -> String {
    if given.view.won.is_some() {
        return String::new();
    }
    if let Some(fought) = given.view.last_attack() {
        let cell = fought.cell;
        return attack_told(given.words, fought.attacker, fought.defender, [cell.fortress, cell.river]);
    }
    let when = given.view.moment.map(|moment| {
        let facts = [
            ("round", moment.round.into()),
            ("step", step(given.words, moment.step).into()),
            ("side", side(given.words, moment.side).into()),
        ];
        given.say("battle-when", &facts)
    });
    when.unwrap_or_default()
}

/// The last attack, or the one that is said: counters, dice, the sum, and the columns.
fn fight(mat: &mut Table, given: &Given<'_>) {
    let (begun, outcome) = attack::shown(given);
    let (Some(attacker), Some(defender)) = (begun.attacker, begun.defender) else { return };
    let tints = mat.tints();
    let out = |wanted: Outcome| if outcome == Some(wanted) { Lit::Spent } else { Lit::Plain };
    let attacks = if outcome == Some(Outcome::AttackerOut) { Lit::Spent } else { Lit::Ringed };
    mat.counter([180.0, 316.0], 116.0, signs::counter(attacker), attacks);
    mat.bright_arrow([300.0, 316.0], 124.0, 8.0);
    if begun.fortress {
        mat.hex([572.0, 322.0], 126.0, Paint::filled(tints.raised));
        mat.walls([572.0, 322.0], 124.0);
    }
    if begun.river {
        mat.river([436.0, 200.0], 244.0, Livery::Blue.colours()[1]);
    }
    mat.counter(
        [572.0, 316.0],
        if begun.fortress { 82.0 } else { 112.0 },
        signs::counter(defender),
        out(Outcome::DefenderOut),
    );
    let crossed = match outcome {
        Some(Outcome::AttackerOut) => Some(180.0),
        Some(Outcome::DefenderOut) => Some(572.0),
        _ => None,
    };
    if let Some(x) = crossed {
        signs::crossed(mat, [x, 316.0], 148.0);
    }
    let fought = given.view.last_attack().filter(|_| outcome.is_some());
    if let Some(fought) = fought {
        for (number, die) in fought.dice.into_iter().flatten().enumerate() {
            mat.die([736.0 + 150.0 * number as f32, 250.0], 132.0, die.pips(), Lit::Plain);
        }
        if fought.dice.is_some() {
            mat.bold([1062.0, 340.0], 64.0, tints.faint, Side::About, "=");
        }
        mat.bold([1176.0, 372.0], 170.0, tints.gold, Side::About, fought.sum.to_string());
    }
    let cell = begun.cell(given.view);
    let fell = fought.map(|fought| fought.sum);
    let paints: Vec<(Paint, Color)> =
        (2..=12).map(|sum| sums::paint(mat, cell, begun.attacker, (fell, sum))).collect();
    mat.sums([INSET, 676.0], [100.0, 10.0], (81.0, 19.0), |sum| paints[usize::from(sum) - 2]);
    let Some(cell) = cell else { return };
    let left = |sum: u8| INSET + f32::from(sum - 2) * 110.0;
    let [_, edge, _] = signs::counter(attacker).0.colours();
    let (to, from) = (cell.attacker_out_to(), cell.defender_out_from());
    if to >= 2 {
        mat.plate([INSET, 688.0], [left(to) + 100.0 - INSET, 4.0], 0.0, Paint::filled(edge));
        let said = given.about_one("battle-mat-out", attacker, &[]);
        mat.fits(
            [INSET, 738.0],
            (left(to) + 100.0 - INSET).max(320.0),
            40.0,
            (edge, Side::From, true),
            &said,
        );
    }
    // Where nothing happens has its word where there is room for it.
    let nothing = given.say("battle-mat-nothing", &[]);
    mat.fits(
        [(left(to.max(2)) + 100.0 + left(from)) / 2.0, 738.0],
        200.0,
        40.0,
        (tints.faint, Side::About, true),
        &nothing,
    );
    mat.plate([left(from), 688.0], [1240.0 - left(from), 4.0], 0.0, Paint::filled(tints.gold));
    let said = given.about_one("battle-mat-out", defender, &[]);
    mat.fits([1240.0, 738.0], 1240.0 - left(from), 40.0, (tints.gold, Side::To, true), &said);
}
