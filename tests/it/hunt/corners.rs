//! Corners of the rules that no game comes to by chance: a program that is wrong there plays on as if nothing were.

use crate::common::{Folder, accepted, refused, table};
use std::path::PathBuf;
use underhill::hunt::Hunt;
use underhill::hunt::SHIPPED_BOARDS;
use underhill::hunt::board::Board;
use underhill::hunt::reach;
use underhill::referee::Referee;

/// A table on which all this was accepted.
fn after(commands: &[&str]) -> Referee {
    let mut referee = Referee::new(None);
    for command in commands {
        accepted(&mut referee, command);
    }
    referee
}

/// The answer to a command that is accepted.
fn answer(referee: &mut Referee, command: &str) -> String {
    accepted(referee, command)
}

/// A board in a file of its own, which is told where it lies.
fn in_a_file(folder: &Folder, board: &str) -> PathBuf {
    let path = folder.file("board.json");
    std::fs::write(&path, board).unwrap();
    path
}

/// P15: only the long cards shelter anybody, whatever is written behind a row.
#[test]
fn a_short_card_shelters_nobody() {
    for (card, searched, hunted) in
        [("long", "no", "yes, Frodo is here"), ("short", "yes", "yes, Frodo is here")]
    {
        let mut referee = after(&[
            "letter-by-hand corruption=0 fellowship=0",
            "part2 shelters=on",
            &format!("journey {card} 2 10* . 23"),
            "deeds 4 5 6 7",
            "gandalf start 4",
            "begin",
            "advance",
            "gandalf 4",
            "done",
        ]);
        assert_eq!(answer(&mut referee, "search 10"), searched, "{card}");
        assert_eq!(answer(&mut referee, "hunt 10"), hunted, "{card}");
    }
}

/// P15: Part 1's ban on starting locations is none in Part 2, not even where the board lists some.
#[test]
fn a_search_at_a_start_is_allowed_in_part_2() {
    let board = std::fs::read_to_string("tests/boards/wold-2.json").unwrap();
    let folder = Folder::new("starts-2");
    let path = in_a_file(&folder, &board.replace("\"links\":", "\"starts\": [2, 3, 8],\n  \"links\":"));
    let mut referee = after(&[
        "letter-by-hand corruption=0 fellowship=0",
        &format!("part2 board={}", path.display()),
        "journey short 2 3",
        "deeds 4 6 8 10",
        "gandalf start 4",
        "begin",
        "advance",
        "gandalf 4",
        "done",
    ]);
    assert!(!referee.state::<Hunt>().unwrap().view.options.starts().is_empty());
    assert_eq!(answer(&mut referee, "search 2"), "yes");
    assert_eq!(answer(&mut referee, "search 8"), "no");
}

/// R28: dots that are not marked carry an escape as well, two or one of them.
#[test]
fn an_escape_reaches_farther_than_a_move() {
    let board = r#"{"format":"underhill-board/1","name":"A star","part":1,
        "links":["1 2","2 . 3","2 . . 4","2 . . . 5","2 . . . . 6","2 . . . . . 7","6 A"]}"#;
    let folder = Folder::new("star");
    let path = in_a_file(&folder, board);
    let told = |referee: &Referee| {
        reach(referee.state::<Hunt>().unwrap())
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    // With the dots that are marked since 2, the farthest in reach and the next one.
    for (escape, marked, wanted, farthest, beyond) in [
        ("text", 0, "1 2 3 4", 4, 5),
        ("text", 1, "1 2 3 4 5", 5, 6),
        ("example", 0, "1 2 3", 3, 4),
        ("example", 1, "1 2 3 4", 4, 5),
    ] {
        let options = format!("board={} tiles=none starts=1,3,4 escape={escape}", path.display());
        let mut referee = Referee::new(None);
        table().of(&options).at("1", "3 4 5 6 7").then(&["move 2", "done"]).begins(&mut referee);
        if marked == 1 {
            for command in ["done", "move .", "done"] {
                accepted(&mut referee, command);
            }
        }
        assert_eq!(answer(&mut referee, "hunt 2"), "yes, Frodo is here");
        // A move would not come as far.
        assert!(told(&referee).len() < wanted.len());
        for command in ["done", "nazgul 0", "accept"] {
            accepted(&mut referee, command);
        }
        assert_eq!(told(&referee), wanted, "{escape}, {marked}");
        assert_eq!(refused(&mut referee, &format!("escape {beyond}")), "refused-escape-too-far");
        accepted(&mut referee, &format!("escape {farthest}"));
    }
}

/// A board is whole only when everything on it is joined: otherwise a way that it does not show may be a way.
#[test]
fn a_board_with_a_place_apart_is_not_whole() {
    let text = SHIPPED_BOARDS[0].1;
    let read = |text: &str| Board::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(read(text).is_complete());
    // In an area, and nothing leads there.
    let apart = text.replacen("\"I-A\":   [", "\"I-A\":   [99, ", 1);
    assert!(read(&apart).has(99.to_string().parse().unwrap()) && !read(&apart).is_complete());
    // As soon as something does, it is whole.
    let joined = apart.replacen("\"links\": [", "\"links\": [\"99 7\", ", 1);
    assert!(read(&joined).is_complete());
}

/// R9, R28: a correction may tell of an escape, which reaches farther, but to stay after one is no location of its own.
#[test]
fn a_location_told_twice_without_a_dot_cannot_be_walked() {
    let mut referee = after(&[
        "new board=practice tiles=practice starts=7,8,11",
        "start 7",
        "information 4 12 26 35 38",
        "give 12",
        "begin shadows=1",
        "move 13",
    ]);
    for (correction, warned) in [("correct 1 3", false), ("correct 1 7", true)] {
        let reply = referee.hear(correction).unwrap();
        assert!(reply.accepted());
        let said = reply.print(false);
        assert_eq!(said.contains("no move leads"), warned, "{correction}: {said}");
        accepted(&mut referee, "correct keep");
    }
}
