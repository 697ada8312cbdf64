//! Who attacks whom, with buttons that write it on the line; and the list of what can be built.

use super::begun::Begun;
use super::chips;
use super::picks::as_before;
use super::short::build_lines;
use crate::battle::{BattleView, Piece, Step, cannot_attack, cannot_be_attacked};
use crate::language::battle::{centre, nation};
use crate::language::{Words, in_short};
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container};
use iced::{Center, Fill};
use std::convert::Infallible;
use strum::VariantArray;

/// How broad the name of a row is.
const LABEL: f32 = 78.0;

/// A word that is written on the line; lit once it stands there.
fn types<'a>(look: Look, label: String, typed: Option<String>, stands: bool) -> Own<'a> {
    let around = [look.size(2.0), look.size(7.0)];
    if stands {
        let label = look.text(format!("{label} ✓")).size(look.size(15.0)).color(look.colours().gold);
        return container(label).padding(around).style(look.inset(true)).into();
    }
    let wish = typed.map(|typed| Wish::<Infallible>::Type(format!("{typed} ")));
    press(look, label, Weight::Quiet, wish).padding(around).into()
}

fn wrapped<'a>(look: Look, parts: Vec<Own<'a>>) -> Own<'a> {
    let gap = look.size(4.0);
    Row::with_children(parts).spacing(gap).align_y(Center).wrap().vertical_spacing(gap).into()
}

/// The pieces that can attack, whom, and what else is said of an attack; in its step only. Those that cannot are greyed, and
/// why stands below.
pub(super) fn fight<'a>(look: Look, words: &Words, view: &BattleView, begun: Begun) -> Option<Own<'a>> {
    let moment = view.moment.filter(|moment| moment.step == Step::Attack && view.won.is_none())?;
    let pieces = || Piece::VARIANTS.iter().copied().filter(|piece| view.has(*piece));
    let (own, others): (Vec<Piece>, Vec<Piece>) = pieces().partition(|it| view.side_of(*it) == moment.side);
    let word = |name: &str, typed: &str, stands: bool| {
        types(look, words.say(name, &[]), Some(typed.to_owned()), stands)
    };
    let reasons = own.iter().filter_map(|piece| cannot_attack(view, *piece));
    let reasons = reasons.chain(others.iter().filter_map(|piece| cannot_be_attacked(view, *piece)));
    let reasons: Vec<Own<'a>> = reasons
        .map(|refusal| look.label(in_short(&words.tell("refused", &refusal)).0))
        .map(|label| label.size(look.size(13.0)).into())
        .collect();
    let attackers = own.into_iter().map(|piece| {
        let typed = cannot_attack(view, piece).is_none().then(|| piece.to_string());
        let typed = typed.filter(|_| begun.attacker.is_none());
        types(look, nation(words, piece), typed, begun.attacker == Some(piece))
    });
    let lent = begun.attacker.filter(|it| view.is_lent(*it) && !view.is_elven(*it));
    let lent = lent.map(|_| word("battle-do-lent", "elven", begun.lent));
    let attackers: Vec<Own<'a>> = attackers.chain(lent).collect();
    let on = if begun.on { "" } else { "on " };
    let defenders = others.into_iter().map(|piece| {
        let can = begun.defender.is_none() && cannot_be_attacked(view, piece).is_none();
        let typed = can.then(|| format!("{on}{}", as_before(view, piece)));
        types(look, nation(words, piece), typed, begun.defender == Some(piece))
    });
    let defenders: Vec<Own<'a>> = defenders.collect();
    let behind = begun.defender.map(|defender| {
        let lent = (view.is_lent(defender) && !view.is_elven(defender))
            .then(|| word("battle-do-lent", "elven", begun.lent_to_defender));
        let flags = [
            word("battle-do-fortress", "fortress", begun.fortress),
            word("battle-do-river", "river", begun.river),
        ];
        let before = if begun.dice { "" } else { "dice " };
        let pips =
            (1..=6).map(|pips: u8| types(look, pips.to_string(), Some(format!("{before}{pips}")), false));
        let dice = look.label(words.say("battle-do-dice", &[])).into();
        let pips = std::iter::once(dice).chain(pips);
        wrapped(look, lent.into_iter().chain(flags).chain(pips).collect())
    });
    let behind = behind.unwrap_or_else(|| look.label(words.say("battle-name-both", &[])).into());
    let rows = [
        labelled(look, words.say("battle-attacker", &[]), wrapped(look, attackers)),
        labelled(look, words.say("battle-defender", &[]), wrapped(look, defenders)),
        labelled(look, String::new(), behind),
    ];
    Some(frame::panel(look, Column::with_children(rows).extend(reasons).spacing(look.size(5.0))))
}

/// A row with what it is before it.
fn labelled<'a>(look: Look, label: String, row: Own<'a>) -> Own<'a> {
    let label = look.label(label).width(look.size(LABEL));
    Row::with_children([label.into(), container(row).width(Fill).into()]).align_y(Center).into()
}

/// What is told of a Movement Phase seldom, a button each; nothing in other steps.
pub(super) fn seldom<'a>(look: Look, words: &Words, view: &BattleView) -> Option<Own<'a>> {
    let buttons = chips::seldom(words, view).into_iter().map(|choice| {
        let press = press(look, choice.label, Weight::Quiet, Some(choice.wish));
        press.padding([look.size(4.0), look.size(9.0)]).into()
    });
    let buttons: Vec<Own<'a>> = buttons.collect();
    (!buttons.is_empty()).then(|| frame::panel(look, column![wrapped(look, buttons)]))
}

/// What can be built, a line each: pressed, or typed by its number; in its step only.
pub(super) fn builds<'a>(look: Look, words: &Words, view: &BattleView) -> Option<Own<'a>> {
    view.moment.filter(|moment| moment.step == Step::Build && view.won.is_none())?;
    let lines = build_lines(view);
    let nothing = lines.is_empty().then(|| look.label(words.say("battle-nothing-to-build", &[])).into());
    let line = |(at, (piece, there)): (usize, (Piece, crate::battle::Centre))| {
        let label = format!("{}  {} · {}", at + 1, nation(words, piece), centre(words, there));
        let wish = Wish::<Infallible>::Give(format!("build {piece} {there}"));
        press(look, label, Weight::Quiet, Some(wish)).padding([look.size(2.0), look.size(7.0)]).into()
    };
    let lines = nothing.into_iter().chain(lines.into_iter().enumerate().map(line));
    let head = headed(look, words.say("battle-head-builds", &[]), true);
    let cannot = view.cannot_build().into_iter().map(|(piece, armies)| {
        let facts = [("piece", nation(words, piece).into()), ("armies", armies.into())];
        look.label(words.say("battle-not-to-build", &facts)).into()
    });
    let inside = column![head, wrapped(look, lines.collect())].extend(cannot);
    Some(frame::panel(look, inside.spacing(look.size(5.0))))
}
