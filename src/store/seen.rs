//! What stands where a game is kept, while it is played: others may remove its file, empty it, or put another in its place.

use super::Trouble;
use super::files::is_there;
use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::Path;
use std::time::SystemTime;

/// What the system tells of a file that is not read. Whoever changes the file changes this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    #[cfg(unix)]
    which: (u64, u64),
    length: u64,
    changed: Option<SystemTime>,
}

impl Seen {
    /// As the system tells it of this file.
    pub fn of(file: &Metadata) -> Self {
        Self {
            #[cfg(unix)]
            which: (std::os::unix::fs::MetadataExt::dev(file), std::os::unix::fs::MetadataExt::ino(file)),
            length: file.len(),
            changed: file.modified().ok(),
        }
    }

    /// Of the file in this place, if there is one.
    pub fn at(path: &Path) -> Option<Self> {
        std::fs::metadata(path).ok().as_ref().map(Self::of)
    }

    /// Whether the file stands in this place as it was seen. Where nobody may look it has not moved either.
    pub fn is_still_at(self, path: &Path) -> bool {
        match std::fs::metadata(path) {
            Ok(there) => Self::of(&there) == self,
            Err(error) => error.kind() == ErrorKind::PermissionDenied,
        }
    }
}

/// What stands there instead of what was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    Nothing,
    /// So many bytes of the game from its beginning, and nothing else: none, where the file was emptied.
    Beginning(usize),
    /// What is not this game.
    Foreign,
}

/// What stands in this place, of which `read` is what could be read, beside a game's text.
pub(super) fn what_stands(path: &Path, read: &Result<Vec<u8>, Trouble>, text: &str) -> Stands {
    let is_empty = || std::fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == 0);
    match read {
        Ok(bytes) if text.as_bytes().starts_with(bytes) => Stands::Beginning(bytes.len()),
        Err(_) if is_empty() => Stands::Beginning(0),
        Err(_) if !is_there(path) => Stands::Nothing,
        _ => Stands::Foreign,
    }
}
