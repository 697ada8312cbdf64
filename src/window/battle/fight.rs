//! Who attacks whom, with buttons that write it on the line; and the list of what can be built.

use super::chips;
use super::short::build_lines;
use crate::battle::{BattleView, Piece, Step, cannot_attack, cannot_be_attacked};
use crate::language::Words;
use crate::language::battle::{centre, nation};
use crate::window::frame::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container};
use iced::{Center, Fill};
use std::convert::Infallible;
use strum::VariantArray;

fn types<'a>(look: Look, label: String, typed: Option<String>) -> Own<'a> {
    let wish = typed.map(|typed| Wish::<Infallible>::Type(format!("{typed} ")));
    press(look, label, Weight::Quiet, wish).padding([look.size(2.0), look.size(7.0)]).into()
}

fn wrapped<'a>(look: Look, parts: Vec<Own<'a>>) -> Own<'a> {
    let gap = look.size(4.0);
    Row::with_children(parts).spacing(gap).align_y(Center).wrap().vertical_spacing(gap).into()
}

/// A defender, with what was said of its place and its strength in the attack before, if that was on the same.
fn as_before(view: &BattleView, defender: Piece) -> String {
    let before = view.step.last_attack.filter(|(before, ..)| *before == defender).map(|(_, cell, _)| cell);
    let flags = before.map(|cell| {
        let flags = [(cell.elven_defender, " elven"), (cell.fortress, " fortress"), (cell.river, " river")];
        flags.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect::<String>()
    });
    format!("{defender}{}", flags.unwrap_or_default())
}

/// The pieces that can attack, whom, and what else is said of an attack; in its step only. Those that cannot are greyed, and
/// why stands below.
pub(super) fn fight<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let Some(moment) = view.moment.filter(|moment| moment.step == Step::Attack && view.won.is_none()) else {
        return iced::widget::space().into();
    };
    let pieces = || Piece::VARIANTS.iter().copied().filter(|piece| view.has(*piece));
    let (own, others): (Vec<Piece>, Vec<Piece>) = pieces().partition(|it| view.side_of(*it) == moment.side);
    let button = |piece: Piece, can: bool| types(look, nation(words, piece), can.then(|| piece.to_string()));
    let target =
        |piece: Piece, can: bool| types(look, nation(words, piece), can.then(|| as_before(view, piece)));
    let word = |name: &str, typed: &str| types(look, words.say(name, &[]), Some(typed.to_owned()));
    let reasons = own.iter().filter_map(|piece| cannot_attack(view, *piece));
    let reasons = reasons.chain(others.iter().filter_map(|piece| cannot_be_attacked(view, *piece)));
    let reasons: Vec<Own<'a>> =
        reasons.map(|refusal| look.label(words.tell("refused", &refusal)).into()).collect();
    let mut theirs: Vec<Own<'a>> =
        own.iter().map(|piece| button(*piece, cannot_attack(view, *piece).is_none())).collect();
    theirs.push(word("battle-do-elven", "elven"));
    theirs.push(word("battle-do-on", "on"));
    let against: Vec<Own<'a>> =
        others.iter().map(|piece| target(*piece, cannot_be_attacked(view, *piece).is_none())).collect();
    let mut behind = vec![
        word("battle-do-elven", "elven"),
        word("battle-do-fortress", "fortress"),
        word("battle-do-river", "river"),
        word("battle-do-dice", "dice"),
    ];
    behind.extend((1..=6).map(|pips: u8| types(look, pips.to_string(), Some(pips.to_string()))));
    behind.push(word("battle-do-roll", "roll"));
    let inner = column![wrapped(look, theirs), wrapped(look, against), wrapped(look, behind)]
        .extend(reasons)
        .spacing(look.size(5.0));
    container(inner).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}

/// What is told of a Movement Phase seldom, a button each; nothing in other steps.
pub(super) fn seldom<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let buttons = chips::seldom(words, view).into_iter().map(|choice| {
        let press = press(look, choice.label, Weight::Quiet, Some(choice.wish));
        press.padding([look.size(4.0), look.size(9.0)]).into()
    });
    let buttons: Vec<Own<'a>> = buttons.collect();
    if buttons.is_empty() {
        return iced::widget::space().into();
    }
    container(wrapped(look, buttons)).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}

/// What can be built, a line each: pressed, or typed by its number.
pub(super) fn builds<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let lines = build_lines(view);
    let nothing = lines.is_empty().then(|| look.label(words.say("battle-nothing-to-build", &[])).into());
    let line = |(at, (piece, there)): (usize, (Piece, crate::battle::Centre))| {
        let label = format!("{}  {} · {}", at + 1, nation(words, piece), centre(words, there));
        let wish = Wish::<Infallible>::Give(format!("build {piece} {there}"));
        press(look, label, Weight::Quiet, Some(wish)).padding([look.size(2.0), look.size(7.0)]).into()
    };
    let lines = nothing.into_iter().chain(lines.into_iter().enumerate().map(line));
    let inner = column![look.heading(words.say("battle-head-builds", &[])), wrapped(look, lines.collect())];
    container(inner.spacing(look.size(5.0))).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}

/// A column of lines under a head.
pub(super) fn listed<'a>(look: Look, head: String, lines: Vec<String>) -> Own<'a> {
    let lines = lines.into_iter().map(|line| look.text(line).size(look.size(15.0)).into());
    let inner = Column::with_children(std::iter::once(look.heading(head).into()).chain(lines));
    container(inner.spacing(look.size(3.0))).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}
