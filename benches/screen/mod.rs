//! The program in a real window under Xvfb, as hands have it: what it draws, and what of the processor and of memory it takes.
#![allow(dead_code, reason = "each bench uses its own part of this")]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, ImageFormat, InputFocus,
};
use x11rb::rust_connection::RustConnection;

/// How long a clock tick of the processor's accounts is.
pub const TICK: Duration = Duration::from_millis(10);

pub struct Screen {
    server: Child,
    display: String,
    x: RustConnection,
}

impl Screen {
    pub fn new() -> Self {
        let display = format!(":{}", 1300 + std::process::id() % 1000);
        let server = Command::new("Xvfb")
            .args([&display, "-screen", "0", "2000x1200x24", "-nolisten", "tcp"])
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
    pub fn start(&self, mut program: Command) -> (Running, u32, Duration) {
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
    pub fn hands(&self, arguments: &[&str]) {
        let done = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).status();
        assert!(done.is_ok_and(|status| status.success()), "xdotool is installed");
    }

    /// Goes on with the game that was played last: Enter does, and F1 lifts the curtain.
    pub fn go_on(&self, window: u32) {
        self.x.set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME).unwrap().check().unwrap();
        self.hands(&["key", "Return", "sleep", "1", "key", "F1"]);
        // The game is on the table then, and the command line has the focus.
        std::thread::sleep(Duration::from_secs(2));
    }

    /// The pictures that a window draws while something is done.
    pub fn pictures(&self, window: u32, act: impl FnOnce()) -> usize {
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

pub struct Running(Child);

impl Running {
    /// Resident memory in KiB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Processor time of all its threads, in clock ticks.
    pub fn ticks(&self) -> u64 {
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

/// Keeps a game.
pub fn keep(data: &Path, commands: &str) {
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
