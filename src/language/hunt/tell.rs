//! What can be asked at any time, and what is told then.

use super::commands::Query;
use super::in_figures::in_figures;
use super::protocol;
use super::status::{corruption, fact, ready, status, tracks};
use super::story::{story, war_tokens, written};
use super::telling::in_prose;
use crate::hunt::telling::Over;
use crate::hunt::{Entry, Phase, Record, Refusal, State};
use crate::language::protocol::list;
use crate::language::{Ear, Told, Words};

/// What a query tells.
///
/// # Errors
///
/// Why it has no answer now.
pub(super) fn tell(words: &Words, query: Query, record: &Record) -> Result<Told, Refusal> {
    let state = record.state();
    let State { view, hidden } = state;
    let mut lines = Vec::new();
    let mut hidden_side = |text: String| lines.push((Ear::Hidden, text));
    let answer = match query {
        Query::Reach => {
            hidden_side(list("reach", &crate::hunt::reach(state)?));
            "listed".into()
        }
        Query::Log if view.part2.is_some() => {
            // P9: in Part 2 the log is Gandalf's.
            for (number, location) in hidden.gandalf.iter().enumerate() {
                hidden_side(match number {
                    0 => format!("start {location}"),
                    _ => entry(number, Entry::Location(*location)),
                });
            }
            hidden.gandalf.len().saturating_sub(1).to_string()
        }
        Query::Log => {
            hidden.start.iter().for_each(|start| hidden_side(format!("start {start}")));
            (1..).zip(&hidden.log).for_each(|(number, it)| hidden_side(entry(number, *it)));
            hidden.log.len().to_string()
        }
        Query::Result => {
            let tokens = crate::hunt::result(view)?;
            story(words, record).into_iter().for_each(hidden_side);
            lines.insert(0, (Ear::Table, war_tokens(words, tokens)));
            protocol::result(tokens)
        }
        Query::Telling => {
            let over = Over::of(record, None).map_err(|_| Refusal::NothingToldYet { now: view.now() })?;
            let part = over.part();
            over.moments().iter().for_each(|moment| hidden_side(in_figures(part, moment)));
            "told".into()
        }
        Query::Corruption => {
            if view.part2.is_some() && !view.options.open_length {
                hidden_side(protocol::limit(state));
            }
            protocol::corruption(view)
        }
        Query::Fellowship => protocol::fellowship(view),
        Query::Company => protocol::company(view),
        Query::Eyes => protocol::eyes(view),
        // The tiles came with the letter, and go into the cup when Part 2 begins (P5).
        Query::Pool if view.phase == Phase::Letter => return Err(Refusal::OnlyInPart { part: 2 }),
        Query::Pool => protocol::pool(view).ok_or(Refusal::TilesUnknown)?,
        Query::Tracks => {
            let tracks = view.tracks.iter().map(|(location, side)| protocol::track(*location, Some(*side)));
            lines.extend(tracks.map(|text| (Ear::Table, text)));
            view.tracks.len().to_string()
        }
        Query::Status => {
            lines.extend(status(words, state, false).into_iter().map(|fact| (Ear::Table, fact)));
            "ok".into()
        }
    };
    Ok(Told { lines, answer })
}

/// The same in words, for people.
pub(super) fn answered(words: &Words, query: Query, record: &Record) -> Vec<(Ear, String)> {
    let state = record.state();
    let State { view, hidden } = state;
    let told = |name, value: String| (Ear::Table, fact(words, name, value));
    let alone = |name, value: String| (Ear::Hidden, fact(words, name, value));
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(", ");
    match query {
        Query::Corruption => {
            // P3: the limit is his alone.
            let secret = view.part2.is_some() && !view.options.open_length;
            let limit =
                secret.then(|| alone("corruption", format!("{} / {}", view.corruption, state.limit())));
            [told("corruption", corruption(words, view))].into_iter().chain(limit).collect()
        }
        Query::Fellowship => vec![told("fellowship", format!("{} / {}", view.tokens, view.pool))],
        Query::Company => vec![told("company", ready(words, view))],
        Query::Eyes => vec![told("eyes", view.eyes.to_string())],
        Query::Pool => view.hunt_pool.iter().map(|pool| told("pool", pool.len().to_string())).collect(),
        Query::Tracks if view.tracks.is_empty() => vec![told("tracks", "–".to_owned())],
        Query::Tracks => vec![told("tracks", list(&mut tracks(words, view)))],
        Query::Status => status(words, state, true).into_iter().map(|fact| (Ear::Table, fact)).collect(),
        Query::Reach => {
            let reach = crate::hunt::reach(state).unwrap_or_default();
            vec![alone("reach", list(&mut reach.iter().map(ToString::to_string)))]
        }
        Query::Log => {
            // P9: in Part 2 the log is Gandalf's.
            let (start, log) = match view.part2 {
                Some(_) => (None, &[][..]),
                None => (hidden.start, &hidden.log[..]),
            };
            let places = start.iter().chain(&hidden.gandalf).map(ToString::to_string);
            let entries = places.chain(log.iter().map(written));
            vec![alone("log", list(&mut { entries }))]
        }
        Query::Telling => match Over::of(record, None) {
            Ok(over) => {
                let told = in_prose(words, &over, &over.moments(), Some(view)).lines();
                told.into_iter().map(|line| (Ear::Hidden, line)).collect()
            }
            Err(_) => Vec::new(),
        },
        // It is said in words as it is.
        Query::Result => Vec::new(),
    }
}

fn entry(number: usize, entry: Entry) -> String {
    format!("entry {number} {entry}")
}
