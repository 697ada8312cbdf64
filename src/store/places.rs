//! Where things are best written that somebody wants to find again.

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
