//! One roll of the dice: who may throw how many, how it is settled, and how likely each outcome is (K18 to K23).

use crate::books::{D6, Ratio};
use std::sync::LazyLock;

/// The most dice that each side throws, the attacker's first.
pub const MOST_DICE: [usize; 2] = [3, 2];
/// The nets that there are: a Leader and a card for the attacker, a Leader, a Stronghold and a card for the defender.
pub const NETS: std::ops::RangeInclusive<i8> = -3..=2;

/// K18: as many dice as an attacker may throw.
pub fn attack_dice(stack: u16) -> usize {
    usize::from(stack.saturating_sub(1)).min(MOST_DICE[0])
}

/// K19: as many dice as a defender may throw.
pub fn defence_dice(defenders: u16) -> usize {
    usize::from(defenders).min(MOST_DICE[1])
}

/// How many battalions each side loses, the attacker's first (K20). `net`: what the highest attack die has more (K21 to K23).
pub fn settle(attack: &[D6], defence: &[D6], net: i8) -> [u16; 2] {
    let sorted = |dice: &[D6]| {
        let mut pips: Vec<i8> = dice.iter().map(|die| die.pips() as i8).collect();
        pips.sort_by(|one, other| other.cmp(one));
        pips
    };
    let (mut attack, defence) = (sorted(attack), sorted(defence));
    if let Some(highest) = attack.first_mut() {
        *highest += net;
    }
    let pairs = attack.len().min(defence.len());
    let won = attack.iter().zip(&defence).filter(|(attack, defence)| attack > defence).count();
    [(pairs - won) as u16, won as u16]
}

/// How likely it is that the attacker loses 0, 1 or 2 in a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chances {
    pub cases: [u16; 3],
    /// How many pairs of dice meet: so many battalions are lost in all.
    pub pairs: usize,
}

impl Chances {
    fn of_all(attack: usize, defence: usize, net: i8) -> Self {
        let mut cases = [0; 3];
        let dice = attack + defence;
        for case in 0..6_usize.pow(dice as u32) {
            let faces: Vec<D6> = (0..dice).map(|die| D6::FACES[case / 6_usize.pow(die as u32) % 6]).collect();
            let [lost, _] = settle(&faces[..attack], &faces[attack..], net);
            cases[usize::from(lost)] += 1;
        }
        Self { cases, pairs: attack.min(defence) }
    }

    /// How likely each number of lost battalions is, from none to the number of pairs.
    pub fn of_losses(&self) -> impl Iterator<Item = (u64, Ratio)> + '_ {
        let all: u16 = self.cases.iter().sum();
        let ratio = move |cases: &u16| Ratio::of((*cases).into(), all.max(1).into());
        (0..).zip(self.cases[..=self.pairs].iter().map(ratio))
    }

    pub fn of_defenders_losses(&self) -> impl Iterator<Item = (u64, Ratio)> + '_ {
        self.of_losses().map(|(lost, chance)| (self.pairs as u64 - lost, chance))
    }

    /// How likely it is that the attacker loses so many: for what is worked out in many steps.
    pub fn about(&self, lost: usize) -> f64 {
        let all: u16 = self.cases.iter().sum();
        f64::from(self.cases[lost]) / f64::from(all.max(1))
    }
}

/// By the attacker's dice, the defender's, and the net.
static CHANCES: LazyLock<Vec<Chances>> = LazyLock::new(|| {
    let [attack, defence] = MOST_DICE.map(|most| 1..=most);
    let each = attack.flat_map(|attack| defence.clone().map(move |defence| (attack, defence)));
    each.flat_map(|(attack, defence)| NETS.map(move |net| Chances::of_all(attack, defence, net))).collect()
});

/// How likely each outcome of a roll is; a net that there is none of counts as the nearest.
pub fn chances(attack: usize, defence: usize, net: i8) -> Chances {
    let [attack, defence] =
        [(attack, 0), (defence, 1)].map(|(dice, side)| dice.clamp(1, MOST_DICE[side]) - 1);
    let net = (net.clamp(*NETS.start(), *NETS.end()) - NETS.start()) as usize;
    CHANCES.get((attack * MOST_DICE[1] + defence) * NETS.count() + net).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(pips: &[u8]) -> Vec<D6> {
        pips.iter().map(|pips| D6::try_from(*pips).unwrap()).collect()
    }

    /// Numbers to check, 1 to 12.
    #[test]
    fn how_likely_each_roll_is() {
        for (attack, defence, net, cases) in [
            (3, 2, 0, &[2890, 2611, 2275][..]),
            (3, 1, 0, &[855, 441]),
            (2, 2, 0, &[295, 420, 581]),
            (2, 1, 0, &[125, 91]),
            (1, 2, 0, &[55, 161]),
            (1, 1, 0, &[15, 21]),
            (3, 2, 1, &[3970, 2377, 1429]),
            (2, 1, 1, &[161, 55]),
            (3, 2, -1, &[1860, 3176, 2740]),
            (2, 1, -1, &[90, 126]),
            (3, 2, -2, &[998, 3828, 2950]),
            (2, 1, -2, &[58, 158]),
        ] {
            let chances = chances(attack, defence, net);
            assert_eq!(&chances.cases[..=chances.pairs], cases, "{attack} against {defence}, net {net}");
        }
    }

    /// Numbers to check, 13 and 14; the order in which dice fell does not matter.
    #[test]
    fn k20_how_rolls_are_settled() {
        for (attack, defence, net, lost) in [
            (&[6, 4, 1][..], &[5, 4][..], 0, [1, 1]),
            (&[1, 6, 4], &[4, 5], -1, [2, 0]),
            (&[6, 4, 1], &[5, 4], -2, [2, 0]),
            (&[6, 4, 1], &[5, 4], 1 - 2, [2, 0]),
            (&[5, 5], &[6, 6], 1, [2, 0]),
            (&[6], &[6], 1, [0, 1]),
            (&[6], &[6], 1 - 1, [1, 0]),
            (&[1], &[1, 1], 0, [1, 0]),
            (&[2, 6, 6], &[5], 0, [0, 1]),
        ] {
            assert_eq!(settle(&dice(attack), &dice(defence), net), lost, "{attack:?} : {defence:?}, {net}");
        }
    }

    #[test]
    fn k18_k19_who_may_throw_how_many() {
        let attack = [1, 2, 3, 4, 999].map(attack_dice);
        let defence = [0, 1, 2, 3, 999].map(defence_dice);
        assert_eq!((attack, defence), ([0, 1, 2, 3, 3], [0, 1, 2, 2, 2]));
    }
}
