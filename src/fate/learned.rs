//! The owner's box as a game has come to know it (F48): what its file says, and what was told in play. What would cost another
//! game something while it is not whole (the places, their borders, the lines, who there is) comes from the file alone.

use super::box_file::FateBox;
use super::command::Confirmed;
use super::deck::Kind;
use super::terms::{CARDS, Die, Order};
use super::view::Fellowship;
use std::collections::BTreeMap;

/// Orders are equally many.
const OF_EACH_ORDER: u32 = CARDS / 3;

/// What somebody who reads a box over is told of it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Remark {
    /// Shadow cards that are not listed; until then what nobody has seen is unread (F48).
    CardsMissing { listed: u32, of: u32 },
    /// More cards with an order than there are.
    TooManyOfOrder { order: Order, listed: u32, most: u32 },
    /// A special whose back nobody has seen.
    BackUnknown { card: String },
    /// Keys that are not there.
    KeysMissing { keys: String },
}

/// What a box is called that was never copied, and all of which was learned in play.
const NAMELESS: &str = "Our box";

pub fn learned(view: &Fellowship) -> FateBox {
    let mut known = FateBox::clone(&view.copied);
    // No file goes without a name.
    if known.name.is_empty() {
        NAMELESS.clone_into(&mut known.name);
    }
    view.confirmed.iter().for_each(|numbers| confirm(&mut known, numbers));
    for (kind, seen) in seen(view) {
        match &kind.front {
            None => {
                known.specials.iter_mut().filter(|special| special.name == kind.name).for_each(|special| {
                    special.back = special.back.or(kind.back);
                })
            }
            Some(_) if known.cards.contains_key(&kind) => {}
            Some(_) => {
                let name = short_name(&kind, &known.cards);
                known.cards.insert(Kind { name, ..kind }, seen);
            }
        }
    }
    for place in &view.skies_at {
        if !known.skies.contains(place) {
            known.skies.push(place.clone());
        }
    }
    known
}

fn confirm(known: &mut FateBox, numbers: &Confirmed) {
    match numbers {
        Confirmed::Hope(start, top) => known.hope = Some((*start, *top)),
        Confirmed::Threat(rates) => known.threat = Some(rates.clone()),
        Confirmed::Die(Die::Search, sides) => known.search = Some(sides.clone()),
        Confirmed::Die(Die::Battle, sides) => known.battle = Some(sides.clone()),
    }
}

/// The kinds whose back somebody has seen, and how many of each lie somewhere.
fn seen(view: &Fellowship) -> BTreeMap<Kind, u32> {
    let deck = &view.deck;
    let piles = [&deck.discard, &deck.resolved, &deck.removed].map(|pile| &pile.cards);
    let mut seen = BTreeMap::new();
    for cards in deck.layers.iter().map(|layer| &layer.set).chain(piles) {
        for (kind, count) in cards.kinds.iter().filter(|(kind, _)| kind.back.is_some()) {
            *seen.entry(kind.clone()).or_default() += count;
        }
    }
    seen
}

/// What a card is called in a file that was learned in its whole form: one word, with its back, as two may differ in that alone.
fn short_name(kind: &Kind, others: &BTreeMap<Kind, u32>) -> String {
    let back = kind.back.map_or("", |back| <&str>::from(back));
    let plain = format!("{}-{back}", kind.name.replace(['>', '.', '@', '/'], "-"));
    let is_free = |name: &String| others.keys().all(|other| other.name != *name);
    let numbered = (2..).map(|number: u32| format!("{plain}-{number}"));
    std::iter::once(plain.clone()).chain(numbered).find(is_free).unwrap_or(plain)
}

pub fn remarks(copied: &FateBox) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let listed = copied.cards.values().sum();
    if listed < CARDS {
        remarks.push(Remark::CardsMissing { listed, of: CARDS });
    }
    for order in [Order::Eye, Order::Closer, Order::Deploy] {
        let has = |kind: &Kind| kind.front.as_ref().is_some_and(|front| front.order == order);
        let listed: u32 = copied.cards.iter().filter(|(kind, _)| has(kind)).map(|(_, count)| count).sum();
        if listed > OF_EACH_ORDER {
            remarks.push(Remark::TooManyOfOrder { order, listed, most: OF_EACH_ORDER });
        }
    }
    let unseen = copied.specials.iter().filter(|special| special.back.is_none());
    remarks.extend(unseen.map(|special| Remark::BackUnknown { card: special.name.clone() }));
    let keys = copied.missing_keys();
    if !keys.is_empty() {
        remarks.push(Remark::KeysMissing { keys: keys.join(", ") });
    }
    remarks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::FateOptions;
    use crate::fate::deck::{Front, Named, Seen};
    use crate::fate::event::FateEvent;
    use crate::fate::terms::Back;
    use crate::table::Fold as _;

    /// A game with nothing copied, in which these were turned up from the top.
    fn played(cards: &[(&str, Back)]) -> Fellowship {
        let mut view = Fellowship::laid_out(&FateOptions { players: 2, ..FateOptions::default() });
        let mut see = |seen| view.apply(&FateEvent::Saw { seen });
        see(Seen::Top { back: cards[0].1, by_word: true });
        for (at, (place, _)) in cards.iter().enumerate() {
            let front =
                Front { line: format!("{place}>hill"), place: (*place).to_owned(), order: Order::Eye };
            let kind = Kind { name: format!("{place}>hill/eye"), back: None, front: Some(front) };
            let card = Some(Named { kinds: Vec::new(), learned: Some(kind) });
            let back = Some(cards.get(at + 1).map_or(Back::Red, |(_, back)| *back));
            see(Seen::Flip { card, back, setup: true, by_word: false });
        }
        view.apply(&FateEvent::Skies { place: "mill".to_owned(), placed: 3, shuffled: 0, fights: false });
        view.apply(&FateEvent::Confirmed { numbers: Confirmed::Hope(5, 7) });
        view
    }

    /// What was typed as it turned up stands in the file, reads as it was written, and another game knows it from its start.
    #[test]
    fn what_was_told_is_kept() {
        let known = learned(&played(&[("ford", Back::Red), ("ford", Back::Black), ("moor", Back::Black)]));
        let names: Vec<&str> = known.cards.keys().map(|kind| kind.name.as_str()).collect();
        assert_eq!(names, ["ford-hill-eye-black", "ford-hill-eye-red", "moor-hill-eye-black"]);
        assert_eq!((&known.skies[..], known.hope), (&["mill".to_owned()][..], Some((5, 7))));
        let again = FateBox::read(known.write().as_bytes()).unwrap();
        assert_eq!(again, known);
        let options = FateOptions { players: 2, copied: Some(again.into()), ..FateOptions::default() };
        let view = Fellowship::laid_out(&options);
        assert_eq!((view.deck.layers[0].set.len(), view.deck.layers[0].set.unread(), view.hope), (48, 45, 5));
        let named = crate::fate::named_card(&view, "ford>hill/eye").unwrap();
        assert_eq!(named.kinds.len(), 2);
        assert_eq!(learned(&view), known);
    }

    /// The practice box has all; nothing has only its two specials.
    #[test]
    fn a_box_is_read_over() {
        let practice = FateBox::read(FateBox::PRACTICE.as_bytes()).unwrap();
        assert_eq!(remarks(&practice), []);
        assert_eq!(practice.name, FateBox::PRACTICE_NAME);
        assert_eq!(FateBox::read(practice.write().as_bytes()).unwrap(), practice);
        let nothing = Fellowship::laid_out(&FateOptions { players: 2, ..FateOptions::default() });
        let said = remarks(&learned(&nothing));
        assert_eq!(said[0], Remark::CardsMissing { listed: 0, of: 48 });
        assert_eq!(said.len(), 4);
    }
}
