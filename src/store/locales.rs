//! Files of sentences that a translator has made.

use super::{Trouble, files::read_file};
use std::path::{Path, PathBuf};

/// More than any of them is, in bytes.
const LARGEST: u64 = 4 << 20;

/// The files of a folder with a folder for each language, in the order of their names: that folder's name, the file's
/// without its ending, and what stands in it; and what cannot be read. Nothing, where there is no such folder.
pub fn own_sentences(folder: &Path) -> (Vec<[String; 3]>, Vec<Trouble>) {
    let (mut own, mut troubles) = (Vec::new(), Vec::new());
    for language in within(folder) {
        for path in within(&language) {
            let named = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
            let (Some(folder), Some(name)) = (named(&language), named(&path)) else { continue };
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            match read_file(&path, LARGEST).map(String::from_utf8) {
                Ok(Ok(text)) => own.push([folder, name, text]),
                Ok(Err(error)) => troubles
                    .push(Trouble::Unreadable { path: path.display().to_string(), why: error.to_string() }),
                Err(trouble) => troubles.push(trouble),
            }
        }
    }
    (own, troubles)
}

/// What lies in a folder, in the order of names.
fn within(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
