//! What was said lately.

use super::look::Look;
use crate::language::Words;
use crate::referee::{Mark, Reply};
use iced::widget::{Column, column, container, text};
use iced::{Element, Fill};

/// Something that was said, and whom it was for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Whom it was for.
    pub mark: Mark,
    /// The words.
    pub text: String,
}

impl Said {
    /// What a reply says, with the command before its answer.
    pub fn of(command: &str, reply: &Reply) -> Vec<Self> {
        let said = reply.lines.iter().map(|line| Self {
            mark: line.mark,
            text: match line.mark {
                Mark::Answer => format!("{command}: {}", line.text),
                _ => line.text.clone(),
            },
        });
        said.collect()
    }
}

/// What happened lately, the latest first.
pub(super) fn lately<'a, Message: 'a>(
    look: Look,
    words: &Words,
    said: &'a [Said],
    veiled: bool,
) -> Element<'a, Message> {
    let colours = look.colours();
    let said = said.iter().rev().filter(|said| !veiled || said.mark == Mark::Table);
    let lines = said.map(|said| {
        let (sign, colour) = match said.mark {
            Mark::Answer => ("", colours.ink),
            Mark::Table => ("", colours.faint),
            Mark::Secret => ("~ ", colours.gold),
            Mark::Refused => ("? ", colours.red),
        };
        text(format!("{sign}{}", said.text)).size(look.size(14.0)).color(colour).into()
    });
    let lines = Column::with_children(lines).spacing(look.size(3.0)).width(Fill);
    let panel = column![look.heading(words.say("table-lately", &[])), lines].spacing(look.size(6.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}
