//! What came back for the last command: the answer to be spoken, what hands do with it, and why, for the Ring-bearer
//! alone; or what a correction would touch.

use super::lately::{answered, lay_before, set_right, told_at, whispers};
use crate::hunt::{Event, Hunt, Public, Question, State, touched};
use crate::language::Words;
use crate::language::hunt::{
    Errand, correction_line, hands_do, question, reason, rules_behind, spoken, tiles, touched_besides,
};
use crate::language::{Meaning, Verb, hear};
use crate::referee::{Mark, Referee, Reply};
use crate::store::{Kept, typed_path};
use crate::table::Act;
use crate::window::play::lately::in_words;
use crate::window::play::utterance::Utterance;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, column, container, row, space, text};
use iced::{Element, Fill};
use std::path::PathBuf;

/// What came back for the last command.
#[derive(Clone)]
pub struct Answered {
    pub said: Utterance,
    /// The rules behind a refusal, by their names.
    pub rules: &'static [&'static str],
    /// What it is: the question, or what was done.
    above: String,
    /// Whether it is to be spoken: an answer, or tiles.
    spoken: bool,
    /// Whether the game went on by it.
    acted: bool,
    /// What hands do now.
    told: Vec<String>,
    /// What is said besides, and to whom: what a query tells, or what the Ring-bearer could not know.
    besides: Vec<Utterance>,
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
        let lines = referee.kept::<Hunt>().map_or(0, |game| game.record().acts().len());
        Self { why: referee.state::<Hunt>().and_then(why), lines }
    }

    /// What came back for this command.
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
                let line = if reply.accepted() && reply.lines.len() > 1 { "" } else { &line.text };
                (words.say("table-answer", &[]), text.unwrap_or_else(|| line.to_owned()))
            }
        };
        let besides = match reply.accepted() {
            true if act.is_none() => Utterance::besides(reply),
            // Whether the game is not safe on disk stands on the screen by itself; that it is again is said here.
            true => {
                let safe = reply.safe_again.then(|| words.say("safe-again", &[]));
                let safe = safe.map(|text| Utterance { mark: Mark::Secret, text });
                whispers(words, events).chain(safe).collect()
            }
            false => Vec::new(),
        };
        let secret = reply.lines.iter().filter(|line| line.mark == Mark::Secret && !reply.accepted());
        let private = match answer {
            Some(_) => self.why.unwrap_or_default(),
            None => secret.map(|line| line.text.as_str()).collect::<Vec<_>>().join("  "),
        };
        // Beside an answer stands what hands do for it; otherwise all that everybody was told.
        let told = match record.zip(act) {
            None => Vec::new(),
            Some((record, _)) => {
                let at = record.acts().len() - 1;
                let lay = |location| lay_before(record, at, location);
                match loud {
                    true => events.iter().filter_map(|event| hands_do(words, event, lay)).collect(),
                    false => told_at(words, record, at).collect(),
                }
            }
        };
        let said = Utterance { mark: line.mark, text };
        let rules = reply.refused_as().map_or(&[][..], rules_behind);
        Some(Answered { said, rules, above, spoken: loud, acted: act.is_some(), told, besides, private })
    }
}

impl Answered {
    /// Puts before it what came back for the command before, which was typed with this one.
    pub fn comes_after(&mut self, before: Self) {
        if before.acted && self.acted && !before.spoken && !self.spoken {
            self.above = format!("{}\n{}", before.above, self.above);
            self.told.splice(..0, before.told);
            self.besides.splice(..0, before.besides);
        }
    }

    /// Why it was refused, if it was; while it is veiled, only that it was.
    fn refusal(&self, words: &Words, veiled: bool) -> Option<String> {
        let refused = self.said.mark == Mark::Refused;
        refused.then(|| if veiled { words.say("secretly-refused", &[]) } else { self.said.text.clone() })
    }
}

/// The file that a command writes.
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

/// What is said besides, as far as everybody may read it.
fn lines<'a, Message: 'a>(look: Look, besides: &'a [Utterance], veiled: bool) -> Column<'a, Message> {
    let colours = look.colours();
    let lines = besides.iter().filter(|said| !veiled || said.mark == Mark::Table).map(|said| {
        let colour = if said.mark == Mark::Table { colours.ink } else { colours.gold };
        text(said.text.as_str()).size(look.size(15.0)).color(colour).into()
    });
    Column::with_children(lines).spacing(look.size(2.0))
}

/// What is to be said when all is over and nothing happens any more: why something was refused, that a file is written,
/// or how things stand.
pub fn besides<'a, Message: 'a>(
    look: Look,
    words: &Words,
    answer: Option<&'a Answered>,
    veiled: bool,
) -> Option<Element<'a, Message>> {
    let answer = answer.filter(|answer| !answer.acted)?;
    let colours = look.colours();
    let (told, colour) = match answer.refusal(words, veiled) {
        Some(refusal) => (refusal, colours.red),
        None => (answer.said.text.clone(), colours.gold),
    };
    let told = text(told).size(look.size(16.0)).color(colour);
    Some(column![told, lines(look, &answer.besides, veiled)].into())
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
    let refused = answer.and_then(|answer| answer.refusal(words, veiled));
    let mut panel = column![].spacing(look.size(3.0));
    let (above, said, private, told, colour) = match (state.view.asked, answer, refused) {
        (Some(asked), _, refused) => {
            // What was refused meanwhile stands above the question that waits.
            panel = panel.push(refused.map(|why| text(why).size(look.size(15.0)).color(colours.red)));
            let would_be = crate::hunt::answer(state, asked.question).map(|answer| spoken(words, answer));
            let facts = [("question", question(words, asked).into())];
            let why = reason(words, state, asked.question).unwrap_or_default();
            (words.say("table-would-be", &facts), would_be.unwrap_or_default(), why, &[][..], colours.gold)
        }
        (None, Some(answer), Some(refusal)) => {
            (words.say("table-refused", &[]), refusal, answer.private.clone(), &[][..], colours.red)
        }
        (None, Some(Answered { said, above, told, private, .. }), None) => {
            (above.clone(), said.text.clone(), private.clone(), told.as_slice(), colours.ink)
        }
        (None, None, _) => (String::new(), String::new(), String::new(), &[][..], colours.ink),
    };
    let said_aloud = state.view.asked.is_some() || answer.is_some_and(|answer| answer.spoken);
    // What was done is his alone as well.
    let hidden = veiled && colour != colours.red;
    let above = if hidden && !said_aloud { String::new() } else { above };
    let said = if hidden && !said.is_empty() { "–".into() } else { said };
    let private = if veiled { String::new() } else { private };
    // Large enough for him, and not so large that it shows in glasses.
    let said = match said.chars().count() {
        0 => None,
        1..24 if said_aloud => Some(text(said).size(look.size(30.0)).font(BOLD)),
        1..60 => Some(text(said).size(look.size(19.0)).font(BOLD)),
        _ => Some(text(said).size(look.size(16.0))),
    };
    panel = panel.push(look.label(above)).push(said.map(|said| said.color(colour)));
    for line in told {
        panel = panel.push(text(line.as_str()).size(look.size(16.0)).color(colours.ink));
    }
    if let (None, Some(Answered { besides, .. })) = (state.view.asked, answer) {
        panel = panel.push(lines(look, besides, veiled));
    }
    if !private.is_empty() {
        panel = panel.push(look.label(words.say("table-private", &[("why", private.into())])));
    }
    let unknown = areas_unknown_here(words, state).filter(|_| !veiled);
    panel = panel.push(unknown.map(|line| text(line).size(look.size(15.0)).color(colours.gold)));
    // It keeps its height for the shortest and the usual answers: what stands below moves for few.
    let height = match (state.view.asked, answer) {
        (None, None) => 24.0,
        _ if state.view.part2.is_some() => 104.0,
        _ => 88.0,
    };
    let least = space().height(look.size(height));
    row![container(panel).width(Fill), least].into()
}

/// Where Frodo or Gandalf has come and nobody has told where that lies: a Perception could not be answered.
fn areas_unknown_here(words: &Words, state: &State) -> Option<String> {
    let here = [state.last_location(), state.gandalf()];
    let unknown = here.into_iter().flatten().find(|at| !at.is_exit() && state.area(*at).is_none())?;
    state
        .view
        .phase
        .is_play()
        .then(|| words.say("table-area-unknown", &[("location", unknown.to_string().into())]))
}

/// What a proposed correction would touch: for the Ring-bearer alone, until the table decides. What was refused
/// meanwhile stands above it.
pub fn proposed<'a, Message: 'a>(
    look: Look,
    words: &Words,
    state: &State,
    answer: Option<&'a Answered>,
) -> Element<'a, Message> {
    let mut panel = column![].spacing(look.size(4.0));
    if let Some(refusal) = answer.and_then(|answer| answer.refusal(words, false)) {
        panel = panel.push(text(refusal).size(look.size(16.0)).color(look.colours().red));
    }
    if let Some(correction) = state.hidden.proposed {
        panel = panel.push(look.heading(correction_line(words, correction)));
        let answers: Vec<String> = touched(state).iter().map(|touched| set_right(words, touched)).collect();
        let none = answers.is_empty().then(|| words.say("whispered-nothing-touched", &[]));
        for line in none.into_iter().chain(answers).chain(touched_besides(words, state)) {
            panel = panel.push(look.text(line));
        }
    }
    panel.push(look.label(words.say("table-proposed-what", &[]))).into()
}
