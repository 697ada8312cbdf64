//! What `new` names, found: shipped boards and tiles, and files of the owner's.

use crate::board::{Board, Fault, LARGEST_FILE};
use crate::hunt::{Journeys, Options, TileSet};
use crate::language::Words;
use crate::language::hunt::{NewGame, Source};
use crate::store::{Trouble, read_file};
use std::path::Path;
use std::sync::Arc;

/// The boards that come with the program: ours, invented.
pub const SHIPPED_BOARDS: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/boards/practice.json"))];
/// The tile sets that come with the program: ours, invented.
pub const SHIPPED_TILES: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/tiles/practice.json"))];

/// The board that a game is played on if nobody says otherwise.
const PRACTICE: &str = "practice";

/// Why something that `new` names cannot be had.
pub(super) enum SourceFault {
    File(Trouble),
    Contents { path: String, faults: Vec<Fault> },
}

impl SourceFault {
    /// The name of the sentence, and the sentence: the first fault, and how many more there are.
    pub fn worded(&self, words: &Words) -> (String, String) {
        match self {
            Self::File(trouble) => {
                (crate::language::named("trouble", trouble).0, words.tell("trouble", trouble))
            }
            Self::Contents { path, faults } => {
                let Some(first) = faults.first() else { return (String::new(), path.clone()) };
                let sentence = words.tell("fault", first);
                let facts = [
                    ("path", path.as_str().into()),
                    ("fault", sentence.into()),
                    ("more", (faults.len() - 1).into()),
                ];
                (crate::language::named("fault", first).0, words.say("source", &facts))
            }
        }
    }
}

/// What the game is to be played with. The board alone decides whether the others default to practice.
pub(super) fn options(game: &NewGame) -> Result<Options, SourceFault> {
    let practice = Source::Named(PRACTICE.into());
    let board = game.board.as_ref().unwrap_or(&practice);
    let is_practice = matches!(board, Source::Named(name) if name.eq_ignore_ascii_case(PRACTICE));
    let other = if is_practice { &practice } else { &Source::None };
    let defaults = Options::default();
    Ok(Options {
        board: find(board, &SHIPPED_BOARDS, Board::read)?.map(Arc::new),
        // The practice board of Part 2 and its journeys are still to come.
        board2: find(game.board2.as_ref().unwrap_or(&Source::None), &[], Board::read)?.map(Arc::new),
        tiles: find(game.tiles.as_ref().unwrap_or(other), &SHIPPED_TILES, TileSet::read)?,
        journeys: find(game.journeys.as_ref().unwrap_or(&Source::None), &[], Journeys::read)?,
        starts: game.starts.clone(),
        by_hand: game.by_hand.unwrap_or(defaults.by_hand),
        repeatable: game.seed.is_some(),
        pool: game.pool.unwrap_or(defaults.pool),
        give: game.give.unwrap_or(defaults.give),
        escape: game.escape.unwrap_or(defaults.escape),
        shelters: game.shelters.unwrap_or(defaults.shelters),
        open_length: game.open_length.unwrap_or(defaults.open_length),
    })
}

fn find<T>(
    source: &Source,
    shipped: &[(&str, &str)],
    read: impl Fn(&[u8]) -> Result<T, Vec<Fault>>,
) -> Result<Option<T>, SourceFault> {
    let Source::Named(name) = source else { return Ok(None) };
    let faulty = |faults| SourceFault::Contents { path: name.clone(), faults };
    if let Some((_, text)) = shipped.iter().find(|(shipped, _)| shipped.eq_ignore_ascii_case(name)) {
        return read(text.as_bytes()).map(Some).map_err(faulty);
    }
    let path = Path::new(name);
    let bytes = read_file(path, LARGEST_FILE as u64).map_err(SourceFault::File)?;
    read(&bytes).map(Some).map_err(faulty)
}
