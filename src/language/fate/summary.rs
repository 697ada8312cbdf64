//! What lists of games tell of one.

use super::sheet::Stands;
use crate::fate::{Fate, Step};
use crate::language::{Summary, Words};
use crate::table::Record;

/// What is to be told of a game in a list.
#[derive(Clone, Debug)]
pub struct OfFate {
    stands: Stands,
    won: Option<bool>,
    level: &'static str,
    hope: u8,
    turn: u16,
}

impl OfFate {
    /// What is to be told of this game.
    pub(super) fn of(record: &Record<Fate>) -> Self {
        let view = &record.state().view.own;
        let won = if let Step::Over { won } = view.step { Some(won) } else { None };
        let level = view.options.level.into();
        Self { stands: Stands::of(view), won, level, hope: view.hope, turn: view.turn }
    }
}

impl Summary for OfFate {
    fn name(&self, words: &Words) -> String {
        words.say("fate-name", &[])
    }

    fn stands(&self, words: &Words) -> String {
        self.stands.told(words)
    }

    fn figures(&self, words: &Words) -> String {
        let level = words.say("fate-level", &[("level", self.level.into())]);
        words.say(
            "fate-figures",
            &[("level", level.into()), ("turn", self.turn.into()), ("hope", self.hope.into())],
        )
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        let won = told.iter().filter(|of| of.won == Some(true)).count();
        let lost = told.iter().filter(|of| of.won == Some(false)).count();
        words.say("fate-totals", &[("games", games.into()), ("won", won.into()), ("lost", lost.into())])
    }
}
