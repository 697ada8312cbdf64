//! What came of a roll: dice that met in pairs, who has won each, and what both sides lose by it.

use super::dice::die;
use super::{Drawn, MOMENT, Table};
use crate::risk::view::{Course, LastRoll};
use crate::window::pieces::{At, Mat, Side};

/// Where the last roll lies beside dice of the table that are told.
const LAST: At = [286.0, 96.0];

/// Two dice that met: which they were with their bonus, and whether the attacker's has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    pub(super) pips: [u8; 2],
    pub(super) counts: [i8; 2],
    pub(super) won: bool,
}

impl Pair {
    /// What is said of it: the attacker's is under the other, ties, or beats it.
    pub(super) fn met(&self, how: [&'static str; 3]) -> &'static str {
        how[(self.counts[0].cmp(&self.counts[1]) as i8 + 1) as usize]
    }
}

/// The pairs of a roll, the highest first; and the dice without a partner, the attacker's first.
pub(super) fn pairs(roll: &LastRoll, net: i8) -> (Vec<Pair>, [Vec<u8>; 2]) {
    let mut sides = roll.dice.clone().map(|dice| dice.iter().map(|die| die.pips()).collect::<Vec<u8>>());
    sides.iter_mut().for_each(|side| side.sort_unstable_by(|one, other| other.cmp(one)));
    let met = sides[0].len().min(sides[1].len());
    let pair = |at: usize| {
        let pips = [sides[0][at], sides[1][at]];
        let mut counts = pips.map(|it| it as i8);
        if at == 0 {
            counts[usize::from(net < 0)] += net.abs();
        }
        Pair { pips, counts, won: counts[0] > counts[1] }
    };
    let pairs = (0..met).map(pair).collect();
    let alone = sides.map(|side| side[met..].to_vec());
    (pairs, alone)
}

/// So many of them as they stand there: nobody takes off −0.
pub(super) fn taken(off: u16) -> String {
    if off == 0 { "0".to_owned() } else { format!("−{off}") }
}

/// The dice of this side in the last roll of a fight, the highest first: so large, and the next one so far along.
pub(super) fn last<M>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    course: &Course,
    side: usize,
    ([x, y], large, [along, down]): (At, f32, At),
) {
    let Some(roll) = course.rolls.last() else { return };
    let of = [Some(table.present().into()), course.fight.against][side];
    let (pairs, alone) = pairs(roll, course.fight.net());
    let met = pairs.iter().map(|pair| (pair.pips[side], (pair.won == (side == 0), false)));
    for (at, (pips, how)) in met.chain(alone[side].iter().map(|pips| (*pips, (false, true)))).enumerate() {
        die(mat, table, [x + at as f32 * along, y + at as f32 * down], large, (of, pips), how);
    }
}

/// The last roll beside dice of the table, until the next one is told.
pub(super) fn before(mat: &mut Drawn, table: &Table<'_>) {
    let course = table.view.course.as_ref();
    let Some((course, roll)) = course.and_then(|course| Some((course, course.rolls.last()?))) else { return };
    let ink = (mat.tints().faint, Side::To, false);
    mat.fits([MOMENT[0], LAST[1] - 10.0], 98.0, 13.0, ink, &table.say("map-roll-before", &[]));
    let holders = [Some(table.present().into()), course.fight.against];
    for (side, holder) in holders.into_iter().enumerate() {
        let x = LAST[0] + side as f32 * 30.0;
        last(mat, table, course, side, ([x, LAST[1]], 26.0, [0.0, 30.0]));
        let ink = table.inks(holder).accent;
        mat.bold([x + 13.0, LAST[1] + 106.0], 16.0, ink, Side::About, taken(roll.lost[side]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::D6;

    /// K20 to K23: as they are drawn they are settled.
    #[test]
    fn dice_are_drawn_as_they_are_settled() {
        let dice = |pips: &[u8]| pips.iter().map(|it| D6::try_from(*it).unwrap()).collect::<Vec<_>>();
        for (attack, defence, net) in [
            (&[6, 4, 1][..], &[5, 4][..], 0),
            (&[1, 6, 4], &[4, 5], -1),
            (&[5, 5], &[6, 6], 1),
            (&[6], &[6], 1),
            (&[1], &[1, 1], 0),
            (&[2, 6, 6], &[5], -2),
        ] {
            let lost = crate::risk::roll::settle(&dice(attack), &dice(defence), net);
            let roll = LastRoll { dice: [dice(attack), dice(defence)], lost };
            let (pairs, alone) = pairs(&roll, net);
            let won = pairs.iter().filter(|pair| pair.won).count() as u16;
            assert_eq!([pairs.len() as u16 - won, won], lost, "{attack:?} : {defence:?}, {net}");
            assert_eq!(alone.map(|side| side.len() + pairs.len()), [attack.len(), defence.len()]);
        }
    }
}
