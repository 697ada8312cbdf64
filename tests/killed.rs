//! Games of all five that are killed with SIGKILL at a random moment while commands stream in: every answered command is
//! there afterwards. `GAMES=2000 cargo test --release --test killed` is the long form.
#![cfg(unix)]

#[path = "it/common.rs"]
mod common;

use common::{Folder, Whims};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::{Hunt, Letter};
use underhill::referee::{Errands, Referee};
use underhill::risk::Risk;
use underhill::store::{Kept, Opening, SecretString, Store};
use underhill::table::{Act, Record};
use underhill::war::War;

const PASSPHRASE: &str = "speak friend and enter";

fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(40)
}

/// How a game is played: what hands say next, if they say anything.
type Play<'a> = Box<dyn FnMut(&Referee, &mut Whims) -> Option<String> + 'a>;

/// Commands of a game, all of them accepted, and how many of the lines of its record stand after each; the lines at its end.
fn script<G: Errands>(
    begins: String,
    number: u64,
    mut plays: Play<'_>,
) -> (Vec<String>, Vec<usize>, Vec<String>) {
    let mut whims = Whims::new(500_000 + number);
    let mut referee = Referee::new(None);
    let (mut commands, mut lines) = (vec![begins], vec![1]);
    referee.hear(&commands[0]).unwrap();
    while commands.len() < 120 {
        let command = match whims.below(12) {
            0 => "undo".to_owned(),
            1 => "redo".to_owned(),
            _ => match plays(&referee, &mut whims) {
                Some(command) => command,
                None => break,
            },
        };
        if referee.hear(&command).unwrap().accepted() {
            commands.push(command);
            lines.push(referee.kept::<G>().unwrap().record().acts().len());
        }
    }
    (commands, lines, acts_of(referee.kept::<G>().unwrap()))
}

/// A random game of Hunt.
fn hunted(referee: &Referee, whims: &mut Whims) -> Option<String> {
    referee.state::<Hunt>().map(|state| whims.command(state))
}

/// The commands of a game that was kept, the first one apart; what an undo has made impossible is passed over. It is played
/// twice, to know what is said and to be killed, so that both have one seed.
fn kept<G: Errands>(name: &str) -> (String, Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/boards/{name}.underhill"));
    let record = Record::<G>::read(&fs::read(path).unwrap()).unwrap().record;
    let mut said: Vec<String> = record.said().map(|(said, _)| said.full.clone()).collect();
    let begins = said.remove(0);
    let seeded = begins.split(' ').any(|word| word.starts_with("seed="));
    (if seeded { begins } else { format!("{begins} seed=9") }, said)
}

fn acts_of<G: Errands>(game: &Kept<G>) -> Vec<String> {
    let act = |act: &Act<_>| match act {
        Act::Did { said, .. } => said.full.clone(),
        Act::Undid(line) => format!("undid {line}"),
        Act::Redid(line) => format!("redid {line}"),
    };
    game.record().acts().iter().map(act).collect()
}

fn play(folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["--data".as_ref(), folder.as_os_str(), "referee".as_ref()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Plays a game, of which only so many commands are given, until so many are answered, and kills it: what was given and
/// not answered yet was on its way. How many it had answered by then.
fn killed(folder: &Path, given: &[String], answers: usize, after: Duration) -> usize {
    let mut child = play(folder);
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut answered = 0;
    let (far_enough, wait) = mpsc::channel();
    thread::scope(|threads| {
        let answered = &mut answered;
        // The sender goes with the thread, so that nobody waits for one that has failed.
        threads.spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                assert!(!line.starts_with('?'), "{line}");
                *answered += usize::from(line.starts_with('='));
                if *answered == answers {
                    // Nobody waits any more if it was the last.
                    let _ = far_enough.send(());
                }
            }
        });
        for command in given {
            writeln!(input, "{command}").unwrap();
        }
        if answers > 0 {
            wait.recv().unwrap();
        }
        thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
    });
    answered
}

#[test]
fn every_answered_command_is_there_after_a_kill() {
    let of_hunt = |number| (format!("new give=0 seed={number}"), Box::new(hunted) as Play<'_>);
    // As many games of each.
    let share = games().div_ceil(5);
    killed_games::<Hunt>(0..share, of_hunt);
    fn of_books<G: Errands>(name: &str, numbers: Range<u64>) {
        let (begins, said) = kept::<G>(name);
        killed_games::<G>(numbers, |_| {
            let mut said = said.iter();
            (begins.clone(), Box::new(move |_: &Referee, _: &mut Whims| said.next().cloned()))
        });
    }
    of_books::<War>("golden-war-2", share..2 * share);
    of_books::<Fate>("fate-3", 2 * share..3 * share);
    of_books::<Risk>("golden-risk-2", 3 * share..4 * share);
    of_books::<Battle>("golden-battle-2", 4 * share..5 * share);
}

/// Letters, copies and revealed games are written while somebody else looks on: killed at any moment, what stands under such
/// a name is whole, and the game goes on.
#[test]
fn what_is_written_out_is_whole_or_not_there() {
    let rounds = games().div_ceil(2);
    let mut there = [0; 3];
    for number in 0..rounds {
        let folder = Folder::new(&format!("killed-writing-{number}"));
        // Not among the games: who looks on would open the copy.
        let outside = Folder::new(&format!("killed-written-{number}"));
        let [letter, copy] = ["out.letter", "copy.underhill"].map(|name| outside.join(name));
        let begins = [
            &format!("new give=0 seed={number}"),
            "start draw",
            "information draw",
            "begin shadows=2",
            "move A !",
        ];
        let mut given: Vec<String> = begins.into_iter().map(str::to_owned).collect();
        for hand in 0..6 {
            given.push(format!("letter {} hand={hand} sorcery=1,1", letter.display()));
            given.push("undo".to_owned());
            given.push(format!("save {}", copy.display()));
            given.push("redo".to_owned());
        }
        let mut whims = Whims::new(700_000 + number);
        let answers = 5 + whims.below(24) as usize;
        // Another copy of the program looks at the same game.
        let mut onlooker = (number % 2 == 0).then(|| {
            let mut onlooker = play(&folder);
            let mut input = onlooker.stdin.take().unwrap();
            (0..20).for_each(|_| writeln!(input, "open\nphase").unwrap());
            onlooker
        });
        let after = Duration::from_micros(u64::from(whims.below(1_500)));
        let answered = killed(&folder, &given, answers.min(given.len()), after);
        onlooker.iter_mut().for_each(|onlooker| drop(onlooker.wait()));
        if letter.exists() {
            let text = fs::read(&letter).unwrap();
            assert!(Letter::read(&text).is_ok(), "game {number}: {}", String::from_utf8_lossy(&text));
            there[0] += 1;
        }
        let written = [&folder, &outside].map(|folder| fs::read_dir(&**folder).unwrap());
        for path in written.into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|ending| ending == "underhill") {
                let opened = Record::<Hunt>::read(&fs::read(&path).unwrap());
                let opened = opened.unwrap_or_else(|fault| panic!("game {number}: {path:?}: {fault:?}"));
                // A copy is whole; the game itself may end with a line that was being written.
                assert!(path != copy || opened.fault.is_none(), "game {number}: {:?}", opened.fault);
                assert!(
                    path == copy || opened.record.acts().len() >= answered.min(5),
                    "game {number}: {path:?}"
                );
                there[if path == copy { 1 } else { 2 }] += 1;
            }
        }
    }
    assert!(there.iter().all(|count| *count > 0), "{there:?}");
    println!("{rounds} killed while they wrote: {there:?} letters, copies and games, all whole");
}

/// Games with these numbers, as each is begun and played, and how many of them were killed in the midst.
fn killed_games<'a, G: Errands>(numbers: Range<u64>, game: impl Fn(u64) -> (String, Play<'a>)) {
    let (mut cut_short, mut most) = (0, 0);
    for number in numbers.clone() {
        let (begins, plays) = game(number);
        let (mut commands, mut lines, expected) = script::<G>(begins, number, plays);
        let locked = number % 10 == 9;
        let folder = Folder::new(&format!("killed-{number}"));
        if locked {
            // The passphrase goes on no record.
            commands.insert(1, format!("lock {PASSPHRASE}"));
            lines.insert(1, 1);
        }
        let mut whims = Whims::new(600_000 + number);
        // Some are killed while a key is made of a passphrase, which takes its time.
        let farthest = commands.len().saturating_sub(11);
        let answers = match number {
            // One comes far, however slow the machine is.
            _ if number == numbers.start => commands.len() * 3 / 4,
            _ if locked && number % 20 == 9 => 1,
            _ => whims.below(farthest.max(1) as u32) as usize,
        };
        let given = &commands[..commands.len().min(answers + 1 + whims.below(11) as usize)];
        let after = Duration::from_micros(u64::from(whims.below(if answers == 1 { 500_000 } else { 3_000 })));
        let answered = killed(&folder, given, answers, after);
        if answered == 0 {
            continue;
        }
        let store = Store::at(&folder);
        let path =
            store.games().into_iter().find(|path| path.extension().is_some_and(|ending| ending == "age"));
        let path = path.unwrap_or_else(|| store.games()[0].clone());
        // What it was writing when it was killed is swept away, and so is what it held.
        let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        let is_left =
            |path: &PathBuf| path.extension().is_some_and(|ending| ending == "part" || ending == "lock");
        assert!(!left.iter().any(is_left), "game {number}: {left:?}");
        let passphrase = SecretString::from(PASSPHRASE.to_owned());
        let opening = if path.extension().is_some_and(|ending| ending == "age") {
            Opening::unlock(&path, passphrase)
        } else {
            Opening::of(&path, true)
        };
        let (kept, found) = opening
            .and_then(Kept::<G>::opened)
            .unwrap_or_else(|trouble| panic!("game {number}: {trouble:?}"));
        let there = acts_of(&kept);
        assert!(
            there.len() >= lines[answered - 1],
            "game {number}: {found:?}: {} of {}",
            there.len(),
            lines[answered - 1]
        );
        assert_eq!(there, expected[..there.len()], "game {number}");
        cut_short += usize::from(answered < given.len());
        most = most.max(answered);
        drop(kept);
    }
    // They were killed in the midst of it, and not before and not after.
    assert!(cut_short > 0, "none was cut short");
    assert!(most > 8, "none came far");
    let (word, games) = (G::WORD, numbers.end - numbers.start);
    println!("{word}: {games} games, {cut_short} killed while commands streamed in; one had answered {most}");
}
