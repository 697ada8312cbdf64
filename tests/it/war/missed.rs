//! What somebody at a table looked for in the window and did not find: each is there now.

use super::window::{after, view};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::language::Language;
use underhill::war::hunt::{Came, Thrown};
use underhill::war::nation::Nation;
use underhill::war::view::Step;
use underhill::window::Message;

/// Up to the actions, with this said behind.
fn acting(behind: &[&str]) -> crate::desk::Desk {
    let begun = ["begin", "d", "d", "1", "roll"];
    after("new war seed=42", &[&begun, behind].concat())
}

/// The dice of a Hunt that found nothing, while they lie there.
fn missed(desk: &crate::desk::Desk) -> Option<Thrown> {
    match view(desk).came {
        Some(Came::Missed(thrown)) => Some(thrown),
        _ => None,
    }
}

/// W52: behind a battle that was won for a City it is asked who holds it, and what was fought for stands first.
#[test]
fn who_holds_the_place_is_asked() {
    let won = ["battle city north with 5,1,0 against 1,0,0", "round dice 6 6 6 6 6 : 1"];
    let mut desk = acting(&won);
    desk.types("casualties");
    assert!(desk.sees("The defender is beaten. Who holds the place now?"), "{:?}", desk.texts());
    let places = |desk: &mut crate::desk::Desk, name: &str| desk.places_of(name)[0];
    let (dale, shire, erebor) =
        (places(&mut desk, "Dale"), places(&mut desk, "The Shire"), places(&mut desk, "Erebor"));
    assert_eq!([dale.y, shire.y], [erebor.y; 2], "the Cities of the North stand in the first row");
    assert!(dale.x < erebor.x && shire.x < erebor.x, "and before what is another people's");
    desk.shows("war-won");
    desk.clicks("Dale");
    desk.clicks("Dale is taken");
    assert!(view(&desk).is_taken("dale"));
    assert!(!desk.sees("The defender is beaten. Who holds the place now?"));
    // Where nothing is taken, that is said, and play goes on.
    won.iter().for_each(|line| desk.enters(line));
    desk.types("casualties");
    desk.clicks("It is not taken");
    desk.key(Named::Escape);
    assert!(!desk.sees("The defender is beaten. Who holds the place now?"));
}

/// Of a name of several words that is not heard as one, what was meant is told.
#[test]
fn the_nearest_of_a_name_of_several_words_is_told() {
    let mut desk = after("new war seed=42", &["begin", "d"]);
    desk.types("declare fords of bruinn");
    let near = "“fords of bruinn” is no name here. The nearest is “Fords of Bruinen”.";
    assert!(desk.sees_within(near), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.types("declare rivendell again");
    assert!(desk.sees_within("“again”"), "{:?}", desk.texts());
}

/// Entered twice at once, it was meant once: by the gold button, and what was typed.
#[test]
fn a_second_enter_is_let_fall() {
    let mut desk = after("new war seed=42", &["begin"]);
    for typed in ["", "allocate 0"] {
        desk.letters(typed);
        desk.key(Named::Enter);
        let once = format!("{:?}", view(&desk));
        desk.app.halt();
        desk.key_at_once(Named::Enter);
        assert_eq!(format!("{:?}", view(&desk)), once, "{typed}");
        desk.key(Named::Enter);
        assert_ne!(format!("{:?}", view(&desk)), once, "{typed}");
    }
}

/// W52: whoever attacked a City may have it where the defender has retreated, and nobody but the table knows.
#[test]
fn who_holds_a_city_is_asked_behind_a_retreat() {
    let battle = ["battle city north with 5,1,0 against 2,0,0", "round dice 1 1 1 1 1 : 1 1"];
    let retreated = "The defender has retreated. Who holds the place now?";
    let mut desk = acting(&battle[..1]);
    // Nobody has thrown yet: nobody stops.
    assert!(!desk.sees_within(": stop") && !desk.sees_within(": retreat"), "{:?}", desk.texts());
    desk.types(battle[1]);
    desk.clicks_starting_with("The North: retreat");
    assert!(desk.sees(retreated), "{:?}", desk.texts());
    desk.clicks("Dale");
    desk.clicks("Dale is taken");
    assert!(view(&desk).is_taken("dale"));
    // Whoever stops takes nothing.
    let mut desk = acting(&battle);
    desk.clicks_starting_with("Shadow: stop");
    assert!(!desk.sees_within("Who holds the place now?") && desk.sees("A settlement is taken"));
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
    let missed = missed(&desk).expect("it missed");
    assert_eq!((missed.dice.len(), missed.successes), (3, 0));
    assert!(desk.sees("no hit"), "{:?}", desk.texts());
    desk.shows("war-missed");
    desk.types("use event");
    assert_eq!(view(&desk).came, None);
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

/// While a battle is told, a press where something is set right takes nothing from it.
#[test]
fn a_correction_is_no_answer_to_who_fights() {
    let mut desk = acting(&["dice free"]);
    let steps = desk.places_of("Progress 9");
    desk.clicks("A battle");
    desk.clicks("Rohan");
    desk.clicks_at(steps[0].center());
    assert!(desk.sees("Who is attacked?") && desk.places_of("Progress 9").is_empty(), "{:?}", desk.texts());
}

/// W29: who was drawn is what hands have to take off the board: it stands large in both windows.
#[test]
fn who_is_lost_is_said() {
    let hunted = ["box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 3"];
    let mut desk = acting(&hunted);
    desk.types("casualty random legolas");
    desk.shows("war-lost");
    desk.types("undo");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.app_command("casualty random legolas");
    // The window takes it in with the next message.
    desk.tell(Message::Opened);
    assert!(desk.sees("Legolas is lost"), "{:?}", desk.texts());
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

/// A die of the table that was laid amiss is taken away by a press, and the others lie still.
#[test]
fn a_die_laid_amiss_is_taken_away() {
    use underhill::war::die::Face;
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "1"]);
    desk.clicks("Character");
    desk.clicks("Event");
    desk.shows("war-roll-amiss");
    // The second of the Free Peoples' dice.
    desk.clicks_at(iced::Point::new(138.0, 178.0));
    for face in ["Muster", "Will of the West", "Will of the West"] {
        desk.clicks(face);
    }
    for face in ["Character", "Army", "Muster", "Event", "Eye", "Eye"] {
        desk.clicks(face);
    }
    assert_eq!(view(&desk).unused[0], [Face::Character, Face::Muster, Face::Will, Face::Will]);
}

/// The dice of a Hunt can be thrown on the table, though the companion throws.
#[test]
fn a_hunt_is_thrown_on_the_table() {
    let mut desk = acting(&["box = 2 0", "dice free c", "move"]);
    desk.clicks("Rolled on the table");
    assert!(desk.sees("Press what came"), "{:?}", desk.texts());
    desk.shows("war-hunt-told");
    desk.clicks("2");
    desk.clicks("5");
    assert_eq!(missed(&desk).map(|missed| missed.dice.len()), Some(2));
}

/// A die that is thrown again is waited for where it lies, and one that was laid amiss is taken away.
#[test]
fn a_die_thrown_again_is_waited_for() {
    let mut desk =
        after("new war draws=hand", &["begin", "d", "d", "1", "roll free c c m w shadow c a m p e e"]);
    for line in ["box = 2 0", "move"] {
        desk.types(line);
    }
    desk.clicks("Nazgûl");
    desk.clicks("5");
    // It is taken away again.
    desk.clicks_at(iced::Point::new(80.0, 200.0));
    desk.clicks("6");
    desk.clicks("1");
    desk.shows("war-hunt-again");
    assert!(view(&desk).came.is_none() && desk.sees("Back"), "{:?}", desk.texts());
    desk.clicks("2");
    let thrown = view(&desk).hunt.and_then(|hunt| hunt.thrown).expect("they found it");
    assert_eq!((thrown.dice.len(), thrown.again.len(), thrown.successes), (2, 1, 1));
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
    // An Army and a Muster are two dice.
    for said in ["dice shadow army muster event", "dice shadow army muster p"] {
        desk.types(said);
        assert_eq!(view(&desk).unused[1], [Face::Army, Face::Muster, Face::Event], "{said}");
    }
    desk.enters("dice shadow army/muster army-muster");
    assert_eq!(view(&desk).unused[1], [Face::ArmyMuster; 2]);
}

/// G16: what both sides rolled on the table is typed one behind the other, also behind a die that was pressed.
#[test]
fn dice_of_the_table_are_typed_one_behind_the_other() {
    let mut desk = after("new war draws=hand", &["begin", "done", "done", "2", "c m w p a a e m p"]);
    assert_eq!(view(&desk).unused.each_ref().map(Vec::len), [4, 4], "{:?}", desk.texts());
    desk.types("undo");
    desk.clicks("Character");
    desk.types("m w p a a e m p");
    assert_eq!((view(&desk).unused[0].len(), view(&desk).boxed[1]), (4, 3), "{:?}", desk.texts());
}

/// G16: so are the dice of a Hunt, with those that were thrown again, and the tile that came.
#[test]
fn a_hunt_of_the_table_is_typed_as_it_fell() {
    let rolled = ["begin", "done", "done", "2", "c m w p a a m m p", "m"];
    let mut desk = after("new war draws=hand", &rolled);
    desk.clicks("Nazgûl");
    desk.types("6 2 5");
    assert_eq!(
        view(&desk).hunt.and_then(|hunt| hunt.thrown).map(|it| it.successes),
        Some(1),
        "{:?}",
        desk.texts()
    );
    desk.types("2r");
    assert_eq!(view(&desk).open_tile().map(|open| open.damage), Some(2), "{:?}", desk.texts());
}

/// Dice that are typed a few at a time are so many presses: what is still to be told stays asked, and what was pressed holds.
#[test]
fn dice_of_the_table_are_typed_as_they_are_read_off() {
    let last = |desk: &crate::desk::Desk| {
        let kept = desk.app.referee().kept::<underhill::war::War>().expect("it is on the table");
        kept.record().said().last().map(|(said, _)| said.full.clone()).unwrap_or_default()
    };
    let to_hunt =
        ["begin", "phase = turn 1 actions, free peoples", "dice free c", "dice shadow a", "box = 5 0", "m"];
    let mut desk = after("new war draws=hand", &to_hunt);
    desk.types("2 5");
    assert!(view(&desk).hunt.is_some_and(|hunt| hunt.thrown.is_none()), "{:?}", desk.texts());
    desk.clicks("Nazgûl");
    desk.types("1 3 2");
    assert!(desk.sees("And the one thrown again?"), "{:?}", desk.texts());
    desk.types("6");
    assert_eq!(last(&desk), "hunt nazgul dice 2 5 1 3 2 again 6");
    let to_battle =
        ["begin", "phase = turn 1 actions, free peoples", "battle field rohan with 3,1,0 against 1,0,1"];
    let mut desk = after("new war draws=hand", &to_battle);
    desk.types("5 2 1 3");
    desk.types("4");
    desk.types("6");
    assert_eq!(last(&desk), "round dice 5 2 1 3 : 4 again : 6", "{:?}", desk.texts());
}

/// G16: a region no button stands for is heard as people say it, in the table's language too.
#[test]
fn a_region_of_several_words_is_heard() {
    for (language, said) in
        [(Language::En, "declare fords of bruinen"), (Language::De, "declare furten des bruinen")]
    {
        let mut desk = after("new war", &["begin", "done"]);
        desk.tell(Message::Speak(language));
        desk.enters("progress = 3");
        desk.types(said);
        assert_eq!(view(&desk).at, "fords-of-bruinen", "{said}");
    }
}

/// W52: a people is no settlement: its shield is no answer, and typed it is not taken.
#[test]
fn a_people_is_not_taken() {
    let mut desk = acting(&[]);
    desk.clicks("A settlement is taken");
    let [shield, ..] = desk.places_of("Dwarves")[..] else { panic!("{:?}", desk.texts()) };
    desk.clicks_at(shield.center());
    assert!(desk.sees("Which settlement? Press it"), "{:?}", desk.texts());
    desk.types("dwarves");
    assert!(!desk.sees_within("Dwarves is taken") && view(&desk).taken.is_empty(), "{:?}", desk.texts());
}

/// Dice of a battle that hit nothing lie there until the next are thrown; so do those that the table's Armies threw.
#[test]
fn a_round_without_hits_is_seen() {
    let mut desk = acting(&["battle field north with 2,0,0 against 1,0,0", "round dice 1 2 : 3"]);
    assert!(desk.sees("Round 1: no hit against none. Go on, or stop?"), "{:?}", desk.texts());
    desk.shows("war-no-hits");
    desk.key(Named::F4);
    desk.turns_to_table();
    desk.shows("war-table-no-hits");
    desk.turns_back();
    desk.clicks("Round 2");
    assert_eq!(view(&desk).battle.map(|battle| battle.rounds), Some(2));
    let mut desk = acting(&["battle city north", "round 2,0 1,0 dice 6 1 : 2"]);
    assert!(desk.sees("Round 1: one hit against none. Go on, or stop?"), "{:?}", desk.texts());
}

/// W52: behind a battle of the table's own dice it is asked as well, who holds the City.
#[test]
fn who_holds_the_place_is_asked_behind_the_tables_dice() {
    let mut desk = acting(&["battle siege gondor"]);
    desk.clicks("The battle is over");
    assert!(desk.sees("The battle is over. Who holds the place now?"), "{:?}", desk.texts());
    desk.clicks("Minas Tirith");
    desk.clicks("Minas Tirith is taken");
    assert!(view(&desk).is_taken("minas-tirith"));
    let mut desk = acting(&["battle field gondor"]);
    desk.clicks("The battle is over");
    assert!(!desk.sees("The battle is over. Who holds the place now?"));
}

/// W50: who is not At War is pressed as attacker all the same, and it is said at once.
#[test]
fn an_attacker_who_is_not_at_war_is_told() {
    let mut desk = acting(&["dice free"]);
    desk.clicks("A battle");
    desk.clicks("Rohan");
    assert!(desk.sees("Not At War, so no attack: Isengard."), "{:?}", desk.texts());
    desk.clicks("Back");
    desk.enters("nation isengard 0 active");
    desk.clicks("A battle");
    desk.clicks("Rohan");
    assert!(desk.sees("Who fights, and where?"), "{:?}", desk.texts());
}

/// W20: how far they go who leave is said before they do, and where they end is pressed.
#[test]
fn how_far_they_go_who_leave_is_said() {
    use underhill::war::people::{Companion, Place};
    let mut desk = acting(&["dice free c", "progress = 2"]);
    desk.clicks("Merry");
    assert!(desk.sees("Merry: from Rivendell up to 3 regions. Where to?"), "{:?}", desk.texts());
    desk.clicks("Boromir");
    desk.clicks("Minas Tirith");
    assert!(desk.sees("Merry, Boromir: from Rivendell up to 4 regions. Where to?"), "{:?}", desk.texts());
    desk.shows("war-leaves-where");
    desk.clicks("Boromir");
    desk.clicks("Merry leaves");
    assert!(desk.sees("Undo: Separated: Merry → Minas Tirith"), "{:?}", desk.texts());
    assert_eq!(
        [Companion::Merry, Companion::Boromir].map(|it| view(&desk).place(it)),
        [Place::Map, Place::In]
    );
    assert!(view(&desk).standing(Nation::Gondor).active, "Merry rouses whom he comes to");
}

/// W2: in the draw the dice are taken back, and none lie in the box.
#[test]
fn the_box_is_empty_in_the_draw() {
    let mut desk = acting(&["box = 3 1"]);
    assert_eq!(view(&desk).lie_boxed(), [1, 3]);
    desk.enters("phase = turn 2 draw");
    assert_eq!(view(&desk).lie_boxed(), [0, 0]);
    desk.shows("war-draw-box");
}

/// W41: in Mordor no dice of a Hunt are thrown, and none thrown again.
#[test]
fn in_mordor_no_dice_are_offered() {
    let mut desk = acting(&["mordor = 1", "phase = turn 2 allocation, shadow"]);
    assert!(desk.sees("In Mordor each move draws a tile."), "{:?}", desk.texts());
    assert!(!desk.sees("Thrown again"));
    desk.enters("phase = turn 2 actions, free peoples");
    desk.enters("corruption = 11");
    desk.enters("box = 9 0");
    desk.enters("dice free c");
    desk.enters("mordor = 4");
    desk.shows("war-mordor-high");
}

/// What the table's window says is done with hands: nothing can be pressed there.
#[test]
fn the_tables_window_does_not_ask_for_a_press() {
    let mut desk = acting(&[]);
    assert!(desk.sees("Free Peoples: press a die."));
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees("Free Peoples: spend a die."), "{:?}", desk.texts());
    let mut desk = after("new war seed=42", &[]);
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(!desk.sees_within("Tick"), "{:?}", desk.texts());
}

/// From every page of what cards do a press leads back; and a side without dice has none left.
#[test]
fn what_cards_do_leads_back() {
    let mut desk = acting(&["dice shadow"]);
    desk.letters("x");
    assert!(desk.sees("no die left"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.clicks("A card does something");
    desk.shows("war-cards-back");
    desk.clicks("Back");
    assert!(desk.sees("Press a die"));
}

/// No codes of the terminal: not on the page of chances, and not where a place in the game was mistyped.
#[test]
fn codes_stay_out_of_the_window() {
    let mut desk = acting(&[]);
    desk.types("o");
    assert!(desk.sees("In the cup") && !desk.sees_within("er an Eye"), "{:?}", desk.texts());
    desk.shows("war-odds-page");
    desk.key(Named::Escape);
    desk.enters("phase = elsewhere");
    assert!(desk.sees_within("“elsewhere” is no place where this game can stand"), "{:?}", desk.texts());
    assert!(!desk.sees_within("WHO"));
}

/// W58: a siege whose attacker has no Elite left is over, and it is said why.
#[test]
fn a_siege_without_an_elite_is_over() {
    let mut desk = acting(&["battle siege north with 3,0,0 against 1,0,0", "round dice 1 1 1 : 1"]);
    assert!(desk.sees("a further round costs an Elite: none is left"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).battle, None);
}

/// W57: a round of the table's own Armies is told by presses to the end, also where hands throw the dice.
#[test]
fn a_round_without_figures_is_pressed_together() {
    let mut desk = acting(&["battle city north"]);
    desk.clicks("A round of the table");
    assert!(desk.sees("Round 1: how strong are both sides?"), "{:?}", desk.texts());
    let press = |desk: &mut crate::desk::Desk, name: &str, side: usize| {
        // What a side has already is not pressed again.
        let places = desk.places_of(name);
        desk.clicks_at(places[side.min(places.len() - 1)].center());
    };
    press(&mut desk, "Strength 3", 0);
    press(&mut desk, "Leadership 1", 0);
    press(&mut desk, "Strength 2", 1);
    desk.shows("war-round-told");
    desk.clicks("Both throw");
    assert_eq!(view(&desk).battle.map(|battle| battle.rounds), Some(1));
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "1", "roll c c c c c c c c c c"]);
    desk.types("battle city north");
    desk.clicks("A round of the table");
    press(&mut desk, "Strength 1", 0);
    press(&mut desk, "Strength 1", 1);
    press(&mut desk, "Leadership 1", 1);
    for pips in ["6", "2"] {
        desk.clicks(pips);
    }
    desk.shows("war-round-dice");
    desk.clicks("5");
    let thrown = view(&desk).battle.and_then(|battle| battle.thrown).expect("both have thrown");
    assert_eq!(thrown.hits, [1, 1]);
}

/// W60: figures come by presses, and the Muster die that lies raised is spent for them.
#[test]
fn figures_are_mustered_by_presses() {
    let mut desk = after("new war seed=42 figures=on", &["begin", "d", "d", "1", "roll"]);
    desk.enters("nation gondor 0 active");
    desk.enters("dice free m");
    let reserve = |desk: &crate::desk::Desk| view(desk).figures[Nation::Gondor as usize].reserve.0;
    let [before, _, leaders] = reserve(&desk);
    desk.clicks("Muster");
    desk.clicks("On the board");
    assert!(desk.sees("Whose figures come, and how many?"), "{:?}", desk.texts());
    let gondor = desk.places_of("Gondor")[0].center();
    desk.clicks_at(gondor);
    assert!(desk.sees_within("In the reserve"), "{:?}", desk.texts());
    desk.clicks("one Regular");
    desk.clicks("one Leader");
    desk.shows("war-mustered");
    // Enter does what stands on the gold button, as a press does.
    for by_key in [true, false] {
        if by_key {
            desk.key(Named::Enter)
        } else {
            desk.clicks("Mustered: Gondor")
        }
        let [now, _, still] = reserve(&desk);
        assert_eq!([now + 1, still + 1], [before, leaders], "{by_key}");
        assert!(view(&desk).unused[0].is_empty(), "{by_key}");
        if by_key {
            desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
            desk.clicks("Muster");
            desk.clicks("On the board");
            desk.clicks_at(gondor);
            desk.clicks("one Regular");
            desk.clicks("one Leader");
        }
    }
}

/// A battle begins with Enter as with a press: its die is spent; nobody attacks nobody.
#[test]
fn a_battle_begins_by_enter_and_spends_its_die() {
    let mut desk = after("new war seed=42 figures=on", &["begin", "d", "d", "1", "roll"]);
    desk.enters("dice free a");
    desk.clicks("A battle");
    desk.key(Named::Enter);
    assert!(view(&desk).battle.is_none(), "nobody was pressed");
    let mut desk = after("new war seed=42 figures=on", &["begin", "d", "d", "1", "roll"]);
    desk.enters("dice free am");
    desk.clicks("Army/Muster");
    desk.clicks("A battle");
    desk.clicks("Isengard");
    desk.key(Named::Enter);
    assert!(view(&desk).battle.is_some(), "{:?}", desk.texts());
    assert!(view(&desk).unused[0].is_empty());
}

/// W3: where cards are counted, an Event die asks what becomes of which.
#[test]
fn an_event_die_counts_its_card() {
    let mut desk = after("new war seed=42 cards=on", &["begin", "d", "d", "1", "roll"]);
    desk.enters("dice free p");
    let [before, _] = view(&desk).hands;
    desk.clicks("Event");
    desk.clicks("On the board");
    assert!(desk.sees("What became of the card?"), "{:?}", desk.texts());
    desk.shows("war-event-card");
    desk.clicks("Character: drawn");
    assert_eq!(view(&desk).hands[0], before + 1);
    assert!(view(&desk).unused[0].is_empty());
}

/// A battle is told with the die that pays for it, and still when the last one is spent.
#[test]
fn a_battle_spends_its_die() {
    let mut desk = acting(&["dice free", "dice shadow a"]);
    desk.clicks("Army");
    desk.clicks("A battle");
    desk.clicks("Rohan");
    assert!(desk.sees_within("for it: Army"), "{:?}", desk.texts());
    desk.clicks("The battle begins");
    assert!(view(&desk).battle.is_some() && view(&desk).unused[1].is_empty());
    desk.types("battle over");
    assert!(desk.sees("A battle"), "{:?}", desk.texts());
}

/// W24: what a card adds is chosen first, and the dice are thrown by the gold button.
#[test]
fn what_a_card_adds_is_a_switch() {
    use underhill::war::hunt::HuntStep;
    // The Free dice in the box are counted once, with a card or without.
    for (boxed, least, adds) in [("box = 3 0", "5 or more", 1), ("box = 3 1", "4 or more", 2)] {
        let mut desk = acting(&[boxed, "dice free c", "move"]);
        desk.clicks("A card adds 1");
        assert_eq!(view(&desk).hunt.map(|hunt| hunt.step), Some(HuntStep::Roll), "nothing is thrown yet");
        assert!(desk.sees_within(least), "{:?}", desk.texts());
        if adds == 1 {
            desk.shows("war-hunt-card-adds");
        }
        desk.clicks("Roll 3 dice");
        let view = view(&desk);
        let thrown = missed(&desk).or_else(|| view.hunt.and_then(|hunt| hunt.thrown));
        assert_eq!(thrown.expect("they were thrown").bonus, adds);
    }
}

/// W53: the gold button that loses the game says so; W51: and one that takes a settlement, whose it is then.
#[test]
fn gold_says_what_it_comes_to() {
    let mut desk =
        acting(&["corruption = 11", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 3"]);
    assert!(desk.sees_within("the Shadow wins"), "{:?}", desk.texts());
    desk = acting(&["battle city north with 5,1,0 against 1,0,0", "round dice 6 6 6 6 6 : 1"]);
    desk.types("casualties");
    assert!(desk.places_of("Moria").is_empty(), "the winner's own is not taken");
    desk.clicks("Dale");
    assert!(desk.sees("Shadow: 1 of 10"), "{:?}", desk.texts());
}

/// W39: at a gate of Mordor to enter is as likely as to stay.
#[test]
fn at_a_gate_neither_is_gold_alone() {
    let mut desk = after("new war seed=42", &["begin", "d"]);
    desk.types("at morannon");
    desk.shows("war-gate");
    desk.key(Named::Enter);
    assert_eq!((view(&desk).step, view(&desk).mordor), (Step::Fellowship, None));
    desk.clicks("They enter Mordor");
    assert_eq!(view(&desk).mordor, Some(0));
}

/// W22: the tile that has them seen lies there while they appear, and a Stronghold's tile is said to come by itself.
#[test]
fn a_reveal_says_what_comes() {
    let mut desk =
        acting(&["progress = 3", "box = 3 0", "dice free c", "move", "hunt dice 6 6 6", "tile 0r"]);
    desk.shows("war-revealed-by-nought");
    desk.clicks("Moria");
    assert!(desk.sees("one tile follows"), "{:?}", desk.texts());
}

/// W52: what the Shadow holds is taken back, and it is the Shadow that loses its points; nobody is said to be taken twice.
#[test]
fn what_is_taken_back_says_so() {
    let mut desk = acting(&["capture lorien", "capture edoras"]);
    desk.clicks("A settlement is taken");
    desk.shows("war-taken-dots");
    let lorien = desk.places_of("Lórien")[0].center();
    desk.clicks_at(lorien);
    assert!(desk.sees("Lórien is taken back") && desk.sees("Shadow: 1 of 10"), "{:?}", desk.texts());
    desk.clicks("Lórien is taken back");
    assert!(!view(&desk).is_taken("lorien"));
    assert!(desk.sees("Undo: Lórien changes hands"), "{:?}", desk.texts());
}

/// W73: a card changes what stands: it is told anew by presses, from what stands there.
#[test]
fn what_stands_is_told_anew_by_presses() {
    let mut desk = acting(&["battle field rohan with isengard 4,1,0 against rohan 2,0,1"]);
    desk.clicks("A card changes it");
    desk.shows("war-stands-anew");
    let one = desk.places_of("one Regular")[1].center();
    desk.clicks_at(one);
    desk.clicks("A card changes it");
    let stands = view(&desk).battle.and_then(|battle| battle.carried).expect("it is carried").stands;
    assert_eq!(stands.map(|host| host.to_string()), ["isengard 4,1,0", "rohan 1,0,1"]);
}

/// W52: what the table sets right leaves the question open who holds the place; an action does not.
#[test]
fn a_correction_leaves_the_question_open() {
    let asked = "The defender is beaten. Who holds the place now?";
    let mut desk = acting(&["battle city north with 5,1,0 against 1,0,0", "round dice 6 6 6 6 6 : 1"]);
    desk.types("casualties");
    desk.enters("progress = 3");
    assert!(desk.sees(asked), "{:?}", desk.texts());
    desk.types("use event");
    assert!(!desk.sees(asked), "{:?}", desk.texts());
}

/// W16: of equal level the Free Peoples choose, in a Hunt as well, and behind one who was lost.
#[test]
fn a_guide_of_equal_level_is_pressed() {
    use underhill::war::people::Companion;
    let lost = ["lost gandalf", "lost strider", "box = 3 0", "dice free c c"];
    let mut desk = acting(&lost);
    assert_eq!(view(&desk).guide, Some(Companion::Boromir));
    desk.clicks("Gimli");
    desk.clicks("Gimli guides");
    assert_eq!(view(&desk).guide, Some(Companion::Gimli));
    desk.key(Named::Escape);
    for line in ["move", "hunt dice 6 6 6", "tile 3", "casualty guide"] {
        desk.types(line);
    }
    assert_eq!(view(&desk).guide, Some(Companion::Boromir));
    desk.clicks("Legolas");
    assert_eq!(view(&desk).guide, Some(Companion::Legolas));
}

/// W30: where a hobbit goes who leaves in a Hunt is pressed, and he rouses whom he comes to.
#[test]
fn where_a_hobbit_goes_is_pressed() {
    use underhill::war::people::{Companion, Place};
    let lost = ["gandalf", "strider", "boromir", "legolas", "gimli"].map(|name| format!("lost {name}"));
    for (pressed, left) in [("Merry leaves: −1", 2), ("Merry falls", 2)] {
        let mut desk = acting(&["box = 3 0", "dice free c c"]);
        lost.iter().for_each(|line| desk.enters(line));
        for line in ["move", "hunt dice 6 6 6", "tile 3"] {
            desk.types(line);
        }
        desk.clicks(pressed);
        assert!(desk.sees("Merry: from Rivendell up to 2 regions. Where to?"), "{:?}", desk.texts());
        desk.clicks("The Shire");
        desk.shows("war-hobbit-leaves");
        desk.clicks("Merry leaves");
        let view = view(&desk);
        assert_eq!((view.place(Companion::Merry), view.guide), (Place::Map, Some(Companion::Pippin)));
        assert!(view.standing(Nation::North).active, "{pressed}");
        assert_eq!(view.open_tile().map(|open| open.damage), Some(left));
    }
}

/// W53: the check that ends the game says who wins.
#[test]
fn the_check_says_who_wins() {
    let mut desk = acting(&["dice free", "dice shadow", "capture lorien"]);
    assert!(desk.sees("On to turn 2"), "{:?}", desk.texts());
    for place in ["edoras", "helms-deep", "erebor", "rivendell", "dale"] {
        desk.types(&format!("capture {place}"));
    }
    assert!(desk.sees("the Shadow wins"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(matches!(view(&desk).step, Step::Over { .. }));
}

/// W62: any die that musters asks whose figures come, and says what a die musters.
#[test]
fn every_die_that_musters_asks_whose_figures() {
    for (die, name) in [("am", "Army/Muster"), ("w", "Will of the West")] {
        let mut desk = after("new war seed=42 figures=on", &["begin", "d", "d", "1", "roll"]);
        desk.enters("nation gondor 0 active");
        desk.types(&format!("dice free {die}"));
        desk.clicks(name);
        desk.clicks("On the board");
        desk.shows(&format!("war-musters-{die}"));
        let gondor = desk.places_of("Gondor")[0].center();
        desk.clicks_at(gondor);
        desk.clicks("2 Regulars");
        assert!(!desk.sees("a muster: two figures, or one Elite"));
        desk.clicks("one Elite");
        assert!(desk.sees("a muster: two figures, or one Elite"), "{:?}", desk.texts());
        if die == "am" {
            // A Will may be a card that brings more; nothing else brings so many.
            desk.key(Named::Enter);
            assert_eq!(view(&desk).unused[0].len(), 1);
        }
        desk.clicks("No figures come");
        assert!(view(&desk).unused[0].is_empty());
    }
}

/// W75: behind a card that was played with a die Gandalf's is not forgotten; behind one that was drawn there is none. A Will may
/// be a card as well, or anything else.
#[test]
fn a_card_that_is_played_reminds_of_gandalfs() {
    for (pressed, may_draw) in [("Character: played", true), ("Character: drawn", false), ("No card", true)] {
        let mut desk = after("new war seed=42 cards=on", &["begin", "d", "d", "1", "roll"]);
        desk.enters("dice free w");
        desk.clicks("Will of the West");
        desk.clicks("On the board");
        desk.clicks(pressed);
        assert_eq!((view(&desk).unused[0].len(), view(&desk).may_draw), (0, may_draw), "{pressed}");
    }
}

/// No press begins a question about a battle that nobody fights.
#[test]
fn chances_of_a_battle_are_asked_where_one_is_carried() {
    let mut desk = acting(&[]);
    desk.types("o");
    assert!(desk.sees("The climb …") && !desk.sees("A battle to its end …"), "{:?}", desk.texts());
    let mut desk = acting(&["battle field north with 2,0,0 against 1,0,0"]);
    desk.types("o");
    assert!(desk.sees("A battle to its end …"), "{:?}", desk.texts());
}

/// W58: more than five under siege is said before the siege begins; W73: and no unit on a side is asked for.
#[test]
fn a_siege_of_more_than_five_is_said() {
    let mut desk = acting(&[]);
    desk.letters("battle siege gondor with sauron 5,1,1 against 5,1,0");
    assert!(
        desk.sees("More than 5 units under siege: the owner chooses which go back."),
        "{:?}",
        desk.texts()
    );
}
