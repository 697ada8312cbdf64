//! What the core costs, as ratios from one run: opening a game, loading a board, playing, opening and verifying a game
//! ten times as long; and, for orientation, commands a second. Ends with status 1 where a ratio is above its bound.

mod least;

use least::least;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use underhill::hunt::Hunt;
use underhill::hunt::board::Board;
use underhill::referee::Referee;
use underhill::referee::verify::verify;
use underhill::table::Record;

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
    referee.kept::<Hunt>().expect("a game is on").record().text().to_owned()
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

/// A game of this many lines in which much is taken back: undone and given again, one command or many in a row.
fn undone(lines: usize) -> String {
    grown(lines, |round| {
        let location = round % 60 + 1;
        let mut commands =
            vec![format!("hunt {location}"), "undo".into(), format!("hunt {}", location % 60 + 1)];
        match round % 50 {
            // All of the last rounds, and all again.
            49 => commands.extend(["undo"; 40].into_iter().chain(["redo"; 40]).map(str::to_owned)),
            odd if odd % 2 == 1 => commands.extend(["undo".into(), "redo".into()]),
            _ => {}
        }
        commands
    })
}

/// A game of this many lines in which the log is set right after every other question.
fn set_right(lines: usize) -> String {
    grown(lines, |round| {
        // It is never what stands there.
        let entry = ["23", "22"][(round / 4 + round / 2) % 2];
        match round % 4 {
            0 => vec![format!("correct 1 {entry}"), "correct apply".into()],
            2 => vec![format!("correct 1 {entry}"), "correct keep".into()],
            // Of all that is asked, a correction touches what is asked of 22 and 23 only.
            _ => vec![format!("hunt {}", 30 + round % 30), format!("search {}", 60 + round % 30)],
        }
    })
}

/// A game that is played on, round by round, until it has this many lines.
fn grown(lines: usize, round: impl Fn(usize) -> Vec<String>) -> String {
    let mut referee = Referee::new(None);
    for command in
        ["new board=none starts=1,2,3 give=0", "start 1", "information 2 3 4 5 6", "begin", "move 22", "done"]
    {
        let reply = referee.hear(command).expect("a command is answered");
        assert!(reply.accepted(), "{command}: {}", reply.answer());
    }
    let count = |referee: &Referee| referee.kept::<Hunt>().map_or(0, |game| game.record().heads().len());
    for number in 0.. {
        for command in round(number) {
            referee.hear(&command);
        }
        // It ends where all that ever happens has happened as often.
        if number % 50 == 49 && count(&referee) >= lines {
            break;
        }
    }
    referee.kept::<Hunt>().expect("a game is on").record().text().to_owned()
}

/// Whether a line costs not much more in a game of ten times as many, in play, opened and verified.
fn grows_with_its_lines(what: &str, game: fn(usize) -> String) -> bool {
    let timed = |lines: usize, times: usize| {
        let texts: Vec<String> = (0..times).map(|_| game(lines)).collect();
        let played = least_of_few(&texts, |_| game(lines));
        let opened = least_of_few(&texts, |text| Record::<Hunt>::read(text.as_bytes()));
        let verified = least_of_few(&texts, |text| verify::<Hunt>(text.as_bytes(), &[]));
        let honest = texts.iter().all(|text| verify::<Hunt>(text.as_bytes(), &[]).is_ok());
        assert!(honest, "{what}: it is honest");
        let lines = texts.first().map_or(1, |text| text.lines().count());
        [played, opened, verified].map(|time| time / u32::try_from(lines).unwrap_or(u32::MAX))
    };
    let (large, small) = (timed(40_000, 1), timed(4_000, 10));
    let mut holds = true;
    for ((how, large), small) in ["playing", "opening", "verifying"].into_iter().zip(large).zip(small) {
        holds &= ratio(&format!("{how} a line of 40,000 {what} / of 4,000"), large, small, 1.2);
    }
    holds
}

/// What the work takes for one of these games, at the least of seven tries with all of them. What comes of it is kept to the
/// end of a try: ten small games then fill as much memory as one large game, and take about as long.
fn least_of_few<T>(games: &[String], work: impl Fn(&str) -> T) -> Duration {
    let timed = |_| {
        let start = Instant::now();
        let kept: Vec<T> = games.iter().map(|game| work(game)).collect();
        let taken = start.elapsed();
        drop(black_box(kept));
        taken
    };
    (0..7).map(timed).min().unwrap_or_default() / u32::try_from(games.len()).unwrap_or(u32::MAX)
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

    holds &= grows_with_its_lines("with undos", undone);
    holds &= grows_with_its_lines("with corrections", set_right);

    println!("commands a second through the referee in memory: {:.0}", commands_a_second());
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
