//! What is handed bytes that anybody may have written, and must neither crash nor contradict itself. The fuzzer calls
//! these functions, and so does a test that replays what the fuzzer has found (`tests/fuzzed.rs`).

use sha2::{Digest, Sha256};
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::board::Board;
use underhill::hunt::{Hunt, Journeys, Letter, TileSet};
use underhill::language::{Meaning, Spoken, hear};
use underhill::referee::Referee;
use underhill::referee::verify;
use underhill::risk::Risk;
use underhill::table::Record;
use underhill::war::War;

/// What takes bytes from anybody.
type Target = fn(&[u8]);

/// All targets, by their names.
pub const ALL: [(&str, Target); 10] = [
    ("board", board),
    ("tiles", tiles),
    ("journeys", journeys),
    ("record", record),
    ("letter", letter),
    ("code", code),
    ("reveal", reveal),
    ("protocol", protocol),
    ("books", books),
    ("grammar", grammar),
];

/// A board file: refused with its faults, or a board that can be walked.
pub fn board(bytes: &[u8]) {
    match Board::read(bytes) {
        Err(faults) => assert!(!faults.is_empty()),
        Ok(board) => {
            for location in board.locations().take(20) {
                for (there, dots) in board.connected(location) {
                    assert_eq!(board.dot_distance(location, *there), Some(*dots));
                }
                let _ = (board.moves_to_exit(location, 0), board.area(location));
            }
            let _ = (board.is_complete(), board.all_areas());
        }
    }
}

/// A tile set.
pub fn tiles(bytes: &[u8]) {
    match TileSet::read(bytes) {
        Err(faults) => assert!(!faults.is_empty()),
        Ok(tiles) => drop(tiles.is_complete()),
    }
}

/// Journey decks: what is read is written and read again as the same.
pub fn journeys(bytes: &[u8]) {
    match Journeys::read(bytes) {
        Err(faults) => assert!(!faults.is_empty()),
        Ok(journeys) => {
            let again = Journeys::read(journeys.write().as_bytes());
            assert!(again.is_ok_and(|again| again == journeys));
        }
    }
}

/// A game's file: as far as it holds, it is what stood there.
pub fn record(bytes: &[u8]) {
    if let Ok(opened) = Record::<Hunt>::read(bytes) {
        let text = opened.record.text().as_bytes();
        assert!(bytes.starts_with(text));
        assert!(opened.fault.is_some() || text == bytes);
        assert_eq!(opened.record.heads().len(), opened.record.acts().len() + 1);
    }
    let _ = verify::verify::<Hunt>(bytes, &[]);
}

/// A letter: the file, and whatever stands in it under a check that is right.
pub fn letter(bytes: &[u8]) {
    opened(Letter::read(bytes));
    if let Ok(content) = std::str::from_utf8(bytes) {
        let check = hex(&Sha256::digest(bytes));
        let text =
            format!("{{\"format\":\"underhill-letter/1\",\"content\":{content},\"check\":\"{check}\"}}\n");
        opened(Letter::read(text.as_bytes()));
    }
}

fn opened<F>(read: Result<(Letter, underhill::hunt::Options), F>) {
    if let Ok((letter, options)) = read {
        let again = Letter::read(letter.write(&options).as_bytes());
        assert!(again.is_ok_and(|again| again == (letter, options)));
    }
}

/// A letter's code: what is read is written and read again as the same.
pub fn code(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok((letter, options, origins)) = Letter::read_code(&text) {
        let again = Letter::read_code(&letter.code(&options, origins));
        assert!(again.is_ok_and(|again| again == (letter, options, origins)));
    }
}

/// A game that somebody wrote and chained as it should be: in each line its public half, a tab, and its secret half.
pub fn reveal(bytes: &[u8]) {
    let file = chained(bytes);
    record(file.as_bytes());
    if let Ok(opened) = Record::<Hunt>::read(file.as_bytes()) {
        // Whatever it says, it can be played on with.
        let mut state = opened.record.state().clone();
        opened.record.events().for_each(|event| state.apply(event));
        let _ = (state.last_location(), state.walked(), state.gandalf(), underhill::hunt::touched(&state));
    }
}

/// The file with these halves of lines, chained.
fn chained(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut head = [0; 32];
    let mut file = String::new();
    let salt = [7; 16];
    for line in text.lines() {
        let (public, secret) = line.split_once('\t').unwrap_or((line, "null"));
        let of_public = Sha256::digest(public);
        let of_secret = Sha256::new().chain_update(salt).chain_update(secret).finalize();
        head = Sha256::new()
            .chain_update(head)
            .chain_update(of_public)
            .chain_update(of_secret)
            .finalize()
            .into();
        let (salt, head) = (hex(&salt), hex(&head));
        file +=
            &format!("{{\"public\":{public},\"salt\":\"{salt}\",\"secret\":{secret},\"head\":\"{head}\"}}\n");
    }
    file
}

/// Lines of commands, as anybody may type them; none that writes files, and of those that read them only `new` and
/// `part2`, as the boards of the tests lie where this is run.
pub fn protocol(bytes: &[u8]) {
    let referee = said(&String::from_utf8_lossy(bytes), 24);
    holds_when_checked::<Hunt>(&referee);
}

/// Of the four games that keep books: a game that somebody wrote, as `reveal` has it, or lines of commands, one game after
/// the other.
pub fn books(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if text.starts_with('{') {
        let file = chained(bytes);
        taken_up::<War>(&file);
        taken_up::<Fate>(&file);
        taken_up::<Risk>(&file);
        taken_up::<Battle>(&file);
        return;
    }
    let referee = said(&text, 24);
    holds_when_checked::<War>(&referee);
    holds_when_checked::<Fate>(&referee);
    holds_when_checked::<Risk>(&referee);
    holds_when_checked::<Battle>(&referee);
}

/// Lines as anybody may type them, in each game: what is read is printed, and that is read as what prints the same.
pub fn grammar(bytes: &[u8]) {
    for line in String::from_utf8_lossy(bytes).lines().take(24) {
        reads_back::<Hunt>(line);
        reads_back::<War>(line);
        reads_back::<Fate>(line);
        reads_back::<Risk>(line);
        reads_back::<Battle>(line);
    }
}

fn reads_back<G: Spoken>(line: &str) {
    let printed = |line: &str| match hear::<G>(line).ok()?.meaning {
        Meaning::Command(command) => G::printed(&command),
        _ => None,
    };
    if let Some(said) = printed(line) {
        assert_eq!(printed(&said).as_ref(), Some(&said), "{line}");
    }
}

/// As far as a file holds it is what stood there; and it is checked.
fn taken_up<G: verify::Checked>(file: &str) {
    if let Ok(opened) = Record::<G>::read(file.as_bytes()) {
        assert!(file.starts_with(opened.record.text()));
    }
    let _ = verify::verify::<G>(file.as_bytes(), &[]);
}

/// So many lines are said.
fn said(text: &str, most: usize) -> Referee {
    let mut referee = Referee::new(None);
    for line in text.lines().take(most) {
        let lower = line.to_lowercase();
        let first = lower.split_whitespace().next().unwrap_or_default();
        let reaches_for_files = ["open", "save", "letter", "open-letter", "reveal", "lock", "unlock"];
        if reaches_for_files.contains(&first) {
            continue;
        }
        if let Some(reply) = referee.hear(line) {
            let printed = reply.print(true);
            assert!(printed.ends_with('\n') && reply.print_public(true).len() <= printed.len() + 80);
        }
    }
    referee
}

/// Whatever was accepted holds when it is checked.
fn holds_when_checked<G: verify::Checked>(referee: &Referee) {
    if let Some(game) = referee.kept::<G>() {
        let record = game.record();
        let found = verify::verify::<G>(record.text().as_bytes(), &[record.seal().to_string()]);
        assert!(found.is_ok(), "{:?}", found.err());
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
