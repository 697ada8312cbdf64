//! A panel of a game's own part: a sheet with a small heading.

use super::{Framed, Own};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use iced::Fill;
use iced::widget::{Column, container, text};

const HEAD: f32 = 15.0;

pub fn panel<'a, G: Framed>(look: Look, inside: Column<'a, Wish<G>>) -> Own<'a, G> {
    container(inside).padding([look.size(7.0), look.size(10.0)]).width(Fill).style(look.sheet()).into()
}

/// Its heading; lit where it matters now.
pub fn headed<'a, G: Framed>(look: Look, title: String, lit: bool) -> Own<'a, G> {
    let colours = look.colours();
    let colour = if lit { colours.gold } else { colours.faint };
    text(title).size(look.size(HEAD)).font(BOLD).color(colour).into()
}
