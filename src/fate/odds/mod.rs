//! Chances out of the shadow deck (F52): all orders of each layer that fit what is known are counted, none is tried.

mod orders;
#[cfg(test)]
mod tests;

use super::deck::{Deck, Kind, Layer};
use super::terms::{Back, Order};
use crate::books::{Lately, Ratio};
use orders::{Asked, Checked};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Coming {
    Card(Vec<Kind>),
    Line(String),
    At(String),
    Order(Order),
    /// A special is flipped.
    Special,
    /// So many troops at least.
    Troops(u32),
}

impl Coming {
    pub(super) fn half(&self) -> Option<Back> {
        match self {
            Self::Card(_) | Self::Special => None,
            Self::Line(_) => Some(Back::Red),
            Self::At(_) | Self::Order(_) | Self::Troops(_) => Some(Back::Black),
        }
    }

    pub(super) fn times(&self) -> u32 {
        if let Self::Troops(times) = self { *times } else { 1 }
    }

    pub(super) fn is(&self, kind: &Kind, captured: &BTreeSet<String>) -> bool {
        let front = kind.front.as_ref();
        match self {
            Self::Card(kinds) => kinds
                .iter()
                .any(|other| other.name == kind.name && (other.back.is_none() || other.back == kind.back)),
            Self::Line(line) => front.is_some_and(|front| front.line == *line),
            Self::At(place) => front.is_some_and(|front| front.place == *place && !captured.contains(place)),
            Self::Order(order) => front.is_some_and(|front| front.order == *order),
            Self::Special => front.is_none(),
            Self::Troops(_) => front.is_some_and(|front| !captured.contains(&front.place)),
        }
    }
}

/// A chance, as far as it can be had.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    pub chance: Ratio,
    /// F50: unread cards or unknown backs might make it larger.
    pub at_least: bool,
    /// F50: it reaches into a layer of which something was taken on the table's word.
    pub doubtful: bool,
}

/// What chances go by: the layers, so many flips, the places that are not reinforced.
type Known = (Vec<Layer>, u32, BTreeSet<String>);
/// Chances as they were asked for.
type Chances = Rc<RefCell<Vec<(Coming, Chance)>>>;

thread_local! {
    static CHANCES: Lately<Known, Chances> = const { Lately::new() };
}

/// F52: what the chance is within so many flips. `captured`: places that are not reinforced (F42).
pub fn chance(deck: &Deck, flips: u32, coming: &Coming, captured: &BTreeSet<String>) -> Chance {
    let known = (deck.layers.clone(), flips, captured.clone());
    let chances = CHANCES.with(|chances| chances.answer(known, |_| Chances::default()));
    let asked = chances.borrow().iter().find(|(other, _)| other == coming).map(|(_, chance)| *chance);
    asked.unwrap_or_else(|| {
        let chance = worked_out(deck, flips, coming, captured);
        chances.borrow_mut().push((coming.clone(), chance));
        chance
    })
}

fn worked_out(deck: &Deck, flips: u32, coming: &Coming, captured: &BTreeSet<String>) -> Chance {
    let counted = |unread| {
        let asked = Asked { coming, captured, flips, unread };
        let exact: Option<(Checked, Checked)> = asked.misses(deck);
        match exact {
            Some((Checked(Some(misses)), Checked(Some(all)))) if all > 0 => {
                Ratio::of_counts(all.saturating_sub(misses), all)
            }
            _ => match asked.misses::<f64>(deck) {
                Some((misses, all)) => Ratio::worked_out(1.0 - misses / all),
                None => Ratio::ZERO,
            },
        }
    };
    let chance = counted(false);
    let reaches = flips + u32::from(coming.half().is_some());
    let mut before = 0;
    let doubtful = deck.layers.iter().any(|layer| {
        let is_reached = before < reaches;
        before += layer.len();
        is_reached && layer.doubtful
    });
    Chance { chance, at_least: counted(true) > chance, doubtful }
}
