//! The empty sheet to print, for a table that plays without the companion.

use crate::language::Words;
use crate::language::war::names;
use crate::war::nation::Nation;
use crate::war::tile::Cup;
use crate::war::view::{CORRUPTED, DOOM, PROGRESS};
use crate::window::frame::Page;
use strum::IntoEnumIterator;

/// The tracks, the tiles of the pool to tick off, the Political Track, and the turns with points.
pub(super) fn empty(words: &Words, page: &mut Page) {
    page.boxes(&words.say("track-corruption", &[]), 0..=u32::from(CORRUPTED));
    page.boxes(&words.say("track-progress", &[]), 0..=u32::from(PROGRESS));
    page.boxes(&words.say("track-mordor", &[]), 0..=u32::from(DOOM));
    page.line(&words.say("part-heap-pool", &[("tiles", Cup::default().pool.to_string().into())]));
    for nation in Nation::iter() {
        let stands = nation.at_start();
        let passive = if stands.active { "" } else { "°" };
        let steps = (0..=u32::from(stands.step)).rev();
        page.boxes(&format!("{}{passive}", names::nation(words, nation)), steps);
    }
    page.boxes(&words.say("part-victory", &[]), 0..=10);
    let heads =
        ["track-box", "track-corruption", "track-progress", "part-victory"].map(|name| words.say(name, &[]));
    page.cells("", &heads);
    (1..=12u32).for_each(|turn| {
        page.cells(&words.say("war-turn", &[("turn", turn.into())]), &["", "", "", ""]);
        page.room(1);
    });
}
