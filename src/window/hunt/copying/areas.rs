//! Three minutes: which locations lie in which area.

use super::message::Message;
use super::own_board::{OwnBoard, labels};
use super::parts::{FIRST, counted, line};
use crate::hunt::board::locations_in;
use crate::language::Words;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::still::still;
use iced::widget::{Column, row, text};
use iced::{Center, Element};

/// The page.
pub fn view<'a>(look: Look, words: &Words, board: &'a OwnBoard) -> Element<'a, Message> {
    let gold = look.colours().gold;
    let fields = labels(board.draft()).into_iter().enumerate().map(|(at, label)| {
        let typed = board.draft().areas.get(&label).map_or("", String::as_str);
        let count = counted(words, locations_in(typed).len(), None);
        let hint = if at == 0 { words.say("copy-areas-hint", &[]) } else { String::new() };
        let name = text(label.clone()).size(look.size(17.0)).font(BOLD).color(gold).width(look.size(56.0));
        let mut field = line(look, &hint, typed)
            .on_input(move |typed| Message::AreaTyped(label.clone(), typed))
            .on_submit(Message::Shortcut(Shortcut::Next));
        if at == 0 {
            field = field.id(FIRST);
        }
        row![name, still(field, Message::Shortcut), look.label(count).width(look.size(40.0))]
            .spacing(look.size(8.0))
            .align_y(Center)
            .into()
    });
    Column::with_children(fields).spacing(look.size(5.0)).into()
}
