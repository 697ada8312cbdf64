//! What there is to say of a game in figures, once it is over or as far as it went.

use crate::hunt::event::Public;
use crate::hunt::things::Phase;
use crate::hunt::{Event, Record};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    pub day: u16,
    /// Frodo's steps on the Movement track.
    pub step: u8,
    pub corruption: u16,
    pub questions: usize,
    /// How many of them had a yes for an answer: Frodo was there, or had been.
    pub yes: usize,
    /// Who has won; `None`: nobody has yet.
    pub ring_bearer_won: Option<bool>,
}

impl Figures {
    /// The figures of a game as it stands.
    pub fn of(record: &Record) -> Self {
        let view = &record.state().view;
        let (questions, yes) = questions(record);
        Self {
            day: view.day,
            step: view.step,
            corruption: view.corruption,
            questions,
            yes,
            ring_bearer_won: match view.phase {
                Phase::Rivendell => Some(true),
                Phase::Corrupted => Some(false),
                _ => None,
            },
        }
    }
}

/// How many questions were answered in the part in play, as day and step are its own, and how many of them with yes: a Hunt
/// that finds Gandalf alone is a no for Frodo (P16).
pub fn questions(record: &Record) -> (usize, usize) {
    record.events().filter_map(Event::public).fold((0, 0), |(all, yes), event| {
        match (event, event.answer()) {
            (Public::PartTwo { .. }, _) => (0, 0),
            (_, Some(answer)) => (all + 1, yes + usize::from(answer.is_yes())),
            (_, None) => (all, yes),
        }
    })
}
