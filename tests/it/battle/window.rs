//! The game in the window, with keys alone and with the mouse alone.

use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use strum::IntoEnumIterator;
use underhill::battle::{Battle, BattleView, Piece, Side, Step};
use underhill::language::Language;
use underhill::window::Message;

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
    desk.types("phase = round 4 build, sauron");
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

/// The same turn with the mouse alone: what was said of a defender stays for the next attack on it.
#[test]
fn a_turn_takes_few_presses() {
    let mut desk = begun();
    desk.types("phase = round 4 build, sauron");
    desk.pressed = 0;
    // Each line stays where it is.
    for line in ["1  Orcs", "2  Orcs", "3  Orcs"] {
        desk.clicks_starting_with(line);
    }
    assert_eq!(view(&desk).map[Piece::Orc], 28);
    desk.clicks("On: first move");
    desk.clicks("On: attack");
    for label in ["Orcs", "Rohan", "fortress", "Enter"] {
        desk.clicks(label);
    }
    for _ in 0..3 {
        for label in ["Orcs", "Rohan", "Enter"] {
            desk.clicks(label);
        }
        assert!(view(&desk).step.last_attack.is_some_and(|(defender, cell, _)| {
            defender == Piece::Rohan && cell.fortress && !cell.river && !cell.elven_defender
        }));
    }
    assert_eq!(view(&desk).step.attacks[Piece::Orc], 4);
    desk.clicks("On: second move");
    desk.clicks("On: Saruman, build");
    assert!(desk.pressed <= 28, "{} presses", desk.pressed);
}

#[test]
fn an_attack_is_pressed_and_its_cell_is_lit() {
    let mut desk = begun();
    desk.types("phase = round 4 attack, saruman");
    desk.clicks("Attack …");
    for label in ["Man-Orcs", "Rohan", "fortress"] {
        desk.clicks(label);
    }
    // Before the dice fall it is said why it is this cell, and what is to be expected.
    assert!(desk.sees("Man-Orcs on Rohan: fortress or river"));
    assert!(desk.sees("Falls 5/18 (27.78 %); to two attacks 47.84 %; to three 62.33 %"));
    desk.clicks("dice");
    desk.clicks("5");
    desk.clicks("4");
    desk.key(Named::Enter);
    assert_eq!(view(&desk).map[Piece::Rohan], 5);
    assert!(desk.sees("Falls 5/18 (27.78 %); to two attacks 47.84 %; to three 62.33 %"));
    assert!(desk.sees("Undo: Man-Orcs on Rohan, 5 4") || desk.sees_within("Undo: Man-Orcs on"));
    desk.types("odds=off");
    desk.key(Named::Escape);
    // Who cannot says why.
    assert!(desk.sees_within("The army in Fangorn sleeps"));
}

/// What was picked of an attack is taken off by another press, and the rest stays; nothing moves meanwhile.
#[test]
fn what_was_picked_is_taken_off_again() {
    let mut desk = begun();
    desk.types("phase = round 4 attack, saruman");
    for label in ["Man-Orcs", "lent Elven: attacker", "Rohan", "fortress", "river"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Man-Orcs (lent Elven: Saruman) on Rohan: fortress and river"));
    desk.clicks("river ✓");
    assert!(desk.sees("Man-Orcs (lent Elven: Saruman) on Rohan: fortress or river"));
    desk.clicks("Rohan ✓");
    desk.clicks("Gondor");
    assert!(desk.sees("Man-Orcs (lent Elven: Saruman) on Gondor: open ground"));
    desk.clicks("Man-Orcs ✓");
    desk.clicks("Saruman");
    desk.clicks("Gondor");
    assert!(desk.sees("Saruman on Gondor: open ground"));
    assert_eq!(view(&desk).step.attacks[Piece::Saruman], 0);
}

/// What is asked is answered in a sentence, and can be pressed word by word.
#[test]
fn what_is_asked_is_answered_in_a_sentence() {
    let mut desk = begun();
    desk.types("phase = round 4 attack, sauron");
    for label in ["Odds of several …", "Orcs", "and another", "Orcs", "and another", "Nazgûl", "on Rohan"]
    {
        desk.clicks(label);
    }
    desk.clicks("fortress");
    desk.clicks("Enter");
    assert!(
        desk.sees(
            "Rohan out: 2705/3888 (69.57 %). Attackers lost in the mean: 0.16. Without a loss: 62.53 %."
        )
    );
    assert!(desk.sees("In another order only 0.11 are lost: Nazgûl, Orcs, Orcs."));
    desk.letters("need ");
    for label in ["90 %", "Elves", "on Orcs", "fortress", "Enter"] {
        desk.clicks(label);
    }
    assert!(desk.sees("Elves on Orcs: 5 such attacks put it out with at least 90 %."));
    desk.types("march orc 14");
    assert!(desk.sees("Orcs: hexes 14, Movement Phases 7."));
}

#[test]
fn a_game_is_played_with_the_mouse_alone() {
    let mut desk = Desk::new(None);
    desk.clicks("Battle of the Ring");
    desk.clicks("Our table");
    desk.clicks("With two players");
    desk.clicks("Begin round 1");
    desk.clicks("In the Shire: Sauron");
    desk.clicks("The Shire is left to Saruman");
    desk.clicks("On: attack");
    desk.clicks("On: second move");
    desk.clicks("On: Alliance, first move");
    desk.clicks("Aragorn wakes the Dead");
    desk.clicks("On: attack");
    desk.clicks("On: second move");
    // B44: owed, and refused until it is told.
    desk.clicks("On: Evil, build");
    assert_eq!(view(&desk).moment.map(|moment| moment.step), Some(Step::SecondMove));
    desk.clicks("The Paths are left");
    desk.clicks("On: Evil, build");
    desk.clicks("1  Orcs · Barad-dûr");
    assert_eq!(view(&desk).map[Piece::Orc], 26);
}

/// What can stand next is picked while something is typed, and a piece that cannot says why in the language.
#[test]
fn words_are_picked_and_reasons_are_told() {
    let mut desk = begun();
    desk.types("phase = round 4 attack, alliance");
    desk.letters("attack gondor ");
    // Aragorn lends.
    desk.clicks("lent Elven");
    desk.clicks("Orcs");
    assert!(desk.sees("Gondor (lent Elven: Aragorn, Gandalf) on Orcs: open ground"));
    assert!(desk.sees("Falls 7/12 (58.33 %); to two attacks 82.64 %; to three 92.77 %"));
    for label in ["river", "5", "4", "Enter"] {
        desk.clicks(label);
    }
    assert_eq!(view(&desk).map[Piece::Orc], 24);
    assert!(desk.sees("9: the defender is out") && desk.sees("Out: Orcs; 24 of 30 left"));
    desk.letters("ring at ");
    for label in ["Barad-dûr", "Mount Doom"] {
        assert!(desk.sees(label), "{label}");
    }
    desk.key(Named::Escape);
    desk.tell(Message::Speak(Language::It));
    assert!(desk.sees_within("Sui Sentieri dei Morti non si fa nulla"));
}

/// What cannot be is refused in a sentence, and nothing is lost by it.
#[test]
fn bad_input_says_why_and_loses_nothing() {
    let mut desk = begun();
    desk.types("phase = round 4 attack, saruman");
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
    refused(&mut desk, "orc rohan 53", "It is the turn of: Saruman (B3). “Orcs” is not theirs");
    refused(&mut desk, "man dead 53", "On the Paths of the Dead nothing is done");
    refused(&mut desk, "saruman e on rohan", "Nobody on the map can lend Elven strength to “Saruman”");
    refused(&mut desk, "build manorc isengard", "That is not done in this step.");
}

/// What a round gives and cannot be built is said, and what has a deadline is.
#[test]
fn what_is_lost_and_what_is_owed_is_said() {
    let mut desk = begun();
    desk.types("phase = round 2 build, saruman");
    assert!(desk.sees("Not to be built, for want of a free centre or a counter: Man-Orcs ×1"));
    // B13: of two nations one builds one army, and one is lost.
    desk.types("phase = round 2 build, alliance");
    desk.types("build gondor dol");
    desk.types("build rohan edoras");
    desk.types("done");
    assert!(desk.sees("Not built, and gone: Dwarves / Hobbits ×1."), "{:?}", desk.texts());
    desk.types("phase = round 2 build, alliance");
    // B15: one line for the two, also where only one of them has a counter left.
    desk.types("count dwarf = 8");
    desk.types("done");
    assert!(desk.sees_within("Not built, and gone: Dwarves / Hobbits ×1."), "{:?}", desk.texts());
    desk.types("phase = round 2 second move, alliance");
    desk.types("ring at lorien elven");
    desk.types("ring stay 2");
    assert!(desk.sees("The Ring-bearer has to be out of Lórien by the end of this turn."));
    assert!(desk.sees("The Ring: Alliance, Lórien (Elven, round 2 of 2)"));
}

/// In no language is anything of it cut off or left in another, on large and small screens.
#[test]
fn every_step_is_shown_in_every_language() {
    for language in Language::iter() {
        let mut desk = begun();
        desk.tell(Message::Speak(language));
        let words = desk.app.referee().words().clone();
        for (phase, seen) in [
            ("round 4 build, alliance", "battle-head-builds"),
            ("round 4 first move, alliance", "battle-do-fangorn-gandalf"),
            ("round 4 attack, sauron", "battle-do-attack"),
        ] {
            assert!(desk.app.hear(&format!("phase = {phase}")));
            for size in [LARGE, SMALL] {
                desk.resize(size);
                assert!(desk.sees_within(&words.say(seen, &[])), "{phase} in {}", language.name());
            }
        }
    }
}

/// The first evening, by an empty Enter alone: Saruman's second round.
#[test]
fn a_first_evening_is_gone_through_with_enter_alone() {
    let mut desk = Desk::new(None);
    desk.letters("bf");
    while view(&desk).moment.is_none_or(|moment| moment.side != Side::Alliance) {
        desk.key(Named::Enter);
    }
    let now = view(&desk);
    assert_eq!((now.map[Piece::ManOrc], now.map[Piece::Rohan]), (11, 4));
    // It is over, and the game goes on.
    assert!(desk.sees_within("Alliance builds"));
}

/// Each screen, as it was looked at.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.shows("battle-ways");
    desk.key(Named::Enter);
    desk.types("new battle seed=7");
    desk.types("count orc");
    let shows = |desk: &mut Desk, name: &str| {
        for size in [LARGE, SMALL] {
            desk.resize(size);
            desk.shows(name);
        }
        desk.resize(LARGE);
    };
    shows(&mut desk, "battle-set-up");
    desk.types("begin");
    shows(&mut desk, "battle-first-move");
    desk.types("phase = round 4 build, saruman");
    shows(&mut desk, "battle-build");
    desk.types("1");
    desk.types("d");
    desk.types("d");
    shows(&mut desk, "battle-attack");
    desk.clicks("Attack …");
    desk.shows("battle-who");
    desk.key(Named::Escape);
    desk.types("man roh e f 54");
    shows(&mut desk, "battle-attacked");
    desk.types("o");
    shows(&mut desk, "battle-odds");
    desk.key(Named::Escape);
    desk.types("phase = round 5 first move, alliance");
    shows(&mut desk, "battle-alliance");
    desk.types("ring at mount-doom");
    assert!(view(&desk).won.is_some());
    shows(&mut desk, "battle-end");
    desk.clicks("Why?");
    desk.shows("battle-why");
}

/// Digits of several nations are as many builds; the first that is refused stands on the line.
#[test]
fn digits_of_several_nations_build_for_each() {
    let mut desk = begun();
    desk.types("phase = round 4 build, alliance");
    desk.types("137");
    let map = view(&desk).map;
    assert_eq!((map[Piece::Gondor], map[Piece::Rohan], map[Piece::Hobbit]), (9, 7, 3));
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
