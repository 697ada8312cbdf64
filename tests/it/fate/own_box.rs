//! The owner's own box: taken in by a file that is dropped, played with, and known better when a game is over.

use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use std::path::Path;
use underhill::fate::{Fate, FateBox, Fellowship};
use underhill::window::Message;

/// A box in which two cards are known.
const SMALL: &str = r#"{ "format": "fate-box/1", "name": "Ours", "hope": [5, 7],
    "cards": { "first": "A a eye red", "second": "A a eye black" } }"#;

fn view(desk: &Desk) -> Fellowship {
    desk.app.referee().state::<Fate>().expect("it is on the table").view.own.clone()
}

fn dropped(desk: &mut Desk, path: &Path) {
    desk.tell(Message::Dropped(path.to_owned()));
}

fn own(folder: &Folder) -> FateBox {
    let bytes = std::fs::read(folder.file("own-fate-box.json")).expect("it is kept");
    FateBox::read(&bytes).expect("it is one")
}

/// On the first screen it is taken in and played with; a second one lays the first aside, and a faulty one changes nothing.
#[test]
fn a_box_that_is_dropped_is_the_owners_own() {
    let (folder, elsewhere) = (Folder::new("own-box"), Folder::new("own-box-shared"));
    let shared = elsewhere.file("shared.json");
    std::fs::write(&shared, SMALL).expect("a file");
    let mut desk = folder.desk();
    dropped(&mut desk, &shared);
    assert!(desk.sees_within("Your own box is taken in: 0 places, 0 lines, 4 cards"), "{:?}", desk.texts());
    assert!(desk.sees_within("2 of 48 shadow cards are listed"), "{:?}", desk.texts());
    assert_eq!((view(&desk).hope, view(&desk).copied.name.as_str()), (5, "Ours"));
    assert_eq!(own(&folder).name, "Ours");
    // In the set-up another takes its place, and the game begins anew with it.
    std::fs::write(&shared, SMALL.replace("Ours", "Theirs")).expect("a file");
    dropped(&mut desk, &shared);
    assert!(desk.sees_within("own-fate-box.json.1.old"), "{:?}", desk.texts());
    assert_eq!((view(&desk).copied.name.as_str(), own(&folder).name.as_str()), ("Theirs", "Theirs"));
    // One that is wrong is not taken in.
    std::fs::write(&shared, SMALL.replace("[5, 7]", "[9, 7]")).expect("a file");
    dropped(&mut desk, &shared);
    assert!(desk.sees_within("is not taken in, and nothing has changed"), "{:?}", desk.texts());
    assert_eq!(own(&folder).name, "Theirs");
    // In a game that goes on none is.
    desk.types("tick 1");
    std::fs::write(&shared, SMALL).expect("a file");
    dropped(&mut desk, &shared);
    assert_eq!(view(&desk).ticked.len(), 1);
    // The next game is played with it, in one press.
    let mut desk = folder.desk();
    desk.letters("fb");
    assert_eq!(view(&desk).copied.name, "Ours");
}

/// Where there is none it is said what to do.
#[test]
fn without_a_box_of_ones_own_it_is_said_how_to_have_one() {
    let folder = Folder::new("own-box-none");
    let mut desk = folder.desk();
    desk.letters("fb");
    // It is not offered either.
    let presses = desk.pressed;
    desk.clicks("ours");
    assert_eq!((view(&desk).options.copied.is_none(), desk.sees_within("You have kept")), (true, false));
    assert!(desk.pressed > presses);
    desk.types("new fate players=2 board=own");
    assert!(desk.sees_within("You have kept no box of your own yet"), "{:?}", desk.texts());
    assert!(view(&desk).options.copied.is_none());
}

/// What a game knows of its box is written to a file in two presses, and another table plays with it.
#[test]
fn a_box_is_written_to_be_handed_on() {
    let (folder, elsewhere) = (Folder::new("own-box-written"), Folder::new("own-box-elsewhere"));
    let mut desk = folder.desk();
    desk.letters("fb");
    ["top red", "flip ford>hill/eye black", "flip moor>hill/closer red"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    for number in 1..=2 {
        desk.clicks("…");
        desk.clicks("Write this box to a file");
        assert!(
            desk.sees_within(&format!("fate-box-{number}.json, which you may hand on")),
            "{:?}",
            desk.texts()
        );
    }
    let mut theirs = elsewhere.desk();
    dropped(&mut theirs, &folder.file("fate-box-1.json"));
    let known: Vec<String> = own(&elsewhere).cards.into_keys().map(|kind| kind.name).collect();
    assert_eq!(known, ["ford-hill-eye-red", "moor-hill-closer-black"]);
    assert_eq!(view(&theirs).copied.cards.len(), 2);
}

/// F48: what turned up in a game that is over is known in the next one; of one that goes on nothing is.
#[test]
fn what_turned_up_is_known_from_then_on() {
    let folder = Folder::new("own-box-learned");
    let begin = |desk: &mut Desk| desk.letters("fb");
    // Nine are turned up, most of them unread.
    let over = |first: [&str; 3]| {
        let mut desk = folder.desk();
        begin(&mut desk);
        first.into_iter().for_each(|line| desk.enters(line));
        (0..7).for_each(|_| desk.enters("flip ? red"));
        desk.types("begin frodo=eriador");
        desk.enters("phase = over: players lose");
        desk.leaves();
        begin(&mut desk);
        assert!(view(&desk).options.copied.is_some());
        own(&folder).cards.into_keys().map(|kind| kind.name).collect::<Vec<_>>()
    };
    let known = over(["top red", "flip ford>hill/eye black", "flip moor>hill/closer red"]);
    assert_eq!(known, ["ford-hill-eye-red", "moor-hill-closer-black"]);
    // Of the next game that is over more is known.
    let known = over(["top red", "flip ford-hill-eye-red red", "flip fen>hill/closer red"]);
    assert_eq!(known, ["fen-hill-closer-red", "ford-hill-eye-red", "moor-hill-closer-black"]);
}

/// F54: what an unread card could be is not said to be out of the question, and what was learned by its flip has no chance.
#[test]
fn what_an_unread_card_could_be_can_come() {
    let folder = Folder::new("own-box-unread");
    let mut desk = folder.desk();
    desk.letters("fb");
    desk.types("top red");
    desk.types("flip umbar>helms-deep/eye black");
    (0..8).for_each(|_| desk.enters("flip ? red"));
    desk.types("begin frodo=eriador");
    desk.types("o");
    assert!(!desk.sees_within("cannot come"), "{:?}", desk.texts());
    assert!(desk.sees_within("an unread card could be it: Umbar → Helm's Deep"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    for line in ["done", "draw card card", "flip isengard>helms-deep/eye black"] {
        desk.types(line);
    }
    desk.enters("phase = over: players lose");
    desk.types("report");
    assert!(!desk.sees_within("Flip 10"), "{:?}", desk.texts());
}
