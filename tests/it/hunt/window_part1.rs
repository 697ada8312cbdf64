//! Part 1 in the window, driven without a display: a whole game by keyboard alone and one by mouse alone, how few keys a
//! day costs, and the guide of the first game.

use super::window_begun::begins;
use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::{Answer, Phase, Question, Turn};

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
    desk.clicks("Hunt for the Ring");
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
    desk.clicks("…");
    desk.clicks_starting_with("Redo: ");
    assert_eq!(desk.phase(), Phase::Bree);
    desk.leaves();
    assert!(desk.sees("Part 1 is over: Bree"));
}

/// Three moves, four questions, the last of them under the Eye, and the new day: ends of turns and confirmations included.
#[test]
fn a_day_costs_few_keys() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.keys = 0;
    desk.types("13");
    // A number alone is a Search; it is shown first, and then given.
    for searched in ["22", "25"] {
        desk.types(searched);
        desk.key(Named::Enter);
        assert_eq!(desk.state().view.answer.map(|(_, answer)| answer), Some(Answer::No));
    }
    desk.key(Named::Enter);
    desk.types("16");
    desk.types("30");
    desk.key(Named::Enter);
    desk.key(Named::Enter);
    assert_eq!((desk.phase(), desk.state().view.turn), (Phase::RingBearer, Turn::Nightfall));
    desk.types("23");
    // By night it is a Hunt.
    desk.types("41");
    desk.key(Named::Enter);
    assert!(
        matches!(desk.state().view.answer, Some((asked, _)) if matches!(asked.question, Question::Hunt(_)))
    );
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Refresh);
    // Where a number is due an empty Enter asks for it, and never takes 0.
    let keys = desk.keys;
    desk.key(Named::Enter);
    assert!(desk.phase() == Phase::Refresh && desk.sees("How many Shadows?"));
    desk.keys = keys;
    desk.types("2");
    assert_eq!((desk.phase(), desk.state().view.day), (Phase::RingBearer, 2));
    println!("a day: {} keys", desk.keys);
    assert!(desk.keys <= 30, "{} keys", desk.keys);
}

/// The same by mouse.
#[test]
fn a_day_costs_few_presses() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    let mut presses = 0;
    let mut on_map = |desk: &mut Desk, place: &str| {
        let point = desk.on_map(place);
        desk.clicks_at(point);
        presses += 1;
    };
    let mut on_buttons = 0;
    let mut press = |desk: &mut Desk, label: &str| {
        desk.clicks(label);
        on_buttons += 1;
    };
    on_map(&mut desk, "13");
    press(&mut desk, "End the turn");
    for searched in ["22", "25"] {
        on_map(&mut desk, searched);
        press(&mut desk, "Give this answer");
    }
    press(&mut desk, "The Nazgûl have acted");
    on_map(&mut desk, "16");
    press(&mut desk, "End the turn");
    on_map(&mut desk, "30");
    press(&mut desk, "Give this answer");
    press(&mut desk, "The Nazgûl have acted");
    on_map(&mut desk, "23");
    press(&mut desk, "End the turn");
    on_map(&mut desk, "41");
    press(&mut desk, "Give this answer");
    press(&mut desk, "The Nazgûl have acted");
    press(&mut desk, "2");
    assert_eq!((desk.phase(), desk.state().view.day), (Phase::RingBearer, 2));
    println!("a day: {} presses", presses + on_buttons);
    assert!(presses + on_buttons <= 20, "{presses} on the map, {on_buttons} on buttons");
}

/// From the end of the turn in which Frodo was found to where he is when he has escaped.
#[test]
fn an_encounter_costs_few_keys() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.types("13");
    desk.types("h 13");
    desk.key(Named::Enter);
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.keys = 0;
    desk.types("2");
    // Each tile is turned over by Enter, and then they are taken.
    assert!(!desk.sees_within("Accept"));
    desk.key(Named::Enter);
    assert!(!desk.sees_within("Accept: "));
    desk.key(Named::Enter);
    assert!(desk.sees_within("Accept: "));
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Escape);
    desk.types("16");
    assert_eq!(desk.phase(), Phase::RingBearer);
    println!("an encounter: {} keys", desk.keys);
    assert!(desk.keys <= 8, "{} keys", desk.keys);
}

#[test]
fn the_first_game_is_guided_until_it_is_left() {
    let mut desk = Desk::new(None);
    desk.clicks("Hunt for the Ring");
    desk.clicks("Your first game");
    assert!(desk.sees_within("Press “Draw”: the program draws"));
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
    // What was left goes on guided.
    let folder = Folder::new("guided");
    let mut desk = folder.desk();
    desk.clicks("Hunt for the Ring");
    desk.clicks("Your first game");
    desk.clicks("Draw");
    drop(desk);
    let mut desk = folder.desk();
    desk.clicks("Go on");
    desk.key(Named::F1);
    assert!(desk.sees_within("Likewise the five Information tokens"));
    desk.clicks("Without the guide");
    drop(desk);
    let mut desk = folder.desk();
    desk.clicks("Go on");
    desk.key(Named::F1);
    assert!(!desk.sees_within("Likewise the five Information tokens"));
    // It is offered to those who have played nothing yet, and comes with nothing else.
    let mut desk = Desk::new(None);
    desk.letters("hp");
    assert!(!desk.sees_within("Press “Draw”: the program draws"));
}
