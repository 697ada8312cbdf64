//! The game in the window, with keys alone and with the mouse alone.

use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use underhill::risk::Risk;
use underhill::risk::step::Step;
use underhill::risk::view::View;

fn view(desk: &Desk) -> View {
    desk.app.referee().state::<Risk>().expect("it is on the table").view.own.clone()
}

fn holds(desk: &Desk, colour: &str) -> usize {
    let view = view(desk);
    view.territories(view.holder_called(colour).unwrap()).len()
}

/// From the first screen by keys to a game that was opened so, and where it stands after these.
fn after(opening: &str, commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    std::iter::once(&opening).chain(commands).for_each(|command| desk.types(command));
    desk
}

/// The middle of a game of four: yellow holds Gondor and the Gap of Rohan, with a Leader there.
const MIDDLE: [&str; 7] = [
    "own yellow gap minas-t lebennin belf ithil south-i lamedon vale anfalas andrast druw eregion",
    "own red gorg barad udun minas-m nurn mount-d dead",
    "own green moria fangorn west-r wold brown emyn rhun-h gladden carrock",
    "own black rest",
    "leader yellow gap",
    "leader black shire",
    "begin",
];

/// The opening with a seed whose first three fights are won at once, and something of the number that moves is left to say.
fn opening() -> &'static str {
    "new risk players=yellow,red,green,black seed=6"
}

/// A turn of three conquests, as the page counts it.
#[test]
fn a_turn_of_three_conquests_takes_few_keys() {
    let mut desk = after(opening(), &MIDDLE);
    let mut keys = 0;
    let mut types = |desk: &mut Desk, line: &str| {
        keys += line.len() + 1;
        desk.types(line);
    };
    types(&mut desk, "d");
    for (fight, moves) in [("gap 9 fan 2", "6"), ("fan 6 wold 2", "4"), ("wold 5 emy 2", "3")] {
        types(&mut desk, fight);
        types(&mut desk, "a");
        assert!(
            matches!(view(&desk).step(), Some(Step::Move { least, most, .. }) if least < most),
            "{fight}"
        );
        types(&mut desk, moves);
    }
    for line in ["d", "d", "m", ""] {
        types(&mut desk, line);
    }
    assert_eq!((view(&desk).present().name(), view(&desk).ring, holds(&desk, "yellow")), ("red", 1, 15));
    assert!(keys <= 62, "{keys} keys");
}

#[test]
fn a_turn_of_three_conquests_takes_few_presses() {
    let mut desk = after(opening(), &MIDDLE);
    desk.pressed = 0;
    desk.clicks("Placed: to combat");
    for (from, stack, to, moves) in [
        ("Y  Gap of Rohan", "9", "G  Fangorn", "6"),
        ("Y  Fangorn", "6", "G  Wold", "4"),
        ("Y  Wold", "5", "G  Emyn Muil", "3"),
    ] {
        for label in ["Attack …", from, stack, to, "2", "Enter", "Roll all"] {
            desk.clicks(label);
        }
        let Some(Step::Move { least, most, .. }) = view(&desk).step().cloned() else { panic!("it is won") };
        if [least, most].contains(&moves.parse().unwrap()) {
            desk.clicks(&format!("Move {moves}"));
        } else {
            for label in ["Move …", moves, "Enter"] {
                desk.clicks(label);
            }
        }
    }
    for label in ["Combat is over", "On to the cards", "Mission", "The Ring goes on"] {
        desk.clicks(label);
    }
    assert_eq!((view(&desk).present().name(), holds(&desk, "yellow")), ("red", 15));
    assert!(desk.pressed <= 36, "{} presses", desk.pressed);
}

#[test]
fn a_game_is_set_up_with_the_mouse_alone() {
    let mut desk = Desk::new(None);
    desk.clicks("Risk: The Lord of the Rings");
    desk.clicks("Our table");
    desk.pressed = 0;
    for label in ["Who plays …", "Red", "Yellow", "Black", "no board", "Enter", "Begin"] {
        desk.clicks(label);
    }
    let players: Vec<&str> = view(&desk).options.players.iter().map(|colour| colour.name()).collect();
    assert_eq!(players, ["red", "yellow", "black"]);
    assert_eq!((desk.pressed, view(&desk).at.is_some()), (7, true));
    // With a board each territory's name is pressed once, and the last colour has what is left.
    for label in ["Placed: to combat", "Attack …", "8", "with a Leader", "5", "in a Stronghold", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("8 against 5, attacker +1, defender +1"));
    for label in ["Dice of the table …", "6", "4", "1", "5", "4", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("7 against 4"));
}

#[test]
fn who_holds_what_is_pressed_name_by_name() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    for label in
        ["Who holds …", "Yellow", "–  Forlindon", "–  Shire", "Enter", "Who holds …", "Red", "all the rest"]
    {
        desk.clicks(label);
    }
    desk.clicks("Enter");
    assert_eq!((holds(&desk, "yellow"), holds(&desk, "red")), (2, 62));
    for label in ["Place a Leader …", "Yellow", "Y  Shire", "Enter"] {
        desk.clicks(label);
    }
    assert_eq!(view(&desk).player(underhill::risk::colour::Colour::Yellow).leaders, ["shire"]);
}

/// The first evening, by an empty Enter alone: a turn of yellow.
#[test]
fn a_first_evening_is_gone_through_with_enter_alone() {
    let mut desk = Desk::new(None);
    desk.letters("rf");
    while view(&desk).at.is_none() || view(&desk).present().name() == "yellow" {
        desk.key(Named::Enter);
    }
    let now = view(&desk);
    assert_eq!((holds(&desk, "yellow"), now.ring, &*now.player(now.present()).leaders), (16, 7, &[][..]));
    assert!(now.holds(underhill::risk::colour::Colour::Yellow, "wold"));
    // It is over, and the game goes on.
    assert!(desk.sees_within("Red places"));
}

/// Each screen, as it was looked at.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.shows("risk-ways");
    desk.key(Named::Enter);
    desk.types("new risk players=yellow,red,green,black seed=6");
    // The seal is another one each time: something else is asked for.
    desk.types("own yellow shire");
    let shows = |desk: &mut Desk, name: &str| {
        for size in [LARGE, SMALL] {
            desk.resize(size);
            desk.shows(name);
        }
        desk.resize(LARGE);
    };
    MIDDLE[..6].iter().for_each(|command| desk.types(command));
    shows(&mut desk, "risk-set-up");
    desk.types("begin");
    shows(&mut desk, "risk-reinforce");
    desk.types("d");
    desk.types("effect no sea invasions");
    shows(&mut desk, "risk-combat");
    desk.clicks("Attack …");
    desk.shows("risk-attack");
    desk.key(Named::Escape);
    desk.types("gap 8 fan 5");
    desk.types("6 4 1 : 5 4");
    shows(&mut desk, "risk-battle");
    desk.clicks("Dice of the table …");
    desk.shows("risk-dice");
    desk.key(Named::Escape);
    desk.types("6 6 6 : 1 1");
    desk.types("6 6 6 : 1 1");
    shows(&mut desk, "risk-move");
    desk.types("o");
    shows(&mut desk, "risk-odds");
    desk.key(Named::Escape);
    desk.clicks("Why?");
    desk.shows("risk-why");
    desk.key(Named::Escape);
    for line in ["4", "d", "d", "ring = 7"] {
        desk.types(line);
    }
    shows(&mut desk, "risk-ring");
    desk.types("ring = 16");
    for line in ["play 5", "play red 4", "ring 6"] {
        desk.types(line);
    }
    shows(&mut desk, "risk-end");
}
