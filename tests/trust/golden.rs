//! Games that were written by the rules of their time and are kept: every later version verifies them, or says that it
//! cannot.

use crate::games::sealed_game;
use crate::{folder, honest, seal, text};
use std::path::Path;
use underhill::hunt::{Hunt, Record};
use underhill::referee::Referee;
use underhill::referee::verify::{Doubt, verify};
use underhill::table::Game as _;

/// A game of rules 4 with the seals that its table has kept: every later version verifies it, or says that it cannot.
#[test]
fn a_game_of_rules_4_holds() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust-4.underhill");
    let text = std::fs::read_to_string(path).unwrap();
    let whole = "644db756a93c135f71f8c0b56add6744c356b9565110a23af83e051b72bcfc0f";
    let found = honest(&text, &["gold horror stick fame".into(), format!("UNDERHILL:{whole}")]);
    let found = found.account;
    assert_eq!((found.entries, found.answers, found.draws, found.corrections), (3, 4, 3, 1));
    assert_eq!((found.taken_back, found.set_right, found.by_word), (vec![12], vec![23], vec![21, 25]));
}

/// A game of the first version that could be verified: every later version verifies it, or says that it cannot decide
/// by those rules; and it opens and is gone on with as it was begun.
#[test]
fn a_game_of_rules_3_opens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust.underhill");
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(verify::<Hunt>(text.as_bytes(), &[]), Err(vec![Doubt::OtherRules { rules: 3, known: 4 }]));
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
