//! Something that has happened in the window.

use super::house::curtain::Falls;
use super::house::motion::Motion;
use super::house::{archive, check, figures, home, keys_page, lock};
use super::on_screen::{self, WallMessage};
use super::widgets::keys::{Shortcut, lets_go, shortcut};
use crate::games::Kind;
use crate::language::Language;
use iced::{keyboard, window};
use std::path::PathBuf;

#[derive(Clone, Debug)]
pub enum Message {
    Home(home::Message),
    Archive(archive::Message),
    Figures(figures::Message),
    Check(check::Message),
    Game(on_screen::Message),
    Wall(WallMessage),
    /// A key that no widget wanted, and the window in which it was pressed.
    Key(window::Id, keyboard::Event),
    /// What a key means, or a thing pressed that means the same.
    Shortcut(Shortcut),
    /// A window has lost the focus: no key is held any more.
    Unfocused(window::Id),
    /// A click that meant nothing: what is typed goes to the line all the same.
    Clicked(window::Id),
    /// What comes slowly has come a little further.
    Comes,
    /// The clock is looked at: the curtain may have to fall.
    Clock,
    /// When the curtain is to fall by itself.
    Falls(Falls),
    /// Whether anything is to move by itself.
    Motion(Motion),
    /// A game's box is shown on the first screen, or no more.
    Box(Kind),
    /// Another part of the page of settings, keys and rules is shown.
    Tab(keys_page::Tab),
    /// The game on the table is to be locked.
    Lock(lock::Message),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    Resized(window::Id, iced::Size),
    /// A window is somewhere else.
    Moved(window::Id, iced::Point),
    CloseRequested(window::Id),
    Close,
    Speak(Language),
    /// The window is open: what the first picture did not wait for may follow.
    Opened,
    /// Something of which nobody waits for the end has ended.
    Ended,
}

impl Message {
    /// What was done on the page of keys, which stands in front of whatever screen.
    pub(super) fn from_keys(message: keys_page::Message) -> Self {
        match message {
            keys_page::Message::Speak(language) => Self::Speak(language),
            keys_page::Message::Falls(falls) => Self::Falls(falls),
            keys_page::Message::Motion(motion) => Self::Motion(motion),
            keys_page::Message::Box(kind) => Self::Box(kind),
            keys_page::Message::Tab(tab) => Self::Tab(tab),
            keys_page::Message::Lock(message) => Self::Lock(message),
            keys_page::Message::Shortcut(shortcut) => Self::Shortcut(shortcut),
        }
    }

    /// Whether this is something that hands did to what lies behind the curtain.
    pub(super) fn is_of_hands(&self) -> bool {
        match self {
            Self::Key(..)
            | Self::Shortcut(_)
            | Self::Clicked(_)
            | Self::Falls(_)
            | Self::Motion(_)
            | Self::Box(_)
            | Self::Tab(_) => true,
            Self::Lock(message) => matches!(
                message,
                lock::Message::Typed(_) | lock::Message::Again(_) | lock::Message::Submitted
            ),
            Self::Game(message) => message.is_of_hands(),
            _ => false,
        }
    }

    /// Whether anything is to be seen of it that is not drawn anew by itself, as a map that is dragged is.
    pub(super) fn changes_the_picture(&self) -> bool {
        match self {
            // With what has ended elsewhere nothing changes that is to be seen, nor with where the window is; and one of
            // another size is drawn anew by itself.
            Self::Opened | Self::Ended | Self::Comes | Self::Moved(..) | Self::Resized(..) => false,
            // The ring of Tab goes from thing to thing: no word becomes another, and words alone leave remainders.
            Self::Key(_, event @ keyboard::Event::KeyPressed { .. }) => {
                !matches!(shortcut(event), Some(Shortcut::Next | Shortcut::Previous))
            }
            Self::Key(_, event) => lets_go(event),
            Self::Game(message) => !message.is_a_glance(),
            Self::Wall(message) => !message.is_a_glance(),
            _ => true,
        }
    }
}
