//! What is known of the shadow deck (F45 to F51): layers from the top, each a set of cards whose order nobody knows.

mod cards;
mod layer;
mod taken;
#[cfg(test)]
mod tests;

pub use cards::{ByBack, Card, Cards, Front, Kind, Named, slot};
pub use layer::{Layer, Pile};

use super::refusal::FateRefusal;
use super::terms::{Back, CARDS};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What somebody saw or did, from which all that is known is worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The back on top.
    Top { back: Back, by_word: bool },
    /// A card turned up, an unread one if it has no name, and the back behind it. In the set-up it is discarded at once.
    Flip { card: Option<Named>, back: Option<Back>, setup: bool, by_word: bool },
    /// F38, F44: the discard is laid on the deck.
    Shuffle,
    /// F13: the resolve area joins the discard.
    Gather,
    /// F51: the first cards.
    Peek { cards: Vec<Named> },
    /// F51: the first cards in another order.
    Order { cards: Vec<Named> },
    /// F51: a card leaves the game.
    Remove { card: Named },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flipped {
    pub card: Card,
    /// The back that said its half; `None` in the set-up, or where there is none (F44).
    pub half: Option<Back>,
    pub setup: bool,
}

/// The shadow deck and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// Top first.
    pub layers: Vec<Layer>,
    /// What is shuffled next.
    pub discard: Pile,
    /// The step's cards (F13).
    pub resolved: Pile,
    pub removed: Pile,
    pub flips: Vec<Flipped>,
    /// F44: the last card's half is not yet known.
    pub waits: bool,
    /// How many of each kind the box has, as far as the file says.
    pub(super) box_has: BTreeMap<Kind, u32>,
    /// The file has all 48.
    pub(super) complete: bool,
}

impl Deck {
    /// F46: the kinds that can lie on top, as far as they are known.
    pub fn on_top(&self) -> impl Iterator<Item = &Kind> {
        let top = self.top();
        let kinds = self.layers.iter().take(1).flat_map(|layer| layer.set.kinds.keys());
        kinds.filter(move |kind| kind.back.is_none() || top.is_none() || kind.back == top)
    }

    /// F46: one layer of the 48; the specials lie in the discard.
    pub fn new(ordinary: &BTreeMap<Kind, u32>, specials: &[Kind]) -> Self {
        let listed = ordinary.values().sum::<u32>();
        let unread = [0, 0, CARDS.saturating_sub(listed)];
        let mut deck = Self { complete: listed == CARDS, box_has: ordinary.clone(), ..Self::default() };
        deck.layers.push(Layer::of(Cards { kinds: ordinary.clone(), unread }, false));
        for special in specials {
            *deck.box_has.entry(special.clone()).or_default() += 1;
            deck.discard.cards.add(&Card { kind: Some(special.clone()), back: special.back });
        }
        deck
    }

    pub fn len(&self) -> u32 {
        self.layers.iter().map(Layer::len).sum()
    }

    /// Whether none does.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// F46: the back on top, as far as it is known.
    pub fn top(&self) -> Option<Back> {
        self.layers.first().and_then(Layer::first_back)
    }

    /// F50: how many that nobody has read can lie on top, by the back that is seen there.
    pub fn unread_on_top(&self) -> u32 {
        let Some(layer) = self.layers.first() else { return 0 };
        match layer.first_back() {
            Some(back) => layer.set.unread[slot(Some(back))] + layer.set.unread[slot(None)],
            None => layer.set.unread(),
        }
    }

    /// F51: the known cards that lie above all others.
    pub fn known_on_top(&self) -> usize {
        self.layers.iter().take_while(|layer| layer.single().is_some()).count()
    }

    /// Takes in what was seen. After a refusal nothing of it is to be used.
    pub(crate) fn see(&mut self, seen: &Seen) -> Result<(), FateRefusal> {
        match seen {
            Seen::Top { back, by_word } => self.see_top(*back, *by_word),
            Seen::Flip { card, back, setup, by_word } => self.flip(card.as_ref(), *back, *setup, *by_word),
            Seen::Shuffle => {
                let Pile { cards, doubtful } = std::mem::take(&mut self.discard);
                if !cards.is_empty() {
                    self.layers.insert(0, Layer::of(cards, doubtful));
                }
                Ok(())
            }
            Seen::Gather => {
                let mut resolved = std::mem::take(&mut self.resolved);
                self.discard.cards.append(&mut resolved.cards);
                self.discard.doubtful |= resolved.doubtful;
                self.waits = false;
                Ok(())
            }
            Seen::Peek { cards } => cards.iter().enumerate().try_for_each(|(at, card)| self.peek(at, card)),
            Seen::Order { cards } => self.order(cards),
            Seen::Remove { card } => self.remove(card),
        }
    }

    fn see_top(&mut self, back: Back, by_word: bool) -> Result<(), FateRefusal> {
        let layer = self.layers.first_mut().ok_or(FateRefusal::DeckEmpty)?;
        if !layer.holds(Some(back)) {
            if !by_word {
                return Err(FateRefusal::NoSuchBack { back });
            }
            layer.forget_all();
        }
        layer.head = Some(back);
        if std::mem::take(&mut self.waits)
            && let Some(last) = self.flips.last_mut()
        {
            last.half = Some(back);
        }
        Ok(())
    }

    fn flip(
        &mut self,
        card: Option<&Named>,
        back: Option<Back>,
        setup: bool,
        by_word: bool,
    ) -> Result<(), FateRefusal> {
        let top = self.layers.first().ok_or(FateRefusal::DeckEmpty)?.first_back();
        let top = top.ok_or(FateRefusal::TopUnknown)?;
        let kind = match card {
            Some(card) => Some(self.take(0, Some(top), &card.seen(top), by_word)?),
            None => {
                self.layers[0].take_unread(top);
                None
            }
        };
        self.layers[0].head = None;
        self.layers.retain(|layer| !layer.is_empty());
        match (back, self.layers.first_mut()) {
            (None, None) => {}
            (None, Some(_)) => return Err(FateRefusal::NotTheLast),
            (Some(_), None) => return Err(FateRefusal::TheLast),
            (Some(back), Some(layer)) => {
                if let Some(head) = layer.head.filter(|head| *head != back && !by_word) {
                    return Err(FateRefusal::OtherHead { back, head });
                }
                self.see_top(back, by_word)?;
            }
        }
        let card = Card { back: kind.as_ref().map_or(Some(top), |kind| kind.back), kind };
        let pile = if setup { &mut self.discard } else { &mut self.resolved };
        pile.cards.add(&card);
        // F44: without a discard to be shuffled there is no half to wait for.
        self.waits = back.is_none() && !self.discard.cards.is_empty();
        self.flips.push(Flipped { card, half: back.filter(|_| !setup), setup });
        Ok(())
    }

    /// F49: that a card lies somewhere else than on top: in the layer with this number, from 1, or on a pile.
    fn lies_elsewhere(&self, named: &Named) -> FateRefusal {
        let has = |cards: &Cards| cards.meant(named).is_some();
        let layer = self.layers.iter().position(|layer| has(&layer.set)).map_or(0, |at| at + 1);
        let piles = [("discard", &self.discard), ("resolved", &self.resolved), ("removed", &self.removed)];
        let pile = piles.into_iter().find(|(_, pile)| has(&pile.cards)).map_or("nowhere", |(lies, _)| lies);
        let lies = if layer > 0 { "layer" } else { pile };
        FateRefusal::NotOnTop { card: named.name().to_owned(), lies, layer }
    }

    /// F51: the card at this place is looked at, those above it are known.
    fn peek(&mut self, at: usize, named: &Named) -> Result<(), FateRefusal> {
        let layer = self.layers.get(at).ok_or(FateRefusal::DeckEmpty)?;
        let head = layer.head;
        if let Some(kind) = layer.single() {
            if !named.means(kind) {
                return Err(self.lies_elsewhere(named));
            }
            self.layers[at].doubtful = false;
            return Ok(());
        }
        let kind = self.take(at, layer.first_back(), named, false)?;
        self.layers[at].head = None;
        if self.layers[at].is_empty() {
            self.layers.remove(at);
        }
        let mut set = Cards::default();
        set.add(&Card { back: kind.back, kind: Some(kind) });
        // Whatever its layer is, this card was seen.
        self.layers.insert(at, Layer { head, ..Layer::of(set, false) });
        Ok(())
    }

    fn order(&mut self, cards: &[Named]) -> Result<(), FateRefusal> {
        let known = self.known_on_top();
        let not = |card: &Named| FateRefusal::NotKnownOnTop { card: card.name().to_owned() };
        if let Some(beyond) = cards.get(known) {
            return Err(not(beyond));
        }
        let mut left: Vec<Layer> = self.layers.drain(..cards.len()).collect();
        let mut ordered = Vec::new();
        for card in cards {
            let at = left.iter().position(|layer| layer.single().is_some_and(|kind| card.means(kind)));
            let mut layer = left.remove(at.ok_or_else(|| not(card))?);
            layer.head = layer.shown_back();
            ordered.push(layer);
        }
        self.layers.splice(..0, ordered);
        Ok(())
    }

    fn remove(&mut self, named: &Named) -> Result<(), FateRefusal> {
        let mut known = self.layers[..self.known_on_top()].iter();
        let at = known.position(|layer| layer.single().is_some_and(|kind| named.means(kind)));
        let kind = match at {
            Some(at) => self.layers.remove(at).single().cloned(),
            None => self.discard.cards.meant(named).filter(|kind| self.discard.cards.take(kind)),
        };
        let kind = kind.ok_or_else(|| FateRefusal::NotKnownOnTop { card: named.name().to_owned() })?;
        self.removed.cards.add(&Card { back: kind.back, kind: Some(kind) });
        Ok(())
    }
}
