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
    let journey = read(options, length, rows, 0, options.deck(length))?;
    Ok(set(options, journey))
}

fn set(options: &Options, journey: Journey) -> Vec<Event> {
    let length = options.open_length.then_some(journey.length);
    vec![Secret::Journey(journey).into(), Public::JourneySet { length }.into()]
}

/// A row that was left open, or filled in by guess.
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
    if journey.row(at).is_some() && !journey.filled.contains(&at) {
        return Err(Refusal::RowIsTold { row: at });
    }
    // What Frodo has walked has been asked about, and is not what it was told to be by another row.
    let walked = if view.phase.is_play() { Some(view.step) } else { None };
    if walked.is_some_and(|step| at <= step) {
        return Err(Refusal::RowIsWalked { row: at });
    }
    let mut journey = journey.clone();
    let guess_was_wrong = journey.row(at).is_some_and(|guess| !guess.is_like(row));
    let walked_by_guess = journey.filled.iter().any(|filled| walked.is_some_and(|step| *filled <= step));
    journey.filled.retain(|filled| *filled != at && walked.is_none_or(|step| *filled > step));
    if guess_was_wrong {
        // It is another card than was thought: nothing of the guess holds that is still ahead.
        journey.open_filled();
    }
    journey.rows[usize::from(at)] = Some(row);
    check(&view.options, journey.length, &journey.rows, word)?;
    let left = left_of(view.options.deck(journey.length), &hidden.discarded);
    let journey = journey.filled_from(&left);
    let mut events = vec![Secret::Journey(journey).into()];
    if guess_was_wrong && walked_by_guess {
        events.push(Secret::WalkedByGuess { step: view.step }.into());
    }
    Ok(events)
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

/// The rows that were read from a card, checked; at least as far as `step`. `left`: the cards of its deck that it can be.
pub(super) fn read(
    options: &Options,
    length: Length,
    said: &Rows,
    step: u8,
    left: &[Card],
) -> Result<Journey, Refusal> {
    let most = usize::from(length.moves()) + 1;
    if said.rows.len() > most {
        return Err(Refusal::TooManyRows { said: said.rows.len(), most });
    }
    if said.rows.len() <= usize::from(step) {
        return Err(Refusal::RowsMissing { wanted: step });
    }
    let mut rows: Vec<Option<Row>> = said.rows.iter().copied().map(Some).collect();
    rows.resize(most, None);
    check(options, length, &rows, said.word)?;
    let journey = Journey { length, rows, filled: Vec::new() };
    Ok(journey.filled_from(left))
}

/// P3: begins at a location, ends in an exit and nowhere before; and each row is within reach (R8) of those before
/// it on a board that was copied whole.
fn check(options: &Options, length: Length, rows: &[Option<Row>], word: bool) -> Result<(), Refusal> {
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
            && !word
            && !options.knows(location)
        {
            return Err(Refusal::NotOnBoard { location });
        }
    }
    match options.linked().filter(|board| !word && board.is_complete()) {
        None => Ok(()),
        Some(board) => match first_out_of_reach(board, rows.iter().copied()) {
            None => Ok(()),
            Some(row) => Err(Refusal::RowNotInReach { row }),
        },
    }
}

/// The first row that is not within reach (R8) of those before it.
pub(super) fn first_out_of_reach(board: &Board, rows: impl Iterator<Item = Option<Row>>) -> Option<u8> {
    // Where the journey was last, and the dots since; nothing is known behind an open row.
    let mut last: Option<(Location, u16)> = None;
    for (at, row) in (0..).zip(rows) {
        last = match (row, last) {
            (None, _) => None,
            (Some(Row::Dot), last) => last.map(|(location, dots)| (location, dots + 1)),
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
        first_out_of_reach(board, self.rows.iter().copied().map(Some))
    }
}
