//! Hands and decks (W3), and what cards do to dice.

use super::{Decided, Play};
use crate::books::{Beyond, Change, Refusal};
use crate::war::command::{CardDeed, Deck};
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::nation::Side;
use crate::war::refusal::WarRefusal;

impl Play {
    fn cards_count(&self) -> Decided {
        if self.view.options.cards { Ok(()) } else { Err(WarRefusal::CardsOff) }
    }

    /// W3: a card is drawn, or leaves the hand.
    pub(super) fn card(&mut self, side: Side, deed: CardDeed, deck: Deck) -> Decided {
        self.cards_count()?;
        let (hand, mut decks) = (self.view.hands[side as usize], self.view.decks[side as usize]);
        let deck = &mut decks[deck as usize];
        let hand = match deed {
            CardDeed::Draw => {
                *deck = deck.checked_sub(1).ok_or(WarRefusal::DeckEmpty)?;
                hand.saturating_add(1)
            }
            CardDeed::Play | CardDeed::Table | CardDeed::Discard => {
                hand.checked_sub(1).ok_or(WarRefusal::HandEmpty)?
            }
        };
        self.happens(WarEvent::Hand { side, hand, decks })
    }

    /// The table says how many cards a hand has.
    pub(super) fn set_hand(&mut self, side: Side, change: Change) -> Decided {
        self.cards_count()?;
        let (hand, decks) = (self.view.hands[side as usize], self.view.decks[side as usize]);
        let to = change.of(hand.into(), 99).map_err(|Beyond { top }| Refusal::BeyondTrack { top })?;
        self.happens(WarEvent::Hand { side, hand: to as u8, decks })
    }

    /// The table says how many cards the decks have.
    pub(super) fn set_decks(&mut self, side: Side, decks: [u8; 2]) -> Decided {
        self.cards_count()?;
        let hand = self.view.hands[side as usize];
        self.happens(WarEvent::Hand { side, hand, decks })
    }

    /// Unused Shadow dice are made Eyes.
    pub(super) fn card_eyes(&mut self, faces: &[Face]) -> Decided {
        for face in faces {
            self.has(Side::Shadow, *face)?;
            self.happen(WarEvent::Spent { side: Side::Shadow, face: *face });
        }
        let [free, shadow] = self.view.boxed;
        self.happens(WarEvent::Box { shadow: shadow.saturating_add(faces.len() as u8), free })
    }
}
