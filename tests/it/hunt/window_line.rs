//! What is typed on the window's line, and what it tells of that: answers, rules, what lies somewhere, slips of the fingers.

use super::window_begun::{begins, begun, begun_from_box};
use crate::common::{Folder, in_box};
use crate::desk::{self, Desk};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::{Hunt, Phase, Question};

/// R21: whatever the answer, hands have something to do.
#[test]
fn a_found_token_is_told_with_the_answer() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.types("..");
    let token = desk.state().hidden.information.keys().find(|token| desk.state().hidden.keeps(**token));
    let token = token.unwrap().to_string();
    desk.types(&format!("h {token}"));
    let told = format!("Hand over Information token {token}");
    assert!(!desk.sees_within(&told), "nothing is told before the answer is given");
    desk.types("");
    assert!(desk.sees("no"));
    assert!(desk.sees_within(&format!("Hand over Information token {token}: their second. Two dice")));
}

/// R19: two equal letters are an exit; of a Perception they are a section.
#[test]
fn a_perception_of_the_second_section_is_of_no_other() {
    for typed in ["II", "ii", "2"] {
        let mut desk = begun(&["move 13", "done"]);
        desk.clicks("Perception …");
        desk.types(typed);
        let asked = desk.state().view.asked.map(|asked| asked.question);
        assert_eq!(asked, Some(Question::Perception("II".parse().unwrap())), "{typed}");
    }
}

/// From the box: a number that lacks its tiles stays on the line, and the tiles are typed behind it.
#[test]
fn tiles_are_typed_behind_the_number() {
    let mut desk = begun_from_box();
    desk.types(".");
    desk.types("h 1");
    desk.types("");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("2");
    assert!(desk.state().view.drawn.is_none() && !desk.sees("Not so"));
    // What is taken back takes with it what was begun on it.
    assert!(desk.sees_within("2 Nazgûl"));
    desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    assert!(desk.phase() == Phase::Ringwraiths && !desk.sees_within("2 Nazgûl"), "{:?}", desk.texts());
    desk.types("d");
    desk.types("2");
    desk.types("3 eye");
    assert_eq!(desk.state().view.drawn.as_ref().map(|(tiles, _)| tiles.len()), Some(2));
}

/// The tile that the hint names, as any keyboard can type it.
#[test]
fn tiles_are_typed_as_the_hint_names_them() {
    for (language, typed) in [("fr", "3 oeil"), ("fr", "3 Œil"), ("de", "3 AUGE"), ("pl", "3 oko")] {
        let mut desk = begun_from_box();
        desk.app_command(&format!("language {language}"));
        for line in [".", "h 1", "", "d", "2", typed] {
            desk.types(line);
        }
        let drawn = desk.state().view.drawn.as_ref().map(|(tiles, _)| tiles.len());
        assert_eq!(drawn, Some(2), "{language}: {typed}");
    }
}

/// What Enter would not do is on no gold button; the line says all the same what was understood.
#[test]
fn nothing_that_would_be_refused_is_gold() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    for (typed, understood, gold) in
        [("60", Some("To 60"), false), ("lord", None, false), ("..", Some("A dot"), true)]
    {
        desk.letters(typed);
        assert_eq!(desk.sees("Enter"), gold, "{typed}");
        assert!(understood.is_none_or(|understood| desk.sees(understood)), "{typed}");
        desk.key(Named::Escape);
    }
}

#[test]
fn three_starts_are_named_or_none() {
    let mut desk = Desk::new(None);
    desk.letters("hb");
    desk.letters("2 8");
    desk.clicks("Begin");
    assert!(desk.app.referee().kept::<Hunt>().is_none() && desk.sees_within("2 were named"));
    desk.letters(" 11");
    desk.clicks("Begin");
    assert_eq!(desk.phase(), Phase::Setup);
}

#[test]
fn what_is_typed_in_one_is_told_in_one() {
    let mut desk = Desk::after(&in_box());
    desk.resize(desk::TALL);
    desk.types("4 IIB");
    assert!(desk.sees("Done: To 4\nDone: 4 lies in II-B"));
    let hidden = "The Information at 4 is hidden for good: Frodo was there.";
    assert!(
        desk.texts().iter().filter(|text| text.contains("The Information at 4")).count() >= 2,
        "{hidden}"
    );
    // An entry is set right with its area; nobody who looks on learns that it was wrong before the table does.
    desk.types("correct 1 5 IIC");
    assert!(desk.sees("Set the log right") && desk.sees("Undo: Correction"));
    assert!(!desk.sees("End the turn"));
    desk.key(Named::F3);
    assert!(!desk.sees("Set the log right") && !desk.sees("Undo: Correction") && desk.sees("Undo"));
}

#[test]
fn a_slip_of_the_fingers_does_not_end_the_turn() {
    let mut desk = begun(&["move ."]);
    for (slip, told) in [("s", "Something is missing"), ("s 9999", "is no location"), ("s 900", "900")] {
        desk.types(slip);
        assert_eq!(desk.phase(), Phase::RingBearer, "{slip}");
        assert!(desk.sees_within(told), "{slip}: {:?}", desk.texts());
        desk.key(Named::Escape);
    }
    desk.types("s 9");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.state().view.asked.is_some());
}

#[test]
fn what_a_query_tells_is_told_in_the_window() {
    let mut desk = begun(&["move .", "done"]);
    desk.types("help move");
    assert!(desk.sees_within("move X [!] [free]"));
    desk.types("log");
    assert!(desk.sees_within("Journey log: "), "{:?}", desk.texts());
    // What was redone is told again, and stands among what was done lately.
    desk.types("h 7");
    desk.key(Named::Enter);
    assert!(desk.sees("yes, Frodo is here") && desk.sees("Lay a Track token on 7, the sword up."));
    desk.types("undo");
    assert!(desk.sees("Hunt 7") && desk.sees("Undo: Answer"));
    desk.types("redo");
    assert!(desk.sees("yes, Frodo is here") && desk.sees("Lay a Track token on 7, the sword up."));
    desk.types("track 7 off");
    assert!(desk.sees("Track token on 7: none"));
}

#[test]
fn why_is_told_by_the_rules() {
    let mut desk = begun(&["move .", "done"]);
    desk.resize(desk::TALL);
    // Those of the moment, unfolded by mouse and folded by typing.
    assert!(!desk.sees_within("A Search asks whether a location"));
    desk.clicks("Why?");
    assert!(
        desk.sees_within("A Search asks whether a location")
            && desk.sees_within("A Perception asks whether the last location")
            && !desk.sees_within("Then Frodo escapes in secret")
    );
    desk.types("why");
    assert!(!desk.sees_within("A Search asks whether a location"));
    // Those that a refusal names; a question that waits keeps its place, and says what is missing.
    desk.types("s 60");
    desk.types("h 16");
    assert!(desk.sees_within("A question waits"));
    assert!(desk.sees("Search 60"));
    desk.types("why");
    assert!(
        desk.sees_within("A card may block a question")
            && !desk.sees_within("A Search asks whether a location")
    );
    // All of them stand behind F12, and no command does: those are the terminal's.
    desk.key(Named::F12);
    desk.clicks("Rules");
    let texts = desk.texts();
    for wanted in ["R1", "R33", "P23"] {
        assert!(texts.iter().any(|text| text == wanted), "{wanted}");
    }
    for tab in ["Settings", "Keys", "Rules"] {
        desk.clicks(tab);
        assert!(!desk.sees_within("cancel T with NAME"), "{tab}");
    }
}

#[test]
fn what_is_written_when_all_is_over_is_told_beside_the_end() {
    let folder = Folder::new("window-over");
    let mut desk = begun(&["move .", "done"]);
    desk.types("corruption = 12");
    let end = "Frodo is lost: the Ringwraiths win";
    assert!(desk.sees(end));
    desk.types("reveal");
    assert!(desk.sees(end) && desk.sees_within("Something is missing"));
    let path = folder.file("game");
    desk.types(&format!("reveal {}", path.display()));
    assert!(desk.sees(end) && desk.sees(&format!("Written to {}.", path.display())));
    assert!(path.exists());
}
