//! The Journey card of Part 2: how it is set up and how Frodo follows it (P3, P8, P21).

use super::movement::{night_falls, within_reach};
use super::setup::in_setup;
use super::turns::once_a_turn;
use crate::hunt::board::{Board, Location};
use crate::hunt::command::Rows;
use crate::hunt::event::{Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Card, Journey, Length, Options, Phase, Row};
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// P3: one card of either length is drawn.
pub(super) fn draw(state: &State, draws: &Draws) -> Decision {
    in_setup(&state.view)?;
    if state.hidden.journey.is_some() || state.hidden.drawn_journeys.is_some() {
        return Err(Refusal::AlreadySet);
    }
    let card = |length, kind| {
        let deck = state.view.options.deck(length);
        let places: Vec<usize> = (0..deck.len()).collect();
        draws.pick(kind, 0, &places, 1).first().and_then(|&at| deck.get(at)).cloned()
    };
    match (card(Length::Short, "journey short"), card(Length::Long, "journey long")) {
        (Some(short), Some(long)) => Ok(vec![Secret::JourneysDrawn { short, long }.into()]),
        _ => Err(Refusal::JourneysUnknown),
    }
}

/// P3: one of the two is kept, and its deck with it.
pub(super) fn keep(state: &State, length: Length) -> Decision {
    in_setup(&state.view)?;
    if state.hidden.journey.is_some() {
        return Err(Refusal::AlreadySet);
    }
    let Some((short, long)) = &state.hidden.drawn_journeys else { return Err(Refusal::NoJourneysDrawn) };
    let card = match length {
        Length::Short => short,
        Length::Long => long,
    };
    Ok(set(&state.view.options, Journey::of_card(length, card)))
}

/// P3: the card that was drawn by hand.
pub(super) fn by_hand(state: &State, length: Length, rows: &Rows) -> Decision {
    in_setup(&state.view)?;
    if state.hidden.journey.is_some() {
        return Err(Refusal::AlreadySet);
    }
    let options = &state.view.options;
    let journey = read(options, length, rows, 0)?;
    Ok(set(options, journey))
}

fn set(options: &Options, journey: Journey) -> Vec<Event> {
    let length = options.open_length.then_some(journey.length);
    vec![Secret::Journey(journey).into(), Public::JourneySet { length }.into()]
}

/// A row that was left open, or that rules 4 filled in from a file of cards.
pub(super) fn row(state: &State, at: u8, row: Row, word: bool) -> Decision {
    let State { view, hidden } = state;
    if view.phase.is_over() {
        return Err(Refusal::PartIsOver);
    }
    let Some(journey) = &hidden.journey else { return Err(Refusal::JourneyMissing) };
    let last = journey.length.moves();
    if at > last {
        return Err(Refusal::NoSuchRow { row: at, last });
    }
    // What Frodo has walked has been asked about.
    let walked = if view.phase.is_play() { Some(view.step) } else { None };
    let is_ahead = walked.is_none_or(|step| at > step);
    if journey.row(at).is_some() && !(is_ahead && journey.filled.contains(&at)) {
        return Err(Refusal::RowIsTold { row: at });
    }
    let mut journey = journey.clone();
    journey.filled.retain(|filled| walked.is_none_or(|step| *filled > step));
    // What nobody has told does not hold against what is told.
    journey.open_filled();
    journey.rows[usize::from(at)] = Some(row);
    if word {
        journey.by_word.push(at);
    }
    check(&view.options, &journey)?;
    Ok(vec![Secret::Journey(journey).into()])
}

pub(super) fn journey_length(hidden: &Hidden) -> Length {
    hidden.journey.as_ref().map_or(Length::Short, |journey| journey.length)
}

/// What is left of a deck when these cards are used. Two cards may have the same rows: for each that was used one of them
/// is gone, the first.
pub(super) fn left_of<'a>(deck: &[Card], used: impl IntoIterator<Item = &'a Journey>) -> Vec<Card> {
    let mut left = deck.to_vec();
    for used in used {
        // One that is not read to its end may be any card that it fits, and none is gone for it.
        if let Some(at) = left.iter().position(|card| used.is(card)) {
            left.remove(at);
        }
    }
    left
}

/// The rows that were read from a card, checked; at least as far as `step`. P3: what was not read stays open, and stars
/// are as they were told, whatever a file of cards says.
pub(super) fn read(options: &Options, length: Length, said: &Rows, step: u8) -> Result<Journey, Refusal> {
    let most = usize::from(length.moves()) + 1;
    if said.rows.len() > most {
        return Err(Refusal::TooManyRows { said: said.rows.len(), most });
    }
    if said.rows.len() <= usize::from(step) {
        return Err(Refusal::RowsMissing { wanted: step });
    }
    let mut rows: Vec<Option<Row>> = said.rows.iter().copied().map(Some).collect();
    rows.resize(most, None);
    let by_word = if said.word { (0..said.rows.len() as u8).collect() } else { Vec::new() };
    let journey = Journey { length, rows, filled: Vec::new(), by_word };
    check(options, &journey)?;
    Ok(journey)
}

/// P3: begins at a location, ends in an exit and nowhere before; and each row is within reach (R8) of those before
/// it on a board that was copied whole, but where either stands by the Ring-bearer's word.
fn check(options: &Options, journey: &Journey) -> Result<(), Refusal> {
    let Journey { length, rows, by_word, .. } = journey;
    match rows.first() {
        Some(Some(row)) if row.location().is_some() && !row.is_exit() => {}
        _ => return Err(Refusal::StartRowWanted),
    }
    for (at, row) in (0..).zip(rows).filter_map(|(at, row)| Some((at, (*row)?))) {
        match (row.is_exit(), at == length.moves()) {
            (true, false) => return Err(Refusal::ExitNotAtEnd { row: at }),
            (false, true) => return Err(Refusal::EndWantsExit),
            _ => {}
        }
        if let Some(location) = row.location()
            && !by_word.contains(&at)
            && !options.knows(location)
        {
            return Err(Refusal::NotOnBoard { location });
        }
    }
    match options.linked().filter(|board| board.is_complete()) {
        None => Ok(()),
        Some(board) => match first_out_of_reach(board, rows.iter().copied(), by_word) {
            None => Ok(()),
            Some(row) => Err(Refusal::RowNotInReach { row }),
        },
    }
}

/// The first row that is not within reach (R8) of those before it; `by_word`: the rows that are not looked at.
fn first_out_of_reach(board: &Board, rows: impl Iterator<Item = Option<Row>>, by_word: &[u8]) -> Option<u8> {
    // Where the journey was last, and the dots since; nothing is known behind an open row, nor behind a place that stands by
    // his word.
    let mut last: Option<(Location, u16)> = None;
    for (at, row) in (0..).zip(rows) {
        last = match (row, last) {
            (None, _) => None,
            (Some(Row::Dot), last) => last.map(|(location, dots)| (location, dots + 1)),
            (Some(Row::Place { .. }), _) if by_word.contains(&at) => None,
            (Some(Row::Place { location, .. }), before) => {
                if let Some((from, dots)) = before
                    && within_reach(board, Some(from), dots, location).is_err()
                {
                    return Some(at);
                }
                Some((location, 0))
            }
        };
    }
    None
}

/// P8: Frodo advances by the card; at Nightfall for Corruption and the Eye (R11).
pub(super) fn advance(state: &State, free: bool) -> Decision {
    once_a_turn(&state.view)?;
    // R11: only a step that can be taken costs anything.
    let stepped = step(state, false)?;
    let mut events = Vec::new();
    if !night_falls(state, free, &mut events) {
        events.extend(stepped);
    }
    Ok(events)
}

/// P9: a card advances Frodo besides (R12).
pub(super) fn card_advance(state: &State) -> Decision {
    super::turns::cards_act(&state.view)?;
    step(state, true)
}

fn step(state: &State, card: bool) -> Decision {
    let Some(journey) = &state.hidden.journey else { return Err(Refusal::JourneyMissing) };
    let step = state.view.step + 1;
    if journey.row(step).is_none() {
        return Err(Refusal::RowIsOpen { row: step });
    }
    let mut events = vec![Public::Stepped { step, card }.into()];
    if step >= journey.length.moves() {
        // P21.
        events.push(Public::Phase(Phase::Rivendell).into());
    }
    Ok(events)
}

impl Card {
    /// The first row that a board has out of reach of those before it (P3).
    pub fn first_row_out_of_reach(&self, board: &Board) -> Option<u8> {
        first_out_of_reach(board, self.rows.iter().copied().map(Some), &[])
    }
}
