//! What lists of games tell of one.

use super::names;
use crate::language::{Summary, Words};
use crate::risk::view::View;

#[derive(Clone, Debug)]
pub struct OfRisk(pub(super) Box<View>);

impl Summary for OfRisk {
    fn name(&self, words: &Words) -> String {
        words.say("risk-name", &[])
    }

    fn stands(&self, words: &Words) -> String {
        names::when(words, &self.0)
    }

    fn figures(&self, words: &Words) -> String {
        names::points(words, &self.0)
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        let over: Vec<_> = told.iter().filter(|game| game.0.end.is_some()).collect();
        let rounds: u32 = over.iter().map(|game| game.0.at.as_ref().map_or(0, |at| at.round.into())).sum();
        let facts = [("games", games.into()), ("over", over.len().into()), ("rounds", rounds.into())];
        words.say("risk-totals", &facts)
    }
}
