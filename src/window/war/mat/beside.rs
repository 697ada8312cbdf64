//! In the place of the choices, while dice are laid in the Hunt Box: what the first move has to expect, what is thrown again, and
//! how full the box will be.

use super::allocation::{chosen, expected};
use super::hunt::condition_sign;
use super::{BELOW, Table};
use crate::books::of_hundred;
use crate::language::war::names::CONDITIONS;
use crate::war::odds::eyes;
use crate::window::pieces::{Lit, Mat, Paint, Side};
use crate::window::war::sight::{Moment, Sight, Wished};
use crate::window::widgets::look::Look;

/// How deep all is, how deep a row is, and how far the next one.
const DEEP: f32 = 202.0;
const ROW: f32 = 60.0;
const APART: f32 = 68.0;
/// Where what is said of a row begins and ends, and where its numbers begin.
const INSET: f32 = 18.0;
const NUMBERS: f32 = 172.0;
/// So many numbers of dice are told apart: the last is of all that are more.
const FULL: usize = 4;

/// What is drawn there; nothing at any other moment.
pub(in crate::window::war) fn beside(look: Look, sight: &Sight<'_>) -> Option<Mat<Wished>> {
    if !matches!(sight.moment(), Moment::Allocation) || !sight.odds {
        return None;
    }
    let mut mat = Mat::new(look, [BELOW[0], DEEP]);
    // W41: in Mordor no dice are thrown, and none again.
    let climbs = sight.view.mordor.is_some();
    let second = if climbs { "mat-no-dice" } else { "mat-thrown-again" };
    let rows = ["mat-first-move", second, "mat-in-box"].into_iter().enumerate();
    // What hangs on the number is there when that is pressed.
    for (row, name) in rows.filter(|(row, _)| *row == 1 || chosen(sight).is_some()) {
        let (top, tints) = (row as f32 * APART, mat.tints());
        mat.plate([0.0, top], [BELOW[0], ROW], 6.0, Paint::filled(tints.panel).edged(tints.rim, 1.0));
        let room = if name == "mat-no-dice" { BELOW[0] - INSET } else { NUMBERS - 8.0 } - INSET;
        mat.fits([INSET, top + 26.0], room, 16.0, (tints.ink, Side::From, true), &sight.say(name));
        let more = sight.say(&format!("{name}-more"));
        mat.fits([INSET, top + 46.0], room, 14.0, (tints.faint, Side::From, false), &more);
    }
    first_move(&mut mat, sight);
    if !climbs {
        thrown_again(&mut mat, sight);
    }
    full(&mut mat, sight);
    Some(mat)
}

/// How often of a hundred the first move is found, and seen, and what it costs.
fn first_move(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    let all = expected(sight);
    let found = chosen(sight).and_then(|count| all.iter().find(|(laid, _)| *laid == count));
    let Some((_, found)) = found else { return };
    let [success, reveal] = [found.success, found.reveal].map(|it| it.of_hundred().to_string());
    let damage = sight.words.tenths(found.damage.about());
    let told = [
        (success, "odds-success", tints.gold),
        (reveal, "odds-seen", tints.red),
        (damage, "odds-damage", tints.ink),
    ];
    for (number, (count, name, ink)) in told.into_iter().enumerate() {
        let middle = NUMBERS + 28.0 + number as f32 * 66.0;
        mat.bold([middle, 30.0], 22.0, ink, Side::About, count);
        mat.fits([middle, 49.0], 62.0, 13.0, (tints.faint, Side::About, false), &sight.say(name));
    }
}

/// What of it holds where they are is pressed: the chances are told with that.
fn thrown_again(mat: &mut Table, sight: &Sight<'_>) {
    let held = sight.held();
    for (number, condition) in CONDITIONS.into_iter().enumerate() {
        let known = condition == "stronghold" && sight.view.is_at_shadow_stronghold();
        let holds = known || held.contains(&condition);
        let at = [NUMBERS + number as f32 * 63.0, APART + 10.0];
        let lit = if holds { Lit::Ringed } else { Lit::Plain };
        mat.sign_cell(at, [57.0, 40.0], condition_sign(condition), lit);
        if !known {
            let name = sight.say(&format!("short-{condition}"));
            mat.place(at, [57.0, 40.0], name, sight.holding(condition));
        }
    }
}

/// How often of a hundred so many dice lie in the box then, with the Eyes that are rolled.
fn full(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    let Some(laid) = chosen(sight) else { return };
    let in_box = sight.view.boxed[1].saturating_add(laid);
    let chances = eyes(sight.view.pools[1].saturating_sub(in_box));
    for number in 0..FULL.min(chances.len()) {
        let rest = number + 1 == FULL && chances.len() > FULL;
        let chance: f64 = match rest {
            true => chances[number..].iter().map(|chance| chance.about()).sum(),
            false => chances[number].about(),
        };
        let at = [NUMBERS + number as f32 * 47.0, 2.0 * APART + 6.0];
        mat.plate(at, [42.0, 26.0], 6.0, Paint::filled(tints.blood).edged(tints.red, 1.2));
        let dice = format!("{}{}", usize::from(in_box) + number, if rest { "+" } else { "" });
        mat.bold([at[0] + 21.0, at[1] + 19.0], 16.0, tints.on_blood, Side::About, dice);
        let hundred = of_hundred(chance).to_string();
        mat.bold([at[0] + 21.0, at[1] + 46.0], 16.0, tints.ink, Side::About, hundred);
    }
}
