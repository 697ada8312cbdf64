//! The short forms of the line.

use super::draft::Draft;
use super::exactly;
use super::new_card::LONGEST;
use crate::books::{find, plain};
use crate::fate::stacks::Drawn;
use crate::fate::terms::Back;
use crate::fate::{Confirmed, Due, Fate, FateCommand as C, Fellowship, Step, ToldField, named_card};
use crate::language::Usage;
use std::collections::BTreeSet;

/// So many letters may be the beginning of a command rather than of a place.
const LETTERS: usize = 3;

/// How an unread card is written.
pub(crate) const UNREAD: &str = "?";

/// The command that a short form stands for (G16).
pub(crate) fn in_full(view: &Fellowship, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. }) && view.dice().is_none();
    let short = match *words {
        [command @ ("roll" | "reroll" | "turn" | "drop"), ref faces @ ..] => {
            return Some(
                faces.iter().map(|face| whole(view, face)).fold(Draft::of(command), Draft::and).into(),
            );
        }
        // As many at most as there are lamps; and what was told of these once is set right.
        ["confirm", "hope", start, ref top @ ..] if start.parse::<u8>().is_ok() && top.len() < 2 => {
            let lamps = view.hope_top.to_string();
            let top = top.first().copied().unwrap_or(&lamps);
            let told = view.confirmed.iter().any(|numbers| matches!(numbers, Confirmed::Hope(..)));
            return Some(match told && top == lamps {
                true => Draft::of("hope").and("=").and(start).into(),
                false => Draft::of("confirm").and("hope").and(start).and(top).into(),
            });
        }
        // What is no back, is refused as one.
        [card, other] if flips && back(other).is_none() && is_card(view, card) && !is_command(card) => {
            return Some(Draft::of("flip").and(card).and(other).into());
        }
        _ => meant(view, &words, flips).map(String::from),
    };
    short.or_else(|| in_any_words(view, typed, flips))
}

/// What these few words mean.
fn meant(view: &Fellowship, words: &[&str], flips: bool) -> Option<C> {
    let darkens = matches!(view.step, Step::Skies(_)) && view.due.is_empty();
    Some(match *words {
        [number] if matches!(view.due.first(), Some(Due::Choose { .. })) && number.parse::<u8>().is_ok() => {
            C::Choose(number.parse().ok()?)
        }
        // The list of the set-up is ticked by numbers.
        [number] if view.step == Step::Setup && view.due.is_empty() && number.parse::<u8>().is_ok() => {
            C::Tick(number.parse().ok()?)
        }
        ["cc"] if view.step == Step::Cards => C::Draw(vec![Drawn::Card; 2]),
        ["cs" | "sc"] if view.step == Step::Cards => C::Draw(vec![Drawn::Card, Drawn::Skies]),
        [short @ ("r" | "b")] if view.due.first() == Some(&Due::Top) || view.deck.top().is_none() => {
            C::Top(back(short)?)
        }
        [short @ ("b" | "at"), region, ref rest @ ..] if rest.len() > 1 => {
            // The place may stand between.
            let (place, rest) = match rest {
                [place, rest @ ..] if place.parse::<u8>().is_err() => (Some((*place).to_owned()), rest),
                rest => (None, rest),
            };
            let (region, field) = (region.to_owned(), fought(rest)?);
            match short {
                "b" => C::Battle { region, place, field },
                _ => C::Attack { region, place, field, dice: None },
            }
        }
        ["search", troops] => C::Search { troops: Some(troops.parse().ok()?), haven: false },
        ["f", region] => C::Frodo { region: region.to_owned(), place: None },
        _ if darkens => {
            let (place, rest) = place_first(view, words)?;
            let field = if rest.is_empty() { ToldField::default() } else { fought(rest)? };
            C::Skies { place, region: None, field }
        }
        ["flip", card, word] => C::Flip(card.to_owned(), Some(back(word)?), None),
        [card, word] if flips && is_card(view, card) && !is_command(card) => {
            C::Flip(card.to_owned(), Some(back(word)?), None)
        }
        _ => return None,
    })
}

fn back(word: &str) -> Option<Back> {
    match word {
        "r" | "red" => Some(Back::Red),
        "b" | "black" => Some(Back::Black),
        _ => None,
    }
}

/// `2 3 h`: friends, shadow troops, and that it is a haven.
fn fought(words: &[&str]) -> Option<ToldField> {
    let [friendly, shadow, marks @ ..] = words else { return None };
    let haven = *marks == ["h"];
    let field = ToldField { friendly: friendly.parse().ok(), shadow: shadow.parse().ok(), haven };
    (field.friendly.is_some() && field.shadow.is_some() && (haven || marks.is_empty())).then_some(field)
}

/// A card in any words (F64); while cards are turned up, without saying that one is.
fn in_any_words(view: &Fellowship, typed: &str, flips: bool) -> Option<String> {
    let first = typed.split_whitespace().next().filter(|_| typed.trim().contains(' '))?;
    let flip = (flips && !is_command(first)).then(|| String::from(Draft::of("flip").and(typed)));
    match exactly(view, flip.as_deref().unwrap_or(typed)) {
        Ok(line) => line,
        // What begins with a place is a card, and what of it is not understood is said as of a card.
        Err(_) => flip.filter(|_| places(view).iter().any(|place| place.starts_with(&plain(first)))),
    }
}

/// The face of the dice on the table that begins so, if only one does.
fn whole(view: &Fellowship, typed: &str) -> String {
    let faces = view.dice().map(|dice| dice.die().faces()).into_iter().flatten();
    let names: Vec<String> = faces.map(|face| face.to_string()).collect();
    find(names.iter().map(String::as_str), typed).map_or_else(|_| typed.to_owned(), str::to_owned)
}

/// Whether a command is called so.
pub(crate) fn is_command(word: &str) -> bool {
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

/// The place that is named first, in as many words as it has, and what stands behind it.
fn place_first<'w>(view: &Fellowship, words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    (1..=words.len().min(LONGEST)).rev().find_map(|count| {
        let place = plain(&words[..count].join("-"));
        is_place(view, &place).then_some((place, &words[count..]))
    })
}

/// The places that anything is known of.
pub(crate) fn places(view: &Fellowship) -> BTreeSet<String> {
    view.known_places().into_iter().chain(view.sites.keys().cloned()).collect()
}
