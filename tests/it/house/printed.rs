//! What is printed of a command reads back as that command.

use std::fmt::Debug;
use std::path::Path;
use underhill::battle::Battle;
use underhill::books::Command;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::language::books::Terms;
use underhill::language::{Meaning, Spoken, hear};
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
