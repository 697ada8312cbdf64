//! The curtain: nothing of the game shows, and nothing moves.

use super::look::{BOLD, Look};
use crate::language::Words;
use iced::widget::{column, container, text};
use iced::{Center, Element, Fill};

/// The same for every game and every moment of it.
pub fn curtain<'a, Message: 'a>(look: Look, words: &Words) -> Element<'a, Message> {
    let colours = look.colours();
    let page = column![
        text("Underhill").size(look.size(48.0)).font(BOLD).color(colours.line),
        look.label(words.say("curtain", &[])),
    ]
    .spacing(look.size(6.0))
    .align_x(Center);
    container(page).center(Fill).into()
}
