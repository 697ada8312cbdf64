//! The screens in every language, with type at 150 %: nothing is squeezed, and nothing leaves the window. The pictures are
//! left to be looked at.

#[path = "common/desk.rs"]
mod desk;

use desk::{Desk, LARGE, SMALL};
use iced::Rectangle;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::selector::{Candidate, Target};
use std::sync::{Arc, Mutex};
use strum::IntoEnumIterator;
use underhill::language::Language;
use underhill::window::Message;

/// A text, where it is laid out, and what of that is to be seen.
type Laid = (String, Rectangle, Option<Rectangle>);

impl Desk {
    /// All texts on the screen.
    fn texts(&mut self) -> Vec<Laid> {
        let all: Arc<Mutex<Vec<Laid>>> = Arc::default();
        let seen = Arc::clone(&all);
        let _nothing = self.find(move |candidate: Candidate<'_>| -> Option<Target> {
            if let Candidate::Text { content, bounds, visible_bounds, .. } = &candidate {
                seen.lock().unwrap().push(((*content).to_owned(), *bounds, *visible_bounds));
            }
            None
        });
        std::mem::take(&mut *all.lock().unwrap())
    }

    /// Nothing is cut off at its side, and nothing is squeezed into a column of letters.
    fn has_its_place(&mut self, screen: &str) {
        let texts = self.texts();
        assert!(texts.len() > 3, "{screen} has {} texts", texts.len());
        for (text, bounds, visible) in texts {
            let Some(visible) = visible.filter(|_| !text.trim().is_empty()) else { continue };
            let place = format!("{screen}: “{text}” at {bounds:?}, of which {visible:?} is to be seen");
            assert!(visible.width >= bounds.width - 1.0, "cut off, {place}");
            let longest =
                text.split([' ', '\u{a0}', '-', '/']).map(|word| word.chars().count()).max().unwrap_or(0);
            // A letter is at least so broad in the smallest type that there is.
            let letter = 4.4 * self.app.look().scale;
            assert!(bounds.width >= letter * longest as f32, "squeezed, {place}");
        }
    }

    fn shows_in(&mut self, screen: &str, language: Language) {
        let name: &str = language.into();
        for size in [LARGE, SMALL] {
            self.resize(size);
            for scale in ["100", "150"] {
                let screen = format!("{name}-{screen}-{scale}-{}", size.width);
                self.picture().leave(&format!("language-{screen}.png"), size);
                self.has_its_place(&screen);
                for _ in 0..5 {
                    self.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
                }
            }
            self.press(Key::Character("0".into()), Modifiers::COMMAND, None);
        }
        self.resize(LARGE);
    }
}

#[test]
fn every_screen_has_room_for_every_language() {
    for language in Language::iter() {
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.shows_in("home", language);
        desk.key(Named::F12);
        desk.shows_in("keys", language);
        desk.key(Named::F12);
        desk.letters("k");
        desk.shows_in("numbers", language);
        desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("b");
        desk.shows_in("box", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("f");
        desk.shows_in("guide", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("l");
        desk.shows_in("letter", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("v");
        desk.shows_in("check", language);

        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        let commands = ["new seed=7", "start draw", "information draw", "give 3", "begin shadows=1"];
        for command in &commands[..3] {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.app.show_table();
        desk.shows_in("setup", language);
        let token = *desk.state().hidden.information.keys().next().unwrap();
        for command in [format!("give {token}"), "begin shadows=1".into(), "move .".into(), "done".into()] {
            assert!(desk.app.hear(&command), "{command}");
        }
        desk.app.show_table();
        desk.key(Named::Escape);
        desk.shows_in("table", language);
        desk.types("h 22");
        desk.shows_in("asked", language);
        desk.key(Named::Enter);
        desk.key(Named::F4);
        desk.turns_to_table();
        desk.shows_in("ringwraiths", language);
    }
}

#[test]
fn a_language_is_changed_while_the_program_runs() {
    let mut desk = Desk::new(None);
    desk.clicks("Deutsch");
    assert!(desk.sees("Übung") || desk.sees_within("Übung"));
    desk.letters("p");
    for command in ["start draw", "information draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
    let token = *desk.state().hidden.information.keys().next().unwrap();
    for command in [format!("give {token}"), "begin shadows=1".into(), "move .".into(), "done".into()] {
        assert!(desk.app.hear(&command), "{command}");
    }
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.types("s 60");
    desk.key(Named::Enter);
    assert!(desk.sees("nein"));
    desk.key(Named::F12);
    desk.clicks("Polski");
    desk.key(Named::F12);
    assert!(!desk.sees_within("Ringträger"));
    // What a program reads is the same in every language.
    assert!(desk.app.hear("language fr") && desk.app.hear("search 59"));
}
