//! Battles (W49, W56 to W59, W73).

use super::{Decided, Play};
use crate::books::{D6, Roll, Source, Throw, Word};
use crate::war::battle::{Army, Kind, TARGET, count};
use crate::war::carried::{Carried, Group, Host, Misfit, fallen};
use crate::war::command::Fought;
use crate::war::event::WarEvent;
use crate::war::figures::Muster;
use crate::war::nation::Nation;
use crate::war::refusal::WarRefusal;
use crate::war::view::Battle;

/// The sides of a battle, as they are called.
pub const SIDES: [&str; 2] = ["attacker", "defender"];

impl Play {
    /// W59: what is attacked becomes active and advances when the battle begins. W73: where both Armies are told, it is carried.
    pub(super) fn battle(&mut self, kind: Kind, nations: &[Nation], armies: Option<&[Host; 2]>) -> Decided {
        self.nothing_owed()?;
        for (at, nation) in nations.iter().enumerate() {
            if nations[..at].contains(nation) {
                return Err(WarRefusal::NamedTwice { name: nation.name().to_owned() });
            }
        }
        let mut nations = nations.to_vec();
        let stands = match armies {
            None => None,
            Some([attacker, defender]) => {
                let mut defender = defender.clone();
                if let ([Group { nation: of @ None, .. }], [nation]) =
                    (&mut defender.groups[..], &nations[..])
                {
                    *of = Some(*nation);
                }
                let attacked = defender.groups.iter().filter_map(|group| group.nation);
                let more: Vec<Nation> = attacked.filter(|nation| !nations.contains(nation)).collect();
                nations.extend(more);
                Some([self.entered(attacker.clone())?, self.entered(defender)?])
            }
        };
        nations.iter().for_each(|nation| self.provoke(*nation));
        self.happen(WarEvent::Battle { kind: Some(kind) });
        if let Some(stands) = stands {
            self.happen(WarEvent::Stands { stands });
        }
        Ok(())
    }

    /// An Army of which each nation stands once, and no more than the nation has on the board.
    fn entered(&self, host: Host) -> Result<Host, WarRefusal> {
        for (at, group) in host.groups.iter().enumerate() {
            let Some(nation) = group.nation else { continue };
            if host.groups[..at].iter().any(|other| other.nation == Some(nation)) {
                return Err(WarRefusal::NamedTwice { name: nation.name().to_owned() });
            }
            if self.view.options.figures {
                self.on_board(nation, &self.view.figures[nation as usize], group.figures)?;
            }
        }
        Ok(host)
    }

    fn fought(&self) -> Result<Battle, WarRefusal> {
        self.view.battle.clone().ok_or(WarRefusal::NoBattle)
    }

    fn carried(&self) -> Result<Carried, WarRefusal> {
        self.fought()?.carried.ok_or(WarRefusal::NothingStands)
    }

    /// W73: what is owed comes first.
    pub(super) fn nothing_owed(&self) -> Decided {
        match self.view.battle.as_ref().and_then(|battle| battle.carried.as_ref()) {
            Some(Carried { owed: [attacker, defender], .. }) if attacker + defender > 0 => {
                Err(WarRefusal::CasualtiesOwed { attacker: *attacker, defender: *defender })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn battle_over(&mut self) -> Decided {
        self.fought()?;
        self.nothing_owed()?;
        self.happens(WarEvent::Battle { kind: None })
    }

    /// W73: what stands is told anew, of both sides or of one.
    pub(super) fn battle_with(&mut self, told: &[Option<Host>; 2]) -> Decided {
        let carried = self.fought()?.carried;
        let mut stands: [Option<Host>; 2] = told.clone();
        for (side, stands) in stands.iter_mut().enumerate() {
            let stood = carried.as_ref().map(|carried| &carried.stands[side]);
            match (stands, stood) {
                (Some(host), stood) => {
                    if let ([Group { nation: of @ None, .. }], Some([Group { nation, .. }])) =
                        (&mut host.groups[..], stood.map(|stood| &stood.groups[..]))
                    {
                        *of = *nation;
                    }
                    *host = self.entered(host.clone())?;
                }
                (left_out, Some(stood)) => *left_out = Some(stood.clone()),
                (None, None) => return Err(WarRefusal::NothingStands),
            }
        }
        if let [Some(attacker), Some(defender)] = stands {
            self.happen(WarEvent::Stands { stands: [attacker, defender] });
        }
        Ok(())
    }

    /// The musters, where figures are counted.
    fn musters(&self) -> Option<&[Muster]> {
        self.view.options.figures.then_some(&self.view.figures[..])
    }

    /// W57, W58.
    pub(super) fn round(
        &mut self,
        fought: &Fought,
        throw: &Throw<Roll<D6>>,
        source: &mut Source<'_>,
    ) -> Decided {
        let battle = self.fought()?;
        self.nothing_owed()?;
        let mut pays = battle.kind == Kind::Siege && battle.rounds > 0;
        if let Some(carried) = &battle.carried {
            if pays {
                pays = self.pay_an_elite(&carried.stands)?;
            }
        } else if fought.sides.is_none() {
            return Err(WarRefusal::NothingStands);
        }
        let armies = match (&fought.sides, self.fought()?.carried) {
            (Some(told), _) => *told,
            (None, Some(carried)) => {
                let [attacker, defender] = carried.stands.each_ref().map(Host::army);
                [attacker, defender]
            }
            (None, None) => return Err(WarRefusal::NothingStands),
        };
        let targets = [battle.kind.attackers_target(battle.rounds.saturating_add(1)), TARGET];
        let (mut dice, mut again, mut hits) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()], [0, 0]);
        for (side, kind) in SIDES.into_iter().enumerate() {
            let (army, target) = (Army { added: fought.added[side], ..armies[side] }, targets[side]);
            let thrown = throw.part(|roll| roll.side(side));
            dice[side] = source.dice(kind, &D6::FACES, army.dice().into(), &thrown)?;
            let hit = count(&dice[side], army.added.roll, target);
            let misses = army.again(army.dice() - hit);
            let thrown = throw.part(|roll| roll.side_again(side));
            again[side] = source.dice(kind, &D6::FACES, misses.into(), &thrown)?;
            hits[side] = hit + count(&again[side], army.added.again, target);
        }
        self.happen(WarEvent::Round { pays, dice, again, hits });
        if let Some(carried) = self.fought()?.carried {
            self.owe(&carried.stands, [hits[1], hits[0]]);
        }
        Ok(())
    }

    /// W58: each further round of a siege costs the attacker an Elite, before all else; whether one was made a Regular.
    fn pay_an_elite(&mut self, [attacker, defender]: &[Host; 2]) -> Result<bool, WarRefusal> {
        let Some((left, nation)) = attacker.weakened(self.musters()) else {
            self.word.unless(false, WarRefusal::NoEliteToPay)?;
            return Ok(false);
        };
        if let Some(nation) = nation.filter(|_| self.view.options.figures) {
            let muster = self.view.figures[nation as usize].weakened(nation);
            self.happen(WarEvent::Figures { nation, muster });
        }
        self.happen(WarEvent::Stands { stands: [left, defender.clone()] });
        Ok(true)
    }

    /// W73: what each side owes by these hits on it, and what would stand then.
    fn owe(&mut self, stands: &[Host; 2], on: [u8; 2]) {
        let musters = self.musters();
        let owed: [u8; 2] = std::array::from_fn(|side| {
            u8::try_from(stands[side].worth(musters).min(on[side].into())).unwrap_or(on[side])
        });
        let proposed: [Host; 2] = std::array::from_fn(|side| stands[side].after(owed[side], musters));
        if owed != [0, 0] {
            self.happen(WarEvent::Owed { owed, proposed });
        }
    }

    /// W73: another proposal.
    pub(super) fn hits(&mut self, side: usize, lost: [u8; 3]) -> Decided {
        let carried = self.carried()?;
        let owed = carried.owed[side];
        if owed == 0 {
            return Err(WarRefusal::NothingOwed { side: SIDES[side].to_owned() });
        }
        let stands = &carried.stands[side];
        let (left, cost) = stands.losing(lost, self.musters()).ok_or(WarRefusal::NotSoManyStand)?;
        if cost != u16::from(owed) {
            return Err(misfit(Misfit::Cost(cost), side, owed));
        }
        stands.can_come_to(&left, owed.into(), false, self.musters()).map_err(|it| misfit(it, side, owed))?;
        let mut proposed = carried.proposed;
        proposed[side] = left;
        self.happens(WarEvent::Proposed { proposed })
    }

    /// W73: what is left, as it was proposed or is told; the figures go where they belong.
    pub(super) fn casualties(&mut self, told: &[Option<Vec<Group>>; 2]) -> Decided {
        let carried = self.carried()?;
        let is_told = told.iter().any(Option::is_some);
        if !(carried.is_owed() || is_told && self.word == Word::Table) {
            return Err(WarRefusal::NothingOwed { side: SIDES[0].to_owned() });
        }
        let mut left = carried.proposed.clone();
        for side in 0..2 {
            let (stands, owed) = (&carried.stands[side], carried.owed[side]);
            if let Some(groups) = &told[side] {
                left[side] = stands.left_as(groups).map_err(|it| misfit(it, side, owed))?;
            }
            let by_word = self.word == Word::Table;
            match stands.can_come_to(&left[side], owed.into(), by_word, self.musters()) {
                // W61: of what is proposed only the Regulars of the reserve can have been taken since.
                Err(it) if told[side].is_some() || matches!(it, Misfit::Weakens(_)) => {
                    return Err(misfit(it, side, owed));
                }
                _ => left[side] = left[side].clone().or_nobody(),
            }
        }
        for (stood, left) in carried.stands.iter().zip(&left) {
            let groups = stood.groups.iter().zip(&left.groups);
            let groups: Vec<(Group, Group)> = groups.map(|(was, is)| (*was, *is)).collect();
            for (was, is) in groups {
                self.group_falls(was, is)?;
            }
        }
        let gone = left.each_ref().map(|host| host.units() == 0);
        self.happen(WarEvent::Stands { stands: left });
        if gone != [false, false] {
            self.happen(WarEvent::Eliminated { sides: gone });
            self.happen(WarEvent::Battle { kind: None });
        }
        Ok(())
    }

    /// W60, W61: what a group with a nation loses goes to the dead or the reserve, by its difference.
    fn group_falls(&mut self, was: Group, is: Group) -> Decided {
        let (Some(nation), true) = (was.nation, self.view.options.figures) else { return Ok(()) };
        let lost = was.figures.less(is.figures);
        if was.figures == is.figures {
            return Ok(());
        }
        let muster = self.view.figures[nation as usize];
        self.on_board(nation, &muster, lost)?;
        let muster = fallen(nation, muster, was.figures, is.figures);
        self.happens(WarEvent::Figures { nation, muster })
    }
}

fn misfit(misfit: Misfit, side: usize, owed: u8) -> WarRefusal {
    let side = SIDES[side].to_owned();
    match misfit {
        Misfit::Groups => WarRefusal::OtherGroups { side },
        Misfit::More => WarRefusal::MoreThanStood { side },
        Misfit::Leader => WarRefusal::LeaderStays { side },
        Misfit::Weakens(nation) => WarRefusal::NoRegularLeft { nation: nation.name().to_owned() },
        Misfit::Cost(cost) => WarRefusal::OtherCost { side, cost, owed },
    }
}
