//! A game that is locked with a passphrase: nothing of it is readable without, nothing of it is lost, the program `age`
//! opens it, and its key leaves memory with it.

#[path = "it/common.rs"]
mod common;
#[path = "it/desk.rs"]
mod desk;

use common::{Folder, accepted};
use desk::Desk;
use iced::keyboard::key::Named;
use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::{Kept, Store, Trouble};

const PASSPHRASE: &str = "speak friend and enter";

fn referee(folder: &Path) -> Referee {
    Referee::new(Some(Store::at(folder)))
}

/// A locked game with a few commands behind it, left.
fn locked_game(folder: &Path) -> (PathBuf, String) {
    let mut referee = referee(folder);
    for command in ["new give=0", "start 7", "information 3 4 12 16 26"] {
        accepted(&mut referee, command);
    }
    assert_eq!(accepted(&mut referee, &format!("lock {PASSPHRASE}")), "locked");
    for command in ["begin shadows=1", "move .", "done", "hunt 7", "note the lock holds"] {
        accepted(&mut referee, command);
    }
    let game = referee.kept::<Hunt>().unwrap();
    (game.path().unwrap().to_owned(), game.record().text().to_owned())
}

fn key_of(game: &Path) -> PathBuf {
    game.with_extension("key")
}

fn refused(referee: &mut Referee, command: &str) -> String {
    referee
        .hear(command)
        .unwrap()
        .refused_as()
        .map(str::to_owned)
        .unwrap_or_else(|| panic!("{command} is accepted"))
}

#[test]
fn a_locked_game_goes_on_with_its_passphrase_alone() {
    let folder = Folder::new("goes-on");
    let (path, text) = locked_game(&folder);
    // The plain file is gone, and what stands there says nothing, to nobody but its owner.
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(
        names.len() == 2 && names[0].ends_with(".underhill.age") && names[1].ends_with(".underhill.key"),
        "{names:?}"
    );
    for name in &names {
        let bytes = fs::read(folder.join(name)).unwrap();
        assert!(!bytes.windows(4).any(|window| window == b"move" || window == b"hunt" || window == b"seed"));
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::mode(
                &fs::metadata(folder.join(name)).unwrap().permissions(),
            );
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
    let mut referee = referee(&folder);
    assert_eq!(refused(&mut referee, &format!("unlock {PASSPHRASE}")), "misheard-nothing-locked");
    assert_eq!(refused(&mut referee, "open"), "trouble-passphrase-wanted");
    assert_eq!(refused(&mut referee, "unlock friend"), "trouble-wrong-passphrase");
    assert_eq!(accepted(&mut referee, &format!("unlock {PASSPHRASE}")), "day 1 daylight 1, ringwraiths");
    assert_eq!(referee.kept::<Hunt>().unwrap().record().text(), text);
    // It is locked again and again, with no passphrase said.
    let before = fs::read(&path).unwrap();
    accepted(&mut referee, "note and goes on");
    assert_ne!(fs::read(&path).unwrap(), before);
    assert_eq!(refused(&mut referee, "lock again"), "trouble-locked-already");
    // Nobody else plays it meanwhile.
    let mut second = self::referee(&folder);
    assert_eq!(refused(&mut second, "open"), "trouble-passphrase-wanted");
    accepted(&mut second, &format!("unlock {PASSPHRASE}"));
    assert_eq!(second.state::<Hunt>().unwrap().view, referee.state::<Hunt>().unwrap().view);
    let looked_at = fs::read(&path).unwrap();
    assert_eq!(refused(&mut second, "note me too"), "trouble-locked");
    assert_eq!(fs::read(&path).unwrap(), looked_at);
    // Whoever only looks at it makes no plain copy of it, and leaves it as locked as he found it.
    let seen = folder.join("seen.age");
    accepted(&mut second, &format!("save {}", seen.display()));
    accepted(&mut second, &format!("save {}", seen.display()));
    assert!(fs::read(&seen).unwrap().starts_with(b"age-encryption.org/v1"));
    second.put_away_if_locked();
    assert!(second.kept::<Hunt>().is_none());
    // A copy is as locked as the game, and opens by itself.
    let copy = folder.join("copy.age");
    accepted(&mut referee, &format!("save {}", copy.display()));
    accepted(&mut referee, "note later");
    accepted(&mut referee, &format!("save {}", copy.display()));
    assert!(fs::read(&copy).unwrap().starts_with(b"age-encryption.org/v1"));
    let mut third = Referee::new(None);
    assert_eq!(refused(&mut third, &format!("open {}", copy.display())), "trouble-passphrase-wanted");
    accepted(&mut third, &format!("unlock {PASSPHRASE}"));
    assert_eq!(
        third.kept::<Hunt>().unwrap().record().text(),
        referee.kept::<Hunt>().unwrap().record().text()
    );
    // What is revealed is for everybody.
    accepted(&mut referee, "corruption = 12");
    let revealed = folder.join("revealed.underhill");
    accepted(&mut referee, &format!("reveal {}", revealed.display()));
    assert_eq!(fs::read_to_string(revealed).unwrap(), referee.kept::<Hunt>().unwrap().record().text());
}

#[test]
fn a_locked_game_is_copied_with_its_key_by_whoever_has_no_passphrase() {
    let folder = Folder::new("copied");
    let (game, _) = locked_game(&folder);
    let copy = folder.join("copy.underhill.age");
    underhill::store::copy_locked(&game, &copy).unwrap();
    let key = folder.join("copy.underhill.key");
    assert_eq!(std::fs::read(&copy).unwrap(), std::fs::read(&game).unwrap());
    assert_eq!(std::fs::read(&key).unwrap(), std::fs::read(game.with_extension("key")).unwrap());
    // Over nothing that is there, be it the key alone.
    std::fs::remove_file(&copy).unwrap();
    std::fs::write(&key, "another key").unwrap();
    assert!(matches!(underhill::store::copy_locked(&game, &copy), Err(Trouble::Exists { .. })));
    assert!(!copy.exists() && std::fs::read(&key).unwrap() == b"another key");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn nothing_else_can_be_locked() {
    let mut in_memory = Referee::new(None);
    assert_eq!(refused(&mut in_memory, "lock x"), "misheard-new-game-first");
    accepted(&mut in_memory, "new");
    assert_eq!(refused(&mut in_memory, "lock x"), "trouble-nothing-to-lock");
    // A passphrase is on no record, and in no line that the table sees.
    let folder = Folder::new("nothing-else");
    let mut kept = referee(&folder);
    accepted(&mut kept, "new");
    let reply = kept.hear(&format!("lock {PASSPHRASE}")).unwrap();
    assert_eq!(reply.print_public(true), "> lock\n= locked\n");
    assert!(!kept.kept::<Hunt>().unwrap().record().text().contains("friend"));
}

#[test]
fn a_missing_or_damaged_key_or_game_is_said_and_nothing_is_lost() {
    let folder = Folder::new("damaged");
    let (path, text) = locked_game(&folder);
    let (key, game) = (fs::read(key_of(&path)).unwrap(), fs::read(&path).unwrap());
    let open = || {
        let mut referee = referee(&folder);
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), "trouble-passphrase-wanted");
        referee.hear(&format!("unlock {PASSPHRASE}")).unwrap().refused_as().map(str::to_owned)
    };
    fs::remove_file(key_of(&path)).unwrap();
    assert_eq!(open().as_deref(), Some("trouble-key-missing"));
    for wrong in [
        &key[..key.len() - 1],
        &key[..30],
        b"",
        b"age-encryption.org/v1\n-> scrypt AAAA 63\nBBBB\n--- CCCC\n",
    ] {
        fs::write(key_of(&path), wrong).unwrap();
        assert_eq!(open().as_deref(), Some("trouble-key-damaged"), "{} bytes", wrong.len());
        assert_eq!(fs::read(key_of(&path)).unwrap(), wrong);
    }
    // One that somebody else made, who wanted to keep us busy for years.
    let busy = String::from_utf8_lossy(&key[..22]).into_owned()
        + "-> scrypt bBjlhJVYZeE4aqUdmtRHfw 60\nMiSRcOmAlvGjcgLQTcuCVwXxiIY5qfOEWlgHDvnS1xI\n--- gvOCTFCRP9JbWLBNfFDEGZwLLdqDdj7pXo9HwGRqA6s\nxxxxxxxxxxxxxxxxxxxxxxxxxxx";
    fs::write(key_of(&path), busy).unwrap();
    assert_eq!(open().as_deref(), Some("trouble-key-damaged"));
    fs::write(key_of(&path), &key).unwrap();
    let mut other = game.clone();
    *other.last_mut().unwrap() ^= 1;
    for wrong in [&game[..game.len() / 2], &other] {
        fs::write(&path, wrong).unwrap();
        assert_eq!(open().as_deref(), Some("trouble-lock-damaged"));
        assert_eq!(fs::read(&path).unwrap(), wrong);
    }
    fs::write(&path, &game).unwrap();
    assert_eq!(open(), None);
    let mut referee = referee(&folder);
    let _ = referee.hear("open");
    accepted(&mut referee, &format!("unlock {PASSPHRASE}"));
    assert_eq!(referee.kept::<Hunt>().unwrap().record().text(), text);
}

/// The program `age` opens both files, without ours.
#[test]
fn age_opens_a_locked_game() {
    let folder = Folder::new("age");
    let (path, text) = locked_game(&folder);
    // It asks for a passphrase at a terminal only.
    let script = "import os, pty, sys\n\
        pid, terminal = pty.fork()\n\
        if pid == 0: os.execvp('age', ['age', '-d', '-i', sys.argv[1], '-o', sys.argv[3], sys.argv[2]])\n\
        said = b''\n\
        while b'assphrase' not in said: said += os.read(terminal, 1000)\n\
        os.write(terminal, sys.argv[4].encode() + b'\\n')\n\
        try:\n    while os.read(terminal, 1000): pass\n\
        except OSError: pass\n\
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n";
    let plain = folder.join("plain");
    let call = |passphrase: &str| {
        let mut python = Command::new("python3");
        python.arg("-c").arg(script).arg(key_of(&path)).arg(&path).arg(&plain).arg(passphrase);
        python.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("python3 is there")
    };
    assert!(!call("mellon").success());
    assert!(call(PASSPHRASE).success(), "age is there: packaging/linux/needs --tests");
    assert_eq!(fs::read_to_string(&plain).unwrap(), text);
}

/// After another game has begun, the key of the locked one is nowhere in the program's memory.
#[test]
#[cfg(target_os = "linux")]
fn the_key_leaves_memory_with_the_game() {
    let folder = Folder::new("memory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["--data", folder.to_str().unwrap(), "referee"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut hear = |command: &str| {
        writeln!(input, "{command}").unwrap();
        let mut line = String::new();
        while !line.starts_with(['=', '?']) {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "{command}");
        }
        assert!(line.starts_with('='), "{command}: {line}");
    };
    hear("new");
    hear(&format!("lock {PASSPHRASE}"));
    hear("table-word mellon");
    let game = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let game = game.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "age")).unwrap();
    let key = secret_of(&game);
    assert!(holds(child.id(), &key) > 0, "while the game is played its key is there");
    hear("new");
    assert_eq!(holds(child.id(), &key), 0, "the key is still in memory");
    drop(input);
    child.wait().unwrap();
}

/// The secret of a locked game's key, in bytes: its own, and as it is written.
fn secret_of(game: &Path) -> Vec<u8> {
    let identity = age::scrypt::Identity::new(PASSPHRASE.to_owned().into());
    let line = age::decrypt(&identity, &fs::read(key_of(game)).unwrap()).unwrap();
    let line = String::from_utf8(line).unwrap().trim().to_lowercase();
    // Bech32: five bits a letter, the last six letters a check.
    let letters = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    let data = line.rsplit_once('1').unwrap().1;
    let bits = data[..data.len() - 6]
        .bytes()
        .map(|letter| letters.iter().position(|other| *other == letter).unwrap());
    let (mut secret, mut buffer, mut held) = (Vec::new(), 0_u32, 0);
    for five in bits {
        (buffer, held) = (buffer << 5 | five as u32, held + 5);
        if held >= 8 {
            held -= 8;
            secret.push((buffer >> held) as u8);
        }
    }
    assert_eq!(secret.len(), 32);
    secret
}

/// How many times these bytes stand in what a process can write to.
fn holds(process: u32, bytes: &[u8]) -> usize {
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap();
    let mut memory = fs::File::open(format!("/proc/{process}/mem")).unwrap();
    let mut found = 0;
    for map in maps.lines().filter(|map| map.contains(" rw")) {
        let (start, end) = map.split(' ').next().unwrap().split_once('-').unwrap();
        let [start, end] = [start, end].map(|place| u64::from_str_radix(place, 16).unwrap());
        let mut part = vec![0; (end - start) as usize];
        memory.seek(SeekFrom::Start(start)).unwrap();
        if memory.read_exact(&mut part).is_ok() {
            found += part.windows(bytes.len()).filter(|window| *window == bytes).count();
        }
    }
    found
}

/// Where the passphrase is typed.
fn line(desk: &mut Desk) -> iced::Point {
    desk.find(iced_test::selector::id("passphrase")).expect("its line").center()
}

#[test]
fn a_game_is_locked_and_opened_in_the_window() {
    let folder = Folder::new("window");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("p");
    desk.types("draw");
    desk.key(Named::F12);
    let place = desk.find("several words").expect("a game that is kept can be locked").center();
    desk.clicks_at(place);
    // A slip of the hand would lose the game: it is typed twice.
    desk.types(PASSPHRASE);
    assert!(desk.sees_within("not the same twice"));
    assert!(desk.sees("the same words once more"));
    let place = line(&mut desk);
    desk.clicks_at(place);
    desk.types(PASSPHRASE);
    assert!(desk.sees("This game is locked with a passphrase."));
    desk.clicks("Close");
    desk.clicks("Leave");
    assert!(desk.sees("locked") && desk.sees("passphrase"));
    // Who has left it needs the passphrase like anybody.
    assert!(desk.app.referee().kept::<Hunt>().is_none());
    desk.clicks("Continue");
    assert!(desk.sees("This game is locked. Its passphrase:"));
    drop(desk);

    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.clicks("Continue");
    assert!(desk.sees("This game is locked. Its passphrase:"));
    desk.types("quelb");
    assert!(desk.sees_within("That is not the passphrase"));
    // Letters are a passphrase now, and no shortcuts of the screen.
    desk.types(PASSPHRASE);
    assert!(desk.app.is_curtained());
    desk.key(Named::F1);
    assert!(desk.state().view.start_set);
    // What is typed at the table is read by everybody: there it is no command.
    let begun = desk.app.referee().kept::<Hunt>().unwrap().record().acts().len();
    assert_eq!(begun, 2);
}

/// A program that is killed while it locks leaves a key that is not in its place, and a plain file; neither stays.
#[test]
fn what_a_kill_leaves_in_the_midst_of_locking_is_cleared_away() {
    let folder = Folder::new("midst");
    let mut first = referee(&folder);
    accepted(&mut first, "new give=0");
    let plain = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let locked = PathBuf::from(format!("{}.age", plain.display()));
    let unfinished = PathBuf::from(format!("{}.new", key_of(&locked).display()));
    // Killed before anything was locked: half a key, and half a game.
    fs::write(&unfinished, "half a key").unwrap();
    fs::write(&locked, "half a game").unwrap();
    let before = fs::read(&plain).unwrap();
    accepted(&mut first, &format!("lock {PASSPHRASE}"));
    assert!(!unfinished.exists() && !plain.exists());
    accepted(&mut first, "table-word mellon");
    drop(first);
    // Killed before the plain file was removed.
    fs::rename(key_of(&locked), &unfinished).unwrap();
    fs::write(&plain, &before).unwrap();
    let unlock = || {
        let mut referee = referee(&folder);
        let _ = referee.hear(&format!("open {}", locked.display()));
        accepted(&mut referee, &format!("unlock {PASSPHRASE}"));
    };
    unlock();
    assert!(!plain.exists() && key_of(&locked).exists() && !unfinished.exists());
    // What lies there for another reason is left alone: a game that was revealed, for one.
    fs::write(&plain, &before).unwrap();
    unlock();
    assert_eq!(fs::read(&plain).unwrap(), before);
}

/// A key is never written over, nor a locked game: whoever lost one would never open his game again.
#[test]
fn no_key_is_written_over() {
    let folder = Folder::new("keys");
    let (other, _) = locked_game(&folder);
    let (key, game) = (fs::read(key_of(&other)).unwrap(), fs::read(&other).unwrap());
    let mut referee = referee(&folder);
    accepted(&mut referee, "new give=0");
    let plain = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let locked = PathBuf::from(format!("{}.age", plain.display()));
    // A game whose key is elsewhere, and a key whose game is.
    for taken in [locked.clone(), key_of(&locked)] {
        fs::write(&taken, "of somebody").unwrap();
        assert_eq!(refused(&mut referee, "lock me"), "trouble-would-overwrite");
        assert_eq!(fs::read_to_string(&taken).unwrap(), "of somebody");
        assert!(plain.exists());
        fs::remove_file(&taken).unwrap();
    }
    accepted(&mut referee, "lock me");
    for target in [other.with_extension(""), other.clone()] {
        let name = refused(&mut referee, &format!("save {}", target.display()));
        assert_eq!(name, "trouble-would-overwrite", "{}", target.display());
    }
    assert!(fs::read(key_of(&other)).unwrap() == key && fs::read(&other).unwrap() == game);
    // Nor does a game that is revealed onto its own locked file reveal anything.
    accepted(&mut referee, "start 7");
    accepted(&mut referee, "information 3 4 12 16 26");
    accepted(&mut referee, "begin");
    accepted(&mut referee, "corruption = 12");
    assert_eq!(refused(&mut referee, &format!("reveal {}", locked.display())), "trouble-would-overwrite");
    accepted(&mut referee, "undo");
}

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

/// A passphrase is repeated nowhere, whatever comes of the line.
#[test]
fn a_passphrase_is_not_repeated() {
    let folder = Folder::new("repeated");
    let mut referee = referee(&folder);
    let long = "mellon ".repeat(20_000);
    for (line, said) in [
        (format!("lock {PASSPHRASE}"), "lock"),
        (format!("unlock {PASSPHRASE}"), "unlock"),
        (format!("  LOCK   {PASSPHRASE}"), "LOCK"),
        ("new".into(), "new"),
        (format!("\u{feff}lock {PASSPHRASE}"), "lock"),
        (format!("lock {PASSPHRASE}"), "lock"),
        ("open".into(), "open"),
        ("unlock mellon".into(), "unlock"),
        (format!("lock {long}"), "…"),
    ] {
        let reply = referee.hear(&line).unwrap();
        assert!(reply.print(true).starts_with(&format!("> {said}\n")), "{}", reply.print(true));
        for text in [reply.print(true), reply.print_public(true), format!("{reply:?}")] {
            assert!(!text.contains("friend") && !text.contains("mellon"), "{text}");
        }
    }
}

/// At a terminal the passphrase is asked for, and does not stand there when it was typed.
#[cfg(unix)]
#[test]
fn a_passphrase_is_asked_for_at_a_terminal_and_not_shown() {
    let folder = Folder::new("asked");
    // Waits for a sentence, then types a line; and says at last all that stood on the terminal.
    let script = "import os, pty, sys\n\
        pid, terminal = pty.fork()\n\
        if pid == 0: os.execv(sys.argv[1], sys.argv[1:4] + ['--language', 'en', 'referee'])\n\
        said, seen = b'', 0\n\
        for wait, line in zip(sys.argv[4::2], sys.argv[5::2]):\n\
        \x20   while wait.encode() not in said[seen:]: said += os.read(terminal, 1000)\n\
        \x20   seen = len(said)\n\
        \x20   os.write(terminal, line.encode() + b'\\n')\n\
        try:\n    while True:\n        more = os.read(terminal, 1000)\n        if not more: break\n        said += more\n\
        except OSError: pass\n\
        sys.stdout.buffer.write(said)\n\
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n";
    let at_a_terminal = |said: &[&str]| {
        let mut python = Command::new("python3");
        python
            .arg("-c")
            .arg(script)
            .arg(env!("CARGO_BIN_EXE_underhill"))
            .arg("--data")
            .arg(&folder)
            .args(said);
        let output = python.output().expect("python3 is there");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
        assert!(!told.contains("friend") && !told.contains("mellon"), "{told}");
        told
    };
    let (typed, once_more) = ("not shown):", "once more:");
    // Nothing is asked for where there is nothing to lock.
    let told = at_a_terminal(&["> ", "lock", "? ", "unlock", "? ", "quit"]);
    assert!(!told.contains(typed), "{told}");
    let told = at_a_terminal(&[
        "> ",
        "new",
        "= new game",
        "lock",
        typed,
        PASSPHRASE,
        once_more,
        "mellon",
        "? ",
        "lock",
        typed,
        PASSPHRASE,
        once_more,
        PASSPHRASE,
        "= locked",
        "quit",
    ]);
    assert!(told.contains("That is not the same twice."), "{told}");
    let told = at_a_terminal(&[
        "> ",
        "open",
        "? ",
        "unlock",
        typed,
        "mellon",
        "That is not",
        " unlock ",
        typed,
        PASSPHRASE,
        "= setup",
        "quit",
    ]);
    assert!(told.contains("= bye"), "{told}");
}

/// Where a locked game has two names it is one game while it is played, goes on by one of them, and says so.
#[cfg(unix)]
#[test]
fn a_locked_game_with_two_names() {
    let folder = Folder::new("names");
    let (game, text) = locked_game(&folder);
    let other = folder.join("other.underhill.age");
    fs::hard_link(&game, &other).unwrap();
    fs::hard_link(key_of(&game), key_of(&other)).unwrap();
    let unlock = |path: &Path| {
        let mut referee = referee(&folder);
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), "trouble-passphrase-wanted");
        let reply = referee.hear(&format!("unlock {PASSPHRASE}")).unwrap();
        assert!(reply.accepted());
        (referee, reply.print(false))
    };
    let (mut first, told) = unlock(&game);
    assert!(told.contains("has other names") && told.contains(game.to_str().unwrap()), "{told}");
    let (mut second, told) = unlock(&other);
    assert!(told.contains("played by another copy"), "{told}");
    assert_eq!(refused(&mut second, "note me too"), "trouble-locked");
    drop(second);
    accepted(&mut first, "note by this name");
    let by_this_name = first.kept::<Hunt>().unwrap().record().text().to_owned();
    drop(first);
    // What lies behind is a copy as any other, and loses nothing to the game nor the game to it.
    let (mut second, told) = unlock(&other);
    assert!(!told.contains("other names"), "{told}");
    assert_eq!(second.kept::<Hunt>().unwrap().record().text(), text);
    accepted(&mut second, "note by that name");
    assert_eq!(refused(&mut second, &format!("save {}", game.display())), "trouble-would-overwrite");
    drop(second);
    assert_eq!(unlock(&game).0.kept::<Hunt>().unwrap().record().text(), by_this_name);
    // A copy onto another name of its own is one with a key beside it.
    fs::remove_file(&other).unwrap();
    fs::remove_file(key_of(&other)).unwrap();
    fs::hard_link(&game, &other).unwrap();
    let (mut first, _) = unlock(&game);
    accepted(&mut first, &format!("save {}", other.display()));
    drop(first);
    assert_eq!(unlock(&other).0.kept::<Hunt>().unwrap().record().text(), by_this_name);
}

/// The key of a locked game goes to the bin with it, and nothing else does. It has a bin of its own here.
#[test]
#[cfg(target_os = "linux")]
fn the_key_of_a_locked_game_goes_with_it() {
    const BIN: &str = "XDG_DATA_HOME";
    let folder = Folder::new("key-in-bin");
    let bin = folder.file("bin");
    let inside = std::env::var_os(BIN).is_some_and(|bin| bin.to_string_lossy().contains("key-in-bin"));
    if !inside {
        let mut run = Command::new(std::env::current_exe().unwrap());
        let test = "the_key_of_a_locked_game_goes_with_it";
        let output = run.args(["--exact", test, "--nocapture"]).env(BIN, &bin).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"), "{test} is called otherwise");
        return;
    }
    let bin = PathBuf::from(std::env::var_os(BIN).unwrap());
    let folder = Folder::new("key-inside");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    for command in ["new seed=4", "start draw", "new seed=4", "start draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
    assert!(desk.app.hear("lock speak friend"));
    let path = desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
    let key = path.with_extension("key");
    drop(desk);
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("g");
    let throws = |desk: &mut Desk, game: &str| {
        desk.clicks(game);
        desk.clicks("Throw away …");
        desk.clicks("Yes");
        assert!(desk.sees_within("lies in the bin"), "{game}");
    };
    let left = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
        names.retain(|name| name.contains(".underhill"));
        names.sort();
        names
    };
    // A key that lies beside a plain game by chance is none of its own.
    let plain = Store::at(&folder.0).games().into_iter().find(|game| *game != path).unwrap();
    let beside = PathBuf::from(format!("{}.key", plain.display()));
    fs::write(&beside, "of somebody").unwrap();
    assert!(path.exists() && key.exists());
    throws(&mut desk, "locked");
    assert!(!path.exists() && !key.exists());
    throws(&mut desk, "Practice board");
    assert!(!plain.exists() && beside.exists());
    assert_eq!(left(&folder.0).len(), 1);
    assert_eq!(left(&bin.join("Trash/files")).len(), 3);
}
