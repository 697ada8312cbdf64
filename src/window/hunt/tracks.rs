//! The tracks and tokens on the table, with the table's word a click away.

use super::chips::Door;
use crate::hunt::{Companion, CompanyCard, LAST_STEP, Limit, Side, View};
use crate::language::Words;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Row, column, container, row, text};
use iced::{Center, Element, Fill};
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

/// The panel.
pub fn tracks<'a>(look: Look, words: &Words, view: &View) -> Element<'a, Wish<Door>> {
    let play = view.phase.is_play() && view.asked.is_none();
    let give = |command: &str| play.then(|| Wish::Give(command.to_owned()));
    let small = |sign: &'static str, command: &str| {
        press(look, sign, Weight::Quiet, give(command)).padding([0.0, look.size(8.0)])
    };
    let line = |name: &str, value: String| {
        row![
            look.label(words.say(name, &[])).width(Fill),
            text(value).size(look.size(17.0)).font(BOLD).color(look.colours().ink),
        ]
        .spacing(look.size(6.0))
        .align_y(Center)
    };
    let list = |items: Vec<String>| if items.is_empty() { "–".to_owned() } else { items.join(", ") };
    let tracks = view.tracks.iter().map(|(location, side)| {
        let name = if *side == Side::Sword { "table-sword" } else { "table-eye" };
        words.say(name, &[("location", location.to_string().into())])
    });
    let mut lines = column![
        line("table-step", format!("{} / {LAST_STEP}", view.step)),
        line("table-corruption", corruption(words, view))
            .push(small("–", "corruption -1"))
            .push(small("+", "corruption +1")),
        line("table-fellowship", format!("{} / {}", view.tokens, view.pool))
            .push(small("–", "fellowship -1"))
            .push(small("+", "fellowship +1")),
        line("table-eyes", view.eyes.to_string()),
    ]
    .spacing(look.size(3.0));
    if let Some(pool) = &view.hunt_pool {
        lines = lines.push(line("table-pool", pool.len().to_string()));
    }
    let lines = lines
        .push(line("table-information", list(view.information.iter().map(ToString::to_string).collect())))
        .push(line("table-tracks", list(tracks.collect())));
    let lines = match &view.part2 {
        None => lines,
        Some(part2) => {
            let figure = part2.figure.map(|location| line("table-figure", location.to_string()));
            let deeds = list(part2.deeds.iter().map(ToString::to_string).collect());
            let deeds = (!part2.deeds.is_empty()).then(|| line("table-deeds-done", deeds));
            let lord = part2.lord.then(|| line("table-lord", words.say("table-lord-in", &[])));
            lines.push(figure).push(deeds).push(lord)
        }
    };
    // A click turns a Company card over; Merry's comes in with one.
    let cards = Companion::VARIANTS.iter().filter_map(|who| {
        let name = words.say("company-name", &[("who", who.to_string().into())]);
        let (label, command, weight) = match view.company.card(*who) {
            CompanyCard::Ready => (name, format!("company flip {who}"), Weight::Chosen),
            CompanyCard::Flipped => {
                let label = words.say("table-flipped", &[("name", name.into())]);
                (label, format!("company unflip {who}"), Weight::Quiet)
            }
            CompanyCard::Away if *who == Companion::Merry => (
                words.say("table-joins", &[("name", name.into())]),
                "company add merry".to_owned(),
                Weight::Quiet,
            ),
            CompanyCard::Away => return None,
        };
        Some(press(look, label, weight, give(&command)).padding([look.size(1.0), look.size(7.0)]).into())
    });
    let cards = Row::with_children(cards).spacing(look.size(4.0)).wrap().vertical_spacing(look.size(4.0));
    let panel = column![look.heading(words.say("table-table", &[])), lines, cards].spacing(look.size(6.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}
