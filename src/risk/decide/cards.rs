//! Adventure cards, and what stands until somebody's next turn (K43, K48, K49, K57).

use super::{Decided, Play};
use crate::risk::cards::Adventure;
use crate::risk::colour::Colour;
use crate::risk::command::OfWhom;
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::Step;

/// K48: so many Adventure cards stay in hand.
const MOST_IN_HAND: u16 = 4;

impl Play<'_, '_> {
    /// K48. By the table's word in any other step, and then it is not the card of the turn.
    pub(super) fn draw(&mut self, card: Adventure, points: u16) -> Decided {
        let colour = self.at()?.colour;
        let due = self.view.step() == Some(&Step::Adventure);
        self.word.unless(due, self.out_of_step(&[Step::Adventure.name()]))?;
        self.happen(Event::Drew { card, due, points });
        if card == Adventure::Event {
            return Ok(());
        }
        if self.view.player(colour).hand.adventure > MOST_IN_HAND {
            self.happen(Event::Discarded { to: MOST_IN_HAND });
        }
        if due {
            self.behind_adventure();
        }
        Ok(())
    }

    /// K49.
    pub(super) fn play(&mut self, colour: Option<&str>, points: u16, name: Option<&String>) -> Decided {
        let present = self.at()?.colour;
        let colour = colour.map_or(Ok(present), |word| self.view.colour(word))?;
        self.unless_plays_none(colour)?;
        self.happen(Event::Played { colour, points, name: name.cloned() });
        Ok(())
    }

    /// K49: who has drawn in his turn plays none, and who has none in hand.
    fn unless_plays_none(&self, colour: Colour) -> Decided {
        let called = colour.to_string();
        let drew = colour == self.view.present() && self.view.marks.drawing;
        self.word.unless(!drew, Refusal::DrewAlready { colour: called.clone() })?;
        let has_one = self.view.player(colour).hand.adventure > 0;
        self.word.unless(has_one, Refusal::NoCard { colour: called })
    }

    /// K43: a card on the Ring; of nobody, it could be that of whoever has drawn.
    pub(super) fn card_on_ring(&mut self, of: Option<&OfWhom>) -> Decided {
        let Some(OfWhom { colour, points }) = of else {
            return self.word.unless(!self.view.marks.drawing, Refusal::WhoseCard);
        };
        let (colour, points) = (self.view.colour(colour)?, *points);
        self.unless_plays_none(colour)?;
        let hand = self.view.player(colour).hand.adventure.saturating_sub(1);
        self.happen(Event::PlayedOnRing { colour, points, hand });
        Ok(())
    }

    /// K57. The colour of somebody who does not play is a word of the text.
    pub(super) fn effect(&mut self, until: Option<Colour>, text: &str) -> Decided {
        let present = self.at()?.colour;
        let event = match until {
            Some(colour) if self.view.options.players.has(colour) => {
                Event::Effect { colour, text: text.to_owned() }
            }
            Some(other) => Event::Effect { colour: present, text: format!("{other} {text}") },
            None => Event::Effect { colour: present, text: text.to_owned() },
        };
        self.happen(event);
        Ok(())
    }

    /// The table says that it does not stand any more.
    pub(super) fn effect_off(&mut self, number: u64) -> Decided {
        self.at()?;
        let count = self.view.effects.len();
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let at = at.filter(|at| *at < count).ok_or(Refusal::NoSuchEffect { number, count })?;
        let (colour, text) = self.view.effects[at].clone();
        self.happen(Event::EffectOver { number: at, colour, text });
        Ok(())
    }
}
