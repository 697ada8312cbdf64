//! What somebody else has written in a file: it stands in its line, and does nothing else to a terminal.

use crate::forging::spots;
use crate::lines::{chained_anew, lines, written};
use crate::{folder, seal, text};
use std::path::Path;
use std::process::Command;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Account as _, verify};

/// It clears the screen, prints a verdict of its own, turns the line round, and hides.
const NASTY: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\r\n= honest: 9 entries, 9 answers, 9 draws, 0 corrections\n~ start 7\
    \u{9b}31m\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200b}\u{200f}\u{61c}\u{ad}\u{feff}\u{2060}\u{e0041}\u{e007f}\t\u{8}";

/// Whether it can stand on a line of its own, and is none that pretends to be another.
fn is_fit(line: &str) -> bool {
    let unfit = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
    };
    !line.contains(unfit)
}

/// What there is to say of a file at the doors of `verify`, of `open` and `status`, with its marks.
fn said_of(path: &Path, text: &str, seals: &[String]) -> String {
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    std::fs::write(path, text).unwrap();
    let mut said = match verify::<Hunt>(text.as_bytes(), seals) {
        Ok(honest) => {
            let (lines, answer) = (honest.lines(&words), verify::answer(honest.account.counts()));
            lines.iter().map(|line| format!("! {line}\n")).chain([format!("= {answer}\n")]).collect()
        }
        Err(doubts) => {
            doubts.iter().map(|doubt| format!("? {}\n", words.tell("doubt", doubt))).collect::<String>()
        }
    };
    let mut referee = Referee::new(None);
    for command in [
        &*format!("open {}", path.display()),
        "status",
        "log",
        "undo",
        "redo",
        "result",
        "undo",
        "help x\u{1b}",
    ] {
        said += &referee.hear(command).unwrap().print(true);
    }
    said
}

/// A game in which everything has a name that somebody has chosen with care.
fn nasty_game(folder: &Path) -> Referee {
    let copy = |from: &str, to: &str| {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(from)).unwrap();
        let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
        json["name"] = NASTY.into();
        std::fs::write(folder.join(to), json.to_string()).unwrap();
        folder.join(to).display().to_string()
    };
    let board = copy("resources/boards/practice.json", "board.json");
    let board2 = copy("resources/boards/practice-2.json", "board2.json");
    let tiles = copy("resources/tiles/practice.json", "tiles.json");
    let journeys = copy("resources/journeys/practice.json", "journeys.json");
    let mut referee = Referee::new(None);
    let nasty = NASTY.replace(['\n', '\r'], "");
    let new = format!("new board={board} board2={board2} tiles={tiles} journeys={journeys} give=0");
    for command in [
        &*new,
        &format!("table-word {nasty}"),
        "start draw",
        "information draw",
        "begin",
        &format!("corruption +1 {nasty}"),
        &format!("tell {nasty}"),
        &format!("note {nasty}"),
        "move .",
        "done",
        "ask search 22",
        &format!("blocked {nasty}"),
    ] {
        let reply = referee.hear(command).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
        assert!(reply.print(true).lines().all(is_fit), "{command:?}: {:?}", reply.print(true));
    }
    referee
}

#[test]
fn no_fact_of_a_file_writes_on_the_terminal() {
    let folder = folder("nasty");
    let path = folder.join("game.underhill");
    let referee = nasty_game(&folder);
    let all = lines(&text(&referee));
    let nasty = serde_json::to_string(NASTY).unwrap();
    let mut files = vec![text(&referee)];
    for (at, line) in all.iter().enumerate() {
        for (of, half) in [(&line.public, false), (&line.secret, true)] {
            for spot in spots(of).into_iter().filter(|spot| of[spot.range.clone()].starts_with('"')) {
                let mut lines = all.clone();
                let part = if half { &mut lines[at].secret } else { &mut lines[at].public };
                part.replace_range(spot.range, &nasty);
                files.push(written(&chained_anew(&lines)));
            }
        }
    }
    // A header of a later version, and of another game.
    for (from, to) in [("\"rules\":5", "\"rules\":999"), ("hunt-for-the-ring", "\\u001b[2J\\nother")] {
        let mut lines = all.clone();
        let program =
            spots(&lines[0].public).into_iter().find(|spot| spot.path == "program" && !spot.is_key).unwrap();
        lines[0].public.replace_range(program.range, &nasty);
        lines[0].public = lines[0].public.replace(from, to);
        files.push(written(&chained_anew(&lines)));
    }
    assert!(files.len() > 100, "{}", files.len());
    for text in &files {
        let said = said_of(&path, text, &[]);
        for line in said.lines() {
            assert!(is_fit(line) && line.starts_with(['=', '?', '!', '~', '>']), "{line:?}");
            // What is quoted is cut; the table's own words stand whole.
            assert!(line.chars().count() < 700, "{line}");
        }
        assert!(said.matches("\n= honest: ").count() <= 1 && !said.contains("\n= honest: 9"), "{said}");
    }
    // Names, and the word with every letter told apart.
    let said = said_of(&path, &files[0], &[seal(&mut nasty_game(&folder)), NASTY.to_owned()]);
    assert!(said.lines().all(is_fit) && said.starts_with("? “") && said.contains("is no seal"), "{said}");
    let said = said_of(&path, &files[0], &[]);
    assert!(said.contains("[U+202E]") && said.contains("[U+E0041]"), "{said}");
    for own in ["The board “x", "The tiles “x", "The Journey cards “x"] {
        assert!(
            said.lines().any(|line| line.contains(own) && line.contains("own copy") && line.contains('…')),
            "{said}"
        );
    }
}

/// The same at the program's own doors, standard error among them.
#[test]
fn nothing_writes_on_the_terminal_of_the_program() {
    let folder = folder("nasty-program");
    let referee = nasty_game(&folder);
    let name = NASTY.replace(['/', '\0'], "");
    let path = folder.join(&name);
    std::fs::write(&path, text(&referee)).unwrap();
    let path = path.to_str().unwrap();
    let board = folder.join("board.json");
    let missing = folder.join("no").join(&name);
    let missing = missing.to_str().unwrap();
    for (arguments, code) in [
        (&["verify", path][..], 0),
        (&["verify", path, "--seal", NASTY], 1),
        (&["verify", missing], 1),
        (&["board", "check", path, missing, board.to_str().unwrap()], 1),
        (&["referee", missing], 1),
        (&["--language", NASTY], 2),
        (&[&*format!("--{NASTY}")], 2),
        (&["referee", "a", NASTY], 2),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_underhill")).args(arguments).output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {out}{err}");
        for line in out.lines().chain(err.lines()) {
            assert!(is_fit(line), "{arguments:?}: {line:?}");
        }
        assert!(out.lines().all(|line| line.starts_with(['=', '?', '!', '~'])), "{out}");
        assert!(
            !out.contains("\n= honest: 9") && !err.contains("\n= honest") && !err.starts_with('='),
            "{out}{err}"
        );
    }
}
