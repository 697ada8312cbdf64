//! What a game tells that is over: at each of its moments, how many journeys fit what everybody had heard by then, and
//! where each of them had come to. It is read from a part that is over ([`Over::of`]) and can be had of nothing else.

mod journeys;
mod over;
mod pairs;
mod part1;
mod part2;
mod story;
#[cfg(test)]
mod tests;
mod worth;

pub use over::Over;
pub use part1::Part1;
pub use part2::Part2;
pub use story::{Best, Day, Miss, Narrowest, Near, Story};
pub use worth::Worth;

use crate::hunt::board::{Board, Location};
use crate::hunt::things::{Answer, Entry, Question};
use crate::hunt::{Hunt, Record};
use crate::table::{Game, Stage};

/// Why nothing can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untold {
    /// The part is still being played, or Part 2 is.
    NotOver,
    /// The record has no such part.
    NotPlayed(u8),
}

/// A moment, and what everybody could have known then.
#[derive(Clone, PartialEq, Eq)]
pub struct Moment {
    pub what: What,
    pub when: When,
    /// Where Frodo had come to: his last location (R1, P7), as far as that is known.
    pub frodo: Option<Location>,
    /// In Part 2 where Gandalf had come to by then; after Rivendell, by which exit he came there.
    pub gandalf: Option<Location>,
    /// What Frodo entered with it, or walked to by his card.
    pub entered: Option<Entry>,
    pub known: Known,
}

/// A turn of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct When {
    /// The day, 0 before the first.
    pub day: u16,
    /// How many turns had begun in the part.
    pub turn: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum What {
    /// The part begins.
    #[default]
    Start,
    /// An entry on the Journey log: its number there, and whether it is an exit (R13).
    Entry(usize, bool),
    Answer(Question, Answer),
    /// Part 2: the figure on the Movement track.
    Step(u8),
    /// P9: Gandalf went somewhere.
    GandalfMoved,
    /// P10, P11: everybody was told that he is there.
    GandalfAt(Location),
    /// P12: on an exit, and out of play.
    GandalfInRivendell,
    /// P10: away from where he was revealed.
    GandalfHidden,
    /// P16: away from where he was found.
    GandalfFled,
    /// P20: another Journey card; on which step the figure stands then.
    Course(u8),
}

impl What {
    /// The number of Frodo's entry, or of his step.
    pub fn number(self) -> Option<usize> {
        match self {
            Self::Entry(number, _) => Some(number),
            Self::Step(step) => Some(step.into()),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    Frodo,
    /// A track of his, for which a token is laid.
    Track,
}

impl What {
    /// What was found by it. R17, R18: no token is laid for a Perception.
    pub fn found(self) -> Option<Found> {
        match self {
            Self::Answer(_, answer) if answer.frodo_is_here() => Some(Found::Frodo),
            Self::Answer(Question::Search(_) | Question::Hunt(_), answer) if answer.finds_a_track() => {
                Some(Found::Track)
            }
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// How many journeys fit; in Part 2 pairs of a journey and a walk of Gandalf's, or walks, where Frodo is not counted.
    /// `None`: nothing is known, for the board has no links, or there are 2^128 or more.
    pub journeys: Option<u128>,
    /// How many of them end where; `None`: not counted.
    pub frodo: Option<Places>,
    /// In Part 2 where Gandalf was in how many of them; after Rivendell, by which exit he came there.
    pub gandalf: Option<Places>,
}

/// Locations in ascending order, each with a number above 0.
pub type Places = Vec<(Location, u128)>;

/// The likeliest first.
pub fn likeliest(places: &Places) -> Places {
    let mut likeliest = places.clone();
    likeliest.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    likeliest
}

/// How many end at any of them.
pub fn all_of(places: &Places) -> u128 {
    places.iter().fold(0, |all, (_, count)| all.saturating_add(*count))
}

/// There are 2^128 or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TooMany;

impl Known {
    /// log2 of the journeys that fit, for a curve to be drawn.
    pub fn bits(&self) -> Option<f64> {
        self.journeys.filter(|journeys| *journeys > 0).map(|journeys| (journeys as f64).log2())
    }
}

/// Nothing is told while anything is hidden: Part 1 when it is over, and Part 2 with it once that has begun.
fn is_over(record: &Record) -> Result<(), Untold> {
    match Hunt::stage(&record.state().view) {
        Stage::Between | Stage::Over => Ok(()),
        Stage::Setup | Stage::Play => Err(Untold::NotOver),
    }
}

/// What is reached with a number each, where that is above 0.
fn places(counts: impl IntoIterator<Item = (Location, u128)>) -> Places {
    let mut places: Places = counts.into_iter().filter(|(_, count)| *count > 0).collect();
    places.sort_unstable();
    places
}

/// The sum, if it is below 2^128.
fn sum(counts: impl IntoIterator<Item = u128>) -> Result<u128, TooMany> {
    counts.into_iter().try_fold(0_u128, u128::checked_add).ok_or(TooMany)
}

fn add(to: &mut u128, count: u128) -> Result<(), TooMany> {
    *to = to.checked_add(count).ok_or(TooMany)?;
    Ok(())
}

/// Whether the board places any location in an area.
fn places_any(board: &Board) -> bool {
    !board.all_areas().is_empty()
}
