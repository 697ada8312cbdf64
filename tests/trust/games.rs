//! Games in which everything stands that a file can hold.

use crate::common::{Whims, accepted};
use crate::going_on::{correction, goes_on};
use crate::{folder, whole_seal};
use underhill::hunt::Hunt;
use underhill::referee::Referee;

/// A game in which every kind of thing stands that can be tampered with.
pub fn sealed_game() -> (Referee, String) {
    let mut referee = Referee::new(None);
    for command in ["new", "table-word mellon", "start draw", "information draw", "undo", "information draw"]
    {
        accepted(&mut referee, command);
    }
    let token = referee.state::<Hunt>().unwrap().hidden.information.keys().next().unwrap().to_string();
    for command in
        [&*format!("give {token}"), "begin shadows=3", "move .", "done", "search 22", "undo", "search 22"]
    {
        accepted(&mut referee, command);
    }
    let here = referee.state::<Hunt>().unwrap().hidden.start.unwrap();
    for command in [
        &*format!("hunt {here}"),
        "perception I",
        "done",
        "nazgul 3",
        "accept",
        "escape stay",
        "move 22 !",
        "done",
        "search 22",
        "correct 3 23",
        "correct apply",
        "note all is well",
        "corruption = 12",
    ] {
        accepted(&mut referee, command);
    }
    let seal = whole_seal(&referee);
    (referee, seal)
}

/// Games of two parts, each agreed otherwise, by the same whims each time.
pub fn games() -> Vec<Referee> {
    let part1 = ["start draw", "information draw", "begin shadows=1", "move A !"];
    let own = "board=tests/boards/wold.json board2=tests/boards/wold-2.json";
    let twins = format!(
        "new {own} tiles=\"tests/boards/tiles.json\" journeys=tests/boards/twin-cards.json give=0 seed=2"
    );
    let four = format!("new hunt {own} tiles=none journeys=tests/boards/cards.json give=\"0\" POOL=4 seed=3");
    let paper = "letter-by-hand corruption=02 fellowship=1 pool=4 flipped=sam,MERRY information=07,5 eyes=2 \
        barrow-wights discarded=3,eyer,3r red=eye";
    let to_part2 = "part2 board=practice tiles=practice journeys=practice";
    vec![
        played(1, &["new give=0 seed=5 length=open shelters=on"], 300),
        played(
            2,
            &[&["new give=0 length=open shelters=on seed=1"], &part1[..], &["part2 seed=7"]].concat(),
            260,
        ),
        played(3, &[&[&*twins, "table-word mellon"], &part1[..], &["part2 seed=8"]].concat(), 260),
        played(
            4,
            &[&[&*twins], &part1[..], &["part2 length=open journeys=tests/boards/twin-cards.json seed=9"]]
                .concat(),
            260,
        ),
        played(5, &[&[&*four], &part1[..], &["part2 shelters=on draws=hand seed=10"]].concat(), 260),
        played(6, &[paper, &format!("{to_part2} shelters=on seed=018446744073709551615")], 260),
        played(7, &[paper, &format!("{to_part2} draws=hand seed=4")], 200),
        played(8, &["new draws=hand escape=example pool=4 seed=6"], 260),
        by_hand(),
        with_a_letter(false),
        with_a_letter(true),
    ]
}

/// A game that is opened so, and goes on as it may.
fn played(number: u64, opening: &[&str], commands: usize) -> Referee {
    let mut whims = Whims::new(400_000 + number);
    let mut referee = Referee::new(None);
    for command in opening {
        let _ = referee.hear(command);
    }
    for _ in 0..commands {
        goes_on(&mut referee, &mut whims, 40);
    }
    referee
}

/// A game without a board, all of it typed.
fn by_hand() -> Referee {
    let mut referee = Referee::new(None);
    for command in [
        "new hunt board=none starts=1,02,3 draws=hand give=\"2\" pool=4 escape=example",
        "table-word Étoile \"du\" \\ soir 😀 \u{85}x\u{1c}y",
        "START 02",
        "information 4 6 8 10 11",
        "give 4 06",
        "begin shadows=2",
        "area 2 ia",
        "move 22 free",
        "area 22 iib",
        "done",
        "perception I-A",
        "ask hunt 022",
        "blocked by  A Card",
        "ask card search 22",
        "withdraw",
        "ask search 22",
        "answer",
        "token 8 found",
        "token 10 hidden",
        "hunt 22",
        "done",
        "nazgul 2 tiles 01 eye",
        "cancel 1 with SAM",
        "escape 23 !",
        "area 23 II-C",
        "correct 1 24",
        "area 24 iii-a",
        "correct 1 24",
        "correct keep",
        "correct 1 24",
        "correct apply",
        "correct insert 2 /",
        "correct apply",
        "undo",
        "redo",
        "correct remove 2",
        "correct apply",
        "corruption + 1 A Reason \"so\"",
        "corruption -1",
        "corruption =3",
        "fellowship remove",
        "fellowship = 1",
        "company flip frodo",
        "company unflip frodo",
        "company add merry",
        "red eye",
        "red 03",
        "barrow-wights",
        "eyes = 04",
        "track 22 off",
        "tell it IS so",
        "note it is\u{7f} so",
        "card move .",
        "draw 1 tiles 2r",
        "cancel 2r with card",
        "move 11",
        "area 11 II-B",
        "done",
        "perception ii",
        "done",
        "rest",
        "done",
        "done",
        "refresh shadows=0",
        "move A",
        "part2 board=none draws=hand seed=7",
        "journey long 01 .",
        "journey row 2 8*",
        "deeds 1 2 3 4",
        "gandalf start 3",
        "begin lord shadows=1",
        "area 1 IV-A",
        "area 3 IV-B",
        "advance free",
        "gandalf 7 !",
        "area 7 IV-C",
        "gandalf reveal",
        "done",
        "perception iv-c morgul",
        "done",
        "gandalf hide 9",
        "area 9 V-A",
        "advance",
        "area 8 V-B",
        "gandalf 2",
        "area 2 V-A",
        "gandalf deed",
        "lord out",
        "lord in",
        "done",
        "hunt 2",
        "gandalf flee 12",
        "area 12 V-C",
        "search 1",
        "hunt 8",
        "done",
        "nazgul 2 lord tiles 1 2 eye",
        "accept",
        "course change 5 6 !",
        "area 6 VI-A",
        "area 5 VI-A",
        "correct 1 14",
        "area 14 VI-B",
        "correct 1 14",
        "correct apply",
        "corruption = 0",
        "refresh",
        "card course 5 6 7 8 !",
        "card gandalf 13 !",
        "card advance",
        "area 7 VI-A",
        "area 13 VI-C",
        "advance",
        "card gandalf B !",
        "gandalf rivendell",
        "done",
        "card perception vi",
        "corruption = 14 lost",
    ] {
        let _ = referee.hear(command);
    }
    referee
}

/// Part 2 behind a letter, from its file or from its code.
fn with_a_letter(by_code: bool) -> Referee {
    let mut whims = Whims::new(500_000 + u64::from(by_code));
    let mut referee = Referee::new(None);
    for command in ["new give=0 shelters=on seed=7", "start draw", "information draw", "begin shadows=4"] {
        accepted(&mut referee, command);
    }
    for command in ["company flip sam", "corruption +2", "red 3", "eyes = 3", "move A !"] {
        let _ = referee.hear(command);
    }
    let path = folder("letters").join(format!("a  letter {by_code}.json"));
    let _ = std::fs::remove_file(&path);
    let reply =
        referee.hear(&format!("letter \"{}\" hand=3 sorcery=1,2 ring-bearer=Éa_B", path.display())).unwrap();
    let told = reply.lines.iter().find_map(|line| line.text.strip_prefix("code "));
    let opening = match told {
        Some(code) if by_code => format!("open-letter {code}"),
        _ => format!("open-letter \"{}\"", path.display()),
    };
    accepted(&mut referee, &opening);
    accepted(&mut referee, "table-word mellon");
    let part2 = if by_code {
        "part2 board=practice tiles=practice journeys=practice seed=8"
    } else {
        "part2 length=open seed=9"
    };
    accepted(&mut referee, part2);
    for _ in 0..160 {
        let state = referee.state::<Hunt>().unwrap().clone();
        let command = correction(&mut whims, &state).unwrap_or_else(|| whims.command(&state));
        let _ = referee.hear(&command);
    }
    referee
}
