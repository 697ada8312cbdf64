//! What is worth telling of a part that is over: each of its days, what told most, what nearly found him, and when the least
//! was left to doubt.

use super::{Moment, What, When};
use crate::hunt::board::{Area, Location};
use crate::hunt::things::{Answer, Entry, Options, Question};

const MOST: usize = 3;

#[derive(Clone, PartialEq, Default)]
pub struct Story {
    pub start: Option<Location>,
    /// Each day on which anything happened.
    pub days: Vec<Day>,
    /// The answers that told most, the first most of all.
    pub best: Vec<Best>,
    /// What nearly found him, the nearest first.
    pub misses: Vec<Miss>,
    /// When the fewest journeys were left.
    pub narrowest: Option<Narrowest>,
    /// Whether the journey that was made is among those that fit, at each moment that was counted.
    pub fits: bool,
}

#[derive(Clone, PartialEq, Eq, Default)]
pub struct Day {
    pub day: u16,
    /// What he entered or walked to with each step; `None`: nobody knows.
    pub walked: Vec<Option<Entry>>,
    /// The questions that were answered, and how many of them found a track of him or where he was.
    pub questions: usize,
    pub yes: usize,
    pub found: Vec<Location>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Best {
    /// The number of its moment.
    pub at: usize,
    pub question: Question,
    pub answer: Answer,
    pub when: When,
    /// The journeys that fitted before it.
    pub before: u128,
    pub after: u128,
}

/// A question that nearly found him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Miss {
    /// The number of its moment.
    pub at: usize,
    pub question: Question,
    pub when: When,
    pub near: Near,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Near {
    /// A Hunt where he had been one or two steps before.
    JustLeft,
    /// A Hunt where he went to with the next step.
    GoesThere,
    /// A Perception that would have been right a turn before.
    TurnTooLate,
    Beside,
}

/// When the fewest journeys were left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Narrowest {
    pub when: When,
    pub journeys: u128,
    /// Where most of them had come to.
    pub place: Location,
    pub there: u128,
    pub frodo: Option<Location>,
}

impl Story {
    pub fn of(moments: &[Moment], options: &Options, area: impl Fn(Location) -> Option<Area>) -> Self {
        let mut story = Self { fits: true, ..Self::default() };
        story.start = moments.first().and_then(|moment| moment.frodo);
        let steps = steps(moments);
        let mut step = 0;
        for (at, moment) in moments.iter().enumerate() {
            story.take_in_day(moment);
            match moment.what {
                What::Entry(..) | What::Step(_) | What::Course(_) => step += 1,
                What::Answer(question, answer) => {
                    let told = at.checked_sub(1).and_then(|before| told(&moments[before], moment));
                    if let Some((before, after)) = told {
                        story.best.push(Best { at, question, answer, when: moment.when, before, after });
                    }
                    let missed = near(&steps, step, question, answer, options, &area);
                    let miss = missed.map(|near| Miss { at, question, when: moment.when, near });
                    story.misses.extend(miss);
                }
                _ => {}
            }
            story.take_in_doubt(moment);
        }
        let share = |best: &Best| best.after as f64 / best.before as f64;
        story.best.sort_by(|one, other| share(one).total_cmp(&share(other)));
        story.best.truncate(MOST);
        // A Hunt is nearer than a Perception, and that than a Search.
        story.misses.sort_by_key(|miss| miss.near as u8);
        story
    }

    fn take_in_day(&mut self, moment: &Moment) {
        if moment.when.day == 0 {
            return;
        }
        if self.days.last().is_none_or(|day| day.day != moment.when.day) {
            self.days.push(Day { day: moment.when.day, ..Day::default() });
        }
        let Some(day) = self.days.last_mut() else { return };
        match moment.what {
            What::Entry(..) | What::Step(_) | What::Course(_) => day.walked.push(moment.entered),
            What::Answer(question, answer) => {
                day.questions += 1;
                day.yes += usize::from(answer.is_yes());
                if let (Question::Hunt(location), true) = (question, answer.frodo_is_here()) {
                    day.found.push(location);
                }
            }
            _ => {}
        }
    }

    fn take_in_doubt(&mut self, moment: &Moment) {
        let (Some(journeys), Some(places)) = (moment.known.journeys, &moment.known.frodo) else { return };
        let truth = moment.frodo.is_none_or(|frodo| places.iter().any(|(place, _)| *place == frodo));
        self.fits &= truth;
        // At the start nobody has had a choice.
        if moment.what == What::Start || self.narrowest.is_some_and(|least| least.journeys <= journeys) {
            return;
        }
        // The first of several.
        let likeliest = places.iter().rev().max_by_key(|(_, there)| *there);
        if let Some((place, there)) = likeliest {
            let (when, place, there, frodo) = (moment.when, *place, *there, moment.frodo);
            self.narrowest = Some(Narrowest { when, journeys, place, there, frodo });
        }
    }
}

/// Where he had come to by each step, with when that was.
fn steps(moments: &[Moment]) -> Vec<(When, Option<Location>)> {
    let steps = moments.iter().filter(|moment| {
        matches!(moment.what, What::Start | What::Entry(..) | What::Step(_) | What::Course(_))
    });
    steps.map(|moment| (moment.when, moment.frodo)).collect()
}

/// The journeys before an answer and after it, if it told anything.
fn told(before: &Moment, after: &Moment) -> Option<(u128, u128)> {
    let (before, after) = (before.known.journeys?, after.known.journeys?);
    (0 < after && after < before).then_some((before, after))
}

/// How near a question came to him, of these steps after this one.
fn near(
    steps: &[(When, Option<Location>)],
    step: usize,
    question: Question,
    answer: Answer,
    options: &Options,
    area: &impl Fn(Location) -> Option<Area>,
) -> Option<Near> {
    let at = |step: Option<usize>| step.and_then(|step| steps.get(step)).and_then(|(_, place)| *place);
    let here = at(Some(step))?;
    match question {
        Question::Hunt(location) if !answer.frodo_is_here() => {
            let left = [1, 2].iter().any(|before| at(step.checked_sub(*before)) == Some(location));
            let goes = at(Some(step + 1)) == Some(location);
            if left { Some(Near::JustLeft) } else { goes.then_some(Near::GoesThere) }
        }
        Question::Perception(region) if answer == Answer::No => {
            let turn = steps.get(step).map(|(when, _)| when.turn)?;
            let before = steps.iter().take(step + 1).rev().find(|(when, _)| when.turn < turn);
            let there = before.and_then(|(_, place)| area((*place)?));
            there.is_some_and(|area| region.holds(area)).then_some(Near::TurnTooLate)
        }
        Question::Search(location) if answer == Answer::No => {
            let far = options.linked().and_then(|board| board.dot_distance(here, location));
            (far == Some(0)).then_some(Near::Beside)
        }
        _ => None,
    }
}
