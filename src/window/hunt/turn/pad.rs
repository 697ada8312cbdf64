//! Where nothing was copied: the log as the sheet that it replaces, and beside it a pad, so that a whole game goes by mouse
//! alone.

use super::super::journey::journey;
use super::super::log::{Boxes, log};
use super::{Message, Table};
use crate::hunt::State;
use crate::language::Words;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around};
use iced::widget::{Column, Row, column, container, responsive, row, text};
use iced::{Element, Fill};

/// How large a key of the pad is, in logical pixels at the smallest type.
const KEY: f32 = 72.0;
const APART: f32 = 5.0;
/// The letters of exits, as they are printed on the boards.
const EXITS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];

impl Table {
    /// The sheet with the pad at its right; where there is less room, the pad below it.
    pub(super) fn without_a_map<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        veiled: bool,
    ) -> Element<'a, Message> {
        let words = words.clone();
        responsive(move |room| {
            let lines = if state.view.part2.is_some() { 6 } else { 3 };
            let boxes = Boxes::in_room(look, room.height, lines);
            let pick = |at| super::strip::correct(&words, at);
            let sheet: Element<'a, Message> = match state.view.part2 {
                Some(_) => journey(look, &words, state, &self.turns, veiled, boxes),
                None => log(look, &words, state, &self.turns, veiled, boxes, pick),
            };
            let key = KEY.min(room.height / look.scale / 6.5).min(room.width / look.scale / 8.5);
            row![container(sheet).width(Fill).height(Fill), pad(look, &words, key)]
                .spacing(look.size(8.0))
                .into()
        })
        .into()
    }
}

/// Digits, the dot, the letters of exits, and what goes wrong last.
fn pad<'a>(look: Look, words: &Words, key: f32) -> Element<'a, Message> {
    let size = look.size(key);
    let gap = look.size(APART);
    let types =
        move |label: String, typed: String| one(look, label, size, size, Message::Wish(Wish::Type(typed)));
    let digits = ["789", "456", "123"].map(|digits| {
        Row::with_children(digits.chars().map(|digit| types(digit.to_string(), digit.to_string())))
            .spacing(gap)
            .into()
    });
    let last = row![
        types(".".to_owned(), ".".to_owned()),
        types("0".to_owned(), "0".to_owned()),
        one(look, "←".to_owned(), size, size, Message::Rubbed),
    ];
    // A letter alone may be the short form of something else.
    let exits = EXITS.chunks(3).map(|letters| {
        let keys = letters.iter().map(|exit| {
            one(
                look,
                exit.to_string(),
                size,
                size * 0.66,
                Message::Wish(Wish::Type(exit.to_string().repeat(2))),
            )
        });
        Row::with_children(keys).spacing(gap).into()
    });
    let enter =
        text(words.say("keyname-enter", &[])).size(look.size(17.0)).font(BOLD).color(look.colours().room);
    let enter = around(look, container(enter).center(Fill), Weight::Gold, Some(Message::Wish(Wish::Enter)))
        .width(3.0 * size + 2.0 * gap)
        .height(size * 0.8);
    let keys = Column::with_children(digits).push(last.spacing(gap)).extend(exits).push(enter).spacing(gap);
    container(column![keys]).padding(look.size(8.0)).height(Fill).style(look.sheet()).into()
}

fn one<'a>(look: Look, label: String, broad: f32, high: f32, message: Message) -> Element<'a, Message> {
    let label = text(label).size(look.size(24.0)).font(BOLD).color(look.colours().ink);
    around(look, container(label).center(Fill), Weight::Quiet, Some(message)).width(broad).height(high).into()
}
