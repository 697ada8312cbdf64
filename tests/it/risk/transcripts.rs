//! Every command, every refusal and every rule of Risk that is decided has its place in `tests/transcripts`; that they are
//! answered as they say is tested with all others.

use std::collections::BTreeSet;
use std::path::Path;
use strum::VariantNames;
use underhill::language::Usage;
use underhill::risk::Risk;
use underhill::risk::refusal::Refusal;

fn transcripts() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let ours = paths.filter(|path| path.to_string_lossy().contains("-risk"));
    ours.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn nothing_of_risk_is_without_a_transcript() {
    let text = transcripts();
    let said: BTreeSet<&str> =
        text.lines().filter_map(|line| line.strip_prefix("> ")?.split(' ').next()).collect();
    let refused: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("? refused-")).collect();
    let own = <Risk as underhill::language::Spoken>::COMMANDS.iter().map(|usage: &Usage<Risk>| usage.name);
    let silent: Vec<&str> = own.filter(|name| !said.contains(name)).collect();
    assert_eq!(silent, [""; 0]);
    let names = Refusal::VARIANTS.iter().filter(|name| **name != "books");
    let missing: Vec<&&str> = names.filter(|name| !refused.contains(**name)).collect();
    assert_eq!(missing, [&""; 0]);
    // Each rule that is no note on what the companion leaves to the table.
    let about: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("# ")?.split(':').next())
        .flat_map(|rules| rules.split(' '))
        .collect();
    let rules = (1..=64).map(|number| format!("K{number}"));
    let missing: Vec<String> = rules.filter(|rule| !about.contains(rule.as_str())).collect();
    assert_eq!(missing, [""; 0]);
}
