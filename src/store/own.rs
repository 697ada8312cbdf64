//! What an owner has copied of his own box, beside the games: boards, tiles, Journey cards, and what is not done yet.

use super::Trouble;
use super::files::{is_there, led_to, make_private_folder, put_in_place, read_file, unwritable};
use crate::file::LARGEST_FILE;
use std::path::{Path, PathBuf};

/// A file of the owner's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Own {
    /// The board of a part, as games use it.
    Board(u8),
    /// The same board as far as it is copied, with what games cannot use yet.
    Draft(u8),
    /// The picture that it is copied from, made small enough.
    Picture(u8),
    /// The values on the Corruption tiles.
    Tiles,
    Journeys,
    /// Tiles and cards as they were typed, with what games cannot use yet.
    Typed,
    /// What lies in the box of another game, by what its `format` says before the number: `fate-box`.
    Box(&'static str),
}

impl Own {
    fn name(self) -> String {
        match self {
            Self::Board(part) => format!("own-board-{part}.json"),
            Self::Draft(part) => format!("own-board-{part}.draft"),
            Self::Picture(part) => format!("own-board-{part}.jpg"),
            Self::Tiles => "own-tiles.json".into(),
            Self::Journeys => "own-journeys.json".into(),
            Self::Typed => "own-typed.draft".into(),
            Self::Box(format) => format!("own-{format}.json"),
        }
    }

    /// Where it lies in a folder of games.
    pub fn path(self, folder: &Path) -> PathBuf {
        folder.join(self.name())
    }

    /// Its bytes, if it is there and can be read.
    /// Fails if it is there and cannot be read.
    pub fn read(self, folder: &Path) -> Result<Option<Vec<u8>>, Trouble> {
        let path = self.path(folder);
        if !is_there(&path) {
            return Ok(None);
        }
        read_file(&path, LARGEST_FILE as u64).map(Some)
    }

    /// Writes it, whole or not at all.
    /// Fails if the folder or the file cannot be written; what was there stays.
    pub fn write(self, folder: &Path, bytes: &[u8]) -> Result<(), Trouble> {
        let path = self.path(folder);
        make_private_folder(folder).map_err(|error| unwritable(&path, &error).besides_the_game())?;
        put_in_place(&path, bytes).map_err(Trouble::besides_the_game)
    }

    /// Takes it away, if it is there.
    /// Fails if it cannot be taken away.
    pub fn remove(self, folder: &Path) -> Result<(), Trouble> {
        let path = self.path(folder);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(unwritable(&path, &error).besides_the_game())
            }
            _ => Ok(()),
        }
    }

    /// Lays what is there aside, under a name of its own, so that something else can take its place. Where it lies
    /// then; `None`: nothing was there.
    /// Fails if it cannot be laid aside; it is where it was.
    pub fn lay_aside(self, folder: &Path) -> Result<Option<PathBuf>, Trouble> {
        let path = self.path(folder);
        if !is_there(&path) {
            return Ok(None);
        }
        let name = self.name();
        let aside =
            (1..).map(|number| folder.join(format!("{name}.{number}.old"))).find(|path| !path.exists());
        let Some(aside) = aside else { return Ok(None) };
        // A link that leads nowhere stays where it is.
        led_to(&aside)?;
        std::fs::rename(&path, &aside).map_err(|error| unwritable(&path, &error).besides_the_game())?;
        Ok(Some(aside))
    }

    /// The same for files that belong together: all of them, or none. Where the last of them lies then.
    /// Fails if one of them cannot be laid aside; all are where they were.
    pub fn lay_all_aside(all: &[Self], folder: &Path) -> Result<Option<PathBuf>, Trouble> {
        let mut laid: Vec<(PathBuf, PathBuf)> = Vec::new();
        for own in all {
            match own.lay_aside(folder) {
                Ok(aside) => laid.extend(aside.map(|aside| (aside, own.path(folder)))),
                Err(trouble) => {
                    // Where it cannot go back either, it lies aside and is not lost.
                    for (aside, path) in &laid {
                        let _ = std::fs::rename(aside, path);
                    }
                    return Err(trouble);
                }
            }
        }
        Ok(laid.pop().map(|(aside, _)| aside))
    }
}
