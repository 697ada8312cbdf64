//! Files that fail: the n-th write, for every n; damaged, foreign, newer, locked and unwritable ones.

use crate::common::{Folder, Whims, accepted, table};
use std::cell::RefCell;
use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::{Disk, Journal, Store};
use underhill::table::Record;

/// A disk whose n-th write fails, having written some of the bytes.
struct Failing {
    bytes: Rc<RefCell<Vec<u8>>>,
    writes: usize,
    fails: std::ops::Range<usize>,
    part: usize,
}

impl Failing {
    fn now(&mut self) -> bool {
        self.writes += 1;
        self.fails.contains(&(self.writes - 1))
    }
}

impl Disk for Failing {
    fn write_at(&mut self, place: u64, bytes: &[u8]) -> io::Result<()> {
        let fails = self.now();
        let some = if fails { &bytes[..self.part.min(bytes.len())] } else { bytes };
        let mut disk = self.bytes.borrow_mut();
        let place = place as usize;
        assert!(place <= disk.len(), "a hole in the file");
        let end = (place + some.len()).max(disk.len());
        disk.resize(end, 0);
        disk[place..place + some.len()].copy_from_slice(some);
        if fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn cut(&mut self, place: u64) -> io::Result<()> {
        if self.now() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.borrow_mut().truncate(place as usize);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn whichever_write_fails_nothing_is_lost_once_it_is_possible_again() {
    let mut referee = Referee::new(None);
    accepted(&mut referee, "new seed=1");
    let mut texts = vec![referee.kept::<Hunt>().unwrap().record().text().to_owned()];
    let mut whims = Whims::new(3);
    while texts.len() < 25 {
        let command = whims.command(referee.state::<Hunt>().unwrap());
        if referee.hear(&command).unwrap().accepted() {
            texts.push(referee.kept::<Hunt>().unwrap().record().text().to_owned());
        }
    }
    for first in 0..texts.len() {
        for (length, part) in [(1, 0), (1, 7), (2, 100_000), (3, 50), (100, 3)] {
            let bytes = Rc::new(RefCell::new(Vec::new()));
            let disk = Failing { bytes: Rc::clone(&bytes), writes: 0, fails: first..first + length, part };
            let mut journal = Journal::new(disk, 0);
            for text in &texts {
                let kept = journal.keep(text);
                let disk = bytes.borrow();
                if kept.is_ok() {
                    // What was answered is on the disk, and nothing else.
                    assert_eq!(*disk, text.as_bytes());
                } else if let Ok(opened) = Record::<Hunt>::read(&disk) {
                    // Otherwise what stands there opens, and is the beginning of this game.
                    assert!(text.as_bytes().starts_with(opened.record.text().as_bytes()));
                } else {
                    assert!(disk.len() < texts[0].len() || disk.is_empty());
                }
            }
            if length < 100 {
                // Each failing write is one more command that was answered without being on the disk.
                let tries = (0..=length).filter(|_| journal.keep(texts.last().unwrap()).is_err()).count();
                assert!(tries <= length);
                assert_eq!(*bytes.borrow(), texts.last().unwrap().as_bytes());
            }
        }
    }
}

/// A disk that says no to the first syncs, and counts them.
#[derive(Default)]
struct Slow {
    syncs: Rc<RefCell<usize>>,
    refuses: usize,
}

impl Disk for Slow {
    fn write_at(&mut self, _: u64, _: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn cut(&mut self, _: u64) -> io::Result<()> {
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        *self.syncs.borrow_mut() += 1;
        if *self.syncs.borrow() <= self.refuses { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }
}

#[test]
fn the_disk_is_waited_for_once_for_what_was_written_and_again_if_it_said_no() {
    let syncs = Rc::new(RefCell::new(0));
    let mut journal = Journal::new(Slow { syncs: Rc::clone(&syncs), refuses: 2 }, 0);
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 0, "nothing was written");
    journal.keep("a line\n").unwrap();
    assert!(journal.sync().is_err());
    assert!(journal.sync().is_err());
    assert!(journal.sync().is_ok());
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 3);
    journal.keep("a line\nanother\n").unwrap();
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 4);
}

fn play_a_little(referee: &mut Referee) {
    table().of("seed=1").shadows(1).then(&["move ."]).begins(referee);
}

fn refused(referee: &mut Referee, command: &str) -> String {
    let reply = referee.hear(command).unwrap();
    reply.refused_as().map(str::to_owned).unwrap_or_else(|| panic!("{command} was accepted"))
}

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

#[test]
fn a_torn_line_is_cut_off_and_play_goes_on() {
    let folder = Folder::not_yet("torn");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    let path = folder.game();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 10]).unwrap();

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
        ("later-rules", text.replacen("\"rules\":4", "\"rules\":5", 1), "trouble-newer"),
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
fn a_second_copy_is_told_so() {
    let folder = Folder::not_yet("locked");
    let mut first = folder.referee();
    play_a_little(&mut first);
    let mut second = folder.referee();
    // It can look, and not write.
    let reply = second.hear("open").unwrap();
    assert!(reply.print(false).starts_with("~ ") && reply.print(false).contains("played by another copy"));
    assert_eq!(second.state::<Hunt>().unwrap().view, first.state::<Hunt>().unwrap().view);
    assert_eq!(accepted(&mut second, "log"), "1");
    let file = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let before = std::fs::read(&file).unwrap();
    for command in ["done", "undo", "note here I am", "redo"] {
        let name = refused(&mut second, command);
        assert!(name == "trouble-locked" || name == "misheard-nothing-to-redo", "{command}: {name}");
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
    accepted(&mut first, "done");
    // The same copy may say open as often as it likes.
    assert_eq!(accepted(&mut first, "open"), "day 1 daylight 1, ringwraiths");
    drop(first);
    assert_eq!(accepted(&mut second, "open"), "day 1 daylight 1, ringwraiths");
}

/// Some systems let nobody read a file that is locked: there only one beside it is, that no list shows. Elsewhere the
/// game is held as well, and everybody reads it all the same.
#[test]
fn a_played_game_is_held_and_can_be_read() {
    let folder = Folder::not_yet("beside");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let free = |path: &PathBuf| std::fs::File::open(path).unwrap().try_lock().is_ok();
    let held = |path: &PathBuf| free(path) != cfg!(unix) && std::fs::read(path).is_ok();
    let beside = |path: &PathBuf| PathBuf::from(format!("{}.lock", path.display()));
    let plain = folder.game();
    assert!(held(&plain) && !free(&beside(&plain)));
    accepted(&mut referee, "lock speak friend");
    let locked = folder.game();
    assert!(!beside(&plain).exists(), "{plain:?}");
    assert!(held(&locked) && free(&locked.with_extension("key")) && !free(&beside(&locked)));
    // It is another file with each command.
    accepted(&mut referee, "done");
    assert!(held(&locked));
    drop(referee);
    assert!(!beside(&locked).exists() && free(&locked));
    let mut again = folder.referee();
    assert_eq!(refused(&mut again, "open"), "trouble-passphrase-wanted");
    accepted(&mut again, "unlock speak friend");
    assert!(held(&locked) && free(&locked.with_extension("key")) && !free(&beside(&locked)));
}

/// Another name of a game's file is the same game: whoever opens it looks on, and no answered command is lost.
#[cfg(unix)]
#[test]
fn a_game_is_one_game_by_each_of_its_names() {
    let folder = Folder::not_yet("names");
    let mut first = folder.referee();
    play_a_little(&mut first);
    let game = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let other = folder.0.join("other name");
    std::fs::hard_link(&game, &other).unwrap();
    let open = format!("open {}", other.display());
    let mut second = folder.referee();
    accepted(&mut second, &open);
    assert_eq!(refused(&mut second, "done"), "trouble-locked");
    accepted(&mut first, "done");
    // To its player it is the file that he has.
    assert_eq!(accepted(&mut first, &open), "day 1 daylight 1, ringwraiths");
    assert_eq!(accepted(&mut first, &format!("save {}", other.display())), "saved");
    accepted(&mut first, "hunt 22");
    let text = first.kept::<Hunt>().unwrap().record().text().to_owned();
    drop((first, second));
    let mut third = folder.referee();
    accepted(&mut third, &open);
    assert_eq!(third.kept::<Hunt>().unwrap().record().text(), text);
    accepted(&mut third, "hunt 23");
    let text = third.kept::<Hunt>().unwrap().record().text().to_owned();
    drop(third);
    assert_eq!(std::fs::read_to_string(&game).unwrap(), text);
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 2);
}

/// What a killed program has left beside a game keeps nobody from playing it.
#[test]
fn an_abandoned_lock_is_none() {
    let folder = Folder::not_yet("abandoned");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    let left = PathBuf::from(format!("{}.lock", folder.game().display()));
    std::fs::write(&left, "").unwrap();
    let mut referee = folder.referee();
    accepted(&mut referee, "open");
    accepted(&mut referee, "done");
    drop(referee);
    assert!(!left.exists());
}

#[test]
fn save_keeps_a_copy_and_overwrites_nothing_else() {
    let folder = Folder::not_yet("save");
    std::fs::create_dir_all(&folder.0).unwrap();
    let (copy, foreign) = (folder.0.join("a copy"), folder.0.join("letter.txt"));
    std::fs::write(&foreign, "dear Frodo").unwrap();
    let mut referee = Referee::new(None);
    play_a_little(&mut referee);
    for command in ["done", "search 22"] {
        assert_eq!(accepted(&mut referee, &format!("save {}", copy.display())), "saved");
        accepted(&mut referee, command);
    }
    assert_eq!(accepted(&mut referee, &format!("save {}", copy.display())), "saved");
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), referee.kept::<Hunt>().unwrap().record().text());
    assert_eq!(refused(&mut referee, &format!("save {}", foreign.display())), "trouble-would-overwrite");
    assert_eq!(std::fs::read_to_string(&foreign).unwrap(), "dear Frodo");
    let nowhere = folder.0.join("no such folder/copy");
    assert_eq!(refused(&mut referee, &format!("save {}", nowhere.display())), "trouble-unwritable");
    // Another game does not take the copy's place.
    play_a_little(&mut referee);
    assert_eq!(refused(&mut referee, &format!("save {}", copy.display())), "trouble-would-overwrite");
    // Opened in memory, the copy is read and never written.
    let before = std::fs::read(&copy).unwrap();
    accepted(&mut referee, &format!("open {}", copy.display()));
    accepted(&mut referee, "hunt 22");
    assert_eq!(std::fs::read(&copy).unwrap(), before);
}

#[test]
fn a_folder_that_cannot_be_made_is_said_and_play_goes_on() {
    let folder = Folder::not_yet("unwritable");
    // A file stands where the folder should be.
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    let reply = referee.hear("new seed=1 give=0").unwrap();
    assert!(reply.accepted());
    assert!(reply.print(false).contains("~ Not saved"), "{}", reply.print(false));
    accepted(&mut referee, "start draw");
    // As soon as it is possible, all of it is written.
    std::fs::remove_file(&folder.0).unwrap();
    let reply = referee.hear("information draw").unwrap();
    assert!(reply.print(false).contains("~ Saved"), "{}", reply.print(false));
    assert_eq!(
        std::fs::read_to_string(folder.game()).unwrap(),
        referee.kept::<Hunt>().unwrap().record().text()
    );
    accepted(&mut referee, "new seed=3 give=0");

    // Otherwise the game is not left behind unsaved, unless a copy is kept.
    drop(referee);
    std::fs::remove_dir_all(&folder.0).unwrap();
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    accepted(&mut referee, "new seed=1 give=0");
    assert_eq!(refused(&mut referee, "new seed=2"), "trouble-unwritable");
    let copy = std::env::temp_dir().join(format!("underhill-copy-{}", std::process::id()));
    accepted(&mut referee, &format!("save {}", copy.display()));
    accepted(&mut referee, "new seed=2");
    std::fs::remove_file(copy).unwrap();
    std::fs::remove_file(&folder.0).unwrap();
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_a_game() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::not_yet("private");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.game()), 0o600);
    assert_eq!(mode(&folder.0), 0o700);
}

/// What is given away can be read by whoever may read anything else of its owner's, and a link leads where it led.
#[cfg(unix)]
#[test]
fn what_is_for_others_is_not_private() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::not_yet("for-others");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let usual = folder.0.join("usual");
    fs::write(&usual, "").unwrap();
    // A copy is as secret as the game.
    let copy = folder.0.join("copy");
    accepted(&mut referee, &format!("save {}", copy.display()));
    assert_eq!(mode(&copy), 0o600);
    accepted(&mut referee, "corruption = 12");
    let revealed = folder.0.join("revealed");
    accepted(&mut referee, &format!("reveal {}", revealed.display()));
    assert_eq!(mode(&revealed), mode(&usual));
    fs::set_permissions(&revealed, Permissions::from_mode(0o640)).unwrap();
    let link = folder.0.join("link");
    std::os::unix::fs::symlink(&revealed, &link).unwrap();
    accepted(&mut referee, &format!("reveal {}", link.display()));
    assert!(link.is_symlink());
    assert_eq!(mode(&revealed), 0o640);
    let text = referee.kept::<Hunt>().unwrap().record().text();
    assert_eq!(fs::read_to_string(&revealed).unwrap(), text);
}

#[test]
fn a_copy_that_went_on_elsewhere_is_not_written_over() {
    let folder = Folder::not_yet("later-copy");
    std::fs::create_dir_all(&folder.0).unwrap();
    let copy = folder.0.join("copy");
    let mut one = Referee::new(None);
    play_a_little(&mut one);
    accepted(&mut one, &format!("save {}", copy.display()));
    // Somebody plays on in the copy: neither while he does nor afterwards is it replaced.
    let mut other = folder.referee();
    accepted(&mut other, &format!("open {}", copy.display()));
    assert_eq!(refused(&mut one, &format!("save {}", copy.display())), "trouble-locked");
    accepted(&mut other, "done");
    drop(other);
    let later = std::fs::read(&copy).unwrap();
    assert_eq!(refused(&mut one, &format!("save {}", copy.display())), "trouble-would-overwrite");
    assert_eq!(std::fs::read(&copy).unwrap(), later);
}

#[test]
fn what_could_not_be_written_is_written_before_the_program_ends() {
    let folder = Folder::not_yet("at-the-end");
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    std::fs::remove_file(&folder.0).unwrap();
    referee.close();
    let text = referee.kept::<Hunt>().unwrap().record().text().to_owned();
    assert_eq!(std::fs::read_to_string(folder.game()).unwrap(), text);
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

/// Nothing is written over but an earlier copy of this game, or a letter of it, whichever way it is written.
#[test]
fn nothing_else_is_written_over() {
    let folder = Folder::not_yet("over");
    std::fs::create_dir_all(&folder.0).unwrap();
    let path = |name: &str| folder.0.join(name);
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let other = path("of another game");
    accepted(&mut referee, &format!("save {}", other.display()));
    table().of("seed=3").shadows(2).then(&["move A !"]).begins(&mut referee);
    let game = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let (letter, early) = (path("letter"), path("earlier copy"));
    accepted(&mut referee, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("save {}", early.display()));
    // In a copy the game goes on, and is sealed there as well.
    let (later, later_letter) = (path("later copy"), path("later letter"));
    accepted(&mut referee, &format!("save {}", later.display()));
    let mut elsewhere = folder.referee();
    accepted(&mut elsewhere, &format!("open {}", later.display()));
    for command in ["undo", "redo"] {
        accepted(&mut elsewhere, command);
    }
    accepted(&mut elsewhere, &format!("letter {}", later_letter.display()));
    drop(elsewhere);
    let damaged = path("damaged copy");
    std::fs::write(&damaged, [&std::fs::read(&later).unwrap()[..], b"{}\n{}\n"].concat()).unwrap();
    let text = path("text");
    std::fs::write(&text, "dear Frodo").unwrap();
    let mut taken = vec![other, later, damaged, text, later_letter];
    #[cfg(unix)]
    for (name, to) in [("nowhere", "nothing here"), ("round", "round")] {
        std::os::unix::fs::symlink(path(to), path(name)).unwrap();
        taken.push(path(name));
    }
    let mut folders = vec![folder.0.clone()];
    if cfg!(unix) {
        folders.push("/dev/null".into());
    }
    for command in ["undo", "redo"] {
        accepted(&mut referee, command);
    }
    // The letter is one of Part 1, and is written from its end.
    let mut sealing = Referee::new(None);
    accepted(&mut sealing, &format!("open {}", early.display()));
    let seen = |path: &PathBuf| (path.is_symlink(), std::fs::read(path).ok(), path.is_dir());
    for taken in taken.iter().chain([&letter]).chain(&folders) {
        let before = seen(taken);
        for door in ["save", "reveal", "letter"] {
            let referee = if door == "letter" { &mut sealing } else { &mut referee };
            if door == "letter" && taken == &letter {
                continue;
            }
            let name = refused(referee, &format!("{door} {}", taken.display()));
            let expected: &[&str] = match taken.is_symlink() {
                true => &["trouble-dead-link"],
                false => &["trouble-would-overwrite", "trouble-would-overwrite-file"],
            };
            assert!(expected.contains(&name.as_str()), "{door} {}: {name}", taken.display());
            assert!(seen(taken) == before, "{door} {}", taken.display());
        }
    }
    assert_eq!(refused(&mut sealing, &format!("letter {}", game.display())), "trouble-would-overwrite-file");
    // What may be written over is.
    accepted(&mut sealing, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("save {}", early.display()));
    accepted(&mut referee, &format!("reveal {}", early.display()));
    let text = referee.kept::<Hunt>().unwrap().record().text();
    assert!(
        std::fs::read_to_string(&early).unwrap() == text && std::fs::read_to_string(&game).unwrap() == text
    );
    // Nothing is left of the attempts.
    let part = |name: &std::ffi::OsStr| name.to_string_lossy().ends_with(".part");
    assert!(!std::fs::read_dir(&folder.0).unwrap().any(|entry| part(&entry.unwrap().file_name())));
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
