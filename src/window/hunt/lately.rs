//! What was done lately, in words.

use super::answered::spoken;
use crate::hunt::{Answer, Asked, Event, Hunt, Public, Record, Touched};
use crate::language::Words;
use crate::language::hunt::{corrected, deed, hands_do, publicly, question, whispered};
use crate::referee::{Mark, Reply};
use crate::table::Act;
use crate::window::widgets::look::Look;
use iced::widget::{Column, column, container, text};
use iced::{Element, Fill};

/// How many lines of the record are told.
const TOLD: usize = 40;

/// Something that was said, and whom it was for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Whom it was for.
    pub mark: Mark,
    /// The words.
    pub text: String,
}

impl Said {
    /// What a reply says besides its answer.
    pub fn besides(reply: &Reply) -> Vec<Self> {
        let said = reply.lines.iter().filter(|line| line.mark != Mark::Answer);
        said.map(|line| Self { mark: line.mark, text: line.text.clone() }).collect()
    }
}

/// What was done lately, the latest first: what the Ring-bearer did, and below it what that told the table.
pub(super) fn done_lately(words: &Words, record: &Record) -> Vec<Said> {
    let acts = record.acts();
    let mut said = Vec::new();
    for (at, act) in acts.iter().enumerate().rev().take(TOLD) {
        let events = record.led_to(act);
        // The answer tells the question as well.
        if is_asked(act) && at + 1 < acts.len() {
            continue;
        }
        let text = match answered(events) {
            Some((asked, answer)) => format!("{}: {}", question(words, asked), spoken(words, answer)),
            None => in_words(words, record, act),
        };
        said.push(Said { mark: Mark::Answer, text });
        let told = events.iter().flat_map(|event| told(words, event));
        said.extend(told.map(|text| Said { mark: Mark::Table, text }));
        said.extend(whispers(words, events));
    }
    said
}

fn is_asked(act: &Act<Hunt>) -> bool {
    matches!(act, Act::Did { events, .. } if matches!(events[..], [Event::Public(Public::Asked(_))]))
}

/// A line of the record in words.
pub(super) fn in_words(words: &Words, record: &Record, act: &Act<Hunt>) -> String {
    let (name, line) = match act {
        Act::Did { said, .. } => return deed(words, &said.full),
        Act::Undid(line) => ("table-undo", line),
        Act::Redid(line) => ("table-redo", line),
    };
    let command = record.line(*line).map_or(String::new(), |(said, _)| deed(words, &said.full));
    words.say(name, &[("command", command.into())])
}

/// The question that was answered, and the answer.
pub(super) fn answered(events: &[Event]) -> Option<(Asked, Answer)> {
    events.iter().filter_map(Event::public).find_map(|event| match event {
        Public::Answered { asked, answer } => Some((*asked, *answer)),
        _ => None,
    })
}

/// What the Ring-bearer could not know himself.
pub(super) fn whispers(words: &Words, events: &[Event]) -> impl Iterator<Item = Said> {
    let sentences = events.iter().filter_map(|event| match event {
        Event::Secret(event) => whispered(words, event),
        Event::Public(_) => None,
    });
    sentences.map(|text| Said { mark: Mark::Secret, text })
}

/// Where everybody sees that Gandalf is, or what he has done there.
pub(super) fn gandalf_seen(words: &Words, event: &Public) -> Option<String> {
    let (name, location) = match event {
        Public::GandalfRevealed { location } => ("table-figure", location),
        // P11: he is not revealed by it, and no figure stands there.
        Public::DeedDone { location } => ("deed-deed", location),
        _ => return None,
    };
    Some(format!("{}: {location}", words.say(name, &[])))
}

/// What an event tells the table, in words.
pub(super) fn told(words: &Words, event: &Event) -> Vec<String> {
    match event {
        Event::Secret(_) | Event::Public(Public::Asked(_)) => Vec::new(),
        Event::Public(Public::Corrected { answers, step }) => {
            corrected(words, answers, *step, |touched| set_right(words, touched))
        }
        Event::Public(event @ (Public::GandalfRevealed { .. } | Public::DeedDone { .. })) => {
            gandalf_seen(words, event).into_iter().collect()
        }
        Event::Public(Public::InformationFound { .. } | Public::Track { .. }) => {
            hands_do(words, event).into_iter().collect()
        }
        Event::Public(event) => publicly(words, event).into_iter().collect(),
    }
}

/// An answer that was set right, beside what was told.
pub(super) fn set_right(words: &Words, Touched { asked, was, is }: &Touched) -> String {
    let facts = [
        ("question", question(words, *asked).into()),
        ("was", spoken(words, *was).into()),
        ("is", spoken(words, *is).into()),
    ];
    words.say("public-corrected-answer", &facts)
}

/// The panel.
pub(super) fn lately<'a, Message: 'a>(
    look: Look,
    words: &Words,
    said: impl Iterator<Item = &'a Said>,
    veiled: bool,
) -> Element<'a, Message> {
    let colours = look.colours();
    let said = said.filter(|said| !veiled || said.mark == Mark::Table);
    let lines = said.map(|said| {
        let colour = match said.mark {
            Mark::Answer => colours.ink,
            Mark::Table => colours.faint,
            Mark::Secret => colours.gold,
            Mark::Refused => colours.red,
        };
        text(said.text.as_str()).size(look.size(14.0)).color(colour).into()
    });
    let lines = Column::with_children(lines).spacing(look.size(3.0)).width(Fill);
    let panel = column![look.heading(words.say("table-lately", &[])), lines].spacing(look.size(6.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}
