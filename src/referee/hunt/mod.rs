//! What a referee has to do for Hunt for the Ring alone: boards, tiles and cards that lie in files, the Letter from
//! Gandalf, and what can be found of a game that was revealed.

mod letter;
mod new;
mod own;
mod telling;
mod verify;

pub use letter::SealedLetter;
pub use own::OWN;
pub use telling::{finished, told};

use self::new::SourceFault;
use super::errands::{Copied, Done, Errands, LookedOver, Site, Worded};
use super::no::Why;
use crate::file::Fault;
use crate::hunt::board::Board;
use crate::hunt::{
    ActionTokens, Command, Event, Hunt, LetterFault, Options, Phase, Public, Record, Secret, is_shipped,
    proofread, result,
};
use crate::language::hunt::{Errand, NewGame};
use crate::language::{Ear, Misheard, Words, named};
use std::path::Path;

/// Why an errand comes to nothing.
pub enum ErrandFault {
    /// A file that `new` names.
    Source(SourceFault),
    Letter(LetterFault),
}

impl Worded for ErrandFault {
    fn worded(&self, words: &Words) -> (String, String) {
        match self {
            Self::Source(fault) => fault.worded(words),
            Self::Letter(fault) => (named("no-letter", fault).0, words.tell("no-letter", fault)),
        }
    }
}

impl From<SourceFault> for Why<Hunt> {
    fn from(fault: SourceFault) -> Self {
        Self::Errand(ErrandFault::Source(fault))
    }
}

impl From<LetterFault> for Why<Hunt> {
    fn from(fault: LetterFault) -> Self {
        Self::Errand(ErrandFault::Letter(fault))
    }
}

impl Errands for Hunt {
    type Fault = ErrandFault;
    const COPIED: Option<Copied> = Some(Copied { format: "underhill-board", agreed: "", look });

    fn run(errand: Errand, at: &Site<'_, Self>) -> Result<Done<Self>, Why<Self>> {
        match errand {
            Errand::New(game) => {
                let options = new::options(&at.with_own(&game, 1)?)?;
                let command = Command::New(Box::new(options));
                Ok(Done::Begins { seed: game.seed, command, then: Vec::new() })
            }
            Errand::Part2(game) => Ok(Done::Gives(at.part2(&game)?)),
            Errand::Letter(path, knows) => at.write_letter(&path, &knows).map(Done::Says),
            Errand::OpenLetter(text) => at.open_letter(&text),
            Errand::LetterByHand(letter, pool) => {
                at.letter_by_hand(*letter, Options { pool, ..Options::default() })
            }
        }
    }

    /// P23: Action tokens.
    fn leaves(record: &Record) -> Option<String> {
        let ActionTokens { shadow, free_peoples } = result(&record.state().view).ok()?;
        Some(format!("{shadow},{free_peoples}"))
    }

    fn left(record: &Record, folder: &Path) {
        own::learn_cards(record, folder);
    }

    fn is_untouched(record: &Record) -> bool {
        let drawn = |event: &Event| {
            matches!(
                event,
                Event::Public(Public::Opened(_) | Public::StartSet | Public::InformationSet)
                    | Event::Secret(
                        Secret::Start { drawn: true, .. } | Secret::Information { drawn: true, .. }
                    )
            )
        };
        record.state().view.phase == Phase::Setup && record.events().all(drawn)
    }
}

impl Site<'_, Hunt> {
    /// What Part 2 is to be played with: what `part2` says, and else what was agreed before.
    fn part2(&self, game: &NewGame) -> Result<Command, Why<Hunt>> {
        let kept = self.game.ok_or(Misheard::NewGameFirst)?;
        let before = &kept.record().state().view.options;
        let options = new::part2(before, &self.with_own(game, 2)?)?;
        Ok(Command::Part2 { options: Box::new(options), seed: game.seed })
    }
}

/// A board, proofread against the rulebook.
fn look(bytes: &[u8], words: &Words) -> Result<LookedOver, Vec<Fault>> {
    let board = Board::read(bytes)?;
    let (exits, locations): (Vec<_>, Vec<_>) = board.locations().partition(|location| location.is_exit());
    let remarks = proofread(&board, !is_shipped(&board));
    let remarks = remarks.iter().map(|remark| words.tell("proof", remark)).collect();
    let counts = vec![
        (locations.len(), "locations"),
        (board.links().len(), "links"),
        (board.all_areas().len(), "areas"),
        (exits.len(), "exits"),
    ];
    Ok(LookedOver { remarks, counts })
}

/// Everybody hears it.
fn aloud(text: String) -> (Ear, String) {
    (Ear::Table, text)
}
