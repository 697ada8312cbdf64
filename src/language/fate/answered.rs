//! What is asked, answered in a sentence for people: what stands behind `=` is for programs.

use super::deed::called;
use super::names::{army, named};
use super::queries::{self, OddsAsked};
use super::{FateQuery, sheet};
use crate::fate::deck::Cards;
use crate::fate::odds::Chance;
use crate::fate::{FateTrack, Fellowship};
use crate::language::{Words, yes};
use std::collections::BTreeMap;

pub(super) fn answered(words: &Words, query: &FateQuery, view: &Fellowship) -> Vec<String> {
    match query {
        FateQuery::Deck => {
            let layers = view.deck.layers.iter();
            let told: Vec<String> =
                layers.map(|layer| pile(words, view, sheet::layer(words, layer), &layer.set)).collect();
            if told.is_empty() { vec![words.say("asked-no-deck", &[])] } else { told }
        }
        FateQuery::Discard => vec![pile(words, view, sheet::discard(words, view), &view.deck.discard.cards)],
        FateQuery::Check => board(words, view),
        // Its list is in words as it is.
        FateQuery::SetUp => Vec::new(),
        FateQuery::Nazgul => vec![sheet::nazgul(words, view)],
        FateQuery::Odds(asked @ OddsAsked::Battle { attack, .. }) => {
            let Ok(odds) = queries::fought(asked, view) else { return Vec::new() };
            let facts = [
                ("attack", yes(*attack).into()),
                ("clear", odds.clear.fraction().into()),
                ("lost", odds.lost.mean().into()),
                ("falls", odds.falls.fraction().into()),
            ];
            vec![words.say("asked-battle", &facts)]
        }
        FateQuery::Odds(asked) => queries::likely(asked, view).iter().map(|it| chance(words, *it)).collect(),
    }
}

/// What a track shows.
pub(super) fn track(words: &Words, track: &FateTrack, view: &Fellowship) -> String {
    match track {
        FateTrack::Hope => sheet::hope(words, view),
        FateTrack::Threat => sheet::threat(words, view),
        FateTrack::Supply => sheet::supply(words, view),
        FateTrack::Army(of) => {
            let facts = [("army", army(words, *of).into()), ("left", view.left_of(*of).into())];
            words.say("asked-army", &facts)
        }
        FateTrack::Nazgul(_) => sheet::nazgul(words, view),
        FateTrack::Cards(_) => sheet::player_cards(words, view),
    }
}

/// A layer or the discard, with what is known of its cards, and how many nobody has read.
fn pile(words: &Words, view: &Fellowship, told: String, cards: &Cards) -> String {
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    for (name, count) in cards.counted() {
        *known.entry(called(words, Some(view), name)).or_default() += count;
    }
    let each = known.into_iter().map(|(name, count)| match count {
        1 => name,
        count => format!("{count} × {name}"),
    });
    let known: Vec<String> = each.collect();
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    let facts = [("pile", told.into()), ("known", known.into()), ("unread", cards.unread().into())];
    words.say("asked-pile", &facts)
}

/// F60: what should stand on the board, a line a place, and all of the shadow's.
fn board(words: &Words, view: &Fellowship) -> Vec<String> {
    let there = view.troops.iter().filter_map(|(place, troops)| {
        let shadow = (troops.shadow > 0).then(|| {
            let shadow = words.say("army", &[("army", "shadow".into())]);
            format!("{shadow} {}", troops.shadow)
        });
        let friends = troops.friendly.iter().map(|(of, count)| format!("{} {count}", army(words, *of)));
        let all: Vec<String> = shadow.into_iter().chain(friends).collect();
        (!all.is_empty()).then(|| words.pair(named(words, place), all.join(", ")))
    });
    let facts = [("count", view.shadow_on_board().into()), ("supply", view.supply.into())];
    there.chain([words.say("asked-board", &facts)]).collect()
}

/// F50: a chance, and what is not sure about it.
fn chance(words: &Words, chance: Chance) -> String {
    let facts = [
        ("chance", chance.chance.fraction().into()),
        ("least", yes(chance.at_least).into()),
        ("doubtful", yes(chance.doubtful).into()),
    ];
    words.say("asked-chance", &facts)
}
