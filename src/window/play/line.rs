//! The line on which anything can be typed, with what was typed before.

use super::wish::Begun;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{container, row, stack, text, text_input};
use iced::{Center, Element, Fill};

#[derive(Default)]
pub struct Line {
    pub typed: String,
    /// What was begun with a button, and waits for what is typed.
    pub begun: Option<Begun>,
    pub asks: Option<String>,
    /// What stood there before each press that went on from it.
    before: Vec<(Option<Begun>, String)>,
    history: Vec<String>,
    /// How far back in the history the line is; 0 is what is being typed.
    back: usize,
}

impl Line {
    pub fn type_in(&mut self, typed: String) {
        self.typed = typed;
        self.back = 0;
        self.asks = None;
    }

    /// What is entered: what was begun, with what is typed behind it.
    pub fn whole(&self) -> String {
        match &self.begun {
            Some(begun) => begun.with(&self.typed),
            None => self.typed.clone(),
        }
    }

    /// What stands there is kept, and comes back when what goes on from it is taken back.
    pub fn keep(&mut self) {
        let now = (self.begun.clone(), self.typed.clone());
        let stands = now.0.is_some() || !now.1.is_empty();
        if stands && self.before.last() != Some(&now) {
            self.before.push(now);
        }
    }

    /// Begins this, from what stands there; another answer in the place of one is no press more.
    pub fn begin(&mut self, begun: Begun) {
        let answers = |begun: &Begun| begun.command.split_whitespace().filter(|word| *word != "?").count();
        let is_more = |before: &Begun| begun.each || answers(before) != answers(&begun);
        let is_more = self.begun.as_ref().is_none_or(is_more);
        // Before what is typed, what stood there is kept already.
        if self.typed.is_empty() && is_more {
            self.keep();
        }
        let before = std::mem::take(&mut self.before);
        self.clear();
        (self.begun, self.before) = (Some(begun), before);
    }

    /// Whether what stands there is more than what it began with, under the same name.
    pub fn goes_on(&self) -> bool {
        let called = |begun: &Option<Begun>| begun.as_ref().map(|begun| begun.called.clone());
        self.before.last().is_some_and(|(begun, _)| called(begun) == called(&self.begun))
    }

    /// The last press is taken back, or what is typed. Whether anything was.
    pub fn back(&mut self) -> bool {
        while let Some((begun, typed)) = self.before.pop() {
            // What was typed and deleted again stands already.
            if begun != self.begun || typed != self.typed {
                self.type_in(typed);
                self.begun = begun;
                return true;
            }
        }
        self.clear()
    }

    /// Nothing is typed or begun, and nothing asked for. Whether anything was.
    pub fn clear(&mut self) -> bool {
        let cleared = !self.typed.is_empty() || self.begun.is_some() || self.asks.is_some();
        self.typed.clear();
        self.before.clear();
        (self.begun, self.asks) = (None, None);
        cleared
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

    /// The line as it stands in a window, found there by `id`, with a `hint` on it while nothing is typed, and at its end what
    /// was `understood` so far. While it is `veiled`, what is typed cannot be read.
    pub fn view<'a, Message: Clone + 'a>(
        &'a self,
        look: Look,
        id: &'static str,
        hint: &str,
        understood: String,
        veiled: bool,
        on: LineMessages<Message>,
    ) -> Element<'a, Message> {
        let line = text_input(hint, &self.typed)
            .id(id)
            .on_input(on.typed)
            .on_submit(on.submitted)
            .secure(veiled)
            .padding([look.size(8.0), look.size(12.0)])
            .size(look.size(17.0))
            .style(look.line());
        // What was begun stands at its end, and ends with a press; neither that nor what is said there moves the line.
        let begun = self.begun.as_ref().map(|begun| {
            let called = if veiled { "…" } else { begun.called.as_str() };
            let label = format!("{called}  ×");
            press(look, label, Weight::Chosen, Some(on.ends)).padding([look.size(4.0), look.size(8.0)])
        });
        let colours = look.colours();
        let (beside, colour) = match &self.asks {
            Some(asked) if !veiled => (asked.clone(), colours.gold),
            _ => (if veiled { String::new() } else { understood }, colours.faint),
        };
        let beside = (!beside.is_empty()).then(|| {
            let beside = text(beside).size(look.size(15.0)).color(colour).wrapping(text::Wrapping::None);
            container(beside).padding([0.0, look.size(8.0)])
        });
        let end = row![].push(beside).push(begun).align_y(Center);
        let end = container(end).align_right(Fill).center_y(Fill).padding([0.0, look.size(5.0)]);
        stack![container(still(line, on.shortcut)).width(Fill), end].into()
    }
}

/// What the screen is told of its line.
pub struct LineMessages<Message> {
    pub typed: fn(String) -> Message,
    pub submitted: Message,
    /// What was begun is let go.
    pub ends: Message,
    /// A key that means something to the program.
    pub shortcut: fn(Shortcut) -> Message,
}

/// What is typed on the line and is no command of the game: it has a place of its own in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    Quit,
    /// The page of keys: there all commands are explained.
    Keys,
    /// The page of settings, with the game's lock: a passphrase is never typed where it can be read.
    Settings,
}

impl Aside {
    /// What opens it.
    pub fn shortcut(self) -> Option<Shortcut> {
        match self {
            Self::Quit => None,
            Self::Keys => Some(Shortcut::AllKeys),
            Self::Settings => Some(Shortcut::Keys),
        }
    }

    pub fn of(typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        let first = words.next().unwrap_or_default().to_ascii_lowercase();
        match (first.as_str(), words.next()) {
            ("quit", None) => Some(Self::Quit),
            ("help", None) => Some(Self::Keys),
            ("lock" | "unlock", _) => Some(Self::Settings),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_is_not_typed_on_the_line() {
        for typed in ["lock", "LOCK speak friend", " unlock x"] {
            assert_eq!(Aside::of(typed), Some(Aside::Settings), "{typed}");
        }
        assert_eq!(Aside::of("help"), Some(Aside::Keys));
        assert_eq!(Aside::of(" Quit "), Some(Aside::Quit));
        for typed in ["", "help move", "locks", "quit now", "22"] {
            assert_eq!(Aside::of(typed), None, "{typed}");
        }
    }

    /// One press is taken back by one, and another number in the place of one is no press more.
    #[test]
    fn what_was_pressed_is_taken_back_one_by_one() {
        let mut line = Line::default();
        let presses = ["fight gap", "fight gap fangorn", "fight gap fangorn 8", "fight gap fangorn 9"];
        presses.iter().for_each(|pressed| line.begin(Begun::new(*pressed, "Fight")));
        line.keep();
        line.type_in("5".to_owned());
        for stands in ["fight gap fangorn 9", "fight gap fangorn", "fight gap", ""] {
            assert!(line.back());
            assert_eq!(line.whole(), stands);
        }
        assert!(!line.back());
        // What was typed behind it and deleted again is no press.
        line.begin(Begun::new("fight gap", "Fight"));
        line.keep();
        line.type_in("5".to_owned());
        line.type_in(String::new());
        assert!(line.back() && line.whole().is_empty());
        // Of what is told press by press each is.
        let each = |command: &str| Begun { each: true, ..Begun::new(command, "Battle") };
        ["battle 1,0", "battle 2,0"].map(each).into_iter().for_each(|begun| line.begin(begun));
        assert!(line.goes_on() && line.back() && !line.goes_on());
        assert_eq!(line.whole(), "battle 1,0");
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
