//! What is folded of a game whose books are kept: the books that all of them have, and what is the game's own.

use super::command::{Agreed, Event};
use super::rules::Rules;
use crate::table::{self, Fold};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Books {
    /// What was agreed; `None` before `new`.
    pub agreed: Option<Agreed>,
    pub table_word: Option<String>,
    /// G17: who sits where, in the order in which they were first named.
    pub seats: Vec<(String, String)>,
    /// G18: what lies where, likewise.
    pub parked: Vec<(String, String)>,
    pub drawn: BTreeMap<String, u64>,
}

impl Books {
    /// G17: who sits there, if somebody has said so.
    pub fn seated(&self, who: &str) -> Option<&str> {
        self.seats.iter().find(|(seat, _)| seat == who).map(|(_, name)| name.as_str())
    }

    /// Whether chances are told in this game (G12).
    pub fn tells_odds(&self) -> bool {
        self.agreed.as_ref().is_some_and(|agreed| !agreed.without_odds)
    }

    /// Whether dice are thrown and tiles drawn on the table (G7).
    pub fn draws_by_hand(&self) -> bool {
        self.agreed.as_ref().is_some_and(|agreed| agreed.by_hand)
    }
}

/// All that everybody may see, which is all that there is.
#[derive(Clone)]
pub struct View<G: Rules> {
    pub books: Books,
    pub own: G::OwnView,
}

impl<G: Rules> Default for View<G> {
    fn default() -> Self {
        Self { books: Books::default(), own: G::OwnView::default() }
    }
}

impl<G: Rules> Fold<Event<G::Options, G::OwnEvent>> for View<G> {
    fn apply(&mut self, event: &Event<G::Options, G::OwnEvent>) {
        let books = &mut self.books;
        match event {
            Event::New { agreed, options } => {
                books.agreed = Some(agreed.clone());
                self.own = G::laid_out(options);
            }
            Event::TableWord { word } => books.table_word = Some(word.clone()),
            Event::Seat { who, name } => put(&mut books.seats, who, name.as_deref()),
            Event::Park { place, text } => put(&mut books.parked, place, text.as_deref()),
            Event::Drew { kind, count } => *books.drawn.entry(kind.clone()).or_default() += count,
            Event::Told { .. } | Event::Noted { .. } | Event::ByWord => {}
            Event::Own(event) => self.own.apply(event),
        }
    }
}

/// Keeps a text under a name, instead of the one before; or takes it away.
fn put(kept: &mut Vec<(String, String)>, name: &str, text: Option<&str>) {
    let at = kept.iter().position(|(known, _)| known == name);
    match (at, text) {
        (Some(at), Some(text)) => text.clone_into(&mut kept[at].1),
        (Some(at), None) => {
            kept.remove(at);
        }
        (None, Some(text)) => kept.push((name.to_owned(), text.to_owned())),
        (None, None) => {}
    }
}

/// A secret: there is none that could be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nothing {}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoScreen;

impl<G: Rules> Fold<table::Event<G>> for NoScreen {
    fn apply(&mut self, _: &table::Event<G>) {}
}
