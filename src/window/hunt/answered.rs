//! What came back for the last command: the answer to be spoken, what hands do with it, and why, for the Ring-bearer
//! alone; or what a correction would touch.

use super::lately::{answered, lay_before, told_at, whispers};
use crate::hunt::{Event, Hunt, Public, Question, Record, State};
use crate::language::Words;
use crate::language::hunt::{
    Errand, beside, deed_seen, hands_do, question, reason, spoken, taken_back, tiles, unknown_in_words,
};
use crate::language::{Meaning, Verb, hear};
use crate::referee::{Mark, Referee, Reply};
use crate::store::{Kept, typed_path};
use crate::table::{Act, Game as _};
use crate::window::play::lately::in_words;
use crate::window::play::utterance::Utterance;
use std::path::PathBuf;

/// What came back for the last command.
#[derive(Clone)]
pub struct Answered {
    pub said: Utterance,
    /// What it is: the question, or what was done.
    pub above: String,
    /// Whether it is to be spoken: an answer, or tiles.
    spoken: bool,
    /// Whether the game went on by it.
    pub acted: bool,
    pub told: Vec<String>,
    /// What is said besides, and to whom: what a query tells, or what the Ring-bearer could not know.
    pub besides: Vec<Utterance>,
    /// Why it is so, for the Ring-bearer alone.
    pub private: String,
}

/// What is known before a command is given, and what was there.
pub struct Asking {
    /// Why the answer is what it is, as it was when it was asked: a Gandalf who is found is gone at once.
    why: Option<String>,
    lines: usize,
}

impl Asking {
    pub fn now(referee: &Referee) -> Self {
        let why = |state: &State| {
            let question: Question = state.view.asked?.question;
            reason(referee.words(), state, question)
        };
        let lines = referee.kept::<Hunt>().map_or(0, |game| game.record().acts().len());
        Self { why: referee.state::<Hunt>().and_then(why), lines }
    }

    pub fn lines(&self) -> usize {
        self.lines
    }

    pub fn answered(self, command: &str, reply: &Reply, referee: &Referee) -> Option<Answered> {
        let line = reply.lines.last()?;
        let words = referee.words();
        let record = referee.kept::<Hunt>().map(Kept::record);
        // Of this very command: an earlier answer stands until the table hears something else.
        let act = record.and_then(|record| record.acts().get(self.lines..)?.last());
        let events = record.zip(act).map_or(&[][..], |(record, act)| record.led_to(act));
        let drawn = events.iter().filter_map(Event::public).find_map(|event| match event {
            Public::TilesDrawn { tiles: drawn, .. } if !drawn.is_empty() => Some(tiles(words, drawn)),
            _ => None,
        });
        let answer = answered(events);
        // What is spoken at the table: an answer, or tiles.
        let loud = answer.is_some() || drawn.is_some();
        let (above, text) = match (answer, drawn, record.zip(act)) {
            (Some((asked, answer)), ..) => (question(words, asked), spoken(words, answer)),
            (None, Some(drawn), _) => (words.say("table-tiles-drawn", &[]), drawn),
            (None, None, Some((record, act))) => {
                let done = in_words(words, record, act);
                match act {
                    Act::Did { .. } => (format!("{}: {done}", words.say("table-did", &[])), String::new()),
                    Act::Undid(_) | Act::Redid(_) => (done, String::new()),
                }
            }
            // Nothing was done: it was refused, or asks how things stand.
            (None, None, None) => {
                let written = written_to(command).filter(|_| reply.accepted());
                let text = written
                    .map(|path| words.say("archive-written", &[("path", path.display().to_string().into())]));
                // What a query tells stands below; its answer is for programs.
                let besides = reply.lines.len() > 1 || !reply.in_words.is_empty();
                let line = if reply.accepted() && besides { "" } else { &line.text };
                (words.say("table-answer", &[]), text.unwrap_or_else(|| line.to_owned()))
            }
        };
        let mut besides = match reply.accepted() {
            true if !reply.in_words.is_empty() => Utterance::in_words(reply),
            true if act.is_none() => Utterance::besides(reply),
            true => whispers(words, events).collect(),
            false => Vec::new(),
        };
        // Whether the game is not safe on disk stands above the screen; what has become of its file is said here.
        besides.extend(reply.news.iter().cloned().map(|text| Utterance { mark: Mark::Table, text }));
        let private = match answer {
            Some(_) => self.why.unwrap_or_default(),
            None if reply.accepted() => String::new(),
            None => record.map(|record| why_refused(words, command, record)).unwrap_or_default(),
        };
        // Beside an answer stands what hands do for it; otherwise all that everybody was told.
        let told = match record.zip(act) {
            None => Vec::new(),
            Some((record, _)) => {
                let at = record.acts().len() - 1;
                let lay = |location| lay_before(record, at, location);
                // What comes then stands in the host's line, and is said once.
                let corrected = |event: &Event| matches!(event, Event::Public(Public::Corrected { .. }));
                let goes_on = matches!(act, Some(Act::Did { .. })) && !events.iter().any(corrected);
                match loud || goes_on {
                    true => summed(events).filter_map(|event| hands_do(words, event, lay)).collect(),
                    false => told_at(words, record, at).chain(to_say_back(words, record)).collect(),
                }
            }
        };
        let said = Utterance { mark: line.mark, text };
        Some(Answered { said, above, spoken: loud, acted: act.is_some(), told, besides, private })
    }
}

/// Everybody has seen the tiles: what they come to is said with the last of them.
fn summed(events: &[Event]) -> impl Iterator<Item = &Event> {
    let applied = |event: &Event| matches!(event, Event::Public(Public::TileApplied { .. }));
    let last = events.iter().rposition(applied);
    let told = events.iter().enumerate().filter(move |(at, event)| !applied(event) || Some(*at) == last);
    told.map(|(_, event)| event)
}

/// What he says when something was taken back of which the table had heard, and what hands take back.
fn to_say_back(words: &Words, record: &Record) -> Vec<String> {
    let Some(Act::Undid(line)) = record.acts().last() else { return Vec::new() };
    let told =
        record.line(*line).is_some_and(|(_, events)| events.iter().any(|event| event.public().is_some()));
    let Some(heard) = record.heard_last().filter(|_| told) else { return Vec::new() };
    let command = deed_seen(words, heard.said, &heard.events);
    let say = words.say("say-undone", &[("command", command.into())]);
    let back = taken_back(words, &record.state().view, &heard.events);
    // Much of it is one line.
    let back = if back.len() > 2 { vec![back.join(" ")] } else { back };
    std::iter::once(say).chain(back).collect()
}

impl Answered {
    pub fn refused(why: String) -> Self {
        Self::of(Utterance { mark: Mark::Refused, text: why })
    }

    /// What was done that is no command of the game.
    pub fn of(said: Utterance) -> Self {
        Self {
            said,
            above: String::new(),
            spoken: false,
            acted: false,
            told: Vec::new(),
            besides: Vec::new(),
            private: String::new(),
        }
    }

    /// Whether it is an answer that is spoken at the table, or tiles.
    pub fn is_spoken(&self) -> bool {
        self.spoken
    }

    /// Puts before it what came back for the command before, which was typed with this one.
    pub fn comes_after(&mut self, before: Self) {
        if before.acted && self.acted && !before.spoken && !self.spoken {
            self.above = format!("{}\n{}", before.above, self.above);
            self.told.splice(..0, before.told);
            self.besides.splice(..0, before.besides);
        }
    }

    /// Why it was refused, if it was; while it is veiled, only that it was.
    pub fn refusal(&self, words: &Words, veiled: bool) -> Option<String> {
        let refused = self.said.mark == Mark::Refused;
        refused.then(|| if veiled { words.say("secretly-refused", &[]) } else { self.said.text.clone() })
    }
}

/// What stands beside a refusal for the Ring-bearer alone: of which places nobody has told where they lie.
fn why_refused(words: &Words, command: &str, record: &Record) -> String {
    let Ok(Meaning::Command(command)) = hear::<Hunt>(command).map(|heard| heard.meaning) else {
        return String::new();
    };
    let refusal = Hunt::decide(record.state(), &command, record.draws()).err();
    let places = refusal.map(|refusal| beside(&refusal, record.state())).unwrap_or_default();
    unknown_in_words(words, places).join("  ")
}

fn written_to(command: &str) -> Option<PathBuf> {
    let heard = hear::<Hunt>(command).ok()?;
    let (Meaning::House(Verb::Save(path) | Verb::Reveal(path)) | Meaning::Errand(Errand::Letter(path, _))) =
        heard.meaning
    else {
        return None;
    };
    let path = typed_path(&path);
    Some(std::path::absolute(&path).unwrap_or(path))
}
