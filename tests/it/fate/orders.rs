//! What hands are told to do is what is to be done: no more riders than can go, nothing twice, and nothing that is refused.

use super::window::{after, begun, gold, told, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::fate::Due;
use underhill::fate::terms::Army;

/// F20, F21: of riders that are told to go there are so many.
#[test]
fn no_more_riders_are_ordered_than_can_go() {
    let right = ["rhudaur = 7", "mordor = 2", "eriador = 0", "misty-mountains = 0", "gondor = 0"];
    let right: Vec<String> = right.into_iter().map(|count| format!("nazgul {count}")).collect();
    let mut desk = after(&["d", "cc", "fer b"]);
    right.iter().for_each(|line| desk.enters(line));
    desk.types("gdb b");
    assert!(desk.sees_within("2 Nazgûl to Rhudaur"), "{:?}", desk.texts());
}

/// F19: when a search by the Eye's order is over, its troop is not ordered again.
#[test]
fn what_was_answered_is_not_ordered_again() {
    let mut desk = after(&["eye rhudaur", "d", "cc", "fer b"]);
    assert!(desk.sees_within("1 troop to f. Frodo is searched"), "{:?}", desk.texts());
    ["search", "roll slip", "accept"].into_iter().for_each(|line| desk.enters(line));
    assert!(view(&desk).due.is_empty() && !desk.sees_within("1 troop to f"), "{:?}", desk.texts());
    assert!(desk.sees_within("Turn over the top card"), "{:?}", desk.texts());
}

/// F41, F59: by the ledger each move is ticked before the dice of the march, and the dice say where.
#[test]
fn by_the_ledger_a_march_is_ticked_before_its_dice() {
    let mut desk = begun(" ledger=on", &["top red"], &["d", "cc", "fer r"]);
    let moves = view(&desk).marched.len();
    assert!(moves > 0 && view(&desk).dice().is_some_and(|dice| dice.faces.is_none()));
    for _ in 0..moves {
        assert!(
            desk.sees_within("Red: the line from f marches") && desk.sees("Marched"),
            "{:?}",
            desk.texts()
        );
        gold(&mut desk, 0, 1);
    }
    assert!(desk.sees_within("Battle: f2. Throw 2 dice."), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert!(view(&desk).dice().is_some_and(|dice| dice.faces.is_some()));
}

/// F60: troops of the ledger are moved by pressing places.
#[test]
fn troops_are_moved_by_pressing_places() {
    let mut desk = begun(" ledger=on", &["top red"], &[]);
    let stand = |desk: &Desk| ["a4", "b2"].map(|place| view(desk).troops_at(place).friendly);
    let elves = |count| if count == 0 { [].into() } else { [(Army::Elven, count)].into() };
    assert_eq!(stand(&desk), [elves(2), elves(0)]);
    ["Troops move", "a4", "b2"].into_iter().for_each(|pressed| desk.clicks(pressed));
    gold(&mut desk, 0, 1);
    assert_eq!(stand(&desk), [elves(1), elves(1)]);
    // What falls by it is said before: nobody is left in the haven that the shadow comes to.
    ["Troops move", "a4", "b2"].into_iter().for_each(|pressed| desk.clicks(pressed));
    gold(&mut desk, 0, 1);
    ["Troops move", "a", "a4"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert!(desk.sees_within("hope 6 to 3"), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).hope, 3);
}

/// F20: where the table moves the riders, those that may not go are no press.
#[test]
fn only_riders_that_may_go_are_pressed() {
    let mut desk = told();
    ["done", "cc", "flip umbar edoras closer black"].into_iter().for_each(|line| desk.enters(line));
    assert!(matches!(view(&desk).due.first(), Some(Due::Choose { .. })), "{:?}", desk.texts());
    let pressed = |desk: &mut Desk, region: &str| {
        let there = desk.places_of(region).first().expect("it is drawn").center();
        !desk.would_say(there).is_empty()
    };
    assert!(!pressed(&mut desk, "Rhudaur") && pressed(&mut desk, "Eriador"));
    desk.clicks("Misty Mountains");
    desk.clicks("Rhudaur");
    assert_eq!(view(&desk).nazgul.get("rhudaur"), Some(&2));
    assert!(!pressed(&mut desk, "Misty Mountains"));
    desk.clicks("Eriador");
    desk.clicks("Rhudaur");
    assert!(view(&desk).due.is_empty());
    // Where they ride is said, and the troop that stands there already is not ordered again.
    assert!(
        desk.sees_within("Nazgûl: Misty Mountains → Rhudaur, Eriador → Rhudaur.")
            && !desk.sees_within("1 troop to Umbar"),
        "{:?}",
        desk.texts()
    );
}

/// F11: Frodo's way is an action, whoever plays him.
#[test]
fn where_nobody_was_named_frodos_way_is_an_action() {
    let mut desk = after(&[]);
    desk.clicks("a4");
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).acted, [("frodo-sam".to_owned(), 1)]);
    gold(&mut desk, 0, 1);
    // Whoever is pressed before is he.
    desk.clicks("One character");
    desk.clicks("Travel");
    desk.clicks("a3");
    desk.clicks("Shadow troops there: 0");
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).acted.last(), Some(&("one".to_owned(), 1)));
}

/// F17: an attack says that the Eye comes, before and behind it.
#[test]
fn an_attack_says_that_the_eye_comes() {
    let mut desk = after(&[]);
    ["Attack", "f4", "1", "Shadow troops there: 1"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert!(desk.sees_within("1 shadow troop. The Eye to Gondor"), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert!(desk.sees_within("The Eye to Gondor. "), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert!(!desk.sees_within("The Eye to Gondor"), "{:?}", desk.texts());
}

/// F64: what can only be a card's haven is no red start, whichever is pressed first.
#[test]
fn a_haven_that_is_pressed_first_is_no_start() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    ["new fate players=2", "top red"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("Lórien");
    assert!(desk.sees("Press its red start"), "{:?}", desk.texts());
    desk.clicks("The Eye");
    desk.clicks("Moria");
    gold(&mut desk, 0, 2);
    let flips = view(&desk).deck.flips;
    let first = flips.first().and_then(|flip| flip.card.kind.as_ref());
    assert_eq!(first.map(|kind| kind.name.as_str()), Some("moria>lorien/eye"), "{:?}", desk.texts());
}

/// What is typed as a thing is called is taken, and is said to be.
#[test]
fn what_is_taken_is_not_called_half() {
    let dealt = "characters legolas, frodo-sam; gandalf, eowyn";
    let mut desk = begun("", &[dealt, "top red"], &[]);
    desk.letters("legolas");
    assert!(!desk.sees("Not a whole command yet"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees("An action: Legolas"), "{:?}", desk.texts());
}
