//! What is pressed is seen, and does what stands on it: tiles, areas, escapes, deeds.

use super::window_begun::begun;
use super::window_table::hear;
use crate::common::table;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::{Point, Size};
use iced_test::selector::{Candidate, id};
use underhill::hunt::{Companion, CompanyCard, Hunt, Phase};

/// Frodo found at 13, with these tiles drawn by hand.
fn drawn(tiles: &str) -> Desk {
    let mut desk = begun(&["corruption = 5", "move 13", "done", "hunt 13", "done"]);
    desk.types(&format!("nazgul {} tiles {tiles}", tiles.split(' ').count()));
    desk
}

/// Where something is written at the right, on the card.
pub fn on_card(desk: &mut Desk, text: &str) -> Option<Point> {
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

/// R1: the starting locations are marked on the map of the set-up, and a press on one is the start; on another place it is none.
#[test]
fn a_start_is_pressed_on_the_map() {
    let mut desk = Desk::new(None);
    desk.letters("hp");
    desk.app_command("new seed=3");
    for (place, start) in [("13", None), ("8", Some("8"))] {
        let point = desk.on_map(place);
        desk.clicks_at(point);
        assert_eq!(desk.state().hidden.start.map(|start| start.to_string()).as_deref(), start);
    }
    // R2: the five tokens likewise, one by one; a second press takes one away again.
    for place in ["4", "16", "8", "8", "26", "35", "38"] {
        let point = desk.on_map(place);
        desk.clicks_at(point);
    }
    desk.clicks("Set");
    let tokens: Vec<String> = desk.state().hidden.information.keys().map(ToString::to_string).collect();
    assert_eq!(tokens, ["4", "16", "26", "35", "38"]);
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
    assert!(desk.sees("3 back: Sam") && lines(&desk) == before, "{:?}", desk.texts());
    desk.app.settle();
    desk.key(Named::Enter);
    assert_eq!((lines(&desk), desk.state().view.company.card(Companion::Sam)), (before, CompanyCard::Ready));
    assert!(desk.sees("Accept: Corruption = 8"), "{:?}", desk.texts());
    assert!(desk.sees("Sam's card is flipped when the tiles are accepted."), "{:?}", desk.texts());
    // One companion at the most; another card may put back one more.
    presses_tile(&mut desk, "6");
    assert!(desk.sees("Another card") && !desk.sees("2 back: Pippin"), "{:?}", desk.texts());
    desk.clicks("Another card");
    assert!(desk.sees("Accept: Corruption = 6") && lines(&desk) == before);
    desk.app.settle();
    desk.key(Named::Enter);
    assert_eq!((desk.phase(), desk.state().view.corruption), (Phase::Escape, 6));
    assert_eq!(desk.state().view.company.card(Companion::Sam), CompanyCard::Flipped);
}

/// R31: that Frodo's card costs a Fellowship token is said before it is flipped, in an encounter and out of one.
#[test]
fn what_it_costs_is_said_before() {
    let costs = "The pool of Fellowship tokens shrinks by one.";
    let mut desk = drawn("3 2 1");
    presses_tile(&mut desk, "8");
    desk.clicks("Frodo");
    assert!(desk.sees("3 back: Frodo") && desk.sees(costs), "{:?}", desk.texts());
    let mut desk = begun(&[]);
    desk.clicks("Flip Frodo");
    assert!(desk.sees("Flip Frodo") && desk.sees(costs), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.clicks("Flip Sam");
    assert!(desk.sees("Flip Sam") && !desk.sees(costs), "{:?}", desk.texts());
}

/// What ends the game is asked first, wherever it is pressed.
#[test]
fn the_last_corruption_is_asked_first() {
    let mut desk = begun(&["corruption = 10"]);
    for corruption in [11, 11] {
        let more = on_card(&mut desk, "+").unwrap();
        desk.clicks_at(more);
        desk.app.settle();
        assert_eq!(desk.state().view.corruption, corruption);
    }
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Corrupted);
}

/// A log that was set right is taken back by one press, with what was proposed for it, and done again by one; and both sides' ends of a turn are named
/// as they were pressed.
#[test]
fn a_correction_is_taken_back_at_once() {
    let mut desk = begun(&["move 13", "done", "search 13", "done"]);
    assert!(desk.sees("Undo: The Nazgûl have acted"), "{:?}", desk.texts());
    desk.types("correct 1 .");
    desk.clicks("Set the log right");
    assert!(desk.sees("Undo: Set the log right"), "{:?}", desk.texts());
    desk.clicks("Undo: Set the log right");
    assert!(desk.state().hidden.proposed.is_none() && desk.sees("Undo: The Nazgûl have acted"));
    let last = |desk: &Desk| desk.state().last_location().map(|at| at.to_string());
    assert_eq!(last(&desk).as_deref(), Some("13"));
    desk.clicks("…");
    desk.clicks_starting_with("Redo: ");
    assert!(desk.state().hidden.proposed.is_none() && desk.sees("Undo: Set the log right"));
    assert_ne!(last(&desk).as_deref(), Some("13"));
}

/// R25: who puts a tile back is typed as well, by the name on the button; and what is refused meanwhile stands on the card whole,
/// where the tiles lay.
#[test]
fn who_puts_a_tile_back_is_typed_too() {
    let mut desk = drawn("3 2 1");
    // What lies there as tiles is not told once more.
    assert!(!desk.sees("3, 2, 1"), "{:?}", desk.texts());
    desk.types("nonsense");
    assert!(desk.sees_within("“nonsense” is nothing") && on_card(&mut desk, "8").is_none());
    desk.key(Named::Escape);
    presses_tile(&mut desk, "8");
    desk.puts("sam");
    assert!(desk.sees("Sam"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees("3 back: Sam"), "{:?}", desk.texts());
    desk.app.settle();
    desk.key(Named::Enter);
    assert!(desk.sees("Accept: Corruption = 8"), "{:?}", desk.texts());
}

/// Whatever size the window has, all tiles lie above the gold button: a press on that puts none back.
#[test]
fn no_tile_lies_on_the_gold_button() {
    for size in [[1024.0, 640.0], [1024.0, 700.0], [1280.0, 800.0], [1600.0, 900.0]] {
        let mut desk = in_part_2(&["corruption = 5", "advance", "gandalf 21 !"]);
        while desk.state().dots() > 0 {
            assert!(hear(&mut desk, "card advance"));
        }
        let here = desk.state().last_location().unwrap();
        for command in ["done", "lord in", &format!("hunt {here}"), "done"] {
            assert!(hear(&mut desk, command), "{command}");
        }
        assert_eq!(desk.phase(), Phase::Encounter);
        let values = desk.state().view.hunt_pool.clone().unwrap().into_iter().filter(|tile| !tile.red);
        let mut values: Vec<u16> = values.filter_map(|tile| tile.value.to_string().parse().ok()).collect();
        values.sort_unstable();
        values.truncate(5);
        let all = 5 + values.iter().sum::<u16>();
        let tiles: Vec<String> = values.iter().map(u16::to_string).collect();
        // The line waits for what is typed.
        desk.key(Named::Escape);
        desk.types(&format!("nazgul 4 lord tiles {}", tiles.join(" ")));
        desk.resize(Size::new(size[0], size[1]));
        let gold = desk.find(id("gold")).unwrap();
        let wanted: Vec<String> = values.iter().map(|value| (all - value).to_string()).collect();
        let below = desk.all(move |candidate| match candidate {
            Candidate::Text { content, visible_bounds, .. } if wanted.iter().any(|it| it == content) => {
                visible_bounds
            }
            _ => None,
        });
        let below: Vec<_> = below.into_iter().filter(|it| it.x >= gold.x).collect();
        assert!(below.len() >= 5, "{size:?}: {below:?} {:?}", desk.texts());
        assert!(below.iter().all(|it| it.y + it.height <= gold.y), "{size:?}: {below:?} {gold:?}");
        desk.app.settle();
        desk.clicks_at(Point::new(gold.x + 8.0, gold.center_y()));
        assert!(desk.state().view.drawn.is_none() && desk.state().view.corruption == all, "{size:?}");
    }
}

/// R28: an entry that is an escape is no dot; he may have stayed.
#[test]
fn an_escape_is_not_set_right_to_a_dot() {
    let mut desk = begun(&["move 13", "done", "hunt 13", "done", "nazgul 0", "accept", "escape 8 !"]);
    for (entry, offered, not) in [("1", "a dot", "/"), ("2", "/", "a dot")] {
        desk.clicks("Correct an entry …");
        desk.types(entry);
        let is = |sign: &str| format!("Entry {entry} is {sign}");
        assert!(desk.sees(&is(offered)) && !desk.sees(&is(not)), "{:?}", desk.texts());
        desk.key(Named::Escape);
    }
    // A dot is told by its sign on the log.
    desk.types("correct 1 .");
    assert!(desk.sees("Entry 1 should have been •"), "{:?}", desk.texts());
    desk.clicks("Keep the log as it is");
    // Nor by what is typed.
    desk.clicks("Correct an entry …");
    desk.types("2");
    desk.types(".");
    assert!(desk.state().hidden.proposed.is_none() && desk.sees_within("An escape does not lead to a dot"));
    // What is said then is of an entry that was: he stayed there.
    desk.clicks("Why?");
    assert!(desk.sees_within("“/” if he stayed"), "{:?}", desk.texts());
    // Nor is a dot one while he escapes.
    let mut desk = begun(&["move 13", "done", "hunt 13", "done", "nazgul 0", "accept"]);
    desk.types(".");
    assert!(desk.sees("An escape does not lead to a dot."), "{:?}", desk.texts());
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

/// Part 2 with Gandalf's tokens 8, which is his start, 21, 38 and 39, and what was done then.
fn in_part_2(then: &[&str]) -> Desk {
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
    for command in then {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk
}

/// P11: wherever Gandalf has come to one of his deeds, it can be revealed, in either turn; a press chooses it, and gold does it.
#[test]
fn a_deed_is_offered_in_either_turn_and_meant() {
    let mut desk = in_part_2(&["advance", "gandalf 21 !"]);
    assert!(desk.sees("Gandalf's deed"), "{:?}", desk.texts());
    assert!(hear(&mut desk, "done"));
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    let before = lines(&desk);
    desk.clicks("Gandalf's deed");
    assert!(lines(&desk) == before && desk.sees("Back"), "{:?}", desk.texts());
    desk.app.settle();
    desk.key(Named::Enter);
    assert_eq!(lines(&desk), before + 1);
}

/// P10, P12: on an exit nobody is told that Gandalf may be revealed; and what he may do there is nobody else's business.
#[test]
fn on_an_exit_the_card_says_what_he_may_do() {
    let mut desk = in_part_2(&["advance", "gandalf A !"]);
    assert!(desk.sees_within("On an exit Gandalf is not revealed"), "{:?}", desk.texts());
    let before = lines(&desk);
    desk.clicks("Gandalf in Rivendell");
    assert_eq!(lines(&desk), before);
    desk.key(Named::Escape);
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees("Gandalf has moved.") && !desk.sees_within("exit"), "{:?}", desk.texts());
}

/// What goes by his word stands below the choices: none of them moves.
#[test]
fn a_refused_place_moves_no_other() {
    let mut desk = in_part_2(&["advance"]);
    let places = |desk: &mut Desk| {
        let numbers = desk.state().view.options.board.clone().unwrap();
        let numbers: Vec<String> = numbers.locations().map(|place| place.to_string()).collect();
        numbers.iter().flat_map(|number| desk.places_of(number)).filter(|at| at.x > 920.0).collect::<Vec<_>>()
    };
    let before = places(&mut desk);
    assert!(before.len() > 2, "{:?}", desk.texts());
    let point = desk.on_map("38");
    desk.clicks_at(point);
    assert!(desk.sees("On my word"), "{:?}", desk.texts());
    assert_eq!(places(&mut desk), before);
}

/// R32: a card finds an Information token, or hides it, by two presses and the gold button.
#[test]
fn a_token_is_found_by_a_card() {
    for on_map in [true, false] {
        let mut desk = begun(&["move 13", "done"]);
        let before = lines(&desk);
        let hidden = &desk.state().hidden;
        let token = hidden.information.keys().find(|token| hidden.keeps(**token)).unwrap().to_string();
        desk.clicks("By a card …");
        desk.clicks_starting_with("Information token");
        if on_map {
            let point = desk.on_map(&token);
            desk.clicks_at(point);
        }
        desk.clicks(&format!("{token}, found"));
        assert_eq!(lines(&desk), before);
        desk.app.settle();
        desk.key(Named::Enter);
        assert_eq!(lines(&desk), before + 1, "{:?}", desk.texts());
        assert_eq!(desk.state().view.information.last().map(ToString::to_string), Some(token));
    }
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
