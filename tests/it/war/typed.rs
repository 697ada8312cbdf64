//! With keys alone: what is seen can be typed, and Tab comes first to what is due.

use super::window::{after, view};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::war::battle::Kind;
use underhill::war::nation::Nation;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// A shield that is typed by its name is as good as pressed, with the die that lies raised by its number and a blank.
#[test]
fn a_shield_is_typed() {
    let mut desk = acting(&["dice free m p"]);
    let before = view(&desk).standing(Nation::Elves).step;
    desk.letters("1 ");
    assert!(desk.sees("Muster: what does this die do?"), "{:?}", desk.texts());
    desk.types("elv");
    assert!(desk.sees("Closer to war: Elves?") && desk.sees("Elves advance"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).standing(Nation::Elves).step, before - 1);
}

/// A beginning of a people is gold as its whole name is.
#[test]
fn a_beginning_advances() {
    let mut desk = acting(&["dice free m p"]);
    desk.letters("a gon");
    assert!(desk.sees("Closer to war: Gondor?") && desk.sees("Gondor advances"), "{:?}", desk.texts());
}

/// A battle is told by the words that stand on what is pressed: what is called otherwise changes nothing of it.
#[test]
fn a_battle_is_told_by_words() {
    let mut desk = acting(&["dice free p", "dice shadow a", "use event"]);
    desk.letters("1 ");
    desk.types("b");
    assert!(desk.sees("Who fights, and where?") && view(&desk).battle.is_none(), "{:?}", desk.texts());
    desk.types("siege");
    desk.letters("rohn");
    assert!(desk.sees("Who fights, and where?"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees_within("The nearest is “Rohan”") && !desk.sees_within("0,0,0"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.types("rohan");
    assert!(desk.sees("The battle begins"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    let now = view(&desk);
    let battle = now.battle.as_ref().expect("it has begun");
    assert!(battle.kind == Kind::Siege && battle.carried.is_some() && now.unused[1].is_empty());
}

/// What stands on a choice is typed as it stands there, even where a command's own word begins so; and so is what is needed before a game.
#[test]
fn a_choice_is_typed() {
    let mut desk = after("new war cards=on seed=42", &["begin", "d", "d", "1", "roll", "dice free p c"]);
    desk.types("event");
    desk.types("on the board");
    assert!(desk.sees("What became of the card?"), "{:?}", desk.texts());
    desk.types("character played");
    assert_eq!(view(&desk).hands[0], 1);
    let mut desk = after("new war", &[]);
    desk.types("options");
    assert!(desk.sees("What is agreed"), "{:?}", desk.texts());
}

/// Tab comes to the dice first, and to the uses of one that lies raised; what was pressed is gone on from.
#[test]
fn tab_comes_to_what_is_due() {
    let mut desk = acting(&["dice free m p"]);
    desk.key(Named::Tab);
    desk.key(Named::Enter);
    assert!(desk.sees("Muster: what does this die do?"), "{:?}", desk.texts());
    desk.key(Named::Tab);
    desk.key(Named::Enter);
    assert!(desk.sees("Who comes closer to war?"), "{:?}", desk.texts());
    // Signs of the set-up, one behind the other.
    let mut desk = after("new war", &[]);
    for _ in 0..3 {
        desk.key(Named::Tab);
        desk.key(Named::Enter);
    }
    assert_eq!(view(&desk).ticked.len(), 3);
    desk.key(Named::Tab);
    desk.key(Named::ArrowRight);
    desk.key(Named::ArrowLeft);
    desk.key(Named::Enter);
    let ticked = view(&desk).ticked;
    assert!(ticked.len() == 4 && ticked.contains(&4), "{ticked:?}");
}

/// The last people of a side is placed as the others were.
#[test]
fn the_last_people_is_placed() {
    let ticks: Vec<String> = (1..15).map(|item| format!("tick {item}")).collect();
    let mut desk = after("new war", &ticks.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(desk.sees("Place figures: Southrons & Easterlings. Tick what stands."), "{:?}", desk.texts());
}

/// A shield that sleeps and is pressed in the Shadow's turn says what that means.
#[test]
fn an_enemy_that_enters_is_asked() {
    let mut desk = acting(&["dice free p", "use event"]);
    desk.types("rohan");
    assert!(desk.sees("An enemy Army enters, and rouses: Rohan?"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(view(&desk).standing(Nation::Rohan).active);
}

/// Where nobody knows where they are, what was near before is near still.
#[test]
fn an_unknown_region_lies_near_the_last_known() {
    let mut desk =
        acting(&["at moria", "at dead-marshes", "progress = 2", "phase = turn 2 fellowship, free peoples"]);
    let texts = desk.texts();
    let at = |name: &str| texts.iter().position(|text| text == name).expect(name);
    assert!(at("Moria") < at("Hollin") && at("Hollin") < at("Rivendell"), "{texts:?}");
}

/// Dice are told as they lie: the headline says so.
#[test]
fn dice_are_told_as_they_lie() {
    let mut desk = acting(&["dice free m p"]);
    desk.clicks("Dice as they lie: Free Peoples");
    assert!(desk.sees("Dice as they lie: Free Peoples"), "{:?}", desk.texts());
}
