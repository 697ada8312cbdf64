//! What is asked before it is done: where Frodo goes and who searches him, who stands where troops come; and what hands have to do
//! that the books cannot.

use super::window::{after, gold, told, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::fate::{Due, Step};

fn presses(desk: &mut Desk, all: &[&str]) {
    all.iter().for_each(|pressed| desk.clicks(pressed));
}

fn hears(desk: &mut Desk, lines: &[&str]) {
    lines.iter().for_each(|line| desk.enters(line));
}

/// F22: a place that is not drawn is typed; its region is asked, and then whether he is searched.
#[test]
fn frodo_goes_to_a_place_that_is_not_drawn() {
    let mut desk = told();
    presses(&mut desk, &["Frodo & Sam", "Travel"]);
    desk.letters("Bree");
    assert!(!desk.sees_within("by="), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees("In which region does Bree lie?"), "{:?}", desk.texts());
    desk.letters("eriador");
    assert!(!desk.sees_within("by="), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees_within("Frodo goes to Bree: one Stealth, or a search?"), "{:?}", desk.texts());
    desk.clicks("1 Stealth");
    let now = view(&desk);
    assert_eq!((now.frodo.as_deref(), now.frodo_place.as_deref()), (Some("eriador"), Some("bree")));
    assert_eq!(now.acted, [("frodo-sam".to_owned(), 1)]);
    // Where nobody acts yet it is the same, and nothing is done by the name alone.
    desk.clicks("Travel");
    hears(&mut desk, &["Hollin"]);
    assert_eq!(view(&desk).frodo_place.as_deref(), Some("bree"));
    hears(&mut desk, &["enedwaith"]);
    assert!(desk.sees_within("Frodo goes to Hollin: one Stealth"), "{:?}", desk.texts());
    desk.lets_go();
    // The region may stand before it.
    desk.clicks("Travel");
    hears(&mut desk, &["Misty Mountains Hollin"]);
    assert!(desk.sees_within("Frodo goes to Hollin: one Stealth"), "{:?}", desk.texts());
    desk.lets_go();
    presses(&mut desk, &["Travel", "another place …"]);
    hears(&mut desk, &["Weather Hills"]);
    assert!(desk.sees("In which region does Weather Hills lie?"), "{:?}", desk.texts());
}

/// He goes from place to place of his own region, and whoever travels may be pressed behind it.
#[test]
fn travel_waits_for_its_region_and_for_who_travels() {
    let mut desk = told();
    presses(&mut desk, &["Travel", "Rhudaur"]);
    assert!(desk.sees_within("Frodo goes to Rhudaur: one Stealth, or a search?"), "{:?}", desk.texts());
    desk.lets_go();
    presses(&mut desk, &["Travel", "Legolas"]);
    assert!(desk.sees("Legolas travels"), "{:?}", desk.texts());
    desk.clicks("Frodo & Sam");
    assert!(desk.sees_within("Where does Frodo go?"), "{:?}", desk.texts());
    desk.clicks("Legolas");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).acted, [("legolas".to_owned(), 1)]);
}

/// F23: beside a search in a haven its chances stand.
#[test]
fn a_search_is_weighed_where_it_is_rolled() {
    let mut desk = told();
    hears(&mut desk, &["nazgul rhudaur = 2"]);
    desk.clicks("A search where Frodo stands");
    assert!(desk.sees_within("How many shadow troops are there?"), "{:?}", desk.texts());
    desk.clicks("Frodo is in a haven");
    let weighed = "44\u{a0}% 0 troops 30\u{a0}% 1 troop 20\u{a0}% 2";
    assert!(desk.sees_within(weighed), "{:?}", desk.texts());
    assert!(desk.sees("Rhudaur, in a haven"), "{:?}", desk.texts());
    desk.clicks("Shadow troops there: 1");
    assert!(
        desk.sees_within("2 Nazgûl, 1 shadow troop") && desk.sees_within("30\u{a0}% now"),
        "{:?}",
        desk.texts()
    );
}

/// F37: whether friends stand there is said before anything falls.
#[test]
fn nobody_is_an_answer() {
    let mut desk = after(&["done", "draw skies card"]);
    desk.clicks("b2");
    gold(&mut desk, 0, 1);
    assert!(view(&desk).due.is_empty() && desk.sees("Press how many friends stand there"));
    desk.clicks("nobody");
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).due.first(), Some(&Due::Top), "{:?}", desk.texts());
}

/// F53, F42: of a card that was another one, and of one that nobody reads, it is said what hands do.
#[test]
fn what_the_books_cannot_do_is_said() {
    let mut desk = after(&["done", "draw skies card", "skies x", "top red", "drums black", "amend 10 aer"]);
    assert!(
        desk.sees_within("Another card now, to be done by hand, here too: 1 troop to a, the Eye to Rhudaur."),
        "{:?}",
        desk.texts()
    );
    let mut desk = told();
    hears(&mut desk, &["done", "cc", "flip ? black"]);
    assert!(desk.sees_within("An unread card reinforces"), "{:?}", desk.texts());
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees("unread"), "{:?}", desk.texts());
}

/// Lines that have no room are told by their number; of a deck of which little is known that is said, near and far.
#[test]
fn what_has_no_room_is_counted() {
    let mut desk = after(&["done", "draw skies card", "skies x", "top red"]);
    assert!(desk.sees_within(" more, "), "{:?}", desk.texts());
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    hears(&mut desk, &["new fate players=2 seed=7", "top red"]);
    (0..8).for_each(|_| desk.enters("flip ? red"));
    hears(
        &mut desk,
        &["flip moria lorien eye red", "begin frodo=rhudaur", "done", "cs", "skies moria", "top red"],
    );
    desk.shows("fate-hardly-known");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.shows("fate-table-hardly-known");
}

/// As many regions as the board has stand in two rows: each is read, and its riders are counted.
#[test]
fn many_regions_are_read() {
    let mut desk = told();
    let regions = ["eregion", "rohan", "lindon", "rhovanion", "enedwaith", "ithilien"];
    regions.iter().for_each(|region| desk.enters(&format!("nazgul {region} = 1")));
    hears(&mut desk, &["nazgul gondor = 0", "nazgul mordor = 5"]);
    desk.shows("fate-many");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.shows("fate-table-many");
}

/// The table's window goes with a place that is not drawn, once its name is whole.
#[test]
fn the_tables_window_knows_a_typed_place() {
    let mut desk = told();
    hears(&mut desk, &["done", "cs"]);
    desk.key(Named::F4);
    desk.clicks("another place …");
    desk.letters("Osgil");
    desk.turns_to_table();
    assert!(!desk.sees_within("Osgil"), "{:?}", desk.texts());
    desk.turns_back();
    desk.types("iath");
    desk.turns_to_table();
    assert!(desk.sees_within("3 troops to Osgiliath"), "{:?}", desk.texts());
}

/// A march on which nobody stands is ticked by its last line; who acts alone is called by name.
#[test]
fn a_march_is_ticked_by_its_last_line() {
    let mut desk = after(&["done", "cc", "fer red"]);
    desk.clicks("f to f2");
    assert!(desk.sees("No battle"), "{:?}", desk.texts());
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    hears(
        &mut desk,
        &["new fate players=1 seed=7", "characters gandalf, legolas, eowyn, merry-pippin", "top red"],
    );
    (0..9).for_each(|_| desk.enters("flip ? red"));
    hears(&mut desk, &["begin frodo=rhudaur"]);
    assert_eq!(view(&desk).step, Step::Actions, "{:?}", desk.texts());
    assert!(desk.sees_within("Gandalf acts"), "{:?}", desk.texts());
}

/// A muster is a deed, and not the table's word; no refusal shows a code.
#[test]
fn a_muster_is_a_deed() {
    let mut desk = told();
    hears(&mut desk, &["gondor -1", "hope -1", "odds card moria lorien a"]);
    hears(&mut desk, &["phase = over: players lose", "report"]);
    let told = desk.texts();
    let is_deed = told.iter().any(|line| line == "Muster: Gondor");
    assert!(is_deed && told.iter().any(|line| line == "By the table's word: Hope -1"), "{told:?}");
    let mut desk = after(&["done", "cc"]);
    hears(&mut desk, &["flip a eye b"]);
    assert!(desk.sees_within("More than one card is called so"), "{:?}", desk.texts());
}
