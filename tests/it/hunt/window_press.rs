//! What is pressed is seen, and does what stands on it: tiles, areas, escapes, deeds.

use super::window_begun::begun;
use super::window_table::hear;
use crate::common::table;
use crate::desk::Desk;
use iced::Point;
use iced::keyboard::key::Named;
use iced_test::selector::Candidate;
use underhill::hunt::{Companion, CompanyCard, Hunt, Phase};

/// Frodo found at 13, with these tiles drawn by hand.
fn drawn(tiles: &str) -> Desk {
    let mut desk = begun(&["corruption = 5", "move 13", "done", "hunt 13", "done"]);
    desk.types(&format!("nazgul {} tiles {tiles}", tiles.split(' ').count()));
    desk
}

/// Where something is written at the right, on the card.
fn on_card(desk: &mut Desk, text: &str) -> Option<Point> {
    let wanted = text.to_owned();
    let written = desk.all(move |candidate| match candidate {
        Candidate::Text { content, visible_bounds, .. } if content == wanted => visible_bounds,
        _ => None,
    });
    written.into_iter().map(|bounds| bounds.center()).find(|at| at.x > 920.0)
}

/// Presses the tile below which this stands.
fn presses_tile(desk: &mut Desk, below: &str) {
    let at = on_card(desk, below).unwrap_or_else(|| panic!("{below} stands below no tile"));
    desk.clicks_at(Point::new(at.x, at.y - 40.0));
}

fn lines(desk: &Desk) -> usize {
    desk.app.referee().kept::<Hunt>().unwrap().record().acts().len()
}

/// R25: a press on a tile and then on a companion puts that one back and no other; flipping is asked first, another card may
/// put back one more, and Accept ends it. Each tile says what the Corruption would be without it.
#[test]
fn a_tile_that_is_pressed_is_put_back_alone() {
    let mut desk = drawn("3 2 1");
    let before = lines(&desk);
    assert!(desk.sees("Accept: Corruption = 11"), "{:?}", desk.texts());
    for without in ["8", "9", "10"] {
        assert!(on_card(&mut desk, without).is_some(), "{without}");
    }
    presses_tile(&mut desk, "8");
    desk.clicks("Sam");
    // It is asked, and nothing is done yet.
    assert!(desk.sees("Flip Sam") && lines(&desk) == before, "{:?}", desk.texts());
    desk.app.settle();
    desk.key(Named::Enter);
    assert_eq!((lines(&desk), desk.state().view.company.card(Companion::Sam)), (before, CompanyCard::Ready));
    assert!(desk.sees("Accept: Corruption = 8"), "{:?}", desk.texts());
    // One companion at the most; another card may put back one more.
    presses_tile(&mut desk, "6");
    assert!(desk.sees("another card") && !desk.sees("Flip Pippin"), "{:?}", desk.texts());
    desk.clicks("another card");
    assert!(desk.sees("Accept: Corruption = 6") && lines(&desk) == before);
    desk.app.settle();
    desk.key(Named::Enter);
    assert_eq!((desk.phase(), desk.state().view.corruption), (Phase::Escape, 6));
    assert_eq!(desk.state().view.company.card(Companion::Sam), CompanyCard::Flipped);
}

/// R19: a Perception is asked by a press on the land of an area, or on any place in it; nobody else sees the answer first.
#[test]
fn an_area_is_asked_about_by_a_press() {
    for on_place in [true, false] {
        let mut desk = begun(&["move 13", "done"]);
        let before = lines(&desk);
        if on_place {
            desk.clicks("Perception …");
            let point = desk.on_map("13");
            desk.clicks_at(point);
        } else {
            // Between two places, where nothing but land is.
            let [one, other] = ["13", "8"].map(|place| desk.on_map(place));
            let point = Point::new((one.x + other.x) / 2.0, (one.y + other.y) / 2.0);
            desk.clicks_at(point);
        }
        assert!(desk.sees_within("Perception I-B"), "{on_place} {:?}", desk.texts());
        if on_place {
            assert!(desk.state().view.asked.is_some() && lines(&desk) == before + 1);
        } else {
            assert!(desk.state().view.asked.is_none() && lines(&desk) == before);
        }
    }
}

/// R28: to stay is one thing, and to flee to where he is another; the number of an escape is marked, and not with the slash.
#[test]
fn to_stay_and_to_flee_there_are_told_apart() {
    let mut desk = begun(&["move 13", "done", "hunt 13", "done", "nazgul 0", "accept"]);
    assert_eq!(desk.phase(), Phase::Escape);
    assert!(desk.sees("Stay") && desk.sees("13 again") && !desk.sees("13 again again"));
    desk.clicks("13 again");
    assert!(desk.sees("→13") && !desk.sees("/13"), "{:?}", desk.texts());
}

/// P11: wherever Gandalf has come to one of his deeds, it can be revealed, in either turn.
#[test]
fn a_deed_is_offered_in_either_turn() {
    let mut desk = Desk::new(None);
    for command in table().of("seed=9").at("7", "3 4 12 16 26").shadows(3).then(&["move A !"]).commands() {
        desk.app_command(&command);
    }
    for command in [
        "part2",
        "journey draw",
        "journey keep short",
        "deeds 8 21 38 39",
        "gandalf start 8",
        "begin shadows=2",
    ] {
        desk.app_command(command);
    }
    desk.app.show_table();
    assert!(hear(&mut desk, "advance") && hear(&mut desk, "gandalf 21 !"));
    assert!(desk.sees("Gandalf's deed"), "{:?}", desk.texts());
    assert!(hear(&mut desk, "done"));
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.sees("Gandalf's deed"), "{:?}", desk.texts());
}

/// What was taken back is said on his card, with what hands take back.
#[test]
fn an_undo_tells_him_what_to_say() {
    let mut desk = begun(&["move 13", "done", "search 13"]);
    desk.key(Named::F4);
    desk.press(iced::keyboard::Key::Character("z".into()), iced::keyboard::Modifiers::COMMAND, None);
    assert!(desk.sees_within("Search 13 is taken back"), "{:?}", desk.texts());
    assert!(desk.sees_within("Take the Track token off 13."));
    desk.turns_to_table();
    assert!(desk.sees("Take the Track token off 13.") && desk.sees_within("Undone: Search 13."));
}
