//! What events tell the table.

use super::names::territory_called;
use super::protocol;
use crate::language::Words;
use crate::risk::cards::Adventure;
use crate::risk::event::Event;
use crate::risk::step::{At, Step};

/// What an event tells, a line each. Those that the page gives exactly are the same in every language.
pub(super) fn told(words: &Words, event: &Event) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        Event::Dealt { dealt } => protocol::dealt_told(dealt),
        Event::Leader { colour, from: Some(from), to: None } => say(
            "told-leader-off",
            &[("colour", colour.name().into()), ("territory", territory_called(from).into())],
        ),
        Event::Leader { colour, from: Some(_), to: Some(to) } => say(
            "told-leader-moves",
            &[("colour", colour.name().into()), ("territory", territory_called(to).into())],
        ),
        Event::Reinforced { given } => protocol::given_told(given),
        Event::Rolled { attack, defence, drawn: true, .. } => {
            vec![format!("dice {} : {}", protocol::faces(attack), protocol::faces(defence))]
        }
        Event::RingDie { die, drawn: true, .. } => vec![format!("dice {die}")],
        Event::Hunted { dice, drawn: true, .. } => vec![format!("dice {}", protocol::faces(dice))],
        Event::PutOut { colour, by } => {
            say("told-put-out", &[("colour", colour.name().into()), ("by", by.name().into())])
        }
        Event::InAgain { colour } => say("told-in-again", &[("colour", colour.name().into())]),
        Event::TerritoryCard { colour } => say("told-territory-card", &[("colour", colour.name().into())]),
        Event::Discarded { to } => vec![format!("discard to {to}")],
        Event::Drew { card: Adventure::Event, .. } => say("told-event", &[]),
        Event::Effect { colour, text } => {
            say("told-effect", &[("colour", colour.name().into()), ("text", text.as_str().into())])
        }
        Event::EffectOver { text, .. } => say("told-effect-over", &[("text", text.as_str().into())]),
        Event::Stands { at: At { step, colour, .. } } => match step {
            Step::Trade => say("told-trade", &[("colour", colour.name().into())]),
            Step::Adventure => say("told-adventure", &[("colour", colour.name().into())]),
            Step::Leader => say("told-leader", &[("colour", colour.name().into())]),
            Step::Hunt { territory, by } => say(
                "told-hunt",
                &[("colour", by.name().into()), ("territory", territory_called(territory).into())],
            ),
            Step::Conquest { .. } => say("told-conquest", &[]),
            Step::Score => say("told-score", &[]),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
