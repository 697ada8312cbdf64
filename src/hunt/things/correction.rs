//! What is wrong with the log, and an answer that this touches.

use super::log::Entry;
use super::question::{Answer, Asked};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is wrong with the log. Entries are counted from 1 on, as `log` does; in Part 2 they are Gandalf's.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correction {
    /// This entry should have been another.
    Entry { at: u8, entry: Entry },
    /// An entry was forgotten. It counts from when the one before it was made.
    Insert { at: u8, entry: Entry },
    /// This entry should not be there.
    Remove { at: u8 },
}

impl fmt::Debug for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Correction {
    pub fn at(self) -> u8 {
        let (Self::Entry { at, .. } | Self::Insert { at, .. } | Self::Remove { at }) = self;
        at
    }

    /// Sets a list of entries right, the start apart.
    pub fn mend<T>(self, entries: &mut Vec<T>, item: impl Fn(Entry) -> Option<T>) {
        // A file may say anything; there is no entry 0.
        let Some(at) = usize::from(self.at()).checked_sub(1) else { return };
        match self {
            Self::Entry { entry, .. } => {
                if let (Some(place), Some(item)) = (entries.get_mut(at), item(entry)) {
                    *place = item;
                }
            }
            Self::Insert { entry, .. } => {
                if let (true, Some(item)) = (at <= entries.len(), item(entry)) {
                    entries.insert(at, item);
                }
            }
            Self::Remove { .. } => {
                if at < entries.len() {
                    entries.remove(at);
                }
            }
        }
    }

    /// The number that an entry has afterwards, if it is not the one that is set right.
    pub(in crate::hunt) fn moved(self, entry: usize) -> usize {
        match self {
            Self::Entry { .. } => entry,
            Self::Insert { at, .. } => entry + usize::from(usize::from(at) <= entry),
            Self::Remove { at } => entry.saturating_sub(usize::from(usize::from(at) < entry)),
        }
    }

    /// The number that an entry has afterwards, if it is still there.
    pub(in crate::hunt) fn stays(self, entry: usize) -> Option<usize> {
        let gone = matches!(self, Self::Remove { at } if usize::from(at) == entry);
        (!gone).then(|| self.moved(entry))
    }

    /// How many entries there would have been when there were so many.
    pub(in crate::hunt) fn count(self, entries: usize) -> usize {
        match self {
            Self::Entry { .. } => entries,
            Self::Insert { at, .. } => entries + usize::from(entries + 1 >= usize::from(at)),
            Self::Remove { at } => entries.saturating_sub(usize::from(entries >= usize::from(at))),
        }
    }
}

/// An answer that a correction touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Touched {
    pub asked: Asked,
    pub was: Answer,
    pub is: Answer,
}
