//! What the window costs beside a minimal iced program of the same features, as ratios from one run: the time from
//! start to the first picture, and resident memory; and that it does nothing while nobody does. Needs Xvfb.
//!
//! Called with `--minimal`, this program is that minimal program.

mod boards;
mod screen;

use screen::{Running, Screen, TICK, keep};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

/// How often each program is started.
const STARTS: usize = 21;
/// The most that the window may cost, in minimal programs.
const TIME: f64 = 1.15;
const MEMORY: f64 = 1.3;
/// A picture of a screen that is drawn sixty times a second, with something left over.
const FRAME: Duration = Duration::from_millis(12);
/// The locations of a board that is larger than any.
const LARGE: usize = 200;
/// How many games are kept, so that the program has something to look for: as many as the first screen lists.
const GAMES: usize = 7;
/// How long nobody does anything.
const IDLE: Duration = Duration::from_secs(10);

mod minimal {
    use iced::{Element, Task, window};

    pub fn run() -> iced::Result {
        let boot = || {
            let settings =
                window::Settings { size: iced::Size::new(1280.0, 800.0), ..window::Settings::default() };
            let (_, open) = window::open(settings);
            ((), open.map(|_| ()))
        };
        iced::daemon(boot, |(): &mut (), ()| Task::none(), view).theme(|(): &(), _| iced::Theme::Dark).run()
    }

    fn view((): &(), _: window::Id) -> Element<'_, ()> {
        iced::widget::center(iced::widget::text("Hello")).into()
    }
}

fn median<T: Copy + PartialOrd>(mut figures: Vec<T>) -> T {
    figures.sort_by(|a, b| a.partial_cmp(b).expect("figures can be compared"));
    figures[figures.len() / 2]
}

/// The processor time of a picture while the map, seen from near, is dragged to and fro: the middle of three drags.
pub fn drag_the_map(screen: &Screen, running: &Running, window: u32) -> Duration {
    screen.hands(&["key", "Prior", "key", "Prior"]);
    median((0..3).map(|_| drag_once(screen, running, window)).collect())
}

fn drag_once(screen: &Screen, running: &Running, window: u32) -> Duration {
    screen.hands(&["mousemove", "450", "500", "mousedown", "1"]);
    std::thread::sleep(Duration::from_millis(500));
    let before = running.ticks();
    let pictures = screen.pictures(window, || {
        for step in 0..150 {
            let x = (450 + 2 * if step % 60 < 30 { step % 30 } else { 30 - step % 30 }).to_string();
            screen.hands(&["mousemove", &x, "500"]);
            std::thread::sleep(Duration::from_millis(20));
        }
    });
    let ticks = running.ticks() - before;
    screen.hands(&["mouseup", "1"]);
    assert!(pictures > 100, "the map was not dragged: {pictures} pictures");
    TICK * ticks as u32 / pictures as u32
}

fn main() -> ExitCode {
    if std::env::args().any(|argument| argument == "--minimal") {
        return if minimal::run().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let data: PathBuf = std::env::temp_dir().join(format!("underhill-bench-{}", std::process::id()));
    for _ in 0..GAMES {
        keep(&data, "new give=0\nstart draw\ninformation draw\nbegin\n");
    }
    let ours = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_underhill"));
        program.arg("--data").arg(&data);
        program
    };
    let minimal = || {
        let mut program = Command::new(std::env::current_exe().expect("a bench is a file"));
        program.arg("--minimal");
        program
    };
    let screen = Screen::new();
    let mut times = [Vec::new(), Vec::new()];
    let mut memory = [Vec::new(), Vec::new()];
    for start in 0..=STARTS {
        for (which, program) in [ours(), minimal()].into_iter().enumerate() {
            let (running, _, time) = screen.start(program);
            std::thread::sleep(Duration::from_millis(300));
            // The first start of all fills the system's caches.
            if start > 0 {
                times[which].push(time);
                memory[which].push(running.memory());
            }
        }
    }
    let [ours_time, minimal_time] = times.map(median);
    let [ours_memory, minimal_memory] = memory.map(median);
    let time = ours_time.as_secs_f64() / minimal_time.as_secs_f64();
    let share = ours_memory as f64 / minimal_memory as f64;
    println!("start to first picture: {ours_time:.1?} / {minimal_time:.1?} = {time:.2} (at most {TIME})");
    println!("resident memory: {ours_memory} KiB / {minimal_memory} KiB = {share:.2} (at most {MEMORY})");

    let (running, window, _) = screen.start(ours());
    screen.go_on(window);
    let before = running.ticks();
    let pictures = screen.pictures(window, || std::thread::sleep(IDLE));
    let ticks = running.ticks() - before;
    println!(
        "{IDLE:?} with the command line focused: {pictures} pictures, {ticks} ticks of processor time (0 and 0)"
    );
    println!("resident memory with a game on the table: {} KiB", running.memory());
    let frame = drag_the_map(&screen, &running, window);
    println!("processor time of a picture while the map is dragged: {frame:.1?} (at most {FRAME:?})");
    drop(running);

    let board = data.join("large.json");
    std::fs::write(&board, boards::board(LARGE)).expect("a board can be written");
    let board = board.display();
    keep(&data, &format!("new board={board} give=0\nstart 1\ninformation 2 3 4 5 6\nbegin\n"));
    let (running, window, _) = screen.start(ours());
    screen.go_on(window);
    let large = drag_the_map(&screen, &running, window);
    println!("the same with a board of {LARGE} locations: {large:.1?} (at most {FRAME:?})");
    drop(running);
    let _ = std::fs::remove_dir_all(&data);
    if time <= TIME && share <= MEMORY && pictures == 0 && ticks == 0 && frame.max(large) <= FRAME {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
