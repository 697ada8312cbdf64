//! The dice of both sides, whose they are to press, and what the next move has to expect.

use super::{INSET, SIZE, Table, signs};
use crate::language::Words;
use crate::language::war::{names, next_moves};
use crate::war::WarView;
use crate::war::nation::Side;
use crate::war::odds::HUNT_DICE;
use crate::war::people::Character;
use crate::war::view::Step;
use crate::window::pieces::{self, Lit, signs::war};
use crate::window::play::wish::Wish;
use strum::IntoEnumIterator;

/// How large a die is, how far the next one, and how many lie in a row.
const DIE: f32 = 56.0;
const APART: f32 = 64.0;
const TOP: f32 = 44.0;
/// Where each side's begin, and how many lie in a row.
const SIDES: [(f32, usize); 2] = [(INSET, 4), (292.0, 5)];
/// Where Rings and Characters stand.
const BESIDE: f32 = 640.0;

pub(super) fn dice(mat: &mut Table, words: &Words, view: &WarView, odds: bool) {
    mat.panel([0.0, 0.0], [SIZE[0], super::UPPER], "", "");
    for side in [Side::Free, Side::Shadow] {
        self::side(mat, words, view, side);
    }
    mat.rule([BESIDE - 18.0, 18.0], [BESIDE - 18.0, 164.0]);
    beside(mat, words, view);
    mat.rule([INSET, 178.0], [SIZE[0] - INSET, 178.0]);
    hunted(mat, words, view, odds);
}

fn side(mat: &mut Table, words: &Words, view: &WarView, side: Side) {
    let tints = mat.tints();
    let (left, in_a_row) = SIDES[side as usize];
    let acts = view.step == Step::Actions && view.acts() == Some(side);
    let title = names::side(words, side);
    let said = if acts { words.say("part-acts", &[("side", title.into())]) } else { title };
    let ink = if acts { tints.gold } else { tints.ink };
    mat.fitted([left, 30.0], 250.0, 17.0, (ink, pieces::Side::From, true), &said);
    let at = |number: usize| {
        let (row, along) = (number / in_a_row, number % in_a_row);
        [left + along as f32 * APART, TOP + row as f32 * APART]
    };
    let faces = &view.unused[side as usize];
    for (number, face) in faces.iter().enumerate() {
        let lit = if acts { Lit::Ringed } else { Lit::Plain };
        mat.face(at(number), DIE - 6.0, Some(signs::face(*face)), (side == Side::Shadow, lit));
        if acts {
            let used = Wish::Give(format!("use {}", face.name()));
            mat.place(at(number), [DIE - 6.0; 2], names::face(words, *face), used);
        }
    }
    if view.step != Step::Actions {
        for number in faces.len()..usize::from(view.to_roll()[side as usize]) {
            mat.hollow(at(number), DIE - 6.0);
        }
    }
}

/// Elven Rings, and who is in play.
fn beside(mat: &mut Table, words: &Words, view: &WarView) {
    let tints = mat.tints();
    let title = words.say("part-elven-rings", &[]);
    mat.fitted([BESIDE, 30.0], 190.0, 15.0, (tints.faint, pieces::Side::From, false), &title);
    for side in [Side::Free, Side::Shadow] {
        let ink = if side == Side::Free { tints.gold } else { tints.red };
        let from = if side == Side::Free { BESIDE } else { BESIDE + 106.0 };
        for ring in 0..view.rings[side as usize] {
            mat.sign(war::ELVEN_RING, [from + f32::from(ring) * 31.0, 40.0], 28.0, ink);
        }
    }
    let in_play = Character::iter().filter(|it| view.is_in_play(*it));
    for (number, character) in in_play.enumerate() {
        let lit = if character.side() == Side::Free { tints.ink } else { tints.red };
        let at = [BESIDE + 20.0 + (number % 3) as f32 * 66.0, 78.0 + (number / 3) as f32 * 46.0];
        mat.sign(signs::character(character), [at[0] - 14.0, at[1]], 28.0, lit);
        let name = names::person(words, crate::war::people::Person::Character(character));
        mat.fitted([at[0], at[1] + 42.0], 64.0, 12.5, (tints.faint, pieces::Side::About, false), &name);
    }
}

/// The Hunt Box, and what the next move, or an allocation, has to expect.
fn hunted(mat: &mut Table, words: &Words, view: &WarView, odds: bool) {
    let tints = mat.tints();
    let title = words.say("track-box", &[]);
    mat.fitted([INSET, 203.0], 130.0, 16.0, (tints.gold, pieces::Side::From, true), &title);
    let [free, shadow] = view.boxed;
    let boxed = (0..shadow).map(|_| true).chain((0..free).map(|_| false));
    for (number, shadow) in boxed.enumerate().take(10) {
        let sign = if shadow { war::EYE } else { war::CHARACTER };
        let at = [INSET + number as f32 * 38.0, 216.0];
        mat.face(at, 32.0, Some(sign), (shadow, Lit::Plain));
    }
    if view.step == Step::Actions && view.mordor.is_none() {
        let least = 6u8.saturating_sub(free).max(2);
        let facts = [("dice", shadow.min(HUNT_DICE).into()), ("least", least.into())];
        let said = words.say("part-rolls", &facts);
        mat.fitted([INSET + 140.0, 203.0], 240.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
    }
    if !odds {
        return;
    }
    if matches!(view.step, Step::Fellowship | Step::Allocation) {
        return columns(mat, words, view);
    }
    let Some((_, found)) = next_moves(view, 1).into_iter().next() else { return };
    let rows = [("odds-success", found.success, tints.gold), ("odds-seen", found.reveal, tints.red)];
    for (number, (name, chance, color)) in rows.into_iter().enumerate() {
        let y = 188.0 + number as f32 * 24.0;
        mat.fitted(
            [424.0, y + 12.0],
            74.0,
            15.0,
            (tints.ink, pieces::Side::From, false),
            &words.say(name, &[]),
        );
        mat.bar([504.0, y], [240.0, 15.0], chance.about() as f32, color);
        let hundred = format!("{} %", (chance.about() * 100.0).round());
        mat.bold([830.0, y + 14.0], 20.0, tints.ink, pieces::Side::To, words.numbers(&hundred));
    }
    let mean = words.numbers(&format!("{:.1}", found.damage.about()));
    mat.fitted(
        [424.0, 248.0],
        74.0,
        15.0,
        (tints.ink, pieces::Side::From, false),
        &words.say("odds-damage", &[]),
    );
    mat.bold([830.0, 250.0], 20.0, tints.ink, pieces::Side::To, mean);
}

/// Each allocation as a column: how likely a move is found, and seen.
fn columns(mat: &mut Table, words: &Words, view: &WarView) {
    let tints = mat.tints();
    let moves = next_moves(view, 1);
    let step = (410.0 / moves.len().max(1) as f32).min(76.0);
    for (number, (count, found)) in moves.into_iter().enumerate() {
        let x = 424.0 + number as f32 * step;
        for (bar, (chance, color)) in
            [(found.success, tints.gold), (found.reveal, tints.red)].into_iter().enumerate()
        {
            let share = chance.about() as f32;
            let high = (44.0 * share).max(1.0);
            let wide = step * 0.3;
            let paint = pieces::Paint::filled(color);
            mat.plate([x + bar as f32 * (wide + 3.0), 236.0 - high], [wide, high], 2.0, paint);
        }
        let hundred = format!("{}", (found.success.about() * 100.0).round());
        mat.bold([x + step * 0.33, 252.0], 14.0, tints.ink, pieces::Side::About, count.to_string());
        mat.words([x + step * 0.16, 190.0], 12.5, tints.faint, pieces::Side::About, hundred);
    }
    let legend = format!("{} · {}", words.say("odds-success", &[]), words.say("odds-seen", &[]));
    mat.fitted([INSET + 140.0, 203.0], 240.0, 14.0, (tints.faint, pieces::Side::From, false), &legend);
}
