//! Checking a game that was revealed: a file, the seals that somebody kept, and what was found.

use crate::language::Words;
use crate::referee::verify::{self, Verdict};
use crate::store::{path_to_type, typed_path};
use crate::window::screens::Next;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, column, operation, row, text};
use iced::{Center, Element, Task};
use std::path::{Path, PathBuf};

const FILE: &str = "file to check";

#[derive(Default)]
pub struct Check {
    file: String,
    seal: String,
    found: Option<Panel>,
    work: Option<Work>,
}

/// What was found, in words.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The name of the sentence that says how it ended.
    title: &'static str,
    holds: bool,
    lines: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum Message {
    File(String),
    /// A seal was typed, or read by a scanner that types.
    Seal(String),
    Choose,
    /// It was, or was not.
    Chosen(Option<PathBuf>),
    Check,
    Checked(Step<Panel>),
    Shortcut(Shortcut),
    Leave,
}

impl Check {
    pub fn new() -> (Self, Task<Message>) {
        (Self::default(), operation::focus(FILE))
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Next<Message> {
        match message {
            // What is typed now is not what is being checked.
            Message::File(typed) => (self.file, self.work) = (typed, None),
            Message::Seal(typed) => (self.seal, self.work) = (typed, None),
            Message::Choose => return Next::Run(choose::to_open(words).map(Message::Chosen)),
            Message::Chosen(None) => {}
            Message::Chosen(Some(path)) => (self.file, self.work) = (path_to_type(&path), None),
            Message::Check if self.file.trim().is_empty() || self.work.is_some() => {}
            Message::Check => return Next::Run(self.check(words)),
            Message::Checked(Step::TakesLong) => self.work.iter_mut().for_each(Work::is_long),
            Message::Checked(Step::Done(found)) => (self.found, self.work) = (Some(found), None),
            Message::Shortcut(Shortcut::Escape) | Message::Leave => return Next::Leave,
            Message::Shortcut(shortcut) => return Next::Run(page::turn(shortcut)),
        }
        Next::nothing()
    }

    fn check(&mut self, words: &Words) -> Task<Message> {
        let seal = self.seal.trim();
        let seals: Vec<String> = Some(seal.to_owned()).filter(|seal| !seal.is_empty()).into_iter().collect();
        let (path, words) = (typed_path(&self.file), words.clone());
        let (work, task) = beside(move || Panel::of(&path, &seals, &words));
        (self.found, self.work) = (None, Some(work));
        task.map(Message::Checked)
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let line = |hint: &str, typed: &str| page::line(look, &say(hint), typed).on_submit(Message::Check);
        let file = line("check-file", &self.file).id(FILE).on_input(Message::File);
        let seal = line("check-seal", &self.seal).on_input(Message::Seal);
        let leave = press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)).into();
        let asked = column![
            look.text(say("check-what")),
            row![still(file, Message::Shortcut), choose::button(look, words, Message::Choose)]
                .spacing(look.size(6.0))
                .align_y(Center),
            still(seal, Message::Shortcut),
            press(look, say("check-now"), Weight::Main, Some(Message::Check)),
        ];
        let mut page = column![page::head(look, say("check"), [leave]), page::sheet(look, asked)];
        if self.work.as_ref().is_some_and(Work::takes_long) {
            page = page.push(page::sheet(look, column![look.text(say("check-goes-on"))]));
        }
        if let Some(Panel { title, holds, lines }) = &self.found {
            let colours = look.colours();
            let title = say(title);
            let colour = if *holds { colours.gold } else { colours.red };
            let lines = lines.iter().map(|line| look.text(line.as_str()).into());
            let panel = column![
                text(title).size(look.size(30.0)).font(BOLD).color(colour),
                Column::with_children(lines).spacing(look.size(6.0)),
            ];
            page = page.push(page::sheet(look, panel));
        }
        page::page(look, page)
    }
}

impl Panel {
    fn of(path: &Path, seals: &[String], words: &Words) -> Self {
        match verify::file(path, seals, words.language()) {
            Verdict::Holds(mut lines, counts) => {
                lines.insert(0, counts.in_words(words));
                Panel { title: "check-holds", holds: true, lines }
            }
            Verdict::Fails(lines) => Panel { title: "check-fails", holds: false, lines },
            Verdict::Cannot(lines) => Panel { title: "check-cannot", holds: true, lines },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced_test::runtime::task;

    #[test]
    fn the_page_answers_while_a_game_is_checked() {
        let words = Words::default();
        let mut check = Check { file: "/no/such/game".to_owned(), ..Check::default() };
        let Next::Run(first) = check.update(Message::Check, &words) else { panic!("it is not checked") };
        assert!(check.work.is_some() && check.found.is_none());
        // Once is enough.
        let Next::Run(none) = check.update(Message::Check, &words) else { panic!("it leads elsewhere") };
        assert!(task::into_stream(none).is_none());
        let _ = check.update(Message::Checked(Step::TakesLong), &words);
        assert!(check.work.as_ref().is_some_and(Work::takes_long));
        // Another file is another game, and nothing more is heard of the first one.
        let _ = check.update(Message::File("/another".to_owned()), &words);
        assert!(check.work.is_none());
        assert_eq!(iced::futures::executor::block_on_stream(task::into_stream(first).unwrap()).count(), 0);
        assert!(matches!(check.update(Message::Leave, &words), Next::Leave));
    }
}
