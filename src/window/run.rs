//! The window is opened, and what goes wrong with that is told from what goes wrong later.

use super::house::home;
use super::play::fall;
use super::remembered::LANGUAGE;
use super::{App, Message, Screen, look};
use crate::games::Kind;
use crate::language::Language;
use crate::store::Store;
use iced::{Element, Subscription, Task, Theme, event, mouse, window};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set when the first picture is asked for: whatever fails before that is the display.
static SHOWN: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Debug)]
pub enum Begins {
    Home,
    /// A game, a letter or a board.
    File(PathBuf),
    Game(Kind),
}

/// Opens the window and stays until it is closed.
/// Fails if there is no display to open a window on; nothing has happened then.
pub fn run(data: Option<PathBuf>, language: Option<Language>, begins: Begins) -> Result<(), NoDisplay> {
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
    // Games, settings and sentences are read once the display is there, and not beside: a second thread makes the C library
    // lock and unlock for each byte of the half megabyte that the input method reads before.
    let boot = move || {
        let store = data.as_ref().map(Store::at).or_else(Store::of_platform);
        let mut app = App::new(window::Id::unique(), store);
        let (main, open) = window::open(app.place.settings());
        app.main = main;
        // Whoever has never chosen a language has one on the system.
        if let Some(language) = language.or_else(|| app.settings.is_new(LANGUAGE).then(Language::of_system)) {
            app.speak(language);
        }
        let opened = app.begin(&begins);
        (app, Task::batch([open.map(|_| Message::Opened), opened]))
    };
    let result = std::panic::catch_unwind(|| {
        iced::daemon(boot, App::update, first_shown)
            .settings(look::settings())
            .title(App::title)
            .theme(|app: &App, _| -> Theme { app.look.theme() })
            .style(App::style)
            .subscription(App::subscription)
            .run()
    });
    match result {
        Ok(Ok(())) => Ok(()),
        _ if SHOWN.load(Ordering::Relaxed) => Ok(()),
        _ => Err(NoDisplay),
    }
}

impl App {
    /// What is there first.
    pub fn begin(&mut self, begins: &Begins) -> Task<Message> {
        match begins {
            Begins::Home => Task::none(),
            Begins::File(file) => self.open(file.clone()),
            Begins::Game(kind) => self.at_home(home::Message::Game(Some(*kind))),
        }
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
            match &self.screen {
                Screen::Game(screen) if screen.comes() && !self.curtain => {
                    fall::looks().map(|()| Message::Comes)
                }
                _ => Subscription::none(),
            },
            // Where there is nothing to hide, nobody looks at the clock.
            match self.curtain || !self.hides_something() {
                true => Subscription::none(),
                false => self.falls.looks().map(|()| Message::Clock),
            },
        ])
    }
}

/// The view, once there is something to show it on.
fn first_shown(app: &App, window: window::Id) -> Element<'_, Message> {
    SHOWN.store(true, Ordering::Relaxed);
    app.view(window)
}

/// The settings that the program and its tests draw with.
pub fn settings() -> iced::Settings {
    look::settings()
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
