//! A round of a battle (W65), and a battle to its end (W71).

use super::with_again;
use crate::books::{D6, Lately, Ratio};
use crate::war::battle::{Army, DICE, Kind, TARGET, hits};
use crate::war::carried::Host;
use crate::war::figures::Figures;
use std::collections::HashMap;

/// W65: how likely the side hits so often in one round.
pub fn round(army: &Army, target: u8) -> Vec<Ratio> {
    let chance = |added: i8| {
        let hits = D6::FACES.into_iter().filter(|die| hits(*die, added, target)).count();
        Ratio::of(hits as i64, 6)
    };
    with_again(army.dice(), chance(army.added.roll), army.leadership.min(DICE), chance(army.added.again))
}

/// A side of a battle to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    pub regulars: u8,
    pub elites: u8,
    pub leadership: u8,
    /// What Characters add to its dice while a unit is there (W73).
    pub strength: u8,
}

impl Fight {
    /// An Army as it stands (W73).
    pub fn of(host: &Host) -> Self {
        let all = host.groups.iter().fold(Figures::default(), |all, group| all.plus(group.figures));
        let [regulars, elites, leaders] = all.0;
        let [leadership, strength] = host.added;
        Self { regulars, elites, leadership: leaders.saturating_add(leadership), strength }
    }

    pub fn stands(&self) -> bool {
        self.regulars > 0 || self.elites > 0
    }
}

/// How it ends: who is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    pub attacker: Ratio,
    pub defender: Ratio,
    pub both: Ratio,
    pub nobody: Ratio,
}

impl Outcome {
    const NONE: Self =
        Self { attacker: Ratio::ZERO, defender: Ratio::ZERO, both: Ratio::ZERO, nobody: Ratio::ZERO };

    fn add(&mut self, chance: Ratio, other: &Self) {
        self.attacker += chance * other.attacker;
        self.defender += chance * other.defender;
        self.both += chance * other.both;
        self.nobody += chance * other.nobody;
    }

    fn of(self, possible: Ratio) -> Self {
        Self {
            attacker: self.attacker / possible,
            defender: self.defender / possible,
            both: self.both / possible,
            nobody: self.nobody / possible,
        }
    }
}

/// What is left of a side: Regulars and Elites.
type Units = (u8, u8);

fn count(units: Units) -> u8 {
    units.0 + units.1
}

/// W71: what is left after so many hits. `regulars_first`: an attacker in a siege.
fn after(mut units: Units, hits: usize, regulars_first: bool) -> Units {
    for _ in 0..hits {
        units = match units {
            (regulars, elites) if elites > 0 && !(regulars_first && regulars > 0) => {
                (regulars + 1, elites - 1)
            }
            (regulars, elites) => (regulars.saturating_sub(1), elites),
        };
    }
    units
}

/// A battle whose ends are worked out from the last round backwards.
struct Battle {
    kind: Kind,
    leadership: [u8; 2],
    strength: [u8; 2],
    known: HashMap<(Units, Units, bool), Outcome>,
    rolls: HashMap<(u8, bool, bool), Vec<Ratio>>,
}

impl Battle {
    /// How likely the side hits so often.
    fn roll(&mut self, units: Units, attacks: bool, first: bool) -> Vec<Ratio> {
        let side = usize::from(!attacks);
        let (kind, dice) = (self.kind, count(units).saturating_add(self.strength[side]).min(DICE));
        let leadership = self.leadership[side];
        let roll = || {
            let target = if attacks { kind.attackers_target(if first { 1 } else { 2 }) } else { TARGET };
            round(&Army { strength: dice, leadership, ..Army::default() }, target)
        };
        self.rolls.entry((dice, attacks, first)).or_insert_with(roll).clone()
    }

    fn ends(&mut self, attacker: Units, defender: Units, first: bool) -> Outcome {
        match (count(attacker), count(defender)) {
            (0, 0) => return Outcome { nobody: Ratio::ONE, ..Outcome::NONE },
            (0, _) => return Outcome { defender: Ratio::ONE, ..Outcome::NONE },
            (_, 0) => return Outcome { attacker: Ratio::ONE, ..Outcome::NONE },
            _ => {}
        }
        // Only a City's first round is another one than those behind it.
        let first = first && self.kind == Kind::City;
        if let Some(known) = self.known.get(&(attacker, defender, first)) {
            return *known;
        }
        let siege = self.kind == Kind::Siege;
        let of_attacker = self.roll(attacker, true, first);
        let of_defender = self.roll(defender, false, first);
        let (mut sum, mut possible) = (Outcome::NONE, Ratio::ONE);
        for (by_attacker, one) in of_attacker.iter().enumerate() {
            for (by_defender, other) in of_defender.iter().enumerate() {
                let chance = *one * *other;
                if by_attacker + by_defender == 0 && !first && !siege {
                    // It leaves everything as it was, and is thrown again.
                    possible = chance.otherwise();
                    continue;
                }
                let left = (after(attacker, by_defender, siege), after(defender, by_attacker, false));
                let ends = match left {
                    (attacker, defender) if siege && count(attacker) > 0 && count(defender) > 0 => {
                        self.besieged(attacker, defender)
                    }
                    (attacker, defender) => self.ends(attacker, defender, false),
                };
                sum.add(chance, &ends);
            }
        }
        let outcome = sum.of(possible);
        self.known.insert((attacker, defender, first), outcome);
        outcome
    }

    /// W58: the attacker makes an Elite a Regular and goes on, or gives up.
    fn besieged(&mut self, attacker: Units, defender: Units) -> Outcome {
        match attacker {
            (_, 0) => Outcome { both: Ratio::ONE, ..Outcome::NONE },
            (regulars, elites) => self.ends((regulars + 1, elites - 1), defender, false),
        }
    }
}

impl Outcome {
    /// It has ended already: who is left.
    pub fn ended(attacker: bool, defender: bool) -> Self {
        let all = Ratio::ONE;
        match (attacker, defender) {
            (true, true) => Self { both: all, ..Self::NONE },
            (true, false) => Self { attacker: all, ..Self::NONE },
            (false, true) => Self { defender: all, ..Self::NONE },
            (false, false) => Self { nobody: all, ..Self::NONE },
        }
    }
}

thread_local! {
    static FOUGHT: Lately<(Kind, Fight, Fight), Outcome> = const { Lately::new() };
}

/// W71: how a battle ends, without cards and retreat.
pub fn fight(kind: Kind, attacker: Fight, defender: Fight) -> Outcome {
    let worked_out = |(kind, attacker, defender): &_| worked_out(*kind, *attacker, *defender);
    FOUGHT.with(|fought| fought.answer((kind, attacker, defender), worked_out))
}

fn worked_out(kind: Kind, attacker: Fight, defender: Fight) -> Outcome {
    let leadership = [attacker.leadership, defender.leadership];
    let strength = [attacker.strength, defender.strength];
    let mut battle = Battle { kind, leadership, strength, known: HashMap::new(), rolls: HashMap::new() };
    battle.ends((attacker.regulars, attacker.elites), (defender.regulars, defender.elites), true)
}
