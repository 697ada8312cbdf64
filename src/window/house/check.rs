//! Checking a game that was revealed: a file, the seals that somebody kept, and what was found.

use crate::language::Words;
use crate::referee::verify::{self, Doubt};
use crate::store::typed_path;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, column, operation, text, text_input};
use iced::{Element, Task};

/// The line for the file.
const FILE: &str = "file to check";

/// What the screen remembers.
#[derive(Default)]
pub struct Check {
    file: String,
    seal: String,
    found: Option<Found>,
}

/// What was found, in words.
struct Found {
    /// The name of the sentence that says how it ended.
    title: &'static str,
    holds: bool,
    lines: Vec<String>,
}

/// Something done on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The name of the file was typed.
    File(String),
    /// A seal was typed, or read by a scanner that types.
    Seal(String),
    /// The game is to be checked.
    Check,
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// Nothing.
    None,
    /// Back to the first screen.
    Leave,
}

impl Check {
    pub fn new() -> (Self, Task<Message>) {
        (Self::default(), operation::focus(FILE))
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action {
        match message {
            Message::File(typed) => self.file = typed,
            Message::Seal(typed) => self.seal = typed,
            Message::Check if self.file.trim().is_empty() => {}
            Message::Check => self.check(words),
            Message::Shortcut(Shortcut::Escape) | Message::Leave => return Action::Leave,
            Message::Shortcut(_) => {}
        }
        Action::None
    }

    fn check(&mut self, words: &Words) {
        let seal = self.seal.trim();
        let seals: Vec<String> = Some(seal.to_owned()).filter(|seal| !seal.is_empty()).into_iter().collect();
        self.found = Some(match verify::file(&typed_path(&self.file), &seals) {
            Ok(Ok(honest)) => {
                let (mut lines, _) = verify::honest(words, &honest);
                let facts = [
                    ("entries", honest.entries.into()),
                    ("answers", honest.answers.into()),
                    ("draws", honest.draws.into()),
                    ("corrections", honest.corrections.into()),
                ];
                lines.insert(0, words.say("check-honest", &facts));
                Found { title: "check-holds", holds: true, lines }
            }
            Ok(Err(doubts)) => {
                // A slip of the hand accuses nobody.
                let slip = doubts
                    .iter()
                    .all(|doubt| matches!(doubt, Doubt::NotASeal { .. } | Doubt::NotAGame | Doubt::Locked));
                let title = if slip { "check-cannot" } else { "check-fails" };
                Found { title, holds: slip, lines: verify::doubts(words, &doubts) }
            }
            Err(trouble) => {
                Found { title: "check-cannot", holds: true, lines: vec![words.tell("trouble", &trouble)] }
            }
        });
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let line = |hint: &str, typed: &str| {
            text_input(&say(hint), typed)
                .on_submit(Message::Check)
                .padding([look.size(6.0), look.size(12.0)])
                .size(look.size(17.0))
                .style(look.line())
        };
        let file = line("check-file", &self.file).id(FILE).on_input(Message::File);
        let seal = line("check-seal", &self.seal).on_input(Message::Seal);
        let leave = press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)).into();
        let asked = column![
            look.text(say("check-what")),
            still(file, Message::Shortcut),
            still(seal, Message::Shortcut),
            press(look, say("check-now"), Weight::Main, Some(Message::Check)),
        ];
        let mut page = column![page::head(look, say("check"), [leave]), page::sheet(look, asked)];
        if let Some(Found { title, holds, lines }) = &self.found {
            let colours = look.colours();
            let title = say(title);
            let colour = if *holds { colours.gold } else { colours.red };
            let lines = lines.iter().map(|line| look.text(line.as_str()).into());
            let panel = column![
                text(title).size(look.size(30.0)).font(crate::window::widgets::look::BOLD).color(colour),
                Column::with_children(lines).spacing(look.size(6.0)),
            ];
            page = page.push(page::sheet(look, panel));
        }
        page::page(look, page)
    }
}
