//! How a card is taken out of a layer: as one of those believed to lie there, as an unread one, or on the table's word (F48 to
//! F50).

use super::cards::{Kind, Named, UNKNOWN, slot};
use super::{Deck, Layer};
use crate::fate::refusal::FateRefusal;
use crate::fate::terms::Back;
use std::collections::BTreeMap;

impl Deck {
    /// Takes a card out of a layer whose first card has this back, if that is known (F48 to F50).
    pub(super) fn take(
        &mut self,
        at: usize,
        back: Option<Back>,
        named: &Named,
        by_word: bool,
    ) -> Result<Kind, FateRefusal> {
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
        // Its own back tells which, also where nobody has seen what lies on top.
        let slots: &[usize] = match back.or(kind.back) {
            Some(back) => &[slot(Some(back)), UNKNOWN],
            None => &[UNKNOWN, 0, 1],
        };
        let Some(taken) = slots.iter().copied().find(|slot| unread[*slot] > 0) else { return false };
        let lacks = |layer: &Layer| {
            let of_back = slot(kind.back);
            [of_back, UNKNOWN].into_iter().find(|slot| layer.gone[*slot] > 0)
        };
        // F48: a special whose back nobody knew there.
        let unknown = Kind { back: None, ..kind.clone() };
        let missed = self.layers.iter().enumerate().find_map(|(at, layer)| {
            let has = [kind, &unknown].into_iter().find(|kind| layer.set.kinds.contains_key(kind))?;
            Some((at, has, lacks(layer)?))
        });
        if let Some((missed, has, slot)) = missed {
            let layer = &mut self.layers[missed];
            layer.set.take(has);
            layer.gone[slot] -= 1;
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
    ) -> Result<Kind, FateRefusal> {
        let here = self.layers[at].set.meant(named);
        let own_back = named.with(back).is_none().then(|| named.kinds.first().and_then(|kind| kind.back));
        if !by_word {
            let card = named.name().to_owned();
            let other = here.as_ref().map(|kind| kind.back).or(own_back).flatten();
            return Err(match (other.filter(|other| back.is_some_and(|back| back != *other)), back) {
                (Some(back), Some(top)) => FateRefusal::OtherBack { card, back, top },
                _ => self.lies_elsewhere(named),
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
        named.with(back).or_else(|| named.kinds.first().cloned()).ok_or(FateRefusal::DeckEmpty)
    }
}
