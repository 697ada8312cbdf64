//! What keys mean that are the same on every screen: the curtain, the page behind F12, the table's window, the look.

use super::house::keys_page::Tab;
use super::house::{archive, check, figures, home, lock};
use super::on_screen::OnWall;
use super::widgets::keys::Shortcut;
use super::widgets::page;
use super::widgets::place::Place;
use super::{App, Message, Screen};
use iced::{Task, window};

impl App {
    /// What a key means: first whatever is the same on every screen.
    pub(super) fn shortcut(&mut self, shortcut: Shortcut) -> Task<Message> {
        match shortcut {
            // Behind the curtain nothing moves, and nothing can be set.
            shortcut if self.curtain && !shortcut.is_for_all() => return Task::none(),
            Shortcut::Keys if self.keys => self.close_keys(),
            Shortcut::AllKeys if self.keys && self.tab == Tab::Keys => self.close_keys(),
            Shortcut::AllKeys => (self.tab, self.keys) = (Tab::Keys, true),
            // At home this is the key of what is set there, whatever was read last.
            Shortcut::Keys if matches!(self.screen, Screen::Home(_)) => {
                (self.tab, self.keys) = (Tab::Settings, true);
            }
            Shortcut::Keys => self.keys = true,
            Shortcut::TableWindow => return self.open_or_close_wall(),
            Shortcut::Escape | Shortcut::Enter if self.keys => self.close_keys(),
            Shortcut::Theme => self.look.day = !self.look.day,
            Shortcut::Contrast => self.look.contrast = !self.look.contrast,
            Shortcut::Larger => self.look.scale = (self.look.scale + 0.1).min(2.0),
            Shortcut::Smaller => self.look.scale = (self.look.scale - 0.1).max(1.0),
            Shortcut::Usual => self.look.scale = 1.0,
            // What is next has the focus already.
            Shortcut::Next | Shortcut::Previous => return Task::none(),
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
            _ if self.keys => return page::turn(shortcut),
            shortcut => {
                return match &mut self.screen {
                    Screen::Home(_) => self.at_home(home::Message::Shortcut(shortcut)),
                    Screen::Archive(_) => self.at_archive(archive::Message::Shortcut(shortcut)),
                    Screen::Figures(_) => self.at_figures(figures::Message::Shortcut(shortcut)),
                    Screen::Check(_) => self.at_check(check::Message::Shortcut(shortcut)),
                    Screen::Game(screen) => {
                        let next = screen.key(shortcut, &mut self.referee);
                        self.goes_on(next, Message::Game)
                    }
                };
            }
        }
        self.wall.iter().for_each(|(_, wall)| wall.redraw());
        if let Screen::Game(screen) = &self.screen {
            screen.redraw();
        }
        // What was in front is gone: what is typed goes to the line again.
        let back = matches!(
            shortcut,
            Shortcut::Keys | Shortcut::AllKeys | Shortcut::Escape | Shortcut::Enter | Shortcut::Curtain
        );
        self.focus(back)
    }

    /// The curtain falls, if there is anything to hide.
    pub(super) fn fall(&mut self) {
        if self.hides_something() {
            self.curtain = true;
            self.close_keys();
        }
    }

    /// Closes the list of keys, with whatever stands half typed in it.
    pub(super) fn close_keys(&mut self) {
        self.keys = false;
        self.passphrase = lock::Passphrase::default();
    }

    pub(super) fn hides_something(&self) -> bool {
        matches!(&self.screen, Screen::Game(screen) if screen.hides())
    }

    /// Whether the game on the table is shown.
    pub(super) fn is_of_a_game(&self) -> bool {
        matches!(&self.screen, Screen::Game(screen) if screen.is_of_a_game())
    }

    /// Opens the table's window, or closes it: it is never needed, and nothing waits for it.
    fn open_or_close_wall(&mut self) -> Task<Message> {
        match &self.wall {
            Some((window, _)) => self.close_wall(*window),
            None => {
                let (id, open) = window::open(Place::default().settings());
                self.wall = Some((id, OnWall::of(self.referee.kind())));
                open.map(|_| Message::Ended)
            }
        }
    }

    pub(super) fn close_wall(&mut self, window: window::Id) -> Task<Message> {
        self.wall = self.wall.take().filter(|(id, _)| *id != window);
        window::close(window)
    }

    pub(super) fn hold(&mut self, held: bool) {
        self.held = held;
        if let Screen::Game(screen) = &self.screen {
            screen.veil();
        }
    }
}
