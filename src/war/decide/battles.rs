//! Battles (W49, W56 to W59).

use super::{Decided, Play};
use crate::books::{D6, Roll, Source, Throw};
use crate::war::battle::{Army, Kind, TARGET, count};
use crate::war::event::WarEvent;
use crate::war::nation::Nation;
use crate::war::refusal::WarRefusal;

impl Play {
    /// W59: what is attacked becomes active and advances when the battle begins.
    pub(super) fn battle(&mut self, kind: Kind, nations: &[Nation]) -> Decided {
        for (at, nation) in nations.iter().enumerate() {
            if nations[..at].contains(nation) {
                return Err(WarRefusal::NamedTwice { name: nation.name().to_owned() });
            }
        }
        nations.iter().for_each(|nation| self.provoke(*nation));
        self.happen(WarEvent::Battle { kind: Some(kind) });
        Ok(())
    }

    pub(super) fn battle_over(&mut self) -> Decided {
        self.view.battle.ok_or(WarRefusal::NoBattle)?;
        self.happen(WarEvent::Battle { kind: None });
        Ok(())
    }

    /// W57, W58.
    pub(super) fn round(
        &mut self,
        sides: &[Army; 2],
        throw: &Throw<Roll<D6>>,
        source: &mut Source<'_>,
    ) -> Decided {
        let battle = self.view.battle.ok_or(WarRefusal::NoBattle)?;
        let targets = [battle.kind.attackers_target(battle.rounds.saturating_add(1)), TARGET];
        let (mut dice, mut again, mut hits) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()], [0, 0]);
        for (side, kind) in ["attacker", "defender"].into_iter().enumerate() {
            let (army, target) = (&sides[side], targets[side]);
            let thrown = throw.part(|roll| roll.side(side));
            dice[side] = source.dice(kind, &D6::FACES, army.dice().into(), &thrown)?;
            let hit = count(&dice[side], army.added.roll, target);
            let misses = army.again(army.dice() - hit);
            let thrown = throw.part(|roll| roll.side_again(side));
            again[side] = source.dice(kind, &D6::FACES, misses.into(), &thrown)?;
            hits[side] = hit + count(&again[side], army.added.again, target);
        }
        // W58: each further round of a siege costs the attacker an Elite.
        let pays = battle.kind == Kind::Siege && battle.rounds > 0;
        self.happen(WarEvent::Round { pays, dice, again, hits });
        Ok(())
    }
}
