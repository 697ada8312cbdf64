//! What lists of games tell of one.

use super::sheet;
use super::told::side;
use crate::battle::{Battle, Moment, Side, Victory};
use crate::language::{Summary, Words};
use crate::table::Record;

/// What is to be told of a game in a list.
#[derive(Clone, Debug)]
pub struct OfBattle {
    moment: Option<Moment>,
    won: Option<(Side, Victory)>,
    holder: Side,
    captures: usize,
}

impl OfBattle {
    /// What is to be told of this game.
    pub(super) fn of(record: &Record<Battle>) -> Self {
        let view = &record.state().view.own;
        let captures = view.past.holders.iter().filter(|held| held.cost.is_some()).count();
        Self { moment: view.moment, won: view.won, holder: view.ring.holder, captures }
    }
}

impl Summary for OfBattle {
    fn name(&self, words: &Words) -> String {
        words.say("battle-name", &[])
    }

    fn stands(&self, words: &Words) -> String {
        sheet::stands(words, self.won, self.moment)
    }

    fn figures(&self, words: &Words) -> String {
        let facts = [
            ("rounds", self.moment.map_or(0, |moment| moment.round).into()),
            ("holder", side(words, self.holder).into()),
            ("captures", self.captures.into()),
        ];
        words.say("battle-figures", &facts)
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        let won =
            |wanted: Side| told.iter().filter(|of| of.won.is_some_and(|(side, _)| side == wanted)).count();
        let captures: usize = told.iter().map(|of| of.captures).sum();
        let facts = [
            ("games", games.into()),
            ("sauron", won(Side::Sauron).into()),
            ("saruman", won(Side::Saruman).into()),
            ("evil", won(Side::Evil).into()),
            ("alliance", won(Side::Alliance).into()),
            ("captures", captures.into()),
        ];
        words.say("battle-totals", &facts)
    }
}
