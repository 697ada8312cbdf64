//! The first screen: go on, practice, or our box.

use super::look::{self, size};
use super::still::still;
use super::{Shortcut, table::Said};
use crate::language::Words;
use crate::referee::Referee;
use iced::widget::{button, column, container, operation, row, space, text, text_input};
use iced::{Center, Element, Fill, Task};

const STARTS: &str = "starts";

/// What the first screen remembers.
pub struct Home {
    /// Whether an unfinished game is kept.
    unfinished: bool,
    /// The numbers on the three starting tokens, as they are typed.
    starts: String,
    /// What went wrong.
    fault: Option<String>,
}

/// Something done on the first screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Go on with the last unfinished game.
    Continue,
    /// A game on the practice board.
    Practice,
    /// The starting numbers were typed.
    Starts(String),
    /// A game from the box.
    OurBox,
    /// A key.
    Shortcut(Shortcut),
}

/// What the program does about it.
pub enum Action {
    /// Nothing.
    None,
    /// This.
    Run(Task<Message>),
    /// Goes to the table, where this was said.
    Play(Vec<Said>),
}

impl Home {
    pub fn new(referee: &Referee) -> (Self, Task<Message>) {
        let home = Self { unfinished: referee.has_unfinished(), starts: String::new(), fault: None };
        (home, Task::none())
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        match message {
            Message::Continue => self.begin("open", referee),
            Message::Practice => self.begin("new", referee),
            Message::Starts(typed) => {
                self.starts = typed;
                Action::None
            }
            Message::OurBox => {
                let starts: Vec<&str> =
                    self.starts.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
                if starts.is_empty() {
                    return Action::Run(operation::focus(STARTS));
                }
                let command = format!("new board=none tiles=none starts={}", starts.join(","));
                self.begin(&command, referee)
            }
            Message::Shortcut(Shortcut::Enter | Shortcut::Letter('c')) if self.unfinished => {
                self.begin("open", referee)
            }
            Message::Shortcut(Shortcut::Enter | Shortcut::Letter('p')) => self.begin("new", referee),
            Message::Shortcut(Shortcut::Letter('b')) => Action::Run(operation::focus(STARTS)),
            Message::Shortcut(_) => Action::None,
        }
    }

    fn begin(&mut self, command: &str, referee: &mut Referee) -> Action {
        let Some(reply) = referee.hear(command) else { return Action::None };
        if reply.accepted() {
            return Action::Play(Said::of(command, &reply));
        }
        self.fault = Some(reply.answer().to_owned());
        Action::None
    }

    pub fn view<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let choice = |name: &str, message: Message, main: bool| {
            let title = text(say(name)).size(size::HEADING).font(look::BOLD);
            let what = look::label(say(&format!("{name}-what")));
            button(column![title, what].spacing(2))
                .width(Fill)
                .padding([12, 18])
                .style(if main { look::main } else { look::quiet })
                .on_press(message)
        };
        let mut choices = column![].spacing(12);
        if self.unfinished {
            choices = choices.push(choice("home-continue", Message::Continue, true));
        }
        choices = choices.push(choice("home-practice", Message::Practice, !self.unfinished));
        let starts = text_input(&say("home-starts"), &self.starts)
            .id(STARTS)
            .on_input(Message::Starts)
            .on_submit(Message::OurBox)
            .padding([8, 12])
            .style(look::line);
        let go =
            button(text(say("home-begin"))).padding([8, 18]).style(look::quiet).on_press(Message::OurBox);
        let our_box = column![
            text(say("home-box")).size(size::HEADING).font(look::BOLD),
            look::label(say("home-box-what")),
            row![still(starts, Message::Shortcut(Shortcut::Escape)), go].spacing(8),
        ]
        .spacing(6);
        choices = choices.push(container(our_box).padding([12, 18]).width(Fill).style(look::sheet));
        if let Some(fault) = &self.fault {
            choices = choices.push(text(fault).color(look::RED));
        }
        let page = column![
            text("Underhill").size(56).font(look::BOLD).color(look::GOLD),
            text(say("home-what")).color(look::FAINT),
            space().height(18),
            choices,
            space().height(18),
            look::label(say("home-unofficial")),
        ]
        .spacing(4)
        .max_width(560)
        .align_x(Center);
        container(page).center(Fill).padding(24).into()
    }
}
