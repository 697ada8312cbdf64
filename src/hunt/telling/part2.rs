//! Part 2 as it stands when it is over: the steps, Gandalf's moves and what was answered, in the order in which everybody
//! saw or heard of them.

use super::{Untold, What, When, is_over};
use crate::hunt::board::{Area, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::things::{Answer, Correction, Entry, GandalfBy, Journey, Length, Options, Phase};
use crate::hunt::{Event, Record};
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Happened {
    pub what: What,
    pub when: When,
    /// Where Frodo is by his card, as far as that is known.
    pub frodo: Option<Location>,
    /// The row that he is on, likewise.
    pub entered: Option<Entry>,
    /// The entry of Gandalf's log that was made by it, on the Ring-bearer's word or not.
    pub entry: Option<Word>,
    /// Where the figure stands on the Movement track.
    pub step: u8,
    /// P21: whether Rivendell was reached by it.
    pub arrived: bool,
    /// P11: whether it is a deed.
    pub deed: bool,
}

/// Whether an entry of Gandalf's log goes by the Ring-bearer's word, whatever the rules say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word(pub bool);

/// A Part 2 that is over.
#[derive(Clone, Default)]
pub struct Part2 {
    pub(super) options: Arc<Options>,
    pub(super) areas: BTreeMap<Location, Area>,
    /// P3: the length, if that was open.
    pub(super) length: Option<Length>,
    /// Whether each Journey card is known to its end.
    pub(super) cards_known: bool,
    pub(super) happened: Vec<Happened>,
    pub(super) step: u8,
    pub(super) journey: Option<Journey>,
    pub(super) start: Option<Location>,
    /// Gandalf's log as it stands, his start first.
    pub(super) gandalf: Vec<Location>,
    pub(super) when: When,
}

impl Part2 {
    /// What stands of Part 2.
    /// Fails if the game is not over, or Part 2 was not played.
    pub fn of(record: &Record) -> Result<Self, Untold> {
        is_over(record)?;
        let mut part: Option<Self> = None;
        for (_, events) in record.said() {
            // P16: the answer is heard before the flight is seen.
            let (mut moves, mut flight) = (Vec::new(), None);
            for event in events {
                if let Event::Public(Public::PartTwo { options, .. }) = event {
                    part = Some(Self { options: Arc::clone(options), ..Self::default() });
                }
                if let Some(part) = &mut part {
                    match part.what(event) {
                        Some(what @ What::GandalfFled) => flight = Some(what),
                        Some(what) => moves.push(what),
                        None => {}
                    }
                    part.take_in(event);
                }
            }
            if let Some(part) = &mut part {
                let arrives = events.contains(&Event::Public(Public::Phase(Phase::Rivendell)));
                for what in moves.into_iter().chain(flight) {
                    let entry = matches!(what, What::GandalfMoved | What::GandalfHidden | What::GandalfFled);
                    let word = events.iter().any(|event| {
                        matches!(
                            event,
                            Event::Secret(Secret::Gandalf { by: GandalfBy::Move { word: true }, .. })
                        )
                    });
                    let arrived = arrives && matches!(what, What::Step(_));
                    let deed =
                        events.iter().any(|event| matches!(event, Event::Public(Public::DeedDone { .. })));
                    let (entry, step) = (entry.then_some(Word(word)), part.step);
                    let (when, frodo, entered) = (part.when, part.frodo(), part.row());
                    part.happened.push(Happened { what, when, frodo, entered, entry, step, arrived, deed });
                }
                for event in events {
                    if let Event::Secret(Secret::Corrected { correction, answers }) = event {
                        part.set_right(*correction, answers);
                    }
                }
            }
        }
        let mut part = part.ok_or(Untold::NotPlayed(2))?;
        let hidden = &record.state().hidden;
        part.gandalf.clone_from(&hidden.gandalf);
        let mut cards = hidden.discarded.iter().chain(&hidden.journey);
        part.cards_known = cards.all(|card| card.rows.iter().all(Option::is_some));
        Ok(part)
    }

    /// The moment that an event makes, if it makes one.
    fn what(&self, event: &Event) -> Option<What> {
        match event {
            Event::Public(Public::Stepped { step, .. }) => Some(What::Step(*step)),
            Event::Public(Public::CourseChanged { step }) => Some(What::Course(*step)),
            Event::Public(Public::JourneyChanged) => Some(What::Course(self.step)),
            Event::Public(Public::Answered { asked, answer }) => Some(What::Answer(asked.question, *answer)),
            Event::Public(Public::GandalfRevealed { location } | Public::DeedDone { location }) => {
                Some(What::GandalfAt(*location))
            }
            Event::Public(Public::GandalfInRivendell) => Some(What::GandalfInRivendell),
            Event::Secret(Secret::Gandalf { by, .. }) => match by {
                GandalfBy::Start => None,
                GandalfBy::Move { .. } => Some(What::GandalfMoved),
                GandalfBy::Hiding => Some(What::GandalfHidden),
                GandalfBy::Fleeing { .. } => Some(What::GandalfFled),
            },
            Event::Public(_) | Event::Secret(_) => None,
        }
    }

    fn take_in(&mut self, event: &Event) {
        match event {
            Event::Public(Public::JourneySet { length }) => {
                self.length = *length;
                self.start = self.frodo();
            }
            Event::Public(Public::TurnBegan { day, .. }) => {
                self.when = When { day: *day, turn: self.when.turn.saturating_add(1) };
            }
            Event::Secret(Secret::Journey(journey) | Secret::Course { journey, .. }) => {
                self.journey = Some(journey.clone());
            }
            Event::Public(Public::Stepped { step, .. } | Public::CourseChanged { step }) => self.step = *step,
            Event::Secret(Secret::AreaTold { location, area }) => {
                self.areas.insert(*location, *area);
            }
            Event::Public(_) | Event::Secret(_) => {}
        }
    }

    /// Gandalf's log is set right: what a correction has put there goes by the word, and so does a move from there.
    fn set_right(&mut self, correction: Correction, answers: &[(usize, Answer)]) {
        let entries: Vec<usize> =
            (0..self.happened.len()).filter(|at| self.happened[*at].entry.is_some()).collect();
        let Some(at) = usize::from(correction.at()).checked_sub(1) else { return };
        let next = match correction {
            Correction::Insert { .. } => entries.get(at),
            Correction::Entry { .. } | Correction::Remove { .. } => entries.get(at + 1),
        };
        if let Some(next) = next
            && self.happened[*next].what == What::GandalfMoved
        {
            self.happened[*next].entry = Some(Word(true));
        }
        match correction {
            Correction::Entry { .. } => {
                if let Some(here) = entries.get(at) {
                    self.happened[*here].entry = Some(Word(true));
                }
            }
            Correction::Insert { .. } => {
                // Directly behind the entry before it, or the start.
                let place =
                    at.checked_sub(1).and_then(|before| entries.get(before)).map_or(0, |before| before + 1);
                let before = place.checked_sub(1).map(|before| self.happened[before]);
                let (what, entry) = (What::GandalfMoved, Some(Word(true)));
                let when = When { day: 1, turn: 1 };
                let before = before.unwrap_or(Happened { when, frodo: self.start, ..Happened::default() });
                self.happened.insert(place, Happened { what, entry, arrived: false, deed: false, ..before });
            }
            Correction::Remove { .. } => {
                if let Some(here) = entries.get(at) {
                    self.happened.remove(*here);
                }
            }
        }
        let told = self.happened.iter_mut().filter_map(|happened| match &mut happened.what {
            What::Answer(_, answer) => Some(answer),
            _ => None,
        });
        for (place, told) in told.enumerate() {
            if let Some((_, answer)) = answers.iter().find(|(at, _)| *at == place) {
                *told = *answer;
            }
        }
    }

    /// Where a location lies: as the board says, or else as was told.
    pub(super) fn area(&self, location: Location) -> Option<Area> {
        self.options.area(&self.areas, location)
    }

    /// Where Frodo is now, if his card is known so far.
    fn frodo(&self) -> Option<Location> {
        let walked = self.journey.as_ref().map(|journey| journey.rows.get(..=usize::from(self.step)));
        let known = walked.flatten().is_some_and(|rows| rows.iter().all(Option::is_some));
        self.journey.as_ref().filter(|_| known).and_then(|journey| journey.last_location(self.step))
    }

    /// The row of his card on which he is, if it is known.
    fn row(&self) -> Option<Entry> {
        let row = self.journey.as_ref().and_then(|journey| journey.row(self.step));
        row.map(|row| Entry::from(row.location()))
    }
}
