//! A full disk, a folder that may not be written, and permission that is taken away in the middle of a game: it is said
//! in terminal and window, play goes on, and saving resumes when it can. So is a pipe where a file should be.
//!
//! A small disk needs a mount of its own, and permissions mean nothing to a superuser: each test here runs itself
//! again, in a namespace of its own or as nobody in particular. Where that is not allowed a line says which test was
//! not tried; and where `CI` is set it fails, unless `UNDERHILL_WITHOUT=namespaces,permissions` names what is missing.
#![cfg(target_os = "linux")]

#[path = "it/common.rs"]
mod common;
#[path = "it/desk.rs"]
mod desk;

use common::{Folder, accepted};
use desk::Desk;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::referee::{Errands, Referee};
use underhill::risk::Risk;
use underhill::store::{OnDisk as _, Store};
use underhill::table::{Game, Record};
use underhill::war::War;

/// Set in the test that runs itself again.
const INSIDE: &str = "UNDERHILL_INSIDE";

/// Runs this test again behind another program, unless it is run so already. Whether it is.
fn inside(test: &str, call: &[&str]) -> bool {
    if std::env::var_os(INSIDE).is_some() {
        return true;
    }
    let run = |command: &[&str]| {
        let mut run = Command::new(call[0]);
        run.args(&call[1..]).args(command).env(INSIDE, "1");
        run.output()
    };
    // Some places (a container without the right to it) do not allow that.
    if !run(&["true"]).is_ok_and(|output| output.status.success()) {
        cannot(test, call);
        return false;
    }
    let this = std::env::current_exe().unwrap();
    let output = run(&[this.to_str().unwrap(), "--exact", test, "--nocapture"]).unwrap();
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    false
}

/// Where a test cannot be run at all: a machine that decides what is published has to be told so, by name.
fn cannot(test: &str, call: &[&str]) {
    let missing = if call[0] == "unshare" { "namespaces" } else { "permissions" };
    let known = std::env::var("UNDERHILL_WITHOUT").unwrap_or_default();
    let is_known = known.split(',').any(|known| known.trim() == missing);
    let call = call.join(" ");
    assert!(
        is_known || std::env::var_os("CI").is_none(),
        "{test} cannot be run here: {call} is not allowed. UNDERHILL_WITHOUT={missing} says that this is known."
    );
    // Counted by whoever wants to know: `cargo test -- --nocapture 2>&1 | grep -c '^not tried: '`.
    eprintln!("not tried: {test}, without {missing} ({call})");
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.starts_with(b"0")
}

/// As somebody whom permissions concern.
fn as_nobody(test: &str) -> bool {
    if is_root() || std::env::var_os(INSIDE).is_some() {
        inside(test, &["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    } else {
        true
    }
}

fn told(referee: &mut Referee, command: &str) -> String {
    let reply = referee.hear(command).unwrap();
    assert!(reply.accepted(), "{command}: {}", reply.answer());
    reply.print(false)
}

/// The commands in the file of the only game in a folder, each as it was said.
fn kept<G: Game>(folder: &Path) -> Vec<String> {
    let path = Store::at(folder).games().pop().expect("a game is kept");
    let opened = Record::<G>::read(&fs::read(path).unwrap()).unwrap_or_else(|fault| panic!("{fault:?}"));
    opened.record.said().map(|(said, _)| said.full.clone()).collect()
}

const GAME: [&str; 5] = [
    "new board=none tiles=none starts=1,2,3 give=0",
    "start 2",
    "information 4 9 13 20 31",
    "begin",
    "move 22",
];

#[test]
fn a_pipe_is_no_file() {
    let folder = Folder::new("pipe");
    let pipe = folder.file("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut referee = Referee::new(None);
    let refused =
        |referee: &mut Referee, line: &str| referee.hear(line).unwrap().refused_as().map(str::to_owned);
    for command in ["open ", "new board=none starts=1 tiles=none board2="] {
        let line = format!("{command}{}", pipe.display());
        assert_eq!(refused(&mut referee, &line).as_deref(), Some("trouble-not-a-file"), "{line}");
    }
    GAME.iter().for_each(|command| drop(told(&mut referee, command)));
    let save = format!("save {}", pipe.display());
    assert_eq!(refused(&mut referee, &save).as_deref(), Some("trouble-would-overwrite"));
}

/// A small disk.
struct Disk<'a> {
    games: &'a Path,
    fill: &'a dyn Fn(),
    empty: &'a dyn Fn(),
    resized: &'a dyn Fn(&str),
}

impl Disk<'_> {
    /// It fills up while a game is played on it that begins so, and has room again.
    fn fills_up<G: Errands>(&self, begins: &[&str], locked: bool) {
        let Self { games, fill, empty, resized } = self;
        let what = format!("{}, locked {locked}", begins[0]);
        let acts = |referee: &Referee| referee.kept::<G>().unwrap().record().acts().len();
        let _ = fs::remove_dir_all(games);
        let mut referee = Referee::new(Some(Store::at(games)));
        begins.iter().for_each(|command| drop(told(&mut referee, command)));
        if locked {
            accepted(&mut referee, "lock speak friend");
        }
        fill();
        let mut said = 0;
        for number in 0..120 {
            let reply = told(&mut referee, &format!("note {number} {}", "all is well ".repeat(60)));
            assert!(reply.ends_with("= noted\n"));
            said += usize::from(reply.contains("Not saved"));
        }
        assert!(said > 60, "{what}: only {said} times");
        // Nor is it saved by being told to save it where it lies.
        let path = referee.kept::<G>().unwrap().path().unwrap().to_owned();
        let saved = referee.hear(&format!("save {}", path.display())).unwrap();
        assert_eq!(saved.refused_as(), Some("trouble-unwritable"), "{what}");
        let lines = acts(&referee);
        let before: Vec<String> =
            referee.kept::<G>().unwrap().record().said().map(|(said, _)| said.full.clone()).collect();
        // What is not on disk is not left behind.
        assert!(!referee.hear("new").unwrap().accepted());
        empty();
        // Room for all of it, where the disk has it.
        resized("4m");
        let reply = told(&mut referee, "note and on");
        assert!(reply.contains("Saved"), "{what}: {reply}");
        assert!(!told(&mut referee, "note again").contains("aved"));
        assert_eq!(acts(&referee), lines + 2);
        if !locked {
            assert_eq!(kept::<G>(games)[..before.len()], before);
        }
        drop(referee);
        let mut again = Referee::new(Some(Store::at(games)));
        let opened = again.hear("open").unwrap();
        if locked {
            assert_eq!(opened.refused_as(), Some("trouble-passphrase-wanted"));
            accepted(&mut again, "unlock speak friend");
        }
        assert_eq!(acts(&again), lines + 2);
        drop(again);
        fs::remove_dir_all(games).unwrap();
        resized("128k");
    }
}

#[test]
fn a_full_disk_is_said_and_saving_resumes() {
    if !inside("a_full_disk_is_said_and_saving_resumes", &["unshare", "--user", "--map-root-user", "--mount"])
    {
        return;
    }
    let folder = Folder::new("full");
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=128k", "none"])
        .arg(&folder)
        .status()
        .is_ok_and(|status| status.success());
    assert!(mounted, "a small disk");
    let games = folder.join("games");
    let ballast = folder.join("ballast");
    let fill = || {
        let mut bytes = vec![0; 1 << 20];
        while !bytes.is_empty() && fs::write(&ballast, &bytes).is_err() {
            // As much as there is room for stays.
            bytes.truncate(bytes.len() / 2);
            if fs::metadata(&ballast).is_ok_and(|file| file.len() > 0) {
                break;
            }
        }
    };

    // In the terminal: a plain game of each kind, and a locked one.
    let resized = |size: &str| {
        let mut mount = Command::new("mount");
        mount.args(["-o", &format!("remount,size={size}")]).arg(&folder);
        assert!(mount.status().unwrap().success());
    };
    let empty = || fs::remove_file(&ballast).unwrap();
    let disk = Disk { games: &games, fill: &fill, empty: &empty, resized: &resized };
    for locked in [false, true] {
        disk.fills_up::<Hunt>(&GAME, locked);
        disk.fills_up::<War>(&["new war", "begin"], locked);
        disk.fills_up::<Fate>(&["new fate players=2"], locked);
        disk.fills_up::<Risk>(&["new risk players=yellow,red"], locked);
        disk.fills_up::<Battle>(&["new battle", "begin"], locked);
    }

    // And in the window: what goes wrong stands there to be read.
    let open = ["new war", "new fate players=2", "new risk players=yellow,red", "new battle"];
    for begins in [&GAME[..]].into_iter().chain(open.iter().map(std::slice::from_ref)) {
        let _ = fs::remove_dir_all(&games);
        let mut desk = Desk::new(Some(Store::at(&games)));
        for command in begins {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.goes_on();
        fill();
        for number in 0..60 {
            desk.types(&format!("note {number}"));
        }
        assert!(desk.sees_within("Not saved"), "{}: the window does not say it", begins[0]);
        desk.picture().leave("disk-full.png", desk::LARGE);
        empty();
        desk.types("note and on");
        assert!(desk.sees_within("Saved: everything is in the file again"), "{}", begins[0]);
        assert!(!desk.sees_within("Not saved"), "{}", begins[0]);
    }
}

#[test]
fn a_folder_that_may_not_be_written_keeps_nobody_from_playing() {
    if !as_nobody("a_folder_that_may_not_be_written_keeps_nobody_from_playing") {
        return;
    }
    fn of<G: Errands>(begins: &[&str]) {
        let folder = Folder::new(&format!("read-only-{}", G::WORD));
        fs::set_permissions(&folder, Permissions::from_mode(0o500)).unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.join("games"))));
        for command in begins {
            assert!(told(&mut referee, command).contains("Not saved"), "{command}");
        }
        fs::set_permissions(&folder, Permissions::from_mode(0o700)).unwrap();
        assert!(told(&mut referee, "note on").contains("Saved"));
        assert_eq!(kept::<G>(&folder.join("games")), [begins, &["note on"]].concat());
    }
    of::<War>(&["new war", "begin"]);
    of::<Fate>(&["new fate players=2"]);
    of::<Risk>(&["new risk players=yellow,red"]);
    of::<Battle>(&["new battle", "begin"]);
    let folder = Folder::new("read-only");
    fs::set_permissions(&folder, Permissions::from_mode(0o500)).unwrap();
    let mut referee = Referee::new(Some(Store::at(folder.join("games"))));
    assert!(told(&mut referee, GAME[0]).contains("Not saved"));
    for command in &GAME[1..] {
        assert!(told(&mut referee, command).contains("Not saved"), "{command}");
    }
    fs::set_permissions(&folder, Permissions::from_mode(0o700)).unwrap();
    assert!(told(&mut referee, "done").contains("Saved"));
    assert_eq!(kept::<Hunt>(&folder.join("games")), [&GAME[..], &["done"]].concat());
    // A game that may be read and not written is gone on with in memory, and says so.
    drop(referee);
    let file = Store::at(folder.join("games")).games().pop().unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o400)).unwrap();
    let mut referee = Referee::new(Some(Store::at(folder.join("games"))));
    assert!(told(&mut referee, "open").contains("cannot be written"));
    // As long as nothing is in memory only, it can be left.
    told(&mut referee, GAME[0]);
    told(&mut referee, &format!("open {}", file.display()));
    let before = fs::read(&file).unwrap();
    assert!(told(&mut referee, "note in memory").contains("Not saved"));
    assert_eq!(fs::read(&file).unwrap(), before);
    assert!(!referee.hear(GAME[0]).unwrap().accepted());
    accepted(&mut referee, &format!("save {}", folder.join("copy").display()));
    accepted(&mut referee, GAME[0]);
    // So can one that is damaged, where no other file can be made beside it; nor can a lock.
    let sealed = folder.join("sealed");
    fs::create_dir(&sealed).unwrap();
    let damaged = sealed.join("damaged.underhill");
    fs::write(&damaged, [&before[..], b"{}\n{}\n"].concat()).unwrap();
    fs::set_permissions(&sealed, Permissions::from_mode(0o500)).unwrap();
    assert!(told(&mut referee, &format!("open {}", damaged.display())).contains("in memory only"));
    told(&mut referee, GAME[0]);
    fs::set_permissions(&sealed, Permissions::from_mode(0o700)).unwrap();
}

/// A locked game that lies where nothing can be written is gone on with in memory, and never written over what somebody
/// else has played on in it meanwhile.
#[test]
fn a_locked_game_where_nothing_can_be_written() {
    if !as_nobody("a_locked_game_where_nothing_can_be_written") {
        return;
    }
    let folder = Folder::new("locked-sealed");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    GAME.iter().for_each(|command| drop(told(&mut referee, command)));
    accepted(&mut referee, "lock speak friend");
    drop(referee);
    let open = || {
        let mut referee = Referee::new(Some(Store::at(&folder)));
        assert!(!referee.hear("open").unwrap().accepted());
        accepted(&mut referee, "unlock speak friend");
        referee
    };
    fs::set_permissions(&folder, Permissions::from_mode(0o500)).unwrap();
    let mut first = open();
    assert!(told(&mut first, "note in memory").contains("Not saved"));
    fs::set_permissions(&folder, Permissions::from_mode(0o700)).unwrap();
    let mut second = open();
    told(&mut second, "note on disk");
    drop(second);
    let file = Store::at(&folder).games().pop().unwrap();
    let before = fs::read(&file).unwrap();
    assert!(told(&mut first, "note again").contains("is not this game"));
    assert_eq!(fs::read(&file).unwrap(), before);
    accepted(&mut first, &format!("save {}", folder.join("copy.age").display()));
    accepted(&mut first, GAME[0]);
}

#[test]
fn permission_that_is_taken_away_is_missed_and_nothing_is_lost() {
    if !as_nobody("permission_that_is_taken_away_is_missed_and_nothing_is_lost") {
        return;
    }
    let folder = Folder::new("taken-away");
    let games = folder.join("games");
    // A plain game is written through a file that is open: it goes on, whatever is taken away around it.
    let mut referee = Referee::new(Some(Store::at(&games)));
    GAME.iter().for_each(|command| drop(told(&mut referee, command)));
    let file = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    fs::set_permissions(&file, Permissions::from_mode(0o000)).unwrap();
    fs::set_permissions(&games, Permissions::from_mode(0o500)).unwrap();
    assert!(!told(&mut referee, "done").contains("Not saved"));
    fs::set_permissions(&games, Permissions::from_mode(0o700)).unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    assert_eq!(kept::<Hunt>(&games), [&GAME[..], &["done"]].concat());
    // A locked game is replaced again and again: that is missed, said, and made up for.
    accepted(&mut referee, "lock speak friend");
    fs::set_permissions(&games, Permissions::from_mode(0o500)).unwrap();
    let locked = Store::at(&games).games().pop().unwrap();
    let before = fs::read(&locked).unwrap();
    for command in ["hunt 22", "note once", "note twice"] {
        assert!(told(&mut referee, command).contains("Not saved"), "{command}");
    }
    assert_eq!(fs::read(&locked).unwrap(), before);
    fs::set_permissions(&games, Permissions::from_mode(0o700)).unwrap();
    assert!(told(&mut referee, "note thrice").contains("Saved"));
    let lines = referee.kept::<Hunt>().unwrap().record().acts().len();
    drop(referee);
    let mut again = Referee::new(Some(Store::at(&games)));
    let _ = again.hear("open");
    accepted(&mut again, "unlock speak friend");
    assert_eq!(again.kept::<Hunt>().unwrap().record().acts().len(), lines);
    // Nothing is left of the attempts.
    drop(again);
    let names: Vec<_> = fs::read_dir(&games).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}
