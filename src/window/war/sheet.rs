//! The empty sheet to print.

use crate::language::Words;
use crate::war::view::{CORRUPTED, PROGRESS};
use crate::window::frame::Page;

/// What a table plays with that has no companion: the tracks, and the turns with their dice, Hunts and points.
pub(super) fn empty(words: &Words, page: &mut Page) {
    page.boxes(&words.say("track-corruption", &[]), 0..=u32::from(CORRUPTED));
    page.boxes(&words.say("track-progress", &[]), 0..=u32::from(PROGRESS));
    page.room(20);
}
