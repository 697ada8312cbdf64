//! The line on which anything can be typed, with what was typed before.

use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::still::still;
use iced::Element;
use iced::widget::text_input;

/// What stands on the line, and what stood there.
#[derive(Default)]
pub struct Line {
    /// What is typed.
    pub typed: String,
    history: Vec<String>,
    /// How far back in the history the line is; 0 is what is being typed.
    back: usize,
}

impl Line {
    /// Takes in what was typed.
    pub fn type_in(&mut self, typed: String) {
        self.typed = typed;
        self.back = 0;
    }

    /// Takes what was typed off the line. What is to come back is then given to [`Line::remember`].
    pub fn take(&mut self) -> String {
        self.back = 0;
        std::mem::take(&mut self.typed)
    }

    /// Remembers what was typed, once where it is typed again and again.
    pub fn remember(&mut self, typed: &str) {
        if !typed.trim().is_empty() && self.history.last().is_none_or(|last| last != typed) {
            self.history.push(typed.to_owned());
        }
    }

    /// Puts an earlier or a later command on the line.
    pub fn recall(&mut self, back: isize) {
        self.back = self.back.saturating_add_signed(back).min(self.history.len());
        let at = self.history.len() - self.back;
        self.typed = self.history.get(at).cloned().unwrap_or_default();
    }

    /// The line as it stands in a window, found there by `id`, with a `hint` on it while nothing is typed. While it is
    /// `veiled`, what is typed cannot be read.
    pub fn view<'a, Message: Clone + 'a>(
        &self,
        look: Look,
        id: &'static str,
        hint: &str,
        veiled: bool,
        on: LineMessages<Message>,
    ) -> Element<'a, Message> {
        let line = text_input(hint, &self.typed)
            .id(id)
            .on_input(on.typed)
            .on_submit(on.submitted)
            .secure(veiled)
            .padding([look.size(8.0), look.size(12.0)])
            .size(look.size(20.0))
            .style(look.line());
        still(line, on.shortcut)
    }
}

/// What the screen is told of its line.
pub struct LineMessages<Message> {
    /// It was typed on.
    pub typed: fn(String) -> Message,
    /// Enter was pressed on it.
    pub submitted: Message,
    /// A key that means something to the program.
    pub shortcut: fn(Shortcut) -> Message,
}

/// What is typed on the line and is no command of the game: it has a place of its own in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// The window is to be closed.
    Quit,
    /// The page of keys: there all commands are explained, and a passphrase is never typed where it can be read.
    Keys,
}

impl Aside {
    /// Whether something of this kind was typed.
    pub fn of(typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        let first = words.next().unwrap_or_default().to_ascii_lowercase();
        match (first.as_str(), words.next()) {
            ("quit", None) => Some(Self::Quit),
            ("help", None) | ("lock" | "unlock", _) => Some(Self::Keys),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_is_not_typed_on_the_line() {
        for typed in ["lock", "LOCK speak friend", " unlock x", "help"] {
            assert_eq!(Aside::of(typed), Some(Aside::Keys), "{typed}");
        }
        assert_eq!(Aside::of(" Quit "), Some(Aside::Quit));
        for typed in ["", "help move", "locks", "quit now", "22"] {
            assert_eq!(Aside::of(typed), None, "{typed}");
        }
    }

    #[test]
    fn what_was_typed_comes_back() {
        let mut line = Line::default();
        for typed in ["one", "two", "two", " "] {
            line.type_in(typed.to_owned());
            let typed = line.take();
            line.remember(&typed);
        }
        let mut recalled = |back| {
            line.recall(back);
            line.typed.clone()
        };
        assert_eq!([1, 1, 1, -1, -1, -1].map(&mut recalled), ["two", "one", "one", "two", "", ""]);
    }
}
