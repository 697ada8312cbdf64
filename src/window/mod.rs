//! The window: one screen at a time, which speaks the referee's commands.

mod house;
mod hunt;
mod run;
mod widgets;

pub use house::curtain;
pub use run::{NoDisplay, run};
pub use widgets::keys::{Shortcut, shortcut};
pub use widgets::look::Look;

use crate::hunt::{Phase, View};
use crate::language::{Language, Words};
use crate::referee::Referee;
use crate::store::{Settings, Store, path_to_type};
use house::curtain::{Falls, Touched};
use house::{archive, check, home, keys_page, listed, lock};
use hunt::lately::Said;
use hunt::ringwraiths::Ringwraiths;
use hunt::{copying, guide, letter, ringwraiths, setup, told, turn};
use iced::widget::{column, operation};
use iced::{Element, Subscription, Task, Theme, event, keyboard, mouse, window};
use std::path::PathBuf;
use widgets::look::Colours;
use widgets::place::Place;
use widgets::{keys, look, place};

/// What the window shows of the game to anybody who sees its title: nothing.
const TITLE: &str = "Underhill";

/// The setting of the hush hand.
const HUSH: &str = "hush";
/// The setting of the language.
const LANGUAGE: &str = "language";

/// The program behind the window.
pub struct App {
    /// The window.
    pub main: window::Id,
    referee: Referee,
    screen: Screen,
    look: Look,
    /// Nothing of the game shows.
    curtain: bool,
    /// The hush hand: secrets show only while the curtain's key is held.
    hush: bool,
    held: bool,
    /// The list of keys is open.
    keys: bool,
    /// When the curtain falls by itself.
    falls: Falls,
    /// A passphrase that the game on the table is to be locked with.
    passphrase: lock::Passphrase,
    /// The game on the table is somebody's first one, and is guided.
    guided: bool,
    /// What is remembered from one time to the next.
    settings: Settings,
    /// How large the window is, and where.
    place: Place,
    /// The table's window, while it is open.
    table: Option<(window::Id, Ringwraiths)>,
    /// Turned with everything that happens, so that the whole picture is drawn anew.
    turned: bool,
}

enum Screen {
    Home(home::Home),
    Archive(archive::Archive),
    Check(check::Check),
    Copying(Box<copying::Copying>),
    Letter(Box<letter::Letter>),
    Setup(Box<setup::Setup>),
    Table(Box<turn::Table>),
}

/// Something that a player has done.
#[derive(Clone, Debug)]
pub enum Message {
    /// On the first screen.
    Home(home::Message),
    /// Among the games that are kept.
    Archive(archive::Message),
    /// Where a game is checked.
    Check(check::Message),
    /// Where the box is copied.
    Copying(copying::Message),
    /// Between the parts.
    Letter(letter::Message),
    /// In set-up.
    Setup(setup::Message),
    /// At the table.
    Table(turn::Message),
    /// In the table's window.
    Ringwraiths(ringwraiths::Message),
    /// A key that no widget wanted, and the window in which it was pressed.
    Key(window::Id, keyboard::Event),
    /// What a key means, or a thing pressed that means the same.
    Shortcut(Shortcut),
    /// A window has lost the focus: no key is held any more.
    Unfocused(window::Id),
    /// A click that meant nothing: what is typed goes to the line all the same.
    Clicked(window::Id),
    /// The clock is looked at: the curtain may have to fall.
    Clock,
    /// When the curtain is to fall by itself.
    Falls(Falls),
    /// The game on the table is to be locked.
    Lock(lock::Message),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// A window has another size.
    Resized(window::Id, iced::Size),
    /// A window is somewhere else.
    Moved(window::Id, iced::Point),
    /// A window is to be closed.
    CloseRequested(window::Id),
    /// The program is to be closed.
    Close,
    /// Another language is spoken from now on.
    Speak(Language),
    /// The first game is guided no further.
    LeaveGuide,
    /// The window is open: what the first picture did not wait for may follow.
    Opened,
    /// Something of which nobody waits for the end has ended.
    Ended,
}

impl App {
    /// The program with its window still to be opened, and no game on the table.
    pub fn new(main: window::Id, store: Option<Store>) -> Self {
        let mut referee = Referee::new(store);
        let settings = Settings::of(referee.own_folder());
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
            falls: Falls::remembered(&settings),
            passphrase: lock::Passphrase::default(),
            place: Place::remembered(&settings),
            guided: false,
            settings,
            table: None,
            turned: false,
        };
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
    pub fn was_touched(&mut self, when: Touched) {
        self.falls.touched = when;
    }

    /// The table's window, while it is open.
    pub fn table_window(&self) -> Option<window::Id> {
        self.table.as_ref().map(|(window, _)| *window)
    }

    /// Whether the curtain is down.
    pub fn is_curtained(&self) -> bool {
        self.curtain
    }

    /// How everything looks.
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

    /// What is shown.
    pub fn view(&self, window: window::Id) -> Element<'_, Message> {
        let (look, words) = (self.look, self.referee.words());
        if let Some((_, table)) = self.table.as_ref().filter(|(id, _)| *id == window) {
            let told = self.referee.game().map(|game| game.record().told_last()).unwrap_or_default();
            return table.view(look, words, self.public(), &told).map(Message::Ringwraiths);
        }
        if self.curtain {
            return curtain::curtain(look, words);
        }
        if self.keys {
            return keys_page::keys_page(look, &self.referee, self.falls, &self.passphrase);
        }
        let screen = self.screen(look, words);
        let sentence = self.guided.then(|| guide::sentence(self.referee.game()?.record())).flatten();
        match sentence.filter(|_| matches!(self.screen, Screen::Setup(_) | Screen::Table(_))) {
            Some(sentence) => {
                column![guide::guide(look, words, sentence, Message::LeaveGuide), screen].into()
            }
            None => screen,
        }
    }

    fn screen<'a>(&'a self, look: Look, words: &'a Words) -> Element<'a, Message> {
        match (&self.screen, self.referee.state()) {
            (Screen::Home(home), _) => home.view(look, words).map(Message::Home),
            (Screen::Archive(archive), _) => archive.view(look, words).map(Message::Archive),
            (Screen::Check(check), _) => check.view(look, words).map(Message::Check),
            (Screen::Copying(copying), _) => copying.view(look, words).map(Message::Copying),
            (Screen::Letter(letter), state) => letter.view(look, &self.referee, state).map(Message::Letter),
            (Screen::Setup(setup), state) => {
                setup.view(look, words, state, self.veiled()).map(Message::Setup)
            }
            (Screen::Table(table), Some(state)) => {
                table.view(look, &self.referee, state, self.veiled()).map(Message::Table)
            }
            // A table without a game is never shown: the first screen comes back with the game's end.
            (Screen::Table(_), None) => iced::widget::space().into(),
        }
    }

    /// What follows from what a player has done.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        // The machine may have slept: the first to touch it finds the curtain, and has done nothing else.
        let slept = !self.curtain && self.falls.is_due() && self.hides_something();
        if slept {
            self.fall();
        }
        if !matches!(message, Message::Clock | Message::Unfocused(_)) {
            self.falls.touched = Touched::now();
        }
        if slept && is_of_hands(&message) {
            self.turned = !self.turned;
            return Task::none();
        }
        let closes = matches!(message, Message::Close);
        let mut task = self.take_in(message);
        let changed = self.remember();
        // Whatever cannot be remembered is set again the next time.
        if closes {
            let _ = self.settings.write();
        } else if changed {
            task = Task::batch([task, self.keep_settings()]);
        }
        // Whatever has happened, the table's window takes the same way.
        let there = self.hides_something();
        let view = self.referee.state().filter(|_| there).map(|state| &state.view);
        if let Some((_, table)) = &mut self.table {
            table.look_again(view, self.referee.game().map(|game| game.record().seal()));
        }
        task
    }

    /// Opens a file that somebody has handed over: a game, a letter, or something that was copied from a box.
    pub fn open(&mut self, path: PathBuf) -> Task<Message> {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref() {
            Some("json") => {
                let opened = self.copy(1, copying::Page::Numbers);
                Task::batch([opened, self.at_copying(copying::Message::Chosen(Some(path)))])
            }
            Some("letter") => {
                let opened = self.at_home(home::Message::Letter);
                // It is opened by whoever wants to play on, and not by looking at it.
                let typed = letter::Message::Typed(told::Field::Letter, path_to_type(&path));
                Task::batch([opened, self.at_letter(typed)])
            }
            _ => self.at_home(home::Message::Open(path)),
        }
    }

    /// A file that is dropped on the window opens; where the box is copied, that takes it first. It takes no game from the
    /// table, and nothing opens behind the curtain.
    fn dropped(&mut self, path: PathBuf) -> Task<Message> {
        if self.curtain || self.keys {
            return Task::none();
        }
        let refused = self.referee.words().say("dropped-over-a-game", &[]);
        match &mut self.screen {
            Screen::Copying(_) => self.at_copying(copying::Message::Chosen(Some(path))),
            Screen::Check(_) => self.at_check(check::Message::File(path_to_type(&path))),
            Screen::Home(_) => self.open(path),
            Screen::Archive(_) => {
                let left = self.leave();
                Task::batch([left, self.open(path)])
            }
            Screen::Letter(letter) if letter.opens() => {
                self.at_letter(letter::Message::Typed(told::Field::Letter, path_to_type(&path)))
            }
            Screen::Letter(letter) => {
                letter.tell(refused);
                Task::none()
            }
            Screen::Setup(setup) => {
                setup.tell(refused);
                Task::none()
            }
            Screen::Table(table) => {
                table.tell(refused);
                Task::none()
            }
        }
    }

    /// Speaks another language from now on, on whatever screen.
    pub fn speak(&mut self, language: Language) {
        self.referee.speak(language);
        match &mut self.screen {
            Screen::Table(table) => table.speak(&self.referee),
            Screen::Home(_)
            | Screen::Archive(_)
            | Screen::Check(_)
            | Screen::Copying(_)
            | Screen::Letter(_)
            | Screen::Setup(_) => {}
        }
    }

    /// Takes down how everything is set. Whether anything is set otherwise than before; where the window is changes too
    /// often to be written each time.
    fn remember(&mut self) -> bool {
        let changed = [
            self.look.remember(&mut self.settings),
            self.falls.remember(&mut self.settings),
            self.settings.set(HUSH, self.hush),
        ];
        self.place.remember(&mut self.settings);
        changed.contains(&true)
    }

    /// Writes the settings down, while everything goes on.
    fn keep_settings(&self) -> Task<Message> {
        let settings = self.settings.clone();
        Task::perform(async move { settings.write().ok() }, |_| Message::Ended)
    }

    fn take_in(&mut self, message: Message) -> Task<Message> {
        // A map that is dragged is one thing that changes, and is drawn anew by itself; and with what has ended elsewhere
        // nothing changes that is to be seen.
        self.turned ^= !matches!(
            message,
            Message::Opened
                | Message::Ended
                | Message::Table(turn::Message::Camera(_))
                | Message::Setup(setup::Message::Camera(_))
                | Message::Ringwraiths(ringwraiths::Message::Camera(_))
                | Message::Copying(copying::Message::Gesture(copying::Gesture::Camera(_)))
        );
        match message {
            Message::Opened => self.look_at_games(),
            Message::Ended => Task::none(),
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
            Message::Lock(lock::Message::Typed(typed)) => {
                self.passphrase.typed(&typed);
                Task::none()
            }
            Message::Lock(lock::Message::Again(typed)) => {
                self.passphrase.typed_again(&typed);
                Task::none()
            }
            Message::Lock(lock::Message::Submitted) => {
                self.passphrase.locks(&mut self.referee).map(Message::Lock)
            }
            Message::Lock(lock::Message::Made(path, step)) => {
                self.passphrase.made(&path, step, &mut self.referee);
                Task::none()
            }
            Message::Lock(lock::Message::Opened(..)) => Task::none(),
            Message::Speak(language) | Message::Home(home::Message::Speak(language)) => {
                self.speak(language);
                self.settings.set(LANGUAGE, language);
                self.keep_settings()
            }
            Message::LeaveGuide => {
                self.guided = false;
                match self.screen {
                    Screen::Table(_) => operation::focus(turn::COMMAND_LINE),
                    _ => Task::none(),
                }
            }
            Message::Falls(falls) => {
                self.falls = Falls { touched: Touched::now(), ..falls };
                Task::none()
            }
            Message::Clicked(window) if window == self.main => match &self.screen {
                Screen::Table(_) if !self.curtain && !self.keys => operation::focus(turn::COMMAND_LINE),
                _ => Task::none(),
            },
            Message::Clicked(_) => Task::none(),
            Message::CloseRequested(window) if window == self.main => self.update(Message::Close),
            Message::CloseRequested(window) => self.close_table(window),
            Message::Dropped(path) => self.dropped(path),
            Message::Close => {
                if let Screen::Copying(copying) = &mut self.screen {
                    // Whoever closes the window closes it.
                    let _ = copying.save_now();
                }
                if let Screen::Setup(_) = self.screen {
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
            | Message::Check(check::Message::Shortcut(shortcut))
            | Message::Copying(copying::Message::Shortcut(shortcut))
            | Message::Letter(letter::Message::Shortcut(shortcut))
            | Message::Setup(setup::Message::Shortcut(shortcut))
            | Message::Table(turn::Message::Shortcut(shortcut)) => self.shortcut(shortcut),
            // On an empty line this is no beginning of a command.
            Message::Table(turn::Message::Typed(typed)) if typed == "?" => self.shortcut(Shortcut::Keys),
            Message::Home(message) => self.at_home(message),
            Message::Archive(message) => self.at_archive(message),
            Message::Check(message) => self.at_check(message),
            Message::Copying(message) => self.at_copying(message),
            Message::Ringwraiths(message) => {
                if let Some((_, table)) = &mut self.table {
                    table.update(message, self.referee.game().map(|game| game.record().seal()));
                }
                Task::none()
            }
            Message::Letter(message) => self.at_letter(message),
            Message::Setup(message) => self.at_setup(message),
            Message::Table(message) => self.at_table(message),
        }
    }

    /// What a key means: first whatever is the same on every screen.
    fn shortcut(&mut self, shortcut: Shortcut) -> Task<Message> {
        match shortcut {
            // Behind the curtain nothing moves, and nothing can be set.
            shortcut if self.curtain && !shortcut.is_for_all() => return Task::none(),
            Shortcut::Keys if self.keys => self.close_keys(),
            Shortcut::Keys => self.keys = true,
            Shortcut::TableWindow => return self.open_or_close_table(),
            Shortcut::Escape | Shortcut::Enter if self.keys => self.close_keys(),
            Shortcut::Theme => self.look.day = !self.look.day,
            Shortcut::Contrast => self.look.contrast = !self.look.contrast,
            Shortcut::Larger => self.look.scale = (self.look.scale + 0.1).min(2.0),
            Shortcut::Smaller => self.look.scale = (self.look.scale - 0.1).max(1.0),
            Shortcut::Usual => self.look.scale = 1.0,
            Shortcut::Next => return operation::focus_next(),
            Shortcut::Previous => return operation::focus_previous(),
            Shortcut::Hush => {
                self.hush = !self.hush;
                self.held = false;
            }
            Shortcut::Fall => self.fall(),
            // With the hush hand the curtain's key is held, and secrets show for as long.
            Shortcut::Curtain if self.hush && !self.curtain => self.held = true,
            Shortcut::Curtain => {
                self.curtain = !self.curtain && self.hides_something();
                self.close_keys();
            }
            // On the list of keys no other key does anything.
            _ if self.keys => return Task::none(),
            shortcut => {
                return match self.screen {
                    Screen::Home(_) => self.at_home(home::Message::Shortcut(shortcut)),
                    Screen::Archive(_) => self.at_archive(archive::Message::Shortcut(shortcut)),
                    Screen::Check(_) => self.at_check(check::Message::Shortcut(shortcut)),
                    Screen::Copying(_) => self.at_copying(copying::Message::Shortcut(shortcut)),
                    Screen::Letter(_) => self.at_letter(letter::Message::Shortcut(shortcut)),
                    Screen::Setup(_) => self.at_setup(setup::Message::Shortcut(shortcut)),
                    Screen::Table(_) => self.at_table(turn::Message::Shortcut(shortcut)),
                };
            }
        }
        self.table.iter().for_each(|(_, table)| table.redraw());
        // What was in front is gone: what is typed goes to the line again.
        let back =
            matches!(shortcut, Shortcut::Keys | Shortcut::Escape | Shortcut::Enter | Shortcut::Curtain);
        match &self.screen {
            Screen::Table(table) => {
                table.redraw();
                if !self.curtain && !self.keys {
                    return operation::focus(turn::COMMAND_LINE);
                }
            }
            Screen::Setup(setup) => {
                setup.redraw();
                if back && !self.curtain && !self.keys {
                    return operation::focus(setup::LINE);
                }
            }
            Screen::Copying(copying) => copying.redraw(),
            Screen::Home(_) | Screen::Archive(_) | Screen::Check(_) | Screen::Letter(_) => {}
        }
        Task::none()
    }

    /// The curtain falls, if there is anything to hide.
    fn fall(&mut self) {
        if self.hides_something() {
            self.curtain = true;
            self.close_keys();
        }
    }

    /// Closes the list of keys, with whatever stands half typed in it.
    fn close_keys(&mut self) {
        self.keys = false;
        self.passphrase = lock::Passphrase::default();
    }

    fn hides_something(&self) -> bool {
        !matches!(self.screen, Screen::Home(_) | Screen::Archive(_) | Screen::Check(_) | Screen::Copying(_))
    }

    /// What everybody may see of the game on the table.
    fn public(&self) -> Option<&View> {
        self.referee.state().filter(|_| self.hides_something()).map(|state| &state.view)
    }

    /// Opens the table's window, or closes it: it is never needed, and nothing waits for it.
    fn open_or_close_table(&mut self) -> Task<Message> {
        match &self.table {
            Some((window, _)) => self.close_table(*window),
            None => {
                let (id, open) = window::open(Place::default().settings());
                self.table = Some((id, Ringwraiths::default()));
                open.map(|_| Message::Ended)
            }
        }
    }

    fn close_table(&mut self, window: window::Id) -> Task<Message> {
        self.table = self.table.take().filter(|(id, _)| *id != window);
        window::close(window)
    }

    fn hold(&mut self, held: bool) {
        self.held = held;
        match &self.screen {
            Screen::Table(table) => table.veil(),
            Screen::Setup(setup) => setup.redraw(),
            Screen::Home(_)
            | Screen::Archive(_)
            | Screen::Check(_)
            | Screen::Copying(_)
            | Screen::Letter(_) => {}
        }
    }

    fn at_home(&mut self, message: home::Message) -> Task<Message> {
        let Screen::Home(home) = &mut self.screen else { return Task::none() };
        match home.update(message, &mut self.referee) {
            home::Action::None => Task::none(),
            home::Action::Run(task) => task.map(Message::Home),
            home::Action::Close => self.update(Message::Close),
            home::Action::Agree => {
                let (setup, task) = setup::Setup::agree(&self.referee);
                self.screen = Screen::Setup(Box::new(setup));
                task.map(Message::Setup)
            }
            home::Action::Check => {
                let (check, task) = check::Check::new();
                self.screen = Screen::Check(check);
                task.map(Message::Check)
            }
            home::Action::Archive => {
                let Some(folder) = self.referee.own_folder().map(std::path::Path::to_path_buf) else {
                    return Task::none();
                };
                self.referee.put_away();
                let (archive, task) = archive::Archive::new(folder, &self.settings);
                self.screen = Screen::Archive(archive);
                task.map(Message::Archive)
            }
            home::Action::Copy => self.copy(1, copying::Page::Numbers),
            home::Action::Letter => {
                // A letter is not opened over a game.
                self.referee.put_away();
                let (letter, task) = letter::Letter::new(&self.referee, true);
                self.screen = Screen::Letter(Box::new(letter));
                task.map(Message::Letter)
            }
            home::Action::First(said) => {
                self.guided = true;
                self.play(said)
            }
            home::Action::Play(said, before) => {
                self.guided = false;
                // What was left lies open on nobody's screen when it comes back.
                self.curtain = before;
                self.play(said)
            }
        }
    }

    /// To where the box is copied.
    fn copy(&mut self, part: u8, page: copying::Page) -> Task<Message> {
        let (copying, task) = copying::Copying::new(&self.referee, part, page);
        self.screen = Screen::Copying(Box::new(copying));
        task.map(Message::Copying)
    }

    fn at_copying(&mut self, message: copying::Message) -> Task<Message> {
        let Screen::Copying(copying) = &mut self.screen else { return Task::none() };
        match copying.update(message, self.referee.words()) {
            copying::Action::Run(task) => task.map(Message::Copying),
            copying::Action::Leave => self.leave(),
        }
    }

    fn at_archive(&mut self, message: archive::Message) -> Task<Message> {
        let Screen::Archive(archive) = &mut self.screen else { return Task::none() };
        match archive.update(message, self.referee.words()) {
            archive::Action::None => Task::none(),
            archive::Action::Run(task) => task.map(Message::Archive),
            archive::Action::Titles(titles) => {
                listed::remember_titles(&titles, &mut self.settings);
                self.keep_settings()
            }
            archive::Action::Open(path) => {
                let left = self.leave();
                Task::batch([left, self.at_home(home::Message::Open(path))])
            }
            archive::Action::Leave => self.leave(),
        }
    }

    fn at_check(&mut self, message: check::Message) -> Task<Message> {
        let Screen::Check(check) = &mut self.screen else { return Task::none() };
        match check.update(message, self.referee.words()) {
            check::Action::None => Task::none(),
            check::Action::Run(task) => task.map(Message::Check),
            check::Action::Leave => self.leave(),
        }
    }

    fn at_letter(&mut self, message: letter::Message) -> Task<Message> {
        let Screen::Letter(letter) = &mut self.screen else { return Task::none() };
        let action = letter.update(message, &mut self.referee);
        self.referee.sync();
        match action {
            letter::Action::Run(task) => task.map(Message::Letter),
            letter::Action::Play => self.play(Vec::new()),
            letter::Action::Back => self.table(Vec::new()),
            letter::Action::Leave => self.leave(),
        }
    }

    fn at_setup(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else { return Task::none() };
        let action = setup.update(message, &mut self.referee);
        self.referee.sync();
        match action {
            setup::Action::Run(task) => task.map(Message::Setup),
            setup::Action::Play(said) => self.play(said),
            setup::Action::Leave => {
                self.referee.leave_set_up();
                self.leave()
            }
        }
    }

    fn at_table(&mut self, message: turn::Message) -> Task<Message> {
        let Screen::Table(table) = &mut self.screen else { return Task::none() };
        let action = table.update(message, &mut self.referee);
        // What was written before the answer is on its way to the disk; here it is waited for.
        self.referee.sync();
        match action {
            turn::Action::Run(task) => task.map(Message::Table),
            turn::Action::Close => self.update(Message::Close),
            turn::Action::Keys => self.shortcut(Shortcut::Keys),
            turn::Action::Setup => self.play(Vec::new()),
            turn::Action::Letter => self.letter(),
            turn::Action::Taught(part) => self.copy(part, copying::Page::Games),
            turn::Action::Leave => self.leave(),
        }
    }

    /// To the game on the table: to its set-up, if that is not done; to the letter, if that lies open.
    fn play(&mut self, said: Vec<Said>) -> Task<Message> {
        match self.referee.state().map(|state| state.view.phase) {
            Some(Phase::Setup) => {
                let (setup, task) = setup::Setup::of_game(self.referee.state());
                self.screen = Screen::Setup(Box::new(setup));
                task.map(Message::Setup)
            }
            Some(Phase::Letter) => self.letter(),
            _ => self.table(said),
        }
    }

    fn letter(&mut self) -> Task<Message> {
        let (letter, task) = letter::Letter::new(&self.referee, false);
        self.screen = Screen::Letter(Box::new(letter));
        task.map(Message::Letter)
    }

    fn table(&mut self, said: Vec<Said>) -> Task<Message> {
        let (table, task) = turn::Table::new(said, &self.referee);
        self.screen = Screen::Table(Box::new(table));
        task.map(Message::Table)
    }

    fn leave(&mut self) -> Task<Message> {
        self.guided = false;
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
        if self.turned {
            // White is as bright as can be, and black as dark.
            room.r += if room.r > 0.5 { -1.0 } else { 1.0 } / 65536.0;
        }
        iced::theme::Style { background_color: room, text_color: ink }
    }

    /// What the program listens to. Nothing ticks but the clock of the curtain, a few times before it falls.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            window::close_requests().map(Message::CloseRequested),
            event::listen_with(|event, status, window| match (event, status) {
                (iced::Event::Keyboard(event), event::Status::Ignored) => Some(Message::Key(window, event)),
                (iced::Event::Window(window::Event::FileDropped(path)), _) => Some(Message::Dropped(path)),
                (iced::Event::Window(window::Event::Resized(size)), _) => {
                    Some(Message::Resized(window, size))
                }
                (iced::Event::Window(window::Event::Moved(at)), _) => Some(Message::Moved(window, at)),
                (iced::Event::Window(window::Event::Unfocused), _) => Some(Message::Unfocused(window)),
                (iced::Event::Mouse(mouse::Event::ButtonReleased(_)), event::Status::Ignored) => {
                    Some(Message::Clicked(window))
                }
                _ => None,
            }),
            // Where there is nothing to hide, nobody looks at the clock.
            match self.curtain || !self.hides_something() {
                true => Subscription::none(),
                false => self.falls.looks().map(|()| Message::Clock),
            },
        ])
    }
}

/// Whether this is something that hands did to what lies behind the curtain.
fn is_of_hands(message: &Message) -> bool {
    matches!(
        message,
        Message::Key(..)
            | Message::Shortcut(_)
            | Message::Clicked(_)
            | Message::Falls(_)
            | Message::Lock(lock::Message::Typed(_) | lock::Message::Again(_) | lock::Message::Submitted)
            | Message::Letter(_)
            | Message::Setup(_)
            | Message::Table(_)
    )
}

/// The settings that the program and its tests draw with.
pub fn settings() -> iced::Settings {
    look::settings()
}
