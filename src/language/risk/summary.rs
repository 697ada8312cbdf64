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
        let when = names::when(words, &self.0);
        let Some((fight, [from, to])) =
            self.0.fight().and_then(|fight| Some((fight, fight.places.as_ref()?)))
        else {
            return when;
        };
        // A fight that is open is what people remember of an evening.
        let facts = [
            ("from", names::territory_called(words, from).into()),
            ("attackers", fight.attacker.battalions.into()),
            ("territory", names::territory_called(words, to).into()),
            ("defenders", fight.defender.battalions.into()),
        ];
        format!("{when}. {}", words.say("risk-deed-fight-from", &facts))
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
