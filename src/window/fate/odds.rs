//! The page of chances, in exact fractions: what is flipped, searches by dice, Mount Doom by the enemies there.

use super::mat::chances::{Likely, lines};
use crate::books::Ratio;
use crate::fate::dice::lasts;
use crate::fate::odds::{Chance, Coming};
use crate::fate::terms::MOST_DICE;
use crate::fate::{Fate, Fellowship, Step};
use crate::language::Words;
use crate::language::fate::deed::called;
use crate::language::fate::{deck_chance, named};
use crate::window::frame::{Own, headed, panel};
use crate::window::widgets::look::Look;
use iced::Length::FillPortion;
use iced::widget::{Column, Row, column, container};

/// So many enemies at Mount Doom are reckoned with.
const ENEMIES: u32 = 5;

/// The chance that so much hope lasts.
pub(super) fn hope_lasts(view: &Fellowship, hope: u8, dice: u32, haven: bool, resistance: u32) -> Ratio {
    match hope {
        0 => Ratio::ZERO,
        hope => lasts(&view.search, dice, haven, hope.into(), resistance),
    }
}

/// Of searches with so many dice, and so much Resistance against them: how likely hope lasts; where it lasts in any case, how
/// likely none of it is lost. What that is called, and the chances.
pub(super) fn searches(
    view: &Fellowship,
    hope: u8,
    haven: bool,
    dice: &[[u32; 2]],
) -> (&'static str, Vec<Ratio>) {
    let each = |hope| dice.iter().map(move |[dice, spent]| hope_lasts(view, hope, *dice, haven, *spent));
    let lasts: Vec<Ratio> = each(hope).collect();
    if lasts.iter().all(|lasts| *lasts == Ratio::ONE) {
        ("unhurt", each(1).collect())
    } else {
        ("lasts", lasts)
    }
}

/// The page of chances: what is flipped, searches by dice, and Mount Doom by the enemies there.
pub(super) fn odds_page<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a, Fate> {
    let say = |name: &str| words.say(name, &[]);
    let lasts = |dice: u32, resistance| {
        words.numbers(&hope_lasts(view, view.hope, dice, false, resistance).fraction())
    };
    let with = [say("column-lasts"), say("column-resistance"), say("column-two")];
    let [alone, one, two] = with.clone();
    let head = cells(look, [say("column-dice"), alone, one, two]);
    let search = |dice: u32| cells(look, [dice.to_string(), lasts(dice, 0), lasts(dice, 1), lasts(dice, 2)]);
    let searches = std::iter::once(head).chain((1..=MOST_DICE).map(search)).collect();
    let [alone, one, two] = with;
    let head = cells(look, [say("column-enemies"), say("column-dice"), alone, one, two]);
    let doom = |enemies: u32| {
        let dice = view.doom_dice(enemies);
        let texts = [enemies.to_string(), dice.to_string(), lasts(dice, 0), lasts(dice, 1), lasts(dice, 2)];
        cells(look, texts)
    };
    let doom = std::iter::once(head).chain((0..=ENEMIES).map(doom)).collect();
    column![
        boxed(look, chances_of(words, view), chances(look, words, view)),
        boxed(look, say("head-search"), searches),
        boxed(look, say("deed-doom"), doom),
    ]
    .spacing(look.size(10.0))
    .into()
}

/// Of which flips these are the chances: once all of a turn are made, of the next turn's (F52).
fn chances_of(words: &Words, view: &Fellowship) -> String {
    let is_over = matches!(view.step, Step::Shadow { made, of } if made >= of);
    let turn = if is_over { "next" } else { "this" };
    words.say("head-chances", &[("turn", turn.into()), ("flips", view.flips_to_come().into())])
}

/// Lines and places with their chances, the likeliest first; those with the same ones stand in one line.
fn chances<'a>(look: Look, words: &Words, view: &Fellowship) -> Vec<Own<'a, Fate>> {
    let mut rows: Vec<Vec<Likely>> = Vec::new();
    let (mut unread, mut none) = (Vec::new(), Vec::new());
    for it in lines(view) {
        let same =
            |row: &&mut Vec<Likely>| [row[0].advances, row[0].reinforced] == [it.advances, it.reinforced];
        if let Some(row) = rows.iter_mut().find(same) {
            row.push(it);
        } else if it.advances.chance + it.reinforced.chance > Ratio::ZERO {
            rows.push(vec![it]);
        } else if it.advances.at_least || it.reinforced.at_least {
            unread.push(it.line);
        } else {
            none.push(it.line);
        }
    }
    let head = [String::new(), words.say("column-advances", &[]), words.say("column-reinforced", &[])];
    let mut lines: Vec<Own<'a, Fate>> = vec![cells(look, head)];
    lines.extend(rows.iter().map(|row| cells(look, in_cells(words, view, row))));
    // F54: what an unread card could be can come.
    for (name, found) in [("unread-may-be", unread), ("cannot-come", none)] {
        if !found.is_empty() {
            let said: Vec<String> = found.iter().map(|line| called(words, Some(view), line)).collect();
            lines.push(look.label(words.say(name, &[("lines", said.join(", ").into())])).into());
        }
    }
    let special = deck_chance(view, &Coming::Special, None);
    let special = at_least(special, special.chance.percent());
    lines.push(look.label(words.say("special-comes", &[("chance", special.into())])).into());
    lines
}

/// F54: a chance as it is written, and whether unread cards might make it larger.
fn at_least(chance: Chance, written: String) -> String {
    if chance.at_least { format!("≥ {written}") } else { written }
}

/// Lines that are equally likely, with what is reinforced.
fn in_cells(words: &Words, view: &Fellowship, row: &[Likely]) -> [String; 3] {
    let shown = |chance: Chance| {
        let told = words.numbers(&at_least(chance, chance.chance.fraction()));
        match row.len() {
            1 => told,
            _ => words.say("each", &[("chance", told.into())]),
        }
    };
    let places: Vec<String> = row.iter().map(|it| named(words, &it.place)).collect();
    let lines: Vec<String> = row.iter().map(|it| called(words, Some(view), &it.line)).collect();
    let called = format!("{}  {}", lines.join(", "), places.join(", "));
    [called, shown(row[0].advances), shown(row[0].reinforced)]
}

/// A sheet with its heading, and lines.
fn boxed<'a>(look: Look, heading: String, lines: Vec<Own<'a, Fate>>) -> Own<'a, Fate> {
    let inner = Column::with_children(std::iter::once(headed(look, heading, true)).chain(lines));
    panel(look, inner.spacing(look.size(4.0)))
}

/// A row of a table.
fn cells<'a, const N: usize>(look: Look, texts: [String; N]) -> Own<'a, Fate> {
    // What a row is about is longer than its numbers.
    let cell = |(at, text): (usize, String)| -> Own<'a, Fate> {
        container(look.text(text)).width(FillPortion(if at == 0 { 3 } else { 2 })).into()
    };
    Row::with_children(texts.into_iter().enumerate().map(cell)).spacing(look.size(12.0)).into()
}
