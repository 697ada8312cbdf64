//! A shadow card that nobody knows yet, in any words (F64): its places, its sign and its back.

use crate::books::{apart, plain};
use crate::fate::terms::{Back, Order};
use crate::fate::{FateRefusal, Fellowship, named_card};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// Words that make no difference.
const SMALL: [&str; 4] = ["to", "from", "at", "the"];
/// So many words may be one name.
pub(super) const LONGEST: usize = 5;
/// How far a word is from a name is told in so many parts of its length, and this far is near.
const ENOUGH: usize = 1000;
const NEAR: usize = 334;
/// So many cards are named in a refusal.
pub(super) const NAMED: usize = 6;

/// Whether a BACK stands behind a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Behind {
    /// It has to.
    Back,
    /// If one likes.
    PerhapsBack,
    /// None has room there.
    Nothing,
}

/// The words of a card, without those that make no difference.
pub(super) fn as_said(words: &str) -> Vec<String> {
    // A colour stands behind its dot, and what is reinforced behind an @, be it with a blank.
    let dotted = words.replace('.', " .").replace('@', " @");
    let mut said = Vec::new();
    let mut mark = String::new();
    for word in dotted.split([' ', ',', '>', '/']).map(plain) {
        let (marked, bare) = match word.strip_prefix(['.', '@']) {
            Some(bare) => (&word[..1], bare),
            None => ("", word.as_str()),
        };
        mark.push_str(marked);
        // G13: names have no leading *the*.
        let bare = bare.strip_prefix("the-").unwrap_or(bare);
        if !bare.is_empty() && !SMALL.contains(&bare) {
            said.push(format!("{mark}{bare}"));
            mark.clear();
        }
    }
    orders_by_name(said)
}

/// What the orders are called on the mat, without the words that make no difference.
const CALLED: [(&[&str], Order); 4] = [
    (&["three", "nazgul", "eye"], Order::Deploy),
    (&["nazgul", "eye"], Order::Deploy),
    (&["two", "nazgul", "closer"], Order::Closer),
    (&["nazgul", "closer"], Order::Closer),
];

/// These words with each order's own word for what it is called: otherwise `three` would be a place that nobody knows.
fn orders_by_name(said: Vec<String>) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = &said[..];
    while let Some(first) = rest.first() {
        let begins = |(name, _): &&(&[&str], Order)| {
            rest.len() >= name.len() && rest.iter().zip(*name).all(|(said, name)| said == name)
        };
        match CALLED.iter().find(begins) {
            Some((name, order)) => {
                words.push(order.to_string());
                rest = &rest[name.len()..];
            }
            None => {
                words.push(first.clone());
                rest = &rest[1..];
            }
        }
    }
    words
}

/// What the words of a card that nobody knows are taken for.
#[derive(Clone, Default)]
struct Reading {
    places: Vec<String>,
    order: Option<Order>,
    back: Option<Back>,
    colour: Option<String>,
    /// What is reinforced, behind an `@`.
    at: Option<String>,
    /// How many of the words are beginnings only.
    beginnings: u32,
}

/// What a card that nobody knows can be spoken of with.
struct Vocabulary<'a> {
    known: BTreeSet<String>,
    said: &'a [String],
    wants_back: bool,
    /// Whether a place may be one of its own, that neither a file nor a card has shown.
    own: bool,
}

impl Vocabulary<'_> {
    /// Every reading of the words from this one on.
    fn read(&self, from: usize, so_far: Reading, all: &mut Vec<Reading>) {
        let rest = &self.said[from..];
        let Some(first) = rest.first() else { return all.push(so_far) };
        let with = |count: usize, whole: bool, change: &dyn Fn(&mut Reading), all: &mut Vec<Reading>| {
            let mut next = so_far.clone();
            next.beginnings += u32::from(!whole);
            change(&mut next);
            self.read(from + count, next, all);
        };
        if first.starts_with('@') {
            let places = if so_far.at.is_none() { self.behind_at(from) } else { Vec::new() };
            for (count, whole, place) in places {
                with(count, whole, &|it| it.at = Some(place.clone()), all);
            }
            return;
        }
        if let Some(colour) = first.strip_prefix('.').filter(|_| so_far.colour.is_none()) {
            return with(1, true, &|it| it.colour = Some(colour.to_owned()), all);
        }
        let (mut means, room) = (false, so_far.places.len() < 3);
        for count in 1..=rest.len().min(LONGEST) {
            let word = rest[..count].join("-");
            let mut fit = self.known.iter().filter(|name| name.starts_with(&word));
            let whole = self.known.get(&word);
            let alone = fit.next().filter(|_| fit.next().is_none());
            means |= count == 1 && self.known.iter().any(|name| name.starts_with(&word));
            if let Some(place) = whole.or(alone).filter(|_| room) {
                with(count, whole.is_some(), &|it| it.places.push(place.clone()), all);
            }
        }
        let begins = |name: &str| name.starts_with(first.as_str()).then(|| name == first.as_str());
        for order in Order::iter() {
            if let Some(whole) = begins(&order.to_string()) {
                means = true;
                if so_far.order.is_none() {
                    with(1, whole, &|it| it.order = Some(order), all);
                }
            }
        }
        for back in Back::iter().filter(|_| self.wants_back) {
            if let Some(whole) = begins(back.into()) {
                means = true;
                if so_far.back.is_none() {
                    with(1, whole, &|it| it.back = Some(back), all);
                }
            }
        }
        if !means && self.own && room && !self.is_part(from) {
            with(1, true, &|it| it.places.push(first.clone()), all);
        }
    }

    /// What can be reinforced, behind its `@`: a place in so many words, or a beginning of one, as anywhere.
    fn behind_at(&self, from: usize) -> Vec<(usize, bool, String)> {
        let rest = &self.said[from..];
        let (mut means, mut found) = (false, Vec::new());
        for count in 1..=rest.len().min(LONGEST) {
            let words = rest[..count].join("-");
            let word = words.trim_start_matches('@');
            let mut fit = self.known.iter().filter(|name| name.starts_with(word));
            let (first, second) = (fit.next(), fit.next());
            means |= first.is_some();
            let whole = self.known.get(word);
            if let Some(place) = whole.or(first.filter(|_| second.is_none())) {
                found.push((count, whole.is_some(), place.clone()));
            }
        }
        if !means && self.own {
            found.push((1, true, rest[0].trim_start_matches('@').to_owned()));
        }
        found
    }

    /// Beside a place that is known: what is none and comes nearest to being one, and the place that it comes near.
    fn near(&self) -> Option<(String, String)> {
        self.said.iter().find(|word| self.known.contains(*word))?;
        let runs = (0..self.said.len()).flat_map(|from| {
            (from + 1..=self.said.len().min(from + LONGEST)).map(move |to| self.said[from..to].join("-"))
        });
        let begins = |word: &str| self.known.iter().any(|name| name.starts_with(word));
        let pairs = runs
            .filter(|word| !begins(word))
            .flat_map(|word| self.known.iter().map(move |name| (word.clone(), name.clone())));
        let far = |(word, name): &(String, String)| apart(word, name) * ENOUGH / name.len().max(1);
        pairs.min_by_key(far).filter(|pair| far(pair) <= NEAR)
    }

    /// Whether a word is part of several that are, or begin, the name of a known place.
    fn is_part(&self, at: usize) -> bool {
        let starts = at.saturating_sub(LONGEST - 1)..=at;
        let ends = at..self.said.len().min(at + LONGEST);
        let mut several = starts.flat_map(|start| ends.clone().map(move |end| start..=end));
        several.any(|words| {
            let name = self.said[words.clone()].join("-");
            let name = name.trim_start_matches('@');
            words.start() < words.end() && self.known.iter().any(|known| known.starts_with(name))
        })
    }
}

/// What of a card is said so far: its places, and its order; a word that is still being typed says nothing yet.
pub(crate) fn said_so_far(view: &Fellowship, words: &str) -> (Vec<String>, Option<Order>) {
    let said = as_said(words);
    let own = view.copied.places.is_none();
    let read = |count: usize| {
        let mut all = Vec::new();
        let vocabulary =
            Vocabulary { known: view.known_places(), said: &said[..count], wants_back: true, own };
        vocabulary.read(0, Reading::default(), &mut all);
        all.into_iter().min_by_key(|reading| reading.beginnings)
    };
    let reading = (0..=said.len()).rev().find_map(read).unwrap_or_default();
    let at = reading.at.into_iter();
    (reading.places.into_iter().chain(at).collect(), reading.order)
}

/// A card that nobody knows: two places and an order; nothing where no two places are said.
///
/// # Errors
///
/// If its places are said, and its sign or its back is missing or cannot be understood; and if several can be meant.
pub(super) fn new_card(
    view: &Fellowship,
    said: &[String],
    behind: Behind,
) -> Result<Option<String>, FateRefusal> {
    let (wants_back, own) = (behind != Behind::Nothing, view.copied.places.is_none());
    let mut all = Vec::new();
    let vocabulary = Vocabulary { known: view.known_places(), said, wants_back, own };
    vocabulary.read(0, Reading::default(), &mut all);
    if let Some((word, nearest)) = vocabulary.near().filter(|_| all.is_empty()) {
        return Err(FateRefusal::NoSuchPlace { word, nearest });
    }
    // A third place, and one behind an `@`, are not two that are reinforced.
    let is_one = |it: &Reading| it.at.is_none() || it.places.len() < 3 || it.places[0] == it.places[2];
    all.retain(|it| it.places.len() >= 2 && it.places[0] != it.places[1] && is_one(it));
    // Of two places that is the start which is red.
    for Reading { places, .. } in &mut all {
        if view.starts_red(&places[1]) && !view.starts_red(&places[0]) {
            places.swap(0, 1);
        }
    }
    // What is not whole stands behind what is; of those, whatever needs the fewest beginnings.
    let lacks = |it: &Reading| (it.order.is_none(), wants_back && it.back.is_none(), it.beginnings);
    let Some(least) = all.iter().map(lacks).min() else { return Ok(None) };
    all.retain(|it| lacks(it) == least);
    let Some([start, end, ..]) = all.first().map(|it| it.places.as_slice()) else { return Ok(None) };
    let (start, end) = (start.clone(), end.clone());
    match least {
        (true, ..) => return Err(FateRefusal::SignWanted { start, end }),
        (_, true, _) if behind == Behind::Back => return Err(FateRefusal::BackWanted { start, end }),
        _ => {}
    }
    let cards: BTreeSet<String> = all.iter().filter_map(Reading::exactly).collect();
    let mut cards = cards
        .into_iter()
        .filter(|card| named_card(view, card.split_once(' ').map_or(card, |(card, _)| card)).is_ok());
    match (cards.next(), cards.next()) {
        (Some(card), Some(other)) => {
            let several: Vec<String> = [card, other].into_iter().chain(cards).take(NAMED).collect();
            Err(FateRefusal::SeveralCards { cards: several.join("; ") })
        }
        (card, _) => Ok(card),
    }
}

impl Reading {
    /// As the page writes it, with its back; what is reinforced is named where it is not the start.
    fn exactly(&self) -> Option<String> {
        let ([start, end, others @ ..], Some(order)) = (self.places.as_slice(), self.order) else {
            return None;
        };
        let dotted = self.colour.as_ref().map(|colour| format!(".{colour}")).unwrap_or_default();
        let beside = self.at.as_ref().or(others.first()).filter(|place| *place != start);
        let beside = beside.map(|place| format!("@{place}")).unwrap_or_default();
        let back = self.back.map(|back| format!(" {back}")).unwrap_or_default();
        Some(format!("{start}>{end}{dotted}{beside}/{order}{back}"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::exactly;
    use super::*;
    use crate::fate::FateOptions;

    /// A table without a box.
    fn bare() -> Fellowship {
        Fellowship::laid_out(&FateOptions { players: 2, ..FateOptions::default() })
    }

    /// C79, and what the page says of words that make no difference.
    #[test]
    fn a_new_card_is_heard_in_any_words() {
        let view = bare();
        for (said, exact) in [
            ("flip Umbar to Helm's Deep closer, black", Some("flip umbar>helms-deep/closer black")),
            ("flip black closer helm's deep umbar", Some("flip umbar>helms-deep/closer black")),
            // As the orders are called on the mat.
            ("flip umbar helm's deep, two Nazgûl closer, red", Some("flip umbar>helms-deep/closer red")),
            ("flip moria lórien three nazgul to the eye b", Some("flip moria>lorien/deploy black")),
            ("flip moria lorien the eye b", Some("flip moria>lorien/eye black")),
            ("flip moria lorien eye red !", Some("flip moria>lorien/eye red !")),
            (
                "flip Minas Morgul > Minas Tirith / deploy b",
                Some("flip minas-morgul>minas-tirith/deploy black"),
            ),
            // The order of the words makes no difference, nor that the start is said again.
            ("flip isengard helms deep b closer", Some("flip isengard>helms-deep/closer black")),
            ("flip b isengard helms deep closer", Some("flip isengard>helms-deep/closer black")),
            ("flip isengard helms-deep isengard closer red", Some("flip isengard>helms-deep/closer red")),
            ("flip umb pel b eye red", Some("flip umbar>pelargir@barad-dur/eye red")),
            // What is reinforced stands behind its @ as any place does.
            ("flip rhun lorien @minas tirith eye red", Some("flip rhun>lorien@minas-tirith/eye red")),
            ("flip rhun > lorien @ moria / eye red", Some("flip rhun>lorien@moria/eye red")),
            ("flip lorien rhun @mor eye red", Some("flip rhun>lorien@moria/eye red")),
            ("flip rhun lorien @black-gate eye red", Some("flip rhun>lorien@black-gate/eye red")),
            ("flip rhun lorien @black gate eye red", None),
            ("flip rhun lorien @minas eye red", None),
            ("flip rhun lorien umbar @moria eye red", None),
            ("flip umbar the-shire eye red", Some("flip umbar>shire/eye red")),
            ("flip ?, b", Some("flip ? black")),
            // A place of one's own; what begins two that are known is none.
            ("flip near har pelargir eye black", Some("flip near-harad>pelargir/eye black")),
            ("flip isengard helm's dee eye red", Some("flip isengard>helms-deep/eye red")),
            ("flip umbar havens eye red", Some("flip umbar>havens/eye red")),
            ("flip nurn minas deploy red", None),
            ("flip minas-tirith minas deploy red", None),
            ("flip rhun er eye red", None),
            // As the page writes it.
            ("flip umbar>helms-deep/closer black", None),
            ("flip ? red", None),
            ("flip drums b", None),
            ("top red", None),
            // A back stands behind an amended card if one likes.
            ("amend 3 umbar dol amroth eye", Some("amend 3 umbar>dol-amroth/eye")),
            ("amend 3 umbar dol amroth eye b", Some("amend 3 umbar>dol-amroth/eye black")),
            // No second place.
            ("flip umbar closer red", None),
        ] {
            assert_eq!(exactly(&view, said).expect("one card").as_deref(), exact, "{said}");
        }
    }

    /// What was not understood of a card is what is asked for, and not whatever could stand behind a name.
    #[test]
    fn a_card_whose_places_are_known_is_asked_for_the_rest() {
        let view = bare();
        let (start, end) = ("umbar".to_owned(), "dol-amroth".to_owned());
        let sign = Err(FateRefusal::SignWanted { start: start.clone(), end: end.clone() });
        let back = Err(FateRefusal::BackWanted { start, end });
        for (said, wanted) in [
            ("flip umbar dol amroth red", &sign),
            ("flip umbar dol amroth closr red", &sign),
            ("flip umbar, dol amroth, ey", &back),
            ("flip umbar dol amroth eye", &back),
        ] {
            assert_eq!(&exactly(&view, said), wanted, "{said}");
        }
    }

    /// A card that is still being typed is drawn as far as it is said.
    #[test]
    fn of_a_card_that_is_typed_so_much_is_known_as_was_said() {
        let view = bare();
        for (words, places, order) in [
            ("", vec![], None),
            ("umb", vec!["umbar"], None),
            ("minas", vec![], None),
            ("minas mor to he", vec!["minas-morgul", "helms-deep"], None),
            ("umbar to helm's deep clo", vec!["umbar", "helms-deep"], Some(Order::Closer)),
            ("umbar>helms-deep@moria/eye", vec!["umbar", "helms-deep", "moria"], Some(Order::Eye)),
        ] {
            let places: Vec<String> = places.into_iter().map(str::to_owned).collect();
            assert_eq!(said_so_far(&view, words), (places, order), "{words}");
        }
    }
}
