//! Kept games as lists tell them.

use crate::language::Words;
use crate::store::{Opening, Settings, Trouble};
use crate::window::on_screen::Summary;
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
    pub told: Result<Known, Untold>,
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
pub struct Known {
    /// What its kind of game tells.
    pub summary: Summary,
    /// Whether it goes on.
    pub unfinished: bool,
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
        let told = match Opening::look(path).and_then(|opening| Summary::of(&opening)) {
            Ok((summary, unfinished)) => Ok(Known { summary, unfinished }),
            Err(Trouble::PassphraseWanted { .. }) => Err(Untold::Locked),
            Err(Trouble::OtherGame { game, .. }) => Err(Untold::OtherGame(game)),
            Err(Trouble::Newer { program, .. }) => Err(Untold::Newer(program)),
            Err(_) => Err(Untold::Unreadable),
        };
        Self { told, ..Self::named(path) }
    }

    /// What it is played on, or why that is not told.
    pub fn name(&self, words: &Words) -> String {
        match &self.told {
            Err(Untold::NotYet) => "…".to_owned(),
            Err(Untold::Locked) => words.say("home-locked", &[]),
            Err(Untold::OtherGame(game)) => words.say("home-unknown", &[("game", game.as_str().into())]),
            Err(Untold::Newer(program)) => words.say("home-newer", &[("program", program.as_str().into())]),
            Err(Untold::Unreadable) => words.say("home-unreadable", &[]),
            Ok(told) => told.summary.name(words),
        }
    }

    /// Where it stands, as far as anybody can tell.
    pub fn stands(&self, words: &Words) -> String {
        self.told.as_ref().map(|told| told.summary.stands(words)).unwrap_or_default()
    }

    /// The game in figures, likewise.
    pub fn figures(&self, words: &Words) -> String {
        self.told.as_ref().map(|told| told.summary.figures(words)).unwrap_or_default()
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
