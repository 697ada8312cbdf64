//! What came of a deed lies there, what can be pressed is lit, and nothing harmful comes to lie where something else was.

use super::window::{after, view};
use crate::desk::{Desk, LARGE};
use iced::keyboard::key::Named;
use underhill::war::nation::Nation;
use underhill::war::people::{Companion, Place};

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// A battle that is over lies there until something else is done, on both screens: who is left, and what may follow.
#[test]
fn a_battle_that_is_over_lies_there() {
    let beaten = ["battle field north with sauron 5,1,0 against 1,0,1", "round dice 6 6 6 6 6 : 6 again : "];
    let none = ["battle field north with sauron 5,1,0 against 1,0,1", "round dice 1 1 1 1 1 : 1 again : 1"];
    let (left, moves) = ("The attacker has won: no defender is left.", "The attacker may move in.");
    let retreated = "If the defender retreated, the attacker may move in.";
    for (battle, ends, left, then) in
        [(beaten, "casualties", left, moves), (none, "battle over", "Both Armies still stand.", retreated)]
    {
        let mut desk = acting(&battle);
        desk.types(ends);
        desk.picture().leave(&format!("looked-at-over-{}.png", ends.replace(' ', "-")), LARGE);
        assert!(desk.sees(left) && desk.sees(then), "{:?}", desk.texts());
        desk.key(Named::F4);
        desk.turns_to_table();
        assert!(desk.sees(left) && desk.sees(then), "{:?}", desk.texts());
        desk.picture().leave(&format!("looked-at-over-{}-wall.png", ends.replace(' ', "-")), LARGE);
        desk.turns_back();
        desk.clicks("The attacker moves in");
        let [dale, erebor] = ["Dale", "Erebor"].map(|name| desk.places_of(name)[0]);
        assert!((dale.y, dale.x) < (erebor.y, erebor.x), "the land of those who were attacked stands first");
        desk.key(Named::Escape);
        desk.types("use event");
        assert!(!desk.sees(left) && desk.sees("A settlement is taken"), "{:?}", desk.texts());
    }
}

/// W21: what lies much farther than they have gone is dim, and no answer.
#[test]
fn what_is_out_of_reach_is_dim() {
    let seen = ["progress = 1", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 0r"];
    let mut desk = acting(&seen);
    desk.picture().leave("looked-at-reach.png", LARGE);
    for (region, asks) in [("Umbar", true), ("Moria", false)] {
        desk.clicks(region);
        assert_eq!(desk.sees("Where? Press a region, or type it"), asks, "{region}");
    }
}

/// A region without a name here is spelled by presses, each taken back by itself; one that has a name is pressed as soon as it is seen.
#[test]
fn a_region_is_spelled_by_presses() {
    let mut desk = after("new war seed=42", &["begin", "d", "progress = 3"]);
    desk.clicks("Another region: spell its name");
    ["D", "R", "U", "X"].into_iter().for_each(|letter| desk.clicks(letter));
    desk.clicks("Undo: last press");
    ["A", "D", "A", "N", "-", "F"].into_iter().for_each(|letter| desk.clicks(letter));
    desk.picture().leave("looked-at-spelled.png", LARGE);
    desk.clicks("Declared: Druadan F");
    assert_eq!(view(&desk).at, "druadan-f", "{:?}", desk.texts());
    let mut desk = acting(&["dice free c c", "progress = 1"]);
    desk.clicks("Merry");
    desk.clicks("Another region: spell its name");
    desk.clicks("M");
    desk.clicks("Moria");
    desk.clicks("Merry leaves");
    assert_eq!(view(&desk).place(Companion::Merry), Place::Map, "{:?}", desk.texts());
    // Back lets go of the letters, and then of all.
    let seen = ["progress = 1", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 0r"];
    let mut desk = acting(&seen);
    desk.clicks("Another region: spell its name");
    desk.clicks("M");
    desk.clicks("Back");
    desk.clicks("Back");
    assert!(desk.sees("Where? Press a region, or type it"), "{:?}", desk.texts());
}

/// W50: that somebody is not At War stands on what begins the battle.
#[test]
fn who_is_not_at_war_is_said_where_the_battle_begins() {
    let mut desk = acting(&["dice free"]);
    desk.clicks("A battle");
    desk.clicks("Rohan");
    assert!(desk.sees_within("not At War: Isengard"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-waits.png", LARGE);
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.tell(underhill::window::Message::Opened);
    desk.picture().leave("looked-at-draft-wall.png", LARGE);
    assert!(desk.sees("Isengard") && desk.sees("Rohan") && desk.sees("Field battle"), "{:?}", desk.texts());
}

/// W53: what loses the game is not gold where somebody else can bear it.
#[test]
fn what_loses_the_game_is_not_gold() {
    let deadly = ["corruption = 9", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 3"];
    let mut desk = acting(&deadly);
    desk.key(Named::Enter);
    assert!(!view(&desk).is_over() && desk.sees_within("the Shadow wins"), "{:?}", desk.texts());
    desk.picture().leave("looked-at-deadly.png", LARGE);
    desk.clicks("The Ring bears it");
    assert!(view(&desk).is_over());
}

/// While a people is asked for those that can be it are lit, and another is no answer.
#[test]
fn only_who_can_advance_is_an_answer() {
    let mut desk = acting(&["dice free p", "dice shadow m", "use event"]);
    desk.clicks("Muster");
    desk.clicks("A nation advances");
    desk.picture().leave("looked-at-advances.png", LARGE);
    desk.clicks("Dwarves");
    assert!(desk.sees("Who comes closer to war?"), "{:?}", desk.texts());
    desk.clicks("Isengard");
    assert!(desk.sees("Closer to war: Isengard?"), "{:?}", desk.texts());
    desk.clicks("Isengard advances");
    assert!(view(&desk).standing(Nation::Isengard).is_at_war());
}

/// W10: what throws a die away lies nowhere that a pass did.
#[test]
fn a_die_is_not_thrown_away_where_one_passed() {
    let mut desk = acting(&["dice free c", "dice shadow c a"]);
    let pass = desk.places_of("Pass")[0];
    desk.clicks("Character");
    let skip = desk.places_of("throw it away")[0];
    assert!(pass.x + pass.width < skip.x, "{pass:?} {skip:?}");
}

/// Each side counts its own dice.
#[test]
fn each_side_counts_its_own_dice() {
    let mut desk = acting(&["dice free m p", "dice shadow a m", "use event"]);
    desk.letters("2");
    assert!(desk.sees("Muster: what does this die do?"), "{:?}", desk.texts());
}

/// Dice of the table that are still to come are counted down.
#[test]
fn dice_to_come_are_counted_down() {
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "1"]);
    desk.clicks("Character");
    assert!(desk.sees("3 dice to roll"), "{:?}", desk.texts());
}

/// W25: what was thrown again is told with what is taken back.
#[test]
fn what_was_thrown_again_is_taken_back_too() {
    let mut desk = acting(&["box = 2 0", "dice free c", "move", "hunt nazgul dice 6 1 again 4"]);
    assert!(desk.sees_within("6 1, again 4"), "{:?}", desk.texts());
    let mut desk = acting(&["battle field north with 2,0,1 against 1,0,0"]);
    desk.types("odds round");
    assert!(desk.sees_within("attacker 1.0, defender 0.3"), "{:?}", desk.texts());
}

/// What was refused leaves what is chosen from where it was.
#[test]
fn a_refusal_moves_nothing() {
    let mut desk = acting(&["dice free c"]);
    desk.clicks("Character");
    let names = ["On the board", "A Companion leaves", "A battle"];
    let places = |desk: &mut Desk| names.map(|name| desk.places_of(name).first().map(|it| (it.x, it.y)));
    let before = places(&mut desk);
    desk.types("hide");
    assert!(desk.sees_within("hide") && view(&desk).unused[0].len() == 1, "{:?}", desk.texts());
    assert_eq!(places(&mut desk), before);
    desk.picture().leave("looked-at-refused.png", LARGE);
}

/// W16: a Guide is named where there is one to choose.
#[test]
fn a_guide_is_named_where_there_is_one_to_choose() {
    let alone =
        ["companion strider map", "companion gandalf map", "companion boromir map", "companion gimli map"];
    for (gone, names) in [(&alone[..0], true), (&alone[..], false)] {
        let begun = [&["begin"], gone, &["mordor = 1", "done"]].concat();
        let mut desk = after("new war seed=42", &begun);
        assert_eq!(desk.sees_within("choose a Guide"), names, "{:?}", desk.texts());
    }
}

/// Who can leave is framed while that is asked; a hand that is counted has its own room.
#[test]
fn who_can_leave_is_lit() {
    let mut desk = after("new war seed=42 cards=on", &["begin", "d", "d", "1", "roll", "dice free c"]);
    desk.clicks("Character");
    desk.clicks("A Companion leaves");
    desk.picture().leave("looked-at-who-leaves.png", LARGE);
    assert!(desk.sees("Who leaves? Press him"));
}
