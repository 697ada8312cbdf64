//! What can be asked at any time, and what is told then.

use super::commands::Query;
use super::in_figures::in_figures;
use super::protocol;
use super::status::status;
use super::story::{story, war_tokens};
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
            lines.extend(status(words, state).into_iter().map(|fact| (Ear::Table, fact)));
            "ok".into()
        }
    };
    Ok(Told { lines, answer })
}

fn entry(number: usize, entry: Entry) -> String {
    format!("entry {number} {entry}")
}
