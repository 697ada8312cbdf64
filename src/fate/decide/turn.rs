//! The turn (F10 to F13), player cards (F55 to F57) and objectives.

use super::Table;
use crate::books::{Refusal, Word, find};
use crate::fate::deck::Seen;
use crate::fate::event::{Cause, Due, FateEvent, Reminder, Step};
use crate::fate::refusal::FateRefusal;
use crate::fate::stacks::Drawn;
use crate::fate::terms::{Back, LAST_OBJECTIVE};
use crate::table::Fold as _;

impl Table {
    /// F11: it reminds, and refuses nothing.
    pub(super) fn act(&mut self, name: &str) -> Result<(), FateRefusal> {
        let told = self.view.characters.as_ref().map(|seats| seats.concat());
        let name = match told {
            None => self.character_named(name).or_else(|_| super::names::written(name))?,
            Some(told) => {
                let frodo = self.view.is_solo().then(|| crate::fate::terms::FRODO_SAM.to_owned());
                let listed = self.view.copied.characters.iter().flatten().map(|(name, _)| name.clone());
                let names: Vec<String> = told.into_iter().chain(frodo).chain(listed).collect();
                let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
                names.sort_unstable();
                names.dedup();
                let found =
                    find(names.iter().copied(), name).map_err(|unknown| Refusal::of_name(name, unknown))?;
                found.to_owned()
            }
        };
        let mut after = self.view.clone();
        after.apply(&FateEvent::Acted { name: name.clone(), over: false, again: false });
        let over = after.times_acted(&name) > after.may_act(&name);
        let again = self.view.acts_again(&name);
        self.puts(FateEvent::Acted { name, over, again })
    }

    /// F10, and what the table moves is moved (F20).
    pub(super) fn done(&mut self) -> Result<(), FateRefusal> {
        if let Some(Due::Choose { options, .. }) = self.view.due.first()
            && options.is_empty()
        {
            self.no_longer_due();
            return Ok(());
        }
        if !self.view.due.is_empty() {
            return Err(self.open());
        }
        match self.view.step {
            Step::Actions => self.stand(Step::Cards),
            Step::Shadow { made, of } if made >= of => {
                self.saw(Seen::Gather)?;
                self.put(FateEvent::Before { stood: None });
                let who = self.view.who % self.view.seats() + 1;
                self.put(FateEvent::Stands { turn: self.view.turn + 1, who, step: Step::Actions });
            }
            _ => return Err(self.view.not_now()),
        }
        Ok(())
    }

    /// F12.
    pub(super) fn draw(&mut self, cards: &[Drawn], word: Word) -> Result<(), FateRefusal> {
        let stacks = &self.view.stacks;
        let count = stacks.next() as usize;
        if cards.len() != count {
            return Err(match count {
                0 => FateRefusal::NoCardsLeft,
                _ => Refusal::OtherCount { told: cards.len(), count }.into(),
            });
        }
        let cards = self.player_cards(cards)?;
        word.unless(stacks.can_be_drawn(&cards), FateRefusal::CannotCome)?;
        word.unless(stacks.is_foreseen(&cards), FateRefusal::Foreseen)?;
        self.enough_copies(&cards, &stacks.known_by(&cards), word)?;
        let missing = 2 - count as u32;
        let skies = cards.iter().filter(|card| **card == Drawn::Skies).count() as u8;
        self.put(FateEvent::Drew { cards, missing });
        for _ in 0..missing {
            self.hope(-1, Cause::Cards);
        }
        match skies {
            0 => {
                self.put(FateEvent::Reminded { of: Reminder::Hands });
                self.flips_begin();
            }
            skies => self.stand(Step::Skies(skies)),
        }
        Ok(())
    }

    /// F13: as many flips as the rate.
    pub(super) fn flips_begin(&mut self) {
        let of = self.view.rate();
        self.stand(Step::Shadow { made: 0, of });
    }

    /// F35, F13: the marker is on another space, and the flips of the step change with its rate.
    pub(super) fn threat(&mut self, space: u8) {
        let before = self.view.rate();
        self.put(FateEvent::Threat { space });
        let after = self.view.rate();
        if let Step::Shadow { made, of } = self.view.step
            && after != before
        {
            let of = (of + after).saturating_sub(before).max(made);
            self.stand(Step::Shadow { made, of });
        }
    }

    /// F56.
    pub(super) fn foresee(&mut self, cards: &[Drawn], word: Word) -> Result<(), FateRefusal> {
        let cards = self.player_cards(cards)?;
        let stacks = &self.view.stacks;
        if cards.len() > stacks.left() as usize {
            return Err(FateRefusal::NoCardsLeft);
        }
        word.unless(stacks.can_lie(&cards), FateRefusal::CannotCome)?;
        self.enough_copies(&cards, &cards, word)?;
        self.puts(FateEvent::Foresaw { cards })
    }

    pub(super) fn objective(&mut self, name: &str, done: bool) -> Result<(), FateRefusal> {
        if name.eq_ignore_ascii_case(LAST_OBJECTIVE) {
            return Err(FateRefusal::LastObjective);
        }
        let name = match &self.view.objectives {
            Some(told) => {
                let found = find(told.iter().map(String::as_str), name);
                found.map_err(|unknown| Refusal::of_name(name, unknown))?.to_owned()
            }
            None => self.any_objective(name)?,
        };
        if self.view.done.contains(&name) == done {
            return Err(FateRefusal::ObjectiveIs { name, done });
        }
        let count = self.view.all_objectives() - 1;
        if done && self.view.others_done() >= count.into() {
            return Err(FateRefusal::NoMoreObjectives { count });
        }
        self.puts(FateEvent::Objective { name, done })
    }

    /// What the half of a flip leads to (F41, F42).
    pub(super) fn half(&mut self, flip: usize) {
        let Some(flipped) = self.view.deck.flips.get(flip).cloned() else { return };
        let front = flipped.card.kind.as_ref().and_then(|kind| kind.front.clone());
        match (flipped.half, front) {
            (Some(Back::Red), Some(front)) => self.march(&front.line),
            (Some(_), Some(front)) => self.reinforce(&front),
            _ => {}
        }
    }
}
