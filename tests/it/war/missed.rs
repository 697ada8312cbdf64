//! What somebody at a table looked for in the window and did not find: each is there now.

use super::window::{after, view};
use iced::keyboard::key::Named;
use underhill::language::Language;
use underhill::war::nation::Nation;
use underhill::war::view::Step;
use underhill::window::Message;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> crate::desk::Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// W52: behind a battle that was won for a City it is asked who holds it, and what was fought for stands first.
#[test]
fn who_holds_the_place_is_asked() {
    let won = ["battle city north with 5,1,0 against 1,0,0", "round dice 6 6 6 6 6 : 1"];
    let mut desk = acting(&won);
    desk.types("casualties");
    assert!(desk.sees("The defender is beaten. Who holds the place now?"), "{:?}", desk.texts());
    let places = |desk: &mut crate::desk::Desk, name: &str| desk.places_of(name)[0];
    let (dale, shire, rivendell) =
        (places(&mut desk, "Dale"), places(&mut desk, "The Shire"), places(&mut desk, "Rivendell"));
    assert_eq!([dale.y, shire.y], [rivendell.y; 2], "the Cities of the North stand in the first row");
    assert!(dale.x < rivendell.x && shire.x < rivendell.x, "and before what lies nearest");
    desk.shows("war-won");
    desk.clicks("Dale");
    desk.clicks("Dale is taken");
    assert!(view(&desk).is_taken("dale"));
    assert!(!desk.sees("The defender is beaten. Who holds the place now?"));
    // Where nothing is taken, that is said, and play goes on.
    won.iter().for_each(|line| desk.types(line));
    desk.types("casualties");
    desk.clicks("It is not taken");
    assert!(!desk.sees("The defender is beaten. Who holds the place now?"));
}

/// In the field nothing is asked.
#[test]
fn a_field_is_not_taken() {
    let mut desk = acting(&["battle field north with 5,1,0 against 1,0,0", "round dice 6 6 6 6 6 : 1"]);
    desk.types("casualties");
    assert!(!desk.sees("The defender is beaten. Who holds the place now?"));
}

/// The dice of a Hunt that found nothing lie there until something else is done.
#[test]
fn a_missed_hunt_stays_to_be_seen() {
    let mut desk = acting(&["box = 3 1", "dice free c c", "move", "hunt dice 1 2 4"]);
    let missed = view(&desk).missed.expect("it missed");
    assert_eq!((missed.dice.len(), missed.successes), (3, 0));
    assert!(desk.sees("no hit"), "{:?}", desk.texts());
    desk.shows("war-missed");
    desk.types("use event");
    assert_eq!(view(&desk).missed, None);
    assert!(!desk.sees("no hit"));
}

/// A chance beside an empty box says what it is the chance of, and one of a Fellowship that is revealed that it hides first.
#[test]
fn a_chance_says_what_it_is_of() {
    let mut desk = after("new war seed=42", &["begin", "d", "declare rivendell"]);
    assert!(!desk.sees("The Hunt Box is empty: no roll."));
    assert!(desk.sees("None laid: the Eyes that are rolled hunt."), "{:?}", desk.texts());
    let mut desk = acting(&["revealed"]);
    assert!(desk.sees("The next move, once hidden"));
    desk.types("hidden");
    assert!(desk.sees("The next move"));
}

/// W50: pressing Rohan as attacked has those attack who meet it; and the other side attacks instead by a press.
#[test]
fn who_attacks_is_who_can_be_there() {
    let mut desk = acting(&["dice free"]);
    desk.clicks("A battle");
    desk.clicks("Rohan");
    desk.clicks("The battle begins");
    let attacker = view(&desk).battle.and_then(|battle| battle.carried).map(|it| it.stands[0].groups[0]);
    let attacker = attacker.expect("it is carried");
    assert_eq!((attacker.nation, attacker.figures.0), (Some(Nation::Isengard), [4, 1, 0]));
    desk.types("battle over");
    desk.clicks("A battle");
    desk.clicks("The other side attacks");
    desk.clicks("Isengard");
    desk.clicks("The battle begins");
    let battle = view(&desk).battle.and_then(|battle| battle.carried).expect("it is carried");
    assert_eq!(battle.stands[1].groups[0].nation, Some(Nation::Isengard));
}

/// While a battle is told, a press on one of the Fellowship is no answer, and takes nothing from the line.
#[test]
fn a_companion_is_no_answer_to_who_fights() {
    let mut desk = acting(&[]);
    desk.clicks("A battle");
    let [gandalf] = desk.places_of("Gandalf")[..] else { panic!("{:?}", desk.texts()) };
    desk.clicks_at(gandalf.center());
    assert!(desk.sees("Who fights, and where?"), "{:?}", desk.texts());
    desk.clicks("Back");
    desk.types("separate ");
    desk.clicks("Merry");
    desk.clicks("Merry leaves");
}

/// A turn that the table's word passes over has its column at the end.
#[test]
fn no_turn_is_left_out_of_the_end() {
    let desk = acting(&["corruption = 3", "phase = turn 4 draw", "phase = turn 3 draw", "concede free"]);
    let turns: Vec<_> = view(&desk).chronicle.turns.iter().map(|past| (past.turn, past.corruption)).collect();
    assert_eq!(turns, [(1, 3), (2, 3)]);
    assert!(matches!(view(&desk).step, Step::Over { .. }));
}

/// W3: cards that come and go are counted by presses.
#[test]
fn a_hand_is_counted_by_presses() {
    let mut desk = after("new war seed=42 cards=on", &["begin", "d"]);
    let [before, _] = view(&desk).hands;
    desk.clicks("Hand: Free Peoples");
    desk.clicks("drawn");
    desk.clicks("Strategy");
    assert_eq!(view(&desk).hands[0], before + 1);
}

/// The dice are told as they lie there, by presses.
#[test]
fn dice_are_set_right_by_presses() {
    use underhill::war::die::Face;
    let mut desk = acting(&[]);
    desk.clicks("Dice as they lie: Free Peoples");
    desk.clicks("Will of the West");
    desk.clicks("Muster");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).unused[0], [Face::Muster, Face::Will]);
}

/// G16: a region no button stands for is heard as people say it, in the table's language too.
#[test]
fn a_region_of_several_words_is_heard() {
    for (language, said) in
        [(Language::En, "declare fords of bruinen"), (Language::De, "declare furten des bruinen")]
    {
        let mut desk = after("new war", &["begin", "done"]);
        desk.tell(Message::Speak(language));
        desk.types("progress = 3");
        desk.types(said);
        assert_eq!(view(&desk).at, "fords-of-bruinen", "{said}");
    }
}
