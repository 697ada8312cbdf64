//! Pictures of the window's screens, from home to the end of Part 1. Part 2 and the table's window have theirs in files of
//! their own.
//!
//! A picture is kept as the hash of its pixels in `tests/pictures.sha256`. A changed one fails, and a new one fails
//! where `CI` is set; either leaves itself in `target/pictures` to be looked at.

use super::window_begun::{begins, begun_from_box};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::window::Message;

#[test]
fn pictures_of_home_and_set_up() {
    let mut desk = Desk::new(None);
    desk.shows_all("home");
    desk.letters("hb");
    desk.shows_all("our-box");
    desk.letters("1 2 3");
    desk.key(Named::Enter);
    desk.types("2");
    desk.shows_all("setup-information");
    desk.key(Named::F12);
    desk.shows_all("keys");
}

#[test]
fn pictures_of_the_table() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.shows_all("table-first-turn");
    desk.types("s 22");
    desk.shows("table-too-early");
    desk.types("..");
    desk.types("h 22");
    desk.shows_all("table-asked");
    desk.types("");
    desk.shows("table-answered");
    desk.types("d");
    let start = desk.state().hidden.start.unwrap();
    desk.types(&start.to_string());
    desk.types(&format!("h {start}"));
    desk.types("");
    desk.types("d");
    desk.shows_all("table-encounter");
    desk.types("nazgul 2");
    desk.shows_all("table-drawn");
    desk.types("cancel 2 with sam");
    desk.shows_all("table-escape");
    desk.types("//");
    desk.types("r");
    desk.types("d");
    desk.types("d");
    desk.shows_all("table-refresh");
    desk.app_command("undo");
    for _ in 0..12 {
        desk.app_command("card move .");
    }
    desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
    desk.types("card move .");
    desk.shows_all("table-rescue");
    desk.types("rescue");
    desk.types("accept");
    desk.shows_all("table-over");
}

#[test]
fn pictures_of_a_game_from_the_box() {
    let mut desk = begun_from_box();
    desk.types("22 IIB");
    assert_eq!(desk.state().hidden.areas.len(), 1);
    desk.types("p IIB");
    desk.shows_all("table-box");
}
