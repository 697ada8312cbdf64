//! A battle that goes on: its round, the dice of both sides, what stands and what would fall, and how likely it ends how.

use super::{HALF, INSET, SIZE, Table, armies, signs, thrown};
use crate::books::Ratio;
use crate::language::capital;
use crate::language::war::{battle_ends, names};
use crate::war::battle::{Kind, TARGET};
use crate::war::carried::{Carried, Host};
use crate::war::nation::Side;
use crate::war::odds::Outcome;
use crate::war::view::Battle;
use crate::window::pieces::{self, Lit, Paint, signs::war};
use crate::window::war::sight::Sight;

/// Where the halves of a battle begin, how broad they are, and what is drawn in them how large.
pub(super) struct Halves {
    pub at: [f32; 2],
    pub broad: f32,
    /// Dice: where, how large, how far apart; their hits: where the number is and the word, and how large.
    pub dice: ([f32; 2], [f32; 2]),
    pub hits: ([f32; 2], f32, [f32; 2], f32),
    /// The chance: where it ends and how large, its bar, and what is said below.
    pub chance: [f32; 2],
    pub bar: [f32; 2],
    pub foot: [f32; 2],
    /// Where it is said how likely neither is left.
    pub rest: (f32, pieces::Side),
}

const HALVES: Halves = Halves {
    at: [INSET, INSET + HALF],
    broad: 388.0,
    dice: ([4.0, 66.0], [50.0, 62.0]),
    hits: ([358.0, 102.0], 46.0, [66.0, 124.0], 15.0),
    chance: [250.0, 22.0],
    bar: [259.0, 16.0],
    foot: [294.0, 13.0],
    rest: (SIZE[0] - INSET, pieces::Side::To),
};

pub(super) fn battle(mat: &mut Table, sight: &Sight<'_>, battle: &Battle) {
    let tints = mat.tints();
    let round = shown(battle);
    mat.plate([INSET, 11.0], [36.0; 2], 6.0, Paint::filled(tints.raised).edged(tints.gold, 1.4));
    mat.sign(signs::kind(battle.kind), [INSET + 5.0, 16.0], 26.0, tints.gold);
    let title = capital(&names::kind(sight.words, battle.kind));
    mat.fits([INSET + 48.0, 29.0], 290.0, 19.0, (tints.gold, pieces::Side::From, true), &title);
    let target = battle.kind.attackers_target(round);
    let facts = [("attacker", target.into()), ("defender", TARGET.into())];
    let how = sight.tell("mat-hit-on", &facts);
    mat.fits([INSET + 48.0, 46.0], 290.0, 14.0, (tints.faint, pieces::Side::From, false), &how);
    for step in 1..=round.max(4) {
        let at = [390.0 + f32::from(step - 1) * 34.0, 29.0];
        let state = match step.cmp(&round) {
            std::cmp::Ordering::Less => pieces::Step::ToCome,
            std::cmp::Ordering::Equal => pieces::Step::Reached,
            std::cmp::Ordering::Greater => pieces::Step::Left,
        };
        mat.disc(at, 12.0, &step.to_string(), state);
    }
    let foot = if battle.carried.is_some() { 290.0 } else { 172.0 };
    mat.rule([SIZE[0] / 2.0, 58.0], [SIZE[0] / 2.0, foot]);
    for side in 0..2 {
        let x = INSET + side as f32 * HALF;
        dice(mat, sight, side, battle, &HALVES);
        if battle.lies().is_none() && !sight.view.is_siege_over() {
            again(mat, sight, x, side, battle);
        }
        mat.rule([x, 162.0], [x + 388.0, 162.0]);
        if let Some(carried) = &battle.carried {
            stands(mat, sight, x, side, (carried, battle.lies().is_some()));
        }
    }
    if battle.carried.is_none() {
        let how = sight.say("battle-how");
        mat.fits([INSET, 200.0], 800.0, 15.0, (tints.faint, pieces::Side::From, false), &how);
    } else if sight.odds {
        chances(mat, sight, battle.kind, &HALVES);
    }
}

/// The round that is shown: the one that was thrown, as long as its dice lie there; else the next one.
fn shown(battle: &Battle) -> u8 {
    if battle.lies().is_some() { battle.rounds } else { battle.rounds.saturating_add(1) }
}

/// The dice of a side as they fell, or those that it throws next.
pub(super) fn dice(mat: &mut Table, sight: &Sight<'_>, side: usize, battle: &Battle, of: &Halves) {
    let tints = mat.tints();
    let ([right, y], [size, apart]) = of.dice;
    let x = of.at[side] + right;
    let Some(all) = battle.lies() else {
        let army = battle.carried.as_ref().map(|carried| carried.stands[side].army());
        for number in 0..army.map_or(0, |army| army.dice()) {
            mat.die([x + f32::from(number) * apart, y], size, 0, Lit::Plain);
        }
        return;
    };
    let target = if side == 0 { battle.kind.attackers_target(battle.rounds) } else { TARGET };
    let row = thrown::Row { dice: &all.dice[side], again: &all.again[side], target };
    let _ = thrown::thrown(mat, [x, y], [size, apart], &row, None);
    let hits = all.hits[side];
    let ([right, y], size, [room, foot], letters) = of.hits;
    let middle = of.at[side] + right;
    mat.bold([middle, y], size, tints.gold, pieces::Side::About, hits.to_string());
    let word = sight.tell("mat-hits-word", &[("hits", hits.into())]);
    mat.fits([middle, foot], room, letters, (tints.faint, pieces::Side::About, false), &word);
}

/// How many of the next dice are thrown again.
fn again(mat: &mut Table, sight: &Sight<'_>, x: f32, side: usize, battle: &Battle) {
    let army = battle.carried.as_ref().map(|carried| carried.stands[side].army());
    let again = army.map_or(0, |army| army.leadership.min(army.dice()));
    if again > 0 {
        let faint = mat.tints().faint;
        mat.sign(war::AGAIN, [x + 4.0, 132.0], 15.0, faint);
        let said = sight.tell("mat-again", &[("dice", again.into())]);
        mat.fits([x + 26.0, 145.0], 300.0, 14.0, (faint, pieces::Side::From, false), &said);
    }
}

/// Whose Army it is, what it loses, and its figures.
fn stands(mat: &mut Table, sight: &Sight<'_>, x: f32, side: usize, (carried, fell): (&Carried, bool)) {
    let tints = mat.tints();
    let (stands, proposed) = (&carried.stands[side], &carried.proposed[side]);
    armies::shield(mat, sight, ([x, 180.0], 30.0), side, stands);
    let name = name(sight, side, stands);
    mat.fits([x + 42.0, 190.0], 84.0, 16.0, (tints.ink, pieces::Side::From, true), &name);
    let owed = carried.owed[side];
    // Before anybody has thrown nothing is lost.
    if fell {
        let loses = sight.tell("mat-loses", &[("hits", owed.into())]);
        let ink = if owed > 0 { tints.red } else { tints.faint };
        mat.fits([x + 42.0, 210.0], 84.0, 14.0, (ink, pieces::Side::From, false), &loses);
    }
    armies::army(mat, sight, [x + 132.0, 178.0], (256.0, 36.0), side, (stands, proposed, owed));
    let army = proposed.army();
    let facts = [("units", proposed.units().into()), ("dice", army.dice().into())];
    let left = sight.tell("mat-left", &facts);
    mat.fits([x, 250.0], 270.0, 15.0, (tints.ink, pieces::Side::From, false), &left);
}

/// What a side is called: its people, where one was named and no other stands beside it.
pub(in crate::window::war) fn name(sight: &Sight<'_>, side: usize, host: &Host) -> String {
    let attacker = armies::attacker(sight);
    let nation = match &host.groups[..] {
        [group] => group.nation,
        _ => None,
    };
    nation.map_or_else(
        || names::side(sight.words, if side == 0 { attacker } else { attacker.other() }),
        |nation| names::nation_in_short(sight.words, nation),
    )
}

/// How it ends in hundredths: attacker, defender, nobody, both. What rounding adds or leaves out the likeliest bears, but for what is
/// said as one though it is less than half of that.
fn hundreds(sight: &Sight<'_>, ends: &Outcome) -> [String; 4] {
    let all = [ends.attacker, ends.defender, ends.nobody, ends.both];
    let mut counts = all.map(Ratio::of_hundred);
    let likeliest = (0..all.len()).max_by_key(|at| counts[*at]).unwrap_or_default();
    let others = (0..all.len()).filter(|at| *at != likeliest && all[*at] >= Ratio::of(1, 200));
    let others: u8 = others.map(|at| counts[at]).sum();
    if others > 0 {
        counts[likeliest] = 100u8.saturating_sub(others);
    }
    counts.map(|count| sight.words.numbers(&format!("{count} %")))
}

/// How likely neither side is left alone.
fn rest(sight: &Sight<'_>, ends: &Outcome, kind: Kind) -> String {
    let [_, _, nobody, both] = hundreds(sight, ends);
    // Both are left of a siege alone.
    let both = if kind == Kind::Siege { both } else { "no".to_owned() };
    sight.tell("mat-nobody", &[("nobody", nobody.into()), ("both", both.into())])
}

/// How likely each side is left, to the end.
pub(super) fn chances(mat: &mut Table, sight: &Sight<'_>, kind: Kind, of: &Halves) {
    let tints = mat.tints();
    let Some(ends) = battle_ends(sight.view) else { return };
    let attacks = armies::attacker(sight) == Side::Shadow;
    let colors = if attacks { [tints.red, tints.bone] } else { [tints.bone, tints.red] };
    let [attacker, defender, ..] = hundreds(sight, &ends);
    let both = [(ends.attacker, attacker), (ends.defender, defender)];
    for (side, (chance, said)) in both.into_iter().enumerate() {
        let (x, share, [y, size]) = (of.at[side], chance.about() as f32, of.chance);
        mat.bold([x + of.broad, y], size, tints.gold, pieces::Side::To, said);
        mat.bar([x, of.bar[0]], [of.broad, of.bar[1]], share, colors[side]);
    }
    let [y, size] = of.foot;
    let how = sight.say("mat-to-the-end");
    mat.fits([of.at[0], y], 380.0, size, (tints.faint, pieces::Side::From, false), &how);
    let (x, side) = of.rest;
    mat.fits([x, y], 400.0, size, (tints.faint, side, false), &rest(sight, &ends, kind));
}
