//! Where games live: one file a game, written before an answer is shown, locked by whoever plays it.

mod files;
mod held;
mod journal;
mod kept;
mod locales;
mod opening;
mod own;
mod picture;
mod places;
mod random;
mod seen;
mod settings;
mod sweep;
mod trouble;
mod vault;

pub use age::secrecy::SecretString;
pub use files::{is_there, path_to_say, path_to_type, put_for_others, put_in_place, read_file, typed_path};
pub(crate) use files::{unreadable, unwritable};
pub use held::Held;
pub use journal::{Disk, Journal};
pub use kept::{Kept, OnDisk, Refused};
pub use locales::own_sentences;
pub use opening::Opening;
pub use own::Own;
pub use picture::{LARGEST_PICTURE, MOST_PIXELS, Picture, PictureFault};
pub use places::{among_documents, documents, in_sight_of};
pub use random::{new_header, salt, seed, today};
pub use settings::Settings;
pub use trouble::{Found, Trouble};
pub use vault::{NewKey, Vault, copy_locked, files_of_locked, is_locked};

use self::files::{make_private_folder, or_here, private_file};
use crate::table::{Game, Record};
use std::fs::File;
use std::path::{Path, PathBuf};

pub const ENDING: &str = "underhill";
/// What stands behind it where the game is locked.
pub const LOCKED: &str = "age";

/// The largest record that is read, in bytes: a thousand times a long game.
pub const LARGEST_RECORD: u64 = 256 << 20;

/// How many games are named that cannot be read.
const MOST_NAMED: usize = 3;

/// Wipes a text that was a secret from memory, as far as it lies in this one place.
pub fn wipe(text: &mut String) {
    age::secrecy::zeroize::Zeroize::zeroize(text);
}

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

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Sweeps away what killed processes have left here, and nothing that a living one is at.
    pub fn sweep(&self) {
        sweep::sweep(&self.folder);
    }

    /// Whether a game could be kept here; the folder is made when the first one is.
    /// Else what the system says to a file in the folder, or in the nearest one that is there.
    pub fn can_keep(&self) -> Result<(), Trouble> {
        let there = self.folder.ancestors().find(|folder| folder.exists());
        let tried = tempfile::tempfile_in(or_here(there));
        tried.map(drop).map_err(|error| unwritable(&self.folder, &error))
    }

    /// Keeps a new game in a file of its own.
    /// Fails if the folder or the file cannot be made.
    pub fn keep<G: Game>(&self, record: &Record<G>) -> Result<(PathBuf, Journal<File>, Held), Trouble> {
        let header = record.header();
        // The name says when, and nothing of what.
        let day: String = header.time.chars().take(10).filter(|c| c.is_ascii_digit() || *c == '-').collect();
        let path = self.folder.join(format!("{day}-{}.{ENDING}", header.id));
        let unwritable = |error| unwritable(&path, &error);
        make_private_folder(&self.folder).map_err(unwritable)?;
        let mut held = Held::of(&path)?;
        let file = private_file().create_new(true).open(&path).map_err(unwritable)?;
        held.hold(&path)?;
        Ok((path, Journal::new(file, 0), held))
    }

    /// The files of all games, the one changed last first. What killed processes have left beside them is swept away.
    pub fn games(&self) -> Vec<PathBuf> {
        self.sweep();
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
    /// Fails if the file cannot be read or is no such game.
    pub fn look<G: Game>(path: &Path) -> Result<Record<G>, Trouble> {
        Ok(Opening::look(path)?.read_as()?.record)
    }

    /// The game changed last of those that have not ended, or are locked. Copies of a game that went on elsewhere do not count.
    /// Whether a game `has_ended` is asked of whoever knows which games there are.
    pub fn last_unfinished(
        &self,
        has_ended: impl Fn(&Opening) -> Result<bool, Trouble>,
    ) -> Result<PathBuf, Trouble> {
        let (mut seen, mut unreadable) = (Vec::new(), Vec::new());
        let found = self.games().into_iter().find(|path| {
            let looked = Opening::look(path)
                .and_then(|opening| Ok((has_ended(&opening)?, opening.header().id.clone())));
            match looked {
                Ok((ended, id)) => {
                    let first = !seen.contains(&id);
                    seen.push(id);
                    first && !ended
                }
                // Whether it has ended, nobody can tell who has not the passphrase.
                Err(Trouble::PassphraseWanted { .. }) => true,
                Err(_) => {
                    unreadable.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
                    false
                }
            }
        });
        let folder = || self.folder.display().to_string();
        found.ok_or_else(|| match unreadable.len() {
            0 => Trouble::NothingUnfinished { folder: folder() },
            all => {
                unreadable.truncate(MOST_NAMED);
                let more = all - unreadable.len();
                Trouble::NothingReadable { folder: folder(), games: unreadable.join(", "), more }
            }
        })
    }
}

/// Whether a file is a game by its name, locked or not.
fn is_game(path: &Path) -> bool {
    let ends = |path: &Path| path.extension().is_some_and(|ending| ending == ENDING);
    ends(path) || path.extension().is_some_and(|ending| ending == LOCKED) && ends(&path.with_extension(""))
}
