//! The system's own dialog for files, beside every line on which one can be named.

use super::look::Look;
use super::press::{Weight, press};
use crate::language::Words;
use iced::{Element, Task};
use std::path::PathBuf;

pub fn to_open(words: &Words) -> Task<Option<PathBuf>> {
    let dialog = rfd::AsyncFileDialog::new().set_title(words.say("choose-to-open", &[]));
    Task::perform(async move { dialog.pick_file().await }, |file| file.map(|file| file.path().to_path_buf()))
}

/// Asks for a file to write, called so if nobody says otherwise.
pub fn to_write(words: &Words, typed: &str) -> Task<Option<PathBuf>> {
    let named = crate::store::typed_path(typed);
    let name = named.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let dialog = rfd::AsyncFileDialog::new().set_title(words.say("choose-to-write", &[])).set_file_name(name);
    Task::perform(async move { dialog.save_file().await }, |file| file.map(|file| file.path().to_path_buf()))
}

pub fn button<'a, M: Clone + 'a>(look: Look, words: &Words, message: M) -> Element<'a, M> {
    press(look, words.say("choose", &[]), Weight::Quiet, Some(message)).into()
}
