//! The commands that all games have whose books are kept, a row each, and how a game's own rows say what they mean.

use super::Terms;
use crate::books::{Agreed, Change, Command, Word, find};
use crate::language::reader::{Reader, number, shown, unquoted};
use crate::language::{Meaning, Misheard, Usage, Verb};
use std::marker::PhantomData;

/// What is asked, and changes nothing.
pub enum Asked<G: Terms> {
    Log,
    /// `status`: everything public.
    Status,
    /// `report`: the sheet of the game.
    Report,
    /// `luck`: what chance gave.
    Luck,
    Parked,
    Track(G::Track),
    Own(G::OwnQuery),
}

pub struct NewBooks<A> {
    pub agreed: Agreed,
    /// What the game asks for besides.
    pub asked: A,
}

/// One of the game's own commands. A `!` behind it is the table's word (G10); where a text stood at its end, it is part of that.
pub fn own<G: Terms>(words: &mut Reader<'_>, command: G::OwnCommand) -> Result<Meaning<G>, Misheard> {
    let word = if std::mem::take(&mut words.by_word) { Word::Table } else { Word::Rules };
    Ok(Meaning::Command(Command::Own(command, word)))
}

/// The same where there is nothing that the table's word goes past: a `!` behind it is too much.
pub fn plain<G: Terms>(_: &mut Reader<'_>, command: G::OwnCommand) -> Result<Meaning<G>, Misheard> {
    Ok(Meaning::Command(Command::Own(command, Word::Rules)))
}

/// The same by which the table sets something right: that is its word already.
pub fn set<G: Terms>(words: &mut Reader<'_>, command: G::OwnCommand) -> Result<Meaning<G>, Misheard> {
    words.by_word = false;
    Ok(Meaning::Command(Command::Own(command, Word::Table)))
}

/// One of the game's own queries, in a row.
pub fn ask<G: Terms>(_: &mut Reader<'_>, asked: G::OwnQuery) -> Result<Meaning<G>, Misheard> {
    query(asked)
}

pub fn query<G: Terms>(query: G::OwnQuery) -> Result<Meaning<G>, Misheard> {
    Ok(Meaning::Query(Asked::Own(query)))
}

/// A track whose name was read (G8): asked for, or set right, with a reason behind it if one likes.
pub fn track<G: Terms>(words: &mut Reader<'_>, track: G::Track) -> Result<Meaning<G>, Misheard> {
    if words.words.is_empty() {
        return Ok(Meaning::Query(Asked::Track(track)));
    }
    let change = words.change()?;
    let _ = words.reason();
    Ok(Meaning::Command(Command::Track(track, change)))
}

/// One of the house's queries: a `!` behind it is taken, and changes nothing (G10).
fn asked<G: Terms>(words: &mut Reader<'_>, asked: Asked<G>) -> Result<Meaning<G>, Misheard> {
    words.by_word = false;
    Ok(Meaning::Query(asked))
}

/// A command as it is said, so that it reads back; `new` names files that are in it no more.
pub(super) fn printed<G: Terms>(command: &Command<G>) -> Option<String> {
    Some(match command {
        Command::New(..) => return None,
        Command::TableWord(text) => format!("table-word {text}"),
        Command::Seat(who) => format!("seat {who}"),
        Command::Park(place, None) => format!("park {place}"),
        Command::Park(place, Some(text)) => format!("park {place} {text}"),
        Command::Tell(text) => format!("tell {text}"),
        Command::Note(text) => format!("note {text}"),
        Command::Track(track, change) => return G::track_printed(track, *change),
        Command::Phase(phase) => format!("phase = {}", G::phase_printed(phase)?),
        Command::Own(command, word) => return G::own_printed(command, *word),
    })
}

impl<G: Terms> From<Command<G>> for String {
    /// As it is said: whoever presses something gives a value.
    fn from(command: Command<G>) -> Self {
        printed(&command).unwrap_or_default()
    }
}

/// What stands before the number to which a track is set right.
pub(crate) fn set_right<G: Terms>(track: G::Track) -> String {
    String::from(Command::<G>::Track(track, Change::To(0))).trim_end_matches([' ', '0']).to_owned()
}

pub(super) struct Rows<G>(PhantomData<G>);

impl<G: Terms> Rows<G> {
    pub(super) const ALL: &'static [Usage<G>] = &[
        Usage::new("new", G::NEW, |words| Ok(Meaning::Errand(new::<G>(words)?))).names_files(),
        Usage::new("table-word", "table-word TEXT…", |words| {
            Ok(Meaning::Command(Command::TableWord(words.saying()?)))
        }),
        Usage::new("seat", "seat WHO [NAME…]", |words| {
            Ok(Meaning::Command(Command::Seat(words.saying()?)))
        }),
        Usage::new("park", "park PLACE [TEXT…]", |words| {
            let place = words.want()?.to_owned();
            Ok(Meaning::Command(Command::Park(place, words.reason())))
        }),
        Usage::new("parked", "parked", |words| asked(words, Asked::Parked)),
        Usage::new("tell", "tell TEXT…", |words| Ok(Meaning::Command(Command::Tell(words.saying()?)))),
        Usage::new("note", "note TEXT…", |words| Ok(Meaning::Command(Command::Note(words.saying()?)))),
        Usage::new("phase", "phase [= LINE]", |words| {
            if words.words.is_empty() {
                words.by_word = false;
                return Ok(Meaning::House(Verb::Phase));
            }
            // G10: a `!` is part of how the game ended; else that the table says so is its word already.
            let says = words.words.iter().any(|word| word.contains(','));
            let ends = words.words.iter().any(|word| word.to_ascii_lowercase().contains("over:"));
            words.by_word &= says && ends;
            let first = words.behind_equals()?;
            let line = words.reason().map_or_else(|| first.to_owned(), |rest| format!("{first} {rest}"));
            let meant = unquoted(&line).parse().ok().and_then(|line| G::phase_meant(&line));
            let phase = meant.ok_or(Misheard::NotAPhase { line: shown(&line), phases: G::PHASES })?;
            Ok(Meaning::Command(Command::Phase(phase)))
        }),
        Usage::new("status", "status", |words| asked(words, Asked::Status)),
        Usage::new("log", "log", |words| asked(words, Asked::Log)).told_as("help-open-log"),
        Usage::new("report", "report", |words| asked(words, Asked::Report)),
        Usage::new("luck", "luck", |words| asked(words, Asked::Luck)),
        Usage::new("seal", "seal", |words| {
            words.by_word = false;
            Ok(Meaning::House(Verb::Seal))
        }),
    ];
}

/// Whether a value is the first of two, or the second; a beginning that the other has not will do (G13).
pub(crate) fn either(value: &str, of: [&str; 2], choices: &'static str) -> Result<bool, Misheard> {
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
    let found = find(of.into_iter(), if is_number { value.trim_start_matches('0') } else { value });
    found.map(|found| found == of[0]).map_err(|_| Misheard::not_a_choice(value, choices))
}

/// The keys of `new`, as they stand in how it is said.
fn keys<G: Terms>() -> String {
    let keys = G::NEW.split_whitespace().filter_map(|word| word.split_once('='));
    keys.map(|(key, _)| key.trim_start_matches('[')).collect::<Vec<_>>().join(", ")
}

/// The keys of `new`: those that all have (G1), and the game's own.
fn new<G: Terms>(words: &mut Reader<'_>) -> Result<NewBooks<G::Asked>, Misheard> {
    words.take(G::CALLED);
    let (mut agreed, mut asked) = (Agreed::default(), G::Asked::default());
    for (key, value) in words.pairs(&keys::<G>(), "")? {
        match &*key {
            "draws" => agreed.by_hand = either(value, ["hand", "app"], "draws=app, draws=hand")?,
            "odds" => agreed.without_odds = either(value, ["off", "open"], "odds=open, odds=off")?,
            "seed" => agreed.seed = Some(number(value, 0, u64::MAX)?),
            key => G::option(&mut asked, key, value)?,
        }
    }
    Ok(NewBooks { agreed, asked })
}
