//! What the window costs, as ratios from one run: the time from start to the first picture and resident memory, beside
//! programs that people have, and beside a minimal iced program of the same features; and that it does nothing while
//! nobody does. Needs Xvfb; of the neighbours those are measured that are installed.
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
/// The most that the window may cost, in minimal programs: a tenth more than was measured, so that growth is seen.
const TIME: f64 = 1.75;
const MEMORY: f64 = 1.9;
/// Programs of Debian's of the same name that people have on their desktops. None of them may be quicker, or take less memory.
const NEIGHBOURS: [&str; 3] = ["gnome-chess", "xboard", "galculator"];
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

/// Where a program of Debian's is, if it is installed.
fn installed(name: &str) -> Option<PathBuf> {
    ["/usr/games", "/usr/bin"]
        .into_iter()
        .map(|folder| PathBuf::from(folder).join(name))
        .find(|path| path.exists())
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
    let of_neighbours = NEIGHBOURS.into_iter().filter_map(installed);
    let named: Vec<(String, Option<PathBuf>)> = [("a minimal program".to_owned(), None)]
        .into_iter()
        .chain(of_neighbours.map(|path| (path.display().to_string(), Some(path))))
        .collect();
    let mut ours_measured = Vec::new();
    let mut measured = vec![Vec::new(); named.len()];
    for start in 0..=STARTS {
        let others = named.iter().map(|(_, path)| path.as_ref().map_or_else(minimal, Command::new));
        for (which, program) in std::iter::once(ours()).chain(others).enumerate() {
            let (running, _, time) = screen.start(program);
            std::thread::sleep(Duration::from_millis(300));
            // The first start of all fills the system's caches.
            if start > 0 {
                let to = which.checked_sub(1).map_or(&mut ours_measured, |which| &mut measured[which]);
                to.push((time, running.memory()));
            }
        }
    }
    let middle = |figures: &[(Duration, u64)]| {
        let (times, memory) = figures.iter().copied().unzip();
        (median::<Duration>(times), median::<u64>(memory))
    };
    let (time, memory) = middle(&ours_measured);
    let mut holds = true;
    for ((name, path), figures) in named.iter().zip(&measured) {
        let (other_time, other_memory) = middle(figures);
        let slower = time.as_secs_f64() / other_time.as_secs_f64();
        let heavier = memory as f64 / other_memory as f64;
        let most = if path.is_some() { (1.0, 1.0) } else { (TIME, MEMORY) };
        println!("beside {name}:");
        println!(
            "  start to first picture: {time:.1?} / {other_time:.1?} = {slower:.2} (at most {})",
            most.0
        );
        println!("  resident memory: {memory} KiB / {other_memory} KiB = {heavier:.2} (at most {})", most.1);
        holds &= slower <= most.0 && heavier <= most.1;
    }

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
    if holds && pictures == 0 && ticks == 0 && frame.max(large) <= FRAME {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
