//! What lies behind the screen: in Part 1 the Journey log and the Information tokens, in Part 2 the Journey card,
//! Gandalf's log and his deed tokens.

use crate::hunt::Event;
use crate::hunt::board::{Area, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::history::History;
use crate::hunt::things::{Card, Correction, Entry, GandalfBy, Journey, Options, TokenNow};
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
    /// P3: the two cards to choose from, a short one and a long one.
    pub drawn_journeys: Option<(Card, Card)>,
    /// P3: the Journey card.
    pub journey: Option<Journey>,
    /// P20: the cards that were changed for others.
    pub discarded: Vec<Journey>,
    /// P20: cards to choose from.
    pub offered: Vec<Card>,
    /// How many times the app has drawn from the deck for another course.
    pub course_draws: u64,
    /// P9: Gandalf's log, his start first.
    pub gandalf: Vec<Location>,
    /// P4: the deed tokens.
    pub deeds: Deeds,
    /// A correction of the log that is shown to the Ring-bearer, and neither kept nor dropped yet.
    pub proposed: Option<Correction>,
    pub(in crate::hunt) history: History,
}

/// Where Gandalf's deed tokens are (P4).
#[derive(Clone, PartialEq, Default)]
pub struct Deeds {
    /// Behind the screen: one of them may become his start, the others may be completed.
    pub kept: Vec<Location>,
    /// Still to be drawn; `None`: the board does not list them.
    pub remaining: Option<Vec<Location>>,
    /// Out of play, until they are mixed back (P13).
    pub discarded: Vec<Location>,
    /// P10: two to choose from.
    pub drawn: Vec<Location>,
    /// How many times the app has drawn.
    pub draws: u64,
}

impl Deeds {
    fn leaves_play(&mut self, token: Location) {
        if let Some(remaining) = &mut self.remaining {
            remaining.retain(|other| *other != token);
        }
        self.kept.retain(|other| *other != token);
        self.discarded.push(token);
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Hidden {
    /// The last location: the last one entered on the log, or the start (R1).
    pub fn last_location(&self) -> Option<Location> {
        self.log.iter().rev().find_map(|entry| entry.location()).or(self.start)
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
        options.area(&self.areas, location)
    }

    /// Whether the token of this number is behind the screen and can be found.
    pub fn keeps(&self, location: Location) -> bool {
        self.information.get(&location) == Some(&TokenNow::Kept)
    }
}

impl Fold<Event> for Hidden {
    fn apply(&mut self, event: &Event) {
        if let Event::Secret(event) = event {
            self.take_in(event);
        }
        self.remember(event);
    }
}

impl Hidden {
    fn take_in(&mut self, event: &Secret) {
        match event {
            Secret::Start { location, .. } => self.start = Some(*location),
            Secret::Information { locations, .. } => {
                self.information = locations.iter().map(|&location| (location, TokenNow::Kept)).collect();
            }
            Secret::Entered { entry, .. } => self.log.push(*entry),
            Secret::Token { location, now } => {
                self.information.insert(*location, *now);
            }
            Secret::HiddenByCard { location } => {
                self.information.insert(*location, TokenNow::Hidden);
            }
            Secret::AreaTold { location, area } => {
                self.areas.insert(*location, *area);
            }
            Secret::PartTwo => *self = Self::default(),
            Secret::JourneysDrawn { short, long } => {
                self.drawn_journeys = Some((short.clone(), long.clone()))
            }
            Secret::Journey(journey) => self.journey = Some(journey.clone()),
            Secret::Deeds { tokens, remaining, drawn } => {
                self.deeds.kept.clone_from(tokens);
                self.deeds.remaining.clone_from(remaining);
                self.deeds.draws += u64::from(*drawn);
            }
            Secret::Gandalf { at, by } => {
                self.gandalf.push(*at);
                match by {
                    GandalfBy::Move { .. } => {}
                    GandalfBy::Start => self.deeds.leaves_play(*at),
                    GandalfBy::Hiding => {
                        self.deeds.leaves_play(*at);
                        let of = std::mem::take(&mut self.deeds.drawn);
                        // None, where hands drew.
                        if !of.is_empty() {
                            self.history.drawn.push((self.entries(), of));
                        }
                    }
                    GandalfBy::Fleeing { drawn } => {
                        self.deeds.leaves_play(*at);
                        self.deeds.draws += u64::from(*drawn);
                    }
                }
            }
            Secret::DeedsDrawn { tokens } => {
                self.deeds.drawn.clone_from(tokens);
                self.deeds.draws += 1;
            }
            Secret::DeedsMixed => {
                let discarded = std::mem::take(&mut self.deeds.discarded);
                self.deeds.remaining.iter_mut().for_each(|remaining| remaining.extend(&discarded));
            }
            Secret::WalkedByGuess { .. } => {}
            Secret::DeedDone { location } => self.deeds.kept.retain(|token| token != location),
            Secret::Course { journey, drawn } => {
                self.discarded.extend(self.journey.replace(journey.clone()));
                self.offered.clear();
                self.course_draws += u64::from(*drawn);
            }
            Secret::Proposed(correction) => self.proposed = Some(*correction),
            // The log itself is set right together with what is remembered of it.
            Secret::Corrected { .. } => {}
            Secret::NotCorrected => self.proposed = None,
            Secret::CardsOffered(cards) => {
                self.offered.clone_from(cards);
                self.course_draws += 1;
            }
        }
    }
}

impl Hidden {
    /// Keeps what a later correction has to know; after everything else was taken in.
    pub(in crate::hunt) fn remember(&mut self, event: &Event) {
        match event {
            Event::Secret(Secret::Gandalf {
                at,
                by: by @ (GandalfBy::Fleeing { .. } | GandalfBy::Hiding),
            }) => {
                self.history.leaps.push(self.entries());
                if *by == (GandalfBy::Fleeing { drawn: true }) {
                    self.history.has_fled = true;
                    self.history.drawn.push((self.entries(), vec![*at]));
                }
            }
            Event::Public(Public::Escaped { .. }) => self.history.leaps.push(self.entries()),
            Event::Secret(Secret::Corrected { correction, answers }) => {
                self.mend_log(*correction);
                self.history.set_right(*correction, answers);
                let drawn = self.history.drawn.iter_mut().map(|(entry, _)| entry);
                for entry in self.history.told.iter_mut().chain(drawn) {
                    *entry = correction.moved(*entry);
                }
                let leaps = std::mem::take(&mut self.history.leaps);
                self.history.leaps = leaps.into_iter().filter_map(|leap| correction.stays(leap)).collect();
                self.proposed = None;
            }
            Event::Public(Public::Answered { asked, answer }) => {
                let fled = usize::from(std::mem::take(&mut self.history.has_fled));
                let entries = match &self.journey {
                    Some(_) => self.gandalf.len().saturating_sub(1 + fled),
                    None => self.log.len(),
                };
                let journey = self.journey.as_ref();
                self.history.answered(*asked, *answer, entries, journey);
            }
            Event::Public(Public::Stepped { step, .. } | Public::CourseChanged { step }) => {
                self.history.step = *step;
            }
            Event::Public(Public::GandalfInRivendell) => {
                self.history.in_rivendell = true;
                self.history.told.push(self.entries());
            }
            Event::Public(Public::GandalfRevealed { .. } | Public::DeedDone { .. }) => {
                self.history.told.push(self.entries());
            }
            Event::Public(Public::InformationHidden { location })
            | Event::Secret(Secret::HiddenByCard { location }) => {
                self.history.hidden_by_card.push(*location);
            }
            Event::Public(_) | Event::Secret(_) => {}
        }
    }

    /// Sets the log right that `log` tells: in Part 2 Gandalf's, behind his start.
    fn mend_log(&mut self, correction: Correction) {
        if self.journey.is_none() {
            return correction.mend(&mut self.log, Some);
        }
        let mut entries = self.gandalf.split_off(1.min(self.gandalf.len()));
        correction.mend(&mut entries, Entry::location);
        self.gandalf.append(&mut entries);
    }

    /// The log that `log` tells, by numbers of entries.
    pub(super) fn entry(&self, at: u8) -> Option<Entry> {
        let at = usize::from(at);
        match &self.journey {
            Some(_) => self.gandalf.get(at).filter(|_| at > 0).map(|location| Entry::Location(*location)),
            None => self.log.get(at.checked_sub(1)?).copied(),
        }
    }

    /// The entries of the log at which he, or in Part 2 Gandalf, came to this place.
    pub fn entries_at(&self, location: Location) -> Vec<u8> {
        let there = |at: &u8| self.entry(*at) == Some(Entry::Location(location));
        (1..=self.entries().min(u8::MAX.into()) as u8).filter(there).collect()
    }

    /// Whether the entry with this number is no move, but an escape (R28).
    pub fn is_leap(&self, at: u8) -> bool {
        self.history.leaps.contains(&at.into())
    }

    pub(super) fn entries(&self) -> usize {
        if self.journey.is_some() { self.gandalf.len().saturating_sub(1) } else { self.log.len() }
    }

    pub(super) fn mended(&self, correction: Correction) -> Self {
        let mut mended = self.clone();
        mended.mend_log(correction);
        mended
    }
}
