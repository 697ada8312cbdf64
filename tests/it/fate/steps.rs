//! Steps in their order, chances before a choice, and what stands behind them, in the window.

use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::fate::{Due, Fate, Fellowship, Step};

const FLIPS: [&str; 9] = [
    "aer black",
    "acb red",
    "adr red",
    "ber black",
    "bcb black",
    "ceb red",
    "cdr red",
    "dcr black",
    "edb red",
];

fn view(desk: &Desk) -> Fellowship {
    desk.app.referee().state::<Fate>().expect("it is on the table").view.own.clone()
}

/// A game of two on the practice box in its first turn, and where it stands after these.
fn after(commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    for command in ["new fate players=2 board=practice seed=42", "top red"] {
        desk.enters(command);
    }
    FLIPS.into_iter().for_each(|flip| desk.enters(flip));
    desk.enters("begin frodo=rhudaur");
    commands.iter().for_each(|command| desk.enters(command));
    desk
}

/// F34 to F38: the four steps with the numbers of this moment, until the back behind them is told.
#[test]
fn skies_darken_is_gone_through_step_by_step() {
    let mut desk = after(&["d", "cs"]);
    for step in [
        "The threat grows",
        "space 2: 2 flips",
        "The Eye comes",
        "to Frodo, Rhudaur",
        "3 troops to a place",
        "11 cards on the deck",
    ] {
        assert!(desk.sees(step), "{step}: {:?}", desk.texts());
    }
    // A place that is typed asks who stands there: until that is said Enter does nothing.
    desk.types("x");
    desk.types("");
    assert!(view(&desk).due.is_empty(), "{:?}", desk.texts());
    desk.types("0");
    desk.types("");
    assert_eq!(view(&desk).due, [Due::Top, Due::Hands]);
    assert!(desk.sees_within("Shuffle 11 cards onto the deck. Which back is on top?"), "{:?}", desk.texts());
    desk.types("r");
    assert!(!desk.sees("The threat grows") && view(&desk).step == Step::Shadow { made: 0, of: 2 });
}

/// F36, F37: what is lost stands there before hands do it, and is lost so.
#[test]
fn what_skies_darken_costs_is_told_before() {
    let mut desk = after(&["supply = 1", "eye rhudaur", "d", "cs"]);
    assert!(desk.sees("Rhudaur: hope −2"), "{:?}", desk.texts());
    assert!(desk.sees("2 missing: hope −2"), "{:?}", desk.texts());
    ["x", "0", ""].into_iter().for_each(|line| desk.enters(line));
    let now = view(&desk);
    assert_eq!((now.hope, now.supply), (2, 0));
}

/// F22: a road before it is taken, by what may stand there.
#[test]
fn a_road_is_weighed_before_it_is_taken() {
    let mut desk = after(&["hope = 3", "nazgul rhudaur = 3"]);
    // Three, four and five dice against hope 3: 7/8, 11/16, 1/2.
    for cell in ["88\u{a0}%", "69\u{a0}%", "50\u{a0}%"] {
        assert!(desk.sees_within(cell), "{cell}: {:?}", desk.texts());
    }
    desk.types("frodo eriador");
    desk.types("nazgul eriador = 0");
    assert!(!desk.sees_within("no search is rolled"), "{:?}", desk.texts());
}

/// When it is over each flip stands there with the chance that it had.
#[test]
fn each_flip_stands_against_its_chance_at_the_end() {
    let mut desk = after(&["d", "cc", "fer b", "gdb b", "d", "d", "cs", "x", "0", "", "r", "aer b"]);
    assert!(!desk.sees_within("flips, expected"));
    desk.enters("phase = over: players lose");
    desk.types("report");
    let told = desk.texts();
    assert!(told.contains(&"Places reinforced: 3 of 3 flips, expected 1.47".to_owned()), "{told:?}");
    assert!(told.contains(&"Flip 12, a → a4: REINFORCE a, 1/7 (14.29 %)".to_owned()), "{told:?}");
}

/// A card that nobody reads is `?`, as the page has it, and the back behind it a letter.
#[test]
fn an_unread_card_is_a_question_mark() {
    let mut desk = after(&["d", "cc"]);
    desk.types("? b");
    assert_eq!(view(&desk).step, Step::Shadow { made: 1, of: 2 });
    desk.types("flip gdb r");
    assert_eq!(view(&desk).deck.flips.len(), 11);
    // Where no card is turned up it is asked for the keys.
    desk.types("d");
    desk.letters("?");
    assert!(desk.sees("Close"), "{:?}", desk.texts());
}

/// What a table reads is in its language: nothing of what programs read stands there.
#[test]
fn what_came_of_a_command_is_said_in_words() {
    let mut desk = Desk::new(None);
    desk.clicks("English");
    desk.clicks("Deutsch");
    desk.letters("fb");
    desk.clicks("3");
    desk.clicks("Übung");
    // The seal is said where it is asked for.
    assert!(!desk.sees_within("Siegel") && !desk.sees("new game"), "{:?}", desk.texts());
    desk.types("characters frodo-sam, gandalf; miller, smith; eowyn, legolas");
    assert!(desk.sees("Spieler 1: Frodo und Sam, Gandalf"), "{:?}", desk.texts());
    desk.types("r");
    assert!(desk.sees("ROT oben") && !desk.sees("top red"));
    desk.types("aer b");
    assert!(desk.sees_within("Dies ist Karte 2"), "{:?}", desk.texts());
}

/// A game without a box that has begun, Frodo in a region of his own.
fn without_a_box() -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    ["new fate players=2 seed=1", "characters frodo-sam, legolas; gandalf, eowyn", "top red"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    assert!(!desk.sees("The Drums") && !desk.sees("The Wheels"), "F2: {:?}", desk.texts());
    desk.types("flip isengard>helms-deep/eye red");
    (1..9).for_each(|_| desk.enters("flip ? red"));
    desk.types("begin frodo=rohan");
    desk
}

/// Every region that is drawn is where it is fought, wherever it is pressed, and one that is not is typed behind a press.
#[test]
fn every_region_answers() {
    let mut desk = without_a_box();
    for region in ["Rohan", "Eriador", "Rhudaur", "Misty Mountains", "Gondor", "Mordor"] {
        ["Legolas", "Attack", "Edoras", region].into_iter().for_each(|pressed| desk.clicks(pressed));
        assert!(desk.sees("How many stand there?"), "{region}: {:?}", desk.texts());
        desk.lets_go();
    }
    desk.clicks("Attack");
    desk.clicks("Edoras");
    desk.clicks_starting_with("A search throws a die");
    assert!(desk.sees("How many stand there?"), "{:?}", desk.texts());
    desk.lets_go();
    ["Legolas", "Attack", "Edoras", "another region …"].into_iter().for_each(|pressed| desk.clicks(pressed));
    desk.letters("dale");
    desk.key(Named::Enter);
    desk.clicks("2");
    desk.clicks("Shadow troops there: 1");
    desk.key(Named::Enter);
    let now = view(&desk);
    let dice = now.dice().expect("they were thrown");
    assert_eq!((dice.region.as_deref(), dice.place.as_deref()), (Some("dale"), Some("edoras")));
    assert_eq!(now.acted, [("legolas".to_owned(), 1)], "F11");
}

/// A press chooses who acts, and gold acts; where Frodo goes is his action.
#[test]
fn a_press_chooses_and_gold_acts() {
    let mut desk = without_a_box();
    desk.clicks("Legolas");
    assert!(view(&desk).acted.is_empty());
    desk.key(Named::Enter);
    ["Travel", "Rivendell", "Rhudaur", "1 Stealth"].into_iter().for_each(|pressed| desk.clicks(pressed));
    let now = view(&desk);
    assert_eq!(now.acted, [("legolas".to_owned(), 1), ("frodo-sam".to_owned(), 1)]);
    assert_eq!(now.frodo_place.as_deref(), Some("rivendell"));
    desk.types("done");
    assert!(desk.sees("Undo: The actions are done"), "{:?}", desk.texts());
}

/// F64, F66: a haven that a card names is one unasked, a red start is none, and what is asked in any step is pressed.
#[test]
fn a_haven_is_asked_about_where_it_can_be_doubted() {
    let mut desk = without_a_box();
    desk.clicks("Attack");
    desk.clicks("Helm's Deep");
    assert!(
        desk.sees_within("Helm's Deep, a haven") && !desk.sees("is it a haven? press"),
        "{:?}",
        desk.texts()
    );
    desk.key(Named::Escape);
    ["attack rohan rhun friendly=1 shadow=3", "roll overrun", "accept"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    let asked: Vec<_> = view(&desk).asked.into_iter().map(|asked| (asked.name, asked.left)).collect();
    assert_eq!(asked, [("rhun".to_owned(), Some(3))], "the page asks");
    assert!(!desk.sees("It holds"), "{:?}", desk.texts());
    ["attack rohan edoras friendly=1 shadow=3", "roll overrun", "accept"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    desk.clicks("It is lost");
    assert_eq!(view(&desk).hope, 3);
    desk.enters("phase = turn 1 shadow 1 of 2, player 1");
    desk.types("rhun erebor three red");
    assert_eq!(view(&desk).deck.flips.len(), 10, "{:?}", desk.texts());
}

/// F66: that three troops stand in an empty haven is said, asked and answered by one press; and what ends the game says so.
#[test]
fn a_card_at_an_empty_haven_asks_once() {
    let mut desk = without_a_box();
    ["done", "cs"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("Rivendell");
    assert!(desk.sees("Press how many friends stand there"), "{:?}", desk.texts());
    desk.clicks("nobody");
    assert!(desk.sees("A haven falls") && desk.sees("hope 6 to 3"), "{:?}", desk.texts());
    desk.clicks("No haven");
    assert!(view(&desk).asked.is_empty());
    desk.types("undo");
    desk.types("undo");
    desk.enters("hope = 3");
    ["Rivendell", "nobody"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert!(desk.sees("hope 3 to 0: the game is lost"), "{:?}", desk.texts());
    // Typed without a word of havens it is asked with as many as the card has brought.
    desk.key(Named::Escape);
    ["skies rivendell", "top red"].into_iter().for_each(|line| desk.enters(line));
    assert_eq!(view(&desk).asked.first().map(|asked| (asked.left, asked.came)), Some((None, 3)));
    assert!(desk.sees("It is lost") && view(&desk).hope == 3, "{:?}", desk.texts());
}

/// F11: in the turn of somebody else nobody is asked where Frodo goes, and the Ring stays in his pocket.
#[test]
fn only_his_player_sends_frodo() {
    let mut desk = without_a_box();
    desk.enters("phase = turn 2 actions, player 2");
    desk.clicks("Éowyn");
    desk.clicks("Travel");
    assert!(!desk.sees_within("Where does Frodo go?"), "{:?}", desk.texts());
    desk.clicks("The Ring");
    assert!(desk.sees("Éowyn travels"), "it cannot be pressed: {:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).acted, [("eowyn".to_owned(), 1)]);
    // A place is no road of his, nor his own region.
    desk.clicks("Moria");
    assert!(desk.sees("The actions are done"), "{:?}", desk.texts());
}

/// F7, F8: what is named has its slots, by presses and typed; what is missing is said, and no line shows a code.
#[test]
fn who_plays_whom_is_pressed_together() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2");
    desk.clicks("Characters …");
    assert!(desk.sees("Press who plays for Player 1"), "{:?}", desk.texts());
    desk.clicks("Éowyn");
    desk.clicks("Legolas");
    assert!(desk.sees("Press who plays for Player 2"), "{:?}", desk.texts());
    // One whom no file lists is typed.
    desk.letters("gimli son");
    desk.key(Named::Enter);
    assert!(desk.sees("They play so"), "{:?}", desk.texts());
    desk.clicks("Gandalf");
    desk.key(Named::Enter);
    let seats = [["eowyn", "legolas"], ["gimli-son", "gandalf"]].map(|seat| seat.map(str::to_owned).to_vec());
    assert_eq!(view(&desk).characters, Some(seats.to_vec()));
    desk.clicks("press and name them");
    assert!(desk.sees("3 more to name"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).objectives, None, "nothing is drawn unasked");
    ["Subdue Umbar", "Avenge Balin", "Shelob's Lair"].into_iter().for_each(|name| desk.clicks(name));
    desk.key(Named::Enter);
    assert_eq!(view(&desk).objectives.map(|names| names.len()), Some(3));
}

/// F58: a haven that was told, or fought over as one, is one from then on, whatever is done there.
#[test]
fn a_haven_that_was_told_is_remembered() {
    let mut desk = without_a_box();
    desk.clicks("Rivendell");
    desk.clicks("Rhudaur");
    desk.clicks("Frodo is in a haven");
    desk.clicks("1 Stealth");
    assert!(view(&desk).is_haven("rivendell"));
    desk.clicks("A search where Frodo stands");
    assert!(desk.sees("Rivendell, a haven") && !desk.sees("Frodo is in a haven"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    // The Ring asks it where nobody knows it.
    ["frodo rhudaur trollshaws", "act frodo-sam"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("The Ring");
    desk.clicks("Frodo is in a haven");
    desk.key(Named::Enter);
    assert!(view(&desk).is_haven("trollshaws") && view(&desk).dice().is_some_and(|dice| dice.haven));
    desk.types("accept");
    // Typed behind a command it is proposed at the next one.
    ["attack rohan edoras friendly=1 shadow=1 haven", "roll rout", "accept"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    desk.clicks("Attack");
    desk.clicks("Edoras");
    assert!(desk.sees_within("Edoras, a haven"), "{:?}", desk.texts());
}

/// What costs hope is begun by its own row alone, and no start of the shadow is a haven.
#[test]
fn a_place_alone_is_never_lost() {
    let mut desk = without_a_box();
    for line in ["done", "cc", "rhun erebor three black", "moria lorien eye red"] {
        desk.types(line);
    }
    (0..2).for_each(|_| desk.key(Named::Enter));
    desk.clicks("No battle");
    desk.clicks("It holds");
    desk.clicks("Erebor");
    assert!(desk.sees("Player 2"), "nothing is begun by it: {:?}", desk.texts());
    desk.clicks("A haven is lost");
    desk.clicks("Rhûn");
    assert!(desk.sees("Press the haven"), "{:?}", desk.texts());
    desk.clicks("Erebor");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).hope, 3);
}

/// F53: of a card that was set right nothing has happened yet; of an order it is said which riders it has moved.
#[test]
fn what_a_card_has_moved_is_said() {
    let mut desk = after(&["done", "cc", "acr black", "choose 1"]);
    assert!(
        desk.sees_within("Nazgûl: Eriador → Rhudaur, Misty Mountains → Rhudaur. Then the last card."),
        "{:?}",
        desk.texts()
    );
    desk.types("amend 10 bcr");
    assert!(!desk.sees_within("→ Rhudaur. Then"), "{:?}", desk.texts());
    let mut desk = after(&["done", "cs", "x", "0", "", "top red"]);
    desk.types("drums black");
    assert!(desk.sees_within("The Drums: do what the card says."), "{:?}", desk.texts());
}

/// F11: who acts after the other one of the player's is told so, whatever is done by it.
#[test]
fn who_acts_out_of_turn_is_told_so() {
    let mut desk = without_a_box();
    ["act legolas", "act frodo-sam"].into_iter().for_each(|line| desk.enters(line));
    for pressed in ["Legolas", "Attack", "Edoras", "2", "Shadow troops there: 1", "Gondor"] {
        desk.clicks(pressed);
    }
    desk.key(Named::Enter);
    assert!(view(&desk).dice().is_some_and(|dice| dice.faces.is_some()));
    assert!(desk.sees_within("Legolas acts again"), "{:?}", desk.texts());
}

/// What is typed as it is called on the mat is as good as pressed: gold is seen before it does anything.
#[test]
fn what_is_typed_is_pressed() {
    let mut desk = without_a_box();
    for (region, own) in [("Misty Mountains", "misty-mountains"), ("enedwaith", "enedwaith")] {
        ["Attack", "Edoras", "2", "Shadow troops there: 1"]
            .into_iter()
            .for_each(|pressed| desk.clicks(pressed));
        desk.types(region);
        assert!(view(&desk).dice().is_none(), "{region}: gold waits");
        desk.key(Named::Enter);
        let now = view(&desk);
        let dice = now.dice().expect("they were thrown");
        assert_eq!((dice.region.as_deref(), dice.place.as_deref()), (Some(own), Some("edoras")));
        desk.types("accept");
    }
    desk.types("rhudaur");
    assert_eq!(view(&desk).frodo.as_deref(), Some("rohan"), "gold waits");
    desk.key(Named::Escape);
    ["done", "cs"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("another place …");
    desk.types("Minas Tir");
    assert!(
        view(&desk).step == Step::Skies(1) && desk.sees_within("to Minas Tirith. Do friends stand there?"),
        "{:?}",
        desk.texts()
    );
    desk.lets_go();
    desk.types("Minas Tirith 0 1");
    assert!(view(&desk).skies_at.contains("minas-tirith"), "{:?}", desk.texts());
}

/// At the set-up a region that is typed is where Frodo is, and the game begins by gold alone.
#[test]
fn frodos_region_is_typed_and_begins_nothing() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    ["new fate players=2 seed=1", "top red"].into_iter().for_each(|line| desk.enters(line));
    (0..9).for_each(|_| desk.enters("flip ? red"));
    desk.clicks("another region …");
    for region in ["enedwaith", "Eriador"] {
        desk.types(region);
        assert_eq!(view(&desk).step, Step::Setup, "{region}");
    }
    desk.key(Named::Enter);
    assert_eq!(view(&desk).frodo.as_deref(), Some("eriador"));
}

/// F42: where no troop is left, what a card that reinforces costs is said before it is turned up; and of a card that was another one
/// those are offered that can have been it, by their names.
#[test]
fn an_empty_supply_is_told_before_the_flip() {
    let mut desk = without_a_box();
    ["done", "cc", "isengard helms-deep eye black", "amend 10 rhun erebor three"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    ["supply = 0", "hope = 1"].into_iter().for_each(|line| desk.enters(line));
    assert!(desk.sees_within("a card that reinforces ends the game"), "{:?}", desk.texts());
    ["Moria", "Lórien", "Two Nazgûl closer"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert!(desk.sees("hope 1 to 0: the game is lost"), "{:?}", desk.texts());
    desk.lets_go();
    desk.enters("phase = turn 1 shadow over, player 1");
    desk.clicks("It was another card");
    assert!(!desk.sees_within("would be refused"), "{:?}", desk.texts());
    desk.clicks_starting_with("Isengard → Helm");
    assert!(!desk.texts().iter().any(|text| text.contains('>')), "{:?}", desk.texts());
}

/// F65: a muster is whose troop was pressed, and gold does it; F31: of several armies it is pressed which pays.
#[test]
fn armies_come_and_pay_by_presses() {
    let mut desk = without_a_box();
    ["Muster", "Gondor"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert_eq!(view(&desk).left_of(underhill::fate::terms::Army::Gondor), 5);
    desk.key(Named::Enter);
    assert!(desk.sees("Undo: Muster: Gondor"), "{:?}", desk.texts());
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    ["new fate players=2 board=practice ledger=on seed=42", "top red"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    FLIPS.into_iter().for_each(|flip| desk.enters(flip));
    ["begin frodo=rhudaur", "troops f2 shadow=2 gondor=1 rohirrim=1"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    ["attack gondor f2 dice=1", "roll exchange"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("Rohirrim −1");
    let troops = view(&desk).troops_at("f2");
    assert_eq!((troops.shadow, troops.friends()), (1, 1), "{:?}", desk.texts());
}
