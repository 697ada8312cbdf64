//! What was done is seen in the window until something else is, and what is asked is what can be answered.

use super::window::{after, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// What the table's window says besides.
fn on_the_wall(desk: &mut Desk, said: &str) {
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees_within(said), "{said}: {:?}", desk.texts());
    desk.turns_back();
    desk.key(Named::F4);
}

/// A tile that deals nothing lies there until something else is done: behind the last die, and while the next is drawn too.
#[test]
fn a_tile_that_deals_nothing_is_seen() {
    let mut desk = acting(&["box = 1 0", "dice free c c", "tile b0 pool", "move", "hunt dice 6"]);
    desk.types("tile b0");
    assert!(desk.sees("Tile: 0") && desk.sees("no damage"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-harmless.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "no damage");
    desk.types("use event");
    assert!(!desk.sees("no damage"), "{:?}", desk.texts());
}

/// So does one behind the last die, where the next turn is gold, and one that is followed by another.
#[test]
fn a_tile_is_seen_wherever_it_leads() {
    let mut desk = acting(&["box = 1 0", "dice free c", "dice shadow", "tile b0 pool", "move", "hunt dice 6"]);
    desk.types("tile b0");
    assert!(desk.sees("The dice are spent. Every capture told?") && desk.sees("no damage"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-harmless-check.png", crate::desk::LARGE);
    let mut desk = acting(&["tile b0 pool", "tile b0 pool", "progress = 2", "dice free c c", "card appear"]);
    for line in ["appear moria strongholds 1", "tile b0"] {
        desk.types(line);
    }
    assert!(desk.sees("no damage") && desk.sees("Draw"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-harmless-next.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "no damage");
}

/// W36: a special tile that is put into play lies there, and is said to wait.
#[test]
fn a_special_tile_is_seen() {
    let mut desk = acting(&[]);
    desk.clicks("A card does something");
    desk.clicks("In play: an Eye, revealing, with a Stop");
    assert!(desk.sees("in play: waits until Mordor"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-special.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "in play: waits until Mordor");
}
