//! The window's controls: each is reached with Tab, the map is dragged and turned, and a key that is held down does one thing.

use super::window_begun::{begins, begun};
use crate::common::in_box;
use crate::desk::Desk;
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::{Hunt, Phase};

#[test]
fn every_control_is_reached_with_tab() {
    let mut desk = Desk::new(None);
    // Home: Tab to the first game, and behind the way back to the first way into it; Space presses them.
    desk.key(Named::Tab);
    desk.key(Named::Space);
    desk.letters("p");
    assert_eq!(desk.phase(), Phase::Setup);
    desk.app_command("new seed=7");
    // Set-up: from the line on to Draw.
    desk.key(Named::Tab);
    desk.key(Named::Enter);
    assert!(desk.state().view.start_set);
    desk.app_command("information draw");
    desk.app_command("give 3");
    desk.app_command("begin shadows=1");
    desk.app.show_table();
    // The table: every focus looks different from every other, all the way round.
    desk.key(Named::Tab);
    let first = desk.picture();
    let mut seen = vec![first.clone()];
    loop {
        desk.key(Named::Tab);
        let picture = desk.picture();
        if picture == first {
            break;
        }
        assert!(!seen.contains(&picture), "after {} steps the focus cannot be told", seen.len());
        seen.push(picture);
        assert!(seen.len() < 60);
    }
    // Undo, curtain, keys, leave, moves, card move, tracks, cards, the line.
    assert!(seen.len() >= 15, "{} controls", seen.len());
}

#[test]
fn the_map_is_dragged_turned_and_clicked() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    let whole = desk.picture();
    desk.key(Named::PageUp);
    let near = desk.picture();
    assert_ne!(whole, near);
    desk.press(Key::Named(Named::ArrowRight), Modifiers::ALT, None);
    assert_ne!(desk.picture(), near);
    desk.key(Named::PageDown);
    desk.key(Named::PageDown);
    assert_eq!(desk.picture(), whole);
    // A click beside everything does nothing.
    let bounds = desk.find(iced_test::selector::id("map")).unwrap();
    desk.clicks_at(Point::new(bounds.x + 6.0, bounds.y + 6.0));
    assert_eq!(desk.state().view.step, 0);
}

#[test]
fn a_click_beside_everything_takes_nothing_from_the_line() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.clicks_at(Point::new(500.0, 130.0));
    desk.types("..");
    assert_eq!(desk.state().view.step, 1);
}

#[test]
fn a_key_that_is_held_down_does_one_thing() {
    let mut desk = begun(&["move .", "done"]);
    desk.letters("h 9");
    desk.key(Named::Enter);
    // A long Enter does not give away what nobody has read yet.
    desk.holds(Named::Enter);
    assert!(desk.state().view.asked.is_some());
    desk.key(Named::Enter);
    assert!(desk.state().view.asked.is_none());
    desk.key(Named::F1);
    for _ in 0..3 {
        desk.holds(Named::F1);
        assert!(desk.app.is_curtained());
    }
}

#[test]
fn what_is_told_to_nobody_is_undone_by_mouse_as_well() {
    let mut desk = Desk::after(&in_box().then(&["move 22"]));
    desk.types("area 22 IIB");
    let lines = desk.app.referee().kept::<Hunt>().unwrap().record().acts().len();
    desk.clicks("Undo");
    assert_eq!(desk.app.referee().kept::<Hunt>().unwrap().record().acts().len(), lines + 1);
    assert!(desk.sees("Undo: Move"));
}
