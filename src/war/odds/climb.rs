//! The climb through Mordor (W64), exact: every order in which tiles can come is counted, and orders that lead to the same are
//! counted together.

use super::hunt::Stock;
use crate::books::{Lately, Ratio};
use crate::war::tile::{Cup, Deals};
use crate::war::view::{CORRUPTED, DOOM};
use std::collections::HashMap;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Climb {
    pub step: u8,
    pub corruption: u8,
    pub revealed: bool,
    pub gollum: bool,
    /// What every Eye deals.
    pub eye: u8,
    /// So much damage is no Corruption.
    pub spare: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Climbed {
    pub arrives: Ratio,
    /// The mean number of dice of the climbs that arrive; 0 if none does.
    pub dice: Ratio,
    /// The mean Corruption of these; likewise.
    pub corruption: Ratio,
}

impl Climbed {
    /// The means out of the chance to arrive, and of the dice and the Corruption each weighed with its chance.
    fn of(arrives: Ratio, dice: Ratio, corruption: Ratio) -> Self {
        let mean = |sum: Ratio| if arrives == Ratio::ZERO { Ratio::ZERO } else { sum / arrives };
        Self { arrives, dice: mean(dice), corruption: mean(corruption) }
    }

    /// Whether no climb arrives.
    pub fn never(&self) -> bool {
        self.arrives.about() <= 0.0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct OnTheWay {
    stock: Stock,
    step: u8,
    corruption: u8,
    spare: u8,
}

/// How many orders of tiles lead here, and the dice of all of them together.
#[derive(Clone, Copy, Default)]
struct Orders {
    count: u64,
    dice: u64,
}

thread_local! {
    static CLIMBED: Lately<(Cup, Climb), Climbed> = const { Lately::new() };
}

/// W64: the chance to stand on the last step, and the means of the climbs that do.
pub fn climb(cup: &Cup, from: Climb) -> Climbed {
    CLIMBED.with(|climbed| climbed.answer((*cup, from), |(cup, from)| worked_out(cup, *from)))
}

fn worked_out(cup: &Cup, from: Climb) -> Climbed {
    let Climb { step, corruption, revealed, gollum, eye, spare } = from;
    let (mut arrives, mut dice, mut corrupted) = (Ratio::ZERO, Ratio::ZERO, Ratio::ZERO);
    // There is one die among the tiles, and six ways in which it falls: each order counts for six.
    let (mut all, faces) = (6i64, 6u64);
    let start = OnTheWay { stock: Stock::of(cup), step, corruption, spare };
    let mut on_the_way = HashMap::new();
    if corruption < CORRUPTED {
        let dice = if revealed && step < DOOM { faces } else { 0 };
        on_the_way.insert(start, Orders { count: faces, dice });
    }
    while !on_the_way.is_empty() {
        let mut next: HashMap<OnTheWay, Orders> = HashMap::new();
        let mut here = (0u64, 0u64, 0u64);
        let mut tiles = 1;
        for (at, orders) in on_the_way {
            if at.step >= DOOM {
                here.0 += orders.count;
                here.1 += orders.dice;
                here.2 += orders.count * u64::from(at.corruption);
                continue;
            }
            // Each order has drawn as many tiles, so that as many are left of each.
            tiles = at.stock.pool.len().max(1) as i64;
            moved(&at, orders, gollum, eye, faces, |state, orders| {
                let sum = next.entry(state).or_default();
                sum.count += orders.count;
                sum.dice += orders.dice;
            });
        }
        let chance = |orders: u64| Ratio::of(orders as i64, all);
        arrives += chance(here.0);
        dice += chance(here.1);
        corrupted += chance(here.2);
        all *= tiles;
        on_the_way = next;
    }
    Climbed::of(arrives, dice, corrupted)
}

thread_local! {
    static FORETOLD: Lately<(Cup, Climb, u8), Climbed> = const { Lately::new() };
}

/// The same before so many Shadow dice are rolled: every Eye deals one more for each that shows an Eye.
pub fn climb_before(cup: &Cup, from: Climb, rolled: u8) -> Climbed {
    FORETOLD.with(|foretold| {
        foretold.answer((*cup, from, rolled), |(cup, from, rolled)| {
            let (mut arrives, mut dice, mut corruption) = (Ratio::ZERO, Ratio::ZERO, Ratio::ZERO);
            for (eyes, chance) in (0..).zip(super::eyes(*rolled)) {
                let of = worked_out(cup, Climb { eye: from.eye.saturating_add(eyes).max(1), ..*from });
                let here = chance * of.arrives;
                arrives += here;
                dice += here * of.dice;
                corruption += here * of.corruption;
            }
            Climbed::of(arrives, dice, corruption)
        })
    })
}

/// One move: a die, a tile, perhaps a step, and a die more to hide if another move follows.
fn moved(
    at: &OnTheWay,
    orders: Orders,
    gollum: bool,
    eye: u8,
    faces: u64,
    mut lead_to: impl FnMut(OnTheWay, Orders),
) {
    if at.stock.pool.is_empty() {
        // W37: no tile, and the step is taken.
        let dice = orders.dice + orders.count;
        lead_to(OnTheWay { step: at.step + 1, ..*at }, Orders { dice, ..orders });
    }
    for (tile, count) in at.stock.pool.kinds() {
        let step = at.step + u8::from(!tile.has_stop());
        let hides = tile.reveals(gollum) && step < DOOM;
        let count = u64::from(count);
        let stock = at.stock.without(tile);
        let mut lead = |damage: u8, heals: u8, orders: Orders| {
            let spared = damage.min(at.spare);
            let corruption = at.corruption.saturating_add(damage - spared).saturating_sub(heals);
            if corruption < CORRUPTED {
                let dice = orders.dice + orders.count * (1 + u64::from(hides));
                let state = OnTheWay { stock, step, corruption, spare: at.spare - spared };
                lead_to(state, Orders { dice, ..orders });
            }
        };
        let times = Orders { count: orders.count * count, dice: orders.dice * count };
        match tile.deals() {
            Deals::Damage(damage) => lead(damage, 0, times),
            Deals::Eye => lead(eye, 0, times),
            Deals::Heals(by) => lead(0, by, times),
            Deals::Die => (1..=6).for_each(|pips| {
                lead(pips, 0, Orders { count: times.count / faces, dice: times.dice / faces });
            }),
        }
    }
}
