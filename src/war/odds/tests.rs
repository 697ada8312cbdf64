//! The numbers of the page (C1 to C96), and each quick way against a naive one.

use super::*;
use crate::war::battle::{Added, Army, Kind, TARGET};
use crate::war::tile::{Cup, Lies, Tile};
use proptest::prelude::*;

const STANDARD: Move = Move { level: 3, bonus: 0, conditions: 0, gollum: false, moves: 1 };

/// The pool of C23, and (`specials`) that of C24.
fn cup(specials: bool) -> Cup {
    let mut cup = Cup::default();
    for tile in [Tile::Three, Tile::Eye, Tile::OneReveal, Tile::ZeroReveal, Tile::Two] {
        cup.shift(tile, Lies::Pool, Lies::Drawn);
    }
    if specials {
        for tile in [Tile::Blue, Tile::BlueTwo, Tile::DieStop, Tile::ThreeStop] {
            cup.shift(tile, Lies::Aside, Lies::Waiting);
        }
        cup.enter_mordor();
    }
    cup
}

fn told(hunted: Hunted) -> String {
    format!("{}; {}; {}", hunted.success.percent(), hunted.reveal.percent(), hunted.damage.mean())
}

/// C1 to C17.
#[test]
fn a_hunt_roll_succeeds_as_the_page_says() {
    for (level, bonus, again, percent) in [
        (1, 0, 0, "16.67 %"),
        (2, 0, 0, "30.56 %"),
        (3, 0, 0, "42.13 %"),
        (4, 0, 0, "51.77 %"),
        (5, 0, 0, "59.81 %"),
        (7, 0, 0, "59.81 %"),
        (1, 1, 0, "33.33 %"),
        (2, 1, 0, "55.56 %"),
        (3, 1, 0, "70.37 %"),
        (3, 2, 0, "87.50 %"),
        (5, 4, 0, "99.99 %"),
        (5, 6, 0, "99.99 %"),
        (1, 0, 3, "30.56 %"),
        (2, 0, 1, "42.13 %"),
        (3, 0, 2, "59.81 %"),
        (5, 1, 3, "96.10 %"),
    ] {
        assert_eq!(
            hunt_roll(level, bonus, again)[0].otherwise().percent(),
            percent,
            "{level} {bonus} {again}"
        );
    }
    let all: Vec<String> = hunt_roll(3, 1, 2).iter().map(|chance| chance.percent()).collect();
    assert_eq!(all, ["13.17 %", "32.92 %", "37.86 %", "16.05 %"]);
}

/// C21, C27 to C31, C82 to C85, and those of the shelf.
#[test]
fn the_next_moves_are_hunted_as_the_page_says() {
    let cup = cup(false);
    let full = Cup::default();
    for (successes, mean) in [(1, "1.44"), (2, "1.69"), (3, "1.94")] {
        assert_eq!(tile_in_mordor(&full, successes, false).damage.mean(), mean);
    }
    assert_eq!(told(moves(&full, STANDARD)), "42.13 %; 23.70 %; 0.63");
    assert_eq!(told(moves(&full, Move { bonus: 1, ..STANDARD })), "70.37 %; 39.58 %; 1.09");
    assert_eq!(moves(&full, Move { gollum: true, ..STANDARD }).reveal.percent(), "10.53 %");
    assert_eq!(told(moves(&cup, Move { level: 2, conditions: 2, ..STANDARD })), "51.77 %; 28.24 %; 0.78");
    assert_eq!(told(moves(&full, Move { moves: 2, ..STANDARD })), "82.85 %; 54.39 %; 1.45");
    assert_eq!(told(moves(&full, Move { moves: 3, ..STANDARD })), "97.86 %; 77.97 %; 2.08");
    let gollum = Move { level: 4, conditions: 1, gollum: true, moves: 2, ..STANDARD };
    assert_eq!(told(moves(&cup, gollum)), "94.71 %; 37.16 %; 2.18");
    let shelf = Move { level: 2, bonus: 1, ..STANDARD };
    assert_eq!(told(moves(&full, shelf)), "55.56 %; 31.25 %; 0.83");
    assert_eq!(told(moves(&full, Move { moves: 2, ..shelf })), "88.89 %; 60.94 %; 1.60");
    assert_eq!(told(moves(&full, Move { moves: 2, conditions: 1, ..shelf })), "96.30 %; 70.33 %; 1.90");
    assert_eq!(tile_in_mordor(&cup, 3, false).success.percent(), "100.00 %");
}

/// C86 to C90, and those of the shelf.
#[test]
fn allocations_are_what_the_page_says() {
    let full = Cup::default();
    let known = Allocated { range: (0, 7), pool: 7, in_box: 0, conditions: 0, gollum: false, mordor: false };
    let lines = allocations(&full, known);
    for (laid, line) in [
        (0, "17.90 %; 10.07 %; 0.26"),
        (1, "29.62 %; 16.66 %; 0.44"),
        (2, "39.66 %; 22.31 %; 0.59"),
        (3, "48.18 %; 27.10 %; 0.72"),
        (7, "59.81 %; 33.64 %; 0.92"),
    ] {
        assert_eq!((lines[laid].0, told(lines[laid].1)), (laid as u8, line.to_owned()));
    }
    let lines = allocations(&full, Allocated { pool: 8, ..known });
    for (laid, line) in
        [(1, "31.57 %; 17.76 %; 0.47"), (2, "41.29 %; 23.23 %; 0.61"), (4, "55.94 %; 31.46 %; 0.85")]
    {
        assert_eq!(told(lines[laid].1), line);
    }
}

const CLIMB: Climb = Climb { step: 0, corruption: 0, revealed: false, gollum: false, eye: 3, spare: 0 };

fn climbed(cup: &Cup, from: Climb) -> String {
    let Climbed { arrives, dice, corruption } = climb(cup, from);
    format!("{}; {}; {}", arrives.percent(), dice.mean(), corruption.mean())
}

/// C42 to C48, and that of the shelf.
#[test]
fn the_climb_is_what_the_page_says() {
    let full = Cup::default();
    let mordor = cup(true);
    assert_eq!(climbed(&full, Climb { eye: 2, ..CLIMB }), "96.47 %; 7.28; 8.30");
    assert_eq!(climbed(&full, Climb { corruption: 5, ..CLIMB }), "6.46 %; 7.55; 10.54");
    let at_four = Climb { corruption: 4, ..CLIMB };
    assert_eq!(climbed(&mordor, at_four), "20.39 %; 6.86; 9.44");
    assert_eq!(climbed(&mordor, Climb { gollum: true, ..at_four }), "20.39 %; 5.86; 9.44");
    assert_eq!(climbed(&mordor, Climb { gollum: true, spare: 4, ..at_four }), "61.49 %; 6.34; 8.07");
    let all = Cup { pool: crate::war::tile::Heap::printed(|_| true), ..Cup::default() };
    assert_eq!(climbed(&all, Climb { corruption: 3, ..CLIMB }), "39.43 %; 7.37; 8.69");
    let mut small = Cup::default();
    let kept = [Tile::Eye, Tile::Three, Tile::ZeroReveal];
    for tile in small.pool.tiles() {
        small.shift(tile, Lies::Pool, Lies::Out);
    }
    for tile in kept {
        small.shift(tile, Lies::Out, Lies::Pool);
    }
    let last = Climb { step: 4, revealed: true, corruption: 9, eye: 2, ..CLIMB };
    assert_eq!(climbed(&small, last), "66.67 %; 2.00; 10.00");
    assert_eq!(climbed(&full, Climb { corruption: 3, eye: 2, ..CLIMB }), "50.98 %; 7.52; 10.03");
    assert_eq!(climbed(&full, Climb { corruption: 12, ..CLIMB }), "0.00 %; 0.00; 0.00");
    assert_eq!(climbed(&full, Climb { step: 5, corruption: 11, ..CLIMB }), "100.00 %; 0.00; 11.00");
}

/// C68 to C73.
#[test]
fn rounds_are_what_the_page_says() {
    let army = |strength, leadership| Army { strength, leadership, ..Army::default() };
    let mean = |chances: &[Ratio]| {
        let sum: Ratio = (0..).zip(chances).map(|(hits, chance)| Ratio::whole(hits) * *chance).sum();
        sum.mean()
    };
    let all = round(&army(5, 2), TARGET);
    let told: Vec<String> = all.iter().map(|chance| chance.percent()).collect();
    assert_eq!(told, ["5.85 %", "20.48 %", "30.73 %", "25.61 %", "13.72 %", "3.61 %"]);
    assert_eq!(mean(&all), "2.32");
    assert_eq!(mean(&round(&army(8, 7), Kind::Siege.attackers_target(3))), "1.53");
    assert_eq!(army(3, 4).again(2), 2);
    let city = |number| mean(&round(&army(5, 1), Kind::City.attackers_target(number)));
    assert_eq!((city(1), city(2)), ("1.00".into(), "2.00".into()));
    let added = Army { added: Added { roll: 1, again: 0 }, ..army(5, 1) };
    assert_eq!(mean(&round(&added, TARGET)), "2.82");
}

/// C77 to C81, and those of the shelf.
#[test]
fn battles_end_as_the_page_says() {
    let side = |(regulars, elites, leadership)| Fight { regulars, elites, leadership, strength: 0 };
    for (kind, attacker, defender, line) in [
        (Kind::Field, (5, 0, 1), (3, 0, 1), "92.19 %, 5.50 %, 0.00 %, 2.32 %"),
        (Kind::City, (5, 0, 1), (2, 1, 1), "63.46 %, 30.50 %, 0.00 %, 6.03 %"),
        (Kind::Siege, (6, 2, 2), (1, 2, 1), "25.34 %, 0.77 %, 73.88 %, 0.01 %"),
        (Kind::Siege, (4, 1, 1), (0, 2, 1), "9.76 %, 0.00 %, 90.24 %, 0.00 %"),
        (Kind::Field, (1, 0, 0), (1, 0, 0), "40.00 %, 40.00 %, 0.00 %, 20.00 %"),
        (Kind::Field, (6, 1, 2), (4, 0, 1), "99.01 %, 0.72 %, 0.00 %, 0.27 %"),
        (Kind::Siege, (5, 2, 2), (2, 1, 1), "43.47 %, 2.38 %, 54.07 %, 0.07 %"),
    ] {
        let Outcome { attacker, defender, both, nobody } = fight(kind, side(attacker), side(defender));
        let ends = [attacker, defender, both, nobody].map(|end| end.percent()).join(", ");
        assert_eq!(ends, line, "{kind:?}");
    }
}

/// Every way in which dice can fall, and every tile in its turn: the naive calculator of W63.
fn naively(pool: &[Tile], hunted: Move, drawn: &mut Vec<Tile>) -> (f64, f64, f64) {
    let Move { level, bonus, conditions, gollum, moves } = hunted;
    if moves == 0 {
        return (0.0, 0.0, 0.0);
    }
    let die = (2..=6).filter(|pips| pips + bonus >= 6).count() as f64 / 6.0;
    let on = Move { bonus: bonus + 1, moves: moves - 1, ..hunted };
    let throw = |dice: u8| -> Vec<(u8, f64)> {
        let all = 1u32 << dice;
        let came = |way: u32| (way.count_ones() as u8, way);
        (0..all)
            .map(came)
            .map(|(came, _)| (came, die.powi(came.into()) * (1.0 - die).powi((dice - came).into())))
            .collect()
    };
    let (mut success, mut reveal, mut damage) = (0.0, 0.0, 0.0);
    for (came, first) in throw(level.min(5)) {
        for (more, second) in throw(conditions.min(level.min(5) - came)) {
            let (successes, chance) = (came + more, first * second);
            if successes == 0 {
                let (s, r, d) = naively(pool, on, drawn);
                (success, reveal, damage) = (success + chance * s, reveal + chance * r, damage + chance * d);
                continue;
            }
            success += chance;
            for (at, tile) in pool.iter().enumerate() {
                let chance = chance / pool.len() as f64;
                damage += chance
                    * match tile.deals() {
                        Deals::Damage(it) => f64::from(it),
                        Deals::Eye => f64::from(successes),
                        Deals::Die => 3.5,
                        Deals::Heals(_) => 0.0,
                    };
                if tile.reveals(gollum) {
                    reveal += chance;
                    continue;
                }
                let mut left = pool.to_vec();
                drawn.push(left.remove(at));
                let mut away = drawn.clone();
                if left.is_empty() {
                    left = away.drain(..).filter(|tile| tile.is_standard()).collect();
                }
                let (_, r, d) = naively(&left, on, &mut away);
                (reveal, damage) = (reveal + chance * r, damage + chance * d);
                drawn.pop();
            }
        }
    }
    (success, reveal, damage)
}

/// Every order of tiles one by one: the naive calculator of W64. What arrives, its dice, and its Corruption.
fn climb_naively(pool: &[Tile], drawn: &[Tile], from: Climb, dice: f64) -> (f64, f64, f64) {
    if from.step >= 5 {
        return (1.0, dice, f64::from(from.corruption));
    }
    let mut sum = (0.0, 0.0, 0.0);
    for (at, tile) in pool.iter().enumerate() {
        let damages: Vec<(i16, f64)> = match tile.deals() {
            Deals::Damage(it) => vec![(it.into(), 1.0)],
            Deals::Eye => vec![(from.eye.into(), 1.0)],
            Deals::Die => (1..=6).map(|pips| (pips, 1.0 / 6.0)).collect(),
            Deals::Heals(by) => vec![(-i16::from(by), 1.0)],
        };
        for (damage, chance) in damages {
            let chance = chance / pool.len() as f64;
            let spared = damage.clamp(0, from.spare.into());
            let corruption = (i16::from(from.corruption) + damage - spared).max(0);
            if corruption >= 12 {
                continue;
            }
            let step = from.step + u8::from(!tile.has_stop());
            let hides = tile.reveals(from.gollum) && step < 5;
            let mut left = pool.to_vec();
            let mut away = drawn.to_vec();
            away.push(left.remove(at));
            if left.is_empty() {
                left = away.drain(..).filter(|tile| tile.is_standard()).collect();
            }
            let (corruption, spare) = (corruption as u8, from.spare - spared as u8);
            let next = Climb { step, corruption, spare, ..from };
            let (a, d, c) = climb_naively(&left, &away, next, dice + 1.0 + f64::from(u8::from(hides)));
            sum = (sum.0 + chance * a, sum.1 + chance * d, sum.2 + chance * c);
        }
    }
    sum
}

/// A cup with a few tiles in the pool, a few drawn, and all others out.
fn few(pool: &[Tile], drawn: &[Tile]) -> Cup {
    let mut cup = Cup::default();
    for tile in cup.pool.tiles() {
        cup.shift(tile, Lies::Pool, Lies::Out);
    }
    for tile in cup.aside.tiles() {
        cup.shift(tile, Lies::Aside, Lies::Out);
    }
    pool.iter().for_each(|tile| cup.shift(*tile, Lies::Out, Lies::Pool));
    drawn.iter().for_each(|tile| cup.shift(*tile, Lies::Out, Lies::Drawn));
    cup
}

fn tiles(most: usize) -> impl Strategy<Value = Vec<Tile>> {
    let all = crate::war::tile::Heap::printed(|_| true).tiles();
    proptest::sample::subsequence(all, 1..=most)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn moves_are_those_of_a_naive_calculator(
        pool in tiles(5), level in 0u8..5, bonus in 0u8..3, conditions in 0u8..3, gollum: bool, count in 1u8..4,
    ) {
        let cup = few(&pool, &[]);
        let hunted = Move { level, bonus, conditions, gollum, moves: count };
        let quick = moves(&cup, hunted);
        // A pool that holds nothing standard runs dry, which the naive one leaves to the test of rules.
        prop_assume!(pool.iter().any(|tile| tile.is_standard()) || pool.len() > usize::from(count));
        let (success, reveal, damage) = naively(&cup.pool.tiles(), hunted, &mut Vec::new());
        for (one, other) in [(quick.success, success), (quick.reveal, reveal), (quick.damage, damage)] {
            prop_assert!((one.about() - other).abs() < 1e-9, "{one:?} {other}");
        }
    }

    #[test]
    fn climbs_are_those_of_a_naive_calculator(
        pool in tiles(6), corruption in 0u8..12, eye in 1u8..6, spare in 0u8..5, gollum: bool, step in 1u8..5,
    ) {
        prop_assume!(pool.iter().any(|tile| tile.is_standard()));
        let cup = few(&pool, &[]);
        let from = Climb { step, corruption, revealed: false, gollum, eye, spare };
        let quick = climb(&cup, from);
        let (arrives, dice, corrupted) = climb_naively(&cup.pool.tiles(), &[], from, 0.0);
        prop_assert!((quick.arrives.about() - arrives).abs() < 1e-9);
        if arrives > 0.0 {
            prop_assert!((quick.dice.about() - dice / arrives).abs() < 1e-9);
            prop_assert!((quick.corruption.about() - corrupted / arrives).abs() < 1e-9);
        }
    }
}
