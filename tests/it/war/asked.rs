//! What is asked is what can be answered, and what stands there is so: as hands at a table found it otherwise.

use super::window::{after, view};
use crate::desk::{Desk, LARGE};
use iced::keyboard::key::Named;
use underhill::war::die::Face;
use underhill::war::nation::Side;
use underhill::war::view::Trace;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// What the table's window says, as it is looked at.
fn wall(desk: &mut Desk, name: &str) -> Vec<String> {
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.tell(underhill::window::Message::Opened);
    desk.picture().leave(&format!("looked-at-{name}-wall.png"), LARGE);
    let texts = desk.texts();
    desk.turns_back();
    desk.key(Named::F4);
    texts
}

/// W27: where hands throw the dice they throw that of a tile, and it is drawn as it fell; W41: that a Stop holds them back is said.
#[test]
fn the_die_of_a_tile_is_told() {
    let rolled = "roll free c c m w shadow c a m p e e";
    let mut desk =
        after("new war draws=hand", &["begin", "d", "d", "1", rolled, "tile ds pool", "mordor = 1"]);
    desk.types("move");
    desk.clicks("a die, with a Stop");
    assert!(desk.sees("Throw the tile's die. What does it show?"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-die-of-tile.png", LARGE);
    desk.clicks("4");
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(4), "{:?}", desk.texts());
    assert!(
        desk.sees("The die shows 4. Who bears it?") && desk.sees("a Stop: no step"),
        "{:?}",
        desk.texts()
    );
    desk.picture().leave("looked-at-die-shown.png", LARGE);
    assert!(wall(&mut desk, "die-shown").iter().any(|text| text.ends_with("a Stop: no step")));
    // Typed without its die it is asked for as well.
    desk.types("undo");
    desk.types("ds");
    assert!(desk.sees("Throw the tile's die. What does it show?"), "{:?}", desk.texts());
    desk.types("2");
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(2), "{:?}", desk.texts());
}

/// With nobody but Gollum and the Ring-bearers.
fn with_gollum(behind: &[&str]) -> Desk {
    let lost = ["gandalf", "strider", "boromir", "legolas", "gimli", "merry", "pippin"];
    let lost = lost.map(|name| format!("companion {name} lost"));
    let lines: Vec<&str> = lost.iter().map(String::as_str).chain(["guide gollum"]).collect();
    acting(&[&lines, behind].concat())
}

/// W31: a number that Gollum hides reveals nobody, is not counted as seen, and no such tile is one that would.
#[test]
fn whom_gollum_hides_nobody_has_seen() {
    let hunted = ["progress = 2", "box = 1 0", "dice free c c", "move", "hunt dice 6"];
    let mut desk = with_gollum(&hunted);
    assert!(desk.sees("reveals: 4 of 16"), "{:?}", desk.texts());
    desk.types("tile 0r");
    assert_eq!(view(&desk).chronicle.hunts.last().map(|(_, trace)| *trace), Some(Trace::Found));
    assert!(desk.sees_within("Gollum guides: they stay hidden"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-gollum-hides.png", LARGE);
    assert!(wall(&mut desk, "gollum-hides").iter().any(|text| text.contains("they stay hidden")));
    let mut desk = with_gollum(&hunted);
    ["tile er", "accept"].into_iter().for_each(|line| desk.enters(line));
    assert_eq!(view(&desk).chronicle.hunts.last().map(|(_, trace)| *trace), Some(Trace::Seen));
    // He may show them himself.
    let mut desk = with_gollum(&hunted);
    ["tile 2", "ability", "accept"].into_iter().for_each(|line| desk.enters(line));
    assert_eq!(view(&desk).chronicle.hunts.last().map(|(_, trace)| *trace), Some(Trace::Seen));
}

/// All seven Companions can be away, and nobody is left to leave by a card.
#[test]
fn all_seven_stand_beside_the_fellowship() {
    let mut desk = with_gollum(&["companion pippin map"]);
    desk.picture().leave("looked-at-seven.png", LARGE);
    assert_eq!(desk.places_of("Pippin").len(), 1, "{:?}", desk.texts());
    desk.clicks("A card does something");
    assert!(desk.places_of("They move").len() == 1 && desk.sees("Companions leave"));
    desk.clicks("Companions leave");
    assert!(!desk.sees("Who leaves? Press him"), "{:?}", desk.texts());
}

/// Whoever stops takes nothing; where the defender has left that is said, and not asked.
#[test]
fn who_stops_takes_nothing() {
    let fought = ["battle field rohan with isengard 5,1,0 against 2,0,0", "round dice 1 1 1 1 1 : 1 1"];
    let may = "The attacker may move in.";
    for (pressed, moves_in) in [("Rohan: retreat", true), ("Isengard: stop", false)] {
        let mut desk = acting(&fought);
        desk.clicks(pressed);
        assert!(desk.sees("Both Armies still stand."), "{:?}", desk.texts());
        assert_eq!(desk.sees(may), moves_in, "{pressed}: {:?}", desk.texts());
        assert_eq!(desk.sees("The attacker moves in"), moves_in, "{pressed}");
        assert!(!desk.sees("If the defender retreated, the attacker may move in."));
        assert_eq!(wall(&mut desk, "stopped").iter().any(|text| text == may), moves_in, "{pressed}");
        // A die that is raised and laid down again changes nothing of it.
        let die = view(&desk).unused[view(&desk).acts().expect("they act") as usize][0];
        [0; 2].into_iter().for_each(|_| desk.clicks(super::whole::called(die)));
        assert_eq!(desk.sees("The attacker moves in"), moves_in, "{pressed}: {:?}", desk.texts());
    }
    // Nobody leaves a Stronghold under siege.
    let mut desk = acting(&[
        "battle siege rohan with isengard 5,1,0 against 2,0,0",
        "round dice 1 1 1 1 1 : 1 1",
        "battle over",
    ]);
    assert!(desk.sees("A settlement is taken"), "{:?}", desk.texts());
}

/// W58: a siege that cannot go on is not asked about; and nobody has lost anything before dice were thrown.
#[test]
fn a_siege_that_is_over_asks_nothing() {
    let mut desk = acting(&["battle siege rohan with isengard 5,0,1 against 2,0,0"]);
    assert!(!desk.sees("loses none") && desk.sees("at most 1 miss is thrown again"), "{:?}", desk.texts());
    desk.types("round dice 1 1 1 1 1 : 5 1 again 1 : ");
    assert!(desk.sees("loses none") && desk.sees("loses 1"), "{:?}", desk.texts());
    desk.types("casualties");
    assert!(desk.sees("The siege is over: no Elite is left."), "{:?}", desk.texts());
    assert!(!desk.sees("loses none") && !desk.sees_within("thrown again"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-siege-over.png", LARGE);
}

/// The die that pays for an advance is the one that lies raised.
#[test]
fn the_die_that_pays_lies_raised() {
    let mut desk = acting(&["dice free p", "dice shadow a m", "use event"]);
    desk.clicks("Army");
    assert!(desk.sees("Army: this die"), "{:?}", desk.texts());
    desk.clicks("Southrons & Easterlings");
    assert!(!desk.sees("Army: this die") && desk.sees_within("for it: Muster"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-pays.png", LARGE);
}

/// Dice are numbered as they lie there, whatever a Ring has made of one, and of two that show the same each is raised.
#[test]
fn each_die_is_raised_where_it_lies() {
    let mut desk = acting(&["dice free m c c p", "ring m to p"]);
    let lain: Vec<Face> = view(&desk).lain[Side::Free as usize].iter().map(|die| die.face).collect();
    desk.key(Named::Escape);
    for (number, face) in (1..).zip(&lain) {
        desk.letters(&number.to_string());
        let headline = format!("{}: what does this die do?", super::whole::called(*face));
        assert!(desk.sees(&headline), "{number}: {:?}", desk.texts());
        desk.key(Named::Escape);
    }
    let places = desk.places_of("Character");
    desk.clicks_at(places[0].center());
    desk.clicks_at(places[1].center());
    assert!(desk.sees("Character: what does this die do?"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-second-raised.png", LARGE);
    desk.clicks_at(places[1].center());
    assert!(!desk.sees("Character: what does this die do?"), "{:?}", desk.texts());
    let mut desk = acting(&["dice free m c"]);
    desk.clicks("Muster");
    desk.clicks("A Ring turns it");
    assert!(!desk.sees("Muster: what does this die do?"), "{:?}", desk.texts());
}

/// The table's window asks what is asked, says who goes how far, and keeps the dice of the actions beside those that found nothing.
#[test]
fn the_wall_goes_with_the_question() {
    let mut desk = acting(&["dice free c c", "progress = 1"]);
    desk.clicks("Merry");
    assert!(wall(&mut desk, "where-to").iter().any(|text| text.starts_with("Merry: from Rivendell")));
    desk.clicks("Moria");
    desk.clicks("Merry leaves");
    let texts = wall(&mut desk, "gone");
    assert!(texts.iter().any(|text| text.contains("Merry: up to 2 regions")), "{texts:?}");
    let mut desk = acting(&["box = 1 1", "dice free c c", "move", "hunt nazgul dice 2 again 3"]);
    let texts = wall(&mut desk, "missed");
    assert!(
        texts.iter().any(|text| text == "no hit") && !texts.iter().any(|text| text == "Hunt Box"),
        "{texts:?}"
    );
    let mut desk = acting(&["battle field rohan with isengard 5,1,0 against 2,0,0"]);
    desk.clicks("A card changes it");
    let texts = wall(&mut desk, "anew");
    assert!(
        texts.iter().any(|text| text == "Isengard") && texts.iter().any(|text| text == "Rohan"),
        "{texts:?}"
    );
}

/// W74: what is drawn and rolled here stays in the box, and is not laid ready; W69: that a token is chosen is said.
#[test]
fn what_stays_in_the_box_is_not_laid_ready() {
    let mut desk = after("new war seed=42", &["tick 1", "tick 2"]);
    let kept = "Stays in the box: Hunt tiles. Tick it.";
    assert!(desk.sees(kept), "{:?}", desk.texts());
    desk.picture().leave("looked-at-kept.png", LARGE);
    let _ = wall(&mut desk, "kept");
    let mut desk = after("new war draws=hand seed=42", &["tick 1", "tick 2"]);
    assert!(desk.sees("Lay ready: Hunt tiles. Tick it."), "{:?}", desk.texts());
    let mut desk = after("new war tokens=1,1 seed=42", &[]);
    assert!(desk.sees("Which Action token is it?"), "{:?}", desk.texts());
}

/// Redo says what the press was for that is given again, and not the die alone that was spent for it.
#[test]
fn redo_says_what_the_press_was_for() {
    let mut desk = acting(&["dice free c c"]);
    desk.clicks("Character");
    desk.clicks("A battle");
    desk.clicks("Isengard");
    desk.clicks("The battle begins");
    assert!(desk.sees_within("Spent: Character, Field battle"), "{:?}", desk.texts());
    desk.clicks_starting_with("Undo: ");
    desk.clicks("…");
    assert!(desk.sees("Redo: Field battle"), "{:?}", desk.texts());
}

/// With ten points the number lies on nothing; more kinds of tiles than a row has room for lie in two.
#[test]
fn the_strip_has_room_for_ten() {
    let taken = ["minas-tirith", "rivendell", "lorien", "dol-amroth", "helms-deep"];
    let taken = taken.map(|region| format!("control {region} shadow"));
    let tiles = ["b0", "b-1", "b-2", "ds", "ers", "3s"].map(|tile| format!("tile {tile} pool"));
    let lines: Vec<&str> = taken.iter().chain(&tiles).map(String::as_str).collect();
    let mut desk = acting(&[&lines[..], &["box = 1 1", "dice free c c", "move", "hunt dice 6"]].concat());
    let texts = wall(&mut desk, "ten");
    assert!(texts.iter().any(|text| text == "10"), "{texts:?}");
}
