//! The combat table (B30), and the chances of attacks one after the other (B38).

use crate::books::{D6, Ratio, named};
use serde::{Deserialize, Serialize};

pub const MOST_ATTACKERS: usize = 8;

/// A cell of the combat table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// Whether the attacker has Elven strength, his own or lent.
    pub elven_attacker: bool,
    pub elven_defender: bool,
    pub fortress: bool,
    /// Whether the attack comes across a river.
    pub river: bool,
}

named! {
    pub enum Outcome {
        AttackerOut,
        DefenderOut,
        Nothing,
    }
}

impl Cell {
    /// The row of the table: open ground, one of fortress and river, both.
    pub fn row(self) -> u8 {
        u8::from(self.fortress) + u8::from(self.river)
    }

    /// Its column: the attacker's strength, then the defender's.
    pub fn column(self) -> (bool, bool) {
        (self.elven_attacker, self.elven_defender)
    }

    /// The highest sum by which the attacker is out; below 2 he never is.
    pub fn attacker_out_to(self) -> u8 {
        2 + self.row() + u8::from(self.elven_defender) - u8::from(self.elven_attacker)
    }

    /// The lowest sum by which the defender is out.
    pub fn defender_out_from(self) -> u8 {
        8 + self.row() + 2 * u8::from(self.elven_defender) - u8::from(self.elven_attacker)
    }

    /// What a sum of two dice comes to.
    pub fn outcome(self, sum: u8) -> Outcome {
        match sum {
            _ if sum <= self.attacker_out_to() => Outcome::AttackerOut,
            _ if sum >= self.defender_out_from() => Outcome::DefenderOut,
            _ => Outcome::Nothing,
        }
    }

    /// In how many of the 36 throws it comes to this.
    pub fn throws(self, outcome: Outcome) -> u8 {
        let sums = D6::FACES.iter().flat_map(|one| D6::FACES.map(|two| one.pips() + two.pips()));
        sums.filter(|sum| self.outcome(*sum) == outcome).count() as u8
    }

    pub fn chance(self, outcome: Outcome) -> Ratio {
        Ratio::of(self.throws(outcome).into(), 36)
    }
}

/// An attack as it was typed, and its cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    pub typed: String,
    pub cell: Cell,
}

/// The chances of attacks on one defender, one after the other until it is out.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    pub falls: Ratio,
    /// How many attackers are lost, in the mean.
    pub lost: Ratio,
    /// That it is out, and no attacker.
    pub clean: Ratio,
}

impl Odds {
    /// Of these attacks, in this order (B38).
    pub fn of<'a>(attacks: impl IntoIterator<Item = &'a Attack>) -> Self {
        let (mut stands, mut unhurt) = (Ratio::ONE, Ratio::ONE);
        let (mut lost, mut clean) = (Ratio::ZERO, Ratio::ZERO);
        for Attack { cell, .. } in attacks {
            let (attacker, defender) = (cell.chance(Outcome::AttackerOut), cell.chance(Outcome::DefenderOut));
            lost += attacker * stands;
            clean += defender * unhurt;
            stands = stands * defender.otherwise();
            unhurt = unhurt * cell.chance(Outcome::Nothing);
        }
        Self { falls: stands.otherwise(), lost, clean }
    }

    /// The order that loses the fewest attackers: by what an attack costs for what it gains, equal ones as they were typed.
    pub fn best_order(attacks: &[Attack]) -> Vec<&Attack> {
        let mut order: Vec<&Attack> = attacks.iter().collect();
        order.sort_by(|one, other| {
            let [one, other] = [one, other].map(|attack| attack.cell);
            let cost = |cell: Cell, against: Cell| {
                u32::from(cell.throws(Outcome::AttackerOut)) * u32::from(against.throws(Outcome::DefenderOut))
            };
            cost(one, other).cmp(&cost(other, one))
        });
        order
    }
}

/// The fewest attacks by this cell whose chance to put the defender out is at least so many percent, 1 to 99.
pub fn enough(percent: u8, cell: Cell) -> u32 {
    let may_stand = Ratio::of(100 - i64::from(percent.clamp(1, 99)), 100);
    let stands = cell.chance(Outcome::DefenderOut).otherwise();
    let (mut count, mut all_fail) = (1, stands);
    while all_fail > may_stand {
        count += 1;
        all_fail = all_fail * stands;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use Outcome::{AttackerOut, DefenderOut, Nothing};
    use proptest::prelude::*;

    /// A cell by its column and its row.
    fn cell(attacker: bool, defender: bool, row: u8) -> Cell {
        Cell { elven_attacker: attacker, elven_defender: defender, fortress: row > 0, river: row > 1 }
    }

    fn attack(cell: Cell) -> Attack {
        Attack { typed: String::new(), cell }
    }

    const O: bool = false;
    const E: bool = true;

    /// The table itself, and rows 1 to 12 of the numbers to check.
    #[test]
    fn the_combat_table() {
        for (row, attacker, defender, out_to, out_from, throws) in [
            (0, O, O, 2, 8, [1, 15, 20]),
            (0, O, E, 3, 10, [3, 6, 27]),
            (0, E, O, 1, 7, [0, 21, 15]),
            (0, E, E, 2, 9, [1, 10, 25]),
            (1, O, O, 3, 9, [3, 10, 23]),
            (1, O, E, 4, 11, [6, 3, 27]),
            (1, E, O, 2, 8, [1, 15, 20]),
            (1, E, E, 3, 10, [3, 6, 27]),
            (2, O, O, 4, 10, [6, 6, 24]),
            (2, O, E, 5, 12, [10, 1, 25]),
            (2, E, O, 3, 9, [3, 10, 23]),
            (2, E, E, 4, 11, [6, 3, 27]),
        ] {
            let cell = cell(attacker, defender, row);
            assert_eq!((cell.attacker_out_to(), cell.defender_out_from()), (out_to, out_from), "{cell:?}");
            assert_eq!([AttackerOut, DefenderOut, Nothing].map(|it| cell.throws(it)), throws, "{cell:?}");
        }
        // A river alone is what a fortress alone is.
        assert_eq!(Cell { river: true, ..cell(O, O, 0) }.row(), 1);
    }

    /// Rows 13 and 14.
    #[test]
    fn every_sum_has_its_outcome() {
        let sums = |cell: Cell| {
            let told = (2..=12).map(|sum| match cell.outcome(sum) {
                AttackerOut => 'A',
                DefenderOut => 'D',
                Nothing => '-',
            });
            told.collect::<String>()
        };
        assert_eq!(sums(cell(O, O, 2)), "AAA-----DDD");
        assert_eq!(sums(cell(E, O, 0)), "-----DDDDDD");
    }

    /// Rows 15 to 22, to the sixth decimal.
    #[test]
    fn attacks_one_after_the_other() {
        let six = |ratio: Ratio| format!("{:.6}", ratio.about());
        for (cells, falls, lost, clean) in [
            (vec![cell(O, O, 0); 2], "0.659722", "0.043981", "0.648148"),
            (vec![cell(O, O, 1); 3], "0.623285", "0.186986", "0.568630"),
            (vec![cell(O, O, 2); 6], "0.665102", "0.665102", "0.456104"),
            (vec![cell(E, O, 2); 6], "0.858086", "0.257426", "0.716918"),
            (vec![cell(O, E, 0); 3], "0.421296", "0.210648", "0.385417"),
            (vec![cell(E, O, 1); 3], "0.801505", "0.053434", "0.776749"),
            (vec![cell(E, O, 0), cell(O, O, 0)], "0.756944", "0.011574", "0.756944"),
            (vec![cell(O, O, 0), cell(E, O, 0)], "0.756944", "0.027778", "0.740741"),
        ] {
            let attacks: Vec<Attack> = cells.into_iter().map(attack).collect();
            let odds = Odds::of(&attacks);
            assert_eq!([six(odds.falls), six(odds.lost), six(odds.clean)], [falls, lost, clean]);
        }
        // Row 35.
        let falls = (1..=5).map(|count| six(Odds::of(&vec![attack(cell(O, O, 1)); count]).falls));
        assert_eq!(falls.collect::<Vec<_>>(), ["0.277778", "0.478395", "0.623285", "0.727928", "0.803504"]);
    }

    /// Row 23: Elven before ordinary, and dry before wet.
    #[test]
    fn the_order_that_costs_least() {
        let named = |typed: &str, cell| Attack { typed: typed.to_owned(), cell };
        let attacks = [
            named("river", cell(O, O, 2)),
            named("plain", cell(O, O, 1)),
            named("elven", cell(E, O, 1)),
            named("plain too", cell(O, O, 1)),
        ];
        let order = Odds::best_order(&attacks[..3]);
        assert_eq!(format!("{:.6}", Odds::of(order.iter().copied()).lost.about()), "0.146605");
        let order: Vec<&str> = Odds::best_order(&attacks).iter().map(|it| it.typed.as_str()).collect();
        assert_eq!(order, ["elven", "plain", "plain too", "river"]);
    }

    /// Rows 36 and 38, and those of the shelf's page.
    #[test]
    fn how_many_attacks_are_enough() {
        for (percent, cell, count) in [
            (50, cell(O, E, 2), 25),
            (50, cell(O, O, 0), 2),
            (80, cell(O, O, 1), 5),
            (90, cell(O, O, 2), 13),
            (80, cell(E, O, 0), 2),
            (80, cell(O, E, 2), 58),
            (42, cell(E, O, 1), 2),
            (90, cell(E, O, 1), 5),
            (75, cell(O, E, 0), 8),
            (1, cell(O, E, 2), 1),
            (99, cell(O, E, 2), 164),
        ] {
            assert_eq!(enough(percent, cell), count, "{percent} {cell:?}");
        }
    }

    fn cells(most: usize) -> impl Strategy<Value = Vec<Cell>> {
        let one = (any::<bool>(), any::<bool>(), 0u8..3);
        proptest::collection::vec(
            one.prop_map(|(attacker, defender, row)| cell(attacker, defender, row)),
            1..=most,
        )
    }

    proptest! {
        /// The chances are those of going through all throws, one attack after the other.
        #[test]
        fn the_quick_count_is_the_slow_one(cells in cells(3)) {
            let attacks: Vec<Attack> = cells.iter().copied().map(attack).collect();
            let (mut falls, mut lost, mut clean) = (0u64, 0u64, 0u64);
            let all = 36u64.pow(attacks.len() as u32);
            for throw in 0..all {
                let (mut rest, mut gone) = (throw, 0);
                for Attack { cell, .. } in &attacks {
                    let sum = (rest % 6 + rest / 6 % 6 + 2) as u8;
                    rest /= 36;
                    match cell.outcome(sum) {
                        DefenderOut => {
                            falls += 1;
                            clean += u64::from(gone == 0);
                            break;
                        }
                        AttackerOut => gone += 1,
                        Nothing => {}
                    }
                }
                lost += gone;
            }
            let odds = Odds::of(&attacks);
            let of = |count: u64| Ratio::of(count as i64, all as i64);
            prop_assert_eq!([odds.falls, odds.lost, odds.clean], [of(falls), of(lost), of(clean)]);
        }

        #[test]
        fn no_order_loses_fewer_than_the_best(cells in cells(4)) {
            let attacks: Vec<Attack> = cells.iter().copied().map(attack).collect();
            let best = Odds::of(Odds::best_order(&attacks)).lost;
            let mut order: Vec<usize> = (0..attacks.len()).collect();
            // Heap's way through all orders.
            let mut counts = vec![0; order.len()];
            let mut at = 0;
            while at < order.len() {
                if counts[at] < at {
                    order.swap(if at % 2 == 0 { 0 } else { counts[at] }, at);
                    prop_assert!(best <= Odds::of(order.iter().map(|at| &attacks[*at])).lost);
                    counts[at] += 1;
                    at = 0;
                } else {
                    counts[at] = 0;
                    at += 1;
                }
            }
        }
    }
}
