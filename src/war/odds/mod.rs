//! Chances (W63 to W65, W71, W72): facts about dice and about the pool that is really there, as fractions.

mod allocation;
mod battle;
mod climb;
mod hunt;

pub use allocation::{Allocated, allocations};
pub use battle::{Fight, Outcome, fight, round};
pub use climb::{Climb, Climbed, climb, climb_before};
pub use hunt::{Hunted, Move, moves, tile_in_mordor};

use super::tile::{Deals, Heap};
use crate::books::Ratio;

/// Dice of a Hunt, at most (W23).
pub const HUNT_DICE: u8 = 5;
/// W24: what a die has to come to.
const SUCCESS: u8 = 6;

/// How likely so many of `dice` come, each with this chance: from none to all.
pub(super) fn binomial(dice: u8, chance: Ratio) -> Vec<Ratio> {
    let mut chances = vec![Ratio::ONE];
    for _ in 0..dice {
        let mut next = vec![Ratio::ZERO; chances.len() + 1];
        for (at, before) in chances.iter().enumerate() {
            next[at] += *before * chance.otherwise();
            next[at + 1] += *before * chance;
        }
        chances = next;
    }
    chances
}

/// How likely so many come of `dice`, where up to `again` of those that failed are thrown once more: with this chance first,
/// and with that one then.
pub(super) fn with_again(dice: u8, chance: Ratio, again: u8, then: Ratio) -> Vec<Ratio> {
    let mut chances = vec![Ratio::ZERO; usize::from(dice) + 1];
    for (came, first) in (0..).zip(binomial(dice, chance)) {
        for (more, second) in (0..).zip(binomial(again.min(dice - came), then)) {
            chances[usize::from(came) + more] += first * second;
        }
    }
    chances
}

/// How likely so many of these Shadow dice show an Eye: from none to all.
pub fn eyes(dice: u8) -> Vec<Ratio> {
    binomial(dice, Ratio::of(1, 6))
}

/// W24: how likely one die of a Hunt succeeds.
fn hunt_die(bonus: u8) -> Ratio {
    let succeeds = (2..=6u8).filter(|pips| pips.saturating_add(bonus) >= SUCCESS).count();
    Ratio::of(succeeds as i64, 6)
}

/// W23 to W25: how likely a Hunt roll has so many successes.
pub fn hunt_roll(level: u8, bonus: u8, conditions: u8) -> Vec<Ratio> {
    let die = hunt_die(bonus);
    with_again(level.min(HUNT_DICE), die, conditions, die)
}

/// W27: how likely the next tile deals so much, where an Eye deals this; a blue minus nothing.
pub fn tile_damage(pool: &Heap, eye: u8) -> Vec<(u64, Ratio)> {
    let all = pool.len() as i64;
    let of = |tile: super::tile::Tile, count: u8| -> Vec<(u64, Ratio)> {
        let chance = Ratio::of(count.into(), all.max(1));
        match tile.deals() {
            Deals::Damage(damage) => vec![(damage.into(), chance)],
            Deals::Eye => vec![(eye.into(), chance)],
            Deals::Heals(_) => vec![(0, chance)],
            Deals::Die => (1..=6).map(|pips| (pips, chance * Ratio::of(1, 6))).collect(),
        }
    };
    pool.kinds().flat_map(|(tile, count)| of(tile, count)).collect()
}

#[cfg(test)]
mod tests;
