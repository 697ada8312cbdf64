//! The page behind F12 in three: how the window looks and behaves, what keys mean, and the rules by number.

use super::curtain::Falls;
use super::lock::{self, Passphrase};
use super::motion::Motion;
use crate::games::Kind;
use crate::language::{Language, Words};
use crate::referee::Referee;
use crate::window::widgets::keys::{Shortcut, TABLE};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, choices, press};
use iced::widget::{Column, column, container, row, scrollable};
use iced::{Element, Fill};
use strum::IntoEnumIterator;

/// How broad the page is at the most, in logical pixels at the smallest type.
const BROAD: f32 = 980.0;
/// How broad the names of keys are.
const STROKES: f32 = 150.0;

#[derive(Clone, Debug)]
pub enum Message {
    Speak(Language),
    Tab(Tab),
    /// Whether anything moves by itself.
    Motion(Motion),
    /// A game's box is shown on the first screen, or no more.
    Box(Kind),
    /// When the curtain is to fall by itself.
    Falls(Falls),
    /// The game on the table is to be locked.
    Lock(lock::Message),
    /// What a key means, or a thing pressed that means the same.
    Shortcut(Shortcut),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// How the window looks and behaves.
    Settings,
    /// What keys mean.
    #[default]
    Keys,
    Rules,
}

const TABS: [(Tab, &str); 3] =
    [(Tab::Settings, "keys-tab-settings"), (Tab::Keys, "keys-tab-keys"), (Tab::Rules, "keys-tab-rules")];

#[derive(Clone, Copy)]
pub struct Set {
    pub falls: Falls,
    /// Whether anything moves by itself.
    pub motion: Motion,
    /// Whether the game on the table hides nothing: there is no map then, and no curtain.
    pub open: bool,
    /// Whether it lies there: from another screen nobody would know which game he locks.
    pub at_table: bool,
}

pub fn keys_page<'a>(
    look: Look,
    referee: &'a Referee,
    tab: Tab,
    set: Set,
    boxes: &[(Kind, bool)],
    passphrase: &'a Passphrase,
) -> Element<'a, Message> {
    let words = referee.words();
    let close =
        press(look, words.say("keys-close", &[]), Weight::Main, Some(Message::Shortcut(Shortcut::Keys)));
    let tabs = TABS.map(|(other, name)| {
        press(look, words.say(name, &[]), Weight::chosen(other == tab), Some(Message::Tab(other))).into()
    });
    let title = TABS.iter().find(|(other, _)| *other == tab).map_or("", |(_, name)| name);
    let head = page::head(look, words.say(title, &[]), tabs.into_iter().chain([close.into()]));
    // Each by the name that those who speak it have for it.
    let languages =
        Language::iter().map(|it| (it.name().to_owned(), it == words.language(), Message::Speak(it)));
    let game = referee.game().filter(|_| set.at_table);
    let inner = match tab {
        Tab::Settings => column![
            look.heading(words.say("language", &[])),
            choices(look, languages),
            looks(look, words),
            shown(look, words, boxes),
            set.motion.choices(look, words, Message::Motion),
            (!set.open).then(|| set.falls.choices(look, words, Message::Falls)),
            passphrase.lock(look, words, game, Message::Lock, Message::Shortcut),
        ],
        Tab::Keys => column![look.heading(words.say("key-keys", &[])), strokes(look, words, set.open)]
            .push(words.has("keys-short").then(|| look.label(words.say("keys-short", &[])))),
        Tab::Rules => column![
            look.heading(words.say("why-rules", &[])),
            look.label(words.say("why-rules-what", &[])),
            Column::with_children(
                referee.kind().rules(words).into_iter().map(|rule| page::rule_line(look, rule))
            )
            .spacing(look.size(4.0)),
        ],
    };
    let all = column![head, page::sheet(look, inner)].spacing(look.size(12.0)).max_width(look.size(BROAD));
    scrollable(container(all).center_x(Fill).padding(look.size(16.0))).id(page::PAGE).into()
}

/// Day or night, contrasts and the size of type, which keys set as well.
fn looks<'a>(look: Look, words: &Words) -> Element<'a, Message> {
    // What is on stands behind its name.
    let button = |name: &str, shortcut: Shortcut, on: Option<String>| {
        let chosen = on.is_some();
        let label = on.into_iter().fold(words.say(name, &[]), |name, on| words.pair(name, on));
        (label, chosen, Message::Shortcut(shortcut))
    };
    let either = |of: bool, [one, other]: [&str; 2]| Some(words.say(if of { one } else { other }, &[]));
    let percent = format!("{} %", (look.scale * 100.0).round());
    let buttons = [
        button("key-theme", Shortcut::Theme, either(look.day, ["set-day", "set-night"])),
        button("key-contrast", Shortcut::Contrast, either(look.contrast, ["set-strongest", "set-softer"])),
        button("key-larger", Shortcut::Larger, None),
        button("key-smaller", Shortcut::Smaller, None),
        button("key-usual", Shortcut::Usual, Some(percent)),
    ];
    choices(look, buttons)
}

/// The boxes that are shown on the first screen. One is, in any case: the last one stays.
fn shown<'a>(look: Look, words: &Words, boxes: &[(Kind, bool)]) -> Element<'a, Message> {
    let button = |(kind, shown): &(Kind, bool)| {
        (words.say(&format!("home-{}", kind.word()), &[]), *shown, Message::Box(*kind))
    };
    let buttons = choices(look, boxes.iter().map(button));
    column![look.label(words.say("boxes", &[])), buttons].spacing(look.size(4.0)).into()
}

/// The keys that do something here, from the table that dispatches them.
fn strokes<'a>(look: Look, words: &Words, open: bool) -> Element<'a, Message> {
    // Strokes that mean the same stand on one line, each once.
    let mut meanings: Vec<(&str, Vec<String>)> = Vec::new();
    for binding in TABLE.iter().filter(|binding| !(open && binding.shortcut.is_of_what_is_hidden())) {
        let stroke = named(words, binding.written);
        match meanings.iter_mut().find(|(sentence, _)| *sentence == binding.sentence) {
            Some((_, strokes)) if strokes.contains(&stroke) => {}
            Some((_, strokes)) => strokes.push(stroke),
            None => meanings.push((binding.sentence, vec![stroke])),
        }
    }
    let lines = meanings.into_iter().map(|(sentence, strokes)| {
        let strokes = look.text(strokes.join(", ")).font(BOLD).width(look.size(STROKES));
        row![strokes, look.text(words.say(sentence, &[])).width(Fill)].spacing(look.size(10.0)).into()
    });
    Column::with_children(lines).spacing(look.size(4.0)).into()
}

/// A stroke as the keys are called here.
fn named(words: &Words, written: &str) -> String {
    let keys = written.split(' ').map(|key| {
        let name = format!("keyname-{}", key.to_ascii_lowercase());
        if words.has(&name) { words.say(&name, &[]) } else { key.to_owned() }
    });
    keys.collect::<Vec<_>>().join(" ")
}
