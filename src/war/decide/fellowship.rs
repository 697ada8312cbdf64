//! What the Fellowship does (W16 to W20, W39 to W45).

use super::dice::Price;
use super::{Decided, Play};
use crate::books::Source;
use crate::war::command::Leaving;
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::hunt::{EyeDeals, Hunt, HuntStep};
use crate::war::land::GATES;
use crate::war::nation::Side;
use crate::war::people::{Companion, Person, Place};
use crate::war::refusal::WarRefusal;
use crate::war::tile::Tile;

impl Play {
    /// W17.
    pub(super) fn declare(&mut self, region: &str) -> Decided {
        let (view, word) = (&self.view, self.word);
        word.unless(view.mordor.is_none(), WarRefusal::InMordor)?;
        word.unless(!view.revealed, WarRefusal::DeclareHidden)?;
        word.unless(!view.marks.declared, WarRefusal::DeclaredThisTurn)?;
        self.within_progress(region)?;
        // Q5: a City that was taken neither heals nor rouses.
        let haven = self.view.haven(region);
        self.happen(WarEvent::Declared { region: region.to_owned(), haven: haven.is_some() });
        if let Some(nation) = haven {
            let to = self.view.corruption.saturating_sub(1);
            self.corrupt(|to| WarEvent::Corruption { to }, to)?;
            self.rouse(nation);
        }
        Ok(())
    }

    /// Q19: with Progress 0 it has not moved.
    pub(super) fn within_progress(&self, region: &str) -> Decided {
        let stays = self.view.progress > 0 || self.view.at == region;
        self.word.unless(stays, WarRefusal::HasNotMoved { at: self.view.at.clone() })
    }

    /// W16.
    pub(super) fn choose_guide(&mut self, guide: Option<Companion>) -> Decided {
        match guide {
            Some(guide) => {
                self.in_fellowship(guide)?;
                self.word.unless(self.view.may_guide(guide), WarRefusal::NotTheHighest)?;
            }
            None if self.view.fellowship().next().is_some() => return Err(WarRefusal::NotTheHighest),
            None => {}
        }
        self.happens(WarEvent::GuideChosen { guide })
    }

    /// W16: the highest leads where the Guide left, or where one of a higher Level came in.
    pub(super) fn follow(&mut self) {
        let guide = self.view.guide_now();
        if guide != self.view.guide {
            self.happen(WarEvent::Guides { guide });
        }
    }

    /// The same where the members of the Fellowship are no longer these; otherwise whom the table chose still leads.
    pub(super) fn follow_change(&mut self, members: &[Companion]) {
        if !self.view.fellowship().eq(members.iter().copied()) {
            self.follow();
        }
    }

    fn in_fellowship(&self, companion: Companion) -> Decided {
        match self.view.place(companion) {
            Place::In => Ok(()),
            _ => Err(WarRefusal::NotInFellowship { name: companion.name().to_owned() }),
        }
    }

    /// W39.
    pub(super) fn enter(&mut self, source: &Source<'_>) -> Decided {
        if self.view.mordor.is_some() {
            return Err(WarRefusal::InMordor);
        }
        let at = self.view.at.clone();
        self.word.unless(GATES.contains(&at.as_str()), WarRefusal::NotAtTheGates { at })?;
        let mut into = self.view.cup.drawn.clone().take_all(|tile| tile == Tile::Eye);
        into.put_all(&self.view.cup.waiting);
        self.goes_in(&into, source);
        self.happens(WarEvent::Entered)
    }

    /// W18, W41: by a die.
    pub(super) fn move_on(&mut self, with: Option<Face>, keep: bool) -> Decided {
        self.acting(Side::Free)?;
        let face = self.pay(Side::Free, with, &Price::CHARACTER)?;
        self.word.unless(!self.view.revealed, WarRefusal::MoveHidden)?;
        self.paid(Side::Free, face)?;
        self.moved(!keep);
        Ok(())
    }

    /// W18: by a card.
    pub(super) fn card_move(&mut self) -> Decided {
        self.word.unless(!self.view.revealed, WarRefusal::MoveHidden)?;
        self.moved(false);
        Ok(())
    }

    /// It moves, and is hunted. `die_lies_down`: behind all of it (W33).
    fn moved(&mut self, die_lies_down: bool) {
        self.happen(WarEvent::Moved);
        let [free, shadow] = self.view.boxed;
        if self.view.mordor.is_some() {
            let hunt = Hunt { die_lies_down, climbs: true, eye: EyeDeals::Box, ..Hunt::at(HuntStep::Tile) };
            self.happen(WarEvent::Hunt { hunt });
        } else if shadow > 0 {
            self.happen(WarEvent::Hunt { hunt: Hunt { die_lies_down, ..Hunt::at(HuntStep::Roll) } });
        } else if die_lies_down {
            // W23: with no Shadow die nothing is rolled.
            self.happen(WarEvent::Box { shadow, free: free.saturating_add(1) });
        }
    }

    /// W19: by a die, which is any where Strider guides.
    pub(super) fn hide(&mut self, with: Option<Face>) -> Decided {
        self.acting(Side::Free)?;
        let face = self.pay(Side::Free, with, &Price::of_hiding(&self.view))?;
        self.turn_hidden()?;
        self.paid(Side::Free, face)
    }

    /// W19, Q22.
    pub(super) fn turn_hidden(&mut self) -> Decided {
        if !self.view.revealed {
            return Err(WarRefusal::HiddenAlready);
        }
        self.happens(WarEvent::Hid)
    }

    /// W20: by a die.
    pub(super) fn separate(&mut self, leaving: &Leaving, with: Option<Face>) -> Decided {
        self.acting(Side::Free)?;
        let face = self.pay(Side::Free, with, &Price::CHARACTER)?;
        self.word.unless(self.view.mordor.is_none(), WarRefusal::SeparateInMordor)?;
        self.leave(leaving)?;
        self.paid(Side::Free, face)
    }

    /// W20: they leave the Fellowship; W44: in Mordor they are lost.
    pub(super) fn leave(&mut self, leaving: &Leaving) -> Decided {
        let Leaving { names, to } = leaving;
        for (at, name) in names.iter().enumerate() {
            self.in_fellowship(*name)?;
            if names[..at].contains(name) {
                return Err(WarRefusal::NamedTwice { name: name.name().to_owned() });
            }
        }
        if self.view.mordor.is_some() {
            names.iter().for_each(|name| self.happen(WarEvent::IsLost { name: *name }));
        } else {
            let level = names.iter().map(|name| name.level()).max().unwrap_or_default();
            self.happen(WarEvent::UpTo { regions: self.view.progress + level });
            for name in names {
                self.happen(WarEvent::Companion { name: *name, place: Place::Map });
                self.ends_move(Person::Companion(*name), to.as_deref());
            }
        }
        self.follow();
        Ok(())
    }
}
