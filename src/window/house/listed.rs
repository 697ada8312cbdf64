//! Kept games as lists tell them.

use crate::games::Kind;
use crate::language::Words;
use crate::store::{Opening, Settings, Trouble};
use crate::window::on_screen::{Known, offered};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The setting with the names that the owner has given to games.
const TITLES: &str = "titles";
/// The setting with the games that were played here, by their words, the last one first.
const PLAYED: &str = "played";

/// The setting with the games whose boxes nobody here has, by their words.
const HIDDEN: &str = "hidden";

/// A kept game, as a list tells it.
#[derive(Clone, Debug)]
pub struct Listed {
    pub path: PathBuf,
    /// What tells it from all others, for as long as it has this file.
    pub id: String,
    pub day: String,
    /// When on that day it was begun, and which it is of the games of its kind that were then, if there are others.
    begun: String,
    of_day: Option<usize>,
    /// What is to be told of it, or why nothing is.
    pub told: Result<Known, Untold>,
    /// What its lines have in common with those of its copies alone, and whether the file bears the game's own name.
    print: Option<u64>,
    is_own: bool,
}

/// Why nothing is told of a game that lies there all the same: it is never hidden, and opened by whoever can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untold {
    /// Nobody has looked yet.
    NotYet,
    Locked,
    /// It is of a kind that this program does not know.
    OtherGame(String),
    /// It was written by a later version of the program.
    Newer(String),
    /// It cannot be read, or nothing of it holds.
    Unreadable,
}

impl Listed {
    /// A kept game as far as the name of its file tells, which takes no time.
    pub fn named(path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let day = name.chars().take(10).collect();
        let id = name.split('.').next().unwrap_or_default().to_owned();
        let (told, begun) = (Err(Untold::NotYet), String::new());
        Self { path: path.to_owned(), id, day, begun, of_day: None, told, print: None, is_own: false }
    }

    /// Looks at kept games. A file with the very lines of another is a copy, as a revealed one is, and no game more: the one
    /// that bears the game's own name stands for both.
    pub fn all(paths: &[PathBuf]) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for game in paths.iter().map(|path| Self::look(path)) {
            let same = |other: &&mut Self| game.print.is_some() && other.print == game.print;
            match all.iter_mut().find(same) {
                Some(other) if game.is_own => *other = game,
                Some(_) => {}
                None => all.push(game),
            }
        }
        // What another goes on from is over for whoever looks for something to go on with.
        let from: Vec<String> = all.iter().filter_map(|game| game.told.as_ref().ok()?.from.clone()).collect();
        for known in all.iter_mut().filter_map(|game| game.told.as_mut().ok()) {
            known.unfinished &= !from.iter().any(|head| known.head.starts_with(head.as_str()));
        }
        let keys: Vec<_> =
            all.iter().map(|it| (it.kind(), it.day.clone(), it.begun.clone(), it.id.clone())).collect();
        for (game, (kind, day, begun, id)) in all.iter_mut().zip(&keys).filter(|(_, key)| key.0.is_some()) {
            let same = || keys.iter().filter(|other| other.0 == *kind && other.1 == *day);
            let before = same().filter(|other| (&other.2, &other.3) < (begun, id)).count();
            game.of_day = (same().count() > 1).then_some(before + 1);
        }
        all
    }

    /// The day, and which game it was then where others of that day are called so.
    pub fn when(&self, words: &Words, today: &str) -> String {
        let day = words.day(&self.day, today);
        match self.of_day {
            Some(number) => words.say("home-day-game", &[("day", day.into()), ("number", number.into())]),
            None => day,
        }
    }

    pub fn look(path: &Path) -> Self {
        let opening = Opening::look(path);
        let print = opening.as_ref().ok().map(Opening::print);
        let begun = opening.as_ref().map(|opening| opening.header().time.clone()).unwrap_or_default();
        let own = |opening: &Opening| Self::named(path).id.ends_with(&opening.header().id);
        let is_own = opening.as_ref().is_ok_and(own);
        let told = match opening.and_then(|opening| Known::of(&opening)) {
            Ok(known) => Ok(known),
            Err(Trouble::PassphraseWanted { .. }) => Err(Untold::Locked),
            Err(Trouble::OtherGame { game, .. }) => Err(Untold::OtherGame(game)),
            Err(Trouble::Newer { program, .. }) => Err(Untold::Newer(program)),
            Err(_) => Err(Untold::Unreadable),
        };
        Self { told, begun, print, is_own, ..Self::named(path) }
    }

    /// How the game is called that it is, as far as that is known.
    pub fn game(&self, words: &Words) -> Option<String> {
        Some(words.say(&format!("home-{}", self.kind()?.word()), &[]))
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

    /// Who sits there, as far as somebody has said so.
    pub fn people(&self) -> String {
        self.told.as_ref().map(|told| told.people().collect::<Vec<_>>().join(", ")).unwrap_or_default()
    }

    /// The game that it is, as far as that is known.
    pub fn kind(&self) -> Option<Kind> {
        Some(self.told.as_ref().ok()?.summary.kind())
    }

    pub fn is_locked(&self) -> bool {
        matches!(self.told, Err(Untold::Locked))
    }

    pub fn is_looked_at(&self) -> bool {
        !matches!(self.told, Err(Untold::NotYet))
    }

    /// Whether it goes on; a locked one may.
    pub fn is_unfinished(&self) -> bool {
        self.told.as_ref().map_or(self.is_locked(), |told| told.unfinished)
    }
}

/// The games whose boxes are shown, with their keys: those that were played here, the last one first, and then the others in the order of the list.
pub fn by_last_played(settings: &Settings) -> Vec<(Kind, char)> {
    let played: Vec<String> = settings.get(PLAYED).unwrap_or_default();
    let boxes = boxes(settings);
    let mut games: Vec<_> = offered().filter(|(kind, _)| boxes.contains(&(*kind, true))).collect();
    // What is the same for both stays in its order.
    games.sort_by_key(|(kind, _)| played.iter().position(|word| word == kind.word()).unwrap_or(played.len()));
    games
}

/// The games, in the order of the list, and whether their boxes are shown on the first screen.
pub fn boxes(settings: &Settings) -> Vec<(Kind, bool)> {
    let hidden: Vec<String> = settings.get(HIDDEN).unwrap_or_default();
    Kind::ALL.iter().map(|kind| (*kind, !hidden.iter().any(|word| word == kind.word()))).collect()
}

/// Hides a box, or shows it again. The last one that is shown stays. Whether anything changed.
pub fn turn_box(kind: Kind, settings: &mut Settings) -> bool {
    let mut boxes = boxes(settings);
    boxes.iter_mut().filter(|(it, _)| *it == kind).for_each(|(_, shown)| *shown = !*shown);
    let hidden: Vec<&str> = boxes.iter().filter(|(_, shown)| !shown).map(|(kind, _)| kind.word()).collect();
    hidden.len() < boxes.len() && settings.set(HIDDEN, hidden)
}

/// Takes down that this game is played. Whether another one was before.
pub fn remember_played(kind: Kind, settings: &mut Settings) -> bool {
    let mut played: Vec<String> = settings.get(PLAYED).unwrap_or_default();
    played.retain(|word| word != kind.word());
    played.insert(0, kind.word().to_owned());
    settings.set(PLAYED, played)
}

/// The names that the owner has given to games, by what tells them from all others.
pub type Titles = BTreeMap<String, String>;

pub fn titles(settings: &Settings) -> Titles {
    settings.get(TITLES).unwrap_or_default()
}

/// Takes them down. Whether they are others than before.
pub fn remember_titles(titles: &Titles, settings: &mut Settings) -> bool {
    settings.set(TITLES, titles)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_were_never_played_stand_behind_in_their_order() {
        let mut settings = Settings::of(None);
        let order = |settings: &Settings| {
            by_last_played(settings).into_iter().map(|(kind, _)| kind).collect::<Vec<_>>()
        };
        assert_eq!(order(&settings), Kind::ALL);
        let [first, second, third, ..] = *Kind::ALL else { panic!("there are more") };
        assert!(remember_played(third, &mut settings) && remember_played(second, &mut settings));
        assert!(!remember_played(second, &mut settings));
        assert_eq!(order(&settings)[..3], [second, third, first]);
        assert_eq!(order(&settings)[3..], Kind::ALL[3..]);
        assert!(remember_played(third, &mut settings));
        assert_eq!(order(&settings)[..3], [third, second, first]);
        // A box that nobody has is not shown; its game stays where it is among the others.
        assert!(turn_box(second, &mut settings));
        assert_eq!(order(&settings)[..2], [third, first]);
        assert!(turn_box(second, &mut settings));
        assert_eq!(order(&settings)[..3], [third, second, first]);
        // One is shown in any case.
        Kind::ALL.iter().for_each(|kind| {
            let _ = turn_box(*kind, &mut settings);
        });
        assert_eq!(order(&settings), Kind::ALL[Kind::ALL.len() - 1..]);
    }
}
