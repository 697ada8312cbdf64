//! The sum of two dice as eleven columns, each as high as it is likely: what lies at which, and what the table has thrown.

use super::{END, Given, INSET, Table, attack, begins, broad, title, tray};
use crate::battle::{Attack, Cell, Odds, Outcome, Piece};
use crate::books::{D6, Throw};
use crate::language::battle::begun::Begun;
use crate::window::battle::Wish;
use crate::window::pieces::{At, Lit, Paint, Side};
use crate::window::widgets::look::mixed;
use iced::{Color, color};

/// Where the columns stand, how broad they are and how far apart; how high the lowest is, and by how much another way to
/// throw it makes one higher.
const FOOT: f32 = 571.0;
const WIDE: [f32; 2] = [66.0, 8.0];
const HIGH: (f32, f32) = (47.0, 21.0);
/// The line above them, on which what is asked or thrown stands.
const LINE: f32 = 381.0;
/// Their last one ends here.
const LAST: f32 = 846.0;
/// Where the columns are pressed, and where the faces that come to one.
pub(super) const COLUMNS: (At, At) = ([24.0, LINE], [868.0, FOOT - LINE]);
pub(super) const FACES: (At, At) = ([24.0, LINE - 29.0], [868.0, 42.0]);

/// The two dice that come to a sum, the lower one first.
pub(super) fn faces(sum: u8) -> Vec<[D6; 2]> {
    let pairs = D6::FACES.iter().flat_map(|one| D6::FACES.iter().map(move |other| [*one, *other]));
    pairs.filter(|[one, other]| one.pips() <= other.pips() && one.pips() + other.pips() == sum).collect()
}

/// How a column is painted: by what it comes to, and whether it fell.
pub(super) fn paint(
    mat: &Table,
    cell: Option<Cell>,
    attacker: Option<Piece>,
    (fell, sum): (Option<u8>, u8),
) -> (Paint, Color) {
    let tints = mat.tints();
    let gold = color!(0xb98a3a);
    let outcome = cell.map(|cell| cell.outcome(sum));
    let livery = attacker.map(|piece| super::signs::counter(piece).0.colours());
    let (fill, edge, ink) = match (outcome, livery) {
        (Some(Outcome::DefenderOut), _) => (gold, color!(0xf0cd83), color!(0x1b1408)),
        (Some(Outcome::AttackerOut), Some([fill, edge, ink])) => (fill, edge, ink),
        _ => (tints.well, tints.rim, tints.faint),
    };
    match fell {
        None => (Paint::filled(fill).edged(edge, 1.3), ink),
        Some(fell) if fell == sum && outcome == Some(Outcome::Nothing) => {
            (Paint::filled(tints.raised).edged(tints.ink, 3.0), tints.ink)
        }
        Some(fell) if fell == sum => (Paint::filled(fill).edged(tints.lit, 4.0), ink),
        // What did not fall steps back.
        Some(_) => {
            let back = |color| mixed(tints.ground, color, 0.55);
            // On light ground what is gold stays lighter than ink.
            let light = tints.ground.relative_luminance() > 0.5;
            let ink = match outcome {
                Some(Outcome::DefenderOut) if !light => color!(0xf6dfae),
                Some(Outcome::DefenderOut) => ink,
                _ => mixed(tints.ground, ink, 0.8),
            };
            (Paint::filled(back(fill)).edged(back(edge), 1.3), ink)
        }
    }
}

pub(super) fn sums(mat: &mut Table, given: &Given<'_>) {
    let (begun, outcome) = attack::shown(given);
    let cell = begun.cell(given.view);
    let fought = given.view.last_attack().filter(|_| outcome.is_some());
    let chosen = begun.sum.or(fought.map(|fought| fought.sum));
    // What the program threw lies there until somebody attacks again.
    let threw = fought.and_then(|fought| fought.dice).into_iter().flatten();
    for (number, die) in threw.enumerate() {
        mat.die([INSET + 56.0 * number as f32, LINE - 22.0], 46.0, die.pips(), Lit::Plain);
    }
    let paints: Vec<(Paint, Color)> =
        (2..=12).map(|sum| paint(mat, cell, begun.attacker, (chosen, sum))).collect();
    mat.sums([INSET, FOOT], WIDE, HIGH, |sum| paints[usize::from(sum) - 2]);
    said(mat, given, begun, cell);
    let whole = cell.filter(|_| outcome.is_none());
    told(mat, given, begun, whole.is_some());
    // Of a nation so many can attack as have not; whoever has thrown is one of them no more.
    let left = begun.attacker.map_or(0, |piece| tray::left(given.view, piece));
    if let Some(cell) = cell.filter(|_| given.books.tells_odds() && left > 0) {
        chances(mat, given, cell, left);
    }
}

/// What the columns come to, below them.
fn said(mat: &mut Table, given: &Given<'_>, begun: Begun, cell: Option<Cell>) {
    let (Some(cell), Some(attacker), Some(defender)) = (cell, begun.attacker, begun.defender) else { return };
    let tints = mat.tints();
    let left = |sum: u8| INSET + f32::from(sum - 2) * (WIDE[0] + WIDE[1]);
    let (out_to, out_from) = (cell.attacker_out_to(), cell.defender_out_from());
    let [_, edge, _] = super::signs::counter(attacker).0.colours();
    let y = FOOT + 31.0;
    let mut from = INSET;
    if out_to >= 2 {
        let end = left(out_to) + WIDE[0];
        mat.plate([INSET, FOOT + 9.0], [end - INSET, 2.0], 0.0, Paint::filled(edge));
        let said = given.about_one("mat-out", attacker, &[]);
        let ink = mixed(edge, tints.ink, 0.5);
        mat.fits([INSET, y], 240.0, 15.0, (ink, Side::From, true), &said);
        from = (INSET + broad(&said, 15.0, true)).max(end);
    }
    mat.plate([left(out_from), FOOT + 9.0], [LAST - left(out_from), 2.0], 0.0, Paint::filled(tints.gold));
    let chance = cell.chance(Outcome::DefenderOut).of_hundred();
    let said = match given.books.tells_odds() {
        true => given.about_one("mat-out-chance", defender, &[("chance", chance.into())]),
        false => given.about_one("mat-out", defender, &[]),
    };
    mat.fits([LAST, y], 330.0, 15.0, (tints.gold, Side::To, true), &said);
    let to = (LAST - broad(&said, 15.0, true)).min(left(out_from));
    let nothing = given.say("mat-nothing", &[]);
    mat.fits([(from + to) / 2.0, y], to - from - 8.0, 15.0, (tints.faint, Side::About, false), &nothing);
}

/// What the table has thrown is pressed: a sum, and its faces where it leaves a choice.
fn told(mat: &mut Table, given: &Given<'_>, begun: Begun, whole: bool) {
    let dice = |dice: [D6; 2]| {
        let thrown = begun.thrown(Throw::Told(dice.to_vec())).into_iter();
        Wish::Give(thrown.map(Into::into).collect())
    };
    if !whole {
        return;
    }
    // Another sum takes the place of one that was pressed wrongly; pressed again, it is none.
    for sum in 2_u8..=12 {
        let high = HIGH.0 + HIGH.1 * f32::from(5 - sum.abs_diff(7));
        let left = INSET + f32::from(sum - 2) * (WIDE[0] + WIDE[1]);
        let wish = match faces(sum)[..] {
            [only] => dice(only),
            _ => begins(Begun { sum: Some(sum).filter(|sum| begun.sum != Some(*sum)), ..begun }, given.words),
        };
        mat.place([left, FOOT - high], [WIDE[0], high], sum.to_string(), wish);
    }
    let Some(sum) = begun.sum else {
        return title(mat, [INSET, LINE], 380.0, &given.say("mat-sum", &[]));
    };
    let asked = given.say("mat-faces", &[("sum", sum.into())]);
    let gold = mat.tints().gold;
    mat.fits([INSET, LINE], 200.0, 15.0, (gold, Side::From, true), &asked);
    for (number, pair) in faces(sum).into_iter().enumerate() {
        let at = [INSET + 214.0 + 96.0 * number as f32, LINE - 26.0];
        let [one, other] = pair.map(|die| die.pips());
        mat.die(at, 36.0, one, Lit::Plain);
        mat.die([at[0] + 40.0, at[1]], 36.0, other, Lit::Plain);
        mat.place(at, [76.0, 36.0], format!("{one} {other}"), dice(pair));
    }
}

/// How likely it falls to one such attack, to two and to three, as far as there are so many.
fn chances(mat: &mut Table, given: &Given<'_>, cell: Cell, left: u8) {
    let falls =
        |attacks: usize| Odds::of(&vec![Attack { typed: String::new(), cell }; attacks]).falls.of_hundred();
    let [one, two, three] = [1, 2, 3].map(falls);
    let facts = [("count", left.into()), ("one", one.into()), ("two", two.into()), ("three", three.into())];
    let faint = mat.tints().faint;
    let said = given.say("mat-chances", &facts);
    mat.fits([END - 14.0, LINE], 330.0, 14.0, (faint, Side::To, false), &said);
}
