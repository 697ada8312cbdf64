//! Its own part: the card that is turned up, what can come in this turn, and the deck as it is known.

use super::card::card;
use super::drawn::{boxed, cells};
use super::road::{MOST, doom_dice, hope_lasts, road, stand};
use super::set_up::items;
use super::skies::{darkens, next};
use crate::books::Ratio;
use crate::fate::odds::{Chance, Coming};
use crate::fate::{Fellowship, Step};
use crate::language::Words;
use crate::language::fate::{deck_chance, named};
use crate::window::frame::Own;
use crate::window::widgets::look::Look;
use iced::Fill;
use iced::widget::{Column, column, row};
use std::collections::BTreeMap;

/// How many lines a table has at most: nothing in it scrolls. While actions are done, Frodo's road stands below.
const LINES: usize = 8;
const FEW: usize = 6;
/// So many enemies at Mount Doom are reckoned with.
const ENEMIES: u32 = 5;

/// The part.
pub(super) fn own_part<'a>(look: Look, words: &Words, view: &'a Fellowship, odds: bool) -> Own<'a> {
    let mut parts: Vec<Own<'a>> = card(look, words, view, odds).into_iter().collect();
    if view.step == Step::Setup {
        parts.push(items(look, words, view));
        return Column::with_children(parts).spacing(look.size(8.0)).width(Fill).into();
    }
    // While dice lie there, or hands are at Skies Darken, that alone matters.
    if odds && view.dice().is_none() && darkens(view).is_none() {
        parts.push(boxed(
            look,
            chances_of(words, view),
            chances(look, words, view, if view.step == Step::Actions { FEW } else { LINES }),
        ));
    }
    let road = if odds { road(look, words, view) } else { None };
    let nazgul = road.is_none().then(|| nazgul(look, words, view));
    let acted = (view.step == Step::Actions && !view.acted.is_empty()).then(|| acted(look, words, view));
    let left = column![deck(look, words, view)].push(acted).push(nazgul).spacing(look.size(8.0));
    parts.push(row![left, next(look, words, view, odds)].spacing(look.size(8.0)).into());
    parts.extend(road);
    Column::with_children(parts).spacing(look.size(8.0)).width(Fill).into()
}

/// Of which flips these are the chances: once all of a turn are made, of the next turn's (F52).
fn chances_of(words: &Words, view: &Fellowship) -> String {
    let is_over = matches!(view.step, Step::Shadow { made, of } if made >= of);
    let turn = if is_over { "next" } else { "this" };
    words.say("fate-head-chances", &[("turn", turn.into()), ("flips", view.flips_to_come().into())])
}

/// Lines and places with their chances, the likeliest first; those with the same ones stand in one line.
fn chances<'a>(look: Look, words: &Words, view: &Fellowship, most: usize) -> Vec<Own<'a>> {
    let mut pairs: BTreeMap<String, String> = BTreeMap::new();
    for front in view.kinds().filter_map(|kind| kind.front.as_ref()) {
        pairs.insert(front.line.clone(), front.place.clone());
    }
    let chance = |coming: Coming| deck_chance(view, &coming, None);
    let mut rows: Vec<Likely> = Vec::new();
    let (mut unread, mut none) = (Vec::new(), Vec::new());
    for (line, place) in pairs {
        let found = (chance(Coming::Line(line.clone())), chance(Coming::At(place.clone())));
        let same = rows.iter_mut().find(|row| (row.advances, row.reinforced) == found);
        if let Some(row) = same {
            row.lines.push(line);
            row.places.push(place);
        } else if found.0.chance + found.1.chance > Ratio::ZERO {
            let (advances, reinforced) = found;
            rows.push(Likely { lines: vec![line], places: vec![place], advances, reinforced });
        } else if found.0.at_least || found.1.at_least {
            unread.push(line);
        } else {
            none.push(line);
        }
    }
    let sum = |row: &Likely| row.advances.chance + row.reinforced.chance;
    rows.sort_by(|one, other| sum(other).partial_cmp(&sum(one)).unwrap_or(std::cmp::Ordering::Equal));
    let head =
        [String::new(), words.say("fate-column-advances", &[]), words.say("fate-column-reinforced", &[])];
    let mut lines: Vec<Own<'a>> = vec![cells(look, head)];
    lines.extend(rows.iter().take(most).map(|row| cells(look, row.cells(words))));
    if let Some(more) = rows.len().checked_sub(most).filter(|more| *more > 0) {
        lines.push(look.label(words.say("fate-more-lines", &[("count", more.into())])).into());
    }
    // F54: what an unread card could be can come.
    for (name, found) in [("fate-unread-may-be", unread), ("fate-cannot-come", none)] {
        if !found.is_empty() {
            lines.push(look.label(words.say(name, &[("lines", found.join(" ").into())])).into());
        }
    }
    let special = chance(Coming::Special);
    let special = at_least(special, special.chance.percent());
    lines.push(look.label(words.say("fate-special-comes", &[("chance", special.into())])).into());
    lines
}

/// F54: a chance as it is written, and whether unread cards might make it larger.
pub(super) fn at_least(chance: Chance, written: String) -> String {
    if chance.at_least { format!("≥ {written}") } else { written }
}

/// Lines and their places that are equally likely.
struct Likely {
    lines: Vec<String>,
    places: Vec<String>,
    advances: Chance,
    reinforced: Chance,
}

impl Likely {
    fn cells(&self, words: &Words) -> [String; 3] {
        let shown = |chance: Chance| {
            let told = words.numbers(&at_least(chance, chance.chance.fraction()));
            match self.lines.len() {
                1 => told,
                _ => words.say("fate-each", &[("chance", told.into())]),
            }
        };
        let places: Vec<String> = self.places.iter().map(|place| named(words, place)).collect();
        let called = format!("{}  {}", self.lines.join(" "), places.join(" "));
        [called, shown(self.advances), shown(self.reinforced)]
    }
}

fn deck<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let several = view.deck.layers.len() > 1;
    let layer = |(number, layer): (usize, &crate::fate::deck::Layer)| {
        let back = layer.shown_back().map_or("none", <&str>::from);
        let text = words.say("fate-fact-layer", &[("cards", layer.len().into()), ("back", back.into())]);
        look.text(if several { format!("{number}  {text}") } else { text }).into()
    };
    let layers = (1..).zip(view.deck.layers.iter().take(LINES)).map(layer);
    boxed(look, words.say("fate-head-deck", &[]), layers.collect())
}

/// F11: how often each has acted, of how often they may.
fn acted<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let line = |(name, times): &(String, u32)| {
        let facts = [
            ("name", named(words, name).into()),
            ("times", (*times).into()),
            ("most", view.may_act(name).into()),
        ];
        look.text(words.say("fate-acted", &facts)).into()
    };
    boxed(look, words.say("fate-head-acted", &[]), view.acted.iter().map(line).collect())
}

/// What everybody may know of the deck, in a line: how many cards, how many of them lie above all that was not shuffled with
/// them, and the back on top.
pub(super) fn known(words: &Words, view: &Fellowship) -> Vec<String> {
    let deck = &view.deck;
    let Some(layer) = deck.layers.first().filter(|_| !view.is_over()) else { return Vec::new() };
    let facts = [
        ("cards", deck.len().into()),
        ("layers", deck.layers.len().into()),
        ("first", layer.len().into()),
        ("back", deck.top().as_ref().map_or("none", <&str>::from).into()),
    ];
    vec![words.say("fate-known-deck", &facts)]
}

/// F18: where the Nazgûl stand, and who else is there.
fn nazgul<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    boxed(look, words.say("fate-track-nazgul", &[]), vec![look.text(stand(words, view)).into()])
}

/// The page of chances: what is flipped, searches by dice, and Mount Doom by the enemies there.
pub(super) fn odds_page<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let say = |name: &str| words.say(name, &[]);
    let lasts = |dice: u32, resistance| words.numbers(&hope_lasts(view, dice, false, resistance).fraction());
    let with = [say("fate-column-lasts"), say("fate-column-resistance"), say("fate-column-two")];
    let [alone, one, two] = with.clone();
    let head = cells(look, [say("fate-column-dice"), alone, one, two]);
    let search = |dice: u32| cells(look, [dice.to_string(), lasts(dice, 0), lasts(dice, 1), lasts(dice, 2)]);
    let searches = std::iter::once(head).chain((1..=MOST).map(search)).collect();
    let [alone, one, two] = with;
    let head = cells(look, [say("fate-column-enemies"), say("fate-column-dice"), alone, one, two]);
    let doom = |enemies: u32| {
        let dice = doom_dice(view, enemies);
        let texts = [enemies.to_string(), dice.to_string(), lasts(dice, 0), lasts(dice, 1), lasts(dice, 2)];
        cells(look, texts)
    };
    let doom = std::iter::once(head).chain((0..=ENEMIES).map(doom)).collect();
    column![
        boxed(look, chances_of(words, view), chances(look, words, view, usize::MAX)),
        boxed(look, say("fate-head-search"), searches),
        boxed(look, say("fate-deed-doom"), doom),
    ]
    .spacing(look.size(10.0))
    .into()
}
