//! What was done and told lately, the latest first.

use super::utterance::Utterance;
use crate::language::{Spoken, Words};
use crate::referee::Mark;
use crate::table::{Act, Record};
use crate::window::widgets::look::Look;
use iced::widget::{Column, column, container, text};
use iced::{Element, Fill};

/// How many lines of the record are told.
pub const TOLD: usize = 40;

/// The panel.
pub fn lately<'a, Message: 'a>(
    look: Look,
    words: &Words,
    said: impl Iterator<Item = &'a Utterance>,
    veiled: bool,
) -> Element<'a, Message> {
    let colours = look.colours();
    let said = said.filter(|said| !veiled || said.mark == Mark::Table);
    let lines = said.map(|said| {
        let colour = match said.mark {
            Mark::Answer => colours.ink,
            Mark::Table => colours.faint,
            Mark::Secret => colours.gold,
            Mark::Refused => colours.red,
        };
        text(said.text.as_str()).size(look.size(14.0)).color(colour).into()
    });
    let lines = Column::with_children(lines).spacing(look.size(3.0)).width(Fill);
    let panel = column![look.heading(words.say("table-lately", &[])), lines].spacing(look.size(6.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}

/// A line of the record in words.
pub fn in_words<G: Spoken>(words: &Words, record: &Record<G>, act: &Act<G>) -> String {
    let (name, line) = match act {
        Act::Did { said, .. } => return G::deed(words, &said.full),
        Act::Undid(line) => ("table-undo", line),
        Act::Redid(line) => ("table-redo", line),
    };
    let command = record.line(*line).map_or(String::new(), |(said, _)| G::deed(words, &said.full));
    words.say(name, &[("command", command.into())])
}
