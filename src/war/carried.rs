//! W73: what stands in a battle that is carried from round to round, and what hits take from it. All of it is counted; whoever
//! has no figures counted takes them as they come.

use super::battle::{Army, Kind};
use super::figures::{Figures, Muster};
use super::nation::{Nation, Side};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most units in a region, and in a Stronghold under siege (W58).
pub const UNITS: u8 = 10;
/// See [`UNITS`].
pub const BESIEGED: u8 = 5;

/// Units and Leaders of one nation, or of nobody's that was named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    pub nation: Option<Nation>,
    /// Regulars, Elites, Leaders.
    pub figures: Figures,
}

/// An Army in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Host {
    pub groups: Vec<Group>,
    /// What its Characters add: to leadership, and to strength.
    #[serde(default)]
    pub added: [u8; 2],
}

/// `[NATION] R,E,L… [+N[,S]]`.
impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, group) in self.groups.iter().enumerate() {
            let [regulars, elites, leaders] = group.figures.0;
            let blank = if at == 0 { "" } else { " " };
            let nation = group.nation.map(|nation| format!("{} ", nation.name())).unwrap_or_default();
            write!(f, "{blank}{nation}{regulars},{elites},{leaders}")?;
        }
        match self.added {
            [0, 0] => Ok(()),
            [leadership, 0] => write!(f, " +{leadership}"),
            [leadership, strength] => write!(f, " +{leadership},{strength}"),
        }
    }
}

/// The figures of a game that counts them: nothing, where it does not.
pub type Musters<'a> = Option<&'a [Muster]>;

/// W73: how many Regulars a nation could still put in the place of Elites.
fn to_weaken(nation: Nation, musters: &[Muster]) -> u8 {
    let muster = musters[nation as usize];
    let dead = if nation.side() == Side::Free { muster.dead.0[0] } else { 0 };
    muster.reserve.0[0].saturating_add(dead)
}

impl Group {
    fn units(&self) -> u8 {
        self.figures.0[0].saturating_add(self.figures.0[1])
    }

    /// Whether an Elite of it can become a Regular; if not, a hit is all that it takes.
    fn weakens(&self, musters: Musters<'_>) -> bool {
        match (self.nation, musters) {
            (Some(nation), Some(musters)) => self.figures.0[0] > 0 || to_weaken(nation, musters) > 0,
            _ => true,
        }
    }

    /// What it can take: a Regular 1, an Elite 2.
    fn worth(&self, left: Figures, musters: Musters<'_>) -> u16 {
        let elite = if self.weakens(musters) { 2 } else { 1 };
        u16::from(left.0[0]) + elite * u16::from(left.0[1])
    }
}

/// Why a loss is none that can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    Groups,
    /// Something became more.
    More,
    /// It costs another number than is owed.
    Cost(u16),
    /// A Leader falls while a unit stands.
    Leader,
    /// No Regular is there to weaken that many Elites.
    Weakens(Nation),
}

impl Host {
    pub fn units(&self) -> u8 {
        self.groups.iter().map(Group::units).fold(0, u8::saturating_add)
    }

    /// W57: the Army that throws.
    pub fn army(&self) -> Army {
        let units = self.units();
        let leaders = self.groups.iter().map(|group| group.figures.0[2]).fold(0, u8::saturating_add);
        let [leadership, strength] = self.added;
        Army {
            strength: if units == 0 { 0 } else { units.saturating_add(strength) },
            leadership: leaders.saturating_add(leadership),
            ..Army::default()
        }
    }

    pub fn worth(&self, musters: Musters<'_>) -> u16 {
        self.groups.iter().map(|group| group.worth(group.figures, musters)).sum()
    }

    /// What would stand after so many hits: Regulars first, then Elites made Regulars, first group first.
    #[must_use]
    pub fn after(&self, hits: u8, musters: Musters<'_>) -> Self {
        let mut left = self.clone();
        for _ in 0..hits {
            let regular = left.groups.iter().position(|group| group.figures.0[0] > 0);
            let elite = || left.groups.iter().position(|group| group.figures.0[1] > 0);
            match regular.or_else(elite) {
                Some(at) if regular.is_some() => left.groups[at].figures.0[0] -= 1,
                Some(at) => {
                    left.groups[at].figures.0[1] -= 1;
                    left.groups[at].figures.0[0] += u8::from(self.groups[at].weakens(musters));
                }
                None => break,
            }
        }
        left.or_nobody()
    }

    /// So many Regulars lost, Elites made Regulars and Elites lost, first group first, with what that costs; `None`: no more
    /// stand.
    pub fn losing(&self, [regulars, weakened, elites]: [u8; 3], musters: Musters<'_>) -> Option<(Self, u16)> {
        let mut left = self.clone();
        let mut cost = u16::from(regulars);
        let mut of_each = vec![[0u8; 2]; left.groups.len()];
        let mut take = |groups: &mut [Group], which: usize, mut count: u8| {
            for (at, group) in groups.iter_mut().enumerate() {
                let taken = group.figures.0[which].min(count);
                group.figures.0[which] -= taken;
                count -= taken;
                of_each[at][which] += taken;
            }
            (count == 0).then_some(())
        };
        take(&mut left.groups, 0, regulars)?;
        for (count, becomes, worth) in [(weakened, 1u8, 1u16), (elites, 0, 2)] {
            let before: Vec<u8> = left.groups.iter().map(|group| group.figures.0[1]).collect();
            take(&mut left.groups, 1, count)?;
            for (at, before) in before.into_iter().enumerate() {
                let taken = before - left.groups[at].figures.0[1];
                let weakens = self.groups[at].weakens(musters);
                cost += u16::from(taken) * if weakens { worth } else { 1 };
                if weakens {
                    left.groups[at].figures.0[0] += taken * becomes;
                }
            }
        }
        Some((left.or_nobody(), cost))
    }

    /// A side without a unit loses its Leaders, and its Characters there.
    #[must_use]
    pub(crate) fn or_nobody(mut self) -> Self {
        if self.units() == 0 {
            self.groups.iter_mut().for_each(|group| group.figures.0[2] = 0);
            self.added = [0, 0];
        }
        self
    }

    /// What is told to be left, each group in its place: a single one needs no name.
    pub(crate) fn left_as(&self, told: &[Group]) -> Result<Self, Misfit> {
        let mut left = self.clone();
        if told.len() != self.groups.len() {
            return Err(Misfit::Groups);
        }
        for (at, group) in left.groups.iter_mut().enumerate() {
            let alone = self.groups.len() == 1;
            let said = told
                .iter()
                .find(|it| it.nation == group.nation)
                .or(told.get(at).filter(|it| it.nation.is_none() && (alone || group.nation.is_none())));
            group.figures = said.ok_or(Misfit::Groups)?.figures;
        }
        Ok(left)
    }

    /// Whether it can come to this by a loss that costs so much. `by_word`: past the cost, and a Leader may fall.
    pub(crate) fn can_come_to(
        &self,
        left: &Self,
        owed: u16,
        by_word: bool,
        musters: Musters<'_>,
    ) -> Result<(), Misfit> {
        let nobody = left.units() == 0;
        let mut cost = 0;
        for (was, is) in self.groups.iter().zip(&left.groups) {
            let [regulars, elites, leaders] = was.figures.0;
            let [regulars_left, elites_left, leaders_left] = is.figures.0;
            let gone = elites.checked_sub(elites_left).ok_or(Misfit::More)?;
            if regulars_left > regulars.saturating_add(gone) || leaders_left > leaders {
                return Err(Misfit::More);
            }
            if leaders_left < leaders && !nobody && !by_word {
                return Err(Misfit::Leader);
            }
            if let (Some(nation), Some(musters)) = (was.nation, musters)
                && regulars_left.saturating_sub(regulars) > to_weaken(nation, musters)
            {
                return Err(Misfit::Weakens(nation));
            }
            cost += was.worth(was.figures, musters).saturating_sub(was.worth(is.figures, musters));
        }
        if cost == owed || by_word { Ok(()) } else { Err(Misfit::Cost(cost)) }
    }

    /// W58: an Elite of the first group that has one that can be weakened is made a Regular; whose it was.
    pub fn weakened(&self, musters: Musters<'_>) -> Option<(Self, Option<Nation>)> {
        let can = |group: &Group| match (group.nation, musters) {
            // W60: what is not on the board nobody takes from it.
            (Some(nation), Some(musters)) => {
                to_weaken(nation, musters) > 0 && musters[nation as usize].on_board(nation).0[1] > 0
            }
            _ => true,
        };
        let at = self.groups.iter().position(|group| group.figures.0[1] > 0 && can(group))?;
        let mut left = self.clone();
        let [regulars, elites, _] = &mut left.groups[at].figures.0;
        (*regulars, *elites) = (*regulars + 1, *elites - 1);
        Some((left, self.groups[at].nation))
    }
}

/// W60, W61: what a nation's figures become where a group of it comes to this.
#[must_use]
pub fn fallen(nation: Nation, muster: Muster, was: Figures, left: Figures) -> Muster {
    let lost = was.less(left);
    let weakened = left.0[0].saturating_sub(was.0[0]).min(lost.0[1]);
    let [regulars, elites, leaders] = lost.0;
    let muster = muster.without(nation, Figures([regulars, elites - weakened, leaders]));
    (0..weakened).fold(muster, |muster, _| muster.weakened(nation))
}

/// What stands in a battle, the attacker's first, and what is owed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    pub stands: [Host; 2],
    /// What each side owes.
    pub owed: [u8; 2],
    /// What would stand once that is paid.
    pub proposed: [Host; 2],
}

impl Carried {
    pub fn is_owed(&self) -> bool {
        self.owed != [0, 0]
    }

    pub fn besieged(kind: Kind) -> Option<usize> {
        match kind {
            Kind::Siege => Some(1),
            Kind::Sortie => Some(0),
            _ => None,
        }
    }
}

/// A battle that is over: what stood there before, and what does now, the attacker's first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fought {
    pub kind: Kind,
    pub stood: [Host; 2],
    pub stands: [Host; 2],
}

impl Fought {
    /// Whether each side has a unit left.
    pub fn left(&self) -> [bool; 2] {
        self.stands.each_ref().map(|host| host.units() > 0)
    }

    /// Whether the attacker can move in, or could if the defender has left: nobody leaves a Stronghold under siege, and whoever made
    /// a sortie was in there before.
    pub fn may_move_in(&self) -> bool {
        let [attacker, defender] = self.left();
        attacker
            && match self.kind {
                Kind::Sortie => false,
                Kind::Siege => !defender,
                Kind::Field | Kind::City => true,
            }
    }

    /// The peoples of the Army that was attacked, as far as they were named.
    pub fn attacked(&self) -> impl Iterator<Item = Nation> + '_ {
        self.stood[1].groups.iter().filter_map(|group| group.nation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(figures: [u8; 3]) -> Host {
        Host { groups: vec![Group { nation: None, figures: Figures(figures) }], added: [0, 0] }
    }

    /// C98.
    #[test]
    fn hits_take_regulars_first() {
        for (was, hits, left) in [
            ([5, 1, 2], 2, "3,1,2"),
            ([0, 2, 0], 2, "0,1,0"),
            ([1, 1, 1], 3, "0,0,0"),
            ([2, 0, 1], 4, "0,0,0"),
        ] {
            assert_eq!(host(was).after(hits, None).to_string(), left);
        }
        assert_eq!(host([2, 0, 1]).worth(None), 2);
    }

    /// C99.
    #[test]
    fn figures_fall_by_the_difference() {
        let north = Muster::of(Nation::North);
        assert_eq!(
            fallen(Nation::North, north, Figures([3, 1, 1]), Figures([0, 1, 1])).dead,
            Figures([3, 0, 0])
        );
        let isengard = Muster::of(Nation::Isengard);
        let left = fallen(Nation::Isengard, isengard, Figures([2, 2, 0]), Figures([3, 0, 0]));
        assert_eq!(left.reserve, Figures([isengard.reserve.0[0] - 1, isengard.reserve.0[1] + 2, 0]));
    }

    /// However a loss is told, what it costs is what falls of the worth.
    #[test]
    fn what_is_told_costs_what_falls() {
        for regulars in 0..4u8 {
            for elites in 0..4u8 {
                let whole = host([regulars, elites, 1]);
                for lost in 0..=regulars {
                    for weakened in 0..=elites {
                        for gone in 0..=elites - weakened {
                            let (left, cost) = whole.losing([lost, weakened, gone], None).unwrap();
                            assert_eq!(whole.worth(None) - left.worth(None), cost);
                            assert_eq!(whole.can_come_to(&left, cost, false, None), Ok(()));
                            assert_eq!(
                                whole.can_come_to(&left, cost + 1, false, None),
                                Err(Misfit::Cost(cost)),
                            );
                        }
                    }
                }
                assert_eq!(whole.losing([regulars + 1, 0, 0], None), None);
                assert_eq!(whole.losing([0, elites + 1, 0], None), None);
                for hits in 0..=whole.worth(None) as u8 {
                    let left = whole.after(hits, None);
                    assert_eq!(whole.worth(None) - left.worth(None), u16::from(hits));
                }
            }
        }
    }
}
