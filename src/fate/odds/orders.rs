//! All orders in which the first cards can lie, counted: layer by layer, and in each what is left of every sort of card.

use super::Coming;
use crate::fate::deck::{Deck, Layer, slot};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Add, Mul};

/// Numbers of orders: whole ones while they fit, else worked out.
pub(super) trait Number: Copy + Add<Output = Self> + Mul<Output = Self> {
    fn of(number: u64) -> Self;
}

/// A whole number, while it fits.
#[derive(Clone, Copy)]
pub(super) struct Checked(pub(super) Option<u128>);

impl Add for Checked {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.zip(other.0).and_then(|(one, other)| one.checked_add(other)))
    }
}

impl Mul for Checked {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self(self.0.zip(other.0).and_then(|(one, other)| one.checked_mul(other)))
    }
}

impl Number for Checked {
    fn of(number: u64) -> Self {
        Self(Some(number.into()))
    }
}

impl Number for f64 {
    fn of(number: u64) -> Self {
        number as f64
    }
}

/// How many cards there are of a sort: first by what is asked (not, asked), within it by back as [`slot`] counts.
type Sorts = [u32; 6];
/// Likewise once the head lies: by what is asked, and whether the back is the one of the half.
type Counts = [u8; 4];

/// Where a count of orders stands: what is left, whether a card waits for its half, and how often what is asked has come.
type State = (Counts, bool, u32);

pub(super) struct Asked<'a> {
    pub(super) coming: &'a Coming,
    pub(super) captured: &'a BTreeSet<String>,
    pub(super) flips: u32,
    /// Whether unread cards are what is asked, and unknown backs the half.
    pub(super) unread: bool,
}

impl Asked<'_> {
    /// In how many orders of the first cards it does not come, and in how many orders they can lie.
    pub(super) fn misses<N: Number>(&self, deck: &Deck) -> Option<(N, N)> {
        let half = self.coming.half();
        let reaches = (self.flips + u32::from(half.is_some())).min(deck.len());
        let mut all = N::of(1);
        let mut carried: BTreeMap<(bool, u32), N> = BTreeMap::from([((false, 0), N::of(1))]);
        let mut at = 0;
        for layer in &deck.layers {
            let seen = layer.len().min(reaches.saturating_sub(at));
            if seen == 0 {
                break;
            }
            let beginnings = self.beginnings::<N>(layer);
            all = all * self.orders(&beginnings, layer.len(), seen)?;
            let mut states: BTreeMap<State, N> = BTreeMap::new();
            for ((waits, times), number) in &carried {
                for ((counts, first), weight) in &beginnings {
                    if let Some(first) = first {
                        self.turn_up(&mut states, (*counts, *waits, *times), *first, at, *number * *weight);
                    } else {
                        add(&mut states, (*counts, *waits, *times), *number * *weight);
                    }
                }
            }
            let is_headed = beginnings.keys().next().is_some_and(|(_, first)| first.is_some());
            for position in at + u32::from(is_headed)..at + seen {
                let mut next = BTreeMap::new();
                for (state @ (counts, ..), number) in &states {
                    for (sort, left) in counts.iter().enumerate().filter(|(_, left)| **left > 0) {
                        let mut state = *state;
                        state.0[sort] -= 1;
                        self.turn_up(&mut next, state, sort, position, *number * N::of((*left).into()));
                    }
                }
                states = next;
            }
            carried = BTreeMap::new();
            for ((_, waits, times), number) in states {
                add(&mut carried, (waits, times), number);
            }
            at += seen;
        }
        let misses = carried.into_values().reduce(Add::add).unwrap_or(N::of(0));
        Some((misses, all))
    }

    /// A card of this sort is turned up at this place; where what is asked has come often enough the order is no miss.
    fn turn_up<N: Number>(
        &self,
        states: &mut BTreeMap<State, N>,
        (counts, waits, mut times): State,
        sort: usize,
        position: u32,
        number: N,
    ) {
        let (is_asked, is_half) = (sort >= 2 && position < self.flips, sort % 2 == 1);
        let needs_half = self.coming.half().is_some();
        times += u32::from(if needs_half { waits && is_half } else { is_asked });
        if times < self.coming.times() {
            add(states, (counts, is_asked && needs_half, times), number);
        }
    }

    /// How many orders the first cards of a layer can have.
    fn orders<N: Number>(
        &self,
        beginnings: &BTreeMap<(Counts, Option<usize>), N>,
        cards: u32,
        seen: u32,
    ) -> Option<N> {
        let is_headed = beginnings.keys().next()?.1.is_some();
        let first = u32::from(is_headed);
        let begun = beginnings.values().copied().reduce(Add::add)?;
        Some((first..seen).fold(begun, |orders, drawn| orders * N::of((cards - drawn).into())))
    }

    /// What can lie in a layer once those that are gone are out of it and, if its head was seen, what its first card is: in
    /// how many ways.
    fn beginnings<N: Number>(&self, layer: &Layer) -> BTreeMap<(Counts, Option<usize>), N> {
        let mut sorts: Sorts = [0; 6];
        for (kind, count) in &layer.set.kinds {
            let is_asked = self.coming.is(kind, self.captured);
            sorts[3 * usize::from(is_asked) + slot(kind.back)] += count;
        }
        for (back, count) in layer.set.unread.iter().enumerate() {
            sorts[3 * usize::from(self.unread) + back] += count;
        }
        let mut lie: BTreeMap<Sorts, N> = BTreeMap::from([(sorts, N::of(1))]);
        for (back, count) in layer.gone.iter().enumerate() {
            let mut without = BTreeMap::new();
            for (sorts, number) in lie {
                take(&mut without, sorts, back, 0, *count, number);
            }
            lie = without;
        }
        let mut beginnings = BTreeMap::new();
        for (sorts, number) in lie {
            match layer.shown_back() {
                None => add(&mut beginnings, (self.counts(sorts), None), number),
                Some(head) => {
                    for sort in (0..6).filter(|sort| fits(*sort, slot(Some(head))) && sorts[*sort] > 0) {
                        let mut rest = sorts;
                        rest[sort] -= 1;
                        // F50: a head that was seen is known, whatever card has it.
                        let is_half = self.coming.half() == Some(head);
                        let first = 2 * (sort / 3) + usize::from(is_half);
                        add(
                            &mut beginnings,
                            (self.counts(rest), Some(first)),
                            number * N::of(sorts[sort].into()),
                        );
                    }
                }
            }
        }
        beginnings
    }

    /// The sort of a card that lies there, as far as it matters.
    fn sort(&self, sort: usize) -> usize {
        let back = sort % 3;
        let is_half = match self.coming.half() {
            None => false,
            half if back == slot(half) => true,
            Some(_) => back == slot(None) && self.unread,
        };
        2 * (sort / 3) + usize::from(is_half)
    }

    fn counts(&self, sorts: Sorts) -> Counts {
        let mut counts = Counts::default();
        for (sort, count) in sorts.into_iter().enumerate() {
            counts[self.sort(sort)] += count as u8;
        }
        counts
    }
}

/// Whether a card of this sort can have shown this back: one whose back nobody knows fits every head (F50).
fn fits(sort: usize, back: usize) -> bool {
    back == slot(None) || sort % 3 == back || sort % 3 == slot(None)
}

/// Takes so many cards that showed this back out of the sorts from this one on, in all ways.
fn take<N: Number>(
    into: &mut BTreeMap<Sorts, N>,
    sorts: Sorts,
    back: usize,
    from: usize,
    count: u32,
    number: N,
) {
    if count == 0 {
        return add(into, sorts, number);
    }
    let Some(sort) = (from..6).find(|sort| fits(*sort, back) && sorts[*sort] > 0) else { return };
    for taken in 0..=count.min(sorts[sort]) {
        let mut rest = sorts;
        rest[sort] -= taken;
        let ways = number * N::of(choices(sorts[sort].into(), taken.into()));
        take(into, rest, back, sort + 1, count - taken, ways);
    }
}

/// In how many ways some of these can be chosen: at most 48 of them.
fn choices(of: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, chosen| ways * (of - chosen) / (chosen + 1))
}

fn add<K: Ord, N: Number>(into: &mut BTreeMap<K, N>, key: K, number: N) {
    into.entry(key).and_modify(|stands| *stands = *stands + number).or_insert(number);
}
