//! A round that the table tells: how strong each side is, and what dice showed that hands threw.

use super::numbers::dial;
use super::{HALF, INSET, SIZE, Table};
use crate::books::D6;
use crate::war::battle::{Army, DICE};
use crate::window::pieces::{Lit, Side};
use crate::window::war::round::Told;
use crate::window::war::sight::{Sight, begin, give};

/// Where numbers begin behind their name.
const BEHIND: f32 = 116.0;
/// How large a die is, and how far the next one.
const DIE: [f32; 2] = [46.0, 56.0];

pub(super) fn round(mat: &mut Table, sight: &Sight<'_>, told: &Told) {
    let tints = mat.tints();
    mat.rule([SIZE[0] / 2.0, 18.0], [SIZE[0] / 2.0, 290.0]);
    for (side, title) in ["mat-attacker", "mat-defender"].into_iter().enumerate() {
        let x = INSET + side as f32 * HALF;
        mat.fits([x, 34.0], 380.0, 17.0, (tints.gold, Side::From, true), &sight.say(title));
        if told.asks_numbers() {
            numbers(mat, sight, [x, 52.0], (told, side));
        }
        dice(mat, sight, [x, 168.0], (told, side));
    }
}

/// Strength, five at the most, and leadership: each is pressed.
fn numbers(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], (told, side): (&Told, usize)) {
    let tints = mat.tints();
    let army = told.armies[side];
    let rows = [("mat-strength", 1, army.strength), ("mat-leadership", 0, army.leadership)];
    for (row, (name, least, now)) in rows.into_iter().enumerate() {
        let top = y + row as f32 * 48.0;
        let name = sight.say(name);
        mat.fits([x, top + 26.0], BEHIND - 8.0, 15.0, (tints.ink, Side::From, false), &name);
        dial(mat, [x + BEHIND, top], ([40.0, 40.0], 45.0), (least..=DICE, now.min(DICE)), |number| {
            let next = match row {
                0 => Army { strength: number, ..army },
                _ => Army { leadership: number, ..army },
            };
            let next = told.counting(side, next).command();
            Some((format!("{name} {number}"), begin(next, &sight.say("can-told-round"))))
        });
    }
}

/// The dice of a side, as they fell where that was told; below them what they can show, while that is asked.
fn dice(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], (told, side): (&Told, usize)) {
    let tints = mat.tints();
    let next = told.next().filter(|(of, _)| *of == side);
    for number in 0..usize::from(told.armies[side].dice()) {
        let pips = told.dice[side].get(number).map_or(0, |die| die.pips());
        let is_next = next == Some((side, false)) && number == told.dice[side].len();
        let lit = if is_next { Lit::Ringed } else { Lit::Plain };
        mat.die([x + number as f32 * DIE[1], y], DIE[0], pips, lit);
    }
    for (number, die) in told.again[side].iter().enumerate() {
        mat.die([x + 290.0 + number as f32 * 20.0, y + 14.0], 18.0, die.pips(), Lit::Plain);
    }
    let Some((_, again)) = next else { return };
    let asked = match again {
        true => sight.tell("mat-shows-again", &[("dice", told.again_of(side).into())]),
        false => sight.say("mat-shows"),
    };
    mat.fits([x, y + 72.0], 380.0, 14.0, (tints.gold, Side::From, false), &asked);
    for die in D6::FACES {
        let at = [x + f32::from(die.pips() - 1) * 54.0, y + 82.0];
        mat.die(at, 40.0, die.pips(), Lit::Plain);
        if let Some(told) = told.with(die) {
            // The last one gives the command.
            let wish = match told.next() {
                Some(_) => begin(told.command(), &sight.say("can-told-round")),
                None => give(told.command()),
            };
            mat.place(at, [40.0; 2], die.pips().to_string(), wish);
        }
    }
}
