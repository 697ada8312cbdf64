//! The screens of *Hunt for the Ring*: set-up, the turn, the Letter from Gandalf, the owner's box.

mod agreed;
mod answered;
mod chips;
mod copying;
mod door;
mod form;
mod guide;
mod hint;
mod journey;
mod keepsake;
mod lately;
mod letter;
mod log;
mod map;
mod offer;
mod pad;
mod part2;
mod places;
mod put_back;
mod setup;
mod sheet;
mod stage;
mod steps;
mod telling;
mod tracks;
mod turn;
mod turn_sign;
mod whose;

pub use keepsake::{Evening, Form, taken_home};

use super::play::utterance::Utterance;
use super::screens::{self, AnyScreen, Next, Offered, Screen as _, Screens, Shown, Way, begun};
use super::widgets::keys::Shortcut;
use super::widgets::look::Look;
use crate::hunt::{Hunt, Phase, Record};
use crate::language::Words;
use crate::language::hunt::guide as guided_by;
use crate::referee::{Referee, Reply};
use crate::store::path_to_type;
use crate::table::{Game as _, Stage};
use iced::widget::{column, operation};
use iced::{Element, Task};
use std::path::PathBuf;

pub struct Screen {
    page: Open,
    /// The game on the table is somebody's first one, and is guided.
    guided: bool,
    moves: bool,
}

enum Open {
    Copying(Box<copying::Copying>),
    Letter(Box<letter::Letter>),
    Setup(Box<setup::Setup>),
    Table(Box<turn::Table>),
    Telling(Box<telling::Telling>),
}

impl Open {
    /// Whether anything on it is to move by itself.
    fn moves(&mut self, moves: bool) {
        match self {
            Self::Table(table) => table.motion = moves,
            Self::Telling(telling) => telling.motion = moves,
            Self::Copying(_) | Self::Letter(_) | Self::Setup(_) => {}
        }
    }
}

/// Something done there.
#[derive(Clone, Debug)]
pub enum Message {
    /// Where the box is copied.
    Copying(copying::Message),
    /// Between the parts.
    Letter(letter::Message),
    Setup(setup::Message),
    Table(turn::Message),
    Telling(telling::Message),
    /// The first game is guided no further.
    LeaveGuide,
}

/// What follows from something done on a page.
pub enum Action<M> {
    /// Nothing more.
    Stay,
    Run(Task<M>),
    Shortcut(Shortcut),
    To(Place),
    /// Back to the first screen.
    Leave,
    /// The window is closed.
    Close,
}

/// Where a page leads.
pub enum Place {
    /// To the game where it stands: set-up, the letter, or the table.
    Game,
    Table,
    /// To the Letter from Gandalf, and Part 2.
    Letter,
    Telling,
    /// To what games have taught about the board of this part.
    Taught(u8),
}

/// A page as it is shown first, and what is to be done then.
type Opened = (Open, Task<Message>);

impl Screens for Hunt {
    const WAYS: &'static [Way<Self>] = &[
        way("first", 'f', Offered::First, |referee, _| {
            let (mut screen, task) = begin(referee)?;
            screen.guided = true;
            Ok((screen, task))
        }),
        way("practice", 'p', Offered::Among, |referee, _| begin(referee)),
        way("box", 'b', Offered::Among, |referee, _| {
            let (setup, task) = setup::Setup::agree(referee);
            Ok(shown((Open::Setup(Box::new(setup)), task.map(Message::Setup))))
        }),
        way("letter", 'l', Offered::Among, |referee, _| Ok(shown(open_letter(referee)))),
        way("copy", 'k', Offered::Besides, |referee, _| Ok(shown(copy(referee, 1, copying::Page::Numbers)))),
    ];
    const KEY: char = 'h';
    const FILES: &'static [&'static str] = &["json", "letter"];
    const TELLS: bool = true;
    type Screen = Screen;
    type Wall = stage::Stage;

    fn show(referee: &Referee, said: Vec<Utterance>) -> Shown<Self> {
        shown(play(referee, said))
    }

    fn open_file(path: PathBuf, referee: &mut Referee) -> Shown<Self> {
        // Of what belongs to it but no game is a letter, and what was copied from a box.
        let (page, task, message) = if path.extension().is_some_and(|it| it.eq_ignore_ascii_case("letter")) {
            let (page, task) = open_letter(referee);
            // It is opened by whoever wants to play on, and not by looking at it.
            let typed = letter::Message::Typed(form::Field::Letter, path_to_type(&path));
            (page, task, Message::Letter(typed))
        } else {
            let (page, task) = copy(referee, 1, copying::Page::Numbers);
            (page, task, Message::Copying(copying::Message::Chosen(Some(path))))
        };
        let (mut screen, task) = shown((page, task));
        let task = match screen.update(message, referee) {
            Next::Run(next) => Task::batch([task, next]),
            Next::Shortcut(_) | Next::Leave | Next::Close => task,
        };
        (screen, task)
    }

    fn tell(referee: &Referee) -> Option<Shown<Self>> {
        // Between the parts the game goes on, and is not told to whoever looks at it.
        let over = referee.state::<Hunt>().is_some_and(|state| Hunt::stage(&state.view) == Stage::Over);
        tell(referee).filter(|_| over).map(shown)
    }

    fn sheet(words: &Words, record: Option<&Record>) -> String {
        sheet::sheet(words, record)
    }
}

impl AnyScreen for Screen {
    fn moment(&self) -> u64 {
        let (page, moment) = match &self.page {
            Open::Copying(_) => (0, 0),
            Open::Letter(letter) => (1, letter.moment()),
            Open::Setup(setup) => (2, setup.moment()),
            Open::Table(table) => (3, table.moment()),
            Open::Telling(telling) => (4, telling.moment()),
        };
        page << 32 | moment
    }

    fn settle(&mut self) {
        self.table_mut().into_iter().for_each(turn::Table::settle);
    }

    fn hold(&mut self) {
        self.table_mut().into_iter().for_each(turn::Table::hold);
    }

    fn comes(&self) -> bool {
        self.table().is_some_and(turn::Table::comes)
    }

    fn covers(&self) -> usize {
        self.table().map_or(0, turn::Table::covers)
    }

    fn seals(&self) -> bool {
        self.table().is_some_and(turn::Table::seals)
    }

    fn is_guided(&self) -> bool {
        self.guided
    }

    fn guide(&mut self) {
        self.guided = true;
    }

    fn moves(&mut self, moves: bool) {
        self.moves = moves;
        self.page.moves(moves);
    }

    fn is_of_a_game(&self) -> bool {
        !matches!(self.page, Open::Copying(_))
    }

    fn redraw(&self) {
        match &self.page {
            Open::Table(table) => table.redraw(),
            Open::Setup(setup) => setup.redraw(),
            Open::Copying(copying) => copying.redraw(),
            Open::Telling(telling) => telling.redraw(),
            Open::Letter(_) => {}
        }
    }

    fn veil(&self) {
        match &self.page {
            Open::Table(table) => table.veil(),
            Open::Setup(setup) => setup.redraw(),
            Open::Copying(_) | Open::Letter(_) | Open::Telling(_) => {}
        }
    }

    fn speak(&mut self, referee: &Referee) {
        match &mut self.page {
            Open::Table(table) => table.speak(referee),
            Open::Letter(letter) => letter.speak(referee),
            Open::Copying(_) | Open::Setup(_) | Open::Telling(_) => {}
        }
    }

    fn close(&mut self) {
        match &mut self.page {
            // Whoever closes the window closes it.
            Open::Copying(copying) => drop(copying.save_now()),
            Open::Letter(letter) => letter.finish(),
            Open::Setup(_) | Open::Table(_) | Open::Telling(_) => {}
        }
    }
}

impl screens::Screen for Screen {
    type Message = Message;

    fn update(&mut self, message: Message, referee: &mut Referee) -> Next<Message> {
        match message {
            Message::Copying(copying::Message::Shortcut(shortcut))
            | Message::Letter(letter::Message::Shortcut(shortcut))
            | Message::Setup(setup::Message::Shortcut(shortcut))
            | Message::Table(turn::Message::Shortcut(shortcut)) => Next::Shortcut(shortcut),
            // On an empty line this is no beginning of a command.
            Message::Table(turn::Message::Typed(typed)) if typed == "?" => Next::Shortcut(Shortcut::AllKeys),
            Message::LeaveGuide => {
                self.guided = false;
                Next::Run(self.focus(false))
            }
            message => self.done(message, referee),
        }
    }

    fn tells_all<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        match &self.page {
            Open::Telling(telling) => Some(telling.on_stage(look, words)?.map(Message::Telling)),
            _ => None,
        }
    }

    fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) -> Next<Message> {
        let message = match self.page {
            Open::Copying(_) => Message::Copying(copying::Message::Shortcut(shortcut)),
            Open::Letter(_) => Message::Letter(letter::Message::Shortcut(shortcut)),
            Open::Setup(_) => Message::Setup(setup::Message::Shortcut(shortcut)),
            Open::Table(_) => Message::Table(turn::Message::Shortcut(shortcut)),
            Open::Telling(_) => Message::Telling(telling::Message::Shortcut(shortcut)),
        };
        self.done(message, referee)
    }

    fn dropped(&mut self, path: PathBuf, referee: &mut Referee) -> Next<Message> {
        let refused = referee.words().say("dropped-over-a-game", &[]);
        match &mut self.page {
            // Where the box is copied, that takes it first.
            Open::Copying(_) => {
                return self.done(Message::Copying(copying::Message::Chosen(Some(path))), referee);
            }
            Open::Letter(letter) if letter.opens() => {
                let typed = letter::Message::Typed(form::Field::Letter, path_to_type(&path));
                return self.done(Message::Letter(typed), referee);
            }
            Open::Letter(letter) => letter.tell(refused),
            Open::Setup(setup) => setup.tell(refused),
            Open::Table(table) => table.tell(refused),
            Open::Telling(_) => {}
        }
        Next::nothing()
    }

    fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message> {
        let (words, state) = (referee.words(), referee.state::<Hunt>());
        let page = match (&self.page, state) {
            // Another game may have been on the table.
            (Open::Copying(copying), _) => {
                copying.view(look, &words.for_game::<Hunt>()).map(Message::Copying)
            }
            (Open::Letter(letter), state) => letter.view(look, referee, state).map(Message::Letter),
            (Open::Setup(setup), state) => setup.view(look, words, state, veiled).map(Message::Setup),
            (Open::Table(table), Some(state)) => table.view(look, referee, state, veiled).map(Message::Table),
            (Open::Telling(telling), _) => telling.view(look, words, veiled).map(Message::Telling),
            // A table without a game is never shown: the first screen comes back with the game's end.
            (Open::Table(_), None) => iced::widget::space().into(),
        };
        let guides = self.guided && matches!(self.page, Open::Setup(_) | Open::Table(_));
        let record = referee.kept::<Hunt>().filter(|_| guides).map(|kept| kept.record());
        let ponders = self.table().is_some_and(turn::Table::ponders);
        // Its place stays until it is left, so that nothing else moves.
        match record.map(|record| guided_by(record, ponders).unwrap_or("guide-on")) {
            Some(sentence) => column![guide::guide(look, words, sentence, Message::LeaveGuide), page].into(),
            None => page,
        }
    }

    fn focus(&self, back: bool) -> Task<Message> {
        match self.page {
            Open::Table(_) => operation::focus(turn::COMMAND_LINE),
            Open::Setup(_) if back => operation::focus(agreed::LINE),
            Open::Setup(_) | Open::Copying(_) | Open::Letter(_) | Open::Telling(_) => Task::none(),
        }
    }

    fn is_of_hands(message: &Message) -> bool {
        !matches!(
            message,
            Message::Letter(letter::Message::Written(_))
                | Message::Telling(
                    telling::Message::Counted(_)
                        | telling::Message::Played(_)
                        | telling::Message::Weighed(..),
                )
        )
    }

    fn is_a_glance(message: &Message) -> bool {
        matches!(
            message,
            Message::Table(turn::Message::Camera(_))
                | Message::Setup(setup::Message::Camera(_))
                | Message::Telling(telling::Message::Camera(_))
                | Message::Copying(copying::Message::Gesture(copying::Gesture::Camera(_)))
        )
    }
}

const fn way(
    name: &'static str,
    key: char,
    place: Offered,
    enter: fn(&mut Referee, Option<u8>) -> Result<Shown<Hunt>, Reply>,
) -> Way<Hunt> {
    Way { name, key, place, asks: false, enter }
}

fn shown((page, task): Opened) -> Shown<Hunt> {
    (Screen { page, guided: false, moves: true }, task)
}

/// A game on the practice board.
fn begin(referee: &mut Referee) -> Result<Shown<Hunt>, Reply> {
    begun::<Hunt>(referee, "new")
}

/// To the game on the table: to its set-up, if that is not done; to the letter, if that lies open.
fn play(referee: &Referee, said: Vec<Utterance>) -> Opened {
    let state = referee.state::<Hunt>();
    match state.map(|state| state.view.phase) {
        Some(Phase::Setup) => {
            let (setup, task) = setup::Setup::of_game(state);
            (Open::Setup(Box::new(setup)), task.map(Message::Setup))
        }
        Some(Phase::Letter) => letter(referee, false),
        _ => table(referee, said),
    }
}

fn table(referee: &Referee, said: Vec<Utterance>) -> Opened {
    let (table, task) = turn::Table::new(said, referee);
    (Open::Table(Box::new(table)), task.map(Message::Table))
}

/// To where a letter is opened or told (`opening`), or with the one of the game on the table.
fn letter(referee: &Referee, opening: bool) -> Opened {
    let (letter, task) = letter::Letter::new(referee, opening);
    (Open::Letter(Box::new(letter)), task.map(Message::Letter))
}

fn open_letter(referee: &mut Referee) -> Opened {
    // A letter is not opened over a game.
    referee.put_away();
    letter(referee, true)
}

/// To where what was hidden is told, if anything is over.
fn tell(referee: &Referee) -> Option<Opened> {
    let (telling, task) = telling::Telling::new(referee)?;
    Some((Open::Telling(Box::new(telling)), task.map(Message::Telling)))
}

/// To where the box is copied.
fn copy(referee: &Referee, part: u8, page: copying::Page) -> Opened {
    let (copying, task) = copying::Copying::new(referee, part, page);
    (Open::Copying(Box::new(copying)), task.map(Message::Copying))
}

impl Screen {
    fn turn_to(&mut self, (mut page, task): Opened) -> Next<Message> {
        page.moves(self.moves);
        self.page = page;
        Next::Run(task)
    }

    fn table(&self) -> Option<&turn::Table> {
        if let Open::Table(table) = &self.page { Some(table) } else { None }
    }

    fn table_mut(&mut self) -> Option<&mut turn::Table> {
        if let Open::Table(table) = &mut self.page { Some(table) } else { None }
    }

    /// What follows from what a page wants; `of_page`: what is done there.
    fn then<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        of_page: fn(M) -> Message,
        referee: &mut Referee,
    ) -> Next<Message> {
        // What was written before the answer is on its way to the disk; here it is waited for.
        referee.sync();
        let place = match action {
            Action::Stay => return Next::nothing(),
            Action::Run(task) => return Next::Run(task.map(of_page)),
            Action::Shortcut(shortcut) => return Next::Shortcut(shortcut),
            Action::Leave => return Next::Leave,
            Action::Close => return Next::Close,
            Action::To(place) => place,
        };
        let opened = match place {
            Place::Game => Some(play(referee, Vec::new())),
            Place::Table => Some(table(referee, Vec::new())),
            Place::Letter => Some(letter(referee, false)),
            Place::Telling => tell(referee),
            Place::Taught(part) => Some(copy(referee, part, copying::Page::Games)),
        };
        opened.map_or_else(Next::nothing, |opened| self.turn_to(opened))
    }

    /// Does what was said on the page that lies open; what was said on another is late.
    fn done(&mut self, message: Message, referee: &mut Referee) -> Next<Message> {
        match (&mut self.page, message) {
            (Open::Copying(copying), Message::Copying(message)) => {
                let action = copying.update(message, &referee.words().for_game::<Hunt>());
                self.then(action, Message::Copying, referee)
            }
            (Open::Letter(letter), Message::Letter(message)) => {
                let action = letter.update(message, referee);
                self.then(action, Message::Letter, referee)
            }
            (Open::Setup(setup), Message::Setup(message)) => {
                let action = setup.update(message, referee);
                self.then(action, Message::Setup, referee)
            }
            (Open::Table(table), Message::Table(message)) => {
                let action = table.update(message, referee);
                self.then(action, Message::Table, referee)
            }
            (Open::Telling(telling), Message::Telling(message)) => {
                let action = telling.update(message, referee.words());
                self.then(action, Message::Telling, referee)
            }
            _ => Next::nothing(),
        }
    }
}
