//! The game in the window, with keys alone and with the mouse alone.

use super::whole::called;
use crate::common::Folder;
use crate::desk::{Desk, LARGE};
use iced::Size;
use iced::keyboard::key::Named;
use underhill::language::Language;
use underhill::war::die::Face;
use underhill::war::hunt::HuntStep;
use underhill::war::nation::Side;
use underhill::war::options::Tokens;
use underhill::war::view::Step;
use underhill::war::{War, WarView};
use underhill::window::Message;

pub fn view(desk: &Desk) -> WarView {
    desk.app.referee().state::<War>().expect("it is on the table").view.own.clone()
}

/// From the first screen by keys to a game that was opened so, and where it stands after these.
pub fn after(opening: &str, commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.key(Named::Enter);
    std::iter::once(&opening).chain(commands).for_each(|command| desk.enters(command));
    desk
}

/// A turn of eleven dice with one Hunt that finds the Fellowship.
#[test]
fn a_turn_takes_few_keys() {
    let (keys, _) = (0..200).find_map(plays).expect("such a turn");
    assert!(keys <= 40, "{keys} keys");
}

/// The turn that the page counts, with this seed: its keys, where a Hunt has found them and one Reveal followed.
fn plays(seed: u32) -> Option<(usize, Desk)> {
    let mut desk = after(&format!("new war seed={seed}"), &["begin"]);
    let mut keys = 0;
    let mut types = |desk: &mut Desk, line: &str| {
        keys += line.len() + 1;
        desk.types(line);
    };
    types(&mut desk, "");
    types(&mut desk, "d");
    types(&mut desk, "1");
    types(&mut desk, "");
    let rolled = view(&desk);
    if !rolled.unused[Side::Free as usize].contains(&Face::Character) {
        return None;
    }
    types(&mut desk, "m");
    types(&mut desk, "");
    view(&desk).hunt.as_ref()?;
    types(&mut desk, "");
    if view(&desk).hunt.is_none_or(|hunt| hunt.step != HuntStep::Damage) {
        return None;
    }
    types(&mut desk, "");
    if view(&desk).hunt.is_none_or(|hunt| hunt.step != HuntStep::Reveal) {
        return None;
    }
    types(&mut desk, "hollin");
    if view(&desk).hunt.is_some() {
        return None;
    }
    while view(&desk).acts().is_some() {
        types(&mut desk, "1");
        // A die by which they move does that.
        if view(&desk).hunt.is_some() {
            return None;
        }
    }
    types(&mut desk, "");
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Draw));
    Some((keys, desk))
}

/// The same with the mouse alone.
#[test]
fn a_turn_takes_few_presses() {
    let seed = (0..200).find(|seed| plays(*seed).is_some()).expect("such a turn");
    let mut desk = after(&format!("new war seed={seed}"), &["begin"]);
    desk.pressed = 0;
    desk.clicks("Drawn");
    desk.clicks("They stay hidden");
    desk.clicks("1 in the Hunt Box");
    desk.clicks("Lay 1 in the box");
    desk.clicks("Roll");
    desk.clicks("Character");
    desk.clicks("The Fellowship moves");
    desk.clicks_starting_with("Roll ");
    desk.clicks("Draw");
    desk.clicks("The Ring bears it");
    desk.clicks("Bree");
    desk.clicks("In Bree");
    while let Some(side) = view(&desk).acts() {
        desk.clicks(called(view(&desk).unused[side as usize][0]));
        desk.clicks("On the board");
    }
    desk.clicks("On to turn 2");
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Draw));
    assert!(desk.pressed <= 33, "{} presses", desk.pressed);
}

/// What is agreed is pressed before the game begins, and stands there for as long as nothing was done.
#[test]
fn what_is_agreed_is_pressed() {
    let mut desk = after("new war", &[]);
    desk.types("parked");
    desk.clicks("Options …");
    desk.shows("war-options");
    let yes = |desk: &mut Desk| desk.texts().iter().filter(|text| *text == "yes").count();
    assert_eq!(yes(&mut desk), 4);
    desk.clicks("yes");
    desk.clicks("3");
    assert_eq!(
        (view(&desk).options.cards, view(&desk).options.players),
        (true, 2),
        "three have no hands to count"
    );
    desk.clicks("no");
    desk.clicks("3");
    assert_eq!((view(&desk).options.cards, view(&desk).options.players), (false, 3));
    desk.clicks("Begin at once");
    assert_eq!(view(&desk).step, Step::Draw, "{:?}", desk.texts());
}

/// A press on what stays in the box changes that alone: tokens, Cities, chances and the number of all draws stay agreed.
#[test]
fn what_was_agreed_besides_is_kept() {
    let mut desk = after("new war cities=ered-luin tokens=2,0 odds=off seed=42", &["tick 3"]);
    desk.clicks("Dice");
    let state = desk.app.referee().state::<War>().expect("it is on the table");
    let books = state.view.books.agreed.clone().expect("it is agreed");
    assert_eq!((books.by_hand, books.without_odds, books.seed), (true, true, Some(42)));
    let own = view(&desk);
    assert_eq!(own.options.tokens, Tokens { shadow: 2, free: 0 });
    assert_eq!((own.options.cities, own.ticked.len()), (vec!["ered-luin".to_owned()], 1));
}

/// What leads to each moment, and the name under which it was looked at.
const MOMENTS: &[(&[&str], &str)] = &[
    (&["new war seed=42"], "war-set-up"),
    (&["tick 1", "tick 2", "tick 3", "tick 4", "tick 5", "tick 6", "tick 7"], ""),
    (&["tick 8", "tick 9", "tick 13"], "war-set-up-peoples"),
    (&["new war seed=42", "begin"], "war-draw"),
    (&["done"], "war-fellowship"),
    (&["guide strider", "done"], "war-allocation"),
    (&["allocate 3"], "war-roll"),
    (&["roll"], "war-actions"),
    (&["companion boromir lost", "companion gandalf map", "corruption = 4", "progress = 3", "at hollin"], ""),
    (&["box = 3 1", "capture helms-deep", "capture edoras", "character saruman in", "rings = 2 1"], ""),
    (&["dice free c am p"], "war-actions-later"),
    (&["move"], "war-hunt-roll"),
    (&["hunt nazgul"], "war-hunt-tile"),
    (&["tile 3"], "war-hunt-damage"),
    (&["undo", "tile er", "accept"], "war-hunt-reveal"),
    (&["appear moria"], "war-hunt-stronghold"),
    (&["tile 1", "accept", "hidden", "progress = 2"], ""),
    (&["battle city gondor with sauron 4,1,1 against gondor 2,1,1 +1"], "war-battle"),
    (&["round 4,1 3,2 dice 6 3 4 1 : 5 1 3 again 2 : 6 2"], "war-battle-round"),
    (&["casualties", "battle over", "mordor = 2"], "war-mordor"),
    (&["dice free", "dice shadow"], "war-check"),
];

/// A laptop's window.
const NARROW: Size = Size::new(1024.0, 700.0);

/// Each screen, as it was looked at: in a laptop's window too, and in German.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.shows("war-ways");
    desk.key(Named::Enter);
    for (lines, name) in MOMENTS {
        lines.iter().for_each(|line| desk.enters(line));
        // The seal of a new game is another one each time.
        desk.key(Named::Escape);
        if !name.is_empty() && *name != "war-set-up" {
            desk.shows(name);
            desk.resize(NARROW);
            desk.shows(name);
            desk.tell(Message::Speak(Language::De));
            desk.resize(LARGE);
            desk.shows(&format!("{name}-de"));
            desk.tell(Message::Speak(Language::En));
        }
    }
}

/// The table's window at each of them, and in another language.
#[test]
fn the_tables_window_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.key(Named::Enter);
    desk.key(Named::F4);
    desk.turns_to_table();
    for (language, behind) in [("en", "table"), ("de", "table-de")] {
        desk.app_command(&format!("language {language}"));
        for (lines, name) in MOMENTS {
            lines.iter().for_each(|line| desk.app_command(line));
            if !name.is_empty() {
                desk.shows(&format!("{name}-{behind}"));
            }
        }
    }
}

/// Hands at the table are told what was taken back, done again or set right; whatever is done next takes its place.
#[test]
fn the_tables_window_announces_what_is_taken_back() {
    let mut desk = after("new war seed=42", &["begin", "d", "d", "1", "roll"]);
    desk.key(Named::F4);
    desk.turns_to_table();
    for (line, says) in [
        ("undo", "Taken back: "),
        ("redo", "Done again: "),
        ("corruption = 4", "Set right: "),
        ("use event", ""),
    ] {
        desk.app_command(line);
        // The window takes it in with the next message.
        desk.tell(Message::Opened);
        let all = ["Taken back: ", "Done again: ", "Set right: "];
        let said: Vec<_> = all.into_iter().filter(|it| desk.sees_within(it)).collect();
        assert_eq!(said.concat(), says, "{line}: {:?}", desk.texts());
    }
}

/// What is pressed, and not only typed, looks as it was looked at too; some of it in other sizes and by day.
#[test]
fn what_is_pressed_is_as_it_was_looked_at() {
    let mut desk = after("new war seed=42", &["begin", "d", "guide strider", "d"]);
    desk.clicks("2 in the Hunt Box");
    desk.shows("war-allocation-pressed");
    desk.clicks("Lay 2 in the box");
    desk.clicks("Roll");
    for line in ["box = 3 1", "progress = 3", "corruption = 4", "dice free c am p"] {
        desk.types(line);
    }
    desk.clicks("Character");
    desk.shows_all("war-die");
    desk.clicks("A Ring turns it");
    desk.shows("war-ring");
    desk.clicks("Back");
    desk.clicks("A Companion leaves");
    desk.shows("war-leaves");
    desk.key(Named::Escape);
    desk.key(Named::Escape);
    desk.clicks("A battle");
    desk.clicks("Gondor");
    desk.shows("war-draft");
    // Whom, and then the battle.
    desk.key(Named::Escape);
    desk.key(Named::Escape);
    desk.clicks("Elves");
    desk.shows("war-advance");
    desk.key(Named::Escape);
    desk.clicks("A card does something");
    desk.shows("war-cards");
    desk.key(Named::Escape);
    desk.types("language de");
    desk.types("battle city gondor with sauron 4,1,1 against gondor 2,1,1 +1");
    desk.types("round");
    desk.shows("war-battle-falls-de");
}

/// Companions are the Free Peoples' alone, and Minions the Shadow's.
#[test]
fn a_character_die_of_the_shadow_moves_minions() {
    let rolled = "roll free c m m w shadow c a m am p p a";
    let mut desk = after("new war draws=hand", &["begin", "", "d", "0", rolled, "use c"]);
    desk.clicks("Character");
    assert!(desk.sees("a Leader's army, Minions, a card"), "{:?}", desk.texts());
}

/// A press on a die while something waits for one answers that, and never spends it for the table's business (W12).
#[test]
fn a_die_answers_what_waits_for_it() {
    let mut desk = after("new war seed=42", &["begin", "d", "guide strider", "d", "1", "roll"]);
    for line in ["dice free event event muster", "revealed", "hide with "] {
        desk.letters(line);
        if !line.ends_with(' ') {
            desk.key(Named::Enter);
        }
    }
    desk.clicks("Event");
    let now = view(&desk);
    assert_eq!((now.revealed, now.unused[0].as_slice()), (false, [Face::Muster, Face::Event].as_slice()));
    // Raised, it is not spent.
    for line in ["dice shadow", "dice free muster event"] {
        desk.types(line);
    }
    desk.clicks("Muster");
    assert_eq!(view(&desk).unused[0].len(), 2);
}

/// A Companion on the map ends his move by presses, and rouses whom he can; an enemy that enters rouses a people too.
#[test]
fn who_sleeps_is_roused_by_presses() {
    use underhill::war::nation::Nation;
    let mut desk = after("new war seed=42", &["begin", "d", "d", "1", "roll"]);
    desk.types("companion boromir map");
    desk.clicks("Boromir");
    desk.clicks("Minas Tirith");
    desk.clicks("Arrived: Minas Tirith");
    assert!(view(&desk).standing(Nation::Gondor).active);
    desk.types("dice free");
    desk.clicks("Rohan");
    desk.clicks("An Army enters: Rohan");
    assert!(view(&desk).standing(Nation::Rohan).active);
}

/// A track shows the numbers that it can have, and one is pressed.
#[test]
fn a_track_is_set_right_by_presses() {
    let mut desk = after("new war seed=42", &["begin", "d", "d", "1", "roll"]);
    desk.clicks("Corruption");
    assert!(desk.sees("Press the number"), "{:?}", desk.texts());
    desk.shows("war-number");
    desk.key(Named::Enter);
    desk.clicks("Corruption 4");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).corruption, 4);
    desk.clicks("Hunt Box");
    desk.clicks("Hunt Box 7");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).boxed, [0, 7]);
    desk.enters("mordor = 1");
    desk.clicks("Mordor 3");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).mordor, Some(3));
}

/// What is spent leaves its place: no die comes to lie where another one was pressed, and of the choices none moves up.
#[test]
fn nothing_moves_up() {
    let mut desk = after("new war seed=42", &["begin", "d", "d", "1", "roll"]);
    desk.enters("dice free c am p");
    let before = desk.places_of("Event");
    desk.clicks("Character");
    desk.clicks("On the board");
    desk.types("dice shadow");
    assert_eq!(desk.places_of("Event"), before);
    let lain = view(&desk).lain[0].iter().map(|die| (die.face, die.spent)).collect::<Vec<_>>();
    assert_eq!(lain, [(Face::Character, true), (Face::ArmyMuster, false), (Face::Event, false)]);
    let row = |desk: &mut Desk, label: &str| desk.places_of(label)[0].center_y();
    let third = row(&mut desk, "A card does something");
    desk.clicks("A settlement is taken");
    assert!((row(&mut desk, "Back") - third).abs() < 20.0, "it stands in the third row");
}

/// Gold is never gold for what would be refused: where the table throws it asks, and an empty Enter does nothing.
#[test]
fn gold_is_never_refused() {
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "2"]);
    let refused = |desk: &mut Desk| desk.texts().iter().any(|text| text.contains("refused"));
    for line in ["", "roll free c c m w shadow c a m am p", "move", "", ""] {
        desk.types(line);
        assert!(!refused(&mut desk), "{line}");
    }
    assert_eq!(view(&desk).hunt.map(|hunt| hunt.step), Some(HuntStep::Roll));
    // The dice of the table are pressed one by one.
    desk.clicks("1");
    desk.clicks("6");
    assert_eq!(view(&desk).hunt.map(|hunt| hunt.step), Some(HuntStep::Tile));
}

/// What is said of the first draw.
const DRAWS: &str = "draws a card from both of its decks";

/// The first evening is the friends' own game, whatever they agree on: an empty Enter ticks the set-up, item by item, and then
/// each moment of the first turn says by itself what it is about.
#[test]
fn a_first_evening_is_the_friends_own_game() {
    let folder = Folder::new("war-evening");
    let mut desk = folder.desk();
    desk.letters("wf");
    desk.types("new war cup=hand");
    (1..=16).for_each(|item| {
        let says = ["Lay ready: ", "Stays in the box: ", "Place figures: "]
            .into_iter()
            .any(|says| desk.sees_within(says));
        assert!(says, "{:?}", desk.texts());
        desk.key(Named::Enter);
        assert!(view(&desk).ticked.contains(&item));
    });
    desk.key(Named::Enter);
    for (says, line) in [
        (DRAWS, ""),
        ("goes hidden", ""),
        ("hunt the Fellowship", "1"),
        ("joins the Hunt", "roll free c c m p shadow e c a m m p"),
        ("each side spends a die", "m"),
    ] {
        assert!(desk.sees_within(says), "{:?}", desk.texts());
        desk.types(line);
    }
    let repeatable = desk.app.referee().kept::<War>().map(|kept| kept.record().text().contains("seed="));
    assert_eq!(repeatable, Some(false));
    // Nobody goes on with it by pressing Enter, and it is guided on when it comes back.
    drop(desk);
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert!(desk.sees("A first evening"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.clicks("Go on");
    desk.enters("phase = turn 1 draw");
    assert!(desk.sees_within(DRAWS));
    // Its turn is over, and it is a game like any other.
    desk.enters("phase = turn 2 draw");
    assert!(!desk.sees_within(DRAWS));
    desk.leaves();
    desk.key(Named::Enter);
    assert!(desk.app.referee().kept::<War>().is_some());
}

/// A game that is begun as an evening is, and is none, says nothing of it.
#[test]
fn our_table_is_not_guided() {
    let mut desk = after("new war", &[]);
    desk.types("begin");
    assert!(!desk.sees_within(DRAWS));
}
