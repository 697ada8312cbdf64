//! Its own part: the card that is turned up, what can come in this turn, and the deck as it is known.

use super::card::card;
use super::drawn::{boxed, cells};
use super::set_up::items;
use crate::books::Ratio;
use crate::fate::dice::lasts;
use crate::fate::odds::Coming;
use crate::fate::{Fellowship, Step};
use crate::language::Words;
use crate::language::fate::{deck_chance, named};
use crate::window::frame::Own;
use crate::window::widgets::look::Look;
use iced::Fill;
use iced::widget::{Column, column, row};
use std::collections::BTreeMap;

/// How many lines a table has at most: nothing in it scrolls.
const LINES: usize = 8;

/// The part.
pub(super) fn own_part<'a>(look: Look, words: &Words, view: &'a Fellowship, odds: bool) -> Own<'a> {
    let mut parts: Vec<Own<'a>> = card(look, words, view, odds).into_iter().collect();
    if view.step == Step::Setup {
        parts.push(items(look, words, view));
        return Column::with_children(parts).spacing(look.size(8.0)).width(Fill).into();
    }
    // While dice lie there they alone matter.
    if odds && view.dice().is_none() {
        let flips = view.flips_to_come();
        parts.push(boxed(
            look,
            words.say("fate-head-chances", &[("flips", flips.into())]),
            chances(look, words, view),
        ));
    }
    let left = column![deck(look, words, view), nazgul(look, words, view)].spacing(look.size(8.0));
    parts.push(row![left, skies(look, words, view, odds)].spacing(look.size(8.0)).into());
    Column::with_children(parts).spacing(look.size(8.0)).width(Fill).into()
}

/// Lines and places with their chances, the likeliest first.
fn chances<'a>(look: Look, words: &Words, view: &Fellowship) -> Vec<Own<'a>> {
    let mut pairs: BTreeMap<String, String> = BTreeMap::new();
    for front in view.kinds().filter_map(|kind| kind.front.as_ref()) {
        pairs.insert(front.line.clone(), front.place.clone());
    }
    let chance = |coming: Coming| deck_chance(view, &coming, None);
    let mut rows: Vec<(Ratio, [String; 3])> = Vec::new();
    let mut none = Vec::new();
    for (line, place) in pairs {
        let (advance, reinforce) = (chance(Coming::Line(line.clone())), chance(Coming::At(place.clone())));
        let likely = advance.chance + reinforce.chance;
        if likely > Ratio::ZERO {
            let shown = |chance: crate::fate::odds::Chance| {
                let least = if chance.at_least { "≥ " } else { "" };
                format!("{least}{}", chance.chance.fraction())
            };
            rows.push((likely, [format!("{line}  {place}"), shown(advance), shown(reinforce)]));
        } else {
            none.push(line);
        }
    }
    rows.sort_by(|(one, _), (other, _)| other.partial_cmp(one).unwrap_or(std::cmp::Ordering::Equal));
    let head =
        [String::new(), words.say("fate-column-advances", &[]), words.say("fate-column-reinforced", &[])];
    let mut lines: Vec<Own<'a>> = vec![cells(look, head)];
    lines.extend(rows.into_iter().take(LINES).map(|(_, texts)| cells(look, texts)));
    if !none.is_empty() {
        lines.push(look.label(words.say("fate-cannot-come", &[("lines", none.join(" ").into())])).into());
    }
    let special = chance(Coming::Special).chance.percent();
    lines.push(look.label(words.say("fate-special-comes", &[("chance", special.into())])).into());
    lines
}

fn deck<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let layer = |layer: &crate::fate::deck::Layer| {
        let back = layer.shown_back().map_or("none", <&str>::from);
        let text = words.say("fate-fact-layer", &[("cards", layer.len().into()), ("back", back.into())]);
        look.text(text).into()
    };
    boxed(look, words.say("fate-head-deck", &[]), view.deck.layers.iter().take(LINES).map(layer).collect())
}

/// F18: where the Nazgûl stand, and who else is there.
fn nazgul<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let region = |(name, count): (&String, &u8)| {
        let frodo = (view.frodo.as_ref() == Some(name)).then(|| words.say("fate-track-frodo", &[]));
        let eye = (view.eye == *name).then(|| words.say("fate-track-eye", &[]));
        let with = frodo.into_iter().chain(eye).collect::<Vec<_>>().join(", ");
        let with = if with.is_empty() { with } else { format!(" ({with})") };
        format!("{} {count}{with}", named(words, name))
    };
    let there = view.nazgul.iter().filter(|(_, count)| **count > 0).map(region);
    let line = there.collect::<Vec<_>>().join(" · ");
    boxed(look, words.say("fate-track-nazgul", &[]), vec![look.text(line).into()])
}

/// F56: when the next Skies Darken card comes.
fn skies<'a>(look: Look, words: &Words, view: &Fellowship, odds: bool) -> Own<'a> {
    let drawn = words.say(
        "fate-fact-cards",
        &[
            ("drawn", view.stacks.drawn.into()),
            ("skies", view.stacks.skies.into()),
            ("left", view.stacks.left().into()),
        ],
    );
    let first = view.turn + u16::from(!matches!(view.step, Step::Setup | Step::Actions | Step::Cards));
    let mut lines: Vec<Own<'a>> = vec![look.label(drawn).into()];
    if odds {
        let by_draw = view.stacks.by_draw();
        let turns = (first..).zip(by_draw).filter(|(_, chance)| *chance > Ratio::ZERO).take(LINES);
        let turns = turns.map(|(turn, chance)| {
            let facts = [("turn", turn.into()), ("chance", chance.percent().into())];
            words.say("fate-skies-by-turn", &facts)
        });
        lines.push(look.text(turns.collect::<Vec<_>>().join(" · ")).into());
    }
    boxed(look, words.say("fate-head-skies", &[]), lines)
}

/// The page of chances: what is flipped, and searches by dice.
pub(super) fn odds_page<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let flips = view.flips_to_come();
    let search = |dice: u32| {
        let hope = u32::from(view.hope);
        let of = |resistance| {
            if hope == 0 { Ratio::ZERO } else { lasts(&view.search, dice, false, hope, resistance) }
        };
        cells(look, [dice.to_string(), of(0).fraction(), of(1).fraction()])
    };
    let head = [
        words.say("fate-column-dice", &[]),
        words.say("fate-column-lasts", &[]),
        words.say("fate-column-resistance", &[]),
    ];
    let searches = std::iter::once(cells(look, head)).chain((1..=7).map(search)).collect();
    column![
        boxed(look, words.say("fate-head-chances", &[("flips", flips.into())]), chances(look, words, view)),
        boxed(look, words.say("fate-head-search", &[]), searches),
    ]
    .spacing(look.size(10.0))
    .into()
}
