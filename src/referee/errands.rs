//! What a game has to have to be played with a referee: the commands for which files are read first, and what becomes of
//! its games besides.

use super::no::Why;
use super::on_table::Seated;
use crate::file::Fault;
use crate::language::{Ear, Spoken, Told, Words};
use crate::store::{Kept, Store};
use crate::table::{Game, Record};
use std::path::Path;

pub trait Errands: Spoken + Seated {
    /// Why an errand comes to nothing.
    type Fault: Worded;
    /// The kind of file with what lies in the box that it is played with, if it reads one.
    const COPIED: Option<Copied> = None;
    /// Whether a game gives way to the next of its kind as long as nothing stands in it but what was agreed. One that hides
    /// something does not: its first draws bind whoever begins it.
    const BEGINS_ANEW: bool = false;

    /// Reads or writes what an errand is for, and says what is to be done then.
    /// Else why it comes to nothing; nothing has changed then.
    fn run(errand: Self::Errand, at: &Site<'_, Self>) -> Result<Done<Self>, Why<Self>>;

    /// A line in the words of the page, where it says the same in others (F64).
    fn exactly(_words: &Words, _view: &Self::View, _line: &str) -> Result<Option<String>, Self::Refusal> {
        Ok(None)
    }

    /// What a game that is over gives the next one, as `new` of that would say it: the value of a key.
    fn leaves(_record: &Record<Self>) -> Option<String> {
        None
    }

    /// What a game has come to know of the box that it is played with, as a file like [`Errands::COPIED`].
    fn learned(_record: &Record<Self>) -> Option<String> {
        None
    }

    /// A game is left. `folder`: where games are kept. Nothing of the game hangs on what is done then.
    fn left(_record: &Record<Self>, _folder: &Path) {}

    /// Whether nothing stands in a game but what was agreed and what the program has drawn: it can be forgotten.
    fn is_untouched(_record: &Record<Self>) -> bool {
        false
    }
}

/// A kind of file with what lies in a box, copied by its owner.
pub struct Copied {
    /// What its `format` says before the number: `risk-board`.
    pub format: &'static str,
    /// What is agreed with it, where a game cannot begin with the file alone: `players=yellow,red`.
    pub agreed: &'static str,
    pub look: fn(&[u8], &Words) -> Result<LookedOver, Vec<Fault>>,
}

/// What there is to say of such a file that holds.
#[derive(Debug)]
pub struct LookedOver {
    /// What is missing, and what looks wrong.
    pub remarks: Vec<String>,
    /// How many of each kind are in it, called the same in every language.
    pub counts: Vec<(usize, &'static str)>,
}

impl LookedOver {
    pub fn counted(&self) -> String {
        self.counts.iter().map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
    }
}

/// Where an errand is run.
pub struct Site<'a, G: Game> {
    pub words: &'a Words,
    pub store: Option<&'a Store>,
    /// The game on the table, if it is one of this kind.
    pub game: Option<&'a Kept<G>>,
    /// What the game that was last on the table has left ([`Errands::leaves`]).
    pub left: Option<String>,
}

/// What is to be done after an errand.
pub enum Done<G: Game> {
    Begins {
        /// The number that somebody chose for all draws to come from.
        seed: Option<u64>,
        command: G::Command,
        then: Vec<(Ear, String)>,
    },
    /// The game on the table goes on with this command.
    Gives(G::Command),
    /// Nothing but what is said.
    Says(Told),
}

/// A fact that has a sentence.
pub trait Worded {
    /// The name of the sentence, and the sentence.
    fn worded(&self, words: &Words) -> (String, String);
}
