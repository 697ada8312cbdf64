//! The Political Track, and settlements (W47 to W52).

use super::dice::Price;
use super::{Decided, Play};
use crate::books::{Unknown, find};
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::land::{self, settlement};
use crate::war::nation::{Nation, Side, Standing};
use crate::war::people::Person;
use crate::war::refusal::WarRefusal;

impl Play {
    /// W48: a nation becomes active, and the table is told; one that is, stays so.
    pub(super) fn rouse(&mut self, nation: Nation) {
        if !self.view.standing(nation).active {
            self.happen(WarEvent::Roused { nation });
        }
    }

    /// W49: its region was entered, attacked or taken: active first, then one step, if it can.
    pub(super) fn provoke(&mut self, nation: Nation) {
        self.rouse(nation);
        if let Some(to) = self.view.standing(nation).advanced() {
            self.happen(WarEvent::Advanced { nation, to });
        }
    }

    /// W47: where it comes by an advance that is asked for.
    pub(super) fn advance_of(&self, nation: Nation) -> Result<u8, WarRefusal> {
        let standing = self.view.standing(nation);
        let name = nation.name().to_owned();
        standing.advanced().ok_or(match standing.is_at_war() {
            true => WarRefusal::AtWar { nation: name },
            false => WarRefusal::StopsPassive { nation: name },
        })
    }

    fn stands_at(&mut self, nation: Nation, step: u8) {
        let active = self.view.standing(nation).active;
        self.happen(WarEvent::Nation { nation, step, active });
    }

    /// W47: by a die. `by`: somebody's ability (Q23).
    pub(super) fn advance(&mut self, nation: Nation, with: Option<Face>, by: Option<Person>) -> Decided {
        let side = nation.side();
        if self.view.acts() == Some(side.other()) {
            return Err(WarRefusal::NotYourNation { nation: nation.name().to_owned() });
        }
        self.acting(side)?;
        let to = self.advance_of(nation)?;
        if let Some(person) = by {
            let (name, of) = (person.name().to_owned(), nation.name().to_owned());
            if !self.view.is_on_map(person) {
                return Err(WarRefusal::NotOnTheMap { name });
            }
            self.word.unless(person.rouses(nation), WarRefusal::CannotRouse { name, nation: of })?;
        }
        let face = self.pay(side, with, &Price::MUSTER.or_any(by.is_some()))?;
        self.paid(side, face)?;
        self.stands_at(nation, to);
        Ok(())
    }

    pub(super) fn card_advance(&mut self, nation: Nation) -> Decided {
        let to = self.advance_of(nation)?;
        self.stands_at(nation, to);
        Ok(())
    }

    /// By a card: as far back as it goes.
    pub(super) fn card_retreat(&mut self, nation: Nation) -> Decided {
        let step = self.view.standing(nation).step;
        if step >= Standing::FARTHEST {
            return Err(WarRefusal::FarthestBack { nation: nation.name().to_owned() });
        }
        self.stands_at(nation, step + 1);
        Ok(())
    }

    /// W48: by a card, or by an Army that enters; the answer says it.
    pub(super) fn activate(&mut self, nation: Nation) {
        let step = self.view.standing(nation).step;
        self.happen(WarEvent::Nation { nation, step, active: true });
    }

    /// W52.
    pub(super) fn capture(&mut self, region: &str) -> Decided {
        let settlement = known(region)?;
        let taken = !self.view.is_taken(region);
        self.happen(WarEvent::Control { region: region.to_owned(), taken });
        if taken {
            self.provoke(settlement.nation);
        }
        Ok(())
    }

    pub(super) fn control(&mut self, region: &str, side: Side) -> Decided {
        let taken = known(region)?.nation.side() != side;
        self.happens(WarEvent::Control { region: region.to_owned(), taken })
    }
}

fn known(region: &str) -> Result<&'static land::Settlement, WarRefusal> {
    settlement(region).ok_or_else(|| {
        let nearest = match find(land::names(), region) {
            Err(Unknown::NoSuch { nearest }) => nearest,
            _ => String::new(),
        };
        WarRefusal::NoSettlement { region: region.to_owned(), nearest }
    })
}
