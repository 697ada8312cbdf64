//! The first minute: the numbers on the tokens, and where the Nazgûl start.

use super::message::Message;
use super::own_board::OwnBoard;
use super::parts::{FIRST, counted, line};
use crate::hunt::board::{List, locations_in};
use crate::hunt::{DEEDS, INFORMATION, STARTS, nazgul_starts};
use crate::language::Words;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::still::still;
use iced::widget::{Column, column, row};
use iced::{Element, Fill};

/// The lists of a part, the first one first, and how many numbers the box has for each if it is known.
fn lists(part: u8) -> Vec<(List, Option<usize>)> {
    let nazgul = (List::Nazgul, Some(nazgul_starts(part)));
    if part == 1 {
        vec![
            (List::Information, Some(INFORMATION)),
            nazgul,
            (List::Starts, Some(STARTS)),
            (List::Allies, None),
            (List::Dark, None),
        ]
    } else {
        vec![(List::Deeds, Some(DEEDS)), nazgul, (List::Allies, None), (List::Dark, None)]
    }
}

/// The page.
pub fn view<'a>(look: Look, words: &Words, board: &'a OwnBoard) -> Element<'a, Message> {
    let part = board.draft().part;
    let fields = lists(part).into_iter().enumerate().map(|(at, (list, printed))| {
        let typed = board.draft().lists.get(&list).map_or("", String::as_str);
        let count = counted(words, locations_in(typed).len(), printed);
        let mut field = line(look, &words.say("copy-numbers-hint", &[]), typed)
            .on_input(move |typed| Message::Listed(list, typed))
            .on_submit(Message::Shortcut(Shortcut::Next));
        if at == 0 {
            field = field.id(FIRST);
        }
        let head = row![
            look.text(words.say(&format!("copy-list-{}", list.key()), &[])).width(Fill),
            look.label(count)
        ];
        let what = look.label(words.say(&format!("copy-list-{}-what", list.key()), &[]));
        column![head, what, still(field, Message::Shortcut)].spacing(look.size(2.0)).into()
    });
    Column::with_children(fields).spacing(look.size(12.0)).into()
}
