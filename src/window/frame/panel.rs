//! A panel of a game's own part: a sheet with a small heading.

use super::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use iced::Fill;
use iced::widget::{Column, container, text};
use std::convert::Infallible;

/// The size of a heading.
const HEAD: f32 = 15.0;

/// A panel.
pub fn panel<'a>(look: Look, inside: Column<'a, Wish<Infallible>>) -> Own<'a> {
    container(inside).padding([look.size(7.0), look.size(10.0)]).width(Fill).style(look.sheet()).into()
}

/// Its heading; lit where it matters now.
pub fn headed<'a>(look: Look, title: String, lit: bool) -> Own<'a> {
    let colours = look.colours();
    let colour = if lit { colours.gold } else { colours.faint };
    text(title).size(look.size(HEAD)).font(BOLD).color(colour).into()
}
