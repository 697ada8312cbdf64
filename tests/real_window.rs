//! The real program in a real window: under Xvfb, with xdotool for hands. Set-up, a day, a Search, an encounter, an
//! escape, the table's window; killed, started again, continued. And hands that do anything at all, in all five games:
//! `EVENTS=20000 cargo test --release --test real_window hands -- --nocapture` is the long form.
#![cfg(target_os = "linux")]

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A program of the test's that ends with it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits for something to come true; how long it takes is not what is tested.
fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

struct Desk {
    display: String,
    _screen: Running,
    data: PathBuf,
}

impl Desk {
    /// Each test has a number of its own.
    fn new(number: u32) -> Self {
        let display = format!(":{}", 200 + (std::process::id() * 3 + number) % 1000);
        let screen = Command::new("Xvfb")
            // Without a client for a moment, the server would start anew and turn away whoever comes then.
            .args([&display, "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed by the README's test command");
        let data = std::env::temp_dir().join(format!("underhill-desk-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let desk = Self { display, _screen: Running(screen), data };
        wait_for("the screen", || desk.hands(&["getdisplaygeometry"]));
        desk
    }

    /// What xdotool says, if it has done what it was told.
    fn hands(&self, arguments: &[&str]) -> Option<String> {
        let out = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).output();
        let out = out.expect("xdotool is installed by the README's test command");
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_owned())
    }

    fn start(&self) -> Running {
        self.opens(None)
    }

    /// Starts the program, with a game that is opened.
    fn opens(&self, game: Option<PathBuf>) -> Running {
        let program = Command::new(env!("CARGO_BIN_EXE_underhill"))
            .arg("--data")
            .arg(&self.data)
            .args(game)
            // What is written among the documents stays here as well.
            .env("HOME", &self.data)
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let program = Running(program);
        let window = wait_for("the window", || {
            self.hands(&["search", "--onlyvisible", "--name", "^Underhill$"])
                .filter(|found| !found.is_empty())
        });
        wait_for("the focus", || self.hands(&["windowfocus", "--sync", &window]));
        program
    }

    /// Waits until so many windows are open.
    fn windows(&self, count: usize) {
        let search = ["search", "--onlyvisible", "--name", "^Underhill(: .*)?$"];
        wait_for("the windows", || {
            let found = self.hands(&search).unwrap_or_default();
            (found.lines().count() == count).then_some(())
        });
    }

    /// The only game.
    fn game(&self) -> Option<PathBuf> {
        let folder = std::fs::read_dir(&self.data).ok()?;
        // Beside it lie the lock of whoever plays it, and the settings.
        let is_one = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "underhill");
        let mut paths: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).filter(is_one).collect();
        assert!(paths.len() <= 1, "{paths:?}");
        paths.pop()
    }

    /// The lines of the only game.
    fn lines(&self) -> Vec<String> {
        let Some(path) = self.game() else { return Vec::new() };
        std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
    }

    /// Types a command and presses Enter, and waits until the record has it.
    fn types(&self, typed: &str, lands: &str) {
        self.hands(&["type", "--delay", "12", typed]).unwrap();
        self.hands(&["key", "Return"]).unwrap();
        self.lands(lands);
    }

    fn lands(&self, lands: &str) {
        wait_for(lands, || self.lines().last().is_some_and(|line| line.contains(lands)).then_some(()));
    }

    /// The first location in the last line's secret event of this kind.
    fn secret(&self, kind: &str, field: &str) -> String {
        let line: serde_json::Value = serde_json::from_str(self.lines().last().unwrap()).unwrap();
        let found = &line["secret"]["events"][0][1][kind][field];
        found.as_str().or_else(|| found[0].as_str()).unwrap().to_owned()
    }

    /// What is seen on the whole screen, byte by byte, when nothing of it changes any more.
    fn seen(&self) -> Vec<u8> {
        let shot = || {
            let out = Command::new("import")
                .args(["-window", "root", "-depth", "8", "rgb:-"])
                .env("DISPLAY", &self.display)
                .output();
            out.expect("imagemagick is installed by the README's test command").stdout
        };
        let mut last = Vec::new();
        wait_for("a picture that stands", || {
            let now = shot();
            let stands = !now.is_empty() && now == last;
            last = now;
            stands.then_some(())
        });
        last
    }

    /// A picture for whoever wants to look; the test asks only that it is not one colour.
    fn picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        wait_for("a picture", || {
            let done = Command::new("import")
                .args(["-window", "root"])
                .arg(&path)
                .env("DISPLAY", &self.display)
                .status()
                .expect("imagemagick is installed by the README's test command");
            (done.success() && std::fs::metadata(&path).is_ok_and(|file| file.len() > 20_000)).then_some(())
        });
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

#[test]
fn a_game_survives_the_death_of_its_window() {
    let desk = Desk::new(0);
    let mut program = desk.start();
    // A practice game is two keys away. They are pressed until the window has them.
    wait_for("the practice game", || {
        desk.hands(&["key", "h", "p"])?;
        std::thread::sleep(Duration::from_millis(300));
        (desk.lines().len() == 2).then_some(())
    });
    // Set-up: keys that came too late stand on the line; Escape clears it. Then draw, by Tab and by typing.
    desk.seen();
    desk.hands(&["key", "Escape"]).unwrap();
    desk.seen();
    desk.types("draw", r#""said":"start""#);
    let start = desk.secret("start", "location");
    desk.types("draw", r#""said":"information""#);
    let token = desk.secret("information", "locations");
    desk.types(&token, r#""said":"give"#);
    desk.types("2", r#""said":"begin shadows=2""#);

    // A day: a move, and one Enter ends the turn and names the question, the second one answers it.
    desk.types("..", r#""said":"move""#);
    desk.types("s 22", r#""said":"ask search 22""#);
    desk.picture("real-window-asked.png");
    // Looked at first: an Enter right behind the other one would be let fall.
    std::thread::sleep(Duration::from_millis(500));
    desk.hands(&["key", "Return"]).unwrap();
    desk.lands(r#""said":"answer""#);
    desk.types("d", r#""said":"done""#);
    // An encounter: Frodo goes where he came from, and is hunted there.
    desk.types(&start, r#""said":"move""#);
    desk.types(&format!("h {start}"), r#""said":"ask hunt"#);
    // Looked at first: an Enter right behind the other one would be let fall.
    std::thread::sleep(Duration::from_millis(500));
    desk.hands(&["key", "Return"]).unwrap();
    desk.lands(r#""said":"answer""#);
    desk.types("d", r#""said":"done""#);
    desk.types("nazgul 1", r#""said":"nazgul 1""#);
    desk.picture("real-window-encounter.png");
    desk.types("accept", r#""said":"accept""#);
    // The table's window beside it, and away again: the game goes on in either case.
    desk.hands(&["key", "F4"]).unwrap();
    desk.windows(2);
    desk.picture("real-window-table.png");
    // The escape, and the night.
    desk.types("//", r#""said":"escape""#);
    desk.hands(&["key", "F4"]).unwrap();
    desk.windows(1);
    desk.types("r", r#""said":"rest""#);
    let before = desk.lines();
    program.0.kill().unwrap();
    program.0.wait().unwrap();

    // Enter goes on with the last game, behind the curtain, which F1 lifts; the record says so with the next command.
    let again = desk.start();
    wait_for("the game", || {
        desk.hands(&["key", "Return"])?;
        std::thread::sleep(Duration::from_millis(400));
        desk.hands(&["key", "F1"])?;
        std::thread::sleep(Duration::from_millis(200));
        desk.hands(&["key", "Escape"])?;
        desk.hands(&["type", "--delay", "12", "d"])?;
        desk.hands(&["key", "Return"])?;
        std::thread::sleep(Duration::from_millis(300));
        (desk.lines().len() > before.len()).then_some(())
    });
    let after = desk.lines();
    assert_eq!(after[..before.len()], before);
    assert!(after[before.len()].contains(r#""said":"done""#), "{}", after[before.len()]);
    desk.picture("real-window-continued.png");
    drop(again);
}

/// What is drawn anew is all that has changed: after whatever hands do the window shows what it shows when it is drawn whole.
#[test]
fn no_remainder_stays_in_the_window() {
    let desk = Desk::new(1);
    let games = [
        ("new war seed=7\nbegin\n", &["hunt 2", "allocate"][..]),
        ("new fate players=2 board=practice\n", &["top red", "ro"][..]),
        ("new risk seed=42\nclaims draw\n", &["leader y"][..]),
        ("new battle seed=42\nbegin\n", &["attack orc"][..]),
    ];
    for (commands, typed) in games {
        // A window that has not yet drawn what was done looks like one with a remainder; that one is there however long it has
        // had, so what is found in haste is looked for again at leisure.
        let found = [60, 600, 3000].into_iter().try_fold(String::new(), |_, wait| {
            remainder(&desk, commands, typed, Duration::from_millis(wait))
        });
        assert_eq!(found, None, "{commands}");
    }
}

/// The first remainder that is left in this game while the window has so long for each deed.
fn remainder(desk: &Desk, commands: &str, typed: &[&str], wait: Duration) -> Option<String> {
    let _ = std::fs::remove_dir_all(&desk.data);
    keep(&desk.data, commands);
    let _program = desk.opens(desk.game());
    std::thread::sleep(Duration::from_millis(500).max(wait));
    let mut deeds: Vec<Vec<String>> = Vec::new();
    let key = |key: &str| vec!["key".to_owned(), key.to_owned()];
    for words in typed {
        // Letter by letter, and one taken back.
        deeds.extend(words.chars().map(|letter| vec!["type".to_owned(), letter.to_string()]));
        deeds.extend([key("BackSpace"), key("x"), key("Escape")]);
    }
    deeds.extend(["Tab", "Tab", "shift+Tab", "Tab", "Tab", "Tab", "space", "Escape", "Return"].map(key));
    for point in [[300, 300], [700, 500], [1080, 300], [420, 620]] {
        let [x, y] = point.map(|place: i32| place.to_string());
        let at = vec!["mousemove".to_owned(), x, y];
        deeds.extend([at, vec!["click".to_owned(), "1".to_owned()]]);
        deeds.extend([vec!["type".to_owned(), "2".to_owned()], key("Tab"), key("Escape")]);
    }
    for deed in deeds {
        let deed: Vec<&str> = deed.iter().map(String::as_str).collect();
        desk.hands(&deed).unwrap();
        std::thread::sleep(wait);
        let seen = desk.seen();
        // A key that nobody has changes nothing, and all is drawn anew with it.
        desk.hands(&["key", "F9"]).unwrap();
        std::thread::sleep(wait.max(Duration::from_millis(100)));
        let whole = desk.seen();
        assert_eq!(seen.len(), whole.len());
        // What is drawn within a border is rounded otherwise than without: no eye tells these apart.
        let apart = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 12;
        if let Some(at) = seen.iter().zip(&whole).position(apart) {
            let at = at / 3;
            return Some(format!("after {deed:?} at {}, {}", at % 1600, at / 1600));
        }
    }
    None
}

/// How often hands do something in each game.
fn events() -> usize {
    std::env::var("EVENTS").ok().and_then(|number| number.parse().ok()).unwrap_or(100)
}

/// Whatever hands press, type and point at, anywhere and in any order: the program goes on, and what it keeps is honest.
#[test]
fn hands_that_do_anything_end_nothing() {
    let desk = Desk::new(2);
    let games = [
        "new give=0 seed=7\nstart draw\ninformation draw\nbegin shadows=2\n",
        "new war seed=7\nbegin\n",
        "new fate players=2 board=practice seed=7\n",
        "new risk seed=7\nclaims draw\n",
        "new battle seed=7\nbegin\n",
    ];
    for (number, commands) in (0..).zip(games) {
        let mut rng = StdRng::seed_from_u64(number);
        let _ = std::fs::remove_dir_all(&desk.data);
        keep(&desk.data, commands);
        let kept = desk.game();
        let mut program = desk.opens(kept.clone());
        let (mut done, mut starts) = (0, 1);
        while done < events() {
            let deeds: Vec<String> = (0..25).flat_map(|_| deed(&mut rng)).collect();
            done += 25;
            let deeds: Vec<&str> = deeds.iter().map(String::as_str).collect();
            desk.hands(&deeds);
            // Whoever leaves the game, or the program, comes back to it.
            if let Some(status) = program.0.try_wait().unwrap() {
                assert!(status.success(), "{commands}{done}: {status}");
                starts += 1;
                program = desk.opens(kept.clone());
            }
        }
        drop(program);
        let mut lines = 0;
        for path in std::fs::read_dir(&desk.data).unwrap().map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|ending| ending == "underhill") {
                let out =
                    Command::new(env!("CARGO_BIN_EXE_underhill")).arg("verify").arg(&path).output().unwrap();
                let said = String::from_utf8_lossy(&out.stdout);
                assert!(out.status.success() && said.contains("= honest"), "{commands}{path:?}: {said}");
                lines += std::fs::read_to_string(&path).unwrap().lines().count();
            }
        }
        println!("{}: {done} events, {starts} starts, {lines} lines kept", commands.lines().next().unwrap());
    }
}

/// Something that hands do, as xdotool is told.
fn deed(rng: &mut StdRng) -> Vec<String> {
    let key = |name: &str| vec!["key".to_owned(), name.to_owned()];
    let keys = [
        "Return",
        "Return",
        "Return",
        "Escape",
        "Tab",
        "shift+Tab",
        "space",
        "ctrl+z",
        "ctrl+y",
        "Up",
        "Down",
        "Left",
        "Right",
        "Home",
        "End",
        "Prior",
        "Next",
        "BackSpace",
        "Delete",
        "F1",
        "F2",
        "F3",
        "F4",
        "F12",
        "ctrl+plus",
        "ctrl+minus",
        "ctrl+0",
        "period",
        "slash",
        "equal",
        "exclam",
        "comma",
        "minus",
    ];
    match rng.random_range(0..10) {
        0..5 => {
            let [x, y] = [1280, 800].map(|most: u32| rng.random_range(0..most).to_string());
            let button = if rng.random_range(0..20) == 0 { "4" } else { "1" };
            ["mousemove", &x, &y, "click", button].map(str::to_owned).into()
        }
        // The gold button, again and again: a game goes on.
        5..7 => key("Return"),
        7 => key(keys.choose(rng).unwrap()),
        _ => key(&char::from(*b"abcdefghijklmnoprstuvwxyz0123456789".choose(rng).unwrap()).to_string()),
    }
}

/// Keeps a game of these commands.
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
