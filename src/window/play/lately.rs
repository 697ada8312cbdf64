//! What was done and told lately, the latest first.

use super::utterance::Utterance;
use crate::language::{Spoken, Words};
use crate::referee::Mark;
use crate::table::{Act, Record};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, column, container, responsive, row, text};
use iced::{Center, Element, Fill};

/// How many lines of the record are told.
pub const TOLD: usize = 12;
/// How high a line is, and how broad a letter about, in the height of its type.
const LINE: f32 = 1.3;
const LETTER: f32 = 0.54;
/// The height of the type, in logical pixels at the smallest one.
const TYPE: f32 = 14.0;
/// How far lines are apart.
const APART: f32 = 2.0;

/// The panel: as many lines as go in whole. A button in its head opens the whole history; `beside`: what stands beside that.
pub fn lately<'a, Message: Clone + 'a>(
    look: Look,
    words: &Words,
    said: impl Iterator<Item = &'a Utterance>,
    veiled: bool,
    history: Message,
    beside: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let said: Vec<&Utterance> = said.filter(|said| !veiled || said.mark == Mark::Table).take(TOLD).collect();
    let head =
        text(words.say("table-lately", &[])).size(look.size(16.0)).font(BOLD).color(look.colours().ink);
    let all = press(look, words.say("history-open", &[]), Weight::Quiet, Some(history));
    let all = all.padding([0.0, look.size(8.0)]);
    let lines = responsive(move |room| {
        let mut left = room.height;
        let fits = said.iter().take_while(|said| {
            let letters = said.text.chars().count() as f32;
            let rows = (letters * look.size(TYPE) * LETTER / room.width).ceil().max(1.0);
            left -= rows * look.size(TYPE) * LINE + APART;
            left >= 0.0
        });
        Column::with_children(fits.map(|said| line(look, said))).spacing(APART).width(Fill).into()
    });
    let head = row![container(head).width(Fill)].push(beside).push(all);
    let head = head.spacing(look.size(4.0)).align_y(Center);
    let panel = column![head, lines].spacing(look.size(4.0));
    container(panel)
        .padding([look.size(8.0), look.size(12.0)])
        .width(Fill)
        .height(Fill)
        .style(look.sheet())
        .into()
}

pub fn line<'a, Message: 'a>(look: Look, said: &'a Utterance) -> Element<'a, Message> {
    let colours = look.colours();
    let colour = match said.mark {
        Mark::Answer => colours.ink,
        Mark::Table => colours.faint,
        Mark::Secret => colours.gold,
        Mark::Refused => colours.red,
    };
    text(said.text.as_str()).size(look.size(TYPE)).line_height(LINE).color(colour).into()
}

pub fn in_words<G: Spoken>(words: &Words, record: &Record<G>, act: &Act<G>) -> String {
    let view = &record.state().view;
    let (name, line) = match act {
        Act::Did { said, events } => return G::deed_done(words, view, &said.full, events),
        Act::Undid(line) => ("table-undo", line),
        Act::Redid(line) => ("table-redo", line),
    };
    let command = record.line(*line).map(|(said, led)| G::deed_done(words, view, &said.full, led));
    let command = command.unwrap_or_default();
    words.say(name, &[("command", command.into())])
}
