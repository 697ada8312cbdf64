//! What a wrong, forgotten or superfluous entry would have changed: an entry of the log is set right after it was
//! asked about. What was told stays told; what it should have been is told beside it, if the Ring-bearer so decides.

use super::command::{Answer, Asked, Question, Side};
use super::event::{Entry, Public, Secret, TokenNow};
use super::journey::Journey;
use super::questions::answer;
use super::{Decision, Event, Hidden, LAST_STEP, Phase, Refusal, State};
use crate::hunt::board::{Location, Region};
use rpds::{RedBlackTreeMapSync, VectorSync};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What is wrong with the log. Entries are counted from 1 on, as `log` does; in Part 2 they are Gandalf's.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correction {
    /// This entry should have been another.
    Entry {
        /// Which one.
        at: u8,
        /// What it should have been.
        entry: Entry,
    },
    /// An entry was forgotten. It counts from when the one before it was made.
    Insert {
        /// Which one it should have been.
        at: u8,
        /// What it should have been.
        entry: Entry,
    },
    /// This entry should not be there.
    Remove {
        /// Which one.
        at: u8,
    },
}

impl fmt::Debug for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Correction {
    /// Sets a list of entries right, the start apart.
    pub fn mend<T>(self, entries: &mut Vec<T>, item: impl Fn(Entry) -> Option<T>) {
        let (Self::Entry { at, .. } | Self::Insert { at, .. } | Self::Remove { at }) = self;
        // A file may say anything; there is no entry 0.
        let Some(at) = usize::from(at).checked_sub(1) else { return };
        match self {
            Self::Entry { entry, .. } => {
                if let (Some(place), Some(item)) = (entries.get_mut(at), item(entry)) {
                    *place = item;
                }
            }
            Self::Insert { entry, .. } => {
                if let (true, Some(item)) = (at <= entries.len(), item(entry)) {
                    entries.insert(at, item);
                }
            }
            Self::Remove { .. } => {
                if at < entries.len() {
                    entries.remove(at);
                }
            }
        }
    }

    /// The number that an entry has afterwards, if it is not the one that is set right.
    fn moved(self, entry: usize) -> usize {
        match self {
            Self::Entry { .. } => entry,
            Self::Insert { at, .. } => entry + usize::from(usize::from(at) <= entry),
            Self::Remove { at } => entry.saturating_sub(usize::from(usize::from(at) < entry)),
        }
    }

    /// How many entries there would have been when there were so many.
    fn count(self, entries: usize) -> usize {
        match self {
            Self::Entry { .. } => entries,
            Self::Insert { at, .. } => entries + usize::from(entries + 1 >= usize::from(at)),
            Self::Remove { at } => entries.saturating_sub(usize::from(entries >= usize::from(at))),
        }
    }
}

/// Questions that are alike in all that an answer is read from: what is true of one of them is true of each. A game has
/// few kinds of questions, however many it has answered, so that a correction need not look at each of these.
#[derive(Clone, PartialEq)]
struct Past {
    asked: Asked,
    /// As it was told, or set right since.
    answer: Answer,
    /// How many entries the log had, Frodo's in Part 1, Gandalf's in Part 2.
    entries: usize,
    /// Which of the [`Then`].
    then: usize,
    /// Their places among all answers of the part.
    places: VectorSync<usize>,
}

/// What a question is like, as something that can be looked up.
type Likeness = (bool, u8, Option<Location>, Option<Region>, u8, usize, usize);

/// What answers are read from besides the log, as it was at a time.
#[derive(Clone, PartialEq, Default)]
struct Then {
    /// P7: where Frodo stood on his card.
    step: u8,
    journey: Option<Journey>,
    in_rivendell: bool,
}

/// An answer that a correction touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Touched {
    /// The question.
    pub asked: Asked,
    /// What was told.
    pub was: Answer,
    /// What is true.
    pub is: Answer,
}

/// What has happened since that corrections have to know, and nothing else reads.
#[derive(Clone, PartialEq, Default)]
pub struct History {
    /// All of it can be copied for nothing: every undo goes back to a copy.
    past: RedBlackTreeMapSync<usize, Past>,
    /// For each answer of the part, which of them it is among.
    among: VectorSync<usize>,
    /// How many kinds there have been.
    kinds: usize,
    alike: RedBlackTreeMapSync<Likeness, usize>,
    thens: VectorSync<Then>,
    step: u8,
    in_rivendell: bool,
    /// R32: tokens that a card has hidden, whatever the log says.
    hidden_by_card: Vec<Location>,
    /// P16: Gandalf has fled in the command whose answer follows.
    has_fled: bool,
    /// P10, P11: the entries of Gandalf's log at which everybody was told where he was, counted as the log does.
    told: Vec<usize>,
    /// P16: the entries of it that the app drew.
    drawn: Vec<usize>,
}

impl Hidden {
    /// Keeps what a later correction has to know; after everything else was taken in.
    pub(super) fn remember(&mut self, event: &Event) {
        match event {
            Event::Secret(Secret::Gandalf { by: super::GandalfBy::Fleeing { drawn: true }, .. }) => {
                self.history.has_fled = true;
                self.history.drawn.push(self.entries());
            }
            Event::Secret(Secret::Corrected { correction, answers }) => {
                self.mend_log(*correction);
                self.history.set_right(*correction, answers);
                for entry in self.history.told.iter_mut().chain(&mut self.history.drawn) {
                    *entry = correction.moved(*entry);
                }
                self.proposed = None;
            }
            Event::Public(Public::Answered { asked, answer }) => {
                let fled = usize::from(std::mem::take(&mut self.history.has_fled));
                let entries = match &self.journey {
                    Some(_) => self.gandalf.len().saturating_sub(1 + fled),
                    None => self.log.len(),
                };
                let journey = self.journey.as_ref();
                self.history.answered(*asked, *answer, entries, journey);
            }
            Event::Public(Public::Stepped { step, .. } | Public::CourseChanged { step }) => {
                self.history.step = *step;
            }
            Event::Public(Public::GandalfInRivendell) => {
                self.history.in_rivendell = true;
                self.history.told.push(self.entries());
            }
            Event::Public(Public::GandalfRevealed { .. } | Public::DeedDone { .. }) => {
                self.history.told.push(self.entries());
            }
            Event::Public(Public::InformationHidden { location })
            | Event::Secret(Secret::HiddenByCard { location }) => {
                self.history.hidden_by_card.push(*location);
            }
            Event::Public(_) | Event::Secret(_) => {}
        }
    }

    /// Sets the log right that `log` tells: in Part 2 Gandalf's, behind his start.
    fn mend_log(&mut self, correction: Correction) {
        if self.journey.is_none() {
            return correction.mend(&mut self.log, Some);
        }
        let mut entries = self.gandalf.split_off(1.min(self.gandalf.len()));
        correction.mend(&mut entries, |entry| match entry {
            Entry::Location(location) => Some(location),
            Entry::Dot | Entry::Slash => None,
        });
        self.gandalf.append(&mut entries);
    }

    /// The log that `log` tells, by numbers of entries.
    fn entry(&self, at: u8) -> Option<Entry> {
        let at = usize::from(at);
        match &self.journey {
            Some(_) => self.gandalf.get(at).filter(|_| at > 0).map(|location| Entry::Location(*location)),
            None => self.log.get(at.checked_sub(1)?).copied(),
        }
    }

    fn entries(&self) -> usize {
        if self.journey.is_some() { self.gandalf.len().saturating_sub(1) } else { self.log.len() }
    }

    /// The same with this log.
    fn mended(&self, correction: Correction) -> Self {
        let mut mended = self.clone();
        mended.mend_log(correction);
        mended
    }
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
    fn answered(&mut self, asked: Asked, answer: Answer, entries: usize, journey: Option<&Journey>) {
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
        let places = [place].into_iter().collect();
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
        if !self.among.set_mut(place, kind) {
            self.among.push_back_mut(kind);
        }
    }

    /// The log was set right, and these answers are others by it.
    fn set_right(&mut self, correction: Correction, answers: &[(usize, Answer)]) {
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
                    (false, Self { answer, places: [*place].into_iter().collect(), ..self.clone() })
                };
                self.places.iter().map(one).collect()
            }
        }
    }
}

/// What of the past the proposed correction would touch, with its place among the answers.
fn all_touched(state: &State, correction: Correction) -> Result<Vec<(usize, Touched)>, Refusal> {
    // What is only remembered answers nothing.
    let mended = Hidden { history: History::default(), ..state.hidden.mended(correction) };
    let history = &state.hidden.history;
    let mut then = State { view: state.view.clone(), hidden: mended.clone() };
    let (mut touched, mut unknown) = (Vec::new(), None);
    for past in history.past.values() {
        then.as_it_was(history.thens.get(past.then), &mended, correction.count(past.entries));
        match answer(&then, past.asked.question) {
            Some(is) if is == past.answer => {}
            Some(is) => {
                let it = Touched { asked: past.asked, was: past.answer, is };
                touched.extend(past.places.iter().map(|place| (*place, it)));
            }
            None => {
                // The first of all is named.
                let first = past.places.iter().min().copied();
                if unknown.as_ref().is_none_or(|(before, _)| first < *before) {
                    unknown = Some((first, then.nobody_knows()));
                }
            }
        }
    }
    if let Some((_, refusal)) = unknown {
        return Err(refusal);
    }
    touched.sort_by_key(|(place, _)| *place);
    Ok(touched)
}

impl State {
    /// Goes back to what an answer was read from: this card, and of this log so many entries.
    fn as_it_was(&mut self, then: Option<&Then>, log: &Hidden, entries: usize) {
        let Some(then) = then else { return };
        self.view.step = then.step;
        if let Some(part2) = &mut self.view.part2 {
            part2.in_rivendell = then.in_rivendell;
        }
        if self.hidden.journey != then.journey {
            self.hidden.journey.clone_from(&then.journey);
        }
        if then.journey.is_some() {
            let entries = (entries + 1).min(log.gandalf.len());
            self.hidden.gandalf.clear();
            self.hidden.gandalf.extend_from_slice(log.gandalf.get(..entries).unwrap_or_default());
        } else {
            let entries = entries.min(log.log.len());
            self.hidden.log.clear();
            self.hidden.log.extend_from_slice(log.log.get(..entries).unwrap_or_default());
        }
    }

    /// Nothing can be answered: the location of which nobody has told where it lies, if that is what is missing.
    fn nobody_knows(&self) -> Refusal {
        let mut asked = self.last_location().into_iter().chain(self.gandalf());
        let unknown = asked.find(|location| !location.is_exit() && self.area(*location).is_none());
        unknown.map_or(Refusal::AreaUnknown, |location| Refusal::AreaNotTold { location })
    }
}

/// The answers that the proposed correction would touch, in the order in which they were given; none if nothing is
/// proposed.
pub fn touched(state: &State) -> Vec<Touched> {
    let proposed = state.hidden.proposed.and_then(|correction| all_touched(state, correction).ok());
    proposed.unwrap_or_default().into_iter().map(|(_, touched)| touched).collect()
}

/// The tokens behind the screen that the proposed correction would hide, or would let be found again (R22).
pub fn touched_tokens(state: &State) -> Vec<(Location, TokenNow)> {
    let hidden = &state.hidden;
    hidden.proposed.map(|correction| tokens(hidden, &hidden.mended(correction))).unwrap_or_default()
}

/// Whether Frodo can have gone from entry to entry as the log would be, as far as the board tells: by moves (R8), or by
/// escapes, which reach farther (R28). It goes by the Ring-bearer's word all the same.
pub fn can_be_walked(state: &State) -> bool {
    let (Some(board), Some(correction), None) =
        (state.view.options.linked(), state.hidden.proposed, &state.view.part2)
    else {
        return true;
    };
    let mended = state.hidden.mended(correction);
    let (mut last, mut dots) = (mended.start, 0);
    mended.log.iter().all(|entry| match entry {
        Entry::Dot => {
            dots += 1;
            true
        }
        Entry::Slash => true,
        Entry::Location(location) => {
            let farthest = dots + state.view.options.escape.bonus();
            let near = last == Some(*location)
                || last
                    .and_then(|last| board.dot_distance(last, *location))
                    .is_some_and(|far| far <= farthest);
            (last, dots) = (Some(*location), 0);
            near
        }
    })
}

/// Something is wrong with the log: what that touches is to be shown to the Ring-bearer first.
pub(super) fn propose(state: &State, correction: Correction, word: bool) -> Decision {
    let State { view, hidden } = state;
    if matches!(view.phase, Phase::Setup | Phase::Letter) {
        return Err(Refusal::NotBegun);
    }
    let (at, entry) = match correction {
        Correction::Entry { at, entry } | Correction::Insert { at, entry } => (at, Some(entry)),
        Correction::Remove { at } => (at, None),
    };
    let inserts = matches!(correction, Correction::Insert { .. });
    let most = hidden.entries() + usize::from(inserts);
    if at == 0 || usize::from(at) > most {
        return Err(Refusal::NoSuchEntry { said: at, most });
    }
    if inserts && view.part2.is_none() && hidden.log.len() >= usize::from(LAST_STEP) {
        return Err(Refusal::LogIsFull);
    }
    let old = if inserts { None } else { hidden.entry(at) };
    if entry.is_some() && entry == old {
        return Err(Refusal::NothingToCorrect);
    }
    if let Some(entry) = entry {
        may_stand(state, entry, word)?;
    }
    // R13, R14: with an exit Part 1 ends, and not by a correction; nor is it taken up again by one.
    let behind = hidden.entry(at.saturating_sub(1)).filter(|_| inserts);
    if view.part2.is_none() && [old, entry, behind].into_iter().flatten().any(is_exit) {
        return Err(Refusal::EndNotCorrected);
    }
    let removes = entry.is_none();
    if view.part2.is_none() && removes && hidden.log.len() >= usize::from(LAST_STEP) {
        return Err(Refusal::EndNotCorrected);
    }
    // P10 to P12: where everybody was told that he was, and where his figure stands, he was.
    let stands = view.part2.as_ref().is_some_and(|part2| part2.figure.is_some());
    // What is inserted counts from when the one before it was made.
    let told = usize::from(at) - usize::from(inserts);
    if hidden.history.told.contains(&told) || stands && inserts && usize::from(at) == most {
        return Err(Refusal::WasTold);
    }
    // A draw is no memory: what the app drew was so.
    if !inserts && hidden.history.drawn.contains(&usize::from(at)) {
        return Err(Refusal::WasDrawn);
    }
    all_touched(state, correction)?;
    Ok(vec![Secret::Proposed(correction).into()])
}

fn may_stand(state: &State, entry: Entry, word: bool) -> Result<(), Refusal> {
    match entry {
        Entry::Location(location) if !word && !state.view.options.knows(location) => {
            Err(Refusal::NotOnBoard { location })
        }
        Entry::Dot | Entry::Slash if state.view.part2.is_some() => Err(Refusal::GandalfIsSomewhere),
        _ => Ok(()),
    }
}

fn is_exit(entry: Entry) -> bool {
    matches!(entry, Entry::Location(location) if location.is_exit())
}

/// The log stays as it was.
pub(super) fn keep(state: &State) -> Decision {
    proposed(state)?;
    Ok(vec![Secret::NotCorrected.into()])
}

/// The log is set right, and each answer that this touches is told beside what was told.
pub(super) fn apply(state: &State) -> Decision {
    let State { view, hidden } = state;
    let correction = proposed(state)?;
    let touched = all_touched(state, correction)?;
    let answers = touched.iter().map(|(at, touched)| (*at, touched.is)).collect();
    let mended = hidden.mended(correction);
    let mut events: Vec<Event> = vec![Secret::Corrected { correction, answers }.into()];
    for (location, now) in tokens(hidden, &mended) {
        events.push(Secret::Token { location, now }.into());
    }
    // R10: the figure follows the log.
    let step = if view.part2.is_some() { view.step } else { mended.log.len() as u8 };
    let told: Vec<Touched> = touched.iter().map(|(_, touched)| *touched).collect();
    events.push(Public::Corrected { step: (step != view.step).then_some(step), answers: told }.into());
    for (location, side) in tracks(hidden, &touched) {
        if view.tracks.get(&location).copied() != side {
            events.push(Public::Track { location, side }.into());
        }
    }
    if view.part2.is_none() && view.phase.is_play() && view.phase != Phase::Rescue && step >= LAST_STEP {
        // R14. Tiles that lie drawn go back: nothing takes effect any more but the rescue.
        if let Some((tiles, _)) = &view.drawn {
            events.extend(tiles.iter().map(|&tile| Event::from(Public::TileReturned { tile })));
            events.push(Public::TilesSettled.into());
        }
        events.push(Public::Phase(Phase::Rescue).into());
    }
    Ok(events)
}

fn proposed(state: &State) -> Result<Correction, Refusal> {
    state.hidden.proposed.ok_or(Refusal::NothingProposed)
}

/// R22: which of the tokens that were never found are hidden by another log, and no longer or newly so.
fn tokens(hidden: &Hidden, mended: &Hidden) -> Vec<(Location, TokenNow)> {
    let entered = |location: Location| mended.log.contains(&Entry::Location(location));
    let now = |location: Location| {
        let hides = entered(location) || hidden.history.hidden_by_card.contains(&location);
        if hides { TokenNow::Hidden } else { TokenNow::Kept }
    };
    let unfound = hidden.information.iter().filter(|(_, token)| **token != TokenNow::Found);
    unfound
        .map(|(location, token)| (*location, *token, now(*location)))
        .filter(|(_, was, is)| was != is)
        .map(|(location, _, is)| (location, is))
        .collect()
}

/// R17, R18: what lies, by the answers as they are set right, where an answer now finds a track or finds none.
fn tracks(hidden: &Hidden, touched: &[(usize, Touched)]) -> BTreeMap<Location, Option<Side>> {
    let place = |question: Question| match question {
        Question::Search(location) => Some((location, Side::Eye)),
        Question::Hunt(location) => Some((location, Side::Sword)),
        Question::Perception(_) | Question::Morgul(_) => None,
    };
    let mut sides = BTreeMap::new();
    for (_, Touched { asked, was, is }) in touched {
        if let Some((location, _)) = place(asked.question)
            && was.finds_a_track() != is.finds_a_track()
        {
            sides.insert(location, None);
        }
    }
    for past in hidden.history.past.values() {
        let Some((location, side)) = place(past.asked.question) else { continue };
        // What is alike is touched together.
        let first = past.places.first().copied();
        let is = first.and_then(|first| touched.binary_search_by_key(&first, |(place, _)| *place).ok());
        let answer = is.and_then(|at| touched.get(at)).map_or(past.answer, |(_, it)| it.is);
        if answer.finds_a_track()
            && let Some(lies) = sides.get_mut(&location)
            && *lies != Some(Side::Sword)
        {
            *lies = Some(side);
        }
    }
    sides
}
