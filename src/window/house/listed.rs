//! Kept games as lists tell them.

use crate::hunt::{Figures, Hunt, Phase, Turn};
use crate::language::Words;
use crate::language::hunt::phase_told;
use crate::referee::{is_shipped, unfinished};
use crate::store::{Settings, Store, Trouble};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The setting with the names that the owner has given to games.
const TITLES: &str = "titles";

/// A kept game, as far as it can be told without its passphrase.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its file.
    pub path: PathBuf,
    /// What tells it from all others, for as long as it has this file.
    pub id: String,
    /// The day on which it was begun.
    pub day: String,
    /// `None`: it is locked.
    pub told: Option<Told>,
}

/// What is to be told of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// What it is played on.
    board: PlayedOn,
    /// The part.
    part: u8,
    /// Where it stands.
    pub phase: Phase,
    turn: Turn,
    /// Whether it goes on.
    pub unfinished: bool,
    /// The game in figures.
    pub figures: Figures,
}

/// What a game is played on.
#[derive(Clone, Debug)]
enum PlayedOn {
    /// The board on the table, of which nothing was told.
    Table,
    /// The practice board.
    Practice,
    /// A board that somebody has copied, and how he calls it.
    Named(String),
}

impl Game {
    /// Looks at a kept game; `None`: that is none.
    pub fn look(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy().into_owned();
        let told = match Store::look::<Hunt>(path) {
            Ok(record) => {
                let view = &record.state().view;
                let part = if view.letter.is_some() { 2 } else { view.part() };
                let board =
                    view.options.board.as_ref().or(view.options.board2.as_ref().filter(|_| part == 2));
                Some(Told {
                    board: match board {
                        None => PlayedOn::Table,
                        Some(board) if is_shipped(board) => PlayedOn::Practice,
                        Some(board) => PlayedOn::Named(board.name().to_owned()),
                    },
                    part,
                    phase: view.phase,
                    turn: view.turn,
                    unfinished: unfinished(record.state()),
                    figures: Figures::of(&record),
                })
            }
            Err(Trouble::PassphraseWanted { .. }) => None,
            Err(_) => return None,
        };
        let day = name.chars().take(10).collect();
        let id = name.split('.').next().unwrap_or_default().to_owned();
        Some(Self { path: path.to_owned(), id, day, told })
    }

    /// What it is played on.
    pub fn board(&self, words: &Words) -> String {
        match self.told.as_ref().map(|told| &told.board) {
            None => words.say("home-locked", &[]),
            Some(PlayedOn::Table) => words.say("home-box", &[]),
            Some(PlayedOn::Practice) => words.say("board-practice", &[]),
            Some(PlayedOn::Named(name)) => name.clone(),
        }
    }

    /// Where it stands; of a locked one nobody can tell.
    pub fn phase(&self, words: &Words) -> String {
        self.told.as_ref().map_or(String::new(), |told| {
            let phase = phase_told(words, told.phase, told.figures.day, told.turn);
            words.say("home-part", &[("part", told.part.into()), ("phase", phase.into())])
        })
    }

    /// Whether it goes on; a locked one may.
    pub fn is_unfinished(&self) -> bool {
        self.told.as_ref().is_none_or(|told| told.unfinished)
    }
}

/// The names that the owner has given to games, by what tells them from all others.
pub type Titles = BTreeMap<String, String>;

/// Reads them.
pub fn titles(settings: &Settings) -> Titles {
    settings.get(TITLES).unwrap_or_default()
}

/// Takes them down. Whether they are others than before.
pub fn remember_titles(titles: &Titles, settings: &mut Settings) -> bool {
    settings.set(TITLES, titles)
}
