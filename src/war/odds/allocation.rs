//! Each number of dice that the Shadow may lay in the box (W72).

use super::{Hunted, Move, eyes, moves, tile_in_mordor};
use crate::books::{Lately, Ratio};
use crate::war::tile::Cup;

/// What is known before the Shadow lays its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allocated {
    /// The least and the most that it may lay (W8).
    pub range: (u8, u8),
    pub pool: u8,
    /// Its dice that lie in the box already.
    pub in_box: u8,
    /// For how many conditions a die is thrown again (W25).
    pub conditions: u8,
    pub gollum: bool,
    pub mordor: bool,
}

thread_local! {
    static ALLOCATED: Lately<(Cup, Allocated), Vec<(u8, Hunted)>> = const { Lately::new() };
}

/// W72: for each number what the turn's first move is then hunted by, the rest of the dice being rolled for Eyes.
pub fn allocations(cup: &Cup, known: Allocated) -> Vec<(u8, Hunted)> {
    ALLOCATED.with(|allocated| allocated.answer((*cup, known), |(cup, known)| worked_out(cup, *known)))
}

fn worked_out(cup: &Cup, known: Allocated) -> Vec<(u8, Hunted)> {
    let Allocated { range: (least, most), pool, in_box, conditions, gollum, mordor } = known;
    let hunted = |level: u8| {
        let next = Move { level, bonus: 0, conditions, gollum, moves: 1 };
        if mordor { tile_in_mordor(cup, level, gollum) } else { moves(cup, next) }
    };
    let of_level: Vec<Hunted> = (0..=pool.max(in_box)).map(hunted).collect();
    let line = |laid: u8| {
        let rolled = pool.saturating_sub(in_box + laid);
        let mut sum = Hunted { success: Ratio::ZERO, reveal: Ratio::ZERO, damage: Ratio::ZERO };
        for (eyes, chance) in (0..).zip(eyes(rolled)) {
            let level = usize::from(in_box + laid) + eyes;
            if let Some(hunted) = of_level.get(level) {
                sum.success += chance * hunted.success;
                sum.reveal += chance * hunted.reveal;
                sum.damage += chance * hunted.damage;
            }
        }
        (laid, sum)
    };
    (least..=most).map(line).collect()
}
