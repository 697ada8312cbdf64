//! What is shared between owners of the game: boards, tiles and cards as files, and the system's dialog to find them.

use crate::file::{Fault, LARGEST_FILE};
use crate::hunt::board::Draft;
use crate::hunt::{Journeys, TileSet};
use crate::language::Words;
use crate::store::{LARGEST_PICTURE, Trouble, put_for_others, read_file};
use iced::Task;
use std::path::{Path, PathBuf};

/// Something that somebody has copied and shared.
#[derive(Clone, Debug)]
pub enum Shared {
    /// A board.
    Board(Box<Draft>),
    /// Tiles.
    Tiles(TileSet),
    /// Journey cards.
    Cards(Journeys),
}

impl Shared {
    /// What it is, in the language files.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Board(draft) if draft.part == 2 => "board-2",
            Self::Board(_) => "board-1",
            Self::Tiles(_) => "tiles",
            Self::Cards(_) => "cards",
        }
    }
}

/// Why a file is not taken in, or not written.
#[derive(Clone, Debug)]
pub enum NotShared {
    /// The system refuses.
    Trouble(Trouble),
    /// It is one of ours, with this fault first of so many.
    Faulty(Box<Fault>, usize),
    /// A file of another kind lies there, which is not written over.
    WouldOverwrite(String),
}

impl NotShared {
    /// In words.
    pub fn worded(&self, words: &Words) -> String {
        match self {
            Self::Trouble(trouble) => words.tell("trouble", trouble),
            Self::Faulty(fault, all) => {
                let facts = [("fault", words.tell("fault", &**fault).into()), ("more", (all - 1).into())];
                words.say("copy-faulty", &facts)
            }
            Self::WouldOverwrite(path) => {
                words.say("copy-would-overwrite", &[("path", path.as_str().into())])
            }
        }
    }
}

fn faulty(faults: Vec<Fault>) -> NotShared {
    let all = faults.len();
    match faults.into_iter().next() {
        Some(fault) => NotShared::Faulty(Box::new(fault), all),
        None => NotShared::Faulty(Box::new(Fault::NotAnObject), 1),
    }
}

/// What a file is. `None`: none of ours; it may be a picture.
pub fn open(path: &Path) -> Result<Option<Shared>, NotShared> {
    let bytes = read_file(path, LARGEST_PICTURE).map_err(NotShared::Trouble)?;
    let named = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let looks_like_json = bytes.trim_ascii_start().starts_with(b"{") || bytes.starts_with(b"\xef\xbb\xbf");
    if !named && (!looks_like_json || bytes.len() > LARGEST_FILE) {
        return Ok(None);
    }
    // Each kind says of the others that they are of another kind.
    let of_another_kind = |faults: &[Fault]| matches!(faults, [Fault::OtherFormat { .. }]);
    let board = Draft::of(&bytes);
    let tiles = TileSet::read(&bytes);
    let cards = Journeys::read(&bytes);
    match (board, tiles, cards) {
        (Ok(draft), ..) => Ok(Some(Shared::Board(Box::new(draft)))),
        (_, Ok(tiles), _) => Ok(Some(Shared::Tiles(tiles))),
        (.., Ok(cards)) => Ok(Some(Shared::Cards(cards))),
        (Err(board), Err(tiles), Err(cards)) => {
            let mut all = [tiles, cards].into_iter().filter(|faults| !of_another_kind(faults));
            Err(faulty(if of_another_kind(&board) { all.next().unwrap_or(board) } else { board }))
        }
    }
}

/// What a file would be written over, if anything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum There {
    /// Nothing.
    Nothing,
    /// A board, tiles or cards.
    OneOfOurs,
    /// Something else, which is never written over.
    SomethingElse,
}

/// What lies where something is to be written.
pub fn there(path: &Path) -> There {
    match path.exists() {
        false => There::Nothing,
        true if matches!(open(path), Ok(Some(_))) || says_it_is_ours(path) => There::OneOfOurs,
        true => There::SomethingElse,
    }
}

/// Whether a file calls itself a board, tiles or cards, whatever is wrong with it.
fn says_it_is_ours(path: &Path) -> bool {
    let bytes = read_file(path, LARGEST_FILE as u64).unwrap_or_default();
    let file: serde_json::Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let kind = file["format"].as_str().and_then(|format| format.split('/').next());
    matches!(kind, Some("underhill-board" | "underhill-tiles" | "underhill-journeys"))
}

/// Writes a file that somebody else may read.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), NotShared> {
    if there(path) == There::SomethingElse {
        return Err(NotShared::WouldOverwrite(path.display().to_string()));
    }
    put_for_others(path, bytes).map_err(|trouble| NotShared::Trouble(trouble.besides_the_game()))
}

/// Asks for a file in the system's dialog.
pub fn choose(words: &Words) -> Task<Option<PathBuf>> {
    let dialog = rfd::AsyncFileDialog::new()
        .set_title(words.say("copy-choose-title", &[]))
        .add_filter(words.say("copy-choose-filter", &[]), &["jpg", "jpeg", "png", "webp", "json"]);
    Task::perform(async move { dialog.pick_file().await }, |file| file.map(|file| file.path().to_path_buf()))
}
