//! Where things are best written that somebody wants to find again.

use super::Store;
use std::path::{Path, PathBuf};

/// Where an owner looks for what he has written: among his documents, or at home.
pub fn documents() -> PathBuf {
    let places = directories::UserDirs::new();
    let folder = places.as_ref().map(|places| places.document_dir().unwrap_or_else(|| places.home_dir()));
    folder.unwrap_or(Path::new("")).to_path_buf()
}

/// The place among the documents for something of the game in this file; `None` if its name says nothing.
pub fn among_documents(game: &Path, what: &str) -> Option<PathBuf> {
    // Before its first dot stand its day and what tells it from others.
    let name = game.file_name()?.to_str()?.split('.').next()?;
    Some(documents().join(format!("{name}{what}")))
}

/// Where a page that belongs to this game is best written: beside it, or among the documents if it lies where nobody looks, in the
/// folder of the program's own.
pub fn in_sight_of(game: &Path) -> PathBuf {
    let folder = game.parent().unwrap_or(Path::new(""));
    let is_hidden = Store::of_platform().is_some_and(|store| store.folder() == folder);
    if is_hidden { documents() } else { folder.to_path_buf() }
}
