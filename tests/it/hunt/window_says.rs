//! What the window says to the hands in front of it, and when: at a line that is wrong, at a token that lies there
//! already, where there is no map, while secrets are veiled, and where set-up is left.

use super::window_begun::begun;
use crate::common::{Folder, Table, in_box, table};
use crate::desk::{self, Desk};
use iced::keyboard::key::Named;
use iced_test::selector::{Candidate, Target};
use underhill::hunt::Hunt;
use underhill::hunt::Phase;
use underhill::language::hunt::deed;
use underhill::store::OnDisk as _;
use underhill::window::Message;

/// A game after these commands, on the table.
fn desk(commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    commands.iter().for_each(|command| desk.app_command(command));
    desk.goes_on();
    desk
}

/// A Part 1 in the turn of the Ringwraiths, with Frodo on his way from 7 over 13 to a dot.
fn hunted() -> Desk {
    Desk::after(&at_7().then(&["move 13", "done", "done", "move ."]))
}

/// A Part 1 that begins at 7.
fn at_7() -> Table {
    table().at("7", "12 26 35 38 3")
}

/// The line below this label, to be written on.
fn writes(desk: &mut Desk, label: &str, text: &str) {
    let wanted = label.to_owned();
    let found = desk.find(move |candidate: Candidate<'_>| match candidate {
        Candidate::Text { content, .. } if content.ends_with(&wanted) => Some(Target::from(candidate)),
        _ => None,
    });
    let bounds = found.unwrap_or_else(|| panic!("{label} is not there"));
    desk.clicks_at(iced::Point::new(bounds.x + 30.0, bounds.y + 36.0));
    desk.chooses_all();
    desk.letters(text);
}

#[test]
fn the_line_that_is_wrong_is_marked() {
    let mut desk = Desk::new(None);
    desk.letters("hl");
    let [corruption, fellowship, found, discarded] = [
        "Corruption, as written on the log",
        "Fellowship tokens",
        "Information tokens that the Ringwraiths found",
        "Discarded tiles, as 3 1 0; behind a red one an r, as 4r",
    ];
    for (label, text) in [(corruption, "4"), (fellowship, "2"), (found, "3 3"), (discarded, "x")] {
        writes(&mut desk, label, text);
    }
    let marked = |desk: &mut Desk| -> Vec<String> {
        desk.texts().iter().filter_map(|text| text.strip_prefix("Here: ").map(str::to_owned)).collect()
    };
    assert!(marked(&mut desk).is_empty());
    // One after the other, each for what it was refused for, and ready to be typed over.
    desk.clicks("Go on to Part 2");
    let first = marked(&mut desk);
    assert_eq!(first.len(), 1);
    let mut seen = first;
    for text in ["3", "3 1"] {
        let label = seen.last().unwrap().clone();
        writes(&mut desk, &label, if label == found { "3" } else { text });
        desk.key(Named::Enter);
        seen.extend(marked(&mut desk));
    }
    seen.sort();
    assert_eq!(seen, [discarded, found]);
    assert_eq!(desk.phase(), Phase::Letter);
    // A file that is not there is one of three lines.
    let tiles = "Your copy of the tiles: its file";
    writes(&mut desk, tiles, "nowhere.json");
    desk.key(Named::Enter);
    assert_eq!(marked(&mut desk), [tiles]);
    // Typing goes on in that line.
    desk.chooses_all();
    desk.letters("practice");
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::Setup);
}

#[test]
fn a_letter_that_is_no_code_is_marked() {
    let mut desk = Desk::new(None);
    desk.letters("hl");
    desk.types("30233-0YD50-Z7E4S-14A03-0059X-0T0G4-2N4QY-W0004");
    assert!(desk.sees("Here: File or code"));
    desk.key(Named::Escape);
    assert!(desk.sees("File or code"));
}

/// Only the lines beside the letter's own are taken for wrong when it is the place where it is written that is not.
#[test]
fn the_place_of_a_letter_is_marked() {
    let folder = Folder::new("letter-place");
    std::fs::create_dir_all(&folder.0).unwrap();
    let mut desk = Desk::after(&at_7().then(&["move A !"]));
    desk.clicks("Letter from Gandalf, and Part 2");
    writes(&mut desk, "The letter's file", &folder.file("nowhere/one.letter").display().to_string());
    desk.key(Named::Enter);
    assert!(desk.sees("Here: The letter's file"));
    writes(&mut desk, "The Ring-bearer's Ally cards: how many?", "many");
    // What only he knows is told line by line: Enter goes on to the next, and writes nothing.
    desk.key(Named::Enter);
    assert!(desk.sees("Here: The letter's file"));
    desk.clicks("Write the letter");
    assert!(desk.sees("Here: The Ring-bearer's Ally cards: how many?") && desk.sees("The letter's file"));
}

/// In a window files are named on lines, and not with a command.
#[test]
fn where_own_files_are_named_is_told_in_the_windows_words() {
    let mut desk = Desk::new(None);
    desk.letters("hl");
    desk.types("30233-0YD50-Z7E4S-14A03-0059X-0T0G4-2N4QX-W0004");
    assert_eq!(desk.phase(), Phase::Letter);
    assert!(desk.sees_within("a code has no room for them: name their files on the lines beside."));
    assert!(!desk.sees_within("part2"));
}

/// With a paper letter nothing of Part 2 has been copied yet, and it can be tried all the same.
#[test]
fn a_practice_board_is_offered_after_paper() {
    let mut desk = desk(&["letter-by-hand corruption=4 fellowship=2"]);
    assert_eq!(desk.phase(), Phase::Letter);
    let practice = "the practice board, with its tiles and cards";
    // Chosen, not any more, and chosen.
    for _ in 0..3 {
        desk.clicks(practice);
    }
    desk.clicks("Set up Part 2");
    let options = desk.state().view.options.clone();
    assert!(options.board.is_some() && options.tiles.is_some() && options.journeys.is_some());
    desk.clicks("Draw");
    assert!(desk.state().hidden.drawn_journeys.is_some());
    // Where the game has its board already, nothing is offered.
    desk.app.hear("undo");
    desk.app.hear("undo");
    let mut desk = Desk::after(&at_7().then(&["move A !"]));
    desk.clicks("Letter from Gandalf, and Part 2");
    assert!(desk.sees("Set up Part 2") && !desk.sees(practice));
}

/// R18: there is one token at a location, and hands lay it once.
#[test]
fn a_token_that_lies_there_is_turned() {
    let mut desk = hunted();
    desk.types("done");
    for (question, told) in [
        ("s 13", "Lay a Track token on 13, the eye up."),
        ("h 13", "Turn the Track token on 13 over, the sword up."),
        ("h 13", "The Track token on 13 stays as it lies, the sword up."),
    ] {
        desk.types(question);
        desk.key(Named::Enter);
        // Beside the answer, and under what was done lately.
        assert_eq!(desk.texts().iter().filter(|text| *text == told).count(), 2, "{question}");
    }
    // What was taken back does not lie there.
    for _ in 0..6 {
        desk.types("undo");
    }
    desk.types("h 13");
    desk.key(Named::Enter);
    let laid = "Lay a Track token on 13, the sword up.";
    assert!(desk.texts().iter().filter(|text| *text == laid).count() >= 2);
}

/// While secrets are veiled, what was taken back is not told as if it stood.
#[test]
fn what_was_taken_back_is_not_told_while_it_is_veiled() {
    let mut desk = hunted();
    desk.resize(desk::TALL);
    desk.types("done");
    desk.types("s 13");
    desk.key(Named::Enter);
    desk.key(Named::F3);
    let laid = "Lay a Track token on 13, the eye up.";
    assert_eq!(desk.texts().iter().filter(|text| *text == laid).count(), 2);
    desk.types("undo");
    assert!(!desk.sees(laid));
    assert!(desk.sees("Undo: Answer"));
    // Of what nobody was told nobody hears that it was taken back.
    desk.types("undo");
    let taken_back = |desk: &mut Desk| desk.texts().iter().filter(|text| text.starts_with("Undo: ")).count();
    let before = taken_back(&mut desk);
    desk.types("correct 1 12 !");
    assert!(desk.state().hidden.proposed.is_some());
    desk.types("undo");
    assert!(desk.state().hidden.proposed.is_none());
    assert_eq!(taken_back(&mut desk), before);
    // What is given again is told once.
    desk.types("s 13");
    desk.key(Named::Enter);
    desk.types("undo");
    desk.types("redo");
    desk.types("s 60");
    assert_eq!(desk.texts().iter().filter(|text| *text == laid).count(), 1);
    // Unveiled, everything is told that was done.
    desk.key(Named::F3);
    assert!(desk.texts().iter().filter(|text| *text == laid).count() > 1);
}

/// What is to be done when an entry was wrong names nothing that is not there.
#[test]
fn corrections_are_helped_with_and_without_a_map() {
    let mut desk = hunted();
    desk.clicks("Correct an entry …");
    assert!(desk.sees("Which entry is wrong?"));
    desk.types("1");
    let dot = deed(desk.app.referee().words(), "correct 1 .");
    assert!(desk.sees(&dot));
    let mut desk = Desk::after(&in_box().then(&["move 22"]));
    desk.clicks("Correct an entry …");
    assert!(desk.sees("Which entry is wrong?"));
    let mut desk = in_part_2("journey long 2 10* . 23");
    desk.clicks("Correct an entry …");
    assert!(desk.sees("Which entry is wrong?"));
    desk.types("1");
    // Gandalf's log has no dots.
    assert!(desk.sees("No entry 1") && !desk.sees(&dot));
}

/// A Part 2 of which nothing was copied, in its first turn of the Ringwraiths.
fn in_part_2(card: &str) -> Desk {
    desk(&[
        "letter-by-hand corruption=0 fellowship=0",
        "part2",
        card,
        "deeds 4 5 6 7",
        "gandalf start 4",
        "begin",
        "advance",
        "gandalf 4",
        "done",
    ])
}

/// P15: what stands on the card can be typed as it stands there.
#[test]
fn a_shelter_is_explained_where_a_card_is_typed() {
    let mut desk = desk(&["letter-by-hand corruption=0 fellowship=0", "part2"]);
    assert!(desk.sees_within("A * behind a row marks a shelter, as 10*."));
    let mut desk = in_part_2("journey long 2 10* . 23");
    desk.types("h 10");
    desk.key(Named::Enter);
    for command in ["done", "nazgul 0", "accept"] {
        desk.types(command);
    }
    assert_eq!(desk.phase(), Phase::Escape);
    let how = "A * behind a row marks a shelter, as 10*.";
    assert!(!desk.sees_within(how));
    desk.clicks("Change the course …");
    assert!(desk.sees_within(how));
}

/// What nobody has told anything of is no game yet, and is not kept.
#[test]
fn set_up_that_is_left_leaves_nothing_behind() {
    let folder = Folder::new("left");
    let kept =
        || std::fs::read_dir(&folder.0).unwrap().flatten().map(|entry| entry.path()).collect::<Vec<_>>();
    let games = || kept().into_iter().filter(|path| path.to_string_lossy().contains(".underhill")).count();
    let mut desk = folder.desk();
    // What the program has drawn, and what was taken back, is nobody's word.
    for given in [&[][..], &["start draw"], &["start draw", "information draw"], &["start 7", "undo"]] {
        desk.letters("hp");
        assert_eq!((desk.phase(), games()), (Phase::Setup, 2), "a game and its lock");
        for command in given {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.leaves();
        assert_eq!(games(), 0, "{given:?}");
        assert!(desk.app.referee().kept::<Hunt>().is_none());
    }
    // Whoever closes the window leaves as well.
    desk.letters("hp");
    desk.tell(Message::Close);
    assert_eq!(games(), 0);
    drop(desk);
    let mut desk = folder.desk();
    // A token that somebody has typed is, and so is a passphrase.
    for given in [
        &["start 7"][..],
        &["table-word friend"],
        &["start draw", "information 12 26 35 38 3"],
        &["start draw", "lock speak friend"],
    ] {
        let before = games();
        desk.letters("hp");
        for command in given {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.leaves();
        assert!(games() > before, "{given:?}");
    }
    drop(desk);
    // Neither does a game go that was kept before, or in whose file something else stands.
    let mut desk = folder.desk();
    let before = games();
    desk.letters("hp");
    let ours = desk.app.referee().kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let text = std::fs::read_to_string(&ours).unwrap();
    std::fs::write(&ours, format!("{text}of somebody\n")).unwrap();
    desk.leaves();
    assert_eq!(std::fs::read_to_string(&ours).unwrap(), format!("{text}of somebody\n"));
    std::fs::write(&ours, text).unwrap();
    drop(desk);
    let mut desk = folder.desk();
    assert!(desk.app.hear(&format!("open {}", ours.display())));
    desk.app.show_table();
    desk.leaves();
    assert!(ours.exists() && games() > before);
}

/// Gold says what Enter does, and what was refused is refused again.
#[test]
fn what_would_be_refused_is_not_gold() {
    let mut desk = begun(&[]);
    // On the line it is told what was understood, and on the button nothing that Enter would not do.
    let told = |desk: &mut Desk| desk.texts().iter().filter(|text| *text == "4 Nazgûl").count();
    desk.letters("nazgul 4");
    assert_eq!(told(&mut desk), 1);
    desk.key(Named::Enter);
    assert!(desk.sees("No encounter takes place."));
    assert_eq!(told(&mut desk), 1);
}
