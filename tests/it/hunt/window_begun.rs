//! Games of Part 1 that have begun in the window, the same every time.

use crate::common::table;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::hunt::Phase;

/// Set-up by keyboard, the same every time.
pub fn begins(desk: &mut Desk, seed: u64) {
    desk.letters("hp");
    assert_eq!(desk.phase(), Phase::Setup);
    // A game whose draws can be repeated, so that its pictures can.
    desk.app_command(&format!("new seed={seed}"));
    desk.types("draw");
    desk.types("draw");
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.types(&token.to_string());
    desk.types("1");
    assert_eq!(desk.phase(), Phase::RingBearer);
}

/// A game of which everything is known, after these commands of its first day.
pub fn begun(commands: &[&str]) -> Desk {
    Desk::after(&table().of("seed=7").at("7", "12 26 35 38 3").shadows(1).then(commands))
}

/// A game from the box in its first turn, with Frodo at 2, of which nothing but the starts is known.
pub fn begun_from_box() -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("hb");
    desk.letters("1 2 3");
    desk.key(Named::Enter);
    for typed in ["1", "2 3 4 5 6", "2", "0"] {
        desk.types(typed);
    }
    desk
}
