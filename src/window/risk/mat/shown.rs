//! What of the map matters at a moment.

use std::collections::BTreeMap;

/// How a land is looked at now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Shown {
    /// As it is.
    #[default]
    Usual,
    /// It has no say.
    Dim,
    /// It has.
    Bright,
}

/// What lies between two lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrow {
    /// One goes for the other.
    Goes,
    /// It did, and did not get there.
    Held,
}

/// What of the map matters now.
#[derive(Clone, Default, Debug)]
pub(super) struct Staged {
    /// How a land is shown, by its holder and its name.
    pub(super) shown: BTreeMap<String, Shown>,
    /// And all others.
    pub(super) others: Shown,
    /// Lands that can be pressed for what is next.
    pub(super) ringed: Vec<String>,
    /// What it is about: the first, and where it goes.
    pub(super) lit: Vec<String>,
    /// From the first to the second.
    pub(super) arrow: Option<Arrow>,
    /// How many stand there.
    pub(super) stand: Vec<(String, u16)>,
    /// How many are taken off there.
    pub(super) off: Vec<(String, u16)>,
    /// Strongholds in which one more is put.
    pub(super) more: Vec<String>,
    /// Whole regions, with what they give.
    pub(super) bonuses: Vec<(String, u16)>,
    /// Where the Ring goes next.
    pub(super) next: Option<String>,
    /// Names are letters, but for lands in play: from across the table.
    pub(super) far: bool,
}

impl Staged {
    /// How a land is shown.
    pub(super) fn shown(&self, land: &str) -> Shown {
        self.shown.get(land).copied().unwrap_or(self.others)
    }
}
