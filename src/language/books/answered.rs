//! What any such game is asked, answered for people: what stands behind `=` and `!` is for programs.

use super::{Terms, protocol};
use crate::books::{Rules, View};
use crate::language::{Spoken, Words};
use crate::table::Record;

/// What was packed up, a line each.
pub(super) fn parked_in_words<G: Rules>(words: &Words, view: &View<G>) -> Vec<String> {
    let told = |(place, text): &(String, String)| {
        words.say("books-deed-park", &[("place", place.as_str().into()), ("text", text.as_str().into())])
    };
    view.books.parked.iter().map(told).collect()
}

/// What was done so far, numbered as it is in the log.
pub(super) fn log_in_words<G: Terms>(words: &Words, record: &Record<G>) -> Vec<String> {
    let view = &record.state().view;
    let done = record.said().skip(1).map(|(said, led)| G::deed_done(words, view, &said.full, led));
    let log: Vec<String> = (1..).zip(done).map(|(at, done)| protocol::logged(at, &done)).collect();
    if log.is_empty() { vec![words.say("books-nothing-done", &[])] } else { log }
}
