//! The chances of whole battles, of several one after the other, and the stack that is needed (K28 to K31).
//!
//! They are sums over all ways in which the dice can fall, row by row in numbers of 53 bits: the error stays far below 10⁻⁹.

use super::roll::{MOST_DICE, attack_dice, chances, defence_dice};
use super::step::Army;

/// Chances that are nearer to each other are the same (K31).
const NEAR: f64 = 1e-12;
/// Below this a row is taken larger, so that what is least likely is not lost.
const SMALL: f64 = 1e-150;
const LARGER: f64 = 1e150;
/// The largest stack that `need` looks for.
pub const LARGEST_NEEDED: u16 = 200;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub defenders: u16,
    /// What the highest attack die has more there (K23).
    pub net: i8,
}

/// Those who are attacked by an army one after the other: its letters go along (K29).
pub fn against(attacker: Army, targets: &[Army]) -> Vec<Target> {
    let net = |defender: &Army| attacker.bonus() - defender.bonus();
    targets.iter().map(|army| Target { defenders: army.battalions, net: net(army) }).collect()
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
    pub fn mean(&self) -> Option<f64> {
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

/// A roll: how many battalions are lost in all, and how likely the attacker is to lose 0, 1 or 2 of them.
#[derive(Clone, Copy)]
struct Roll {
    pairs: u16,
    chances: [f64; 3],
}

/// All rolls at a net, by the attacker's dice, then the defender's.
struct Rolls([[Roll; MOST_DICE[1]]; MOST_DICE[0]]);

impl Rolls {
    fn at(net: i8) -> Self {
        let roll = |attack: usize, defence: usize| {
            let chances = chances(attack + 1, defence + 1, net);
            Roll { pairs: chances.pairs as u16, chances: [0, 1, 2].map(|lost| chances.about(lost)) }
        };
        Self(std::array::from_fn(|attack| std::array::from_fn(|defence| roll(attack, defence))))
    }

    /// What a roll can lead to: how likely it is, and how many are left of each.
    fn outcomes(&self, stack: u16, defenders: u16, dice: usize) -> impl Iterator<Item = (f64, u16, u16)> {
        let Roll { pairs, chances } = self.0[attack_dice(stack).max(1) - 1][dice.max(1) - 1];
        (0..=pairs).map(move |lost| {
            let left = (stack.saturating_sub(lost), defenders.saturating_sub(pairs - lost));
            (chances[usize::from(lost)], left.0, left.1)
        })
    }
}

/// The chances to take a territory, of each stack against each number of defenders; from the defender's side where he has a
/// choice.
pub struct Table {
    rows: Vec<Vec<f64>>,
    rolls: Rolls,
    way: Way,
}

impl Table {
    /// Of all stacks and defenders up to these. `then`: how likely it is to go on from a stack with which it was taken.
    fn up_to(stack: u16, target: Target, way: Way, then: impl Fn(usize) -> f64) -> Self {
        let Target { defenders, net } = target;
        let taken = (0..=usize::from(stack)).map(then).collect();
        let mut table = Self { rows: vec![taken], rolls: Rolls::at(net), way };
        for defenders in 1..=defenders {
            table.rows.push(vec![0.0; usize::from(stack) + 1]);
            for stack in way.stop.max(1) + 1..=stack {
                let (_, chance) = table.chosen(stack, defenders);
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
        self.rolls
            .outcomes(stack, defenders, dice)
            .map(|(chance, stack, defenders)| chance * self.chance(stack, defenders))
            .sum()
    }

    /// How many dice the defender throws, as many as he may or one if that is better for him (K31); and the chance then.
    fn chosen(&self, stack: u16, defenders: u16) -> (usize, f64) {
        let most = defence_dice(defenders);
        let with_most = self.with(stack, defenders, most);
        if !self.way.best || most == 1 {
            return (most, with_most);
        }
        let with_one = self.with(stack, defenders, 1);
        if with_one <= with_most - NEAR { (1, with_one) } else { (most, with_most) }
    }

    pub fn dice(&self, stack: u16, defenders: u16) -> usize {
        self.chosen(stack, defenders).0
    }
}

/// Fights one battle, from each stack that was left by the one before.
fn fight(before: Fought, target: Target, way: Way) -> Fought {
    let Target { defenders, net } = target;
    let floor = usize::from(way.stop.max(1));
    let stack = before.taken.len().saturating_sub(1);
    let table = way.best.then(|| Table::of(stack as u16, target, way));
    let all_rolls = Rolls::at(net);
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
            for (of_it, left, still) in all_rolls.outcomes(left, defenders, dice) {
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

pub fn battle(stack: u16, target: Target, way: Way) -> Fought {
    fight(Fought::standing(stack), target, way)
}

/// A territory of several that are attacked one after the other (K29).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Link {
    /// How likely it is that it is taken.
    pub chance: f64,
    /// How many battalions are in the fight then, in the mean: those that move in, and the one that stays in the territory that it
    /// was attacked from; nothing if it cannot be taken.
    pub left: Option<f64>,
}

/// The chances of each of several territories in turn (K29).
pub fn chain(stack: u16, targets: &[Target], way: Way) -> Vec<Link> {
    let mut fought = Fought::standing(stack);
    let attack = |target: &Target| {
        let taken = fight(std::mem::take(&mut fought), *target, way);
        let link = Link { chance: taken.chance(), left: taken.mean() };
        fought = taken.moved_on();
        link
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
mod tests;
