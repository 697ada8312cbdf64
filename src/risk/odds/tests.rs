//! The chances of battles, against the page's numbers and by other ways of counting.

use super::*;
use crate::books::Ratio;
use proptest::prelude::*;

const BEST: Way = Way { stop: 1, best: true };

fn target(defenders: u16, net: i8) -> Target {
    Target { defenders, net }
}

fn near(number: f64, told: f64, within: f64) {
    assert!((number - told).abs() <= within, "{number}, {told}");
}

/// Numbers to check, 15 to 24.
#[test]
fn k28_whole_battles() {
    for (stack, defenders, net, chance, attackers, defended) in [
        (4, 2, 0, 0.655954, 1.41, 1.44),
        (10, 10, 0, 0.479935, 6.96, 7.73),
        (11, 10, 0, 0.567593, 7.31, 8.24),
        (11, 10, 1, 0.875097, 4.82, 9.57),
        (11, 10, -1, 0.266777, 8.96, 6.62),
        (11, 10, -2, 0.082367, 9.73, 5.27),
        (30, 25, 0, 0.819174, 20.53, 24.08),
    ] {
        let fought = battle(stack, target(defenders, net), TO_THE_END);
        near(fought.chance(), chance, 5e-7);
        // A battle without a winner yet has none: what is left of the attacker is 1, or what he has taken it with.
        let left: f64 = (0_u32..).zip(fought.left()).map(|(left, chance)| f64::from(left) * chance).sum();
        let lost = f64::from(stack) - left - (1.0 - fought.chance());
        near(lost, attackers, 0.00501);
        // Each roll costs as many battalions as pairs met: the defenders lose what the attackers do not.
        let pairs = mean_pairs(stack, defenders, net);
        near(pairs - lost, defended, 0.00501);
    }
    near(battle(30, target(25, 0), TO_THE_END).rolls, 22.78, 0.005);
}

/// How many battalions are lost in all, by all ways in which the dice can fall.
fn mean_pairs(stack: u16, defenders: u16, net: i8) -> f64 {
    let mut known = std::collections::HashMap::new();
    fn pairs(at: (u16, u16), net: i8, known: &mut std::collections::HashMap<(u16, u16), f64>) -> f64 {
        if at.0 < 2 || at.1 == 0 {
            return 0.0;
        }
        if let Some(mean) = known.get(&at) {
            return *mean;
        }
        let chances = chances(attack_dice(at.0), defence_dice(at.1), net);
        let all = chances.pairs as u16;
        let then = |lost: u16| (at.0 - lost, at.1 - (all - lost));
        let mean = f64::from(all)
            + (0..=all).map(|lost| chances.about(lost.into()) * pairs(then(lost), net, known)).sum::<f64>();
        known.insert(at, mean);
        mean
    }
    pairs((stack, defenders), net, &mut known)
}

/// Numbers to check, 25 and 26; and the line of the shelf.
#[test]
fn k31_the_defender_throws_what_is_better_for_him() {
    for (stack, defenders, net, best) in [
        (11, 10, -2, 0.043515),
        (21, 20, -2, 0.010965),
        (11, 10, -1, 0.266777),
        (5, 2, -2, 0.425050),
        (41, 22, -2, 0.338974),
        (9, 7, -2, 0.1047),
    ] {
        near(
            battle(stack, target(defenders, net), BEST).chance(),
            best,
            if stack == 9 { 5e-5 } else { 5e-7 },
        );
    }
    for (stack, defenders, two) in [(5, 2, 0.472045), (21, 20, 0.035225), (41, 22, 0.592935), (9, 7, 0.1630)]
    {
        let within = if stack == 9 { 5e-5 } else { 5e-7 };
        near(battle(stack, target(defenders, -2), TO_THE_END).chance(), two, within);
    }
}

/// K31 says where one die is better and where two are.
#[test]
fn k31_one_die_or_two() {
    let dice = |stack, defenders, net| Table::of(stack, target(defenders, net), BEST).dice(stack, defenders);
    for stack in 2..=30 {
        for defenders in 2..=30 {
            assert_eq!((dice(stack, defenders, 0), dice(stack, defenders, 1)), (2, 2));
        }
    }
    for (stack, defenders, one) in [(3, 2, true), (4, 2, true), (10, 10, true), (2, 5, false), (3, 20, false)]
    {
        assert_eq!(dice(stack, defenders, -2) == 1, one, "{stack}, {defenders}");
    }
    assert_eq!((dice(4, 15, -1), dice(4, 16, -1), dice(10, 10, -1)), (2, 1, 2));
}

/// Numbers to check, 27 and 28.
#[test]
fn k28_down_to_a_stack_and_what_it_costs() {
    near(battle(8, target(5, 0), Way { stop: 4, best: false }).chance(), 0.507141, 5e-7);
    let fought = battle(8, target(5, 0), TO_THE_END);
    let mut lost: Vec<f64> = fought.left().collect();
    lost.reverse();
    lost[7] += fought.ended[1];
    for (lost, told) in lost.iter().zip([0.0911, 0.1238, 0.1468, 0.1454, 0.1216, 0.0727, 0.0350, 0.2636]) {
        near(*lost, told, 5e-5);
    }
}

/// Numbers to check, 29 to 31; and the line of the shelf.
#[test]
fn k29_territory_after_territory() {
    for (stack, targets, links) in [
        (20, &[(3, 0), (5, 0), (2, 0)][..], &[(0.999858, 17.70), (0.984606, 12.85), (0.949377, 10.67)][..]),
        (20, &[(3, 1), (5, 0), (2, 0)], &[(0.999998, 18.71), (0.993494, 13.76), (0.972383, 11.44)]),
        (
            12,
            &[(1, 0), (1, 0), (1, 0), (1, 0)],
            &[(0.999985, 11.48), (0.999691, 9.97), (0.997095, 8.47), (0.983389, 7.04)],
        ),
    ] {
        // The Leader moves along: in the second line he meets a Stronghold, then another Leader.
        let targets: Vec<Target> = targets.iter().map(|(defenders, net)| target(*defenders, *net)).collect();
        for (link, (chance, left)) in chain(stack, &targets, TO_THE_END).iter().zip(links) {
            near(link.chance, *chance, 5e-7);
            near(link.left.unwrap(), *left, 0.00501);
        }
    }
}

/// Numbers to check, 32; and the line of the shelf.
#[test]
fn how_large_a_stack_is_needed() {
    for (percent, targets, stack) in [
        (50, &[(10, 0)][..], Some(11)),
        (80, &[(10, 0)], Some(15)),
        (90, &[(10, 0)], Some(17)),
        (80, &[(10, -1)], Some(20)),
        (80, &[(10, -2)], Some(25)),
        (80, &[(7, -1)], Some(15)),
        (80, &[(7, 0), (4, 1)], Some(15)),
        (50, &[(12, -2)], Some(22)),
        (99, &[(999, -3)], None),
    ] {
        let targets: Vec<Target> = targets.iter().map(|(defenders, net)| target(*defenders, *net)).collect();
        assert_eq!(needed(percent, &targets), stack, "{percent} %, {targets:?}");
    }
}

/// The least likely is not nothing.
#[test]
fn what_is_least_likely_is_not_lost() {
    let [link] = chain(2, &[target(999, 0)], TO_THE_END)[..] else { panic!() };
    assert_eq!((link.chance, link.left), (0.0, Some(2.0)));
    let [_, cannot] = chain(2, &[target(1, 0), target(1, 0)], TO_THE_END)[..] else { panic!() };
    assert_eq!((cannot.chance, cannot.left), (0.0, None));
}

/// Chances in whole numbers, in parts of `WHOLE`: certainly not more than the true one, and certainly not less.
type Between = [u128; 2];
const WHOLE: u128 = 1 << 100;

/// A battle from the defender's side, in whole numbers: by defenders, then by stack. `then` is what a stack is worth that
/// has taken the territory.
fn bounds(most: u16, of: Target, way: Way, then: impl Fn(u16) -> Between) -> Vec<Vec<Between>> {
    let mut rows: Vec<Vec<Between>> = vec![(0..=most).map(then).collect()];
    for defenders in 1..=of.defenders {
        let mut row = vec![[0; 2]; usize::from(most) + 1];
        for stack in way.stop.max(1) + 1..=most {
            let with = |dice: usize| {
                let chances = chances(attack_dice(stack), dice, of.net);
                let (pairs, all) = (chances.pairs as u16, u128::from(chances.cases.iter().sum::<u16>()));
                let sum = |bound: usize| -> u128 {
                    let each = (0..=pairs).map(|lost| {
                        let row: &[Between] = match defenders - (pairs - lost) {
                            still if still == defenders => &row,
                            still => &rows[usize::from(still)],
                        };
                        u128::from(chances.cases[usize::from(lost)]) * row[usize::from(stack - lost)][bound]
                    });
                    each.sum()
                };
                [sum(0) / all, sum(1).div_ceil(all)]
            };
            let two = with(defence_dice(defenders));
            let one = if way.best { with(1) } else { two };
            row[usize::from(stack)] = [two[0].min(one[0]), two[1].min(one[1])];
        }
        rows.push(row);
    }
    rows
}

/// K31 takes chances for the same that are 10⁻¹² apart, and so may be off by a few of them.
fn is_between(chance: f64, [least, most]: Between, way: Way) {
    let within = if way.best { 1e-10 } else { 1e-12 };
    assert!(most - least < WHOLE >> 60);
    let [least, most] = [least, most].map(|part| part as f64 / WHOLE as f64);
    assert!((least - within..=most + within).contains(&chance), "{chance}: {least}, {most}");
}

/// Up to 100 against 100, with every net that Leaders, Strongholds and cards make: right to far more than six decimals.
#[test]
fn k28_a_hundred_against_a_hundred() {
    for (net, best, stop) in (-3..=2).flat_map(|net| [(net, false, 1), (net, true, 1), (net, false, 20)]) {
        let (of, way) = (target(100, net), Way { stop, best });
        let (bounds, table) = (bounds(100, of, way, |_| [WHOLE; 2]), Table::of(100, of, way));
        for (row, bounds) in table.rows.iter().zip(&bounds) {
            row.iter().zip(bounds).for_each(|(chance, bounds)| is_between(*chance, *bounds, way));
        }
        // The other way round, from the attacker's side.
        for (stack, defenders) in [(100, 100), (100, 37), (41, 22), (63, 100)] {
            let fought = battle(stack, target(defenders, net), way);
            is_between(fought.chance(), bounds[usize::from(defenders)][usize::from(stack)], way);
        }
    }
}

/// K29: likewise territory after territory, and the stack that is needed for it.
#[test]
fn k29_a_hundred_in_all() {
    let targets = [target(30, 1), target(12, -1), target(25, 0), target(9, -2), target(24, 1)];
    let links = chain(150, &targets, TO_THE_END);
    let mut worth = vec![[WHOLE; 2]; usize::from(LARGEST_NEEDED) + 1];
    for of in targets.iter().rev() {
        let then = |stack: u16| if stack == 0 { [0; 2] } else { worth[usize::from(stack) - 1] };
        worth = bounds(LARGEST_NEEDED, *of, TO_THE_END, then).pop().unwrap();
    }
    is_between(links[4].chance, worth[150], TO_THE_END);
    for percent in [1, 50, 80, 99] {
        let least = worth.iter().position(|[least, _]| *least * 100 >= WHOLE * u128::from(percent));
        assert_eq!(needed(percent, &targets).map(usize::from), least, "{percent} %");
    }
}

/// A battle, by every way in which the dice can fall, in fractions.
fn counted(stack: u16, defenders: u16, net: i8, way: Way) -> Ratio {
    if defenders == 0 {
        return Ratio::ONE;
    }
    if stack <= way.stop.max(1) {
        return Ratio::ZERO;
    }
    let with = |dice: usize| -> Ratio {
        let chances = chances(attack_dice(stack), dice, net);
        let pairs = chances.pairs as u16;
        let each = chances.of_losses().map(|(lost, chance)| {
            let lost = lost as u16;
            chance * counted(stack - lost, defenders - (pairs - lost), net, way)
        });
        each.sum()
    };
    let two = with(defence_dice(defenders));
    if way.best && defenders > 1 && with(1) < two { with(1) } else { two }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// What is worked out row by row is what is counted out.
    #[test]
    fn battles_are_what_they_count_out_to(
        stack in 2u16..7, defenders in 1u16..5, net in -3i8..=2, stop in 1u16..4, best: bool
    ) {
        let way = Way { stop, best };
        let counted = counted(stack, defenders, net, way).about();
        let fought = battle(stack, target(defenders, net), way);
        prop_assert!((fought.chance() - counted).abs() < 1e-10);
        prop_assert!((fought.chance() + fought.ended.iter().sum::<f64>() - 1.0).abs() < 1e-10);
        let table = Table::of(stack, target(defenders, net), way);
        prop_assert!((table.chance(stack, defenders) - counted).abs() < 1e-10);
    }

    /// A larger stack is never worse: the smallest that is enough is the first.
    #[test]
    fn more_are_never_worse(defenders in 1u16..12, next in 1u16..6, net in -3i8..=2) {
        let targets = [target(defenders, net), target(next, net)];
        let chance = |stack| chain(stack, &targets, TO_THE_END)[1].chance;
        let mut before = 0.0;
        for stack in 2..30 {
            prop_assert!(chance(stack) >= before - 1e-12);
            before = chance(stack);
        }
        if let Some(stack) = needed(50, &targets) {
            prop_assert!(chance(stack) >= 0.5 - 1e-9 && (stack == 2 || chance(stack - 1) < 0.5));
        }
    }
}
