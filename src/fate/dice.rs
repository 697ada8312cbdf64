//! Dice (F22 to F31): what a roll does, and the chances before it.

use super::terms::{Die, Face};
use crate::books::Ratio;

/// The six sides of a die in the order in which they are named.
pub type Sides = Vec<(Face, u8)>;

/// How many sides these are in all.
pub(super) fn sides_in_all(sides: &Sides) -> u8 {
    sides.iter().map(|(_, count)| count).sum()
}

pub fn chance_of(sides: &Sides, wanted: impl Fn(Face) -> bool) -> Ratio {
    let count: u8 = sides.iter().filter(|(face, _)| wanted(*face)).map(|(_, count)| count).sum();
    Ratio::of(count.into(), 6)
}

/// F23: whether a face costs hope.
pub fn is_harmful(face: Face, haven: bool) -> bool {
    face == Face::Weary || face == Face::Exposed && !haven
}

/// G11: whether a face is counted in `luck`.
pub fn is_counted(die: Die, face: Face, haven: bool) -> bool {
    match die {
        Die::Search => is_harmful(face, haven),
        Die::Battle => matches!(face, Face::Rout | Face::Exchange),
    }
}

/// The troops at a place, and what matters of it in a battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Field {
    pub friendly: u32,
    pub shadow: u32,
    /// F29: `overrun` takes nobody there.
    pub haven: bool,
    /// F18: a Nazgûl is present.
    pub nazgul: bool,
}

impl Field {
    /// F29 to F31: totals first, then capped by what stands there.
    #[must_use]
    pub fn after(self, faces: &[Face], valor: u32) -> Self {
        let (mut shadow, mut friendly) = (valor, 0);
        for face in faces {
            match face {
                Face::Rout => shadow += 1,
                Face::Exchange => (shadow, friendly) = (shadow + 1, friendly + 1),
                Face::Overrun if !self.haven => friendly += 1,
                Face::Nazgul if self.nazgul => friendly += 2,
                _ => {}
            }
        }
        Self {
            shadow: self.shadow.saturating_sub(shadow),
            friendly: self.friendly.saturating_sub(friendly),
            ..self
        }
    }

    /// Shadow troops, and no friendly ones (F33).
    pub fn is_lost(self) -> bool {
        self.shadow > 0 && self.friendly == 0
    }
}

/// What a battle gives before any reroll or Valor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Battle {
    /// No shadow troop is left.
    pub clear: Ratio,
    /// Friendly troops lost in the mean.
    pub lost: Ratio,
    /// Shadow troops are left, and no friendly ones.
    pub falls: Ratio,
}

pub fn battle(sides: &Sides, dice: u32, field: Field) -> Battle {
    let mut rolls: Vec<(Vec<Face>, Ratio)> = vec![(Vec::new(), Ratio::ONE)];
    for _ in 0..dice {
        let more = rolls.into_iter().flat_map(|(faces, chance)| {
            sides.iter().map(move |(face, count)| {
                ([faces.clone(), vec![*face]].concat(), chance * Ratio::of((*count).into(), 6))
            })
        });
        rolls = more.collect();
    }
    let nothing = Battle { clear: Ratio::ZERO, lost: Ratio::ZERO, falls: Ratio::ZERO };
    rolls.into_iter().fold(nothing, |mut sum, (faces, chance)| {
        let after = field.after(&faces, 0);
        if after.shadow == 0 {
            sum.clear += chance;
        }
        if after.is_lost() {
            sum.falls += chance;
        }
        sum.lost += chance * Ratio::whole((field.friendly - after.friendly).into());
        sum
    })
}

/// The chance that the place falls if this die is rolled once more, with the Valor told.
pub fn falls_after_reroll(sides: &Sides, field: Field, faces: &[Face], die: usize, valor: u32) -> Ratio {
    let falls = |(face, count): &(Face, u8)| {
        let mut faces = faces.to_vec();
        faces[die] = *face;
        let falls = field.after(&faces, valor).is_lost();
        if falls { Ratio::of((*count).into(), 6) } else { Ratio::ZERO }
    };
    sides.iter().map(falls).sum()
}

/// The chance that so many times of all tries something of this chance comes exactly so often.
fn exactly(tries: u32, times: u32, chance: Ratio) -> Ratio {
    let ways =
        (0..times).fold(1, |ways: u64, chosen| ways * u64::from(tries - chosen) / (u64::from(chosen) + 1));
    Ratio::whole(ways as i64) * chance.power(times) * chance.otherwise().power(tries - times)
}

/// How likely none of so many search dice costs hope, how likely one, and so on.
pub fn harmful(sides: &Sides, dice: u32, haven: bool) -> Vec<Ratio> {
    let harm = chance_of(sides, |face| is_harmful(face, haven));
    (0..=dice).map(|harmful| exactly(dice, harmful, harm)).collect()
}

/// The chance that hope stays at 1 at least. Each Resistance rerolls one harmful die while one too many is harmful.
pub fn lasts(sides: &Sides, dice: u32, haven: bool, hope: u32, resistance: u32) -> Ratio {
    let harm = chance_of(sides, |face| is_harmful(face, haven));
    let spare = hope.saturating_sub(1);
    (0..=dice)
        .map(|harmful| {
            let mended = match harmful.saturating_sub(spare) {
                0 => Ratio::ONE,
                few => (few..=resistance).map(|times| exactly(resistance, times, harm.otherwise())).sum(),
            };
            exactly(dice, harmful, harm) * mended
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(dice: u32, haven: bool, hope: u32, resistance: u32) -> String {
        lasts(&Die::Search.shipped(), dice, haven, hope, resistance).fraction()
    }

    fn odds(dice: u32, friendly: u32, shadow: u32, haven: bool, nazgul: bool) -> Battle {
        battle(&Die::Battle.shipped(), dice, Field { friendly, shadow, haven, nazgul })
    }

    /// C34 to C38, C71, and the shelf's page.
    #[test]
    fn searches_as_the_page_says() {
        for dice in 1..=7 {
            assert_eq!(lasts(&Die::Search.shipped(), dice, false, 1, 0), Ratio::of(1, 1 << dice));
            assert_eq!(lasts(&Die::Search.shipped(), dice, true, 1, 0), Ratio::of(2, 3).power(dice));
        }
        for (dice, haven, hope, resistance, wanted) in [
            (4, false, 2, 0, "5/16 (31.25 %)"),
            (4, true, 2, 0, "16/27 (59.26 %)"),
            (4, false, 4, 0, "15/16 (93.75 %)"),
            (4, false, 4, 1, "31/32 (96.88 %)"),
            (5, false, 2, 0, "3/16 (18.75 %)"),
            (5, false, 2, 1, "11/32 (34.38 %)"),
            (5, false, 2, 2, "1/2 (50.00 %)"),
            (5, false, 2, 3, "163/256 (63.67 %)"),
            (5, false, 3, 0, "1/2 (50.00 %)"),
            (5, false, 3, 1, "21/32 (65.63 %)"),
            (5, false, 3, 2, "99/128 (77.34 %)"),
            (5, true, 3, 0, "64/81 (79.01 %)"),
            // C42: Mount Doom at hope 4 with 2 enemies, and the shelf's at hope 5 with 3.
            (6, false, 4, 0, "21/32 (65.63 %)"),
            (6, false, 4, 1, "99/128 (77.34 %)"),
            (6, false, 4, 2, "219/256 (85.55 %)"),
            (6, false, 4, 3, "233/256 (91.02 %)"),
            (6, false, 5, 0, "57/64 (89.06 %)"),
            (6, false, 5, 1, "15/16 (93.75 %)"),
        ] {
            assert_eq!(search(dice, haven, hope, resistance), wanted, "{dice} dice, hope {hope}");
        }
    }

    /// C39 to C41: by hope from 8 down.
    #[test]
    fn mount_doom_as_the_page_says() {
        for (enemies, wanted) in [
            (0, [(1, 1), (1, 1), (1, 1), (1, 1), (15, 16), (1, 2), (7, 64), (1, 128)]),
            (2, [(1, 1), (1, 1), (1, 1), (31, 32), (21, 32), (29, 128), (1, 16), (1, 128)]),
            (4, [(1, 1), (1, 1), (63, 64), (99, 128), (1, 2), (29, 128), (1, 16), (1, 128)]),
        ] {
            for (hope, (above, below)) in (1..=8).rev().zip(wanted) {
                let dice = (enemies + 8 - hope).min(7);
                let lasts = lasts(&Die::Search.shipped(), dice, false, hope, 0);
                assert_eq!(lasts, Ratio::of(above, below), "{enemies} enemies, hope {hope}");
            }
        }
    }

    /// C44 to C47, C74 to C76, and the shelf's page.
    #[test]
    fn battles_as_the_page_says() {
        for (dice, friendly, shadow, haven, nazgul, clear, lost, falls) in [
            (2, 1, 2, true, false, "4/9 (44.44 %)", "0.56", "2/9 (22.22 %)"),
            (1, 3, 2, false, false, "0 (0.00 %)", "0.50", "0 (0.00 %)"),
            (2, 3, 2, false, false, "4/9 (44.44 %)", "1.00", "0 (0.00 %)"),
            (3, 3, 2, true, true, "20/27 (74.07 %)", "1.83", "7/54 (12.96 %)"),
            (1, 1, 1, false, true, "2/3 (66.67 %)", "0.67", "1/3 (33.33 %)"),
            (1, 3, 3, true, true, "0 (0.00 %)", "0.67", "0 (0.00 %)"),
            (2, 3, 3, true, true, "0 (0.00 %)", "1.31", "5/36 (13.89 %)"),
            (3, 3, 3, true, true, "8/27 (29.63 %)", "1.83", "8/27 (29.63 %)"),
        ] {
            let odds = odds(dice, friendly, shadow, haven, nazgul);
            let told = [odds.clear.fraction(), odds.lost.mean(), odds.falls.fraction()];
            assert_eq!(told, [clear, lost, falls], "{dice} dice, {friendly} against {shadow}");
        }
        for (shadow, friendly, nazgul, falls) in
            [(2, 1, true, "5/12 (41.67 %)"), (4, 2, false, "7/27 (25.93 %)"), (4, 2, true, "5/8 (62.50 %)")]
        {
            assert_eq!(odds(shadow.min(3), friendly, shadow, true, nazgul).falls.fraction(), falls);
        }
        assert_eq!(odds(3, 3, 2, false, false).clear, Ratio::of(20, 27));
        assert_eq!(odds(3, 3, 2, false, false).lost, Ratio::of(3, 2));
    }

    /// C48.
    #[test]
    fn one_die_more_as_the_page_says() {
        let field = Field { friendly: 1, shadow: 3, haven: true, nazgul: false };
        let faces = [Face::Exchange, Face::Nazgul];
        let falls = |die| falls_after_reroll(&Die::Battle.shipped(), field, &faces, die, 0).fraction();
        assert_eq!([falls(0), falls(1)], ["1/3 (33.33 %)", "1 (100.00 %)"]);
    }
}
