//! What is printed of a command reads back as that command.

use std::fmt::Debug;
use std::path::Path;
use underhill::battle::Battle;
use underhill::books::Command;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::language::books::Terms;
use underhill::language::{Meaning, Spoken, Usage, hear};
use underhill::risk::Risk;
use underhill::war::War;

/// Whatever is said in any transcript.
fn lines() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = files.map(|path| std::fs::read_to_string(path).unwrap());
    texts
        .flat_map(|text| {
            text.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
}

/// How many of these lines are commands that can be printed; each of them reads back.
pub(crate) fn read_back<G>(lines: &[String]) -> usize
where
    G: Terms<OwnCommand: Debug, Track: Debug, Phase: Debug>,
{
    let heard = |line: &str| match hear::<G>(line).ok()?.meaning {
        Meaning::Command(command) => Some(command),
        _ => None,
    };
    let held = |command: &Command<G>| match command {
        Command::Own(command, word) => format!("{command:?} {word:?}"),
        Command::Track(track, change) => format!("{track:?} {change:?}"),
        Command::Phase(phase) => format!("{phase:?}"),
        other => G::printed(other).unwrap_or_default(),
    };
    let mut printed = 0;
    for line in lines {
        let Some(command) = heard(line) else { continue };
        let said = G::printed(&command).unwrap_or_else(|| panic!("{line} is not printed"));
        let again = heard(&said).unwrap_or_else(|| panic!("{line} is printed {said}"));
        assert_eq!(held(&again), held(&command), "{line} is printed {said}");
        printed += 1;
    }
    printed
}

/// Hunt's own commands, which are no books'.
fn hunt_reads_back(lines: &[String]) -> usize {
    let heard = |line: &str| match hear::<Hunt>(line).ok()?.meaning {
        Meaning::Command(command) => Some(command),
        _ => None,
    };
    let mut printed = 0;
    for line in lines {
        let Some(command) = heard(line) else { continue };
        let said = Hunt::printed(&command).unwrap_or_else(|| panic!("{line} is not printed"));
        assert!(heard(&said).as_ref() == Some(&command), "{line} is printed {said}");
        printed += 1;
    }
    printed
}

#[test]
fn what_is_printed_reads_back() {
    let lines = lines();
    assert!(read_back::<Battle>(&lines) > 300);
    assert!(read_back::<War>(&lines) > 300);
    assert!(read_back::<Fate>(&lines) > 300);
    assert!(read_back::<Risk>(&lines) > 300);
    assert!(hunt_reads_back(&lines) > 300);
}

/// Where Hunt's screens still put a command together as text: what was typed stands in it, or it is a beginning.
const AS_TEXT: [(&str, usize); 11] = [
    ("hunt/agreed.rs", 1),
    ("hunt/form.rs", 1),
    ("hunt/letter.rs", 2),
    ("hunt/offer.rs", 5),
    ("hunt/places.rs", 1),
    ("hunt/steps.rs", 8),
    ("hunt/turn/card.rs", 1),
    ("hunt/turn/enter.rs", 2),
    ("hunt/turn/mod.rs", 1),
    ("hunt/turn/pressed.rs", 1),
    ("hunt/turn/strip.rs", 1),
];

/// How many texts in this source begin with a command and have a fact in them.
fn put_together(text: &str) -> usize {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let begins = |text: &str| Usage::<Hunt>::all().any(|row| text.split([' ', '"']).next() == Some(row.name));
    code.split("format!(\"").skip(1).filter(|text| begins(text)).count()
}

#[test]
fn screens_print_values_and_put_no_commands_together() {
    let window = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window");
    let mut folders: Vec<_> =
        ["hunt", "house", "play", "widgets", "paper"].map(|folder| window.join(folder)).into();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with("tests.rs") {
                let count = put_together(&std::fs::read_to_string(&path).unwrap());
                let name = path.strip_prefix(&window).unwrap().to_string_lossy().replace('\\', "/");
                found.extend((count > 0).then_some((name, count)));
            }
        }
    }
    found.sort();
    let known = AS_TEXT.map(|(name, count)| (name.to_owned(), count));
    assert_eq!(found, known);
}
