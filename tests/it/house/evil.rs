//! Texts by which somebody would clear a screen, turn a sentence round, hide a word or begin a line as if the program had: as names
//! in files and words of commands, in all five games. At no door does anything of them come out as it went in.

use crate::common::Folder;
use crate::desk::Desk;
use underhill::games::Kind;
use underhill::language::{Language, Words, clean};
use underhill::referee::terminal::{Call, serve};
use underhill::referee::verify::{self, Verdict};
use underhill::referee::{OverAll, Referee, looked_over, told};
use underhill::store::Store;
use underhill::window::taken_home;

const EVIL: [&str; 31] = [
    "\x1b[2J",
    "\x1b]0;title\x07",
    "\x1b[1A\x1b[2K= honest",
    "\u{9b}31m",
    "\u{9d}52;c;AAAA\u{9c}",
    "bell\x07",
    "back\x08\x08\x08\x08here",
    "tab\tbed",
    "first\x0bdown",
    "page\x0cfeed",
    "nul\0l",
    "del\x7fete",
    "next\u{85}line",
    "= yes\u{2028}= no",
    "end\u{2029}! information",
    "right\u{202e}tfel",
    "left\u{202a}em\u{202c}bedded",
    "left\u{202d}over",
    "iso\u{2066}la\u{2069}ted",
    "mark\u{200e}ed\u{200f}",
    "arabic\u{61c}letter",
    "zero\u{200b}width",
    "join\u{200d}ed",
    "\u{feff}mark of order",
    "soft\u{ad}hyphen",
    "word\u{2060}joiner",
    "old\u{206e}digits\u{206f}",
    "tag\u{e0001}\u{e0041}\u{e007f}ged",
    "variant\u{fe0f}\u{e0100}",
    "private\u{e000}\u{f8ff}\u{10fffd}",
    "note\u{fff9}be\u{fffa}side\u{fffb}",
];

/// No line of it is otherwise than it would be shown.
fn is_clean(text: &str, of: &str) {
    for line in text.split('\n') {
        let line = line.strip_suffix('\r').unwrap_or(line);
        assert_eq!(clean(line), line, "{of:?}");
    }
}

#[test]
fn no_command_of_any_game_gives_back_what_a_terminal_obeys() {
    for kind in Kind::ALL {
        // What such a text begins with may be taken for a file.
        let folder = Folder::new("evil-commands");
        let files = ["save", "letter", "reveal", "open", "open-letter", "lock", "unlock", "quit", "new"];
        let commands = kind.commands();
        for evil in EVIL {
            let mut referee = Referee::new(None);
            let _ = referee.hear(&format!("new {} seed=1", kind.word()));
            for (name, usage, _) in &commands {
                let lines = if files.contains(name) {
                    vec![format!("{name} {}/{evil}", folder.display())]
                } else {
                    // Where a word of its own is wanted first, it may stand.
                    let first = usage.split_whitespace().nth(1).unwrap_or_default().to_ascii_lowercase();
                    let first = first.split('|').next().unwrap_or_default();
                    vec![format!("{name} {evil}"), format!("{name} {first} {evil}"), format!("{evil}{name}")]
                };
                for line in lines {
                    let Some(reply) = referee.hear(&line) else { continue };
                    is_clean(&reply.print(true), &line);
                    is_clean(&reply.print_public(true), &line);
                }
            }
            for line in ["log", "status", "report", "parked", "undo", "redo", "undo"] {
                is_clean(&referee.hear(line).unwrap().print(true), evil);
            }
        }
    }
}

/// A game of practice, whose board is called so, and in which so much was said; where it is kept.
fn over(folder: &Folder, evil: &str) -> std::path::PathBuf {
    let board = include_str!("../../../resources/boards/practice.json");
    let named = serde_json::to_string(&format!("Wold {evil}")).unwrap();
    let board = board.replacen("\"Practice board (invented)\"", &named, 1);
    std::fs::write(folder.file("board.json"), &board).unwrap();
    let words = Words::of(Language::En);
    let looked = looked_over(board.as_bytes(), &words);
    looked.map_or_else(|faults| faults, |looked| looked.remarks).iter().for_each(|line| is_clean(line, evil));
    let mut referee = folder.referee();
    let board = folder.file("board.json").display().to_string();
    for command in [
        &format!("new board={board} tiles=practice starts=7,8,11"),
        &format!("table-word {evil}"),
        "start 7",
        "information 4 12 26 35 38",
        "give 12",
        "begin shadows=1",
        "move 13",
        "done",
        &format!("tell near {evil}"),
        &format!("note {evil}"),
        "search 13",
        &format!("corruption = 12 {evil}"),
    ] {
        let _ = referee.hear(command);
    }
    referee.close();
    folder.game()
}

#[test]
fn no_export_and_no_door_gives_it_back() {
    for evil in EVIL {
        let folder = Folder::new("evil-exports");
        let game = over(&folder, evil);
        let bytes = std::fs::read(&game).unwrap();
        let words = Words::of(Language::En);
        // The terminal in whole sentences, which reads the game back, and takes back and gives again.
        let lines =
            format!("open {}\nundo\nredo\nstatus\nlog\nnote {evil}\ntell {evil}\nresult\n", game.display());
        for plain in [true, false] {
            let (mut referee, mut said) = (Referee::new(None), Vec::new());
            let call = Call { plain, echo: true, ..Call::default() };
            serve(&mut referee, &call, lines.as_bytes(), &mut said, None).unwrap();
            is_clean(&String::from_utf8(said).unwrap(), evil);
        }
        for counts in [true, false] {
            told(&bytes, None, counts, Language::En).unwrap().iter().for_each(|line| is_clean(line, evil));
        }
        match verify::judged(&bytes, &[evil.to_owned()], Language::En) {
            Verdict::Holds(lines, _) | Verdict::Fails(lines) | Verdict::Cannot(lines) => {
                lines.iter().for_each(|line| is_clean(line, evil));
            }
        }
        is_clean(&OverAll::of(&Store::at(&folder)).csv(Kind::Hunt), evil);
        let (page, picture) = (folder.file("told.html"), folder.file("told.svg"));
        taken_home(&bytes, None, Some(page.as_path()), Some(picture.as_path()), &words).unwrap();
        for file in [page, picture] {
            is_clean(&std::fs::read_to_string(file).unwrap(), evil);
        }
    }
}

/// In the window it stands in no text either: among all games, and at a table.
#[test]
fn no_screen_shows_it() {
    let folder = Folder::new("evil-window");
    let mut desk = folder.desk();
    for evil in EVIL {
        desk.app_command("new battle");
        desk.app_command(&format!("seat saruman Ann {evil}"));
        desk.app_command(&format!("park shire {evil}"));
    }
    desk.goes_on();
    for screen in ["table", "home", "archive"] {
        match screen {
            "table" => {}
            "home" => desk = Desk::new(Some(Store::at(&folder))),
            _ => desk.letters("g"),
        }
        let texts = desk.texts();
        assert!(texts.len() > 10, "{texts:?}");
        for text in texts {
            // Signs of our own are drawn with letters that no language has.
            let own = text.chars().count() == 1;
            assert!(own || clean(&text) == text, "{screen}: {text:?}");
        }
    }
}
