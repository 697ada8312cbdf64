//! A battle, large: the dice of both sides and what they hit, what stands and what would fall, and how likely it ends how.

use super::super::super::sight::Sight;
use super::super::battle::{self as small, Halves};
use super::super::{Table, armies, fought as outcome};
use crate::war::carried::{Carried, Fought};
use crate::war::view::Battle;
use crate::window::pieces::Side;

const HALVES: Halves = Halves {
    at: [40.0, 668.0],
    broad: 572.0,
    dice: ([6.0, 180.0], [84.0, 96.0]),
    hits: ([530.0, 254.0], 92.0, [96.0, 302.0], 34.0),
    chance: [610.0, 66.0],
    bar: [624.0, 26.0],
    foot: [600.0, 32.0],
    rest: (668.0, Side::From),
};

pub(super) fn fought(mat: &mut Table, sight: &Sight<'_>, battle: &Battle) {
    mat.rule([640.0, 180.0], [640.0, if battle.carried.is_some() { 664.0 } else { 540.0 }]);
    for side in 0..2 {
        small::dice(mat, sight, side, battle, &HALVES);
        if let Some(carried) = &battle.carried {
            stands(mat, sight, side, (carried, battle.lies().is_some()));
        }
    }
    if battle.carried.is_none() {
        let tints = mat.tints();
        let how = sight.say("battle-how");
        mat.fits([40.0, 600.0], 1200.0, 44.0, (tints.faint, Side::From, false), &how);
    } else if sight.odds {
        small::chances(mat, sight, battle.kind, &HALVES);
    }
}

/// One that is over: who still stands, what of each Army fell, and what may follow.
pub(super) fn over(mat: &mut Table, sight: &Sight<'_>, fought: &Fought) {
    let tints = mat.tints();
    let said = outcome::said(sight, fought);
    mat.fits([40.0, 240.0], 1200.0, 60.0, (tints.gold, Side::From, true), &said);
    mat.rule([640.0, 280.0], [640.0, 540.0]);
    for side in 0..2 {
        let x = HALVES.at[side];
        armies::shield(mat, sight, ([x, 300.0], 76.0), side, &fought.stood[side]);
        let name = small::name(sight, side, &fought.stood[side]);
        mat.fits([x + 100.0, 360.0], HALVES.broad - 100.0, 60.0, (tints.ink, Side::From, true), &name);
        outcome::army(mat, sight, ([x, 420.0], (HALVES.broad, 92.0)), fought, side);
    }
    let then = outcome::then(sight, fought);
    mat.fits([40.0, 620.0], 1200.0, 52.0, (tints.ink, Side::From, false), &then);
}

/// Whose Army it is, what it loses, and its figures.
fn stands(mat: &mut Table, sight: &Sight<'_>, side: usize, (carried, fell): (&Carried, bool)) {
    let tints = mat.tints();
    let x = HALVES.at[side];
    let (stands, proposed, owed) = (&carried.stands[side], &carried.proposed[side], carried.owed[side]);
    armies::shield(mat, sight, ([x, 344.0], 56.0), side, stands);
    let name = small::name(sight, side, stands);
    mat.fits([x + 76.0, 388.0], 270.0, 46.0, (tints.ink, Side::From, true), &name);
    // Before anybody has thrown nothing is lost.
    if fell {
        let loses = sight.tell("mat-loses", &[("hits", owed.into())]);
        let ink = if owed > 0 { tints.red } else { tints.faint };
        mat.fits([x + HALVES.broad, 388.0], 210.0, 38.0, (ink, Side::To, owed > 0), &loses);
    }
    armies::army(mat, sight, [x, 424.0], (HALVES.broad, 92.0), side, (stands, proposed, owed));
}
