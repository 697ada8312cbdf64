//! The table's window, the falling curtain, corrections and the check of a game, driven without a display.

use crate::common::{Folder, Table, in_box, table};
use crate::desk::{self, Desk, Picture};
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced_test::selector::Candidate;
use std::time::Duration;
use underhill::hunt::Hunt;
use underhill::hunt::Phase;
use underhill::language::seal;
use underhill::window::curtain::{Falls, Moment};
use underhill::window::{Message, Shortcut};

/// This game, with the table's window open beside it.
fn beside(table: &Table) -> Desk {
    desk(&table.commands())
}

/// A game that begins with these commands, with the table's window open beside it.
fn desk(commands: &[impl AsRef<str>]) -> Desk {
    let mut desk = Desk::new(None);
    for command in commands {
        desk.app_command(command.as_ref());
    }
    desk.app.show_table();
    desk.key(Named::F4);
    desk
}

/// Whether this is accepted at a desk, which then shows what came of it.
pub fn hear(desk: &mut Desk, command: &str) -> bool {
    let accepted = desk.app.hear(command);
    // Whatever has happened, the window takes it in with the next message.
    desk.tell(Message::Opened);
    accepted
}

/// What stands in the table's window.
pub fn shows_to_all(desk: &mut Desk) -> Picture {
    desk.turns_to_table();
    let picture = desk.picture();
    desk.turns_back();
    picture
}

/// From the box, with Frodo at 22.
fn at_22() -> Desk {
    beside(&in_box().shadows(1).then(&["move 22"]))
}

#[test]
fn the_answer_stands_until_something_happens_before_everybodys_eyes() {
    let mut desk = at_22();
    let nothing = {
        hear(&mut desk, "done");
        shows_to_all(&mut desk)
    };
    assert!(hear(&mut desk, "ask hunt 22"));
    let asked = shows_to_all(&mut desk);
    assert!(hear(&mut desk, "answer"));
    let answered = shows_to_all(&mut desk);
    assert!(asked != nothing && answered != asked);
    // In letters that are read from across the table.
    desk.turns_to_table();
    let answer = desk.all(|candidate| match candidate {
        Candidate::Text { content, visible_bounds, .. } if content.starts_with("yes,") => visible_bounds,
        _ => None,
    });
    assert!(answer.first().is_some_and(|bounds| bounds.height >= 55.0), "{answer:?}");
    desk.turns_back();
    // What only the Ring-bearer does changes nothing; a refusal neither.
    for command in ["area 22 II-B", "search A", "log", "correct 1 23", "correct keep"] {
        hear(&mut desk, command);
        assert_eq!(shows_to_all(&mut desk), answered, "{command}");
    }
    // An answer that was given again by no one does not come back, whatever is undone.
    hear(&mut desk, "ask search 9");
    hear(&mut desk, "undo");
    desk.turns_to_table();
    assert!(!desk.sees_within("yes"), "undo brings an old answer back");
    desk.turns_back();
    hear(&mut desk, "note so it was");
    desk.turns_to_table();
    assert!(!desk.sees_within("yes"), "an earlier answer is nobody's note");
    // The track is there, for it lies on the board.
    assert!(desk.sees_within("22"));
}

/// The number of pictures tells nothing either: whatever the answer, as much happens on the way to it.
#[test]
fn every_answer_takes_as_many_pictures() {
    let mut taken = Vec::new();
    for question in ["h 60", "h 07", "h 14", "s 14", "s 60"] {
        let mut desk = beside(&table().at("7", "3 4 12 16 26").shadows(1).then(&["move 14 !", "done"]));
        hear(&mut desk, "done");
        assert!(hear(&mut desk, "move 7 !") && hear(&mut desk, "done"));
        desk.key(Named::Escape);
        desk.taken_in = 0;
        desk.types(question);
        desk.key(Named::Enter);
        assert!(desk.state().view.answer.is_some(), "{question}");
        taken.push(desk.taken_in);
    }
    assert!(taken[0] > 0 && taken.iter().all(|count| *count == taken[0]), "{taken:?}");
}

#[test]
fn no_key_and_no_click_in_the_tables_window_reaches_the_game() {
    let mut desk = at_22();
    hear(&mut desk, "done");
    let lines = |desk: &Desk| desk.app.referee().kept::<Hunt>().unwrap().record().acts().len();
    let before = lines(&desk);
    desk.turns_to_table();
    desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    desk.types("u");
    desk.types("search 22");
    desk.key(Named::Escape);
    for x in (20..1280).step_by(60) {
        for y in (300..800).step_by(60) {
            desk.clicks_at(Point::new(x as f32, y as f32));
        }
    }
    assert_eq!(lines(&desk), before);
    // The curtain falls from here as well, and hides nothing that the table may see; but it does not rise.
    let shown = desk.picture();
    for _ in 0..2 {
        desk.key(Named::F1);
        assert!(desk.app.is_curtained());
        assert_eq!(desk.picture(), shown);
    }
    desk.turns_back();
    // Behind it nothing can be looked at or set.
    desk.key(Named::F12);
    assert!(!desk.sees("Close") && desk.app.is_curtained());
    desk.key(Named::F1);
    assert!(!desk.app.is_curtained());
    // It closes by its key, or as any window does, and the game goes on.
    desk.key(Named::F4);
    assert_eq!(desk.app.table_window(), None);
    desk.key(Named::F4);
    let window = desk.app.table_window().unwrap();
    desk.tell(Message::CloseRequested(window));
    assert_eq!(desk.app.table_window(), None);
    assert!(hear(&mut desk, "search 22"));
}

/// The code on the window holds the whole seal, as any reader of such codes has it.
#[test]
fn the_code_is_the_whole_seal() {
    let mut desk = at_22();
    let folded = shows_to_all(&mut desk);
    // Nobody presses anything in the table's window: his own menu has it.
    seals(&mut desk, "Seal at the table");
    desk.turns_to_table();
    for theme in 0..2 {
        for size in [desk::LARGE, desk::SMALL] {
            desk.resize(size);
            let Picture(pixels) = desk.picture();
            let (width, height) = (size.width as usize, size.height as usize);
            let mut grey = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
                pixels[4 * (y * width + x)]
            });
            let codes = grey.detect_grids();
            assert_eq!(codes.len(), 1, "{theme} {size:?}");
            let (_, content) = codes[0].decode().expect("the code is read");
            let whole = desk.app.referee().kept::<Hunt>().unwrap().record().seal();
            assert_eq!(content, seal::in_code(whole));
            assert!(content.parse::<seal::KeptSeal>().unwrap().is(whole));
            assert!(desk.sees(&seal::in_words(whole)), "{size:?}");
            // Its salts are random, and so is its picture: to be looked at, and not under a hash.
            desk.picture().leave(&format!("public-sealed-{theme}-{}.png", size.width), size);
        }
        desk.key(Named::F2);
    }
    desk.resize(desk::LARGE);
    // It changes with what the table is told, and with nothing else.
    let before = desk.picture();
    desk.turns_back();
    hear(&mut desk, "area 22 II-B");
    assert_eq!(shows_to_all(&mut desk), before);
    hear(&mut desk, "note all is well");
    assert_ne!(shows_to_all(&mut desk), before);
    // While it shows, what folds it stands among his buttons.
    desk.clicks("Fold the seal away");
    desk.turns_to_table();
    assert!(!desk.sees_within("photograph of the code") && desk.picture() != folded);
}

/// Presses this in the menu of his window.
fn seals(desk: &mut Desk, name: &str) {
    desk.clicks("…");
    desk.clicks(name);
}

#[test]
fn the_curtain_falls_by_itself() {
    let mut desk = at_22();
    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    let now = Moment::now();
    let long_ago = Moment::ago(minutes(4), Duration::ZERO);
    // Not before its time, and not where it is not wanted.
    for (after, touched, falls) in
        [(3, now, false), (0, long_ago, false), (10, long_ago, false), (3, long_ago, true)]
    {
        desk.tell(Message::Falls(Falls { after, unfocused: false, touched }));
        // Whoever does something has done it now.
        desk.tell(Message::Clock);
        assert!(!desk.app.is_curtained());
        desk.app.was_touched(touched);
        desk.tell(Message::Clock);
        assert_eq!(desk.app.is_curtained(), falls, "after {after} minutes");
    }
    desk.key(Named::F1);
    assert!(!desk.app.is_curtained());
    // It falls over the list of keys too, and closes it.
    desk.key(Named::F12);
    desk.app.was_touched(long_ago);
    desk.tell(Message::Clock);
    assert!(desk.app.is_curtained() && !desk.sees("Close"));
    desk.key(Named::F1);
    assert!(desk.sees("Curtain F1"));
    // While the machine slept nobody has looked at the clock: whoever wakes it finds the curtain, whatever he touches.
    desk.app.was_touched(Moment::ago(Duration::ZERO, minutes(4)));
    desk.letters("x");
    assert!(desk.app.is_curtained());
    desk.key(Named::F1);
    assert!(desk.sees("Curtain F1") && !desk.texts().iter().any(|text| text == "x"));
    // When the window loses the focus: not unless it was so set; and the table's window may lose it at any time.
    desk.tell(Message::Unfocused(desk.app.main));
    assert!(!desk.app.is_curtained());
    desk.key(Named::F12);
    desk.clicks("Settings");
    desk.clicks("when the window loses the focus");
    desk.clicks("Close");
    desk.tell(Message::Unfocused(desk.app.table_window().unwrap()));
    assert!(!desk.app.is_curtained());
    desk.tell(Message::Unfocused(desk.app.main));
    assert!(desk.app.is_curtained());
}

#[test]
fn an_entry_is_corrected_by_mouse() {
    let known = table().of("seed=3").at("7", "3 4 12 16 26");
    let mut desk = beside(&known.shadows(1).then(&["move ."]));
    for command in ["done", "hunt 7", "done"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk.key(Named::Escape);
    desk.clicks("Correct an entry …");
    // A place that is no entry answers nothing, and what waits goes on waiting.
    let point = desk.on_map("13");
    desk.clicks_at(point);
    assert!(desk.sees("No entry is this place."));
    // The box of the first entry, and then the place on the map.
    desk.clicks("•");
    let point = desk.on_map("13");
    desk.clicks_at(point);
    assert!(desk.sees("Hunt 7: told “yes, Frodo is here”, true “yes”"));
    desk.shows("corrected-proposed");
    // Nothing has happened for the table.
    desk.turns_to_table();
    assert!(!desk.sees_within("would be"));
    desk.turns_back();
    desk.clicks("Set the log right");
    // Now it is told, and large enough for everybody.
    desk.turns_to_table();
    assert!(["Hunt 7", "told", "Frodo", "is here", "true", "yes"].iter().all(|text| desk.sees(text)));
    desk.shows("public-corrected");
    desk.turns_back();
    assert_eq!(desk.state().hidden.log[0].to_string(), "13");
    assert!(desk.state().hidden.proposed.is_none());
    desk.clicks("Correct an entry …");
    desk.clicks("13");
    desk.clicks("No entry 1");
    assert!(desk.state().hidden.proposed.is_some());
    desk.clicks("Keep the log as it is");
    assert_eq!(desk.state().hidden.log.len(), 1);
}

/// The Ringwraiths' word is given in set-up, and is in every draw.
#[test]
fn the_ringwraiths_word_is_given_by_mouse_and_keyboard() {
    let mut desk = Desk::new(None);
    desk.letters("hp");
    desk.clicks("A word of the Ringwraiths' …");
    let place = desk.find("any word").unwrap().center();
    desk.clicks_at(place);
    desk.types("mellon");
    assert_eq!(desk.state().view.table_word.as_deref(), Some("mellon"));
    assert!(desk.sees_within("mellon"));
}

#[test]
fn a_game_is_checked_in_the_window() {
    let folder = Folder::new("checked");
    let path = folder.join("whole.underhill");
    let mut desk = at_22();
    for command in ["done", "hunt 22", "corruption = 12", &format!("reveal {}", path.display())] {
        assert!(hear(&mut desk, command), "{command}");
    }
    let whole = desk.app.referee().kept::<Hunt>().unwrap().record().seal();
    let text = std::fs::read_to_string(&path).unwrap();
    desk.key(Named::Escape);
    desk.leaves();
    desk.letters("v");
    desk.types(&path.display().to_string());
    assert!(desk.sees("Everything holds") && desk.sees_within("No seal was compared"));
    let place = desk.find("a seal that was kept: four words, or the digits of the code; may be left empty");
    desk.clicks_at(place.unwrap().center());
    desk.types(&seal::in_code(whole));
    assert!(desk.sees("Everything holds") && desk.sees_within("in all 256 bits"));
    // One letter of one answer.
    std::fs::write(&path, text.replace("\"frodo-is-here\"", "\"no\"")).unwrap();
    desk.key(Named::Enter);
    assert!(desk.sees("Something does not hold") && desk.sees_within("the chain does not hold"));
    desk.key(Named::Escape);
    assert!(desk.sees("Check a game"));
}

/// What a checked file is called, and what it says, turns no line of the page round and begins none.
#[test]
fn a_checked_file_does_not_write_on_the_page() {
    let folder = Folder::new("checked-nasty");
    let nasty = "Mine\n= honest\u{1b}[2J\u{202e}\u{2028}\u{200b}\u{e0041}";
    let practice = include_str!("../../../resources/boards/practice.json");
    let mut board: serde_json::Value = serde_json::from_str(practice).unwrap();
    board["name"] = nasty.into();
    std::fs::write(folder.join("board.json"), board.to_string()).unwrap();
    let mut referee = underhill::referee::Referee::new(None);
    let path = folder.join("game.underhill");
    for command in [
        &*format!("new board={}", folder.join("board.json").display()),
        "table-word mel\u{202e}lon",
        &format!("save {}", path.display()),
    ] {
        let reply = referee.hear(command).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
    }
    let unfit = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e007f}')
    };
    let mut desk = Desk::new(None);
    desk.letters("v");
    desk.types(&path.display().to_string());
    assert!(desk.sees("Everything holds") && desk.sees_within("“Mine = honest"), "{:?}", desk.texts());
    assert!(desk.sees_within("mel[U+202E]lon"));
    assert!(desk.texts().iter().all(|text| !text.contains(unfit)), "{:?}", desk.texts());
    // What does not hold names what was said.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("table-word", "table-w\u{202e}rd")).unwrap();
    desk.key(Named::Enter);
    assert!(desk.sees("Something does not hold"));
    assert!(desk.texts().iter().all(|text| !text.contains(unfit)), "{:?}", desk.texts());
}

#[test]
fn pictures_of_the_tables_window() {
    let mut desk = desk(&["new seed=7 give=1", "start 7", "information 16 26 4 3 12", "give 4"]);
    assert_eq!(desk.phase(), Phase::Setup);
    desk.turns_to_table();
    desk.shows("public-setup");
    desk.turns_back();
    for command in ["begin shadows=2", "move 17 !", "done", "search 17", "hunt 17", "perception II", "done"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    for command in ["nazgul 2", "accept", "escape stay", "move 16 !", "done", "hunt 16"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk.turns_to_table();
    desk.shows_all("public-found");
    desk.turns_back();
    hear(&mut desk, "corruption = 12 the end");
    desk.turns_to_table();
    desk.shows("public-end");
    desk.turns_back();

    // The longest of all answers, and Gandalf's figure.
    let mut desk = desk_of_part_2();
    desk.turns_to_table();
    desk.shows_all("public-both-found");
    desk.turns_back();
    for command in ["done", "nazgul 0", "accept", "course keep", "advance", "gandalf 17 !"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    assert!(hear(&mut desk, "gandalf reveal"));
    desk.turns_to_table();
    desk.shows("public-gandalf");

    let mut desk = desk_of_part_2();
    desk.leaves();
    desk.letters("v");
    desk.shows_all("check");
    desk.key(Named::Escape);
    desk.key(Named::F12);
    desk.clicks("Settings");
    desk.shows_all("keys-and-curtain");
    desk.turns_to_table();
    desk.shows("public-nothing");
    desk.tell(Message::Shortcut(Shortcut::Curtain));
}

/// R18, P10, P20: what hands do, each when its time has come.
#[test]
fn the_table_is_told_what_hands_do_in_part_2() {
    let mut desk = desk_of_part_2();
    let tells = |desk: &mut Desk, told: &str| {
        desk.turns_to_table();
        let seen = desk.sees_within(told);
        desk.turns_back();
        seen
    };
    // Not before all have acted.
    assert!(!tells(&mut desk, "Count the Nazg"));
    for command in ["done", "nazgul 0", "accept", "course change"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    assert!(tells(&mut desk, "All Track tokens off; Frodo's figure to step 0."));
    assert!(hear(&mut desk, "advance"));
    assert!(tells(&mut desk, "Frodo has moved."));
    assert!(hear(&mut desk, "gandalf 17 !"));
    assert!(tells(&mut desk, "Gandalf has moved."));
    assert!(hear(&mut desk, "gandalf reveal"));
    assert!(tells(&mut desk, "Nazgûl there move away, up to two steps; one standard die is discarded."));
    assert!(tells(&mut desk, "Fellowship tokens: "));
}

fn desk_of_part_2() -> Desk {
    let mut desk = beside(&table().of("seed=9").at("7", "3 4 12 16 26").shadows(3));
    for command in ["move A !", "part2", "journey draw", "journey keep short", "deeds draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
    let start = desk.state().hidden.deeds.kept[0];
    for command in [&format!("gandalf start {start}"), "begin shadows=3", "advance"] {
        assert!(desk.app.hear(command), "{command}");
    }
    let here = desk.state().last_location().unwrap();
    for command in [&format!("gandalf {here} !"), "done", &format!("hunt {here}")] {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk
}
