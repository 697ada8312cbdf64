//! Dice (F22 to F31): what a roll does, and the chances before it.

use super::terms::{Die, Face};
use crate::books::Ratio;

/// The six sides of a die in the order in which they are named.
pub type Sides = Vec<(Face, u8)>;

/// The chance of each face.
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
    /// Friendly troops.
    pub friendly: u32,
    /// Shadow troops.
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

/// The chances of so many dice.
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
    let ways = (0..times).fold(1, |ways: u64, chosen| {
        ways * u64::from(tries - chosen) / (u64::from(chosen) + 1)
    });
    Ratio::whole(ways as i64) * chance.power(times) * chance.otherwise().power(tries - times)
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
