//! The first screen: what there is to go on with, and the games by when they were last played here.

use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::battle::Battle;
use underhill::games::Kind;
use underhill::risk::Risk;
use underhill::war::War;
use underhill::window::{Begins, Message};

/// The doors as they stand beside each other.
fn games(desk: &mut Desk) -> Vec<String> {
    let names = [
        "Hunt for the Ring",
        "War of the Ring",
        "Fate of the Fellowship",
        "Risk: The Lord of the Rings",
        "Battle of the Ring",
    ];
    let mut doors = Vec::new();
    // A game that is gone on with bears its name once more.
    for text in desk.texts() {
        if names.contains(&text.as_str()) && !doors.contains(&text) {
            doors.push(text);
        }
    }
    doors
}

/// The renderer draws only what it takes for changed, and all of it before another background only. Nobody knows how much
/// happens between two pictures.
#[test]
fn whatever_happens_has_another_background() {
    let folder = Folder::new("home-background");
    let mut desk = folder.desk();
    let background = |desk: &Desk| desk.app.style(&desk.app.look().theme()).background_color;
    let main = desk.app.main;
    let first = background(&desk);
    for happened in 1..64 {
        desk.tell(Message::Unfocused(main));
        assert_ne!(background(&desk), first, "after {happened}");
    }
}

/// Whatever was played, a door is where it was; Enter goes in where somebody was last.
#[test]
fn every_door_keeps_its_place_and_its_key() {
    let folder = Folder::new("home-order");
    let mut desk = folder.desk();
    let five = games(&mut desk);
    assert_eq!(five[..3], ["Hunt for the Ring", "War of the Ring", "Fate of the Fellowship"]);
    assert_eq!(five[3..], ["Risk: The Lord of the Rings", "Battle of the Ring"]);
    for command in ["new battle", "begin", "phase = over: sauron wins, agreed"] {
        desk.app_command(command);
    }
    desk.goes_on();
    desk.leaves();
    assert_eq!(games(&mut desk), five);
    drop(desk);
    // It is remembered from one time to the next, and the keys are those that they were.
    let mut desk = folder.desk();
    assert_eq!(games(&mut desk), five);
    assert!(desk.sees("Look at it") && !desk.sees("Go on"));
    desk.key(Named::Enter);
    assert!(desk.sees("A game of 1977 on your table, its builds, dice and deadlines kept here."));
    desk.key(Named::Escape);
    desk.letters("h");
    assert!(desk.sees("Our box"));
    desk.key(Named::Escape);
    assert_eq!(games(&mut desk), five);
}

/// An evening that is guided is somebody's first, and waits for nobody who only presses Enter.
#[test]
fn no_guided_evening_is_gone_on_with_by_enter() {
    let folder = Folder::new("home-guided");
    let mut desk = folder.desk();
    desk.letters("wf");
    desk.leaves();
    desk.letters("bf");
    drop(desk);
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert!(desk.sees("A first evening"), "{:?}", desk.texts());
    desk.key(Named::Escape);
    // Whoever wants to goes on with it all the same.
    desk.clicks("Go on");
    assert!(desk.app.referee().kept::<Battle>().is_some());
    desk.leaves();
    for command in ["new risk players=yellow,red board=none", "begin yellow"] {
        desk.app_command(command);
    }
    desk.goes_on();
    desk.leaves();
    desk.key(Named::Enter);
    assert!(desk.app.referee().kept::<Risk>().is_some());
}

#[test]
fn it_is_said_where_the_game_stands_that_is_gone_on_with() {
    let folder = Folder::new("home-goes-on");
    let mut desk = folder.desk();
    table().at("8", "4 12 26 35 38").begins(&mut desk);
    drop(desk);
    let mut desk = folder.desk();
    assert!(desk.sees("Day 1, first Daylight turn") && desk.sees("Today, not over"));
    desk.key(Named::Enter);
    assert!(desk.app.is_curtained());
}

/// Whoever sits there has room on the first screen, however many they are and however they are called.
#[test]
fn everybody_at_the_table_is_named() {
    let folder = Folder::new("home-people");
    let mut desk = folder.desk();
    for command in [
        "new war",
        "seat free Maximiliane Eleonore von Hohenlohe",
        "seat shadow Bartholomew Freiherr von und zu Stein",
        "new risk players=yellow,red,green,black board=none",
        "seat yellow Anastasia Konstantinowna",
        "seat red Bartholomew Freiherr von und zu Stein",
        "seat green Christophorus Maximilian",
        "seat black Dorothea Amalie",
    ] {
        desk.app_command(command);
    }
    drop(desk);
    let mut desk = folder.desk();
    for name in ["Anas", "Bart", "Chri", "Doro"] {
        assert!(desk.texts().iter().any(|text| text.starts_with(name)), "{name}: {:#?}", desk.texts());
    }
    // Among others all of it is said by what they are pressed by.
    assert!(
        desk.sees_within(
            "Maximiliane Eleonore von Hohenlohe, Bartholomew Freiherr von und zu Stein · Set-up"
        )
    );
}

/// A Part 1 whose Letter was opened, and its Part 2 begun, is gone on with by nobody.
#[test]
fn a_part_1_is_over_once_its_part_2_has_begun() {
    let folder = Folder::new("home-parts");
    let mut desk = folder.desk();
    table().of("board=none starts=1,2,3").at("1", "4 5 6 7 8").then(&["move A"]).begins(&mut desk);
    let letter = folder.file("gandalf.letter");
    desk.app_command(&format!("letter {} ring-bearer=Ann ringwraiths=Bob,Carl", letter.display()));
    drop(desk);
    let mut desk = folder.desk();
    assert!(desk.sees("Today, not over"));
    desk.app_command(&format!("open-letter {}", letter.display()));
    desk.app_command("part2");
    drop(desk);
    let mut desk = folder.desk();
    assert!(desk.sees("Ann") && desk.sees("Bob") && desk.sees("Carl"));
    let others = desk.texts().into_iter().filter(|text| text.starts_with("Hunt for the Ring · "));
    let others: Vec<String> = others.collect();
    assert!(matches!(&*others, [part_1] if part_1.ends_with(" · over")), "{others:?}");
}

/// What was agreed last time is agreed again with one press; a game that anybody could repeat is nobody's habit.
#[test]
fn a_table_agrees_on_what_it_did_last_time() {
    let folder = Folder::new("home-agreed");
    let mut desk = folder.desk();
    desk.letters("wo");
    assert!(desk.sees("What is agreed") && desk.sees("Tiles out of the cup"), "{:#?}", desk.texts());
    desk.app_command("new war cards=on tokens=1,0");
    desk.leaves();
    desk.letters("wf");
    desk.leaves();
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("wb");
    let begun = |desk: &Desk| {
        let record = desk.app.referee().kept::<War>().expect("it is on the table").record();
        record.said().next().map(|(said, _)| said.full.clone())
    };
    assert_eq!(begun(&desk).as_deref(), Some("new war cards=on tokens=1,0"));
    desk.leaves();
    // What cannot be had any more is not agreed.
    desk.app_command("new risk players=yellow,red board=none");
    desk.goes_on();
    desk.leaves();
    let settings = folder.file("settings.json");
    let text = std::fs::read_to_string(&settings).unwrap();
    std::fs::write(&settings, text.replace("board=none", "board=/gone.json")).unwrap();
    let mut desk = folder.desk();
    desk.letters("rb");
    let record = desk.app.referee().kept::<Risk>().expect("it is on the table").record();
    let said = record.said().next().map(|(said, _)| said.full.clone());
    assert_eq!(said.as_deref(), Some("new risk players=yellow,red,green,black"));
}

/// A desktop's menu leads to a game's ways: with `--game`.
#[test]
fn the_program_begins_at_a_games_ways() {
    let folder = Folder::new("home-begins");
    let mut desk = folder.desk();
    assert!(!desk.sees("A first evening"));
    drop(desk.app.begin(&Begins::Game(Kind::named("risk").unwrap())));
    desk.tell(Message::Opened);
    assert!(desk.sees("A first evening") && desk.sees("Risk: The Lord of the Rings"));
}

/// Who has one box hides the others; one is shown in any case.
#[test]
fn boxes_that_nobody_has_are_not_shown() {
    let folder = Folder::new("home-boxes");
    let mut desk = folder.desk();
    desk.key(Named::F12);
    for name in
        ["Hunt for the Ring", "Fate of the Fellowship", "Risk: The Lord of the Rings", "Battle of the Ring"]
    {
        desk.clicks(name);
    }
    // The last one stays.
    desk.clicks("War of the Ring");
    desk.shows("boxes");
    desk.key(Named::F12);
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    // Its key is none here.
    desk.letters("b");
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    drop(desk);
    let mut desk = folder.desk();
    assert_eq!(games(&mut desk), ["War of the Ring"]);
    desk.key(Named::F12);
    desk.clicks("Battle of the Ring");
    desk.key(Named::F12);
    assert_eq!(games(&mut desk), ["War of the Ring", "Battle of the Ring"]);
}

/// An evening that was packed up is laid out again: where it stood, who sat there, and what lay where.
#[test]
fn a_game_that_is_gone_on_with_says_where_it_stood() {
    let folder = Folder::new("home-resumed");
    let mut desk = folder.desk();
    for command in [
        "new battle",
        "seat saruman Ann",
        "seat alliance Bob",
        "begin",
        "park shire two Hobbits, an Orc",
        "done",
    ] {
        desk.app_command(command);
    }
    drop(desk);
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert!(desk.sees_within("You go on: Round 1"), "{:#?}", desk.texts());
    assert!(desk.sees("At the table: Ann (Saruman), Bob (the Alliance)"));
    assert!(desk.sees("To lay out, shire: two Hobbits, an Orc"));
    desk.shows("resumed");
    // What was done before is in the history.
    desk.clicks("…");
    desk.clicks("History …");
    assert!(desk.sees("Packed up, shire: two Hobbits, an Orc"), "{:#?}", desk.texts());
}

/// *Our table* asks how many play, where that matters: a press or a digit says it, and as many as last time are lit.
#[test]
fn a_table_is_asked_how_many_play() {
    let folder = Folder::new("home-how-many");
    let mut desk = folder.desk();
    let begun = |desk: &Desk| {
        let game = desk.app.referee().game().expect("it is on the table");
        (game.kind(), game.again().expect("it was begun"))
    };
    for (keys, count, said) in [
        ("w", "3", "new war players=3"),
        ("f", "5", "new fate players=5"),
        ("b", "2", "new battle players=2"),
        ("r", "3", "new risk players=yellow,red,black"),
    ] {
        desk.letters(keys);
        // It is said first, and nothing is begun by that.
        desk.clicks(count);
        assert!(desk.sees("Our table"));
        desk.key(Named::Enter);
        assert_eq!(begun(&desk).1, said);
        desk.leaves();
        // As last time, by its letter alone; and for others, by a digit before it.
        desk.letters(keys);
        desk.letters("b");
        assert_eq!(begun(&desk).1, said);
        desk.leaves();
        desk.letters(keys);
        let other = if count == "2" { "3" } else { "2" };
        desk.letters(&format!("{other}b"));
        assert_ne!(begun(&desk).1, said);
        desk.leaves();
    }
    // In Hunt for the Ring one flees, whoever hunts.
    desk.letters("h");
    assert!(!desk.sees("3"));
}

/// What a menu leaves behind is the line, where the next letter is typed.
#[test]
fn the_line_has_what_is_typed_after_a_menu() {
    let mut desk = Desk::new(None);
    desk.letters("bb");
    desk.types("begin");
    desk.types("done");
    desk.clicks("…");
    desk.key(Named::Escape);
    desk.letters("d");
    desk.key(Named::Enter);
    assert!(desk.sees_within("second move"), "{:#?}", desk.texts());
}

/// `?` is the page of keys wherever it is pressed, at home too, where F12 is what is set.
#[test]
fn a_question_mark_lists_all_keys() {
    let mut desk = Desk::new(None);
    desk.key(Named::F12);
    assert!(desk.sees("Motion") || !desk.sees("All keys"), "{:?}", desk.texts());
    desk.key(Named::F12);
    desk.letters("?");
    assert!(desk.sees("All keys"), "{:?}", desk.texts());
    desk.letters("?");
    assert!(!desk.sees("All keys"), "{:?}", desk.texts());
}

/// F12 lists the keys of the game that is played, and no command: those are the terminal's.
#[test]
fn keys_are_those_of_the_game() {
    let mut desk = Desk::new(None);
    desk.letters("bb");
    desk.key(Named::F12);
    let texts = desk.texts();
    let says = |beginning: &str| texts.iter().any(|text| text.starts_with(beginning));
    assert!(!says("attack") && !says("On the line: 22"), "{texts:#?}");
    // Nothing is hidden and there is no map: no key is about either.
    assert!(says("Takes back one press of what is begun") && says("The table's window"));
    assert!(!says("The curtain") && !says("The map, nearer") && !says("In the telling"));
}

/// Evenings of all five, by who sat there, each as if it had been begun on the second day of a year.
fn evenings(folder: &Folder) {
    let games: [&[&str]; 5] = [
        &[
            "new give=0",
            "start 8",
            "information 4 12 26 35 38",
            "begin shadows=0",
            "move 10",
            "done",
            "hunt 8",
        ],
        &["new fate players=3", "seat player 1 Anna", "seat player 2 Dirk"],
        &["new war", "seat free peoples Dirk", "seat shadow Anna", "begin", "phase = turn 6 actions, shadow"],
        &["new battle", "seat sauron Anna", "seat saruman Carla", "seat alliance Bert", "begin"],
        &["new risk players=yellow,red,black", "seat red Anna", "seat black Carla", "seat yellow Bert"],
    ];
    for (number, commands) in games.into_iter().enumerate() {
        let elsewhere = Folder::new("home-evening");
        let mut referee = elsewhere.referee();
        for command in commands {
            assert!(referee.hear(command).unwrap().accepted(), "{command}");
        }
        if number == 3 {
            assert!(referee.hear("phase = over: sauron wins, agreed").unwrap().accepted());
        }
        if number == 4 {
            lands_held(&mut referee);
        }
        referee.close();
        let kept = folder.file(&format!("2026-01-0{}-0123456789abcde{number}.underhill", number + 2));
        std::fs::copy(elsewhere.game(), kept).unwrap();
    }
}

/// Each land is somebody's.
fn lands_held(referee: &mut underhill::referee::Referee) {
    let view = &referee.state::<Risk>().unwrap().view.own;
    let names: Vec<String> = view.board().unwrap().territories().map(|land| land.name.clone()).collect();
    for (number, name) in names.iter().enumerate() {
        let colour = ["red", "yellow", "black", "red", "yellow"][number * 7 % 5];
        assert!(referee.hear(&format!("own {colour} {name}")).unwrap().accepted(), "{name}");
    }
    assert!(referee.hear("begin red").unwrap().accepted());
}

/// As somebody sees it who comes back, and who comes for the first time; doors that are left out close up.
#[test]
fn pictures_of_doors_in_a_hill() {
    let folder = Folder::new("home-pictures");
    evenings(&folder);
    let mut desk = folder.desk();
    desk.shows_all("evenings");
    desk.resize(iced::Size::new(1024.0, 700.0));
    desk.shows("evenings-1024");
    desk.resize(iced::Size::new(1920.0, 1080.0));
    desk.shows("evenings-1920");
    desk.resize(crate::desk::LARGE);
    desk.tell(Message::Speak(underhill::language::Language::De));
    desk.shows("evenings-de");
    desk.letters("h");
    desk.shows("evenings-ways-de");
    desk.key(Named::Escape);
    desk.tell(Message::Speak(underhill::language::Language::En));
    desk.letters("r");
    desk.shows("evenings-ways");
    desk.key(Named::Escape);
    desk.key(Named::F12);
    desk.clicks("Settings");
    desk.clicks("Fate of the Fellowship");
    desk.key(Named::F12);
    desk.shows("evenings-four");
    desk.letters("g");
    desk.shows_all("all-evenings");
}
