//! Kept games as lists tell them.

use crate::hunt::is_shipped;
use crate::hunt::{Figures, Hunt, Phase, Turn};
use crate::language::hunt::phase_told;
use crate::language::{Words, quoted};
use crate::store::{Settings, Store, Trouble};
use crate::table::{Game as _, Stage};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The setting with the names that the owner has given to games.
const TITLES: &str = "titles";

/// A kept game, as a list tells it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its file.
    pub path: PathBuf,
    /// What tells it from all others, for as long as it has this file.
    pub id: String,
    /// The day on which it was begun.
    pub day: String,
    /// What is to be told of it, or why nothing is.
    pub told: Result<Told, Untold>,
}

/// Why nothing is told of a game that lies there all the same: it is never hidden, and opened by whoever can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untold {
    /// Nobody has looked yet.
    NotYet,
    /// It is locked with a passphrase.
    Locked,
    /// It is of a kind that this program does not know.
    OtherGame(String),
    /// It was written by a later version of the program.
    Newer(String),
    /// It cannot be read, or nothing of it holds.
    Unreadable,
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

impl Listed {
    /// A kept game as far as the name of its file tells, which takes no time.
    pub fn named(path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let day = name.chars().take(10).collect();
        let id = name.split('.').next().unwrap_or_default().to_owned();
        Self { path: path.to_owned(), id, day, told: Err(Untold::NotYet) }
    }

    /// Looks at a kept game.
    pub fn look(path: &Path) -> Self {
        let told = match Store::look::<Hunt>(path) {
            Ok(record) => {
                let view = &record.state().view;
                let part = if view.letter.is_some() { 2 } else { view.part() };
                let board =
                    view.options.board.as_ref().or(view.options.board2.as_ref().filter(|_| part == 2));
                Ok(Told {
                    board: match board {
                        None => PlayedOn::Table,
                        Some(board) if is_shipped(board) => PlayedOn::Practice,
                        Some(board) => PlayedOn::Named(quoted(board.name()).into_owned()),
                    },
                    part,
                    phase: view.phase,
                    turn: view.turn,
                    unfinished: Hunt::stage(view) != Stage::Over,
                    figures: Figures::of(&record),
                })
            }
            Err(Trouble::PassphraseWanted { .. }) => Err(Untold::Locked),
            Err(Trouble::OtherGame { game, .. }) => Err(Untold::OtherGame(game)),
            Err(Trouble::Newer { program, .. }) => Err(Untold::Newer(program)),
            Err(_) => Err(Untold::Unreadable),
        };
        Self { told, ..Self::named(path) }
    }

    /// What it is played on.
    pub fn board(&self, words: &Words) -> String {
        match self.told.as_ref().map(|told| &told.board) {
            Err(Untold::NotYet) => "…".to_owned(),
            Err(Untold::Locked) => words.say("home-locked", &[]),
            Err(Untold::OtherGame(game)) => words.say("home-unknown", &[("game", game.as_str().into())]),
            Err(Untold::Newer(program)) => words.say("home-newer", &[("program", program.as_str().into())]),
            Err(Untold::Unreadable) => words.say("home-unreadable", &[]),
            Ok(PlayedOn::Table) => words.say("home-box", &[]),
            Ok(PlayedOn::Practice) => words.say("board-practice", &[]),
            Ok(PlayedOn::Named(name)) => name.clone(),
        }
    }

    /// Where it stands, as far as anybody can tell.
    pub fn phase(&self, words: &Words) -> String {
        let Ok(told) = &self.told else { return String::new() };
        let phase = phase_told(words, told.phase, told.figures.day, told.turn);
        words.say("home-part", &[("part", told.part.into()), ("phase", phase.into())])
    }

    /// Whether it is locked with a passphrase.
    pub fn is_locked(&self) -> bool {
        matches!(self.told, Err(Untold::Locked))
    }

    /// Whether it was looked at.
    pub fn is_looked_at(&self) -> bool {
        !matches!(self.told, Err(Untold::NotYet))
    }

    /// Whether it goes on; a locked one may.
    pub fn is_unfinished(&self) -> bool {
        self.told.as_ref().map_or(self.is_locked(), |told| told.unfinished)
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
