//! The page behind F12: how the window behaves, all keys, and the rules by number.

use super::curtain::Falls;
use super::languages::languages;
use super::lock::{self, Passphrase};
use crate::language::{Language, Words};
use crate::referee::Referee;
use crate::window::widgets::keys::{Shortcut, TABLE};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, column, container, row, scrollable};
use iced::{Element, Fill};

/// How broad the page is at the most, in logical pixels whatever the size of type.
const BROAD: f32 = 1120.0;
/// How broad the names of keys are.
const STROKES: f32 = 150.0;

/// Something done on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another language is spoken from now on.
    Speak(Language),
    /// When the curtain is to fall by itself.
    Falls(Falls),
    /// The game on the table is to be locked.
    Lock(lock::Message),
    /// What a key means, or a thing pressed that means the same.
    Shortcut(Shortcut),
}

/// The page.
pub fn keys_page<'a>(
    look: Look,
    referee: &'a Referee,
    falls: Falls,
    passphrase: &'a Passphrase,
) -> Element<'a, Message> {
    let words = referee.words();
    let close =
        press(look, words.say("keys-close", &[]), Weight::Main, Some(Message::Shortcut(Shortcut::Keys)));
    let head = page::head(look, words.say("table-keys", &[]), [close.into()]);
    let settings = column![
        look.heading(words.say("language", &[])),
        languages(look, words.language(), Message::Speak),
        falls.choices(look, words, Message::Falls),
        passphrase.lock(look, words, referee.game(), Message::Lock, Message::Shortcut),
    ];
    let strokes = column![
        look.heading(words.say("key-keys", &[])),
        strokes(look, words),
        look.label(words.say("keys-short", &[])),
    ];
    let commands = column![
        look.heading(words.say("keys-commands", &[])),
        look.label(words.say("help", &[])),
        commands(look, referee),
    ];
    let rules = column![
        look.heading(words.say("why-rules", &[])),
        look.label(words.say("why-rules-what", &[])),
        Column::with_children(
            referee.kind().rules(words).into_iter().map(|rule| page::rule_line(look, rule))
        )
        .spacing(look.size(4.0)),
    ];
    let sheet = |content: Column<'a, Message>| page::sheet(look, content);
    let gap = look.size(12.0);
    // What stands side by side in small type stands one below the other in large type.
    let page: Element<'a, Message> = if look.is_large() {
        column![sheet(settings), sheet(strokes), sheet(commands), sheet(rules)].spacing(gap).into()
    } else {
        // Both columns are about as long.
        let left = column![sheet(settings), sheet(strokes), sheet(rules)].spacing(gap).width(Fill);
        row![left, sheet(commands)].spacing(gap).into()
    };
    let page = column![head, page].spacing(gap).max_width(BROAD);
    scrollable(container(page).center_x(Fill).padding(look.size(16.0))).into()
}

/// All keys, from the table that dispatches them.
fn strokes<'a>(look: Look, words: &Words) -> Element<'a, Message> {
    // Strokes that mean the same stand on one line, each once.
    let mut meanings: Vec<(&str, Vec<String>)> = Vec::new();
    for binding in &TABLE {
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

/// All commands, and what they do.
fn commands<'a>(look: Look, referee: &Referee) -> Element<'a, Message> {
    let lines = referee.kind().commands().into_iter().map(|(name, usage)| {
        let help = referee.words().say(&format!("help-{name}"), &[]);
        let usage = look.label(usage).font(BOLD).color(look.colours().ink);
        column![usage, look.label(help)].into()
    });
    Column::with_children(lines).spacing(look.size(6.0)).into()
}

/// A stroke as the keys are called here.
fn named(words: &Words, written: &str) -> String {
    let keys = written.split(' ').map(|key| {
        let name = format!("keyname-{}", key.to_ascii_lowercase());
        if words.has(&name) { words.say(&name, &[]) } else { key.to_owned() }
    });
    keys.collect::<Vec<_>>().join(" ")
}
