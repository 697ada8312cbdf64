//! The window in Part 2 and between the parts, driven without a display: a whole two-part game by keyboard alone and
//! one by mouse alone, the letter in all its ways, both endings, and the screens' pictures.

use super::window_press::on_card;
use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::hunt::board::Location;
use underhill::hunt::{Phase, State, Turn};
use underhill::store::Store;

impl Desk {
    /// Empties the line that is typed on.
    fn clears(&mut self) {
        self.key(Named::End);
        for _ in 0..80 {
            self.key(Named::Backspace);
        }
    }

    fn part2_of(&self) -> &underhill::hunt::Part2 {
        self.state().view.part2.as_ref().expect("Part 2 has begun")
    }
}

/// Part 1 by keyboard, as quickly as it goes, with something on the tracks; the draws are the same every time.
fn ends_part_1(desk: &mut Desk) {
    desk.letters("hp");
    desk.app_command("new seed=7");
    desk.types("draw");
    desk.types("draw");
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.types(&token.to_string());
    desk.types("2");
    for command in ["company add merry", "company flip merry", "red eye", "draw 2", "accept"] {
        desk.types(command);
    }
    desk.types("..");
    desk.types("card move B !");
    assert_eq!(desk.phase(), Phase::Bree);
}

/// Set-up of Part 2 by keyboard.
fn sets_up_part_2(desk: &mut Desk, options: &str) {
    desk.types(&format!("part2 seed=5 {options}"));
    assert_eq!(desk.phase(), Phase::Setup);
    desk.types("draw");
    desk.types("short");
    desk.types("draw");
    let start = desk.state().hidden.deeds.kept[0];
    desk.types(&start.to_string());
    desk.types("2");
    assert_eq!(desk.phase(), Phase::RingBearer);
}

/// A neighbour of Gandalf's, or where he is.
fn somewhere(state: &State) -> Location {
    let here = state.gandalf().unwrap();
    let board = state.view.options.board.clone().unwrap();
    board.connected(here).iter().map(|(location, _)| *location).find(|there| !there.is_exit()).unwrap_or(here)
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    let mut desk = Desk::new(None);
    ends_part_1(&mut desk);
    sets_up_part_2(&mut desk, "");
    // Gandalf waits for Frodo; the turn waits for Gandalf.
    let there = somewhere(desk.state()).to_string();
    desk.types(&there);
    assert!(!desk.part2_of().gandalf_moved);
    desk.types("a");
    assert_eq!(desk.state().view.step, 1);
    desk.types("d");
    assert_eq!(desk.phase(), Phase::RingBearer);
    desk.types(&there);
    assert!(desk.part2_of().gandalf_moved);
    // He is revealed, hides again, is found and flees.
    desk.types("gandalf reveal");
    assert_eq!(desk.part2_of().figure.map(|figure| figure.to_string()), Some(there.clone()));
    desk.types("d");
    desk.types(&format!("h {there}"));
    assert!(desk.state().view.asked.is_none(), "nobody hunts where his figure stands");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Hiding);
    let hiding = desk.state().hidden.deeds.drawn[0].to_string();
    desk.types(&hiding);
    assert_eq!((desk.phase(), desk.state().view.turn), (Phase::RingBearer, Turn::Daylight2));
    desk.types("a");
    desk.types(&hiding);
    desk.types(&format!("h {hiding}"));
    desk.types("");
    assert!(desk.state().view.answer.is_some_and(|(_, answer)| answer.gandalf_is_found()));
    // What is said for Frodo is said too; and where Gandalf has fled to is not what stands beside it.
    assert!(desk.sees("no; Gandalf is found"));
    let fled = desk.state().gandalf().unwrap();
    assert!(desk.sees_within(&format!("Gandalf is found at {hiding}, and flees")));
    assert!(!desk.sees_within(&format!("Gandalf is at {fled}")));
    // Frodo is found, met, and changes his course.
    let here = desk.state().last_location().unwrap();
    desk.types(&format!("h {here}"));
    desk.types("");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("0");
    desk.types("accept");
    let before = desk.state().hidden.journey.clone();
    desk.types("course draw 2");
    desk.types("course take 2");
    assert!(desk.state().hidden.journey != before && desk.state().view.tracks.is_empty());
    assert_eq!(desk.state().view.turn, Turn::Nightfall);
    // The rest of the way.
    while desk.phase() != Phase::Rivendell {
        match desk.phase() {
            Phase::RingBearer if !desk.state().view.moved && !desk.state().view.rested => {
                let night = desk.state().view.turn == Turn::Nightfall;
                desk.types(if night { "r" } else { "a" });
            }
            Phase::RingBearer if !desk.part2_of().gandalf_moved => {
                let here = desk.state().gandalf().unwrap().to_string();
                desk.types(&here);
            }
            Phase::RingBearer | Phase::Ringwraiths => desk.types("d"),
            Phase::Refresh => desk.types("1"),
            phase => panic!("{phase:?}"),
        }
    }
    assert!(desk.sees("For a War of the Ring: 2 action tokens for the Free Peoples."));
}

#[test]
fn a_whole_game_by_mouse_alone() {
    let folder = Folder::new("window-mouse");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.clicks("Hunt for the Ring");
    desk.clicks("Practice");
    desk.clicks("Draw");
    desk.clicks("Draw");
    // The gift is chosen on the map.
    let token = *desk.state().hidden.information.keys().next().unwrap();
    let point = desk.on_map(&token.to_string());
    desk.clicks_at(point);
    desk.clicks("2");
    desk.walks_to_bree();
    // The letter is written for another evening, and then they play on all the same.
    desk.clicks("Letter from Gandalf, and Part 2");
    assert!(desk.sees("Into the envelope go:"));
    let letter = folder.join("after part 1.letter");
    let field = desk.find("The letter's file").unwrap();
    desk.clicks_at(iced::Point::new(field.x + 100.0, field.y + 36.0));
    desk.clears();
    desk.letters(&letter.display().to_string());
    desk.key(Named::Enter);
    assert!(letter.exists());
    desk.clicks("Shelters protect against a Search");
    desk.clicks("Set up Part 2");
    assert!(desk.state().view.options.shelters);
    desk.clicks("Draw");
    desk.clicks_starting_with("Keep");
    desk.clicks("Draw");
    let start = desk.state().hidden.deeds.kept[1];
    let point = desk.on_map(&start.to_string());
    desk.clicks_at(point);
    assert_eq!(desk.state().gandalf(), Some(start));
    desk.clicks("3");
    let mut found = 0;
    while desk.phase() != Phase::Rivendell {
        match desk.phase() {
            Phase::RingBearer if !desk.state().view.moved && !desk.state().view.rested => {
                let night = desk.state().view.turn == Turn::Nightfall;
                desk.clicks(if night { "Rest" } else { "Advance" });
            }
            Phase::RingBearer if !desk.part2_of().gandalf_moved => {
                let there = somewhere(desk.state());
                let point = desk.on_map(&there.to_string());
                desk.clicks_at(point);
                assert_eq!(desk.state().gandalf(), Some(there));
            }
            Phase::RingBearer if desk.state().view.day == 1 && desk.part2_of().figure.is_none() => {
                desk.clicks("Reveal Gandalf");
                let gold = desk.find(iced_test::selector::id("gold")).unwrap().center();
                desk.clicks_at(gold);
                desk.clicks("End the turn");
                desk.clicks("The Nazgûl have acted");
                assert_eq!(desk.phase(), Phase::Hiding);
                let hiding = desk.state().hidden.deeds.drawn[1];
                let point = desk.on_map(&hiding.to_string());
                desk.clicks_at(point);
            }
            Phase::RingBearer => desk.clicks("End the turn"),
            Phase::Ringwraiths if found < 1 && desk.state().view.step > 3 => {
                // Frodo is hunted by a click, met, and keeps his course.
                let here = desk.state().last_location().unwrap().to_string();
                desk.clicks("Hunt …");
                let point = desk.on_map(&here);
                desk.clicks_at(point);
                desk.clicks("Answer");
                desk.clicks("The Nazgûl have acted");
                desk.clicks("0");
                desk.clicks("Accept");
                desk.clicks("Keep the course");
                found += 1;
            }
            Phase::Ringwraiths => desk.clicks("The Nazgûl have acted"),
            Phase::Refresh => desk.clicks("1"),
            phase => panic!("{phase:?}"),
        }
    }
    assert!(desk.sees("Frodo is in Rivendell!"));
    desk.leaves();
    assert!(desk.sees("Part 2 · the Ring-bearer won"));
    // Weeks later the letter opens on another machine.
    let mut other = Desk::new(Some(Store::at(folder.join("elsewhere"))));
    other.clicks("Hunt for the Ring");
    other.clicks("A Letter from Gandalf");
    other.letters(&letter.display().to_string());
    other.key(Named::Enter);
    assert_eq!(other.phase(), Phase::Letter);
    // No line has the keys there.
    other.key(Named::Enter);
    assert_eq!(other.phase(), Phase::Setup);
    drop(desk);
    drop(other);
}

#[test]
fn a_part_1_on_paper_is_told_and_played_on() {
    let mut desk = Desk::new(None);
    desk.letters("hl");
    let field = desk.find("Corruption, as written on the log").unwrap();
    desk.clicks_at(iced::Point::new(field.x + 60.0, field.y + 36.0));
    desk.letters("4");
    // However soon, it belongs to the next line.
    desk.tabs_and_types("2");
    desk.clicks("Frodo, flipped");
    desk.clicks("Merry has joined");
    desk.clicks("Go on to Part 2");
    assert_eq!(desk.phase(), Phase::Letter);
    assert!(desk.sees("Part 1 was played on paper. Corruption stands at 4."));
    desk.clicks("Set up Part 2");
    let view = &desk.state().view;
    assert_eq!((view.corruption, view.tokens, view.pool), (4, 2, 2));
    // The whole of the cards is on cardboard: nothing can be drawn here, and the rows are typed.
    desk.types("2 . 10 . . 23 . 27 . 36 . . 35 . A");
    desk.types("3 4 5 6");
    desk.types("3");
    desk.types("1");
    assert_eq!(desk.phase(), Phase::RingBearer);
    desk.types("a");
    desk.types("3 IVA");
    assert_eq!(desk.state().hidden.areas.len(), 1);
    desk.shows_all("table-2-box");
}

#[test]
fn pictures_between_the_parts() {
    let mut desk = Desk::new(None);
    desk.letters("hl");
    desk.shows_all("letter-home");
    desk.types("30233-0YD50-Z7E4S-14A03-0059X-0T0G4-2N4QY-W0004");
    desk.shows("letter-mistyped");
    desk.clears();
    desk.types("30233-0YD50-Z7E4S-14A03-0059X-0T0G4-2N4QX-W0004");
    desk.shows_all("letter-opened");
    desk.leaves();
    ends_part_1(&mut desk);
    desk.shows_all("part-1-over");
    desk.clicks("Letter from Gandalf, and Part 2");
    desk.shows_all("letter");
    desk.clicks("Set up Part 2");
    assert_eq!(desk.phase(), Phase::Setup);
    // The same draws every time.
    desk.app_command("undo");
    desk.app_command("part2 seed=5");
    desk.clicks("Draw");
    desk.shows_all("setup-journeys");
    desk.clicks_starting_with("Keep");
    desk.clicks("Draw");
    desk.shows_all("setup-gandalf");
}

#[test]
fn pictures_of_part_2() {
    let mut desk = Desk::new(None);
    ends_part_1(&mut desk);
    sets_up_part_2(&mut desk, "");
    desk.shows_all("table-2-first-turn");
    desk.types("a");
    desk.shows_all("table-2-gandalf-moves");
    let there = somewhere(desk.state()).to_string();
    desk.types(&there);
    desk.types("gandalf reveal");
    desk.shows_all("table-2-revealed");
    desk.types("d");
    desk.types("d");
    desk.shows_all("table-2-hiding");
    let hiding = desk.state().hidden.deeds.drawn[0].to_string();
    desk.types(&hiding);
    desk.types("a");
    desk.types(&hiding);
    desk.types("lord in");
    desk.types(&format!("h {hiding}"));
    desk.shows_all("table-2-asked");
    desk.types("");
    let here = desk.state().last_location().unwrap();
    desk.types(&format!("h {here}"));
    desk.types("");
    desk.types("d");
    desk.shows_all("table-2-encounter");
    // P18: how many with their Lord is asked behind one button more.
    desk.clicks("With their Lord …");
    let one = on_card(&mut desk, "1").unwrap();
    desk.clicks_at(one);
    assert_eq!(desk.state().view.drawn.as_ref().map(|(tiles, _)| tiles.len()), Some(2));
    desk.types("accept");
    desk.shows_all("table-2-course");
    desk.types("course draw 3");
    desk.shows_all("table-2-cards");
    desk.types("course take 2");
    for _ in 0..12 {
        desk.app_command("card advance");
    }
    desk.shows("table-2-late");
    desk.types("a free");
    desk.shows_all("end-rivendell");
    desk.types("u");
    desk.types("corruption = 20 lost");
    assert_eq!(desk.phase(), Phase::Corrupted);
    desk.shows_all("end-corrupted");
}

/// P20: a deck of which only some cards are known is not drawn from unasked: the table draws from cardboard.
#[test]
fn another_course_is_drawn_from_a_whole_deck_only() {
    for (journeys, drawn) in [("tests/boards/cards.json", false), ("practice", true)] {
        let mut desk = Desk::new(None);
        table().of("board=none starts=1,2,3 seed=3").at("1", "4 5 6 7 8").begins(&mut desk);
        for command in [
            "move A",
            &format!("part2 journeys={journeys} tiles=practice"),
            "journey 1 . 2 3 . 4 . 6 8 . 10 12 . 13 C",
            "deeds 8 10 18 20",
            "gandalf start 8",
            "begin",
            "advance",
            "gandalf 8",
            "done",
            "hunt 1",
            "done",
            "nazgul 0",
            "accept",
        ] {
            desk.app_command(command);
        }
        desk.app.show_table();
        desk.key(Named::Escape);
        assert_eq!(desk.sees("Strider: draw 2 cards"), drawn, "{journeys}");
        assert_eq!(desk.sees("Change the course"), drawn, "{journeys}");
        desk.clicks(if drawn { "Change the course" } else { "Change the course …" });
        assert_eq!(desk.phase() == Phase::Escape, !drawn, "{journeys}");
        assert_eq!(desk.state().hidden.course_draws, u64::from(drawn), "{journeys}");
    }
}
