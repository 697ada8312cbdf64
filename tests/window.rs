//! The window, driven without a display: a whole Part 1 by keyboard, and the screens' pictures.
//!
//! A picture is kept as the hash of its pixels in `tests/pictures`. A new or changed one fails where `CI` is set, and
//! always leaves itself in `target/pictures` to be looked at.

use iced::keyboard::key::Named;
use iced::{Size, window};
use iced_test::core::Settings;
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};
use iced_test::{Simulator, simulator};
use std::path::Path;
use underhill::hunt::Phase;
use underhill::store::Store;
use underhill::window::{App, Message, settings, theme};

const SIZE: Size = Size::new(1280.0, 800.0);
const SMALL: Size = Size::new(1024.0, 640.0);

struct Player {
    app: App,
    size: Size,
}

impl Player {
    fn sits_down(store: Option<Store>) -> Self {
        let (app, task) = App::new(window::Id::unique(), store);
        drop(task);
        Self { app, size: SIZE }
    }

    /// Lets a player do something to the window, and the program answer.
    fn acts(&mut self, act: impl FnOnce(&mut Simulator<'_, Message>)) {
        let mut ui = Simulator::with_size(settings_for_tests(), self.size, self.app.view(self.app.main));
        act(&mut ui);
        let messages: Vec<Message> = ui.into_messages().collect();
        for message in messages {
            let task = self.app.update(message);
            self.runs(task);
        }
    }

    /// Runs what the program wants done, as far as it comes to messages.
    fn runs(&mut self, task: iced::Task<Message>) {
        let Some(mut stream) = task::into_stream(task) else { return };
        let messages: Vec<Message> = block_on(async {
            let mut messages = Vec::new();
            while let Some(action) = stream.next().await {
                match action {
                    Action::Output(message) => messages.push(message),
                    // Focus is set by hand below; nothing else is asked of the runtime in these tests.
                    _ => break,
                }
            }
            messages
        });
        for message in messages {
            let task = self.app.update(message);
            self.runs(task);
        }
    }

    /// Types into the command line, as the program has focused it, and presses Enter.
    fn types(&mut self, typed: &str) {
        for letter in typed.chars() {
            self.acts(|ui| {
                focus_command_line(ui);
                ui.typewrite(&letter.to_string());
            });
        }
        self.acts(|ui| {
            focus_command_line(ui);
            ui.tap_key(Named::Enter);
        });
    }

    fn presses(&mut self, key: iced::keyboard::Key) {
        let press = simulator::press_key(key, None);
        if let iced::Event::Keyboard(event) = press {
            let task = self.app.update(Message::Key(event));
            self.runs(task);
        }
    }

    fn clicks(&mut self, label: &str) {
        self.acts(|ui| {
            ui.click(label).unwrap_or_else(|error| panic!("{label}: {error}"));
        });
    }

    fn phase(&self) -> Phase {
        self.app.referee().state().expect("a game is on the table").view.phase
    }

    /// Compares the picture of the screen with the one that was looked at.
    fn shows(&self, name: &str) {
        let mut ui = Simulator::with_size(settings_for_tests(), self.size, self.app.view(self.app.main));
        // The caret stands where the program puts the focus.
        let snapshot = ui.snapshot(&theme()).unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let shown = root.join("target/pictures").join(name).with_extension("png");
        std::fs::create_dir_all(shown.parent().unwrap()).unwrap();
        // The library creates what is missing, so it is asked with nothing there.
        let [picture, hash] = ["png", "sha256"]
            .map(|ending| shown.with_file_name(format!("{name}-tiny-skia")).with_extension(ending));
        for old in [&picture, &hash] {
            let _ = std::fs::remove_file(old);
        }
        assert!(snapshot.matches_image(&shown).unwrap());
        assert!(snapshot.matches_hash(&shown).unwrap());
        let hash = std::fs::read_to_string(hash).unwrap();
        let kept = root.join("tests/pictures").join(name).with_extension("sha256");
        match std::fs::read_to_string(&kept) {
            Ok(looked_at) => assert_eq!(looked_at.trim(), hash, "{name} has changed: look at {picture:?}"),
            Err(_) if std::env::var_os("CI").is_some() => {
                panic!("{name} is new, and nobody has looked at it")
            }
            Err(_) => {
                std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
                std::fs::write(kept, hash + "\n").unwrap();
            }
        }
    }
}

fn settings_for_tests() -> Settings {
    // The tests draw as the program does, whatever the machine has.
    // SAFETY: every test sets the same value before anything reads it.
    unsafe { std::env::set_var("ICED_TEST_BACKEND", "tiny-skia") };
    settings()
}

fn focus_command_line(ui: &mut Simulator<'_, Message>) {
    ui.click(iced_test::selector::id("command line")).unwrap();
}

#[test]
fn a_whole_part_1_by_keyboard() {
    let mut player = Player::sits_down(None);
    player.shows("home");
    player.presses(iced::keyboard::Key::Character("p".into()));
    assert_eq!(player.phase(), Phase::Setup);
    player.types("new seed=7");
    player.types("start draw");
    player.types("information draw");
    let token = *player.app.referee().state().unwrap().hidden.information.keys().next().unwrap();
    player.types(&format!("give {token}"));
    player.types("begin shadows=1");
    player.shows("table-first-turn");

    // A question before the move says so, and changes nothing.
    player.types("s 22");
    assert_eq!(player.phase(), Phase::RingBearer);
    player.shows("table-too-early");
    player.presses(iced::keyboard::Key::Named(Named::Escape));
    player.types("..");
    // A question after the move ends the turn, and shows its answer to the Ring-bearer first.
    player.types("h 22");
    assert_eq!(player.phase(), Phase::Ringwraiths);
    assert!(player.app.referee().state().unwrap().view.asked.is_some());
    player.shows("table-asked");
    player.types("");
    assert!(player.app.referee().state().unwrap().view.asked.is_none());
    player.shows("table-answered");
    // Another one is withdrawn with Escape.
    player.types("p IIA");
    player.presses(iced::keyboard::Key::Named(Named::Escape));
    assert!(player.app.referee().state().unwrap().view.asked.is_none());
    player.types("d");

    // Frodo walks into the open, is found, met, and escapes.
    let start = player.app.referee().state().unwrap().hidden.start.unwrap();
    player.types(&start.to_string());
    player.types(&format!("h {start}"));
    player.types("");
    player.types("d");
    assert_eq!(player.phase(), Phase::Encounter);
    player.shows("table-encounter");
    player.types("nazgul 2");
    player.shows("table-drawn");
    player.types("accept");
    assert_eq!(player.phase(), Phase::Escape);
    player.types("//");
    assert_eq!(player.phase(), Phase::RingBearer);
    // A slip of the hand is taken back.
    player.types("u");
    assert_eq!(player.phase(), Phase::Escape);
    player.types("//");

    // On to the end of the track, and the rescue.
    while player.phase() != Phase::Rescue {
        match player.phase() {
            Phase::RingBearer
                if player.app.referee().state().unwrap().view.turn == underhill::hunt::Turn::Nightfall =>
            {
                player.types("r");
                player.types("d");
            }
            Phase::RingBearer => {
                player.types(".");
                if player.phase() == Phase::RingBearer {
                    player.types("d");
                }
            }
            Phase::Ringwraiths => player.types("d"),
            Phase::Refresh => player.types("refresh shadows=0"),
            phase => panic!("{phase:?}"),
        }
    }
    player.types("rescue");
    player.types("accept");
    assert!(matches!(player.phase(), Phase::Rescued | Phase::Corrupted));
    player.shows("table-over");
}

#[test]
fn a_game_from_the_box_with_nothing_copied() {
    let mut player = Player::sits_down(None);
    player.acts(|ui| {
        ui.click(iced_test::selector::id("starts")).unwrap();
        ui.typewrite("1");
    });
    player.clicks("Begin");
    player.types("start 1");
    player.types("information 2 3 4 5 6");
    player.types("give 2");
    player.types("begin shadows=0");
    player.types("22 IIB");
    assert!(player.app.referee().state().unwrap().hidden.areas.len() == 1);
    player.types("p IIB");
    player.types("");
    player.size = SMALL;
    player.shows("table-box-small");
}

#[test]
fn by_mouse_and_back_again() {
    let folder = std::env::temp_dir().join(format!("underhill-window-{}", std::process::id()));
    let mut player = Player::sits_down(Some(Store::at(&folder)));
    player.clicks("Practice");
    player.clicks("start draw");
    player.clicks("information draw");
    let token = *player.app.referee().state().unwrap().hidden.information.keys().next().unwrap();
    player.clicks(&format!("give {token}"));
    player.clicks("begin shadows=2");
    player.clicks("move .");
    player.clicks("done");
    player.clicks("Undo");
    assert_eq!(player.phase(), Phase::RingBearer);
    player.clicks("Redo");
    assert_eq!(player.phase(), Phase::Ringwraiths);
    player.clicks("Leave");
    player.clicks("Continue");
    assert_eq!(player.phase(), Phase::Ringwraiths);
    drop(player);

    // The program was closed; another day it goes on.
    let mut player = Player::sits_down(Some(Store::at(&folder)));
    player.presses(iced::keyboard::Key::Named(Named::Enter));
    assert_eq!(player.phase(), Phase::Ringwraiths);
    drop(player);
    std::fs::remove_dir_all(folder).unwrap();
}
