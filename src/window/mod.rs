//! The window.

use std::path::PathBuf;

/// Opens the window.
///
/// # Errors
///
/// If there is no display.
pub fn run(_data: Option<PathBuf>) -> Result<(), String> {
    Err("no window yet".into())
}
