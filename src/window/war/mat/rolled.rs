//! Before the Action dice are rolled: blank dice; where they are rolled on the table, what came is pressed die by die.

use super::{INSET, SIZE, Table, cup, dice, signs};
use crate::books::Throw;
use crate::language::war::{heard, names};
use crate::war::WarCommand as C;
use crate::war::die::Face;
use crate::war::nation::Side;
use crate::window::pieces::{self, Lit};
use crate::window::war::sight::{Sight, Wished, begin, give};

/// What was told of the roll so far, of each side.
pub(super) struct Told {
    pub faces: [Vec<Face>; 2],
    need: [usize; 2],
}

impl Told {
    pub fn of(sight: &Sight<'_>) -> Self {
        // Of the Shadow's dice nothing need be said yet.
        let whole = || heard(&format!("{} shadow", sight.typed));
        let faces = match sight.command().or_else(whole) {
            Some(C::Roll(Throw::Told(faces))) => faces,
            _ => Default::default(),
        };
        Self { faces, need: sight.view.to_roll().map(usize::from) }
    }

    /// Whose dice are told next; nobody's, where all are.
    pub fn next(&self) -> Option<Side> {
        let lacks = |side: &Side| self.faces[*side as usize].len() < self.need[*side as usize];
        [Side::Free, Side::Shadow].into_iter().find(lacks)
    }

    /// The command without this one.
    fn without(mut self, side: Side, number: usize, called: &str) -> Wished {
        self.faces[side as usize].remove(number);
        begin(C::Roll(Throw::Told(self.faces)), called)
    }

    /// The command with one more face; the last one gives it.
    fn with(mut self, side: Side, face: Face, called: &str) -> Wished {
        self.faces[side as usize].push(face);
        let next = self.next();
        let rolled = C::Roll(Throw::Told(self.faces));
        if next.is_none() { give(rolled) } else { begin(rolled, called) }
    }
}

pub(super) fn rolled(mat: &mut Table, sight: &Sight<'_>) {
    let called = sight.say("chip-roll-told");
    let tells = sight.by_hand || sight.begins("roll free");
    let next = Told::of(sight).next().filter(|_| tells);
    for side in [Side::Free, Side::Shadow] {
        let told = Told::of(sight);
        let (faces, need) = (&told.faces[side as usize], told.need[side as usize]);
        let left = need.saturating_sub(faces.len());
        let beside = sight.tell("mat-to-roll", &[("dice", left.into())]);
        dice::title(mat, sight, side, next == Some(side), &beside);
        for number in 0..need {
            let at = dice::place(side, number, need);
            let face = faces.get(number).map(|face| signs::face(*face));
            let lit = if next == Some(side) && number == faces.len() { Lit::Ringed } else { Lit::Plain };
            mat.face(at, dice::DIE, face, (side == Side::Shadow, lit));
            // One that was laid amiss is taken away again.
            if let Some(face) = faces.get(number) {
                let name = sight.words.pair(sight.say("can-back"), names::face(sight.words, *face));
                mat.place(at, [dice::DIE; 2], name, Told::of(sight).without(side, number, &called));
            }
        }
    }
    mat.rule([INSET, 178.0], [SIZE[0] - INSET, 178.0]);
    if let Some(side) = next {
        pad(mat, sight, side);
    }
    cup::cup(mat, sight, 271.0);
}

/// The faces of a die of this side, to be pressed as they came.
fn pad(mat: &mut Table, sight: &Sight<'_>, side: Side) {
    let tints = mat.tints();
    let asked = sight.tell("mat-what-came", &[("side", names::side(sight.words, side).into())]);
    mat.fits([INSET, 204.0], 260.0, 16.0, (tints.gold, pieces::Side::From, true), &asked);
    let how = sight.say("mat-press-each");
    mat.fits([INSET, 226.0], 260.0, 14.0, (tints.faint, pieces::Side::From, false), &how);
    let called = sight.say("chip-roll-told");
    for (number, face) in Face::shown(side).into_iter().enumerate() {
        let at = [310.0 + number as f32 * 88.0, 192.0];
        mat.face(at, 46.0, Some(signs::face(face)), (side == Side::Shadow, Lit::Plain));
        let name = names::face(sight.words, face);
        let below = [at[0] + 23.0, at[1] + 62.0];
        mat.fits(below, 86.0, 13.0, (tints.faint, pieces::Side::About, false), &name);
        let wish = Told::of(sight).with(side, face, &called);
        mat.place([at[0] - 20.0, at[1] - 4.0], [86.0, 68.0], name, wish);
    }
}
