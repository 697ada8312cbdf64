//! The two verifiers side by side: on what was tampered with, on honest games of every kind, and on everything that stands
//! in a file, changed.

use crate::common::accepted;
use crate::forging::{self, Forged, Sample, forged, kind_of};
use crate::going_on::game;
use crate::lines::lines;
use crate::second_verifier::second_verifier_of_all;
use crate::tampering::cases;
use crate::{folder, games, honest, text};
use std::collections::BTreeMap;
use std::path::Path;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Account as _, Doubt, verify};

/// A game on a board from a file, whose name looks like something else that is agreed.
fn game_from_a_file(folder: &Path) -> (Referee, Vec<String>) {
    let board = folder.join("My  pool=4 \"box.json");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json"), &board)
        .unwrap();
    let mut referee = Referee::new(None);
    accepted(&mut referee, &format!("new board=\"{}\" give=0", board.display()));
    // No start is 22: the question is answered with no, and the game goes on.
    for command in ["start draw", "information draw", "begin", "move .", "done", "hunt 22"] {
        accepted(&mut referee, command);
    }
    (referee, Vec::new())
}

/// A game whose Part 1 stands in a letter, in a file whose name has blanks in it.
fn game_from_a_letter(folder: &Path) -> (Referee, Vec<String>) {
    let letter = folder.join("part 1  of  2.letter");
    let (mut referee, _) = game_from_a_file(folder);
    for command in [
        "withdraw",
        "done",
        "move A !",
        &format!("letter \"{}\"", letter.display()),
        &format!("open-letter \"{}\"", letter.display()),
        "part2 board=practice journeys=practice",
        "journey draw",
        "journey keep long",
    ] {
        let _ = referee.hear(command);
    }
    assert!(referee.state::<Hunt>().unwrap().view.part2.as_ref().is_some_and(|part2| part2.journey_set));
    (referee, Vec::new())
}

/// Games whose Part 1 was played on paper, where Frodo's card lies flipped: the pool is smaller from line 2 on.
fn game_with_a_flipped_frodo(tokens: u8) -> (Referee, Vec<String>) {
    let mut referee = Referee::new(None);
    for command in [
        &format!("letter-by-hand corruption=3 fellowship={tokens} flipped=frodo"),
        "part2 board=practice tiles=practice journeys=practice seed=1",
        "journey draw",
        "journey keep long",
    ] {
        accepted(&mut referee, command);
    }
    (referee, Vec::new())
}

/// A game in which moves are passed over by the table's word, and what is told has blanks in quotes.
fn game_without_moves() -> (Referee, Vec<String>) {
    let mut referee = Referee::new(None);
    for command in [
        "new board=practice tiles=practice give=0 seed=1",
        "start draw",
        "information draw",
        "begin",
        "tell some words \"a  b\"",
        "note a \"b  c\"",
        "rest !",
        "done !",
        "done",
        "done !",
        "done",
        "done !",
    ] {
        accepted(&mut referee, command);
    }
    (referee, Vec::new())
}

#[test]
fn a_second_verifier_agrees() {
    let folder = folder("second-verifier");
    let mut by_seals: BTreeMap<Vec<String>, Vec<(String, String, bool)>> = BTreeMap::new();
    for (kind, text, seals, is_honest) in cases() {
        by_seals.entry(seals).or_default().push((kind, text, is_honest));
    }
    for (seals, cases) in by_seals {
        let texts: Vec<&str> = cases.iter().map(|(_, text, _)| text.as_str()).collect();
        let said = second_verifier_of_all(&folder, &texts, &seals);
        for ((kind, _, is_honest), said) in cases.iter().zip(said) {
            assert_eq!(said.starts_with("= honest"), *is_honest, "{kind}: {said}");
        }
    }
}

#[test]
fn a_second_verifier_finds_honest_games_honest() {
    let folder = folder("honest");
    let games = (0..160).map(game);
    let games = games.chain([game_from_a_file(&folder), game_from_a_letter(&folder), game_without_moves()]);
    let games = games.chain([2, 3].map(game_with_a_flipped_frodo));
    let (texts, seals): (Vec<_>, Vec<_>) = games.map(|(referee, seals)| (text(&referee), seals)).unzip();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let wanted = |text| format!("= {}\n", verify::answer(honest(text, &[]).account.counts()));
    for ((number, text), said) in texts.iter().enumerate().zip(second_verifier_of_all(&folder, &texts, &[])) {
        assert_eq!(said, wanted(text), "game {number}, {}", folder.display());
    }
    // The seals that were kept on the way.
    for (text, seals) in texts.iter().zip(&seals).take(12) {
        assert_eq!(second_verifier_of_all(&folder, &[*text], seals), [wanted(text)]);
    }
}

/// Whatever can be agreed and said: both find it honest.
#[test]
fn two_verifiers_agree_on_every_kind_of_game() {
    let texts: Vec<String> = games::games().iter().map(text).collect();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for line in texts.iter().flat_map(|text| lines(text)) {
        *kinds.entry(kind_of(&line)).or_default() += 1;
    }
    let every = [
        "area",
        "card course",
        "correct apply",
        "course take",
        "gandalf flee",
        "give",
        "journey long",
        "journey row",
        "letter-by-hand",
        "open-letter",
        "token",
        "withdraw",
    ];
    assert!(every.iter().all(|kind| kinds.contains_key(*kind)) && kinds.len() > 65, "{kinds:?}");
    let all: Vec<&str> = texts.iter().map(String::as_str).collect();
    let said = second_verifier_of_all(&folder("kinds"), &all, &[]);
    for ((number, text), said) in texts.iter().enumerate().zip(said) {
        let honest = verify::answer(honest(text, &[]).account.counts());
        assert_eq!(said, format!("= {honest}\n"), "game {number}");
    }
}

/// What nobody can tell from the file: it names the game, or came from files of somebody's own.
const OF_NO_CONSEQUENCE: [&str; 10] = [
    // A letter is taken on trust until its own file is verified.
    "open-letter: public did.events.letter-opened.",
    // A card may be played twice, and a correction proposed.
    "card perception: the line twice",
    "correct insert: the line twice",
    "header,: public id",
    "header,: public program",
    "header,: public time",
    ".journeys.long.name",
    ".journeys.short.name",
    // Decks and tiles that nobody has drawn from, and a board that nobody has played on.
    "new: public did.events.opened.",
    "part2: public did.events.part-two.options.",
];

/// What only the rules tell, as SEALS.md says at its end.
const ONLY_BY_THE_RULES: [&str; 23] = [
    "open-letter: public did.events.letter-opened.",
    ".limit",
    ".phase",
    "phase taken out",
    "part2: public did.events.company.",
    "part2: public did.events.hunt-pool.",
    "part2: public did.events.fellowship.",
    "correct apply: public did.events.track.",
    "correct apply: token",
    "correct apply: track",
    ": token taken out",
    ": lord taken out",
    "correct insert: the secret part of the next",
    // How much there is of what, and whose turn it is.
    "company unflip: the line",
    "company unflip: undone behind it",
    "corruption: a number greater",
    "corruption: a number less",
    "course keep: the line of another game",
    "course keep: the public part of another game",
    "done: exchanged with the next",
    "nazgul: a number",
    "part2: company",
    // A word that is left out stands for something.
    "journey long: a word fewer",
];

/// The two verifiers agree on every file that is forged so, and what has to be refused is refused by both.
#[test]
fn two_verifiers_agree_on_whatever_is_forged() {
    let folder = folder("forged");
    // All draws of these come from numbers: the same is forged each time.
    let games: Vec<String> = games::games().iter().map(text).collect();
    let mut sample = Sample::asked_for(16);
    let mut forged: Vec<Forged> = forged(&games, &mut sample);
    forged.extend(forging::forged_otherwise(&games, &mut sample));
    let kinds: std::collections::BTreeSet<&str> =
        forged.iter().map(|forged| forged.how.rsplit_once([',', ':']).unwrap().0).collect();
    assert!(forged.len() >= 400 && kinds.len() >= 40, "{} of {} kinds", forged.len(), kinds.len());
    println!("{} of {} kinds", forged.len(), kinds.len());
    let texts: Vec<&str> = forged.iter().map(|forged| forged.text.as_str()).collect();
    // Beside each other: both take their time.
    let (said, found) = std::thread::scope(|scope| {
        let second = scope.spawn(|| second_verifier_of_all(&folder, &texts, &[]));
        let found: Vec<_> = texts.iter().map(|text| verify::<Hunt>(text.as_bytes(), &[])).collect();
        (second.join().unwrap(), found)
    });
    let mut wrong = Vec::new();
    for ((Forged { how, has_to_fail, .. }, found), said) in forged.iter().zip(found).zip(&said) {
        let is_among = |some: &[&str]| some.iter().any(|it| how.contains(it));
        let (holds, second) = (found.is_ok(), said.starts_with("= honest"));
        let in_order =
            is_among(&OF_NO_CONSEQUENCE) || how.ends_with("the secret part of the next") || !has_to_fail;
        if holds && !in_order {
            wrong.push(format!("{how} holds"));
        }
        // A command that cannot be given then is the rules' to name, and what happened by it all the same.
        let by_rules = |doubts: &Vec<Doubt>| {
            doubts.iter().all(|doubt| match doubt {
                Doubt::Refused { .. } => true,
                Doubt::Otherwise { said, .. } => said == "correct apply",
                _ => false,
            })
        };
        let only_by_the_rules = is_among(&ONLY_BY_THE_RULES) || found.as_ref().is_err_and(by_rules);
        if holds != second && !(second && only_by_the_rules) {
            wrong.push(format!("{how}: {found:?}, and the second says {said}"));
        }
    }
    assert!(wrong.is_empty(), "{} in {}:\n{}", wrong.len(), folder.display(), wrong.join("\n"));
}
