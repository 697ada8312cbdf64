//! Part 1 in the window, driven without a display: a whole game by keyboard alone and one by mouse alone, how few keys a
//! day costs, and the guide of the first game.

use super::window_begun::begins;
use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::{Phase, Turn};

#[test]
fn a_whole_part_1_by_keyboard_alone() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);

    // A question before the move says so, and changes nothing.
    desk.types("s 22");
    assert_eq!(desk.phase(), Phase::RingBearer);
    // What was refused is typed over.
    desk.types("..");
    assert_eq!(desk.state().view.step, 1);
    // A question after the move ends the turn, and shows its answer to the Ring-bearer first.
    desk.types("h 22");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.state().view.asked.is_some());
    desk.key(Named::Enter);
    assert!(desk.state().view.asked.is_none() && desk.state().view.answer.is_some());
    // Another one is withdrawn with Escape.
    desk.types("p IIA");
    desk.key(Named::Escape);
    assert!(desk.state().view.asked.is_none());
    desk.types("d");

    // Frodo walks into the open, is found, met, and escapes.
    let start = desk.state().hidden.start.unwrap();
    desk.types(&start.to_string());
    desk.types(&format!("h {start}"));
    desk.key(Named::Enter);
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("nazgul 2");
    desk.types("accept");
    assert_eq!(desk.phase(), Phase::Escape);
    desk.types("//");
    assert_eq!(desk.phase(), Phase::RingBearer);
    // A slip of the hand is taken back, and given again.
    desk.types("u");
    assert_eq!(desk.phase(), Phase::Escape);
    desk.press(Key::Character("y".into()), Modifiers::COMMAND, None);
    assert_eq!(desk.phase(), Phase::RingBearer);
    // An earlier command comes back with the arrow.
    desk.key(Named::ArrowUp);
    desk.key(Named::Escape);

    // On to the end of the track, and the rescue.
    while desk.phase() != Phase::Rescue {
        match desk.phase() {
            Phase::RingBearer if desk.state().view.turn == Turn::Nightfall => {
                desk.types("r");
                desk.types("d");
            }
            Phase::RingBearer => {
                desk.types(".");
                if desk.phase() == Phase::RingBearer {
                    desk.types("d");
                }
            }
            Phase::Ringwraiths => desk.types("d"),
            Phase::Refresh => desk.types("refresh shadows=0"),
            phase => panic!("{phase:?}"),
        }
    }
    desk.types("rescue");
    desk.types("accept");
    assert!(matches!(desk.phase(), Phase::Rescued | Phase::Corrupted));
}

#[test]
fn a_whole_part_1_by_mouse_alone() {
    let folder = Folder::not_yet("window");
    let mut desk = folder.desk();
    desk.clicks("Practice");
    desk.clicks("Draw");
    desk.clicks("Draw");
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.clicks(&token.to_string());
    desk.clicks("2");
    assert_eq!(desk.phase(), Phase::RingBearer);

    assert_eq!(desk.walks_to_bree(), 3);
    // The end is taken back with the mouse as well, and given again.
    desk.clicks_starting_with("Undo: ");
    assert_eq!(desk.phase(), Phase::RingBearer);
    desk.clicks_starting_with("Redo: ");
    assert_eq!(desk.phase(), Phase::Bree);
    desk.clicks("Leave");
    assert!(desk.sees("Part 1 is over: Bree"));
}

#[test]
fn a_day_costs_few_keys() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.keys = 0;
    // Three moves and four questions, ends of turns and confirmations included.
    desk.types("..");
    desk.types("s 22");
    desk.types("");
    desk.types("h 25");
    desk.types("");
    desk.types("d");
    desk.types("..");
    desk.types("s 30");
    desk.types("");
    desk.types("d");
    desk.types("..");
    desk.types("h 41");
    desk.types("");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Refresh);
    assert!(desk.keys <= 40, "{} keys", desk.keys);
}

#[test]
fn the_first_game_is_guided_until_it_is_left() {
    let mut desk = Desk::new(None);
    desk.clicks("Your first game");
    assert!(desk.sees_within("Press Draw: the program draws"));
    desk.clicks("Draw");
    assert!(desk.sees_within("Likewise the five Information tokens"));
    desk.clicks("Draw");
    assert!(desk.sees_within("Press the number that you give away openly"));
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.clicks(&token.to_string());
    assert!(desk.sees_within("The Ringwraiths roll their dice"));
    desk.clicks("1");
    assert!(desk.sees_within("Your turn: press a ringed place"));
    desk.types(".");
    assert!(desk.sees_within("Entered, and nobody saw it."));
    desk.types("d");
    assert!(desk.sees_within("Now they ask."));
    desk.types("s 60");
    assert!(desk.sees_within("Only you see this answer"));
    desk.key(Named::Enter);
    assert!(desk.sees_within("That answer is on the record"));
    // Twelve presses and words to the first answer; a question is answered as ever.
    assert!(desk.state().view.answer.is_some());
    desk.clicks("Without the guide");
    assert!(!desk.sees_within("That answer is on the record"));
    desk.types("d");
    assert!(!desk.sees_within("So it goes on"));
    // It is offered to those who have played nothing yet, and comes with nothing else.
    let mut desk = Desk::new(None);
    desk.letters("p");
    assert!(!desk.sees_within("Press Draw: the program draws"));
}
