//! Who attacks whom, with buttons that write it on the line; and the list of what can be built.

use super::begun::Begun;
use super::chips;
use super::picks::as_before;
use super::short::build_lines;
use crate::battle::{BattleView, Piece, Step, cannot_attack, cannot_be_attacked};
use crate::language::battle::{centre, nation};
use crate::language::{Words, in_short};
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::{self as window, Wish};
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, around, press};
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
        return container(lit(look, label)).padding(around).style(look.inset(true)).into();
    }
    let wish = typed.map(|typed| Wish::<Infallible>::Type(format!("{typed} ")));
    press(look, label, Weight::Quiet, wish).padding(around).into()
}

fn lit<'a>(look: Look, label: String) -> Own<'a> {
    look.text(format!("{label} ✓")).size(look.size(15.0)).color(look.colours().gold).into()
}

/// A word that stands on the line: pressed, it is taken off, and what else was said stays.
fn taken_off<'a>(look: Look, words: &Words, label: String, rest: Begun) -> Own<'a> {
    let wish = Wish::<Infallible>::Begin(window::Begun::new(rest.typed(), rest.called(words)));
    around(look, lit(look, label), Weight::Chosen, Some(wish))
        .padding([look.size(2.0), look.size(7.0)])
        .into()
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
    let reasons = own.iter().filter_map(|piece| cannot_attack(view, *piece));
    let reasons = reasons.chain(others.iter().filter_map(|piece| cannot_be_attacked(view, *piece)));
    let reasons: Vec<Own<'a>> = reasons
        .map(|refusal| look.label(in_short(&words.tell("refused", &refusal)).0))
        .map(|label| label.size(look.size(13.0)).into())
        .collect();
    let asks = begun.asks;
    let attackers = own.into_iter().map(|piece| {
        if begun.attacker == Some(piece) && !asks {
            return taken_off(look, words, nation(words, piece), Begun::default());
        }
        // Several can be asked about, also those that have attacked.
        let before = match (asks, begun.attacker) {
            (true, Some(_)) => ", ",
            (true, None) => "",
            (false, _) if begun.said => "",
            (false, _) => "attack ",
        };
        let can =
            if asks { !begun.on } else { begun.attacker.is_none() && cannot_attack(view, piece).is_none() };
        types(look, nation(words, piece), can.then(|| format!("{before}{piece}")), false)
    });
    let attackers: Vec<Own<'a>> = attackers.collect();
    let on = if begun.on { "" } else { "on " };
    let defenders = others.into_iter().map(|piece| {
        if begun.defender == Some(piece) && !asks {
            return taken_off(look, words, nation(words, piece), begun.without_defender());
        }
        let can = begun.attacker.is_some() && begun.defender.is_none();
        let can = can && (asks || cannot_be_attacked(view, piece).is_none());
        let typed = can.then(|| format!("{on}{}", as_before(view, piece)));
        types(look, nation(words, piece), typed, false)
    });
    let defenders: Vec<Own<'a>> = defenders.collect();
    // All of it has its place from the beginning; what cannot be said yet, or not at all, is greyed.
    let flag = |name: &str, typed: &str, stands: bool, can: bool, rest: Begun| match stands && !asks {
        true => taken_off(look, words, words.say(name, &[]), rest),
        false => types(look, words.say(name, &[]), (can && !stands).then(|| typed.to_owned()), stands),
    };
    let lends =
        |piece: Option<Piece>| piece.is_some_and(|it| (asks || view.is_lent(it)) && !view.is_elven(it));
    let (named, open) = (begun.defender.is_some(), !begun.dice);
    let lent_before = lends(begun.attacker) && !begun.on;
    let lent_behind = lends(begun.defender) && open;
    let flags = [
        flag("battle-do-lent-to-attacker", "elven", begun.lent, lent_before, Begun { lent: false, ..begun }),
        flag(
            "battle-do-lent-to-defender",
            "elven",
            begun.lent_to_defender,
            lent_behind,
            Begun { lent_to_defender: false, ..begun },
        ),
        flag(
            "battle-do-fortress",
            "fortress",
            begun.fortress,
            named && open,
            Begun { fortress: false, ..begun },
        ),
        flag("battle-do-river", "river", begun.river, named && open, Begun { river: false, ..begun }),
    ];
    let before = if begun.dice { "" } else { "dice " };
    let pips = (1..=6).map(|pips: u8| {
        types(look, pips.to_string(), (named && !asks).then(|| format!("{before}{pips}")), false)
    });
    let dice = look.label(words.say("battle-do-dice", &[])).into();
    let behind = wrapped(look, flags.into_iter().chain([dice]).chain(pips).collect());
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
    let buttons = chips::seldom(words, view).into_iter().map(|(choice, can)| {
        let press = press(look, choice.label, Weight::Quiet, can.then_some(choice.wish));
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
    let open = view.builds();
    let line = |(at, (piece, there)): (usize, (Piece, crate::battle::Centre))| {
        let label = format!("{}  {} · {}", at + 1, nation(words, piece), centre(words, there));
        // What was built keeps its place.
        if view.step.built.contains(&(piece, there)) {
            return types(look, label, None, true);
        }
        let can = open.iter().any(|(it, _, centres)| *it == piece && centres.contains(&there));
        let wish = can.then(|| Wish::<Infallible>::Give(format!("build {piece} {there}")));
        press(look, label, Weight::Quiet, wish).padding([look.size(2.0), look.size(7.0)]).into()
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
