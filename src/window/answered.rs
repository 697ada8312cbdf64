//! What came back for the last command: the answer to be spoken, what hands do with it, and why, for the Ring-bearer
//! alone; or what a correction would touch.

use super::lately::Said;
use super::look::Look;
use crate::hunt::{Answer, Event, Public, Question, State};
use crate::language::Words;
use crate::language::hunt::{correction_line, hands_do, question, reason, would_be_touched};
use crate::referee::{Mark, Referee, Reply};
use crate::table::Act;
use iced::widget::{column, container, row, space, text};
use iced::{Element, Fill};

/// What came back for the last command.
pub struct Answered {
    pub said: Said,
    /// What hands do now, and what is said besides.
    told: Vec<String>,
    /// Why it is so, for the Ring-bearer alone.
    private: String,
}

/// What is known before a command is given, and what was there.
pub struct Asking {
    /// Why the answer is what it is, as it was when it was asked: a Gandalf who is found is gone at once.
    why: Option<String>,
    /// The lines of the record.
    lines: usize,
}

impl Asking {
    pub fn now(referee: &Referee) -> Self {
        let why = |state: &State| {
            let question: Question = state.view.asked?.question;
            reason(referee.words(), state, question)
        };
        let lines = referee.game().map_or(0, |game| game.record().acts().len());
        Self { why: referee.state().and_then(why), lines }
    }

    /// What came back.
    pub fn answered(self, reply: &Reply, referee: &Referee) -> Option<Answered> {
        let line = reply.lines.last()?;
        let acts = referee.game().map_or(&[][..], |game| game.record().acts());
        // Of this very command: an earlier answer stands until the table hears something else.
        let events = acts.get(self.lines..).unwrap_or_default().iter().flat_map(|act| match act {
            Act::Did { events, .. } => events.as_slice(),
            _ => &[],
        });
        let answer = events.clone().filter_map(Event::public).filter_map(Public::answer).next_back();
        let secret = reply.lines.iter().filter(|line| line.mark == Mark::Secret && !reply.accepted());
        let private = match answer {
            Some(_) => self.why.unwrap_or_default(),
            None => secret.map(|line| line.text.as_str()).collect::<Vec<_>>().join("  "),
        };
        let text = answer.map_or(line.text.clone(), |answer| spoken(referee.words(), answer));
        let told = events.filter_map(|event| hands_do(referee.words(), event)).collect();
        Some(Answered { said: Said { mark: line.mark, text }, told, private })
    }
}

/// The answer as it is spoken at the table: a Hunt that finds Gandalf alone is a no for Frodo (P16).
pub fn spoken(words: &Words, answer: Answer) -> String {
    match answer {
        Answer::GandalfIsFound => words.say("table-no-but-gandalf", &[]),
        answer => {
            let (name, _) = crate::language::named("", &answer);
            words.say("spoken", &[("answer", name.trim_start_matches('-').to_owned().into())])
        }
    }
}

/// The answer, to be spoken; or what it would be, for the Ring-bearer alone; and why.
pub fn panel<'a, Message: 'a>(
    look: Look,
    words: &Words,
    state: &State,
    answer: Option<&'a Answered>,
    veiled: bool,
) -> Element<'a, Message> {
    let colours = look.colours();
    let to_be_spoken = words.say("table-answer", &[]);
    let mut told: &[String] = &[];
    let (above, said, private, colour) = match (state.view.asked, answer) {
        (Some(asked), _) => {
            let would_be = crate::hunt::answer(state, asked.question).map(|answer| spoken(words, answer));
            let facts = [("question", question(words, asked).into())];
            let why = reason(words, state, asked.question).unwrap_or_default();
            (words.say("table-would-be", &facts), would_be.unwrap_or_default(), why, colours.gold)
        }
        (None, Some(Answered { said, private, .. })) if said.mark == Mark::Refused => {
            let text = if veiled { words.say("secretly-refused", &[]) } else { said.text.clone() };
            (words.say("table-refused", &[]), text, private.clone(), colours.red)
        }
        (None, Some(Answered { said, told: lines, private })) => {
            told = lines;
            (to_be_spoken, said.text.clone(), private.clone(), colours.ink)
        }
        (None, None) => (to_be_spoken, String::new(), String::new(), colours.ink),
    };
    let hidden = veiled && colour != colours.red && !said.is_empty();
    let (said, private) = if hidden { ("–".into(), String::new()) } else { (said, private) };
    let private = if veiled { String::new() } else { private };
    let large = said.chars().count() < 32;
    let said = text(said).size(look.size(if large { 24.0 } else { 16.0 })).color(colour);
    let mut panel = column![look.label(above), said].spacing(2);
    for line in told {
        panel = panel.push(text(line.as_str()).size(look.size(15.0)).color(colours.ink));
    }
    if !private.is_empty() {
        panel = panel.push(look.label(words.say("table-private", &[("why", private.into())])));
    }
    // It keeps its height for the shortest and the usual answers: what stands below moves for few.
    let height = if state.view.part2.is_some() { 118.0 } else { 96.0 };
    let least = space().height(look.size(height));
    row![container(panel).width(Fill), least].into()
}

/// What a proposed correction would touch: for the Ring-bearer alone, until the table decides. What was refused
/// meanwhile stands above it.
pub fn proposed<'a, Message: 'a>(
    look: Look,
    words: &Words,
    state: &State,
    answer: Option<&'a Answered>,
    veiled: bool,
) -> Element<'a, Message> {
    let mut panel = column![].spacing(look.size(4.0));
    if let Some(Answered { said, .. }) = answer.filter(|answered| answered.said.mark == Mark::Refused) {
        let refused = if veiled { words.say("secretly-refused", &[]) } else { said.text.clone() };
        panel = panel.push(text(refused).size(look.size(16.0)).color(look.colours().red));
    }
    if let Some(correction) = state.hidden.proposed.filter(|_| !veiled) {
        panel = panel.push(look.heading(correction_line(words, correction)));
        for line in would_be_touched(words, state) {
            panel = panel.push(look.text(line));
        }
    }
    panel.push(look.label(words.say("table-proposed-what", &[]))).into()
}
