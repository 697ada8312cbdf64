//! The short forms of the line.

use super::picks::places;
use super::shadow_cards::UNREAD;
use crate::books::find;
use crate::fate::terms::Back;
use crate::fate::{Due, Fate, Fellowship, Step, named_card};
use crate::language::Usage;
use crate::language::fate::exactly;

/// So many letters may be the beginning of a command rather than of a place.
const LETTERS: usize = 3;

/// The command that a short form stands for (G16).
pub(super) fn in_full(view: &Fellowship, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let haven = |marks: &[&str]| match marks {
        [] => Some(String::new()),
        ["h"] => Some(" haven".to_owned()),
        _ => None,
    };
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. });
    let darkens = matches!(view.step, Step::Skies(_)) && view.due.is_empty();
    let back = |word: &str| match word {
        "r" | "red" => Some(Back::Red),
        "b" | "black" => Some(Back::Black),
        _ => None,
    };
    let short = match *words {
        [command @ ("roll" | "reroll" | "turn" | "drop"), ref faces @ ..] => {
            let said = faces.iter().map(|typed| whole(view, typed));
            Some(std::iter::once(command.to_owned()).chain(said).collect::<Vec<_>>().join(" "))
        }
        [number] if matches!(view.due.first(), Some(Due::Choose { .. })) && number.parse::<u8>().is_ok() => {
            Some(format!("choose {number}"))
        }
        ["cc"] if view.step == Step::Cards => Some("draw card card".to_owned()),
        ["cs" | "sc"] if view.step == Step::Cards => Some("draw card skies".to_owned()),
        ["r" | "b"] if view.due.first() == Some(&Due::Top) || view.deck.top().is_none() => {
            back(words[0]).map(|back| format!("top {back}"))
        }
        [short @ ("b" | "at"), region, ref rest @ ..] if rest.len() > 1 => {
            let command = if short == "b" { "battle" } else { "attack" };
            // The place may stand between.
            let (place, rest) = match rest {
                [place, rest @ ..] if place.parse::<u8>().is_err() => (format!(" {place}"), rest),
                rest => (String::new(), rest),
            };
            let [friendly, shadow, marks @ ..] = rest else { return None };
            let fought = format!("friendly={friendly} shadow={shadow}{}", haven(marks)?);
            Some(format!("{command} {region}{place} {fought}"))
        }
        ["f", region] => Some(format!("frodo {region}")),
        [place] if darkens && is_place(view, place) => Some(format!("skies {place}")),
        [place, friendly, shadow, ref marks @ ..] if darkens && is_place(view, place) => {
            Some(format!("skies {place} friendly={friendly} shadow={shadow}{}", haven(marks)?))
        }
        ["flip", card, word] if back(word).is_some() => back(word).map(|back| format!("flip {card} {back}")),
        // What is no back, is refused as one.
        [card, word] if flips && view.dice().is_none() && is_card(view, card) && !is_command(card) => Some(
            back(word).map_or_else(|| format!("flip {card} {word}"), |back| format!("flip {card} {back}")),
        ),
        _ => None,
    };
    short.or_else(|| in_any_words(view, typed, flips && view.dice().is_none()))
}

/// A card in any words (F64); while cards are turned up, without saying that one is.
fn in_any_words(view: &Fellowship, typed: &str, flips: bool) -> Option<String> {
    let first = typed.split_whitespace().next().filter(|_| typed.trim().contains(' '))?;
    let flip = (flips && !is_command(first)).then(|| format!("flip {typed}"));
    exactly(view, flip.as_deref().unwrap_or(typed)).ok().flatten()
}

/// The face of the dice on the table that begins so, if only one does.
fn whole(view: &Fellowship, typed: &str) -> String {
    let faces = view.dice().map(|dice| dice.die().faces()).into_iter().flatten();
    let names: Vec<String> = faces.map(|face| face.to_string()).collect();
    find(names.iter().map(String::as_str), typed).map_or_else(|_| typed.to_owned(), str::to_owned)
}

fn is_command(word: &str) -> bool {
    Usage::<Fate>::all().any(|usage| usage.name == word)
}

/// Whether a card is meant: one that anything is known of, one typed in full, or the unread one.
fn is_card(view: &Fellowship, typed: &str) -> bool {
    typed == UNREAD || typed.contains('>') || named_card(view, typed).is_ok()
}

/// Whether a place is meant: its name, or so much of it that no command begins so.
fn is_place(view: &Fellowship, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let places = places(view);
    let begins = || places.iter().filter(|place| place.starts_with(&typed)).count() == 1;
    places.contains(&typed) || typed.chars().count() > LETTERS && begins()
}
