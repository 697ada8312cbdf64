//! A fight: its last roll in pairs of dice, who loses what, who stands, and how likely it is that the territory is taken.

use super::dice::{die, faces};
use super::pairs::{before, pairs};
use super::{Drawn, MOMENT, TABLE_DICE, Table, rule};
use crate::books::of_hundred;
use crate::language::risk::begun::Told;
use crate::risk::colour::Holder;
use crate::risk::command::{Command as C, Dice};
use crate::risk::odds::{Fought, TO_THE_END, Target, battle};
use crate::risk::step::Fight;
use crate::risk::view::LastRoll;
use crate::window::pieces::{At, Mat, Paint, Side, in_so_many};
use crate::window::risk::{Choice, Wish};
use iced::{Color, color};

/// Where the dice of both sides are, how large they are, and where their rows begin; and how large one is that met none.
const SIDES: [f32; 2] = [58.0, 230.0];
const DIE: f32 = 62.0;
const ROWS: [f32; 2] = [44.0, 118.0];
const ALONE: f32 = 36.0;

/// What is opened when fewer dice are thrown than may be (K18, K19): behind it stand both sides'.
pub(in crate::window::risk) const FEWER: &str = "dice";

/// How many dice each side throws next: all that it may, or fewer that were chosen.
pub(super) fn thrown(table: &Table<'_>, fight: &Fight) -> [usize; 2] {
    let all = super::dice_of(fight);
    let said = table.opened().strip_prefix(FEWER).filter(|_| !table.throws_itself());
    let Some(said) = said else { return all };
    let mut said = said.split_whitespace().map(|count| count.parse().unwrap_or(usize::MAX));
    all.map(|all| said.next().unwrap_or(all).clamp(1, all))
}

/// The command of the next throw.
fn throw(table: &Table<'_>, fight: &Fight) -> C {
    let (all, [attack, defence]) = (super::dice_of(fight), thrown(table, fight));
    let fewer = |count: usize, all: usize| (count < all).then_some(count);
    C::RollOnce(Dice { attack: fewer(attack, all[0]), defence: fewer(defence, all[1]) })
}

/// Where this die of a side lies, and how large it is: in its pair, of the last roll's so many, or beside them.
fn place_of(side: usize, number: usize, [pairs, rolled]: [usize; 2]) -> (At, f32) {
    let alone = match number {
        _ if number < pairs => None,
        _ if number < rolled => Some(number - pairs),
        // It was not thrown in the last roll.
        1 => None,
        _ => Some(rolled.saturating_sub(pairs)),
    };
    match alone {
        None => ([SIDES[side], ROWS[number.min(1)]], DIE),
        Some(place) => {
            let x = if side == 0 { 8.0 } else { MOMENT[0] - ALONE - 8.0 };
            ([x, 142.0 - place as f32 * 40.0], ALONE)
        }
    }
}

/// K18, K19: with a press on a die so many are thrown, though more may be; those that are not are veiled.
fn fewer(mat: &mut Drawn, table: &Table<'_>, fight: &Fight, roll: Option<&LastRoll>) {
    let (all, now) = (super::dice_of(fight), thrown(table, fight));
    let rolled = roll.map_or([0; 2], |roll| [0, 1].map(|side| roll.dice[side].len()));
    let pairs = rolled[0].min(rolled[1]);
    for side in 0..2 {
        for number in 0..all[side] {
            let (corner, size) = match roll {
                Some(_) => place_of(side, number, [pairs, rolled[side]]),
                None => place_of(side, number, [2, 2]),
            };
            let chosen = now != all && number < now[side];
            if number >= rolled[side] {
                let edge = if chosen { mat.tints().gold } else { mat.tints().rim };
                mat.plate(corner, [size; 2], size * 0.18, Paint::line(edge, if chosen { 2.4 } else { 1.2 }));
            } else if number >= now[side] {
                let veil = Color { a: 0.7, ..mat.tints().panel };
                mat.plate(corner, [size; 2], size * 0.18, Paint::filled(veil));
            }
            let mut next = now;
            next[side] = number + 1;
            if next == now {
                continue;
            }
            let opened = if next == all { String::new() } else { format!("{FEWER} {} {}", next[0], next[1]) };
            let name = ["pick-attack-dice", "pick-defence-dice"][side];
            mat.place(
                corner,
                [size; 2],
                table.say(name, &[("count", next[side].into())]),
                table.opens(&opened),
            );
        }
    }
    if roll.is_none() && all != [1, 1] {
        let hint = table.say("map-fewer", &[]);
        let (lines, share) = in_so_many(&hint, 14.0, false, 96.0, 3);
        let ink = (mat.tints().faint, Side::About, false);
        mat.paragraph([175.0, 84.0], 18.0, (96.0, 14.0 * share), ink, lines);
    }
}

/// The names of both, or what stands for them.
pub(super) fn names(table: &Table<'_>, fight: &Fight) -> [String; 2] {
    match &fight.places {
        Some(places) => [0, 1].map(|at| table.called(&places[at])),
        None => ["map-dice-attack", "map-dice-defence"].map(|name| table.say(name, &[])),
    }
}

/// A holder, as people call him.
pub(super) fn who(table: &Table<'_>, holder: Option<Holder>) -> String {
    match holder {
        Some(Holder::Player(of)) => table.colour(of),
        Some(Holder::Neutral) => table.say("pick-neutral", &[]),
        None => table.say("map-dice-defence", &[]),
    }
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>, fight: &Fight) {
    let holders = [Some(table.present().into()), fight.against];
    let called = names(table, fight);
    for side in 0..2 {
        let ink = table.inks(holders[side]).accent;
        let at = [SIDES[side] + DIE / 2.0, 28.0];
        mat.fits(at, 160.0, 17.0, (ink, Side::About, true), &called[side]);
    }
    if table.told_dice().is_some() {
        faces(mat, table, 52.0);
        before(mat, table);
        expected(mat, table, fight, 262.0);
        return;
    }
    let roll = table.view.course.as_ref().and_then(|course| course.rolls.last());
    if let Some(roll) = roll {
        rolled(mat, table, roll, fight, holders);
    }
    bonus(mat, table, fight);
    fewer(mat, table, fight, roll);
    let tints = mat.tints();
    for (side, army) in [fight.attacker, fight.defender].into_iter().enumerate() {
        let at = [SIDES[side] + DIE / 2.0 + if side == 0 { 2.0 } else { 0.0 }, 238.0];
        mat.bold(at, 50.0, table.inks(holders[side]).accent, Side::About, army.battalions.to_string());
    }
    let against = table.say("map-stand-against", &[]);
    mat.fits([175.0, 230.0], 100.0, 15.0, (tints.faint, Side::About, false), &against);
    expected(mat, table, fight, 262.0);
}

/// What the next throw of a fight is called.
pub(super) fn throws_called(table: &Table<'_>, fight: &Fight) -> String {
    let [attack, defence] = thrown(table, fight);
    table.say("map-roll", &[("attack", attack.into()), ("defence", defence.into())])
}

/// What can be done in it.
pub(super) fn chips(table: &Table<'_>, fight: &Fight) -> Vec<Choice> {
    let say = |name: &str| table.say(name, &[]);
    let stop = Choice::give(say("chip-break"), C::Break);
    if let Some(told) = table.told_dice() {
        // Whose are still to come is said; what is pressed is taken back where nothing else lies.
        let owed =
            ["map-dice-attack", "map-dice-defence"].into_iter().zip(&told).filter_map(|(name, dice)| {
                let owed = dice.iter().filter(|die| **die == Told::Owed).count();
                (owed > 0).then(|| format!("{} {owed}", say(name)))
            });
        let owed = owed.collect::<Vec<_>>().join(" · ");
        let asks =
            Choice::asks(say("map-which-dice")).with_chance(format!("{} {owed}", say("map-dice-owed")));
        let back = if table.seen.typed.trim().is_empty() { Choice::nothing() } else { table.back() };
        return std::iter::once(asks).chain(whose_dice(table)).chain([stop, back]).collect();
    }
    let all = Choice::give(say("map-roll-all"), C::RollAll(TO_THE_END));
    let once = Choice::give(throws_called(table, fight), throw(table, fight)).due();
    // To the end each throws as many as he may.
    let (all, back) = match thrown(table, fight) != super::dice_of(fight) {
        true => (all.dimmed(), table.back()),
        false => (all, Choice::nothing()),
    };
    std::iter::once(once).chain([all]).chain(whose_dice(table)).chain([stop, back]).collect()
}

/// The others' dice are chosen, the table's or the program's, where that was not agreed.
pub(super) fn whose_dice(table: &Table<'_>) -> Option<Choice> {
    // What else is unfolded stays so.
    let (name, opened) = match (table.by_hand(), table.throws_itself()) {
        (true, _) => return None,
        (false, true) => ("map-program-dice", table.opened().to_owned()),
        (false, false) => {
            ("map-table-dice", format!("{TABLE_DICE} {}", table.opened()).trim_end().to_owned())
        }
    };
    Some(Choice::of(table.say(name, &[]), Wish::Open(opened)))
}

/// The last roll.
fn rolled(mat: &mut Drawn, table: &Table<'_>, roll: &LastRoll, fight: &Fight, holders: [Option<Holder>; 2]) {
    let tints = mat.tints();
    let (pairs, alone) = pairs(roll, fight.net());
    for (number, pair) in pairs.iter().enumerate() {
        let y = ROWS[number.min(1)];
        for side in 0..2 {
            let won = pair.won == (side == 0);
            die(mat, table, [SIDES[side], y], DIE, (holders[side], pair.pips[side]), (won, false));
        }
        let facts = [
            ("one", pair.counts[0].into()),
            ("other", pair.counts[1].into()),
            ("how", pair.met(["under", "ties", "beats"]).into()),
        ];
        let met = table.say("map-pair", &facts);
        mat.fits([175.0, y + 27.0], 104.0, 16.0, (tints.faint, Side::About, false), &met);
        let loser = format!("{} −1", who(table, holders[usize::from(pair.won)]));
        mat.fits([175.0, y + 48.0], 104.0, 18.0, (tints.gold, Side::About, true), &loser);
    }
    for side in 0..2 {
        let rolled = [pairs.len(), pairs.len() + alone[side].len()];
        for (number, pips) in alone[side].iter().enumerate() {
            let (corner, size) = place_of(side, pairs.len() + number, rolled);
            die(mat, table, corner, size, (holders[side], *pips), (false, true));
        }
    }
}

/// What the highest die has more: at the attacker's, or at the defender's.
fn bonus(mat: &mut Drawn, table: &Table<'_>, fight: &Fight) {
    let net = fight.net();
    if net == 0 {
        return;
    }
    let side = usize::from(net < 0);
    let x = if side == 0 { SIDES[0] - 2.0 } else { SIDES[1] + DIE + 2.0 };
    badge(mat, table, [x, ROWS[0] + 3.0], 13.6, &format!("+{}", net.abs()));
}

/// A gold disc with something more.
pub(super) fn badge<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, large: f32, said: &str) {
    let tints = table.tints();
    mat.circle([x, y], large, Paint::filled(tints.gold).edged(tints.on_gold, 2.0));
    mat.bold([x, y + large * 0.37], large * 1.08, tints.on_gold, Side::About, said);
}

/// How likely it is taken, as a bar, and what is left then.
pub(super) fn expected(mat: &mut Drawn, table: &Table<'_>, fight: &Fight, y: f32) {
    if !table.odds {
        return rule(mat, y + 15.0);
    }
    let fought = takes(mat, table, fight, ([0.0, y], [MOMENT[0], 30.0], 17.0));
    let left = fought.mean().map(|left| {
        let facts = [("left", (left.round() as u64).into()), ("of", fight.attacker.battalions.into())];
        table.say("map-will-stand", &facts)
    });
    let site = fight.places.as_ref().is_some_and(|places| {
        let board = table.view.options.board.as_deref();
        let site = board.and_then(|board| board.territory(&places[1])).is_some_and(|it| it.site);
        fight.attacker.leader && (site || table.view.options.without_sites)
    });
    let card = site.then(|| table.say("map-leader-card", &[]));
    let faint = mat.tints().faint;
    let said: Vec<String> = left.into_iter().chain(card).collect();
    mat.fits([0.0, y + 50.0], MOMENT[0], 14.0, (faint, Side::From, false), &said.join(" · "));
}

/// How likely it is taken, as a bar in the colour of whose turn it is, with that written on it.
pub(super) fn takes(
    mat: &mut Drawn,
    table: &Table<'_>,
    fight: &Fight,
    (corner, [width, height], size): (At, At, f32),
) -> Fought {
    let target = Target { defenders: fight.defender.battalions, net: fight.net() };
    let fought = battle(fight.attacker.battalions, target, TO_THE_END);
    let chance = fought.chance();
    let inks = table.inks(Some(table.present().into()));
    let rest = if table.look.day { color!(0x6f6552) } else { color!(0x2a2620) };
    mat.plate(corner, [width, height], 5.0, Paint::filled(rest));
    // What is written on it is light: so is nothing below it.
    let fill = match table.present() {
        crate::risk::colour::Colour::Yellow => color!(0x8a6a1c),
        _ => inks.edge,
    };
    mat.plate(corner, [(width * chance as f32).max(4.0), height], 5.0, Paint::filled(fill));
    let facts = [("colour", table.present().name().into()), ("count", of_hundred(chance).into())];
    let (said, inset) = (table.say("map-takes", &facts), size * 0.7);
    let at = [corner[0] + inset, corner[1] + height * 0.7];
    mat.fits(at, width - 2.0 * inset, size, (color!(0xfff0dc), Side::From, true), &said);
    fought
}
