//! Nothing of a locked game lies anywhere for everybody to read.

use crate::common::{Folder, accepted};
use crate::{PASSPHRASE, referee, refused};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::OnDisk as _;

/// A game from the box with everything in it that is secret, up to Part 2 with a card that was typed.
fn secretive(referee: &mut Referee) {
    let card = format!("journey {CARD}");
    for command in [
        "new board=none starts=1,2,3 give=0",
        "table-word mellon",
        "start 2",
        "information 41 93 137 202 316",
        "begin",
        "move 227",
        "area 227 II-B",
        "done",
        "search 319",
        "note the barrow by the old road",
        "done",
        "move A",
        "part2",
        &card,
        "deeds 3 4 5 6",
        "gandalf start 3",
        "begin",
    ] {
        accepted(referee, command);
    }
}

const CARD: &str = "2 . 107 . . 238 . 279 . 361 . . 352 . A";

/// Every file in a folder that has one of these words in it, or any twelve bytes of these texts, and where.
fn told_in(folder: &Path, words: &[&str], texts: &[String]) -> Vec<String> {
    let of_texts: std::collections::HashSet<&[u8]> =
        texts.iter().flat_map(|text| text.as_bytes().windows(12)).collect();
    let mut told = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            told.extend(told_in(&path, words, texts));
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        let word = words.iter().find(|word| bytes.windows(word.len()).any(|part| part == word.as_bytes()));
        let part = bytes.windows(12).find(|part| of_texts.contains(part)).map(String::from_utf8_lossy);
        let what = word.map(ToString::to_string).or(part.map(std::borrow::Cow::into_owned));
        told.extend(what.map(|what| format!("{}: {what}", path.display())));
    }
    told
}

/// The number of a process that has ended.
fn gone() -> u32 {
    let mut child = Command::new("true").spawn().unwrap();
    child.wait().unwrap();
    child.id()
}

/// From the moment on in which a game is locked, nothing of it lies anywhere in the folder for everybody to read: not of
/// what was there before, of copies, of games that were left and opened again, nor of a program that was killed.
#[test]
fn a_locked_game_leaves_nothing_in_the_plain() {
    let folder = Folder::new("nothing-plain");
    let mut first = referee(&folder);
    secretive(&mut first);
    assert!(first.state::<Hunt>().unwrap().hidden.journey.is_some());
    let plain = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let open = format!("open {}", plain.display());
    // Each long enough that what is encrypted has it by no chance.
    let secrets = [
        r#""start":2"#,
        r#""entry":"227""#,
        "[41,93",
        r#""137""#,
        r#""II-B""#,
        "move 227",
        "search",
        "barrow",
        "mellon",
        r#""107""#,
        r#""361""#,
        ". 107",
        "seed\":\"",
        "salt\":\"",
        "speak",
        "friend",
    ];
    // It is left while it can be read, by another game and by the end of the program, and opened again.
    first.hear("new board=none starts=1 give=0").unwrap();
    let passing = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    accepted(&mut first, &open);
    first.close();
    drop(first);
    fs::remove_file(passing).unwrap();
    let mut first = referee(&folder);
    accepted(&mut first, &open);
    let mut texts = vec![first.kept::<Hunt>().unwrap().record().text().to_owned()];
    assert!(!told_in(&folder, &secrets[..2], &[]).is_empty(), "the search finds what is there");
    // A copy was being written when its program was killed.
    let part = folder.join(format!("{}.x1Y2z3.{}.part", plain.file_name().unwrap().display(), gone()));
    fs::write(part, &texts[0]).unwrap();
    accepted(&mut first, &format!("lock {PASSPHRASE}"));
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    let locked = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    // Played on, left, opened, copied.
    for command in ["advance", "note a second barrow", "undo", "redo"] {
        let _ = first.hear(command);
    }
    accepted(&mut first, &format!("save {}", folder.join("copy.age").display()));
    underhill::store::copy_locked(&locked, &folder.join("another.underhill.age")).unwrap();
    texts.push(first.kept::<Hunt>().unwrap().record().text().to_owned());
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    first.put_away_if_locked();
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    assert_eq!(refused(&mut first, &format!("open {}", locked.display())), "trouble-passphrase-wanted");
    accepted(&mut first, &format!("unlock {PASSPHRASE}"));
    first.close();
    drop(first);
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    // A program that is killed in the midst of it.
    let mut child = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["--data", folder.to_str().unwrap(), "referee", "--echo"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    writeln!(input, "open {}\nunlock {PASSPHRASE}", locked.display()).unwrap();
    for number in 0..200 {
        writeln!(input, "note the barrow is number {number}").unwrap();
    }
    let mut line = String::new();
    while line != "= noted\n" {
        assert!(!line.contains("friend"), "{line}");
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    // What such a program leaves goes before anything is said.
    fs::write(
        folder.join(format!("{}.x1Y2z3.{}.part", plain.file_name().unwrap().display(), gone())),
        &texts[0],
    )
    .unwrap();
    assert_eq!(told_in(&folder, &secrets, &texts).len(), 1);
    drop(referee(&folder));
    assert_eq!(told_in(&folder, &secrets, &texts), [""; 0]);
    // Only when it is over is the deck told what was typed.
    let mut last = referee(&folder);
    assert_eq!(refused(&mut last, &format!("open {}", locked.display())), "trouble-passphrase-wanted");
    accepted(&mut last, &format!("unlock {PASSPHRASE}"));
    accepted(&mut last, "corruption = 12");
    last.close();
    let deck = fs::read_to_string(folder.join("own-journeys.json")).unwrap();
    assert!(secrets.iter().any(|secret| deck.contains(secret)), "{deck}");
}
