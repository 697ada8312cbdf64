//! What has happened since that corrections have to know, and nothing else reads: what was answered, and by what.

use crate::hunt::board::{Location, Region};
use crate::hunt::things::{Answer, Asked, Correction, Journey, Question};
use rpds::{RedBlackTreeMapSync, VectorSync};
use std::collections::BTreeMap;

/// Questions that are alike in all that an answer is read from: what is true of one of them is true of each. A game has
/// few kinds of questions, however many it has answered, so that a correction need not look at each of these.
#[derive(Clone, PartialEq)]
pub(super) struct Past {
    pub(super) asked: Asked,
    /// As it was told, or set right since.
    pub(super) answer: Answer,
    /// How many entries the log had, Frodo's in Part 1, Gandalf's in Part 2.
    pub(super) entries: usize,
    /// Which of the [`Then`].
    pub(super) then: usize,
    /// Their places among all answers of the part.
    pub(super) places: VectorSync<usize>,
}

/// What a question is like, as something that can be looked up.
type Likeness = (bool, u8, Option<Location>, Option<Region>, u8, usize, usize);

/// What answers are read from besides the log, as it was at a time.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Then {
    /// P7: where Frodo stood on his card.
    pub(super) step: u8,
    pub(super) journey: Option<Journey>,
    pub(super) in_rivendell: bool,
}

/// What has happened since that corrections have to know, and nothing else reads.
#[derive(Clone, PartialEq, Default)]
pub struct History {
    /// All of it can be copied for nothing: every undo goes back to a copy.
    pub(super) past: RedBlackTreeMapSync<usize, Past>,
    /// For each answer of the part, which of them it is among.
    among: VectorSync<usize>,
    kinds: usize,
    alike: RedBlackTreeMapSync<Likeness, usize>,
    pub(super) thens: VectorSync<Then>,
    pub(super) step: u8,
    pub(super) in_rivendell: bool,
    /// R32: tokens that a card has hidden, whatever the log says.
    pub(super) hidden_by_card: Vec<Location>,
    /// P16: Gandalf has fled in the command whose answer follows.
    pub(super) has_fled: bool,
    /// P10, P11: the entries of Gandalf's log at which everybody was told where he was, counted as the log does.
    pub(super) told: Vec<usize>,
    /// P10, P16: the entries of it that the app drew, each with what it drew for it.
    pub(super) drawn: Vec<(usize, Vec<Location>)>,
    /// R28, P12, P16: the entries of the log that are no moves, but escapes, or where Gandalf hid or fled.
    pub(super) leaps: Vec<usize>,
}

impl Past {
    fn likeness(&self) -> Likeness {
        let Self { asked: Asked { card, question }, answer, entries, then, .. } = *self;
        let (kind, location, region) = match question {
            Question::Search(location) => (0, Some(location), None),
            Question::Hunt(location) => (1, Some(location), None),
            Question::Perception(region) => (2, None, Some(region)),
            Question::Morgul(region) => (3, None, Some(region)),
        };
        (card, kind, location, region, answer as u8, entries, then)
    }
}

impl History {
    /// One more answer, read from the log when it had so many entries, and from this card.
    pub(super) fn answered(
        &mut self,
        asked: Asked,
        answer: Answer,
        entries: usize,
        journey: Option<&Journey>,
    ) {
        // Without a card nothing hangs on the step.
        let step = if journey.is_some() { self.step } else { 0 };
        let is_now = |then: &&Then| {
            (then.step, then.in_rivendell, then.journey.as_ref()) == (step, self.in_rivendell, journey)
        };
        if self.thens.last().filter(is_now).is_none() {
            let (journey, in_rivendell) = (journey.cloned(), self.in_rivendell);
            self.thens.push_back_mut(Then { step, journey, in_rivendell });
        }
        let (place, then) = (self.among.len(), self.thens.len() - 1);
        let places = list([place]);
        self.take_in(Past { asked, answer, entries, then, places });
    }

    /// Takes in answers that are alike, together with those that they are like.
    fn take_in(&mut self, past: Past) {
        let likeness = past.likeness();
        let known = self.alike.get(&likeness).and_then(|kind| Some((*kind, self.past.get(kind)?)));
        match known {
            Some((kind, there)) => {
                let mut places = there.places.clone();
                past.places.iter().for_each(|place| places.push_back_mut(*place));
                past.places.iter().for_each(|place| self.is_among(*place, kind));
                self.past.insert_mut(kind, Past { places, ..past });
            }
            None => {
                self.kinds += 1;
                past.places.iter().for_each(|place| self.is_among(*place, self.kinds));
                self.alike.insert_mut(likeness, self.kinds);
                self.past.insert_mut(self.kinds, past);
            }
        }
    }

    fn is_among(&mut self, place: usize, kind: usize) {
        if self.among.is_empty() {
            self.among = list([]);
        }
        if !self.among.set_mut(place, kind) {
            self.among.push_back_mut(kind);
        }
    }

    /// The log was set right, and these answers are others by it.
    pub(super) fn set_right(&mut self, correction: Correction, answers: &[(usize, Answer)]) {
        let mut others: BTreeMap<usize, Vec<(usize, Answer)>> = BTreeMap::new();
        for (place, answer) in answers {
            if let Some(kind) = self.among.get(*place) {
                others.entry(*kind).or_default().push((*place, *answer));
            }
        }
        let mut all = Vec::new();
        for (kind, past) in &self.past {
            let past = Past { entries: correction.count(past.entries), ..past.clone() };
            match others.get(kind) {
                None => all.push((Some(*kind), past)),
                Some(others) => all.extend(
                    past.otherwise(others).into_iter().map(|(stays, past)| (stays.then_some(*kind), past)),
                ),
            }
        }
        // The more there are of a kind, the sooner it has its place, and the fewer are put to it.
        all.sort_by_key(|(kind, past)| (std::cmp::Reverse(past.places.len()), *kind));
        (self.past, self.alike) = Default::default();
        for (kind, past) in all {
            let likeness = past.likeness();
            match kind {
                Some(kind) if !self.alike.contains_key(&likeness) => {
                    self.alike.insert_mut(likeness, kind);
                    self.past.insert_mut(kind, past);
                }
                _ => self.take_in(past),
            }
        }
    }
}

impl Past {
    /// The same with these answers, each kind on its own, and whether it keeps its number. What is alike is answered
    /// alike, unless somebody has written it otherwise into a file.
    fn otherwise(self, others: &[(usize, Answer)]) -> Vec<(bool, Self)> {
        let others: BTreeMap<usize, Answer> = others.iter().copied().collect();
        let mut answers = others.values();
        let first = answers.next().copied().filter(|first| answers.all(|answer| answer == first));
        match first {
            Some(answer) if others.len() == self.places.len() => vec![(true, Self { answer, ..self })],
            _ => {
                let one = |place: &usize| {
                    let answer = others.get(place).copied().unwrap_or(self.answer);
                    (false, Self { answer, places: list([*place]), ..self.clone() })
                };
                self.places.iter().map(one).collect()
            }
        }
    }
}

/// A list whose pieces are small: after a copy a change copies a piece of each level, and undos make many copies.
fn list<const N: usize>(places: [usize; N]) -> VectorSync<usize> {
    let mut list = VectorSync::new_with_bits(3);
    places.into_iter().for_each(|place| list.push_back_mut(place));
    list
}
