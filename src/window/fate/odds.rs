//! The page of chances, in exact fractions: what is flipped, searches by dice, Mount Doom by the enemies there.

use super::drawn::{boxed, cells};
use crate::books::Ratio;
use crate::fate::Fate;
use crate::fate::dice::lasts;
use crate::fate::odds::{Chance, Coming};
use crate::fate::terms::MORDOR;
use crate::fate::{Fellowship, Step};
use crate::language::Words;
use crate::language::fate::{deck_chance, named};
use crate::window::frame::Own;
use crate::window::widgets::look::Look;
use iced::widget::column;
use std::collections::BTreeMap;

/// So many enemies at Mount Doom are reckoned with.
const ENEMIES: u32 = 5;
/// F22, F27: dice at most.
const MOST: u32 = 7;

/// F22: the dice of a search with so many shadow troops in the place.
pub(super) fn search_dice(view: &Fellowship, troops: u32) -> u32 {
    (u32::from(view.nazgul_with_frodo()) + troops).min(MOST)
}

/// F27: the dice at Mount Doom with so many Nazgûl and shadow troops there.
pub(super) fn doom_dice(view: &Fellowship, enemies: u32) -> u32 {
    (enemies + u32::from(view.hope_top.saturating_sub(view.hope))).min(MOST)
}

/// Those in Mordor, with so many shadow troops.
pub(super) fn enemies(view: &Fellowship, troops: u32) -> u32 {
    u32::from(view.nazgul_in(Some(MORDOR), false)) + troops
}

/// The chance that so much hope lasts.
pub(super) fn hope_lasts(view: &Fellowship, hope: u8, dice: u32, haven: bool, resistance: u32) -> Ratio {
    match hope {
        0 => Ratio::ZERO,
        hope => lasts(&view.search, dice, haven, hope.into(), resistance),
    }
}

/// The page of chances: what is flipped, searches by dice, and Mount Doom by the enemies there.
pub(super) fn odds_page<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a, Fate> {
    let say = |name: &str| words.say(name, &[]);
    let lasts = |dice: u32, resistance| {
        words.numbers(&hope_lasts(view, view.hope, dice, false, resistance).fraction())
    };
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
        boxed(look, chances_of(words, view), chances(look, words, view)),
        boxed(look, say("fate-head-search"), searches),
        boxed(look, say("fate-deed-doom"), doom),
    ]
    .spacing(look.size(10.0))
    .into()
}

/// Of which flips these are the chances: once all of a turn are made, of the next turn's (F52).
fn chances_of(words: &Words, view: &Fellowship) -> String {
    let is_over = matches!(view.step, Step::Shadow { made, of } if made >= of);
    let turn = if is_over { "next" } else { "this" };
    words.say("fate-head-chances", &[("turn", turn.into()), ("flips", view.flips_to_come().into())])
}

/// Lines and places with their chances, the likeliest first; those with the same ones stand in one line.
fn chances<'a>(look: Look, words: &Words, view: &Fellowship) -> Vec<Own<'a, Fate>> {
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
    let mut lines: Vec<Own<'a, Fate>> = vec![cells(look, head)];
    lines.extend(rows.iter().map(|row| cells(look, row.cells(words))));
    // F54: what an unread card could be can come.
    for (name, found) in [("fate-unread-may-be", unread), ("fate-cannot-come", none)] {
        if !found.is_empty() {
            lines.push(
                look.label(words.say(
                    name,
                    &[(
                        "lines",
                        found.iter().map(|line| called(words, line)).collect::<Vec<_>>().join(", ").into(),
                    )],
                ))
                .into(),
            );
        }
    }
    let special = chance(Coming::Special);
    let special = at_least(special, special.chance.percent());
    lines.push(look.label(words.say("fate-special-comes", &[("chance", special.into())])).into());
    lines
}

/// A line: as the file names it, or by its ends.
fn called(words: &Words, line: &str) -> String {
    match line.split_once('>') {
        Some((start, end)) => format!("{} → {}", named(words, start), named(words, end)),
        None => line.to_owned(),
    }
}

/// F54: a chance as it is written, and whether unread cards might make it larger.
fn at_least(chance: Chance, written: String) -> String {
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
        let lines: Vec<String> = self.lines.iter().map(|line| self::called(words, line)).collect();
        let called = format!("{}  {}", lines.join(", "), places.join(", "));
        [called, shown(self.advances), shown(self.reinforced)]
    }
}
