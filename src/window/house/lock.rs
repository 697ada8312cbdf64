//! Locking the game on the table with a passphrase, and opening one that is locked.

use crate::language::Words;
use crate::referee::Referee;
use crate::store::{Kept, SecretString, wipe};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{column, row, text, text_input};
use iced::{Center, Element};

/// The line for the passphrase.
pub const PASSPHRASE: &str = "passphrase";

/// A passphrase as it is typed. It is wiped when it has been used, or is not wanted any more.
#[derive(Default)]
pub struct Passphrase {
    typed: String,
    /// The same once more, where a slip of the hand would lose a game.
    again: String,
    fault: Option<String>,
}

/// Something done with it.
#[derive(Clone, Debug)]
pub enum Message {
    /// It was typed on.
    Typed(Typed),
    /// It was typed on once more.
    Again(Typed),
    /// It is all.
    Submitted,
}

/// What was typed, which nobody prints.
#[derive(Clone)]
pub struct Typed(String);

impl std::fmt::Debug for Typed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

impl Drop for Typed {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl Drop for Passphrase {
    fn drop(&mut self) {
        wipe(&mut self.typed);
        wipe(&mut self.again);
    }
}

impl Passphrase {
    /// Takes in what was typed.
    pub fn typed(&mut self, Typed(typed): &Typed) {
        wipe(&mut self.typed);
        self.typed.clone_from(typed);
        self.fault = None;
    }

    /// Takes in what was typed once more.
    pub fn typed_again(&mut self, Typed(typed): &Typed) {
        wipe(&mut self.again);
        self.again.clone_from(typed);
        self.fault = None;
    }

    /// Locks with it, if it was typed the same twice, and wipes it.
    pub fn lock_with(&mut self, referee: &mut Referee) {
        if self.typed == self.again {
            self.give(referee, Referee::lock);
        } else {
            self.fault = Some(referee.words().say("lock-differs", &[]));
        }
    }

    /// Uses it, and wipes it. Whether the referee took it.
    pub fn give(
        &mut self,
        referee: &mut Referee,
        take: impl FnOnce(&mut Referee, SecretString) -> Result<(), String>,
    ) -> bool {
        // As the terminal has it: one blank between words.
        let words: Vec<&str> = self.typed.split_whitespace().collect();
        let passphrase = SecretString::from(words.join(" "));
        wipe(&mut self.typed);
        wipe(&mut self.again);
        self.fault = take(referee, passphrase).err();
        self.fault.is_none()
    }

    /// The line, with what stands in it while it is empty, and on its button.
    pub fn line<'a, To: Clone + 'a>(
        &'a self,
        look: Look,
        words: &Words,
        hint: &str,
        button: &str,
        to: fn(Message) -> To,
        shortcut: fn(Shortcut) -> To,
    ) -> Element<'a, To> {
        let line = text_input(&words.say(hint, &[]), &self.typed)
            .id(PASSPHRASE)
            .secure(true)
            .on_input(move |typed| to(Message::Typed(Typed(typed))))
            .on_submit(to(Message::Submitted))
            .padding([look.size(6.0), look.size(12.0)])
            .size(look.size(17.0))
            .style(look.line());
        let line = row![
            still(line, shortcut),
            press(look, words.say(button, &[]), Weight::Quiet, Some(to(Message::Submitted))),
        ]
        .spacing(look.size(8.0))
        .align_y(Center);
        let fault =
            self.fault.as_ref().map(|fault| text(fault).size(look.size(16.0)).color(look.colours().red));
        column![line].push(fault).spacing(look.size(6.0)).into()
    }

    /// What can be locked, and what is.
    pub fn lock<'a, To: Clone + 'a>(
        &'a self,
        look: Look,
        words: &Words,
        game: Option<&Kept<crate::hunt::Hunt>>,
        to: fn(Message) -> To,
        shortcut: fn(Shortcut) -> To,
    ) -> Option<Element<'a, To>> {
        let game = game.filter(|game| game.path().is_some())?;
        if game.is_locked() {
            return Some(look.text(words.say("lock-is", &[])).into());
        }
        let what = column![look.text(words.say("lock", &[])), look.label(words.say("lock-what", &[]))];
        let first = text_input(&words.say("lock-typed", &[]), &self.again)
            .secure(true)
            .on_input(move |typed| to(Message::Again(Typed(typed))))
            .on_submit(to(Message::Submitted))
            .padding([look.size(6.0), look.size(12.0)])
            .size(look.size(17.0))
            .style(look.line());
        let line = self.line(look, words, "lock-again", "lock-now", to, shortcut);
        Some(column![what, still(first, shortcut), line].spacing(look.size(6.0)).into())
    }
}
