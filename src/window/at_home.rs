//! What follows from what is done on the screens of no game: the first one, all games, the figures over them, a game checked.

use super::house::keys_page;
use super::house::{archive, check, figures, home, listed, lock};
use super::screens::Next;
use super::{App, Message, Screen, Shortcut};
use iced::Task;

impl App {
    pub(super) fn at_keys(&mut self, message: keys_page::Message) -> Task<Message> {
        match message {
            keys_page::Message::Lock(lock::Message::Typed(typed)) => self.passphrase.typed(&typed),
            keys_page::Message::Lock(lock::Message::Again(typed)) => self.passphrase.typed_again(&typed),
            keys_page::Message::Lock(lock::Message::Submitted) => {
                let locks = self.passphrase.locks(&mut self.referee);
                return locks.map(|message| Message::Keys(keys_page::Message::Lock(message)));
            }
            keys_page::Message::Lock(lock::Message::Made(path, step)) => {
                self.passphrase.made(&path, step, &mut self.referee);
            }
            keys_page::Message::Lock(lock::Message::Opened(..)) => {}
            keys_page::Message::Speak(language) => return self.take_in(Message::Speak(language)),
            keys_page::Message::Falls(falls) => return self.take_in(Message::Falls(falls)),
            keys_page::Message::Shortcut(shortcut) => return self.shortcut(shortcut),
            keys_page::Message::Tab(tab) => self.tab = tab,
            keys_page::Message::Motion(motion) => {
                (self.motion, self.moves) = (motion, motion.moves());
                if let Screen::Game(screen) = &mut self.screen {
                    screen.moves(motion.moves());
                }
            }
            keys_page::Message::Box(kind) => {
                let _ = listed::turn_box(kind, &mut self.settings);
                if let Screen::Home(home) = &mut self.screen {
                    home.offers(&self.settings);
                }
                return self.keep_settings();
            }
        }
        Task::none()
    }

    pub(super) fn at_home(&mut self, message: home::Message) -> Task<Message> {
        let Screen::Home(home) = &mut self.screen else { return Task::none() };
        match home.update(message, &mut self.referee) {
            home::Action::None => Task::none(),
            home::Action::Run(task) => task.map(Message::Home),
            home::Action::Close => self.update(Message::Close),
            home::Action::Show(shown) => {
                self.curtain = false;
                self.show(*shown)
            }
            home::Action::Check => {
                let (check, task) = check::Check::new();
                self.screen = Screen::Check(check);
                task.map(Message::Check)
            }
            home::Action::Archive => self.open_archive(),
            home::Action::Settings => self.update(Message::Shortcut(Shortcut::Keys)),
            home::Action::Play(said) => {
                // What was left lies open on nobody's screen when it comes back.
                let task = self.play(said);
                self.curtain = self.hides_something();
                task
            }
        }
    }

    /// To all games, if they are kept anywhere.
    pub(super) fn open_archive(&mut self) -> Task<Message> {
        let Some(folder) = self.referee.folder().map(std::path::Path::to_path_buf) else {
            return Task::none();
        };
        self.referee.put_away();
        let (archive, task) = archive::Archive::new(folder, &self.settings);
        self.screen = Screen::Archive(archive);
        task.map(Message::Archive)
    }

    pub(super) fn at_archive(&mut self, message: archive::Message) -> Task<Message> {
        let Screen::Archive(archive) = &mut self.screen else { return Task::none() };
        match archive.update(message, self.referee.words()) {
            archive::Action::None => Task::none(),
            archive::Action::Run(task) => task.map(Message::Archive),
            archive::Action::Figures(folder) => {
                let (figures, task) = figures::Figures::new(folder);
                self.screen = Screen::Figures(figures);
                task.map(Message::Figures)
            }
            archive::Action::Titles(titles) => {
                listed::remember_titles(&titles, &mut self.settings);
                self.keep_settings()
            }
            archive::Action::Open(path) => {
                let left = self.leave();
                Task::batch([left, self.at_home(home::Message::Open(path))])
            }
            archive::Action::Tell(path) => {
                let left = self.leave();
                Task::batch([left, self.tell(path)])
            }
            archive::Action::Leave => self.leave(),
        }
    }

    pub(super) fn at_figures(&mut self, message: figures::Message) -> Task<Message> {
        let Screen::Figures(figures) = &mut self.screen else { return Task::none() };
        match figures.update(message, self.referee.words()) {
            Next::Leave => self.open_archive(),
            next => self.goes_on(next, Message::Figures),
        }
    }

    pub(super) fn at_check(&mut self, message: check::Message) -> Task<Message> {
        let Screen::Check(check) = &mut self.screen else { return Task::none() };
        let next = check.update(message, self.referee.words());
        self.goes_on(next, Message::Check)
    }
}
