//! The figures over all games: those that are over and no other, in charts with their numbers, and as a table for programs.

use crate::common::{Folder, PART_1, Table, table};
use crate::desk::Desk;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::selector::id;
use std::path::PathBuf;
use underhill::hunt::Hunt;
use underhill::store::{Kept, OnDisk as _, Store};

/// What nobody draws: what anybody could draw again counts nothing.
fn told() -> Table {
    table().at("8", "4 12 26 35 38").giving().shadows(1)
}

/// A game in which much is asked, until Frodo is corrupted; where it is kept.
fn lost(desk: &mut Desk) -> PathBuf {
    let lost = ["refresh shadows=0", "corruption = 12"];
    told().then(&PART_1).then(&lost).begins(desk);
    path(desk)
}

/// Another, that ends at once.
fn soon_lost(desk: &mut Desk) {
    told().then(&["move .", "done", "search 60", "corruption = 13"]).begins(desk);
}

/// A Part 2 behind a letter, by people who are named there.
fn behind_a_letter(desk: &mut Desk, folder: &Folder) {
    let letter = folder.file("evening.letter").display().to_string();
    let commands = ["move A !", &format!("letter \"{letter}\" ring-bearer=Ann ringwraiths=Bob,Cid")];
    told().then(&commands).begins(desk);
    let journey = "journey 8 . 17 . 25 32 35 . 37 42 49 . 54 . A";
    for command in [&format!("open-letter \"{letter}\""), "part2", journey, "deeds 3 8 10 21"] {
        desk.app_command(command);
    }
    let start = desk.state().hidden.deeds.kept[0];
    let (start, moves) = (format!("gandalf start {start}"), format!("gandalf {start}"));
    for command in [&start, "begin shadows=0", "advance", &moves, "done", "hunt 22", "done", "advance"] {
        desk.app_command(command);
    }
    desk.app_command("corruption = 40");
}

fn goes_on(desk: &mut Desk) {
    for command in ["new seed=4", "start draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
}

fn path(desk: &Desk) -> PathBuf {
    desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf()
}

/// To the figures, by keys alone.
fn figures(folder: &Folder) -> Desk {
    let mut desk = folder.desk();
    desk.letters("go");
    desk
}

#[test]
fn only_games_that_are_over_count() {
    let folder = Folder::new("figures-none");
    let mut desk = folder.desk();
    goes_on(&mut desk);
    drop(desk);
    let mut desk = figures(&folder);
    assert!(desk.sees_within("No game that is over is kept here."));
    assert!(desk.sees("Left out: going on: 1."));
    assert!(!desk.sees("By part · 1"));
    desk.shows("figures-none");
    // Back to all games, and from there to the first screen.
    desk.key(Named::Escape);
    assert!(desk.sees("All evenings"));
    desk.key(Named::Escape);
    assert!(desk.sees("Underhill"));
}

#[test]
fn what_is_left_out_is_said() {
    let folder = Folder::new("figures-left-out");
    let mut desk = folder.desk();
    goes_on(&mut desk);
    let over = lost(&mut desk);
    let text = std::fs::read_to_string(&over).unwrap();
    soon_lost(&mut desk);
    assert!(desk.app.hear("lock speak friend"));
    drop(desk);
    let there =
        |name: &str, text: &str| std::fs::write(folder.file(&format!("{name}.underhill")), text).unwrap();
    there("2026-01-01-copy", &text);
    there("2026-01-01-foreign", &text.replacen("hunt-for-the-ring", "hunt-for-the-thing", 1));
    // A line that says something else than it did.
    let line = text.lines().nth(4).unwrap();
    there("2026-01-01-damaged", &text.replace(line, &line.replace('1', "2")));
    let mut desk = figures(&folder);
    assert!(desk.sees("One game is over: one part"));
    let left_out =
        "Left out: going on: 1, locked: 1, of other kinds or later versions: 1, damaged: 1, copies: 1.";
    assert!(desk.sees(left_out), "{:#?}", desk.texts());
}

#[test]
fn figures_are_seen_by_part_by_board_and_by_who_sat_where() {
    let folder = Folder::new("figures-ways");
    let mut desk = folder.desk();
    lost(&mut desk);
    soon_lost(&mut desk);
    drop(desk);
    let mut desk = folder.desk();
    // By mouse alone.
    desk.clicks("all evenings");
    desk.clicks("Over all games O");
    assert!(desk.sees("2 games are over: 2 parts"));
    let texts = desk.texts();
    let after = |title: &str| {
        let at = texts.iter().position(|text| text == title).unwrap_or_else(|| panic!("{title}: {texts:#?}"));
        texts[at + 1..at + 3].to_vec()
    };
    assert_eq!(after("How it ended: Part 1"), ["Frodo was corrupted: the Ringwraiths won", "2 of 2"]);
    assert_eq!(after("Corruption at the end"), ["Part 1", "12.50 on average, 12 to 13, median 12.50"]);
    assert_eq!(after("Days"), ["Part 1", "1.50 on average, 1 to 2, median 1.50"]);
    assert_eq!(after("Steps"), ["Part 1", "2.50 on average, 1 to 4, median 2.50"]);
    assert_eq!(after("Encounters"), ["Part 1", "0.50 on average, 0 to 1, median 0.50"]);
    assert_eq!(after("Searches"), ["Part 1", "0 of 2 yes: 0%"]);
    assert_eq!(after("Hunts"), ["Part 1", "3 of 3 yes: 100%"]);
    assert_eq!(after("Bits that a Hunt told"), ["Part 1", "1.60 on average, 3 answers"]);
    assert_eq!(after("Perceptions"), ["Part 1", "1 of 2 yes: 50%"]);
    assert_eq!(after("Bits that a Perception told"), ["Part 1", "0.06 on average, 2 answers"]);
    assert_eq!(after("Perceptions with the Morgul Ring"), ["Part 1", "none"]);
    desk.clicks("By board · 2");
    assert!(desk.sees("How it ended: Practice board, Part 1") && !desk.sees("How it ended: Part 1"));
    desk.clicks("By who sat where · 3");
    assert!(desk.sees("How it ended: Nobody said who sat where, Part 1"));
    // The same by keys.
    desk.letters("2");
    assert!(desk.sees("How it ended: Practice board, Part 1"));
    desk.letters("1");
    assert!(desk.sees("How it ended: Part 1"));
    desk.clicks("Leave");
    assert!(desk.sees("All evenings"));
}

#[test]
fn whoever_a_letter_names_has_a_bar() {
    let folder = Folder::new("figures-persons");
    let mut desk = folder.desk();
    behind_a_letter(&mut desk, &folder);
    drop(desk);
    let mut desk = figures(&folder);
    // Part 1 waits in its own file for a Part 2 that is played elsewhere.
    assert!(desk.sees("One game is over: one part") && desk.sees("Left out: going on: 1."));
    desk.letters("3");
    for name in ["Ann (Ring-bearer), Part 2", "Bob (Ringwraiths), Part 2", "Cid (Ringwraiths), Part 2"] {
        assert!(desk.sees(name), "{name}");
    }
    assert!(!desk.sees_within("Nobody said"));
}

#[test]
fn a_table_for_programs_is_written_when_it_is_asked_for() {
    let folder = Folder::new("figures-table");
    let mut desk = folder.desk();
    let game = lost(&mut desk);
    let header = Store::look::<Hunt>(&game).unwrap().header().clone();
    drop(desk);
    let before = std::fs::read_dir(&folder).unwrap().count();
    let mut desk = figures(&folder);
    let line = desk.find(id("figures file")).unwrap();
    desk.clicks_at(line.center());
    desk.chooses_all();
    desk.letters(&folder.file("table").display().to_string());
    // Nothing before that.
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), before);
    desk.key(Named::Enter);
    assert!(desk.sees_within("Written to"));
    let written = std::fs::read_to_string(folder.file("table.csv")).unwrap();
    let (day, id) = (&header.time[..10], &header.id);
    // It was played in less than a minute, and perhaps in less than a second.
    let expected = ["", "0"].map(|minutes| format!(
        "game,begun,id,part,board,seats,ended,corruption,days,steps,encounters,misses,searches,searches-yes,\
         search-bits,search-bits-answers,hunts,hunts-yes,hunt-bits,hunt-bits-answers,perceptions,perceptions-yes,\
         perception-bits,perception-bits-answers,morguls,morguls-yes,morgul-bits,morgul-bits-answers,minutes\r\n\
         hunt,{day},{id},1,practice,,corrupted,12,2,4,1,3,1,0,0.00,1,3,3,4.81,3,2,1,0.12,2,0,0,0.00,0,{minutes}\r\n"
    ));
    assert!(expected.contains(&written), "{written}");
    // Over nothing that is there.
    std::fs::write(folder.file("table.csv"), "mine").unwrap();
    desk.clicks("Write as CSV · W");
    assert!(desk.sees_within("is there already. Name another file"));
    assert_eq!(std::fs::read_to_string(folder.file("table.csv")).unwrap(), "mine");
}

#[test]
fn pictures_of_the_figures() {
    let folder = Folder::new("figures-pictures");
    let mut desk = folder.desk();
    lost(&mut desk);
    soon_lost(&mut desk);
    behind_a_letter(&mut desk, &folder);
    drop(desk);
    let mut desk = figures(&folder);
    // The name of the file is that of this machine's owner.
    let line = desk.find(id("figures file")).unwrap();
    desk.clicks_at(line.center());
    desk.chooses_all();
    desk.letters("figures.csv");
    desk.shows_all("figures");
    desk.press(Key::Named(Named::F2), Modifiers::SHIFT, None);
    desk.shows("figures-contrast");
    desk.clicks("By who sat where · 3");
    desk.shows("figures-persons");
}

/// The four that lie open: how they ended, for whom, and what chance gave; games that anybody could repeat are not counted.
#[test]
fn games_that_lie_open_are_counted_with_their_luck() {
    let folder = Folder::new("figures-open");
    let mut desk = folder.desk();
    let mut play = |commands: &[&str]| {
        for command in commands {
            assert!(desk.app.hear(command), "{command}");
        }
    };
    let attacks = ["attack manorc on gondor dice 6 6", "attack manorc on gondor dice 1 1"];
    let ends = ["phase = over: saruman wins, agreed"];
    let begun = ["new battle draws=hand", "seat saruman Ann", "seat alliance Bob", "begin"];
    play(&[&begun[..], &["phase = round 1 attack, saruman"], &attacks, &ends].concat());
    play(&["new battle", "seat saruman Bob", "begin", "phase = over: sauron wins, agreed"]);
    // Two that everybody could repeat.
    play(&["new battle seed=1", "begin", "phase = over: sauron wins, agreed"]);
    play(&["new war seed=42", "begin", "concede free"]);
    let war = ["new war", "seat shadow Ann", "begin", "phase = turn 3 actions, shadow", "corruption = 4"];
    play(&[&war[..], &["concede free"]].concat());
    // A roll of the table's where the program's dice were agreed, and one of these.
    let risk = ["new risk players=yellow,red board=none", "begin yellow", "phase = round 1 combat, yellow"];
    let rolls = ["fight 4 3", "roll 6 6 6 : 1 1", "roll a=1 d=1"];
    play(&[&risk[..], &rolls, &["phase = over: yellow wins, agreed"]].concat());
    drop(desk);
    let mut desk = figures(&folder);
    let after = |desk: &mut Desk, title: &str| {
        let texts = desk.texts();
        let at = texts.iter().position(|text| text == title).unwrap_or_else(|| panic!("{title}: {texts:#?}"));
        texts[at + 1..at + 3].to_vec()
    };
    assert!(desk.sees("Left out: guided, or begun with seed=: 2."));
    assert!(desk.sees("In all games of the shelf: 4"));
    desk.clicks("War of the Ring");
    assert!(desk.sees("One game is over"));
    assert_eq!(after(&mut desk, "How it ended: All games"), ["The Free Peoples conceded", "1 of 1"]);
    assert_eq!(after(&mut desk, "Corruption at the end"), ["All games", "4"]);
    assert_eq!(after(&mut desk, "Corruption on arrival in Mordor"), ["All games", "none"]);
    desk.clicks("Risk: The Lord of the Rings");
    assert_eq!(after(&mut desk, "How it ended: All games"), ["Yellow won", "1 of 1"]);
    let by_hand = after(&mut desk, "Dice of the table: All games");
    assert_eq!(by_hand, ["Battalions lost by yellow", "0, expected 0.92: less than usual"]);
    assert!(after(&mut desk, "Dice of the program: All games")[1].contains("expected 0."));
    desk.clicks("Battle of the Ring");
    assert!(desk.sees("2 games are over"));
    // What the table threw is told apart from what the program did.
    assert_eq!(
        after(&mut desk, "Dice of the table: All games"),
        ["Put out by Saruman", "1, expected 0.83: as usual"]
    );
    assert!(!desk.sees("Dice of the program: All games"));
    desk.clicks("By what was agreed · 2");
    assert_eq!(after(&mut desk, "How it ended: Three players"), ["Sauron won", "1 of 2"]);
    desk.clicks("By who sat where · 3");
    assert_eq!(after(&mut desk, "How it ended: Ann (Saruman)"), ["Saruman won", "1 of 1"]);
    assert_eq!(after(&mut desk, "How it ended: Bob (the Alliance)"), ["Saruman won", "1 of 1"]);
    assert_eq!(after(&mut desk, "How it ended: Bob (Saruman)"), ["Sauron won", "1 of 1"]);
    desk.letters("4");
    assert_eq!(after(&mut desk, "Rounds")[0], "Saruman won");
    let line = desk.find(id("figures file")).unwrap();
    desk.clicks_at(line.center());
    desk.chooses_all();
    desk.letters("figures.csv");
    desk.shows_all("figures-open");
}

/// What lies below the window's edge is reached by keys as well.
#[test]
fn a_long_page_is_turned_by_keys() {
    let folder = Folder::new("figures-turned");
    let mut desk = folder.desk();
    lost(&mut desk);
    drop(desk);
    let mut desk = figures(&folder);
    desk.resize(crate::desk::SMALL);
    let (first, last) = ("How it ended: Part 1", "Perceptions with the Morgul Ring");
    let seen = |desk: &mut Desk, text: &str| desk.find(text).is_some();
    assert!(seen(&mut desk, first) && !seen(&mut desk, last));
    for _ in 0..2 {
        desk.key(Named::PageDown);
    }
    assert!(!seen(&mut desk, first) && seen(&mut desk, last));
    for _ in 0..20 {
        desk.key(Named::ArrowUp);
    }
    assert!(seen(&mut desk, first));
}
