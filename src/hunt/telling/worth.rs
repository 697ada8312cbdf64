//! What the questions would have told that could be asked at a moment: for each of its answers, how many of the journeys that
//! fit would have got it.

use super::What;
use super::journeys::Map;
use super::over::Over;
use super::pairs::Pairs;
use super::part1::Told;
use super::part2::Happened;
use crate::hunt::board::{Board, Location, Region};
use crate::hunt::things::{Answer, Question};

/// What can be answered to a question in a part.
pub(super) fn answers(part: u8, question: Question) -> &'static [Answer] {
    match question {
        Question::Hunt(_) if part == 1 => &[Answer::No, Answer::Yes, Answer::FrodoIsHere],
        Question::Search(_) | Question::Perception(_) => &[Answer::No, Answer::Yes],
        Question::Hunt(_) => &[
            Answer::No,
            Answer::Yes,
            Answer::FrodoIsHere,
            Answer::GandalfIsFound,
            Answer::YesGandalfIsFound,
            Answer::BothAreFound,
        ],
        Question::Morgul(_) => &[Answer::No, Answer::Frodo, Answer::Gandalf, Answer::FrodoAndGandalf],
    }
}

/// A question, and what it would have told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    pub question: Question,
    /// How often its answer would have halved the journeys, on average over those that fit.
    pub bits: f64,
}

impl Over {
    /// What each question would have told that could be asked at a moment, or in place of the one that was asked then; the one
    /// that would have told most first. Empty, where nothing is counted.
    pub fn worth(&self, at: usize) -> Vec<Worth> {
        let Some(board) = self.options().linked() else { return Vec::new() };
        let count: Box<dyn Fn(Question, Answer) -> Option<u128> + '_> = match self {
            Self::One(part) => {
                let Some(map) = Map::of(part) else { return Vec::new() };
                let (entries, told) = part.before(at);
                Box::new(move |question, answer| {
                    let mut told = told.clone();
                    told.push(Told { question, answer, entries, when: part.when, information: false });
                    map.count(entries, &told).ok()?.journeys
                })
            }
            Self::Two(part) => {
                let happened = part.before(at);
                let pairs = happened
                    .iter()
                    .try_fold(Pairs::of(part), |pairs, it| pairs.map(|pairs| pairs.go_on(it)).transpose());
                let Ok(Some(pairs)) = pairs else { return Vec::new() };
                // Where Frodo is not counted, nobody knows what he would have answered.
                if pairs.known().frodo.is_none() {
                    return Vec::new();
                }
                Box::new(move |question, answer| {
                    let asked = Happened { what: What::Answer(question, answer), ..part.asked(at) };
                    pairs.clone().go_on(&asked).ok()?.known().journeys
                })
            }
        };
        let mut worth: Vec<Worth> = questions(board)
            .filter_map(|question| {
                let counts =
                    answers(self.part(), question).iter().filter_map(|answer| count(question, *answer));
                Some(Worth { question, bits: halvings(&counts.collect::<Vec<_>>())? })
            })
            .collect();
        worth.sort_by(|one, other| other.bits.total_cmp(&one.bits));
        worth
    }
}

/// What could be asked on a board: a Hunt and a Search of every place, and a Perception of every region.
fn questions(board: &Board) -> impl Iterator<Item = Question> + '_ {
    let places = || board.locations().filter(|place: &Location| !place.is_exit());
    let areas = board.all_areas();
    let mut sections: Vec<Region> = areas.iter().map(|area| Region::Section(area.section())).collect();
    sections.dedup();
    let regions = areas.into_iter().map(Region::Area).chain(sections);
    places()
        .map(Question::Hunt)
        .chain(places().map(Question::Search))
        .chain(regions.map(Question::Perception))
}

/// How often one of these parts of a whole halves it, on average.
fn halvings(parts: &[u128]) -> Option<f64> {
    let whole: f64 = parts.iter().map(|part| *part as f64).sum();
    let bits = parts.iter().filter(|part| **part > 0).map(|part| {
        let share = *part as f64 / whole;
        share * share.recip().log2()
    });
    (whole > 0.0).then(|| bits.sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_is_halved_by_its_parts() {
        assert_eq!(halvings(&[1, 1]), Some(1.0));
        assert_eq!(halvings(&[2, 1, 1, 0]), Some(1.5));
        assert_eq!(halvings(&[7]), Some(0.0));
        assert_eq!(halvings(&[0, 0]), None);
    }
}
