//! F2: the thirteen items of the set-up with the numbers of this table, each ticked by a press; and what was packed up.

use super::drawn::boxed;
use crate::books::View;
use crate::fate::ITEMS;
use crate::fate::{Fate, Fellowship};
use crate::language::Words;
use crate::language::fate::{detail, item_said, named};
use crate::window::frame::{List, Own};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, around};
use iced::Fill;
use iced::widget::{Column, column, container, row, scrollable};

/// How wide their numbers are.
const NUMBER: f32 = 24.0;

/// The items; what is ticked stands on the record (F2).
pub(super) fn items<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let item = |item: u8| {
        let colours = look.colours();
        let is_done = view.ticked.contains(&item);
        let number = look.text(item.to_string()).color(colours.faint).width(look.size(NUMBER));
        let sign = look.text(if is_done { "×" } else { "·" }).color(colours.gold).width(look.size(18.0));
        let line =
            look.text(item_said(words, view, item)).color(if is_done { colours.faint } else { colours.ink });
        let detail = detail(words, view, item).map(|detail| look.label(detail));
        let inside = row![number, sign, column![line].push(detail)];
        let inside = container(inside).padding([look.size(1.0), look.size(6.0)]).width(Fill);
        around(look, inside, Weight::Plain, Some(Wish::Give(format!("tick {item}")))).width(Fill).into()
    };
    let items = Column::with_children((1..=ITEMS).map(item));
    boxed(look, words.say("fate-head-setup", &[]), vec![scrollable(items).into()])
}

/// What was packed up (G18), place by place.
pub(super) fn parked(words: &Words, view: &View<Fate>) -> Vec<List> {
    let lines: Vec<String> =
        view.books.parked.iter().map(|(place, text)| format!("{}: {text}", named(words, place))).collect();
    let title = words.say("fate-list-parked", &[]);
    if lines.is_empty() { Vec::new() } else { vec![List { title, lines }] }
}
