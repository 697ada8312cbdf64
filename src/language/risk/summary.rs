//! What lists of games tell of one.

use super::protocol::points;
use crate::language::{Summary, Words};
use crate::risk::view::View;

/// A game, in a few facts.
#[derive(Clone, Debug)]
pub struct OfRisk {
    phase: String,
    points: String,
    over: bool,
    rounds: u16,
}

impl OfRisk {
    pub(super) fn of(view: &View) -> Self {
        Self {
            phase: view.phase_line().to_string(),
            points: points(view),
            over: view.end.is_some(),
            rounds: view.at.as_ref().map_or(0, |at| at.round),
        }
    }
}

impl Summary for OfRisk {
    fn name(&self, words: &Words) -> String {
        words.say("risk-name", &[])
    }

    fn stands(&self, _: &Words) -> String {
        self.phase.clone()
    }

    fn figures(&self, _: &Words) -> String {
        self.points.clone()
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        let over: Vec<_> = told.iter().filter(|game| game.over).collect();
        let rounds: u32 = over.iter().map(|game| u32::from(game.rounds)).sum();
        let facts = [("games", games.into()), ("over", over.len().into()), ("rounds", rounds.into())];
        words.say("risk-totals", &facts)
    }
}
