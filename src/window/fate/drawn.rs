//! How things of this game are drawn: sheets with a heading, and rows of a table.

use crate::fate::Fate;
use crate::window::frame::{Own, headed, panel};
use crate::window::widgets::look::Look;
use iced::Fill;
use iced::widget::{Column, Row, container};

/// A sheet with its heading, and lines.
pub(super) fn boxed<'a>(look: Look, heading: String, lines: Vec<Own<'a, Fate>>) -> Own<'a, Fate> {
    let inner = Column::with_children(std::iter::once(headed(look, heading, true)).chain(lines));
    panel(look, inner.spacing(look.size(4.0)))
}

/// A row of a table.
pub(super) fn cells<'a, const N: usize>(look: Look, texts: [String; N]) -> Own<'a, Fate> {
    Row::with_children(texts.map(|text| container(look.text(text)).width(Fill).into())).into()
}
