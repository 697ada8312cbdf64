//! The empty sheet to print: the set-up, and room for layers.

use crate::language::Words;
use crate::window::frame::Page;

/// What a table plays with that has no companion.
pub(super) fn empty(words: &Words, page: &mut Page) {
    page.head(&words.say("fate-head-setup", &[]));
    page.room(13);
    page.head(&words.say("fate-head-deck", &[]));
    page.room(10);
}
