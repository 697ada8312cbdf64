//! Three minutes: which locations lie in which area.

use super::own_board::OwnBoard;
use super::{FIRST, Message, counted, line};
use crate::hunt::board::{Draft, locations_in};
use crate::language::Words;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::still::still;
use iced::widget::{Column, row, text};
use iced::{Center, Element};

/// The labels that the areas of a part can have, and whatever others were typed: three sections, four letters.
pub fn labels(draft: &Draft) -> Vec<String> {
    let sections = if draft.part == 1 { ["I", "II", "III"] } else { ["IV", "V", "VI"] };
    let mut labels: Vec<String> = sections
        .iter()
        .flat_map(|section| ["A", "B", "C", "D"].map(|letter| format!("{section}-{letter}")))
        .collect();
    let others: Vec<String> = draft.areas.keys().filter(|label| !labels.contains(label)).cloned().collect();
    labels.extend(others);
    labels
}

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
