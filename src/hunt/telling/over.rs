//! A part that is over, and its moments.

use super::journeys::Map;
use super::pairs::Pairs;
use super::part1::{Part1, Told};
use super::part2::{Happened, Part2};
use super::story::Story;
use super::{Known, Moment, Untold, What, When};
use crate::hunt::board::Location;
use crate::hunt::event::Public;
use crate::hunt::things::Options;
use crate::hunt::{Event, Record};
use std::sync::Arc;

#[derive(Clone)]
pub enum Over {
    /// Part 1.
    One(Part1),
    /// Part 2.
    Two(Part2),
}

impl Over {
    /// This part, or the one that was played last.
    /// Fails if the game is not over, or has no such part.
    pub fn of(record: &Record, part: Option<u8>) -> Result<Self, Untold> {
        let last = if part2_began(record) { 2 } else { 1 };
        match part.unwrap_or(last) {
            1 => Part1::of(record).map(Self::One),
            2 => Part2::of(record).map(Self::Two),
            other => Err(Untold::NotPlayed(other)),
        }
    }

    pub fn part(&self) -> u8 {
        match self {
            Self::One(_) => 1,
            Self::Two(_) => 2,
        }
    }

    pub fn options(&self) -> &Arc<Options> {
        match self {
            Self::One(part) => &part.options,
            Self::Two(part) => &part.options,
        }
    }

    /// P9: where Gandalf went, from his start on; nowhere in Part 1.
    pub fn gandalf(&self) -> &[Location] {
        match self {
            Self::One(_) => &[],
            Self::Two(part) => &part.gandalf,
        }
    }

    pub fn moments(&self) -> Vec<Moment> {
        match self {
            Self::One(part) => part.moments(),
            Self::Two(part) => part.moments(),
        }
    }

    /// One of them, by its number, nearer at hand than all.
    pub fn moment(&self, at: usize) -> Option<Moment> {
        match self {
            Self::One(part) => part.moment(at),
            Self::Two(part) => part.moments().into_iter().nth(at),
        }
    }

    /// What is worth telling of these moments, which are its own.
    pub fn story(&self, moments: &[Moment]) -> Story {
        match self {
            Self::One(part) => Story::of(moments, &part.options, |location| part.area(location)),
            Self::Two(part) => Story::of(moments, &part.options, |location| part.area(location)),
        }
    }
}

fn part2_began(record: &Record) -> bool {
    record.events().any(|event| matches!(event, Event::Public(Public::PartTwo { .. })))
}

impl Part1 {
    /// What makes the moments: the start, and after each entry the answers that were given while it was the last. With each
    /// the entries, and how many answers were given by then.
    fn made(&self) -> Vec<(What, When, usize, usize)> {
        let mut made = Vec::new();
        let mut told = 0;
        for entries in 0..=self.log.len() {
            made.push(match entries.checked_sub(1).and_then(|at| self.log.get(at)) {
                None => (What::Start, When::default(), entries, told),
                Some(it) => (What::Entry(entries, it.is_exit()), it.when, entries, told),
            });
            for it in self.told.iter().filter(|told| told.entries == entries) {
                told += 1;
                made.push((What::Answer(it.question, it.answer), it.when, entries, told));
            }
        }
        made
    }

    pub fn moments(&self) -> Vec<Moment> {
        let (map, told) = (Map::of(self), self.in_order());
        // From the first moment on of which nothing is known, nothing is.
        let mut known = map.is_some();
        let moment = |it: (What, When, usize, usize)| {
            let counted = map.as_ref().filter(|_| known).and_then(|map| map.count(it.2, &told[..it.3]).ok());
            known = counted.is_some();
            self.moment_of(it, counted)
        };
        self.made().into_iter().map(moment).collect()
    }

    /// One moment alone, by its number; as if those before it were known.
    pub fn moment(&self, at: usize) -> Option<Moment> {
        let it = self.made().get(at).copied()?;
        let told = self.in_order();
        let counted = Map::of(self).and_then(|map| map.count(it.2, &told[..it.3]).ok());
        Some(self.moment_of(it, counted))
    }

    /// The answers, in the order of the entries after which they were given.
    fn in_order(&self) -> Vec<Told> {
        let mut all = self.told.clone();
        all.sort_by_key(|told| told.entries);
        all
    }

    /// The entries and the answers at a moment, without the question that was asked then.
    pub(super) fn before(&self, at: usize) -> (usize, Vec<Told>) {
        let made = self.made();
        let at = at.min(made.len().saturating_sub(1));
        let asked = matches!(made.get(at), Some((What::Answer(..), ..)));
        let (_, _, entries, told) = made.get(at).copied().unwrap_or((What::Start, When::default(), 0, 0));
        (entries, self.in_order()[..told - usize::from(asked)].to_vec())
    }

    fn moment_of(
        &self,
        (what, when, entries, _): (What, When, usize, usize),
        known: Option<Known>,
    ) -> Moment {
        let entered = match what {
            What::Entry(number, _) => self.log.get(number - 1).map(|made| made.entry),
            _ => None,
        };
        Moment {
            what,
            when,
            frodo: self.last_location(entries),
            gandalf: None,
            entered,
            known: known.unwrap_or_default(),
        }
    }
}

impl Part2 {
    /// What had happened at a moment, without the question that was asked then.
    pub(super) fn before(&self, at: usize) -> &[Happened] {
        let happened = &self.happened[..at.min(self.happened.len())];
        match happened.split_last() {
            Some((last, before)) if matches!(last.what, What::Answer(..)) => before,
            _ => happened,
        }
    }

    /// How things stood when something was asked at a moment.
    pub(super) fn asked(&self, at: usize) -> Happened {
        let start = Happened { frodo: self.start, ..Happened::default() };
        let last = self.before(at).last().copied().unwrap_or(start);
        Happened { entry: None, arrived: false, deed: false, ..last }
    }

    /// All moments, in the order in which everybody saw or heard of them.
    pub fn moments(&self) -> Vec<Moment> {
        let mut pairs = Pairs::of(self);
        let known = pairs.as_ref().map_or_else(Known::default, Pairs::known);
        let mut moments = vec![Moment {
            what: What::Start,
            when: When::default(),
            frodo: self.start,
            gandalf: self.gandalf.first().copied(),
            entered: None,
            known,
        }];
        // His log has an entry for each of these, behind the start.
        let mut entries = 0;
        for happened in &self.happened {
            // From the first moment on of which nothing is known, nothing is.
            pairs = pairs.and_then(|pairs| pairs.go_on(happened).ok());
            let known = pairs.as_ref().map_or_else(Known::default, Pairs::known);
            let Happened { what, when, frodo, entered, .. } = *happened;
            entries += usize::from(happened.entry.is_some());
            let gandalf = self.gandalf.get(entries).copied();
            let entered = match what {
                What::Step(_) | What::Course(_) => entered,
                _ => None,
            };
            moments.push(Moment { what, when, frodo, gandalf, entered, known });
        }
        moments
    }
}
