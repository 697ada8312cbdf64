//! What the core costs, as ratios from one run: opening a game, loading a board; and, for orientation, commands a
//! second. Ends with status 1 where a ratio is above its bound.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use underhill::hunt::Hunt;
use underhill::hunt::board::Board;
use underhill::referee::Referee;
use underhill::table::Record;

/// The least time of many runs: what the work itself costs, without what else the machine does.
fn least(mut work: impl FnMut()) -> Duration {
    let mut least = Duration::MAX;
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(1) {
        let start = Instant::now();
        work();
        least = least.min(start.elapsed());
    }
    least
}

fn ratio(what: &str, one: Duration, other: Duration, most: f64) -> bool {
    let ratio = one.as_secs_f64() / other.as_secs_f64();
    println!("{what}: {one:?} / {other:?} = {ratio:.2} (at most {most})");
    ratio <= most
}

/// A saved game of 200 commands, the opening included.
fn saved_game() -> String {
    let mut referee = Referee::new(None);
    let mut given = 0;
    let mut give = |command: &str| {
        let reply = referee.hear(command).expect("a command is answered");
        assert!(reply.accepted(), "{command}: {}", reply.answer());
        given += 1;
        given
    };
    for command in
        ["new seed=1 give=0", "start draw", "information draw", "begin shadows=1", "move .", "done"]
    {
        give(command);
    }
    let mut location = 0;
    loop {
        // Twelve questions a turn, as at a full table, with their tracks taken off again.
        location = location % 60 + 1;
        if give(&format!("hunt {location}")) == 200 {
            break;
        }
    }
    referee.game().expect("a game is on").record().text().to_owned()
}

/// A board of this many locations: rows of ten, joined along and across, with dots.
fn board(locations: usize) -> String {
    let mut links = Vec::new();
    for number in 1..=locations {
        if number % 10 != 0 && number < locations {
            links.push(format!("\"{number} . {}\"", number + 1));
        }
        if number + 10 <= locations {
            links.push(format!("\"{number} . .x{number} {}\"", number + 10));
        }
    }
    links.push(format!("\"{locations} . A\""));
    format!(
        r#"{{"format":"underhill-board/1","name":"large","part":1,"starts":[1],"links":[{}]}}"#,
        links.join(",")
    )
}

/// A session of many games, as a script would pipe it in.
fn commands_a_second() -> f64 {
    let mut referee = Referee::new(None);
    let mut commands = 0_u32;
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        let mut say = |command: &str| {
            commands += 1;
            black_box(referee.hear(command));
        };
        for command in
            ["new board=none tiles=none starts=1 give=0", "start 1", "information 2 3 4 5 6", "begin"]
        {
            say(command);
        }
        for _ in 0..5 {
            say("move .");
            say("done");
            for location in ["search 22", "hunt 23", "search 24", "hunt 1"] {
                say(location);
            }
            say("done");
            say("nazgul 0");
            say("accept");
            say("escape stay");
            say("rest");
            say("refresh");
        }
    }
    f64::from(commands) / begin.elapsed().as_secs_f64()
}

fn main() -> ExitCode {
    let game = saved_game();
    let plain = least(|| {
        for line in game.lines() {
            black_box(serde_json::from_str::<serde_json::Value>(line).expect("a record is JSON"));
        }
    });
    let opened = least(|| {
        black_box(Record::<Hunt>::read(game.as_bytes()).is_ok());
    });
    let what = format!("opening a game of 200 commands ({} bytes) / parsing it as plain JSON", game.len());
    let mut holds = ratio(&what, opened, plain, 10.0);

    let (small, large) = (board(300), board(600));
    let [small, large] = [small, large].map(|text| {
        assert!(Board::read(text.as_bytes()).is_ok());
        least(|| {
            black_box(Board::read(text.as_bytes()).is_ok());
        })
    });
    holds &= ratio("loading a board of 600 locations / one of 300", large, small, 3.0);

    println!("commands a second through the referee in memory: {:.0}", commands_a_second());
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
