//! What a game has to have to be spoken of: its commands, and what is said of it.

use super::{Columns, Finished, Language, Misheard, Seat, Usage, Words};
use crate::table::{Event, Game, Record, State};
use serde::Serialize;
use std::fmt::Debug;
use strum::VariantNames;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ear {
    Table,
    /// Whoever is behind the screen, alone.
    Hidden,
}

/// What a query tells: the lines before its answer, and the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub lines: Vec<(Ear, String)>,
    /// What stands behind `=`.
    pub answer: String,
}

impl Told {
    /// Lines that everybody hears before the answer.
    pub fn to_table(lines: Vec<String>, answer: String) -> Self {
        Self { lines: lines.into_iter().map(|line| (Ear::Table, line)).collect(), answer }
    }
}

impl From<String> for Told {
    fn from(answer: String) -> Self {
        Self { lines: Vec::new(), answer }
    }
}

/// A rule as its number and what it says: `R15`.
pub type Rule = (String, String);

/// A game that can be spoken of. What stands behind `=` is the same in every language; all else is said with [`Words`]
/// that know the game.
pub trait Spoken: Game<Refusal: Serialize + VariantNames> {
    const WORD: &'static str;
    /// Its commands, a row each, in the order in which `help` tells them; `new` is among them, and what the house does for
    /// every game is not.
    const COMMANDS: &'static [Usage<Self>];
    /// Those that it shares with games of its kind: they are told behind its own.
    const SHARED: &'static [Usage<Self>] = &[];
    /// Whether a `!` behind a command is the table's word, and goes past what a rule forbids.
    const BY_WORD: bool = false;
    /// What can be asked at any time, and changes nothing.
    type Query;
    /// What files are read or written for before there is a command: `new`, for one.
    type Errand;
    /// Why a line is none of its commands.
    type Misheard: From<Misheard> + Serialize + VariantNames;
    type Summary: Summary;
    /// What is counted of its games that are over.
    const COUNTED: Columns = Columns::NONE;

    /// Its sentences in a language, as they stand in its file.
    fn texts(language: Language) -> &'static str;

    /// A command as it is said, so that it reads back: for whoever has one and no line. `None`: it cannot be said from what
    /// it holds.
    fn printed(_command: &Self::Command) -> Option<String> {
        None
    }

    /// The text behind `=` for an accepted command: what it led to, and the game afterwards.
    fn answer(command: &Self::Command, events: &[Event<Self>], state: &State<Self>) -> String;

    /// What is said of a command's events, in the order in which they happened. `None`: a command that brought in what lay
    /// in files is given again; its events say all that there is to say.
    fn announce(
        words: &Words,
        command: Option<&Self::Command>,
        events: &[Event<Self>],
        state: &State<Self>,
    ) -> Vec<(Ear, String)>;

    /// What the program drew by a command, each value as it was printed and in that order, a text for each who saw any of
    /// it: whoever takes it back says so, as an undo buys no other.
    fn drawn(events: &[Event<Self>]) -> Vec<(Ear, String)>;

    fn tell(words: &Words, query: Self::Query, record: &Record<Self>) -> Result<Told, Self::Refusal>;

    /// The same in words, a line each, as much of what is told is for programs. Nothing: it is said as it is.
    fn answered(_words: &Words, _query: &Self::Query, _record: &Record<Self>) -> Vec<(Ear, String)> {
        Vec::new()
    }

    /// Why a game that is not over is not revealed.
    fn not_over(view: &Self::View) -> Self::Refusal;

    /// Whether the refusal itself would tell the table a secret.
    fn is_secret(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// What is said beside a refusal to whoever is behind the screen.
    fn beside(_refusal: &Self::Refusal, _state: &State<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Whether the table's word would go past it.
    fn yields(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// The word behind which hands tell what they have drawn, if the command was refused for nothing but that.
    fn lacks(_refusal: &Self::Refusal) -> Option<&'static str> {
        None
    }

    /// Where the game stands, as programs read it.
    fn phase_line(view: &Self::View) -> String;

    /// One plain sentence on what hands do now, made from what everybody may see.
    fn host_line(words: &Words, view: &Self::View) -> String;

    /// A command as it was said, in a few words; what of it may be known, or was typed so far, is enough.
    fn deed(_words: &Words, said: &str) -> String {
        said.to_owned()
    }

    /// The same in a game of which everybody knows this, in names that the command may leave out.
    fn deed_there(words: &Words, _view: &Self::View, said: &str) -> String {
        Self::deed(words, said)
    }

    /// The same of one that led to this, by which it is told what it was.
    fn deed_done(words: &Words, view: &Self::View, said: &str, _events: &[Event<Self>]) -> String {
        Self::deed_there(words, view, said)
    }

    /// What a command led to, in whole sentences: for whoever listens instead of looking. `state`: as it is now.
    fn in_sentences(
        words: &Words,
        said: &str,
        _events: &[Event<Self>],
        _state: &State<Self>,
    ) -> Vec<(Ear, String)> {
        vec![(Ear::Hidden, format!("{}.", Self::deed(words, said)))]
    }

    /// What helps now in a first game, if it is guided.
    fn guide(_words: &Words, _record: &Record<Self>) -> Option<String> {
        None
    }

    /// Its rules by number, in a few words of our own.
    fn rules(_words: &Words) -> Vec<Rule> {
        Vec::new()
    }

    /// How the game stands in lines, complete enough to go on with a pencil: it is printed, and its sheet below it.
    fn so_far(_words: &Words, _record: &Record<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Its sheet: how it went so far, or all in all; a line for each who sits there if that stands nowhere else.
    fn report(_words: &Words, _record: &Record<Self>, _seated: bool) -> Vec<String> {
        Vec::new()
    }

    /// How the next game is begun like this one; `None`: nobody would begin another just so.
    fn again(_record: &Record<Self>) -> Option<String> {
        None
    }

    /// Who sat there, and what was packed up and is to be laid out: when a game is gone on with, a line each.
    fn laid_out(_words: &Words, _record: &Record<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Whether chances are told in this game (G12).
    fn tells_odds(_view: &Self::View) -> bool {
        true
    }

    /// What lists of games tell of this one.
    fn summary(record: &Record<Self>) -> Self::Summary;

    /// Who sits there, in the order of the seats, as far as somebody has said so.
    fn people(_record: &Record<Self>) -> Vec<Seat> {
        Vec::new()
    }

    /// The head of the game whose end this one goes on from, in hexadecimal, or the beginning of it: nobody goes on with that one
    /// any more.
    fn goes_on_from(_record: &Record<Self>) -> Option<String> {
        None
    }

    /// Whether a game that is over counts at all: one whose draws everybody could repeat does not.
    fn counts(_view: &Self::View) -> bool {
        true
    }

    /// What this game adds to the figures over all games, part by part; asked of games that are over and count.
    fn finished(_record: &Record<Self>) -> Vec<Finished> {
        Vec::new()
    }
}

/// What lists of games tell of one, in whatever language is spoken when they are looked at.
pub trait Summary: Clone + Debug + Send + 'static {
    /// What it is played on, or how it is called for want of a name.
    fn name(&self, words: &Words) -> String;

    fn stands(&self, words: &Words) -> String;

    fn figures(&self, words: &Words) -> String;

    /// All games of this kind in figures: how many there are, also those of which nothing can be told, and those that can.
    fn totals(words: &Words, games: usize, told: &[&Self]) -> String;
}
