//! What can be looked at in the place of the game's own part.

use crate::window::play::history::Entry;

/// One of them at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// Every line that stands.
    History(Vec<Entry>),
    Odds,
    /// The rules by number.
    Why,
    /// What hands do from a list.
    Lists,
    Options,
}

impl Page {
    /// Every line that stands, as one asks for it.
    pub(super) const ALL: Self = Self::History(Vec::new());
}
