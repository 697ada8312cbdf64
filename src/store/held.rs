//! Who plays a game: he holds a lock in a file beside it. On some systems the game's own file is never locked, as nobody
//! would even read it then (on Windows not even whoever locked it, through another handle). Where a lock keeps nobody
//! from reading, the game's own file is held as well: it may have another name, with another file beside it.

use super::Trouble;
use super::files::folder_of;
use super::files::{private_file, unwritable, with_ending};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// How often a lock is tried that whoever left the game has just removed.
const TRIES: usize = 100;

/// A game that nobody else plays for as long as this is there.
#[derive(Debug)]
pub struct Held {
    path: PathBuf,
    /// The lock counts and not the file: one that a killed program has left keeps nobody out. One of ours is empty until
    /// it is removed.
    file: File,
    /// The game's own file, as soon as there is one.
    #[cfg(unix)]
    own: Option<File>,
}

impl Held {
    /// Holds the game in this file, which need not be there yet.
    ///
    /// # Errors
    ///
    /// If somebody plays it, or nothing can be written beside it.
    pub fn of(game: &Path) -> Result<Self, Trouble> {
        let path = with_ending(&place(game), "lock");
        for _ in 0..TRIES {
            let file = private_file()
                .create(true)
                .truncate(false)
                .open(&path)
                .map_err(|error| unwritable(game, &error))?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => break,
                // A place without locks (some network folders) is played in all the same.
                Ok(()) | Err(TryLockError::Error(_)) => {}
            }
            if counts(&file, &path) {
                let mut held = Self {
                    path,
                    file,
                    #[cfg(unix)]
                    own: None,
                };
                held.hold(game)?;
                return Ok(held);
            }
        }
        Err(Trouble::Locked { path: game.display().to_string() })
    }

    /// Holds the game's own file: to be called again where it was made or replaced since.
    ///
    /// # Errors
    ///
    /// If somebody plays it by another name.
    #[cfg(unix)]
    pub fn hold(&mut self, game: &Path) -> Result<(), Trouble> {
        // A pipe would keep us waiting.
        let Some(there) = std::fs::metadata(game).ok().filter(std::fs::Metadata::is_file) else {
            return Ok(());
        };
        let ours = self.own.as_ref().and_then(|own| own.metadata().ok());
        if ours.is_some_and(|ours| is_same(&ours, &there)) {
            return Ok(());
        }
        // One that is not there yet, or may not be read, is held by the lock beside it alone.
        let Ok(file) = File::open(game) else { return Ok(()) };
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Trouble::Locked { path: game.display().to_string() });
        }
        self.own = Some(file);
        Ok(())
    }

    /// Whether others find this lock: it was not removed with all that lay about it.
    #[cfg(unix)]
    pub fn is_found(&self) -> bool {
        let there = std::fs::metadata(&self.path);
        self.file.metadata().is_ok_and(|ours| there.is_ok_and(|there| is_same(&ours, &there)))
    }

    /// Here nobody removes what is held.
    #[cfg(not(unix))]
    pub fn is_found(&self) -> bool {
        self.path.exists()
    }

    /// Nothing more is to be held here.
    ///
    /// # Errors
    ///
    /// None.
    #[cfg(not(unix))]
    pub fn hold(&mut self, _game: &Path) -> Result<(), Trouble> {
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // What others hold by now in a folder that was made anew is theirs.
        if !self.is_found() {
            return;
        }
        // Whoever finds the lock beside it gone finds the game free.
        #[cfg(unix)]
        drop(self.own.take());
        // A file with something in it is somebody else's, and stays.
        if length(self.file.metadata()) == Some(0) && std::fs::remove_file(&self.path).is_ok() {
            // Whoever has it open already sees that it is no longer there.
            let _ = self.file.set_len(1);
        }
    }
}

/// Whether this is the lock that everybody finds, and not one that was removed between our opening and our locking it.
fn counts(file: &File, path: &Path) -> bool {
    let (ours, there) = (length(file.metadata()), length(std::fs::metadata(path)));
    ours == Some(0) || ours == there
}

fn length(file: std::io::Result<std::fs::Metadata>) -> Option<u64> {
    file.ok().map(|file| file.len())
}

/// Whether this is one file, by whichever names it was found.
#[cfg(unix)]
fn is_same(one: &std::fs::Metadata, other: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether two paths lead to one place.
pub(super) fn same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// Whether these are two names of one file.
#[cfg(unix)]
pub(super) fn is_linked(one: &Path, other: &Path) -> bool {
    match (std::fs::metadata(one), std::fs::metadata(other)) {
        (Ok(one), Ok(other)) => is_same(&one, &other),
        _ => false,
    }
}

/// Here nobody tells.
#[cfg(not(unix))]
pub(super) fn is_linked(_one: &Path, _other: &Path) -> bool {
    false
}

/// Where a game lies, whichever way it is reached: it is the same game.
fn place(game: &Path) -> PathBuf {
    let beside = || Some(folder_of(game).canonicalize().ok()?.join(game.file_name()?));
    game.canonicalize().ok().or_else(beside).unwrap_or_else(|| game.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_a_game_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let game = folder.path().join("game.underhill");
        std::fs::write(&game, "a game").unwrap();
        let held = Held::of(&game).unwrap();
        assert!(matches!(Held::of(&game), Err(Trouble::Locked { .. })));
        // Another way to the same game is no other game.
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&game, folder.path().join("link")).unwrap();
            assert!(matches!(Held::of(&folder.path().join("link")), Err(Trouble::Locked { .. })));
            std::fs::remove_file(folder.path().join("link")).unwrap();
        }
        drop(held);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        // What a killed program leaves keeps nobody out.
        std::fs::write(folder.path().join("game.underhill.lock"), "").unwrap();
        drop(Held::of(&game).unwrap());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    /// Two names of one file are one game, and one that took its place is held as soon as that is said.
    #[cfg(unix)]
    #[test]
    fn another_name_of_the_same_file_is_the_same_game() {
        let folder = tempfile::tempdir().unwrap();
        let (game, other, moved) =
            (folder.path().join("game"), folder.path().join("other"), folder.path().join("moved"));
        std::fs::write(&game, "a game").unwrap();
        std::fs::hard_link(&game, &other).unwrap();
        let mut held = Held::of(&game).unwrap();
        assert!(matches!(Held::of(&other), Err(Trouble::Locked { .. })));
        assert!(held.hold(&game).is_ok());
        // Everybody may read it.
        assert_eq!(std::fs::read_to_string(&other).unwrap(), "a game");
        std::fs::write(folder.path().join("new"), "a game, and more").unwrap();
        std::fs::rename(folder.path().join("new"), &game).unwrap();
        std::fs::hard_link(&game, &moved).unwrap();
        held.hold(&game).unwrap();
        assert!(matches!(Held::of(&moved), Err(Trouble::Locked { .. })));
        // What was left behind is no longer this game.
        drop(Held::of(&other).unwrap());
        drop(held);
        drop(Held::of(&moved).unwrap());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn what_somebody_else_calls_so_stays() {
        let folder = tempfile::tempdir().unwrap();
        let (game, foreign) = (folder.path().join("cargo"), folder.path().join("cargo.lock"));
        std::fs::write(&foreign, "of somebody").unwrap();
        let held = Held::of(&game).unwrap();
        assert!(matches!(Held::of(&game), Err(Trouble::Locked { .. })));
        drop(held);
        assert_eq!(std::fs::read_to_string(&foreign).unwrap(), "of somebody");
    }

    /// Whoever has opened a lock while it was removed holds nothing by it: the next one would lock another.
    #[test]
    fn a_lock_that_was_just_removed_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let (game, path) = (folder.path().join("game"), folder.path().join("game.lock"));
        let held = Held::of(&game).unwrap();
        let late = File::open(&path).unwrap();
        assert!(counts(&late, &path) && late.try_lock().is_err());
        drop(held);
        assert!(late.try_lock().is_ok() && !counts(&late, &path));
        let next = Held::of(&game).unwrap();
        assert!(!counts(&late, &path) && counts(&next.file, &path));
        drop(next);
    }
}
