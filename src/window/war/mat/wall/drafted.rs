//! A battle that is being told, large: of what kind it is, who attacks whom, and with what.

use super::super::super::sight::Sight;
use super::super::{Table, armies, battle_name, nations, signs};
use crate::language::capital;
use crate::language::war::draft::Draft;
use crate::language::war::names;
use crate::war::nation::{self, Nation};
use crate::window::pieces::Side;

/// Where the halves begin, and how broad they are.
const HALVES: [f32; 2] = [40.0, 668.0];
const BROAD: f32 = 572.0;

pub(super) fn drafted(mat: &mut Table, sight: &Sight<'_>, draft: &Draft) {
    let tints = mat.tints();
    if let Some(kind) = draft.kind {
        mat.sign(signs::kind(kind), [40.0, 176.0], 56.0, tints.gold);
        let kind = capital(&names::kind(sight.words, kind));
        mat.fits([116.0, 222.0], 1120.0, 52.0, (tints.gold, Side::From, true), &kind);
    }
    mat.rule([640.0, 250.0], [640.0, 664.0]);
    let attacks = if draft.kind.is_some() { draft.attacks(sight.view) } else { armies::attacker(sight) };
    for (side, of) in [attacks, attacks.other()].into_iter().enumerate() {
        fights(mat, sight, draft, side, of);
    }
}

/// Those who fight on a side, and all their figures.
fn fights(mat: &mut Table, sight: &Sight<'_>, draft: &Draft, side: usize, of: nation::Side) {
    let (tints, x) = (mat.tints(), HALVES[side]);
    let told = draft.peoples(side);
    let mut peoples: Vec<Nation> = told.iter().map(|(nation, _)| *nation).collect();
    if side == 1 && peoples.is_empty() {
        peoples.clone_from(&draft.attacked);
    }
    let shadow = of == nation::Side::Shadow;
    for (number, nation) in peoples.iter().enumerate() {
        let sign = (signs::nation(*nation), shadow);
        mat.shield([x + number as f32 * 110.0, 270.0], 92.0, sign, nations::standing(sight, *nation));
    }
    // In a battle that goes on it is known who fights.
    let carried = sight.view.battle.as_ref().filter(|_| draft.kind.is_none());
    let host = carried.and_then(|battle| battle.carried.as_ref()).map(|carried| &carried.stands[side]);
    let called = match host {
        _ if !peoples.is_empty() => names::listed(
            sight.words,
            peoples.iter().map(|nation| names::nation_in_short(sight.words, *nation)),
        ),
        Some(host) => {
            armies::shield(mat, sight, ([x, 270.0], 92.0), side, host);
            battle_name(sight, side, host)
        }
        None => sight.say(["mat-attacks", "mat-attacked"][side]),
    };
    let ink = if peoples.is_empty() && host.is_none() { tints.faint } else { tints.ink };
    mat.fits([x, 448.0], BROAD, 52.0, (ink, Side::From, true), &called);
    let beside = draft.beside[side].iter().map(|(_, figures)| figures);
    let all: Vec<&[u8; 3]> = beside.chain([&draft.armies[side]]).collect();
    let ink = if shadow { tints.red } else { tints.ink };
    for (which, sign) in signs::figures(shadow).into_iter().enumerate() {
        let count = all.iter().map(|figures| figures[which]).fold(0, u8::saturating_add);
        let along = x + which as f32 * 190.0;
        mat.sign(sign, [along, 500.0], 92.0, ink);
        mat.bold([along + 104.0, 574.0], 72.0, tints.gold, Side::From, count.to_string());
    }
}
