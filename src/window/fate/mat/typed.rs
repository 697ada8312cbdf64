//! What is typed as a thing on the mat is called is as good as pressed: it begins, or goes on, and gold does it.

use super::stage::Stage;
use super::{left, moment, regions};
use crate::books::plain;
use crate::language::fate::draft::Draft;
use crate::language::fate::short::is_command;
use crate::window::fate::Wish;
use crate::window::play::wish::Begun;

/// So many letters at least are the beginning of a name.
const LETTERS: usize = 4;

/// What it begins, or goes on with.
pub(in crate::window::fate) fn as_pressed(stage: &Stage<'_>, typed: &str) -> Option<Begun> {
    let said = plain(typed).split_whitespace().collect::<Vec<_>>().join(" ");
    // A number, or a word with one, is the line's own.
    if said.contains(|letter: char| letter.is_ascii_digit() || "=?>/!,;".contains(letter)) {
        return None;
    }
    let known = stage.view.regions().into_iter().find(|region| plain(&stage.named(region)) == said);
    let word = known.unwrap_or_else(|| said.replace(' ', "-"));
    let with = |draft: Draft| Begun::new(Draft::of(&format!("{} {word}", String::from(draft))), typed);
    if stage.said.asks_name() {
        return Some(with(stage.said.clone()));
    }
    if said.split(' ').next().is_none_or(is_command) {
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
    let begin = |it: &&(String, &Begun)| said.chars().count() >= LETTERS && it.0.starts_with(&said);
    let alone: Vec<_> = begins.iter().filter(begin).collect();
    if let [(_, begun), others @ ..] = &alone[..]
        && others.iter().all(|(_, other)| other == begun)
    {
        return Some((*begun).clone());
    }
    // Where no file lists them there are more than are drawn.
    let asks = (!stage.said.is_empty()).then(|| regions::asks_region(stage)).flatten()?;
    Some(with(asks))
}
