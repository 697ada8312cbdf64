//! The words of *Hunt for the Ring*.

mod announce;
mod commands;
mod deed;
mod finished;
mod guide;
mod host;
mod in_figures;
mod keys;
mod letter;
mod misheard;
pub mod protocol;
mod reader;
mod rules;
mod sentences;
mod short;
mod status;
mod story;
mod summary;
mod taken_back;
mod tell;
mod telling;

pub use announce::{
    correction_line, day_told, hands_do, in_words, log_token, no_way, phase_told, places_unknown, publicly,
    question, spoken, tiles, touched_in_words, turn_name, unknown_in_words, whispered,
};
pub use commands::{Errand, Meaning, Query};
pub use deed::{deed, deed_done, deed_of, deed_seen, price, price_of};
pub use guide::guide;
pub use host::{
    count_at, gandalf_line, headline, helper_line, host_line, host_line_behind, private_line, reason,
};
pub use in_figures::in_figures;
pub use keys::{NewGame, Source, TableKnows, starts};
pub use letter::{envelope, previously};
pub use misheard::Misheard;
pub use rules::{all_rules, rules_behind, rules_now};
pub use short::{area, asks_next, correcting, inserting, long_form, pondered, telling_row};
pub use status::{corruption, tracks};
pub use story::{card_rows, story, war_tokens, written};
pub use summary::Summary;
pub use taken_back::taken_back;
pub use telling::{Prose, figure, in_prose, likeliest_in_words, moment_in_words, worth_in_words};

use super::{Columns, Ear, Finished, Language, Rule, Seat, Spoken, Told, Usage, Words};
use crate::hunt::board::Location;
use crate::hunt::{Command, Event, Hunt, Record, Refusal, State, View};

/// A command as it is said; of what names files that are in it no more, nothing.
pub(crate) fn print(command: &Command) -> String {
    commands::said(command).unwrap_or_default()
}

/// The places for which it is refused, as nobody has told where they lie.
pub fn beside(refusal: &Refusal, state: &State) -> Vec<Location> {
    match refusal {
        Refusal::AreaUnknown => announce::places_unknown(state),
        Refusal::AreaNotTold { location } => vec![*location],
        _ => Vec::new(),
    }
}

impl Spoken for Hunt {
    const WORD: &'static str = "hunt";
    const COMMANDS: &'static [Usage<Self>] = commands::COMMANDS;
    type Query = Query;
    type Errand = Errand;
    type Misheard = Misheard;
    type Summary = Summary;
    const COUNTED: Columns = finished::COLUMNS;

    fn texts(language: Language) -> &'static str {
        texts!(language, "hunt")
    }

    fn printed(command: &Command) -> Option<String> {
        commands::said(command)
    }

    fn answer(command: &Command, events: &[Event], state: &State) -> String {
        protocol::answer(command, events, state)
    }

    fn announce(
        words: &Words,
        command: Option<&Command>,
        events: &[Event],
        state: &State,
    ) -> Vec<(Ear, String)> {
        announce::announce(words, command, events, state)
    }

    fn drawn(events: &[Event]) -> Vec<(Ear, String)> {
        let drawn =
            [(Ear::Table, protocol::drawn_openly(events)), (Ear::Hidden, protocol::drawn_behind(events))];
        drawn
            .into_iter()
            .filter(|(_, values)| !values.is_empty())
            .map(|(ear, it)| (ear, it.join(", ")))
            .collect()
    }

    fn tell(words: &Words, query: Query, record: &Record) -> Result<Told, Refusal> {
        tell::tell(words, query, record)
    }

    fn answered(words: &Words, query: &Query, record: &Record) -> Vec<(Ear, String)> {
        tell::answered(words, *query, record)
    }

    fn not_over(view: &View) -> Refusal {
        Refusal::NotRevealedYet { now: view.now() }
    }

    fn is_secret(refusal: &Refusal) -> bool {
        refusal.is_secret()
    }

    fn beside(refusal: &Refusal, state: &State) -> Vec<String> {
        beside(refusal, state).into_iter().map(protocol::area_unknown).collect()
    }

    fn lacks(refusal: &Refusal) -> Option<&'static str> {
        matches!(refusal, Refusal::NameTheTiles { .. }).then_some("tiles")
    }

    fn phase_line(view: &View) -> String {
        view.phase_line().to_string()
    }

    fn host_line(words: &Words, view: &View) -> String {
        host_line(words, view)
    }

    fn deed(words: &Words, said: &str) -> String {
        deed(words, said)
    }

    fn deed_done(words: &Words, _: &View, said: &str, events: &[Event]) -> String {
        deed_done(words, said, events.iter().filter_map(crate::table::Event::public))
    }

    fn rules(words: &Words) -> Vec<Rule> {
        all_rules(words)
    }

    fn in_sentences(words: &Words, said: &str, events: &[Event], state: &State) -> Vec<(Ear, String)> {
        sentences::in_sentences(words, said, events, state)
    }

    fn guide(words: &Words, record: &Record) -> Option<String> {
        guide::guide(record, false).map(|name| words.say(name, &[]))
    }

    fn summary(record: &Record) -> Summary {
        Summary::of(record)
    }

    /// Only a Letter from Gandalf tells.
    fn people(record: &Record) -> Vec<Seat> {
        let Some(letter) = &record.state().view.letter else { return Vec::new() };
        let ring_bearer = letter.ring_bearer.iter().map(|name| ("ring-bearer", name));
        let all = ring_bearer.chain(letter.ringwraiths.iter().map(|name| ("ringwraiths", name)));
        all.map(|(seat, name)| Seat { seat: seat.to_owned(), name: name.clone() }).collect()
    }

    fn goes_on_from(record: &Record) -> Option<String> {
        let view = &record.state().view;
        let part1 = view.letter.as_ref()?.part1.as_ref().filter(|_| view.part2.is_some())?;
        Some(part1.head.clone()).filter(|head| !head.is_empty())
    }

    fn counts(view: &View) -> bool {
        let part2 = view.part2.as_ref().is_some_and(|part2| part2.seed.is_some());
        !view.options.repeatable && !part2
    }

    fn finished(record: &Record) -> Vec<Finished> {
        finished::finished(record)
    }
}
