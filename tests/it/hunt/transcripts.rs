//! Games to replay: every command, every refusal and every rule has its place in `tests/transcripts`.
//!
//! A transcript has commands behind `> ` and, under each, what must come back: the `=` line exactly, or `? ` and the
//! name of the refusal's sentence. `~` and `!` lines must occur, in that order, among those that came back; others
//! may stand between them. A comment that begins with rule numbers (`# R8 R9: …`) says what the lines below it are
//! about.

use crate::common::Folder;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use strum::VariantNames;
use underhill::hunt::{Hunt, LetterFault, Refusal};
use underhill::language::hunt::Misheard;
use underhill::language::{self, Usage};
use underhill::referee::{Mark, Referee};

fn transcripts() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// The commands of a transcript, with the number of their line and what must come back.
fn steps(text: &str) -> Vec<(usize, &str, Vec<&str>)> {
    let mut steps: Vec<(usize, &str, Vec<&str>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(command) = line.strip_prefix("> ") {
            steps.push((number, command, Vec::new()));
        } else if !line.is_empty() && !line.starts_with('#') {
            steps.last_mut().expect("a transcript begins with a command").2.push(line);
        }
    }
    steps
}

#[test]
fn every_transcript_is_answered_as_it_says() {
    let mut faults = Vec::new();
    // Where the files are written that transcripts call `target/tmp`.
    let folder = Folder::new("answered");
    for (path, text) in transcripts() {
        let mut referee = Referee::new(None);
        for (number, command, wanted) in steps(&text) {
            let reply = referee
                .hear(&command.replace("target/tmp", folder.to_str().unwrap()))
                .expect("a command is answered");
            let mut came: Vec<String> = reply.print(false).lines().map(str::to_owned).collect();
            if let Some(name) = reply.refused_as() {
                *came.last_mut().unwrap() = format!("? {name}");
            }
            let (last, others) =
                wanted.split_last().unwrap_or_else(|| panic!("{path:?}:{number}: no answer"));
            let mut lines = came[..came.len() - 1].iter();
            let told = others.iter().all(|wanted| lines.any(|line| line == wanted));
            if !told || came.last().map(String::as_str) != Some(*last) {
                faults.push(format!(
                    "{}:{number}: {command}\n  wanted {wanted:?}\n  came   {came:?}\n  ({})",
                    path.display(),
                    reply.answer()
                ));
                break;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_without_a_transcript() {
    let mut missing = BTreeSet::new();
    let all = transcripts();
    let said: BTreeSet<String> = all
        .iter()
        .flat_map(|(_, text)| steps(text))
        .flat_map(|(_, command, _)| command.split_whitespace().next().map(str::to_ascii_lowercase))
        .collect();
    for command in Usage::<Hunt>::all() {
        // The end of a program has its own test.
        if !said.contains(command.name) && command.name != "quit" {
            missing.insert(format!("command {}", command.name));
        }
    }
    let refused: BTreeSet<&str> =
        all.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.strip_prefix("? ")).collect();
    let names = Refusal::VARIANTS.iter().map(|name| format!("refused-{name}"));
    let misheard = Misheard::VARIANTS.iter().filter(|name| **name != "house");
    let misheard = misheard.chain(language::Misheard::VARIANTS);
    let names = names.chain(misheard.map(|name| format!("misheard-{name}")));
    for name in names.chain(LetterFault::VARIANTS.iter().map(|name| format!("no-letter-{name}"))) {
        // A line that is too long has its own test, in the terminal; a code that somebody else made has one beside it; and what
        // only games hear that keep books, with them.
        let elsewhere = [
            "misheard-line-too-long",
            "misheard-no-such-name",
            "misheard-not-a-phase",
            "misheard-several-names",
            "no-letter-contents",
        ];
        if !refused.contains(name.as_str()) && !elsewhere.contains(&name.as_str()) {
            missing.insert(format!("refusal {name}"));
        }
    }
    let about: BTreeSet<&str> = all
        .iter()
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.strip_prefix("# ")?.split(':').next())
        .flat_map(|rules| rules.split([' ', ',']))
        .collect();
    let rules = (1..=33).map(|number| format!("R{number}"));
    for rule in rules.chain((1..=23).map(|number| format!("P{number}"))) {
        if !about.contains(rule.as_str()) {
            missing.insert(format!("rule {rule}"));
        }
    }
    assert!(
        missing.is_empty(),
        "without a transcript:\n{}",
        missing.into_iter().collect::<Vec<_>>().join("\n")
    );
}

/// What the referee prints for the table has no line that is for the Ring-bearer.
#[test]
fn no_transcript_tells_the_table_a_secret_line() {
    let folder = Folder::new("public");
    for (path, text) in transcripts() {
        let mut referee = Referee::new(None);
        for (number, command, _) in steps(&text) {
            let reply = referee.hear(&command.replace("target/tmp", folder.to_str().unwrap())).unwrap();
            let open = reply.print_public(true);
            let place = format!("{}:{number}: {command}", path.display());
            assert!(open.lines().all(|line| !line.starts_with('~')), "{place}");
            // A refusal is never without its words.
            for line in reply.lines.iter().filter(|line| line.mark == Mark::Refused) {
                assert!(!line.text.is_empty(), "{place}");
            }
        }
    }
}

/// In whole sentences nothing is said as programs read it: those lines begin with a small letter. What somebody tells or notes is his.
#[test]
fn what_programs_read_is_not_said_in_sentences() {
    let folder = Folder::new("in-sentences");
    let mut faults = BTreeSet::new();
    for (path, text) in transcripts() {
        let mut referee = Referee::new(None);
        for (number, command, _) in steps(&text) {
            let seal = |referee: &Referee| referee.game().map(|game| (game.seal(), game.lines()));
            let lines = referee.game().map_or(0, |game| game.lines());
            let before = seal(&referee);
            let _ = referee.hear(&command.replace("target/tmp", folder.to_str().unwrap()));
            let own = ["tell", "note", "table-word"].iter().any(|verb| command.starts_with(verb));
            let hunt = referee.kept::<Hunt>().is_some() && seal(&referee) != before && !own;
            let Some(game) = referee.game().filter(|_| hunt) else { continue };
            for (_, said) in game.in_sentences(referee.words(), lines) {
                if said.starts_with(char::is_lowercase) {
                    faults.insert(format!("{}:{number}: {command}: {said}", path.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
