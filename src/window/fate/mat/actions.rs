//! Actions: who acts, how often they may, and what is done.

use super::Table;
use super::rows;
use super::stage::{Stage, army_sign, begins, person_sign};
use crate::books::{Change, Command};
use crate::fate::terms::{Army, CHARACTERS, FRODO_SAM};
use crate::fate::{Fate, FateCommand as C, FateTrack};
use crate::window::pieces::{At, Lit, Side, signs::fate};
use crate::window::play::wish::Wish;

/// What is done, with its sign, and the command that it begins.
const DEEDS: [(&str, crate::window::pieces::Sign, &str); 6] = [
    ("travel", fate::TRAVEL, "frodo"),
    ("attack", fate::ATTACK, "attack"),
    ("capture", fate::CAPTURE, "capture"),
    ("muster", fate::MUSTER, "muster"),
    ("objective", fate::OBJECTIVE, "objective"),
    ("ring", fate::RING, "ring"),
];

/// In hand: who acts in this turn, and who is next.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let who = [("who", stage.who(view.who).into())];
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.tell("fate-mat-acts", &who), "");
    let own = view.who_act();
    if own.is_empty() {
        return any(mat, stage);
    }
    let apart = 260.0 / own.len() as f32;
    for (at, name) in own.iter().enumerate() {
        let x = 40.0 + apart * (at as f32 + 0.5);
        let radius = if own.len() > 2 { 34.0 } else { 45.0 };
        pawn(mat, stage, [x, 194.0], radius, name, apart);
    }
    mat.rule([40.0, 302.0], [300.0, 302.0]);
    let next = stage.next_seat();
    let facts = [("who", stage.who(next).into())];
    let said = stage.tell("fate-mat-next", &facts);
    mat.fits([42.0, 326.0], 256.0, 14.5, (tints.faint, Side::From, false), &said);
    for (at, name) in next_ones(stage, next).iter().take(2).enumerate() {
        let x = 66.0 + at as f32 * 128.0;
        mat.pawn([x, 364.0], 24.0, person_sign(name), Lit::Spent);
        if name == FRODO_SAM {
            // Two are one character.
            mat.sign(fate::FRODO, [x - 2.0, 356.0], 20.0, tints.faint);
        }
        mat.fits([x + 32.0, 369.0], 92.0, 15.0, (tints.faint, Side::From, false), &stage.named(name));
    }
}

/// Who acts in the next turn.
fn next_ones(stage: &Stage<'_>, next: u8) -> Vec<String> {
    let Some(told) = &stage.view.characters else { return Vec::new() };
    let at = usize::from(next) - 1;
    if stage.view.is_solo() {
        return told.first().and_then(|row| row.get(at)).cloned().into_iter().collect();
    }
    told.get(at).cloned().unwrap_or_default()
}

/// Nobody has said who plays whom: whoever is known.
fn any(mat: &mut Table, stage: &Stage<'_>) {
    let listed =
        stage.view.copied.characters.as_ref().map(|listed| listed.keys().cloned().collect::<Vec<_>>());
    let names = listed.unwrap_or_else(|| CHARACTERS.map(str::to_owned).to_vec());
    let rows = names.len().div_ceil(3);
    let (down, radius) = match rows {
        0..=2 => (128.0, 32.0),
        3..=4 => (64.0, 20.0),
        rows => (252.0 / rows as f32, 15.0),
    };
    for (at, name) in names.iter().enumerate() {
        let middle = [70.0 + (at % 3) as f32 * 100.0, 180.0 - (32.0 - radius) * 0.9 + (at / 3) as f32 * down];
        pawn(mat, stage, middle, radius, name, 98.0);
    }
}

/// Somebody, with the actions done, of those that may be.
fn pawn(mat: &mut Table, stage: &Stage<'_>, [x, y]: At, radius: f32, name: &str, room: f32) {
    let view = stage.view;
    let tints = mat.tints();
    let times = view.acted.iter().find(|(other, _)| other == name).map_or(0, |(_, times)| *times);
    let most = view.may_act(name).max(times);
    let last = view.acted.last().is_some_and(|(other, _)| other == name);
    let lit = if last { Lit::Ringed } else { Lit::Plain };
    let sign = if name == FRODO_SAM { fate::FRODO } else { person_sign(name) };
    if name == FRODO_SAM || name == "merry-pippin" {
        let ink = if last { tints.gold } else { tints.ink };
        mat.pawn([x, y], radius, crate::window::pieces::Sign(' '), lit);
        mat.sign(fate::FRODO, [x - radius * 0.84, y - radius * 0.58], radius * 1.12, ink);
        mat.sign(fate::FRODO, [x - radius * 0.16, y - radius * 0.42], radius, ink);
    } else {
        mat.pawn([x, y], radius, sign, lit);
    }
    let (size, below) = if radius > 30.0 { (17.0, radius + 23.0) } else { (12.5, radius + 13.0) };
    let ink = if last { tints.gold } else { tints.ink };
    mat.fits([x, y + below], room - 6.0, size, (ink, Side::About, radius > 30.0), &stage.named(name));
    if radius > 30.0 {
        mat.dots([x, y + below + 18.0], (times, most), if last { tints.gold } else { tints.faint });
    } else if times > 0 {
        mat.bold([x + radius + 6.0, y + 5.0], 14.0, tints.gold, Side::From, times.to_string());
    }
    let corner = [x - radius, y - radius];
    mat.place(
        corner,
        [radius * 2.0, radius * 2.0 + below * 0.5],
        stage.named(name),
        Wish::Give(C::Act(name.to_owned()).into()),
    );
}

/// The moment: what is done.
pub(super) fn deeds(mat: &mut Table, stage: &Stage<'_>) {
    if stage.said.verb() == "muster" {
        return armies(mat, stage);
    }
    rows::head(mat, stage, &stage.of("fate-mat-title", "what-is-done"), "");
    for (at, (name, sign, verb)) in DEEDS.into_iter().enumerate() {
        let corner = [904.0 + (at % 2) as f32 * 176.0, 142.0 + (at / 2) as f32 * 47.0];
        let lit = if stage.said.verb() == verb { Lit::Ringed } else { Lit::Plain };
        let label = stage.of("fate-mat-deed", name);
        mat.deed(corner, [168.0, 41.0], sign, &label, lit);
        mat.place(corner, [168.0, 41.0], label.clone(), begins(verb, label));
    }
    if stage.said.is_empty() {
        let label = stage.of("fate-mat-word", "search-here");
        rows::foot(mat, &label, "", begins("search", &label));
    } else {
        let below = stage.say("fate-mat-player-cards");
        rows::foot(mat, &stage.say("fate-mat-actions-done"), &below, Wish::Give(C::Done.into()));
    }
}

/// A muster: whose troop comes out of what is left.
fn armies(mat: &mut Table, stage: &Stage<'_>) {
    rows::head(
        mat,
        stage,
        &stage.of("fate-mat-title", "whose-troop"),
        &stage.of("fate-mat-word", "left-beside"),
    );
    let view = stage.view;
    let place = stage.said_place();
    for (at, army) in Army::ALL.into_iter().enumerate() {
        let corner = [904.0 + (at % 2) as f32 * 176.0, 142.0 + (at / 2) as f32 * 60.0];
        let left = view.left_of(army);
        let wish = match (&place, view.options.ledger) {
            (Some(place), true) => {
                let stands = view.troops_at(place).friendly.get(&army).copied().unwrap_or_default();
                Some(Wish::Give(
                    C::Troops {
                        place: place.clone(),
                        shadow: None,
                        friendly: vec![(army, u32::from(stands) + 1)],
                    }
                    .into(),
                ))
            }
            (None, true) => None,
            (_, false) => {
                Some(Wish::Give(Command::<Fate>::Track(FateTrack::Army(army), Change::Fewer(1)).into()))
            }
        };
        let name = stage.tell("fate-army", &[("army", army.to_string().into())]);
        let lit = if left == 0 || wish.is_none() { Lit::Spent } else { Lit::Plain };
        mat.deed(corner, [168.0, 52.0], army_sign(army), &name, lit);
        mat.bold([corner[0] + 156.0, corner[1] + 33.0], 20.0, mat.tints().ink, Side::To, left.to_string());
        if let Some(wish) = wish.filter(|_| left > 0) {
            mat.place(corner, [168.0, 52.0], name, wish);
        }
    }
    let below = stage.say("fate-mat-player-cards");
    rows::foot(mat, &stage.say("fate-mat-actions-done"), &below, Wish::Give(C::Done.into()));
}
