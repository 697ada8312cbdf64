//! The door: what is taken home is written where it is asked to be, under a name that is suggested, and over no other file.

use super::{Evening, Form};
use crate::hunt::Hunt;
use crate::language::Words;
use crate::referee::Referee;
use crate::store::{Kept, OnDisk as _, among_documents, path_to_type, typed_path};
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{column, row, text, text_input};
use iced::{Center, Element, Task};
use std::path::PathBuf;

const LINE: &str = "telling file";

/// What can be taken home of the game on the table.
pub struct Keep {
    evening: Evening,
    is_open: bool,
    /// The name without its ending.
    file: String,
    said: Option<(String, bool)>,
    work: Option<Work>,
}

/// Something done there.
#[derive(Clone, Debug)]
pub enum Message {
    /// It is opened, or closed again.
    Door,
    File(String),
    Write(Form),
    /// It is, or that takes long: what is said, and whether that is bad news.
    Written(Step<(String, bool)>),
    Shortcut(Shortcut),
}

impl Keep {
    /// Of the game on the table.
    pub fn new(evening: Evening, referee: &Referee) -> Self {
        let file = path_to_type(&file_for(referee, "-telling"));
        Self { evening, is_open: false, file, said: None, work: None }
    }

    /// Does what was asked, of the `part` that is shown; a shortcut is whoever embeds this one's.
    pub fn update(&mut self, message: Message, part: Option<u8>, words: &Words) -> Task<Message> {
        match message {
            Message::Door | Message::Shortcut(Shortcut::Escape) => self.is_open = !self.is_open,
            Message::File(typed) => (self.file, self.said) = (typed, None),
            // One after the other.
            Message::Write(_) if self.work.is_some() => {}
            Message::Write(form) => {
                let (evening, words) = (self.evening.clone(), words.clone());
                let typed = self.file.trim().to_owned();
                let (work, task) = beside(move || write(&evening, (form, part), &typed, &words));
                (self.work, self.said) = (Some(work), None);
                return task.map(Message::Written);
            }
            Message::Written(Step::TakesLong) => self.work.iter_mut().for_each(Work::is_long),
            Message::Written(Step::Done(said)) => (self.said, self.work) = (Some(said), None),
            Message::Shortcut(_) => {}
        }
        Task::none()
    }

    /// What opens it, and closes it again.
    pub fn door<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let weight = Weight::chosen(self.is_open);
        press(look, words.say("keepsake-home", &[]), weight, Some(Message::Door)).into()
    }

    /// A line for the name, and a button for each form; `None`: it is closed.
    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        if !self.is_open {
            return None;
        }
        let button = |name: &str, form: Form| {
            press(look, words.say(name, &[]), Weight::Quiet, Some(Message::Write(form)))
        };
        let line = text_input("", &self.file)
            .id(LINE)
            .on_input(Message::File)
            .padding([look.size(4.0), look.size(10.0)])
            .size(look.size(16.0))
            .style(look.line());
        let long = self.work.as_ref().filter(|work| work.takes_long());
        let goes_on = long.map(|_| (words.say("archive-writes", &[]), false));
        // Its place is always there, so that nothing moves when something is said.
        let (said, wrong) = self.said.clone().or(goes_on).unwrap_or_default();
        let colours = look.colours();
        let said = text(said).size(look.size(15.0)).color(if wrong { colours.red } else { colours.gold });
        let line = row![look.label(words.say("archive-file", &[])), still(line, Message::Shortcut)]
            .spacing(look.size(6.0))
            .align_y(Center);
        let buttons = row![
            button("keepsake-write-page", Form::Page),
            button("keepsake-write-png", Form::Png),
            button("keepsake-write-svg", Form::Svg),
            button("keepsake-write-moving", Form::Moving),
        ]
        .spacing(look.size(6.0))
        .wrap()
        .vertical_spacing(look.size(4.0));
        Some(column![line, buttons, said].spacing(look.size(6.0)).into())
    }
}

/// Writes it, and says where; or what is wrong.
fn write(evening: &Evening, (form, part): (Form, Option<u8>), typed: &str, words: &Words) -> (String, bool) {
    let bare = typed.strip_suffix(form.ending()).unwrap_or(typed);
    let path = typed_path(&format!("{bare}{}", form.ending()));
    match evening.write(form, part, &path, words) {
        Ok(said) => (said, false),
        Err(wrong) => (wrong, true),
    }
}

/// Where something of this game is best written: among the owner's documents, by the name of the game's file.
pub fn file_for(referee: &Referee, what: &str) -> PathBuf {
    let game = referee.kept::<Hunt>().and_then(Kept::path);
    game.and_then(|game| among_documents(game, what)).unwrap_or_else(|| format!("part-1{what}").into())
}
