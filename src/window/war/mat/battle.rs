//! A battle: of what kind, which round, and what hits.

use super::{INSET, SIZE, Table, UPPER, signs};
use crate::language::Words;
use crate::language::capital;
use crate::language::war::names;
use crate::war::battle::{Kind, TARGET};
use crate::war::carried::Host;
use crate::war::nation;
use crate::war::view::Battle;
use crate::window::pieces::{Lit, Side, Sign, Step, signs::war};
use crate::window::play::wish::{Begun, Wish};

const HALF: f32 = 414.0;

fn sign(kind: Kind) -> Sign {
    match kind {
        Kind::Field => war::FIELD,
        Kind::City => war::CITY,
        Kind::Siege => war::SIEGE,
        Kind::Sortie => war::SORTIE,
    }
}

/// `odds`: whether chances are told (W71).
pub(super) fn battle(mat: &mut Table, words: &Words, battle: &Battle, odds: bool) {
    let tints = mat.tints();
    let round = battle.rounds.saturating_add(1);
    mat.panel([0.0, 0.0], [SIZE[0], UPPER], "", "");
    mat.sign(sign(battle.kind), [INSET, 14.0], 34.0, tints.gold);
    let kind = capital(&names::kind(words, battle.kind));
    let title = words.say("battle-title", &[("kind", kind.into()), ("round", round.into())]);
    mat.fitted([INSET + 48.0, 38.0], 300.0, 20.0, (tints.gold, Side::From, true), &title);
    for step in 1..=round.max(4) {
        let state = if step <= round { Step::Reached } else { Step::Left };
        mat.disc([400.0 + f32::from(step) * 32.0, 32.0], 11.0, &step.to_string(), state);
    }
    mat.rule([SIZE[0] / 2.0, 62.0], [SIZE[0] / 2.0, 196.0]);
    let sides = [("battle-attacker", battle.kind.attackers_target(round)), ("battle-defender", TARGET)];
    for (number, (name, target)) in sides.into_iter().enumerate() {
        let left = INSET + number as f32 * HALF;
        let said = words.say(name, &[("target", target.into())]);
        mat.fitted([left, 86.0], HALF - 30.0, 17.0, (tints.ink, Side::From, true), &said);
        for pips in 1..=6 {
            let lit = if pips >= target { Lit::Ringed } else { Lit::Spent };
            mat.die([left + 6.0 + f32::from(pips - 1) * 62.0, 112.0], 48.0, pips, lit);
        }
    }
    match &battle.carried {
        None => {
            let how = words.say("battle-how", &[]);
            mat.fitted([INSET, 190.0], SIZE[0] - 2.0 * INSET, 14.0, (tints.faint, Side::From, false), &how);
        }
        Some(carried) => {
            for side in 0..2 {
                let left = INSET + side as f32 * HALF;
                army(mat, [left, 168.0], &carried.stands[side], &carried.proposed[side]);
            }
        }
    }
    let over = words.say("battle-over", &[]);
    button(mat, [INSET, 206.0], &over, Wish::Give("battle over".to_owned()));
    if odds {
        let called = words.say("battle-odds", &[]);
        let asked = Begun { behind: battle.kind.name(), ..Begun::new("odds battle", &called) };
        button(mat, [INSET + 300.0, 206.0], &called, Wish::Begin(asked));
    }
}

/// What stands, figure by figure: what would fall is crossed out, and an Elite that would be made a Regular is one.
fn army(mat: &mut Table, [x, y]: [f32; 2], stands: &Host, proposed: &Host) {
    let tints = mat.tints();
    let mut along = x;
    for (was, is) in stands.groups.iter().zip(&proposed.groups) {
        let shadow = was.nation.is_some_and(|nation| nation.side() == nation::Side::Shadow);
        let ink = if shadow { tints.red } else { tints.ink };
        if let Some(nation) = was.nation {
            mat.sign(signs::nation(nation), [along, y], 26.0, tints.gold);
            along += 32.0;
        }
        let of = |shadow| {
            if shadow {
                [war::REGULAR_SHADOW, war::ELITE_SHADOW, war::NAZGUL]
            } else {
                [war::REGULAR, war::ELITE, war::LEADER]
            }
        };
        for (which, sign) in of(shadow).into_iter().enumerate() {
            let (count, left) = (was.figures.0[which], is.figures.0[which]);
            for number in 0..count.max(left) {
                let (falls, new) = (number >= left, number >= count);
                let ink = if falls {
                    tints.dim
                } else if new {
                    tints.gold
                } else {
                    ink
                };
                mat.sign(sign, [along, y], 26.0, ink);
                if falls {
                    mat.sign(war::FALLS, [along, y], 26.0, tints.gold);
                }
                along += 29.0;
            }
        }
        along += 10.0;
    }
}

fn button(mat: &mut Table, corner: [f32; 2], called: &str, wish: Wish<std::convert::Infallible>) {
    let tints = mat.tints();
    let size = [280.0, 36.0];
    mat.plate(corner, size, 4.0, crate::window::pieces::Paint::filled(tints.raised).edged(tints.rim, 1.0));
    mat.fitted([corner[0] + 14.0, corner[1] + 24.0], 252.0, 16.0, (tints.ink, Side::From, false), called);
    mat.place(corner, size, called, wish);
}
