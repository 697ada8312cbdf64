//! Shadow cards (F48): what is printed on one, how it is named, and cards in no known order.

use crate::fate::terms::{Back, Order};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything printed on a shadow card, back included. By its name first, as lists go.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// What it is called: a short name of the box file, or its whole form.
    pub name: String,
    pub back: Option<Back>,
    /// Its front; a special has none that is followed here.
    pub front: Option<Front>,
}

/// The front of an ordinary card.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Front {
    pub line: String,
    pub place: String,
    pub order: Order,
}

/// A card as it was named: all kinds of the file that it can be, and what it is if it is none of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Named {
    pub kinds: Vec<Kind>,
    /// F48: what is learned by it; its back is the one that lay on top.
    pub learned: Option<Kind>,
}

impl Named {
    pub fn name(&self) -> &str {
        self.learned.as_ref().or(self.kinds.first()).map_or("", |kind| &kind.name)
    }

    pub(super) fn is_special(&self) -> bool {
        self.kinds.first().is_some_and(|kind| kind.front.is_none())
    }

    /// Whether a kind can be meant by it, whatever its back.
    pub fn means(&self, kind: &Kind) -> bool {
        let mut meant = self.kinds.iter().chain(&self.learned);
        meant.any(|named| named.name == kind.name && named.front == kind.front)
    }

    /// The same where its back was seen: of the kinds that it can be those with this back, if there are any (F48).
    pub(super) fn seen(&self, back: Back) -> Self {
        let of_back = self.kinds.iter().filter(|kind| kind.back.is_none_or(|other| other == back));
        let kinds: Vec<Kind> = of_back.cloned().collect();
        Self {
            kinds: if kinds.is_empty() { self.kinds.clone() } else { kinds },
            learned: self.learned.clone(),
        }
    }

    /// What it is with this back, if it can have it.
    pub(super) fn with(&self, back: Option<Back>) -> Option<Kind> {
        let fits = |kind: &&Kind| kind.back.is_none() || back.is_none() || kind.back == back;
        let kind = self.kinds.iter().find(fits).or(self.learned.as_ref())?.clone();
        Some(Kind { back: kind.back.or(back), ..kind })
    }
}

/// Cards in no known order: by kind, and those that nobody has read by their backs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    pub kinds: BTreeMap<Kind, u32>,
    pub unread: ByBack,
}

/// Numbers by back: red, black, and a back that nobody knows.
pub type ByBack = [u32; 3];

pub fn slot(back: Option<Back>) -> usize {
    match back {
        Some(Back::Red) => 0,
        Some(Back::Black) => 1,
        None => 2,
    }
}

/// The back that nobody knows.
pub(super) const UNKNOWN: usize = 2;

impl Cards {
    pub fn len(&self) -> u32 {
        self.kinds.values().sum::<u32>() + self.unread.iter().sum::<u32>()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn backs(&self) -> ByBack {
        let mut backs = self.unread;
        self.kinds.iter().for_each(|(kind, count)| backs[slot(kind.back)] += count);
        backs
    }

    pub(super) fn add(&mut self, card: &Card) {
        match &card.kind {
            Some(kind) => *self.kinds.entry(kind.clone()).or_default() += 1,
            None => self.unread[slot(card.back)] += 1,
        }
    }

    pub(super) fn take(&mut self, kind: &Kind) -> bool {
        let Some(count) = self.kinds.get_mut(kind) else { return false };
        *count -= 1;
        if *count == 0 {
            self.kinds.remove(kind);
        }
        true
    }

    /// The first of these cards that can be meant.
    pub(super) fn meant(&self, named: &Named) -> Option<Kind> {
        self.kinds.keys().find(|kind| named.means(kind)).cloned()
    }

    /// F49: in its place lies one of which nobody knows anything.
    pub(super) fn forget(&mut self, named: &Named) -> bool {
        let Some(kind) = self.meant(named) else { return false };
        self.take(&kind);
        self.unread[UNKNOWN] += 1;
        true
    }

    /// The names in the order of code points, and how many are unread.
    pub fn listed(&self) -> Vec<String> {
        let counted = |(name, count): (&str, u32)| match count {
            1 => name.to_owned(),
            _ => format!("{name} {count}"),
        };
        self.counted().into_iter().map(counted).collect()
    }

    /// The names of those that are known, each with how many there are.
    pub fn counted(&self) -> BTreeMap<&str, u32> {
        let mut names: BTreeMap<&str, u32> = BTreeMap::new();
        self.kinds.iter().for_each(|(kind, count)| *names.entry(&kind.name).or_default() += count);
        names
    }

    /// How many nobody has read.
    pub fn unread(&self) -> u32 {
        self.unread.iter().sum()
    }

    pub(super) fn append(&mut self, other: &mut Self) {
        for (kind, count) in std::mem::take(&mut other.kinds) {
            *self.kinds.entry(kind).or_default() += count;
        }
        let unread = std::mem::take(&mut other.unread);
        self.unread.iter_mut().zip(unread).for_each(|(here, more)| *here += more);
    }
}

/// A card that was turned up: what it is, if it was read, and its own back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it is; unread without.
    pub kind: Option<Kind>,
    pub back: Option<Back>,
}
