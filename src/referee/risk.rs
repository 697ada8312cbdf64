//! What a referee has to do for Risk alone: a board that lies in a file.

use super::OWN;
use super::books::{Beside, Sources};
use super::errands::{Copied, LookedOver, Worded};
use crate::file::{Fault, LARGEST_FILE};
use crate::language::risk::AskedRisk;
use crate::language::{Words, named, path};
use crate::risk::Risk;
use crate::risk::board::Board;
use crate::risk::options::Options;
use crate::store::{Own, Trouble, is_there, read_file, typed_path};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The kind of file that a board is.
const FORMAT: &str = "risk-board";

/// What the file of its map ends with, beside it.
const MAP: &str = "map.json";

/// Why a game cannot be begun with what `new` names.
pub enum NotThere {
    /// Nobody was said to play.
    NoPlayers,
    /// The owner has copied none, which would lie there.
    NotCopied(String),
    /// The board cannot be read.
    Trouble(Trouble),
    /// The board has faults: the first of them, and where it lies.
    Fault(String, Fault),
}

impl Worded for NotThere {
    fn worded(&self, words: &Words) -> (String, String) {
        match self {
            Self::NoPlayers => {
                let name = "refused-wrong-players";
                (name.to_owned(), words.say(name, &[]))
            }
            Self::NotCopied(path) => {
                let name = "not-copied";
                (name.to_owned(), words.say(name, &[("path", path.as_str().into())]))
            }
            Self::Trouble(trouble) => (named("trouble", trouble).0, words.tell("trouble", trouble)),
            Self::Fault(file, fault) => {
                (named("fault", fault).0, format!("{file}: {}", words.tell("fault", fault)))
            }
        }
    }
}

impl Sources for Risk {
    type NotThere = NotThere;
    const COPIED: Option<Copied> =
        Some(Copied { format: FORMAT, agreed: "players=yellow,red,green,black", look });

    fn found(asked: AskedRisk, beside: &Beside<'_>) -> Result<Options, NotThere> {
        let board = match &asked.board {
            None => asked.options.board.clone(),
            Some(own) if own.eq_ignore_ascii_case(OWN) => Some(Arc::new(board(&owners(beside.folder)?)?)),
            Some(typed) => Some(Arc::new(board(&typed_path(typed))?)),
        };
        asked.with(board).ok_or(NotThere::NoPlayers)
    }

    fn found_again(asked: AskedRisk, recorded: &Options) -> Option<Options> {
        let board = match asked.board {
            None => asked.options.board.clone(),
            // What stood in the file stands in the record.
            Some(_) => Some(recorded.board.clone()?),
        };
        asked.with(board)
    }
}

fn look(bytes: &[u8], _: &Words) -> Result<LookedOver, Vec<Fault>> {
    let board = Board::read(bytes)?;
    let counts = vec![
        (board.territories().count(), "territories"),
        (board.count_borders(), "borders"),
        (board.regions().len(), "regions"),
    ];
    Ok(LookedOver { remarks: Vec::new(), counts })
}

/// Where the owner's own board lies (G15).
fn owners(folder: Option<&Path>) -> Result<PathBuf, NotThere> {
    let path = Own::Box(FORMAT).path(folder.unwrap_or(Path::new("")));
    match folder.is_some() && is_there(&path) {
        true => Ok(path),
        false => Err(NotThere::NotCopied(path.display().to_string())),
    }
}

fn board(file: &Path) -> Result<Board, NotThere> {
    let bytes = read_file(file, LARGEST_FILE as u64).map_err(NotThere::Trouble)?;
    let board = Board::read(&bytes).map_err(|faults| {
        let fault = faults.into_iter().next().unwrap_or(Fault::NotText);
        NotThere::Fault(path(file), fault)
    })?;
    // How its lands lie is drawn, and no rule asks for it: a map that is not there is none.
    let map = file.with_extension(MAP);
    let map = is_there(&map).then(|| read_file(&map, LARGEST_FILE as u64).ok()).flatten();
    let map = map.and_then(|bytes| String::from_utf8(bytes).ok());
    Ok(match map {
        Some(map) => board.with_map(map),
        None => board,
    })
}
