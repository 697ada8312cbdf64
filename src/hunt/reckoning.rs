//! A part of a game that is over, in numbers: what the figures over all games are made of.

use crate::hunt::board::Board;
use crate::hunt::event::Public;
use crate::hunt::telling::{Moment, Over, What};
use crate::hunt::things::{Phase, Question};
use crate::hunt::view::View;
use crate::hunt::{Event, Record};
use crate::table::Fold as _;
use std::sync::Arc;

/// A part that is over, in numbers. Answers are counted as they stand, corrections carried out.
#[derive(Clone, PartialEq, Debug)]
pub struct Reckoning {
    pub part: u8,
    /// What it was played on; `None`: the board on the table, of which nothing was copied.
    pub board: Option<Arc<Board>>,
    /// Who led Frodo, and who hunted him, where the game came with a Letter that tells it (R33): nothing else does.
    pub ring_bearer: Option<String>,
    pub ringwraiths: Vec<String>,
    pub ending: Ending,
    pub corruption: u16,
    pub days: u16,
    /// Where the figure stood on the Movement track at its end.
    pub steps: u8,
    /// R17.
    pub searches: Heard,
    /// R18.
    pub hunts: Heard,
    /// R19.
    pub perceptions: Heard,
    /// P14: Perceptions with the Morgul Ring.
    pub morguls: Heard,
    /// R24.
    pub encounters: u64,
    /// Questions that nearly found him, as the telling has it.
    pub misses: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    /// R13: Part 1, and Frodo reached Bree.
    Bree,
    /// R14: Part 1, and Frodo had to be rescued.
    Rescued,
    /// P21: the Ring-bearer has won.
    Rivendell,
    /// R27, P22: the Ringwraiths have won.
    Corrupted,
}

impl Ending {
    fn of(phase: Phase) -> Option<Self> {
        match phase {
            Phase::Bree => Some(Self::Bree),
            Phase::Rescued => Some(Self::Rescued),
            Phase::Rivendell => Some(Self::Rivendell),
            Phase::Corrupted => Some(Self::Corrupted),
            _ => None,
        }
    }
}

/// What was heard in answer to questions of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    pub asked: u64,
    /// How many of them with yes: Frodo was there, or had been.
    pub yes: u64,
    /// How much they told together, in hundredths of a bit: an answer that leaves half of the journeys tells one bit.
    pub bits: u64,
    /// Of how many it is known how much they told.
    pub measured: u64,
}

impl Reckoning {
    /// The parts of a game, if it is over. Of one that is not, nothing is counted.
    pub fn of(record: &Record) -> Vec<Self> {
        if !record.state().view.phase.is_end() {
            return Vec::new();
        }
        ends(record).into_iter().filter_map(|end| Self::of_part(record, &end)).collect()
    }

    fn of_part(record: &Record, End { view, encounters }: &End) -> Option<Self> {
        let over = Over::of(record, Some(view.part())).ok()?;
        let moments = over.moments();
        let heard = |is: fn(&Question) -> bool| Heard::of(&moments, is);
        Some(Self {
            part: over.part(),
            board: over.options().board.clone(),
            ring_bearer: view.letter.as_ref().and_then(|letter| letter.ring_bearer.clone()),
            ringwraiths: view.letter.as_ref().map(|letter| letter.ringwraiths.clone()).unwrap_or_default(),
            ending: Ending::of(view.phase)?,
            corruption: view.corruption,
            days: view.day,
            steps: view.step,
            searches: heard(|question| matches!(question, Question::Search(_))),
            hunts: heard(|question| matches!(question, Question::Hunt(_))),
            perceptions: heard(|question| matches!(question, Question::Perception(_))),
            morguls: heard(|question| matches!(question, Question::Morgul(_))),
            encounters: *encounters,
            misses: over.story(&moments).misses.len() as u64,
        })
    }
}

/// What everybody saw when a part was over, and how many encounters there had been.
struct End {
    view: View,
    encounters: u64,
}

/// The end of each part that was played here: what came with a Letter was played elsewhere (R33).
fn ends(record: &Record) -> Vec<End> {
    let (mut ends, mut view, mut encounters) = (Vec::new(), View::default(), 0);
    for event in record.events().filter_map(Event::public) {
        if matches!(event, Public::PartTwo { .. }) && view.phase.is_over() {
            ends.push(End { view: view.clone(), encounters });
            encounters = 0;
        }
        encounters += u64::from(*event == Public::Phase(Phase::Encounter));
        view.apply(event);
    }
    ends.push(End { view, encounters });
    ends
}

impl Heard {
    fn of(moments: &[Moment], is: fn(&Question) -> bool) -> Self {
        let mut heard = Self::default();
        let mut before = None;
        for moment in moments {
            let after = moment.known.bits();
            if let What::Answer(question, answer) = moment.what
                && is(&question)
            {
                heard.asked += 1;
                heard.yes += u64::from(answer.is_yes());
                if let (Some(before), Some(after)) = (before, after) {
                    let told: f64 = before - after;
                    heard.bits += (told.max(0.0) * 100.0).round() as u64;
                    heard.measured += 1;
                }
            }
            before = after;
        }
        heard
    }
}
