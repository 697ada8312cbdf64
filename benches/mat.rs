//! What a mat costs, in each game that has one: its screen built and laid out at every moment of games that the tests play; and
//! in a real window the processor time of a picture in which all is drawn anew, of one in which a ring goes from thing to thing,
//! and of one after a letter is typed; and of no picture at all while nobody does anything. Needs Xvfb.

#[path = "../tests/it/desk.rs"]
mod desk;
mod screen;

use desk::Desk;
use screen::{Screen, TICK, keep};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// The most that all drawn anew may take at 1280×800, and at 1920×1080.
const ANEW: [f64; 2] = [12.0, 25.0];
/// The most that a piece may take that changes.
const PIECE: f64 = 2.0;
/// How often each is done.
const TIMES: usize = 60;
/// How long nobody does anything.
const IDLE: Duration = Duration::from_secs(5);

/// Games, played by a transcript of the tests as far as so many of its commands.
const PLAYED: [(&str, &str, usize); 5] = [
    ("Hunt for the Ring", "06-hunt", 9),
    ("War of the Ring", "26-war-battle", 12),
    ("Fate of the Fellowship", "51-fate-turn", 12),
    ("Risk", "60-risk", 30),
    ("Battle of the Ring", "50-battle", 14),
];

/// The commands of a transcript, without what is a set-up of its own.
fn commands(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    let text = std::fs::read_to_string(path.with_extension("txt")).expect("the tests have it");
    text.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect()
}

/// The screen of each moment of all transcripts, built and laid out: the median time and the longest.
fn built(name: &str) -> [Duration; 2] {
    let mut desk = Desk::new(None);
    let mut times = Vec::new();
    for line in commands(name) {
        if !desk.app.hear(&line) {
            continue;
        }
        desk.app.show_table();
        let once = |_| {
            let begin = Instant::now();
            desk.lays_out();
            begin.elapsed()
        };
        times.push((0..3).map(once).min().unwrap_or_default());
    }
    times.sort();
    [times[times.len() / 2], times[times.len() - 1]]
}

/// The processor time of each picture while a key is pressed again and again, in milliseconds.
fn pictures(screen: &Screen, (running, window): (&screen::Running, u32), keys: [&str; 2]) -> f64 {
    screen.hands(&["key", keys[0], "key", keys[1], "sleep", "1"]);
    let before = running.ticks();
    let drawn = screen.pictures(window, || {
        for key in keys.iter().cycle().take(TIMES) {
            screen.hands(&["key", key, "sleep", "0.08"]);
        }
    });
    let took = TICK * (running.ticks() - before) as u32;
    took.as_secs_f64() * 1e3 / drawn.max(1) as f64
}

fn main() -> ExitCode {
    let mut holds = true;
    for (game, transcript, _) in PLAYED {
        let [median, most] = built(transcript);
        println!("{game}: a screen built and laid out {median:.2?}, at the most {most:.2?}");
    }
    let screen = Screen::new();
    for (game, transcript, played) in PLAYED {
        let data: PathBuf = std::env::temp_dir().join(format!("underhill-mat-{}", std::process::id()));
        keep(&data, &commands(transcript)[..played].join("\n"));
        let mut program = Command::new(env!("CARGO_BIN_EXE_underhill"));
        program.arg("--data").arg(&data);
        let (running, window, _) = screen.start(program);
        screen.go_on(window);
        let seen = (&running, window);
        for (bound, size) in ANEW.into_iter().zip([["1280", "800"], ["1920", "1080"]]) {
            screen.hands(&["windowsize", &window.to_string(), size[0], size[1], "sleep", "1"]);
            let anew = pictures(&screen, seen, ["F2", "F2"]);
            let ring = pictures(&screen, seen, ["Tab", "Tab"]);
            screen.hands(&["key", "Escape"]);
            let letter = pictures(&screen, seen, ["x", "BackSpace"]);
            println!(
                "{game}, {}×{}: all anew {anew:.1} ms (at most {bound}), a ring that goes on {ring:.2} ms (at most {PIECE}), a letter \
                 typed {letter:.2} ms",
                size[0], size[1]
            );
            holds &= anew <= bound && ring <= PIECE;
        }
        let before = running.ticks();
        let drawn = screen.pictures(window, || std::thread::sleep(IDLE));
        let idle = running.ticks() - before;
        println!(
            "{game}: {drawn} pictures and {idle} ticks in {IDLE:?} of idleness; {} KiB",
            running.memory()
        );
        holds &= drawn == 0 && idle == 0;
        drop(running);
        let _ = std::fs::remove_dir_all(&data);
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
