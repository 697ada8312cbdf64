//! A layer of the shadow deck (F45, F46), and cards that lie elsewhere.

use super::cards::{ByBack, Cards, Kind, UNKNOWN, slot};
use crate::fate::terms::Back;

/// F45: cards whose order nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    pub set: Cards,
    /// F49, F50: how many cards of the set are gone, by the back that they had.
    pub gone: ByBack,
    /// The back of its first card, if somebody has seen it.
    pub head: Option<Back>,
    /// F49: it may hold other cards than its set.
    pub doubtful: bool,
}

impl Layer {
    pub(super) fn of(set: Cards, doubtful: bool) -> Self {
        Self { set, doubtful, ..Self::default() }
    }

    pub fn len(&self) -> u32 {
        self.set.len() - self.gone.iter().sum::<u32>()
    }

    /// Whether none does.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether those that are gone can be of this set, and a first card with this back besides.
    pub(super) fn holds(&self, first: Option<Back>) -> bool {
        let backs = self.set.backs();
        let mut wanted = self.gone;
        if first.is_some() {
            wanted[slot(first)] += 1;
        }
        let lacks = |back: usize| wanted[back].saturating_sub(backs[back]);
        lacks(0) + lacks(1) <= backs[UNKNOWN] && wanted.iter().sum::<u32>() <= self.set.len()
    }

    /// The one known card that it is, if it is one.
    pub fn single(&self) -> Option<&Kind> {
        let (kind, count) = self.set.kinds.first_key_value()?;
        (self.set.len() == 1 && *count == 1).then_some(kind)
    }

    /// The back that somebody has seen, or knows by the card.
    pub fn shown_back(&self) -> Option<Back> {
        self.head.or_else(|| self.single().and_then(|kind| kind.back))
    }

    /// F46: the back of its first card: seen, or the same for every card that can lie there.
    pub fn first_back(&self) -> Option<Back> {
        let only = |back: Back| self.holds(Some(back)) && !self.holds(Some(back.other()));
        self.shown_back().or_else(|| [Back::Red, Back::Black].into_iter().find(|back| only(*back)))
    }

    /// F49: nobody knows any of its cards.
    pub(super) fn forget_all(&mut self) {
        let unread = [0, 0, self.len()];
        (self.set, self.gone) = (Cards { unread, ..Cards::default() }, ByBack::default());
    }

    /// F50: an unread card with this back is taken.
    pub(super) fn take_unread(&mut self, back: Back) {
        let known = |kind: &Kind| kind.back.is_none_or(|other| other == back);
        let at = slot(Some(back));
        if self.set.kinds.keys().any(known) {
            self.gone[at] += 1;
        } else if self.set.unread[at] > 0 {
            self.set.unread[at] -= 1;
        } else {
            self.set.unread[UNKNOWN] = self.set.unread[UNKNOWN].saturating_sub(1);
        }
    }
}

/// Cards that lie somewhere else than in the deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    pub cards: Cards,
    /// F49: it may be others.
    pub doubtful: bool,
}
