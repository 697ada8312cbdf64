//! The next moves of the Fellowship (W63).

use super::hunt_roll;
use crate::books::{Lately, Ratio};
use crate::war::tile::{Cup, Deals, Heap, Tile};
use std::collections::BTreeMap;

/// How the Fellowship is hunted when it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Shadow dice in the box.
    pub level: u8,
    /// What is added to each die.
    pub bonus: u8,
    /// For how many conditions a die is thrown again (W25).
    pub conditions: u8,
    /// Whether Gollum guides (W31).
    pub gollum: bool,
    pub moves: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hunted {
    /// How likely a Hunt succeeds.
    pub success: Ratio,
    /// How likely a tile reveals the Fellowship.
    pub reveal: Ratio,
    /// The mean of all damage, before it is reduced.
    pub damage: Ratio,
}

/// What a pool holds, for one draw.
struct Holds {
    tiles: i64,
    revealing: i64,
    eyes: i64,
    /// Twice the damage of all tiles but the Eyes; a die is 3.5.
    halves: i64,
}

impl Holds {
    fn of(pool: &Heap, gollum: bool) -> Self {
        let mut holds = Self { tiles: 0, revealing: 0, eyes: 0, halves: 0 };
        for (tile, count) in pool.kinds() {
            let count = i64::from(count);
            holds.tiles += count;
            holds.revealing += if tile.reveals(gollum) { count } else { 0 };
            match tile.deals() {
                Deals::Damage(damage) => holds.halves += 2 * i64::from(damage) * count,
                Deals::Eye => holds.eyes += count,
                Deals::Die => holds.halves += 7 * count,
                Deals::Heals(_) => {}
            }
        }
        holds
    }

    fn reveal(&self) -> Ratio {
        Ratio::of(self.revealing, self.tiles.max(1))
    }

    /// The mean damage, where an Eye deals so much in the mean.
    fn damage(&self, eye: Ratio) -> Ratio {
        (Ratio::of(self.halves, 2) + Ratio::whole(self.eyes) * eye) * Ratio::of(1, self.tiles.max(1))
    }
}

/// The tiles as a draw finds them and leaves them (W37).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Stock {
    pub pool: Heap,
    /// The standard tiles that return when nothing is left.
    pub away: Heap,
}

impl Stock {
    pub(super) fn of(cup: &Cup) -> Self {
        let mut away = cup.drawn.standard();
        away.put_all(&cup.waiting.standard());
        Self { pool: cup.pool, away }.filled()
    }

    pub(super) fn filled(mut self) -> Self {
        if self.pool.is_empty() {
            self.pool = std::mem::take(&mut self.away);
        }
        self
    }

    pub(super) fn without(mut self, tile: Tile) -> Self {
        if self.pool.take(tile) && tile.is_standard() {
            self.away.put(tile);
        }
        self.filled()
    }
}

thread_local! {
    static MOVED: Lately<(Cup, Move), Hunted> = const { Lately::new() };
}

/// W63, off Mordor: so many moves one after the other while the Fellowship is hidden, each with one more Free die in the box.
pub fn moves(cup: &Cup, hunted: Move) -> Hunted {
    MOVED.with(|moved| moved.answer((*cup, hunted), |(cup, hunted)| worked_out(cup, *hunted)))
}

fn worked_out(cup: &Cup, hunted: Move) -> Hunted {
    let Move { level, bonus, conditions, gollum, moves } = hunted;
    let mut damage = Ratio::ZERO;
    // How likely it is still hidden, by what is left in the cup and by whether a Hunt succeeded.
    let mut hidden = BTreeMap::from([((Stock::of(cup), false), Ratio::ONE)]);
    for turn in 0..moves {
        let roll = hunt_roll(level, bonus.saturating_add(turn), conditions);
        let fails = roll[0];
        // Of an Eye, no success being none.
        let eye: Ratio = (0..).zip(&roll).map(|(successes, chance)| Ratio::whole(successes) * *chance).sum();
        let success = fails.otherwise();
        let mut next: BTreeMap<(Stock, bool), Ratio> = BTreeMap::new();
        let mut still = |state: (Stock, bool), chance: Ratio| {
            *next.entry(state).or_insert(Ratio::ZERO) += chance;
        };
        for ((stock, succeeded), chance) in hidden {
            let holds = Holds::of(&stock.pool, gollum);
            // The mean of a drawn tile, where a success draws one and its Eyes count the successes.
            let numbers = Ratio::of(holds.halves, 2 * holds.tiles.max(1)) * success;
            damage += chance * (numbers + Ratio::of(holds.eyes, holds.tiles.max(1)) * eye);
            still((stock, succeeded), chance * fails);
            if holds.tiles == 0 {
                still((stock, true), chance * success);
            }
            for (tile, count) in stock.pool.kinds().filter(|(tile, _)| !tile.reveals(gollum)) {
                let drawn = Ratio::of(count.into(), holds.tiles);
                still((stock.without(tile), true), chance * success * drawn);
            }
        }
        hidden = next;
    }
    let left: Ratio = hidden.values().copied().sum();
    let never: Ratio =
        hidden.iter().filter(|((_, succeeded), _)| !succeeded).map(|(_, chance)| *chance).sum();
    Hunted { success: never.otherwise(), reveal: left.otherwise(), damage }
}

/// W63 in Mordor: one draw, and an Eye deals this.
pub fn tile_in_mordor(cup: &Cup, eye: u8, gollum: bool) -> Hunted {
    let holds = Holds::of(&Stock::of(cup).pool, gollum);
    let eye = Ratio::whole(eye.into());
    Hunted { success: Ratio::ONE, reveal: holds.reveal(), damage: holds.damage(eye) }
}
