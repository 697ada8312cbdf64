//! Searches, the Ring and Mount Doom (F22 to F27).

use super::Table;
use crate::fate::event::{Cause, Dice, Due, FateEvent, For, Reminder};
use crate::fate::refusal::FateRefusal;
use crate::fate::terms::{LAST_OBJECTIVE, MORDOR};

impl Table {
    fn search_dice(&self, what: For, count: u32, haven: bool) -> Dice {
        let place = self.view.frodo_place.clone();
        let haven = what == For::Search && (haven || place.is_some_and(|place| self.view.is_haven(&place)));
        Dice { haven, region: self.view.frodo.clone(), ..Dice::of(what, count) }
    }

    /// F22: on the road, or because it is due (F19).
    pub(super) fn search(&mut self, troops: Option<u32>, haven: bool) -> Result<(), FateRefusal> {
        if self.view.due.first() == Some(&Due::Search) {
            self.no_longer_due();
        }
        let troops = troops.or_else(|| self.troops_with_frodo()).unwrap_or(0);
        self.searched(troops, haven);
        Ok(())
    }

    /// The shadow troops of Frodo's place, where the ledger knows them.
    pub(super) fn troops_with_frodo(&self) -> Option<u32> {
        let place = self.view.frodo_place.as_ref().filter(|_| self.view.options.ledger)?;
        Some(self.view.troops_at(place).shadow.into())
    }

    fn searched(&mut self, troops: u32, haven: bool) {
        let count = self.view.search_dice(troops);
        if count > 0 {
            let dice = self.search_dice(For::Search, count, haven);
            self.open_dice(dice);
        }
    }

    /// F26, in that order.
    pub(super) fn ring(&mut self, haven: bool) {
        self.hope(-1, Cause::Ring);
        let frodo = self.view.frodo.clone().unwrap_or_default();
        self.eye_to(&frodo);
        self.searched(0, haven);
    }

    /// F27.
    pub(super) fn doom(&mut self, troops: Option<u32>) -> Result<(), FateRefusal> {
        let left = usize::from(self.view.all_objectives() - 1).saturating_sub(self.view.others_done());
        if left > 0 {
            return Err(FateRefusal::ObjectivesOpen { left });
        }
        let troops = troops.or(self.view.doom_troops());
        let troops = troops.ok_or(FateRefusal::TroopsUntold { what: "troops" })?;
        let count = self.view.doom_dice(self.view.doom_enemies(troops));
        self.put(FateEvent::Reminded { of: Reminder::DoomCosts });
        if count == 0 {
            self.done_at_mount_doom();
        } else {
            let dice = self.search_dice(For::Doom, count, false);
            self.open_dice(dice);
        }
        Ok(())
    }

    /// F27: whoever has hope left has won.
    fn done_at_mount_doom(&mut self) {
        let won = self.view.hope > 0;
        if won {
            self.put(FateEvent::Objective { name: LAST_OBJECTIVE.to_owned(), done: true });
        }
        self.put(FateEvent::Over { won });
    }

    /// F25: all dice count, then hope falls, and recalls are carried out; on Mount Doom who still has hope has won.
    pub(super) fn accept_search(&mut self, dice: &Dice, harm: u32, recalls: usize) {
        if harm > 0 {
            self.hope(-(harm as i16), Cause::Search);
        }
        if dice.what == For::Doom {
            self.done_at_mount_doom();
            return;
        }
        let frodo = self.view.frodo.clone().unwrap_or_default();
        for _ in 0..recalls {
            if frodo != MORDOR && self.view.nazgul_with_frodo() > 0 {
                let stand = crate::fate::nazgul::moved(&self.view.nazgul, &frodo, MORDOR);
                self.put(FateEvent::Nazgul { stand });
            }
        }
    }
}
