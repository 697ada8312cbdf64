//! What follows from what is done on the screens of no game: the first one, all games, the figures over them, a game checked.

use super::house::keys_page::Tab;
use super::house::{archive, check, figures, home, listed};
use super::screens::Next;
use super::{App, Message, Screen, Shortcut};
use iced::Task;

impl App {
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
            home::Action::Settings => {
                self.tab = Tab::Settings;
                self.update(Message::Shortcut(Shortcut::Keys))
            }
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
