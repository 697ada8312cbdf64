//! A game's file that is removed, emptied, cut off or replaced while it is played: what was answered is written again, what is
//! not this game stays as it is, and for as long as nothing can be written every answer says so. In all five games, and at
//! every door.

use crate::common::{Folder, accepted};
use crate::desk::Desk;
use std::fs;
use std::path::{Path, PathBuf};
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::referee::terminal::{Call, serve};
use underhill::referee::{Errands, Referee};
use underhill::risk::Risk;
use underhill::store::{OnDisk as _, Store};
use underhill::war::War;

const FOREIGN: &[u8] = b"a shopping list: lembas, rope, and salt";

/// What somebody does to the file of a game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    Removed,
    WithItsFolder,
    MovedAway,
    Emptied,
    CutOff,
    PutBack,
    EmptyInItsPlace,
    ForeignInItsPlace,
    ForeignWrittenIntoIt,
    SomethingBehindIt,
    AFolderInItsPlace,
}

use Done::*;

const ALL: [Done; 11] = [
    Removed,
    WithItsFolder,
    MovedAway,
    Emptied,
    CutOff,
    PutBack,
    EmptyInItsPlace,
    ForeignInItsPlace,
    ForeignWrittenIntoIt,
    SomethingBehindIt,
    AFolderInItsPlace,
];

impl Done {
    fn to(self, file: &Path) {
        let other = file.with_extension("other");
        let bytes = fs::read(file).unwrap();
        match self {
            Removed => fs::remove_file(file).unwrap(),
            WithItsFolder => fs::remove_dir_all(file.parent().unwrap()).unwrap(),
            MovedAway => fs::rename(file, other).unwrap(),
            Emptied => fs::File::options().write(true).open(file).unwrap().set_len(0).unwrap(),
            CutOff => fs::File::options().write(true).open(file).unwrap().set_len(777).unwrap(),
            PutBack => {
                let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
                fs::write(&other, lines[..lines.len() - 1].concat()).unwrap();
                fs::rename(other, file).unwrap();
            }
            EmptyInItsPlace => {
                fs::write(&other, "").unwrap();
                fs::rename(other, file).unwrap();
            }
            ForeignInItsPlace => {
                fs::write(&other, FOREIGN).unwrap();
                fs::rename(other, file).unwrap();
            }
            ForeignWrittenIntoIt => fs::write(file, FOREIGN).unwrap(),
            SomethingBehindIt => fs::write(file, [&bytes[..], b"{}\n"].concat()).unwrap(),
            AFolderInItsPlace => {
                fs::remove_file(file).unwrap();
                fs::create_dir(file).unwrap();
            }
        }
    }

    /// Whether what stands there then is not this game.
    fn is_foreign(self) -> bool {
        matches!(self, ForeignInItsPlace | ForeignWrittenIntoIt | SomethingBehindIt | AFolderInItsPlace)
    }
}

fn file_of<G: Errands>(referee: &Referee) -> PathBuf {
    referee.kept::<G>().unwrap().path().unwrap().to_owned()
}

fn text_of<G: Errands>(referee: &Referee) -> String {
    referee.kept::<G>().unwrap().record().text().to_owned()
}

fn told(referee: &mut Referee, line: &str) -> String {
    referee.hear(line).unwrap().print(false)
}

/// Begins a game: a command behind the other.
fn begun(referee: &mut Referee, begins: &str) {
    begins.split("; ").for_each(|line| drop(accepted(referee, line)));
}

/// Each of these games with the command that begins it.
macro_rules! in_all_five {
    ($of:ident) => {{
        $of::<Hunt>("new seed=1 give=0; start draw; information draw; begin");
        $of::<War>("new war");
        $of::<Fate>("new fate players=2");
        $of::<Risk>("new risk players=yellow,red");
        $of::<Battle>("new battle");
    }};
}

#[test]
fn what_was_answered_is_written_again_and_nothing_foreign_is_touched() {
    fn of<G: Errands>(begins: &str) {
        // What is said next: something that is done, that changes nothing, that is taken back, or that is refused.
        for (done, next) in
            ALL.into_iter().zip(["note and on", "phase", "undo", "no such command"].into_iter().cycle())
        {
            let what = format!("{begins}: {done:?}, {next}");
            let folder = Folder::not_yet(&format!("pulled-{}-{done:?}", G::WORD));
            let mut referee = folder.referee();
            begun(&mut referee, begins);
            accepted(&mut referee, "note here we are");
            accepted(&mut referee, "note and here");
            let file = file_of::<G>(&referee);
            done.to(&file);
            let foreign = fs::read(&file).ok().filter(|_| done.is_foreign());
            let said = told(&mut referee, next);
            let beside = file_of::<G>(&referee);
            assert_eq!(fs::read_to_string(&beside).unwrap(), text_of::<G>(&referee), "{what}");
            assert_eq!(beside != file, done.is_foreign(), "{what}");
            let lines: Vec<&str> = said.lines().collect();
            assert!(lines[lines.len() - 1].starts_with(['=', '?']), "{what}: {said}");
            assert!(lines[lines.len() - 2].starts_with("! "), "{what}: {said}");
            assert!(said.contains(&beside.display().to_string()), "{what}: {said}");
            if done.is_foreign() {
                assert!(said.contains("is not this game any more"), "{what}: {said}");
                assert_eq!(fs::read(&file).ok(), foreign, "{what}");
            } else {
                assert!(said.contains("written again"), "{what}: {said}");
            }
            // It is said once, and play goes on in that file, which nobody else plays meanwhile.
            assert!(!told(&mut referee, "note further").contains("! "), "{what}");
            assert_eq!(fs::read_to_string(&beside).unwrap(), text_of::<G>(&referee), "{what}");
            let mut other = folder.referee();
            assert!(
                told(&mut other, &format!("open {}", beside.display())).contains("another copy"),
                "{what}"
            );
            drop(other);
            let text = text_of::<G>(&referee);
            drop(referee);
            let mut again = folder.referee();
            accepted(&mut again, &format!("open {}", beside.display()));
            assert_eq!(text_of::<G>(&again), text, "{what}");
            drop(again);
            // No lock is left.
            let left = fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().path());
            let locks: Vec<_> = left.filter(|path| path.extension().is_some_and(|it| it == "lock")).collect();
            assert!(locks.is_empty(), "{what}: {locks:?}");
        }
    }
    in_all_five!(of);
}

#[test]
fn while_nothing_can_be_written_every_answer_says_so() {
    fn of<G: Errands>(begins: &str) {
        let folder = Folder::not_yet(&format!("gone-{}", G::WORD));
        let mut referee = folder.referee();
        begun(&mut referee, begins);
        accepted(&mut referee, "note here we are");
        // A file stands where the folder was.
        fs::remove_dir_all(&folder.0).unwrap();
        fs::write(&folder.0, "in the way").unwrap();
        for line in ["note one", "phase", "status", "undo", "redo", "no such command", "seal"] {
            let reply = referee.hear(line).unwrap();
            for said in [reply.print(false), reply.print_public(true)] {
                let lines: Vec<&str> = said.lines().collect();
                assert!(lines[lines.len() - 2].starts_with("! Not saved"), "{begins}, {line}: {said}");
            }
        }
        // Nor is it left.
        assert!(!referee.hear(begins.split("; ").next().unwrap()).unwrap().accepted());
        fs::remove_file(&folder.0).unwrap();
        let said = told(&mut referee, "phase");
        assert!(said.contains("! Saved") && said.contains("written again"), "{begins}: {said}");
        assert_eq!(fs::read_to_string(file_of::<G>(&referee)).unwrap(), text_of::<G>(&referee));
        assert!(!told(&mut referee, "phase").contains("! "), "{begins}");
    }
    in_all_five!(of);
}

/// Whoever leaves leaves all of it, though nothing was said since.
#[test]
fn what_was_pulled_away_last_is_written_before_the_program_ends() {
    fn of<G: Errands>(begins: &str) {
        for done in ALL {
            let folder = Folder::not_yet(&format!("last-{}-{done:?}", G::WORD));
            let mut referee = folder.referee();
            begun(&mut referee, begins);
            accepted(&mut referee, "note here we are");
            done.to(&file_of::<G>(&referee));
            referee.close();
            let file = file_of::<G>(&referee);
            assert_eq!(fs::read_to_string(file).unwrap(), text_of::<G>(&referee), "{begins}: {done:?}");
        }
    }
    in_all_five!(of);
}

/// What the terminal has said, in whole sentences or for programs.
fn at_a_terminal(referee: &mut Referee, plain: bool, lines: &str) -> String {
    let mut said = Vec::new();
    let call = Call { plain, ..Call::default() };
    serve(referee, &call, lines.as_bytes(), &mut said, None).unwrap();
    String::from_utf8(said).unwrap()
}

#[test]
fn a_terminal_says_it_in_sentences_too() {
    fn of<G: Errands>(begins: &str) {
        for plain in [false, true] {
            let folder = Folder::not_yet(&format!("terminal-{}", G::WORD));
            let mut referee = folder.referee();
            at_a_terminal(
                &mut referee,
                plain,
                &format!("{}\nnote here we are\n", begins.replace("; ", "\n")),
            );
            Removed.to(&file_of::<G>(&referee));
            let said = at_a_terminal(&mut referee, plain, "note and on\n");
            assert!(said.contains("written again"), "{begins}: {said}");
            ForeignInItsPlace.to(&file_of::<G>(&referee));
            let said = at_a_terminal(&mut referee, plain, "phase\n");
            assert!(said.contains("is not this game any more"), "{begins}: {said}");
            fs::remove_dir_all(&folder.0).unwrap();
            fs::write(&folder.0, "in the way").unwrap();
            let said = at_a_terminal(&mut referee, plain, "phase\nnote more\nno such command\n");
            assert_eq!(said.matches("Not saved").count(), 3, "{begins}: {said}");
        }
    }
    in_all_five!(of);
}

#[test]
fn a_window_says_it_and_stands_below_it_for_as_long_as_it_is_so() {
    fn of<G: Errands>(begins: &str) {
        let folder = Folder::not_yet(&format!("window-{}", G::WORD));
        let mut desk = Desk::new(Some(Store::at(&folder.0)));
        begins.split("; ").for_each(|line| desk.app_command(line));
        desk.goes_on();
        Removed.to(&file_of::<G>(desk.app.referee()));
        desk.types("note and on");
        assert!(desk.sees_within("written again"), "{begins}");
        let file = file_of::<G>(desk.app.referee());
        assert_eq!(fs::read_to_string(&file).unwrap(), text_of::<G>(desk.app.referee()), "{begins}");
        ForeignInItsPlace.to(&file);
        desk.types("note further");
        assert!(desk.sees_within("is not this game any more"), "{begins}");
        assert_eq!(fs::read(&file).unwrap(), FOREIGN);
        fs::remove_dir_all(&folder.0).unwrap();
        fs::write(&folder.0, "in the way").unwrap();
        for note in ["note one", "note two"] {
            desk.types(note);
            assert!(desk.sees_within("Not saved"), "{begins}");
        }
        fs::remove_file(&folder.0).unwrap();
        desk.types("note three");
        assert!(!desk.sees_within("Not saved") && desk.sees_within("Saved: everything"), "{begins}");
        let file = file_of::<G>(desk.app.referee());
        assert_eq!(fs::read_to_string(file).unwrap(), text_of::<G>(desk.app.referee()), "{begins}");
    }
    in_all_five!(of);
}

/// A locked game is replaced whole at each command: by what it is, and never over what somebody has put there.
#[test]
fn a_locked_game_is_written_again_and_over_nothing_else() {
    for done in [Removed, Emptied, ForeignInItsPlace, AFolderInItsPlace] {
        let folder = Folder::not_yet(&format!("locked-{done:?}"));
        let mut referee = folder.referee();
        accepted(&mut referee, "new war");
        accepted(&mut referee, "lock speak friend");
        accepted(&mut referee, "note here we are");
        let file = file_of::<War>(&referee);
        done.to(&file);
        let there = fs::read(&file).ok().filter(|_| done.is_foreign());
        let said = told(&mut referee, "phase");
        if done.is_foreign() {
            assert!(said.starts_with("! ") && said.contains("is not this game"), "{done:?}: {said}");
            assert!(told(&mut referee, "note more").contains("is not this game"), "{done:?}");
            assert_eq!(fs::read(&file).ok(), there);
            continue;
        }
        assert!(said.contains("written again"), "{done:?}: {said}");
        let text = text_of::<War>(&referee);
        drop(referee);
        let mut again = folder.referee();
        let _wanted = again.hear("open");
        accepted(&mut again, "unlock speak friend");
        assert_eq!(text_of::<War>(&again), text, "{done:?}");
    }
}
