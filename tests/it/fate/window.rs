//! The game in the window, with keys alone and with the mouse alone.

use crate::common::Folder;
use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use underhill::fate::terms::{Back, Level};
use underhill::fate::{Fate, FateOptions, Fellowship, Step};
use underhill::language::Language;
use underhill::window::Message;

/// The nine flips that the page's numbers begin with.
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

/// From the first screen by keys to a game of two on the practice box, set up, and where it stands after these.
fn after(commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2 board=practice seed=42");
    desk.types("top red");
    FLIPS.into_iter().for_each(|flip| desk.types(flip));
    desk.types("begin frodo=rhudaur");
    commands.iter().for_each(|command| desk.types(command));
    desk
}

/// A turn at rate 2, as the page counts it.
#[test]
fn a_turn_takes_few_keys() {
    let mut desk = after(&[]);
    desk.keys = 0;
    for line in ["d", "cc", "fer b", "gdb b", ""] {
        desk.types(line);
    }
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Actions));
    assert!(desk.keys <= 20, "{} keys", desk.keys);
}

/// The same with the mouse alone.
#[test]
fn a_turn_takes_few_presses() {
    let mut desk = after(&[]);
    desk.pressed = 0;
    desk.clicks("Done");
    desk.clicks("Two cards");
    desk.clicks("fer");
    desk.clicks("BLACK · reinforce f, the Eye");
    desk.clicks("Enter");
    desk.clicks("gdb");
    desk.clicks("BLACK · reinforce g, Nazgûl to the Eye");
    desk.clicks("Enter");
    desk.clicks("Done");
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Actions));
    assert!(desk.pressed <= 9, "{} presses", desk.pressed);
}

/// A whole game with the mouse alone: set up, and lost by dice that the table tells.
#[test]
fn a_game_needs_no_keys() {
    let mut desk = Desk::new(None);
    desk.clicks_starting_with("Fate of the Fellowship");
    desk.clicks("Our table");
    let keys = desk.keys;
    // Each is one press, above the list of the set-up.
    for agreed in ["3", "heroic", "practice"] {
        desk.clicks(agreed);
    }
    let options = view(&desk).options;
    assert_eq!((options.players, options.level, options.copied.is_some()), (3, Level::Heroic, true));
    desk.clicks("2");
    assert_eq!(view(&desk).options, FateOptions { players: 2, ..options });
    desk.clicks("Objectives …");
    desk.clicks("Drawn by the program");
    desk.clicks("Characters …");
    desk.clicks("Drawn by the program");
    desk.clicks_starting_with("Shuffle the other");
    assert!(view(&desk).ticked.contains(&3));
    desk.clicks("RED lies on top");
    for flip in FLIPS {
        let (card, back) = flip.split_once(' ').expect("two words");
        desk.clicks(card);
        desk.clicks(&back.to_uppercase());
        desk.clicks("Enter");
    }
    desk.clicks("Begin, Frodo in …");
    desk.clicks("Rhudaur");
    desk.clicks("Enter");
    while !view(&desk).is_over() {
        desk.clicks("Frodo to …");
        desk.clicks("Mordor");
        desk.clicks("Enter");
        desk.clicks("Search, troops …");
        desk.clicks("Shadow: 3");
        desk.clicks("Enter");
        desk.clicks("Rolled on the table …");
        for _ in 0..view(&desk).dice().map_or(0, |dice| dice.count) {
            desk.clicks("Weary");
        }
        desk.clicks("Enter");
        desk.clicks("Apply");
    }
    assert_eq!((view(&desk).hope, desk.keys), (0, keys));
}

/// What stands on a choice can be typed as it stands there, in the language of the table.
#[test]
fn what_stands_on_a_choice_can_be_typed() {
    let mut desk = after(&[]);
    desk.tell(Message::Speak(Language::It));
    // NERO is black, and the button is called Fatto; of what no command begins with its beginning will do.
    desk.types("fat");
    assert_eq!(view(&desk).step, Step::Cards);
    desk.types("cc");
    desk.types("fer nero");
    assert_eq!(view(&desk).deck.top(), Some(Back::Black));
    // What is no back, is refused as one.
    desk.types("gdb viola");
    assert!(desk.sees_within("viola"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.types("gdb black");
    desk.types("");
    desk.types("act Merry e Pippin");
    assert_eq!(view(&desk).acted, [("merry-pippin".to_owned(), 1)]);
    desk.types("frodo monti nebbiosi");
    assert_eq!(view(&desk).frodo.as_deref(), Some("misty-mountains"));
}

/// What is agreed otherwise leaves no game behind in which nothing was done.
#[test]
fn what_was_agreed_before_is_not_kept() {
    let folder = Folder::new("fate-agreed");
    let mut desk = folder.desk();
    desk.letters("fb");
    ["3", "practice", "heroic"].into_iter().for_each(|agreed| desk.clicks(agreed));
    let games = || {
        let files = std::fs::read_dir(folder.file("")).expect("the folder").flatten();
        files.filter(|file| file.path().extension().is_some_and(|ending| ending == "underhill")).count()
    };
    assert_eq!(games(), 1);
    desk.types("tick 1");
    desk.types("new fate players=2");
    assert_eq!(games(), 2);
}

fn both(desk: &mut Desk, name: &str) {
    for size in [LARGE, SMALL] {
        desk.resize(size);
        desk.shows(name);
    }
    desk.resize(LARGE);
}

/// Each screen, as it was looked at.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.shows("fate-ways");
    desk.key(Named::Enter);
    desk.types("new fate players=2 seed=43");
    desk.types("parked");
    both(&mut desk, "fate-set-up-no-box");
    desk.types("new fate players=2 board=practice seed=43");
    // The seal is another one each time: something else is asked for.
    desk.types("parked");
    both(&mut desk, "fate-set-up");
    desk.types("top red");
    both(&mut desk, "fate-first-flip");
    FLIPS.into_iter().for_each(|flip| desk.types(flip));
    desk.types("begin frodo=rhudaur");
    for (line, name) in [
        ("", "fate-actions"),
        ("d", "fate-cards"),
        ("cs", "fate-skies"),
        ("skies b2 friendly=1 shadow=0", "fate-battle"),
        ("roll rout exchange rout", "fate-rolled"),
        ("accept", "fate-top"),
        ("r", "fate-flip"),
        ("aer b", "fate-search-due"),
        ("search", "fate-search"),
        ("roll slip", ""),
        ("accept", ""),
        ("bcb r", "fate-over"),
        ("d", ""),
        ("o", "fate-odds"),
    ] {
        if !line.is_empty() {
            desk.types(line);
        }
        if !name.is_empty() {
            both(&mut desk, name);
        }
    }
    desk.key(Named::Escape);
    desk.clicks("Attack …");
    desk.shows("fate-attack");
    desk.key(Named::Escape);
    for line in ["hope -4", "search troops=4", "roll w w w w w", "accept"] {
        desk.types(line);
    }
    desk.shows("fate-lost");
}

/// The first evening, by an empty Enter alone: nine flips and a turn with a Skies Darken card.
#[test]
fn a_first_evening_is_gone_through_with_enter_alone() {
    let mut desk = Desk::new(None);
    desk.letters("ff");
    // The seal is another one each time: something else is asked for, which no evening minds.
    desk.types("parked");
    desk.shows("fate-evening");
    let steps = 22;
    for _ in 1..steps {
        assert_eq!(view(&desk).turn, 1);
        desk.key(Named::Enter);
    }
    let now = view(&desk);
    assert_eq!((now.turn, now.step, now.space, now.skies), (2, Step::Actions, 2, 1));
    assert_eq!(now.eye, "rhudaur");
    // It is over, and the game goes on.
    assert!(desk.sees("Done"));
}
