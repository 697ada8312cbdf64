//! A shadow card in any words (F64): which one is meant, and how the page writes that.

use crate::books::plain;
use crate::fate::deck::Kind;
use crate::fate::terms::{Back, FRIENDLY, Order, SHADOW};
use crate::fate::{FateRefusal, Fellowship, named_card};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// Words that make no difference.
const SMALL: [&str; 4] = ["to", "from", "at", "the"];
/// So many words may be one name.
const LONGEST: usize = 5;
/// So many cards are named in a refusal.
const NAMED: usize = 6;

/// Whether a BACK stands behind a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// It has to.
    Back,
    /// If one likes.
    PerhapsBack,
    /// None has room there.
    Nothing,
}

/// A line with its card, or its cards, as the page writes them; nothing where it is written so, or has none.
///
/// # Errors
///
/// If several cards are meant.
pub fn exactly(view: &Fellowship, line: &str) -> Result<Option<String>, FateRefusal> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return Ok(None) };
    let verb = verb.to_lowercase();
    let by_word = rest.last() == Some(&"!");
    let rest = if by_word { &rest[..rest.len() - 1] } else { rest };
    let behind = |said: String| Some(if by_word { format!("{said} !") } else { said });
    match (verb.as_str(), rest) {
        ("flip", rest) => {
            let (rest, troop) = match rest {
                [card @ .., word, number] if word.eq_ignore_ascii_case("troop") => {
                    (card, format!(" troop {number}"))
                }
                rest => (rest, String::new()),
            };
            // F44: the last card may have no back, which is said by a whole word.
            let (none, card): (Vec<&str>, Vec<&str>) =
                rest.iter().partition(|word| word.eq_ignore_ascii_case("none"));
            let (none, back) = if none.is_empty() { ("", Behind::Back) } else { (" none", Behind::Nothing) };
            let heard = heard(view, &card, back, true)?;
            Ok(heard.and_then(|said| behind(format!("flip {said}{none}{troop}"))))
        }
        ("remove", rest) => {
            let heard = heard(view, rest, Behind::Nothing, false)?;
            Ok(heard.and_then(|said| behind(format!("remove {said}"))))
        }
        ("amend", [number, rest @ ..]) => {
            let heard = heard(view, rest, Behind::PerhapsBack, false)?;
            Ok(heard.and_then(|said| behind(format!("amend {number} {said}"))))
        }
        ("odds", [card, rest @ ..]) if card.eq_ignore_ascii_case("card") => {
            let (rest, within) = match rest {
                [card @ .., word, number] if word.eq_ignore_ascii_case("in") => {
                    (card, format!(" in {number}"))
                }
                rest => (rest, String::new()),
            };
            let heard = heard(view, rest, Behind::Nothing, false)?;
            Ok(heard.and_then(|said| behind(format!("odds card {said}{within}"))))
        }
        ("peek" | "order", rest) if line.contains(';') => {
            let rest = rest.join(" ");
            let cards: Vec<String> = rest
                .split(';')
                .map(|card| {
                    let words: Vec<&str> = card.split_whitespace().collect();
                    Ok(heard(view, &words, Behind::Nothing, false)?.unwrap_or_else(|| words.join(" ")))
                })
                .collect::<Result<_, FateRefusal>>()?;
            Ok(behind(format!("{verb} {}", cards.join(" "))))
        }
        _ => Ok(None),
    }
}

/// The card, and its back where one is said; nothing where it is written as the page has it, or none can be meant.
fn heard(
    view: &Fellowship,
    words: &[&str],
    back: Behind,
    on_top: bool,
) -> Result<Option<String>, FateRefusal> {
    if is_exact(view, words, back) {
        return Ok(None);
    }
    let said: Vec<String> = words
        .join(" ")
        // A colour stands behind its dot.
        .replace('.', " .")
        .split([' ', ',', '>', '/'])
        .map(plain)
        .filter(|word| !word.is_empty() && !SMALL.contains(&word.as_str()))
        .collect();
    let said = orders_by_name(said);
    let known: BTreeSet<&Kind> = view.kinds().collect();
    let top = view.deck.top();
    let first: BTreeSet<&Kind> = view
        .deck
        .layers
        .first()
        .into_iter()
        .flat_map(|layer| layer.set.kinds.keys())
        .filter(|kind| kind.back.is_none() || top.is_none() || kind.back == top)
        .collect();
    let of = |kinds: &BTreeSet<&Kind>| fitting(view, kinds, &said, back);
    let mut found = if on_top { of(&first) } else { BTreeSet::new() };
    if found.is_empty() {
        found = of(&known);
    }
    match found.len() {
        0 => new_card(view, &said, back),
        1 => Ok(found.into_iter().next()),
        _ => {
            let cards: Vec<String> = found.into_iter().take(NAMED).collect();
            Err(FateRefusal::SeveralCards { cards: cards.join("; ") })
        }
    }
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

/// Whether the first word is a card as it is written, and a back, if one belongs there, stands behind it.
fn is_exact(view: &Fellowship, words: &[&str], back: Behind) -> bool {
    let Some((card, rest)) = words.split_first() else { return true };
    let name = card.to_lowercase();
    let is_card = name == "?"
        || view.kinds().any(|kind| kind.name == name)
        || name.contains('>') && name.contains('/') && named_card(view, &name).is_ok();
    let is_back = |word: &str| Back::iter().any(|back| back.to_string().starts_with(&word.to_lowercase()));
    let ends = match rest {
        [] => true,
        [word] => back != Behind::Nothing && is_back(word),
        _ => false,
    };
    is_card && ends
}

/// The cards of these that all words speak of, each with the back that is said; those with the fewest beginnings.
fn fitting(view: &Fellowship, kinds: &BTreeSet<&Kind>, said: &[String], back: Behind) -> BTreeSet<String> {
    let mut best: Option<u32> = None;
    let mut found = BTreeSet::new();
    for kind in kinds {
        let names = spoken_of(view, kind);
        let Some((beginnings, back)) = read(&names, said, back) else { continue };
        if best.is_none_or(|best| beginnings < best) {
            (best, found) = (Some(beginnings), BTreeSet::new());
        }
        if best == Some(beginnings) {
            found.insert(back.map_or_else(|| kind.name.clone(), |back| format!("{} {back}", kind.name)));
        }
    }
    found
}

/// What a card can be spoken of with: its name, its line, places, order and colour.
fn spoken_of(view: &Fellowship, kind: &Kind) -> Vec<String> {
    let mut names = vec![kind.name.clone()];
    let Some(front) = &kind.front else { return names };
    names.extend([front.line.to_lowercase(), front.place.clone(), front.order.to_string()]);
    let listed = view.copied.lines.as_ref().and_then(|lines| lines.get(&front.line));
    names.extend(listed.into_iter().flat_map(|places| [places.first(), places.last()]).flatten().cloned());
    if let Some((start, end)) = front.line.split_once('>') {
        let (haven, colour) =
            end.split_once('.').map_or((end, None), |(haven, colour)| (haven, Some(colour)));
        names.extend([start.to_owned(), haven.to_owned()]);
        names.extend(colour.into_iter().flat_map(|colour| [colour.to_owned(), format!(".{colour}")]));
    }
    names
}

/// The fewest beginnings with which all words are some of these names and a back, and that back.
fn read(names: &[String], said: &[String], back: Behind) -> Option<(u32, Option<Back>)> {
    let Some(_) = said.first() else { return (back != Behind::Back).then_some((0, None)) };
    let mut best: Option<(u32, Option<Back>)> = None;
    let mut take = |found: Option<(u32, Option<Back>)>| {
        if let Some(found) = found
            && best.is_none_or(|best| found.0 < best.0)
        {
            best = Some(found);
        }
    };
    for count in 1..=said.len().min(LONGEST) {
        let (word, rest) = (said[..count].join("-"), &said[count..]);
        for name in names.iter().filter(|name| name.starts_with(&word)) {
            let more = u32::from(*name != word);
            take(read(names, rest, back).map(|(beginnings, back)| (beginnings + more, back)));
        }
    }
    if back != Behind::Nothing {
        for back in Back::iter() {
            let name: &str = back.into();
            if name.starts_with(&said[0]) {
                let more = u32::from(name != said[0]);
                take(
                    read(names, &said[1..], Behind::Nothing)
                        .map(|(beginnings, _)| (beginnings + more, Some(back))),
                );
            }
        }
    }
    best
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
        if let Some(place) = first.strip_prefix('@').filter(|_| so_far.at.is_none()) {
            return with(1, true, &|it| it.at = Some(place.to_owned()), all);
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

    /// Whether a word is part of several that are, or begin, the name of a known place.
    fn is_part(&self, at: usize) -> bool {
        let starts = at.saturating_sub(LONGEST - 1)..=at;
        let ends = at..self.said.len().min(at + LONGEST);
        let mut several = starts.flat_map(|start| ends.clone().map(move |end| start..=end));
        several.any(|words| {
            let name = self.said[words.clone()].join("-");
            words.start() < words.end() && self.known.iter().any(|known| known.starts_with(&name))
        })
    }
}

/// A card that nobody knows: two places and an order; nothing where no two places are said.
///
/// # Errors
///
/// If its places are said, and its sign or its back is missing or cannot be understood; and if several can be meant.
fn new_card(view: &Fellowship, said: &[String], behind: Behind) -> Result<Option<String>, FateRefusal> {
    let mut known: BTreeSet<String> = view.shown_places();
    if view.copied.places.is_none() {
        known.extend(FRIENDLY.iter().map(|(place, ..)| (*place).to_owned()));
        known.extend(SHADOW.iter().map(|(place, _)| (*place).to_owned()));
    }
    let ends = view.kinds().filter_map(|kind| kind.front.as_ref()?.line.split_once('>'));
    known.extend(
        ends.flat_map(|(start, end)| [start.to_owned(), end.split('.').next().unwrap_or(end).to_owned()]),
    );
    let (wants_back, own) = (behind != Behind::Nothing, view.copied.places.is_none());
    let mut all = Vec::new();
    Vocabulary { known, said, wants_back, own }.read(0, Reading::default(), &mut all);
    all.retain(|it| it.places.len() >= 2);
    let is_red = |place: &String| {
        let listed = view.copied.places.as_ref().map(|places| places.get(place).is_some_and(|it| it.red));
        listed.unwrap_or_else(|| SHADOW.iter().any(|(red, _)| red == place))
    };
    for Reading { places, .. } in &mut all {
        if places.len() >= 2 && is_red(&places[1]) && !is_red(&places[0]) {
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
    use super::*;
    use crate::fate::{FateBox, FateOptions};
    use std::sync::Arc;

    fn laid_out(copied: Option<&str>) -> Fellowship {
        let copied = copied.map(|text| Arc::new(FateBox::read(text.as_bytes()).expect("a box")));
        Fellowship::laid_out(&FateOptions { players: 2, copied, ..FateOptions::default() })
    }

    /// C79, and what the page says of words that make no difference.
    #[test]
    fn a_new_card_is_heard_in_any_words() {
        let view = laid_out(None);
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
        let view = laid_out(None);
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

    /// Of known cards, beginnings will do where one alone is meant; several are named.
    #[test]
    fn a_known_card_is_heard_by_its_beginnings() {
        let view = laid_out(Some(FateBox::PRACTICE));
        let heard = |said: &str| exactly(&view, said);
        assert_eq!(heard("flip aer b"), Ok(None));
        assert_eq!(heard("remove A eye a aer").expect("one").as_deref(), Some("remove aer"));
        assert!(matches!(heard("flip a eye b"), Err(FateRefusal::SeveralCards { .. })));
        assert_eq!(heard("amend 2 A aer").expect("one").as_deref(), Some("amend 2 aer"));
        assert_eq!(heard("amend 2 A aer red").expect("one").as_deref(), Some("amend 2 aer red"));
        assert_eq!(heard("peek aer; drums").expect("two").as_deref(), Some("peek aer drums"));
    }
}
