//! The chances of whole battles, of several one after the other, and the stack that is needed (K28 to K31).
//!
//! They are sums over all ways in which the dice can fall, row by row in numbers of 53 bits: the error stays far below 10⁻⁹.

use super::roll::{attack_dice, chances, defence_dice};

/// Chances that are nearer to each other are the same (K31).
const NEAR: f64 = 1e-12;
/// Below this a row is taken larger, so that what is least likely is not lost.
const SMALL: f64 = 1e-150;
/// By so much.
const LARGER: f64 = 1e150;
/// The largest stack that `need` looks for.
pub const LARGEST_NEEDED: u16 = 200;

/// Those who are attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// How many battalions.
    pub defenders: u16,
    /// What the highest attack die has more there (K23).
    pub net: i8,
}

/// How a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The attacker stops when his stack is so small.
    pub stop: u16,
    /// K31: the defender throws one die or two, whichever is better for him.
    pub best: bool,
}

/// K28: to the end, and with as many dice as each may throw.
pub const TO_THE_END: Way = Way { stop: 1, best: false };

/// What comes of a battle.
#[derive(Clone, Debug, Default)]
pub struct Fought {
    /// How likely it is that the territory is taken with so many battalions left, by their number; times `LARGER`, `larger` times.
    taken: Vec<f64>,
    larger: i32,
    /// How likely it is that the attack ends with so many left, and the territory is not taken, by their number.
    pub ended: Vec<f64>,
    /// The mean number of rolls.
    pub rolls: f64,
}

impl Fought {
    /// Nothing was fought yet: this stack stands there.
    fn standing(stack: u16) -> Self {
        let mut taken = vec![0.0; usize::from(stack) + 1];
        taken[usize::from(stack)] = 1.0;
        Self { taken, ..Self::default() }
    }

    /// How likely it is that the territory is taken.
    pub fn chance(&self) -> f64 {
        self.taken.iter().sum::<f64>() * LARGER.powi(-self.larger)
    }

    /// The mean of what is left in the cases in which it is taken; nothing if there is none of them.
    fn mean(&self) -> Option<f64> {
        let all: f64 = self.taken.iter().sum();
        let sum: f64 = (0_u32..).zip(&self.taken).map(|(left, chance)| f64::from(left) * chance).sum();
        (all > 0.0).then(|| sum / all)
    }

    /// How likely each stack is that is left when it is taken, by its number.
    pub fn left(&self) -> impl Iterator<Item = f64> + '_ {
        self.taken.iter().map(|chance| chance * LARGER.powi(-self.larger))
    }

    /// K29: all but one battalion move on.
    fn moved_on(self) -> Self {
        let mut taken: Vec<f64> = self.taken.into_iter().skip(1).collect();
        // Of one battalion none moves on.
        taken.resize(taken.len().max(1), 0.0);
        Self { taken, ..self }
    }
}

/// The chances to take a territory, of each stack against each number of defenders; from the defender's side where he has a
/// choice.
pub struct Table {
    /// By defenders, then by stack.
    rows: Vec<Vec<f64>>,
    net: i8,
    way: Way,
}

impl Table {
    /// Of all stacks and defenders up to these. `then`: how likely it is to go on from a stack with which it was taken.
    fn up_to(stack: u16, target: Target, way: Way, then: impl Fn(usize) -> f64) -> Self {
        let Target { defenders, net } = target;
        let taken = (0..=usize::from(stack)).map(then).collect();
        let mut table = Self { rows: vec![taken], net, way };
        for defenders in 1..=defenders {
            table.rows.push(vec![0.0; usize::from(stack) + 1]);
            for stack in way.stop.max(1) + 1..=stack {
                let dice = table.dice(stack, defenders);
                let chance = table.with(stack, defenders, dice);
                table.rows[usize::from(defenders)][usize::from(stack)] = chance;
            }
        }
        table
    }

    /// Of one territory alone.
    pub fn of(stack: u16, target: Target, way: Way) -> Self {
        Self::up_to(stack, target, way, |_| 1.0)
    }

    /// How likely it is that it is taken.
    fn chance(&self, stack: u16, defenders: u16) -> f64 {
        let row = self.rows.get(usize::from(defenders));
        row.and_then(|row| row.get(usize::from(stack))).copied().unwrap_or_default()
    }

    /// Likewise if the defender throws so many dice now.
    fn with(&self, stack: u16, defenders: u16, dice: usize) -> f64 {
        outcomes(stack, defenders, dice, self.net)
            .map(|(chance, stack, defenders)| chance * self.chance(stack, defenders))
            .sum()
    }

    /// How many dice the defender throws: as many as he may, or one if that is better for him (K31).
    pub fn dice(&self, stack: u16, defenders: u16) -> usize {
        let most = defence_dice(defenders);
        let is_one_better = || self.with(stack, defenders, 1) <= self.with(stack, defenders, most) - NEAR;
        if self.way.best && most > 1 && is_one_better() { 1 } else { most }
    }
}

/// What a roll can lead to: how likely it is, and how many are left of each.
fn outcomes(stack: u16, defenders: u16, dice: usize, net: i8) -> impl Iterator<Item = (f64, u16, u16)> {
    let chances = chances(attack_dice(stack), dice, net);
    let pairs = chances.pairs as u16;
    (0..=pairs).map(move |lost| {
        let left = (stack.saturating_sub(lost), defenders.saturating_sub(pairs - lost));
        (chances.about(usize::from(lost)), left.0, left.1)
    })
}

/// Fights one battle, from each stack that was left by the one before.
fn fight(before: Fought, target: Target, way: Way) -> Fought {
    let Target { defenders, net } = target;
    let floor = usize::from(way.stop.max(1));
    let stack = before.taken.len().saturating_sub(1);
    let table = way.best.then(|| Table::of(stack as u16, target, way));
    // What is passed on from each number of defenders to the two below it.
    let mut rows = [before.taken, vec![0.0; stack + 1], vec![0.0; stack + 1]];
    let (mut larger, mut rolls) = (before.larger, 0.0);
    let mut ended = vec![0.0; stack + 1];
    for defenders in (1..=defenders).rev() {
        let scale = LARGER.powi(-larger);
        for left in (0..=stack).rev() {
            let chance = rows[0][left];
            if left <= floor {
                ended[left] += chance * scale;
                continue;
            }
            if chance == 0.0 {
                continue;
            }
            rolls += chance * scale;
            let left = left as u16;
            let dice = table.as_ref().map_or(defence_dice(defenders), |table| table.dice(left, defenders));
            for (of_it, left, still) in outcomes(left, defenders, dice, net) {
                rows[usize::from(defenders - still)][usize::from(left)] += chance * of_it;
            }
        }
        rows.rotate_left(1);
        rows[2].fill(0.0);
        if rows.iter().flatten().all(|chance| *chance < SMALL) {
            larger += 1;
            rows.iter_mut().flatten().for_each(|chance| *chance *= LARGER);
        }
    }
    Fought { taken: std::mem::take(&mut rows[0]), larger, ended, rolls }
}

/// What comes of one battle.
pub fn battle(stack: u16, target: Target, way: Way) -> Fought {
    fight(Fought::standing(stack), target, way)
}

/// A territory of several that are attacked one after the other (K29).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Link {
    /// How likely it is that it is taken.
    pub chance: f64,
    /// How many battalions stand there then, in the mean; nothing if it cannot be taken.
    pub left: Option<f64>,
}

/// The chances of each of several territories in turn (K29).
pub fn chain(stack: u16, targets: &[Target], way: Way) -> Vec<Link> {
    let mut fought = Fought::standing(stack);
    let attack = |target: &Target| {
        fought = fight(std::mem::take(&mut fought), *target, way).moved_on();
        Link { chance: fought.chance(), left: fought.mean() }
    };
    targets.iter().map(attack).collect()
}

/// The smallest stack that takes all of these with this chance at least, in hundredths; nothing up to [`LARGEST_NEEDED`].
pub fn needed(percent: u8, targets: &[Target]) -> Option<u16> {
    // From the last to the first: how likely each stack is to take all that are left.
    let mut all = vec![1.0; usize::from(LARGEST_NEEDED) + 1];
    for target in targets.iter().rev() {
        let then = |stack: usize| all.get(stack.saturating_sub(1)).copied().unwrap_or_default();
        let table = Table::up_to(LARGEST_NEEDED, *target, TO_THE_END, then);
        all = table.rows.into_iter().next_back().unwrap_or_default();
    }
    let wanted = f64::from(percent) / 100.0 - NEAR;
    (2..=LARGEST_NEEDED).find(|stack| all.get(usize::from(*stack)).is_some_and(|chance| *chance >= wanted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::Ratio;
    use proptest::prelude::*;

    const BEST: Way = Way { stop: 1, best: true };

    fn target(defenders: u16, net: i8) -> Target {
        Target { defenders, net }
    }

    fn near(number: f64, told: f64, within: f64) {
        assert!((number - told).abs() <= within, "{number} is not {told}");
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
                + (0..=all)
                    .map(|lost| chances.about(lost.into()) * pairs(then(lost), net, known))
                    .sum::<f64>();
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
        for (stack, defenders, two) in
            [(5, 2, 0.472045), (21, 20, 0.035225), (41, 22, 0.592935), (9, 7, 0.1630)]
        {
            let within = if stack == 9 { 5e-5 } else { 5e-7 };
            near(battle(stack, target(defenders, -2), TO_THE_END).chance(), two, within);
        }
    }

    /// K31 says where one die is better and where two are.
    #[test]
    fn k31_one_die_or_two() {
        let dice =
            |stack, defenders, net| Table::of(stack, target(defenders, net), BEST).dice(stack, defenders);
        for stack in 2..=30 {
            for defenders in 2..=30 {
                assert_eq!((dice(stack, defenders, 0), dice(stack, defenders, 1)), (2, 2));
            }
        }
        for (stack, defenders, one) in
            [(3, 2, true), (4, 2, true), (10, 10, true), (2, 5, false), (3, 20, false)]
        {
            assert_eq!(dice(stack, defenders, -2) == 1, one, "{stack} against {defenders}");
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
        for (lost, told) in lost.iter().zip([0.0911, 0.1238, 0.1468, 0.1454, 0.1216, 0.0727, 0.0350, 0.2636])
        {
            near(*lost, told, 5e-5);
        }
    }

    /// Numbers to check, 29 to 31; and the line of the shelf.
    #[test]
    fn k29_territory_after_territory() {
        for (stack, targets, links) in [
            (
                20,
                &[(3, 0), (5, 0), (2, 0)][..],
                &[(0.999858, 16.70), (0.984606, 11.85), (0.949377, 9.67)][..],
            ),
            (20, &[(3, 1), (5, 0), (2, 0)], &[(0.999998, 17.71), (0.993494, 12.76), (0.972383, 10.44)]),
            (
                12,
                &[(1, 0), (1, 0), (1, 0), (1, 0)],
                &[(0.999985, 10.48), (0.999691, 8.97), (0.997095, 7.47), (0.983389, 6.04)],
            ),
        ] {
            // The Leader moves along: in the second line he meets a Stronghold, then another Leader.
            let targets: Vec<Target> =
                targets.iter().map(|(defenders, net)| target(*defenders, *net)).collect();
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
            let targets: Vec<Target> =
                targets.iter().map(|(defenders, net)| target(*defenders, *net)).collect();
            assert_eq!(needed(percent, &targets), stack, "{percent} % of {targets:?}");
        }
    }

    /// The least likely is not nothing.
    #[test]
    fn what_is_least_likely_is_not_lost() {
        let [link] = chain(2, &[target(999, 0)], TO_THE_END)[..] else { panic!("one territory") };
        assert_eq!((link.chance, link.left), (0.0, Some(1.0)));
        let [_, cannot] = chain(2, &[target(1, 0), target(1, 0)], TO_THE_END)[..] else { panic!("two") };
        assert_eq!((cannot.chance, cannot.left), (0.0, None));
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
}
