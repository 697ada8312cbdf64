//! Every command and every refusal of War of the Ring has its place in `tests/transcripts`, where the games are replayed
//! with Hunt's.

use std::collections::BTreeSet;
use std::path::Path;
use strum::VariantNames;
use underhill::language::Usage;
use underhill::war::{War, WarRefusal};

#[test]
fn nothing_is_without_a_transcript() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let ours = files.filter(|path| path.to_str().is_some_and(|path| path.contains("-war")));
    let text: String = ours.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let said: BTreeSet<&str> =
        text.lines().filter_map(|line| line.strip_prefix("> ")?.split([' ', '=']).next()).collect();
    let refused: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("? refused-")).collect();
    let own = <War as underhill::language::Spoken>::COMMANDS.iter().map(|usage: &Usage<War>| usage.name);
    let commands: Vec<&str> = own.filter(|name| !said.contains(name)).collect();
    let refusals: Vec<&&str> =
        WarRefusal::VARIANTS.iter().filter(|name| **name != "books" && !refused.contains(**name)).collect();
    assert!(commands.is_empty() && refusals.is_empty(), "without a transcript: {commands:?} {refusals:?}");
}
