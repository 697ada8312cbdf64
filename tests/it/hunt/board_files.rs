//! Board files, tile sets and journey decks: every fault has its name, and nothing faulty is loaded.

use std::collections::BTreeSet;
use strum::VariantNames;
use underhill::file::Fault;
use underhill::hunt::board::{Board, Location, MOST_SPACES, SpaceKind};
use underhill::hunt::{Journeys, TileSet};

const HEAD: &str = r#""format":"underhill-board/1","name":"test","part":1"#;

fn name_of(fault: &Fault) -> String {
    match serde_json::to_value(fault).unwrap() {
        serde_json::Value::String(name) => name,
        other => other.as_object().unwrap().keys().next().unwrap().clone(),
    }
}

fn faults_of(bytes: &[u8]) -> Vec<String> {
    Board::read(bytes).err().unwrap_or_default().iter().map(name_of).collect()
}

fn board(rest: &str) -> Board {
    Board::read(format!("{{{HEAD}{rest}}}").as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn at(number: u16) -> Location {
    Location::number(number).unwrap()
}

#[test]
fn every_fault_has_its_name() {
    let mut seen = BTreeSet::new();
    let mut check = |faults: Vec<String>, wanted: &str, of: &str| {
        let of: String = of.chars().take(200).collect();
        assert_eq!(faults, wanted.split(' ').collect::<Vec<_>>(), "of {of}");
        seen.extend(faults);
    };
    let whole: [(&[u8], &str); 11] = [
        (b"\xff\xfe", "not-text"),
        (b"", "not-json"),
        (b"{\"format\": ", "not-json"),
        (b"[1]", "not-an-object"),
        (b"{}", "missing-key"),
        (br#"{"format":"underhill-board/1"}"#, "missing-key missing-key"),
        (br#"{"format":"underhill-tiles/1"}"#, "other-format"),
        (br#"{"format":7}"#, "other-format"),
        (br#"{"format":"underhill-board/2"}"#, "newer-format"),
        (br#"{"format":"underhill-board/1","name":" ","part":3}"#, "no-name no-such-part"),
        (br#"{"format":"underhill-board/1","name":5,"part":1}"#, "wants-text"),
    ];
    for (bytes, wanted) in whole {
        check(faults_of(bytes), wanted, &String::from_utf8_lossy(bytes));
    }
    let parts = [
        (r#","colour":"red""#, "unknown-key"),
        (r#","links":["1 2"],"links":["3 4"]"#, "twice"),
        (r#","areas":{"I-A":[1,1]}"#, "twice"),
        (r#","areas":{"I-A":[1],"I-A":[2]}"#, "twice"),
        (r#","links":["1 2"],"starts":[1,2,1]"#, "twice"),
        (r#","links":["1 2"],"names":{"1":"a","1":"b"}"#, "twice"),
        (r#","links":["1 2"],"names":{"1":"a","01":"b"}"#, "twice"),
        (r#","links":["1 2"],"at":{"1":[0,0],"1":[1,1]}"#, "twice"),
        (r#","areas":{"I-A":[1],"II-A":[1]}"#, "in-two-areas"),
        (r#","areas":{"IV-A":[1]}"#, "not-of-the-part"),
        (r#","areas":{"I-E":[1]}"#, "not-of-the-part"),
        (r#","areas":[1]"#, "wants-object"),
        (r#","areas":{"IIA":[1]}"#, "wants-area"),
        (r#","areas":{"VII-A":[1]}"#, "wants-area"),
        (r#","areas":{"I-A":1}"#, "wants-list"),
        (r#","areas":{"I-A":["1"]}"#, "wants-location"),
        (r#","areas":{"I-A":[0]}"#, "wants-location"),
        (r#","areas":{"I-A":[1000]}"#, "wants-location"),
        (r#","areas":{"I-A":[1.5]}"#, "wants-location"),
        (r#","areas":{"I-A":["C"]}"#, "wants-location"),
        (r#","starts":[1]"#, "nowhere-on-board"),
        (r#","allies":[1]"#, "nowhere-on-board"),
        (r#","dark":[1]"#, "nowhere-on-board"),
        (r#","nazgul":[1]"#, "nowhere-on-board"),
        (r#","names":{"1":"Bag"}"#, "nowhere-on-board"),
        (r#","at":{"1":[0,0]}"#, "nowhere-on-board"),
        (r#","links":["1 2"],"at":{".d":[0,0]}"#, "nowhere-on-board"),
        (r#","links":["1 2"],"at":{".":[0,0]}"#, "wants-space"),
        (r#","links":["1 2"],"names":{".d":"dot"}"#, "wants-space"),
        (r#","links":["1 2"],"names":{"1":3}"#, "wants-text"),
        (r#","links":["1 2"],"at":{"1":[0,1.5]}"#, "wants-place"),
        (r#","links":["1 2"],"at":{"1":[0]}"#, "wants-place"),
        (r#","links":["1 2"],"at":{"1":"here"}"#, "wants-place"),
        (r#","links":"1 2""#, "wants-list"),
        (r#","links":[12]"#, "wants-text"),
        (r#","links":["1 x"]"#, "bad-token"),
        (r#","links":["1 c"]"#, "bad-token"),
        (r#","links":["1 .a-b"]"#, "bad-token"),
        (r#","links":["1 .. 2"]"#, "bad-token"),
        (r#","links":["1 1000"]"#, "bad-token"),
        (r#","links":["1 path 2"]"#, "bad-token"),
        (r#","links":["1"]"#, "short-chain"),
        (r#","links":["road 1"]"#, "short-chain"),
        (r#","links":[""]"#, "short-chain"),
        (r#","links":[". 1"]"#, "loose-end"),
        (r#","links":["1 ."]"#, "loose-end"),
        (r#","links":["1 1"]"#, "joined-to-itself"),
        (r#","links":[".a .a 1"]"#, "joined-to-itself"),
        (r#","links":["1 2","road 2 1"]"#, "joined-twice"),
        (r#","links":["1 . 1"]"#, "joined-twice"),
        (r#","links":["1 1"],"starts":[9],"colour":1"#, "unknown-key joined-to-itself nowhere-on-board"),
    ];
    for (rest, wanted) in parts {
        check(faults_of(format!("{{{HEAD}{rest}}}").as_bytes()), wanted, rest);
    }
    let endless = format!(r#"{{{HEAD},"links":["1 {} 2"]}}"#, ". ".repeat(MOST_SPACES));
    check(faults_of(endless.as_bytes()), "too-many-spaces", "a chain without end");
    check(faults_of(&vec![b' '; 5 << 20]), "too-large", "five megabytes of blanks");
    let deep = "[".repeat(1 << 20);
    check(faults_of(deep.as_bytes()), "not-json", "brackets without end");

    let tiles = [
        (r#"{"format":"underhill-tiles/1","name":"t","beige":["eye",10]}"#, "wants-tile"),
        (r#"{"format":"underhill-tiles/1","name":"t","beige":["Eye",-1]}"#, "wants-tile wants-tile"),
        (r#"{"format":"underhill-tiles/1","name":"t"}"#, "missing-key"),
        (r#"{"format":"underhill-tiles/1","name":"t","beige":[],"blue":[]}"#, "unknown-key"),
    ];
    for (text, wanted) in tiles {
        let faults = TileSet::read(text.as_bytes()).err().unwrap_or_default();
        check(faults.iter().map(name_of).collect(), wanted, text);
    }
    let deck = |rows: &str| {
        format!(r#"{{"format":"underhill-journeys/1","name":"j","short":[{{"name":"1","rows":"{rows}"}}]}}"#)
    };
    let journeys = [
        (deck("1 . A"), "wrong-length"),
        (deck("1 . 2 . 3 . 4 . 5 . 6 . 7 . 8"), "exit-not-last"),
        (deck("1 . 2 . A . 4 . 5 . 6 . 7 . B"), "exit-not-last"),
        (deck("1 . 2 . x1 . 4 . 5 . 6 . 7 . B"), "bad-row"),
        (deck(". . 2 . 3 . 4 . 5 . 6 . 7 . B"), "bad-row"),
        (r#"{"format":"underhill-journeys/1","name":"j","long":[5]}"#.into(), "wants-object"),
        (
            r#"{"format":"underhill-journeys/1","name":"j","long":[{"name":"1","colour":1}]}"#.into(),
            "unknown-key wrong-length",
        ),
    ];
    for (text, wanted) in journeys {
        let faults = Journeys::read(text.as_bytes()).err().unwrap_or_default();
        check(faults.iter().map(name_of).collect(), wanted, &text);
    }
    // Of the other games' files.
    let regions = r#""regions":{"w":{"bonus":3,"territories":["shire","moria"]}}"#;
    let risk = [
        (r#""regions":{"w":{"bonus":100}}"#.to_owned(), "wants-bonus"),
        (r#""regions":{"W":{}}"#.to_owned(), "wants-territory"),
        (format!(r#"{regions},"borders":["shire bree"]"#), "no-territory"),
        (format!(r#"{regions},"borders":["shire shire"]"#), "borders-itself"),
        (format!(r#"{regions},"borders":["shire"]"#), "wants-border"),
        (r#""path":["shire"]"#.to_owned(), "wrong-path"),
        (r#""gates":[16]"#.to_owned(), "no-gate"),
    ];
    for (keys, wanted) in risk {
        let text = format!(r#"{{"format":"risk-board/1","name":"r",{keys}}}"#);
        let faults = underhill::risk::board::Board::read(text.as_bytes()).err().unwrap_or_default();
        check(faults.iter().map(name_of).collect(), wanted, &text);
    }
    for (keys, wanted) in [
        (r#""hope":[9,8]"#, "cannot-stand"),
        (r#""places":{"a":"eriador"},"lines":{"A":"a b"}"#, "not-among"),
        (r#""cards":{"aer":"A a eye red","zy":"A a eye red"}"#, "twice"),
        (r#""objectives":{"destroy-the-one-ring":{}}"#, "cannot-stand"),
    ] {
        let text = format!(r#"{{"format":"fate-box/1","name":"f",{keys}}}"#);
        let faults = underhill::fate::FateBox::read(text.as_bytes()).err().unwrap_or_default();
        check(faults.iter().map(name_of).collect(), wanted, &text);
    }
    let unseen: Vec<_> = Fault::VARIANTS.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(unseen.is_empty(), "no file here has the faults {unseen:?}");
}

#[test]
fn a_board_knows_what_its_file_says() {
    let board = board(
        r#","areas":{"II-A":[2,3],"I-B":[7]},"starts":[2],"allies":[3],"names":{"3":"Mill"},
           "links":["1 . . 2","path 2 .fork 3","road .fork 4 . C"],"at":{".fork":[0.5,0.25],"C":[1,0]}"#,
    );
    let exit = Location::exit('C').unwrap();
    assert_eq!((board.name(), board.part()), ("test", 1));
    assert!(board.has(at(7)) && board.has(exit) && !board.has(at(9)));
    assert_eq!(board.area(at(3)).map(|area| area.to_string()), Some("II-A".into()));
    assert_eq!(board.area(at(1)), None);
    // R19: 1 and 4 lie in no area of the board, and so in any of the part's.
    let has = |board: &Board, region: &str| board.has_region(region.parse().unwrap());
    assert!(["II", "III", "I-A", "III-D"].iter().all(|region| has(&board, region)));
    assert!(["IV", "I-E", "IV-A"].iter().all(|region| !has(&board, region)));
    let placed = self::board(r#","areas":{"II-A":[2],"I-B":[1]},"links":["1 . 2 C"]"#);
    assert!(["I", "II", "I-B"].iter().all(|region| has(&placed, region)));
    assert!(["III", "I-A", "II-B"].iter().all(|region| !has(&placed, region)));
    assert_eq!(board.name_of(at(3)), Some("Mill"));
    // Where a file does not list the Information tokens, they are those of the Allies.
    assert_eq!(board.information(), [at(3)]);
    assert_eq!(board.dot_distance(at(1), at(2)), Some(2));
    assert_eq!(board.dot_distance(at(2), at(4)), Some(1));
    assert_eq!(board.dot_distance(at(1), at(3)), None);
    assert_eq!(board.connected(at(4)), [(at(2), 1), (at(3), 1), (exit, 1)]);
    // R15: from 1 to 2 in three entries, on to 4 in two, to the exit in two.
    assert_eq!(board.moves_to_exit(at(1), 0), Some(7));
    assert_eq!(board.moves_to_exit(at(1), 2), Some(5));
    assert_eq!(board.moves_to_exit(at(7), 9), None);
    let fork = board.spaces().iter().find(|space| space.kind == SpaceKind::NamedDot("fork".into())).unwrap();
    assert_eq!(fork.at, Some([0.5, 0.25]));
    assert_eq!(board.links().iter().filter(|link| link.road).count(), 3);
    assert_eq!(board.spaces().len(), 10);
    assert_eq!(board.all_areas().len(), 2);
}

#[test]
fn routes_to_an_exit_do_not_pass_through_another() {
    let board = board(r#","links":["1 A","A 2","2 . . . . B"]"#);
    assert_eq!(board.moves_to_exit(at(1), 0), Some(1));
    assert_eq!(board.moves_to_exit(at(2), 0), Some(1));
    assert_eq!(board.dot_distance(at(1), at(2)), None);
}

#[test]
fn a_board_may_know_little() {
    let nothing = board("");
    assert!(nothing.has(at(999)) && !nothing.is_linked() && nothing.has_region("III-D".parse().unwrap()));
    assert!(!nothing.has_region("IV-A".parse().unwrap()));
    let areas = board(r#","areas":{"I-A":[1,2]}"#);
    assert!(areas.has(at(1)) && !areas.has(at(3)) && !areas.is_linked());
    // A mark before the first byte, as some editors put it there, is no fault.
    let marked = format!("\u{feff}{{{HEAD}}}");
    assert!(Board::read(marked.as_bytes()).is_ok());
}

#[test]
fn a_board_that_was_kept_with_an_area_that_no_part_has_opens() {
    let text = format!(r#"{{{HEAD},"areas":{{"I-E":[1]}}}}"#);
    assert!(Board::read(text.as_bytes()).is_err());
    let kept: Board = serde_json::from_str(&serde_json::to_string(&text).unwrap()).unwrap();
    assert_eq!(kept.area(at(1)).map(|area| area.to_string()).as_deref(), Some("I-E"));
}

#[test]
fn equal_boards_are_stored_and_read_again() {
    let one = board(r#","links":["1 . 2 C"],"starts":[1]"#);
    let stored = serde_json::to_string(&one).unwrap();
    let again: Board = serde_json::from_str(&stored).unwrap();
    assert_eq!(one, again);
    assert_eq!(one.connected(at(1)), again.connected(at(1)));
    assert!(serde_json::from_str::<Board>("\"{}\"").is_err());
}

#[test]
fn a_file_with_many_faults_tells_the_first_fifty_and_each_once() {
    let starts: Vec<String> = (1..=60).map(|number| number.to_string()).collect();
    let text = format!(r#"{{{HEAD},"starts":[{}]}}"#, starts.join(","));
    assert_eq!(faults_of(text.as_bytes()).len(), 50);
    let text = format!(r#"{{{HEAD},"links":["1 x","1 x","1 y"]}}"#);
    assert_eq!(faults_of(text.as_bytes()), ["bad-token", "bad-token"]);
}

#[test]
fn a_file_may_be_as_large_as_the_limit_says() {
    let mut text = format!("{{{HEAD}}}").into_bytes();
    text.resize(underhill::file::LARGEST_FILE, b' ');
    assert!(Board::read(&text).is_ok());
    text.push(b' ');
    assert_eq!(Board::read(&text).err(), Some(vec![Fault::TooLarge { megabytes: 4 }]));
}

#[test]
fn only_later_versions_are_newer() {
    for (format, wanted) in [
        ("underhill-board/0", "other-format"),
        ("underhill-board/x", "other-format"),
        ("underhill-board/3", "newer-format"),
        ("underhill-boards/3", "other-format"),
    ] {
        assert_eq!(faults_of(format!(r#"{{"format":"{format}"}}"#).as_bytes()), [wanted], "{format}");
    }
}

#[test]
fn boards_differ_where_their_files_do() {
    let one = board(r#","links":["1 2"],"deeds":[5,7]"#);
    assert_eq!(one.deeds(), [at(5), at(7)]);
    assert_ne!(one, board(r#","links":["1 2"]"#));
    assert_eq!(format!("{one:?}"), "Board(\"test\")");
    let error = serde_json::from_str::<Board>("\"{}\"").map(drop).unwrap_err();
    assert!(error.to_string().contains("not a readable file"), "{error}");
}

#[test]
fn a_board_may_have_as_many_spaces_as_the_limit_says() {
    let chain = |dots: usize| format!(r#"{{{HEAD},"links":["1 {}2"]}}"#, ". ".repeat(dots));
    assert!(faults_of(chain(MOST_SPACES - 2).as_bytes()).is_empty());
    assert_eq!(faults_of(chain(MOST_SPACES - 1).as_bytes()), ["too-many-spaces"]);
}

#[test]
fn a_deck_says_what_is_wrong_with_a_card() {
    let deck = |rest: &str, card: &str| {
        format!(r#"{{"format":"underhill-journeys/1","name":"j"{rest},"short":[{{{card}}}]}}"#)
    };
    let good = r#""name":"1","rows":"2 . 10* . . 23 . 27 . 36 . . 35 . A""#;
    let read = |text: String| {
        Journeys::read(text.as_bytes()).map_err(|faults| faults.iter().map(name_of).collect::<Vec<_>>())
    };
    let journeys = read(deck(r#","board":"Mine""#, good)).unwrap();
    assert_eq!(journeys.short[0].rows[2].to_string(), "10*");
    assert_eq!(read(deck(r#","board":5"#, good)), Err(vec!["wants-text".into()]));
    assert_eq!(
        read(deck("", r#""name":1,"rows":"2""#)),
        Err(vec!["wants-text".into(), "wrong-length".into()])
    );
    // An exit is no shelter.
    let shelter = r#""name":"1","rows":"2 . 10 . . 23 . 27 . 36 . . 35 . A*""#;
    assert_eq!(read(deck("", shelter)), Err(vec!["bad-row".into(), "exit-not-last".into()]));
}

#[test]
fn a_tile_set_is_complete_with_the_numbers_of_the_box() {
    let set = |beige: usize, grey: usize, red: usize| {
        let ones = |count: usize| vec!["1"; count].join(",");
        let text = format!(
            r#"{{"format":"underhill-tiles/1","name":"t","beige":[{}],"grey":[{}],"red":[{}]}}"#,
            ones(beige),
            ones(grey),
            ones(red)
        );
        TileSet::read(text.as_bytes()).unwrap().is_complete()
    };
    assert!(set(15, 3, 2));
    assert!(!set(14, 3, 2) && !set(15, 2, 2) && !set(15, 3, 1));
}

#[test]
fn tiles_are_read_as_they_are_typed() {
    use underhill::hunt::Tile;
    for (typed, told) in [("3", "3"), ("03", "3"), ("EYE", "eye"), ("eyeR", "eyer"), ("0r", "0r")] {
        assert_eq!(typed.parse::<Tile>().map(|tile| tile.to_string()), Ok(told.into()), "{typed}");
    }
    for wrong in ["", "r", "10", "+3", "-1", "3rr", "ey"] {
        assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
    }
}

/// A number that no location has is told from something that is none at all, by the range that there is.
#[test]
fn a_number_out_of_range_is_told_the_range() {
    let text = r#"{"format":"underhill-board/1","name":"n","part":1,"links":["978 1049"]}"#;
    let faults = Board::read(text.as_bytes()).unwrap_err();
    for language in <underhill::language::Language as strum::IntoEnumIterator>::iter() {
        let said =
            underhill::language::Words::of_game::<underhill::hunt::Hunt>(language).tell("fault", &faults[0]);
        assert!(said.contains("1049") && said.contains("999"), "{}: {said}", language.name());
    }
}
