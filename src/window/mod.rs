//! The window: one screen at a time, which speaks the referee's commands.

mod at_home;
mod battle;
mod fate;
mod frame;
mod house;
mod hunt;
mod message;
mod on_screen;
mod paper;
mod pictured;
pub mod pieces;
mod play;
mod remembered;
mod risk;
mod run;
mod screens;
mod shortcuts;
#[cfg(test)]
mod toy;
mod war;
mod widgets;

pub use house::curtain;
pub use hunt::{Evening, Form, taken_home};
pub use message::Message;
pub use run::{Begins, NoDisplay, run, settings};
pub use widgets::keys::{Shortcut, TABLE as KEYS, shortcut};
pub use widgets::look::Look;

use crate::language::Language;
use crate::referee::Referee;
use crate::store::{Settings, Store, path_to_type};
use crate::table::Stage;
use house::curtain::{Falls, Moment};
use house::keys_page::{Set, Tab};
use house::motion::Motion;
use house::{archive, check, figures, home, keys_page, listed, lock};
use iced::widget::{mouse_area, responsive};
use iced::{Element, Task, Theme, window};
use on_screen::{OnScreen, OnWall};
use play::frame::{LINE_PLACE, OWN_PLACE};
use play::guard::{Changed, Drawn, guarded};
use play::on_disk::below_trouble;
use play::utterance::Utterance;
use remembered::{HUSH, LANGUAGE, MOTION};
use screens::{Beside, Next};
use std::mem::{Discriminant, discriminant};
use std::path::PathBuf;
use widgets::look::Colours;
use widgets::place::Place;
use widgets::ring::{self, ring};
use widgets::{keys, look, place};

/// What the window shows of the game to anybody who sees its title: nothing.
const TITLE: &str = "Underhill";

pub struct App {
    pub main: window::Id,
    referee: Referee,
    screen: Screen,
    look: Look,
    /// Nothing of the game shows.
    curtain: bool,
    /// The hush hand: secrets show only while the curtain's key is held.
    hush: bool,
    held: bool,
    /// The page of settings, keys and rules is open.
    keys: bool,
    tab: Tab,
    motion: Motion,
    moves: bool,
    falls: Falls,
    /// A passphrase that the game on the table is to be locked with.
    passphrase: lock::Passphrase,
    /// What is remembered from one time to the next.
    settings: Settings,
    /// How large the window is, and where.
    place: Place,
    /// The table's window, while it is open.
    wall: Option<(window::Id, OnWall)>,
    /// When something else came to stand under somebody's hand.
    changed: Changed,
    drawn: Drawn,
    /// What was pressed last where Tab had come to.
    pressed: ring::Pressed,
    /// Turned on with everything that happens, so that the whole picture is drawn anew. More than to and fro: two things may
    /// happen between two pictures.
    turned: u8,
}

enum Screen {
    Home(home::Home),
    Archive(archive::Archive),
    Figures(figures::Figures),
    Check(check::Check),
    Game(OnScreen),
}

impl App {
    /// The program with its window still to be opened, and no game on the table.
    pub fn new(main: window::Id, store: Option<Store>) -> Self {
        let mut referee = Referee::new(store);
        let settings = Settings::of(referee.folder());
        referee.speak_in_window();
        referee.speak(settings.get(LANGUAGE).unwrap_or_default());
        let screen = Screen::Home(home::Home::new(&referee, &settings));
        let mut app = Self {
            main,
            referee,
            screen,
            look: Look::remembered(&settings),
            curtain: false,
            hush: settings.get(HUSH).unwrap_or_default(),
            held: false,
            keys: false,
            tab: Tab::default(),
            motion: settings.get(MOTION).unwrap_or_default(),
            moves: false,
            falls: Falls::remembered(&settings),
            passphrase: lock::Passphrase::default(),
            place: Place::remembered(&settings),
            settings,
            wall: None,
            changed: Changed::default(),
            drawn: Drawn::default(),
            pressed: ring::Pressed::default(),
            turned: 0,
        };
        app.moves = app.motion.moves();
        // What is usual needs no file.
        app.remember();
        app
    }

    /// The referee, and the game on its table.
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// Gives a command as if somebody had typed it in a terminal. Whether it was accepted.
    pub fn hear(&mut self, command: &str) -> bool {
        self.referee.hear(command).is_some_and(|reply| reply.accepted())
    }

    /// Shows the game on the table, from wherever.
    pub fn show_table(&mut self) {
        let _focus = self.play(Vec::new());
    }

    /// As if somebody had done something at this moment, and nothing since.
    pub fn was_touched(&mut self, when: Moment) {
        self.falls.touched = when;
    }

    /// As if nothing had changed for a while: what is pressed next is meant for what stands there.
    pub fn settle(&mut self) {
        self.changed = Changed::default();
        if let Screen::Game(screen) = &mut self.screen {
            screen.settle();
        }
        if let Some((_, wall)) = &mut self.wall {
            wall.settle();
        }
    }

    /// As if no time passed after what has just happened.
    pub fn halt(&mut self) {
        self.changed.hold();
        if let Screen::Game(screen) = &mut self.screen {
            screen.hold();
        }
    }

    /// What stands under somebody's hand: another one where something else does.
    fn moment(&self) -> (Discriminant<Screen>, Tab, [bool; 3], u64) {
        let of_game = match &self.screen {
            Screen::Game(screen) => screen.moment(),
            Screen::Home(home) => home.moment(),
            _ => 0,
        };
        (discriminant(&self.screen), self.tab, [self.curtain, self.keys, self.wall.is_some()], of_game)
    }

    /// The table's window, while it is open.
    pub fn table_window(&self) -> Option<window::Id> {
        self.wall.as_ref().map(|(window, _)| *window)
    }

    pub fn is_curtained(&self) -> bool {
        self.curtain
    }

    pub fn look(&self) -> Look {
        self.look
    }

    /// The title of a window: it tells which one it is, and nothing of the game.
    pub fn title(&self, window: window::Id) -> String {
        if window == self.main {
            TITLE.to_owned()
        } else {
            format!("{TITLE}: {}", self.referee.words().say("table-window", &[]))
        }
    }

    fn veiled(&self) -> bool {
        self.hush && !self.held
    }

    pub fn view(&self, window: window::Id) -> Element<'_, Message> {
        let look = self.look;
        if let Some((_, wall)) = self.wall.as_ref().filter(|(id, _)| *id == window) {
            let told = match &self.screen {
                Screen::Game(screen) => screen.tells_all(look, self.referee.words()),
                _ => None,
            };
            return told.map_or_else(
                || wall.view(look, &self.referee, self.is_of_a_game()).map(Message::Wall),
                |told| told.map(Message::Game),
            );
        }
        // In a large window all is larger.
        let whole = responsive(move |room| {
            let look = look.in_room(room);
            below_trouble(look, &self.referee, self.main_view(look))
        });
        ring(guarded(whole, self.changed, &self.drawn), [OWN_PLACE, LINE_PLACE], &self.pressed)
    }

    fn main_view(&self, look: Look) -> Element<'_, Message> {
        let words = self.referee.words();
        if self.curtain {
            // A press lifts it, as its key does.
            let lifts = Message::Shortcut(Shortcut::Curtain);
            return mouse_area(curtain::curtain(look, words)).on_press(lifts).into();
        }
        if self.keys {
            let open = self.is_of_a_game() && !self.hides_something();
            let set = Set { falls: self.falls, motion: self.motion, open, at_table: self.is_of_a_game() };
            let boxes = listed::boxes(&self.settings);
            return keys_page::keys_page(look, &self.referee, self.tab, set, &boxes, &self.passphrase)
                .map(Message::Keys);
        }
        match &self.screen {
            // The first picture waits for no sentence of a game.
            Screen::Home(home) => home.view(look, words.of_the_house()).map(Message::Home),
            Screen::Archive(archive) => archive.view(look, words).map(Message::Archive),
            Screen::Figures(figures) => figures.view(look, words).map(Message::Figures),
            Screen::Check(check) => check.view(look, words).map(Message::Check),
            Screen::Game(screen) => screen.view(look, &self.referee, self.veiled()).map(Message::Game),
        }
    }

    /// What follows from what a player has done.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let (curtain, turned, hid) = (self.curtain, self.turned, self.hides_something());
        let moment = self.moment();
        // The machine may have slept: the first to touch it finds the curtain, and has done nothing else.
        let slept = !self.curtain && self.falls.is_due() && hid;
        if slept {
            self.fall();
        }
        if !matches!(message, Message::Clock | Message::Comes | Message::Unfocused(_)) {
            self.falls.touched = Moment::now();
        }
        if slept && message.is_of_hands() {
            self.turned = self.turned.wrapping_add(1);
            return Task::none();
        }
        let closes = matches!(message, Message::Close);
        let mut task = self.take_in(message);
        // Another game may have been begun or opened by what was typed.
        if let Screen::Game(screen) = &self.screen
            && !screen.fits(&self.referee)
        {
            task = Task::batch([task, self.play(Vec::new())]);
            // What was left lies open on nobody's screen when it comes back.
            let has_begun = self.referee.game().is_some_and(|game| game.stage() != Stage::Setup);
            self.curtain |= has_begun && self.hides_something() && !hid;
        }
        // Behind a curtain, or where one was, no remainder of a picture may stay.
        if self.curtain != curtain {
            self.turned = turned.wrapping_add(1);
        }
        if self.moment() != moment {
            self.changed = Changed::now();
        }
        let changed = self.remember();
        // Whatever cannot be remembered is set again the next time.
        if closes {
            let _ = self.settings.write();
        } else if changed {
            task = Task::batch([task, self.keep_settings()]);
        }
        // Whatever has happened, the table's window takes the same way.
        let there = self.is_of_a_game();
        let moves = self.moves;
        let beside = match &self.screen {
            Screen::Game(screen) => {
                let opened = screen.opens().to_owned();
                Beside { covered: screen.covers(), seal: screen.seals(), moves, said: screen.says(), opened }
            }
            _ => Beside { moves, ..Beside::default() },
        };
        if let Some((_, wall)) = &mut self.wall {
            wall.look_again(&self.referee, there, beside);
        }
        task
    }

    /// Opens a file that somebody has handed over: a game, or something that belongs to one.
    pub fn open(&mut self, path: PathBuf) -> Task<Message> {
        match on_screen::open_file(&path, &mut self.referee) {
            Some(shown) => self.show(shown),
            None => self.at_home(home::Message::Open(path)),
        }
    }

    /// Opens a game, and tells it at once if it is over and there is anything to tell.
    fn tell(&mut self, path: PathBuf) -> Task<Message> {
        let opened = self.open(path);
        match on_screen::tell(&self.referee).filter(|_| self.is_of_a_game()) {
            Some(shown) => {
                // There is nothing left to hide.
                self.curtain = false;
                Task::batch([opened, self.show(shown)])
            }
            None => opened,
        }
    }

    /// A file that is dropped on the window opens; a screen of a game takes it first. It takes no game from the table, and
    /// nothing opens behind the curtain.
    fn dropped(&mut self, path: PathBuf) -> Task<Message> {
        if self.curtain || self.keys {
            return Task::none();
        }
        match &mut self.screen {
            Screen::Check(_) => self.at_check(check::Message::File(path_to_type(&path))),
            // Whoever hands over a game that is over wants to look at it.
            Screen::Home(_) => self.tell(path),
            Screen::Archive(_) | Screen::Figures(_) => {
                let left = self.leave();
                Task::batch([left, self.tell(path)])
            }
            Screen::Game(screen) => {
                let next = screen.dropped(path, &mut self.referee);
                self.goes_on(next, Message::Game)
            }
        }
    }

    /// Speaks another language from now on, on whatever screen.
    pub fn speak(&mut self, language: Language) {
        self.referee.speak(language);
        if let Screen::Game(screen) = &mut self.screen {
            screen.speak(&self.referee);
        }
    }

    fn take_in(&mut self, message: Message) -> Task<Message> {
        self.turned = self.turned.wrapping_add(message.changes_the_picture().into());
        match message {
            Message::Opened => self.look_at_games(),
            Message::Ended | Message::Comes => Task::none(),
            Message::Resized(window, size) => {
                // A window that is put away is not as small as that.
                if window == self.main && place::is_one(size) {
                    self.place.size = size;
                }
                Task::none()
            }
            Message::Moved(window, at) => {
                if window == self.main && place::is_there(at) {
                    self.place.at = Some(at);
                }
                Task::none()
            }
            Message::Unfocused(window) => {
                if window == self.main {
                    self.hold(false);
                    if self.falls.unfocused {
                        self.fall();
                    }
                }
                Task::none()
            }
            Message::Clock => {
                if self.falls.is_due() {
                    self.fall();
                }
                Task::none()
            }
            Message::Keys(message) => self.at_keys(message),
            Message::Speak(language) | Message::Home(home::Message::Speak(language)) => {
                self.speak(language);
                self.settings.set(LANGUAGE, language);
                self.keep_settings()
            }
            Message::Falls(falls) => {
                self.falls = Falls { touched: Moment::now(), ..falls };
                Task::none()
            }
            Message::Clicked(window) if window == self.main => self.focus(false),
            Message::Clicked(_) => Task::none(),
            Message::CloseRequested(window) if window == self.main => self.update(Message::Close),
            Message::CloseRequested(window) => self.close_wall(window),
            Message::Dropped(path) => self.dropped(path),
            Message::Close => {
                if let Screen::Game(screen) = &mut self.screen {
                    screen.close();
                    self.referee.leave_set_up();
                }
                self.referee.close();
                iced::exit()
            }
            Message::Key(_, event) if self.hush && keys::lets_go(&event) => {
                self.hold(false);
                Task::none()
            }
            // In the table's window no key reaches into the game, or lifts the curtain.
            Message::Key(window, event)
                if window != self.main && shortcut(&event) == Some(Shortcut::Curtain) =>
            {
                self.fall();
                Task::none()
            }
            Message::Key(window, event) => match shortcut(&event) {
                Some(shortcut) if window == self.main || shortcut.is_for_all() => self.shortcut(shortcut),
                _ => Task::none(),
            },
            Message::Shortcut(shortcut)
            | Message::Home(home::Message::Shortcut(shortcut))
            | Message::Archive(archive::Message::Shortcut(shortcut))
            | Message::Figures(figures::Message::Shortcut(shortcut))
            | Message::Check(check::Message::Shortcut(shortcut)) => self.shortcut(shortcut),
            Message::Home(message) => self.at_home(message),
            Message::Archive(message) => self.at_archive(message),
            Message::Figures(message) => self.at_figures(message),
            Message::Check(message) => self.at_check(message),
            Message::Wall(message) => {
                if let Some((_, wall)) = &mut self.wall {
                    wall.update(message);
                }
                Task::none()
            }
            Message::Game(message) => {
                let Screen::Game(screen) = &mut self.screen else { return Task::none() };
                let next = screen.update(message, &mut self.referee);
                self.goes_on(next, Message::Game)
            }
        }
    }

    /// Does what is to be done about something that was done on a screen.
    fn goes_on<M: Send + 'static>(&mut self, next: Next<M>, of: fn(M) -> Message) -> Task<Message> {
        match next {
            Next::Run(task) => task.map(of),
            Next::Shortcut(shortcut) => self.shortcut(shortcut),
            Next::Leave => self.leave(),
            Next::Close => self.update(Message::Close),
        }
    }

    /// Takes what is typed to the line, where the screen has one that is not covered.
    fn focus(&self, back: bool) -> Task<Message> {
        match &self.screen {
            Screen::Game(screen) if !self.curtain && !self.keys => screen.focus(back).map(Message::Game),
            _ => Task::none(),
        }
    }

    fn play(&mut self, said: Vec<Utterance>) -> Task<Message> {
        self.show(on_screen::show(&self.referee, said))
    }

    fn show(&mut self, (mut screen, task): on_screen::Shown) -> Task<Message> {
        screen.moves(self.motion.moves());
        // A first game that was left is guided on when it comes back.
        if self.was_guided() {
            screen.guide();
        }
        self.screen = Screen::Game(screen);
        task.map(Message::Game)
    }

    fn leave(&mut self) -> Task<Message> {
        self.referee.leave_set_up();
        self.referee.put_away_if_locked();
        self.screen = Screen::Home(home::Home::new(&self.referee, &self.settings));
        self.look_at_games()
    }

    /// Looks at the kept games, if the screen that lists them is shown.
    fn look_at_games(&self) -> Task<Message> {
        match &self.screen {
            Screen::Home(home) => home.look().map(Message::Home),
            _ => Task::none(),
        }
    }

    /// The background, with a difference that no eye and no screen can tell each time that something has happened.
    ///
    /// iced's software renderer draws only what it takes for changed, and sometimes leaves a remainder of what was
    /// there before. Behind a curtain no remainder may stay; another background draws all of it.
    pub fn style(&self, _: &Theme) -> iced::theme::Style {
        let Colours { mut room, ink, .. } = self.look.colours();
        // White is as bright as can be, and black as dark.
        room.r += if room.r > 0.5 { -1.0 } else { 1.0 } * f32::from(self.turned % 64) / 65536.0;
        iced::theme::Style { background_color: room, text_color: ink }
    }
}
