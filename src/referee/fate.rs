//! The errands of Fate of the Fellowship: the owner's box lies in a file.

use super::Sources;
use super::errands::{Copied, LookedOver, Worded};
use crate::fate::learned::{learned, remarks};
use crate::fate::{Fate, FateBox, FateOptions, Fellowship};
use crate::file::{Fault, LARGEST_FILE};
use crate::language::fate::AskedFate;
use crate::language::{Words, named, path};
use crate::store::{Trouble, read_file, typed_path};
use std::sync::Arc;

/// Why a game cannot be begun with what `new` names.
pub enum NotThere {
    /// Nobody said how many play.
    NoPlayers,
    /// The file cannot be read.
    Trouble(Trouble),
    /// It has faults: where it lies, the first of them, and how many more.
    Faults(String, Fault, usize),
}

impl Worded for NotThere {
    fn worded(&self, words: &Words) -> (String, String) {
        match self {
            Self::NoPlayers => {
                let name = "fate-no-players";
                (name.to_owned(), words.say(name, &[]))
            }
            Self::Trouble(trouble) => (named("trouble", trouble).0, words.tell("trouble", trouble)),
            Self::Faults(path, fault, more) => {
                let sentence = words.tell("fault", fault);
                let facts =
                    [("path", path.clone().into()), ("fault", sentence.into()), ("more", (*more).into())];
                (named("fault", fault).0, words.say("fate-source", &facts))
            }
        }
    }
}

impl Sources for Fate {
    type NotThere = NotThere;
    const COPIED: Option<Copied> = Some(Copied { format: "fate-box", look });

    fn learned(view: &Fellowship) -> Option<String> {
        Some(learned(view).write())
    }

    fn found(asked: AskedFate) -> Result<FateOptions, NotThere> {
        if !asked.counted {
            return Err(NotThere::NoPlayers);
        }
        let copied = match asked.copied.as_deref() {
            None => None,
            Some(none) if none.eq_ignore_ascii_case("none") => None,
            Some(ours) if ours.eq_ignore_ascii_case("practice") => {
                Some(read(ours, FateBox::PRACTICE.as_bytes())?)
            }
            Some(typed) => {
                let file = typed_path(typed);
                let bytes = read_file(&file, LARGEST_FILE as u64).map_err(NotThere::Trouble)?;
                Some(read(&path(&file), &bytes)?)
            }
        };
        Ok(FateOptions { copied, ..asked.options })
    }

    fn found_again(asked: AskedFate, recorded: &FateOptions) -> Option<FateOptions> {
        let none = asked.copied.as_deref().is_none_or(|named| named.eq_ignore_ascii_case("none"));
        let copied = if none { None } else { Some(recorded.copied.clone()?) };
        asked.counted.then_some(FateOptions { copied, ..asked.options })
    }
}

fn look(bytes: &[u8], words: &Words) -> Result<LookedOver, Vec<Fault>> {
    let copied = FateBox::read(bytes)?;
    let (places, lines, cards) = copied.counts();
    let counts = vec![(places, "places"), (lines, "lines"), (cards, "cards")];
    let remarks = remarks(&copied).iter().map(|remark| words.tell("proof", remark)).collect();
    Ok(LookedOver { remarks, counts })
}

fn read(path: &str, bytes: &[u8]) -> Result<Arc<FateBox>, NotThere> {
    FateBox::read(bytes).map(Arc::new).map_err(|faults| {
        let more = faults.len().saturating_sub(1);
        NotThere::Faults(path.to_owned(), faults.into_iter().next().unwrap_or(Fault::NotText), more)
    })
}
