//! What the window hides: behind the curtain, and with the hush hand.

use super::window_begun::begun;
use crate::common::Folder;
use crate::desk::{self, Desk};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::Phase;
use underhill::window::Message;

#[test]
fn a_game_goes_on_behind_a_curtain() {
    let folder = Folder::not_yet("curtain");
    let mut desk = folder.desk();
    // One with a seed of its own, as games are that people play: Enter goes on with it.
    desk.letters("hp");
    for typed in ["draw", "draw"] {
        desk.types(typed);
    }
    let token = *desk.state().hidden.information.keys().next().unwrap();
    for typed in [token.to_string(), "1".into(), ".".into()] {
        desk.types(&typed);
    }
    drop(desk);

    // The program was closed; another day it goes on, and shows nothing until it is told to.
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::RingBearer);
    assert!(desk.app.is_curtained() && !desk.sees("Curtain F1"));
    let behind = desk.picture();
    // Behind the curtain no key does anything, and the picture tells nothing.
    desk.types("d");
    desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    assert_eq!(desk.state().view.step, 1);
    assert_eq!(desk.phase(), Phase::RingBearer);
    assert_eq!(desk.picture(), behind);
    desk.key(Named::F1);
    assert!(desk.sees("Curtain F1"));
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    desk.key(Named::F1);
    assert_eq!(desk.picture(), behind, "one curtain is like another");
}

#[test]
fn with_the_hush_hand_secrets_show_only_while_the_key_is_held() {
    // Two games that differ in nothing but what is secret look the same, until the key is held.
    let mut pictures = Vec::new();
    for start in ["7", "11"] {
        let mut desk = Desk::new(None);
        desk.letters("hp");
        desk.app_command("new give=0 seed=4");
        desk.key(Named::F3);
        for command in [&format!("start {start}") as &str, "information 3 4 12 16 26", "begin shadows=1"] {
            desk.app_command(command);
        }
        desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
        desk.app_command("move .");
        desk.goes_to_table();
        let veiled = desk.picture();
        desk.key(Named::F1);
        let shown = desk.picture();
        desk.release(Named::F1);
        assert_eq!(desk.picture(), veiled);
        assert_ne!(shown, veiled);
        veiled.leave(&format!("veiled-{start}.png"), desk::LARGE);
        pictures.push((veiled, shown));
    }
    assert_eq!(pictures[0].0, pictures[1].0);
    assert_ne!(pictures[0].1, pictures[1].1);
}

impl Desk {
    /// To the table of a game that was set up behind the screens' backs.
    fn goes_to_table(&mut self) {
        self.key(Named::F3);
        self.leaves();
        self.tell(Message::Shortcut(underhill::window::Shortcut::Hush));
        self.app.show_table();
        self.key(Named::Escape);
    }
}

#[test]
fn what_was_done_in_secret_is_not_told_while_it_is_veiled() {
    let mut desk = begun(&[]);
    desk.types("13");
    assert!(desk.sees("Done: To 13") && desk.sees("To 13") && desk.sees("Undo: Move"));
    desk.key(Named::F3);
    // Nowhere on the screen, whatever it stands in, but as the number of a step.
    assert_eq!(desk.texts().iter().filter(|text| text.contains("13")).collect::<Vec<_>>(), ["13"]);
    assert!(!desk.sees("Done: To 13") && !desk.sees("To 13") && desk.sees("Undo: Move"));
    desk.types("help move");
    desk.types("log");
    assert!(!desk.sees_within("entry 1 13"));
}

#[test]
fn what_was_refused_in_set_up_is_not_told_while_it_is_veiled() {
    let mut desk = Desk::new(None);
    desk.letters("hp");
    desk.app_command("new seed=7 give=0");
    desk.types("7");
    desk.types("4 4 9 13 20");
    assert!(desk.sees_within("4 was named twice"));
    desk.key(Named::F3);
    assert!(!desk.sees_within("named twice") && desk.sees("refused; why is for the Ring-bearer alone"));
}

#[test]
fn a_press_lifts_the_curtain() {
    let mut desk = begun(&["move ."]);
    desk.clicks("Curtain F1");
    assert!(desk.app.is_curtained());
    desk.clicks_at(iced::Point::new(640.0, 300.0));
    assert!(!desk.app.is_curtained() && desk.sees("Curtain F1"));
    // Pressed by the same hand at once, it was meant for what stood there before.
    desk.key(Named::F1);
    desk.app.halt();
    desk.clicks_at_once(iced::Point::new(640.0, 300.0));
    assert!(desk.app.is_curtained());
}

#[test]
fn the_curtain_falls_by_mouse_whatever_the_hush_hand() {
    let mut desk = begun(&["move ."]);
    desk.key(Named::F3);
    desk.clicks("Curtain F1");
    assert!(desk.app.is_curtained());
    // It rises on what is veiled, until the key is held.
    desk.key(Named::F1);
    assert!(desk.sees_within("Hush: hold F1") && !desk.sees("•"));
    desk.release(Named::F1);
    desk.key(Named::F1);
    assert!(!desk.sees_within("Hush: hold F1") && desk.sees("•"));
    desk.release(Named::F1);
    assert!(desk.sees_within("Hush: hold F1"));
}
