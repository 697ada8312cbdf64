//! Skies Darken: its four steps with the numbers of this moment, to be ticked off (F34 to F38); and when the next card comes.

use super::drawn::boxed;
use crate::books::Ratio;
use crate::fate::{Darkens, Due, Fellowship, Step};
use crate::language::Words;
use crate::language::fate::named;
use crate::window::frame::{List, Own};
use crate::window::widgets::look::Look;

/// So many turns are told of at most.
const TURNS: usize = 8;

/// What a card comes to: one that is to be resolved, or the one whose hands are at work until the back behind it is told.
pub(super) fn darkens(view: &Fellowship) -> Option<Darkens> {
    let told = view.darkened.as_ref().filter(|darkened| darkened.place.is_some());
    match view.step {
        // Its battle, if there is one, comes before the shuffle.
        _ if view.due.contains(&Due::Top) => told.cloned(),
        Step::Skies(_) if view.due.is_empty() => Some(view.darkens(None)),
        _ => None,
    }
}

/// Its steps, as a list.
pub(super) fn steps(words: &Words, view: &Fellowship) -> Option<List> {
    let darkens = darkens(view)?;
    let place = darkens.place.as_ref().map_or_else(|| "none".to_owned(), |place| named(words, place));
    let rate = view.rates.get(usize::from(darkens.space).saturating_sub(1)).copied().unwrap_or_default();
    let frodo = view.frodo.as_ref().map(|frodo| named(words, frodo)).unwrap_or_default();
    let step = |step: &'static str| {
        let facts = [
            ("step", step.into()),
            ("space", darkens.space.into()),
            ("rate", rate.into()),
            ("frodo", frodo.clone().into()),
            ("place", place.clone().into()),
            ("placed", darkens.placed.into()),
            ("missing", darkens.missing.into()),
            ("shuffled", darkens.shuffled.into()),
        ];
        words.say("fate-darkens", &facts)
    };
    let eye = if darkens.with_frodo { "with-frodo" } else { "eye" };
    let troops = if darkens.missing > 0 { "missing" } else { "troops" };
    let shuffle = if darkens.shuffled > 0 { "shuffle" } else { "nothing" };
    let lines = (1..).zip(["threat", eye, troops, shuffle].map(step));
    let title = words.say("fate-list-skies", &[("place", place.clone().into())]);
    Some(List { title, lines: lines.map(|(number, line): (u8, _)| format!("{number}  {line}")).collect() })
}

/// F56: when the next card comes: with the next draw, and by which turn.
pub(super) fn next<'a>(look: Look, words: &Words, view: &Fellowship, odds: bool) -> Own<'a> {
    let stacks = &view.stacks;
    let facts =
        [("drawn", stacks.drawn.into()), ("skies", stacks.skies.into()), ("left", stacks.left().into())];
    let mut lines: Vec<Own<'a>> = vec![look.label(words.say("fate-fact-cards", &facts)).into()];
    if odds {
        lines.extend(when(words, view).into_iter().map(|line| look.text(line).into()));
    }
    boxed(look, words.say("fate-head-skies", &[]), lines)
}

fn when(words: &Words, view: &Fellowship) -> Vec<String> {
    let is_drawn = !matches!(view.step, Step::Setup | Step::Actions | Step::Cards);
    let first = view.turn + u16::from(is_drawn);
    let [_, one, both] = view.stacks.skies_chances(view.stacks.next());
    let mut so_far = Ratio::ZERO;
    let by_turn: Vec<(u16, Ratio)> = (first..)
        .zip(view.stacks.by_draw())
        .map(|(turn, chance)| {
            so_far += chance;
            (turn, so_far)
        })
        .filter(|(_, chance)| *chance > Ratio::ZERO)
        .collect();
    let count = match one + both {
        none if none == Ratio::ZERO => "none",
        _ if both > Ratio::ZERO => "two",
        _ => "one",
    };
    let facts = [
        ("count", count.into()),
        ("chance", (one + both).percent().into()),
        ("two", both.percent().into()),
        ("turn", by_turn.first().map_or(0, |(turn, _)| *turn).into()),
    ];
    let told = by_turn
        .iter()
        .take(TURNS)
        .map(|(turn, chance)| words.pair(turn.to_string(), chance.percent()).replace(' ', "\u{a0}"));
    let told: Vec<String> = told.collect();
    let by_turn = || words.say("fate-skies-by-turn", &[("turns", told.join(", ").into())]);
    let next = words.say("fate-skies-next", &facts);
    std::iter::once(next).chain((!told.is_empty()).then(by_turn)).collect()
}
