//! An Army, figure by figure: what would fall is crossed out, and a press on a figure has another one fall.

use super::{Table, signs};
use crate::language::war::figure_name;
use crate::war::WarCommand as C;
use crate::war::carried::Host;
use crate::war::nation::{self, Nation};
use crate::window::pieces::{Standing, signs::war};
use crate::window::war::sight::{Sight, Wished, give};

/// What would fall of a side, as far as a press can change it: how many Elites go, of all that stand.
struct Loss {
    /// Which side, as the command has it.
    side: usize,
    owed: u8,
    regulars: u8,
    elites: u8,
    gone: u8,
}

impl Loss {
    fn of(side: usize, stands: &Host, proposed: &Host, owed: u8) -> Self {
        let all = |host: &Host, which: usize| -> u8 {
            host.groups.iter().map(|group| group.figures.0[which]).fold(0, u8::saturating_add)
        };
        Self {
            side,
            owed,
            regulars: all(stands, 0),
            elites: all(stands, 1),
            gone: all(stands, 1).saturating_sub(all(proposed, 1)),
        }
    }

    /// The same with so many Elites gone: each takes a hit as a Regular, or two for good. Nothing, where that cannot be.
    fn with(&self, gone: u8) -> Option<Wished> {
        let rest = self.owed.checked_sub(gone)?;
        let for_good = rest.saturating_sub(self.regulars);
        let (regular, weaken) = (rest.checked_sub(for_good)?, gone.checked_sub(for_good)?);
        if gone > self.elites || self.owed == 0 {
            return None;
        }
        Some(give(C::Hits { side: self.side, lost: [regular, weaken, for_good] }))
    }

    /// What a press on an Elite does, or on a Regular: one that would fall stays, one that stands would fall.
    fn pressed(&self, elite: bool, falls: bool) -> Option<Wished> {
        if elite != falls { self.with(self.gone + 1) } else { self.with(self.gone.checked_sub(1)?) }
    }
}

/// Draws it within so much room, a figure so large at the most.
pub(super) fn army(
    mat: &mut Table,
    sight: &Sight<'_>,
    [x, y]: [f32; 2],
    (room, most): (f32, f32),
    side: usize,
    (stands, proposed, owed): (&Host, &Host, u8),
) {
    let tints = mat.tints();
    let loss = Loss::of(side, stands, proposed, owed);
    let figures: u8 = stands.groups.iter().flat_map(|group| group.figures.0).fold(0, u8::saturating_add);
    let apart = (room / f32::from(figures.max(1))).min(most * 1.1);
    let size = (apart / 1.1).min(most);
    let mut along = x;
    for (was, is) in stands.groups.iter().zip(&proposed.groups) {
        let shadow = of_shadow(sight, side, was.nation);
        let ink = if shadow { tints.red } else { tints.ink };
        let [regular, ..] = signs::figures(shadow);
        // Elites that become Regulars are drawn as both.
        let gone = was.figures.0[1].saturating_sub(is.figures.0[1]);
        let fallen =
            was.figures.0[0].saturating_add(gone).saturating_sub(is.figures.0[0]).min(was.figures.0[0]);
        let made = gone.min(is.figures.0[0].saturating_add(fallen).saturating_sub(was.figures.0[0]));
        for (which, sign) in signs::figures(shadow).into_iter().enumerate() {
            let count = was.figures.0[which];
            let falling = match which {
                0 => fallen,
                1 => gone,
                _ => count.saturating_sub(is.figures.0[2]),
            };
            for number in 0..count {
                let falls = number < falling;
                mat.sign(sign, [along, y], size, if falls { tints.dim } else { ink });
                let weakened = which == 1 && number < made;
                if weakened {
                    mat.sign(regular, [along + size * 0.4, y + size * 0.32], size * 0.68, tints.gold);
                } else if falls {
                    mat.sign(war::FALLS, [along + size * 0.14, y + size * 0.2], size * 0.72, tints.gold);
                }
                let wish = if which < 2 { loss.pressed(which == 1, falls) } else { None };
                if let Some(wish) = wish {
                    let name = figure_name(sight.words, shadow, which, 1);
                    mat.place([along, y], [size, size], name, wish);
                }
                along += apart;
            }
        }
    }
}

/// The shield of an Army.
pub(super) fn shield(
    mat: &mut Table,
    sight: &Sight<'_>,
    (at, wide): ([f32; 2], f32),
    side: usize,
    host: &Host,
) {
    let nation = host.groups.iter().find_map(|group| group.nation);
    let shadow = of_shadow(sight, side, nation);
    let sign = nation.map_or(if shadow { war::EYE } else { war::WILL }, signs::nation);
    mat.shield(at, wide, (sign, shadow), Standing::Active);
}

/// Whether figures look like the Shadow's: by their people, or else by who attacks.
fn of_shadow(sight: &Sight<'_>, side: usize, nation: Option<Nation>) -> bool {
    match nation {
        Some(nation) => nation.side() == nation::Side::Shadow,
        None => attacker(sight) == if side == 0 { nation::Side::Shadow } else { nation::Side::Free },
    }
}

/// Whose the attacker is, as far as it is known: whose people were attacked is not.
pub(super) fn attacker(sight: &Sight<'_>) -> nation::Side {
    let carried = sight.view.battle.as_ref().and_then(|battle| battle.carried.as_ref());
    let hosts = carried.map(|carried| &carried.stands).or_else(|| sight.fought().map(|fought| &fought.stood));
    let named =
        |side: usize| hosts.and_then(|hosts| hosts[side].groups.iter().find_map(|group| group.nation));
    let by_defender = named(1).map(|nation| nation.side().other());
    named(0)
        .map(Nation::side)
        .or(by_defender)
        .unwrap_or_else(|| sight.view.acts().unwrap_or(nation::Side::Shadow))
}
