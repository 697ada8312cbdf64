//! What several pages are made of.

use super::message::Message;
use crate::language::Words;
use crate::window::widgets::look::Look;
use iced::widget::{container, scrollable, text_input};
use iced::{Element, Fill};
use std::path::Path;

/// How many faults or remarks are told at once.
pub const LISTED: usize = 10;
/// The line or page that has the focus when a page is opened.
pub const FIRST: &str = "copying";

/// A line to write on.
pub fn line<'a>(look: Look, hint: &str, typed: &'a str) -> text_input::TextInput<'a, Message> {
    text_input(hint, typed)
        .padding([look.size(6.0), look.size(12.0)])
        .size(look.size(17.0))
        .style(look.line())
}

/// How many there are, of how many.
pub fn counted(words: &Words, found: usize, printed: Option<usize>) -> String {
    match printed {
        Some(printed) => words.say("copy-count-of", &[("found", found.into()), ("printed", printed.into())]),
        None => words.say("copy-count", &[("found", found.into())]),
    }
}

/// A page that may be longer than the window.
pub fn scrolled<'a>(look: Look, content: Element<'a, Message>) -> Element<'a, Message> {
    scrollable(container(content).padding(iced::Padding::ZERO.right(look.size(14.0)))).height(Fill).into()
}

/// A path as it is shown.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}
