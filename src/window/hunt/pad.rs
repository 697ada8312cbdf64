//! A pad of digits, for whoever has copied nothing of his box: with it a whole game goes by mouse alone.

use crate::language::Words;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around};
use iced::widget::{Column, Row, container, row, text};
use iced::{Element, Fill};

/// How large a key is at the most, in logical pixels at the smallest type; and how far keys are apart.
pub const KEY: f32 = 72.0;
const APART: f32 = 5.0;
/// The letters of exits, as they are printed on the boards.
const EXITS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    Types(String),
    /// What was typed last goes.
    Rubs,
    Enters,
}

impl Pressed {
    /// What is typed then; `None`: it is entered.
    pub fn on(self, mut typed: String) -> Option<String> {
        match self {
            Self::Types(more) => typed.push_str(&more),
            Self::Rubs => drop(typed.pop()),
            Self::Enters => return None,
        }
        Some(typed)
    }
}

/// The pad, with keys so large. `enters`: whether there is anything to be entered that is not refused. `doubled`: exits are typed
/// as two letters, for one alone may be short for something else; and numbers are typed one at a time, so that no key parts them.
pub fn pad<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    key: f32,
    (enters, doubled): (bool, bool),
    message: fn(Pressed) -> M,
) -> Element<'a, M> {
    let size = look.size(key);
    let gap = look.size(APART);
    let types = |label: String, typed: String| one(look, label, [size, size], message(Pressed::Types(typed)));
    let digits = ["789", "456", "123"].map(|digits| {
        let keys = digits.chars().map(|digit| types(digit.to_string(), digit.to_string()));
        Row::with_children(keys).spacing(gap).into()
    });
    let last = row![
        types(".".to_owned(), if doubled { ".".to_owned() } else { " . ".to_owned() }),
        types("0".to_owned(), "0".to_owned()),
        one(look, "←".to_owned(), [size, size], message(Pressed::Rubs)),
    ];
    let exits = EXITS.chunks(3).map(|letters| {
        let keys = letters.iter().map(|exit| {
            let typed = exit.to_string().repeat(if doubled { 2 } else { 1 });
            one(look, exit.to_string(), [size, size * 0.66], message(Pressed::Types(typed)))
        });
        Row::with_children(keys).spacing(gap).into()
    });
    let apart = (!doubled)
        .then(|| one(look, ",".to_owned(), [size, size * 0.8], message(Pressed::Types(" ".to_owned()))));
    let colours = look.colours();
    let (weight, ink) = if enters { (Weight::Gold, colours.room) } else { (Weight::Main, colours.gold) };
    let enter = text(words.say("keyname-enter", &[])).size(look.size(17.0)).font(BOLD).color(ink);
    let broad = if doubled { 3.0 * size + 2.0 * gap } else { 2.0 * size + gap };
    let enter = around(look, container(enter).center(Fill), weight, Some(message(Pressed::Enters)))
        .width(broad)
        .height(size * 0.8);
    let enter = Row::new().push(apart).push(enter).spacing(gap);
    let keys = Column::with_children(digits).push(last.spacing(gap)).extend(exits).push(enter).spacing(gap);
    container(keys).padding(look.size(8.0)).style(look.sheet()).into()
}

fn one<'a, M: Clone + 'a>(look: Look, label: String, [broad, high]: [f32; 2], message: M) -> Element<'a, M> {
    let label = text(label).size(look.size(24.0)).font(BOLD).color(look.colours().ink);
    around(look, container(label).center(Fill), Weight::Quiet, Some(message)).width(broad).height(high).into()
}
