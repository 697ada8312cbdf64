//! What a command led to, in whole sentences: for whoever listens instead of looking.

use super::announce::{
    hands_do, in_words, led_to, no_way, privately, question, spoken, tiles, touched_in_words,
    unknown_in_words, whispered,
};
use super::deed::deed;
use super::host::reason;
use crate::hunt::{Event, Public, Secret, State};
use crate::language::{Ear, Words};

/// What a command led to, in whole sentences: what was done, an answer or what it would be, what hands do, and what he could
/// not know himself.
pub fn in_sentences(words: &Words, said: &str, events: &[Event], state: &State) -> Vec<(Ear, String)> {
    let mut told = vec![(Ear::Hidden, format!("{}.", deed(words, said)))];
    // The answer, and then what hands do for it.
    let is_answer = |event: &&Event| matches!(event, Event::Public(Public::Answered { .. }));
    let in_order = events.iter().filter(is_answer).chain(events.iter().filter(|event| !is_answer(event)));
    for event in in_order {
        match event {
            Event::Public(Public::Asked(asked)) => {
                let facts = [("question", question(words, *asked).into())];
                let would_be = crate::hunt::answer(state, asked.question).map(|answer| spoken(words, answer));
                let why = reason(words, state, asked.question).unwrap_or_default();
                let would_be = would_be.unwrap_or_default();
                told.push((
                    Ear::Hidden,
                    format!("{} {would_be}. {why}", words.say("table-would-be", &facts)),
                ));
            }
            Event::Public(Public::Answered { asked, answer }) => {
                told.push((Ear::Table, format!("{}: {}.", question(words, *asked), spoken(words, *answer))));
                told.extend(hands_do(words, event, |_| None).map(|it| (Ear::Table, it)));
            }
            Event::Public(Public::TilesDrawn { tiles: drawn, .. }) if !drawn.is_empty() => {
                let named = tiles(words, drawn);
                told.push((Ear::Table, format!("{}: {named}.", words.say("table-tiles-drawn", &[]))));
            }
            Event::Public(_) => {
                told.extend(in_words(words, event, |_| None).into_iter().map(|it| (Ear::Table, it)));
            }
            // What it would touch, as long as it waits.
            Event::Secret(Secret::Proposed(correction)) if state.hidden.proposed == Some(*correction) => {
                let lines = no_way(words, state).into_iter().chain(touched_in_words(words, state));
                told.extend(lines.map(|it| (Ear::Hidden, it)));
            }
            Event::Secret(secret) => {
                // What was drawn, as it would be said.
                let drawn = privately(words, secret).into_iter().map(|it| deed(words, &it));
                let whispered = whispered(words, secret).filter(|_| drawn.len() == 0);
                let unknown = unknown_in_words(words, led_to(secret, state));
                told.extend(drawn.chain(whispered).chain(unknown).map(|it| (Ear::Hidden, it)));
            }
        }
    }
    told
}
