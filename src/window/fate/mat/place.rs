//! In hand: the place that a battle or a search is about, who is there, and what becomes of them.

use super::Table;
use super::dice::effect;
use super::stage::{Stage, army_sign, begins};
use crate::fate::terms::{Army, MORDOR};
use crate::fate::{Dice, For};
use crate::language::fate::army as army_named;
use crate::language::fate::draft::Draft;
use crate::window::pieces::{Lit, Side, signs::fate};
use crate::window::widgets::look::mixed;

/// What tells whose friends fell.
pub(super) const FELL: &str = "accept";

/// Who is there, and who is left; those that came are marked.
pub(super) struct There {
    pub name: String,
    pub haven: bool,
    /// Whether it may be said that it is one.
    pub may_be: bool,
    pub falls: bool,
    pub friends: [u32; 2],
    pub shadow: [u32; 2],
    pub came: u32,
    /// Whether everybody knows how many they are.
    pub counted: bool,
    /// Whether it is asked whose friends fell, where else the haven is drawn.
    pub whose: bool,
}

/// A place with a haven, whole or broken, and troops on both sides.
pub(super) fn place(mat: &mut Table, stage: &Stage<'_>, there: &There) {
    let tints = mat.tints();
    let facts =
        [("place", there.name.clone().into()), ("haven", if there.haven { "yes" } else { "no" }.into())];
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.tell("mat-place", &facts), "");
    // Where it is asked whose friends fell the armies stand there.
    if (there.haven || there.may_be) && !there.whose {
        if there.haven && !there.falls {
            mat.glow([170.0, 202.0], 62.0);
        }
        let ink = match (there.falls, there.haven) {
            (true, _) => mixed(tints.friend, tints.panel, 0.45),
            (_, true) => tints.friend,
            _ => tints.dim,
        };
        mat.sign(fate::HAVEN, [118.0, 148.0], 104.0, ink);
        if there.falls {
            mat.sign(fate::CRACK, [118.0, 148.0], 104.0, tints.red);
        }
    } else if !there.whose {
        mat.sign(fate::ATTACK, [132.0, 160.0], 76.0, tints.faint);
    }
    if there.may_be {
        let said = stage.of("mat-word", if there.haven { "is-haven" } else { "no-haven" });
        mat.fits([170.0, 264.0], 260.0, 14.0, (tints.gold, Side::About, false), &said);
        mat.place([100.0, 146.0], [140.0, 124.0], said, begins(stage.said.toggled("haven"), &there.name));
    }
    mat.rule([140.0, 276.0], [140.0, 382.0]);
    let [friends, left] = there.friends;
    mat.crowd_about(
        [82.0, 278.0],
        44.0,
        84.0,
        (fate::TROOP_FRIEND, friends, left.min(friends)),
        tints.friend,
    );
    let [shadow, stays] = there.shadow;
    let (middle, room) = (228.0, 150.0);
    mat.crowd_about([middle, 278.0], 44.0, room, (fate::TROOP_SHADOW, shadow, stays.min(shadow)), tints.red);
    let apart = (room / shadow.max(1) as f32).min(44.0 * 0.82);
    let from = middle - (apart * shadow.saturating_sub(1) as f32 + 44.0) / 2.0;
    for troop in shadow.saturating_sub(there.came)..shadow {
        mat.sign(fate::PLUS, [from + troop as f32 * apart + 28.0, 274.0], 13.0, tints.gold);
    }
    for (x, word) in [(82.0, "friends"), (228.0, "shadow")] {
        mat.fits([x, 350.0], 104.0, 15.0, (tints.faint, Side::About, false), &stage.of("mat-word", word));
    }
    if !there.counted {
        return;
    }
    mat.becomes([82.0, 384.0], 25.0, (friends, left), left == 0);
    mat.becomes([228.0, 384.0], 25.0, (shadow - there.came.min(shadow), stays), false);
}

/// F65: how many friends fall of which nobody knows whose they are: no ledger does, and the place does not say it.
pub(super) fn of_nobody(stage: &Stage<'_>, dice: &Dice) -> u32 {
    let is_known = stage.view.options.ledger || dice.name().is_some_and(|name| stage.army_of(name).is_some());
    match dice.what == For::Battle && dice.faces.is_some() && !is_known {
        true => dice.friendly - effect(stage, dice).friendly,
        false => 0,
    }
}

/// Whose they are, as far as that is pressed.
pub(super) fn fallen(stage: &Stage<'_>) -> Vec<(Army, u32)> {
    let of = |army: Army| Some((army, stage.said.number(&army.to_string())?));
    Army::ALL.into_iter().filter_map(of).filter(|_| stage.said.verb() == FELL).collect()
}

/// The same, of this army: one of another that has more, or else all that fall.
fn of_army(stage: &Stage<'_>, army: Army, fell: u32) -> Draft {
    let mut fallen = fallen(stage);
    match fallen.iter_mut().find(|(other, count)| *other != army && *count > 1) {
        Some((_, count)) => {
            *count -= 1;
            match fallen.iter_mut().find(|(other, _)| *other == army) {
                Some((_, count)) => *count += 1,
                None => fallen.push((army, 1)),
            }
        }
        None => fallen = vec![(army, fell)],
    }
    fallen.into_iter().fold(Draft::of(FELL), |draft, (army, count)| draft.with(&army.to_string(), count))
}

/// The armies, each a press, where it is asked whose troops fall.
fn armies(mat: &mut Table, stage: &Stage<'_>, fell: u32) {
    let asks = stage.count("mat-title", "whose-fell", fell);
    mat.fits([170.0, 158.0], 264.0, 15.0, (mat.tints().gold, Side::About, false), &asks);
    let fallen = fallen(stage);
    for (at, army) in Army::ALL.into_iter().enumerate() {
        let corner = [34.0 + (at % 2) as f32 * 138.0, 168.0 + (at / 2) as f32 * 51.0];
        let size = [134.0, 46.0];
        let count = fallen.iter().find(|(other, _)| *other == army).map(|(_, count)| *count);
        let may = stage.view.left_of(army) < army.in_box();
        let name = army_named(stage.words, army);
        mat.deed(corner, size, army_sign(army), &name, Lit::of(count.is_some(), may));
        if let Some(count) = count.filter(|_| fell > 1) {
            let ink = (mat.tints().gold, Side::To, true);
            mat.fits([corner[0] + 129.0, corner[1] + 14.0], 30.0, 13.0, ink, &count.to_string());
        }
        if may {
            mat.place(corner, size, name.clone(), begins(of_army(stage, army, fell), name));
        }
    }
}

/// The same of the dice that lie there.
pub(super) fn of_dice(mat: &mut Table, stage: &Stage<'_>) {
    let Some(dice) = stage.view.dice() else { return };
    if dice.what != For::Battle {
        return search(mat, stage, dice);
    }
    let effect = effect(stage, dice);
    let name = dice.name().map_or("", String::as_str);
    let fell = of_nobody(stage, dice);
    let there = There {
        name: stage.named(name),
        haven: dice.haven,
        may_be: false,
        falls: effect.falls,
        friends: [dice.friendly, effect.friendly],
        shadow: [dice.shadow, effect.shadow],
        came: 0,
        counted: true,
        whose: fell > 0,
    };
    place(mat, stage, &there);
    if fell > 0 {
        armies(mat, stage, fell);
    }
}

/// Where Frodo is searched: what hope and riders come to.
fn search(mat: &mut Table, stage: &Stage<'_>, dice: &Dice) {
    let view = stage.view;
    let tints = mat.tints();
    let effect = effect(stage, dice);
    let name = view.frodo_place.as_deref().or(view.frodo.as_deref()).unwrap_or_default();
    let name = if dice.what == For::Doom { stage.say("deed-doom") } else { stage.named(name) };
    // What it is counts for the dice, and is easily forgotten.
    let haven = match dice.what {
        _ if dice.haven && view.frodo_place.is_none() => "within",
        _ if dice.haven => "yes",
        For::Search => "none",
        _ => "no",
    };
    let facts = [("place", name.into()), ("haven", haven.into())];
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.tell("mat-place", &facts), "");
    mat.glow([170.0, 202.0], 62.0);
    let sign = if dice.what == For::Doom { fate::MOUNT } else { fate::FRODO };
    mat.sign(sign, [108.0, 132.0], 124.0, tints.gold);
    let riders = match dice.what {
        For::Doom => u32::from(view.nazgul_in(Some(MORDOR), false)),
        _ => u32::from(view.nazgul_with_frodo()),
    };
    let troops = if dice.what == For::Search { dice.count.saturating_sub(riders) } else { 0 };
    for troop in 0..troops.min(4) {
        let x = if troop % 2 == 0 { 58.0 } else { 240.0 }
            + (troop / 2) as f32 * if troop % 2 == 0 { -34.0 } else { 34.0 };
        mat.sign(fate::TROOP_SHADOW, [x, 204.0], 44.0, mixed(tints.red, tints.panel, 0.3));
    }
    mat.rule([160.0, 272.0], [160.0, 382.0]);
    if effect.harm > 0 {
        mat.crowd_about([90.0, 276.0], 44.0, 96.0, (fate::LAMP_OUT, effect.harm, 0), tints.red);
    } else {
        mat.sign(fate::LAMP, [68.0, 276.0], 44.0, tints.gold);
    }
    let stay = riders.saturating_sub(effect.recalled);
    mat.crowd_about([236.0, 276.0], 44.0, 140.0, (fate::NAZGUL, riders, stay), tints.friend);
    for (x, word) in [(90.0, stage.say("track-hope")), (236.0, stage.say("track-nazgul"))] {
        mat.fits([x, 350.0], 120.0, 15.0, (tints.faint, Side::About, false), &word);
    }
    let hope = u32::from(view.hope);
    mat.becomes([90.0, 384.0], 25.0, (hope, hope.saturating_sub(effect.harm)), true);
    mat.becomes([236.0, 384.0], 25.0, (riders, stay), false);
}
