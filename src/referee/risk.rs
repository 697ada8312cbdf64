//! What a referee has to do for Risk alone: a board that lies in a file.

use super::OWN;
use super::books::{Beside, Sources};
use super::errands::{Copied, LookedOver};
use super::own_box::{NotThere, owners};
use crate::file::{Fault, LARGEST_FILE};
use crate::language::risk::AskedRisk;
use crate::language::{Words, path};
use crate::risk::Risk;
use crate::risk::board::Board;
use crate::risk::options::Options;
use crate::store::{is_there, read_file, typed_path};
use std::path::Path;
use std::sync::Arc;

/// The kind of file that a board is.
const FORMAT: &str = "risk-board";

/// What the file of its map ends with, beside it.
const MAP: &str = "map.json";

/// Nobody was said to play.
const NO_PLAYERS: NotThere = NotThere::NoPlayers("refused-wrong-players");

impl Sources for Risk {
    type NotThere = NotThere;
    const COPIED: Option<Copied> =
        Some(Copied { format: FORMAT, agreed: "players=yellow,red,green,black", look });

    fn found(asked: AskedRisk, beside: &Beside<'_>) -> Result<Options, NotThere> {
        let board = match &asked.board {
            None => asked.options.board.clone(),
            Some(own) if own.eq_ignore_ascii_case(OWN) => {
                Some(Arc::new(board(&owners(FORMAT, beside.folder)?)?))
            }
            Some(typed) => Some(Arc::new(board(&typed_path(typed))?)),
        };
        asked.with(board).ok_or(NO_PLAYERS)
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

fn board(file: &Path) -> Result<Board, NotThere> {
    let bytes = read_file(file, LARGEST_FILE as u64).map_err(NotThere::Trouble)?;
    let board = Board::read(&bytes).map_err(|faults| {
        let fault = faults.into_iter().next().unwrap_or(Fault::NotText);
        NotThere::Faults(path(file), fault, None)
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
