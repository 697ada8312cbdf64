//! The window: one screen at a time, which speaks the referee's commands.

mod home;
mod look;
mod still;
mod table;

use crate::referee::{Referee, unfinished};
use crate::store::Store;
use iced::keyboard::{self, Key, key::Named};
use iced::{Element, Subscription, Task, Theme, window};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the window shows of the game to anybody who sees its title: nothing.
const TITLE: &str = "Underhill";

/// The program behind the window.
pub struct App {
    /// The window.
    pub main: window::Id,
    referee: Referee,
    screen: Screen,
}

enum Screen {
    Home(home::Home),
    Table(table::Table),
}

/// Something that a player has done.
#[derive(Clone, Debug)]
pub enum Message {
    /// On the first screen.
    Home(home::Message),
    /// At the table.
    Table(table::Message),
    /// A key that no widget wanted.
    Key(keyboard::Event),
    /// The window is to be closed.
    Close,
    /// The window is open.
    Opened,
}

/// What a key means, wherever it is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// Ctrl+Z.
    Undo,
    /// Ctrl+Y, Ctrl+Shift+Z.
    Redo,
    /// Escape.
    Escape,
    /// Enter.
    Enter,
    /// A letter alone.
    Letter(char),
}

/// The meaning of a key press, if it has one.
pub fn shortcut(event: &keyboard::Event) -> Option<Shortcut> {
    let keyboard::Event::KeyPressed { key, physical_key, modifiers, .. } = event else { return None };
    match key {
        Key::Named(Named::Escape) => return Some(Shortcut::Escape),
        Key::Named(Named::Enter) => return Some(Shortcut::Enter),
        _ => {}
    }
    let letter = key.to_latin(*physical_key)?.to_ascii_lowercase();
    match (letter, modifiers.command(), modifiers.shift()) {
        ('z', true, false) => Some(Shortcut::Undo),
        ('y', true, _) | ('z', true, true) => Some(Shortcut::Redo),
        (letter, false, _) if letter.is_ascii_alphabetic() && !modifiers.alt() => {
            Some(Shortcut::Letter(letter))
        }
        _ => None,
    }
}

impl App {
    /// The program with its window still to be opened, and no game on the table.
    pub fn new(main: window::Id, store: Option<Store>) -> (Self, Task<Message>) {
        let referee = Referee::new(store);
        let (home, task) = home::Home::new(&referee);
        (Self { main, referee, screen: Screen::Home(home) }, task.map(Message::Home))
    }

    /// The referee, and the game on its table.
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// What is shown.
    pub fn view(&self, _window: window::Id) -> Element<'_, Message> {
        match (&self.screen, self.referee.state()) {
            (Screen::Table(table), Some(state)) => table.view(&self.referee, state).map(Message::Table),
            (Screen::Home(home), _) => home.view(self.referee.words()).map(Message::Home),
            // A table without a game is never shown: the first screen comes back with the game's end.
            (Screen::Table(_), None) => iced::widget::space().into(),
        }
    }

    /// What follows from what a player has done.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Opened => Task::none(),
            Message::Close => {
                self.referee.sync();
                iced::exit()
            }
            Message::Key(event) => match (shortcut(&event), &self.screen) {
                (Some(shortcut), Screen::Home(_)) => {
                    self.update(Message::Home(home::Message::Shortcut(shortcut)))
                }
                (Some(shortcut), Screen::Table(_)) => {
                    self.update(Message::Table(table::Message::Shortcut(shortcut)))
                }
                (None, _) => Task::none(),
            },
            Message::Home(message) => {
                let Screen::Home(home) = &mut self.screen else { return Task::none() };
                match home.update(message, &mut self.referee) {
                    home::Action::None => Task::none(),
                    home::Action::Run(task) => task.map(Message::Home),
                    home::Action::Play(said) => {
                        let (table, task) = table::Table::new(said);
                        self.screen = Screen::Table(table);
                        task.map(Message::Table)
                    }
                }
            }
            Message::Table(message) => {
                let Screen::Table(table) = &mut self.screen else { return Task::none() };
                let action = table.update(message, &mut self.referee);
                // The answer is drawn from here on; the disk may take its time now.
                self.referee.sync();
                match action {
                    table::Action::Run(task) => task.map(Message::Table),
                    table::Action::Close => self.update(Message::Close),
                    table::Action::Leave => {
                        let (home, task) = home::Home::new(&self.referee);
                        self.screen = Screen::Home(home);
                        task.map(Message::Home)
                    }
                }
            }
        }
    }

    /// Whether a game is on the table that is not over.
    pub fn is_playing(&self) -> bool {
        self.referee.state().is_some_and(unfinished)
    }

    /// What the program listens to. Nothing ticks.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            keyboard::listen().map(Message::Key),
            window::close_requests().map(|_| Message::Close),
        ])
    }
}

/// The settings that the program and its tests draw with.
pub fn settings() -> iced::Settings {
    look::settings()
}

/// The colours that the program and its tests draw with.
pub fn theme() -> Theme {
    look::theme()
}

/// Set when the first picture is asked for: whatever fails before that is the display.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// Opens the window and stays until it is closed.
///
/// # Errors
///
/// If there is no display to open a window on; nothing has happened then.
pub fn run(data: Option<PathBuf>) -> Result<(), NoDisplay> {
    if !has_display() {
        return Err(NoDisplay);
    }
    // A display that is named and not there is a panic within the windowing library: it is caught, and not shown.
    let shown_by_default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if SHOWN.load(Ordering::Relaxed) {
            shown_by_default(info);
        }
    }));
    let boot = move || {
        let store = data.as_ref().map(Store::at).or_else(Store::of_platform);
        let (main, open) = window::open(window_settings());
        let (app, task) = App::new(main, store);
        (app, Task::batch([open.map(|_| Message::Opened), task]))
    };
    let result = std::panic::catch_unwind(|| {
        iced::daemon(boot, App::update, first_shown)
            .settings(look::settings())
            .title(|_: &App, _| TITLE.to_owned())
            .theme(|_: &App, _| look::theme())
            .subscription(App::subscription)
            .run()
    });
    match result {
        Ok(Ok(())) => Ok(()),
        _ if SHOWN.load(Ordering::Relaxed) => Ok(()),
        _ => Err(NoDisplay),
    }
}

/// The view, once there is something to show it on.
fn first_shown(app: &App, window: window::Id) -> Element<'_, Message> {
    SHOWN.store(true, Ordering::Relaxed);
    app.view(window)
}

/// There is no display to open a window on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDisplay;

/// Looks before leaping: without a display the windowing library panics.
fn has_display() -> bool {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || named("WAYLAND_DISPLAY")
        || named("WAYLAND_SOCKET")
        || named("DISPLAY")
}

fn window_settings() -> window::Settings {
    window::Settings {
        size: iced::Size::new(1280.0, 800.0),
        min_size: Some(iced::Size::new(1024.0, 640.0)),
        exit_on_close_request: false,
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: "underhill".into(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}
