//! What there is to say of a game that holds: what nobody can prove, what a seal does not bind, what helps the Ring-bearer,
//! and what was agreed.

use crate::common::accepted;
use crate::games::sealed_game;
use crate::lines::{Line, lines};
use crate::{folder, honest, text, whole_seal};
use std::path::Path;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Account as _};

/// What nobody can prove is named: what went by word, by hand, by a chosen number, and where a location was said to lie.
#[test]
fn what_nobody_can_prove_is_named() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=none starts=1,2,3 draws=hand give=0 seed=5",
        "start 1",
        "information 4 6 8 10 11",
        "begin",
        "area 1 I-A",
        "move 22",
        "area 22 II-B",
        "done",
        "perception I-A",
        "area 22 I-A",
        "perception I-A",
        "correct 1 23",
    ] {
        let _ = referee.hear(command);
    }
    assert!(referee.state::<Hunt>().unwrap().hidden.proposed.is_none(), "23 lies nobody knows where");
    for command in ["area 23 II-C", "correct 1 23", "correct apply", "nazgul 0"] {
        let _ = referee.hear(command);
    }
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.by_hand, [3, 4]);
    assert_eq!(found.account.by_word, [15]);
    assert_eq!(
        (found.account.areas, found.account.told_otherwise),
        (vec![6, 8, 11, 13], vec!["22".to_owned()])
    );
    assert_eq!((found.account.seeds, found.account.over, found.account.files), (vec![5], false, Vec::new()));
    // What is said of it at the end is the log as it was set right.
    accepted(&mut referee, "corruption = 12");
    let told = referee.hear("result").unwrap().print(false);
    assert!(told.contains("1 23") && !told.contains("1 22"), "{told}");
}

/// What a seal binds, and what it does not: answers that were taken back, and what stands behind its line.
#[test]
fn what_a_seal_does_not_bind_is_said() {
    let mut referee = Referee::new(None);
    for command in ["new give=0", "start draw", "information draw", "begin", "move .", "done"] {
        accepted(&mut referee, command);
    }
    for location in ["22", "23", "24"] {
        accepted(&mut referee, &format!("hunt {location}"));
    }
    let kept = whole_seal(&referee);
    for command in ["undo", "undo", "undo", "hunt 25", "note another way"] {
        accepted(&mut referee, command);
    }
    let text = text(&referee);
    let found = honest(&text, std::slice::from_ref(&kept));
    assert_eq!((found.account.taken_back.as_slice(), found.last), (&[8, 9, 10][..], 15));
    assert_eq!(found.seals[0].line, 10);
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let (lines, answer) = (found.lines(&words), verify::answer(found.account.counts()));
    assert_eq!(answer, "honest: 1 entries, 1 answers, 2 draws, 0 corrections");
    assert!(lines[1].starts_with("5 lines stand behind line 10"), "{lines:?}");
    assert!(lines[2].starts_with("3 answers") && lines[2].contains("lines 8–10"), "{lines:?}");
    assert!(lines[2].contains("binds 3 of them"), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("gave no word of their own")), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("comes with the program")), "{lines:?}");
    // Without a seal they are named as well, and none is bound.
    let lines = honest(&text, &[]).lines(&words);
    assert!(
        lines[0].starts_with("No seal") && lines[1].starts_with("3 answers") && !lines[1].contains("binds")
    );
    // What was given again stands.
    accepted(&mut referee, "undo");
    accepted(&mut referee, "redo");
    assert_eq!(honest(&self::text(&referee), &[]).account.taken_back, [8, 9, 10]);
    // What a correction has set right is named by the line of its answer.
    let (referee, _) = sealed_game();
    let found = honest(&self::text(&referee), &[]);
    let right = found.account.set_right.as_slice();
    assert!(!right.is_empty(), "{found:?}");
    for line in right {
        let public = &lines_of(&referee)[line - 1].public;
        assert!(public.contains("\"answered\""), "{public}");
    }
}

/// What a Ring-bearer could do without anybody's hearing of it, or before anybody remembers it.
#[test]
fn what_helps_the_ring_bearer_is_named() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=none starts=1,2 give=0 escape=example shelters=on",
        "start 1",
        "information 4 6 8 10 11",
        "begin",
        "area 1 I-A",
        "move 22",
        "area 22 I-B",
        "done",
        // He sees what the answer would be, and would rather be somewhere else.
        "ask perception I-B",
        "undo",
        "undo",
        "undo",
        "area 22 I-C",
        "done",
        "ask perception I-B",
        "answer",
        "ask hunt 22",
        "withdraw",
        "ask hunt 23",
        "blocked",
        "card move . ",
        "done",
        "move . free",
        "token 8 hidden",
    ] {
        accepted(&mut referee, command);
    }
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.told_otherwise, ["22"]);
    assert_eq!(
        (found.account.unanswered.as_slice(), found.account.undone.as_slice()),
        (&[10, 18, 20][..], &[8, 9][..])
    );
    assert_eq!(
        (found.account.by_card.as_slice(), found.account.unchecked.as_slice()),
        (&[22, 24, 25][..], &[1][..])
    );
    assert_eq!(found.account.agreed, ["starts=1,2", "give=0", "escape=example", "shelters=on"]);
    assert!(found.account.taken_back.is_empty());
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let lines = found.lines(&words);
    for wanted in
        ["lines 10, 18, 20", "lines 8, 9", "in line 22, 24, 25", "escape=example", "what is connected"]
    {
        assert_eq!(lines.iter().filter(|line| line.contains(wanted)).count(), 1, "{wanted}: {lines:?}");
    }
    // Of a game in which nothing of it is, none of it is said.
    accepted(&mut referee, "new");
    let lines = honest(&text(&referee), &[]).lines(&words);
    assert!(lines.len() == 6, "{lines:?}");
}

fn lines_of(referee: &Referee) -> Vec<Line> {
    lines(&text(referee))
}

/// A board of one's own that is named like one that comes with the program is told apart, and Part 1 is named that a
/// letter speaks of.
#[test]
fn what_was_agreed_is_told_apart() {
    let folder = folder("agreed");
    let own = folder.join("board.json");
    let practice = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json");
    let mut json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(practice).unwrap()).unwrap();
    json["deeds"] = serde_json::json!([1]);
    json["information"] = serde_json::json!([2, 3, 4, 5, 6]);
    std::fs::write(&own, json.to_string()).unwrap();
    let mut referee = Referee::new(None);
    let reply = referee.hear(&format!("new board={} give=0", own.display())).unwrap().print(false);
    assert!(reply.contains("only bears the name"), "{reply}");
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.files[0].whose, underhill::hunt::Whose::OwnByItsName);
    let plain = referee.hear("new give=0").unwrap().print(false);
    assert!(!plain.contains("own copy"), "{plain}");
    let whose: Vec<_> = honest(&text(&referee), &[]).account.files.iter().map(|file| file.whose).collect();
    assert_eq!(whose, [underhill::hunt::Whose::Programs; 3]);
    // Part 1 behind a letter.
    for command in ["start draw", "information draw", "begin", "move A !"] {
        accepted(&mut referee, command);
    }
    let head = referee.kept::<Hunt>().unwrap().record().head().to_string();
    let letter = folder.join("letter.json");
    let _ = std::fs::remove_file(&letter);
    accepted(&mut referee, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("open-letter {}", letter.display()));
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.letter, Some(Some(head.clone())));
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let lines = found.lines(&words);
    assert!(lines.iter().any(|line| line.contains(&head) && line.contains("on trust")), "{lines:?}");
}
