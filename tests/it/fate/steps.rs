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
        desk.types(command);
    }
    FLIPS.into_iter().for_each(|flip| desk.types(flip));
    desk.types("begin frodo=rhudaur");
    commands.iter().for_each(|command| desk.types(command));
    desk
}

/// F34 to F38: the numbers of this moment, a line a step, ticked off by a press, and gone with the back behind them.
#[test]
fn skies_darken_is_gone_through_step_by_step() {
    let mut desk = after(&["d", "cs"]);
    assert!(desk.sees("Skies Darken, step by step"));
    for step in [
        "1  Threat to space 2: rate 2",
        "2  The Eye comes to Frodo: Rhudaur",
        "3  Shadow troops to the place on the card: 3. Friendly troops there: a battle",
        "4  Shuffle the shadow discard (11) onto the deck",
    ] {
        assert!(desk.sees(step), "{step}: {:?}", desk.texts());
    }
    let ticked = |desk: &mut Desk| desk.texts().iter().filter(|text| *text == "×").count();
    desk.clicks("1  Threat to space 2: rate 2");
    assert_eq!(ticked(&mut desk), 1);
    // The place alone is enough; with it another list begins, in which nothing is ticked.
    desk.types("x");
    assert_eq!(view(&desk).due, [Due::Top, Due::Hands]);
    assert!(
        desk.sees("Skies Darken: x")
            && desk.sees("3  Shadow troops to x: 3. Friendly troops there: a battle")
    );
    assert_eq!(ticked(&mut desk), 0);
    desk.types("r");
    assert!(!desk.sees_within("1  Threat to") && view(&desk).step == Step::Shadow { made: 0, of: 2 });
}

/// F36, F37: what is lost stands there before hands do it, and is lost so.
#[test]
fn what_skies_darken_costs_is_told_before() {
    let mut desk = after(&["supply = 1", "eye rhudaur", "d", "cs"]);
    assert!(desk.sees("2  The Eye is with Frodo already: hope −2"));
    assert!(desk.sees_within("1, 2 missing: hope −2"), "{:?}", desk.texts());
    desk.types("x");
    let now = view(&desk);
    assert_eq!((now.hope, now.supply), (2, 0));
}

/// F22: a road before it is taken, by what may stand there; F27 below it.
#[test]
fn a_road_is_weighed_before_it_is_taken() {
    let mut desk = after(&["hope = 3", "nazgul rhudaur = 3"]);
    assert!(desk.sees("Frodo's road: Rhudaur"));
    // Five dice, hope 3: 1/2, with one Resistance 21/32.
    for cell in ["5", "3.13 %", "50.00 %", "65.63 %"] {
        assert!(desk.sees(cell), "{cell}: {:?}", desk.texts());
    }
    desk.types("frodo eriador");
    desk.types("nazgul eriador = 0");
    assert!(!desk.sees_within("no search is rolled"), "{:?}", desk.texts());
}

/// *Why?* names the layers that the flips reach, the cards that count, and the fraction (C20, C22).
#[test]
fn why_tells_layer_cards_and_fraction() {
    let mut desk = after(&["d", "cc", "fer b", "gdb b", "d", "d", "cs", "x", "r"]);
    desk.clicks("Why?");
    let told = desk.texts();
    assert!(
        told.iter().any(|line| line.starts_with("Layer 1, cards 13, RED on top: acb adr aer bcb")),
        "{told:?}"
    );
    let a = told.iter().find(|line| line.starts_with("A: advances 8/33 (24.24 %)"));
    assert!(a.is_some_and(|line| line.ends_with("229/924 (24.78 %); by acb adr aer")), "{told:?}");
}

/// When it is over each flip stands there with the chance that it had.
#[test]
fn each_flip_stands_against_its_chance_at_the_end() {
    let mut desk = after(&["d", "cc", "fer b", "gdb b", "d", "d", "cs", "x", "r", "aer b"]);
    assert!(!desk.sees_within("flips, expected"));
    desk.types("phase = over: players lose");
    let told = desk.texts();
    assert!(told.contains(&"Places reinforced: 3 of 3 flips, expected 1.47".to_owned()), "{told:?}");
    assert!(told.contains(&"Flip 12, aer: REINFORCE a, 1/7 (14.29 %)".to_owned()), "{told:?}");
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
    desk.clicks("Deutsch");
    desk.letters("fb");
    assert!(desk.sees_within("Siegel"), "{:?}", desk.texts());
    desk.clicks("3");
    desk.clicks("zur Übung");
    assert!(desk.sees_within("Siegel") && !desk.sees("new game"), "{:?}", desk.texts());
    desk.types("characters frodo-sam, gandalf; miller, smith; eowyn, legolas");
    assert!(desk.sees("Spieler 1: Frodo und Sam, Gandalf"), "{:?}", desk.texts());
    desk.types("r");
    assert!(desk.sees("ROT oben") && !desk.sees("top red"));
    desk.types("aer b");
    assert!(desk.sees("Eine Truppe (a): 1 von 9"));
}
