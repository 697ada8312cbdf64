//! Who comes, goes and is lost (W20, W54, W55).

use super::dice::Price;
use super::{Decided, Play};
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::land::CROWNED_IN;
use crate::war::nation::{Nation, Side};
use crate::war::people::{Character, Companion, Person, Place, Presence};
use crate::war::refusal::WarRefusal;

impl Play {
    /// W20: whoever ends his move in a haven rouses its nation, if he can.
    pub(super) fn ends_move(&mut self, person: Person, region: Option<&str>) {
        let haven = region.and_then(|region| self.view.haven(region));
        if let Some(nation) = haven.filter(|nation| person.rouses(*nation)) {
            self.rouse(nation);
        }
    }

    /// Somebody on the map ends his move.
    pub(super) fn arrive(&mut self, name: Person, region: &str) -> Decided {
        if name.side() == Side::Shadow || !self.view.is_on_map(name) {
            return Err(WarRefusal::NotOnTheMap { name: name.name().to_owned() });
        }
        self.happen(WarEvent::Arrived { name, region: region.to_owned() });
        self.ends_move(name, Some(region));
        Ok(())
    }

    /// W54: once a game each.
    pub(super) fn bring(&mut self, name: Character, region: Option<&str>, with: Option<Face>) -> Decided {
        let side = name.side();
        self.acting(side)?;
        let called = || name.name().to_owned();
        if self.view.is_in_play(name) {
            return Err(WarRefusal::InPlay { name: called() });
        }
        let price = if side == Side::Shadow { &Price::MUSTER } else { &Price::WILL };
        let face = self.pay(side, with, price)?;
        if name == Character::Aragorn && region.is_none() {
            return Err(WarRefusal::WhereCrowned);
        }
        let never = self.view.characters[name as usize] == Presence::Never;
        self.word.unless(never, WarRefusal::OnceAGame { name: called() })?;
        self.can_come(name, region)?;
        let members: Vec<Companion> = self.view.fellowship().collect();
        self.happen(WarEvent::Spent { side, face });
        self.happen(WarEvent::Character { name, in_play: true });
        match name {
            Character::WitchKing => Nation::of(Side::Free).for_each(|nation| self.rouse(nation)),
            Character::Aragorn => self.replaces(Companion::Strider, &[Nation::Gondor]),
            Character::GandalfWhite => self.replaces(Companion::Gandalf, &[]),
            Character::Saruman | Character::Mouth => {}
        }
        self.ends_move(Person::Character(name), region);
        self.follow_change(&members);
        self.happens(WarEvent::Acted { side })
    }

    /// What the companion can see of what W54 asks for.
    fn can_come(&self, name: Character, region: Option<&str>) -> Decided {
        let view = &self.view;
        let crowned = |region| CROWNED_IN.contains(&region) && !view.is_taken(region);
        let there = name != Character::Aragorn || region.is_some_and(crowned);
        let refusal = match name {
            Character::Saruman => WarRefusal::BringSaruman,
            Character::WitchKing => WarRefusal::BringWitchKing,
            Character::Mouth => WarRefusal::BringMouth,
            Character::Aragorn => WarRefusal::BringAragorn,
            Character::GandalfWhite => WarRefusal::BringGandalfWhite,
        };
        self.word.unless(view.can_come(name) && there, refusal)
    }

    /// Who comes in the place of a Companion, and whom he rouses wherever that is.
    fn replaces(&mut self, name: Companion, rouses: &[Nation]) {
        self.happen(WarEvent::Companion { name, place: Place::Lost });
        rouses.iter().for_each(|nation| self.rouse(*nation));
    }

    /// A Companion is there now; where that changes the Fellowship, the Guide follows (W16).
    pub(super) fn goes(&mut self, name: Companion, place: Place) {
        let members: Vec<Companion> = self.view.fellowship().collect();
        self.happen(WarEvent::Companion { name, place });
        self.follow_change(&members);
    }

    /// W55.
    pub(super) fn lost(&mut self, person: Person) -> Decided {
        let not_there = || WarRefusal::NotThere { name: person.name().to_owned() };
        match person {
            Person::Companion(name) if self.view.place(name) != Place::Lost => {
                self.goes(name, Place::Lost);
            }
            Person::Character(name) if self.view.is_in_play(name) => {
                self.happen(WarEvent::Character { name, in_play: false });
            }
            _ => return Err(not_there()),
        }
        Ok(())
    }
}
