//! What was done is seen in the window until something else is, and what is asked is what can be answered.

use super::window::{after, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// What the table's window says besides.
fn on_the_wall(desk: &mut Desk, said: &str) {
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees_within(said), "{said}: {:?}", desk.texts());
    desk.turns_back();
}

/// A tile that deals nothing lies there until something else is done: behind the last die, and while the next is drawn too.
#[test]
fn a_tile_that_deals_nothing_is_seen() {
    let mut desk = acting(&["box = 1 0", "dice free c c", "tile b0 pool", "move", "hunt dice 6"]);
    desk.types("tile b0");
    assert!(desk.sees("Tile: 0") && desk.sees("no damage"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-harmless.png", crate::desk::LARGE);
    let mut other = acting(&["box = 1 0", "dice free c c", "tile b0 pool", "move", "hunt dice 6", "tile b0"]);
    on_the_wall(&mut other, "no damage");
    other.turns_to_table();
    other.picture().leave("looked-at-harmless-wall.png", crate::desk::LARGE);
    desk.types("use event");
    assert!(!desk.sees("no damage"), "{:?}", desk.texts());
}

/// So does one behind the last die, where the next turn is gold, and one that is followed by another.
#[test]
fn a_tile_is_seen_wherever_it_leads() {
    let mut desk =
        acting(&["box = 1 0", "dice free c", "dice shadow", "tile b0 pool", "move", "hunt dice 6"]);
    desk.types("tile b0");
    assert!(
        desk.sees("The dice are spent. Every capture told?") && desk.sees("no damage"),
        "{:?}",
        desk.texts()
    );
    desk.picture().leave("looked-at-harmless-check.png", crate::desk::LARGE);
    let mut desk = acting(&["tile b0 pool", "tile b0 pool", "progress = 2", "dice free c c", "card appear"]);
    for line in ["appear moria strongholds 1", "tile b0"] {
        desk.types(line);
    }
    assert!(desk.sees("no damage") && desk.sees("Draw"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-harmless-next.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "no damage");
}

/// W36: a special tile that is put into play lies there, and is said to wait.
#[test]
fn a_special_tile_is_seen() {
    let mut desk = acting(&[]);
    desk.clicks("A card does something");
    desk.clicks("In play: an Eye, revealing, with a Stop");
    assert!(desk.sees("in play: waits until Mordor"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-special.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "in play: waits until Mordor");
}

/// W3: with too many cards in a hand the headline says whose and how many, and decks are pressed where nothing else comes to lie.
#[test]
fn cards_are_thrown_away_first() {
    let mut desk = after("new war seed=42 cards=on", &["begin", "d"]);
    let drawn = 8 - view(&desk).hands[0];
    (0..drawn).for_each(|_| desk.types("hand free draw strategy"));
    assert!(desk.sees("Cards to throw away: Free Peoples 2."), "{:?}", desk.texts());
    desk.picture().leave("looked-at-discards.png", crate::desk::LARGE);
    on_the_wall(&mut desk, "Cards to throw away: Free Peoples 2.");
    desk.clicks("Free Peoples: a Strategy card away");
    assert!(desk.sees("Cards to throw away: Free Peoples 1."), "{:?}", desk.texts());
    desk.clicks("Free Peoples: a Strategy card away");
    assert!(desk.sees("Declare, or stay hidden?"), "{:?}", desk.texts());
}

/// A tile that hands have drawn is pressed as a tile: no code is offered, and nothing in gold draws another.
#[test]
fn a_drawn_tile_is_pressed_as_a_tile() {
    let mut desk = acting(&["box = 2 0", "dice free c c", "move", "hunt dice 6 1"]);
    desk.clicks("Drawn from the cup");
    assert!(desk.sees("Which tile came out of the cup?") && !desk.sees("er"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-told.png", crate::desk::LARGE);
    desk.key(Named::Enter);
    assert!(view(&desk).open_tile().is_none(), "Enter draws nothing");
    desk.clicks("Back");
    assert!(desk.sees("Found. Draw one tile."), "{:?}", desk.texts());
    desk.clicks("Drawn from the cup");
    desk.clicks("3");
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(3));
    desk.types("accept");
    desk.types("pass");
    desk.types("card tile ");
    let mut desk = after("new war draws=hand", &["begin", "d"]);
    desk.clicks("A card does something");
    desk.clicks("A tile is drawn");
    assert!(desk.sees("Which tile came out of the cup?"), "{:?}", desk.texts());
    desk.clicks("2");
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(2));
}

/// A die that is typed by its number lies raised as one that was pressed, and Enter does what is gold then.
#[test]
fn a_number_raises_a_die() {
    let mut pressed = acting(&["dice free m p"]);
    pressed.clicks("Muster");
    let mut typed = acting(&["dice free m p"]);
    typed.letters("1");
    for said in ["Muster: what does this die do?", "A nation advances", "On the board"] {
        assert!(pressed.sees(said) && typed.sees(said), "{said}: {:?}", typed.texts());
    }
    typed.clicks("A nation advances");
    typed.clicks("Gondor");
    typed.clicks("Gondor advances");
    assert_eq!(view(&typed).unused[0], [underhill::war::die::Face::Event]);
    pressed.key(Named::Escape);
    pressed.types("2");
    assert_eq!(view(&pressed).unused[0], [underhill::war::die::Face::Muster]);
}

/// W13: a die that a Ring has turned is still in hand, and can be laid down.
#[test]
fn a_turned_die_stays_in_hand() {
    let mut desk = acting(&["dice free m p"]);
    desk.clicks("Muster");
    desk.clicks("A Ring turns it");
    desk.clicks("Character");
    assert!(desk.sees("Character: what does this die do?"), "{:?}", desk.texts());
    desk.clicks("Character");
    assert!(desk.sees("Free Peoples: press a die."), "{:?}", desk.texts());
}

/// W64: before the roll the chance of the climb counts the Eyes that may be rolled, and says on what it stands.
#[test]
fn the_climb_counts_the_eyes_to_come() {
    let mut desk = after("new war seed=42", &["begin", "mordor = 1", "corruption = 4", "d"]);
    let with = "with 0 in the box and the Eyes to be rolled; the Ring bears it all";
    assert!(desk.sees_within(with), "{:?}", desk.texts());
    let chance =
        |view: &underhill::war::WarView| underhill::language::war::the_climb(view).climbed.arrives.about();
    let before = chance(&view(&desk));
    desk.picture().leave("looked-at-climb.png", crate::desk::LARGE);
    for line in ["d", "1", "roll"] {
        desk.types(line);
    }
    assert!(desk.sees_within("if every Eye deals "), "{:?}", desk.texts());
    desk.enters("box = 1 0");
    let fewest = chance(&view(&desk));
    desk.enters("box = 7 0");
    let most = chance(&view(&desk));
    assert!(most < before && before < fewest, "{most} {before} {fewest}");
    desk.picture().leave("looked-at-climb-actions.png", crate::desk::LARGE);
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.picture().leave("looked-at-climb-wall.png", crate::desk::LARGE);
}

/// W50: a die musters for those who are At War alone.
#[test]
fn who_is_at_war_musters() {
    let mut desk = acting(&["dice free m", "dice shadow m"]);
    let mut desk2 = after("new war seed=42 figures=on", &["begin", "d", "d", "1", "roll", "dice free m"]);
    desk2.types("nation gondor 0 active");
    desk2.clicks("Muster");
    desk2.clicks("On the board");
    let all = desk2.places_of("Gondor").len();
    assert!(all > 0 && desk2.places_of("Rohan").len() < all, "{:?}", desk2.texts());
    desk.clicks("Muster");
    desk.clicks("On the board");
    assert!(view(&desk).unused[0].is_empty());
}

/// W17: what declaring there comes to stands below it.
#[test]
fn what_declaring_comes_to_is_said() {
    let mut desk = after("new war seed=42", &["begin", "corruption = 4", "progress = 3", "d"]);
    desk.clicks("The Shire");
    assert!(desk.sees("Corruption 4 → 3 · roused: The North"), "{:?}", desk.texts());
}

/// What is pressed in the Hunt Box is seen across the table.
#[test]
fn the_wall_goes_with_the_hunt_box() {
    let mut desk = after("new war seed=42", &["begin", "d", "d"]);
    desk.clicks("2 in the Hunt Box");
    desk.clicks("Nazgûl");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.picture().leave("looked-at-box-wall.png", crate::desk::LARGE);
    let mut desk = after("new war seed=42", &[]);
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.picture().leave("looked-at-setup-wall.png", crate::desk::LARGE);
    desk.turns_back();
    for item in 1..8 {
        desk.types(&format!("tick {item}"));
    }
    desk.turns_to_table();
    desk.tell(underhill::window::Message::Opened);
    desk.picture().leave("looked-at-peoples-wall.png", crate::desk::LARGE);
}

/// What is set right in the middle of a Hunt is pressed there too, and the Hunt goes on.
#[test]
fn a_number_is_set_right_in_a_hunt() {
    let mut desk = acting(&["box = 1 0", "dice free c c", "move", "hunt dice 6", "tile 3"]);
    desk.clicks("Hunt Box");
    desk.clicks("Hunt Box 2");
    assert!(!desk.sees_within("Not a whole command yet"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).boxed[1], 2, "{:?}", desk.texts());
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(3));
}

/// A die that lies raised does so across the table.
#[test]
fn the_wall_sees_which_die_is_raised() {
    let mut desk = acting(&["dice free muster character"]);
    desk.clicks("Muster");
    on_the_wall(&mut desk, "Muster: what does this die do?");
}

/// W73: a card changes an Army of several peoples people by people.
#[test]
fn a_card_changes_an_army_of_several_peoples() {
    let mut desk = acting(&["battle field with sauron 5,1,1 southrons 3,0,0 +2 against gondor 3,1,1"]);
    desk.clicks("A card changes it");
    desk.picture().leave("looked-at-anew-mixed.png", crate::desk::LARGE);
    desk.clicks("one Regular");
    desk.clicks("Sauron");
    desk.clicks("4 Regulars");
    desk.clicks("A card changes it");
    let carried = view(&desk).battle.and_then(|battle| battle.carried).expect("it is carried");
    assert_eq!(carried.stands[0].to_string(), "southrons 1,0,0 sauron 4,1,1 +2");
}

/// An Army of several peoples attacks by presses, and Characters lead it; what was proposed is said to be.
#[test]
fn several_peoples_attack_by_presses() {
    let mut desk = acting(&["dice free"]);
    desk.clicks("A battle");
    assert!(!desk.sees("as at the set-up: press what differs"));
    desk.clicks("Gondor");
    assert!(desk.sees("as at the set-up: press what differs"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-draft.png", crate::desk::LARGE);
    desk.clicks("Others join");
    desk.clicks("Southrons & Easterlings");
    assert!(desk.sees("How many?"), "{:?}", desk.texts());
    desk.clicks("3 Regulars");
    desk.clicks("Leadership 2");
    desk.picture().leave("looked-at-draft-mixed.png", crate::desk::LARGE);
    desk.clicks("The battle begins");
    let carried = view(&desk).battle.and_then(|battle| battle.carried).expect("it is carried");
    assert_eq!(carried.stands[0].to_string(), "sauron 5,1,1 southrons 3,0,0 +2");
    desk.picture().leave("looked-at-battle-mixed.png", crate::desk::LARGE);
}

/// The line of a round has the dice of both sides, and the table's window the pennant of who decides.
#[test]
fn the_line_of_a_round_has_both_sides() {
    let mut desk = acting(&["battle field north with 2,0,0 against 1,0,0", "round dice 1 2 : 3"]);
    assert!(desk.sees_within("Attacker: 1 2; hits: 0 · Defender: 3; hits: 0"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-round.png", crate::desk::LARGE);
}

/// A region that is no settlement is asked for by a press, and its name is spelled, or typed.
#[test]
fn another_region_is_asked_for() {
    use underhill::war::people::{Companion, Place};
    let mut desk = after("new war seed=42", &["begin", "d", "progress = 3"]);
    desk.picture().leave("looked-at-regions.png", crate::desk::LARGE);
    desk.clicks("Another region: spell its name");
    assert!(desk.sees("Press its letters"), "{:?}", desk.texts());
    // As it is said, with blanks.
    desk.types("druadan forest");
    assert_eq!(view(&desk).at, "druadan-forest", "{:?}", desk.texts());
    // What was named once is pressed from then on.
    desk.enters("phase = turn 2 fellowship, free peoples");
    desk.enters("progress = 1");
    desk.types("declare fords of isen");
    desk.enters("phase = turn 3 fellowship, free peoples");
    desk.enters("progress = 1");
    desk.clicks("Druadan Forest");
    desk.clicks_starting_with("Declared: Druadan");
    assert_eq!(view(&desk).at, "druadan-forest", "{:?}", desk.texts());
    let mut desk = acting(&["dice free c c", "progress = 1"]);
    desk.clicks("Merry");
    desk.clicks("Another region: spell its name");
    desk.types("druadan-forest");
    assert_eq!(view(&desk).place(Companion::Merry), Place::Map, "{:?}", desk.texts());
}
