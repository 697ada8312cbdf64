//! Dice as they were thrown: those that hit ringed, and below those that did not what they showed when thrown again.

use super::Table;
use crate::books::D6;
use crate::war::hunt::{Thrown, least};
use crate::window::pieces::{Lit, Side, signs::war};
use crate::window::war::sight::Sight;

/// Dice of one side, and what has to be known to see which hit.
pub(super) struct Row<'a> {
    pub dice: &'a [D6],
    pub again: &'a [D6],
    /// What a die has to show.
    pub target: u8,
}

impl<'a> Row<'a> {
    /// The dice of a Hunt.
    pub fn of(thrown: &'a Thrown) -> Self {
        Self { dice: &thrown.dice, again: &thrown.again, target: least(thrown.bonus) }
    }

    /// Whether a die hits: a 1 never does.
    pub fn hits(&self, die: D6) -> bool {
        die.pips() > 1 && die.pips() >= self.target
    }

    /// How a die lies there: ringed, if it hits.
    pub fn lit(&self, die: D6) -> Lit {
        if self.hits(die) { Lit::Ringed } else { Lit::Spent }
    }

    /// The first die that hits and the last one, by their places; where none does, the first and the last of all.
    pub fn hitting(&self) -> [usize; 2] {
        let each = self.with_again().into_iter().enumerate();
        let hit = each.filter(|(_, (die, again))| self.hits(*die) || again.is_some_and(|it| self.hits(it)));
        let hit: Vec<usize> = hit.map(|(at, _)| at).collect();
        match hit[..] {
            [] => [0, self.dice.len().saturating_sub(1)],
            [one] => [one; 2],
            [first, .., last] => [first, last],
        }
    }

    /// For each die what it showed when it was thrown again: the first that failed first.
    pub fn with_again(&self) -> Vec<(D6, Option<D6>)> {
        let mut again = self.again.iter().copied();
        let each = self.dice.iter().map(|die| (*die, if self.hits(*die) { None } else { again.next() }));
        each.collect()
    }
}

/// Draws them from there on, each so large and so far from the next one; the bonus is written below each, so large. How far down
/// each comes with what lies below it.
pub(super) fn thrown(
    mat: &mut Table,
    [x, y]: [f32; 2],
    [side, apart]: [f32; 2],
    row: &Row<'_>,
    bonus: Option<(u8, f32)>,
) -> Vec<f32> {
    let tints = mat.tints();
    let small = (side * 0.36).max(24.0);
    let each = row.with_again().into_iter().enumerate().map(|(number, (die, again))| {
        let along = x + number as f32 * apart;
        let hit = row.hits(die);
        mat.die([along, y], side, die.pips(), row.lit(die));
        let (mut below, mut foot) = (y + side + side * 0.16, y + side);
        if let Some((bonus, size)) = bonus {
            let ink = if hit { tints.gold } else { tints.faint };
            let said = format!("{} + {bonus}", die.pips());
            below += size * 0.86;
            mat.fits([along + side / 2.0, below], apart, size, (ink, Side::About, hit), &said);
            foot = below + size * 0.3;
            below += size * 0.5 + 4.0;
        }
        if let Some(again) = again {
            let sign = small * 0.58;
            let at = along + (side - small + sign) / 2.0;
            mat.sign(war::AGAIN, [at - sign * 1.25, below + (small - sign) / 2.0], sign, tints.faint);
            mat.die([at, below], small, again.pips(), row.lit(again));
            foot = below + small;
        }
        foot
    });
    each.collect()
}

/// So many dice, and which of them hit.
pub(super) fn hit_by(sight: &Sight<'_>, dice: usize, bonus: u8) -> String {
    let facts = [("dice", dice.into()), ("bonus", bonus.into()), ("least", least(bonus).into())];
    sight.tell("mat-hunts", &facts)
}
