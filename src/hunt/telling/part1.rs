//! Part 1 as it stands when it is over: the log with how each entry was made, and what was answered when.

use super::{Untold, When, is_over};
use crate::hunt::board::{Area, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::things::{Answer, Correction, Entry, Options, Question};
use crate::hunt::{Event, Record};
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// R8: a normal move, or a card's.
    Move,
    /// R28.
    Escape,
    /// On the Ring-bearer's word, by a correction, or judged by what a correction has made another.
    Word,
}

/// An entry on the log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Made {
    pub entry: Entry,
    pub kind: Kind,
    pub when: When,
}

impl Made {
    pub fn is_exit(self) -> bool {
        matches!(self.entry, Entry::Location(location) if location.is_exit())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub question: Question,
    pub answer: Answer,
    pub entries: usize,
    pub when: When,
    /// R21: whether an Information token turned up there.
    pub information: bool,
}

/// A Part 1 that is over.
#[derive(Clone, Default)]
pub struct Part1 {
    pub(super) options: Arc<Options>,
    pub(super) areas: BTreeMap<Location, Area>,
    pub(super) log: Vec<Made>,
    pub(super) told: Vec<Told>,
    pub(super) start: Option<Location>,
    pub(super) when: When,
}

impl Part1 {
    /// What stands of Part 1.
    /// Fails if the game is not over, or began with a letter.
    pub fn of(record: &Record) -> Result<Self, Untold> {
        is_over(record)?;
        let mut part = Self::default();
        for (_, events) in record.said() {
            let escapes = events.iter().any(|event| matches!(event, Event::Public(Public::Escaped { .. })));
            let found =
                events.iter().any(|event| matches!(event, Event::Public(Public::InformationFound { .. })));
            for event in events {
                match event {
                    Event::Public(Public::LetterOpened(_)) => return Err(Untold::NotPlayed(1)),
                    Event::Public(Public::PartTwo { .. }) => return Ok(part),
                    _ => part.take_in(event, escapes, found),
                }
            }
        }
        Ok(part)
    }

    fn take_in(&mut self, event: &Event, escapes: bool, found: bool) {
        match event {
            Event::Public(Public::Opened(options)) => self.options = Arc::clone(options),
            Event::Public(Public::TurnBegan { day, .. }) => {
                self.when = When { day: *day, turn: self.when.turn.saturating_add(1) };
            }
            Event::Secret(Secret::Start { location, .. }) => self.start = Some(*location),
            Event::Secret(Secret::AreaTold { location, area }) => {
                self.areas.insert(*location, *area);
            }
            Event::Secret(Secret::Entered { entry, word }) => {
                let kind = match (word, escapes) {
                    (true, _) => Kind::Word,
                    (false, true) => Kind::Escape,
                    (false, false) => Kind::Move,
                };
                self.log.push(Made { entry: *entry, kind, when: self.when });
            }
            Event::Public(Public::Answered { asked, answer }) => {
                let (question, entries, when) = (asked.question, self.log.len(), self.when);
                self.told.push(Told { question, answer: *answer, entries, when, information: found });
            }
            Event::Secret(Secret::Corrected { correction, answers }) => self.set_right(*correction, answers),
            Event::Public(_) | Event::Secret(_) => {}
        }
    }

    fn set_right(&mut self, correction: Correction, answers: &[(usize, Answer)]) {
        let at = usize::from(correction.at());
        // What was forgotten is of the time of the entry before it.
        let of = at.saturating_sub(1 + usize::from(matches!(correction, Correction::Insert { .. })));
        let when = self.log.get(of).map_or(When { day: 1, turn: 1 }, |made| made.when);
        correction.mend(&mut self.log, |entry| Some(Made { entry, kind: Kind::Word, when }));
        // What stands behind it.
        let behind = at.saturating_sub(usize::from(matches!(correction, Correction::Remove { .. })));
        let judged = self.log.iter_mut().skip(behind).find(|made| matches!(made.entry, Entry::Location(_)));
        if let Some(made) = judged {
            made.kind = Kind::Word;
        }
        for (place, answer) in answers {
            if let Some(told) = self.told.get_mut(*place) {
                told.answer = *answer;
            }
        }
        for told in &mut self.told {
            told.entries = correction.count(told.entries);
        }
    }

    /// Where a location lies: as the board says, or else as was told.
    pub(super) fn area(&self, location: Location) -> Option<Area> {
        self.options.area(&self.areas, location)
    }

    /// Where Frodo had come to after so many entries.
    pub(super) fn last_location(&self, entries: usize) -> Option<Location> {
        self.log.iter().take(entries).rev().find_map(|made| made.entry.location()).or(self.start)
    }
}
