//! A file with what lies in a box, taken in as the owner's own: it is looked over, what was there is laid aside, and `board=own`
//! plays with it from then on.

use super::errands::Worded;
use super::{Copied, Errands, Referee};
use crate::file::{Fault, LARGEST_FILE, kind_of};
use crate::language::{Words, named};
use crate::store::{Own, Trouble, is_there, read_file};
use std::path::{Path, PathBuf};

/// Why a game cannot be begun with what `new` names.
pub enum NotThere {
    /// It is not said who plays: the name of what is said then.
    NoPlayers(&'static str),
    /// The owner has copied none, which would lie there.
    NotCopied(String),
    /// The file cannot be read.
    Trouble(Trouble),
    /// It has faults: where it lies, the first of them, and how many more where that is said.
    Faults(String, Fault, Option<usize>),
}

impl Worded for NotThere {
    fn worded(&self, words: &Words) -> (String, String) {
        match self {
            Self::NoPlayers(name) => ((*name).to_owned(), words.say(name, &[])),
            Self::NotCopied(path) => {
                let name = "not-copied";
                (name.to_owned(), words.say(name, &[("path", path.as_str().into())]))
            }
            Self::Trouble(trouble) => (named("trouble", trouble).0, words.tell("trouble", trouble)),
            Self::Faults(path, fault, more) => {
                let (name, said) = (named("fault", fault).0, words.tell("fault", fault));
                let Some(more) = *more else { return (name, format!("{path}: {said}")) };
                let facts = [("path", path.as_str().into()), ("fault", said.into()), ("more", more.into())];
                (name, words.say("source", &facts))
            }
        }
    }
}

/// Where the owner's own file of this kind lies (G15).
pub(super) fn owners(kind: &'static str, folder: Option<&Path>) -> Result<PathBuf, NotThere> {
    let path = Own::Box(kind).path(folder.unwrap_or(Path::new("")));
    match folder.is_some() && is_there(&path) {
        true => Ok(path),
        false => Err(NotThere::NotCopied(path.display().to_string())),
    }
}

/// Whether a file is of the kind that this game is played with. One that cannot be read is of none.
pub fn is_box_of<G: Errands>(path: &Path) -> bool {
    let format = |copied: Copied| {
        let bytes = read_file(path, LARGEST_FILE as u64).ok()?;
        Some(kind_of(&bytes)? == copied.format)
    };
    G::COPIED.and_then(format).unwrap_or(false)
}

impl Referee {
    pub fn has_own_box<G: Errands>(&self) -> bool {
        G::COPIED.is_some_and(|copied| self.has_own(Own::Box(copied.format)))
    }

    /// Takes such a file in as the owner's own box. What is in it, what is missing, and where what was there before lies now.
    pub(crate) fn take_box_in<G: Errands>(&self, path: &Path) -> Result<Vec<String>, String> {
        let words = &self.words().for_game::<G>();
        let (Some(copied), Some(folder)) = (G::COPIED, self.folder()) else {
            return Err(words.say("own-box-nowhere", &[]));
        };
        let told = |trouble: Trouble| words.tell("trouble", &trouble);
        let bytes = read_file(path, LARGEST_FILE as u64).map_err(told)?;
        let looked = (copied.look)(&bytes, words).map_err(|faults| faulty(words, path, &faults))?;
        let own = Own::Box(copied.format);
        let aside = own.lay_aside(folder).map_err(told)?;
        own.write(folder, &bytes).map_err(told)?;
        let shown = |path: &Path| path.display().to_string();
        let facts = [("counts", looked.counted().into()), ("path", shown(&own.path(folder)).into())];
        let mut lines = vec![words.say("own-box-taken", &facts)];
        lines.extend(aside.map(|aside| words.say("own-box-aside", &[("path", shown(&aside).into())])));
        lines.extend(looked.remarks);
        Ok(lines)
    }
}

/// The first fault, and how many more there are.
fn faulty(words: &Words, path: &Path, faults: &[Fault]) -> String {
    let first = faults.first().map(|fault| words.tell("fault", fault)).unwrap_or_default();
    let facts = [
        ("path", path.display().to_string().into()),
        ("fault", first.into()),
        ("more", faults.len().saturating_sub(1).into()),
    ];
    words.say("own-box-faulty", &facts)
}
