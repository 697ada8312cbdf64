//! Every command, every refusal and every rule has its place in `tests/transcripts`, in the files that have the game's name;
//! that they are answered as they say is seen with all others.

use std::collections::BTreeSet;
use std::path::Path;
use strum::VariantNames;
use underhill::battle::{Battle, Refusal};
use underhill::language::{Spoken, Usage};

fn transcripts() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let ours = files.filter(|path| path.to_str().unwrap().contains(Battle::WORD));
    ours.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn nothing_is_without_a_transcript() {
    let text = transcripts();
    let first = |line: &str| line.split([' ', '+', '-', '=']).next().unwrap_or_default().to_owned();
    let said: BTreeSet<String> = text.lines().filter_map(|line| line.strip_prefix("> ")).map(first).collect();
    let refused: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("? ")).collect();
    let about: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("# ")?.split(':').next())
        .flat_map(|rules| rules.split([' ', ',']))
        .collect();
    let mut missing = BTreeSet::new();
    for command in
        Usage::<Battle>::all().filter(|usage| Battle::COMMANDS.iter().any(|it| it.name == usage.name))
    {
        if !said.contains(command.name) {
            missing.insert(command.name.to_owned());
        }
    }
    for name in Refusal::VARIANTS.iter().filter(|name| **name != "books") {
        if !refused.contains(format!("refused-{name}").as_str()) {
            missing.insert(format!("refused-{name}"));
        }
    }
    let rules = [(1, 6), (10, 18), (20, 23), (30, 38), (40, 47), (50, 57), (60, 66)];
    for rule in rules.into_iter().flat_map(|(first, last)| first..=last).map(|number| format!("B{number}")) {
        if !about.contains(rule.as_str()) {
            missing.insert(rule);
        }
    }
    assert!(missing.is_empty(), "without a transcript: {missing:?}");
}
