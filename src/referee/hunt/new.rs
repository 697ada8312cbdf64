//! What `new` names, found: shipped boards and tiles, and files of the owner's.

use crate::file::{Fault, LARGEST_FILE};
use crate::hunt::board::Board;
use crate::hunt::shipped::{BOARDS, BOARDS_2, Boards};
use crate::hunt::{Journeys, Options, Origin, Origins, SHIPPED_JOURNEYS, SHIPPED_TILES, TileSet};
use crate::language::Words;
use crate::language::hunt::{NewGame, Source};
use crate::store::{Trouble, read_file, typed_path};
use std::sync::Arc;

/// The board that a game is played on if nobody says otherwise.
const PRACTICE: &str = "practice";

/// Why something that `new` names cannot be had.
pub enum SourceFault {
    /// It cannot be read.
    File(Trouble),
    /// What stands in it is no such thing.
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
        board: find_board(board, &BOARDS)?,
        board2: find_board(game.board2.as_ref().unwrap_or(other), &BOARDS_2)?,
        tiles: find(game.tiles.as_ref().unwrap_or(other), &SHIPPED_TILES, TileSet::read)?,
        journeys: find(game.journeys.as_ref().unwrap_or(other), &SHIPPED_JOURNEYS, Journeys::read)?,
        starts: game.starts.clone(),
        by_hand: game.by_hand.unwrap_or(defaults.by_hand),
        repeatable: game.seed.is_some(),
        seed: game.seed,
        pool: game.pool.unwrap_or(defaults.pool),
        give: game.give.unwrap_or(defaults.give),
        escape: game.escape.unwrap_or(defaults.escape),
        shelters: game.shelters.unwrap_or(defaults.shelters),
        open_length: game.open_length.unwrap_or(defaults.open_length),
    })
}

/// What Part 2 is to be played with: as agreed before, but for what `part2` says.
pub(super) fn part2(before: &Options, game: &NewGame) -> Result<Options, SourceFault> {
    let mut options = before.clone();
    if let Some(board) = &game.board {
        options.board2 = find_board(board, &BOARDS_2)?;
    }
    if let Some(tiles) = &game.tiles {
        options.tiles = find(tiles, &SHIPPED_TILES, TileSet::read)?;
    }
    if let Some(journeys) = &game.journeys {
        options.journeys = find(journeys, &SHIPPED_JOURNEYS, Journeys::read)?;
    }
    options.by_hand = game.by_hand.unwrap_or(options.by_hand);
    options.shelters = game.shelters.unwrap_or(options.shelters);
    options.open_length = game.open_length.unwrap_or(options.open_length);
    Ok(options)
}

/// Nothing that comes from elsewhere.
pub(super) const ORIGINALS: Origins = [Origin::None; 3];

/// Where the board of Part 2, the tiles and the cards of a game are from.
pub(super) fn origins(options: &Options) -> Origins {
    let origin = |known: bool, practice: bool| match (known, practice) {
        (false, _) => Origin::None,
        (true, true) => Origin::Practice,
        (true, false) => Origin::Own,
    };
    let practice = with_shipped(Options::default(), [Origin::Practice; 3]).unwrap_or_default();
    [
        origin(options.board2.is_some(), options.board2 == practice.board2),
        origin(options.tiles.is_some(), options.tiles == practice.tiles),
        origin(options.journeys.is_some(), options.journeys == practice.journeys),
    ]
}

/// Whether anything that comes with the program is in the game: the board in play, the tiles or the cards.
pub(super) fn is_invented(options: &Options) -> bool {
    let practice = with_shipped(Options::default(), [Origin::Practice; 3]).unwrap_or_default();
    options.board.is_some() && options.board == practice.board2
        || options.tiles.is_some() && options.tiles == practice.tiles
        || options.journeys.is_some() && options.journeys == practice.journeys
}

/// What a code could not carry and the program has.
pub(super) fn with_shipped(
    mut options: Options,
    [board, tiles, journeys]: Origins,
) -> Result<Options, SourceFault> {
    let practice = Source::Named(PRACTICE.into());
    let source = |origin| if origin == Origin::Practice { &practice } else { &Source::None };
    options.board2 = find_board(source(board), &BOARDS_2)?;
    options.tiles = find(source(tiles), &SHIPPED_TILES, TileSet::read)?;
    options.journeys = find(source(journeys), &SHIPPED_JOURNEYS, Journeys::read)?;
    Ok(options)
}

fn find_board(source: &Source, shipped: &Boards) -> Result<Option<Arc<Board>>, SourceFault> {
    if let Source::Named(name) = source
        && let Some((_, board)) = shipped.iter().find(|(shipped, _)| shipped.eq_ignore_ascii_case(name))
    {
        return Ok(Some(Arc::clone(board)));
    }
    Ok(find(source, &[], Board::read)?.map(Arc::new))
}

fn find<T>(
    source: &Source,
    shipped: &[(&str, &str)],
    read: impl Fn(&[u8]) -> Result<T, Vec<Fault>>,
) -> Result<Option<T>, SourceFault> {
    let (name, path) = match source {
        Source::None => return Ok(None),
        Source::Named(name) => (name.clone(), typed_path(name)),
        Source::Own(path) => (path.display().to_string(), path.clone()),
    };
    let is_shipped =
        |shipped: &str| matches!(source, Source::Named(name) if shipped.eq_ignore_ascii_case(name));
    let faulty = |faults| SourceFault::Contents { path: name, faults };
    if let Some((_, text)) = shipped.iter().find(|(shipped, _)| is_shipped(shipped)) {
        return read(text.as_bytes()).map(Some).map_err(faulty);
    }
    let bytes = read_file(&path, LARGEST_FILE as u64).map_err(SourceFault::File)?;
    read(&bytes).map(Some).map_err(faulty)
}
