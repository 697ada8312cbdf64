//! All games of a folder that are over, in figures; and which were left out.

use super::on_table::{finished, kind_in};
use crate::games::Kind;
use crate::language::{Finished, Words};
use crate::store::{Opening, Store, Trouble};
use std::collections::BTreeSet;

#[derive(Clone, Debug, Default)]
pub struct OverAll {
    /// A part each, the game changed last first.
    pub parts: Vec<Part>,
    /// Why others were left out, once for each of them.
    pub left_out: Vec<LeftOut>,
}

/// A part of a game that is over.
#[derive(Clone, Debug)]
pub struct Part {
    pub kind: Kind,
    pub begun: String,
    pub id: String,
    pub finished: Finished,
}

/// Why a game does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftOut {
    GoesOn,
    /// Everybody could repeat its draws: it was guided, or begun with `seed=`.
    Repeatable,
    Locked,
    /// It is of a kind that this program does not know, or was written by a later version.
    Foreign,
    /// It cannot be read, or does not hold to its end.
    Damaged,
    /// It is another file of a game that was counted.
    Copy,
}

impl From<Trouble> for LeftOut {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::PassphraseWanted { .. } => Self::Locked,
            Trouble::OtherGame { .. } | Trouble::Newer { .. } => Self::Foreign,
            _ => Self::Damaged,
        }
    }
}

impl OverAll {
    /// Reads all games of a folder, which takes a while where there are many.
    pub fn of(store: &Store) -> Self {
        let (mut all, mut seen) = (Self::default(), BTreeSet::new());
        for path in store.games() {
            let opening = Opening::look(&path).map_err(LeftOut::from);
            let read = opening.and_then(|opening| {
                let parts = finished(&opening)?;
                let header = opening.header();
                if !seen.insert(header.id.clone()) {
                    return Err(LeftOut::Copy);
                }
                let (kind, begun) = (kind_in(&opening)?, header.time.chars().take(10).collect::<String>());
                let part = |finished| Part { kind, begun: begun.clone(), id: header.id.clone(), finished };
                Ok(parts.into_iter().map(part).collect::<Vec<_>>())
            });
            match read {
                Ok(parts) => all.parts.extend(parts),
                Err(why) => all.left_out.push(why),
            }
        }
        all
    }

    /// The games of which there are any, in the order in which the program lists them.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(|kind| self.of_kind(*kind).next().is_some())
    }

    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.kind == kind)
    }

    pub fn games(&self, kind: Kind) -> usize {
        self.of_kind(kind).map(|part| &part.id).collect::<BTreeSet<_>>().len()
    }

    /// Which games were left out, and how many, in a sentence; nothing, if none was.
    pub fn left_out_in_words(&self, words: &Words) -> Option<String> {
        let reasons = [
            ("figures-left-out-going-on", LeftOut::GoesOn),
            ("figures-left-out-repeatable", LeftOut::Repeatable),
            ("figures-left-out-locked", LeftOut::Locked),
            ("figures-left-out-foreign", LeftOut::Foreign),
            ("figures-left-out-damaged", LeftOut::Damaged),
            ("figures-left-out-copies", LeftOut::Copy),
        ];
        let count = |why| self.left_out.iter().filter(|other| **other == why).count();
        let counted =
            reasons.map(|(name, why)| (name, count(why))).into_iter().filter(|(_, games)| *games > 0);
        let told: Vec<String> =
            counted.map(|(name, games)| words.say(name, &[("games", games.into())])).collect();
        (!told.is_empty()).then(|| words.say("figures-left-out", &[("what", told.join(", ").into())]))
    }

    /// A table of this game for programs: CSV, a line a game and part, with heads in English.
    pub fn csv(&self, kind: Kind) -> String {
        let counted = kind.counted();
        let line = |part: &Part| counted.line(kind.word(), &part.begun, &part.id, &part.finished);
        counted.heads() + &self.of_kind(kind).map(line).collect::<String>()
    }
}
