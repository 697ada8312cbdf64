//! The easel, on which a board is drawn: worked with the keyboard alone, and what is on it moved, laid around, renumbered
//! and removed.

use super::copying_hands::{encoded, photograph, practice, seen};
use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse};
use iced_test::selector::id;
use image::ImageFormat;

#[test]
fn the_easel_is_worked_with_the_keyboard_alone() {
    let folder = Folder::new("copying-keyboard");
    let mut desk = folder.desk();
    desk.letters("k");
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.clicks("On a picture");
    let goes = |desk: &mut Desk, way: Named, steps: usize| (0..steps).for_each(|_| desk.key(way));
    // 1 in the middle, 2 to its right, 3 below, exit A farther.
    goes(&mut desk, Named::ArrowRight, 1);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowRight, 10);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowDown, 10);
    desk.key(Named::Enter);
    desk.letters("x");
    goes(&mut desk, Named::ArrowDown, 10);
    desk.key(Named::Enter);
    let at = draft()["at"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(at, ["1", "2", "3", "A"]);
    // A road with two dots from A to 3, and on to 2 by a path over a dot of its own.
    desk.letters("lr");
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowUp, 10);
    desk.key(Named::Enter);
    desk.letters("2");
    assert_eq!(draft()["chains"], serde_json::json!(["road A . . 3"]));
    desk.letters("r");
    assert_eq!(draft()["chains"], serde_json::json!(["A . . 3"]));
    desk.letters("r");
    goes(&mut desk, Named::ArrowUp, 5);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowUp, 5);
    desk.key(Named::Enter);
    assert!(draft()["chains"].to_string().contains(".d1 2"), "{}", draft()["chains"]);
    // What is chosen is removed, and comes back.
    desk.key(Named::Escape);
    desk.letters("p");
    goes(&mut desk, Named::ArrowRight, 0);
    let before = draft();
    desk.key(Named::Enter);
    // Escape has taken the crosshair away: nothing was clicked.
    assert_eq!(draft(), before);
    desk.press(Key::Named(Named::PageUp), Modifiers::empty(), None);
    desk.undoes();
    assert_ne!(draft(), before);
    desk.press(Key::Character("y".into()), Modifiers::COMMAND, None);
    assert_eq!(draft(), before);
    // Without a number nothing is placed, and that is said.
    let field = desk.find(id("next number")).expect("the number is shown");
    desk.clicks_at(field.center());
    desk.chooses_all();
    desk.letters("nonsense");
    desk.key(Named::Escape);
    goes(&mut desk, Named::ArrowLeft, 10);
    assert!(!desk.sees_within("Nothing was placed"));
    desk.key(Named::Enter);
    assert!(desk.sees_within("Nothing was placed"));
    assert_eq!(draft(), before);
}

#[test]
fn what_is_on_the_easel_is_moved_laid_around_renumbered_and_removed() {
    let folder = Folder::new("copying-easel");
    let mut desk = folder.desk();
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.letters("k");
    desk.clicks("On a picture");
    for place in [[0.2, 0.2], [0.4, 0.2], [0.4, 0.6], [0.8, 0.8]] {
        desk.clicks_easel(place);
    }
    desk.letters("l");
    for place in [[0.2, 0.2], [0.4, 0.2], [0.4, 0.6]] {
        desk.clicks_easel(place);
    }
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 3"]));
    // Around three of them.
    desk.letters("a");
    desk.clicks("II-A");
    let drags = |desk: &mut Desk, places: &[[f64; 2]]| {
        let points: Vec<Point> = places.iter().map(|place| desk.on_easel(*place)).collect();
        desk.drags(&points);
    };
    drags(&mut desk, &[[0.1, 0.1], [0.5, 0.1], [0.5, 0.7], [0.1, 0.7], [0.1, 0.1]]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1-3" }));
    desk.clicks("II-B");
    desk.clicks_easel([0.4, 0.6]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1 2", "II-B": "3" }));
    desk.clicks_easel([0.4, 0.6]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1 2" }));
    // Moved.
    desk.letters("p");
    drags(&mut desk, &[[0.4, 0.6], [0.42, 0.65], [0.5, 0.7]]);
    let moved = draft()["at"]["3"].clone();
    let [x, y] = seen([0.5, 0.7]);
    assert!((moved[0].as_f64().unwrap() - x).abs() < 0.003 && (moved[1].as_f64().unwrap() - y).abs() < 0.003);
    // It has another number; one that is taken is not given.
    let renumber = |desk: &mut Desk, to: &str| {
        let field = desk.find(id("next number")).expect("the number is shown");
        desk.clicks_at(field.center());
        desk.chooses_all();
        desk.types(to);
    };
    // One that is elsewhere changes places with it, and what was drawn stays with its number.
    let [two, three] = ["2", "3"].map(|space| draft()["at"][space].clone());
    renumber(&mut desk, "2");
    assert_eq!([draft()["at"]["3"].clone(), draft()["at"]["2"].clone()], [two, three]);
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 3"]));
    renumber(&mut desk, "3");
    renumber(&mut desk, "nonsense");
    assert!(desk.sees_within("is no number from 1 to 999"));
    renumber(&mut desk, "17");
    assert!(!desk.sees_within("is no number from 1 to 999"));
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 17"]));
    assert!(draft()["at"]["17"].is_array() && draft()["at"]["3"].is_null());
    // A link is removed, then a location with all that is said of it.
    desk.letters("l");
    desk.clicks_easel([0.3, 0.2]);
    desk.key(Named::Delete);
    assert_eq!(draft()["chains"], serde_json::json!(["2 17"]));
    desk.letters("p");
    // Off the picture, it is on the board; removed, it is not.
    desk.clicks_easel([0.4, 0.2]);
    desk.clicks("Off the picture");
    assert_eq!(draft()["chains"], serde_json::json!(["2 17"]));
    assert!(draft()["at"]["2"].is_null());
    desk.undoes();
    desk.clicks_easel([0.4, 0.2]);
    desk.key(Named::Delete);
    assert!(desk.sees_within("2 is removed from the board, with its links and out of its area."));
    assert_eq!(
        (draft()["chains"].clone(), draft()["areas"].clone()),
        (serde_json::json!([]), serde_json::json!({ "II-A": "1" }))
    );
    for _ in 0..2 {
        desk.undoes();
    }
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 17"]));
}

#[test]
fn ways_join_at_a_fork_that_was_typed() {
    let folder = Folder::new("copying-fork");
    let mut desk = folder.desk();
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.letters("k");
    desk.clicks("Links");
    desk.letters("19 .fork 20");
    desk.clicks("On a picture");
    for (space, place) in [("19", [0.2, 0.5]), ("20", [0.6, 0.5]), ("23", [0.4, 0.8])] {
        let field = desk.find(id("next number")).expect("the number is shown");
        desk.clicks_at(field.center());
        desk.chooses_all();
        desk.letters(space);
        desk.clicks_easel(place);
    }
    // Nobody has placed the fork: it lies between what it joins.
    desk.letters("l");
    desk.clicks_easel([0.4, 0.5]);
    desk.clicks_easel([0.4, 0.8]);
    assert_eq!(draft()["chains"], serde_json::json!(["19 .fork 20", ".fork 23"]));
    assert!(draft()["at"][".fork"].is_null());
    // It is chosen and removed like anything that has a place.
    desk.letters("p");
    desk.clicks_easel([0.4, 0.6]);
    desk.key(Named::Delete);
    assert_eq!(draft()["chains"], serde_json::json!([]));
}

#[test]
fn the_wheel_and_the_right_button_show_another_part() {
    let folder = Folder::new("copying-wheel");
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("On a picture");
    let before = desk.picture();
    let middle = desk.find(id("easel")).unwrap().center();
    desk.clicks_at(middle);
    let placed = desk.picture();
    assert_ne!(before, placed);
    desk.rolls(
        middle,
        Event::Mouse(mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y: 3.0 } }),
    );
    let near = desk.picture();
    assert_ne!(placed, near);
    desk.press(Key::Character("0".into()), Modifiers::ALT, None);
    assert_eq!(desk.picture(), placed);
    // Larger type by one step, however many lines there are to write on.
    desk.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
    assert!((desk.app.look().scale - 1.1).abs() < 1e-4);
    desk.press(Key::Character("0".into()), Modifiers::COMMAND, None);
    // A picture does not leave its frame, however near it is.
    let photo = folder.file("photo.png");
    std::fs::write(&photo, encoded(photograph(&practice(), [800, 500]), ImageFormat::Png)).unwrap();
    desk.drops(&photo);
    let frame = desk.find(id("easel")).unwrap();
    let outside = |desk: &mut Desk| {
        let pixels = desk.picture().0;
        let row = |y: f32, from: f32, to: f32| {
            let at = |x: f32| (y as usize * 1280 + x as usize) * 4;
            pixels[at(from)..at(to)].to_vec()
        };
        [row(frame.y - 6.0, 20.0, 1200.0), row(frame.y + 100.0, frame.x + frame.width + 8.0, 1200.0)]
    };
    let before = outside(&mut desk);
    for _ in 0..4 {
        desk.key(Named::PageUp);
    }
    assert_eq!(outside(&mut desk), before);
}
