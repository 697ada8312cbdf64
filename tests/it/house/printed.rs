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

/// Where screens still put a command together as text: Hunt's where files are named as they were typed; and the toy that shows how
/// a game is added.
const AS_TEXT: &[(&str, usize)] = &[("hunt/form.rs", 1), ("hunt/letter.rs", 2), ("toy.rs", 1)];

/// How many texts in this source begin with a command and have a fact in them.
fn put_together(code: &str, is_command: impl Fn(&str) -> bool) -> usize {
    let begins = |text: &&str| text.split([' ', '"', '{']).next().is_some_and(&is_command);
    code.split("format!(\"").skip(1).filter(begins).count()
}

/// The commands that are given as they stand in this source, each the last word of a call.
fn literals(code: &str) -> Vec<&str> {
    let calls = ["give(", "Give("].into_iter().flat_map(|call| code.split(call).skip(1));
    calls
        .filter_map(|rest| {
            let mut depth = 1;
            let end = rest.find(|sign| {
                depth += match sign {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                depth == 0
            })?;
            let given = rest[..end].trim_end_matches(".into()").trim_end_matches(".to_owned()");
            given.trim().trim_end_matches(',').strip_suffix('"')?.rsplit('"').next()
        })
        .collect()
}

fn is_command<G: Spoken>(word: &str) -> bool {
    Usage::<G>::all().any(|row| row.name == word)
}

fn is_heard<G: Spoken>(line: &str) -> bool {
    hear::<G>(line).is_ok()
}

#[test]
fn screens_print_values_and_put_no_commands_together() {
    let window = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window");
    let mut folders = vec![window.clone()];
    let (mut found, mut misheard) = (Vec::new(), Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.ends_with("tests.rs") {
                continue;
            }
            let name = path.strip_prefix(&window).unwrap().to_string_lossy().replace('\\', "/");
            let text = std::fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let (count, heard): (_, fn(&str) -> bool) = match name.split('/').next() {
                Some("battle") => (put_together(code, is_command::<Battle>), is_heard::<Battle>),
                Some("war") => (put_together(code, is_command::<War>), is_heard::<War>),
                Some("fate") => (put_together(code, is_command::<Fate>), is_heard::<Fate>),
                Some("risk") => (put_together(code, is_command::<Risk>), is_heard::<Risk>),
                Some("hunt") => (put_together(code, is_command::<Hunt>), is_heard::<Hunt>),
                _ => {
                    let any = |word: &str| {
                        is_command::<Battle>(word)
                            || is_command::<War>(word)
                            || is_command::<Fate>(word)
                            || is_command::<Risk>(word)
                            || is_command::<Hunt>(word)
                    };
                    (put_together(code, any), |_| true)
                }
            };
            misheard
                .extend(literals(code).into_iter().filter(|it| !heard(it)).map(|it| format!("{name}: {it}")));
            found.extend((count > 0).then_some((name, count)));
        }
    }
    found.sort();
    let known: Vec<_> = AS_TEXT.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
    assert_eq!(found, known);
    assert_eq!(misheard, [""; 0]);
}
