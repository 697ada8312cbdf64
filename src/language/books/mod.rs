//! The words of any game whose books are kept: a game brings [`Terms`], and can be spoken of ([`Spoken`]) by that.

mod answered;
mod luck;
mod protocol;
mod reader;
mod rows;

use answered::{log_in_words, parked_in_words};
use luck::by_whose;
pub use luck::{luck, luck_in_words};
pub use protocol::OK;
pub use reader::{PIPS, begins, named, one_of};
pub use rows::{Asked, NewBooks, ask, own, plain, query, set, track};
pub(crate) use rows::{either, set_right};

use super::{
    Columns, Ear, Finished, Language, Meaning, Misheard, PlayedOn, Rule, Seat, Share, Spoken, Summary, Told,
    Usage, Words, hear, without_rules,
};
use crate::books::{Change, Command, Event, PhaseLine, Refusal, Refused, Rules, View, Word};
use crate::table::{self, Record, State};
use serde::Serialize;
use std::fmt::{self, Debug};
use strum::VariantNames;

/// A game whose books are kept, with its own commands and what is said of it. What stands behind `=` is the same in every
/// language, and so is what a page gives exactly; all else is said with [`Words`].
pub trait Terms: Rules<OwnRefusal: Serialize + VariantNames> {
    const CALLED: &'static str;
    const NEW: &'static str;
    /// The letter before the numbers of its rules.
    const RULES: char;
    /// What `phase =` takes, for whoever has said something else.
    const PHASES: &'static str;
    /// Its own commands, tracks and queries, a row each ([`own`], [`track`], [`query`]).
    const OWN_COMMANDS: &'static [Usage<Self>];
    /// What `new` asks for besides what all of them have, as it was said.
    type Asked: Default;
    /// What it can be asked at any time from `new` on.
    type OwnQuery;

    /// Its sentences in a language, as they stand in its file.
    fn sentences(language: Language) -> &'static str;

    /// Takes in one of its own keys of `new`.
    fn option(asked: &mut Self::Asked, key: &str, value: &str) -> Result<(), Misheard>;

    /// Where the table says that it stands, if that is one of the places of `PHASES`.
    fn phase_meant(line: &PhaseLine) -> Option<Self::Phase>;

    fn phase_shown(view: &Self::OwnView) -> PhaseLine;

    /// One of its own commands as it is said, by whose word it goes.
    fn own_printed(_command: &Self::OwnCommand, _word: Word) -> Option<String> {
        None
    }

    /// A track that is set right.
    fn track_printed(_track: &Self::Track, _change: Change) -> Option<String> {
        None
    }

    fn phase_printed(_phase: &Self::Phase) -> Option<PhaseLine> {
        None
    }

    /// The text behind `=` for one of its own commands, unless the game has ended by it.
    fn own_answer(command: &Self::OwnCommand, events: &[&Self::OwnEvent], view: &Self::OwnView) -> String;

    /// The text behind `=` for a track that was set: `NAME VALUE`.
    fn track_answer(track: &Self::Track, view: &Self::OwnView) -> String;

    /// What a track's bare name tells.
    fn track_told(track: &Self::Track, view: &Self::OwnView) -> Result<Told, Self::OwnRefusal> {
        Ok(Self::track_answer(track, view).into())
    }

    /// What it was asked, answered in words, a line each; nothing: it is said as it is.
    fn own_answered(_words: &Words, _query: &Asked<Self>, _view: &Self::OwnView) -> Vec<String> {
        Vec::new()
    }

    /// What an event of its own tells the table, a line each.
    fn told(words: &Words, event: &Self::OwnEvent) -> Vec<String>;

    /// The same for people, where what the page gives exactly is for programs.
    fn said(words: &Words, event: &Self::OwnEvent) -> Vec<String> {
        Self::told(words, event)
    }

    /// What the program drew of these kinds by a command, each value as it was printed and in that order.
    fn drawn(kinds: &[&str], events: &[&Self::OwnEvent]) -> Vec<String>;

    const BETWEEN_DRAWS: &'static str = ", ";

    /// What one of its own queries tells.
    fn own_told(words: &Words, query: &Self::OwnQuery, view: &View<Self>) -> Result<Told, Self::OwnRefusal>;

    /// Whether the query is about chances, which are not told with `odds=off` (G12).
    fn is_odds(_query: &Self::OwnQuery) -> bool {
        false
    }

    /// One plain sentence on what hands do now.
    fn hosts(words: &Words, view: &Self::OwnView) -> String;

    /// Everything public, a fact a line (`status`).
    fn facts(words: &Words, view: &Self::OwnView) -> Vec<String>;

    /// The same for programs, where the page gives a line of it exactly.
    fn facts_exactly(words: &Words, view: &Self::OwnView) -> Vec<String> {
        Self::facts(words, view)
    }

    /// The sheet of the game, a line each (`report`): who sat where, what was set by the table's word and luck are added.
    fn sheet(words: &Words, record: &Record<Self>) -> Vec<String>;

    /// A command as it was said, in a few words; what was typed so far is enough.
    fn in_few_words(_words: &Words, said: &str) -> String {
        said.to_owned()
    }

    /// The same in a game, in names that the command may leave out.
    fn in_few_words_there(words: &Words, _view: &Self::OwnView, said: &str) -> String {
        Self::in_few_words(words, said)
    }

    /// What `done` has brought to an end, where that is told by what it led to.
    fn done_in_few_words(_words: &Words, _led: &Self::OwnEvent) -> Option<String> {
        None
    }

    /// Whether what is set on a track is a deed by the rules, as it was said.
    const IS_DEED: fn(&str) -> bool = |_| false;

    /// What helps now in a first game, if it is guided.
    fn guides(_words: &Words, _record: &Record<Self>) -> Option<String> {
        None
    }

    /// Where a game stands, in lists of games.
    fn stands(words: &Words, view: &Self::OwnView) -> String;

    /// The game in figures.
    fn figures(_words: &Words, _view: &Self::OwnView) -> String {
        String::new()
    }

    /// All games of this kind in figures: how many there are, also those of which nothing can be told, and those that can.
    fn totals(words: &Words, games: usize, told: &[&Self::OwnView]) -> String;

    /// What is counted of its games that are over.
    const OWN_COUNTED: Columns = Columns::NONE;

    /// How one that is over ended, and each of what is counted.
    fn counted(_record: &Record<Self>) -> Counted {
        Counted::default()
    }
}

/// What a game that is over comes to.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// What was agreed, as far as games are told apart by it: `agreed-…`.
    pub agreed: &'static str,
    pub ending: &'static str,
    pub counts: Vec<Share>,
}

/// How many played, as games are told apart by it.
pub fn agreed_players(count: usize) -> &'static str {
    match count {
        2 => "two-players",
        3 => "three-players",
        _ => "four-players",
    }
}

/// What an event tells the table, a line each.
pub fn told<G: Terms>(words: &Words, event: &Event<G::Options, G::OwnEvent>) -> Vec<String> {
    if let Event::Own(event) = event { G::told(words, event) } else { of_house::<G>(words, event) }
}

/// The same for people ([`Terms::said`]), who are told no rule by its number.
pub fn said<G: Terms>(words: &Words, event: &Event<G::Options, G::OwnEvent>) -> Vec<String> {
    let Event::Own(event) = event else { return of_house::<G>(words, event) };
    G::said(words, event).iter().map(|line| without_rules(line)).collect()
}

/// What an event tells that all such games have.
fn of_house<G: Terms>(words: &Words, event: &Event<G::Options, G::OwnEvent>) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        Event::New { agreed, .. } => agreed
            .seed
            .map(|seed| words.say("told-seed", &[("seed", seed.to_string().into())]))
            .into_iter()
            .collect(),
        Event::TableWord { word } => say("told-word", &[("word", word.as_str().into())]),
        Event::Told { text } => vec![text.clone()],
        Event::Seat { .. } | Event::Park { .. } | Event::Noted { .. } | Event::Own(_) => Vec::new(),
        Event::ByWord | Event::Drew { .. } => Vec::new(),
    }
}

impl<G: Terms> Spoken for G {
    const WORD: &'static str = G::CALLED;
    const COMMANDS: &'static [Usage<Self>] = G::OWN_COMMANDS;
    const SHARED: &'static [Usage<Self>] = rows::Rows::<G>::ALL;
    const BY_WORD: bool = true;
    type Query = Asked<G>;
    type Errand = NewBooks<G::Asked>;
    type Misheard = Misheard;
    type Summary = Listed<G>;
    const COUNTED: Columns = G::OWN_COUNTED;

    fn texts(language: Language) -> &'static str {
        G::sentences(language)
    }

    fn printed(command: &Command<G>) -> Option<String> {
        rows::printed(command)
    }

    fn answer(command: &Command<G>, events: &[table::Event<G>], state: &State<G>) -> String {
        let own: Vec<&G::OwnEvent> =
            events.iter().filter_map(table::Event::public).filter_map(Event::own).collect();
        let view = &state.view.own;
        if own.iter().any(|event| G::ends(event)) {
            return Self::phase_line(&state.view);
        }
        match command {
            Command::New(..) => protocol::NEW_GAME.to_owned(),
            Command::TableWord(_) => protocol::TABLE_WORD.to_owned(),
            Command::Seat(_) => {
                events.iter().filter_map(table::Event::public).find_map(protocol::seat).unwrap_or_default()
            }
            Command::Park(place, _) => format!("parked {place}"),
            Command::Tell(_) => "told".to_owned(),
            Command::Note(_) => "noted".to_owned(),
            Command::Track(track, _) => G::track_answer(track, view),
            Command::Phase(_) => Self::phase_line(&state.view),
            Command::Own(command, _) => G::own_answer(command, &own, view),
        }
    }

    fn announce(
        words: &Words,
        _: Option<&Command<G>>,
        events: &[table::Event<G>],
        _: &State<G>,
    ) -> Vec<(Ear, String)> {
        let told = events.iter().filter_map(table::Event::public).flat_map(|event| told::<G>(words, event));
        told.map(|text| (Ear::Table, text)).collect()
    }

    fn drawn(events: &[table::Event<G>]) -> Vec<(Ear, String)> {
        let public = || events.iter().filter_map(table::Event::public);
        let kinds = public().filter_map(|event| match event {
            Event::Drew { kind, .. } => Some(kind.as_str()),
            _ => None,
        });
        let kinds: Vec<&str> = kinds.collect();
        let own: Vec<&G::OwnEvent> = public().filter_map(Event::own).collect();
        let drawn = if kinds.is_empty() { Vec::new() } else { G::drawn(&kinds, &own) };
        (!drawn.is_empty()).then(|| (Ear::Table, drawn.join(G::BETWEEN_DRAWS))).into_iter().collect()
    }

    fn answered(words: &Words, query: &Asked<G>, record: &Record<G>) -> Vec<(Ear, String)> {
        let view = &record.state().view;
        let told = match query {
            Asked::Luck => luck_in_words::<G>(words, view),
            Asked::Log => log_in_words(words, record),
            Asked::Status => {
                let facts = G::facts(words, &view.own).into_iter().chain(seats::<G>(words, view));
                facts.chain(parked_in_words(words, view)).collect()
            }
            Asked::Parked if view.books.parked.is_empty() => vec![words.say("books-nothing-parked", &[])],
            Asked::Parked => parked_in_words(words, view),
            query => G::own_answered(words, query, &view.own),
        };
        told.into_iter().map(|text| (Ear::Table, text)).collect()
    }

    fn tell(words: &Words, query: Asked<G>, record: &Record<G>) -> Result<Told, Refused<G::OwnRefusal>> {
        let view = &record.state().view;
        let lines = |lines: Vec<String>, answer: String| Told {
            lines: lines.into_iter().map(|text| (Ear::Table, text)).collect(),
            answer,
        };
        let ok = |told| Ok(lines(told, protocol::OK.to_owned()));
        match query {
            Asked::Log => {
                let said = record.said().skip(1).map(|(said, _)| &said.full);
                let log: Vec<String> = (1..).zip(said).map(|(at, said)| protocol::logged(at, said)).collect();
                let count = log.len().to_string();
                Ok(lines(log, count))
            }
            Asked::Status => {
                let mut facts = G::facts_exactly(words, &view.own);
                facts.extend(seats::<G>(words, view));
                facts.extend(parked(view));
                ok(facts)
            }
            Asked::Report => ok(Self::report(words, record, true)),
            Asked::Luck => ok(luck::<G>(view)),
            Asked::Parked => {
                let parked = parked(view);
                let count = parked.len();
                Ok(lines(parked, protocol::places(count)))
            }
            Asked::Track(track) => Ok(G::track_told(&track, &view.own)?),
            Asked::Own(query) => {
                if G::is_odds(&query) && !view.books.tells_odds() {
                    return Err(G::OwnRefusal::from(Refusal::OddsOff).into());
                }
                Ok(G::own_told(words, &query, view)?)
            }
        }
    }

    fn not_over(_: &View<G>) -> Refused<G::OwnRefusal> {
        G::OwnRefusal::from(Refusal::GameGoesOn).into()
    }

    fn yields(refusal: &Refused<G::OwnRefusal>) -> bool {
        refusal.yields
    }

    fn lacks(refusal: &Refused<G::OwnRefusal>) -> Option<&'static str> {
        G::books_refusal(&refusal.why).and_then(|refusal| match refusal {
            Refusal::UntoldDraw { behind, .. } if !behind.is_empty() => Some(*behind),
            _ => None,
        })
    }

    fn phase_line(view: &View<G>) -> String {
        G::phase_shown(&view.own).to_string()
    }

    fn host_line(words: &Words, view: &View<G>) -> String {
        G::hosts(words, &view.own)
    }

    fn deed(words: &Words, said: &str) -> String {
        or_as_in_any_game::<G>(words, said, G::in_few_words(words, said))
    }

    fn deed_there(words: &Words, view: &View<G>, said: &str) -> String {
        or_as_in_any_game::<G>(words, said, G::in_few_words_there(words, &view.own, said))
    }

    fn deed_done(words: &Words, view: &View<G>, said: &str, events: &[table::Event<G>]) -> String {
        let own = events.iter().filter_map(table::Event::public).filter_map(|event| match event {
            Event::Own(event) => G::done_in_few_words(words, event),
            _ => None,
        });
        let own = own.last().filter(|_| said.trim().eq_ignore_ascii_case("done"));
        own.unwrap_or_else(|| Self::deed_there(words, view, said))
    }

    /// What it told the table, or what was done where it told nothing.
    fn in_sentences(
        words: &Words,
        said: &str,
        events: &[table::Event<G>],
        _: &State<G>,
    ) -> Vec<(Ear, String)> {
        let told =
            events.iter().filter_map(table::Event::public).flat_map(|event| self::said::<G>(words, event));
        let told: Vec<_> = told.map(|text| (Ear::Table, text)).collect();
        if told.is_empty() { vec![(Ear::Table, format!("{}.", Self::deed(words, said)))] } else { told }
    }

    fn guide(words: &Words, record: &Record<G>) -> Option<String> {
        G::guides(words, record)
    }

    fn rules(words: &Words) -> Vec<Rule> {
        (0..=99).filter_map(|number| words.rule(format!("{}{number}", G::RULES))).collect()
    }

    fn so_far(words: &Words, record: &Record<G>) -> Vec<String> {
        let view = &record.state().view;
        let mut lines = G::facts(words, &view.own);
        lines.extend(parked_in_words(words, view));
        lines
    }

    /// Its own lines, who sat where, what was set by the table's word, and luck.
    fn report(words: &Words, record: &Record<G>, seated: bool) -> Vec<String> {
        let view = &record.state().view;
        let mut lines = G::sheet(words, record);
        lines.extend(seated.then(|| seats::<G>(words, view)).into_iter().flatten());
        let by_word =
            record.said().filter(|(_, events)| went_by_word(events)).map(|(said, _)| said.full.clone());
        let by_word = by_word.map(|said| match (G::in_few_words(words, &said), (G::IS_DEED)(&said)) {
            (told, true) => told,
            (told, false) => words.say("report-by-word", &[("command", told.into())]),
        });
        lines.extend(counted_together(by_word));
        lines.extend(luck_in_words::<G>(words, view));
        lines
    }

    /// What everybody can repeat is no habit of a table's.
    fn again(record: &Record<G>) -> Option<String> {
        let (said, _) = record.said().next()?;
        Self::counts(&record.state().view).then(|| said.full.clone())
    }

    fn laid_out(words: &Words, record: &Record<G>) -> Vec<String> {
        let view = &record.state().view;
        let seats = seats::<G>(words, view);
        let seats =
            (!seats.is_empty()).then(|| words.say("resumed-seats", &[("seats", seats.join(", ").into())]));
        let parked = view.books.parked.iter().map(|(place, text)| {
            words.say("resumed-parked", &[("place", place.as_str().into()), ("text", text.as_str().into())])
        });
        seats.into_iter().chain(parked).collect()
    }

    fn tells_odds(view: &View<G>) -> bool {
        view.books.tells_odds()
    }

    fn summary(record: &Record<G>) -> Listed<G> {
        Listed(Box::new(record.state().view.own.clone()))
    }

    fn counts(view: &View<G>) -> bool {
        view.books.agreed.as_ref().is_some_and(|agreed| agreed.seed.is_none())
    }

    fn finished(record: &Record<G>) -> Vec<Finished> {
        let books = &record.state().view.books;
        let [luck, luck_by_hand] = by_whose::<G>(record);
        let Counted { agreed, ending, counts } = G::counted(record);
        let seat = |(seat, name): &(String, String)| Seat { seat: seat.clone(), name: name.clone() };
        vec![Finished {
            part: None,
            board: PlayedOn::Agreed(agreed),
            seats: books.seats.iter().map(seat).collect(),
            ending,
            counts,
            luck,
            luck_by_hand,
            seconds: None,
        }]
    }

    /// G17, in the order of the seats.
    fn people(record: &Record<G>) -> Vec<Seat> {
        let View { own, books } = &record.state().view;
        let at = |seat: String| Some(Seat { name: books.seated(&seat)?.to_owned(), seat });
        G::seats(own).into_iter().filter_map(at).collect()
    }
}

/// What lists of games tell of one: how it stands.
#[derive(Clone)]
pub struct Listed<G: Terms>(Box<G::OwnView>);

impl<G: Terms> Debug for Listed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::CALLED)
    }
}

impl<G: Terms> Summary for Listed<G> {
    fn name(&self, words: &Words) -> String {
        words.say(&format!("{}-name", G::CALLED), &[])
    }

    fn stands(&self, words: &Words) -> String {
        G::stands(words, &self.0)
    }

    fn figures(&self, words: &Words) -> String {
        G::figures(words, &self.0)
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        G::totals(words, games, &told.iter().map(|listed| &*listed.0).collect::<Vec<_>>())
    }
}

/// What a game has no words of its own for is said as in any other.
fn or_as_in_any_game<G: Terms>(words: &Words, said: &str, own: String) -> String {
    if own != said { own } else { of_any_game::<G>(words, said).unwrap_or(own) }
}

/// A command that all such games have, in a few words.
fn of_any_game<G: Terms>(words: &Words, said: &str) -> Option<String> {
    let say = |name: &str, text: &str| Some(words.say(name, &[("text", text.into())]));
    match hear::<G>(said).ok()?.meaning {
        // What was agreed stands behind the name of the game.
        Meaning::Errand(_) => {
            let agreed: Vec<String> =
                said.split_whitespace().skip(2).map(|word| agreed_called(words, word)).collect();
            let name = if agreed.is_empty() { "books-deed-new" } else { "books-deed-new-agreed" };
            say(name, &agreed.join(", "))
        }
        Meaning::Command(Command::TableWord(text)) => say("books-deed-word", &text),
        Meaning::Command(Command::Seat(text)) => {
            seated(words, &text).or_else(|| say("books-deed-seat", &text))
        }
        Meaning::Command(Command::Tell(text)) => say("books-deed-tell", &text),
        Meaning::Command(Command::Note(text)) => say("books-deed-note", &text),
        Meaning::Command(Command::Park(place, None)) => say("books-deed-laid-out", &place),
        Meaning::Command(Command::Park(place, Some(text))) => {
            let facts = [("place", place.as_str().into()), ("text", text.as_str().into())];
            Some(words.say("books-deed-park", &facts))
        }
        _ => None,
    }
}

/// What was agreed, as it is called where it is pressed.
fn agreed_called(words: &Words, word: &str) -> String {
    let Some((key, value)) = word.split_once('=') else { return word.to_owned() };
    let [option, called] = [format!("option-{key}"), format!("value-{value}")];
    if !words.has(&option) {
        return word.to_owned();
    }
    let value = if words.has(&called) { words.say(&called, &[]) } else { value.to_owned() };
    words.pair(words.say(&option, &[]), value)
}

/// Who sits where, as it was said, where the seat was named in full.
fn seated(words: &Words, said: &str) -> Option<String> {
    let said: Vec<&str> = said.split_whitespace().collect();
    (1..said.len()).rev().find_map(|at| {
        let seat = format!("seat-{}", said[..at].join("-").to_lowercase());
        words.has(&seat).then(|| sits(words, &said[at..].join(" "), &seat))
    })
}

fn sits(words: &Words, named: &str, seat: &str) -> String {
    words.say("resumed-seat", &[("named", named.into()), ("seat", words.say(seat, &[]).into())])
}

/// `+1`, `−1`, or what a number is now.
pub fn changed(change: Change) -> String {
    change.to_string().replace('-', "−").trim_start_matches("= ").to_owned()
}

/// What follows upon itself, once, and how often: `… ×3`.
fn counted_together(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match counted.last_mut().filter(|(last, _)| *last == line) {
            Some((_, count)) => *count += 1,
            None => counted.push((line, 1)),
        }
    }
    counted
        .into_iter()
        .map(|(line, count)| if count > 1 { format!("{line} ×{count}") } else { line })
        .collect()
}

fn seats<G: Rules>(words: &Words, view: &View<G>) -> Vec<String> {
    let seat = |(who, name): &(String, String)| sits(words, name, &format!("seat-{}", who.replace(' ', "-")));
    view.books.seats.iter().map(seat).collect()
}

/// What was packed up, a line each.
fn parked<G: Rules>(view: &View<G>) -> Vec<String> {
    view.books.parked.iter().map(|(place, text)| protocol::parked(place, text)).collect()
}

/// Whether a command went by the table's word (G8 to G10).
pub fn went_by_word<G: Rules>(events: &[table::Event<G>]) -> bool {
    events.iter().filter_map(table::Event::public).any(|event| matches!(event, Event::ByWord))
}

/// Whoever can sit somewhere, and whatever is counted, has a name in every language.
#[cfg(test)]
pub fn everything_counted_has_a_name<G: Terms>(seats: &[&str], luck: &[&str]) {
    use strum::IntoEnumIterator;
    let named = |part: &str, names: &[&str]| {
        names.iter().map(|name| format!("{part}-{}", name.replace(' ', "-"))).collect::<Vec<_>>()
    };
    let counted = G::OWN_COUNTED;
    let mut all = [named("seat", seats), named("luck", luck), named("ended", counted.endings)].concat();
    for column in counted.columns {
        all.extend(named("counted", &[column.name]));
        if let super::Unit::OneOf(names) = column.unit {
            all.extend(named(column.name, names));
        }
    }
    for language in Language::iter() {
        let words = Words::of_game::<G>(language);
        for name in &all {
            assert!(words.has(name), "{name} in {}", language.name());
        }
    }
}
