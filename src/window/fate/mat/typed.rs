//! What is typed as a thing on the mat is called is as good as pressed: it begins, or goes on, and gold does it.

use super::stage::Stage;
use super::{card, left, moment, regions, travel};
use crate::books::plain;
use crate::fate::{Fellowship, Step};
use crate::language::fate::draft::Draft;
use crate::language::fate::short::{in_full, is_command};
use crate::window::fate::Wish;
use crate::window::play::wish::Begun;

/// Behind this a place is typed that is not drawn.
pub(super) const NEW_PLACE: &str = "place=";
/// So many letters at least are the beginning of a name.
const LETTERS: usize = 4;

/// Whether the table has still to say who stands at the place of a Skies Darken card (F37), which is typed alone.
pub(in crate::window::fate) fn asks_who(view: &Fellowship, typed: &str, full: &str) -> bool {
    let is_place = matches!(full.split_whitespace().collect::<Vec<_>>()[..], ["skies", _]);
    let is_open = matches!(view.step, Step::Skies(_)) && view.due.is_empty() && !view.options.ledger;
    is_open && is_place && !typed.split_whitespace().next().is_some_and(is_command)
}

/// What it begins, or goes on with.
pub(in crate::window::fate) fn as_pressed(stage: &Stage<'_>, typed: &str) -> Option<Begun> {
    let full = in_full(stage.view, typed).unwrap_or_default();
    if stage.said.is_empty() && asks_who(stage.view, typed, &full) {
        let place = Draft::of(&full).plain().next().map(|place| stage.named(place));
        return Some(Begun::new(full, place.unwrap_or_default()));
    }
    let said = plain(typed).split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(counted) = counted(stage, &said) {
        return Some(Begun::new(counted, typed));
    }
    // Another number, or a word with one, is the line's own.
    if said.contains(|letter: char| letter.is_ascii_digit() || "=?>/!,;".contains(letter)) {
        return None;
    }
    let known = stage.view.regions().into_iter().find(|region| plain(&stage.named(region)) == said);
    let word = known.unwrap_or_else(|| said.replace(' ', "-"));
    let with = |draft: Draft| Begun::new(Draft::of(&format!("{} {word}", String::from(draft))), typed);
    if !stage.said.asks_name() && said.split(' ').next().is_none_or(is_command) {
        return None;
    }
    let mats = [left(stage), moment(stage, &[])];
    let begins = mats.iter().flat_map(|mat| mat.places()).filter_map(|place| match &place.message {
        Wish::Begin(begun) => Some((plain(&place.name), begun)),
        _ => None,
    });
    let begins: Vec<(String, &Begun)> = begins.collect();
    if let Some((_, begun)) = begins.iter().find(|(name, _)| *name == said) {
        return Some((*begun).clone());
    }
    if stage.said.asks_name() && !stage.said.has(NEW_PLACE) {
        return Some(with(stage.said.clone()));
    }
    let begin = |it: &&(String, &Begun)| said.chars().count() >= LETTERS && it.0.starts_with(&said);
    let alone: Vec<_> = begins.iter().filter(begin).collect();
    if let [(_, begun), others @ ..] = &alone[..]
        && others.iter().all(|(_, other)| other == begun)
    {
        return Some((*begun).clone());
    }
    let road = travel::Road::of(stage);
    let goes = stage.said.verb() == "frodo" && road.place.is_none() && road.region.is_none();
    // Of several that begin so none is meant yet.
    if goes && !alone.is_empty() && !stage.said.has(NEW_PLACE) {
        return Some(Begun::new(stage.said.clone(), stage.of("mat-asks", "road")));
    }
    // The place behind its region.
    let lies_in = |region: &String| {
        Some((region.clone(), said.strip_prefix(&format!("{} ", plain(&stage.named(region))))?))
    };
    if let Some((region, place)) = stage.view.regions().iter().filter(|_| goes).find_map(lies_in) {
        return Some(Begun::new(stage.frodo_to(&region, Some(place.replace(' ', "-"))), typed));
    }
    // A name that nobody knows yet.
    if stage.said.has(NEW_PLACE) || goes {
        return match card::with_place(stage, &word) {
            Wish::Begin(begun) if stage.said.verb() == "flip" => Some(begun),
            _ => Some(with(stage.said.without("place"))),
        };
    }
    // Where no file lists them there are more than are drawn.
    let asks = (!stage.said.is_empty()).then(|| regions::asks_region(stage)).flatten()?;
    Some(with(asks))
}

/// What is begun with the numbers that it asks for next: friends, then the shadow; or whoever searches Frodo besides riders.
fn counted(stage: &Stage<'_>, said: &str) -> Option<Draft> {
    let keys: &[&str] = match stage.said.verb() {
        _ if stage.view.options.ledger => return None,
        "skies" | "attack" | "battle" if stage.said_place().is_some() => &["friendly", "shadow"],
        "frodo" | "search" => &["troops"],
        _ => return None,
    };
    let numbers = said.split(' ').map(str::parse).collect::<Result<Vec<u8>, _>>().ok()?;
    let untold: Vec<_> = keys.iter().filter(|key| stage.said.told(key).is_none()).collect();
    (numbers.len() <= untold.len()).then_some(())?;
    Some(
        untold
            .into_iter()
            .zip(numbers)
            .fold(stage.said.clone(), |draft, (key, count)| draft.with(key, count)),
    )
}
