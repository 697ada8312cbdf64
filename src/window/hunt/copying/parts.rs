//! What several pages are made of.

use super::message::Message;
use crate::language::Words;
use crate::window::widgets::look::Look;
pub use crate::window::widgets::page::line;
use iced::widget::{container, scrollable};
use iced::{Element, Fill};
use std::path::Path;

/// How many faults or remarks are told at once.
pub const LISTED: usize = 10;
/// The line or page that has the focus when a page is opened.
pub const FIRST: &str = "copying";

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
