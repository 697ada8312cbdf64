//! The first screen: what there is to go on with, and the games by when they were last played here.

use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;

/// The games as they stand below each other.
fn games(desk: &mut Desk) -> Vec<String> {
    let names = [
        "Hunt for the Ring",
        "War of the Ring",
        "Fate of the Fellowship",
        "Risk: The Lord of the Rings",
        "Battle of the Ring",
    ];
    let mut listed = desk.texts();
    let what = listed.iter().position(|text| text == "Games").unwrap_or(listed.len());
    listed.truncate(what);
    listed.into_iter().filter(|text| names.contains(&text.as_str())).collect()
}

#[test]
fn what_was_played_last_stands_first_and_keeps_its_key() {
    let folder = Folder::new("home-order");
    let mut desk = folder.desk();
    let five = games(&mut desk);
    assert_eq!(five[..3], ["Hunt for the Ring", "War of the Ring", "Fate of the Fellowship"]);
    assert_eq!(five[3..], ["Risk: The Lord of the Rings", "Battle of the Ring"]);
    for command in ["new battle", "begin"] {
        desk.app_command(command);
    }
    desk.goes_on();
    desk.leaves();
    assert_eq!(games(&mut desk)[..2], ["Battle of the Ring", "Hunt for the Ring"]);
    desk.app_command("new war");
    desk.goes_on();
    desk.leaves();
    assert_eq!(games(&mut desk)[..3], ["War of the Ring", "Battle of the Ring", "Hunt for the Ring"]);
    drop(desk);
    // It is remembered from one time to the next, and the keys are those that they were.
    let mut desk = folder.desk();
    assert_eq!(games(&mut desk)[..3], ["War of the Ring", "Battle of the Ring", "Hunt for the Ring"]);
    desk.letters("h");
    assert!(desk.sees("Our box"));
    desk.key(Named::Escape);
    assert_eq!(games(&mut desk).len(), 5);
}

#[test]
fn it_is_said_where_the_game_stands_that_is_gone_on_with() {
    let folder = Folder::new("home-goes-on");
    let mut desk = folder.desk();
    table().of("seed=4").begins(&mut desk);
    drop(desk);
    let mut desk = folder.desk();
    assert!(desk.sees("Hunt for the Ring: day 1, first Daylight turn. (Enter)"));
    desk.key(Named::Enter);
    assert!(desk.app.is_curtained());
}
