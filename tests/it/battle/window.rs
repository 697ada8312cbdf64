//! The game in the window, with keys alone and with the mouse alone.

use crate::desk::{Desk, LARGE, SMALL};
use iced::Size;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use strum::IntoEnumIterator;
use underhill::battle::{Battle, BattleView, Piece, Side, Sleep, Step};
use underhill::language::Language;
use underhill::window::Message;

/// A large screen.
const WIDE: Size = Size::new(1920.0, 1080.0);

fn view(desk: &Desk) -> BattleView {
    desk.app.referee().state::<Battle>().expect("it is on the table").view.own.clone()
}

/// The first screen, and by its key a game for three that has begun.
fn begun() -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("b");
    // Our table, and round 1.
    desk.key(Named::Enter);
    desk.key(Named::Enter);
    assert!(view(&desk).moment.is_some());
    desk
}

/// A turn of Sauron's in round 4: three builds, a move, four attacks, a move.
#[test]
fn a_turn_takes_few_keys() {
    let mut desk = begun();
    desk.enters("phase = round 4 build, sauron");
    let mut keys = 0;
    let mut types = |desk: &mut Desk, line: &str| {
        keys += line.len() + 1;
        desk.types(line);
    };
    types(&mut desk, "124");
    assert_eq!(view(&desk).map[Piece::Orc], 28);
    // Nothing is left to build: an empty Enter goes on.
    types(&mut desk, "");
    types(&mut desk, "d");
    for _ in 0..4 {
        types(&mut desk, "o r f");
    }
    assert_eq!(view(&desk).step.attacks[Piece::Orc], 4);
    types(&mut desk, "d");
    types(&mut desk, "d");
    assert_eq!(view(&desk).moment.map(|moment| moment.side.to_string()).as_deref(), Some("saruman"));
    assert!(keys <= 44, "{keys} keys");
}

/// The same turn with the mouse alone: a build is one press, an attack four with the program's dice; what was said of a
/// defender stays for the next attack on it.
#[test]
fn a_turn_takes_few_presses() {
    let mut desk = begun();
    desk.enters("phase = round 4 build, sauron");
    desk.pressed = 0;
    for centre in ["Orcs · Barad-dûr", "Orcs · Dol Guldur", "Orcs · Harad"] {
        desk.clicks(centre);
    }
    assert_eq!((view(&desk).map[Piece::Orc], desk.pressed), (28, 3));
    desk.clicks("On: first move");
    desk.clicks("Moved");
    desk.pressed = 0;
    for label in ["Orcs", "Rohan", "fortress", "Throw the dice"] {
        desk.clicks(label);
    }
    assert_eq!((view(&desk).step.attacks[Piece::Orc], desk.pressed), (1, 4));
    for _ in 0..3 {
        for label in ["Orcs", "Rohan", "Throw the dice"] {
            desk.clicks(label);
        }
        assert!(view(&desk).last_attack().is_some_and(|fought| {
            fought.defender == Piece::Rohan && fought.cell.fortress && !fought.cell.river
        }));
    }
    assert_eq!(view(&desk).step.attacks[Piece::Orc], 4);
    desk.clicks("On: second move");
    desk.clicks("Moved");
    assert_eq!(view(&desk).moment.map(|moment| moment.side), Some(Side::Saruman));
}

/// What sleeps, and where nothing is told now, says why when it is pressed, however often; and so does a centre on which nothing can
/// be built, and an item of the set-up of which a second press has taken the tick back.
#[test]
fn what_cannot_be_says_why() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.key(Named::Enter);
    desk.types("tick 1");
    assert!(!desk.sees_within("No longer ticked"));
    desk.types("tick 1");
    assert!(desk.sees_within("No longer ticked: Orcs"), "{:?}", desk.texts());
    desk.types("begin");
    desk.enters("phase = round 2 first move, alliance");
    for (label, why) in [
        ("Dead: asleep", "Aragorn wakes them"),
        ("Dead: asleep", "Aragorn wakes them"),
        ("Isengard", "opens by itself"),
        ("Isengard", "opens by itself"),
    ] {
        desk.clicks(label);
        assert!(desk.sees_within(why), "{label}: {:?}", desk.texts());
    }
    desk.enters("phase = round 2 build, saruman");
    desk.clicks("Man-Orcs · the Shire");
    assert!(desk.sees_within("The Shire belongs to: the Hobbits"), "{:?}", desk.texts());
}

/// With the table's dice an attack is five presses: the sum, and its faces where it leaves a choice.
#[test]
fn a_sum_of_the_tables_dice_is_pressed() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, saruman");
    desk.pressed = 0;
    for label in ["Man-Orcs", "Rohan", "fortress", "9"] {
        desk.clicks(label);
    }
    assert!(desk.sees("9: which faces?") && desk.sees("Which faces?"));
    // An empty Enter throws nothing.
    desk.key(Named::Enter);
    assert!(view(&desk).turn.fought.is_empty());
    desk.clicks("4 5");
    assert_eq!((view(&desk).map[Piece::Rohan], desk.pressed), (5, 5));
    assert!(view(&desk).last_attack().is_some_and(|fought| fought.sum == 9 && fought.dice.is_some()));
    // A sum of one pair is thrown by that press.
    for label in ["Saruman", "Rohan", "12"] {
        desk.clicks(label);
    }
    assert!(view(&desk).last_attack().is_some_and(|fought| fought.sum == 12));
    // Where the table throws, gold asks for the sum, and Enter throws nothing.
    desk.types("new battle draws=hand");
    desk.types("begin");
    desk.enters("phase = round 4 attack, saruman");
    for label in ["Man-Orcs", "Rohan"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Which sum?"));
    desk.key(Named::Enter);
    assert!(view(&desk).turn.fought.is_empty());
}

/// What was picked of an attack is taken off by another press, and the rest stays; nothing that can be pressed moves meanwhile.
#[test]
fn what_was_picked_is_taken_off_again() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, saruman");
    let stands = |desk: &mut Desk, label: &str| desk.find(label.to_owned()).map(|bounds| bounds.center());
    let before = ["May still attack", "Saruman", "On: second move"].map(|it| stands(&mut desk, it));
    for label in ["Man-Orcs", "Elven strength", "Rohan", "fortress", "river"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Man-Orc on Rohan, fortress and river: 9 or more takes it."), "{:?}", desk.texts());
    assert_eq!(before, ["May still attack", "Saruman", "On: second move"].map(|it| stands(&mut desk, it)));
    desk.clicks("river");
    assert!(desk.sees("Man-Orc on Rohan, fortress: 8 or more takes it."));
    // The defender pressed again is another one, and the attacker likewise.
    let on_field = |desk: &mut Desk, label: &str| {
        let bounds = desk.all({
            let label = label.to_owned();
            move |candidate| match candidate {
                iced_test::selector::Candidate::Text { content, visible_bounds, .. } if content == label => {
                    visible_bounds
                }
                _ => None,
            }
        });
        let highest = bounds.into_iter().min_by(|one, other| one.y.total_cmp(&other.y)).expect("it is there");
        desk.clicks_at(highest.center());
    };
    on_field(&mut desk, "Rohan");
    desk.clicks("Gondor");
    assert!(desk.sees("Man-Orc on Gondor, open ground: 7 or more takes it."));
    on_field(&mut desk, "Man-Orc");
    for label in ["Saruman", "Gondor"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Saruman on Gondor, open ground: 8 or more takes it."));
    assert_eq!(view(&desk).step.attacks[Piece::Saruman], 0);
}

/// What is asked is answered in a sentence, and can be pressed piece by piece, with no word of it on the line.
#[test]
fn what_is_asked_is_answered_in_a_sentence() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, sauron");
    desk.clicks("Odds of several …");
    assert!(desk.sees_within("press who would attack") && desk.sees("Who attacks?"));
    for label in ["Orcs", "Orcs", "Nazgûl"] {
        desk.clicks(label);
        // Enter does nothing while it is not said whom.
        assert!(desk.sees("Whom?"));
        desk.key(Named::Enter);
    }
    for label in ["Rohan", "fortress"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Attack: Orcs on Rohan") && !desk.sees_within("odds orc"));
    // It is drawn as it is pressed; what is so of one is taken off where it was said.
    assert!(desk.sees("Rohan is out: 70 of 100") && desk.sees_within("lost in the mean: 0.16"));
    desk.shows("battle-several");
    for _ in 0..2 {
        desk.clicks("river");
    }
    assert!(desk.sees("Rohan is out: 70 of 100"), "{:?}", desk.texts());
    assert!(desk.sees("In another order only 0.11 are lost: Nazgûl, Orcs, Orcs."));
    // Gold goes on with the first of these attacks.
    desk.key(Named::Enter);
    assert!(desk.sees("Orc on Rohan, fortress: 9 or more takes it."), "{:?}", desk.texts());
    desk.clicks("Throw the dice");
    // Typed, it is drawn as well, without fractions; in another step it is said.
    desk.types("odds orc, orc on rohan");
    assert!(desk.sees("Rohan is out: 66 of 100") && !desk.sees_within("95/144"), "{:?}", desk.texts());
    for _ in 0..2 {
        desk.key(Named::Escape);
    }
    desk.enters("phase = round 4 second move, sauron");
    desk.types("odds orc, orc on rohan");
    assert!(
        desk.sees("Rohan out: 66 of 100. Attackers lost in the mean: 0.04. Without a loss: 65 of 100."),
        "{:?}",
        desk.texts()
    );
    desk.enters("phase = round 4 attack, sauron");
    desk.letters("need ");
    for label in ["90 %", "Elves", "Orcs", "fortress", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Elves on Orcs: 5 such attacks put it out with at least 90 %."));
    desk.types("march orc 14");
    assert!(desk.sees("Orcs: hexes 14, Movement Phases 7."));
    // Across the table they are read as large.
    desk.types("odds orc, orc, nazgul on rohan fortress");
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(desk.sees("Rohan is out: 70 of 100"), "{:?}", desk.texts());
    assert!(desk.sees_within("lost in the mean: 0.16"));
    desk.shows("battle-table-several");
}

#[test]
fn a_game_is_played_with_the_mouse_alone() {
    let mut desk = Desk::new(None);
    desk.clicks("Battle of the Ring");
    desk.clicks("Our table");
    desk.clicks("With two players");
    desk.clicks("25 Orcs");
    assert!(desk.sees("1 of 14 stand"));
    desk.clicks("Begin round 1");
    desk.clicks("the Shire");
    desk.clicks("In the Shire: Sauron");
    desk.clicks("the Shire");
    desk.clicks("The Shire is left to Saruman");
    desk.clicks("Moved");
    desk.clicks("On: second move");
    desk.clicks("Moved");
    desk.clicks("the Paths");
    assert!(desk.sees("awake"), "{:?}", desk.texts());
    desk.clicks("Moved");
    desk.clicks("On: second move");
    // B44: what is owed is gold, and nothing else ends the step.
    desk.key(Named::Enter);
    assert_eq!(view(&desk).paths, Sleep::Closed);
    // B55: Enter says that he is still there.
    assert!(desk.sees("Moved; still: the Shire"));
    desk.key(Named::Enter);
    desk.clicks("Orcs · Barad-dûr");
    assert_eq!(view(&desk).map[Piece::Orc], 26);
}

/// B42: who woke it, and who stood on Isengard; B46, B54: Elven hexes that were left cannot be pressed.
#[test]
fn what_happens_once_is_pressed() {
    let mut desk = begun();
    desk.enters("phase = round 2 second move, alliance");
    desk.clicks("Fangorn");
    desk.clicks("Gandalf wakes Fangorn");
    desk.clicks("Man-Orcs");
    let now = view(&desk);
    assert_eq!((now.map[Piece::ManOrc], now.fangorn, now.isengard_open), (9, Sleep::Awake, true));
    desk.clicks("an Elven hex");
    desk.clicks("Elven hex 2");
    assert_eq!(view(&desk).ring.place.as_deref(), Some("elven-hex-2"));
    desk.clicks("an ordinary hex");
    desk.clicks("an Elven hex");
    assert!(desk.sees("left: never back"));
    desk.clicks("Elven hex 3");
    assert_eq!(view(&desk).ring.place.as_deref(), Some("elven-hex-3"));
    // What ends the game is given by the gold button, and taken back by one undo.
    desk.clicks("Mount Doom");
    // It says what Enter does.
    assert!(view(&desk).won.is_none() && desk.sees("Alliance wins"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert!(view(&desk).won.is_some());
    desk.types("undo");
    assert!(view(&desk).won.is_none());
}

/// Whatever is told of the Ring-bearer, each place where it may stand keeps its own in the tray.
#[test]
fn the_ring_bearers_tray_keeps_its_places() {
    let mut desk = begun();
    desk.enters("phase = round 2 second move, alliance");
    desk.enters("ring at lorien elven");
    let mut places =
        || ["an ordinary hex", "another Elven hex", "Mount Doom"].map(|it| desk.find(it.to_owned()));
    let before = places();
    assert!(before.iter().all(Option::is_some));
    desk.clicks("an ordinary hex");
    assert!(desk.sees_within("Undo: The Ring-bearer: an"), "{:?}", desk.texts());
    let mut places = || ["an ordinary hex", "an Elven hex", "Mount Doom"].map(|it| desk.find(it.to_owned()));
    assert_eq!(places(), before);
}

/// B51, B52: who took the Ring is pressed, and meant; then where its bearer runs.
#[test]
fn a_capture_is_pressed() {
    let mut desk = begun();
    desk.enters("ring at lorien elven");
    desk.clicks("Orcs");
    assert_eq!(view(&desk).ring.holder, Side::Alliance);
    desk.key(Named::Enter);
    assert_eq!((view(&desk).ring.holder, view(&desk).map[Piece::Orc]), (Side::Sauron, 24));
    assert!(desk.sees_within("The Ring is captured") && desk.sees("Where does it stand?"));
    desk.key(Named::Enter);
    assert!(view(&desk).captor().is_some());
    desk.clicks("still: Lórien");
    assert!(view(&desk).captor().is_none());
    desk.types("undo");
    desk.clicks("It was not captured");
    assert_eq!(view(&desk).ring.holder, Side::Alliance);
    desk.clicks("Orcs");
    desk.key(Named::Enter);
    desk.clicks("Barad-dûr");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).won.map(|(side, _)| side), Some(Side::Sauron));
}

/// What can stand next is picked while something is typed, and a piece that cannot says why in the language.
#[test]
fn words_are_picked_and_reasons_are_told() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, alliance");
    desk.letters("attack gondor ");
    // Aragorn lends.
    desk.clicks("lent Elven");
    desk.letters("on orc");
    assert!(desk.sees("Gondor on the Orc, open ground: 7 or more takes it."));
    assert!(desk.sees("one attack 58 · two 83 · three 93 of 100"));
    assert!(desk.sees("Not now: asleep"));
    desk.clicks("river");
    desk.clicks("9");
    desk.clicks("4 5");
    assert_eq!(view(&desk).map[Piece::Orc], 24);
    assert!(desk.sees("Take the Orc off."));
    desk.letters("ring at ");
    assert!(desk.sees("Barad-dûr"));
    desk.key(Named::Escape);
    desk.tell(Message::Speak(Language::It));
    assert!(desk.sees("Non ora: addormentati"));
}

/// What cannot be is refused in a sentence, and nothing is lost by it.
#[test]
fn bad_input_says_why_and_loses_nothing() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, saruman");
    let refused = |desk: &mut Desk, line: &str, why: &str| {
        let before = format!("{:?}", view(desk));
        desk.types(line);
        assert!(desk.sees_within(why), "{line}: {:?}", desk.texts());
        assert_eq!(format!("{:?}", view(desk)), before, "{line}");
        desk.key(Named::Escape);
    };
    refused(&mut desk, "man orc 5", "One was told");
    refused(&mut desk, "attack manorc on rohan dice 5 7", "“7”");
    refused(&mut desk, "attack d on rohan", "begins more than one name: dwarf, dead");
    refused(&mut desk, "orc rohan 53", "It is the turn of: Saruman. “Orcs” is not theirs");
    refused(&mut desk, "man dead 53", "On the Paths of the Dead nothing is done");
    refused(&mut desk, "saruman e on rohan", "Nobody on the map can lend Elven strength to “Saruman”");
    refused(&mut desk, "build manorc isengard", "That is not done in this step.");
    // The nearest of what could stand there, as it is called; not that of another side.
    desk.enters("phase = round 4 build, alliance");
    refused(
        &mut desk,
        "build gondor minos tirith",
        "“minos tirith” is no name here. The nearest is “Minas Tirith”.",
    );
    desk.tell(Message::Speak(Language::De));
    refused(
        &mut desk,
        "build zwerge ainsamer berg",
        "„ainsamer berg“ ist hier kein Name. Am nächsten ist „Einsamer Berg“.",
    );
    for (line, map) in [
        ("build gondor dol a", (Piece::Gondor, 9)),
        ("build rohan helms klamm", (Piece::Rohan, 7)),
        ("build zwerge einsamer berg", (Piece::Dwarf, 4)),
    ] {
        desk.types(line);
        assert_eq!(view(&desk).map[map.0], map.1, "{line}");
    }
    desk.enters("ring at graue anfurten elven");
    assert_eq!(view(&desk).ring.place.as_deref(), Some("graue-anfurten"));
}

/// What a round gives and cannot be built is said, and what has a deadline is.
#[test]
fn what_is_lost_and_what_is_owed_is_said() {
    let mut desk = begun();
    desk.enters("phase = round 2 build, saruman");
    assert!(desk.sees("1 to build, 1 lost anyway") && desk.sees("one more"), "{:?}", desk.texts());
    assert!(desk.sees("Leaving one unbuilt: it is gone."));
    desk.clicks("Man-Orcs · Isengard");
    // What has no place is lost anyway, and nobody leaves it.
    assert!(desk.sees_within("one is lost: no free centre") && !desk.sees_within("Leaving"));
    // B13: of two nations one builds one army, and one is lost.
    desk.enters("phase = round 2 build, alliance");
    desk.types("build gondor dol");
    desk.types("build rohan edoras");
    desk.types("done");
    assert!(desk.sees("Not built, and gone: Dwarves / Hobbits\u{a0}×1."), "{:?}", desk.texts());
    desk.enters("phase = round 2 build, alliance");
    // B15: one army for the two, also where only one of them has a counter left.
    desk.enters("count dwarf = 8");
    assert!(desk.sees("Leaving 3 unbuilt: they are gone."));
    desk.types("done");
    // What is long stands in two lines, as large as the others.
    assert!(
        desk.sees("Not built, and gone: Gondor\u{a0}×1, Rohan\u{a0}×1,")
            && desk.sees("Dwarves / Hobbits\u{a0}×1.")
    );
    desk.enters("phase = round 2 second move, alliance");
    desk.enters("ring at lorien elven");
    desk.enters("ring stay 2");
    assert!(desk.sees("The Ring-bearer leaves Lórien") && desk.sees("two rounds there are over; never back"));
    // What is owed is asked for in the place of the gold button, and an empty Enter ends nothing.
    assert!(desk.sees("Where does it stand?"));
    desk.key(Named::Enter);
    assert_eq!(view(&desk).moment.map(|moment| moment.step), Some(Step::SecondMove));
}

/// Whoever is out keeps his place among those that can be attacked, and from afar nobody is asked anything.
#[test]
fn nobody_closes_up_when_one_is_out() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, sauron");
    desk.key(Named::F4);
    desk.turns_to_table();
    assert!(!desk.sees("?"), "{:?}", desk.texts());
    desk.shows("battle-attack-begins-table");
    desk.turns_back();
    desk.key(Named::F4);
    desk.clicks("Orcs");
    let stands = |desk: &mut Desk| desk.find("Gandalf").expect("it is there").center();
    let before = stands(&mut desk);
    desk.key(Named::Escape);
    desk.enters("lost aragorn");
    desk.clicks("Orcs");
    assert_eq!(stands(&mut desk), before);
}

/// What is not ticked is named, where something was ticked; else nothing says that it will be.
#[test]
fn what_is_not_ticked_is_named_to_be_read() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.key(Named::Enter);
    assert!(!desk.sees_within("named then"));
    desk.types("tick 1");
    assert!(desk.sees_within("named then"), "{:?}", desk.texts());
    desk.types("begin");
    // Beside the map, where it covers no question.
    assert!(desk.sees("Saruman, Hobbits, Dwarves, Elves, Rohan,") && !desk.sees("×"), "{:?}", desk.texts());
}

/// In no language is anything of it cut off or left in another, on large and small screens.
#[test]
fn every_step_is_shown_in_every_language() {
    for language in Language::iter() {
        let mut desk = begun();
        desk.tell(Message::Speak(language));
        let words = desk.app.referee().words().clone();
        for (phase, seen) in [
            ("round 4 build, alliance", "mat-built-or-gone"),
            ("round 4 first move, alliance", "mat-once"),
            ("round 4 attack, sauron", "mat-may"),
        ] {
            assert!(desk.app.hear(&format!("phase = {phase}")));
            for size in [LARGE, SMALL] {
                desk.resize(size);
                assert!(desk.sees_within(&words.say(seen, &[])), "{phase} in {}", language.name());
            }
        }
    }
}

/// The first evening, by an empty Enter alone: the table's own game, with its set-up ticked, and Sauron's first turn.
#[test]
fn a_first_evening_is_gone_through_with_enter_alone() {
    let mut desk = Desk::new(None);
    desk.letters("bf");
    for _ in 0..30 {
        desk.key(Named::Enter);
        if view(&desk).moment.is_some_and(|moment| moment.side == Side::Saruman) {
            break;
        }
    }
    let now = view(&desk);
    assert_eq!((now.ticked.len(), now.moment.map(|moment| moment.round)), (14, Some(1)));
    // It is over, and the game goes on: it is theirs.
    assert!(desk.sees("Moved") && desk.sees_within("Move your pieces"));
}

/// Items are ticked in any order, and taken back: gold goes on with what is not ticked, and nothing begins by it before all is.
#[test]
fn a_first_evening_is_ticked_in_any_order() {
    let mut desk = Desk::new(None);
    desk.letters("bf");
    desk.key(Named::Enter);
    desk.key(Named::Enter);
    desk.clicks("The army in Fangorn");
    desk.types("seat alliance Bert");
    let begin = desk.places_of("Begin round 1");
    for ticked in 3..14 {
        assert_eq!((view(&desk).ticked.len(), view(&desk).moment), (ticked, None), "{:?}", desk.texts());
        assert_eq!(desk.places_of("Begin round 1"), begin);
        desk.key(Named::Enter);
    }
    desk.clicks("The army in Fangorn");
    desk.key(Named::Enter);
    assert_eq!((view(&desk).ticked.len(), view(&desk).moment), (14, None));
    desk.key(Named::Enter);
    assert!(desk.sees_within("each piece once and as far as its number; then Enter"), "{:?}", desk.texts());
    // Whoever ticks in another game goes on so as well.
    desk.types("new battle");
    assert!(desk.sees("Begin round 1"));
    desk.clicks("Saruman");
    desk.key(Named::Enter);
    assert_eq!((view(&desk).ticked.len(), view(&desk).moment), (2, None));
    desk.clicks("Begin round 1");
    assert!(view(&desk).moment.is_some());
}

/// B46: while it is asked in which Elven hex he stands, Enter does nothing else.
#[test]
fn which_elven_hex_is_answered_first() {
    let mut desk = begun();
    desk.enters("phase = round 2 second move, alliance");
    desk.clicks("an Elven hex");
    let before = view(&desk).moment;
    desk.key(Named::Enter);
    assert!(view(&desk).moment == before && desk.sees("Which Elven hex?") && !desk.sees_within("Moved"));
    desk.clicks("Back");
    assert!(desk.sees_within("Moved; still") && !desk.sees("Which Elven hex?"), "{:?}", desk.texts());
}

/// Each moment, as it was looked at: by night and by day, in three sizes, and in the language with the longest words.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.shows("battle-ways");
    desk.key(Named::Enter);
    desk.types("new battle seed=7");
    let shows = |desk: &mut Desk, name: &str| {
        for size in [LARGE, SMALL] {
            desk.resize(size);
            desk.shows(name);
        }
        desk.resize(LARGE);
        desk.key(Named::F2);
        desk.shows(&format!("{name}-day"));
        desk.key(Named::F2);
        desk.tell(Message::Speak(Language::De));
        desk.shows(&format!("{name}-de"));
        desk.tell(Message::Speak(Language::En));
    };
    desk.types("tick 1");
    desk.types("tick 2");
    shows(&mut desk, "battle-set-up");
    desk.types("begin");
    for command in ["seat alliance Bert", "seat sauron Anna", "ring at lorien elven", "ring stay 2"] {
        desk.types(command);
    }
    shows(&mut desk, "battle-first-move");
    desk.enters("phase = round 5 build, alliance");
    desk.types("build gondor minas-tirith");
    shows(&mut desk, "battle-build");
    desk.types("build rohan edoras");
    desk.types("build dwarf iron-mountains");
    desk.types("done");
    shows(&mut desk, "battle-move");
    desk.types("paths awake");
    desk.types("done");
    desk.types("attack rohan on manorc dice 4 5");
    desk.types("attack gondor e on orc f dice 2 4");
    desk.clicks("Gondor");
    shows(&mut desk, "battle-who");
    for label in ["Elven strength", "Orcs"] {
        desk.clicks(label);
    }
    shows(&mut desk, "battle-attack");
    desk.resize(WIDE);
    desk.shows("battle-attack");
    desk.resize(LARGE);
    desk.clicks("9");
    desk.shows("battle-faces");
    desk.key(Named::Escape);
    desk.types("attack elf on orc roll");
    shows(&mut desk, "battle-attacked");
    desk.types("o");
    desk.shows("battle-odds");
    desk.key(Named::Escape);
    desk.types("done");
    shows(&mut desk, "battle-second-move");
    desk.enters("phase = round 5 attack, sauron");
    desk.clicks("Orcs");
    desk.shows("battle-whom");
    desk.key(Named::Escape);
    desk.enters("phase = round 6 second move, sauron");
    desk.shows("battle-sauron");
    desk.enters("ring taken orc");
    shows(&mut desk, "battle-capture");
    desk.enters("ring at barad-dur");
    assert!(view(&desk).won.is_some());
    shows(&mut desk, "battle-end");
}

/// The table's window at every step, as it was looked at.
#[test]
fn the_tables_window_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.key(Named::Enter);
    desk.types("new battle seed=7");
    desk.key(Named::F4);
    desk.turns_to_table();
    let shows = |desk: &mut Desk, name: &str| desk.shows(&format!("battle-table-{name}"));
    shows(&mut desk, "set-up");
    for command in [
        "begin",
        "ring at lorien elven",
        "ring stay 2",
        "phase = round 5 build, alliance",
        "build gondor minas-tirith",
    ] {
        desk.app_command(command);
    }
    shows(&mut desk, "build");
    desk.app_command("done");
    shows(&mut desk, "move");
    desk.app_command("paths awake");
    desk.app_command("done");
    shows(&mut desk, "attack");
    desk.app_command("attack rohan on manorc roll");
    shows(&mut desk, "attacked");
    desk.app_command("attack gondor e on orc f dice 1 1");
    shows(&mut desk, "lost");
    desk.app_command("phase = round 6 second move, sauron");
    desk.app_command("ring taken orc");
    shows(&mut desk, "capture");
    desk.app_command("ring at barad-dur");
    shows(&mut desk, "end");
}

/// What is told of an attack is seen on the table's window before it is thrown, piece by piece, pressed or typed; and no more once
/// it is taken back.
#[test]
fn the_tables_window_follows_an_attack_that_is_told() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, alliance");
    desk.types("attack rohan on manorc dice 1 2");
    desk.key(Named::F4);
    let from_afar = |desk: &mut Desk, name: &str, seen: &[&str]| {
        desk.turns_to_table();
        for told in seen {
            assert!(desk.sees(told), "{told}: {:?}", desk.texts());
        }
        desk.shows(&format!("battle-table-{name}"));
        desk.turns_back();
    };
    from_afar(&mut desk, "before", &["Rohan on the Man-Orc, open ground", "3"]);
    desk.clicks("Gondor");
    from_afar(&mut desk, "who", &["Gondor attacks whom?", "Orcs", "Saruman"]);
    for label in ["Elven strength", "Orcs", "fortress"] {
        desk.clicks(label);
    }
    let whole = ["Elven strength", "8–12", "Orc is out: 42 of 100"];
    from_afar(&mut desk, "whom", &whole);
    desk.clicks("9");
    from_afar(&mut desk, "sum", &["9", "Orc is out"]);
    // One Escape takes back one press: the sum, the walls, whom, by whose strength, who.
    for seen in
        ["8–12", "7–12", "Gondor attacks whom?", "Gondor attacks whom?", "Rohan on the Man-Orc, open ground"]
    {
        desk.key(Named::Escape);
        desk.turns_to_table();
        assert!(desk.sees_within(seen), "{seen}: {:?}", desk.texts());
        desk.turns_back();
    }
    desk.key(Named::Escape);
    desk.letters("gondor orc f");
    desk.turns_to_table();
    assert!(desk.sees("9–12"), "{:?}", desk.texts());
    desk.turns_back();
    // What others would do is nothing that goes on; chances that are asked for are.
    for (line, seen) in [
        ("orc rohan f", "Rohan on the Man-Orc, open ground"),
        ("odds gondor on orc", "Orc is out: 42 of 100"),
    ] {
        desk.key(Named::Escape);
        desk.letters(line);
        desk.turns_to_table();
        assert!(desk.sees(seen), "{line}: {:?}", desk.texts());
        desk.turns_back();
    }
}

/// Dice of the table lie on its window as those of the program do; what is lost by leaving is the same there as on the screen.
#[test]
fn the_tables_window_tells_what_the_screen_tells() {
    let mut desk = begun();
    desk.enters("phase = round 4 build, saruman");
    desk.key(Named::F4);
    let leaving = "Leaving one unbuilt: it is gone.";
    assert!(desk.sees(leaving), "{:?}", desk.texts());
    desk.turns_to_table();
    assert!(desk.sees(leaving), "{:?}", desk.texts());
    desk.app_command("phase = round 4 attack, saruman");
    desk.app_command("attack manorc on rohan fortress dice 6 4");
    assert!(desk.sees("10") && desk.sees("="), "{:?}", desk.texts());
    desk.shows("battle-table-told");
    desk.turns_back();
    // B42: who stood on Isengard is asked there as well, and until it is answered nothing else is told by a press.
    desk.app_command("phase = round 4 first move, alliance");
    desk.app_command("lost gandalf");
    desk.clicks("Fangorn");
    desk.clicks("the Paths");
    assert_eq!(view(&desk).paths, Sleep::Asleep);
    let asked = "Fangorn goes to Isengard at once: who stood there?";
    desk.turns_to_table();
    assert!(desk.sees_within("who stood there?"), "{:?}", desk.texts());
    desk.turns_back();
    assert!(desk.sees(asked), "{:?}", desk.texts());
}

/// B40: without Gandalf the Alliance does not pass Moria, and what a press on it says names that; a passage by the table's word keeps
/// nobody there.
#[test]
fn without_gandalf_moria_is_not_passed() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.enters("lost gandalf");
    desk.clicks("Moria");
    assert!(desk.sees_within("the Alliance passes Moria no more"), "{:?}", desk.texts());
    desk.types("moria passed");
    assert!(desk.sees_within("Not on the map"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    desk.types("back gandalf");
    desk.types("moria passed !");
    assert!(!desk.sees("Gandalf stays in Moria"), "{:?}", desk.texts());
}

/// A side is pressed and a name typed: that it is asked for stands at the head.
#[test]
fn who_plays_a_side_is_asked() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.key(Named::Enter);
    desk.clicks("Alliance");
    assert!(desk.sees("Who plays the Alliance? Type the name."), "{:?}", desk.texts());
    // The question is left by a press; nothing else is agreed on meanwhile.
    assert!(!desk.sees("Options …"));
    desk.clicks("Back");
    assert!(!desk.sees_within("Who plays") && desk.sees("Options …"), "{:?}", desk.texts());
    desk.clicks("Alliance");
    desk.types("Bert");
    assert!(desk.sees_within("Bert") && !desk.sees_within("Who plays"), "{:?}", desk.texts());
}

/// Where the table throws, an attack that is typed without dice asks for its sum, and faces are typed behind what was pressed.
#[test]
fn faces_are_typed_behind_an_attack() {
    let mut desk = begun();
    desk.types("new battle draws=hand");
    desk.types("begin");
    desk.enters("phase = round 4 attack, saruman");
    desk.types("man rohan f");
    assert!(
        desk.sees("Which sum?") && desk.sees("Man-Orc on Rohan, fortress: 9 or more takes it."),
        "{:?}",
        desk.texts()
    );
    desk.types("53");
    assert_eq!(view(&desk).last_attack().map(|fought| fought.sum), Some(8));
    for label in ["Saruman", "Rohan", "9"] {
        desk.clicks(label);
    }
    desk.types("5 4");
    assert_eq!(
        view(&desk).last_attack().map(|fought| (fought.attacker, fought.sum)),
        Some((Piece::Saruman, 9))
    );
}

/// Another attacker attacks the same, with what was said of it.
#[test]
fn another_attacker_keeps_whom_it_attacks() {
    let mut desk = begun();
    desk.enters("phase = round 4 attack, alliance");
    for label in ["Gondor", "Orcs", "fortress", "Elves"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Elf on the Orc, fortress: 8 or more takes it."), "{:?}", desk.texts());
}

/// Who is out, and a number that is wrong, are pressed, with no word of a command.
#[test]
fn what_is_set_right_is_pressed() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.pressed = 0;
    desk.clicks("A piece is out …");
    assert!(desk.sees("Which piece?") && desk.sees("Which piece is out? Press it."), "{:?}", desk.texts());
    // Enter does nothing while it is not said which.
    desk.key(Named::Enter);
    desk.shows("battle-which-is-out");
    desk.clicks("Nazgûl");
    assert_eq!((view(&desk).map[Piece::Nazgul], desk.pressed), (0, 2));
    desk.clicks("Set right …");
    desk.clicks("Saruman");
    assert!(desk.sees("How many?") && desk.sees("How many are on the map: Saruman?"), "{:?}", desk.texts());
    desk.clicks("0");
    assert_eq!(view(&desk).map[Piece::Saruman], 0);
    desk.enters("phase = round 2 build, alliance");
    desk.clicks("Set right …");
    desk.clicks("Man-Orcs");
    desk.shows("battle-how-many");
    desk.clicks("15");
    assert_eq!(view(&desk).map[Piece::ManOrc], 15);
    assert!(!desk.sees_within("count"), "{:?}", desk.texts());
}

/// How a place is and who has the Ring are set right as numbers are; while a number is asked for nothing else is told.
#[test]
fn places_and_the_ring_are_set_right_by_presses() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    for presses in [
        &["Set right …", "Ring-bearer", "Saruman"][..],
        &["Set right …", "Isengard"],
        &["Set right …", "the Paths", "awake"],
    ] {
        desk.pressed = 0;
        presses.iter().for_each(|label| desk.clicks(label));
        assert_eq!(desk.pressed, presses.len());
    }
    let now = view(&desk);
    assert_eq!((now.ring.holder, now.isengard_open, now.paths), (Side::Saruman, true, Sleep::Awake));
    desk.types("undo");
    desk.clicks("Set right …");
    desk.clicks("Orcs");
    desk.clicks("the Shire");
    assert!(!view(&desk).shire.sauron_there && desk.sees("How many?"), "{:?}", desk.texts());
}

/// B42, B55: the Ring-bearer who wakes Fangorn is there; who stood on Isengard has to be said, and Enter says nothing of it.
#[test]
fn whoever_wakes_fangorn_is_there() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.clicks("Fangorn");
    desk.clicks("The Ring-bearer wakes Fangorn");
    assert!(desk.sees("Who stood there?") && desk.sees("Back"), "{:?}", desk.texts());
    desk.key(Named::Enter);
    assert_eq!(view(&desk).fangorn, Sleep::Asleep);
    desk.clicks("nobody");
    let now = view(&desk);
    assert_eq!((now.fangorn, now.ring.place.as_deref()), (Sleep::Awake, Some("fangorn")));
    assert!(desk.sees_within("Put Fangorn’s army on Isengard"), "{:?}", desk.texts());
    // It was one press, and goes with one.
    desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    assert_eq!((view(&desk).fangorn, view(&desk).ring.place.as_deref()), (Sleep::Asleep, Some("shire")));
}

/// B56: Saruman himself comes to the bearer of his own side by a press; B40: Gandalf, who stays in Moria, to nobody's.
#[test]
fn who_can_come_to_the_ring_is_pressed() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, saruman");
    desk.enters("ring = saruman");
    desk.clicks("Saruman comes to it");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).won.map(|(side, _)| side), Some(Side::Saruman));
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.enters("ring = sauron");
    desk.types("moria = in");
    desk.types("moria passed");
    desk.clicks("Gandalf");
    assert!(!desk.sees("Not a whole command yet") && !desk.sees_within("ring taken"), "{:?}", desk.texts());
}

/// Nothing at the head of the mat names a rule by its number, and what was refused is gone once something else is begun.
#[test]
fn a_refusal_at_the_head_is_read_and_gone() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.clicks("Isengard");
    assert!(desk.sees_within("opens by itself") && !desk.sees_within("(B"), "{:?}", desk.texts());
    desk.clicks("A piece is out …");
    assert!(!desk.sees_within("opens by itself"));
    desk.key(Named::Escape);
    desk.enters("phase = round 2 attack, alliance");
    desk.types("attack gandalf on orc dice 3 3");
    desk.enters("phase = round 2 first move, sauron");
    desk.enters("shire sauron");
    // Sauron's piece is there: nobody asks who is in it.
    desk.clicks("the Shire");
    assert!(desk.sees("Sauron’s piece has gone: whose is the Shire now?"));
}

/// Digits of several nations are as many builds; the first that is refused stands on the line.
#[test]
fn digits_of_several_nations_build_for_each() {
    let mut desk = begun();
    desk.enters("phase = round 4 build, alliance");
    desk.types("137");
    let map = view(&desk).map;
    assert_eq!((map[Piece::Gondor], map[Piece::Rohan], map[Piece::Hobbit]), (9, 7, 3));
    // All three are put on the map.
    assert!(desk.sees_within("Gondor: Dol Amroth; Rohan: Edoras; Hobbits: the Shire."), "{:?}", desk.texts());
    desk.types("undo");
    desk.types("undo");
    // Gondor has built already; Rohan would have come behind it.
    desk.types("23");
    let map = view(&desk).map;
    assert_eq!((map[Piece::Gondor], map[Piece::Rohan]), (9, 6));
    assert!(desk.sees_within("Gondor"));
    for _ in 0..2 {
        desk.key(Named::Escape);
    }
    desk.types("37");
    let map = view(&desk).map;
    assert_eq!((map[Piece::Rohan], map[Piece::Hobbit]), (7, 3));
}

/// What one press did is one thing to the table too: all of it is named, and comes back with one press.
#[test]
fn the_tables_window_names_all_that_is_taken_back() {
    let mut desk = begun();
    desk.enters("phase = round 4 build, alliance");
    desk.types("137");
    let built = |desk: &Desk| [Piece::Gondor, Piece::Rohan, Piece::Hobbit].map(|piece| view(desk).map[piece]);
    assert_eq!(built(&desk), [9, 7, 3]);
    desk.key(Named::F4);
    for (letter, stand, said) in [("z", [8, 6, 2], "Taken back: "), ("y", [9, 7, 3], "Done again: ")] {
        desk.press(Key::Character(letter.into()), Modifiers::COMMAND, None);
        assert_eq!(built(&desk), stand);
        desk.turns_to_table();
        desk.tell(Message::Opened);
        for nation in ["Gondor", "Rohan", "Hobbits"] {
            let all = desk.texts();
            assert!(all.iter().any(|it| it.contains(said) && it.contains(nation)), "{nation}: {all:?}");
        }
        desk.turns_back();
    }
}

/// B65: with keys alone an item is ticked by Tab and Space, the next one that does not stand yet; or by its number, or its name.
#[test]
fn the_set_up_is_ticked_by_keys() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.key(Named::Enter);
    for _ in 0..3 {
        desk.key(Named::Tab);
        desk.key(Named::Space);
    }
    assert_eq!(view(&desk).ticked.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    for (typed, item) in [("8", 8), ("gandalf", 11), ("fangorn", 12), ("elves", 7), ("ring-bearer", 14)] {
        desk.types(typed);
        assert!(view(&desk).ticked.contains(&item), "{typed}: {:?}", view(&desk).ticked);
    }
    desk.tell(Message::Speak(Language::De));
    desk.types("zwerge");
    assert!(view(&desk).ticked.contains(&6), "{:?}", view(&desk).ticked);
    for item in [4, 5, 9, 10, 13] {
        desk.types(&item.to_string());
    }
    assert!(desk.sees("Alles steht: beginn."), "{:?}", desk.texts());
}

/// Tab comes first to what answers the question: whom, a place, who woke Fangorn; last to what only says why it means nothing.
#[test]
fn tab_comes_first_to_what_is_asked() {
    let mut desk = begun();
    desk.enters("phase = round 2 attack, saruman");
    let goes = |desk: &mut Desk| {
        desk.key(Named::Tab);
        desk.key(Named::Enter);
    };
    for _ in 0..2 {
        goes(&mut desk);
    }
    assert!(desk.sees("Man-Orc on the Orc, open ground: 8 or more takes it."), "{:?}", desk.texts());
    desk.enters("phase = round 2 first move, alliance");
    // Of what can be told Moria is the first: nobody's sleep is explained before.
    goes(&mut desk);
    assert!(desk.sees_within("Undo: Gandalf stops in Moria"), "{:?}", desk.texts());
    desk.types("undo");
    desk.clicks("Fangorn");
    goes(&mut desk);
    assert!(desk.sees("Who stood there?"), "{:?}", desk.texts());
    goes(&mut desk);
    assert_eq!(view(&desk).fangorn, Sleep::Awake);
    desk.enters("ring at lorien elven");
    desk.enters("ring stay 2");
    desk.enters("phase = round 3 second move, alliance");
    goes(&mut desk);
    assert_eq!(view(&desk).ring.place.as_deref(), Some("hex"));
}

/// Where type is large, the part of the mat in which is answered what is asked comes into sight whole.
#[test]
fn in_large_type_the_tray_comes_into_sight() {
    let mut desk = begun();
    for _ in 0..5 {
        desk.press(Key::Character("+".into()), Modifiers::COMMAND, None);
    }
    desk.enters("phase = round 4 attack, alliance");
    let whole = |desk: &mut Desk, label: &str| desk.find(label.to_owned()).is_some_and(|it| it.height > 10.0);
    assert!(whole(&mut desk, "Gondor") && whole(&mut desk, "Gandalf"), "{:?}", desk.texts());
    desk.clicks("Gondor");
    assert!(whole(&mut desk, "Orcs") && whole(&mut desk, "Saruman"), "{:?}", desk.texts());
    desk.enters("phase = round 4 first move, alliance");
    assert!(!whole(&mut desk, "an ordinary hex"));
    for line in ["ring at lorien elven", "ring stay 2", "phase = round 5 second move, alliance"] {
        desk.types(line);
    }
    assert!(whole(&mut desk, "an ordinary hex") && whole(&mut desk, "Mount Doom"), "{:?}", desk.texts());
}

/// B42, B44: who is out is taken off, and that is said.
#[test]
fn who_is_out_by_a_move_is_taken_off() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    desk.types("paths = awake");
    desk.types("fangorn awake gandalf over manorc");
    assert!(desk.sees_within("Paths to the South now"), "{:?}", desk.texts());
    desk.types("paths clear");
    let taken = "Take the Man-Orc off. Put Fangorn’s army on Isengard; then move on.";
    assert!(desk.sees(taken), "{:?}", desk.texts());
    desk.types("undo");
    desk.types("paths lost");
    assert!(desk.sees("Take Aragorn and the Dead off; then move on."), "{:?}", desk.texts());
    desk.types("done");
    desk.types("done");
    assert!(!desk.sees_within("Take Aragorn"), "{:?}", desk.texts());
}

/// B55: where the Ring-bearer stands is answered with the words that are seen.
#[test]
fn a_place_that_is_seen_is_typed() {
    let mut desk = begun();
    desk.enters("phase = round 2 first move, alliance");
    for (typed, place) in [("an ordinary hex", "hex"), ("elven hex 3", "elven-hex-3"), ("hex", "hex")] {
        desk.types(typed);
        assert_eq!(view(&desk).ring.place.as_deref(), Some(place), "{typed}");
    }
    desk.enters("phase = round 3 first move, sauron");
    desk.enters("ring taken orc");
    desk.tell(Message::Speak(Language::De));
    desk.types("ein gewöhnliches Feld");
    assert!(view(&desk).captor().is_none(), "{:?}", desk.texts());
    // Where nobody asks it, a place alone is nothing.
    desk.enters("phase = round 3 attack, sauron");
    desk.types("hex");
    assert!(desk.sees_within("hex"));
    desk.key(Named::Escape);
    // B54: the numbers of the Elven hexes are said as they are seen.
    desk.enters("phase = round 3 second move, sauron");
    desk.enters("ring at elven-hex-2");
    desk.enters("ring stay 2");
    desk.types("done");
    assert!(
        desk.sees_within("Elbenfeld 2 verlassen") || !desk.sees_within("elven-hex"),
        "{:?}",
        desk.texts()
    );
}

/// The end is read from three metres: who has won, after how many rounds, what is left, and who had the Ring.
#[test]
fn the_end_is_read_from_afar() {
    let mut desk = begun();
    desk.types("seat sauron Anna");
    desk.enters("phase = round 6 second move, sauron");
    desk.enters("ring taken orc");
    desk.enters("ring at barad-dur");
    desk.key(Named::F4);
    desk.turns_to_table();
    for seen in ["Sauron wins · Anna", "Rounds: 6", "24", "Who had the Ring", "Alliance, rounds 1 to 6"] {
        assert!(desk.sees(seen), "{seen}: {:?}", desk.texts());
    }
}
