//! The errands of any game whose books are kept, and what there is to find of one that was revealed: a game brings
//! [`Sources`], and has them by that.

use super::errands::{Copied, Done, Errands, Site, Worded};
use super::no::Why;
use super::on_table::Seated;
use super::verify::{Account, Checked, Counts, Doubt, listed};
use crate::books::{Command, Event, Refused, Rules, View};
use crate::language::books::{NewBooks, Terms, went_by_word};
use crate::language::{Meaning, Words, hear};
use crate::store::Store;
use crate::table::{self, Draws, Game, Line, OPENING, Record, Said, Seed};
use std::convert::Infallible;
use std::path::Path;

/// A game whose books are kept, with what it reads from files.
pub trait Sources:
    Terms
    + Seated
    + Game<
        Command = Command<Self>,
        Public = Event<<Self as Rules>::Options, <Self as Rules>::OwnEvent>,
        View = View<Self>,
        Refusal = Refused<<Self as Rules>::OwnRefusal>,
    >
{
    /// Why something that `new` names cannot be had; [`Infallible`] where it names no file.
    type NotThere: Worded;
    /// The kind of file that it names ([`Errands::COPIED`]).
    const COPIED: Option<Copied> = None;

    /// A line in the words of the page ([`Errands::exactly`]).
    fn exactly(
        _words: &Words,
        _view: &Self::OwnView,
        _line: &str,
    ) -> Result<Option<String>, Self::OwnRefusal> {
        Ok(None)
    }

    /// What a game has come to know of the box that it is played with ([`Errands::learned`]).
    fn learned(_view: &Self::OwnView) -> Option<String> {
        None
    }

    /// A game is left ([`Errands::left`]).
    fn left(_record: &Record<Self>, _folder: &Path) {}

    /// What the game is to be played with: what was said, with what stands in the files that it names.
    fn found(asked: Self::Asked, beside: &Beside<'_>) -> Result<Self::Options, Self::NotThere>;

    /// The same where what stood in the files is taken from the record; `None` if that is not what was said.
    fn found_again(asked: Self::Asked, recorded: &Self::Options) -> Option<Self::Options>;
}

/// What lies beside a game that begins.
pub struct Beside<'a> {
    /// What the game that was last on the table has left ([`Errands::leaves`]).
    pub left: Option<&'a str>,
    /// Where games are kept, and what their owner has copied.
    pub folder: Option<&'a Path>,
}

/// No errand of a game comes to nothing that reads no file.
impl Worded for Infallible {
    fn worded(&self, _: &Words) -> (String, String) {
        match *self {}
    }
}

impl<G: Sources> Errands for G {
    type Fault = G::NotThere;
    const COPIED: Option<Copied> = <G as Sources>::COPIED;
    const BEGINS_ANEW: bool = true;

    fn run(errand: NewBooks<G::Asked>, at: &Site<'_, G>) -> Result<Done<G>, Why<G>> {
        let NewBooks { agreed, asked } = errand;
        let seed = agreed.seed;
        let beside = Beside { left: at.left.as_deref(), folder: at.store.map(Store::folder) };
        let command = Command::New(agreed, G::found(asked, &beside).map_err(Why::Errand)?);
        Ok(Done::Begins { seed, command, then: Vec::new() })
    }

    fn exactly(words: &Words, view: &View<G>, line: &str) -> Result<Option<String>, G::Refusal> {
        <G as Sources>::exactly(words, &view.own, line).map_err(Into::into)
    }

    fn learned(record: &Record<G>) -> Option<String> {
        <G as Sources>::learned(&record.state().view.own)
    }

    fn left(record: &Record<G>, folder: &Path) {
        <G as Sources>::left(record, folder);
    }

    fn is_untouched(record: &Record<G>) -> bool {
        record.acts().len() == 1
    }
}

/// What is found of a game whose books were kept (G15).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    counts: Counts,
    seed: Option<u64>,
    table_word: Option<String>,
    /// The lines that went by the table's word.
    by_word: Vec<Line>,
    undone: Vec<Line>,
}

impl Account for Kept {
    fn counts(&self) -> Counts {
        self.counts
    }

    fn lines(&self, words: &Words, _: Option<Line>) -> Vec<String> {
        let seed = self.seed.map(|seed| words.say("verified-seed", &[("seed", seed.to_string().into())]));
        let word = self
            .table_word
            .as_ref()
            .map(|word| words.say("verified-said", &[("word", word.as_str().into())]));
        let lines = |name: &str, lines: &[Line]| {
            (!lines.is_empty()).then(|| words.say(name, &[("lines", listed(lines).into())]))
        };
        let by_word = lines("verified-tables-word", &self.by_word);
        let undone = lines("verified-commands-undone", &self.undone);
        seed.into_iter().chain(word).chain(by_word).chain(undone).collect()
    }
}

impl<G: Sources> Checked for G {
    type Account = Kept;

    fn heard_again(said: &Said, events: &[table::Event<G>]) -> Option<Command<G>> {
        match hear::<G>(&said.full).ok().filter(|heard| heard.said == *said)?.meaning {
            Meaning::Command(command) => Some(command),
            Meaning::Errand(NewBooks { agreed, asked }) => {
                let recorded = events.iter().filter_map(table::Event::public).find_map(|event| match event {
                    Event::New { options, .. } => Some(options),
                    _ => None,
                });
                Some(Command::New(agreed, G::found_again(asked, recorded?)?))
            }
            Meaning::House(_) | Meaning::Query(_) => None,
        }
    }

    /// The seed that a number stands for; and the table's word, which is said before anything is drawn, be it undone.
    fn doubts(record: &Record<G>) -> Vec<Doubt> {
        let first_draw = record.first_draw();
        let doubt = |line: Line, said: &Said, event: &Event<G::Options, G::OwnEvent>| match event {
            Event::New { agreed, .. } => {
                let number = agreed.seed?;
                (*record.draws() != Draws::new(Seed::from_number(number))).then_some(Doubt::Seed { line })
            }
            Event::TableWord { .. } => {
                let is_late = first_draw.is_some_and(|drawn| drawn < line);
                is_late.then(|| Doubt::Otherwise { line, said: said.full.clone() })
            }
            _ => None,
        };
        let given = record.given().flat_map(|(line, said, events)| {
            let public = events.iter().filter_map(table::Event::public);
            public.filter_map(move |event| doubt(line, said, event))
        });
        given.collect()
    }

    fn account(record: &Record<G>) -> Kept {
        let books = &record.state().view.books;
        let by_word = |line: &&Line| record.line(**line).is_some_and(|(_, events)| went_by_word(events));
        let by_word: Vec<Line> = record.standing().iter().filter(by_word).copied().collect();
        let commands = record.standing().iter().filter(|line| **line != OPENING);
        Kept {
            counts: Counts {
                entries: commands.count(),
                answers: 0,
                draws: books.drawn.values().sum::<u64>() as usize,
                corrections: by_word.len(),
            },
            seed: books.agreed.as_ref().and_then(|agreed| agreed.seed),
            table_word: books.table_word.clone(),
            by_word,
            undone: record.given().map(|(line, ..)| line).filter(|line| !record.stands(*line)).collect(),
        }
    }
}
