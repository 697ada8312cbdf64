//! `lock` and `unlock` alone, at a terminal: the passphrase is asked for, and not shown while it is typed.

use super::no::No;
use super::reply::{Equals, Mark, Reply};
use super::{OnTable, Referee, on_table};
use crate::language::Misheard;
use crate::store::{NewKey, Opening, SecretString, Trouble, Vault, wipe};
use std::io;
use std::path::{Path, PathBuf};

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
            let game = self.game().filter(|game| game.path().is_some() && !game.is_locked());
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
        let mut reply = self.begins_to_answer(line, self.kind());
        let result = match wants {
            _ if differs => Err(No::said(&self.words, "lock-differs")),
            Wants::ToLock => self.lock_aloud(passphrase, &mut reply),
            Wants::ToUnlock => self.unlock_game(passphrase, &mut reply),
        };
        self.conclude(result, &mut reply);
        Some(reply)
    }

    /// The file of the game on the table, which can be locked. Making the key takes a moment, and needs no table.
    pub(crate) fn may_lock(&mut self) -> Result<PathBuf, String> {
        let lockable = self.seated().map_err(|no| no.text)?.lockable();
        lockable.map_err(|trouble| self.words.tell("trouble", &trouble))
    }

    /// Locks the game in this file with a key that was made meanwhile, if it is still on the table.
    pub(crate) fn lock_with(&mut self, path: &Path, key: Result<NewKey, Trouble>) -> Result<(), String> {
        let game = self.game.as_mut().map(OnTable::seat_mut).filter(|game| game.is_kept_at(path));
        let Some(game) = game else {
            return Err(No::misheard(&self.words, &Misheard::NewGameFirst).text);
        };
        let locked = key.and_then(|key| game.lock_with(key));
        locked.map_err(|trouble| self.words.tell("trouble", &trouble))
    }

    /// The locked game that `open` has named last; the table is free for it. Taking its key out takes a moment, and needs
    /// no table.
    pub(crate) fn may_unlock(&mut self) -> Result<PathBuf, String> {
        self.wants_unlocked().map_err(|no| no.text)
    }

    /// Opens the locked game in this file with its key that was taken out meanwhile, and puts it on the table.
    pub(crate) fn unlock_with(&mut self, path: &Path, key: Result<Vault, Trouble>) -> Result<(), String> {
        let mut reply = Reply::to("unlock", self.kind());
        let opening = key.and_then(|key| Opening::unlock_with(path, key));
        self.puts_unlocked(opening, &mut reply).map(drop).map_err(|no| no.text)
    }

    fn wants_unlocked(&mut self) -> Result<PathBuf, No> {
        let nothing = || No::misheard(&self.words, &Misheard::NothingLocked);
        let path = self.locked.clone().ok_or_else(nothing)?;
        self.may_leave().map_err(|trouble| No::trouble(&self.words, &trouble))?;
        self.before_leaving();
        Ok(path)
    }

    fn puts_unlocked(&mut self, opening: Result<Opening, Trouble>, reply: &mut Reply) -> Result<Equals, No> {
        let opened = opening.and_then(on_table::open);
        let (game, found) = opened.map_err(|trouble| No::trouble(&self.words, &trouble))?;
        self.puts(game, found, reply);
        self.locked = None;
        Ok(self.phase_line().into())
    }

    /// Opens the locked game that was to be opened last.
    pub(super) fn unlock_game(&mut self, passphrase: SecretString, reply: &mut Reply) -> Result<Equals, No> {
        let path = self.wants_unlocked()?;
        self.puts_unlocked(Opening::unlock(&path, passphrase), reply)
    }

    /// Locks the game, and says where it lies now.
    pub(super) fn lock_aloud(&mut self, passphrase: SecretString, reply: &mut Reply) -> Result<Equals, No> {
        let locked = self.seated()?.lock(passphrase);
        locked.map_err(|trouble| No::trouble(&self.words, &trouble))?;
        if let Some(path) = self.game().and_then(|game| game.path()) {
            let facts = [("path", path.display().to_string().into())];
            let locked = self.words.say("whispered-locked", &facts);
            reply.say(Mark::Secret, locked);
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
