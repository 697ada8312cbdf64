//! A copied board is read against what everybody knows of the printed one: each remark once, and each worked example of
//! the rulebook that a board contradicts.

use std::collections::BTreeSet;
use strum::VariantNames;
use underhill::hunt::board::Board;
use underhill::hunt::{Hunt, Remark, proofread};
use underhill::language::{Words, named};

/// A board on which every worked example of Part 1 holds; the rest of it is invented.
const EXAMPLES_1: [&str; 32] = [
    "1 . . 10",
    "10 9",
    "10 11",
    "10 . 19",
    "10 . 20",
    "19 22",
    "19 . 23",
    "23 21",
    "23 . 34",
    "23 .s 33",
    ".s .t .u 36",
    ".t . 45",
    ".t . 46",
    "31 33",
    "31 .w 26",
    ".w . 27",
    "31 .e 32",
    ".e . 29",
    "33 38",
    "33 . 37",
    "37 35",
    "37 38",
    "37 39",
    "48 47",
    "48 . 45",
    "road 49 . . 48",
    "road 49 . . 46",
    "road 34 . 30 . 29",
    "53 . . C",
    "53 24",
    "24 22",
    "36 39",
];

/// Likewise for Part 2.
const EXAMPLES_2: [&str; 14] = [
    "1 . 7",
    "7 . 8",
    "7 . 10",
    "2 . 10",
    "10 18",
    "8 19",
    "18 . . 23",
    "19 . 23",
    "road 23 . 27",
    "27 . 36",
    "36 . . 35",
    "35 . A",
    "28 . 33",
    "28 23",
];

fn board(part: u8, chains: &[String], rest: &str) -> Board {
    let text = serde_json::json!(chains);
    let file = format!(r#"{{"format":"underhill-board/1","name":"t","part":{part},"links":{text}{rest}}}"#);
    Board::read(file.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn examples_of(part: u8, chains: &[String], rest: &str) -> Vec<String> {
    let remarks = proofread(&board(part, chains, rest), true);
    let names = remarks.iter().map(|remark| named("proof", remark).0);
    names
        .filter(|name| name.starts_with("proof-example"))
        .map(|name| name["proof-".len()..].to_owned())
        .collect()
}

/// What stands in the areas and lists of a board on which all examples of Part 1 hold.
const REST_1: &str =
    r#","areas":{"II-A":[22,24],"II-B":[31],"III-A":[46]},"starts":[1,53,36],"nazgul":[48,49,9,11,20,21]"#;
const REST_2: &str = r#","nazgul":[28,33],"deeds":[8,18,7,10,19,23,27,35,36,1],"dark":[36]"#;

#[test]
fn every_example_that_a_board_contradicts_is_named() {
    let part_1: Vec<String> = EXAMPLES_1.map(str::to_owned).to_vec();
    assert_eq!(examples_of(1, &part_1, REST_1), [] as [&str; 0]);
    let part_2: Vec<String> = EXAMPLES_2.map(str::to_owned).to_vec();
    assert_eq!(examples_of(2, &part_2, REST_2), [] as [&str; 0]);

    // A chain that is another, and what that contradicts.
    let chains = [
        (1, "31 33", "31 . 33", "example-adjacent"),
        (1, "48 47", "48 . 47", "example-adjacent"),
        (1, "23 21", "23 . 21", "example-adjacent"),
        (1, "19 22", "19 . 22", "example-adjacent"),
        (1, "10 9", "10 . 9", "example-adjacent example-reach"),
        (1, "10 11", "10 11\n10 36", "example-reach example-reach"),
        (1, "10 . 20", "10 . . 20", "example-reach"),
        (1, "19 . 23", "19 23", "example-not-adjacent"),
        (1, "33 38", "33 . 38\n.s . 38", "example-apart"),
        (1, "33 . 37", "33 37", ""),
        (1, "37 35", "35 36", "example-near"),
        (1, "37 38", "38 36", "example-near"),
        (1, "31 .w 26", "31 . .w 26", "example-near example-dots"),
        (1, "31 .e 32", "31 .e . 32", "example-near"),
        (1, ".w . 27", ".w . . 27", "example-dots"),
        (1, ".e . 29", ".e 29", "example-dots"),
        (1, "road 49 . . 48", "road 49 . 48", "example-dots"),
        (1, "road 49 . . 46", "road 49 . . . 46", "example-dots"),
        (1, "road 34 . 30 . 29", "road 34 30 . 29", "example-dots"),
        (1, "23 . 34", "23 . . 34", "example-dots"),
        (1, ".t . 45", ".t . . . . 45", "example-near"),
        (1, "1 . . 10", "1 . . . 10", "example-near"),
        (1, "53 . . C", "53 . . . C", "example-rescue"),
        (2, "1 . 7", "1 . . 7", "example-near"),
        (2, "10 18", "18 19", "example-near"),
        (2, "36 . . 35", "36 . . . 35", "example-near"),
        (2, "35 . A", "35 . . A", "example-near"),
    ];
    for (part, was, is, wanted) in chains {
        let mut chains = if part == 1 { part_1.clone() } else { part_2.clone() };
        let at = chains.iter().position(|chain| chain == was).unwrap();
        chains.splice(at..=at, is.lines().map(str::to_owned));
        let rest = if part == 1 { REST_1 } else { REST_2 };
        assert_eq!(examples_of(part, &chains, rest).join(" "), wanted, "{is} instead of {was}");
    }
    // A list or an area that is another.
    let lists = [
        (1, "[22,24]", "[24]", ""),
        (1, r#""II-A":[22,24]"#, r#""II-C":[22],"II-A":[24]"#, "example-area"),
        (1, r#""II-B":[31]"#, r#""I-B":[31]"#, "example-area"),
        (1, r#""III-A":[46]"#, r#""II-C":[46]"#, "example-section"),
        (1, "[1,53,36]", "[2,53,36]", "example-start"),
        (1, "[1,53,36]", "[53,36]", ""),
        (1, "[48,49,9,11,20,21]", "[48,47,9,11,20,21]", "example-nazgul"),
        (2, "[28,33]", "[28,23]", "example-nazgul"),
        (2, "[8,18,", "[8,2,", "example-deed"),
        (2, r#""dark":[36]"#, r#""dark":[27]"#, "example-dark"),
    ];
    for (part, was, is, wanted) in lists {
        let (chains, rest) = if part == 1 { (&part_1, REST_1) } else { (&part_2, REST_2) };
        assert!(rest.contains(was), "{was}");
        let mut chains = chains.clone();
        chains.push("2 9".into());
        let rest = rest.replace(was, is);
        assert_eq!(examples_of(part, &chains, &rest).join(" "), wanted, "{is} instead of {was}");
    }
}

#[test]
fn every_remark_is_made_and_has_its_sentence() {
    let ten: Vec<String> = (0..10)
        .map(|at| {
            format!(r#""{}-{}":[{}]"#, ["I", "II", "III"][at % 3], (b'A' + at as u8 / 3) as char, at + 1)
        })
        .collect();
    let ten = ten.join(",");
    let eleven = format!(r#"{ten},"III-D":[11]"#);
    let ring = "1 2 3 4 5 6 7 8 9 10 11 A 1";
    let rest = |lists: &str, areas: &str| format!(r#","areas":{{{areas}}},{lists}"#);
    let whole = r#""starts":[1,2,3],"nazgul":[1,2,3,4,5,6],"information":[1,2,3,4,5,6,7,8,9,10,11,12]"#;
    // A board, and what is said of it beside the counts that are not asked about there.
    let cases: [(u8, &[&str], String, &str); 14] = [
        (1, &[], String::new(), "fewer-information fewer-starts fewer-nazgul fewer-areas no-links"),
        (2, &[], String::new(), "fewer-deeds fewer-nazgul fewer-areas no-links"),
        (1, &[ring], rest(whole, &ten), "in-no-area information-nowhere"),
        (1, &[ring, "11 12 1"], rest(whole, &eleven), "in-no-area more-areas"),
        (1, &["1 2 3 1", "3 5 A"], String::new(), "counts gaps"),
        (1, &["1 2 3 1", "3 .x", "3 A"], String::new(), "counts dead-ends"),
        (1, &["1 2 3 1"], String::new(), "counts no-exit"),
        (1, &["1 2 3 1", "3 A", "4 5 6 4"], String::new(), "counts cut-off"),
        (1, &["1 2 3 1", "3 A"], r#","areas":{"I-A":[4]}"#.into(), "counts unlinked in-no-area"),
        (1, &["1 2 3 1", "4 5 B 4", "3 A"], r#","starts":[1]"#.into(), "counts cut-off exit-out-of-reach"),
        (1, &["1 2 3 1", "1 . . . . . . . . . . . . . . . . A"], r#","starts":[1]"#.into(), "exit-too-far"),
        (
            2,
            &["1 2 3 1", "3 A"],
            r#","deeds":[1,2,3,4,5,6,7,8,9,10,11],"nazgul":[1,2,3]"#.into(),
            "more-deeds more-nazgul deed-nowhere",
        ),
        (1, &["1 2 3 4 1", "3 A"], r#","starts":[1,2,3,4]"#.into(), "more-starts"),
        (
            1,
            &["1 2 3 1", "3 A"],
            r#","information":[1,2,3,4,5,6,7,8,9,10,11,12,13]"#.into(),
            "more-information information-nowhere",
        ),
    ];
    let words = Words::of_game::<Hunt>(Default::default());
    let mut seen = BTreeSet::new();
    for (part, chains, rest, wanted) in cases {
        let chains: Vec<String> = chains.iter().map(|chain| (*chain).to_owned()).collect();
        let remarks = proofread(&board(part, &chains, &rest), false);
        let mut found = BTreeSet::new();
        for remark in &remarks {
            let (name, _) = named("proof", remark);
            seen.insert(name["proof-".len()..].to_owned());
            let name = match remark {
                Remark::Fewer { what, .. } | Remark::More { what, .. } => {
                    let what = serde_json::to_value(what).unwrap();
                    format!("{name}-{}", what.as_str().unwrap())
                }
                _ => name,
            };
            found.insert(name["proof-".len()..].to_owned());
            let sentence = words.tell("proof", remark);
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '}']), "{sentence}");
        }
        for name in wanted.split(' ').filter(|name| !name.is_empty() && *name != "counts") {
            assert!(found.contains(name), "{name} is not said of {chains:?} {rest}, but {found:?}");
        }
        // What is missing stands first.
        assert!(remarks.is_sorted_by_key(|remark| !remark.is_missing()));
    }
    let examples = Remark::VARIANTS.iter().filter(|name| name.starts_with("example"));
    seen.extend(examples.map(|name| (*name).to_owned()));
    let unseen: Vec<_> = Remark::VARIANTS.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}
