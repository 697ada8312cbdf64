//! The pairs of Part 2 that fit: a sequence of Journey cards, and a walk of Gandalf's. What was said and seen goes by the
//! card, the step and the place of that time, so that one number is enough for all sequences that have the same card now and
//! have had the same cards, and one for all walks to a place. Nearly everything that is heard binds the two apart: then the
//! pairs are all of these with all of those. Only where one of the two is meant, whichever it is, they fall into groups.

use super::part2::{Happened, Part2, Word};
use super::{Known, TooMany, What, add, places, places_any, sum};
use crate::hunt::board::{Location, Region};
use crate::hunt::things::{Answer, Card, Length, Question, Row};
use std::collections::BTreeMap;

#[derive(Clone)]
pub(super) struct Pairs<'a> {
    part: &'a Part2,
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
    groups: Vec<Group>,
}

/// All pairs of one of these sequences with one of these walks.
#[derive(Clone)]
struct Group {
    frodo: BTreeMap<Cards, u128>,
    /// The walks, by where they have come to.
    gandalf: Vec<u128>,
}

/// The Journey cards that Frodo has had; none, where he is not counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Cards {
    NotCounted,
    Had {
        length: Long,
        /// A bit for each, by its place in the deck.
        had: u128,
        now: u8,
    },
}

type Long = bool;

/// What an answer tells the places of one of the two apart by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Not,
    /// He is there; Frodo has been there, and a Search finds it.
    There,
    /// A Hunt finds Frodo himself.
    Himself,
    /// Nobody knows in which area he is.
    Unknown,
    NotCounted,
}

impl Seen {
    fn there(is: bool) -> Self {
        if is { Self::There } else { Self::Not }
    }
}

impl Group {
    /// How many pairs it has.
    fn count(&self) -> Result<u128, TooMany> {
        let (frodo, gandalf) = (sum(self.frodo.values().copied())?, sum(self.gandalf.iter().copied())?);
        frodo.checked_mul(gandalf).ok_or(TooMany)
    }

    fn is_empty(&self) -> bool {
        self.frodo.is_empty() || self.gandalf.iter().all(|count| *count == 0)
    }

    /// The same pairs with the least numbers for Gandalf's places, so that walks that are alike are found alike.
    fn lessened(mut self) -> Result<Self, TooMany> {
        let common = self.gandalf.iter().copied().fold(0, gcd);
        if common > 1 {
            self.gandalf.iter_mut().for_each(|count| *count /= common);
            for count in self.frodo.values_mut() {
                *count = count.checked_mul(common).ok_or(TooMany)?;
            }
        }
        Ok(self)
    }
}

fn gcd(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { gcd(other, one % other) }
}

impl<'a> Pairs<'a> {
    /// Those at the start. `None`: the board does not say what is connected.
    pub fn of(part: &'a Part2) -> Option<Self> {
        let board = part.options.linked()?;
        // No box has as many cards as there are bits for them.
        let most = |length| part.options.deck(length).len() <= u128::BITS as usize;
        if !most(Length::Short) || !most(Length::Long) {
            return None;
        }
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
            groups: Vec::new(),
            places: all,
            part,
        };
        let mut frodo = BTreeMap::from([(Cards::NotCounted, 1)]);
        if pairs.counts_frodo() {
            let lengths = [Length::Short, Length::Long].into_iter();
            let lengths = lengths.filter(|length| part.length.is_none_or(|open| open == *length));
            let cards = lengths.flat_map(|length| {
                let length = length == Length::Long;
                let deck = (0..pairs.deck(length).len()).filter_map(|now| u8::try_from(now).ok());
                deck.map(move |now| (Cards::Had { length, had: 1 << now, now }, 1))
            });
            frodo = cards.collect();
        }
        pairs.groups = vec![Group { frodo, gandalf: walks }];
        Some(pairs)
    }

    fn deck(&self, long: Long) -> &'a [Card] {
        self.part.options.deck(if long { Length::Long } else { Length::Short })
    }

    fn number(&self, location: Location) -> Option<usize> {
        self.places.binary_search(&location).ok()
    }

    pub fn known(&self) -> Known {
        let mut frodo: BTreeMap<Location, u128> = BTreeMap::new();
        let mut gandalf = vec![0_u128; self.places.len()];
        // All of them together are below 2^128, as was seen when they came to be.
        let mut journeys = 0_u128;
        for group in &self.groups {
            let sequences = group.frodo.values().fold(0_u128, |sum, count| sum.saturating_add(*count));
            let walks = group.gandalf.iter().fold(0_u128, |sum, count| sum.saturating_add(*count));
            journeys = journeys.saturating_add(sequences.saturating_mul(walks));
            for (there, count) in gandalf.iter_mut().zip(&group.gandalf) {
                *there = there.saturating_add(count.saturating_mul(sequences));
            }
            for (cards, count) in &group.frodo {
                if let Some(place) = self.card(cards).and_then(|card| card.last_location(self.step)) {
                    let there = frodo.entry(place).or_default();
                    *there = there.saturating_add(count.saturating_mul(walks));
                }
            }
        }
        Known {
            journeys: Some(journeys),
            frodo: self.counts_frodo().then(|| places(frodo)),
            gandalf: Some(places(self.places.iter().copied().zip(gandalf))),
        }
    }

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

    pub fn go_on(mut self, happened: &Happened) -> Result<Self, TooMany> {
        self.step = happened.step;
        match happened.what {
            What::Start | What::Entry(..) => {}
            What::Answer(question, answer) => self.hear(question, answer),
            What::Step(_) => self.keep_unarrived(happened.arrived),
            What::Course(_) => {
                self.change_course()?;
                self.keep_unarrived(happened.arrived);
            }
            What::GandalfMoved => self.move_gandalf(happened.entry)?,
            What::GandalfHidden | What::GandalfFled => self.draw_token(happened.entry)?,
            What::GandalfAt(location) => {
                let here = self.number(location);
                self.keep_gandalf(|place| Some(place) == here);
                self.done.extend(here.filter(|_| happened.deed));
            }
            What::GandalfInRivendell => {
                let exits: Vec<bool> = self.places.iter().map(|location| location.is_exit()).collect();
                self.keep_gandalf(|place| exits[place]);
                self.in_rivendell = true;
            }
        }
        self.groups = together(std::mem::take(&mut self.groups))?;
        let counts = self.groups.iter().map(Group::count).collect::<Result<Vec<_>, _>>()?;
        sum(counts)?;
        Ok(self)
    }

    /// Keeps the walks to places of which this holds.
    fn keep_gandalf(&mut self, holds: impl Fn(usize) -> bool) {
        for group in &mut self.groups {
            for (place, count) in group.gandalf.iter_mut().enumerate() {
                if !holds(place) {
                    *count = 0;
                }
            }
        }
    }

    /// P21: everybody saw whether this was the last row of the card.
    fn keep_unarrived(&mut self, arrived: bool) {
        let step = self.step;
        for group in &mut self.groups {
            group.frodo.retain(|cards, _| match cards {
                Cards::NotCounted => true,
                Cards::Had { length, .. } => {
                    let last = if *length { Length::Long } else { Length::Short }.moves();
                    if arrived { step == last } else { step < last }
                }
            });
        }
    }

    /// P20: a card of the same deck that Frodo has not had.
    fn change_course(&mut self) -> Result<(), TooMany> {
        let decks = [self.deck(false).len(), self.deck(true).len()];
        for group in &mut self.groups {
            let mut frodo: BTreeMap<Cards, u128> = BTreeMap::new();
            for (cards, count) in &group.frodo {
                let Cards::Had { length, had, .. } = *cards else {
                    frodo.insert(*cards, *count);
                    continue;
                };
                let deck = (0..decks[usize::from(length)]).filter_map(|now| u8::try_from(now).ok());
                for now in deck.filter(|now| had & 1 << now == 0) {
                    let cards = Cards::Had { length, had: had | 1 << now, now };
                    add(frodo.entry(cards).or_default(), *count)?;
                }
            }
            group.frodo = frodo;
        }
        Ok(())
    }

    /// P9: to any connected place, or to none.
    fn move_gandalf(&mut self, entry: Option<Word>) -> Result<(), TooMany> {
        if entry == Some(Word(true)) {
            return self.anywhere();
        }
        for group in &mut self.groups {
            let mut next = group.gandalf.clone();
            for (place, count) in group.gandalf.iter().enumerate().filter(|(_, count)| **count > 0) {
                for to in &self.connected[place] {
                    add(&mut next[*to], *count)?;
                }
            }
            group.gandalf = next;
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
        for group in &mut self.groups {
            let all = sum(group.gandalf.iter().copied())?;
            group.gandalf.fill(0);
            places.iter().for_each(|place| group.gandalf[*place] = all);
        }
        Ok(())
    }

    /// What was answered, by the card, the step and the walk of that time.
    fn hear(&mut self, question: Question, answer: Answer) {
        if matches!(question, Question::Perception(_) | Question::Morgul(_)) && !self.has_areas {
            return;
        }
        let seen: Vec<Seen> =
            (0..self.places.len()).map(|place| self.gandalf_seen(question, place)).collect();
        let mut groups = Vec::new();
        for group in std::mem::take(&mut self.groups) {
            let mut apart: BTreeMap<Seen, BTreeMap<Cards, u128>> = BTreeMap::new();
            for (cards, count) in group.frodo {
                apart.entry(self.frodo_seen(question, &cards)).or_default().insert(cards, count);
            }
            for (frodo, sequences) in apart {
                let walks = group.gandalf.iter().zip(&seen);
                let fit = |gandalf: &Seen| would_be_told(question, frodo, *gandalf, answer);
                let gandalf = walks.map(|(count, seen)| if fit(seen) { *count } else { 0 }).collect();
                groups.push(Group { frodo: sequences, gandalf });
            }
        }
        self.groups = groups;
    }

    /// What a question finds of Gandalf at a place.
    fn gandalf_seen(&self, question: Question, place: usize) -> Seen {
        let here = self.places[place];
        match question {
            _ if self.in_rivendell => Seen::Not,
            Question::Search(_) => Seen::Not,
            Question::Hunt(location) => Seen::there(location == here),
            Question::Perception(region) | Question::Morgul(region) => lies(self.part, region, here),
        }
    }

    /// What a question finds of Frodo by his card.
    fn frodo_seen(&self, question: Question, cards: &Cards) -> Seen {
        let Some(card) = self.card(cards) else { return Seen::NotCounted };
        let rows = card.rows.get(..=usize::from(self.step)).unwrap_or(&card.rows);
        let walked = || rows.iter().rev().filter_map(|row| row.location());
        let Some(here) = walked().next() else { return Seen::Unknown };
        let features = |location: Location| walked().any(|other| other == location);
        let is_long = matches!(cards, Cards::Had { length: true, .. });
        match question {
            // P15: a shelter of his card hides Frodo while he is in it.
            Question::Search(location) => {
                let shelter = || card.rows.contains(&Row::Place { location, shelter: true });
                let sheltered = self.part.options.shelters && is_long && here == location && shelter();
                Seen::there(features(location) && !sheltered)
            }
            Question::Hunt(location) if here == location => Seen::Himself,
            Question::Hunt(location) => Seen::there(features(location)),
            Question::Perception(region) | Question::Morgul(region) => lies(self.part, region, here),
        }
    }
}

/// Groups of which the walks are alike, or the sequences, are one; and those without a pair are none.
fn together(groups: Vec<Group>) -> Result<Vec<Group>, TooMany> {
    let mut all: Vec<Group> = Vec::new();
    for group in groups.into_iter().filter(|group| !group.is_empty()) {
        let group = group.lessened()?;
        if let Some(like) = all.iter_mut().find(|other| other.gandalf == group.gandalf) {
            for (cards, count) in group.frodo {
                add(like.frodo.entry(cards).or_default(), count)?;
            }
        } else if let Some(like) = all.iter_mut().find(|other| other.frodo == group.frodo) {
            for (there, count) in like.gandalf.iter_mut().zip(group.gandalf) {
                add(there, count)?;
            }
        } else {
            all.push(group);
        }
    }
    Ok(all)
}

/// Whether somebody's place lies in an area or section; an exit lies in none (P14).
fn lies(part: &Part2, region: Region, location: Location) -> Seen {
    match part.area(location) {
        _ if location.is_exit() => Seen::Not,
        None => Seen::Unknown,
        Some(area) => Seen::there(region.holds(area)),
    }
}

/// Whether this would have been answered, by what the question finds of the two (P14 to P16). Where Frodo is not counted, what
/// binds Gandalf alone counts.
fn would_be_told(question: Question, frodo: Seen, gandalf: Seen, answer: Answer) -> bool {
    use Seen::{Himself, Not, NotCounted, There, Unknown};
    match (question, frodo, gandalf) {
        (Question::Search(_), NotCounted, _) => true,
        (Question::Search(_), frodo, _) => (answer == Answer::Yes) == (frodo == There),
        (Question::Hunt(_), NotCounted, gandalf) => answer.gandalf_is_found() == (gandalf == There),
        (Question::Hunt(_), frodo, gandalf) => {
            let is = match (frodo, gandalf == There) {
                (Himself, true) => Answer::BothAreFound,
                (Himself, false) => Answer::FrodoIsHere,
                (There, true) => Answer::YesGandalfIsFound,
                (There, false) => Answer::Yes,
                (_, true) => Answer::GandalfIsFound,
                (_, false) => Answer::No,
            };
            is == answer
        }
        (Question::Perception(_), NotCounted, gandalf) => answer != Answer::No || gandalf == Not,
        (Question::Morgul(_), NotCounted, gandalf) => {
            gandalf != Unknown
                && (gandalf == There) == matches!(answer, Answer::Gandalf | Answer::FrodoAndGandalf)
        }
        // Nobody whose place has no known area fits.
        (_, Unknown, _) | (_, _, Unknown) => false,
        (Question::Perception(_), frodo, gandalf) => {
            (answer == Answer::Yes) == (frodo == There || gandalf == There)
        }
        (Question::Morgul(_), frodo, gandalf) => {
            let is = match (frodo == There, gandalf == There) {
                (false, false) => Answer::No,
                (true, false) => Answer::Frodo,
                (false, true) => Answer::Gandalf,
                (true, true) => Answer::FrodoAndGandalf,
            };
            is == answer
        }
    }
}
