//! Where Frodo is and has been: by the Journey log in Part 1, by the Journey card in Part 2 (P7).

use crate::hunt::State;
use crate::hunt::board::{Area, Location};

impl State {
    /// The last location (R1, P7).
    pub fn last_location(&self) -> Option<Location> {
        match &self.hidden.journey {
            Some(journey) => journey.last_location(self.view.step),
            None => self.hidden.last_location(),
        }
    }

    /// The dots after the last location: *k*.
    pub fn dots(&self) -> u16 {
        match &self.hidden.journey {
            Some(journey) => journey.dots(self.view.step),
            None => self.hidden.dots(),
        }
    }

    /// Whether no way from the last location has as many dots in a row as were entered since (R8): they stand all the same.
    pub fn dots_lead_nowhere(&self) -> bool {
        let (Some(board), Some(last)) = (self.view.options.linked(), self.last_location()) else {
            return false;
        };
        let most = board.connected(last).iter().map(|(_, dots)| *dots).max().unwrap_or_default();
        self.view.part2.is_none() && self.dots() > most
    }

    /// Whether the location is featured (R17, P7).
    pub fn features(&self, location: Location) -> bool {
        match &self.hidden.journey {
            Some(journey) => journey.features(location, self.view.step),
            None => self.hidden.features(location),
        }
    }

    /// The locations that Frodo has come to, in order, the start first.
    pub fn walked(&self) -> Vec<Location> {
        match &self.hidden.journey {
            Some(journey) => {
                journey.walked(self.view.step).filter_map(crate::hunt::things::Row::location).collect()
            }
            None => {
                let entered = self.hidden.log.iter().filter_map(|entry| entry.location());
                self.hidden.start.into_iter().chain(entered).collect()
            }
        }
    }

    /// P14, P16: where Gandalf is, while he is in play.
    pub fn gandalf(&self) -> Option<Location> {
        let part2 = self.view.part2.as_ref()?;
        self.hidden.gandalf.last().copied().filter(|_| !part2.in_rivendell)
    }

    /// Where a location lies, as far as the board or the Ring-bearer has told.
    pub fn area(&self, location: Location) -> Option<Area> {
        self.hidden.area(&self.view.options, location)
    }

    /// The Corruption at which Frodo is lost (R27, P19). The length of the journey may be secret, and the limit with
    /// it: what may be told of it is [`crate::hunt::view::View::limit`].
    pub fn limit(&self) -> u16 {
        let journey = self.hidden.journey.as_ref();
        journey.map_or(crate::hunt::view::LIMIT, |journey| journey.length.limit()) + self.view.raised()
    }
}
