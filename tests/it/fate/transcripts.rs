//! Every command and every refusal of Fate of the Fellowship has its place in `tests/transcripts`; that they are answered as
//! they say is seen with all others.

use std::collections::BTreeSet;
use std::path::Path;
use strum::VariantNames;
use underhill::fate::{Fate, FateRefusal};
use underhill::language::Spoken;

/// Refusals that need more than a game: a box with other objectives, and the end of the deck, which has its tests with the deck.
const ELSEWHERE: [&str; 4] = ["no-set-fits", "deck-empty", "other-head", "the-last"];

#[test]
fn nothing_is_without_a_transcript() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let fates = files.filter(|path| path.to_string_lossy().contains("-fate-"));
    let all: Vec<String> = fates.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let lines: Vec<&str> = all.iter().flat_map(|text| text.lines()).collect();
    let said: BTreeSet<&str> =
        lines.iter().filter_map(|line| line.strip_prefix("> ")?.split_whitespace().next()).collect();
    let refused: BTreeSet<&str> = lines.iter().filter_map(|line| line.strip_prefix("? refused-")).collect();
    let commands = Fate::COMMANDS.iter().map(|command| command.name).filter(|name| !said.contains(name));
    let commands: Vec<&str> = commands.collect();
    assert_eq!(commands, [""; 0]);
    let refusals = FateRefusal::VARIANTS.iter().filter(|name| **name != "books" && !ELSEWHERE.contains(name));
    let missing: Vec<&&str> = refusals.filter(|name| !refused.contains(**name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
