//! Games that were written by the rules of their time and are kept: every later version verifies them, or says that it
//! cannot.

use crate::books;
use crate::common::accepted;
use crate::games::sealed_game;
use crate::second_verifier::second_verifier;
use crate::{folder, honest, seal, text};
use std::path::Path;
use underhill::battle::Battle;
use underhill::hunt::{Hunt, Record};
use underhill::referee::Referee;
use underhill::referee::verify::{Doubt, Verdict, answer, judged, verify};
use underhill::risk::Risk;
use underhill::table::Game as _;
use underhill::war::War;

/// A game that keeps books: the file, whose name says by which rules it was written, the rules that it has now, the line behind its last
/// command, the seals that its table has kept, and what is counted.
type Golden = (&'static str, u32, &'static str, [&'static str; 2], &'static str);

/// The rules that a golden game was written by, as its file's name has it.
fn written_by(file: &str) -> u32 {
    file.trim_end_matches(".underhill").rsplit('-').next().unwrap().parse().unwrap()
}

/// Such games, in the order of the shelf.
const OF_BOOKS: &[Golden] = &[
    (
        "golden-war-1.underhill",
        War::RULES,
        "over: shadow wins, ring",
        ["involve repeat drop shell", "7636d50de2ba6fd173057c5a12c4cc7307a75c750046f7bea1294de2f6d5d934"],
        "honest: 19 entries, 0 answers, 16 draws, 2 corrections",
    ),
    (
        "golden-risk-1.underhill",
        Risk::RULES,
        "over: yellow wins",
        ["fatigue rebuild radar punch", "53d66ac2d6ed5cf456bd892a30c166e0f61d3ba145fccd90339d321b69694376"],
        "honest: 28 entries, 0 answers, 13 draws, 5 corrections",
    ),
    (
        "golden-battle-1.underhill",
        Battle::RULES,
        "over: sauron wins",
        ["gadget submit address donkey", "5ebb000da09c02cb3bf77356e75cb1ff9b34fa6a02c808048a53499f67728863"],
        "honest: 26 entries, 0 answers, 8 draws, 1 corrections",
    ),
    (
        "golden-war-2.underhill",
        War::RULES,
        "over: shadow wins, ring",
        ["win distance sunset manual", "fb47f76643b81f547682ec81114604d8c61a4bf2fe915cf55b3d4fc84af024dd"],
        "honest: 19 entries, 0 answers, 16 draws, 2 corrections",
    ),
    (
        "golden-risk-2.underhill",
        Risk::RULES,
        "over: yellow wins",
        ["tuna ancient hundred whale", "ea6111bcfcdb5def50ca36593d95bcee7bb08616489100b0ee0d324a9ddec38e"],
        "honest: 28 entries, 0 answers, 13 draws, 5 corrections",
    ),
    (
        "golden-battle-2.underhill",
        Battle::RULES,
        "over: sauron wins",
        ["wave margin video forget", "f7f0ffcf2da220332a87e5f6337b94ab82bb5303b7baa9a5e331f39700a669d5"],
        "honest: 26 entries, 0 answers, 8 draws, 1 corrections",
    ),
    (
        "golden-battle-3.underhill",
        Battle::RULES,
        "over: sauron wins",
        ["kitten olympic stumble scheme", "7b534b5ee05d8f2916d9cbb4a13181336d3b0e326b5606e615124cfd3e0128a9"],
        "honest: 28 entries, 0 answers, 8 draws, 1 corrections",
    ),
];

/// They are honest as long as their rules are kept, and later versions say that they cannot tell; they open for ever as they
/// ended.
#[test]
fn games_that_keep_books_hold() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
    for (file, rules, over, seals, counted) in OF_BOOKS {
        let path = boards.join(file);
        let bytes = std::fs::read(&path).unwrap();
        let kept = seals.map(str::to_owned);
        match judged(&bytes, &kept, Default::default()) {
            Verdict::Holds(_, counts) => {
                assert_eq!((*rules, &*answer(counts)), (written_by(file), *counted), "{file}")
            }
            Verdict::Fails(lines) => {
                let under = format!("under rules of number {}", written_by(file));
                let says_so = matches!(&*lines, [line] if line.contains(&under));
                assert!(says_so && *rules != written_by(file), "{file}: {lines:?}");
            }
            Verdict::Cannot(lines) => panic!("{file}: {lines:?}"),
        }
        let (holds, said) = second_verifier(&path, &kept);
        assert!(holds && said.contains("= chained: "), "{file}: {said}");
        let copy = folder("golden").join(file);
        std::fs::write(&copy, &bytes).unwrap();
        let mut referee = Referee::new(None);
        assert_eq!(accepted(&mut referee, &format!("open {}", copy.display())), *over, "{file}");
        accepted(&mut referee, "report");
        let whole = format!("seal {}", seals[0]);
        assert_eq!(accepted(&mut referee, "seal"), whole, "{file}");
        accepted(&mut referee, "undo");
        accepted(&mut referee, "redo");
        assert_eq!(accepted(&mut referee, "phase"), *over, "{file}");
    }
}

/// Games with the seals that their tables have kept: every later version verifies them, or says that it cannot.
#[test]
fn games_of_later_rules_open() {
    for (rules, kept) in [
        (4, ["", "644db756a93c135f71f8c0b56add6744c356b9565110a23af83e051b72bcfc0f"]),
        (
            5,
            ["pull vote journey raccoon", "ad5ebde1d828520681cacc6dfcfb5deaaf1d8c028e486832b81097e226dce562"],
        ),
    ] {
        let file = format!("tests/boards/trust-{rules}.underhill");
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        let seals: Vec<String> =
            kept.iter().filter(|seal| !seal.is_empty()).map(|seal| (*seal).to_owned()).collect();
        match verify::<Hunt>(text.as_bytes(), &seals) {
            Err(doubts) => {
                assert_eq!(doubts, [Doubt::OtherRules { rules, known: Hunt::RULES }]);
                assert_ne!(rules, Hunt::RULES);
            }
            Ok(_) => assert_eq!(rules, Hunt::RULES),
        }
        let opened = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert!(opened.fault.is_none() && opened.record.text() == text && opened.record.rules() == rules);
        assert_eq!(opened.record.seal().to_string(), kept[1]);
    }
}

/// A game of the first version that could be verified: every later version verifies it, or says that it cannot decide
/// by those rules; and it opens and is gone on with as it was begun.
#[test]
fn a_game_of_rules_3_opens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust.underhill");
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(
        verify::<Hunt>(text.as_bytes(), &[]),
        Err(vec![Doubt::OtherRules { rules: 3, known: Hunt::RULES }])
    );
    let opened = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(opened.fault.is_none() && opened.record.text() == text && opened.record.rules() == 3);
    // Up to where it is still played.
    let begun: String = text.split_inclusive('\n').take(9).collect();
    let path = folder("rules-3").join("game.underhill");
    std::fs::write(&path, &begun).unwrap();
    let mut referee = Referee::new(None);
    for command in [&*format!("open {}", path.display()), "note gone on with"] {
        let reply = referee.hear(command).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
    }
    let record = referee.kept::<Hunt>().unwrap().record();
    let added = record.text().strip_prefix(&begun).unwrap();
    assert!(added.contains("\"secret\":{\"said\":\"note gone on with\",\"events\":[]},\"head\""), "{added}");
    assert!(!record.text().contains("\"pad\""));
    let again = Record::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(again.fault.is_none() && again.record.rules() == 3);
}

/// Writes a golden game of the rules as they are now, and prints the seals that its test has to compare:
/// `cargo test --test trust -- --ignored --nocapture golden`.
#[test]
#[ignore = "writes a file that is kept, once for each version of the rules"]
fn a_golden_game_is_written() {
    let (mut referee, whole) = sealed_game();
    let path = format!("tests/boards/trust-{}.underhill", Hunt::RULES);
    std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path), text(&referee)).unwrap();
    let words = seal(&mut referee);
    println!("{path}\n{words}\n{whole}\n{:?}", honest(&text(&referee), &[words.clone(), whole.clone()]));
}

/// Likewise those that keep books, and their lines in the table above.
#[test]
#[ignore = "writes files that are kept, once for each version of the rules"]
fn golden_games_that_keep_books_are_written() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
    for played in books::ALL {
        let mut referee = played.referee();
        let path = folder("golden-written").join(played.game);
        let _ = std::fs::remove_file(&path);
        accepted(&mut referee, &format!("reveal {}", path.display()));
        let text = std::fs::read_to_string(&path).unwrap();
        let rules = text.split("\"rules\":").nth(1).unwrap().split([',', '}']).next().unwrap();
        let file = format!("golden-{}-{rules}.underhill", played.game);
        std::fs::write(boards.join(&file), &text).unwrap();
        let whole = crate::lines::lines(&text).pop().unwrap().head;
        let Verdict::Holds(_, counts) = judged(text.as_bytes(), &[], Default::default()) else {
            panic!("{file}")
        };
        println!(
            "    ({file:?}, RULES, {:?}, [{:?}, {whole:?}], {:?}),",
            played.over,
            seal(&mut referee),
            answer(counts)
        );
    }
}
