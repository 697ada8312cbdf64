//! The steps of a turn (W1 to W9), and its end (W45, W53).

use super::{Decided, Play};
use crate::books::{D6, Refusal, Source, Throw};
use crate::war::command::WarPhase;
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::nation::Side;
use crate::war::options::Token;
use crate::war::refusal::WarRefusal;
use crate::war::view::{Ending, ITEMS, Step};

impl Play {
    /// W69: a side that has one token says which.
    pub(super) fn take(&mut self, side: Side, token: Token) -> Decided {
        if self.view.options.tokens.of(side) != 1 {
            return Err(WarRefusal::NoTokenToChoose { side: <&str>::from(side).to_owned() });
        }
        if !self.view.tokens[side as usize].is_empty() {
            let side: &str = side.into();
            return Err(Refusal::GivenOnce { command: format!("take {side}") }.into());
        }
        if !Token::of(side).contains(&token) {
            let choices = Token::of(side).map(<&str>::from).join(", ");
            return Err(WarRefusal::NoSuchToken { choices });
        }
        self.happens(WarEvent::Took { side, token })
    }

    pub(super) fn begin(&mut self) -> Decided {
        for side in [Side::Free, Side::Shadow] {
            if self.view.options.tokens.of(side) == 1 && self.view.tokens[side as usize].is_empty() {
                return Err(WarRefusal::TokenUnchosen { side: <&str>::from(side).to_owned() });
            }
        }
        // W74: what is not ticked is named where a list was kept at all.
        let items: Vec<u8> = (1..=ITEMS).filter(|item| !self.view.ticked.contains(item)).collect();
        if !self.view.ticked.is_empty() && !items.is_empty() {
            self.happen(WarEvent::Unticked { items });
        }
        self.happens(WarEvent::Steps { to: Step::Draw })
    }

    /// G6: `done` ends the step.
    pub(super) fn step_done(&mut self) -> Decided {
        self.nothing_owed()?;
        match self.view.step {
            Step::Draw if self.view.hunt.is_none() => self.draw_done(),
            Step::Fellowship if self.view.hunt.is_none() => {
                self.happen(WarEvent::Steps { to: Step::Allocation });
            }
            Step::Actions if self.view.hunt.is_none() => return self.actions_done(),
            _ => return Err(super::out_of_step(&self.view, ["draw", "fellowship", "actions"].join(", "))),
        }
        Ok(())
    }

    /// W2, W6.
    fn draw_done(&mut self) {
        self.happen(WarEvent::DiceBack);
        let due = self.view.pools_due();
        if due != self.view.pools {
            let [free, shadow] = due;
            self.happen(WarEvent::Pools { free, shadow });
        }
        let cards = self.view.options.cards;
        for side in [Side::Free, Side::Shadow].into_iter().filter(|_| cards) {
            let decks = self.view.decks[side as usize];
            let drawn = decks.iter().filter(|deck| **deck > 0).count() as u8;
            let hand = self.view.hands[side as usize].saturating_add(drawn);
            let decks = decks.map(|deck| deck.saturating_sub(1));
            self.happen(WarEvent::CardsDrawn { side, hand, decks });
        }
        self.happen(WarEvent::Steps { to: Step::Fellowship });
    }

    fn actions_done(&mut self) -> Decided {
        let count = self.view.unused.iter().map(Vec::len).sum();
        if count > 0 {
            return Err(WarRefusal::DiceUnused { count });
        }
        // W45.
        if self.view.mordor.is_some() && !self.view.marks.moved {
            let to = self.view.corruption.saturating_add(1);
            self.corrupt(|to| WarEvent::Lingered { to }, to)?;
        }
        if !self.view.is_over() {
            match self.view.conquers() {
                Some(side) => self.win(side, Ending::Conquest)?,
                None => return self.happens(WarEvent::Turns),
            }
        }
        // Q24: the end of the actions ends a battle, also where nothing follows.
        if self.view.battle.is_some() {
            self.happen(WarEvent::Battle { kind: None });
        }
        Ok(())
    }

    /// W8.
    pub(super) fn allocate(&mut self, number: u8) -> Decided {
        let left = self.view.pools[1].saturating_sub(self.view.boxed[1]);
        if number > left {
            return Err(WarRefusal::NotInThePool { number, left });
        }
        let (least, most) = self.view.allocation();
        let fits = (least..=most).contains(&number);
        self.word.unless(fits, WarRefusal::NotSoMany { number, least, most })?;
        let [free, shadow] = self.view.boxed;
        self.happen(WarEvent::Box { shadow: shadow + number, free });
        self.happens(WarEvent::Steps { to: Step::Roll })
    }

    /// W9.
    pub(super) fn roll(&mut self, throw: &Throw<[Vec<Face>; 2]>, source: &mut Source<'_>) -> Decided {
        let free = self.action_dice(Side::Free, "free", throw, source)?;
        let shadow = self.action_dice(Side::Shadow, "shadow", throw, source)?;
        self.happen(WarEvent::Rolled { free, shadow });
        self.happens(WarEvent::Steps { to: Step::Actions })
    }

    fn action_dice(
        &self,
        side: Side,
        kind: &'static str,
        throw: &Throw<[Vec<Face>; 2]>,
        source: &mut Source<'_>,
    ) -> Result<Vec<Face>, WarRefusal> {
        let count = usize::from(self.view.to_roll()[side as usize]);
        let faces = Face::of_die(side);
        if let Throw::Told(told) = throw {
            let told = &told[side as usize];
            let names = || faces.map(Face::name).join(", ");
            if let Some(face) = told.iter().find(|face| !faces.contains(face)) {
                return Err(WarRefusal::NotOnTheDie { face: face.name().to_owned(), faces: names() });
            }
            if told.len() != count {
                return Err(Refusal::OtherCount { told: told.len(), count }.into());
            }
            return Ok(told.clone());
        }
        let dice = source.dice(kind, &D6::FACES, count, &Throw::App)?;
        Ok(dice.iter().map(|die| faces[usize::from(die.pips() - 1)]).collect())
    }

    /// G9.
    pub(super) fn set_phase(&mut self, phase: &WarPhase) -> Decided {
        match phase {
            WarPhase::Over { side, how } => {
                self.happen(WarEvent::Won { side: *side, how: how.clone() });
            }
            WarPhase::Turn { turn, step, turn_of, player } => {
                if let Some(player) = player {
                    self.in_a_team(*player)?;
                }
                let (turn_of, player) = (*turn_of, *player);
                self.happen(WarEvent::Placed { turn: *turn, step: step.clone(), turn_of, player });
            }
        }
        Ok(())
    }
}
