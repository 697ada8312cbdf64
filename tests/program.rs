//! The built program, called as people and scripts call it.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_underhill");

fn call(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(PROGRAM)
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("underhill-program-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn one_answer_a_command_and_nothing_for_comments() {
    let out = call(&["referee"], "\n# a comment\nPROTOCOL\n  phase  \nmove 3\nquit\nphase\n");
    assert!(out.status.success());
    let lines = text(&out.stdout);
    let marks: Vec<&str> = lines.lines().map(|line| &line[..2]).collect();
    assert_eq!(marks, ["= ", "= ", "? ", "= "], "{lines}");
    assert!(lines.ends_with("= bye\n") && lines.starts_with("= underhill-referee 1\n= setup\n"), "{lines}");
    assert!(out.stderr.is_empty());
    // The end of the input ends the program as well.
    assert!(call(&["referee"], "phase").status.success());
}

#[test]
fn strict_ends_with_the_first_refusal() {
    let out = call(&["referee", "--strict"], "phase\nmove 3\nphase\n");
    assert_eq!(out.status.code(), Some(1));
    assert_eq!(text(&out.stdout).lines().count(), 2);
}

/// A line a game and part on the one side, and what does not count on the other.
#[test]
fn the_figures_over_all_games_are_a_table() {
    let folder = folder("figures");
    let data = folder.to_str().unwrap();
    let begins = "new give=0\nstart 8\ninformation 4 12 26 35 38\nbegin shadows=1\nmove .\n";
    for end in ["corruption = 12\n", "done\n"] {
        assert!(call(&["--data", data, "referee", "--strict"], &format!("{begins}{end}")).status.success());
    }
    let out = call(&["--data", data, "figures", "hunt"], "");
    assert!(out.status.success());
    let table = text(&out.stdout);
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert!(
        lines.len() == 3 && lines[0].starts_with("game,begun,id,part,board,") && lines[2].is_empty(),
        "{table}"
    );
    assert!(
        lines[1].starts_with("hunt,") && lines[1].contains(",1,practice,,corrupted,12,1,1,0,0,0,0,"),
        "{table}"
    );
    assert_eq!(text(&out.stderr), "? Left out: going on: 1.\n");
    // Nor is there a window for it.
    let none = call(&["--data", data, "--game", "chess"], "");
    assert!(!none.status.success() && text(&none.stderr).contains("hunt, war, fate, risk, battle"));
    let unknown = call(&["--data", data, "figures", "chess"], "");
    assert!(!unknown.status.success() && text(&unknown.stderr).contains("chess"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn public_and_echo_show_the_table_only_what_it_may_see() {
    let game = "new seed=3 give=0\nstart draw\ninformation draw\nbegin shadows=1\nmove .\nreach\nlog\narea 7 I-B\nundo\n\
                redo\nmove 99\ndone\nask hunt 7\nanswer\nfrodo is at 7\n";
    let out = text(&call(&["referee", "--public", "--echo"], game).stdout);
    assert!(!out.contains("\n~"), "{out}");
    for shown in
        ["> start\n", "> move\n! ", "= undone move\n", "> ask hunt 7\n", "! undone move\n", "> …\n? "]
    {
        assert!(out.contains(shown), "{shown} is not in {out}");
    }
    // A seal may be any words.
    let said: String = out.lines().filter(|line| !line.starts_with("! seal ")).collect();
    for hidden in ["reach", "log", "area", "start draw", "99", "frodo is", "move ."] {
        assert!(!said.contains(hidden), "{hidden} is in {out}");
    }
    let all = text(&call(&["referee", "--echo"], game).stdout);
    assert!(all.contains("> start draw\n~ start ") && all.contains("> frodo is at 7\n? "), "{all}");
}

#[test]
fn commands_may_come_from_a_file() {
    let folder = folder("file");
    let file = folder.join("game");
    std::fs::write(&file, "protocol\nphase\n").unwrap();
    let out = call(&["referee", file.to_str().unwrap()], "");
    assert_eq!(text(&out.stdout), "= underhill-referee 1\n= setup\n");
    let out = call(&["referee", folder.to_str().unwrap()], "");
    assert_eq!(out.status.code(), Some(1));
    assert!(text(&out.stderr).contains("is no file"), "{}", text(&out.stderr));
    let missing = folder.join("missing");
    assert_eq!(call(&["referee", missing.to_str().unwrap()], "").status.code(), Some(1));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn input_that_is_no_text_is_only_refused() {
    let mut child =
        Command::new(PROGRAM).arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"\xff\xfe\x00 22\n").unwrap();
    input.write_all(&vec![b'a'; 300_000]).unwrap();
    input.write_all(b"\nphase\n").unwrap();
    drop(input);
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success());
    let lines = text(&out.stdout);
    assert_eq!(lines.lines().count(), 3, "{lines}");
    assert!(lines.ends_with("= setup\n"));
    assert!(lines.len() < 1000, "a long line is not said again in full");
}

#[test]
fn board_check_says_what_is_on_a_board_or_what_is_wrong() {
    let folder = folder("check");
    let bad = folder.join("bad.json");
    std::fs::write(
        &bad,
        r#"{"format":"underhill-board/1","name":"b","part":1,"links":["1 1"],"starts":[5]}"#,
    )
    .unwrap();
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json");
    let (bad, good) = (bad.to_str().unwrap(), good.to_str().unwrap());
    let out = call(&["board", "check", good], "");
    assert_eq!(out.status.code(), Some(0));
    assert_eq!(text(&out.stdout), format!("= {good}: 60 locations, 181 links, 10 areas, 3 exits\n"));
    let out = call(&["board", "check", bad, good], "");
    assert_eq!(out.status.code(), Some(1));
    let lines = text(&out.stdout);
    let marks: Vec<&str> = lines.lines().map(|line| &line[..1]).collect();
    assert_eq!(marks, ["?", "?", "="], "{lines}");
    assert_eq!(call(&["board", "check", "no such file"], "").status.code(), Some(1));
    std::fs::remove_dir_all(folder).unwrap();
}

/// What was typed as it turned up is a file for the next game of Fate of the Fellowship, and nothing is written over.
#[test]
fn what_a_game_has_learned_of_its_box_is_kept() {
    let folder = folder("learned");
    let (game, learned) = (folder.join("game.underhill"), folder.join("box.json"));
    let (game, learned) = (game.to_str().unwrap(), learned.to_str().unwrap());
    let first = format!("new fate players=2\ntop red\nflip umbar>helms-deep/closer black !\nsave {game}\n");
    assert!(call(&["referee", "--strict"], &first).status.success());
    let out = call(&["board", "learned", game, learned], "");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let said = text(&out.stdout);
    assert!(said.ends_with(&format!("= {learned}: 0 places, 0 lines, 3 cards\n")), "{said}");
    assert!(said.starts_with("~ "), "{said}");
    let next = format!("new fate players=2 board={learned}\ntop red\nflip umbar-h black\n");
    let out = call(&["referee", "--strict"], &next);
    assert!(text(&out.stdout).ends_with("= place umbar, 1 of 9\n"), "{}", text(&out.stdout));
    assert_eq!(call(&["board", "learned", game, learned], "").status.code(), Some(1));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn wrong_arguments_and_no_display() {
    assert_eq!(call(&["--colour"], "").status.code(), Some(2));
    assert_eq!(call(&["board", "check"], "").status.code(), Some(2));
    assert!(text(&call(&["--version"], "").stdout).starts_with("underhill "));
    assert!(text(&call(&["--help"], "").stdout).contains("referee"));
    // Without a display the program says so and is the referee.
    let out = call(&[], "protocol\n");
    assert!(out.status.success());
    assert_eq!(text(&out.stdout), "= underhill-referee 1\n");
    assert!(text(&out.stderr).contains("no display"), "{}", text(&out.stderr));
}

/// Whoever has read enough of an answer closes the pipe (`underhill board check … | head -1`).
#[test]
fn a_pipe_that_nobody_reads_is_no_fault() {
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json");
    for (arguments, code) in
        [(["board", "check", good.to_str().unwrap()].as_slice(), 0), (&["verify", "no such file"], 1)]
    {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let out = child.wait_with_output().unwrap();
        assert_eq!(text(&out.stderr), "", "{arguments:?}");
        assert_eq!(out.status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
fn what_is_wrong_with_the_arguments_is_said_in_words() {
    let said = |arguments: &[&str]| text(&call(arguments, "").stderr);
    let german = ["--language", "de"];
    let both = said(&[&german[..], &["a game.underhill", "referee"]].concat());
    assert!(both.contains("Eine Datei wird im Fenster geöffnet"), "{both}");
    let missing = said(&[&german[..], &["referee", "no such file"]].concat());
    assert!(missing.starts_with("? no such file lässt sich nicht lesen"), "{missing}");
    // In the language of the system, whichever that is.
    let language = said(&["--language", "elvish"]);
    assert!(language.contains("elvish") && language.contains("en, it, fr, de, es, pl"), "{language}");
}

/// A display that is named and not there is no reason to crash either.
#[cfg(target_os = "linux")]
#[test]
fn a_display_that_is_not_there() {
    let mut child = Command::new(PROGRAM)
        .env("DISPLAY", ":4711")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(b"protocol\n");
    let out = child.wait_with_output().unwrap();
    assert_eq!(text(&out.stdout), "= underhill-referee 1\n");
    let said = text(&out.stderr);
    assert!(said.contains("no display") && !said.contains("panicked"), "{said}");
}

struct Playing {
    child: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Playing {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(PROGRAM)
            .args(["referee", "--data"])
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Self { child, answers }
    }

    fn say(&mut self, command: &str) -> String {
        writeln!(self.child.stdin.as_mut().unwrap(), "{command}").unwrap();
        loop {
            let mut line = String::new();
            assert_ne!(self.answers.read_line(&mut line).unwrap(), 0, "no answer to {command}");
            if line.starts_with(['=', '?']) {
                return line.trim_end().to_owned();
            }
        }
    }
}

/// Every answered command is there after the process was killed, wherever that was.
#[test]
fn killed_at_any_moment_nothing_answered_is_lost() {
    let commands = [
        "start draw",
        "information draw",
        "begin shadows=2",
        "move .",
        "done",
        "search 20",
        "hunt 22",
        "done",
    ];
    for count in 0..=commands.len() {
        let data = folder(&format!("kill-{count}"));
        let mut playing = Playing::start(&data);
        assert_eq!(playing.say("new seed=1 give=0"), "= new game");
        for command in &commands[..count] {
            assert!(playing.say(command).starts_with("= "), "{command}");
        }
        let phase = playing.say("phase");
        // Another command may be on its way when the process dies.
        let _ = writeln!(playing.child.stdin.as_mut().unwrap(), "note on its way");
        playing.child.kill().unwrap();
        playing.child.wait().unwrap();

        let mut again = Playing::start(&data);
        assert_eq!(again.say("open"), phase);
        let mut undone = again.say("undo");
        if undone == "= undone note on its way" {
            undone = again.say("undo");
        }
        match commands[..count].last() {
            Some(command) => assert_eq!(undone, format!("= undone {command}")),
            None => assert!(undone.starts_with("? "), "{undone}"),
        }
        drop(again.child.stdin.take());
        assert!(again.child.wait().unwrap().success());
        std::fs::remove_dir_all(data).unwrap();
    }
}

#[test]
fn one_line_is_one_line_whatever_is_in_a_name() {
    let folder = folder("names");
    let board = folder.join("board.json");
    let text = r#"{"format":"underhill-board/1","name":"Mine\n= over: ringwraiths win\n~ start 7","part":1,"links":["1 2"]}"#;
    std::fs::write(&board, text).unwrap();
    let game = format!("\u{feff}new board={} starts=1\nstatus\nx\u{1b}[31my\n", board.display());
    let out = text_of(&game);
    assert_eq!(out.lines().filter(|line| line.starts_with(['=', '?'])).count(), 3, "{out}");
    assert!(!out.contains("\n= over") && !out.contains("\n~ start") && !out.contains('\u{1b}'), "{out}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// A name need not be text, of a folder as little as of a file.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_whose_name_is_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let outer = folder("no-text");
    let data = outer.join(OsStr::from_bytes(b"d\xe9j\xe0 vu"));
    std::fs::create_dir_all(&data).unwrap();
    let board = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json");
    std::fs::copy(board, data.join("own-board-1.json")).unwrap();
    let plays = |arguments: &[&OsStr], home: &Path, input: &str| {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .args(["referee", "--strict"])
            .env("HOME", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success(), "{input}");
    };
    let called_with = [OsStr::new("--data"), data.as_os_str()];
    plays(&called_with, &outer, "new give=0\n");
    plays(&called_with, &outer, "open\nnew board=own\nstart draw\n");
    // And from a home that is called so.
    plays(&[], &data, "new\nsave ~/a copy\nopen ~/a copy\n");
    assert!(data.join("a copy").is_file());
    std::fs::remove_dir_all(outer).unwrap();
}

#[test]
fn a_line_that_is_too_long_does_nothing() {
    let game = format!(
        "new board=none tiles=none starts=1 give=0\nstart 1\ninformation 2 3 4 5 6\nbegin\nmove 22{}\nlog\ntell {}\nphase\n",
        " ".repeat(70_000),
        "x".repeat(70_000)
    );
    let out = text_of(&game);
    assert!(out.contains("\n= 0\n"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with('?')).count(), 2, "{out}");
}

fn text_of(game: &str) -> String {
    text(&call(&["referee"], game).stdout)
}

/// `--plain` is the terminal whether there is a display or not: whole sentences, what can be done first, a guide that goes
/// through a first game, and no line for programs.
#[test]
fn plain_is_the_terminal_in_whole_sentences() {
    let data = folder("plain");
    let data = data.display().to_string();
    let game = "guide\nstart draw\ninformation draw\nfoo\nquit\n";
    let out = call(&["--plain", "--data", &data, "--language", "en"], game);
    assert!(out.status.success());
    let said = text(&out.stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("Underhill in the terminal") && lines[1].contains("new begins a game"),
        "{said}"
    );
    assert!(said.contains("Now: Draw Frodo's starting location, in secret.\nSay start draw:"), "{said}");
    assert!(
        said.contains("For you alone: Start: ") && said.contains("For you alone: Information: "),
        "{said}"
    );
    assert!(said.contains("Give one of them away openly, with its number: give N."), "{said}");
    assert!(said.contains("“foo” is no command."), "{said}");
    assert!(lines.iter().all(|line| !line.starts_with(['=', '!', '~', '?'])), "{said}");
    // Guided no further, it says what hands do, and no more.
    let out = call(&["--plain", "--data", &data, "--language", "en"], "open\nguide off\nundo\nundo\n");
    let said = text(&out.stdout);
    assert!(said.contains("The guide is silent now.") && !said.contains("Say start draw:"), "{said}");
    assert!(said.contains("For you alone: Undo: Draw the start: "), "{said}");
    // An answer is told with what it would be first, and then to everybody.
    let game = "new board=practice tiles=practice starts=7,8,11 seed=3\nstart 7\ninformation 4 12 26 35 38\ngive 12\n\
                begin shadows=1\nmove 13\ndone\nask search 13\nanswer\n";
    let said = text(&call(&["--plain", "--language", "en"], game).stdout);
    assert!(
        said.contains("For you alone: Search 13, not yet answered: yes. 13 is the last location"),
        "{said}"
    );
    assert!(said.contains("\nSearch 13: yes.\nLay a Track token on 13, the eye up.\n"), "{said}");
}

/// What is named behind `--plain` is opened: a game, a letter or a board, and is never read as commands, whatever stands in it.
#[test]
fn plain_opens_what_it_is_given() {
    let data = folder("plain-opens");
    let shown = data.display().to_string();
    let game = "new risk players=yellow,red board=none\nseat yellow Ann\nbegin yellow\nquit\n";
    assert!(call(&["--data", &shown, "referee"], game).status.success());
    let kept = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path());
    let kept = kept.into_iter().find(|path| path.extension().is_some_and(|it| it == "underhill")).unwrap();
    let before = std::fs::read(&kept).unwrap();
    let opens = |path: &Path, then: &str| {
        let arguments = ["--plain", "--language", "en", &path.display().to_string()].map(str::to_owned);
        let out = call(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), then);
        assert!(out.status.success(), "{}", text(&out.stderr));
        text(&out.stdout)
    };
    let said = opens(&kept, "quit\n");
    assert!(said.to_lowercase().contains("yellow") && !said.contains("is no command"), "{said}");
    assert_eq!(std::fs::read(&kept).unwrap(), before);
    // Commands in a file are none here.
    let commands = data.join("evening.txt");
    std::fs::write(&commands, "new battle\nbegin\n").unwrap();
    let said = opens(&commands, "phase\nquit\n");
    assert!(
        said.contains("is not a game of Underhill") && said.contains("No game is on the table"),
        "{said}"
    );
    // A board begins a game on it, and a letter one that is gone on with.
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (board, says) in [
        ("resources/boards/risk-trilogy.json", "64 left"),
        ("resources/boards/fate-practice.json", "which back lies on top"),
        ("tests/boards/wold.json", "starting location"),
    ] {
        let said = opens(&here.join(board), "quit\n");
        assert!(said.contains(says), "{board}: {said}");
    }
    let said = opens(&here.join("tests/boards/newer.letter"), "quit\n");
    assert!(said.contains("later version"), "{said}");
    std::fs::remove_dir_all(data).unwrap();
}

/// A folder for games that is a file is said to be one, at every door.
#[test]
fn a_file_is_no_folder_of_games() {
    let data = folder("no-folder");
    let file = data.join("games");
    std::fs::write(&file, "a shopping list").unwrap();
    let shown = file.display().to_string();
    for door in [&["referee"][..], &["--plain"], &["figures"], &[]] {
        let out = call(&[&["--data", &shown, "--language", "en"], door].concat(), "quit\n");
        assert_eq!(out.status.code(), Some(2), "{door:?}");
        let said = text(&out.stderr);
        assert!(said.starts_with("? ") && said.contains("is a file"), "{said}");
        assert!(out.stdout.is_empty());
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "a shopping list");
    std::fs::remove_dir_all(data).unwrap();
}

/// The head of a picture says how large it would be, and nothing more of it is read.
#[cfg(target_os = "linux")]
#[test]
fn a_huge_picture_takes_no_memory() {
    use underhill::store::{Picture, PictureFault};
    // A head that says 16383 by 16383 pixels, and nothing behind it.
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(16383_u32.to_be_bytes());
    bytes.extend(16383_u32.to_be_bytes());
    bytes.extend([8, 6, 0, 0, 0]);
    let checked = bytes[12..].iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 },
        )
    });
    bytes.extend((!checked).to_be_bytes());
    bytes.extend(b"\0\0\0\0IDAT\x35\xaf\x06\x1e");
    assert!(
        matches!(Picture::read(&bytes), Err(PictureFault::TooLarge { .. })),
        "{:?}",
        Picture::read(&bytes)
    );
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let kilobytes: u64 = peak.trim().trim_end_matches(" kB").trim().parse().unwrap();
    assert!(kilobytes < 300_000, "{kilobytes} kB");
}

/// A translator needs no compiler: what lies beside the games is said, and all else as it is built in.
#[test]
fn a_translators_own_sentences_are_said_and_looked_over() {
    let data = folder("locales");
    let german = data.join("locales/de");
    std::fs::create_dir_all(&german).unwrap();
    let mine = "plain-begin = Zunge\n";
    std::fs::write(german.join("house.ftl"), mine).unwrap();
    let data = data.to_str().unwrap();
    let says = |language: &str| {
        let out = call(&["--plain", "--data", data, "--language", language], "quit\n");
        text(&out.stdout)
    };
    let [german_says, english_says] = ["de", "en"].map(says);
    assert!(german_says.contains("Zunge") && !english_says.contains("Zunge"), "{german_says}{english_says}");

    let locales = data.to_owned() + "/locales";
    let check = || {
        let out = call(&["--check-locale", &locales, "--language", "en"], "");
        (out.status.success(), text(&out.stdout))
    };
    let (well, said) = check();
    assert!(well && said.starts_with("= de/house.ftl: 1 of ") && said.lines().count() == 1, "{said}");
    let wrong = [
        "plain-begin = Zunge",
        "no-such-sentence = Nichts",
        "pair = { $name }, { $hat }",
        "decimal-mark = { no-such-sentence }",
        "locale-none = {",
    ];
    std::fs::write(german.join("house.ftl"), wrong.join("\n")).unwrap();
    std::fs::write(german.join("chess.ftl"), mine).unwrap();
    std::fs::write(german.join("war.ftl"), b"\xff\n").unwrap();
    std::fs::create_dir_all(german.with_file_name("quenya")).unwrap();
    std::fs::write(german.with_file_name("quenya").join("house.ftl"), mine).unwrap();
    let (well, said) = check();
    assert!(!well);
    for part in [
        "de/war.ftl",
        "? de/chess.ftl: The program has no file of this name",
        "? de/house.ftl: no-such-sentence is said nowhere",
        "? de/house.ftl: pair has hat in it",
        "? de/house.ftl: pair does not say fact",
        "? de/house.ftl: decimal-mark quotes no-such-sentence",
        "? de/house.ftl: A sentence that begins on line 5",
        "= de/house.ftl: 3 of ",
        "? quenya/house.ftl: The folder is named as none of the languages: en, it, fr, de, es, pl",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // What can be read of it is still said.
    assert!(says("de").contains("Zunge"));
    let out = call(&["--check-locale", data, "--language", "en"], "");
    assert!(!out.status.success() && text(&out.stdout).starts_with("? No language"), "{}", text(&out.stdout));
}
