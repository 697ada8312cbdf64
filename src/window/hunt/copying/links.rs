//! A quarter of an hour: the paths and roads, as chains, one a line.

use super::message::Message;
use super::own_board::OwnBoard;
use super::parts::FIRST;
use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::still::still;
use iced::widget::{column, responsive, space, text_editor};
use iced::{Element, Fill};

/// The page.
pub fn view<'a>(look: Look, words: &Words, board: &'a OwnBoard) -> Element<'a, Message> {
    let how = words.say("copy-links-how", &[]);
    responsive(move |room| {
        // Where there is little room, it is the chains'.
        let how: Element<'_, Message> =
            if room.height > look.size(240.0) { look.label(how.clone()).into() } else { space().into() };
        let editor = text_editor(&board.text)
            .id(FIRST)
            .on_action(Message::Chains)
            .size(look.size(18.0))
            .padding(look.size(12.0))
            .height(Fill)
            .style(look.page());
        column![how, still(editor, Message::Shortcut)].spacing(look.size(6.0)).height(Fill).into()
    })
    .into()
}
