//! What is known of the shadow deck (F45 to F51): layers from the top, each a set of cards whose order nobody knows.

use super::terms::{Back, CARDS, Order};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything printed on a shadow card, back included. By its name first, as lists go.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// What it is called: a short name of the box file, or its whole form.
    pub name: String,
    /// Its back, if somebody knows it.
    pub back: Option<Back>,
    /// Its front; a special has none that is followed here.
    pub front: Option<Front>,
}

/// The front of an ordinary card.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Front {
    /// The line that advances.
    pub line: String,
    /// The place that is reinforced.
    pub place: String,
    /// The order behind that.
    pub order: Order,
}

/// A card as it was named: all kinds of the file that it can be, and what it is if it is none of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Named {
    /// Kinds of the file.
    pub kinds: Vec<Kind>,
    /// F48: what is learned by it; its back is the one that lay on top.
    pub learned: Option<Kind>,
}

impl Named {
    /// What it is called.
    pub fn name(&self) -> &str {
        self.learned.as_ref().or(self.kinds.first()).map_or("", |kind| &kind.name)
    }

    /// Whether it is one of the specials.
    fn is_special(&self) -> bool {
        self.kinds.first().is_some_and(|kind| kind.front.is_none())
    }

    /// Whether a kind can be meant by it, whatever its back.
    pub fn means(&self, kind: &Kind) -> bool {
        let mut meant = self.kinds.iter().chain(&self.learned);
        meant.any(|named| named.name == kind.name && named.front == kind.front)
    }

    /// What it is with this back, if it can have it.
    fn with(&self, back: Option<Back>) -> Option<Kind> {
        let fits = |kind: &&Kind| kind.back.is_none() || back.is_none() || kind.back == back;
        let kind = self.kinds.iter().find(fits).or(self.learned.as_ref())?.clone();
        Some(Kind { back: kind.back.or(back), ..kind })
    }
}

/// Cards in no known order: by kind, and those that nobody has read by their backs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// How many of each kind.
    pub kinds: BTreeMap<Kind, u32>,
    /// Unread ones, by back.
    pub unread: ByBack,
}

/// Numbers by back: red, black, and a back that nobody knows.
pub type ByBack = [u32; 3];

/// Where a back is counted.
pub fn slot(back: Option<Back>) -> usize {
    match back {
        Some(Back::Red) => 0,
        Some(Back::Black) => 1,
        None => 2,
    }
}

/// The back that nobody knows.
const UNKNOWN: usize = 2;

impl Cards {
    /// How many.
    pub fn len(&self) -> u32 {
        self.kinds.values().sum::<u32>() + self.unread.iter().sum::<u32>()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of each back.
    fn backs(&self) -> ByBack {
        let mut backs = self.unread;
        self.kinds.iter().for_each(|(kind, count)| backs[slot(kind.back)] += count);
        backs
    }

    fn add(&mut self, card: &Card) {
        match &card.kind {
            Some(kind) => *self.kinds.entry(kind.clone()).or_default() += 1,
            None => self.unread[slot(card.back)] += 1,
        }
    }

    fn take(&mut self, kind: &Kind) -> bool {
        let Some(count) = self.kinds.get_mut(kind) else { return false };
        *count -= 1;
        if *count == 0 {
            self.kinds.remove(kind);
        }
        true
    }

    /// The first of these cards that can be meant.
    fn meant(&self, named: &Named) -> Option<Kind> {
        self.kinds.keys().find(|kind| named.means(kind)).cloned()
    }

    /// F49: in its place lies one of which nobody knows anything.
    fn forget(&mut self, named: &Named) -> bool {
        let Some(kind) = self.meant(named) else { return false };
        self.take(&kind);
        self.unread[UNKNOWN] += 1;
        true
    }

    /// The names in the order of code points, and how many are unread.
    pub fn listed(&self) -> Vec<String> {
        let mut names: BTreeMap<&str, u32> = BTreeMap::new();
        self.kinds.iter().for_each(|(kind, count)| *names.entry(&kind.name).or_default() += count);
        let counted = |(name, count): (&str, u32)| match count {
            1 => name.to_owned(),
            _ => format!("{name} {count}"),
        };
        names.into_iter().map(counted).collect()
    }

    /// How many nobody has read.
    pub fn unread(&self) -> u32 {
        self.unread.iter().sum()
    }

    fn append(&mut self, other: &mut Self) {
        for (kind, count) in std::mem::take(&mut other.kinds) {
            *self.kinds.entry(kind).or_default() += count;
        }
        let unread = std::mem::take(&mut other.unread);
        self.unread.iter_mut().zip(unread).for_each(|(here, more)| *here += more);
    }
}

/// A card that was turned up: what it is, if it was read, and its own back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it is; unread without.
    pub kind: Option<Kind>,
    /// Its own back.
    pub back: Option<Back>,
}

/// F45: cards whose order nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    /// All that may lie in it.
    pub set: Cards,
    /// F49, F50: how many cards of the set are gone, by the back that they had.
    pub gone: ByBack,
    /// The back of its first card, if somebody has seen it.
    pub head: Option<Back>,
    /// F49: it may hold other cards than its set.
    pub doubtful: bool,
}

impl Layer {
    fn of(set: Cards, doubtful: bool) -> Self {
        Self { set, doubtful, ..Self::default() }
    }

    /// How many cards lie in it.
    pub fn len(&self) -> u32 {
        self.set.len() - self.gone.iter().sum::<u32>()
    }

    /// Whether none does.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether those that are gone can be of this set, and a first card with this back besides.
    fn holds(&self, first: Option<Back>) -> bool {
        let backs = self.set.backs();
        let mut wanted = self.gone;
        if first.is_some() {
            wanted[slot(first)] += 1;
        }
        let lacks = |back: usize| wanted[back].saturating_sub(backs[back]);
        lacks(0) + lacks(1) <= backs[UNKNOWN] && wanted.iter().sum::<u32>() <= self.set.len()
    }

    /// The one known card that it is, if it is one.
    pub fn single(&self) -> Option<&Kind> {
        let (kind, count) = self.set.kinds.first_key_value()?;
        (self.set.len() == 1 && *count == 1).then_some(kind)
    }

    /// The back that somebody has seen, or knows by the card.
    pub fn shown_back(&self) -> Option<Back> {
        self.head.or_else(|| self.single().and_then(|kind| kind.back))
    }

    /// F46: the back of its first card: seen, or the same for every card that can lie there.
    pub fn first_back(&self) -> Option<Back> {
        let only = |back: Back| self.holds(Some(back)) && !self.holds(Some(back.other()));
        self.shown_back().or_else(|| [Back::Red, Back::Black].into_iter().find(|back| only(*back)))
    }

    /// F49: nobody knows any of its cards.
    fn forget_all(&mut self) {
        let unread = [0, 0, self.len()];
        (self.set, self.gone) = (Cards { unread, ..Cards::default() }, ByBack::default());
    }

    /// F50: an unread card with this back is taken.
    fn take_unread(&mut self, back: Back) {
        let known = |kind: &Kind| kind.back.is_none_or(|other| other == back);
        let at = slot(Some(back));
        if self.set.kinds.keys().any(known) {
            self.gone[at] += 1;
        } else if self.set.unread[at] > 0 {
            self.set.unread[at] -= 1;
        } else {
            self.set.unread[UNKNOWN] = self.set.unread[UNKNOWN].saturating_sub(1);
        }
    }
}

/// Cards that lie somewhere else than in the deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Which.
    pub cards: Cards,
    /// F49: it may be others.
    pub doubtful: bool,
}

/// What somebody saw or did, from which all that is known is worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "named by what happens")]
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

/// Why something cannot have been seen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named by what is wrong")]
pub enum Unbelieved {
    Empty,
    TopUnknown,
    OtherBack { card: String, back: Back, top: Back },
    NotThere { card: String, lies: Lies },
    NoSuchBack { back: Back },
    OtherHead { back: Back, head: Back },
    NotLast,
    Last,
    NotKnownOnTop { card: String },
}

/// Where a card is believed to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// In the layer with this number, from 1.
    Layer(usize),
    /// In the discard.
    Discard,
    /// In the resolve area.
    Resolved,
    /// Out of the game.
    Removed,
    /// Nowhere that is known.
    Nowhere,
}

/// A flip, as it was worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flipped {
    /// The card.
    pub card: Card,
    /// The back that said its half; `None` in the set-up, or where there is none (F44).
    pub half: Option<Back>,
    /// Whether it was one of the nine.
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
    /// Out of the game.
    pub removed: Pile,
    /// All flips of the game.
    pub flips: Vec<Flipped>,
    /// F44: the last card's half is not yet known.
    pub waits: bool,
    /// How many of each kind the box has, as far as the file says.
    pub(super) box_has: BTreeMap<Kind, u32>,
    /// The file has all 48.
    pub(super) complete: bool,
}

impl Deck {
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

    /// How many cards lie in it.
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

    /// F51: the known cards that lie above all others.
    pub fn known_on_top(&self) -> usize {
        self.layers.iter().take_while(|layer| layer.single().is_some()).count()
    }

    /// Takes in what was seen. After a refusal nothing of it is to be used.
    ///
    /// # Errors
    ///
    /// Why it cannot have been.
    pub fn see(&mut self, seen: &Seen) -> Result<(), Unbelieved> {
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

    fn see_top(&mut self, back: Back, by_word: bool) -> Result<(), Unbelieved> {
        let layer = self.layers.first_mut().ok_or(Unbelieved::Empty)?;
        if !layer.holds(Some(back)) {
            if !by_word {
                return Err(Unbelieved::NoSuchBack { back });
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
    ) -> Result<(), Unbelieved> {
        let top = self.layers.first().ok_or(Unbelieved::Empty)?.first_back();
        let top = top.ok_or(Unbelieved::TopUnknown)?;
        let kind = match card {
            Some(card) => Some(self.take(0, Some(top), card, by_word)?),
            None => {
                self.layers[0].take_unread(top);
                None
            }
        };
        self.layers[0].head = None;
        self.layers.retain(|layer| !layer.is_empty());
        match (back, self.layers.first_mut()) {
            (None, None) => {}
            (None, Some(_)) => return Err(Unbelieved::NotLast),
            (Some(_), None) => return Err(Unbelieved::Last),
            (Some(back), Some(layer)) => {
                if let Some(head) = layer.head.filter(|head| *head != back && !by_word) {
                    return Err(Unbelieved::OtherHead { back, head });
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

    /// Takes a card out of a layer whose first card has this back, if that is known (F48 to F50).
    fn take(
        &mut self,
        at: usize,
        back: Option<Back>,
        named: &Named,
        by_word: bool,
    ) -> Result<Kind, Unbelieved> {
        let agrees = |kind: &Kind| back.is_none() || kind.back.is_none() || kind.back == back;
        let layer = &self.layers[at];
        let is_there = |kind: &&Kind| {
            named.means(kind) && agrees(kind) && {
                let mut without = layer.clone();
                without.set.take(kind) && without.holds(None)
            }
        };
        // One whose back is known goes before one whose back is not.
        let kind = layer.set.kinds.keys().filter(is_there).max_by_key(|kind| kind.back.is_some()).cloned();
        if let Some(kind) = kind {
            self.layers[at].set.take(&kind);
            return Ok(Kind { back: kind.back.or(back), ..kind });
        }
        if let Some(kind) = named.with(back)
            && self.take_as_unread(at, &kind, back, named.is_special())
        {
            return Ok(kind);
        }
        self.take_by_word(at, back, named, by_word)
    }

    /// F50: it is one of the layer's unread cards, if it can be.
    fn take_as_unread(&mut self, at: usize, kind: &Kind, back: Option<Back>, is_special: bool) -> bool {
        let unread = self.layers[at].set.unread;
        let slots: &[usize] = match back {
            Some(_) => &[slot(back), UNKNOWN],
            None => &[UNKNOWN, 0, 1],
        };
        let Some(taken) = slots.iter().copied().find(|slot| unread[*slot] > 0) else { return false };
        let lacks = |layer: &Layer| {
            let of_back = slot(kind.back);
            [of_back, UNKNOWN].into_iter().find(|slot| layer.gone[*slot] > 0)
        };
        let missed =
            self.layers.iter().position(|layer| layer.set.kinds.contains_key(kind) && lacks(layer).is_some());
        if let Some(missed) = missed {
            let layer = &mut self.layers[missed];
            if let Some(slot) = lacks(layer) {
                layer.set.take(kind);
                layer.gone[slot] -= 1;
            }
        } else if !self.is_nowhere(kind) && (self.complete || is_special) {
            return false;
        }
        self.layers[at].set.unread[taken] -= 1;
        true
    }

    /// Whether the box has more of a kind than are believed to be anywhere.
    fn is_nowhere(&self, kind: &Kind) -> bool {
        let same =
            |other: &Kind| other.name == kind.name && (kind.front.is_none() || other.back == kind.back);
        let count = |kinds: &BTreeMap<Kind, u32>| -> u32 {
            kinds.iter().filter(|(other, _)| same(other)).map(|(_, count)| count).sum()
        };
        let piles = [&self.discard, &self.resolved, &self.removed];
        let lie = self.layers.iter().map(|layer| &layer.set).chain(piles.map(|pile| &pile.cards));
        lie.map(|cards| count(&cards.kinds)).sum::<u32>() < count(&self.box_has)
    }

    /// F49: on the table's word, or why not.
    fn take_by_word(
        &mut self,
        at: usize,
        back: Option<Back>,
        named: &Named,
        by_word: bool,
    ) -> Result<Kind, Unbelieved> {
        let here = self.layers[at].set.meant(named);
        let own_back = named.with(back).is_none().then(|| named.kinds.first().and_then(|kind| kind.back));
        if !by_word {
            let card = named.name().to_owned();
            let other = here.as_ref().map(|kind| kind.back).or(own_back).flatten();
            return Err(match (other.filter(|other| back.is_some_and(|back| back != *other)), back) {
                (Some(back), Some(top)) => Unbelieved::OtherBack { card, back, top },
                _ => Unbelieved::NotThere { card, lies: self.lies(named) },
            });
        }
        if let Some(kind) = here.filter(|kind| kind.back.is_some() && kind.back != back) {
            self.layers[at].set.take(&kind);
            return Ok(kind);
        }
        let others = (0..self.layers.len())
            .find(|other| *other != at && { self.layers[*other].set.meant(named).is_some() });
        if let Some(other) = others {
            self.layers[other].set.forget(named);
            self.layers[other].doubtful = true;
        } else {
            let mut piles = [&mut self.discard, &mut self.resolved, &mut self.removed].into_iter();
            if let Some(pile) = piles.find(|pile| pile.cards.meant(named).is_some()) {
                pile.cards.forget(named);
                pile.doubtful = true;
            }
        }
        let layer = &mut self.layers[at];
        layer.gone[UNKNOWN] += 1;
        layer.doubtful = true;
        named.with(back).or_else(|| named.kinds.first().cloned()).ok_or(Unbelieved::Empty)
    }

    /// Where a card is believed to be.
    pub fn lies(&self, named: &Named) -> Lies {
        let has = |cards: &Cards| cards.meant(named).is_some();
        let layer = self.layers.iter().position(|layer| has(&layer.set));
        let piles = [
            (&self.discard, Lies::Discard),
            (&self.resolved, Lies::Resolved),
            (&self.removed, Lies::Removed),
        ];
        let pile = || piles.into_iter().find(|(pile, _)| has(&pile.cards)).map(|(_, lies)| lies);
        layer.map(|at| Lies::Layer(at + 1)).or_else(pile).unwrap_or(Lies::Nowhere)
    }

    /// F51: the card at this place is looked at, those above it are known.
    fn peek(&mut self, at: usize, named: &Named) -> Result<(), Unbelieved> {
        let layer = self.layers.get(at).ok_or(Unbelieved::Empty)?;
        if let Some(kind) = layer.single() {
            let (card, lies) = (named.name().to_owned(), self.lies(named));
            return if named.means(kind) { Ok(()) } else { Err(Unbelieved::NotThere { card, lies }) };
        }
        let (head, doubtful) = (layer.head, layer.doubtful);
        let kind = self.take(at, layer.first_back(), named, false)?;
        self.layers[at].head = None;
        if self.layers[at].is_empty() {
            self.layers.remove(at);
        }
        let mut set = Cards::default();
        set.add(&Card { back: kind.back, kind: Some(kind) });
        self.layers.insert(at, Layer { head, ..Layer::of(set, doubtful) });
        Ok(())
    }

    fn order(&mut self, cards: &[Named]) -> Result<(), Unbelieved> {
        let known = self.known_on_top();
        let not = |card: &Named| Unbelieved::NotKnownOnTop { card: card.name().to_owned() };
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

    fn remove(&mut self, named: &Named) -> Result<(), Unbelieved> {
        let mut known = self.layers[..self.known_on_top()].iter();
        let at = known.position(|layer| layer.single().is_some_and(|kind| named.means(kind)));
        let kind = match at {
            Some(at) => self.layers.remove(at).single().cloned(),
            None => self.discard.cards.meant(named).filter(|kind| self.discard.cards.take(kind)),
        };
        let kind = kind.ok_or_else(|| Unbelieved::NotKnownOnTop { card: named.name().to_owned() })?;
        self.removed.cards.add(&Card { back: kind.back, kind: Some(kind) });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, back: Back) -> Kind {
        let front = Some(Front { line: name.to_owned(), place: name.to_owned(), order: Order::Eye });
        Kind { name: name.to_owned(), back: Some(back), front }
    }

    fn layer(kinds: &[Kind], head: Option<Back>) -> Layer {
        let mut set = Cards::default();
        kinds.iter().for_each(|kind| set.add(&Card { kind: Some(kind.clone()), back: kind.back }));
        Layer { set, head, ..Layer::default() }
    }

    fn flip(kind: &Kind, back: Option<Back>, by_word: bool) -> Seen {
        let card = Some(Named { kinds: vec![kind.clone()], learned: None });
        Seen::Flip { card, back, setup: false, by_word }
    }

    /// F44, F49: the last card has nothing behind it, and a head that was kept is not another one.
    #[test]
    fn what_lies_behind_a_card_fits_what_is_known() {
        let (red, black) = (card("a", Back::Red), card("b", Back::Black));
        let lie = vec![
            layer(std::slice::from_ref(&red), None),
            layer(&[black.clone(), red.clone()], Some(Back::Black)),
        ];
        let mut deck = Deck { layers: lie, ..Deck::default() };
        let refused = |deck: &Deck, seen| deck.clone().see(&seen).unwrap_err();
        let other = Unbelieved::OtherHead { back: Back::Red, head: Back::Black };
        assert_eq!(refused(&deck, flip(&red, Some(Back::Red), false)), other);
        assert_eq!(refused(&deck, flip(&red, None, false)), Unbelieved::NotLast);
        assert_eq!(refused(&deck, flip(&red, None, true)), Unbelieved::NotLast);
        deck.see(&flip(&red, Some(Back::Black), false)).unwrap();
        deck.see(&flip(&black, Some(Back::Red), false)).unwrap();
        assert_eq!(refused(&deck, flip(&red, Some(Back::Red), false)), Unbelieved::Last);
        deck.see(&flip(&red, None, false)).unwrap();
        // There is no discard to be shuffled, so there is no half to wait for.
        assert!(!deck.waits && deck.is_empty());
        assert_eq!(refused(&deck, flip(&red, None, false)), Unbelieved::Empty);
        deck.see(&Seen::Gather).unwrap();
        deck.see(&Seen::Shuffle).unwrap();
        assert_eq!((deck.len(), deck.top()), (3, None));
    }

    /// F50: an unread card that is read later is the one that was missed.
    #[test]
    fn an_unread_card_is_found_again() {
        let (one, other, black) = (card("a", Back::Red), card("b", Back::Red), card("c", Back::Black));
        let kinds = [one.clone(), other.clone(), black.clone()];
        let lie = vec![layer(&kinds, Some(Back::Red))];
        let box_has = kinds.iter().map(|kind| (kind.clone(), 1)).collect();
        let mut deck = Deck { layers: lie, complete: true, box_has, ..Deck::default() };
        deck.see(&Seen::Flip { card: None, back: Some(Back::Black), setup: false, by_word: false }).unwrap();
        assert_eq!((deck.layers[0].gone, deck.layers[0].len()), ([1, 0, 0], 2));
        deck.see(&Seen::Gather).unwrap();
        deck.see(&Seen::Shuffle).unwrap();
        deck.see(&Seen::Top { back: Back::Red, by_word: false }).unwrap();
        deck.see(&flip(&one, Some(Back::Black), false)).unwrap();
        assert_eq!(deck.layers[0].gone, [0; 3]);
        assert_eq!(deck.layers[0].set.listed(), ["b", "c"]);
    }
}
