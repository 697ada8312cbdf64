//! What a wrong, forgotten or superfluous entry would have changed: an entry of the log is set right after it was
//! asked about. What was told stays told; what it should have been is told beside it, if the Ring-bearer so decides.

use super::questions::answer;
use crate::hunt::board::Location;
use crate::hunt::event::{Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::history::{History, Then};
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Correction, Entry, LAST_STEP, Phase, Question, Side, TokenNow, Touched};
use crate::hunt::{Decision, Event, State};
use std::collections::BTreeMap;

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

/// A move that no board knows: to this entry of the log.
pub struct NoWay {
    pub at: u8,
    pub from: Location,
    pub to: Location,
}

/// The first move that the proposed correction would bring into the log and that nobody can have made, as far as the board
/// tells (R8, R9; P9): it goes by the Ring-bearer's word all the same, so that he is asked.
pub fn no_way(state: &State) -> Option<NoWay> {
    let (board, correction) = (state.view.options.linked()?, state.hidden.proposed?);
    let leaps = &state.hidden.history.leaps;
    let before = legs(&state.hidden, leaps);
    let mended = state.hidden.mended(correction);
    let leaps: Vec<usize> = leaps.iter().filter_map(|leap| correction.stays(*leap)).collect();
    let bonus = state.view.options.escape.bonus();
    let gandalf = state.hidden.journey.is_some();
    let can_be = |leg: &Leg| match board.dot_distance(leg.from, leg.to) {
        // P12, P16: Gandalf hides and flees wherever a token lies. P9: the dots between are nothing to him, and he may stay.
        _ if gandalf && (leg.leaps || leg.from == leg.to) => true,
        far if gandalf => far.is_some(),
        // R28, R9: an escape may stay, and reaches farther; a move goes nowhere else with no dot.
        _ if leg.from == leg.to => leg.leaps || leg.dots > 0,
        far => far.is_some_and(|far| far <= leg.dots + if leg.leaps { bonus } else { 0 }),
    };
    let added = legs(&mended, &leaps).into_iter().filter(|(_, leg)| before.iter().all(|(_, old)| old != leg));
    let none = added.into_iter().find(|(_, leg)| !can_be(leg));
    none.map(|(at, Leg { from, to, .. })| NoWay { at: at as u8, from, to })
}

/// From one location of a log to the next.
#[derive(PartialEq)]
struct Leg {
    from: Location,
    dots: u16,
    to: Location,
    /// Whether it is an escape (R28), or where Gandalf hid or fled (P12, P16).
    leaps: bool,
}

/// The legs of the log that is set right, each with the entry that it leads to.
fn legs(hidden: &Hidden, leaps: &[usize]) -> Vec<(usize, Leg)> {
    let his: Vec<Entry>;
    let (mut last, log) = match &hidden.journey {
        Some(_) => {
            his = hidden.gandalf.iter().skip(1).map(|location| Entry::Location(*location)).collect();
            (hidden.gandalf.first().copied(), &his)
        }
        None => (hidden.start, &hidden.log),
    };
    let (mut dots, mut legs) = (0, Vec::new());
    for (at, entry) in (1..).zip(log) {
        match entry {
            Entry::Dot => dots += 1,
            Entry::Slash => {}
            Entry::Location(to) => {
                let leaps = leaps.contains(&at);
                legs.extend(last.map(|from| (at, Leg { from, dots, to: *to, leaps })));
                (last, dots) = (Some(*to), 0);
            }
        }
    }
    legs
}

/// Whether the log could be set right so, and the Ring-bearer would be asked.
pub fn may_correct(state: &State, correction: Correction) -> bool {
    propose(state, correction, false).is_ok()
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
    // A draw is no memory: he stood where the app drew that he did, be it at the other of two.
    let is_other = |of: &[Location]| !matches!(entry, Some(Entry::Location(to)) if of.contains(&to));
    if !inserts && hidden.history.drawn.iter().any(|(drawn, of)| *drawn == usize::from(at) && is_other(of)) {
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
