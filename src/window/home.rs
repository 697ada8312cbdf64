//! The first screen: go on, practice, our box, another game; or out again.

use super::keys::Shortcut;
use super::lately::Said;
use super::lock::{self, Passphrase};
use super::look::{BOLD, Look};
use super::press::{Weight, around, press};
use super::still::still;
use crate::hunt::Hunt;
use crate::language::hunt::phase_told;
use crate::language::{Language, Words};
use crate::referee::{Referee, unfinished};
use crate::store::{Store, Trouble};
use iced::widget::{Column, column, container, operation, row, scrollable, space, text, text_input};
use iced::{Center, Element, Fill, Task};
use std::path::PathBuf;

/// How many kept games are listed.
const LISTED: usize = 8;

/// What the first screen remembers.
pub struct Home {
    games: Vec<Listed>,
    /// The name of a file, as it is typed.
    file: String,
    /// What went wrong.
    fault: Option<String>,
    /// A locked game that is to be opened, and its passphrase.
    locked: Option<Passphrase>,
}

/// A kept game.
struct Listed {
    path: PathBuf,
    /// The day on which it was begun.
    day: String,
    /// What it is played on; empty: the board on the table.
    board: String,
    /// The phase line; `None`: it is locked, and nobody can tell.
    phase: Option<String>,
    unfinished: bool,
}

/// Something done on the first screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Go on with the last unfinished game.
    Continue,
    /// A game on the practice board, guided.
    First,
    /// A game on the practice board.
    Practice,
    /// A game from the box.
    OurBox,
    /// A Letter from Gandalf.
    Letter,
    /// All games.
    Archive,
    /// A game that was revealed.
    Check,
    /// The box is to be copied.
    Copy,
    /// A kept game.
    Open(PathBuf),
    /// The name of a file was typed.
    File(String),
    /// It is all.
    OpenFile,
    /// The passphrase of a locked game.
    Passphrase(lock::Message),
    /// Another language.
    Speak(Language),
    /// Out again.
    Quit,
    /// A key.
    Shortcut(Shortcut),
}

/// What the program does about it.
pub enum Action {
    /// Nothing.
    None,
    /// This.
    Run(Task<Message>),
    /// Goes on to what has to be agreed before a game.
    Agree,
    /// Goes to where a letter is opened.
    Letter,
    /// Begins a game that is guided.
    First,
    /// Goes to all games.
    Archive,
    /// Goes to where a game is checked.
    Check,
    /// Goes to where the box is copied.
    Copy,
    /// Goes to the game on the table, where this was said. Whether it was begun before.
    Play(Vec<Said>, bool),
    /// The window is closed.
    Close,
}

/// A locked game: its name tells the day, and nothing tells more.
fn locked(path: PathBuf) -> Listed {
    let day = path.file_name().map(|name| name.to_string_lossy().chars().take(10).collect());
    Listed { day: day.unwrap_or_default(), board: String::new(), phase: None, unfinished: true, path }
}

impl Home {
    pub fn new(referee: &Referee) -> Self {
        let games = referee.store().map(Store::games).unwrap_or_default();
        let listed = games.into_iter().take(LISTED).filter_map(|path| {
            let record = match Store::look::<Hunt>(&path) {
                Ok(record) => record,
                Err(Trouble::PassphraseWanted { .. }) => return Some(locked(path)),
                Err(_) => return None,
            };
            let view = &record.state().view;
            let part = if view.letter.is_some() { 2 } else { view.part() };
            let board = view.options.board.as_ref().or(view.options.board2.as_ref().filter(|_| part == 2));
            Some(Listed {
                day: record.header().time.chars().take(10).collect(),
                board: board.map(|board| board.name().to_owned()).unwrap_or_default(),
                phase: Some({
                    let phase = phase_told(referee.words(), view.phase, view.day, view.turn);
                    referee.words().say("home-part", &[("part", part.into()), ("phase", phase.into())])
                }),
                unfinished: unfinished(record.state()),
                path,
            })
        });
        Self { games: listed.collect(), file: String::new(), fault: None, locked: None }
    }

    fn unfinished(&self) -> bool {
        self.games.iter().any(|game| game.unfinished)
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        match message {
            Message::Continue => self.begin("open", true, referee),
            Message::First => Action::First,
            Message::Practice => self.begin("new", false, referee),
            Message::OurBox => Action::Agree,
            Message::Letter => Action::Letter,
            // The program itself takes that up.
            Message::Speak(_) => Action::None,
            Message::Check => Action::Check,
            Message::Archive => Action::Archive,
            Message::Copy => Action::Copy,
            Message::Open(path) => self.begin(&format!("open {}", path.display()), true, referee),
            Message::File(typed) => {
                self.file = typed;
                Action::None
            }
            Message::OpenFile if self.file.trim().is_empty() => Action::None,
            Message::OpenFile => self.begin(&format!("open {}", self.file.trim()), true, referee),
            Message::Passphrase(lock::Message::Typed(typed)) => {
                self.locked.iter_mut().for_each(|passphrase| passphrase.typed(&typed));
                Action::None
            }
            Message::Passphrase(lock::Message::Again(_)) => Action::None,
            Message::Passphrase(lock::Message::Submitted) => {
                let opened = self.locked.as_mut().is_some_and(|it| it.give(referee, Referee::unlock));
                if opened { Action::Play(Vec::new(), true) } else { Action::None }
            }
            Message::Shortcut(Shortcut::Escape) if self.locked.is_some() => {
                self.locked = None;
                Action::None
            }
            // A letter is part of the passphrase.
            Message::Shortcut(_) if self.locked.is_some() => Action::None,
            Message::Quit => Action::Close,
            Message::Shortcut(Shortcut::Enter | Shortcut::Letter('c')) if self.unfinished() => {
                self.begin("open", true, referee)
            }
            Message::Shortcut(Shortcut::Enter | Shortcut::Letter('p')) => self.begin("new", false, referee),
            Message::Shortcut(Shortcut::Letter('f')) => Action::First,
            Message::Shortcut(Shortcut::Letter('b')) => Action::Agree,
            Message::Shortcut(Shortcut::Letter('l')) => Action::Letter,
            Message::Shortcut(Shortcut::Letter('v')) => Action::Check,
            Message::Shortcut(Shortcut::Letter('g')) if !self.games.is_empty() => Action::Archive,
            Message::Shortcut(Shortcut::Letter('k')) => Action::Copy,
            Message::Shortcut(Shortcut::Letter('q')) => Action::Close,
            Message::Shortcut(_) => Action::None,
        }
    }

    fn begin(&mut self, command: &str, before: bool, referee: &mut Referee) -> Action {
        let Some(reply) = referee.hear(command) else { return Action::None };
        if reply.accepted() {
            return Action::Play(Said::of(command, &reply), before);
        }
        if reply.refused.as_deref() == Some("trouble-passphrase-wanted") {
            (self.locked, self.fault) = (Some(Passphrase::default()), None);
            return Action::Run(operation::focus(lock::PASSPHRASE));
        }
        self.fault = Some(reply.answer().to_owned());
        Action::None
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let colours = look.colours();
        let say = |name: &str| words.say(name, &[]);
        let choice = |name: &str, message: Message, main: bool| {
            let title = look.heading(say(name)).color(if main { colours.gold } else { colours.ink });
            let what = look.label(say(&format!("{name}-what")));
            around(
                look,
                column![title, what].spacing(2),
                if main { Weight::Main } else { Weight::Quiet },
                Some(message),
            )
            .width(Fill)
            .padding([look.size(10.0), look.size(18.0)])
        };
        let mut choices = column![].spacing(look.size(10.0));
        if self.unfinished() {
            choices = choices.push(choice("home-continue", Message::Continue, true));
        }
        if self.games.is_empty() {
            choices = choices.push(choice("home-first", Message::First, true));
        }
        choices = choices.push(choice(
            "home-practice",
            Message::Practice,
            !self.unfinished() && !self.games.is_empty(),
        ));
        choices = choices.push(choice("home-box", Message::OurBox, false));
        choices = choices.push(choice("home-letter", Message::Letter, false));
        if let Some(passphrase) = &self.locked {
            choices = choices.push(look.text(say("lock-wanted")));
            let to = Message::Passphrase;
            choices =
                choices.push(passphrase.line(look, words, "lock-typed", "lock-open", to, Message::Shortcut));
        }
        if let Some(fault) = &self.fault {
            choices = choices.push(text(fault).size(look.size(16.0)).color(colours.red));
        }
        let page = column![
            text("Underhill").size(look.size(54.0)).font(BOLD).color(colours.gold),
            look.label(say("home-what")),
            space().height(look.size(12.0)),
            choices,
            self.archive(look, words),
            self.file(look, words),
            row![
                look.label(say("home-unofficial")).width(Fill),
                press(look, say("home-copy"), Weight::Quiet, Some(Message::Copy)),
                press(look, say("home-check"), Weight::Quiet, Some(Message::Check)),
                press(look, say("home-quit"), Weight::Quiet, Some(Message::Quit)),
            ]
            .spacing(look.size(8.0))
            .align_y(Center),
            container(super::languages(look, words.language(), Message::Speak)).width(Fill),
        ]
        .spacing(look.size(8.0))
        .max_width(look.size(620.0))
        .align_x(Center);
        scrollable(container(page).center_x(Fill).padding(look.size(24.0))).into()
    }

    /// A game that lies somewhere else.
    fn file<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let line = text_input(&words.say("home-file-typed", &[]), &self.file)
            .on_input(Message::File)
            .on_submit(Message::OpenFile)
            .padding([look.size(5.0), look.size(12.0)])
            .size(look.size(16.0))
            .style(look.line());
        row![
            look.label(words.say("home-file", &[])),
            still(line, Message::Shortcut),
            press(look, words.say("home-file-open", &[]), Weight::Quiet, Some(Message::OpenFile)),
        ]
        .spacing(look.size(8.0))
        .align_y(Center)
        .into()
    }

    /// The games that are kept.
    fn archive<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        if self.games.is_empty() {
            return look.label(words.say("home-no-games", &[])).into();
        }
        let games = self.games.iter().map(|game| {
            let board = match &game.phase {
                None => words.say("home-locked", &[]),
                Some(_) if game.board.is_empty() => words.say("home-box", &[]),
                Some(_) => game.board.clone(),
            };
            let state = match (&game.phase, game.unfinished) {
                (None, _) => "home-unlock",
                (_, true) => "home-open",
                _ => "home-over",
            };
            let line = row![
                look.text(&game.day),
                look.text(board),
                look.label(game.phase.as_deref().unwrap_or_default()).width(Fill),
                look.label(words.say(state, &[])),
            ]
            .spacing(look.size(14.0))
            .align_y(Center);
            around(look, line, Weight::Quiet, Some(Message::Open(game.path.clone())))
                .width(Fill)
                .padding([look.size(4.0), look.size(12.0)])
                .into()
        });
        let head = row![
            look.heading(words.say("home-games", &[])).width(Fill),
            press(look, words.say("home-archive", &[]), Weight::Quiet, Some(Message::Archive)),
        ];
        column![head.align_y(Center), Column::with_children(games).spacing(look.size(4.0))]
            .spacing(look.size(6.0))
            .width(Fill)
            .into()
    }
}
