//! The game in the window, with keys alone and with the mouse alone.

use crate::common::Folder;
use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Size, mouse};
use strum::IntoEnumIterator;
use underhill::language::Language;
use underhill::risk::Risk;
use underhill::risk::colour::Colour;
use underhill::risk::step::Step;
use underhill::risk::view::View;
use underhill::store::Store;
use underhill::window::Message;

pub fn view(desk: &Desk) -> View {
    desk.app.referee().state::<Risk>().expect("it is on the table").view.own.clone()
}

fn holds(desk: &Desk, colour: &str) -> usize {
    let view = view(desk);
    view.territories(view.holder_called(colour).unwrap()).len()
}

/// From the first screen by keys to a game that was opened so, and where it stands after these.
pub fn after(opening: &str, commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    std::iter::once(&opening).chain(commands).for_each(|command| desk.enters(command));
    desk
}

/// The middle of a game of four: yellow holds Gondor and the Gap of Rohan, with a Leader there.
pub const MIDDLE: [&str; 7] = [
    "own yellow gap minas-t lebennin belf ithil south-i lamedon vale anfalas andrast druw eregion",
    "own red gorg barad udun minas-m nurn mount-d dead",
    "own green moria fangorn west-r wold brown emyn rhun-h gladden carrock",
    "own black rest",
    "leader yellow gap",
    "leader black angmar",
    "begin yellow",
];

/// The opening with a seed whose first three fights are won at once, and something of the number that moves is left to say.
pub fn opening() -> &'static str {
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

/// What each thing takes in presses on the mat: a fight begun 4, or 3 where it is known how many stand there; settled 1, conquest 2,
/// reinforcements confirmed 1.
#[test]
fn a_turn_of_three_conquests_takes_few_presses() {
    let mut desk = after(opening(), &MIDDLE);
    let pressed = |desk: &mut Desk, labels: &[&str], most: usize| {
        desk.pressed = 0;
        labels.iter().for_each(|label| desk.clicks(label));
        assert!(desk.pressed <= most, "{labels:?}: {}", desk.pressed);
    };
    pressed(&mut desk, &["All placed"], 1);
    for (from, stack, to, moves) in
        [("Gap of Rohan", 9, "Fangorn", 6), ("Fangorn", 6, "Wold", 4), ("Wold", 5, "Emyn Muil", 3)]
    {
        let numbers = [format!("{from}: {stack}"), format!("{to}: 2")];
        match stack {
            9 => pressed(&mut desk, &[from, to, &numbers[0], &numbers[1]], 4),
            // What moved in is on the dial already, until another number is pressed.
            6 => pressed(&mut desk, &[from, to, &numbers[1]], 3),
            _ => pressed(&mut desk, &[from, &numbers[0], to, &numbers[1]], 4),
        }
        // Numbers alone throw nothing.
        assert!(view(&desk).fight().is_none() && desk.sees(&format!("Fight {stack} against 2")));
        assert!(desk.sees("Roll 3 against 2"));
        pressed(&mut desk, &["Roll to the end"], 1);
        assert!(matches!(view(&desk).step(), Some(Step::Move { .. })), "{to} is taken");
        pressed(&mut desk, &[&format!("Move {moves}")], 2);
    }
    for label in ["No more attacks", "No fortification", "Mission", "The Ring is there"] {
        pressed(&mut desk, &[label], 1);
    }
    assert_eq!((view(&desk).present().name(), holds(&desk, "yellow")), ("red", 15));
}

/// G16: lands are heard as people say them, in the table's language: blanks, small words, case, accents, beginnings.
#[test]
fn lands_are_heard_as_people_say_them() {
    for (language, line) in [
        (Language::En, "fight Gap of Rohan 9 Fangorn 2"),
        (Language::En, "gap rohan 9 the fangorn 2"),
        (Language::De, "fight Pforte von Rohan 9 Fangorn 2"),
        (Language::De, "pforte rohan 9 fang 2"),
        (Language::De, "gap 9 fan 2"),
        // With the word between them that stands in the window.
        (Language::En, "gap 9 on fangorn 2"),
        (Language::De, "Pforte von Rohan 9 gegen Fangorn 2"),
    ] {
        let mut desk = after(opening(), &MIDDLE);
        desk.types("d");
        desk.tell(Message::Speak(language));
        desk.types(line);
        let places = view(&desk).fight().and_then(|fight| fight.places.clone());
        assert_eq!(places, Some(["gap-of-rohan".to_owned(), "fangorn".to_owned()]), "{line}");
    }
    // What another command says keeps its words.
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("note the Eye is on Moria");
    let said = desk
        .app
        .referee()
        .kept::<Risk>()
        .map(|kept| kept.record().said().last().map(|(said, _)| said.full.clone()));
    assert_eq!(said.flatten().as_deref(), Some("note the Eye is on Moria"));
}

/// A card that is played in between, and a land that was taken without dice, are told with presses, and on no pages: the first beside
/// the map, the second on it. Where the throw will lie, nothing lies before.
#[test]
fn a_card_and_a_conquest_are_told_by_what_lies_there() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.clicks("Card played …");
    assert!(desk.sees("Whose card, and how many points?") && !desk.sees_within("1 / "), "{:?}", desk.texts());
    desk.shows("risk-card-between");
    desk.clicks("Back");
    desk.clicks("Card played …");
    desk.clicks("Red");
    desk.clicks("3 points");
    assert_eq!(view(&desk).player(Colour::Red).hand.played, 3);
    // Why a land between one's own attacks nobody is said until something else is asked.
    desk.clicks("Lamedon");
    assert!(desk.sees_within("All around Lamedon is held already"), "{:?}", desk.texts());
    desk.clicks("Conquered …");
    assert!(!desk.sees_within("is held already"), "{:?}", desk.texts());
    assert!(desk.sees("Which land was taken?") && !desk.sees_within("1 / "), "{:?}", desk.texts());
    // One's own was not.
    desk.clicks("Lebennin");
    desk.clicks("Fangorn");
    assert!(view(&desk).holds(Colour::Yellow, "fangorn"));
    desk.clicks("Fangorn");
    desk.clicks("Wold");
    assert!(!desk.sees("No more attacks"), "{:?}", desk.texts());
    desk.clicks("Taken without dice");
    assert!(view(&desk).holds(Colour::Yellow, "wold"));
}

/// K53: whom the dice chose is pressed, one of those who tie.
#[test]
fn whom_the_dice_chose_is_pressed() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = over: red and black tie");
    for colour in ["The dice chose: Red", "The dice chose: Black"] {
        assert!(desk.sees(colour), "{:?}", desk.texts());
    }
    assert!(desk.sees("To the first screen") && !desk.sees_within("1 / "), "{:?}", desk.texts());
    desk.shows("risk-tie");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).outcome().map(|(winners, _)| winners.len()), Some(2));
    desk.clicks("The dice chose: Black");
    assert_eq!(view(&desk).outcome().map(|(winners, _)| winners[0].name()), Some("black"));
}

/// While the other figures are placed a press on a land does nothing, and what of the list is left then is told at the beginning.
#[test]
fn other_figures_come_before_leaders() {
    let mut desk = after(opening(), &MIDDLE[..4]);
    desk.clicks("Lebennin");
    assert!(desk.sees("All placed") && view(&desk).player(Colour::Yellow).leaders.is_empty());
    desk.clicks("All placed");
    assert_eq!(view(&desk).ticked.iter().copied().collect::<Vec<_>>(), [4, 5, 6]);
    desk.clicks("Lebennin");
    assert_eq!(view(&desk).player(Colour::Yellow).leaders, ["lebennin"]);
    desk.types("begin yellow");
    assert!(desk.sees_within("Not ticked in the set-up: hands, the Ring"), "{:?}", desk.texts());
}

/// What the headline has hands do before the beginning is ticked with it; and nothing is counted from afar that does not lie there.
#[test]
fn the_beginning_ticks_what_was_asked_for() {
    let mut desk = after(opening(), &MIDDLE[..4]);
    let far = |desk: &mut Desk| {
        desk.key(Named::F4);
        desk.turns_to_table();
        let told = desk.texts();
        desk.turns_back();
        desk.key(Named::F4);
        desk.key(Named::Escape);
        told
    };
    assert!(!far(&mut desk).iter().any(|said| said == "On the table now"));
    desk.clicks("All placed");
    assert!(desk.sees("Undo: Set-up: the other figures"), "{:?}", desk.texts());
    assert!(!far(&mut desk).iter().any(|said| said == "On the table now"));
    desk.clicks("No Leaders …");
    assert!(desk.sees_within("the Ring on its first step"), "{:?}", desk.texts());
    desk.clicks("Throw who begins");
    assert!(view(&desk).at.is_some() && !desk.sees_within("Not ticked"), "{:?}", desk.texts());
    assert!([8, 9, 10].iter().all(|item| view(&desk).ticked.contains(item)));
    // One press, one undo.
    desk.clicks_starting_with("Undo");
    assert!(view(&desk).at.is_none() && !view(&desk).ticked.contains(&10));
}

/// K6: whose die was the highest is answered by a banner as well as by a name, and Leaders are not asked for again.
#[test]
fn whose_die_is_the_highest_is_answered_by_a_banner() {
    let opening = "new risk players=yellow,red,green,black draws=hand";
    let mut desk = after(opening, &MIDDLE[..4]);
    for label in ["All placed", "No Leaders …"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Whose die is the highest?") && !desk.sees_within("1 / "), "{:?}", desk.texts());
    desk.clicks("Green begins");
    assert_eq!(view(&desk).began, Some(Colour::Green));
    // Where the program throws a banner is the brush, and still no Leaders are told.
    let mut desk = after(self::opening(), &MIDDLE[..4]);
    for label in ["All placed", "No Leaders …", "Green: paint", "Green: paint"] {
        desk.clicks(label);
        assert!(label == "All placed" || desk.sees("Throw who begins"), "{label}: {:?}", desk.texts());
    }
}

/// Cards that are discarded are said, and so is a Leader who goes along with a conquest that is told; behind an Event nobody is told
/// again to take a Territory card.
#[test]
fn cards_and_leaders_that_hands_move_are_said() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["own yellow wold moria", "d", "conquer gladden from moria"] {
        desk.types(line);
    }
    assert!(!desk.sees_within("moves the Leader along"), "{:?}", desk.texts());
    for line in ["leaders yellow wold", "conquer fangorn from wold"] {
        desk.types(line);
    }
    assert!(desk.sees_within("Yellow moves the Leader along to Fangorn."), "{:?}", desk.texts());
    desk.types("leaders yellow wold");
    for line in ["conquer emyn", "phase = round 1 fortify, yellow"] {
        desk.types(line);
    }
    assert!(desk.sees("No fortification") && !desk.sees("Fortified"), "{:?}", desk.texts());
    desk.clicks("Wold");
    desk.clicks("Fangorn");
    assert!(desk.sees("Fortified"), "{:?}", desk.texts());
    for line in
        ["phase = round 1 combat, yellow", "leaders yellow wold", "conquer lorien from wold", "done", "done"]
    {
        desk.app_command(line);
    }
    desk.goes_on();
    assert!(desk.sees_within("Take a Territory card. Draw an Adventure card"), "{:?}", desk.texts());
    for label in ["Event", "0 points", "Mission"] {
        desk.clicks(label);
        assert!(!desk.sees_within("Take a Territory card"), "{label}: {:?}", desk.texts());
    }
    assert!(desk.sees_within("Discard down to 4 Adventure cards."), "{:?}", desk.texts());
}

/// K11: without a board the table's count is pressed, and what it gives is told.
#[test]
fn lands_are_counted_where_there_is_no_board() {
    let mut desk = after("new risk players=yellow,red board=none", &["begin yellow"]);
    desk.clicks("21");
    assert!(desk.sees_within("7 to place"), "{:?}", desk.texts());
    desk.types("12");
    assert!(desk.sees_within("4 to place"), "{:?}", desk.texts());
    // Strongholds and whole regions lie where the map would, and stay pressed while lands are counted anew.
    for label in ["Strongholds: 4", "Gondor", "Mordor", "Rohan", "Mordor", "21"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("18 to place"), "{:?}", desk.texts());
    desk.clicks("24");
    assert!(desk.sees_within("19 to place"), "{:?}", desk.texts());
    desk.shows("risk-counted");
}

/// K51: at the end everybody's are pressed likewise, one after the other.
#[test]
fn what_everybody_holds_is_pressed_at_the_end() {
    let mut desk = after("new risk players=yellow,red board=none", &["begin yellow", "ring = 16"]);
    for line in ["d", "d", "d", "ring 6"] {
        desk.types(line);
    }
    assert_eq!(view(&desk).step(), Some(&Step::Score));
    for label in ["Strongholds: 2", "Eriador", "20"] {
        desk.clicks(label);
    }
    assert_eq!(view(&desk).player(Colour::Yellow).counted.points(), 27);
    // Red has pressed nothing yet.
    for label in ["Mordor", "9"] {
        desk.clicks(label);
    }
    assert!(view(&desk).has_ended() && view(&desk).player(Colour::Red).counted.points() == 11);
}

/// K60: what was passed over in the set-up stands beside the map, and does not cover what hands do.
#[test]
fn what_is_not_ticked_covers_nothing() {
    let mut desk = after(opening(), &MIDDLE[..6]);
    desk.types("tick 1");
    desk.types("begin yellow");
    assert!(
        desk.sees_within("Not ticked in the set-up") && desk.sees_within("Yellow places"),
        "{:?}",
        desk.texts()
    );
    desk.types("d");
    assert!(!desk.sees_within("Not ticked"));
}

/// Of somebody who holds nearly all, everything that gives figures has its room beside the map.
#[test]
fn much_that_is_placed_has_room() {
    let mut desk = after(
        opening(),
        &["own red shire", "own green lune", "own black harlindon", "own yellow rest", "begin yellow"],
    );
    for size in [LARGE, Size::new(1024.0, 700.0)] {
        desk.resize(size);
        desk.shows("risk-reinforce-much");
    }
}

/// The table's window names all Strongholds, also of somebody who holds nine.
#[test]
fn all_strongholds_are_named_from_afar() {
    let lines = ["own red shire", "own green fangorn", "own black umbar", "own yellow rest", "begin yellow"];
    let mut desk = after(opening(), &lines);
    desk.key(Named::F4);
    desk.turns_to_table();
    let told = desk.texts().join(" ");
    for name in ["Evendim Hills", "Moria", "South Mirkwood", "Minas Tirith", "West Rohan", "Barad-dûr"] {
        assert!(told.contains(name), "{name}: {told}");
    }
    desk.shows("risk-strongholds-table");
}

/// Whoever has fewer cards presses how many.
#[test]
fn a_hand_is_set_right_by_its_numbers() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("hand yellow territory=5");
    desk.clicks("Not so many cards …");
    assert!(desk.sees("Yellow: the hand") && desk.sees("Territory cards: 5"), "{:?}", desk.texts());
    desk.shows("risk-hand");
    desk.clicks("Territory cards: 3");
    assert_eq!(view(&desk).player(Colour::Yellow).hand.territory, 3);
    // The sheet stays until it is folded: nothing else lies where the next number is pressed.
    assert!(desk.sees("Yellow: the hand") && !desk.sees("All placed"));
    desk.clicks("Adventure cards: 2");
    assert_eq!(view(&desk).player(Colour::Yellow).hand.adventure, 2);
    desk.clicks("Back");
    assert!(desk.sees("All placed"));
}

/// Where the Ring is is answered by a press: beside the map, or on it.
#[test]
fn the_rings_step_is_set_right_by_a_press() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = round 1 ring, yellow");
    desk.clicks("Set right …");
    assert!(desk.sees("Where is the Ring?") && desk.sees("Mount Doom"));
    desk.shows("risk-ring-right");
    // A land on the map that the road does not touch answers nothing.
    desk.clicks("Fornost");
    assert_eq!(view(&desk).ring, 3);
    desk.clicks("Set right …");
    desk.clicks("Back");
    assert!(desk.sees("The Ring is there"));
}

/// Beside an Adventure card, and then again with the Ring, nobody is told twice to take one Territory card.
#[test]
fn a_territory_card_is_taken_once() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "conquer fangorn from gap", "d", "d"] {
        desk.types(line);
    }
    let told =
        |desk: &mut Desk| desk.texts().iter().filter(|it| it.contains("Take a Territory card")).count();
    let adventure = matches!(view(&desk).step(), Some(Step::Adventure));
    assert_eq!(told(&mut desk), 1);
    if adventure {
        desk.clicks("Mission");
        assert_eq!(told(&mut desk), 0);
    }
}

/// What is read from three metres asks for no press.
#[test]
fn the_tables_window_asks_for_no_press() {
    let mut desk = after(opening(), &MIDDLE);
    for step in ["combat", "adventure", "leader"] {
        desk.types(&format!("phase = round 1 {step}, yellow"));
        desk.key(Named::F4);
        desk.turns_to_table();
        assert!(!desk.sees_within("press"), "{step}: {:?}", desk.texts());
        desk.turns_back();
        desk.key(Named::F4);
        desk.key(Named::Escape);
    }
}

/// A number that is dialled only says how many: the gold button throws, another one only begins the fight. Pressed twice, a land is taken without dice.
#[test]
fn stacks_are_dialled_and_a_land_is_taken_without_dice() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.clicks("Gap of Rohan");
    assert!(desk.sees("Whom does it attack?"));
    // Enter does nothing while something is missing.
    desk.key(Named::Enter);
    assert!(view(&desk).fight().is_none() && desk.sees("Whom does it attack?"));
    desk.clicks("Fangorn");
    for label in ["Gap of Rohan +", "Gap of Rohan +", "Gap of Rohan −", "Fangorn +"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Fight 2 against 1") && view(&desk).fight().is_none());
    // The wheel turns a dial as well, over its number.
    let more = desk.find("Gap of Rohan +").expect("it is there");
    let up = mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 } };
    desk.rolls(Point::new(more.x - 20.0, more.center_y()), Event::Mouse(up));
    assert!(desk.sees("Roll 2 against 1"));
    // Before it is begun nothing is decided: one press lets go what was only chosen, and it is said anew.
    desk.clicks("Back");
    assert!(desk.sees("No more attacks") && view(&desk).fight().is_none(), "{:?}", desk.texts());
    for label in ["Gap of Rohan", "Fangorn", "Gap of Rohan: 3", "Fangorn: 1"] {
        desk.clicks(label);
    }
    // K24: a card adds to the dice of either, until it is pressed again.
    desk.clicks("Gap of Rohan, 3: Card: +1");
    desk.clicks("Fangorn, 1: Card: +1");
    desk.clicks("Fangorn, 1: Card: +1");
    desk.clicks("Fight 3 against 1");
    assert!(view(&desk).fight().is_some_and(|fight| fight.attacker.card && !fight.defender.card));
    desk.clicks("Stop");
    desk.clicks("Gap of Rohan");
    desk.clicks("Fangorn");
    desk.clicks("Fangorn");
    assert!(view(&desk).holds(Colour::Yellow, "fangorn") && view(&desk).fight().is_none());
}

/// K4: what lies on no card is claimed with one press a land, each in turn, from who was pressed first on; whoever was pressed paints
/// next, whose turn it is or not.
#[test]
fn a_claim_is_one_press() {
    let cards = [
        "own yellow gap lebennin belf ithil lamedon vale anfalas andrast",
        "own red gorg barad udun nurn dead harad umbar khand",
    ];
    let more = [
        "own green moria fangorn west-r wold brown emyn rhun-h gladden",
        "own black angmar carrock fornost eregion esgaroth dunland mithlond buckland",
    ];
    let mut desk = after(opening(), &[cards, more].concat());
    assert!(desk.sees_within("Yellow claims a free land"), "{:?}", desk.texts());
    desk.clicks("Green: paint");
    desk.pressed = 0;
    let claims = [
        ("Shire", "shire", "green"),
        ("Rhudaur", "rhudaur", "black"),
        ("Forlindon", "forlindon", "yellow"),
        ("Enedwaith", "enedwaith", "red"),
        ("Evendim Hills", "evendim-hills", "green"),
    ];
    for (label, land, holder) in claims {
        desk.clicks(label);
        assert_eq!(view(&desk).holder(land).map(|it| it.to_string()).as_deref(), Some(holder), "{land}");
    }
    assert_eq!(desk.pressed, claims.len());
    shows_both(&mut desk, "risk-claims");
}

/// The table's window goes with an attack while it is told: who, whom, how many, and how likely it is; nothing else stands there.
#[test]
fn an_attack_that_is_told_is_followed_from_afar() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    for (label, head, owed) in [
        ("Gap of Rohan", "Gap of Rohan attacks. Press whom.", "Whom does it attack?"),
        ("Fangorn", "Say how many stand in both.", "How many stand there?"),
        (
            "Gap of Rohan: 9",
            "Gap of Rohan attacks Fangorn. Say how many stand in Fangorn.",
            "How many stand there?",
        ),
        ("Fangorn: 2", "Gap of Rohan attacks Fangorn: 9 against 2.", "Yellow takes it"),
    ] {
        desk.clicks(label);
        assert!(desk.sees_within(head), "{head}: {:?}", desk.texts());
        desk.key(Named::F4);
        desk.turns_to_table();
        assert!(desk.sees_within(owed) && desk.sees("Gap of Rohan"), "{owed}: {:?}", desk.texts());
        assert!(!desk.sees_within("lands"), "{:?}", desk.texts());
        desk.turns_back();
        desk.key(Named::F4);
    }
}

/// K52: where sides win their sums stand there, in both windows.
#[test]
fn the_sums_of_both_sides_are_seen() {
    let opening = "new risk players=yellow,red,green,black score=teams seed=6";
    let mut desk = after(opening, &MIDDLE);
    desk.types("d");
    assert!(desk.sees_within("Free Peoples 36 · Sauron 73"), "{:?}", desk.texts());
    shows_both(&mut desk, "risk-teams");
}

/// K37: a Leader is offered to go along where one stands, and not to where the other one does.
#[test]
fn a_leader_who_cannot_go_along_is_not_offered() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("leader yellow lebennin");
    desk.enters("phase = round 1 fortify, yellow");
    desk.clicks("Gap of Rohan");
    desk.clicks("Lebennin");
    assert!(!desk.sees("With the Leader") && view(&desk).fortified.is_some(), "{:?}", desk.texts());
}

#[test]
fn a_game_is_set_up_with_the_mouse_alone() {
    let mut desk = Desk::new(None);
    desk.clicks("Risk: The Lord of the Rings");
    desk.clicks("Our table");
    let players =
        |desk: &Desk| view(desk).options.players.iter().map(|colour| colour.name()).collect::<Vec<_>>();
    // Who plays is pressed under what is agreed: whatever is pressed, it is a table that can play.
    for label in ["Options …", "3", "none"] {
        desk.clicks(label);
    }
    assert_eq!(players(&desk), ["yellow", "red", "black"]);
    // The first line of colours is who plays first.
    desk.clicks("Red");
    assert_eq!(
        (players(&desk), view(&desk).options.begins().name()),
        (vec!["red", "yellow", "black"], "red")
    );
    desk.clicks("Close");
    desk.clicks("Throw who begins");
    assert!(view(&desk).at.is_some());
}

/// A banner is the brush: each land that is pressed is its, in one press; pressed again it is nobody's. Then Leaders are asked for,
/// and the game begins without them only when that was said.
#[test]
fn who_holds_what_is_pressed_land_by_land() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    desk.pressed = 0;
    for label in ["Forlindon", "Red: paint", "Buckland", "Shire", "Shire", "Rhudaur"] {
        desk.clicks(label);
    }
    assert_eq!((holds(&desk, "yellow"), holds(&desk, "red"), holds(&desk, "none")), (1, 2, 61));
    assert_eq!(desk.pressed, 6);
    // What is typed names what is pressed then.
    desk.letters("own green ");
    desk.clicks("Shire");
    desk.key(Named::Enter);
    assert_eq!(holds(&desk, "green"), 1);
    // All the rest is nobody's before all others have theirs (K3, K4).
    desk.clicks("Black: paint");
    assert!(!desk.sees_within("The other"), "{:?}", desk.texts());
    desk.enters("own black rest");
    assert_eq!((holds(&desk, "black"), holds(&desk, "none")), (60, 0));
    // All other figures are placed first; then Enter does not begin without Leaders.
    assert!(desk.sees_within("All other figures, one in turn") && desk.sees("All placed"));
    desk.clicks("All placed");
    desk.key(Named::Enter);
    assert!(view(&desk).at.is_none() && desk.sees_within("Which land?"), "{:?}", desk.texts());
    // Pressed again he is off; another's stays, whoever presses him.
    for label in ["Forlindon", "Forlindon", "Forlindon", "Rhudaur"] {
        desk.clicks(label);
    }
    let there = desk.places_of("Forlindon")[0].center();
    desk.clicks_at(there);
    let leaders = |desk: &Desk, colour: Colour| view(desk).player(colour).leaders.clone();
    assert_eq!(
        (leaders(&desk, Colour::Yellow), leaders(&desk, Colour::Red)),
        (vec!["forlindon".to_owned()], vec!["rhudaur".to_owned()])
    );
    desk.clicks("No Leaders …");
    assert!(view(&desk).at.is_none());
    desk.clicks("Throw who begins");
    assert!(view(&desk).at.is_some());
}

/// Where hands have told something, what is agreed otherwise is asked before it begins the game anew; nothing is agreed that is not
/// there, or means nothing at this table.
#[test]
fn what_is_told_is_not_lost_by_an_option() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.key(Named::Enter);
    desk.clicks("Options …");
    assert!(!desk.sees("our own") && !desk.sees_within("Neutral cards"));
    desk.clicks("3");
    assert!(desk.sees_within("Neutral cards"));
    desk.clicks("Close");
    desk.clicks("Forlindon");
    // Nobody begins without a land: the rest is nobody's yet.
    assert!(!desk.sees_within("The other 63"));
    desk.clicks("Options …");
    desk.clicks("2");
    assert!(desk.sees("Begin anew: Players, 2") && holds(&desk, "yellow") == 1);
    desk.clicks("Back");
    desk.clicks("2");
    desk.key(Named::Enter);
    assert_eq!((view(&desk).options.players.count(), holds(&desk, "yellow")), (2, 0));
}

/// Where games are kept, a set-up that is begun anew stays among them, and that is said.
#[test]
fn a_set_up_that_is_begun_anew_is_kept_as_it_is_said() {
    let folder = Folder::new("begun-anew");
    let mut desk = folder.desk();
    desk.letters("r");
    desk.key(Named::Enter);
    desk.clicks("Forlindon");
    desk.clicks("Options …");
    desk.clicks("2");
    assert!(desk.sees("What was told so far stays among the evenings"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(Store::at(&folder).games().len(), 2);
}

/// What the rules refuse says why below the gold button; and after a refusal a press begins anew.
#[test]
fn a_refusal_says_why_and_a_press_begins_anew() {
    let mut desk = after(opening(), &["own red rest"]);
    desk.clicks("All placed");
    desk.clicks("No Leaders …");
    assert!(desk.sees_within("holds no territory yet"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(view(&desk).at.is_none());
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("fight gap 9 shire 2");
    assert!(desk.sees("That would be refused"), "{:?}", desk.texts());
    for label in ["Gap of Rohan", "Fangorn"] {
        desk.clicks(label);
    }
    assert!(desk.sees("How many stand there?") && !desk.sees_within("shire"), "{:?}", desk.texts());
}

/// A land that was told wrong is painted again: a button makes a banner the brush, and the other button of the mouse does.
#[test]
fn a_land_that_is_wrong_is_painted_again() {
    let mut desk = after(opening(), &MIDDLE);
    desk.clicks("A land is wrong");
    for label in ["Red: paint", "Lebennin"] {
        desk.clicks(label);
    }
    assert!(view(&desk).holds(Colour::Red, "lebennin"));
    desk.clicks("All is right now");
    assert!(desk.sees("All placed"));
    desk.types("d");
    let land = desk.find("Gap of Rohan").expect("it is on the map").center();
    let other = mouse::Event::ButtonPressed(mouse::Button::Right);
    desk.app.settle();
    desk.rolls(land, Event::Mouse(other));
    assert!(desk.sees("All is right now"));
}

/// With two the neutral army holds lands as well: where one is wrong its banner hangs there too, and what to do is said.
#[test]
fn a_wrong_land_may_be_the_neutral_armys() {
    let mut desk =
        after("new risk players=yellow,red", &["own red gorg barad", "own yellow rest", "begin yellow"]);
    let hangs = desk.places_of("Neutral");
    assert!(!hangs.is_empty() && !desk.sees("Neutral: paint"), "{:?}", desk.texts());
    desk.clicks("A land is wrong");
    // No banner moves, as none comes.
    assert_eq!(desk.places_of("Neutral"), hangs);
    assert!(desk.sees_within("press the banner of whoever holds it"), "{:?}", desk.texts());
    for label in ["Neutral: paint", "Lebennin"] {
        desk.clicks(label);
    }
    assert_eq!(holds(&desk, "neutral"), 1);
}

/// What came of a conquest that hands have to act on stands in large letters, in the table's window too: a Leader leaves the board,
/// somebody is out, by the name he sits there with.
#[test]
fn who_is_out_is_said_in_both_windows() {
    let setup =
        ["own green fangorn", "own red moria", "own black shire", "own yellow rest", "seat green Anna"];
    let mut desk = after(opening(), &setup);
    for line in ["leader green fangorn", "begin yellow", "d", "conquer fangorn"] {
        desk.types(line);
    }
    let told = "Anna is out: Territory cards to Yellow, Adventure cards away.";
    let leader = "Anna takes the Leader in Fangorn off the board.";
    assert!(desk.sees_within(told) && desk.sees_within(leader), "{:?}", desk.texts());
    shows_both(&mut desk, "risk-out");
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.texts().join(" ").contains(told), "{:?}", desk.texts());
    desk.turns_back();
    desk.key(Named::F4);
    desk.key(Named::Escape);
    desk.types("d");
    assert!(!desk.sees_within(told));
}

/// While lands are laid out nobody takes over what another holds, and no Leader is placed out of turn: why is said.
#[test]
fn what_another_holds_is_not_pressed_away() {
    let mut desk = after(opening(), &["own red shire", "own green moria"]);
    for label in ["Shire", "Shire", "Moria"] {
        desk.clicks(label);
        assert!(desk.sees_within(&format!("{label} is held already")), "{label}: {:?}", desk.texts());
        assert_eq!((holds(&desk, "yellow"), holds(&desk, "red"), holds(&desk, "green")), (0, 1, 1));
    }
    desk.clicks("Fangorn");
    assert!(holds(&desk, "yellow") == 1 && !desk.sees_within("is held already"));
    for label in ["Red: paint", "Shire"] {
        desk.clicks(label);
    }
    assert_eq!(holds(&desk, "red"), 0);
    let mut desk = after(opening(), &MIDDLE[..4]);
    for label in ["All placed", "Barad-dûr"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("Barad-dûr is not held by Yellow"), "{:?}", desk.texts());
    assert!(view(&desk).player(Colour::Red).leaders.is_empty());
}

/// K3: with two the neutral army is one of those who hold some before the rest is anybody's, and from afar it is asked for alone when
/// nothing else is to come.
#[test]
fn the_neutral_army_counts_in_the_set_up() {
    let lands = [
        "own yellow gap minas-t lebennin belf ithil south-i lamedon vale anfalas andrast druw eregion shire buckland fornost tower",
        "own red gorg barad udun minas-m nurn mount-d dead moria fangorn west-r wold brown emyn rhun-h gladden carrock",
    ];
    let mut desk = after("new risk players=yellow,red", &lands[..1]);
    desk.clicks("Yellow: paint");
    assert!(!desk.sees_within("The other"), "{:?}", desk.texts());
    desk.types(lands[1]);
    assert!(
        desk.sees_within("Neutral army: two figures") && !desk.sees_within("The other"),
        "{:?}",
        desk.texts()
    );
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees_within("Neutral army") && !desk.sees_within("All of you"), "{:?}", desk.texts());
    desk.turns_back();
    desk.key(Named::F4);
    desk.key(Named::Escape);
    desk.enters("own neutral angmar harad harond khand umbar near-h deep-h lune evendim forl mithlond harl forod eastern-a borderl north-d rhud weather old-f south-d north-rh");
    assert!(desk.sees_within("claims a free land") && !desk.sees_within("The other"), "{:?}", desk.texts());
    desk.enters("own red withered esgaroth south-rh north-m eastern-m");
    assert!(desk.sees("The other 6: Yellow"), "{:?}", desk.texts());
}

/// The items of the set-up are ticked by their steps.
#[test]
fn a_step_of_the_set_up_is_ticked_by_a_press() {
    let mut desk = after(opening(), &[]);
    desk.clicks("Card lands: one figure each");
    assert_eq!(view(&desk).ticked.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
    desk.clicks("Card lands: one figure each");
    assert!(view(&desk).ticked.is_empty());
    // What the map does not show no step ticks by itself: the second keeps its number.
    desk.enters("own black rest");
    desk.shows("risk-setup-steps");
    desk.clicks_starting_with("Undo");
    // One press, one undo.
    desk.clicks("Card lands: one figure each");
    desk.clicks_starting_with("Undo");
    assert!(view(&desk).ticked.is_empty());
}

/// Dice of the table are told by pressing their pips; once that was chosen Enter never throws the program's.
#[test]
fn dice_of_the_table_are_pressed() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("gap 8 fan 5");
    desk.clicks("Table dice");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).fight().map(|fight| fight.attacker.battalions), Some(8), "nothing is thrown");
    for label in ["Attack 1: 6", "Attack 2: 4", "Attack 3: 1", "Defence 1: 5", "Defence 2: 4"] {
        desk.clicks(label);
    }
    let stands = |desk: &Desk| view(desk).fight().map(|fight| fight.attacker.battalions);
    assert_eq!(stands(&desk), Some(7));
    // The next ones are the table's too, whatever is let go.
    desk.key(Named::Enter);
    desk.key(Named::Escape);
    desk.key(Named::Enter);
    assert!(stands(&desk) == Some(7) && desk.sees("What do the dice show?"));
    // Digits are faces, in the order in which they are asked.
    desk.letters("65");
    desk.key(Named::Enter);
    assert!(stands(&desk) == Some(7) && desk.sees("What do the dice show?"));
    desk.letters("4 32");
    assert!(!desk.sees("What do the dice show?"));
    desk.key(Named::Enter);
    assert_eq!(stands(&desk), Some(7));
    assert_eq!(view(&desk).fight().map(|fight| fight.defender.battalions), Some(2));
    // Fewer dice than could be thrown: those that were not lie behind the faces.
    desk.clicks("Attack 3: not thrown");
    desk.clicks("Defence 2: not thrown");
    for label in ["Attack 1: 6", "Attack 2: 5", "Defence 1: 1"] {
        desk.clicks(label);
    }
    assert_eq!(
        view(&desk).fight().map(|fight| [fight.attacker.battalions, fight.defender.battalions]),
        Some([7, 1])
    );
    // A fight later too, until the program's are chosen again: in the fight, or while an attack is said, which stays so.
    desk.clicks("Stop");
    for label in ["Gap of Rohan", "Fangorn", "Gap of Rohan: 9", "Fangorn: 2"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("9 against 2. Then the table’s dice."), "{:?}", desk.texts());
    desk.shows("risk-attack-dice");
    desk.clicks("The program’s dice");
    assert!(desk.sees("Roll 3 against 2") && desk.sees("Fight 9 against 2"), "{:?}", desk.texts());
    desk.clicks("Fight 9 against 2");
    desk.clicks("Table dice");
    desk.clicks("Stop");
    desk.types("gap 8 fan 5");
    desk.key(Named::Enter);
    assert_eq!(stands(&desk), Some(8));
    desk.clicks("Attack 1: 6");
    desk.clicks("The program’s dice");
    assert!(desk.sees("Roll 3 against 2"));
    desk.clicks("Table dice");
    // With `draws=hand` they are asked for at once, and so is the Ring's.
    let mut desk = after(
        "new risk players=yellow,red draws=hand",
        &["own yellow shire", "own red rest", "begin red", "d"],
    );
    desk.types("tower 3 shire 2");
    for label in ["Attack 1: 6", "Attack 2: 6", "Defence 1: 1", "Defence 2: 1"] {
        desk.clicks(label);
    }
    assert!(view(&desk).holds(Colour::Red, "shire"));
}

/// What is typed of a fight is shown before it is begun; in it the last dice lie there in pairs, and who loses by each.
#[test]
fn a_fight_shows_its_dice_and_what_to_expect() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.letters("gap 8 fan 5");
    assert!(desk.sees("Yellow takes it: 74 of 100"));
    assert!(view(&desk).fight().is_none(), "nothing is begun");
    desk.key(Named::Enter);
    desk.types("6 4 1 : 5 4");
    for told in ["6 beats 5", "4 ties 4", "Green −1", "Yellow −1", "Yellow takes it: 74 of 100"] {
        assert!(desk.sees(told), "{told}");
    }
    assert!(desk.sees_within("Take off: 1 Yellow, 1 Green. Then roll on, or stop."));
    desk.types("6 6 6 : 1 1");
    desk.types("6 6 6 : 1 1");
    // Won: what is taken off by it, and how many move in.
    assert!(desk.sees("Fangorn is taken") && desk.sees("−2"));
    assert!(desk.sees_within("Take off: 2 Green. Move 3 to 6 from Gap of Rohan to Fangorn, the Leader too."));
}

/// Roll to the end and lost: what each takes off stands above, on the map and beside it, until it is taken off.
#[test]
fn what_a_lost_fight_costs_is_said_until_it_is_taken_off() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("gap 4 fan 30");
    desk.clicks("Roll to the end");
    assert!(matches!(view(&desk).step(), Some(Step::Combat)));
    let [stood, stand] = view(&desk).course.map(|it| [it.fight.defender.battalions, it.stand()[1]]).unwrap();
    assert!(desk.sees("Fangorn holds") && desk.sees("−3") && desk.sees("1 stays") && desk.sees("30 stood"));
    assert!(desk.sees(&format!("{stand} stay")) && stood == 30);
    desk.key(Named::Enter);
    assert!(!desk.sees("Fangorn holds") && desk.sees("No more attacks"));
}

/// Whoever has five cards is asked for a set, and places afterwards (K14).
#[test]
fn a_set_is_pressed_as_it_lies_there() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("hand yellow territory=5");
    assert!(desk.sees("Which set?") && desk.sees_within("Lay down three of the 5 cards"));
    desk.key(Named::Enter);
    assert_eq!(view(&desk).player(Colour::Yellow).hand.territory, 5);
    desk.clicks("one of each: 10");
    assert_eq!(view(&desk).sets_now(), 10);
    assert!(desk.sees("All placed"));
}

/// What hands may not miss is said above: what sets of spoils give, a Leader whose land was told wrong, why a press means nothing.
#[test]
fn what_hands_would_miss_is_said_above() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    // A press on a land that cannot be meant says why, until another one is pressed.
    // However often it is pressed.
    for (label, said) in [
        ("Nurn", "is not held by Yellow"),
        ("Nurn", "is not held by Yellow"),
        ("Nurn", "is not held by Yellow"),
        ("Lebennin", "All around Lebennin"),
    ] {
        desk.clicks(label);
        assert!(desk.sees_within(said), "{label}: {:?}", desk.texts());
    }
    desk.clicks("Gap of Rohan");
    desk.clicks("Nurn");
    assert!(desk.sees_within("has no border with Nurn"), "{:?}", desk.texts());
    desk.clicks("Fangorn");
    assert!(!desk.sees_within("has no border"));
    desk.lets_go();
    // K39: nobody is painted with before a banner was pressed.
    desk.clicks("A land is wrong");
    desk.clicks("Angmar");
    assert_eq!(holds(&desk, "black"), 36);
    desk.clicks("Red: paint");
    desk.clicks("Angmar");
    assert!(desk.sees_within("Black takes the Leader in Angmar off the board."), "{:?}", desk.texts());
    // Set right again, whatever was pressed between, he stands there as before.
    for label in ["Lebennin", "Black: paint", "Angmar"] {
        desk.clicks(label);
    }
    assert_eq!(view(&desk).player(Colour::Black).leaders, ["angmar"]);
    for label in ["Yellow: paint", "Lebennin"] {
        desk.clicks(label);
    }
    desk.clicks("All is right now");
    // K36.
    for line in [
        "own black moria west-r wold brown emyn rhun-h gladden carrock",
        "hand green territory=4",
        "hand yellow territory=4",
        "conquer fangorn from gap",
    ] {
        desk.types(line);
    }
    desk.clicks("one of each: 10");
    assert!(desk.sees_within("To be placed at once, in all: 10, as 2 large."), "{:?}", desk.texts());
}

/// A name is typed, whatever lies around; and what a card does to the Ring is asked for, not thrown for.
#[test]
fn what_is_asked_for_is_not_answered_by_something_else() {
    let mut desk = after(opening(), &[]);
    desk.clicks("Yellow: the name");
    assert!(desk.sees("Type the name"));
    desk.clicks("Forlindon");
    assert_eq!(holds(&desk, "yellow"), 1);
    desk.clicks("Yellow: the name");
    desk.letters("Anna");
    desk.key(Named::Enter);
    assert!(desk.sees_within("Anna: one figure"), "{:?}", desk.texts());
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = round 1 ring, yellow");
    desk.clicks("A card on the Ring …");
    desk.key(Named::Enter);
    assert!(desk.sees("What does the card say?") && view(&desk).ring == 0);
    desk.clicks("goes on: Buckland");
    assert_eq!(view(&desk).ring, 1);
}

/// K43: whose card it is, its points, what it adds to a die and what it does are pressed beside the map; whoever has drawn plays none.
#[test]
fn a_card_on_the_ring_is_pressed() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = round 1 ring, yellow");
    desk.clicks("A card on the Ring …");
    for label in ["Green", "3 points", "+1", "Back"] {
        desk.clicks(label);
    }
    assert!(desk.sees("The Ring is there"), "{:?}", desk.texts());
    desk.clicks("A card on the Ring …");
    for label in ["Green", "3 points", "+1"] {
        desk.clicks(label);
    }
    // A die of three with one more is enough.
    desk.clicks("3");
    let green = view(&desk).player(Colour::Green).hand;
    assert_eq!((green.adventure, green.played, view(&desk).ring), (3, 3, 1));
    for line in ["phase = round 2 adventure, yellow", "draw mission"] {
        desk.types(line);
    }
    desk.clicks("A card on the Ring …");
    assert!(!desk.sees("Throw its die here"), "whose it is comes first: {:?}", desk.texts());
    desk.clicks("Red");
    desk.clicks("stays: Buckland");
    assert_eq!((view(&desk).player(Colour::Red).hand.adventure, view(&desk).ring), (3, 1));
}

/// What a fight has left stands there as long as nothing else was told of it.
#[test]
fn what_was_told_behind_a_fight_is_not_its_number() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "gap 9 fan 2", "a", "6"] {
        desk.types(line);
    }
    assert!(view(&desk).course.is_some());
    desk.types("conquer wold from fangorn");
    assert!(view(&desk).course.is_none());
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
    assert!(desk.sees("Leader •") && !desk.sees_within("45.78 %"));
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
    for label in ["14", "with a Leader", "6", "in a Stronghold"] {
        desk.clicks(label);
    }
    desk.types("3");
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
    refused(&mut desk, "gap 8 shire 5", "Gap of Rohan has no border with Shire. Name two that have one.");
    refused(&mut desk, "fan 8 wold 5", "Fangorn is not held by Yellow");
    refused(&mut desk, "gap 1 fan 5", "“1”");
    refused(&mut desk, "gap 8 fangron 5", "“fangron” is no name here. The nearest is “Fangorn”.");
    // As people say it, and as the table calls it.
    desk.tell(Message::Speak(Language::De));
    for line in [
        "gap of rohan 8 fangorn 5",
        "Pforte von Rohan 8 Fangorn 5",
        "pforte ro 8 fan 5",
        "fight pforte fangorn 8 5",
    ] {
        desk.types(line);
        assert_eq!(view(&desk).fight().map(|fight| fight.attacker.battalions), Some(8), "{line}");
        desk.types("break");
    }
    refused(&mut desk, "pforte 8 fangohr 5", "„fangohr“ ist hier kein Name. Am nächsten ist „Fangorn“.");
    desk.tell(Message::Speak(Language::En));
    desk.types("gap 3 fan 1");
    refused(&mut desk, "6 4 1 : 5", "The attacker throws 1 to 2 dice now");
    refused(&mut desk, "6 4 : 5 4", "The defender throws 1 to 1 dice now");
    refused(&mut desk, "6 7 : 5", "“7”");
    refused(&mut desk, "move 3", "That is not done in this step");
    desk.types("6 6 : 1");
    assert!(desk.sees_within("Fangorn"));
}

/// The first evening is the friends' own game: what hands tell is waited for, and from the first turn on Enter goes through it.
#[test]
fn a_first_evening_is_the_tables_own_game() {
    let mut desk = Desk::new(None);
    desk.letters("rf");
    let said = "Your own game: tick each step as it lies, and press each land for whoever holds it.";
    desk.key(Named::Enter);
    assert!(desk.sees(said) && view(&desk).at.is_none());
    desk.clicks("Card lands: one figure each");
    // From then on the set-up says by itself what comes next.
    assert!(!desk.sees(said) && desk.sees_within("on the land of each"));
    for colour in ["yellow", "red", "green", "black"] {
        let from = ["yellow", "red", "green", "black"].iter().position(|it| *it == colour).unwrap();
        let lands: Vec<String> =
            view(&desk).board().unwrap().territories().map(|it| it.name.clone()).collect();
        let lands: Vec<&str> = lands.iter().skip(from).step_by(4).map(String::as_str).collect();
        desk.types(&format!("own {colour} {}", lands.join(" ")));
    }
    for label in ["All placed", "No Leaders …"] {
        desk.clicks(label);
    }
    desk.key(Named::Enter);
    let began = view(&desk).present();
    assert!(desk.sees_within("worked out, part by part"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees("Attack: press a land of yours, then whom it attacks. Or Enter: no more attacks."));
    // Nobody goes on with it by Enter from the first screen while it is guided; what follows is a game like any other.
    for _ in 0..3 {
        desk.key(Named::Enter);
    }
    assert!(view(&desk).present() != began && view(&desk).ring == 1);
}

/// Each roll of a fight that is over is seen as it fell, a page at a time.
#[test]
fn every_roll_of_a_fight_is_seen() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("d");
    desk.types("gap 60 fan 50");
    desk.clicks("Roll to the end");
    let rolls = view(&desk).course.unwrap().rolls.len();
    assert!(rolls > 26, "{rolls}");
    desk.clicks("Every roll …");
    assert!(desk.sees(&format!("Rolls 1 to 26 of {rolls}")));
    desk.clicks("Later rolls");
    assert!(desk.sees(&format!("Rolls 27 to {} of {rolls}", rolls.min(52))));
    desk.shows("risk-rolls");
    desk.clicks("Back");
    assert!(desk.sees("Every roll …") && !desk.sees_within("Rolls "));
}

/// Each moment, as it was looked at, and as it stands in the table's window.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("r");
    desk.shows("risk-ways");
    desk.key(Named::Enter);
    let commands = |desk: &mut Desk, commands: &[&str]| {
        commands.iter().for_each(|command| desk.app_command(command));
        desk.goes_on();
    };
    commands(
        &mut desk,
        &["new risk players=red,yellow,black seed=6", PICTURED[0], PICTURED[1], "own none borderl"],
    );
    desk.clicks("Borderlands");
    desk.shows("risk-setup");
    commands(&mut desk, &PICTURED);
    commands(&mut desk, &["leader red barad-dur", "leader yellow minas-t", "leader black harad"]);
    desk.shows("risk-leaders");
    let others =
        ["leader red south-m", "leader yellow shire", "leader black eregion", "begin red", "ring = 9"];
    commands(&mut desk, &others);
    desk.types("hand red territory=5");
    desk.shows("risk-trade");
    desk.types("hand red territory=3");
    shows_both(&mut desk, "risk-reinforce");
    desk.types("d");
    desk.types("effect no sea invasions");
    shows_both(&mut desk, "risk-combat");
    desk.clicks("South Mirkwood");
    desk.shows("risk-attack-from");
    desk.clicks("Brown Lands");
    desk.clicks("South Mirkwood: 9");
    shows_both(&mut desk, "risk-attack");
    desk.clicks("South Mirkwood");
    desk.clicks("Brown Lands");
    desk.clicks("South Mirkwood: 9");
    desk.clicks("Brown Lands: 7");
    desk.clicks("Fight 9 against 7");
    desk.types("6 3 2 : 4 5");
    shows_both(&mut desk, "risk-fight");
    for size in [SMALL, Size::new(1024.0, 700.0)] {
        desk.resize(size);
        desk.shows("risk-fight");
    }
    desk.resize(LARGE);
    desk.key(Named::F2);
    desk.shows("risk-fight-day");
    desk.key(Named::F2);
    desk.clicks("Table dice");
    desk.shows("risk-dice");
    desk.clicks("The program’s dice");
    desk.types("break");
    desk.types("wold 30 fan 24");
    desk.clicks("Roll to the end");
    shows_both(&mut desk, "risk-result");
    desk.types("south-m 12 brown 2");
    desk.types("6 6 6 : 1 1");
    shows_both(&mut desk, "risk-won");
    desk.types("4");
    desk.types("o");
    desk.shows("risk-odds");
    desk.key(Named::Escape);
    desk.types("d");
    desk.shows("risk-fortify");
    desk.types("d");
    desk.shows("risk-cards");
    desk.types("m");
    shows_both(&mut desk, "risk-ring");
    desk.enters("ring 4");
    desk.enters("phase = round 1 ring, yellow");
    desk.shows("risk-ring-step");
    desk.enters("ring = 16");
    for line in ["play 5", "play red 4", "ring 6"] {
        desk.types(line);
    }
    assert!(view(&desk).end.is_some());
    shows_both(&mut desk, "risk-end");
}

/// Dice that were thrown lie there with their faces when the next moment has come, in both windows; and the map lies there at the
/// end, with what the points are made of, and whose pennant is the winner's.
#[test]
fn what_was_thrown_is_seen() {
    let mut desk = after(opening(), &MIDDLE[..6]);
    desk.clicks("Throw who begins");
    let began = view(&desk).began.unwrap();
    let begins = format!("{} begins", began.name()[..1].to_uppercase() + &began.name()[1..]);
    assert!(desk.sees(&begins), "{:?}", desk.texts());
    shows_both(&mut desk, "risk-began");
    desk.enters("phase = round 1 ring, yellow");
    desk.enters("ring = 7");
    assert!(!desk.sees(&begins));
    desk.clicks("Throw the die");
    assert!(desk.sees("4 or more needed"), "{:?}", desk.texts());
    shows_both(&mut desk, "risk-thrown");
}

/// One place says whose turn it is in the set-up: who was painted with places no Leader of somebody else's turn.
#[test]
fn whose_turn_it_is_in_the_set_up_is_said_once() {
    let mut desk = after(opening(), &MIDDLE[..2]);
    desk.clicks("Red: paint");
    desk.key(Named::F4);
    desk.turns_to_table();
    // All lay out their lands at once.
    assert!(desk.sees_within("All of you: one figure") && !desk.sees_within("Yellow:"));
    desk.shows("risk-setup-table");
    desk.turns_back();
    desk.key(Named::F4);
    for line in &MIDDLE[2..4] {
        desk.app_command(line);
    }
    desk.goes_on();
    desk.clicks("All placed");
    assert!(
        desk.sees_within("Yellow: the first Leader on a land") && desk.sees("Which land? Yellow"),
        "{:?}",
        desk.texts()
    );
    shows_both(&mut desk, "risk-leaders-turn");
}

/// What lies on the map in the pictures: red and yellow, and black has the rest.
const PICTURED: [&str; 3] = [
    "own red lune mithlond forodwaith angmar north-downs fornost rhudaur withered south-rhun carrock north-m eastern-m \
     anduin south-m dunland gladden wold emyn dead-m andrast anfalas south-ithilien udun barad-dur umbar near-h",
    "own yellow tower shire harlindon weather old-forest buckland south-downs esgaroth enedwaith fangorn gap west-r lorien \
     lamedon belfalas lebennin minas-t ithilien",
    "own black rest",
];

/// The screen, and the table's window.
pub fn shows_both(desk: &mut Desk, name: &str) {
    desk.shows(name);
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.shows(&format!("{name}-table"));
    desk.turns_back();
    desk.key(Named::F4);
    // The line has the keys again.
    desk.key(Named::Escape);
}

/// K32: where all that can move in do, so many stand there, and the dial of the land that was attacked from shows one.
#[test]
fn what_is_known_to_stand_is_what_has_moved() {
    let mut desk = after("new risk players=yellow,red,green,black draws=hand", &MIDDLE);
    for line in ["d", "fight gap 4 fangorn 1", "roll 6 6 6 : 1"] {
        desk.types(line);
    }
    assert_eq!(view(&desk).course.as_ref().map(|course| course.after()), Some([1, 3]));
}

/// Without a board a fight is told on two dials as well: how many stand there, and who adds to their dice.
#[test]
fn a_fight_in_numbers_is_pressed() {
    let mut desk = after("new risk players=yellow,red board=none seed=6", &["begin yellow", "d"]);
    for label in ["Attack: 9", "Attack, 9: Leader", "Defence: 2", "Defence, 2: Stronghold"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Fight 9 against 2"), "{:?}", desk.texts());
    desk.clicks("Fight 9 against 2");
    let fight = view(&desk).fight().cloned().expect("it is begun");
    assert!(fight.attacker.leader && fight.defender.stronghold && !fight.defender.leader);
}

/// What is ticked with the press that begins gives it no name; and fortified, hands are told from where to where.
#[test]
fn a_press_is_called_by_what_it_does() {
    let all = ["leaders yellow gap ithil", "leaders red gorg barad", "leaders green moria wold"];
    let mut desk = after("new risk players=yellow,red,green,black seed=6", &MIDDLE[..4]);
    all.iter().chain(&["leaders black angmar rhudaur", "tick 1"]).for_each(|line| desk.enters(line));
    desk.clicks("Throw who begins");
    assert!(desk.sees_within("Undo: The dice say who"), "{:?}", desk.texts());
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "d", "fortify gap minas-t"] {
        desk.types(line);
    }
    assert!(desk.sees_within("Gap of Rohan → Minas Tirith"), "{:?}", desk.texts());
}

/// A set-up of which hands have told nothing is no evening to go on with.
#[test]
fn nobody_goes_on_with_a_set_up_in_which_nothing_is_done() {
    let folder = Folder::new("risk-untouched");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("r");
    desk.key(Named::Enter);
    MIDDLE[..4].iter().for_each(|line| desk.enters(line));
    drop(desk);
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("rb");
    drop(desk);
    assert_eq!(Store::at(&folder).games().len(), 2);
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.key(Named::Enter);
    assert!(holds(&desk, "yellow") > 0, "the one that was played is gone on with");
}

/// A land is painted by its name as well, as it stands on the map, and by its first letters.
#[test]
fn a_land_that_is_typed_is_pressed() {
    for (language, lines) in [
        (Language::En, ["forlindon", "Tower Hills", "shi"]),
        (Language::De, ["Auenland", "Turmb", "harlindon"]),
    ] {
        let mut desk = after(opening(), &[]);
        desk.tell(Message::Speak(language));
        lines.iter().for_each(|line| desk.enters(line));
        assert_eq!(holds(&desk, "yellow"), 3, "{:?}", desk.texts());
    }
}

/// K51: without a board the Ring is destroyed before everybody tells what he holds, and nothing says otherwise.
#[test]
fn a_destroyed_ring_goes_nowhere_while_all_is_counted() {
    let lines = ["begin yellow", "ring = 16", "phase = round 5 ring, yellow", "ring 6"];
    let mut desk = after("new risk players=yellow,red board=none", &lines);
    assert!(view(&desk).step() == Some(&Step::Score));
    assert!(desk.sees_within("destroyed in round 5"), "{:?}", desk.texts());
    assert!(!desk.sees_within("goes on") && !desk.sees_within("or more destroys"), "{:?}", desk.texts());
}

/// Lands that are laid out can be typed one behind the other, as they are called; what is claimed in turn is typed land by land.
#[test]
fn lands_are_typed_one_behind_the_other() {
    let mut desk = after("new risk players=yellow,red,black", &[]);
    desk.letters("buckland, old forest vale of erech");
    assert!(desk.sees("3 territories: Yellow"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(holds(&desk, "yellow"), 3);
    // One of them is none: nothing is done.
    desk.enters("shire nowhere fornost");
    assert_eq!(holds(&desk, "yellow"), 3);
}

/// A land that is typed behind an attack does what a press on it does: one's own begins anew, and whom it attacks is taken without
/// dice; the last number says what it begins.
#[test]
fn what_is_typed_behind_an_attack_is_as_good_as_pressed() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "Gap of Rohan", "Fangorn", "Ithilien"] {
        desk.types(line);
    }
    assert!(desk.sees_within("Ithilien attacks"), "{:?}", desk.texts());
    for line in ["Dead Marshes", "8"] {
        desk.types(line);
    }
    desk.letters("5");
    assert!(desk.sees("Fight 8 against 5"), "{:?}", desk.texts());
    desk.lets_go();
    for line in ["Gap of Rohan", "Fangorn", "Fangorn"] {
        desk.types(line);
    }
    assert_eq!((view(&desk).fight().is_none(), holds(&desk, "yellow")), (true, 13));
}

/// Cards are typed as they are called where they lie; an Event asks for its points then as well (K63).
#[test]
fn cards_are_typed_as_they_are_called() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("hand yellow territory=5");
    desk.types("one of each");
    assert_eq!(view(&desk).sets_now(), 10);
    for line in ["d", "phase = round 1 adventure, yellow"] {
        desk.types(line);
    }
    desk.lets_go();
    for line in ["event", "2", "e", "3", "event 1"] {
        desk.types(line);
    }
    assert_eq!(view(&desk).player(Colour::Yellow).hand.played, 6, "{:?}", desk.texts());
    desk.types("mission");
    assert_eq!(view(&desk).step(), Some(&Step::Ring));
}

/// K49, K61: a Mission that may be turned in is turned in where that is said; where none can be played it is not.
#[test]
fn a_mission_is_said_where_it_can_be_turned_in() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = round 2 reinforce, yellow");
    assert!(
        desk.sees_within("A Mission for Gap of Rohan") && desk.sees("Card played …"),
        "{:?}",
        desk.texts()
    );
    desk.shows("risk-mission");
    desk.clicks("Card played …");
    desk.clicks("3 points");
    assert_eq!(view(&desk).player(Colour::Yellow).hand.played, 3);
    for line in ["phase = round 2 adventure, yellow", "draw mission", "phase = round 2 ring, yellow"] {
        desk.types(line);
    }
    desk.types("leaders yellow ithilien");
    assert!(!desk.sees_within("A Mission for"), "{:?}", desk.texts());
}

/// What comes near nothing is called nothing, and what lies there comes before commands.
#[test]
fn only_what_is_near_is_named() {
    let mut desk = after(opening(), &[]);
    for (typed, near) in [("buckand", Some("Buckland")), ("hxqzz", None)] {
        desk.types(typed);
        let said = desk.texts().join(" ");
        assert_eq!(
            near.map(|name| said.contains(&format!("The nearest is “{name}”"))),
            near.map(|_| true),
            "{said}"
        );
        assert!(near.is_some() || !said.contains("nearest"), "{said}");
        desk.key(Named::Escape);
    }
}

/// What is chosen from beside the map has room in one row, in every language: *Back* has its place at its end.
#[test]
fn rows_have_room_in_every_language() {
    let mut desk = after(opening(), &MIDDLE);
    desk.types("hand yellow territory=4");
    for (lines, typed) in [
        (&[][..], ""),
        (&["d"], "fight gap fangorn 19 12"),
        (&["fight gap fangorn 19 12"], ""),
        (&["break", "d"], ""),
        (&["phase = round 1 ring, yellow"], ""),
    ] {
        lines.iter().for_each(|line| desk.enters(line));
        desk.letters(typed);
        for language in Language::iter() {
            desk.tell(Message::Speak(language));
            assert!(!desk.sees_within(" / "), "{language:?}, {lines:?}: {:?}", desk.texts());
        }
        desk.tell(Message::Speak(Language::En));
        desk.lets_go();
    }
}

/// Where nothing lies on the map to be pressed Tab comes to the gold button first, and what it has come to is seen.
#[test]
fn tab_comes_to_what_is_due_in_a_fight() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "gap 9 fan 8"] {
        desk.types(line);
    }
    let rolls = |desk: &Desk| view(desk).course.map_or(0, |course| course.rolls.len());
    assert_eq!(rolls(&desk), 0);
    // Before it lie the dice with which fewer are thrown: all of three and of two, but those that say what is said already.
    (0..4).for_each(|_| desk.key(Named::Tab));
    desk.key(Named::Enter);
    assert_eq!(rolls(&desk), 1, "{:?}", desk.texts());
}

/// Once figures are taken off the table's window goes on as well.
#[test]
fn what_was_taken_off_is_no_more_in_the_tables_window() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "gap 4 fan 30"] {
        desk.types(line);
    }
    desk.clicks("Roll to the end");
    let far = |desk: &mut Desk| {
        desk.key(Named::F4);
        desk.turns_to_table();
        let sees = desk.sees_within("Take off");
        desk.turns_back();
        desk.key(Named::F4);
        sees
    };
    assert!(far(&mut desk));
    desk.clicks("Taken off");
    assert!(!far(&mut desk), "{:?}", desk.texts());
}

/// K18, K19: with the program's dice fewer are thrown with a press on one of those that lie there, for as long as the fight goes on.
#[test]
fn fewer_dice_are_pressed() {
    let mut desk = after(opening(), &MIDDLE);
    for line in ["d", "gap 30 fan 20"] {
        desk.types(line);
    }
    desk.clicks("defend with 1");
    assert!(desk.sees("Roll 3 against 1") && desk.sees_within("Roll 3 against 1, or stop"));
    shows_both(&mut desk, "risk-fewer");
    // What was only chosen is let go by Escape.
    assert!(desk.sees("Roll 3 against 2"));
    desk.clicks("defend with 1");
    desk.clicks("attack with 2");
    assert!(desk.sees("Roll 2 against 1") && view(&desk).course.is_some_and(|it| it.rolls.is_empty()));
    desk.clicks("Back");
    assert!(desk.sees("Roll 3 against 2") && desk.sees("Roll to the end"));
    desk.clicks("defend with 1");
    desk.key(Named::Enter);
    let thrown = |desk: &Desk| {
        let rolls = view(desk).course.map(|course| course.rolls).unwrap_or_default();
        rolls.iter().map(|roll| [roll.dice[0].len(), roll.dice[1].len()]).collect::<Vec<_>>()
    };
    assert_eq!(thrown(&desk), [[3, 1]]);
    // The choice stays until it is another one.
    desk.key(Named::Enter);
    desk.shows("risk-fewer-on");
    desk.clicks("defend with 2");
    assert!(desk.sees("Roll 3 against 2"));
    desk.key(Named::Enter);
    assert_eq!(thrown(&desk), [[3, 1], [3, 1], [3, 2]]);
    // Which was not thrown last can be as well.
    desk.clicks("attack with 1");
    desk.key(Named::Enter);
    desk.clicks("attack with 2");
    desk.key(Named::Enter);
    assert_eq!(thrown(&desk)[3..], [[1, 2], [2, 2]]);
}

/// *No Leaders* and what stands beside it keep their places, and nothing else comes to stand there.
#[test]
fn choices_beside_leaders_keep_their_places() {
    let mut desk = after(opening(), &MIDDLE[..4]);
    desk.clicks("All placed");
    let places = |desk: &mut Desk| ["No Leaders …", "Options …"].map(|label| desk.places_of(label));
    let before = places(&mut desk);
    assert!(before.iter().all(|place| place.len() == 1));
    // It cannot be thrown yet, and is seen where it will be.
    desk.clicks("Throw who begins");
    assert!(view(&desk).at.is_none());
    desk.clicks("Gap of Rohan");
    assert_eq!(places(&mut desk), before);
    desk.clicks("Throw who begins");
    assert!(view(&desk).at.is_some());
}

/// K37: a Leader who goes along is said where figures are moved.
#[test]
fn a_leader_goes_along_by_name() {
    let mut desk = after(opening(), &MIDDLE);
    desk.enters("phase = round 1 fortify, yellow");
    for label in ["Gap of Rohan", "Lebennin", "With the Leader"] {
        desk.clicks(label);
    }
    let said = "Move figures: Gap of Rohan → Lebennin, the Leader too. One stays.";
    assert!(desk.sees_within(said), "{:?}", desk.texts());
    desk.types("undo");
    for label in ["Gap of Rohan", "Lebennin", "The men alone"] {
        desk.clicks(label);
    }
    assert!(desk.sees_within("Lebennin. One stays."), "{:?}", desk.texts());
}

/// K36: who lays down a set in the middle of a turn is said in both windows, and what it gives is placed before anything else is
/// offered.
#[test]
fn sets_of_who_is_out_are_placed_at_once() {
    let setup = ["own green fangorn", "own red moria", "own black shire", "own yellow rest"];
    let mut desk = after(opening(), &setup);
    for line in ["begin yellow", "d", "hand yellow territory=4", "hand green territory=3", "conquer fangorn"]
    {
        desk.types(line);
    }
    assert!(desk.sees_within("Green is out") && desk.sees_within("Yellow: lay down a set."));
    shows_both(&mut desk, "risk-spoils");
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.texts().join(" ").contains("Yellow: lay down a set."), "{:?}", desk.texts());
    desk.turns_back();
    desk.key(Named::F4);
    desk.clicks("one of each: 10");
    // Figures lie there until an attack is begun.
    assert!(desk.sees_within("To be placed at once, in all: 10") && desk.sees("2 large"));
    shows_both(&mut desk, "risk-at-once");
    desk.types("gap");
    assert!(!desk.sees("2 large"), "{:?}", desk.texts());
}

/// Where type is large, numbers that are asked for come into sight; a number that is typed there covers nothing.
#[test]
fn numbers_that_are_asked_for_come_into_sight() {
    let mut desk = after(opening(), &MIDDLE);
    for _ in 0..5 {
        desk.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
    }
    desk.types("d");
    let sees = |desk: &mut Desk, label: &str| desk.places_of(label).iter().any(|place| place.height > 8.0);
    desk.types("gap");
    desk.types("fangorn");
    assert!(sees(&mut desk, "Gap of Rohan: 8"), "{:?}", desk.texts());
    desk.letters("8");
    assert!(sees(&mut desk, "Gap of Rohan: 9"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(desk.sees_within("Say how many stand in Fangorn"), "{:?}", desk.texts());
}
