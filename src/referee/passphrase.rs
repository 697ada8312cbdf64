//! `lock` and `unlock` alone, at a terminal: the passphrase is asked for, and not shown while it is typed.

use super::{Mark, No, Referee, Reply, Told};
use crate::hunt::Hunt;
use crate::language::hunt::Misheard;
use crate::store::{Found, Kept, NewKey, SecretString, Trouble, Vault, wipe};
use std::io;
use std::path::{Path, PathBuf};

/// What wants a passphrase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wants {
    ToLock,
    ToUnlock,
}

impl Referee {
    /// Answers one line like [`Referee::hear`]; a passphrase that it lacks is asked for, each time with such a sentence.
    pub fn hear_asking(&mut self, line: &str, ask: impl FnMut(&str) -> io::Result<String>) -> Option<Reply> {
        match self.wants(line) {
            Some(wants) => self.ask(wants, line.trim(), ask).or_else(|| self.hear(line)),
            None => self.hear(line),
        }
    }

    /// Whether a line lacks nothing but a passphrase, and there is something to lock or to open with one.
    fn wants(&self, line: &str) -> Option<Wants> {
        let line = line.trim();
        if line.eq_ignore_ascii_case("lock") {
            let game = self.game.as_ref().filter(|game| game.path().is_some() && !game.is_locked());
            game.map(|_| Wants::ToLock)
        } else {
            let to_open = self.locked.as_ref().filter(|_| line.eq_ignore_ascii_case("unlock"));
            to_open.map(|_| Wants::ToUnlock)
        }
    }

    /// `None`: nobody can be asked.
    fn ask(
        &mut self,
        wants: Wants,
        line: &str,
        mut ask: impl FnMut(&str) -> io::Result<String>,
    ) -> Option<Reply> {
        let mut asked = |name: &str| ask(&self.words.say(name, &[])).ok().map(folded);
        let passphrase = asked("passphrase-ask")?;
        // A slip of the hand would lose the game.
        let mut again = if wants == Wants::ToLock { Some(asked("passphrase-again")?) } else { None };
        let differs = again.as_ref().is_some_and(|again| *again != passphrase);
        again.iter_mut().for_each(wipe);
        let passphrase = SecretString::from(passphrase);
        let mut reply = Reply::to(line);
        if let Some(game) = &mut self.game {
            game.try_again();
        }
        let result = match wants {
            _ if differs => Err(No::Differs),
            Wants::ToLock => self.lock_aloud(passphrase, &mut reply),
            Wants::ToUnlock => self.unlock_game(passphrase, &mut reply).map(Told::from),
        };
        self.conclude(result, &mut reply);
        Some(reply)
    }

    /// The file of the game on the table, which can be locked. Making the key takes a moment, and needs no table.
    ///
    /// # Errors
    ///
    /// Why not, as a sentence.
    pub fn may_lock(&mut self) -> Result<PathBuf, String> {
        let game = self.game.as_mut().ok_or(No::from(Misheard::NewGameFirst));
        game.and_then(|game| Ok(game.lockable()?)).map_err(|no| self.sentence(&no).1)
    }

    /// Locks the game in this file with a key that was made meanwhile, if it is still on the table.
    ///
    /// # Errors
    ///
    /// Why not, as a sentence.
    pub fn lock_with(&mut self, path: &Path, key: Result<NewKey, Trouble>) -> Result<(), String> {
        let game = self.game.as_mut().filter(|game| game.is_kept_at(path));
        let locked = game.ok_or(No::from(Misheard::NewGameFirst)).and_then(|game| Ok(game.lock_with(key?)?));
        locked.map_err(|no| self.sentence(&no).1)
    }

    /// The locked game that `open` has named last; the table is free for it. Taking its key out takes a moment, and needs
    /// no table.
    ///
    /// # Errors
    ///
    /// Why not, as a sentence.
    pub fn may_unlock(&mut self) -> Result<PathBuf, String> {
        self.wants_unlocked().map_err(|no| self.sentence(&no).1)
    }

    /// Opens the locked game in this file with its key that was taken out meanwhile, and puts it on the table.
    ///
    /// # Errors
    ///
    /// Why not, as a sentence.
    pub fn unlock_with(&mut self, path: &Path, key: Result<Vault, Trouble>) -> Result<(), String> {
        let mut reply = Reply::to("unlock");
        let opened = key.and_then(|key| Kept::unlock_with(path, key));
        self.puts_unlocked(opened, &mut reply).map(drop).map_err(|no| self.sentence(&no).1)
    }

    pub(super) fn wants_unlocked(&mut self) -> Result<PathBuf, No> {
        let path = self.locked.clone().ok_or(Misheard::NothingLocked)?;
        self.may_leave()?;
        self.learn_cards();
        Ok(path)
    }

    pub(super) fn puts_unlocked(
        &mut self,
        opened: Result<(Kept<Hunt>, Option<Found>), Trouble>,
        reply: &mut Reply,
    ) -> Result<String, No> {
        self.puts(opened?, reply);
        self.locked = None;
        Ok(self.phase_line())
    }

    /// Locks the game, and says where it lies now.
    pub(super) fn lock_aloud(&mut self, passphrase: SecretString, reply: &mut Reply) -> Result<Told, No> {
        self.lock_game(passphrase)?;
        if let Some(path) = self.game.as_ref().and_then(Kept::path) {
            let facts = [("path", path.display().to_string().into())];
            reply.say(Mark::Secret, self.words.say("whispered-locked", &facts));
        }
        Ok("locked".to_owned().into())
    }
}

/// As it is said in a line: one blank between words.
fn folded(mut typed: String) -> String {
    let folded = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    wipe(&mut typed);
    folded
}
