//! Part 1 as it stands when it is over: the log with how each entry was made, and what was answered when.

use super::journeys::Map;
use super::{Known, Moment, Untold, What, is_over};
use crate::hunt::board::{Area, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::things::{Answer, Correction, Entry, Options, Question};
use crate::hunt::{Event, Record};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How an entry was made.
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
}

impl Made {
    pub fn is_exit(self) -> bool {
        matches!(self.entry, Entry::Location(location) if location.is_exit())
    }
}

/// What was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub question: Question,
    pub answer: Answer,
    /// How many entries the log had.
    pub entries: usize,
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
}

impl Part1 {
    /// What stands of Part 1.
    ///
    /// # Errors
    ///
    /// If the game is not over, or began with a letter.
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
            Event::Secret(Secret::AreaTold { location, area }) => {
                self.areas.insert(*location, *area);
            }
            Event::Secret(Secret::Entered { entry, word }) => {
                let kind = match (word, escapes) {
                    (true, _) => Kind::Word,
                    (false, true) => Kind::Escape,
                    (false, false) => Kind::Move,
                };
                self.log.push(Made { entry: *entry, kind });
            }
            Event::Public(Public::Answered { asked, answer }) => {
                let (question, entries) = (asked.question, self.log.len());
                self.told.push(Told { question, answer: *answer, entries, information: found });
            }
            Event::Secret(Secret::Corrected { correction, answers }) => self.set_right(*correction, answers),
            Event::Public(_) | Event::Secret(_) => {}
        }
    }

    fn set_right(&mut self, correction: Correction, answers: &[(usize, Answer)]) {
        correction.mend(&mut self.log, |entry| Some(Made { entry, kind: Kind::Word }));
        let (Correction::Entry { at, .. } | Correction::Insert { at, .. } | Correction::Remove { at }) =
            correction;
        // What stands behind it.
        let behind =
            usize::from(at).saturating_sub(usize::from(matches!(correction, Correction::Remove { .. })));
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
        let board = self.options.board.as_ref().and_then(|board| board.area(location));
        board.or_else(|| self.areas.get(&location).copied())
    }

    /// All moments: the start, and after each entry the answers that were given while it was the last.
    pub fn moments(&self) -> Vec<Moment> {
        let map = Map::of(self);
        let mut moments = Vec::new();
        let mut before: Vec<Told> = Vec::new();
        // From the first moment on of which nothing is known, nothing is.
        let mut known = map.is_some();
        let mut moment = |what: What, entries: usize, before: &[Told]| {
            let counted = map.as_ref().filter(|_| known).and_then(|map| map.count(entries, before).ok());
            known = counted.is_some();
            moments.push(Moment { what, known: counted.unwrap_or_else(Known::default) });
        };
        for entries in 0..=self.log.len() {
            let what = match entries.checked_sub(1).map(|at| self.log[at]) {
                None => What::Start,
                Some(made) => What::Entry(entries, made.is_exit()),
            };
            moment(what, entries, &before);
            for told in self.told.iter().filter(|told| told.entries == entries) {
                before.push(*told);
                moment(What::Answer(told.question, told.answer), entries, &before);
            }
        }
        moments
    }
}
