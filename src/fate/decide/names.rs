//! Words that name something (G13, F48).

use super::Table;
use crate::books::{Refusal, find, plain};
use crate::fate::box_file::is_name;
use crate::fate::deck::{Front, Kind, Named};
use crate::fate::refusal::FateRefusal;
use crate::fate::terms::{CHARACTERS, OBJECTIVES, Order};
use crate::fate::view::Fellowship;
use std::collections::BTreeMap;

/// A word as a name is written: small letters without accents and apostrophes, no leading *the*.
///
/// # Errors
///
/// If it can be none.
pub(in crate::fate) fn written(word: &str) -> Result<String, FateRefusal> {
    let name = plain(word);
    let name = name.strip_prefix("the-").filter(|rest| !rest.is_empty()).unwrap_or(&name).to_owned();
    if is_name(&name) { Ok(name) } else { Err(FateRefusal::NoName { word: word.chars().take(30).collect() }) }
}

/// One of these names; any word, where there are none.
fn one_of<'a>(
    names: Option<impl Iterator<Item = &'a str> + Clone>,
    word: &str,
) -> Result<String, FateRefusal> {
    let word = written(word)?;
    match names {
        None => Ok(word),
        Some(names) => {
            let found = find(names, &word).map_err(|unknown| Refusal::of_name(&word, unknown))?;
            Ok(found.to_owned())
        }
    }
}

/// F63: one of those that the file lists; without a list one of these that it begins alone, or any word as it is.
fn listed<T>(
    of_file: Option<&BTreeMap<String, T>>,
    known: &[&str],
    word: &str,
) -> Result<String, FateRefusal> {
    if let Some(listed) = of_file {
        return one_of(Some(listed.keys().map(String::as_str)), word);
    }
    let word = written(word)?;
    Ok(find(known.iter().copied(), &word).map_or(word.clone(), str::to_owned))
}

impl Table {
    pub(in crate::fate) fn region(&self, word: &str) -> Result<String, FateRefusal> {
        region(&self.view, word)
    }

    pub(super) fn place(&self, word: &str) -> Result<String, FateRefusal> {
        place(&self.view, word)
    }

    pub(super) fn region_and_place(
        &self,
        region: &str,
        place: Option<&str>,
    ) -> Result<(String, Option<String>), FateRefusal> {
        let region = self.region(region)?;
        let place = place.map(|place| self.place(place)).transpose()?;
        if let Some(place) = &place
            && self.view.region_of(place).is_some_and(|lies| *lies != region)
        {
            return Err(FateRefusal::OtherRegion { place: place.clone(), region });
        }
        Ok((region, place))
    }

    /// An objective: one of the file's, or any word.
    pub(super) fn objective_named(&self, word: &str) -> Result<String, FateRefusal> {
        listed(self.view.copied.objectives.as_ref(), &OBJECTIVES, word)
    }

    /// The same where none were told: any name will do, and one that the file has is known by its beginning.
    pub(super) fn any_objective(&self, word: &str) -> Result<String, FateRefusal> {
        match self.objective_named(word) {
            Err(FateRefusal::Books(Refusal::NoSuchName { .. })) => written(word),
            named => named,
        }
    }

    pub(super) fn character_named(&self, word: &str) -> Result<String, FateRefusal> {
        listed(self.view.copied.characters.as_ref(), &CHARACTERS, word)
    }

    pub(super) fn card(&self, word: &str) -> Result<Named, FateRefusal> {
        named_card(&self.view, word)
    }

    pub(super) fn cards(&self, words: &[String]) -> Result<Vec<Named>, FateRefusal> {
        words.iter().map(|word| self.card(word)).collect()
    }
}

pub(in crate::fate) fn region(view: &Fellowship, word: &str) -> Result<String, FateRefusal> {
    let regions = view.copied.regions();
    one_of((!regions.is_empty()).then(|| regions.iter().map(String::as_str)), word)
}

pub(in crate::fate) fn place(view: &Fellowship, word: &str) -> Result<String, FateRefusal> {
    let places = view.copied.places.as_ref();
    one_of(places.map(|places| places.keys().map(String::as_str)), word)
}

/// A shadow card: a short name, or `START>HAVEN[.COLOUR][@PLACE]/ORDER`.
pub(crate) fn named_card(view: &Fellowship, word: &str) -> Result<Named, FateRefusal> {
    let no_card = || FateRefusal::NoSuchCard { word: word.chars().take(60).collect() };
    let copied = &view.copied;
    if word.contains('>') {
        return in_full(view, &word.to_lowercase()).transpose().ok_or_else(no_card)?;
    }
    let kinds = || copied.cards.keys().chain(&copied.specials);
    let word = word.to_lowercase();
    let found = find(kinds().map(|kind| kind.name.as_str()), &word);
    let found = found.map_err(|unknown| Refusal::of_name(&word, unknown))?;
    let kinds: Vec<Kind> = kinds().filter(|kind| kind.name == found).cloned().collect();
    Ok(Named { kinds, learned: None })
}

/// The whole form of a card; `None` if it is none, or none that the file has where it lists all.
fn in_full(view: &Fellowship, word: &str) -> Result<Option<Named>, FateRefusal> {
    let Some((way, order)) = word.rsplit_once('/') else { return Ok(None) };
    let orders = [Order::Eye, Order::Closer, Order::Deploy];
    let order = orders.into_iter().find(|other| !order.is_empty() && <&str>::from(other).starts_with(order));
    let (Some((start, end)), Some(order)) = (way.split_once('>'), order) else { return Ok(None) };
    let (end, at) = end.split_once('@').map_or((end, None), |(end, at)| (end, Some(at)));
    let (haven, colour) = end.split_once('.').map_or((end, None), |(haven, colour)| (haven, Some(colour)));
    let (start, haven) = (place(view, start)?, place(view, haven)?);
    if start == haven {
        return Ok(None);
    }
    let reinforced = at.map_or_else(|| Ok(start.clone()), |at| place(view, at))?;
    let colour = colour.map(written).transpose()?;
    let dotted = colour.as_ref().map(|colour| format!(".{colour}")).unwrap_or_default();
    let ends = format!("{start}>{haven}{dotted}");
    let has_ends = |places: &Vec<String>| places.first() == Some(&start) && places.last() == Some(&haven);
    let lines: Vec<&String> = view
        .copied
        .lines
        .iter()
        .flatten()
        .filter(|(_, places)| has_ends(places))
        .map(|(name, _)| name)
        .collect();
    let is_called = |name: &&&String| {
        let name = name.to_lowercase();
        name == ends || colour.as_ref().is_some_and(|colour| name == *colour || name.ends_with(&dotted))
    };
    let line = match *lines {
        [line] if colour.is_none() || is_called(&&line) => line.clone(),
        _ => lines.iter().find(is_called).map_or_else(|| ends.clone(), |line| (*line).clone()),
    };
    let beside = if reinforced == start { String::new() } else { format!("@{reinforced}") };
    let name = format!("{ends}{beside}/{order}");
    let front = Some(Front { line, place: reinforced, order });
    let kinds: Vec<Kind> = view.copied.cards.keys().filter(|kind| kind.front == front).cloned().collect();
    let learned = (!view.copied.lists_all()).then_some(Kind { name, back: None, front });
    let is_one = !kinds.is_empty() || learned.is_some();
    Ok(is_one.then_some(Named { kinds, learned }))
}
