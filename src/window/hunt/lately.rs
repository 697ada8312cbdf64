//! What was done lately, in words.

use crate::hunt::board::Location;
use crate::hunt::{Answer, Asked, Event, Hunt, Public, Record, Side};
use crate::language::Words;
use crate::language::hunt::{
    day_told, deed_done, deed_seen, in_words as told_in_words, question, spoken, whispered,
};
use crate::referee::Mark;
use crate::table::{Act, Line, OPENING};
use crate::window::play::history::Entry;
use crate::window::play::lately::{TOLD, in_words};
use crate::window::play::utterance::Utterance;

/// What was done lately, the latest first: what the Ring-bearer did, and below it what that told the table.
pub(super) fn done_lately(words: &Words, record: &Record) -> Vec<Utterance> {
    let acts = record.acts();
    let mut said = Vec::new();
    for (at, act) in acts.iter().enumerate().rev().take(TOLD) {
        let events = record.led_to(act);
        // The answer tells the question as well.
        if is_asked(act) && at + 1 < acts.len() {
            continue;
        }
        let text = match (answered(events), act) {
            (Some((asked, answer)), _) => {
                Some(format!("{}: {}", question(words, asked), spoken(words, answer)))
            }
            (None, Act::Undid(line)) if draws_tiles(record, *line) => taken_back(words, record, *line),
            (None, act) => Some(in_words(words, record, act)),
        }
        .unwrap_or_default();
        said.push(Utterance { mark: Mark::Answer, text });
        said.extend(told_at(words, record, at).map(|text| Utterance { mark: Mark::Table, text }));
        said.extend(whispers(words, events));
    }
    said
}

/// Every line that stands, with what it told the table, and where a turn began.
pub(super) fn entries(words: &Words, record: &Record) -> Vec<Entry> {
    let standing = record.standing();
    let mut entries = Vec::new();
    // The first one opened the game, and is not taken back.
    for (at, line) in standing.iter().enumerate().skip(1) {
        let Some((said, events)) = record.line(*line) else { continue };
        let mut told = vec![Utterance {
            mark: Mark::Answer,
            text: deed_done(words, &said.full, events.iter().filter_map(Event::public)),
        }];
        let to_table = events.iter().flat_map(|event| told_of(words, event));
        told.extend(to_table.map(|text| Utterance { mark: Mark::Table, text }));
        told.extend(whispers(words, events));
        let above = events.iter().filter_map(Event::public).find_map(|event| match event {
            Public::TurnBegan { day, turn } => Some(day_told(words, *day, *turn)),
            _ => None,
        });
        entries.push(Entry { above, told, behind: standing.len() - 1 - at });
    }
    entries
}

/// What an event told the table, whatever lay on the board before.
fn told_of(words: &Words, event: &Event) -> Vec<String> {
    match event {
        Event::Public(Public::Answered { answer, .. }) => vec![spoken(words, *answer)],
        event => told_in_words(words, event, |_| None),
    }
}

/// What of it everybody was told, for as long as the rest is veiled: of what was taken back only that it was.
pub(super) fn told_lately(words: &Words, record: &Record) -> Vec<Utterance> {
    let acts = record.acts();
    let mut seen = Vec::new();
    let mut said = Vec::new();
    for (at, act) in acts.iter().enumerate().rev().take(TOLD) {
        let line = match act {
            Act::Did { .. } => at + OPENING,
            Act::Undid(line) | Act::Redid(line) => *line,
        };
        // What came of a line in the end is told where that came about.
        if seen.contains(&line) {
            continue;
        }
        seen.push(line);
        let told: Vec<String> = match act {
            Act::Undid(_) => taken_back(words, record, line).into_iter().collect(),
            Act::Did { .. } | Act::Redid(_) => told_at(words, record, at).collect(),
        };
        said.extend(told.into_iter().map(|text| Utterance { mark: Mark::Table, text }));
    }
    said
}

/// That a line was taken back which had told the table something, by what everybody may know of it.
fn taken_back(words: &Words, record: &Record, line: Line) -> Option<String> {
    let (said, events) = record.line(line)?;
    let command = deed_seen(words, &said.open, events.iter().filter_map(Event::public));
    events.iter().any(is_public).then(|| words.say("table-undo", &[("command", command.into())]))
}

/// Whether tiles were drawn by it: everybody has seen them.
fn draws_tiles(record: &Record, line: Line) -> bool {
    let drawn = |event: &Event| matches!(event, Event::Public(Public::TilesDrawn { .. }));
    record.line(line).is_some_and(|(_, events)| events.iter().any(drawn))
}

fn is_public(event: &Event) -> bool {
    event.public().is_some()
}

/// What the table was told by the act at this place.
pub(super) fn told_at(words: &Words, record: &Record, at: usize) -> impl Iterator<Item = String> {
    let events = record.acts().get(at).map_or(&[][..], |act| record.led_to(act));
    events.iter().flat_map(move |event| {
        joined(told_in_words(words, event, |location| lay_before(record, at, location)))
    })
}

/// What a line leads over to stands behind it: nothing ends with a colon where the rest has no room.
fn joined(lines: Vec<String>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for line in lines {
        match told.last_mut().filter(|before| before.ends_with(':')) {
            Some(before) => *before = format!("{before} {line}"),
            None => told.push(line),
        }
    }
    told
}

/// The Track token at a location before the act at this place, as everybody saw it.
pub(super) fn lay_before(record: &Record, at: usize, location: Location) -> Option<Side> {
    let mut standing: Vec<&[Event]> = Vec::new();
    for act in record.acts().iter().take(at) {
        match act {
            Act::Undid(_) => drop(standing.pop()),
            Act::Did { .. } | Act::Redid(_) => standing.push(record.led_to(act)),
        }
    }
    let before = standing.into_iter().rev().flat_map(|events| events.iter().rev()).filter_map(Event::public);
    let mut last = before.filter_map(|event| match event {
        Public::Track { location: there, side } if *there == location => Some(*side),
        // P5, P20: all of them leave the board.
        Public::PartTwo { .. } | Public::CourseChanged { .. } => Some(None),
        _ => None,
    });
    last.next().flatten()
}

fn is_asked(act: &Act<Hunt>) -> bool {
    matches!(act, Act::Did { events, .. } if matches!(events[..], [Event::Public(Public::Asked(_))]))
}

/// The question that was answered, and the answer.
pub(super) fn answered(events: &[Event]) -> Option<(Asked, Answer)> {
    events.iter().filter_map(Event::public).find_map(|event| match event {
        Public::Answered { asked, answer } => Some((*asked, *answer)),
        _ => None,
    })
}

/// What the Ring-bearer could not know himself.
pub(super) fn whispers(words: &Words, events: &[Event]) -> impl Iterator<Item = Utterance> {
    let sentences = events.iter().filter_map(|event| match event {
        Event::Secret(event) => whispered(words, event),
        Event::Public(_) => None,
    });
    sentences.map(|text| Utterance { mark: Mark::Secret, text })
}
