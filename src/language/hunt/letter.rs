//! The Letter from Gandalf in words: what goes into the envelope, and what comes out of it (R33).

use super::protocol;
use crate::hunt::{Companion, Letter, Tile, Value};
use crate::language::Words;
use fluent_bundle::FluentValue;
use strum::VariantArray;

/// What to put away, a line each, as the envelope would hold it.
pub fn envelope(words: &Words, letter: &Letter) -> Vec<String> {
    let mut lines: Vec<String> = players(words, letter).into_iter().collect();
    lines.push(words.say("envelope", &[]));
    lines.extend(contents(words, letter));
    lines.extend(
        ["envelope-corruption", "envelope-sorcery-piles"]
            .map(|name| words.say(name, &[("corruption", letter.corruption.into())])),
    );
    lines
}

/// What was, and who takes what out of the envelope.
pub fn previously(words: &Words, letter: &Letter) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(part1) = &letter.part1 {
        let facts = [
            ("rescued", if part1.rescued { "yes" } else { "no" }.into()),
            ("day", part1.day.into()),
            ("step", part1.step.into()),
            ("corruption", letter.corruption.into()),
            ("found", letter.information.len().into()),
            ("dated", if part1.begun.is_empty() { "no" } else { "yes" }.into()),
            ("begun", part1.begun.as_str().into()),
        ];
        lines.push(words.say("previously", &facts));
    } else {
        lines.push(words.say("previously-on-paper", &[("corruption", letter.corruption.into())]));
    }
    lines.extend(players(words, letter));
    lines.push(words.say("take-out", &[]));
    lines.extend(contents(words, letter));
    lines.push(words.say("take-out-sorcery", &[]));
    lines
}

fn contents(words: &Words, letter: &Letter) -> Vec<String> {
    let mut lines = Vec::new();
    let mut tell = |name: &str, count: usize, list: String| {
        let facts: [(&str, FluentValue<'_>); 2] = [("count", count.into()), ("list", list.into())];
        lines.push(words.say(name, &facts));
    };
    tell("letter-tokens", letter.tokens.into(), String::new());
    let name = |who: &Companion| words.say("company-name", &[("who", who.to_string().into())]);
    let in_part1 = Companion::VARIANTS.iter().filter(|who| match who {
        Companion::Strider => false,
        Companion::Merry => letter.merry,
        _ => true,
    });
    let ready: Vec<String> = in_part1.filter(|who| !letter.flipped.contains(who)).map(name).collect();
    tell("letter-company", ready.len(), ready.join(", "));
    if !letter.flipped.is_empty() {
        tell(
            "letter-flipped",
            letter.flipped.len(),
            letter.flipped.iter().map(name).collect::<Vec<_>>().join(", "),
        );
    }
    // R33: both hands go into the envelope, whether or not anybody has told how many cards they are.
    match letter.hand {
        Some(hand) => tell("letter-hand", hand.into(), String::new()),
        None => tell("letter-hand-untold", 0, String::new()),
    }
    if letter.sorcery.is_empty() {
        tell("letter-sorcery-untold", 0, String::new());
    } else {
        // With their names, if there is one for each.
        let named = letter.sorcery.len() == letter.ringwraiths.len();
        let cards = letter.sorcery.iter().enumerate().map(|(at, cards)| match letter.ringwraiths.get(at) {
            Some(player) if named => format!("{player} {cards}"),
            _ => cards.to_string(),
        });
        let cards: Vec<String> = cards.collect();
        tell("letter-sorcery", cards.len(), cards.join(", "));
    }
    let found: Vec<String> = letter.information.iter().map(ToString::to_string).collect();
    if !found.is_empty() {
        tell("letter-information", found.len(), found.join(", "));
    }
    let discarded: Vec<&Tile> = letter.spent.iter().filter(|tile| tile.value != Value::Eye).collect();
    if !discarded.is_empty() {
        tell("letter-discarded", discarded.len(), protocol::tiles(&discarded));
    }
    let eyes = letter.eyes().saturating_sub(u8::from(letter.barrow_wights));
    if eyes > 0 {
        tell("letter-eyes", eyes.into(), String::new());
    }
    if letter.barrow_wights {
        tell("letter-barrow-wights", 1, String::new());
    }
    let red: Vec<String> = letter.red.iter().map(ToString::to_string).collect();
    if !red.is_empty() {
        tell("letter-red", red.len(), red.join(", "));
    }
    lines
}

/// Who sat where, if the table has told.
fn players(words: &Words, letter: &Letter) -> Option<String> {
    if letter.ring_bearer.is_none() && letter.ringwraiths.is_empty() {
        return None;
    }
    let ring_bearer = letter.ring_bearer.clone().unwrap_or_else(|| "?".into());
    let ringwraiths = if letter.ringwraiths.is_empty() { "?".into() } else { letter.ringwraiths.join(", ") };
    Some(
        words.say(
            "letter-players",
            &[("ring-bearer", ring_bearer.into()), ("ringwraiths", ringwraiths.into())],
        ),
    )
}
