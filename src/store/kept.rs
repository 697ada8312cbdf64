//! A game in play, with the file that it is kept in.

mod again;

use super::files::{is_there, led_to, private_file, put_for_others, put_in_place, read_file, unwritable};
use super::held::{is_linked, same_file};
use super::opening::{Hold, understand};
use super::random::{new_header, salt, seconds_since};
use super::seen::Seen;
use super::sweep::{sweep, sweep_parts_of};
use super::vault::{NewKey, is_locked, locked_path};
use super::{Found, Held, Journal, Opening, SecretString, Store, Trouble, Vault};
use crate::table::{Event, Game, Line, LineFault, Opened, Record, Said, Salt, Seed};
use std::fs::File;
use std::path::{Path, PathBuf};

/// A game in play. Every line is with the operating system before [`Kept::give`] and its like return, or
/// [`Kept::trouble`] says why not.
pub struct Kept<G: Game> {
    record: Record<G>,
    file: Option<(PathBuf, Keeper)>,
    /// The file as it was left: if it is otherwise now, others were at it.
    seen: Option<Seen>,
    /// What has become of the file meanwhile, until it is said.
    news: Option<Found>,
    /// What keeps everybody else from playing in that file.
    held: Option<Held>,
    /// Why lines are not with the operating system, if some are not.
    trouble: Option<Trouble>,
    /// Why the disk does not have what the operating system has, if it was asked and said no.
    unsynced: Option<Trouble>,
    /// How much of the text a copy elsewhere holds.
    copied: usize,
    /// Where a file is still to be made, if it could not be made yet.
    wanted: Option<Store>,
    /// Whether it was begun here, and not opened.
    begun: bool,
    /// Why nothing can be added here: the game is played in another copy of the program, or was revealed.
    looking: Option<Trouble>,
    /// Where a locked game lies that is only looked at, and its key: copies of it are as locked.
    under_lock: Option<(PathBuf, Box<Vault>)>,
}

/// How a game stands in its file.
enum Keeper {
    /// Line after line.
    Plain(Journal<File>),
    /// Locked with a passphrase, and replaced as a whole.
    Locked(Box<Vault>),
}

impl Keeper {
    /// Writes what is not there yet.
    fn keep(&mut self, path: &Path, text: &str) -> Result<(), Trouble> {
        match self {
            Self::Plain(journal) => journal.keep(text).map_err(|error| unwritable(path, &error)),
            Self::Locked(vault) => vault.keep(path, text),
        }
    }

    /// The file as it is left.
    fn seen(&self, path: &Path) -> Option<Seen> {
        match self {
            // Through what is written to: another file may have its name by now.
            Self::Plain(journal) => journal.seen(),
            Self::Locked(_) => Seen::at(path),
        }
    }

    /// How much of the text was written to it.
    fn written(&self) -> usize {
        match self {
            Self::Plain(journal) => journal.written(),
            Self::Locked(vault) => vault.written(),
        }
    }
}

/// What is done with the file of a game, whichever game it is.
pub trait OnDisk {
    /// The file that it is kept in.
    fn path(&self) -> Option<&Path>;
    /// A locked one leaves its other names behind when it is written the next time.
    fn is_kept_at(&self, path: &Path) -> bool;
    /// Whether it is locked with a passphrase.
    fn is_locked(&self) -> bool;
    /// Why nothing can be added here, if it is only looked at.
    fn looking(&self) -> Option<&Trouble>;
    /// Why it is not safe on disk at the moment, if it is not.
    fn trouble(&self) -> Option<&Trouble>;
    /// What has become of the file while the game was played, when all of the game is in one again.
    fn news(&mut self) -> Option<Found>;
    /// What keeps it from being left: lines that are neither in its file nor in a copy. Tries once more to write them.
    fn unsaved(&mut self) -> Option<Trouble>;
    /// Tries once more to write what could not be written, or is no longer where it was written.
    fn try_again(&mut self);
    /// Waits until the disk has what was written: after the answer was shown.
    fn sync(&mut self);
    /// Writes the whole game into another file, which is replaced only if it is an earlier copy of this game.
    fn save(&mut self, path: &Path) -> Result<(), Trouble>;
    /// Writes the whole game, with everything that was secret, into a file for everybody. From then on it is not
    /// played on.
    fn reveal(&mut self, path: &Path) -> Result<(), Trouble>;
    /// Everybody may know by now what is still to be drawn: nothing can be added here any more.
    fn was_revealed(&mut self);
    /// The file of the game, if it can be locked.
    fn lockable(&mut self) -> Result<PathBuf, Trouble>;
    /// Locks the game with a passphrase: from now on its file can be read with that alone. The plain file is removed
    /// when the locked one was read back; nothing has changed where that is refused.
    fn lock(&mut self, passphrase: SecretString) -> Result<(), Trouble>;
    /// The same with a key that was made before.
    fn lock_with(&mut self, key: NewKey) -> Result<(), Trouble>;
}

/// Why a command came to nothing.
pub enum Refused<R> {
    ByTheRules(R),
    Trouble(Trouble),
}

impl<G: Game> Kept<G> {
    /// Begins a game; in a file of the store, if there is one. A file that cannot be made does not keep anybody
    /// from playing.
    pub fn begin(
        store: Option<&Store>,
        seed: Seed,
        said: Said,
        command: &G::Command,
    ) -> Result<Self, Refused<G::Refusal>> {
        let trouble = Refused::Trouble;
        let mut salts = [salt().map_err(trouble)?, salt().map_err(trouble)?].into_iter();
        let next = || salts.next().unwrap_or(Salt([0; 16]));
        let header = new_header().map_err(trouble)?;
        let record = Record::begin(header, seed, said, command, next).map_err(Refused::ByTheRules)?;
        let mut kept = Self { wanted: store.cloned(), begun: true, ..Self::of(record) };
        kept.write();
        Ok(kept)
    }

    /// Opens what was taken hold of as this game, and says how it was found. What somebody else plays can be looked at.
    /// Fails if it is another game, was written by a later version, or holds no command.
    pub fn opened(opening: Opening) -> Result<(Self, Option<Found>), Trouble> {
        let Opened { record, fault } = opening.read_as()?;
        let (path, hold) = opening.into_hold();
        Ok(match hold {
            Hold::None => (Self::of(record), fault.map(|fault| Found::faulty(fault, None))),
            Hold::Plain(Err(trouble @ Trouble::Locked { .. })) => Self::to_look_at(record, &path, trouble),
            Hold::Plain(held) => Self::plain(record, fault, &path, held),
            Hold::Locked(Err(trouble @ Trouble::Locked { .. }), vault) => {
                let (mut kept, told) = Self::to_look_at(record, &path, trouble);
                kept.under_lock = Some((path, vault));
                (kept, told)
            }
            Hold::Locked(held, vault) => Self::unlocked(record, fault, &path, held, vault),
        })
    }

    /// A game whose file nobody else plays: kept there, if it can be written.
    fn plain(
        record: Record<G>,
        fault: Option<LineFault>,
        path: &Path,
        held: Result<Held, Trouble>,
    ) -> (Self, Option<Found>) {
        let file = held.and_then(|held| {
            let file = private_file().open(path).map_err(|error| unwritable(path, &error))?;
            Ok((file, held))
        });
        // Whatever comes of it, what was read stands in this file.
        let mut kept = Self { copied: record.text().len(), ..Self::of(record) };
        let told;
        match (file, fault) {
            (Ok(_), Some(damaged @ (LineFault::Damaged(_) | LineFault::Strange(_)))) => {
                let (copy, trouble) = kept.keep_beside(path);
                kept.trouble = trouble;
                told = Some(Found::faulty(damaged, copy));
            }
            (Ok((file, held)), fault) => {
                let written = kept.record.text().len();
                kept.keep_in(path.to_owned(), Keeper::Plain(Journal::new(file, written)), Some(held));
                told = fault.map(|fault| Found::faulty(fault, None));
            }
            (Err(trouble), fault) => {
                told = fault
                    .map_or_else(|| Found::read_only(&trouble), |fault| Some(Found::faulty(fault, None)));
                kept.trouble = Some(trouble);
            }
        }
        (kept, told)
    }

    /// A locked game whose file nobody else plays.
    fn unlocked(
        record: Record<G>,
        fault: Option<LineFault>,
        path: &Path,
        held: Result<Held, Trouble>,
        mut vault: Box<Vault>,
    ) -> (Self, Option<Found>) {
        let length = record.text().len();
        let mut kept = Self::of(record);
        if fault.is_none() {
            if vault.is_unfinished() {
                kept.remove_plain(path);
                let _ = vault.finish(path);
            }
            vault.has_written(length);
            // Where nothing can be written beside it, nothing can take its place either, and that is said then.
            kept.keep_in(path.to_owned(), Keeper::Locked(vault), held.ok());
        } else {
            // What was damaged before it was locked stays as it is, and can be looked at.
            kept.copied = length;
            kept.looking = Some(Trouble::LockDamaged { path: path.display().to_string() });
            kept.under_lock = Some((path.to_owned(), vault));
        }
        let told = fault.map(|fault| Found::faulty(fault, None)).or_else(|| other_names(path));
        (kept, told)
    }

    /// Removes the plain file of a game that was being locked when the program was killed: nothing is in it that is not
    /// in the locked one.
    fn remove_plain(&self, path: &Path) {
        let plain = path.with_extension("");
        let is_in_it = |old: Record<G>| self.record.text().starts_with(old.text());
        if plain != path && Store::look(&plain).is_ok_and(is_in_it) {
            let _ = std::fs::remove_file(plain);
        }
    }

    /// The locked game's file, and its key.
    fn vault(&self) -> Option<(&Path, &Vault)> {
        match &self.file {
            Some((path, Keeper::Locked(vault))) => Some((path, vault)),
            _ => self.under_lock.as_ref().map(|(path, vault)| (path.as_path(), &**vault)),
        }
    }

    fn of(record: Record<G>) -> Self {
        Self {
            record,
            file: None,
            seen: None,
            news: None,
            held: None,
            trouble: None,
            unsynced: None,
            copied: 0,
            wanted: None,
            begun: false,
            looking: None,
            under_lock: None,
        }
    }

    /// A game that another copy of the program plays: as it stood a moment ago.
    fn to_look_at(record: Record<G>, path: &Path, trouble: Trouble) -> (Self, Option<Found>) {
        let copied = record.text().len();
        let kept = Self { copied, looking: Some(trouble), ..Self::of(record) };
        (kept, Some(Found::PlayedElsewhere { path: path.display().to_string() }))
    }

    /// Takes a game off the disk again that was begun here and of which nothing is worth keeping. Whether it is gone; one
    /// that was opened, that is locked, or in whose file anything else stands, stays.
    pub fn forget(&mut self) -> bool {
        if !self.begun || self.looking.is_some() || self.is_locked() {
            return false;
        }
        let Some(path) = self.path().map(Path::to_owned) else { return true };
        let ours =
            read_file(&path, super::LARGEST_RECORD).is_ok_and(|there| there == self.record.text().as_bytes());
        if self.held.is_none() || !ours {
            return false;
        }
        // Some systems remove no file that is open.
        let file = self.file.take();
        drop(file);
        match std::fs::remove_file(&path) {
            Ok(()) => self.held = None,
            Err(_) => {
                let opened =
                    private_file().open(&path).map(|file| Journal::new(file, self.record.text().len()));
                self.file = opened.ok().map(|journal| (path, Keeper::Plain(journal)));
            }
        }
        self.held.is_none()
    }

    fn may_write(&self) -> Result<(), Trouble> {
        self.looking.clone().map_or(Ok(()), Err)
    }

    /// Carries out a command.
    /// Trouble with the file is no error.
    pub fn give(&mut self, said: Said, command: &G::Command) -> Result<Vec<Event<G>>, Refused<G::Refusal>> {
        // Before anything else: it is so whoever plays the game.
        if let Some(refusal) = self.record.too_late(command) {
            return Err(Refused::ByTheRules(refusal));
        }
        self.may_write().map_err(Refused::Trouble)?;
        let salt = salt().map_err(Refused::Trouble)?;
        self.looks_at_the_clock();
        let events = self.record.give(said, command, salt).map_err(Refused::ByTheRules)?.to_vec();
        self.write();
        Ok(events)
    }

    /// Takes back the last command that stands, if there is one.
    pub fn undo(&mut self) -> Result<Option<Line>, Trouble> {
        self.may_write()?;
        self.looks_at_the_clock();
        let line = self.record.undo(salt()?);
        self.write();
        Ok(line)
    }

    /// Gives again what was undone last, if anything was.
    pub fn redo(&mut self) -> Result<Option<Line>, Trouble> {
        self.may_write()?;
        self.looks_at_the_clock();
        let line = self.record.redo(salt()?);
        self.write();
        Ok(line)
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The next line says when it was written, so that hours can be counted: nothing is decided by it.
    fn looks_at_the_clock(&mut self) {
        if let Some(seconds) = seconds_since(&self.record.header().time) {
            self.record.is_at(seconds);
        }
    }

    fn write(&mut self) {
        if let Some(store) = &self.wanted {
            match store.keep(&self.record) {
                Ok((path, journal, held)) => {
                    self.wanted = None;
                    self.keep_in(path, Keeper::Plain(journal), Some(held));
                }
                Err(trouble) => self.trouble = Some(trouble),
            }
        }
        if let Err(trouble) = self.find_again().and_then(|()| self.hold()) {
            self.trouble = Some(trouble);
            return;
        }
        if let Some((path, keeper)) = &mut self.file {
            self.trouble = keeper.keep(path, self.record.text()).err();
            // A locked game is another file now; nobody was quicker than we who hold its name.
            if let Some(held) = &mut self.held {
                let _ = held.hold(path);
            }
            self.seen = keeper.seen(path);
        }
    }

    /// The game is kept in this file from now on.
    fn keep_in(&mut self, path: PathBuf, keeper: Keeper, held: Option<Held>) {
        self.seen = keeper.seen(&path);
        (self.file, self.held) = (Some((path, keeper)), held);
    }

    /// Holds the game's file, if nothing could be written beside it until now. Somebody else may have played on in it.
    fn hold(&mut self) -> Result<(), Trouble> {
        if let (Some((path, _)), None) = (&self.file, &self.held) {
            let held = Held::of(path)?;
            if !self.is_earlier_copy(path) {
                return would_overwrite(path);
            }
            self.held = Some(held);
        }
        Ok(())
    }

    /// `secret`: a copy of a locked game is locked as well, and nobody else may read any; or else it is for everybody.
    fn write_copy(&mut self, path: &Path, secret: bool) -> Result<(), Trouble> {
        if self.is_kept_at(path) {
            return match self.trouble() {
                // A locked file reveals nothing.
                _ if !secret && self.is_locked() => would_overwrite(path),
                // What is not in it yet is not saved by saying so.
                Some(trouble) => Err(trouble.clone()),
                None => Ok(()),
            };
        }
        let mut held = None;
        if is_there(path) {
            led_to(path)?;
            // A pipe or a device could keep us waiting forever.
            if !path.is_file() {
                return would_overwrite(path);
            }
            // Whoever plays in that file would go on writing to one that is no longer there. Another name of our own file
            // is held by ourselves.
            let free = if self.path().is_some_and(|own| is_linked(own, path)) {
                Ok(None)
            } else {
                Held::of(path).map(Some)
            };
            if !self.is_earlier_copy(path) {
                return would_overwrite(path);
            }
            held = free?;
        }
        sweep_parts_of(path);
        match self.vault() {
            // A copy of a locked game is as locked as the game.
            Some((from, vault)) if secret => vault.copy(from, path, self.record.text())?,
            _ if secret => put_in_place(path, self.record.text().as_bytes())?,
            _ => put_for_others(path, self.record.text().as_bytes())?,
        }
        drop(held);
        self.copied = self.record.text().len();
        Ok(())
    }

    /// Whether an earlier copy of this game stands there, and nothing that is not in it: what is damaged may be more.
    fn is_earlier_copy(&self, path: &Path) -> bool {
        let bytes = read_file(path, super::LARGEST_RECORD).and_then(|bytes| match self.vault() {
            Some((_, vault)) if is_locked(&bytes) => vault.read(path),
            _ => Ok(bytes),
        });
        let other = bytes.and_then(|bytes| understand::<G>(&bytes, path));
        other.is_ok_and(|Opened { record, fault }| {
            matches!(fault, None | Some(LineFault::Torn(_))) && self.record.text().starts_with(record.text())
        })
    }
}

impl<G: Game> OnDisk for Kept<G> {
    fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    fn is_kept_at(&self, path: &Path) -> bool {
        let is_linked = |own: &Path| !self.is_locked() && is_linked(own, path);
        self.path().is_some_and(|own| same_file(own, path) || is_linked(own))
    }

    fn is_locked(&self) -> bool {
        self.vault().is_some()
    }

    fn looking(&self) -> Option<&Trouble> {
        self.looking.as_ref()
    }

    fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref().or(self.unsynced.as_ref())
    }

    fn news(&mut self) -> Option<Found> {
        self.news.take_if(|_| self.trouble.is_none() && self.unsynced.is_none())
    }

    fn unsaved(&mut self) -> Option<Trouble> {
        self.try_again();
        self.trouble().cloned().filter(|_| self.copied < self.record.text().len())
    }

    fn try_again(&mut self) {
        if self.trouble().is_some() || self.is_displaced() {
            self.write();
            self.sync();
        }
    }

    fn sync(&mut self) {
        // A locked game was synced before it was put in its place.
        if let Some((path, Keeper::Plain(journal))) = &mut self.file {
            self.unsynced = journal.sync().err().map(|error| unwritable(path, &error));
        }
    }

    fn save(&mut self, path: &Path) -> Result<(), Trouble> {
        // Its own file is no copy.
        let is_own = self.is_kept_at(path);
        self.write_copy(path, true)
            .map_err(|trouble| if is_own { trouble } else { trouble.besides_the_game() })
    }

    fn reveal(&mut self, path: &Path) -> Result<(), Trouble> {
        self.write_copy(path, false).map_err(Trouble::besides_the_game)?;
        self.was_revealed();
        Ok(())
    }

    fn was_revealed(&mut self) {
        self.looking.get_or_insert(Trouble::Revealed);
    }

    fn lockable(&mut self) -> Result<PathBuf, Trouble> {
        self.may_write()?;
        self.try_again();
        match &self.file {
            None => Err(Trouble::NothingToLock),
            Some((_, Keeper::Locked(_))) => Err(Trouble::LockedAlready),
            Some((path, Keeper::Plain(_))) => Ok(path.clone()),
        }
    }

    fn lock(&mut self, passphrase: SecretString) -> Result<(), Trouble> {
        self.lockable()?;
        self.lock_with(NewKey::of(passphrase)?)
    }

    fn lock_with(&mut self, key: NewKey) -> Result<(), Trouble> {
        let plain = self.lockable()?;
        let path = locked_path(&plain);
        // What an earlier process has left of this game in the plain would outlast it.
        if let Some(folder) = plain.parent() {
            sweep(folder);
        }
        let mut held = Held::of(&path)?;
        let mut vault = Vault::make(&path, key)?;
        let text = self.record.text();
        let kept = vault.keep(&path, text).and_then(|()| vault.read(&path));
        let done = match kept {
            Ok(back) if back == text.as_bytes() => {
                std::fs::remove_file(&plain).map_err(|error| unwritable(&plain, &error))
            }
            Ok(_) => Err(Trouble::LockDamaged { path: path.display().to_string() }),
            Err(trouble) => Err(trouble),
        };
        if let Err(trouble) = done {
            vault.unmake(&path);
            return Err(trouble);
        }
        // With another name the key is found all the same, and gets its own when the game is opened.
        let _ = vault.finish(&path);
        let _ = held.hold(&path);
        self.keep_in(path, Keeper::Locked(Box::new(vault)), Some(held));
        (self.trouble, self.unsynced) = (None, None);
        Ok(())
    }
}

/// What there is to say of a locked game that is replaced at each command, where its file has other names.
#[cfg(unix)]
fn other_names(path: &Path) -> Option<Found> {
    let names = std::fs::metadata(path).map(|file| std::os::unix::fs::MetadataExt::nlink(&file));
    names.is_ok_and(|names| names > 1).then(|| Found::OtherNames { path: path.display().to_string() })
}

/// Here nobody tells.
#[cfg(not(unix))]
fn other_names(_path: &Path) -> Option<Found> {
    None
}

/// Something stands there that is no earlier copy of this game.
fn would_overwrite<T>(path: &Path) -> Result<T, Trouble> {
    Err(Trouble::WouldOverwrite { path: path.display().to_string() })
}
