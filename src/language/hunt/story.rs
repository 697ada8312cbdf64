//! The whole journey in words, for when there is nothing left to hide: Part 1's log, the Journey cards, Gandalf's log.

use crate::hunt::{ActionTokens, Event, Public, Record, Row, Secret};
use crate::language::Words;
use fluent_bundle::FluentValue;

/// A line for the log of Part 1, for each Journey card as far as it was followed, and for Gandalf's log.
pub fn story(words: &Words, record: &Record) -> Vec<String> {
    // Each with its start first.
    let mut log: Vec<String> = Vec::new();
    let mut gandalf: Vec<String> = Vec::new();
    let mut in_part_2 = false;
    // The cards, with the step at which each was taken up, and the last step on it.
    let mut cards: Vec<(Vec<Option<Row>>, u8, u8)> = Vec::new();
    let mut step = 0;
    for event in record.events() {
        match event {
            Event::Secret(Secret::Start { location, .. }) => log.push(location.to_string()),
            Event::Secret(Secret::Entered { entry, .. }) => log.push(written(*entry)),
            Event::Secret(Secret::Corrected { correction, .. }) => {
                let log = if in_part_2 { &mut gandalf } else { &mut log };
                let mut entries = log.split_off(1.min(log.len()));
                correction.mend(&mut entries, |entry| Some(written(entry)));
                log.append(&mut entries);
            }
            Event::Secret(Secret::Gandalf { at, .. }) => gandalf.push(at.to_string()),
            Event::Secret(Secret::Journey(journey)) => {
                cards.pop();
                cards.push((journey.rows.clone(), step, step));
            }
            Event::Secret(Secret::Course { journey, .. }) => cards.push((journey.rows.clone(), step, step)),
            Event::Public(Public::PartTwo { .. }) => (step, in_part_2) = (0, true),
            Event::Public(Public::Stepped { step: now, .. } | Public::CourseChanged { step: now }) => {
                step = *now;
                if let Some((_, from, to)) = cards.last_mut() {
                    (*from, *to) = ((*from).min(step), step);
                }
            }
            _ => {}
        }
    }
    let say = |name: &str, way: String, facts: &[(&str, FluentValue<'_>)]| {
        let mut facts = facts.to_vec();
        facts.push(("way", way.into()));
        words.say(name, &facts)
    };
    let mut lines = Vec::new();
    if !log.is_empty() {
        lines.push(say("story-log", log.join(" "), &[]));
    }
    for (number, (rows, from, to)) in (1..).zip(&cards) {
        let walked = rows.iter().take(usize::from(*to) + 1).map(|row| match row {
            // Without the stars of shelters.
            Some(row) => row.location().map_or_else(|| written(row), |location| location.to_string()),
            None => "?".to_owned(),
        });
        let facts = [("number", number.into()), ("count", cards.len().into()), ("from", (*from).into())];
        lines.push(say("story-card", walked.collect::<Vec<_>>().join(" "), &facts));
    }
    if !gandalf.is_empty() {
        lines.push(say("story-gandalf", gandalf.join(" "), &[]));
    }
    lines
}

/// An entry of a log, or a row of a card, as a player writes it.
pub fn written(entry: impl ToString) -> String {
    let entry = entry.to_string();
    if entry == "." { "•".into() } else { entry }
}

/// P23: who gets how many tokens for a following War of the Ring.
pub fn war_tokens(words: &Words, tokens: ActionTokens) -> String {
    let facts = [("shadow", tokens.shadow.into()), ("free-peoples", tokens.free_peoples.into())];
    words.say("war-tokens", &facts)
}

/// The rows of a card as a player reads them.
pub fn card_rows(rows: &[Row]) -> String {
    rows.iter().map(written).collect::<Vec<_>>().join("  ")
}
