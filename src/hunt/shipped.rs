//! What comes with the program, of our own invention: practice boards, tiles and Journey cards; and whether something
//! that a game is played with is one of these, or somebody's own.

use crate::file::Fault;
use crate::hunt::board::Board;
use crate::hunt::things::{Journeys, Options, TileSet};
use std::sync::{Arc, LazyLock};

/// The boards that come with the program: ours, invented.
pub const SHIPPED_BOARDS: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/boards/practice.json"))];
/// The tile sets that come with the program: ours, invented.
pub const SHIPPED_TILES: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/tiles/practice.json"))];

/// The boards of Part 2, likewise.
pub const SHIPPED_BOARDS_2: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/boards/practice-2.json"))];
/// The Journey cards, likewise.
pub const SHIPPED_JOURNEYS: [(&str, &str); 1] =
    [("practice", include_str!("../../resources/journeys/practice.json"))];

/// Shipped boards, worked out once.
pub(crate) type Boards = LazyLock<Vec<(&'static str, Arc<Board>)>>;

pub(crate) static BOARDS: Boards = LazyLock::new(|| worked_out(&SHIPPED_BOARDS));
/// Part 2's.
pub(crate) static BOARDS_2: Boards = LazyLock::new(|| worked_out(&SHIPPED_BOARDS_2));

/// A shipped board with a fault would be a fault of the build, which the tests find.
fn worked_out(shipped: &[(&'static str, &str)]) -> Vec<(&'static str, Arc<Board>)> {
    let boards =
        shipped.iter().map(|(name, text)| Some((*name, Arc::new(Board::read(text.as_bytes()).ok()?))));
    boards.flatten().collect()
}

static TILES: LazyLock<Vec<TileSet>> = LazyLock::new(|| read(&SHIPPED_TILES, TileSet::read));
static JOURNEYS: LazyLock<Vec<Journeys>> = LazyLock::new(|| read(&SHIPPED_JOURNEYS, Journeys::read));

fn read<T>(shipped: &[(&str, &str)], read: impl Fn(&[u8]) -> Result<T, Vec<Fault>>) -> Vec<T> {
    shipped.iter().filter_map(|(_, text)| read(text.as_bytes()).ok()).collect()
}

/// Whether a board is one that comes with the program, and not somebody's own.
pub fn is_shipped(board: &Board) -> bool {
    // Part 2's boards are read only if it is none of Part 1's.
    let is = |shipped: &Boards| shipped.iter().any(|(_, shipped)| **shipped == *board);
    is(&BOARDS) || is(&BOARDS_2)
}

/// Whose a file is that a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Whose {
    Programs,
    Own,
    /// It is somebody's own, and bears the name of one that comes with the program.
    OwnByItsName,
}

/// The board, tiles and Journey cards that are agreed on: what each is, how it is called, and whose it is.
pub fn agreed_files(options: &Options) -> impl Iterator<Item = (&'static str, &str, Whose)> {
    let board = options.board.as_ref().map(|board| ("board", board.name(), Whose::board(board)));
    let tiles = options.tiles.as_ref().map(|set| ("tiles", &*set.name, Whose::tiles(set)));
    let cards = options.journeys.as_ref().map(|deck| ("journeys", &*deck.name, Whose::journeys(deck)));
    [board, tiles, cards].into_iter().flatten()
}

impl Whose {
    pub fn board(board: &Board) -> Self {
        let names = BOARDS.iter().chain(&*BOARDS_2).flat_map(|(name, shipped)| [*name, shipped.name()]);
        Self::of(is_shipped(board), board.name(), names)
    }

    pub fn tiles(tiles: &TileSet) -> Self {
        let names = SHIPPED_TILES.iter().map(|(name, _)| *name).chain(TILES.iter().map(|set| &*set.name));
        Self::of(TILES.contains(tiles), &tiles.name, names)
    }

    pub fn journeys(cards: &Journeys) -> Self {
        let names = SHIPPED_JOURNEYS.iter().map(|(name, _)| *name);
        Self::of(JOURNEYS.contains(cards), &cards.name, names.chain(JOURNEYS.iter().map(|deck| &*deck.name)))
    }

    fn of<'a>(is_shipped: bool, name: &str, shipped: impl Iterator<Item = &'a str>) -> Self {
        // What is between the letters does not make another name of it.
        let plain = |name: &str| -> String {
            name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
        };
        let own = plain(name);
        match is_shipped {
            true => Self::Programs,
            false if shipped.map(plain).any(|shipped| shipped == own) => Self::OwnByItsName,
            false => Self::Own,
        }
    }
}
