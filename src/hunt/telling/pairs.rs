//! The pairs of Part 2 that fit: a sequence of Journey cards, and a walk of Gandalf's. What was said and seen goes by the
//! card, the step and the place of that time, so that one number is enough for all pairs that have the same card now, have
//! had the same cards and have Gandalf in the same place.

use super::part2::{Happened, Part2, Word};
use super::{Known, TooMany, What, add, places, places_any, sum};
use crate::hunt::board::{Location, Region};
use crate::hunt::things::{Answer, Card, Length, Question, Row};
use std::collections::BTreeMap;

/// The pairs that fit by now.
pub(super) struct Pairs<'a> {
    part: &'a Part2,
    /// Where Gandalf can be.
    places: Vec<Location>,
    connected: Vec<Vec<usize>>,
    /// The locations and exits of the board.
    on_board: Vec<usize>,
    /// P4: Gandalf's deed tokens.
    tokens: Vec<usize>,
    has_areas: bool,
    /// P11: the deeds that are done.
    done: Vec<usize>,
    in_rivendell: bool,
    step: u8,
    fits: BTreeMap<Cards, Vec<u128>>,
}

/// The Journey cards that Frodo has had; none, where he is not counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Cards {
    NotCounted,
    Had {
        length: Long,
        /// By their places in the deck, ascending.
        had: Vec<u16>,
        now: u16,
    },
}

/// Whether it is a long card.
type Long = bool;

impl<'a> Pairs<'a> {
    /// Those at the start. `None`: the board does not say what is connected.
    pub fn of(part: &'a Part2) -> Option<Self> {
        let board = part.options.linked()?;
        let deeds = part.options.deeds().unwrap_or_default();
        let mut all: Vec<Location> = board.locations().chain(deeds.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        let number = |location: &Location| all.binary_search(location).ok();
        let connected = |from: &Location| {
            board.connected(*from).iter().filter_map(|(to, _)| number(to)).collect::<Vec<usize>>()
        };
        let on_board: Vec<usize> = board.locations().filter_map(|location| number(&location)).collect();
        let mut tokens: Vec<usize> = match part.options.deeds() {
            Some(deeds) => deeds.iter().filter_map(number).collect(),
            None => on_board.iter().copied().filter(|place| !all[*place].is_exit()).collect(),
        };
        tokens.sort_unstable();
        tokens.dedup();
        let mut walks = vec![0; all.len()];
        tokens.iter().for_each(|token| walks[*token] = 1);
        let connected = all.iter().map(connected).collect();
        let mut pairs = Self {
            connected,
            on_board,
            tokens,
            has_areas: places_any(board),
            done: Vec::new(),
            in_rivendell: false,
            step: 0,
            fits: BTreeMap::new(),
            places: all,
            part,
        };
        let cards = |long: Long| {
            let deck = pairs.deck(long);
            (0..deck.len() as u16).map(move |now| Cards::Had { length: long, had: vec![now], now })
        };
        let lengths = [Length::Short, Length::Long].into_iter();
        let lengths = lengths.filter(|length| part.length.is_none_or(|open| open == *length));
        let mut cards: Vec<Cards> = lengths.flat_map(|length| cards(length == Length::Long)).collect();
        if cards.is_empty() || !part.cards_known {
            cards = vec![Cards::NotCounted];
        }
        pairs.fits = cards.into_iter().map(|cards| (cards, walks.clone())).collect();
        Some(pairs)
    }

    fn deck(&self, long: Long) -> &'a [Card] {
        self.part.options.deck(if long { Length::Long } else { Length::Short })
    }

    fn number(&self, location: Location) -> Option<usize> {
        self.places.binary_search(&location).ok()
    }

    /// What could be known now.
    pub fn known(&self) -> Known {
        let mut frodo: BTreeMap<Location, u128> = BTreeMap::new();
        let mut gandalf = vec![0_u128; self.places.len()];
        // All of them together are below 2^128, as was seen when they came to be.
        let mut journeys = 0_u128;
        for (cards, walks) in &self.fits {
            for (gandalf, count) in gandalf.iter_mut().zip(walks) {
                *gandalf = gandalf.saturating_add(*count);
            }
            let count: u128 = walks.iter().fold(0, |sum, count| sum.saturating_add(*count));
            journeys = journeys.saturating_add(count);
            if let Some(place) = self.card(cards).and_then(|card| card.last_location(self.step)) {
                let there = frodo.entry(place).or_default();
                *there = there.saturating_add(count);
            }
        }
        let counted = !self.fits.contains_key(&Cards::NotCounted) && self.counts_frodo();
        Known {
            journeys: Some(journeys),
            frodo: counted.then(|| places(frodo)),
            gandalf: Some(places(self.places.iter().copied().zip(gandalf))),
        }
    }

    /// Whether Frodo is counted in this part.
    fn counts_frodo(&self) -> bool {
        let open = |length: Length| {
            self.part.length.is_none_or(|open| open == length) && !self.part.options.deck(length).is_empty()
        };
        self.part.cards_known && (open(Length::Short) || open(Length::Long))
    }

    fn card(&self, cards: &Cards) -> Option<&'a Card> {
        match cards {
            Cards::NotCounted => None,
            Cards::Had { length, now, .. } => self.deck(*length).get(usize::from(*now)),
        }
    }

    /// Those that fit after one thing more.
    pub fn go_on(mut self, happened: &Happened) -> Result<Self, TooMany> {
        self.step = happened.step;
        match happened.what {
            What::Start | What::Entry(..) => {}
            What::Answer(question, answer) => self.hear(question, answer),
            What::Step(_) => self.keep_unarrived(happened.arrived),
            What::Course => {
                self.change_course()?;
                self.keep_unarrived(happened.arrived);
            }
            What::GandalfMoved => self.move_gandalf(happened.entry)?,
            What::GandalfHidden | What::GandalfFled => self.draw_token(happened.entry)?,
            What::GandalfAt(location) => {
                let here = self.number(location);
                self.keep(|place, _| Some(place) == here);
                self.done.extend(here.filter(|_| happened.deed));
            }
            What::GandalfInRivendell => {
                let exits: Vec<bool> = self.places.iter().map(|location| location.is_exit()).collect();
                self.keep(|place, _| exits[place]);
                self.in_rivendell = true;
            }
        }
        // What was added may be too much together.
        for walks in self.fits.values() {
            sum(walks.iter().copied())?;
        }
        sum(self.fits.values().flatten().copied())?;
        Ok(self)
    }

    /// Keeps the pairs in which this holds of Gandalf's place and Frodo's card.
    fn keep(&mut self, holds: impl Fn(usize, &Cards) -> bool) {
        for (cards, walks) in &mut self.fits {
            for (place, count) in walks.iter_mut().enumerate().filter(|(_, count)| **count > 0) {
                if !holds(place, cards) {
                    *count = 0;
                }
            }
        }
        self.fits.retain(|_, walks| walks.iter().any(|count| *count > 0));
    }

    /// P21: everybody saw whether this was the last row of the card.
    fn keep_unarrived(&mut self, arrived: bool) {
        let step = self.step;
        self.fits.retain(|cards, _| match cards {
            Cards::NotCounted => true,
            Cards::Had { length, .. } => {
                let last = if *length { Length::Long } else { Length::Short }.moves();
                if arrived { step == last } else { step < last }
            }
        });
    }

    /// P20: a card of the same deck that Frodo has not had.
    fn change_course(&mut self) -> Result<(), TooMany> {
        let mut fits: BTreeMap<Cards, Vec<u128>> = BTreeMap::new();
        for (cards, walks) in &self.fits {
            let Cards::Had { length, had, .. } = cards else {
                fits.insert(cards.clone(), walks.clone());
                continue;
            };
            for now in (0..self.deck(*length).len() as u16).filter(|card| !had.contains(card)) {
                let mut had = had.clone();
                had.push(now);
                had.sort_unstable();
                let cards = Cards::Had { length: *length, had, now };
                let there = fits.entry(cards).or_insert_with(|| vec![0; walks.len()]);
                for (there, count) in there.iter_mut().zip(walks) {
                    add(there, *count)?;
                }
            }
        }
        self.fits = fits;
        Ok(())
    }

    /// P9: to any connected place, or to none.
    fn move_gandalf(&mut self, entry: Option<Word>) -> Result<(), TooMany> {
        if entry == Some(Word(true)) {
            return self.anywhere();
        }
        for walks in self.fits.values_mut() {
            let mut next = walks.clone();
            for (place, count) in walks.iter().enumerate().filter(|(_, count)| **count > 0) {
                for to in &self.connected[place] {
                    add(&mut next[*to], *count)?;
                }
            }
            *walks = next;
        }
        Ok(())
    }

    /// P10, P16: a deed token that is not completed.
    fn draw_token(&mut self, entry: Option<Word>) -> Result<(), TooMany> {
        if entry == Some(Word(true)) {
            return self.anywhere();
        }
        let tokens: Vec<usize> =
            self.tokens.iter().copied().filter(|token| !self.done.contains(token)).collect();
        self.all_to(&tokens)
    }

    fn anywhere(&mut self) -> Result<(), TooMany> {
        let places = self.on_board.clone();
        self.all_to(&places)
    }

    fn all_to(&mut self, places: &[usize]) -> Result<(), TooMany> {
        for walks in self.fits.values_mut() {
            let all = sum(walks.iter().copied())?;
            walks.fill(0);
            places.iter().for_each(|place| walks[*place] = all);
        }
        self.fits.retain(|_, walks| walks.iter().any(|count| *count > 0));
        Ok(())
    }

    /// What was answered, by the card, the step and the walk of that time.
    fn hear(&mut self, question: Question, answer: Answer) {
        let (part, step, in_rivendell, has_areas) = (self.part, self.step, self.in_rivendell, self.has_areas);
        let all = self.places.clone();
        let decks = [self.deck(false), self.deck(true)];
        self.keep(|place, cards| {
            let gandalf = (!in_rivendell).then_some(all[place]);
            match cards {
                Cards::NotCounted => of_gandalf(part, has_areas, question, answer, gandalf),
                Cards::Had { length, now, .. } => {
                    let card = &decks[usize::from(*length)][usize::from(*now)];
                    let shelters = *length && part.options.shelters;
                    match question {
                        Question::Perception(_) | Question::Morgul(_) if !has_areas => true,
                        _ => asked(part, question, (card, step), shelters, gandalf) == Some(answer),
                    }
                }
            }
        });
    }
}

/// Whether somebody's place lies in an area or section; an exit lies in none (P14). `None`: nobody knows where it lies.
fn lies(part: &Part2, region: Region, location: Location) -> Option<bool> {
    if location.is_exit() { Some(false) } else { Some(region.holds(part.area(location)?)) }
}

/// The answer that is read from a card on this step, and from where Gandalf is while he is in play (P14 to P16).
fn asked(
    part: &Part2,
    question: Question,
    (card, step): (&Card, u8),
    shelters: bool,
    gandalf: Option<Location>,
) -> Option<Answer> {
    let rows = card.rows.get(..=usize::from(step)).unwrap_or(&card.rows);
    let walked = || rows.iter().rev().filter_map(|row| row.location());
    let here = walked().next()?;
    let features = |location: Location| walked().any(|other| other == location);
    let perceived = |region: Region| {
        let frodo = lies(part, region, here);
        let gandalf = gandalf.map_or(Some(false), |gandalf| lies(part, region, gandalf));
        Some((frodo?, gandalf?))
    };
    Some(match question {
        // P15: a shelter of his card hides Frodo while he is in it.
        Question::Search(location) => {
            let shelter = || card.rows.contains(&Row::Place { location, shelter: true });
            let sheltered = shelters && here == location && shelter();
            if features(location) && !sheltered { Answer::Yes } else { Answer::No }
        }
        Question::Hunt(location) => match (here == location, features(location), gandalf == Some(location)) {
            (true, _, true) => Answer::BothAreFound,
            (true, _, false) => Answer::FrodoIsHere,
            (false, true, true) => Answer::YesGandalfIsFound,
            (false, true, false) => Answer::Yes,
            (false, false, true) => Answer::GandalfIsFound,
            (false, false, false) => Answer::No,
        },
        Question::Perception(region) => match perceived(region)? {
            (false, false) => Answer::No,
            _ => Answer::Yes,
        },
        Question::Morgul(region) => match perceived(region)? {
            (false, false) => Answer::No,
            (true, false) => Answer::Frodo,
            (false, true) => Answer::Gandalf,
            (true, true) => Answer::FrodoAndGandalf,
        },
    })
}

/// Whether an answer is what it would be by where Gandalf is, as far as it binds him alone.
fn of_gandalf(
    part: &Part2,
    has_areas: bool,
    question: Question,
    answer: Answer,
    gandalf: Option<Location>,
) -> bool {
    let is_in = |region: Region| gandalf.map_or(Some(false), |gandalf| lies(part, region, gandalf));
    match question {
        Question::Search(_) => true,
        Question::Hunt(location) => (gandalf == Some(location)) == answer.gandalf_is_found(),
        Question::Perception(_) | Question::Morgul(_) if !has_areas => true,
        Question::Perception(region) => answer != Answer::No || is_in(region) == Some(false),
        Question::Morgul(region) => {
            is_in(region) == Some(matches!(answer, Answer::Gandalf | Answer::FrodoAndGandalf))
        }
    }
}
