//! What the window costs beside a minimal iced program of the same features, as ratios from one run: the time from
//! start to the first picture, and resident memory; and that it does nothing while nobody does. Needs Xvfb.
//!
//! Called with `--minimal`, this program is that minimal program.

mod boards;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, ImageFormat, InputFocus,
};
use x11rb::rust_connection::RustConnection;

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
/// How long a clock tick of the processor's accounts is.
const TICK: Duration = Duration::from_millis(10);
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

struct Screen {
    server: Child,
    display: String,
    x: RustConnection,
}

impl Screen {
    fn new() -> Self {
        let display = format!(":{}", 1300 + std::process::id() % 1000);
        let server = Command::new("Xvfb")
            .args([&display, "-screen", "0", "1600x1000x24", "-nolisten", "tcp"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let (x, screen) = loop {
            match RustConnection::connect(Some(&display)) {
                Ok(connected) => break connected,
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let root = x.setup().roots[screen].root;
        x.damage_query_version(1, 1).unwrap().reply().unwrap();
        let aux = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        x.change_window_attributes(root, &aux).unwrap().check().unwrap();
        Self { server, display, x }
    }

    /// Starts a program and waits for its first picture: the first colour at the middle of its window.
    fn start(&self, mut program: Command) -> (Running, u32, Duration) {
        while self.x.poll_for_event().unwrap().is_some() {}
        let begin = Instant::now();
        let child =
            program.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY").stdin(Stdio::null()).spawn();
        let running = Running(child.unwrap());
        let window = loop {
            if let Event::MapNotify(event) = self.x.wait_for_event().unwrap() {
                break event.window;
            }
        };
        loop {
            let image = self.x.get_image(ImageFormat::Z_PIXMAP, window, 20, 20, 1, 1, !0).unwrap().reply();
            if image.is_ok_and(|image| image.data.iter().take(3).any(|byte| *byte != 0)) {
                return (running, window, begin.elapsed());
            }
            std::thread::sleep(Duration::from_micros(300));
        }
    }

    /// Does what xdotool is told.
    fn hands(&self, arguments: &[&str]) {
        let done = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).status();
        assert!(done.is_ok_and(|status| status.success()), "xdotool is installed");
    }

    /// The processor time of a picture while the map, seen from near, is dragged to and fro: the middle of three drags.
    fn drag_the_map(&self, running: &Running, window: u32) -> Duration {
        self.hands(&["key", "Prior", "key", "Prior"]);
        median((0..3).map(|_| self.drag_once(running, window)).collect())
    }

    fn drag_once(&self, running: &Running, window: u32) -> Duration {
        self.hands(&["mousemove", "450", "500", "mousedown", "1"]);
        std::thread::sleep(Duration::from_millis(500));
        let before = running.ticks();
        let pictures = self.pictures(window, || {
            for step in 0..150 {
                let x = (450 + 2 * if step % 60 < 30 { step % 30 } else { 30 - step % 30 }).to_string();
                self.hands(&["mousemove", &x, "500"]);
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let ticks = running.ticks() - before;
        self.hands(&["mouseup", "1"]);
        assert!(pictures > 100, "the map was not dragged: {pictures} pictures");
        TICK * ticks as u32 / pictures as u32
    }

    /// Goes on with the game that was played last: Enter does, and F1 lifts the curtain.
    fn go_on(&self, window: u32) {
        self.x.set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME).unwrap().check().unwrap();
        self.hands(&["key", "Return", "sleep", "1", "key", "F1"]);
        // The game is on the table then, and the command line has the focus.
        std::thread::sleep(Duration::from_secs(2));
    }

    /// The pictures that a window draws while something is done.
    fn pictures(&self, window: u32, act: impl FnOnce()) -> usize {
        let damage = self.x.generate_id().unwrap();
        self.x.damage_create(damage, window, ReportLevel::RAW_RECTANGLES).unwrap().check().unwrap();
        while self.x.poll_for_event().unwrap().is_some() {}
        act();
        let mut pictures = 0;
        while let Some(event) = self.x.poll_for_event().unwrap() {
            pictures += usize::from(matches!(event, Event::DamageNotify(_)));
        }
        // Otherwise it would go on telling, beside the next one.
        self.x.damage_destroy(damage).unwrap().check().unwrap();
        pictures
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

struct Running(Child);

impl Running {
    /// Resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Processor time of all its threads, in clock ticks.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn median<T: Copy + PartialOrd>(mut figures: Vec<T>) -> T {
    figures.sort_by(|a, b| a.partial_cmp(b).expect("figures can be compared"));
    figures[figures.len() / 2]
}

/// Keeps a game.
fn keep(data: &Path, commands: &str) {
    use std::io::Write;
    let kept = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["referee", "--data"])
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .and_then(|mut referee| {
            referee.stdin.take().expect("piped").write_all(commands.as_bytes())?;
            referee.wait()
        });
    assert!(kept.is_ok_and(|status| status.success()));
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
    let frame = screen.drag_the_map(&running, window);
    println!("processor time of a picture while the map is dragged: {frame:.1?} (at most {FRAME:?})");
    drop(running);

    let board = data.join("large.json");
    std::fs::write(&board, boards::board(LARGE)).expect("a board can be written");
    let board = board.display();
    keep(&data, &format!("new board={board} give=0\nstart 1\ninformation 2 3 4 5 6\nbegin\n"));
    let (running, window, _) = screen.start(ours());
    screen.go_on(window);
    let large = screen.drag_the_map(&running, window);
    println!("the same with a board of {LARGE} locations: {large:.1?} (at most {FRAME:?})");
    drop(running);
    let _ = std::fs::remove_dir_all(&data);
    if time <= TIME && share <= MEMORY && pictures == 0 && ticks == 0 && frame.max(large) <= FRAME {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
