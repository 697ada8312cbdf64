//! Nothing moves while a game is played, nothing is pressed by accident, and what only he has seen nobody else knows of.

use super::window_begun::{begins, begun};
use super::window_table::shows_to_all;
use crate::common::table;
use crate::desk::{self, Desk};
use iced::keyboard::key::Named;
use iced::{Point, Rectangle, Size};
use iced_test::selector::{Candidate, id};
use strum::IntoEnumIterator;
use underhill::hunt::{Hunt, Phase, State, Turn, reach};
use underhill::language::Language;
use underhill::window::Message;

/// What hands type next in a game that they want to see the end of; nothing: Enter alone.
fn next(state: &State) -> String {
    let view = &state.view;
    if view.asked.is_some() || view.drawn.is_some() {
        return String::new();
    }
    let night = view.turn == Turn::Nightfall;
    let goes = !view.moved && !view.rested;
    let here = || state.last_location().unwrap().to_string();
    match (view.phase, &view.part2) {
        (Phase::RingBearer, None) if goes && night && view.day == 1 => "r".to_owned(),
        (Phase::RingBearer, None) if goes => {
            let board = view.options.board.clone().unwrap();
            let now = board.moves_to_exit(state.last_location().unwrap(), state.dots()).unwrap();
            let nearer = reach(state).unwrap().into_iter().find(|there| {
                there.is_exit() || board.moves_to_exit(*there, 0).is_some_and(|moves| moves + 1 == now)
            });
            nearer.map_or_else(
                || ".".to_owned(),
                |there| there.to_string().repeat(1 + usize::from(there.is_exit())),
            )
        }
        // He is hunted where he is, once in each part.
        (Phase::RingBearer, _)
            if view.tracks.is_empty() && view.eyes == 0 && view.step > 1 && !is_waiting(state) =>
        {
            format!("h {}", here())
        }
        (Phase::RingBearer, Some(_)) if goes => if night { "a" } else { "" }.to_owned(),
        (Phase::RingBearer, Some(part2)) if !part2.gandalf_moved => state.gandalf().unwrap().to_string(),
        // A number alone, which only he sees answered before it is given.
        (Phase::Ringwraiths, _) if view.answer.is_none() && view.day == 1 && !view.found => "55".to_owned(),
        (Phase::Encounter, _) => "1".to_owned(),
        (Phase::Escape, None) => "//".to_owned(),
        (Phase::Escape, Some(_)) => "k".to_owned(),
        (Phase::Refresh, _) => "1".to_owned(),
        (Phase::Hiding, _) => state.hidden.deeds.drawn[0].to_string(),
        (Phase::Bree, _) => "part2 seed=5".to_owned(),
        (Phase::Setup, Some(part2)) => match (part2.journey_set, part2.deeds_set, part2.gandalf_set) {
            (false, ..) if state.hidden.drawn_journeys.is_none() => String::new(),
            (false, ..) => "short".to_owned(),
            (_, false, _) => String::new(),
            (.., false) => state.hidden.deeds.kept[0].to_string(),
            _ => "2".to_owned(),
        },
        _ => String::new(),
    }
}

/// Whether Gandalf is still to move.
fn is_waiting(state: &State) -> bool {
    state.view.part2.as_ref().is_some_and(|part2| !part2.gandalf_moved)
}

/// Where the map, the gold button and the line are, while a table is shown.
fn places(desk: &mut Desk) -> Option<[Rectangle; 3]> {
    Some([desk.find(id("map"))?, desk.find(id("gold"))?, desk.find(id("command line"))?])
}

/// Over a whole game, in all languages and two sizes, the map, the gold button and the line do not move by a pixel from the first
/// moment of a part to its last, and the map has more than half of the window.
#[test]
fn nothing_moves_over_a_whole_game() {
    for size in [desk::LARGE, Size::new(1024.0, 700.0)] {
        for language in Language::iter() {
            let mut desk = Desk::new(None);
            desk.resize(size);
            begins(&mut desk, 7);
            desk.tell(Message::Speak(language));
            let mut first = places(&mut desk).expect("a table is shown");
            let mut part = 1;
            assert!(first[0].width * first[0].height >= 0.5 * size.width * size.height, "{:?}", first[0]);
            let (mut steps, mut seen, mut last) = (0, 0, String::new());
            while desk.phase() != Phase::Rivendell {
                // What he has seen is given.
                let typed = Some(next(desk.state()))
                    .filter(|typed| *typed != last || typed != "55")
                    .unwrap_or_default();
                last.clone_from(&typed);
                desk.letters(&typed);
                // What is being typed moves nothing either.
                for typed in [true, false] {
                    if !typed {
                        desk.key(Named::Enter);
                    }
                    if let Some(now) = places(&mut desk) {
                        // Part 2 has a row for Gandalf's log, from its first moment on.
                        if std::mem::replace(&mut part, desk.state().view.part()) != part {
                            first = now;
                        }
                        assert_eq!(now, first, "{} in {size:?}: {typed} {:?}", language.name(), desk.phase());
                        seen += 1;
                    }
                }
                steps += 1;
                assert!(steps < 400, "{typed:?} for ever: {:?}", desk.texts());
                assert_ne!(desk.phase(), Phase::Corrupted);
            }
            assert!(seen > 150, "{seen}");
        }
    }
}

/// The commands to a moment of each kind, in a game of which everything is known.
pub fn moments() -> Vec<(&'static str, Vec<String>)> {
    let game = |commands: &[&str]| {
        table().of("seed=7").at("7", "12 26 35 38 3").shadows(1).then(commands).commands()
    };
    let part2 = |commands: &[&str]| {
        let mut all = game(&[
            "card move B !",
            "part2 seed=5",
            "journey draw",
            "journey keep short",
            "deeds 8 10 21 22",
        ]);
        all.extend(
            ["gandalf start 8", "begin shadows=2"]
                .iter()
                .chain(commands)
                .map(|command| (*command).to_owned()),
        );
        all
    };
    vec![
        ("he moves", game(&[])),
        ("he has moved", game(&["move 13"])),
        ("they ask", game(&["move 13", "done"])),
        ("a question waits", game(&["move 13", "done", "ask hunt 13"])),
        ("the encounter", game(&["move 13", "done", "hunt 13", "done"])),
        ("tiles lie", game(&["move 13", "done", "hunt 13", "done", "nazgul 2"])),
        ("the escape", game(&["move 13", "done", "hunt 13", "done", "nazgul 0", "accept"])),
        ("night", game(&["move 13", "done", "done", "move .", "done", "done"])),
        ("refresh", game(&["move 13", "done", "done", "move .", "done", "done", "rest", "done", "done"])),
        ("Part 1 is over", game(&["card move B !"])),
        ("he advances", part2(&[])),
        ("Gandalf goes", part2(&["advance"])),
        ("Gandalf is there", part2(&["advance", "gandalf 8"])),
        ("Gandalf hides", part2(&["advance", "gandalf 8", "gandalf reveal", "done", "done"])),
        ("the end", part2(&["corruption = 20 lost"])),
    ]
}

/// A double click on whatever can be pressed does what one click does. Zoom and the two counters are pressed as often as
/// they have to be.
#[test]
fn a_double_click_is_one_step() {
    let mut pressed = 0;
    for (moment, commands) in moments() {
        let fresh = || {
            let mut desk = Desk::new(None);
            for command in &commands {
                desk.app_command(command);
            }
            desk.app.show_table();
            desk.key(Named::Escape);
            desk
        };
        let mut desk = fresh();
        let counters: Vec<Rectangle> = desk.all(|candidate| match candidate {
            Candidate::Text { content: "+" | "–", visible_bounds, .. } => visible_bounds,
            _ => None,
        });
        let buttons: Vec<Rectangle> = desk.all(|candidate| match candidate {
            Candidate::Focusable { visible_bounds, .. } => visible_bounds,
            _ => None,
        });
        assert!(buttons.len() > 5, "{moment}");
        for at in
            buttons.into_iter().filter(|at| !counters.iter().any(|counter| at.contains(counter.center())))
        {
            let mut desk = fresh();
            desk.app.settle();
            let stands = |desk: &mut Desk| {
                let lines = desk.app.referee().kept::<Hunt>().map(|game| game.record().acts().len());
                (lines, desk.app.is_curtained(), desk.app.table_window().is_some(), desk.texts())
            };
            desk.clicks_at_once(at.center());
            desk.app.halt();
            let once = stands(&mut desk);
            desk.clicks_at_once(at.center());
            assert_eq!(stands(&mut desk), once, "{moment}: {at:?}");
            pressed += 1;
        }
    }
    assert!(pressed > 100, "{pressed}");
}

/// A number alone in the Ringwraiths' turn: he sees the answer, and neither the record, nor the table's window, nor the number
/// of pictures knows of it; and one that would be refused takes as many.
#[test]
fn what_he_alone_has_seen_nobody_knows_of() {
    let lines = |desk: &Desk| desk.app.referee().kept::<Hunt>().unwrap().record().text().to_owned();
    let mut taken = Vec::new();
    for number in ["60", "13", "07", "99"] {
        for by_mouse in [false, true] {
            let mut desk = begun(&["move 13", "done"]);
            desk.key(Named::F4);
            let (before, wall) = (lines(&desk), shows_to_all(&mut desk));
            let point = (by_mouse && number != "99" && number != "07").then(|| desk.on_map(number));
            // The line has the focus again.
            desk.key(Named::Escape);
            desk.taken_in = 0;
            match point {
                Some(point) => desk.clicks_at(point),
                None => {
                    desk.types(number);
                    taken.push(desk.taken_in);
                }
            }
            assert_eq!(lines(&desk), before, "{number}");
            assert_eq!(shows_to_all(&mut desk), wall, "{number}");
            let refused = ["07", "99"].contains(&number);
            assert_eq!(desk.sees("Give this answer"), !refused, "{number}: {:?}", desk.texts());
            // Escape forgets it; nobody has heard of it.
            desk.key(Named::Escape);
            assert!(!desk.sees("Give this answer"));
            assert_eq!((lines(&desk), shows_to_all(&mut desk)), (before, wall));
        }
    }
    assert!(taken.iter().all(|count| *count == taken[0]), "{taken:?}");
    // Given, it is asked and answered at once.
    let mut desk = begun(&["move 13", "done"]);
    desk.types("13");
    desk.key(Named::Enter);
    assert!(desk.state().view.answer.is_some_and(|(_, answer)| answer.finds_a_track()));
    // While it is still his own turn, that ends with it.
    let mut desk = begun(&["move 13"]);
    desk.types("13");
    assert_eq!(desk.phase(), Phase::RingBearer);
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.state().view.answer.is_some());
}

/// Right after an answer an Enter too many does not end their turn.
#[test]
fn the_turn_does_not_end_with_the_answer() {
    let mut desk = begun(&["move 13", "done"]);
    desk.types("60");
    desk.key(Named::Enter);
    desk.app.halt();
    desk.key_at_once(Named::Enter);
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::RingBearer);
}

/// Whatever typing is refused, a press on the map says too; and what was refused goes with the first key.
#[test]
fn a_press_that_does_nothing_says_why() {
    let mut desk = begun(&[]);
    let point = desk.on_map("60");
    desk.clicks_at(point);
    assert!(desk.sees("Not so") && desk.state().view.step == 0);
    desk.letters("1");
    assert!(!desk.sees("Not so"));
    let mut desk = begun(&["move 13", "done", "hunt 13", "done"]);
    let point = desk.on_map("60");
    desk.clicks_at(point);
    assert!(desk.sees("Not so"));
    desk.key(Named::Escape);
    assert!(!desk.sees("Not so"));
    // A place that no board joins goes by his word, with a button of its own.
    let mut desk = begun(&[]);
    desk.types("60");
    assert!(desk.sees("Not so"));
    desk.clicks("On my word");
    // No board is asked then: it has to be meant.
    assert!(desk.sees("Is this meant?") && desk.state().view.step == 0);
    desk.key(Named::Enter);
    assert_eq!(desk.state().last_location().unwrap().to_string(), "60");
}

/// The day of Part 2: Frodo advances, Gandalf goes; four questions, the new day.
#[test]
fn a_day_of_part_2_costs_few_keys() {
    let (_, commands) = moments().into_iter().find(|(moment, _)| *moment == "he advances").unwrap();
    let mut desk = Desk::new(None);
    for command in &commands {
        desk.app_command(command);
    }
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.keys = 0;
    for (turn, asked) in [&["52", "53"][..], &["55"], &["41"]].into_iter().enumerate() {
        // By day he advances with Enter; at Nightfall he could rest as well.
        desk.types(if turn == 2 { "a" } else { "" });
        let there = desk.state().gandalf().unwrap();
        let board = desk.state().view.options.board.clone().unwrap();
        let there = board
            .connected(there)
            .iter()
            .map(|(there, _)| *there)
            .find(|there| there.to_string().len() == 2 && !there.is_exit());
        desk.types(&there.unwrap().to_string());
        for number in asked {
            desk.types(number);
            desk.key(Named::Enter);
            assert!(desk.state().view.answer.is_some(), "{number}: {:?}", desk.texts());
        }
        desk.key(Named::Enter);
    }
    assert_eq!(desk.phase(), Phase::Refresh);
    desk.types("2");
    assert_eq!(desk.state().view.day, 2);
    println!("a day of Part 2: {} keys", desk.keys);
    assert!(desk.keys <= 36, "{} keys", desk.keys);
}

/// What lies between what was asked for and the pointer that rests: presses fall for a moment, and then no more.
#[test]
fn presses_are_let_fall_for_a_moment_only() {
    let mut desk = begun(&["move 13"]);
    let gold = desk.find(id("gold")).unwrap().center();
    desk.app.settle();
    desk.clicks_at_once(gold);
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    desk.app.halt();
    desk.clicks_at_once(gold);
    desk.clicks_at_once(Point::new(gold.x, gold.y));
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    desk.clicks_at(gold);
    assert_eq!(desk.phase(), Phase::RingBearer);
}

/// Whatever waits, while secrets are veiled nothing on the screen tells it.
#[test]
fn nothing_that_waits_shows_through_the_veil() {
    let told = |desk: &mut Desk, secret: &str| {
        let texts = desk.texts();
        texts.into_iter().filter(|text| text.contains(secret)).collect::<Vec<_>>()
    };
    let veils = |desk: &mut Desk, what: &str, secret: &str| {
        assert!(!told(desk, secret).is_empty(), "{what}: {:?}", desk.texts());
        desk.key(Named::F3);
        assert_eq!(told(desk, secret), [""; 0], "{what}");
        desk.key(Named::F3);
    };
    // An answer that only he has seen, an entry by his word, what is typed, a question about a place that nobody has placed.
    let mut desk = begun(&["move 13", "done"]);
    desk.types("44");
    veils(&mut desk, "an answer seen first", "44");
    let mut desk = begun(&["move ."]);
    desk.app_command("undo");
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.types("44");
    desk.clicks("On my word");
    veils(&mut desk, "by his word", "44");
    let mut desk = begun(&[]);
    desk.letters("44");
    veils(&mut desk, "what is typed", "44");
    let mut desk = Desk::after(&crate::common::in_box().then(&["move 44", "done"]));
    desk.types("p II");
    assert!(desk.sees("Where is 44?"), "{:?}", desk.texts());
    veils(&mut desk, "a place that nobody has placed", "Where is 44");
    // A correction that is begun, and one that waits.
    let mut desk = begun(&["move 13", "done"]);
    desk.clicks("13");
    desk.letters("44");
    veils(&mut desk, "a correction", "44");
    desk.key(Named::Enter);
    let waits = desk.state().hidden.proposed.is_some();
    assert!(waits || desk.sees("On my word"), "{:?}", desk.texts());
}

/// A move that was typed in the wrong turn, with its area, is neither asked nor told.
#[test]
fn a_move_in_the_wrong_turn_betrays_nothing() {
    let mut desk = begun(&["move 13", "done"]);
    let before = desk.app.referee().kept::<Hunt>().unwrap().record().text().to_owned();
    for typed in ["22 IIB", "22 2b", "22 !"] {
        desk.types(typed);
        assert_eq!(desk.app.referee().kept::<Hunt>().unwrap().record().text(), before, "{typed}");
        assert!(desk.state().view.asked.is_none());
        desk.key(Named::Escape);
    }
}
