//! What is said of what was done: of the last command, of those before it, of every line that stands.

use super::{Framed, called};
use crate::language::{Words, protocol, seal};
use crate::referee::{Mark, Referee, Reply, ReplyLine};
use crate::store::Kept;
use crate::table::{self, Act, Event, OPENING, Record, Stage, State};
use crate::window::play::history::Entry;
use crate::window::play::lately::{TOLD, in_words};
use crate::window::play::utterance::Utterance;

/// What came of the last line; where nothing did that is told, what was done.
pub(super) fn told_last(lately: &[Utterance]) -> Vec<Utterance> {
    let came_of_it = lately.iter().skip(1).take_while(|said| said.mark == Mark::Table);
    let came_of_it: Vec<Utterance> = came_of_it.cloned().collect();
    if came_of_it.is_empty() { lately.first().cloned().into_iter().collect() } else { came_of_it }
}

/// Nobody who begins a game wants its seal: it is said to whoever asks for it.
pub(super) fn without_seal<G: Framed>(referee: &Referee, said: &mut Vec<Utterance>) {
    let seal = referee.kept::<G>().map(|kept| protocol::seal(kept.record().seal()));
    said.retain(|line| Some(&line.text) != seal.as_ref());
}

/// The seal that was asked for is said in words.
pub(super) fn sealed_in_words<G: Framed>(referee: &Referee, said: &mut [Utterance]) {
    let Some(seal) = referee.kept::<G>().map(|kept| kept.record().seal()) else { return };
    let exactly = protocol::seal(seal);
    let words = || referee.words().say("frame-seal", &[("seal", seal::in_words(seal).into())]);
    said.iter_mut().filter(|line| line.text == exactly).for_each(|line| line.text = words());
}

/// What a reply says, the answer last.
pub(super) fn heard(words: &Words, reply: &Reply) -> Vec<Utterance> {
    let heard = |line: &ReplyLine| Utterance { mark: line.mark, text: words.numbers(&line.text) };
    reply.lines.iter().map(heard).collect()
}

/// Where a game stood that is gone on with, who sat there, and what is laid out again.
pub(super) fn resumed<G: Framed>(referee: &Referee) -> impl Iterator<Item = Utterance> {
    let record = referee.kept::<G>().map(Kept::record).filter(|record| record.standing().len() > 1);
    let lines = record.map(|record| {
        let (words, view) = (referee.words(), &record.state().view);
        let facts = [("when", G::when(words, view).into()), ("host", G::host_line(words, view).into())];
        // One that is over is not gone on with.
        let stood = (G::stage(view) != Stage::Over).then(|| words.say("resumed", &facts));
        stood.into_iter().chain(G::laid_out(words, record))
    });
    lines.into_iter().flatten().map(|text| Utterance { mark: Mark::Table, text })
}

/// What was done lately, the latest first, and below each line what it told the table.
pub(super) fn done_lately<G: Framed>(words: &Words, record: &Record<G>) -> Vec<Utterance> {
    let (mut lately, explained) = (Vec::new(), G::explained(words, record));
    for (line, act) in (OPENING..).zip(record.acts()).collect::<Vec<_>>().into_iter().rev().take(TOLD) {
        // What was given again explains itself as it did the first time.
        let line = if let Act::Redid(line) = act { *line } else { line };
        lately.push(Utterance { mark: Mark::Answer, text: in_words(words, record, act) });
        lately.extend(told(words, record.led_to(act), &explained, line));
    }
    lately
}

/// What the events of this line told the table, and what is explained at its end.
fn told<G: Framed>(
    words: &Words,
    events: &[Event<G>],
    explained: &[(table::Line, String)],
    line: table::Line,
) -> impl Iterator<Item = Utterance> {
    let told = events.iter().filter_map(Event::public).flat_map(|event| G::told(words, event));
    let explained = explained.iter().filter(move |(at, _)| *at == line).map(|(_, text)| text.clone());
    told.chain(explained).map(|text| Utterance { mark: Mark::Table, text })
}

/// Every line that stands, by turn, with what it told the table.
pub(super) fn entries<G: Framed>(words: &Words, record: &Record<G>) -> Vec<Entry> {
    let (mut state, mut before, mut entries) = (State::<G>::default(), String::new(), Vec::new());
    let explained = G::explained(words, record);
    for ((at, line), (said, events)) in record.standing().iter().enumerate().zip(record.said()) {
        let turn = G::turn(words, &state.view);
        events.iter().for_each(|event| state.apply(event));
        if at == 0 {
            continue;
        }
        let done =
            Utterance { mark: Mark::Answer, text: G::deed_done(words, &state.view, &said.full, events) };
        entries.push(Entry {
            above: (turn != before).then(|| turn.clone()),
            told: std::iter::once(done).chain(told(words, events, &explained, *line)).collect(),
            behind: record.standing().len() - 1 - at,
        });
        before = turn;
    }
    entries
}

/// What of the last command's events has to be read before hands go on.
pub(super) fn to_be_read<G: Framed>(referee: &Referee) -> Vec<Utterance> {
    let record = referee.kept::<G>().map(Kept::record);
    let led = record.and_then(|record| Some(record.led_to(record.acts().last()?))).unwrap_or_default();
    let mut reads = false;
    let events = led.iter().filter_map(Event::public).filter(|event| {
        reads = G::is_to_be_read(event) || reads && G::is_read_on(event);
        reads
    });
    let told = events.flat_map(|event| G::told(referee.words(), event));
    told.map(|text| Utterance { mark: Mark::Table, text }).collect()
}

/// What a reply says; of a name that is none, or not heard as one, the nearest of what could stand there.
pub(super) fn nearest<G: Framed>(referee: &Referee, command: &str, reply: &Reply) -> Vec<Utterance> {
    const NO_NAME: [&str; 2] = ["no-such-name", "too-many-words"];
    let (words, state) = (referee.words(), referee.state::<G>());
    let is_name = |sentence: &str| NO_NAME.iter().any(|ending| sentence.ends_with(ending));
    let no_name = reply.refused.as_ref().filter(|declined| is_name(&declined.sentence));
    let unheard = no_name.and(state).and_then(|state| called::unheard(words, state, command));
    unheard.map_or_else(
        || heard(words, reply),
        |(said, near)| {
            let facts = [("word", said.into()), ("nearest", near.into())];
            vec![Utterance { mark: Mark::Refused, text: words.say("refused-no-such-name", &facts) }]
        },
    )
}
