//! The first screen: what there is to go on with, and the games by when they were last played here.

use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::games::Kind;
use underhill::risk::Risk;
use underhill::war::War;
use underhill::window::{Begins, Message};

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

/// The renderer draws only what it takes for changed, and all of it before another background only. Nobody knows how much
/// happens between two pictures.
#[test]
fn whatever_happens_has_another_background() {
    let folder = Folder::new("home-background");
    let mut desk = folder.desk();
    let background = |desk: &Desk| desk.app.style(&desk.app.look().theme()).background_color;
    let main = desk.app.main;
    let first = background(&desk);
    for happened in 1..64 {
        desk.tell(Message::Unfocused(main));
        assert_ne!(background(&desk), first, "after {happened}");
    }
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

/// What was agreed last time is agreed again with one press; a game that anybody could repeat is nobody's habit.
#[test]
fn a_table_agrees_on_what_it_did_last_time() {
    let folder = Folder::new("home-agreed");
    let mut desk = folder.desk();
    desk.letters("wo");
    assert!(desk.sees("What is agreed") && desk.sees("Tiles out of the cup"), "{:#?}", desk.texts());
    desk.app_command("new war cards=on tokens=1,0");
    desk.leaves();
    desk.letters("wf");
    desk.leaves();
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("wb");
    let begun = |desk: &Desk| {
        let record = desk.app.referee().kept::<War>().expect("it is on the table").record();
        record.said().next().map(|(said, _)| said.full.clone())
    };
    assert_eq!(begun(&desk).as_deref(), Some("new war cards=on tokens=1,0"));
    desk.leaves();
    // What cannot be had any more is not agreed.
    desk.app_command("new risk players=yellow,red board=none");
    desk.goes_on();
    desk.leaves();
    let settings = folder.file("settings.json");
    let text = std::fs::read_to_string(&settings).unwrap();
    std::fs::write(&settings, text.replace("board=none", "board=/gone.json")).unwrap();
    let mut desk = folder.desk();
    desk.letters("rb");
    let record = desk.app.referee().kept::<Risk>().expect("it is on the table").record();
    let said = record.said().next().map(|(said, _)| said.full.clone());
    assert_eq!(said.as_deref(), Some("new risk players=yellow,red,green,black"));
}

/// A desktop's menu leads to a game's ways: with `--game`.
#[test]
fn the_program_begins_at_a_games_ways() {
    let folder = Folder::new("home-begins");
    let mut desk = folder.desk();
    assert!(!desk.sees("A first evening"));
    drop(desk.app.begin(&Begins::Game(Kind::named("risk").unwrap())));
    desk.tell(Message::Opened);
    assert!(desk.sees("A first evening") && desk.sees("Risk: The Lord of the Rings"));
}

/// Who has one box hides the others; one is shown in any case.
#[test]
fn boxes_that_nobody_has_are_not_shown() {
    let folder = Folder::new("home-boxes");
    let mut desk = folder.desk();
    desk.key(Named::F12);
    desk.clicks("Settings");
    for name in
        ["Hunt for the Ring", "Fate of the Fellowship", "Risk: The Lord of the Rings", "Battle of the Ring"]
    {
        desk.clicks(name);
    }
    // The last one stays.
    desk.clicks("War of the Ring");
    desk.shows("boxes");
    desk.key(Named::F12);
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    // Its key is none here.
    desk.letters("b");
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    drop(desk);
    let mut desk = folder.desk();
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    desk.key(Named::F12);
    desk.clicks("Settings");
    desk.clicks("Battle of the Ring");
    desk.key(Named::F12);
    assert_eq!(games(&mut desk), ["War of the Ring", "Battle of the Ring"]);
}

/// An evening that was packed up is laid out again: where it stood, who sat there, and what lay where.
#[test]
fn a_game_that_is_gone_on_with_says_where_it_stood() {
    let folder = Folder::new("home-resumed");
    let mut desk = folder.desk();
    for command in [
        "new battle",
        "seat saruman Ann",
        "seat alliance Bob",
        "begin",
        "park shire two Hobbits, an Orc",
        "done",
    ] {
        desk.app_command(command);
    }
    drop(desk);
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert!(desk.sees_within("You go on: Round 1"), "{:#?}", desk.texts());
    assert!(desk.sees("At the table: Ann (Saruman), Bob (the Alliance)"));
    assert!(desk.sees("To lay out, shire: two Hobbits, an Orc"));
    assert!(desk.sees("Packed up, shire: two Hobbits, an Orc"));
    desk.shows("resumed");
}

/// What a menu leaves behind is the line, where the next letter is typed.
#[test]
fn the_line_has_what_is_typed_after_a_menu() {
    let mut desk = Desk::new(None);
    desk.letters("bb");
    desk.types("begin");
    desk.types("done");
    desk.clicks("…");
    desk.key(Named::Escape);
    desk.letters("d");
    desk.key(Named::Enter);
    assert!(desk.sees_within("second move"), "{:#?}", desk.texts());
}

/// F12 lists what can be typed in the game that is played, and nothing of another.
#[test]
fn what_can_be_typed_is_that_of_the_game() {
    let mut desk = Desk::new(None);
    desk.letters("bb");
    desk.key(Named::F12);
    let texts = desk.texts();
    let says = |beginning: &str| texts.iter().any(|text| text.starts_with(beginning));
    assert!(says("What can be typed on the line") && says("attack P [elven] on P"), "{texts:#?}");
    assert!(!says("On the line: 22"));
    // Nothing is hidden and there is no map: no key is about either.
    assert!(says("Takes back what was done last") && says("The table's window"));
    assert!(!says("The curtain") && !says("The map, nearer") && !says("In the telling"));
}
