//! The tracks and tokens on the table, with the table's word a press away.

use super::chips::Door;
use crate::hunt::{Command, Companion, CompanyCard, Limit, Side, State, View};
use crate::language::Words;
use crate::language::hunt::{deed, print, protocol::movement};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around, press};
use iced::widget::{Row, column, container, row, space, text};
use iced::{Background, Border, Center, Color, Element, Fill, Theme};
use strum::VariantArray;

/// The Corruption, and the limit as far as everybody may know it.
pub fn corruption(words: &Words, view: &View) -> String {
    match view.limit() {
        Limit::Known(limit) => format!("{} / {limit}", view.corruption),
        Limit::Secret { raised } => {
            words.say("table-limit", &[("corruption", view.corruption.into()), ("raised", raised.into())])
        }
    }
}

/// How broad a pip is, in logical pixels at the smallest type.
const PIP: f32 = 10.0;
/// More of them than this are told by their number alone.
const MOST: u16 = 16;

/// Pips in a row: filled up to a number, in outline up to another, and empty to the last.
fn pips<'a, M: 'a>(look: Look, filled: u16, would: u16, all: u16, round: bool) -> Option<Row<'a, M>> {
    let colours = look.colours();
    let one = |at: u16| {
        let (inside, edge) = match at {
            at if at < filled => (colours.gold, colours.gold),
            at if at < would => (colours.inset, colours.red),
            _ => (colours.inset, colours.line),
        };
        pip(look, inside, edge, at >= filled && at < would, round)
    };
    (all <= MOST && !look.is_large())
        .then(|| Row::with_children((0..all).map(one)).spacing(look.size(3.0)).align_y(Center))
}

fn pip<'a, M: 'a>(look: Look, inside: Color, edge: Color, stands_out: bool, round: bool) -> Element<'a, M> {
    let size = look.size(PIP);
    let style = move |_: &Theme| container::Style {
        background: Some(Background::Color(inside)),
        border: Border {
            color: edge,
            width: if stands_out { 2.0 } else { 1.0 },
            radius: if round { size / 2.0 } else { 2.0 }.into(),
        },
        ..container::Style::default()
    };
    container(space()).width(size).height(size).style(style).into()
}

/// The panel. `would`: what the Corruption would be, were the tiles that lie drawn accepted.
pub fn tracks<'a>(
    look: Look,
    words: &Words,
    state: &State,
    would: Option<u16>,
    veiled: bool,
) -> Element<'a, Wish<Door>> {
    let view = &state.view;
    let play = view.phase.is_play() && view.asked.is_none();
    let give = |command: &str| play.then(|| Wish::Give(command.to_owned()));
    let small = |sign: &'static str, command: Option<&str>| {
        press(look, sign, Weight::Quiet, command.and_then(give)).padding([0.0, look.size(7.0)])
    };
    // What lies at nothing cannot fall.
    let [falls, spends] = [view.corruption > 0, view.tokens > 0];
    let value = |value: String| text(value).size(look.size(16.0)).font(BOLD).color(look.colours().ink);
    let named = |name: &str| look.label(words.say(name, &[]));
    // He knows his own limit; while secrets are veiled, only what everybody may.
    let limit = match view.limit() {
        Limit::Known(limit) => Some(limit),
        Limit::Secret { .. } => Some(state.limit()).filter(|_| !veiled),
    };
    let stands =
        limit.map_or_else(|| corruption(words, view), |limit| format!("{} / {limit}", view.corruption));
    let gap = look.size(7.0);
    let would = would.unwrap_or_default();
    let corrupted_pips = limit
        .and_then(|limit| pips(look, view.corruption, would, limit.max(view.corruption).max(would), true));
    let corrupted = row![named("table-corruption"), value(stands)]
        .push(space().width(Fill))
        .push(small("–", falls.then_some("corruption -1")))
        .push(small("+", Some("corruption +1")));
    let fellowship = row![named("table-fellowship"), value(format!("{} / {}", view.tokens, view.pool))]
        .push(pips(look, view.tokens.into(), 0, view.pool.into(), false))
        .push(space().width(Fill))
        .push(small("–", spends.then_some("fellowship -1")))
        .push(small("+", Some("fellowship +1")));
    let list = |items: Vec<String>| if items.is_empty() { "–".to_owned() } else { items.join(", ") };
    let tracks = view.tracks.iter().map(|(location, side)| {
        let name = if *side == Side::Sword { "table-sword" } else { "table-eye" };
        words.say(name, &[("location", location.to_string().into())])
    });
    let mut facts: Vec<(&str, String)> =
        vec![("table-step", movement(view)), ("table-eyes", view.eyes.to_string())];
    facts.extend(view.hunt_pool.as_ref().map(|pool| ("table-pool", pool.len().to_string())));
    if view.part2.is_none() || !view.information.is_empty() {
        facts.push(("table-information", list(view.information.iter().map(ToString::to_string).collect())));
    }
    if let Some(part2) = &view.part2 {
        facts.extend(part2.figure.map(|location| ("table-figure", location.to_string())));
        if !part2.deeds.is_empty() {
            facts.push(("table-deeds-done", list(part2.deeds.iter().map(ToString::to_string).collect())));
        }
        if part2.lord {
            facts.push(("table-lord", String::new()));
        }
    }
    facts.push(("table-tracks", list(tracks.collect())));
    let facts = facts.into_iter().map(|(name, is)| {
        let is = text(is).size(look.size(14.0)).font(BOLD).color(look.colours().ink);
        row![named(name), is].spacing(look.size(5.0)).align_y(Center).into()
    });
    let facts = Row::with_children(facts).spacing(look.size(10.0)).wrap().vertical_spacing(look.size(2.0));
    let line = |row: Row<'a, Wish<Door>>| container(row.spacing(gap).align_y(Center)).clip(true);
    // Whoever puts a tile back is pressed on the card, and flips with that.
    let cards =
        Row::with_children(cards(look, words, view, play && view.drawn.is_none())).spacing(look.size(4.0));
    let panel = column![
        line(corrupted),
        container(corrupted_pips.unwrap_or_else(|| row![space()])).height(look.size(PIP + 3.0)),
        line(fellowship),
        container(facts).height(Fill).clip(true),
        line(cards),
    ]
    .spacing(look.size(3.0));
    container(panel)
        .padding([look.size(8.0), look.size(12.0)])
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(look.sheet())
        .into()
}

/// The Company cards. To turn one over is asked first: it is not done by a slip. Merry's comes in with one.
fn cards<'a>(look: Look, words: &Words, view: &View, play: bool) -> Vec<Element<'a, Wish<Door>>> {
    let card = |who: &Companion| {
        let name = words.say("company-name", &[("who", who.to_string().into())]);
        let (label, command, weight) = match view.company.card(*who) {
            CompanyCard::Ready => (name, Command::Company { who: *who, flipped: true }, Weight::Chosen),
            CompanyCard::Flipped => {
                (format!("({name})"), Command::Company { who: *who, flipped: false }, Weight::Quiet)
            }
            CompanyCard::Away if *who == Companion::Merry => {
                (words.say("table-joins", &[("name", name.into())]), Command::MerryJoins, Weight::Quiet)
            }
            CompanyCard::Away => return None,
        };
        let command = print(&command);
        let called = deed(words, &command);
        let confirm = play.then(|| Wish::Confirm(Begun::new(command, called)));
        // Five names stand beside each other in the narrowest column.
        let colour = if confirm.is_some() { look.colours().ink } else { look.colours().faint };
        let name = text(label).size(look.size(13.0)).color(colour);
        Some(around(look, name, weight, confirm).padding([look.size(2.0), look.size(4.0)]).into())
    };
    Companion::VARIANTS.iter().filter_map(card).collect()
}
