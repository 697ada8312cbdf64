//! The table's window: what hands do now, read from three metres; the attack with its dice and its sum, else the field, larger.

use super::{
    About, FIELD, Given, INSET, Table, attack, broad, build, cloth, field, several, signs, sums, whose,
};
use crate::battle::{Outcome, Owed, Piece};
use crate::language::battle::begun::Begun;
use crate::language::battle::{attack_told, owed_told, step};
use crate::window::pieces::signs::battle::LENT;
use crate::window::pieces::{At, Lit, Livery, Mat, Paint, Side, in_so_many, wrapped};
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
        About::Attack if attack::shown(given).0.attacker.is_some() => fight(&mut mat, look, given),
        About::SetUp => super::set_up::from_afar(&mut mat, given),
        About::Over => super::over::from_afar(&mut mat, given, look),
        _ => {
            let mut larger: Table = Mat::new(look, FIELD);
            field(&mut larger, given);
            mat.lay(larger, [0.0, 188.0], SIZE[0] / FIELD[0]);
            if let Some(plan) = given.plan() {
                several::from_afar(&mut mat, given, &plan);
            }
        }
    }
    let lapsing = build::left(given);
    if lapsing > 0 {
        let lost = given.say("mat-leaving", &[("armies", lapsing.into())]);
        mat.fits([INSET, 738.0], 1200.0, 40.0, (tints.red, Side::From, true), &lost);
    }
    // Where a new Ring-bearer may go at once, nobody asks whether he is still there.
    let captured = matches!(given.about(), About::Captured(_));
    let owed = given.view.owed().into_iter().filter(|owed| !captured || *owed != Owed::Still);
    // Where he may stay nothing has to be done, nor where Sauron's piece may in the Shire.
    let owed = owed.filter(|owed| ![Owed::Stay, Owed::Shire].contains(owed));
    let owed = owed.map(|it| owed_told(given.words, given.view, &format!("owed-{it}")));
    let owed: Vec<String> = owed.collect();
    if !owed.is_empty() {
        let facts = [("owed", owed.join(" · ").into())];
        let said = given.say("mat-wall-owed", &facts);
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
    // The two are as long as each other, as far as words go.
    let rooms = (5..10_u8).map(|tenths| ROOM / 0.88 * f32::from(tenths) / 10.0);
    let even = rooms.map(|room| wrapped(&now, LONG * share, true, room)).find(|it| it.len() <= lines.len());
    let lines = even.unwrap_or(lines);
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
    let told = attack::shown(given).1.is_none();
    if let Some(fought) = given.view.last_attack().filter(|_| !told) {
        let cell = fought.cell;
        return attack_told(given.words, fought.attacker, fought.defender, [cell.fortress, cell.river]);
    }
    let when = given.view.moment.map(|moment| {
        let facts = [
            ("round", moment.round.into()),
            ("step", step(given.words, moment.step).into()),
            ("side", whose(given.words, given.books, moment.side).into()),
        ];
        given.say("when", &facts)
    });
    when.unwrap_or_default()
}

/// Where the attacker and the defender stand, and how large they are; beside a fortress's walls a defender is smaller.
const ATTACKER: (At, f32) = ([180.0, 316.0], 116.0);
const DEFENDER: (At, f32) = ([572.0, 316.0], 112.0);
const WALLED: f32 = 72.0;
/// How large its walls are, and where their middle is above the words below.
const WALLS: f32 = 106.0;
const HIGHER: f32 = 6.0;

/// The last attack, or the one that is told: counters, by whose strength, the dice or what they have to come to, and the columns.
fn fight(mat: &mut Table, look: Look, given: &Given<'_>) {
    let (begun, outcome) = attack::shown(given);
    let Some(attacker) = begun.attacker else { return };
    let (middle, radius) = ATTACKER;
    let out = outcome == Some(Outcome::AttackerOut);
    mat.counter(middle, radius, signs::counter(attacker), if out { Lit::Spent } else { Lit::Ringed });
    if out {
        signs::crossed(mat, middle, 148.0);
    }
    mat.bright_arrow([300.0, 316.0], 124.0, 8.0);
    // As long as nobody is named all stand there who can be attacked.
    let Some(defender) = begun.defender else {
        let mut larger: Table = Mat::new(look, FIELD);
        attack::whom(&mut larger, given);
        return mat.lay(larger, [-256.0, 176.0], 1.7);
    };
    self::defender(mat, begun, (defender, outcome == Some(Outcome::DefenderOut)));
    strengths(mat, given, begun);
    let fought = given.view.last_attack().filter(|_| outcome.is_some());
    let fell = fought.map(|fought| fought.sum).or(begun.sum);
    let gold = mat.tints().gold;
    if let Some(dice) = fought.and_then(|fought| fought.dice) {
        for (number, die) in dice.into_iter().enumerate() {
            mat.die([706.0 + 142.0 * number as f32, 250.0], 132.0, die.pips(), Lit::Plain);
        }
        let faint = mat.tints().faint;
        mat.bold([1024.0, 340.0], 64.0, faint, Side::About, "=");
    }
    match (fell, begun.cell(given.view)) {
        (Some(sum), _) => mat.bold([1240.0, 372.0], 170.0, gold, Side::To, sum.to_string()),
        // Nothing is thrown yet: what takes it.
        (None, Some(cell)) => {
            let from = cell.defender_out_from();
            let sums = if from < 12 { format!("{from}–12") } else { from.to_string() };
            mat.bold([1240.0, 372.0], 170.0, gold, Side::To, sums);
        }
        (None, None) => {}
    }
    columns(mat, look, given, begun, [attacker, defender], fell);
}

/// Who is attacked, in walls and behind a river, if so.
fn defender(mat: &mut Table, begun: Begun, (piece, out): (Piece, bool)) {
    let ([x, y], radius) = DEFENDER;
    let (y, radius) = if begun.fortress { (y - HIGHER, WALLED) } else { (y, radius) };
    if begun.fortress {
        let raised = mat.tints().raised;
        mat.hex([x, y], WALLS + 2.0, Paint::filled(raised));
        mat.walls([x, y], WALLS);
    }
    if begun.river {
        mat.river([436.0, 200.0], 238.0, Livery::Blue.colours()[1]);
    }
    mat.counter([x, y], radius, signs::counter(piece), if out { Lit::Spent } else { Lit::Plain });
    if out {
        signs::crossed(mat, [x, y], 148.0);
    }
}

/// Who of the two has Elven strength, by himself or lent, and who could have lent it.
fn strengths(mat: &mut Table, given: &Given<'_>, begun: Begun) {
    const Y: f32 = 466.0;
    let (view, tints) = (given.view, mat.tints());
    let of = [(begun.attacker, begun.lent, 64.0), (begun.defender, begun.lent_to_defender, 456.0)];
    for (piece, lent, x) in of {
        let Some(piece) = piece else { continue };
        let said = match (view.is_elven(piece), lent) {
            (true, _) => given.say("mat-itself", &[]),
            (_, true) => given.say("mat-strength", &[]),
            _ => continue,
        };
        let lender = view.lenders(piece).next().filter(|_| lent && !view.is_elven(piece));
        match lender {
            Some(lender) => mat.counter([x, Y], 36.0, signs::counter(lender), Lit::Plain),
            None => mat.sign(LENT, [x - 30.0, Y - 30.0], 60.0, tints.gold),
        }
        mat.fits([x + 48.0, Y + 11.0], 330.0, FOOT, (tints.gold, Side::From, true), &said);
    }
}

/// The sum as columns, and what lies at which; until it is thrown with how likely that is.
fn columns(
    mat: &mut Table,
    look: Look,
    given: &Given<'_>,
    begun: Begun,
    [attacker, defender]: [Piece; 2],
    fell: Option<u8>,
) {
    let (tints, cell) = (mat.tints(), begun.cell(given.view));
    let paints: Vec<(Paint, Color)> =
        (2..=12).map(|sum| sums::paint(mat, cell, begun.attacker, (fell, sum))).collect();
    mat.sums([INSET, 676.0], [100.0, 10.0], (81.0, 19.0), |sum| paints[usize::from(sum) - 2]);
    let Some(cell) = cell else { return };
    let left = |sum: u8| INSET + f32::from(sum - 2) * 110.0;
    let edge = super::of_livery(signs::counter(attacker).0, look);
    let (to, from) = (cell.attacker_out_to(), cell.defender_out_from());
    if to >= 2 {
        mat.plate([INSET, 688.0], [left(to) + 100.0 - INSET, 4.0], 0.0, Paint::filled(edge));
        let said = given.about_one("mat-out", attacker, &[]);
        let room = (left(to) + 100.0 - INSET).max(320.0);
        mat.fits([INSET, 738.0], room, 40.0, (edge, Side::From, true), &said);
    }
    mat.plate([left(from), 688.0], [1240.0 - left(from), 4.0], 0.0, Paint::filled(tints.gold));
    let chance = cell.chance(Outcome::DefenderOut).of_hundred();
    let said = match fell.is_none() && given.books.tells_odds() {
        true => given.about_one("mat-out-chance", defender, &[("chance", chance.into())]),
        false => given.about_one("mat-out", defender, &[]),
    };
    let room = (1240.0 - left(from)).max(540.0);
    mat.fits([1240.0, 738.0], room, 40.0, (tints.gold, Side::To, true), &said);
    // Where nothing happens has its word where there is room for it.
    let (begins, ends) = (left(to.max(2)) + 100.0, left(from).min(1240.0 - broad(&said, 40.0, true)));
    let nothing = given.say("mat-nothing", &[]);
    let middle = [(begins + ends) / 2.0, 738.0];
    mat.fits(middle, (ends - begins - 24.0).min(200.0), 40.0, (tints.faint, Side::About, true), &nothing);
}
