//! The game in the window, with keys alone and with the mouse alone.

use crate::common::Folder;
use crate::desk::{Desk, LARGE};
use iced::keyboard::key::Named;
use iced::{Point, Size};
use underhill::fate::terms::{Army, Back, Level};
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
/// What the orders are called, in their order.
const ORDERS: [&str; 3] = ["The Eye", "Two Nazgûl closer", "Three Nazgûl to the Eye"];
/// A laptop's window.
const NARROW: Size = Size::new(1024.0, 700.0);

pub fn view(desk: &Desk) -> Fellowship {
    desk.app.referee().state::<Fate>().expect("it is on the table").view.own.clone()
}

/// From the first screen by keys to a game of two that is begun so, set up, and where it stands after these.
pub fn after(commands: &[&str]) -> Desk {
    begun("", &["top red"], commands)
}

/// The same, begun so, and with these before the first card.
pub fn begun(new: &str, before: &[&str], commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.enters(&format!("new fate players=2 board=practice seed=42{new}"));
    before.iter().for_each(|command| desk.enters(command));
    FLIPS.into_iter().for_each(|flip| desk.enters(flip));
    desk.enters("begin frodo=rhudaur");
    commands.iter().for_each(|command| desk.enters(command));
    desk
}

/// Presses the gold button, or one of two.
pub fn gold(desk: &mut Desk, which: usize, of: usize) {
    let bounds = desk.find(iced_test::selector::id("gold")).expect("its place is always there");
    let along = bounds.x + bounds.width * (which as f32 + 0.5) / of as f32;
    desk.clicks_at(Point::new(along, bounds.center_y()));
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

/// The same with the mouse alone, where each card is known: a press a step, and one a card.
#[test]
fn a_turn_takes_few_presses() {
    let mut desk = after(&["done", "draw skies card", "skies x", "top red"]);
    desk.pressed = 0;
    // The deck was shuffled: what lies on top is one of few, and a press on a half is card and back.
    for _ in 0..2 {
        let before = view(&desk).deck.flips.len();
        let (card, back) = known(&desk);
        desk.clicks(&format!("{card}, {back} on top"));
        assert_eq!(view(&desk).deck.flips.len(), before + 1, "a known card is one press");
        while matches!(view(&desk).due.first(), Some(underhill::fate::Due::Search)) {
            gold(&mut desk, 0, 1);
            gold(&mut desk, 0, 1);
            desk.pressed -= 2;
        }
    }
    assert_eq!(desk.pressed, 2);
    if matches!(view(&desk).due.first(), Some(underhill::fate::Due::Choose { .. })) {
        desk.types("choose 1");
    }
    gold(&mut desk, 0, 1);
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Actions));
}

/// A card that can lie on top, as its half is called, with a black back behind it if there can be one.
fn known(desk: &Desk) -> (String, &'static str) {
    let now = view(desk);
    let top = now.deck.top().expect("it is known");
    let layer = now.deck.layers.first().expect("a deck");
    let kind = layer.set.kinds.keys().find(|kind| kind.back == Some(top) && kind.front.is_some());
    let front = kind.and_then(|kind| kind.front.as_ref()).expect("an ordinary card");
    let line = now.copied.lines.as_ref().and_then(|lines| lines.get(&front.line)).expect("its places");
    let order = ORDERS[front.order as usize];
    let ends = format!("{} → {}, {order}", line[0], line[line.len() - 1]);
    (ends, "BLACK")
}

/// Nine new cards in the set-up without any box: start, haven, sign and back, four presses each.
#[test]
fn nine_new_cards_take_thirty_six_presses() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2");
    // The list up to the cards, and the back on top.
    (0..5).for_each(|_| gold(&mut desk, 0, 1));
    gold(&mut desk, 1, 2);
    assert_eq!(view(&desk).deck.top(), Some(Back::Black));
    desk.pressed = 0;
    let starts =
        ["Moria", "Isengard", "Umbar", "Rhûn", "Dunland", "Nûrn", "Near Harad", "Dol Guldur", "Barad-dûr"];
    let havens = ["Lórien", "Helm's Deep", "Dol Amroth", "Erebor", "Edoras", "Minas Tirith", "Pelargir"];
    for (at, start) in starts.into_iter().enumerate() {
        desk.clicks(start);
        desk.clicks(havens[at % havens.len()]);
        desk.clicks(ORDERS[at % ORDERS.len()]);
        gold(&mut desk, at % 2, 2);
        assert_eq!(view(&desk).deck.flips.len(), at + 1, "{start}");
    }
    assert!(desk.pressed <= 36, "{} presses", desk.pressed);
    let first = &view(&desk).deck.flips[0].card;
    assert_eq!(first.kind.as_ref().map(|kind| kind.name.as_str()), Some("moria>lorien/eye"));
}

/// A search on the road: where to, the dice, what they cost. One undo takes the whole way back.
#[test]
fn a_search_takes_three_presses() {
    let mut desk = after(&[]);
    desk.pressed = 0;
    desk.clicks("a4");
    assert!(desk.sees_within("one Stealth, or a search?"), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert!(view(&desk).dice().is_some_and(|dice| dice.faces.is_some()));
    assert_eq!(view(&desk).frodo_place.as_deref(), Some("a4"));
    desk.clicks_starting_with("Undo");
    desk.pressed -= 1;
    assert_eq!((view(&desk).frodo_place.as_deref(), view(&desk).dice()), (None, None));
    desk.pressed = 0;
    desk.clicks("a4");
    gold(&mut desk, 0, 1);
    gold(&mut desk, 0, 1);
    assert!(view(&desk).due.is_empty());
    assert!(desk.pressed <= 3, "{} presses", desk.pressed);
}

/// Skies Darken, with friends at its place: the place, who stands there, the dice, what they do, the back on top.
#[test]
fn skies_darken_takes_six_presses() {
    let mut desk = after(&["done", "draw skies card"]);
    desk.pressed = 0;
    desk.clicks("b2");
    desk.clicks("1");
    desk.clicks("Shadow troops there before: 1");
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).dice().map(|dice| (dice.friendly, dice.shadow)), Some((1, 4)));
    gold(&mut desk, 0, 1);
    gold(&mut desk, 0, 2);
    assert_eq!(
        (view(&desk).step, view(&desk).deck.top()),
        (Step::Shadow { made: 0, of: 2 }, Some(Back::Red))
    );
    assert!(desk.pressed <= 6, "{} presses", desk.pressed);
}

/// F37: a place that is typed asks who stands there, as a pressed one does; a command of its own lets go what is begun.
#[test]
fn a_typed_place_of_skies_darken_asks_who_stands_there() {
    let mut desk = after(&["done", "draw skies card", "b2"]);
    assert!(matches!(view(&desk).step, Step::Skies(_)));
    desk.clicks("1");
    desk.enters("hope -1");
    assert_eq!((view(&desk).hope, view(&desk).due.is_empty()), (5, true));
    desk.types("b2");
    desk.clicks("1");
    desk.clicks("Shadow troops there before: 1");
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).dice().map(|dice| (dice.friendly, dice.shadow)), Some((1, 4)));
}

/// Entered twice at once, the place is entered once: who stands there is asked, and no card given.
#[test]
fn a_second_enter_passes_over_no_question() {
    let mut desk = after(&["done", "draw skies card"]);
    desk.letters("b2");
    desk.key(Named::Enter);
    desk.app.halt();
    desk.key_at_once(Named::Enter);
    let asks = desk.sees("3 troops to b2. Do friends stand there?");
    assert!(asks && matches!(view(&desk).step, Step::Skies(_)) && view(&desk).due.is_empty());
}

/// Of the hope marker one number is enough, where the track is as long as it is printed.
#[test]
fn another_hope_is_one_number() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2");
    desk.clicks("another number …");
    assert!(desk.sees_within("two numbers are typed") && !desk.sees_within("command"), "{:?}", desk.texts());
    desk.types("7");
    assert_eq!((view(&desk).hope, view(&desk).hope_top), (7, 8));
    // What was told once is set right.
    desk.clicks("another number …");
    desk.types("6 8");
    assert_eq!((view(&desk).hope, view(&desk).hope_top), (6, 8), "{:?}", desk.texts());
}

/// A place that is not drawn is typed, in as many words as it has.
#[test]
fn a_place_of_several_words_is_typed() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    ["new fate players=2", "top red"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks_starting_with("another place");
    desk.types("Weather Hills");
    desk.clicks("Lórien");
    desk.clicks(ORDERS[0]);
    gold(&mut desk, 0, 2);
    let flips = view(&desk).deck.flips;
    let first = flips.first().and_then(|flip| flip.card.kind.as_ref());
    assert_eq!(first.map(|kind| kind.name.as_str()), Some("weather-hills>lorien/eye"), "{:?}", desk.texts());
}

/// F53: what a card was instead is none that lies there.
#[test]
fn another_card_is_another_one() {
    let mut desk = after(&["done", "cc", "fer red"]);
    desk.clicks_starting_with("another card");
    assert!(desk.sees("Which card was it?"), "{:?}", desk.texts());
    assert!(!desk.sees("f → f4, the Eye"), "{:?}", desk.texts());
    // It may be its back alone that was another one.
    const ITS_BACK: &str = "f → f4, the Eye, BLACK on top";
    for page in ["1 / ", "2 / ", "3 / ", "4 / "] {
        if !desk.sees(ITS_BACK) {
            desk.clicks_starting_with(page);
        }
    }
    desk.clicks(ITS_BACK);
    gold(&mut desk, 0, 1);
    assert_eq!(view(&desk).deck.top(), Some(Back::Black), "{:?}", desk.texts());
    // What was asked of the line that had marched is still answered.
    desk.types("holds");
    assert!(
        desk.sees_within("Another card now, to be done by hand, here too: 1 troop to f"),
        "{:?}",
        desk.texts()
    );
}

/// A march is ticked before the next card is asked for, and then the haven at its end is.
#[test]
fn a_march_is_ticked_before_the_next_card() {
    let mut desk = after(&["done", "cc", "fer red"]);
    assert!(desk.sees_within("Red: the line from f marches"), "{:?}", desk.texts());
    // Enter ticks what has marched, and passes over no battle.
    for _ in 0..5 {
        desk.key(Named::Enter);
    }
    assert!(desk.sees_within("Do friends stand in their way?"), "{:?}", desk.texts());
    // Of a line that is known they may meet at any of its places: where, is pressed on the road.
    desk.clicks("Battle: f4");
    assert!(desk.sees_within("Who stands at f4?"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    gold(&mut desk, 1, 2);
    assert!(desk.sees_within("Does the shadow stand alone in f4?"), "{:?}", desk.texts());
    // Whoever presses twice has not said that it is lost.
    gold(&mut desk, 1, 2);
    assert_eq!((view(&desk).hope, view(&desk).asked.len()), (6, 1));
    desk.clicks("It holds");
    assert!(view(&desk).asked.is_empty());
    assert!(desk.sees_within("Turn over the top card"), "{:?}", desk.texts());
}

/// Where they have met is told in the march's order, and it is asked for other places; what was fought answers for its haven, also
/// where the game was left and opened again.
#[test]
fn after_a_battle_of_a_march_other_places_are_asked_about() {
    let mut desk =
        after(&["done", "cc", "fer red", "battle gondor f4 friendly=1 shadow=1", "roll rout", "accept"]);
    assert!(desk.sees_within("in their way elsewhere"), "{:?}", desk.texts());
    assert!(desk.sees("Battle: f4") && desk.sees("No other battle"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    gold(&mut desk, 1, 2);
    assert!(desk.sees_within("Turn over the top card"), "{:?}", desk.texts());
}

/// At a table without a box the region of a place is asked for, friends may stand where a card reinforced, and of a line the ends
/// are ticked.
#[test]
fn without_a_box_what_nobody_knows_is_asked() {
    let mut desk = told();
    desk.clicks("Minas Tirith");
    assert!(desk.sees("Press or type the region it lies in"), "{:?}", desk.texts());
    desk.clicks("Gondor");
    desk.clicks("1 Stealth");
    // The Eye is set right where it lies.
    desk.clicks("The Eye");
    desk.clicks("Mordor");
    assert_eq!(view(&desk).eye, "mordor");
    let frodo = (view(&desk).frodo, view(&desk).frodo_place);
    assert_eq!(frodo, (Some("gondor".to_owned()), Some("minas-tirith".to_owned())));
    ["done", "cc", "flip near-harad minas-tirith eye b"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("Friends there: a battle");
    assert!(desk.sees("Press or type the region it lies in"), "{:?}", desk.texts());
}

/// A whole game with the mouse alone: set up, and lost by dice that the table tells.
#[test]
fn a_game_needs_no_keys() {
    let mut desk = Desk::new(None);
    desk.clicks_starting_with("Fate of the Fellowship");
    desk.clicks("Our table");
    let keys = desk.keys;
    // Each is one press, above the list of the set-up.
    for agreed in ["3", "heroic", "practice", "on the table"] {
        desk.clicks(agreed);
    }
    let options = view(&desk).options;
    assert_eq!((options.players, options.level, options.copied.is_some()), (3, Level::Heroic, true));
    desk.clicks("2");
    assert_eq!(view(&desk).options, FateOptions { players: 2, ..options });
    for named in ["Objectives …", "Characters …"] {
        desk.clicks(named);
        desk.clicks("Drawn by the program");
    }
    (0..5).for_each(|_| gold(&mut desk, 0, 1));
    assert!(view(&desk).ticked.contains(&5));
    gold(&mut desk, 0, 2);
    for flip in FLIPS {
        let (card, back) = flip.split_once(' ').expect("two words");
        presses(&mut desk, card, back);
    }
    while view(&desk).step == Step::Setup {
        if desk.sees_within("Where is Frodo") {
            desk.clicks("Rhudaur");
        }
        gold(&mut desk, 0, 1);
    }
    while !view(&desk).is_over() {
        // Whoever's turn it is, he is searched where he stands.
        desk.clicks("A search where Frodo stands");
        desk.clicks("Shadow troops there: 3");
        gold(&mut desk, 0, 1);
        for _ in 0..view(&desk).dice().map_or(0, |dice| dice.count) {
            desk.clicks("Weary");
        }
        gold(&mut desk, 0, 1);
        gold(&mut desk, 0, 1);
    }
    assert_eq!((view(&desk).hope, desk.keys), (0, keys));
}

/// A half of a card among those that can lie on top, on whichever page it is.
fn presses(desk: &mut Desk, card: &str, back: &str) {
    let before = view(desk).deck.flips.len();
    let order = match &card[1..2] {
        "e" => ORDERS[0],
        "c" => ORDERS[1],
        _ => ORDERS[2],
    };
    let line = card[..1].to_uppercase();
    let line =
        view(desk).copied.lines.as_ref().and_then(|lines| lines.get(&line)).cloned().expect("its places");
    let label = format!("{} → {}, {order}, {} on top", line[0], line[line.len() - 1], back.to_uppercase());
    for _ in 0..8 {
        if desk.sees(&label) {
            desk.clicks(&label);
            break;
        }
        // What turns the page.
        let pages = ["1 / ", "2 / ", "3 / ", "4 / "];
        let page = pages.into_iter().find(|page| desk.sees_within(page)).expect("there are more pages");
        desk.clicks_starting_with(page);
    }
    assert_eq!(view(desk).deck.flips.len(), before + 1, "{label}");
}

/// What stands on a choice can be typed as it stands there, in the language of the table.
#[test]
fn what_stands_on_a_choice_can_be_typed() {
    let mut desk = after(&[]);
    desk.tell(Message::Speak(Language::It));
    desk.types("d");
    assert_eq!(view(&desk).step, Step::Cards);
    desk.types("cc");
    // NERO is black.
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

/// The set-up moves nothing: a tick leaves every item where it was.
#[test]
fn a_tick_moves_nothing() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2");
    let place = |desk: &mut Desk| {
        let all = desk.all(|candidate| match candidate {
            iced_test::selector::Candidate::Text { content, visible_bounds, .. } => {
                visible_bounds.map(|bounds| (content.to_owned(), bounds))
            }
            _ => None,
        });
        all.into_iter()
            .filter(|(said, _)| said.contains("shadow troops") || said.starts_with("Markers:"))
            .collect::<Vec<_>>()
    };
    let before = place(&mut desk);
    desk.clicks_starting_with("Markers");
    assert!(view(&desk).ticked.contains(&1));
    assert_eq!(place(&mut desk), before);
}

fn every(desk: &mut Desk, name: &str) {
    for size in [LARGE, NARROW] {
        desk.resize(size);
        desk.shows(name);
    }
    desk.resize(LARGE);
}

/// The set-up and what it asks for, as it was looked at.
#[test]
fn the_set_up_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.shows("fate-ways");
    desk.key(Named::Enter);
    desk.types("new fate players=2 seed=43");
    (1..4).for_each(|item| desk.types(&format!("tick {item}")));
    every(&mut desk, "fate-set-up");
    ["tick 4", "tick 5"].into_iter().for_each(|tick| desk.types(tick));
    desk.shows("fate-set-up-top");
    gold(&mut desk, 0, 2);
    ["Moria", "Lórien"].into_iter().for_each(|place| desk.clicks(place));
    every(&mut desk, "fate-new-card");
    desk.clicks("The Eye");
    desk.shows("fate-new-card-back");
    gold(&mut desk, 0, 2);
    (1..9).for_each(|_| desk.enters("flip ? red"));
    desk.shows("fate-set-up-again");
    (6..14).for_each(|item| desk.types(&format!("tick {item}")));
    desk.clicks("Rhudaur");
    desk.shows("fate-begin");
}

/// Each moment of a turn, as it was looked at.
#[test]
fn every_moment_is_as_it_was_looked_at() {
    let dealt = "characters legolas, frodo-sam; gandalf, eowyn";
    let mut desk = begun(" ledger=on", &[dealt, "top red"], &[]);
    for (line, name) in [
        ("", "fate-actions"),
        ("act legolas", ""),
        ("done", "fate-cards"),
        ("cs", "fate-skies"),
        ("skies a4", "fate-battle"),
        ("roll rout exchange rout", "fate-rolled"),
        ("accept", "fate-top"),
        ("top red", "fate-flip"),
        ("aer b", "fate-search-due"),
        ("search", ""),
        ("roll slip", "fate-search"),
        ("accept", "fate-reinforced"),
        ("bcb r", "fate-march"),
    ] {
        if !line.is_empty() {
            desk.types(line);
        }
        if !name.is_empty() {
            every(&mut desk, name);
        }
    }
    desk.enters("phase = turn 2 shadow over, player 1");
    desk.shows("fate-over");
    desk.types("o");
    desk.shows("fate-odds");
    desk.key(Named::Escape);
    for line in ["d", "hope -4", "search troops=4", "roll w w w w w"] {
        desk.types(line);
    }
    desk.shows("fate-hope-gone");
    desk.types("accept");
    every(&mut desk, "fate-lost");
    gold(&mut desk, 0, 1);
    desk.shows("fate-sheet");
}

/// A table that has copied no box, where its first turn begins.
pub fn told() -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    for line in [
        "new fate players=2 seed=7",
        "characters legolas, frodo-sam; gandalf, eowyn",
        "top red",
        "flip moria lorien eye black",
        "flip umbar pelargir closer red",
        "flip isengard edoras deploy red",
        "flip dol-guldur woodland-realm eye black",
        "flip minas-morgul minas-tirith closer red",
        "flip nurn dol-amroth eye red",
        "flip dunland helms-deep deploy black",
        "flip barad-dur erebor closer red",
        "flip rhun iron-hills eye red",
        "begin frodo=rhudaur",
    ] {
        desk.types(line);
    }
    desk
}

/// A flip there: the cards that it can be are those that were told.
#[test]
fn cards_that_were_told_are_as_they_were_looked_at() {
    let mut desk = told();
    for line in ["act legolas", "done", "draw card skies", "skies moria", "holds", "top red"] {
        desk.types(line);
    }
    every(&mut desk, "fate-told");
}

/// What is pressed together, and the table's window of it.
#[test]
fn what_is_pressed_together_is_as_it_was_looked_at() {
    let mut desk = after(&[]);
    desk.clicks("a4");
    every(&mut desk, "fate-travel");
    desk.lets_go();
    desk.clicks("Attack");
    desk.clicks("f4");
    desk.shows("fate-attack");
    desk.lets_go();
    ["d", "cs"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("b2");
    desk.clicks("2");
    every(&mut desk, "fate-skies-ask");
}

/// By day, in German, and large.
#[test]
fn other_looks_are_as_they_were_looked_at() {
    let mut desk = after(&["d", "cc", "fer b"]);
    desk.key(Named::F2);
    desk.shows("fate-flip-day");
    desk.key(Named::F2);
    desk.tell(Message::Speak(Language::De));
    desk.shows("fate-flip-german");
    desk.resize(Size::new(1920.0, 1080.0));
    desk.shows("fate-flip-large");
}

/// The table's window, at every step of a turn.
#[test]
fn the_tables_window_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("f");
    desk.key(Named::Enter);
    desk.types("new fate players=2 board=practice seed=42");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.shows("fate-table-set-up");
    let hears = |desk: &mut Desk, line: &str| {
        assert!(desk.app.hear(line), "{line}");
        // Whatever has happened, the window takes it in with the next message.
        desk.tell(Message::Opened);
    };
    hears(&mut desk, "top red");
    FLIPS.into_iter().for_each(|flip| hears(&mut desk, &format!("flip {flip}")));
    for (line, name) in [
        ("begin frodo=rhudaur", ""),
        ("act legolas", "actions"),
        ("done", "cards"),
        ("draw card skies", "skies"),
        ("skies b2 friendly=1 shadow=0", ""),
        ("roll rout exchange rout", "dice"),
        ("accept", "top"),
        ("top red", ""),
        ("flip aer black", ""),
        ("search", ""),
        ("roll slip", ""),
        ("accept", "flip"),
        ("flip bcb red", "march"),
        ("hope = 0", "end"),
    ] {
        hears(&mut desk, line);
        if !name.is_empty() {
            desk.shows(&format!("fate-table-{name}"));
        }
    }
}

/// Behind a place that was pressed the numbers are typed that are asked for, friends first.
#[test]
fn who_stands_there_is_typed_as_numbers() {
    let mut desk = after(&["d", "cs"]);
    desk.clicks("b2");
    desk.types("2");
    assert!(desk.sees_within("2 friends against 3 shadow troops"), "{:?}", desk.texts());
    desk.types("1");
    assert!(desk.sees_within("2 friends against 4 shadow troops"), "{:?}", desk.texts());
    desk.lets_go();
    desk.clicks("b2");
    desk.types("1 2");
    assert!(desk.sees_within("against 5 shadow troops"), "{:?}", desk.texts());
}

/// The table's window goes with what is pressed before it is done: Frodo's road, a battle, Skies Darken, the ticks of a march.
#[test]
fn the_tables_window_goes_with_what_is_pressed() {
    let seen = |desk: &mut Desk, name: &str| {
        desk.turns_to_table();
        desk.shows(&format!("fate-table-{name}"));
        desk.turns_back();
    };
    let mut desk = after(&[]);
    desk.key(Named::F4);
    desk.clicks("a4");
    seen(&mut desk, "travel");
    desk.lets_go();
    desk.clicks("Attack");
    desk.clicks("f4");
    desk.clicks("3");
    seen(&mut desk, "attack");
    desk.lets_go();
    ["d", "cs"].into_iter().for_each(|line| desk.enters(line));
    desk.clicks("b2");
    seen(&mut desk, "skies-place");
    desk.lets_go();
    let mut desk = after(&["d", "cc", "fer b", "gdb r"]);
    desk.key(Named::F4);
    gold(&mut desk, 0, 1);
    seen(&mut desk, "march-ticked");
    while !desk.sees("No battle") {
        gold(&mut desk, 0, 1);
    }
    seen(&mut desk, "march-meets");
}

/// The first evening is the friends' own game: it begins with the set-up, and by an empty Enter the first items are ticked.
#[test]
fn a_first_evening_begins_with_the_set_up() {
    let mut desk = Desk::new(None);
    desk.letters("ff");
    assert!(desk.sees_within("Your own game"), "{:?}", desk.texts());
    assert!(view(&desk).options.copied.is_none());
    for item in 1..=5 {
        desk.key(Named::Enter);
        assert!(view(&desk).ticked.contains(&item));
    }
    // From then on each moment of the first turn says by itself what it is about.
    assert!(desk.sees_within("Which back lies on top"), "{:?}", desk.texts());
    desk.types("top red");
    assert!(desk.sees_within("nine cards, one by one"), "{:?}", desk.texts());
    desk.types("flip ? red");
    assert!(!desk.sees_within("nine cards, one by one"));
    (1..9).for_each(|_| desk.enters("flip ? red"));
    desk.types("begin frodo=rhudaur");
    for (says, line) in [
        ("Press who acts", "d"),
        ("whether Skies Darken is among them", "cc"),
        // A card that nobody knows asks for itself.
        ("A new card", "phase = turn 2 actions, player 2"),
    ] {
        assert!(desk.sees_within(says), "{:?}", desk.texts());
        desk.types(line);
    }
    assert!(!desk.sees_within("Press who acts"));
    // It is an evening with a box, too.
    ["new fate players=2 board=practice", "top red"].into_iter().for_each(|line| desk.enters(line));
    FLIPS.into_iter().for_each(|flip| desk.enters(flip));
    ["begin frodo=rhudaur", "d", "cc"].into_iter().for_each(|line| desk.enters(line));
    assert!(desk.sees_within("press the half that the next back says"), "{:?}", desk.texts());
}

/// A card without any box, as people of another language say it: blanks, small words, case, beginnings.
#[test]
fn a_card_is_heard_in_the_tables_language() {
    for (language, said) in [
        (Language::En, "Umbar to Helm's Deep closer, black"),
        (Language::De, "Umbar nach Helms Klamm näher, schwarz"),
        (Language::De, "umbar > helms-deep closer, black"),
        (Language::De, "von umbar nach helms klamm, schwarz, näher"),
        (Language::De, "umb helms kla nähe schw"),
    ] {
        let mut desk = Desk::new(None);
        desk.letters("f");
        desk.key(Named::Enter);
        ["new fate players=2", "top red"].into_iter().for_each(|line| desk.enters(line));
        desk.tell(Message::Speak(language));
        desk.types(said);
        let flips = view(&desk).deck.flips;
        let card = flips.first().and_then(|flip| flip.card.kind.as_ref()).map(|kind| kind.name.clone());
        assert_eq!(card.as_deref(), Some("umbar>helms-deep/closer"), "{said}: {:?}", desk.texts());
    }
}

/// A press that was several commands is taken back as one, and is named so; a card by its line.
#[test]
fn undo_names_the_press() {
    let mut desk = after(&[]);
    desk.clicks("a4");
    gold(&mut desk, 0, 1);
    assert!(desk.sees_within("Undo: Frodo to"), "{:?}", desk.texts());
    desk.clicks_starting_with("Undo");
    ["d", "cc", "fer b"].into_iter().for_each(|line| desk.enters(line));
    assert!(!desk.sees_within("fer"), "{:?}", desk.texts());
}

/// F17: that the Eye has come is said of an attack, and not of a battle behind a card that brought it.
#[test]
fn the_eye_is_told_of_an_attack_alone() {
    let mut desk = after(&["d", "cc", "fer b", "gdb b", "", "battle rhudaur friendly=1 shadow=1"]);
    assert_eq!((view(&desk).turn, view(&desk).eye.as_str()), (2, "rhudaur"));
    assert!(!desk.sees_within("The Eye to"), "{:?}", desk.texts());
    ["roll rout", "accept", "attack gondor friendly=1 shadow=1"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    assert!(desk.sees_within("The Eye to Gondor"), "{:?}", desk.texts());
    desk.types("roll rout");
    assert!(desk.sees_within("The Eye to Gondor"), "{:?}", desk.texts());
}

/// The mat goes with troops that are typed to move, and a special of the last card lets them.
#[test]
fn troops_move_as_they_are_typed_or_pressed() {
    let mut desk = begun(" ledger=on", &["top red"], &["d", "cc", "fer b", "flip drums black !"]);
    assert!(matches!(view(&desk).step, Step::Shadow { made, of } if made == of), "{:?}", desk.texts());
    desk.clicks("Troops move");
    assert!(desk.sees("Press where they leave"), "{:?}", desk.texts());
    desk.lets_go();
    desk.puts("move shadow 2 d d2");
    assert!(desk.sees_within("Shadow 2") && !desk.sees("Press where they leave"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    let stand = view(&desk).troops_at("d2").shadow;
    assert_eq!(stand, 2, "{:?}", desk.texts());
}

/// Where a file lists the regions nothing else has riders.
#[test]
fn riders_of_no_region_are_not_counted() {
    let mut desk = after(&[]);
    desk.puts("nazgul gon =");
    assert!(desk.sees_within("What does the table show? Nazgûl: Gondor"), "{:?}", desk.texts());
    desk.lets_go();
    desk.puts("nazgul foo =");
    assert!(!desk.sees_within("What does the table show?"), "{:?}", desk.texts());
}

/// Whoever types goes on at the line, wherever Tab had come to: no letter is lost, and a blank presses nothing.
#[test]
fn letters_go_to_the_line_from_wherever_tab_is() {
    let mut desk = after(&["d"]);
    (0..3).for_each(|_| desk.key(Named::Tab));
    desk.letters("draw");
    desk.key(Named::Space);
    desk.types("card card");
    assert!(matches!(view(&desk).step, Step::Shadow { .. }), "{:?}", desk.texts());
}

/// F51: what an ability does with the deck is pressed on its pile, card by card.
#[test]
fn the_pile_is_looked_at_by_presses() {
    let mut desk = after(&["done", "draw skies card", "skies x", "top red"]);
    for pressed in ["The shadow deck", "Cards are looked at", "a → a4, the Eye"] {
        desk.clicks(pressed);
    }
    gold(&mut desk, 0, 1);
    let top = view(&desk).deck.layers[0].single().map(|kind| kind.name.clone());
    assert_eq!(top.as_deref(), Some("aer"), "{:?}", desk.texts());
}

/// F65: where nobody knows whose troop falls, a press on an army says it, and takes nothing off the table yet.
#[test]
fn whose_troop_falls_is_said_before_it_counts() {
    let mut desk = told();
    ["attack gondor osgiliath friendly=2 shadow=1", "roll exchange rout"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    let left = |desk: &Desk| view(desk).left_of(Army::Rohirrim);
    let before = left(&desk);
    desk.clicks("Rohirrim");
    assert!(view(&desk).dice().is_some(), "{:?}", desk.texts());
    gold(&mut desk, 0, 1);
    assert_eq!((view(&desk).due.is_empty(), left(&desk)), (true, before + 1), "{:?}", desk.texts());
}

/// In which region a place lies is asked once in a game, and a region that was typed is pressed from then on.
#[test]
fn a_region_is_told_once() {
    let mut desk = told();
    ["attack ithilien osgiliath friendly=2 shadow=1", "roll rout rout", "accept"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    desk.clicks("Attack");
    desk.clicks("Osgiliath");
    assert!(desk.sees("How many stand there?") && desk.sees("Ithilien"), "{:?}", desk.texts());
}

/// Who rides from where to where is told ride by ride.
#[test]
fn rides_are_told_ride_by_ride() {
    let mut desk = told();
    ["done", "cc", "flip near-harad minas-tirith closer b", "nazgul misty-mountains rhudaur"]
        .into_iter()
        .for_each(|line| desk.enters(line));
    assert!(desk.sees("one more may go"), "{:?}", desk.texts());
    desk.types("nazgul gondor misty-mountains");
    for said in ["Misty Mountains → Rhudaur", "Gondor → Misty Mountains"] {
        assert!(desk.sees_within(said), "{said}: {:?}", desk.texts());
    }
}

/// From a card that is none of those that lie there a press leads back to them.
#[test]
fn another_card_leads_back() {
    let mut desk = after(&["done", "draw skies card", "skies x", "top red"]);
    let asks = desk.sees("Press the half that counts");
    desk.clicks("another card");
    assert!(asks && desk.sees("Press its red start"), "{:?}", desk.texts());
    desk.clicks("Back");
    assert!(desk.sees("Press the half that counts"), "{:?}", desk.texts());
}

/// A muster's army and place come in any order.
#[test]
fn a_muster_begins_with_its_army_or_its_place() {
    let mut desk = told();
    ["Muster", "Rohirrim", "Edoras"].into_iter().for_each(|pressed| desk.clicks(pressed));
    assert!(!desk.sees("Press whose troop comes"), "{:?}", desk.texts());
}
