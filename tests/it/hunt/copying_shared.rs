//! Boards, tiles and cards that somebody else has copied, and what lies there already: nothing of it is lost.

use super::copying_hands::practice;
use crate::common::Folder;
use crate::desk::Desk;
use underhill::hunt::board::Board;
use underhill::hunt::{SHIPPED_BOARDS, SHIPPED_JOURNEYS, SHIPPED_TILES};
#[cfg(unix)]
use underhill::{hunt::TileSet, store::Own};

#[test]
fn boards_tiles_and_cards_are_shared() {
    let folder = Folder::new("copying-sharing");
    let mut desk = folder.desk();
    desk.letters("k");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_BOARDS[0].1).unwrap();
    desk.drops(&theirs);
    assert_eq!(folder.own_board(1).links(), practice().links());
    // Something is there now: another one asks first, and no leaves it.
    let other = folder.file("other.json");
    std::fs::write(&other, r#"{"format":"underhill-board/1","name":"other","part":1,"information":[5]}"#)
        .unwrap();
    desk.drops(&other);
    assert!(desk.sees_within("Lay it aside, and take this one?"));
    desk.shows("copying-asks");
    desk.clicks("No");
    assert_eq!(folder.own_board(1).links(), practice().links());
    desk.drops(&other);
    desk.clicks("Yes");
    assert_eq!(folder.own_board(1).name(), "other");
    let kept = folder.file("own-board-1.json.1.old");
    assert_eq!(Board::read(&std::fs::read(kept).unwrap()).unwrap().links(), practice().links());
    // A board of the other part goes to the other part.
    let second = folder.file("second.json");
    std::fs::write(&second, underhill::hunt::SHIPPED_BOARDS_2[0].1).unwrap();
    desk.drops(&second);
    assert_eq!(folder.own_board(2).part(), 2);
    // What is exported is what is there, and can be taken in again; nothing else is written over.
    let shared = folder.file("shared.json");
    desk.tell_file(&shared);
    desk.clicks("Export this page");
    assert!(desk.sees_within("Written to"));
    let read = Board::read(&std::fs::read(&shared).unwrap()).unwrap();
    assert_eq!(read.links(), folder.own_board(2).links());
    let letter = folder.file("a letter.txt");
    std::fs::write(&letter, "Dear Frodo").unwrap();
    desk.tell_file(&letter);
    desk.clicks("Export this page");
    assert!(desk.sees_within("is not written over"));
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "Dear Frodo");
    for (name, text, own, other) in [
        ("tiles", SHIPPED_TILES[0].1, "own-tiles.json", "Cards"),
        ("cards", SHIPPED_JOURNEYS[0].1, "own-journeys.json", "Tiles"),
    ] {
        let file = folder.file(&format!("{name}.json"));
        std::fs::write(&file, text).unwrap();
        desk.drops(&file);
        assert!(folder.file(own).exists(), "{name}");
        desk.drops(&file);
        desk.clicks("Yes");
        assert!(folder.file(&format!("{own}.1.old")).exists(), "{name}");
        assert!(folder.file("own-typed.draft.1.old").exists(), "{name}");
        // The name of a file does not go along to another page, and nothing is written over unasked.
        desk.clicks(other);
        desk.clicks("Export this page");
        assert!(!desk.sees_within("Written to"), "{name}");
        desk.tell_file(&shared);
        desk.clicks("Export this page");
        assert!(desk.sees_within("is there already. Write over it?"), "{name}");
        desk.clicks("No");
        let board = std::fs::read(&shared).unwrap();
        assert_eq!(Board::read(&board).unwrap().links(), folder.own_board(2).links());
        desk.clicks(if name == "tiles" { "Tiles" } else { "Cards" });
        let again = folder.file(&format!("{name} again.json"));
        desk.tell_file(&again);
        desk.clicks("Export this page");
        assert!(again.exists(), "{name}");
    }
    let faulty = folder.file("faulty.json");
    std::fs::write(&faulty, r#"{"format":"underhill-tiles/1","name":"t","beige":["Eye",11]}"#).unwrap();
    desk.drops(&faulty);
    assert!(desk.sees_within("There is one more fault. Nothing was taken in."));
}

#[cfg(unix)]
#[test]
fn a_shared_board_takes_the_place_of_all_or_of_nothing() {
    let folder = Folder::new("copying-half-aside");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_BOARDS[0].1).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.letters("3 4 5");
    let board = std::fs::read(folder.file("own-board-1.json")).unwrap();
    // The draft cannot be laid aside any more: a folder does not take the place of a link.
    let draft = folder.file("own-board-1.draft");
    std::fs::remove_file(&draft).unwrap();
    std::fs::create_dir(&draft).unwrap();
    std::os::unix::fs::symlink("nowhere", folder.file("own-board-1.draft.1.old")).unwrap();
    desk.drops(&theirs);
    desk.clicks("Yes");
    assert!(desk.sees_within("is a link that leads nowhere"));
    assert_eq!(std::fs::read(folder.file("own-board-1.json")).unwrap(), board);
    assert!(!folder.file("own-board-1.json.1.old").exists());
    // Opened anew, the draft cannot be read, and nothing is written over it; what takes its place is written.
    std::fs::remove_file(folder.file("own-board-1.draft.1.old")).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("is no file"));
    desk.drops(&theirs);
    assert_eq!(folder.own_board(1).links(), practice().links());
    assert!(draft.is_file() && folder.file("own-board-1.draft.1.old").is_dir());
}

#[cfg(unix)]
#[test]
fn shared_tiles_take_the_place_of_what_cannot_be_read() {
    let folder = Folder::new("copying-unreadable");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_TILES[0].1).unwrap();
    // What was typed cannot be read: it is not written over.
    let typed = Own::Typed.path(&folder.0);
    std::fs::create_dir(&typed).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("is no file"));
    // Nor are the cards, of which the tiles say nothing.
    let cards = Own::Journeys.path(&folder.0);
    std::fs::create_dir(&cards).unwrap();
    desk.drops(&theirs);
    assert!(desk.sees_within("is no file") && typed.is_dir() && !Own::Tiles.path(&folder.0).exists());
    std::fs::remove_dir(&cards).unwrap();
    desk.drops(&theirs);
    let ours = TileSet::read(&std::fs::read(Own::Tiles.path(&folder.0)).unwrap()).unwrap();
    assert!(ours.is_complete());
    assert!(typed.is_file());
}

#[test]
fn nothing_that_was_kept_is_lost() {
    let folder = Folder::new("copying-kept");
    let draft = folder.file("own-board-1.draft");
    std::fs::write(&draft, "{ half a dra").unwrap();
    std::fs::write(folder.file("own-board-1.json"), SHIPPED_BOARDS[0].1).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("laid aside"));
    assert_eq!(std::fs::read_to_string(folder.file("own-board-1.draft.1.old")).unwrap(), "{ half a dra");
    // The last board that games could use is gone on with.
    desk.letters("5");
    assert!(folder.own_board(1).is_linked());
    desk.leaves();
    // Where nothing can be kept, that is said.
    let mut desk = Desk::new(None);
    desk.letters("k");
    assert!(desk.sees_within("no place on this machine"));
    desk.letters("5");
    desk.leaves();
}
