//! Action dice, Elven Rings and Action tokens (W10 to W14).

use super::{Decided, Play};
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::nation::{Nation, Side};
use crate::war::options::{Player, Token};
use crate::war::people::{Character, Companion, Person};
use crate::war::refusal::WarRefusal;
use crate::war::view::WarView;
use strum::IntoEnumIterator;

/// What pays for an action (W12).
pub struct Price {
    /// What pays of itself, the first of these that is there.
    plain: &'static [Face],
    /// Whether any result pays where it is named.
    any: bool,
}

impl Price {
    /// The Fellowship moves, hides or is separated.
    pub const CHARACTER: Self = Self { plain: &[Face::Character], any: false };
    /// A nation advances, a Minion comes.
    pub const MUSTER: Self = Self { plain: &[Face::Muster, Face::ArmyMuster], any: false };
    /// Aragorn or Gandalf the White comes.
    pub const WILL: Self = Self { plain: &[Face::Will], any: false };

    /// The same, or any result that is named if `any`.
    pub(super) fn or_any(self, any: bool) -> Self {
        Self { any, ..self }
    }

    /// W19: the Fellowship hides; by any result where Strider guides.
    pub fn of_hiding(view: &WarView) -> Self {
        Self::CHARACTER.or_any(view.guide == Some(Companion::Strider))
    }

    /// W47: a nation of this side advances; by any result where somebody on the map rouses one (Q23).
    pub fn of_advancing(view: &WarView, side: Side) -> Self {
        let on_map = |person: Person| view.is_on_map(person);
        let companions = Companion::iter().map(Person::Companion);
        let mut people = companions.chain(Character::iter().map(Person::Character)).filter(|it| on_map(*it));
        Self::MUSTER.or_any(people.any(|person| Nation::of(side).any(|nation| person.rouses(nation))))
    }

    /// The die of a side that pays without being named; where any would do, which one is chosen.
    pub fn of_itself(&self, view: &WarView, side: Side) -> Option<Face> {
        let unused = &view.unused[side as usize];
        self.plain.iter().copied().find(|face| !self.any && unused.contains(face))
    }

    /// The unused dice of a side that would pay: what pays of itself, or else all that would have to be named.
    pub fn found(&self, view: &WarView, side: Side) -> Paying {
        let unused = &view.unused[side as usize];
        if self.of_itself(view, side).is_some() {
            return Paying::OfItself;
        }
        let mut named: Vec<Face> = unused.iter().copied().filter(|face| self.pays(*face)).collect();
        named.dedup();
        Paying::Named(named)
    }

    /// A will is any result that the Free Peoples name.
    pub fn pays(&self, face: Face) -> bool {
        self.any || face == Face::Will || self.plain.contains(&face)
    }
}

pub enum Paying {
    /// A die that pays without being named.
    OfItself,
    /// These, where they are named; none, where nothing pays.
    Named(Vec<Face>),
}

impl Play {
    pub(super) fn has(&self, side: Side, face: Face) -> Decided {
        let unused = &self.view.unused[side as usize];
        if unused.contains(&face) {
            return Ok(());
        }
        let unused = unused.iter().map(|face| face.name()).collect::<Vec<_>>().join(", ");
        Err(WarRefusal::NoSuchDie { face: face.name().to_owned(), unused })
    }

    /// The die by which a side pays: the one that was named, or a plain one.
    pub(super) fn pay(&self, side: Side, with: Option<Face>, price: &Price) -> Result<Face, WarRefusal> {
        let unused = &self.view.unused[side as usize];
        let Some(face) = with else {
            let plain = price.plain.iter().find(|face| unused.contains(face));
            return plain.copied().ok_or_else(|| {
                let mut could: Vec<&str> =
                    unused.iter().filter(|face| price.pays(**face)).map(|face| face.name()).collect();
                could.dedup();
                WarRefusal::NoDiePays { could: could.join(", ") }
            });
        };
        self.has(side, face)?;
        // W12: a will is any result, and on the dice of the Free Peoples alone.
        let will = (side == Side::Free && !price.plain.contains(&Face::Will)).then_some(&Face::Will);
        let pays = || price.plain.iter().chain(will).map(|face| face.name()).collect::<Vec<_>>().join(", ");
        let refused = WarRefusal::DoesNotPay { face: face.name().to_owned(), pays: pays() };
        self.word.unless(price.pays(face), refused)?;
        Ok(face)
    }

    /// W10: the die is spent, and the other side is next.
    pub(super) fn paid(&mut self, side: Side, face: Face) -> Decided {
        self.happen(WarEvent::Spent { side, face });
        self.happens(WarEvent::Acted { side })
    }

    fn who_acts(&self) -> Result<Side, WarRefusal> {
        self.view.acts().ok_or_else(|| self.not_your_turn())
    }

    /// A die for the table's business. W75: Gandalf as Guide may draw a card behind an Event.
    pub(super) fn use_die(&mut self, face: Face) -> Decided {
        let draws = self.view.acts() == Some(Side::Free) && self.view.guide == Some(Companion::Gandalf);
        self.spend(face)?;
        if draws && matches!(face, Face::Event | Face::Will) {
            self.happen(WarEvent::MayDraw);
        }
        Ok(())
    }

    /// A die for the table's business, or thrown away (W11).
    pub(super) fn spend(&mut self, face: Face) -> Decided {
        let side = self.who_acts()?;
        self.has(side, face)?;
        self.paid(side, face)
    }

    /// W11.
    pub(super) fn pass(&mut self) -> Decided {
        let side = self.who_acts()?;
        let dice = |side: Side| self.view.unused[side as usize].len();
        self.word.unless(dice(side) < dice(side.other()), WarRefusal::PassWithFewer)?;
        self.happens(WarEvent::Passed { side })
    }

    /// W13.
    pub(super) fn ring(&mut self, from: Face, to: Face) -> Decided {
        let side = self.who_acts()?;
        self.has(side, from)?;
        if self.view.rings[side as usize] == 0 {
            return Err(WarRefusal::NoRing);
        }
        if from == to {
            return Err(WarRefusal::SameResult);
        }
        let cannot = || WarRefusal::RingCannotMake { face: to.name().to_owned() };
        // W7: no word makes a face that the die has not.
        if !to.is_on_die(side) {
            return Err(cannot());
        }
        self.word.unless((side, to) != (Side::Free, Face::Will), cannot())?;
        self.word.unless(!self.view.marks.ring[side as usize], WarRefusal::RingThisTurn)?;
        self.happens(WarEvent::Ring { side, from, to })
    }

    /// W14, Q1. `nation`: the one that advances.
    pub(super) fn token(&mut self, token: Token, nation: Option<Nation>) -> Decided {
        let side = match (token, nation) {
            (Token::Move, _) => Side::Shadow,
            (Token::Advance, Some(nation)) => nation.side(),
            (Token::Draw | Token::Advance, _) => Side::Free,
        };
        // Where nobody has a die either side may still use its own, and whose turn it is also without one.
        let may = self.view.acts().is_none_or(|acts| acts == side) || self.view.turn_of == side;
        if !may {
            return Err(self.not_your_turn());
        }
        if !self.view.tokens[side as usize].contains(&token) {
            return Err(WarRefusal::TokenNotThere);
        }
        let advanced = match nation {
            Some(nation) => Some((nation, self.advance_of(nation)?)),
            None => None,
        };
        self.word.unless(!self.view.marks.token[side as usize], WarRefusal::TokenThisTurn)?;
        self.happen(WarEvent::TokenUsed { side, token });
        if let Some((nation, to)) = advanced {
            self.happen(WarEvent::Advanced { nation, to });
        }
        self.happens(WarEvent::Acted { side })
    }

    /// W4: whether the game has this player.
    pub(super) fn in_a_team(&self, player: Player) -> Decided {
        match (self.view.options.players, player.side()) {
            (2, _) => Err(WarRefusal::NoTeams),
            (3, Side::Free) => Err(WarRefusal::NotInTeam { name: <&str>::from(player).to_owned() }),
            _ => Ok(()),
        }
    }
}
