//! What somebody at a table in dim light has to see at once, and was not told or was told amiss.

use super::window::{after, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::war::people::{Companion, Place};
use underhill::window::Message;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    after("new war seed=42", &[&["begin", "d", "d", "1", "roll"], behind].concat())
}

/// In a Hunt with this Guide, whose tile says 3.
const MERRY: [&str; 8] = [
    "companion gandalf map",
    "companion strider map",
    "companion boromir map",
    "companion legolas map",
    "companion gimli map",
    "box = 3 0",
    "dice free c",
    "move",
];

/// W73: while a battle is told by presses Undo takes back the last one, and says so; then, as ever, what was done last.
#[test]
fn undo_takes_back_the_last_press() {
    let mut desk = acting(&["dice free"]);
    desk.clicks("A battle");
    assert!(desk.sees("Undo: Battle"), "{:?}", desk.texts());
    desk.clicks("Rohan");
    assert!(desk.sees("Undo: last press"), "{:?}", desk.texts());
    // So it is when one number was pressed in the place of another.
    let figures = |desk: &mut Desk| desk.places_of("5 Regulars").len();
    let before = figures(&mut desk);
    desk.clicks("5 Regulars");
    assert_ne!(figures(&mut desk), before);
    desk.clicks("Undo: last press");
    assert_eq!(figures(&mut desk), before);
    desk.clicks("Undo: last press");
    assert!(desk.sees("Who is attacked? Press a shield"), "{:?}", desk.texts());
    desk.clicks("Undo: Battle");
    assert!(desk.sees("Press a die") && desk.sees_within("Undo: Free Peoples, dice"), "{:?}", desk.texts());
}

/// W29: hands draw who falls: that is the headline, and he is pressed where he stands.
#[test]
fn who_is_drawn_by_hand_is_pressed() {
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "2"]);
    for line in ["roll free c c m w shadow c a m am p", "move", "hunt dice 1 6", "tile 3"] {
        desk.types(line);
    }
    desk.clicks("One at random");
    assert!(desk.sees("Draw one of the Companions. Who is it?"), "{:?}", desk.texts());
    assert!(desk.sees("Who is drawn? Press him") && !desk.sees_within("command"), "{:?}", desk.texts());
    desk.clicks("Legolas");
    assert_eq!(view(&desk).place(Companion::Legolas), Place::Lost);
}

/// The last die is spent: the step is over, and gold says what comes; W45: also where what lingers is corrupted.
#[test]
fn gold_says_what_comes_behind_the_last_die() {
    let mut desk = acting(&["dice free", "dice shadow"]);
    assert!(desk.sees("On to turn 2"), "{:?}", desk.texts());
    for line in ["mordor = 2", "corruption = 11"] {
        desk.types(line);
    }
    assert!(desk.sees("The check") && desk.sees("the Shadow wins"), "{:?}", desk.texts());
    desk.types("");
    assert!(view(&desk).is_over());
}

/// W12: which die pays for a people is said before it is spent, and lies raised.
#[test]
fn the_die_that_pays_is_said() {
    let mut desk = acting(&["dice free am m p"]);
    desk.clicks("Elves");
    assert!(desk.sees("for it: Muster · then 2 steps from war"), "{:?}", desk.texts());
    desk.shows("war-die-pays");
}

/// W22, W34: what a tile is drawn for lies beside it, and those that follow; how many that will be is said before.
#[test]
fn what_a_tile_is_for_lies_there() {
    let seen = ["progress = 3", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 0r"];
    let mut desk = acting(&seen);
    desk.clicks("Bree");
    assert!(desk.sees("no tile follows"), "{:?}", desk.texts());
    desk.clicks("Moria");
    desk.clicks("Strongholds crossed");
    assert!(desk.sees("2 tiles follow") && desk.sees("revealed"), "{:?}", desk.texts());
    desk.clicks("In Moria");
    assert!(desk.sees("Moria"), "{:?}", desk.texts());
    desk.shows("war-tile-for");
}

/// W30, W31: what the Guide can do stands in both windows; a number that reveals does not where Gollum guides, and that is said.
#[test]
fn what_the_guide_can_do_is_said() {
    let mut desk = acting(&[&MERRY[..], &["hunt dice 6 6 1", "tile 2r"]].concat());
    assert!(desk.sees("Merry leaves: −1"), "{:?}", desk.texts());
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.tell(Message::Opened);
    assert!(desk.sees("Merry leaves: −1"), "{:?}", desk.texts());
    desk.shows("war-table-merry");
    let none = ["companion merry map", "companion pippin map", "hunt dice 6 6 1", "tile 2r"];
    let mut desk = acting(&[&MERRY[..], &none].concat());
    assert!(desk.sees("Gollum guides: they stay hidden"), "{:?}", desk.texts());
}

/// W29, W30: who leaves the Fellowship, and how far, stands before what is asked next, as large as that.
#[test]
fn who_leaves_is_said_before_what_is_asked() {
    let mut desk = acting(&[&MERRY[..], &["hunt dice 6 6 1", "tile 3", "casualty random pippin"]].concat());
    let headline = "Pippin is on the map. Up to 2 regions. Damage left: 2. Who bears it?";
    assert!(desk.sees(headline), "{:?}", desk.texts());
}

/// W24, W25: dice are told while it can still be said what holds there.
#[test]
fn what_holds_is_pressed_behind_a_die_too() {
    let mut desk = acting(&["box = 2 0", "dice free c", "move"]);
    desk.clicks("Rolled on the table");
    desk.clicks("2");
    assert!(desk.sees("What did each die show?"), "{:?}", desk.texts());
    desk.clicks("Nazgûl");
    for die in ["3", "6"] {
        desk.clicks(die);
    }
    let thrown = view(&desk).hunt.and_then(|hunt| hunt.thrown).expect("it is thrown");
    assert_eq!((thrown.dice.len(), thrown.again.len(), thrown.successes), (2, 1, 1));
}

/// What is agreed says what it means.
#[test]
fn what_is_agreed_says_what_it_means() {
    let mut desk = after("new war", &[]);
    desk.clicks("Options …");
    assert!(desk.sees("here: all of them stay in the box"), "{:?}", desk.texts());
    desk.clicks("yes");
    assert!(desk.sees("hands and decks are counted"), "{:?}", desk.texts());
}
