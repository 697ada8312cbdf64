//! What lies behind the screen: the Journey log and the Information tokens.

use super::event::{Entry, Secret, TokenNow};
use super::options::Options;
use crate::board::{Area, Location};
use crate::table::Fold;
use std::collections::BTreeMap;
use std::fmt;

/// The secret half of a game.
#[derive(Clone, PartialEq, Default)]
pub struct Hidden {
    /// R1.
    pub start: Option<Location>,
    /// R8: the entries, in order.
    pub log: Vec<Entry>,
    /// R2: the five tokens and what became of them.
    pub information: BTreeMap<Location, TokenNow>,
    /// Where locations lie that the board does not place.
    pub areas: BTreeMap<Location, Area>,
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Hidden {
    /// The last location: the last one entered on the log, or the start (R1).
    pub fn last_location(&self) -> Option<Location> {
        let entered = self.log.iter().rev().find_map(|entry| match entry {
            Entry::Location(location) => Some(*location),
            Entry::Dot | Entry::Slash => None,
        });
        entered.or(self.start)
    }

    /// The dots marked after the last location: *k*. A slash is none, and ends nothing.
    pub fn dots(&self) -> u16 {
        let since = self.log.iter().rev().take_while(|entry| !matches!(entry, Entry::Location(_)));
        since.filter(|entry| **entry == Entry::Dot).count() as u16
    }

    /// Whether the location is featured on the log, as the start or as an entry (R17).
    pub fn features(&self, location: Location) -> bool {
        self.start == Some(location) || self.log.contains(&Entry::Location(location))
    }

    /// Where a location lies, as far as the board or the Ring-bearer has told.
    pub fn area(&self, options: &Options, location: Location) -> Option<Area> {
        let board = options.board.as_ref().and_then(|board| board.area(location));
        board.or_else(|| self.areas.get(&location).copied())
    }

    /// Whether the token of this number is behind the screen and can be found.
    pub fn keeps(&self, location: Location) -> bool {
        self.information.get(&location) == Some(&TokenNow::Kept)
    }
}

impl Fold<Secret> for Hidden {
    fn apply(&mut self, event: &Secret) {
        match event {
            Secret::Start { location, .. } => self.start = Some(*location),
            Secret::Information { locations, .. } => {
                self.information = locations.iter().map(|&location| (location, TokenNow::Kept)).collect();
            }
            Secret::Entered { entry, .. } => self.log.push(*entry),
            Secret::Token { location, now } => {
                self.information.insert(*location, *now);
            }
            Secret::AreaTold { location, area } => {
                self.areas.insert(*location, *area);
            }
        }
    }
}
