//! Where games live: one file a game, written before an answer is shown, locked by whoever plays it.

mod held;
mod journal;
mod kept;
mod own;
mod picture;
mod settings;
mod vault;

pub use age::secrecy::SecretString;
pub use held::Held;
pub use journal::{Disk, Journal};
pub use kept::{Kept, Refused, new_header, salt, seed};
pub use own::Own;
pub use picture::{LARGEST_PICTURE, MOST_PIXELS, Picture, PictureFault};
pub use settings::Settings;
pub use vault::{Vault, copy_locked};

use crate::table::{Game, LineFault, Record, RecordFault};
use serde::Serialize;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use strum::VariantNames;

/// The ending of a game's file.
pub const ENDING: &str = "underhill";
/// What stands behind it where the game is locked.
pub const LOCKED: &str = "age";

/// The largest record that is read, in bytes: a thousand times a long game.
pub const LARGEST_RECORD: u64 = 256 << 20;

/// Wipes a text that was a secret from memory, as far as it lies in this one place.
pub fn wipe(text: &mut String) {
    age::secrecy::zeroize::Zeroize::zeroize(text);
}

/// Why a file cannot be used. The words are in the language files, as `trouble-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the facts are named by what the sentence says")]
pub enum Trouble {
    /// The file cannot be read; `why` is the system's word for it.
    Unreadable { path: String, why: String },
    /// The file or its folder cannot be written.
    Unwritable { path: String, why: String },
    /// A letter, or a game that is revealed, cannot be written; `why` is the system's word for it.
    NotWritten { path: String, why: String },
    /// Another program, or another copy of this one, plays this game.
    Locked { path: String },
    /// Not a record.
    NotARecord { path: String },
    /// Larger than any record.
    TooLarge { path: String },
    /// Written by a later version.
    Newer { path: String, program: String },
    /// Another game's.
    OtherGame { path: String, game: String },
    /// Cut off or damaged before the first command.
    NoGame { path: String },
    /// A file stands there that is not this game.
    WouldOverwrite { path: String },
    /// A file stands there, and nothing is written over it.
    Exists { path: String },
    /// A file stands there that is not a letter of this game.
    WouldOverwriteFile { path: String },
    /// No game is kept that has not ended.
    NothingUnfinished { folder: String },
    /// Games are not kept here.
    NoFolder,
    /// Nothing of the owner's own is there yet.
    NotCopied { path: String },
    /// The system gave no random numbers.
    NoRandomNumbers,
    /// The game was revealed, and is not played on.
    Revealed,
    /// The game is locked with a passphrase.
    PassphraseWanted { path: String },
    /// The passphrase is another one.
    WrongPassphrase { path: String },
    /// Nothing was given as a passphrase.
    EmptyPassphrase,
    /// The game is locked already.
    LockedAlready,
    /// A game is locked where it is kept, and this one is kept nowhere.
    NothingToLock,
    /// The file with the key of a locked game is not there.
    KeyMissing { path: String },
    /// The file with the key is not as it was written.
    KeyDamaged { path: String },
    /// The locked game is not as it was written.
    LockDamaged { path: String },
}

impl Trouble {
    /// The same of a file besides the game: nothing waits to be written to it.
    #[must_use]
    pub fn besides_the_game(self) -> Self {
        match self {
            Self::Unwritable { path, why } => Self::NotWritten { path, why },
            other => other,
        }
    }
}

/// How a game was found when it was opened, if there is something to say. The words are `found-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Found {
    /// The last line was cut off, and is left out.
    Torn {
        /// The number of that line.
        line: usize,
    },
    /// A line is damaged; what stands before it goes on in a new file, and the old one stays as it is.
    Damaged {
        /// The number of that line.
        line: usize,
        /// The new file.
        path: String,
    },
    /// A line is damaged, and what stands before it is in memory only.
    DamagedInMemory {
        /// The number of that line.
        line: usize,
    },
    /// Another copy of the program plays this game: it can be looked at.
    PlayedElsewhere {
        /// Its file.
        path: String,
    },
    /// The file cannot be written, so the game goes on in memory.
    ReadOnly {
        /// The system's word for it.
        why: String,
    },
}

/// A folder of games.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The games in this folder; it is made when the first one is kept.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The games in the place that the platform has for them, if it has one.
    pub fn of_platform() -> Option<Self> {
        directories::ProjectDirs::from("", "", "Underhill").map(|places| Self::at(places.data_dir()))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps a new game in a file of its own.
    ///
    /// # Errors
    ///
    /// If the folder or the file cannot be made.
    pub fn keep<G: Game>(&self, record: &Record<G>) -> Result<(PathBuf, Journal<File>, Held), Trouble> {
        let header = record.header();
        // The name says when, and nothing of what.
        let day: String = header.time.chars().take(10).filter(|c| c.is_ascii_digit() || *c == '-').collect();
        let path = self.folder.join(format!("{day}-{}.{ENDING}", header.id));
        let unwritable = |error| unwritable(&path, &error);
        make_private_folder(&self.folder).map_err(unwritable)?;
        let held = Held::of(&path)?;
        let file = private_file().create_new(true).open(&path).map_err(unwritable)?;
        Ok((path, Journal::new(file, 0), held))
    }

    /// The files of all games, the one changed last first.
    pub fn games(&self) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut games: Vec<_> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let path = entry.path();
                let ours = is_game(&path);
                ours.then_some(())?;
                Some((entry.metadata().and_then(|file| file.modified()).ok()?, path))
            })
            .collect();
        games.sort();
        games.into_iter().rev().map(|(_, path)| path).collect()
    }

    /// A game as it stands in its file, to be looked at and not played.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or is no such game.
    pub fn look<G: Game>(path: &Path) -> Result<Record<G>, Trouble> {
        read(path).map(|(record, _)| record)
    }

    /// The game changed last of those that have not ended, or are locked. Copies of a game that went on elsewhere do not count.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn last_unfinished<G: Game>(
        &self,
        unfinished: impl Fn(&Record<G>) -> bool,
    ) -> Result<PathBuf, Trouble> {
        let mut seen = Vec::new();
        let found = self.games().into_iter().find(|path| {
            let record = match read::<G>(path) {
                Ok((record, _)) => record,
                // Whether it has ended, nobody can tell who has not the passphrase.
                Err(Trouble::PassphraseWanted { .. }) => return true,
                Err(_) => return false,
            };
            let first = !seen.contains(&record.header().id);
            seen.push(record.header().id.clone());
            first && unfinished(&record)
        });
        found.ok_or_else(|| Trouble::NothingUnfinished { folder: self.folder.display().to_string() })
    }
}

/// Whether these are the bytes of something that is locked with a passphrase.
pub fn is_locked(bytes: &[u8]) -> bool {
    vault::is_locked(bytes)
}

/// Whether a file is a game by its name, locked or not.
fn is_game(path: &Path) -> bool {
    let ends = |path: &Path| path.extension().is_some_and(|ending| ending == ENDING);
    ends(path) || path.extension().is_some_and(|ending| ending == LOCKED) && ends(&path.with_extension(""))
}

/// Reads a game's file, and whatever of its end does not hold.
pub(crate) fn read<G: Game>(path: &Path) -> Result<(Record<G>, Option<LineFault>), Trouble> {
    let bytes = read_bytes(path)?;
    let is_key = path.extension().is_some_and(|ending| ending == "key");
    if vault::is_locked(&bytes) && !is_key {
        return Err(Trouble::PassphraseWanted { path: path.display().to_string() });
    }
    understand(&bytes, path)
}

fn understand<G: Game>(bytes: &[u8], path: &Path) -> Result<(Record<G>, Option<LineFault>), Trouble> {
    let path = path.display().to_string();
    let opened = Record::read(bytes).map_err(|fault| match fault {
        RecordFault::NotARecord => Trouble::NotARecord { path },
        RecordFault::Newer { program } => Trouble::Newer { path, program },
        RecordFault::OtherGame { game } => Trouble::OtherGame { path, game },
        RecordFault::NoGame => Trouble::NoGame { path },
    })?;
    Ok((opened.record, opened.fault))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Trouble> {
    read_file(path, LARGEST_RECORD)
}

/// A path as people type it: `~` is their home, where there is one.
pub fn typed_path(typed: &str) -> PathBuf {
    let home = || directories::UserDirs::new().map(|places| places.home_dir().to_path_buf());
    let typed = typed.trim();
    match typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\'])) {
        Some(rest) => {
            home().map_or_else(|| typed.into(), |home| home.join(rest.trim_start_matches(['/', '\\'])))
        }
        // A folder may be called so all the same: `./~`.
        None => typed.into(),
    }
}

/// Reads a whole file, if it is not larger than it can reasonably be.
///
/// # Errors
///
/// If it cannot be read, or is larger than `most` bytes.
pub fn read_file(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    let there = a_file(path)?;
    let too_large = || Trouble::TooLarge { path: path.display().to_string() };
    if there.len() > most {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    // It may have grown meanwhile.
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(bytes)
}

/// What is told of a file. Whatever else may stand there (a pipe, a device) could keep us waiting forever.
fn a_file(path: &Path) -> Result<Metadata, Trouble> {
    let there = std::fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if there.is_file() { Ok(there) } else { Err(unreadable(path, &io::ErrorKind::InvalidInput.into())) }
}

/// Writes a whole file beside its place and then puts it there, so that there is always one whole file. Only its owner
/// may read it.
///
/// # Errors
///
/// If the system refuses; what stood there is as it was.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, |beside| private_file().create(true).truncate(true).open(beside))
}

/// The same with what is given away: who may read it stays as it was, or is what is usual on this system.
///
/// # Errors
///
/// If the system refuses; what stood there is as it was.
pub fn put_for_others(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, |beside| {
        let file = File::create(beside)?;
        if let Ok(there) = std::fs::metadata(path) {
            // Not every place knows permissions.
            let _ = file.set_permissions(there.permissions());
        }
        Ok(file)
    })
}

fn put(path: &Path, bytes: &[u8], open: impl Fn(&Path) -> io::Result<File>) -> Result<(), Trouble> {
    // A link stays one: what it leads to is replaced.
    let place = path.canonicalize();
    let place = place.as_deref().unwrap_or(path);
    let Some(name) = place.file_name() else {
        return Err(unwritable(path, &io::ErrorKind::InvalidInput.into()));
    };
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = place.with_file_name(beside);
    let written = (|| {
        let mut file = open(&beside)?;
        io::Write::write_all(&mut file, bytes)?;
        file.sync_all()?;
        // Some systems move no file that is open.
        drop(file);
        std::fs::rename(&beside, place)?;
        // So that the name is on disk as well; where a folder cannot be synced, the system does it in its time.
        #[cfg(unix)]
        if let Some(folder) = place.parent() {
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(())
    })();
    written.map_err(|error| {
        // What is left of the attempt is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
        unwritable(path, &error)
    })
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unreadable { path: path.display().to_string(), why: why(error) }
}

pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unwritable { path: path.display().to_string(), why: why(error) }
}

/// The system's word for what went wrong, without its number.
pub(crate) fn why(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}

/// The file of this name and a further ending, beside it.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

/// Opens files that only their owner may read.
fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_is_the_home_of_whoever_types_it() {
        let home = directories::UserDirs::new().map(|places| places.home_dir().to_path_buf()).unwrap();
        assert_eq!(typed_path("~/games/one.underhill"), home.join("games/one.underhill"));
        assert_eq!(typed_path(" ~ "), home);
        for typed in ["~one", "./~", "a/~/b", "/tmp/x", "one two"] {
            assert_eq!(typed_path(typed), PathBuf::from(typed));
        }
    }
}
