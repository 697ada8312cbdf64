//! From the box, with nothing copied, by mouse alone: both parts, from the first screen to Rivendell, counted.

use crate::desk::Desk;
use iced_test::selector::id;
use underhill::hunt::{Phase, Turn};

/// Hands that only press, and how often they did.
struct Mouse {
    desk: Desk,
    presses: usize,
}

impl Mouse {
    fn press(&mut self, label: &str) {
        self.desk.clicks(label);
        self.presses += 1;
    }

    /// Digits, dots and letters on the pad; a comma parts numbers.
    fn pad(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(&key.to_string());
        }
    }

    fn gold(&mut self) {
        let gold = self.desk.find(id("gold")).expect("there is a gold button").center();
        self.desk.clicks_at(gold);
        self.presses += 1;
    }

    /// A number on the pad, and the gold button.
    fn number(&mut self, keys: &str) {
        self.pad(keys);
        self.gold();
    }

    fn phase(&self) -> Phase {
        self.desk.phase()
    }
}

#[test]
fn a_whole_game_from_the_box_by_mouse_alone() {
    let mut mouse = Mouse { desk: Desk::new(None), presses: 0 };
    mouse.press("Hunt for the Ring");
    mouse.press("Our box");
    mouse.pad("1,2,3");
    mouse.press("Begin");
    // What stands on the tokens that were drawn from the box.
    mouse.pad("2");
    mouse.press("Set");
    mouse.pad("4,5,6,7,8");
    mouse.press("Set");
    mouse.press("4");
    mouse.press("2");
    assert_eq!(mouse.phase(), Phase::RingBearer);

    // The first day: a place is new, and where it lies is told at once, by its area.
    mouse.number("22");
    mouse.press("II-B");
    assert!(mouse.desk.state().hidden.areas.len() == 1);
    mouse.press("End the turn");
    mouse.number("35");
    assert!(mouse.desk.sees("no") && mouse.desk.state().view.answer.is_none());
    mouse.press("Give this answer");
    mouse.press("Perception …");
    mouse.press("II-B");
    mouse.press("Answer");
    mouse.press("Hunt …");
    mouse.number("22");
    mouse.press("Answer");
    mouse.press("The Nazgûl have acted");
    // Two Nazgûl, and the tiles that hands have drawn; one of them is put back by Sam.
    mouse.number("2");
    mouse.press("3");
    mouse.press("Eye");
    mouse.gold();
    assert_eq!(mouse.desk.state().view.drawn.as_ref().map(|(tiles, _)| tiles.len()), Some(2));
    let gold = mouse.desk.find(id("gold")).unwrap();
    let tile = iced::Point::new(gold.x + 30.0, gold.y - 70.0);
    mouse.desk.clicks_at(tile);
    mouse.presses += 1;
    mouse.press("Sam");
    // A card that is flipped stays so: it is asked. What is left applies when it is accepted.
    mouse.gold();
    assert_eq!(mouse.phase(), Phase::Encounter);
    mouse.gold();
    assert_eq!(mouse.phase(), Phase::Escape);
    mouse.press("Stay");
    // A Perception about a place of which nobody knows where it lies keeps the question, asks for that, and is answered.
    mouse.number("30");
    mouse.press("End the turn");
    mouse.press("Perception …");
    mouse.press("III");
    assert!(mouse.desk.sees("Where is 30?"), "{:?}", mouse.desk.texts());
    mouse.press("III-A");
    assert!(mouse.desk.state().view.asked.is_some(), "{:?}", mouse.desk.texts());
    mouse.press("Answer");
    mouse.press("The Nazgûl have acted");
    while mouse.phase() != Phase::Bree {
        let view = &mouse.desk.state().view;
        match view.phase {
            Phase::RingBearer if view.moved || view.rested => mouse.press("End the turn"),
            Phase::RingBearer if view.turn == Turn::Nightfall => mouse.press("Rest"),
            Phase::RingBearer if view.day > 1 => {
                mouse.press("A");
                mouse.gold();
            }
            Phase::RingBearer => mouse.press("A dot"),
            Phase::Ringwraiths => mouse.press("The Nazgûl have acted"),
            Phase::Refresh => mouse.number("1"),
            phase => panic!("{phase:?}"),
        }
    }
    let part_1 = mouse.presses;
    mouse.press("Letter from Gandalf, and Part 2");
    mouse.press("Set up Part 2");
    mouse.pad("2.10..23.27.36..35.A");
    mouse.press("Set");
    mouse.pad("3,4,5,6");
    mouse.press("Set");
    mouse.press("3");
    mouse.press("1");
    assert_eq!(mouse.phase(), Phase::RingBearer);
    let mut revealed = false;
    while mouse.phase() != Phase::Rivendell {
        let state = mouse.desk.state();
        let view = &state.view;
        let part2 = view.part2.as_ref().unwrap();
        match view.phase {
            Phase::RingBearer if !view.moved && !view.rested => {
                mouse.press(if view.turn == Turn::Nightfall { "Rest" } else { "Advance" });
            }
            Phase::RingBearer if !part2.gandalf_moved => {
                let there = if revealed { "5" } else { "7" };
                mouse.number(there);
                assert!(
                    mouse.desk.state().view.part2.as_ref().unwrap().gandalf_moved,
                    "{:?}",
                    mouse.desk.texts()
                );
            }
            Phase::RingBearer if !revealed => {
                // Everybody sees it: it is asked whether that is meant.
                mouse.press("Reveal Gandalf");
                assert!(mouse.desk.sees("Is this meant?"));
                mouse.gold();
                revealed = true;
            }
            Phase::RingBearer => mouse.press("End the turn"),
            Phase::Ringwraiths => mouse.press("The Nazgûl have acted"),
            Phase::Hiding => {
                // Of two tokens that hands have drawn the number of one is told.
                mouse.number("5");
                if mouse.phase() == Phase::Hiding {
                    mouse.number("6");
                }
            }
            Phase::Refresh => mouse.number("1"),
            phase => panic!("{phase:?}"),
        }
    }
    println!(
        "by mouse alone, nothing copied: {part_1} presses for Part 1, {} for Part 2",
        mouse.presses - part_1
    );
    assert!(mouse.desk.sees("Frodo is in Rivendell!"));
    assert!(mouse.presses < 260, "{}", mouse.presses);
}
