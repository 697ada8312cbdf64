//! What there is to say of a game in figures, once it is over or as far as it went.

use crate::hunt::event::Public;
use crate::hunt::things::Phase;
use crate::hunt::{Event, Record};

/// Those of both parts, where both were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    pub days: u16,
    /// Frodo's steps on the Movement track.
    pub steps: u16,
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
        let mut figures = Self {
            corruption: view.corruption,
            ring_bearer_won: match view.phase {
                Phase::Rivendell => Some(true),
                Phase::Corrupted => Some(false),
                _ => None,
            },
            ..Self::default()
        };
        // Day and step of the part that is told.
        let (mut day, mut step) = (0, 0);
        for event in record.events().filter_map(Event::public) {
            match event {
                Public::TurnBegan { day: begun, .. } => day = *begun,
                Public::Stepped { step: to, .. }
                | Public::Escaped { step: to }
                | Public::CourseChanged { step: to }
                | Public::Corrected { step: Some(to), .. } => step = u16::from(*to),
                Public::PartTwo { .. } => {
                    figures.days += std::mem::take(&mut day);
                    figures.steps += std::mem::take(&mut step);
                }
                Public::Answered { answer, .. } => {
                    figures.questions += 1;
                    figures.yes += usize::from(answer.is_yes());
                }
                _ => {}
            }
        }
        Self { days: figures.days + day, steps: figures.steps + step, ..figures }
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
