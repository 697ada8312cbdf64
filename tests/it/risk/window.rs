//! The game in the window, with keys alone and with the mouse alone.

use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use underhill::risk::Risk;
use underhill::risk::colour::Colour;
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
    "leader black angmar",
    "begin yellow",
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
        ("Gap of Rohan · Y", "9", "Fangorn · G", "6"),
        ("Fangorn · Y", "6", "Wold · G", "4"),
        ("Wold · Y", "5", "Emyn Muil · G", "3"),
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
    // Who plays is pressed under what is agreed: whatever is pressed, it is a table that can play.
    for label in ["Options …", "3", "none"] {
        desk.clicks(label);
    }
    let players =
        |desk: &Desk| view(desk).options.players.iter().map(|colour| colour.name()).collect::<Vec<_>>();
    assert_eq!(players(&desk), ["yellow", "red", "black"]);
    // The first line of colours is who plays first.
    desk.clicks("Red");
    assert_eq!(
        (players(&desk), view(&desk).options.begins().name()),
        (vec!["red", "yellow", "black"], "red")
    );
    for label in ["Close", "Begin"] {
        desk.clicks(label);
    }
    assert_eq!((desk.pressed, view(&desk).at.is_some()), (6, true));
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

/// A colour is chosen, and each territory that is pressed is its; pressed again it is nobody's. Leaders likewise.
#[test]
fn who_holds_what_is_pressed_name_by_name() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    desk.pressed = 0;
    for label in ["Forlindon", "Shire", "Red", "Buckland", "Shire", "Shire", "Rhudaur"] {
        desk.clicks(label);
    }
    assert_eq!((holds(&desk, "yellow"), holds(&desk, "red"), holds(&desk, "none")), (1, 2, 61));
    desk.clicks("Begin");
    assert!(desk.sees_within("61 of the territories yet (K7): Lune Valley, Evendim Hills, "));
    desk.key(Named::Escape);
    // What is typed names what is pressed then.
    desk.letters("own green ");
    desk.clicks("Shire");
    desk.key(Named::Enter);
    assert_eq!(holds(&desk, "green"), 1);
    for label in ["Black", "All the rest: Black", "Leaders", "Forlindon", "Rhudaur", "Forlindon"] {
        desk.clicks(label);
    }
    let leaders = |desk: &Desk, colour: Colour| view(desk).player(colour).leaders.clone();
    assert_eq!(
        (leaders(&desk, Colour::Yellow), leaders(&desk, Colour::Red)),
        (vec![], vec!["rhudaur".to_owned()])
    );
    assert_eq!((holds(&desk, "black"), holds(&desk, "none")), (60, 0));
    // 64 territories, 4 colours, a Leader for each and the beginning: 48 presses on names would do, as the last has the rest.
    desk.clicks("Begin");
    assert!(view(&desk).at.is_some());
}

/// What is typed of a fight is told before it is begun; in it the last dice lie there, and what is to be expected from here.
#[test]
fn a_fight_shows_its_dice_and_what_to_expect() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.letters("gap 8 fan 5");
    assert!(desk.sees("8 +1") && desk.sees("5 +1") && desk.sees("wins 73.64 %"));
    assert!(view(&desk).fight().is_none(), "nothing is begun");
    desk.key(Named::Enter);
    desk.types("6 4 1 : 5 4");
    for told in ["wins 74.49 %", "to keep 4: 48.15 %", "mean left 5.02", "attacker's losses, %", "25.51"] {
        assert!(desk.sees(told), "{told}");
    }
    assert_eq!(desk.texts().iter().filter(|text| *text == "−1").count(), 2);
    desk.types("6 6 6 : 1 1");
    desk.types("6 6 6 : 1 1");
    // Won: the dice lie there still.
    assert!(desk.sees("The territory is taken.") && desk.sees("−0") && desk.sees("−2"));
}

/// A region opens as a list of names with their holders, Leaders and the stacks that fight; a name that is pressed is typed.
#[test]
fn a_region_unfolds_and_its_names_are_typed() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    assert!(!desk.sees("G  Fangorn *"));
    desk.clicks("Rohan");
    desk.letters("fight ");
    desk.clicks("Y  Gap of Rohan + · Leader");
    desk.letters("9 ");
    desk.clicks("G  Fangorn *");
    desk.types("2");
    assert!(view(&desk).fight().is_some());
    assert!(desk.sees("Y  Gap of Rohan + · Leader · 9") && desk.sees("G  Fangorn * · 2"));
    desk.clicks("Rohan");
    assert!(!desk.sees("G  Fangorn * · 2"));
}

/// The odds page: a table a net, and below it fields for a battle or a chain, pressed or typed.
#[test]
fn a_chain_is_asked_for_in_fields() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("o");
    assert!(desk.sees("64.64") && desk.sees_within("73.64 %") && desk.sees_within("1445/3888 (37.17 %)"));
    desk.clicks("Net −1");
    assert!(desk.sees("36.24") && !desk.sees("64.64"));
    desk.clicks("Another territory");
    assert!(desk.sees("Territory 2") && desk.sees_within("45.78 %"));
    // A Leader of the attacker's goes along.
    desk.clicks("Leader");
    assert!(desk.sees("Leader ✓") && !desk.sees_within("45.78 %"));
    desk.letters("odds 14l 6s 3");
    assert!(desk.sees_within("95.61 %") && desk.sees_within("87.62 %"));
    desk.key(Named::Escape);
    assert!(!desk.sees_within("87.62 %"));
}

/// What is asked is answered in a sentence, and can be pressed word by word.
#[test]
fn what_is_asked_is_answered_in_a_sentence() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.letters("need ");
    for label in ["80 %", "7", "in a Stronghold", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees("15 battalions take 7 +1 with at least 80 %."));
    desk.letters("odds ");
    for label in ["14", "with a Leader", "6", "in a Stronghold", "3", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("14 +1 against 6 +1: it is taken with 95.61 %; in the mean "));
    assert!(desk.sees_within("Then also 3: 87.62 % that all fall; in the mean "));
    desk.types("connected gap minas-t");
    assert!(desk.sees("Gap of Rohan and Minas Tirith are linked through one holder's territories."));
    desk.types("odds once 6l 3s");
    assert!(desk.sees_within("0: 1445/3888 (37.17 %) · 1: 2611/7776 (33.58 %)"));
    desk.types("regions");
    assert!(desk.sees("Mordor: Red holds 6 of 6, all of it."));
}

/// What cannot be is refused in a sentence, and nothing is lost by it.
#[test]
fn bad_input_says_why_and_loses_nothing() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    let refused = |desk: &mut Desk, line: &str, why: &str| {
        let before = format!("{:?}", view(desk));
        desk.types(line);
        assert!(desk.sees_within(why), "{line}: {:?}", desk.texts());
        assert_eq!(format!("{:?}", view(desk)), before, "{line}");
        desk.key(Named::Escape);
    };
    refused(&mut desk, "gap 8 m 5", "moria, minas-tirith");
    refused(&mut desk, "gap 8 mordor 5", "“mordor” is no name here");
    refused(&mut desk, "gap 8 shire 5", "Gap of Rohan has no border with Shire (K17)");
    refused(&mut desk, "fan 8 wold 5", "Fangorn is not held by Yellow");
    refused(&mut desk, "gap 1 fan 5", "“1”");
    desk.types("gap 3 fan 1");
    refused(&mut desk, "6 4 1 : 5", "The attacker throws 1 to 2 dice now");
    refused(&mut desk, "6 4 : 5 4", "The defender throws 1 to 1 dice now");
    refused(&mut desk, "6 7 : 5", "“7”");
    refused(&mut desk, "move 3", "That is not done in this step");
    desk.types("6 6 : 1");
    assert!(desk.sees_within("Fangorn"));
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
    assert!(now.holds(Colour::Yellow, "wold"));
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
    desk.types("own yellow rhudaur");
    let shows = |desk: &mut Desk, name: &str| {
        for size in [LARGE, SMALL] {
            desk.resize(size);
            desk.shows(name);
        }
        desk.resize(LARGE);
    };
    MIDDLE.iter().take(6).for_each(|command| desk.types(command));
    shows(&mut desk, "risk-set-up");
    desk.types("begin yellow");
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
    for line in ["4", "d", "d", "ring = 7"] {
        desk.types(line);
    }
    assert!(matches!(view(&desk).step(), Some(Step::Ring)));
    shows(&mut desk, "risk-ring");
    desk.types("ring = 16");
    for line in ["play 5", "play red 4", "ring 6"] {
        desk.types(line);
    }
    assert!(view(&desk).end.is_some());
    shows(&mut desk, "risk-end");
    desk.clicks("Why?");
    desk.shows("risk-why");
}
