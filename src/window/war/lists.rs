//! The set-up, nation by nation, while it is set up; and what was packed up, likewise.

use crate::language::Words;
use crate::war::WarView;
use crate::window::frame::List;

/// The lists of this moment.
pub(super) fn lists(_words: &Words, _view: &WarView) -> Vec<List> {
    Vec::new()
}
