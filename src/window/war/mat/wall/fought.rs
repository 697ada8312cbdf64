//! A battle, large: the dice of both sides and what they hit, what stands and what would fall, and how likely it ends how.

use super::super::super::sight::Sight;
use super::super::{Table, armies, battle as small, signs, thrown};
use crate::language::war::battle_ends;
use crate::war::battle::{Kind, TARGET};
use crate::war::carried::Carried;
use crate::war::nation::Side as Of;
use crate::war::view::Battle;
use crate::window::pieces::{Lit, Side, Standing, signs::war};

/// How large dice are, and where each half begins and how broad it is.
const DIE: [f32; 2] = [84.0, 96.0];
const HALVES: [f32; 2] = [40.0, 668.0];
const BROAD: f32 = 572.0;

pub(super) fn fought(mat: &mut Table, sight: &Sight<'_>, battle: &Battle) {
    mat.rule([640.0, 180.0], [640.0, 664.0]);
    for side in 0..2 {
        dice(mat, sight, side, battle);
        if let Some(carried) = &battle.carried {
            stands(mat, sight, side, carried);
        }
    }
    if battle.carried.is_none() {
        let tints = mat.tints();
        let how = sight.say("battle-how");
        mat.fits([40.0, 600.0], 1200.0, 44.0, (tints.faint, Side::From, false), &how);
    } else if sight.odds {
        chances(mat, sight, battle.kind);
    }
}

/// Dice as they fell, with what they hit; or blank ones.
fn dice(mat: &mut Table, sight: &Sight<'_>, side: usize, battle: &Battle) {
    let tints = mat.tints();
    let at = [HALVES[side] + 6.0, 180.0];
    if let Some(all) = battle.lies() {
        let target = if side == 0 { battle.kind.attackers_target(battle.rounds) } else { TARGET };
        let row = thrown::Row { dice: &all.dice[side], again: &all.again[side], target };
        thrown::thrown(mat, at, DIE, &row, None);
        let hits = sight.tell("mat-hits-word", &[("hits", all.hits[side].into())]);
        mat.bold([HALVES[side] + 530.0, 254.0], 92.0, tints.gold, Side::About, all.hits[side].to_string());
        mat.fits([HALVES[side] + 530.0, 302.0], 96.0, 34.0, (tints.faint, Side::About, false), &hits);
        return;
    }
    let army = battle.carried.as_ref().map(|carried| carried.stands[side].army());
    for die in 0..army.map_or(0, |army| army.dice()) {
        mat.die([at[0] + f32::from(die) * DIE[1], at[1]], DIE[0], 0, Lit::Plain);
    }
}

/// Whose Army it is, what it loses, and its figures.
fn stands(mat: &mut Table, sight: &Sight<'_>, side: usize, carried: &Carried) {
    let tints = mat.tints();
    let x = HALVES[side];
    let (stands, proposed, owed) = (&carried.stands[side], &carried.proposed[side], carried.owed[side]);
    let nation = stands.groups.iter().find_map(|group| group.nation);
    let shadow = armies::of_shadow(sight, side, nation);
    let sign = nation.map_or(if shadow { war::EYE } else { war::WILL }, signs::nation);
    mat.shield([x, 344.0], 56.0, (sign, shadow), Standing::Active);
    let name = small::name(sight, side, carried);
    mat.fits([x + 76.0, 388.0], 270.0, 46.0, (tints.ink, Side::From, true), &name);
    let loses = sight.tell("mat-loses", &[("hits", owed.into())]);
    let ink = if owed > 0 { tints.red } else { tints.faint };
    mat.fits([x + BROAD, 388.0], 210.0, 38.0, (ink, Side::To, owed > 0), &loses);
    armies::army(mat, sight, [x, 424.0], (BROAD, 92.0), side, (stands, proposed, owed));
}

/// How likely each side is left, to the end.
fn chances(mat: &mut Table, sight: &Sight<'_>, kind: Kind) {
    let tints = mat.tints();
    let Some(ends) = battle_ends(sight.view) else { return };
    let attacks = armies::attacker(sight) == Of::Shadow;
    let colors = if attacks { [tints.red, tints.bone] } else { [tints.bone, tints.red] };
    for (side, chance) in [ends.attacker, ends.defender].into_iter().enumerate() {
        let (x, share) = (HALVES[side], chance.about() as f32);
        let hundred = sight.hundred(chance.about());
        mat.bold([x + BROAD, 610.0], 66.0, tints.gold, Side::To, hundred);
        mat.bar([x, 624.0], [BROAD, 26.0], share, colors[side]);
    }
    let how = sight.say("mat-to-the-end");
    mat.fits([HALVES[0], 600.0], 380.0, 32.0, (tints.faint, Side::From, false), &how);
    let rest = small::rest(sight, &ends, kind);
    mat.fits([HALVES[1], 600.0], 400.0, 32.0, (tints.faint, Side::From, false), &rest);
}
