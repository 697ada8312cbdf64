//! The Journey card of Part 2: what is on it, and how Frodo follows it (P3, P7, P8, P21).

use super::command::Rows;
use super::event::{Public, Secret};
use super::journeys::Card;
use super::movement::{night_falls, once_a_turn, within_reach};
use super::setup::in_setup;
use super::{Decision, Event, Options, Phase, Refusal, State};
use crate::file::{NotOne, written_as_text};
use crate::hunt::board::{Board, Location};
use crate::table::Draws;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use strum::{Display, EnumString};

/// The two kinds of Journey cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Length {
    /// The shorter journeys.
    Short,
    /// The longer journeys.
    Long,
}

impl Length {
    /// How many moves lead to Rivendell.
    pub fn moves(self) -> u8 {
        match self {
            Self::Short => 14,
            Self::Long => 16,
        }
    }

    /// The Corruption at which Frodo is lost.
    pub fn limit(self) -> u16 {
        match self {
            Self::Short => 12,
            Self::Long => 14,
        }
    }
}

/// A row of a Journey card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Row {
    /// In the Wild.
    Dot,
    /// A location or an exit.
    Place {
        /// Which one.
        location: Location,
        /// P15: whether it is marked as a shelter.
        shelter: bool,
    },
}

impl Row {
    /// Where the row leads, unless into the Wild.
    pub fn location(self) -> Option<Location> {
        match self {
            Self::Dot => None,
            Self::Place { location, .. } => Some(location),
        }
    }

    /// Whether it leads to the same place: whoever types a card may leave its stars out.
    pub fn is_like(self, other: Self) -> bool {
        self.location() == other.location()
    }

    /// Whether it leads to an exit.
    pub fn is_exit(self) -> bool {
        self.location().is_some_and(Location::is_exit)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dot => f.write_str("."),
            Self::Place { location, shelter } => write!(f, "{location}{}", if *shelter { "*" } else { "" }),
        }
    }
}

impl FromStr for Row {
    type Err = NotOne;

    /// Reads `.`, `8`, `8*` or `A`.
    fn from_str(word: &str) -> Result<Self, NotOne> {
        if word == "." {
            return Ok(Self::Dot);
        }
        let (place, shelter) = match word.strip_suffix('*') {
            Some(place) => (place, true),
            None => (word, false),
        };
        match place.parse::<Location>() {
            Ok(exit) if exit.is_exit() && shelter => Err(NotOne),
            place => place.map(|location| Self::Place { location, shelter }),
        }
    }
}

written_as_text!(Row);

/// The Journey card behind the screen, as far as it is known. Row 0 is the start.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Journey {
    /// Which deck it is from (P3).
    pub length: Length,
    /// Its rows; `None`: not yet read from the card.
    pub rows: Vec<Option<Row>>,
    /// The rows that nobody has told: they were filled in from the one known card that the others fit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub filled: Vec<u8>,
}

/// A card as it stands in a record.
#[derive(Deserialize)]
struct Stored {
    length: Length,
    rows: Vec<Option<Row>>,
    #[serde(default)]
    filled: Vec<u8>,
}

impl TryFrom<Stored> for Journey {
    type Error = &'static str;

    fn try_from(Stored { length, rows, filled }: Stored) -> Result<Self, Self::Error> {
        let whole = rows.len() == usize::from(length.moves()) + 1;
        if whole && filled.iter().all(|at| usize::from(*at) < rows.len()) {
            Ok(Self { length, rows, filled })
        } else {
            Err("a card with another number of rows")
        }
    }
}

impl fmt::Debug for Journey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl Journey {
    /// A card that is known whole.
    pub fn of_card(length: Length, card: &Card) -> Self {
        Self { length, rows: card.rows.iter().copied().map(Some).collect(), filled: Vec::new() }
    }

    /// The rows from the start to this step, as far as they are known.
    pub fn walked(&self, step: u8) -> impl DoubleEndedIterator<Item = Row> + '_ {
        self.rows.iter().take(usize::from(step) + 1).filter_map(|row| *row)
    }

    /// P7: the last location on the way to this step.
    pub fn last_location(&self, step: u8) -> Option<Location> {
        self.walked(step).rev().find_map(Row::location)
    }

    /// The dots after the last location.
    pub fn dots(&self, step: u8) -> u16 {
        self.walked(step).rev().take_while(|row| *row == Row::Dot).count() as u16
    }

    /// P7: whether the way to this step leads over the location.
    pub fn features(&self, location: Location, step: u8) -> bool {
        self.walked(step).any(|row| row.location() == Some(location))
    }

    /// P15: whether the card marks the location as a shelter.
    pub fn shelters(&self, location: Location) -> bool {
        self.rows.contains(&Some(Row::Place { location, shelter: true }))
    }

    /// The row of this step, if it is known.
    pub fn row(&self, step: u8) -> Option<Row> {
        self.rows.get(usize::from(step)).copied().flatten()
    }

    /// The rows that are known without a gap, the start first.
    pub fn known(&self) -> Vec<Row> {
        self.rows.iter().map_while(|row| *row).collect()
    }

    /// All rows, if they are known.
    pub fn whole(&self) -> Option<Vec<Row>> {
        self.rows.iter().copied().collect()
    }

    /// Whether it is this card.
    pub fn is(&self, card: &Card) -> bool {
        self.rows.len() == card.rows.len()
            && self
                .rows
                .iter()
                .zip(&card.rows)
                .all(|(row, printed)| row.is_some_and(|row| row.is_like(*printed)))
    }

    fn told(&self) -> impl Iterator<Item = (u8, Row)> + '_ {
        (0..)
            .zip(&self.rows)
            .filter_map(|(at, row)| Some((at, (*row)?)))
            .filter(|(at, _)| !self.filled.contains(at))
    }

    fn fits(&self, card: &Card) -> bool {
        self.told()
            .all(|(at, row)| card.rows.get(usize::from(at)).is_some_and(|printed| row.is_like(*printed)))
    }

    /// Opens again what was filled in.
    fn open_filled(&mut self) {
        for at in std::mem::take(&mut self.filled) {
            self.rows[usize::from(at)] = None;
        }
    }

    /// Fills in what is still open if the rows that were told fit one known card only, or several that are alike. `left`:
    /// the cards that it can be.
    fn filled_from(mut self, left: &[Card]) -> Self {
        self.open_filled();
        let mut fitting = left.iter().filter(|card| self.fits(card));
        if let Some(card) = fitting.next()
            && fitting.all(|other| other.rows == card.rows)
        {
            for (at, (row, printed)) in (0..).zip(self.rows.iter_mut().zip(&card.rows)) {
                if row.is_none() {
                    self.filled.push(at);
                }
                // The stars of the card count, typed or not.
                *row = Some(*printed);
            }
        }
        self
    }
}

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

pub(super) fn journey_length(hidden: &super::Hidden) -> Length {
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
    super::movement::cards_act(&state.view)?;
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
