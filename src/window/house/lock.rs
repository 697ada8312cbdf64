//! Locking the game on the table with a passphrase, and opening one that is locked.

use crate::language::Words;
use crate::referee::{Referee, Seat};
use crate::store::{NewKey, SecretString, Trouble, Vault, wipe};
use crate::window::widgets::beside::{Handed, Step, Work, beside};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{column, row};
use iced::{Center, Element, Task};
use std::path::{Path, PathBuf};

pub const PASSPHRASE: &str = "passphrase";

/// A passphrase as it is typed. It is wiped when it has been used, or is not wanted any more.
#[derive(Default)]
pub struct Passphrase {
    typed: String,
    /// The same once more, where a slip of the hand would lose a game.
    again: String,
    fault: Option<String>,
    /// It is being used, and how that is called. Whoever wipes it has thought better of it.
    work: Option<(Work, &'static str)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Typed(Typed),
    Again(Typed),
    Submitted,
    /// A key is made of it, for the game in this file.
    Made(PathBuf, Step<Handed<Result<NewKey, Trouble>>>),
    /// The key of the game in this file is taken out with it.
    Opened(PathBuf, Step<Handed<Result<Vault, Trouble>>>),
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
    pub fn typed(&mut self, Typed(typed): &Typed) {
        wipe(&mut self.typed);
        self.typed.clone_from(typed);
        self.fault = None;
    }

    pub fn typed_again(&mut self, Typed(typed): &Typed) {
        wipe(&mut self.again);
        self.again.clone_from(typed);
        self.fault = None;
    }

    /// Locks with it, if it was typed the same twice, and wipes it.
    pub fn locks(&mut self, referee: &mut Referee) -> Task<Message> {
        if self.work.is_some() {
            return Task::none();
        }
        if self.typed != self.again {
            self.fault = Some(referee.words().say("lock-differs", &[]));
            return Task::none();
        }
        self.begins("lock-makes", referee.may_lock(), |_, passphrase| NewKey::of(passphrase), Message::Made)
    }

    /// The key is made, or takes a while.
    pub fn made(&mut self, path: &Path, step: Step<Handed<Result<NewKey, Trouble>>>, referee: &mut Referee) {
        if let Some(key) = self.heard(step) {
            self.fault = referee.lock_with(path, key).err();
        }
    }

    /// Opens the locked game with it, and wipes it.
    pub fn opens(&mut self, referee: &mut Referee) -> Task<Message> {
        if self.work.is_some() {
            return Task::none();
        }
        self.begins("lock-tries", referee.may_unlock(), Vault::open, Message::Opened)
    }

    /// Makes something of it beside the window, for the game in this file.
    fn begins<T: Send + 'static>(
        &mut self,
        name: &'static str,
        game: Result<PathBuf, String>,
        make: impl FnOnce(&Path, SecretString) -> T + Send + 'static,
        told: fn(PathBuf, Step<Handed<T>>) -> Message,
    ) -> Task<Message> {
        let passphrase = self.take();
        match game {
            Ok(path) => {
                let game = path.clone();
                let (work, task) = beside(move || Handed::new(make(&game, passphrase)));
                (self.fault, self.work) = (None, Some((work, name)));
                task.map(move |step| told(path.clone(), step))
            }
            Err(fault) => {
                self.fault = Some(fault);
                Task::none()
            }
        }
    }

    /// The key is there, or takes a while. Whether the game is on the table.
    pub fn opened(
        &mut self,
        path: &Path,
        step: Step<Handed<Result<Vault, Trouble>>>,
        referee: &mut Referee,
    ) -> bool {
        let Some(key) = self.heard(step) else { return false };
        self.fault = referee.unlock_with(path, key).err();
        self.fault.is_none()
    }

    /// What came of it, once that is known.
    fn heard<T>(&mut self, step: Step<Handed<T>>) -> Option<T> {
        match step {
            Step::TakesLong => {
                self.work.iter_mut().for_each(|(work, _)| work.is_long());
                None
            }
            Step::Done(handed) => self.work.take().and_then(|_| handed.take()),
        }
    }

    /// What was typed, which is wiped here.
    fn take(&mut self) -> SecretString {
        // As the terminal has it: one blank between words.
        let words: Vec<&str> = self.typed.split_whitespace().collect();
        let passphrase = SecretString::from(words.join(" "));
        wipe(&mut self.typed);
        wipe(&mut self.again);
        passphrase
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
        let line = page::line(look, &words.say(hint, &[]), &self.typed)
            .id(PASSPHRASE)
            .secure(true)
            .on_input(move |typed| to(Message::Typed(Typed(typed))))
            .on_submit(to(Message::Submitted));
        let line = row![
            still(line, shortcut),
            press(look, words.say(button, &[]), Weight::Quiet, Some(to(Message::Submitted))),
        ]
        .spacing(look.size(8.0))
        .align_y(Center);
        let fault = self.fault.clone().map(|fault| page::said(look, (fault, true)));
        let goes_on = self.work.as_ref().filter(|(work, _)| work.takes_long());
        let goes_on = goes_on.map(|(_, name)| look.text(words.say(name, &[])));
        column![line].push(fault).push(goes_on).spacing(look.size(6.0)).into()
    }

    pub fn lock<'a, To: Clone + 'a>(
        &'a self,
        look: Look,
        words: &Words,
        game: Option<&dyn Seat>,
        to: fn(Message) -> To,
        shortcut: fn(Shortcut) -> To,
    ) -> Option<Element<'a, To>> {
        let game = game.filter(|game| game.path().is_some())?;
        if game.is_locked() {
            return Some(look.text(words.say("lock-is", &[])).into());
        }
        let what = column![look.text(words.say("lock", &[])), look.label(words.say("lock-what", &[]))];
        let first = page::line(look, &words.say("lock-typed", &[]), &self.again)
            .secure(true)
            .on_input(move |typed| to(Message::Again(Typed(typed))))
            .on_submit(to(Message::Submitted));
        let line = self.line(look, words, "lock-again", "lock-now", to, shortcut);
        Some(column![what, still(first, shortcut), line].spacing(look.size(6.0)).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::store::{OnDisk as _, Store};
    use crate::window::widgets::beside::tests::told as heard;
    use iced_test::runtime::task;

    fn typed(text: &str) -> Passphrase {
        let mut passphrase = Passphrase::default();
        passphrase.typed(&Typed(text.to_owned()));
        passphrase.typed_again(&Typed(text.to_owned()));
        passphrase
    }

    #[test]
    fn a_key_is_made_beside_the_window_and_left_with_the_page() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        assert!(referee.hear("new").unwrap().accepted());
        let is_locked = |referee: &Referee| referee.kept::<Hunt>().unwrap().is_locked();
        // The page is closed while the key is being made.
        let mut passphrase = typed("speak friend");
        let task = passphrase.locks(&mut referee);
        assert!(passphrase.typed.is_empty() && passphrase.work.is_some());
        passphrase = typed("speak friend");
        assert!(heard(task).is_empty() && !is_locked(&referee));
        // It stays open.
        let task = passphrase.locks(&mut referee);
        assert!(!is_locked(&referee));
        for message in heard(task) {
            let Message::Made(path, step) = message else { panic!("{message:?}") };
            passphrase.made(&path, step, &mut referee);
        }
        assert!(is_locked(&referee) && passphrase.work.is_none() && passphrase.fault.is_none());
        // What is locked already needs no key.
        let mut again = typed("another one");
        assert!(task::into_stream(again.locks(&mut referee)).is_none() && again.fault.is_some());
    }

    #[test]
    fn a_key_that_comes_for_another_game_locks_none() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        assert!(referee.hear("new").unwrap().accepted());
        let mut passphrase = typed("speak friend");
        let task = passphrase.locks(&mut referee);
        assert!(referee.hear("new").unwrap().accepted());
        for message in heard(task) {
            let Message::Made(path, step) = message else { panic!("{message:?}") };
            passphrase.made(&path, step, &mut referee);
        }
        assert!(!referee.kept::<Hunt>().unwrap().is_locked() && passphrase.fault.is_some());
    }

    /// Whoever has left keeps no hold of the game, and can open it at once.
    #[test]
    fn a_game_that_was_left_while_its_key_was_taken_out_can_be_played() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        assert!(referee.hear("new").unwrap().accepted());
        assert!(referee.hear("lock speak friend").unwrap().accepted());
        referee.put_away();
        assert!(!referee.hear("open").unwrap().accepted());
        let mut passphrase = typed("speak friend");
        let left = passphrase.opens(&mut referee);
        passphrase = typed("speak friend");
        let task = passphrase.opens(&mut referee);
        assert!(heard(left).is_empty());
        let mut opened = false;
        for message in heard(task) {
            let Message::Opened(path, step) = message else { panic!("{message:?}") };
            opened |= passphrase.opened(&path, step, &mut referee);
        }
        assert!(opened && passphrase.fault.is_none());
        assert!(referee.kept::<Hunt>().unwrap().looking().is_none());
        assert!(referee.hear("start draw").unwrap().accepted());
    }
}
