//! Games that were left are opened again: where they were left, torn, damaged, foreign and newer ones, and those that nobody
//! can read.

use super::{play_a_little, refused};
use crate::common::{Folder, accepted};
use std::path::PathBuf;
use underhill::hunt::Hunt;
#[cfg(target_os = "linux")]
use underhill::referee::Referee;
#[cfg(target_os = "linux")]
use underhill::store::{OnDisk as _, Store};
use underhill::table::Record;

#[test]
fn a_game_goes_on_where_it_was_left_redo_included() {
    let folder = Folder::not_yet("goes-on");
    let mut referee = folder.referee();
    assert_eq!(refused(&mut referee, "open"), "trouble-nothing-unfinished");
    play_a_little(&mut referee);
    accepted(&mut referee, "undo");
    drop(referee);

    let mut referee = folder.referee();
    assert_eq!(accepted(&mut referee, "open"), "day 1 daylight 1, ring-bearer");
    assert_eq!(accepted(&mut referee, "redo"), "redone move .");
    assert_eq!(accepted(&mut referee, "done"), "day 1 daylight 1, ringwraiths");
    assert!(refused(&mut referee, "redo").starts_with("misheard"));
    drop(referee);

    // A finished game is not gone on with.
    let mut referee = folder.referee();
    accepted(&mut referee, "open");
    accepted(&mut referee, "corruption +12");
    drop(referee);
    assert_eq!(refused(&mut folder.referee(), "open"), "trouble-nothing-unfinished");
    let path = folder.game();
    assert_eq!(accepted(&mut folder.referee(), &format!("open {}", path.display())), "over: ringwraiths win");
}

/// The game's file, whose last line is cut off.
fn torn(folder: &Folder) -> PathBuf {
    let path = folder.game();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 10]).unwrap();
    path
}

#[test]
fn a_torn_line_is_cut_off_and_play_goes_on() {
    let folder = Folder::not_yet("torn");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    let path = torn(&folder);

    let mut referee = folder.referee();
    let reply = referee.hear("open").unwrap();
    assert!(reply.print(false).contains("cut off"), "{}", reply.print(false));
    accepted(&mut referee, "move .");
    drop(referee);
    let again = std::fs::read(&path).unwrap();
    let opened = Record::<Hunt>::read(&again).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(opened.fault, None);
    assert_eq!(opened.record.state().hidden.log.len(), 1);
}

/// Of a game that hides nothing all of it is said to the table.
#[test]
fn what_is_found_is_said_to_whom_the_game_speaks() {
    for (begun, told, to_the_table) in
        [("new board=none starts=1 give=0", "start 1", 0), ("new battle", "begin", 1)]
    {
        let folder = Folder::not_yet("found");
        let mut referee = folder.referee();
        accepted(&mut referee, begun);
        accepted(&mut referee, "table-word mellon");
        accepted(&mut referee, told);
        drop(referee);
        torn(&folder);
        let mut referee = folder.referee();
        let reply = referee.hear("open").unwrap();
        let said = reply.to_the_table().filter(|line| line.contains("cut off")).count();
        assert_eq!(said, to_the_table, "{begun}: {}", reply.print(false));
        assert!(reply.print(false).contains("cut off"), "{}", reply.print(false));
    }
}

#[test]
fn a_damaged_game_stays_as_it_is_and_goes_on_beside_itself() {
    let folder = Folder::not_yet("damaged");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    let path = folder.game();
    let mut bytes = std::fs::read(&path).unwrap();
    let fifth = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(3).unwrap().0 + 40;
    bytes[fifth] ^= 1;
    std::fs::write(&path, &bytes).unwrap();

    let mut referee = folder.referee();
    let reply = referee.hear("open").unwrap();
    assert!(reply.print(false).contains("Line 5"), "{}", reply.print(false));
    assert_eq!(reply.answer(), "setup");
    // What is behind the damage may be more than what was read.
    let over = referee.hear(&format!("save {}", path.display())).unwrap();
    assert_eq!(over.refused_as(), Some("trouble-would-overwrite"));
    accepted(&mut referee, "begin shadows=0");
    let beside = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    assert_ne!(beside, path);
    drop(referee);
    assert_eq!(std::fs::read(&path).unwrap(), bytes, "the damaged file was touched");
    let opened =
        Record::<Hunt>::read(&std::fs::read(&beside).unwrap()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(opened.fault, None);
}

#[test]
fn what_is_no_game_of_ours_is_said_and_left_alone() {
    let folder = Folder::not_yet("foreign");
    std::fs::create_dir_all(&folder.0).unwrap();
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let text = referee.kept::<Hunt>().unwrap().record().text().to_owned();
    drop(referee);
    let line = text.find('\n').unwrap();
    for (name, contents, refusal) in [
        ("empty", String::new(), "trouble-not-a-record"),
        ("foreign", "{\"a\":1}\n".into(), "trouble-not-a-record"),
        ("newer", text.replacen("underhill-record/1", "underhill-record/2", 1), "trouble-newer"),
        ("later-rules", text.replacen("\"rules\":5", "\"rules\":6", 1), "trouble-newer"),
        ("other-game", text.replacen("hunt-for-the-ring", "another-game", 1), "trouble-other-game"),
        ("no-game", text[..line + 50].into(), "trouble-no-game"),
        ("bad-header", text.replacen("\"seed\":\"0", "\"seed\":\"1", 1), "trouble-no-game"),
    ] {
        let path = folder.0.join(name);
        std::fs::write(&path, &contents).unwrap();
        let mut referee = folder.referee();
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), refusal, "{name}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), contents, "{name} was touched");
    }
    let missing = folder.0.join("missing");
    assert_eq!(refused(&mut folder.referee(), &format!("open {}", missing.display())), "trouble-unreadable");
    assert_eq!(refused(&mut folder.referee(), &format!("open {}", folder.0.display())), "trouble-not-a-file");
}

#[test]
fn a_finished_game_does_not_come_back_through_its_copies() {
    let folder = Folder::not_yet("copies");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let copy = folder.0.join("copy.underhill");
    accepted(&mut referee, &format!("save {}", copy.display()));
    // The clock of a file system may be coarse.
    std::thread::sleep(std::time::Duration::from_millis(20));
    accepted(&mut referee, "corruption = 12");
    drop(referee);
    assert_eq!(refused(&mut folder.referee(), "open"), "trouble-nothing-unfinished");
}

#[test]
fn games_that_cannot_be_read_are_named() {
    let folder = Folder::not_yet("unreadable");
    std::fs::create_dir_all(&folder.0).unwrap();
    for (number, told) in
        [(1, "game-1.underhill."), (3, "game-1.underhill, "), (4, " and one more."), (6, " and 3 more.")]
    {
        for game in 1..=number {
            std::fs::write(folder.0.join(format!("game-{game}.underhill")), "{").unwrap();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let reply = folder.referee().hear("open").unwrap();
        assert_eq!(reply.refused_as(), Some("trouble-nothing-readable"));
        assert!(
            reply.answer().contains(told) || number == 3 && reply.answer().contains("game-1.underhill."),
            "{}",
            reply.answer()
        );
        assert_eq!(reply.answer().matches(".underhill").count(), number.min(3), "{}", reply.answer());
    }
    // One that can be opened is.
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    accepted(&mut folder.referee(), "open");
}

/// A name need not be text, of a folder as little as of a file.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_whose_name_is_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use underhill::store::Own;
    let outer = Folder::not_yet("no-text");
    let data = outer.0.join(OsStr::from_bytes(b"d\xe9j\xe0 vu"));
    std::fs::create_dir_all(&data).unwrap();
    for (own, bytes) in [
        (Own::Board(1), underhill::hunt::SHIPPED_BOARDS[0].1),
        (Own::Tiles, underhill::hunt::SHIPPED_TILES[0].1),
        (Own::Journeys, underhill::hunt::SHIPPED_JOURNEYS[0].1),
    ] {
        own.write(&data, bytes.as_bytes()).unwrap();
    }
    let referee = || Referee::new(Some(Store::at(&data)));
    let mut first = referee();
    for command in ["new board=own tiles=own journeys=own give=0", "start draw", "lock speak friend"] {
        accepted(&mut first, command);
    }
    drop(first);
    let mut second = referee();
    assert_eq!(refused(&mut second, "open"), "trouble-passphrase-wanted");
    accepted(&mut second, "unlock speak friend");
    assert!(second.state::<Hunt>().unwrap().view.start_set);
    accepted(&mut second, "new give=0");
    drop(second);
    accepted(&mut referee(), "open");
}
