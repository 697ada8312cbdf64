//! Files that are dropped on the window, and kept files that nobody knows: they open, or it is said why not, and none is
//! hidden.

use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use std::path::PathBuf;
use underhill::hunt::Hunt;
use underhill::hunt::Phase;
use underhill::store::Store;
use underhill::window::Message;

const OVER_A_GAME: &str =
    "The file was not opened: a game is on the table. Leave it, and drop the file on the first screen.";

/// What a table says of it in short.
const GAME_ON_TABLE: &str = "The file was not opened: a game is on the table.";

fn drops(desk: &mut Desk, path: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    desk.tell(Message::Dropped(path));
}

const GAME: &str = "tests/boards/half-way.underhill";

#[test]
fn a_dropped_file_opens_on_the_screens_without_a_game() {
    // Home.
    let mut desk = Desk::new(None);
    drops(&mut desk, GAME);
    assert!(desk.app.referee().kept::<Hunt>().is_some());
    // The list of all games.
    let folder = Folder::new("dropped-archive");
    let mut desk = folder.desk();
    assert!(desk.app.hear("new") && desk.app.hear("start draw"));
    let mut desk = folder.desk();
    desk.letters("g");
    drops(&mut desk, GAME);
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    // Where games are checked, it is the one to be checked.
    let mut desk = Desk::new(None);
    desk.letters("v");
    drops(&mut desk, "tests/boards/trust.underhill");
    assert!(desk.app.referee().kept::<Hunt>().is_none());
    desk.clicks("Check");
    assert!(desk.sees_within("rules"), "{:?}", desk.texts());
    // Under whatever name.
    let named = folder.file("evening.json");
    std::fs::copy(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(GAME), &named).unwrap();
    let mut desk = Desk::new(None);
    desk.tell(Message::Dropped(named));
    assert!(desk.app.referee().kept::<Hunt>().is_some());
    // A letter, a board, and something else.
    let mut desk = Desk::new(None);
    drops(&mut desk, "tests/boards/damaged.letter");
    assert!(desk.sees("Open the letter"), "{:?}", desk.texts());
    let mut desk = Desk::new(None);
    drops(&mut desk, "README.md");
    assert!(desk.sees_within("README.md"));
}

/// What somebody revealed is told at once, and nothing of it is written.
#[test]
fn a_revealed_game_that_is_dropped_is_told() {
    let folder = Folder::new("dropped-revealed");
    let revealed = folder.file("their evening.underhill");
    let mut desk = Desk::new(None);
    table().of("seed=3").then(&["move .", "done", "hunt 59", "corruption = 12"]).begins(&mut desk);
    assert!(desk.app.hear(&format!("reveal {}", revealed.display())));
    let text = std::fs::read(&revealed).unwrap();
    let mut desk = Desk::new(None);
    desk.tell(Message::Dropped(revealed.clone()));
    assert!(desk.sees("What was hidden") && desk.sees_within("Hunt 59: no"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    assert_eq!(desk.phase(), Phase::Corrupted);
    assert_eq!(std::fs::read(&revealed).unwrap(), text);
}

#[test]
fn nothing_takes_a_game_from_the_table() {
    let mut desk = Desk::new(None);
    assert!(desk.app.hear("new give=0"));
    desk.app.show_table();
    drops(&mut desk, GAME);
    assert!(OVER_A_GAME.starts_with(GAME_ON_TABLE) && desk.sees_within(GAME_ON_TABLE));
    assert_eq!(desk.phase(), Phase::Setup);
    for command in ["start draw", "information draw", "begin"] {
        assert!(desk.app.hear(command));
    }
    desk.app.show_table();
    drops(&mut desk, GAME);
    assert!(OVER_A_GAME.starts_with(GAME_ON_TABLE) && desk.sees_within(GAME_ON_TABLE));
    assert_eq!(desk.state().view.step, 0);
    // Behind the curtain nothing opens, and nothing is said.
    desk.key(Named::F1);
    drops(&mut desk, GAME);
    desk.key(Named::F1);
    assert_eq!(desk.state().view.step, 0);
}

#[test]
fn kept_files_that_nobody_knows_are_listed_for_what_they_are() {
    let folder = Folder::new("dropped-unknown");
    let mut desk = folder.desk();
    assert!(desk.app.hear("new") && desk.app.hear("start draw"));
    drop(desk);
    let game = Store::at(&folder.0).games().pop().unwrap();
    let text = std::fs::read_to_string(&game).unwrap();
    for (name, contents) in [
        ("2030-01-01-a.underhill", text.replacen("hunt-for-the-ring", "riddles-in-the-dark", 1)),
        ("2030-01-02-b.underhill", text.replacen("underhill-record/1", "underhill-record/2", 1)),
        ("2030-01-03-c.underhill", "gnawed by rats".into()),
    ] {
        std::fs::write(folder.file(name), contents).unwrap();
    }
    let mut desk = folder.desk();
    for wanted in ["riddles-in-the-dark: not of this program's games", "cannot be read", "Go on"] {
        assert!(desk.sees_within(wanted), "{wanted} in {:?}", desk.texts());
    }
    assert!(desk.sees_within("of a later version ("));
    desk.clicks_starting_with("riddles-in-the-dark: not of this program's games");
    assert!(desk.app.referee().kept::<Hunt>().is_none() && desk.sees_within("riddles-in-the-dark"));
    // Nothing was done to them.
    assert!(std::fs::read_to_string(folder.file("2030-01-03-c.underhill")).unwrap() == "gnawed by rats");
    desk.letters("g");
    assert!(desk.sees("cannot be read") && desk.sees_within("of a later version ("));
}

#[test]
fn a_folder_that_cannot_be_written_is_named_before_a_game_is_begun() {
    let folder = Folder::new("dropped-folder");
    let file = folder.file("file");
    std::fs::write(&file, "no folder").unwrap();
    assert!(!Desk::new(Some(Store::at(&folder.0))).sees_within("Games cannot be kept"));
    assert!(!Desk::new(Some(Store::at(folder.file("to be made")))).sees_within("Games cannot be kept"));
    // A file stands where the folder would be: nothing can be made in it, whoever tries.
    let mut desk = Desk::new(Some(Store::at(file.join("games"))));
    assert!(desk.sees_within("Games cannot be kept in"), "{:?}", desk.texts());
}
