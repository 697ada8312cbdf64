//! What can be pressed is seen, and what is seen is what is pressed: at every moment of games of all five, in every language, in
//! windows and type of every size.

use super::languages::tables;
use crate::desk::Desk;
use crate::hunt::window_still::moments;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::Id;
use iced::{Point, Rectangle, Size};
use iced_test::selector::Candidate;
use strum::IntoEnumIterator;
use underhill::language::Language;
use underhill::window::Message;

/// Windows, and how often type is made larger in them.
const ROOMS: [(Size, usize); 6] = [
    (Size::new(1024.0, 640.0), 0),
    (Size::new(1280.0, 800.0), 0),
    (Size::new(1280.0, 800.0), 5),
    (Size::new(1024.0, 700.0), 3),
    (Size::new(1920.0, 1080.0), 0),
    (Size::new(1920.0, 1080.0), 10),
];
/// So many points of the gold button are pressed, along and down.
const GRID: [u8; 2] = [5, 3];

impl Desk {
    /// What can be pressed, as far as it is seen, and how much larger it is than that.
    fn pressable(&mut self) -> Vec<(Rectangle, Rectangle)> {
        self.all(|candidate| match candidate {
            Candidate::Focusable { bounds, visible_bounds: Some(seen), .. } => Some((bounds, seen)),
            _ => None,
        })
    }

    /// Where it is typed: a press there says nothing.
    fn typed_in(&mut self) -> Vec<Rectangle> {
        self.all(|candidate| match candidate {
            Candidate::TextInput { bounds, .. } => Some(bounds),
            _ => None,
        })
    }

    fn scrolled(&mut self) -> Vec<Rectangle> {
        self.all(|candidate| match candidate {
            Candidate::Scrollable { bounds, .. } => Some(bounds),
            _ => None,
        })
    }

    fn gold(&mut self) -> Option<Rectangle> {
        let gold = self.all(|candidate| match candidate {
            Candidate::Container { id: Some(id), visible_bounds, .. } if *id == Id::new("gold") => {
                visible_bounds
            }
            _ => None,
        });
        gold.first().copied().filter(|gold| gold.width > 2.0 && gold.height > 2.0)
    }

    /// What is pressed unseen, or seen and not pressed.
    fn pressed_amiss(&mut self, moment: &str) -> Vec<String> {
        let (scrolled, typed_in, mut faults) = (self.scrolled(), self.typed_in(), Vec::new());
        let pressable = self.pressable().into_iter().filter(|(bounds, _)| !typed_in.contains(bounds));
        for (bounds, seen) in pressable {
            let is_scrolled = scrolled.iter().any(|it| it.intersection(&bounds).is_some());
            let is_whole = seen.width > bounds.width - 1.5 && seen.height > bounds.height - 1.5;
            if !is_whole && !is_scrolled {
                faults.push(format!("{moment}: {bounds:?} is cut to {seen:?}"));
            }
            let said = self.would_say(seen.center());
            if said.len() > 1 {
                faults.push(format!("{moment}: a press on {seen:?} says {said:?}"));
            }
        }
        let Some(gold) = self.gold() else { return faults };
        let [along, down] = GRID;
        let mut said = Vec::new();
        for x in 0..along {
            for y in 0..down {
                let share = |at: u8, of: u8| (f32::from(at) + 0.5) / f32::from(of);
                let at =
                    Point::new(gold.x + gold.width * share(x, along), gold.y + gold.height * share(y, down));
                said.push((x, self.would_say(at)));
            }
        }
        // Two golds stand beside each other, each a half.
        let halves = [&|x: u8| x < along / 2, &|x: u8| x > along / 2] as [&dyn Fn(u8) -> bool; 2];
        for half in halves {
            let mut of_half = said.iter().filter(|(x, _)| half(*x)).map(|(_, said)| said);
            let first = of_half.next();
            if of_half.any(|said| Some(said) != first) {
                faults.push(format!("{moment}: more than one thing on the gold button: {said:?}"));
            }
        }
        faults
    }

    /// Goes on to a room of another size, with its type.
    fn moves_to(&mut self, (size, larger): (Size, usize)) {
        self.press(Key::Character("0".into()), Modifiers::COMMAND, None);
        for _ in 0..larger {
            self.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
        }
        self.resize(size);
    }
}

#[test]
fn what_is_pressed_is_seen() {
    let mut faults = Vec::new();
    // Each moment in two rooms and a language of its own: all of them come round many times.
    let mut languages = Language::iter().cycle();
    let mut rooms = ROOMS.iter().cycle();
    let mut looks = |desk: &mut Desk, moment: &str| {
        for room in rooms.by_ref().take(2) {
            desk.moves_to(*room);
            let name = format!("{moment}, {room:?}");
            faults.extend(desk.pressed_amiss(&name));
        }
    };
    for (moment, commands) in moments() {
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(languages.next().unwrap()));
        commands.iter().for_each(|command| desk.app_command(command));
        desk.app.show_table();
        desk.key(Named::Escape);
        looks(&mut desk, &format!("hunt, {moment}"));
    }
    for game in tables() {
        let mut desk = Desk::new(None);
        for (at, command) in game.split('/').enumerate() {
            desk.tell(Message::Speak(languages.next().unwrap()));
            desk.app_command(command);
            desk.app.show_table();
            desk.key(Named::Escape);
            looks(&mut desk, &format!("{at}: {command}"));
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}
