//! Dice: of six pips, and with signs.

use super::{At, Mat, Sign};
use crate::window::paper::{Paint, Side};
use iced::Color;

/// How a die, a tile or a figure lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// It matters now: ringed with gold.
    Ringed,
    /// As it is.
    Plain,
    /// It counts no more.
    Spent,
}

impl Lit {
    /// What is chosen is ringed, and what cannot be is spent.
    pub fn of(chosen: bool, may: bool) -> Self {
        match (chosen, may) {
            (true, _) => Self::Ringed,
            (_, true) => Self::Plain,
            _ => Self::Spent,
        }
    }
}

/// Where pips are, in shares of the side: those of each number.
const LOW: f32 = 0.23;
const HIGH: f32 = 0.77;
const PIPS: [&[At]; 6] = [
    &[[0.5, 0.5]],
    &[[LOW, LOW], [HIGH, HIGH]],
    &[[LOW, LOW], [0.5, 0.5], [HIGH, HIGH]],
    &[[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
    &[[LOW, LOW], [HIGH, LOW], [0.5, 0.5], [LOW, HIGH], [HIGH, HIGH]],
    &[[LOW, LOW], [HIGH, LOW], [LOW, 0.5], [HIGH, 0.5], [LOW, HIGH], [HIGH, HIGH]],
];

impl<M> Mat<M> {
    /// The gold ring around something of this size.
    pub fn ringed(&mut self, [x, y]: At, [width, height]: At, round: f32) {
        let gold = self.tints().gold;
        let wide = (width * 0.06).clamp(3.0, 6.0);
        let size = [width + wide * 2.0, height + wide * 2.0];
        self.plate(
            [x - wide, y - wide],
            size,
            round + wide,
            Paint::line(gold, (width * 0.04).clamp(2.0, 4.0)),
        );
    }

    /// A die with pips; 0: not thrown yet.
    pub fn die(&mut self, corner: At, side: f32, pips: u8, lit: Lit) {
        let tints = self.tints();
        if lit == Lit::Ringed {
            self.ringed(corner, [side; 2], side * 0.17);
        }
        let fill = if lit == Lit::Spent { tints.spent } else { tints.bone };
        self.painted_die(corner, side, pips, Paint::filled(fill), tints.on_bone);
    }

    /// A die in colours of its own, with pips of this colour; 0: not thrown yet.
    pub fn painted_die(&mut self, [x, y]: At, side: f32, pips: u8, paint: Paint, ink: Color) {
        self.plate([x, y], [side; 2], side * 0.17, paint);
        match usize::from(pips).checked_sub(1).and_then(|at| PIPS.get(at)) {
            None => {
                let (middle, spent) = ([x + side / 2.0, y + side * 0.71], self.tints().spent);
                self.bold(middle, side * 0.62, spent, Side::About, "?");
            }
            Some(pips) => {
                for [along, down] in *pips {
                    let middle = [x + along * side, y + down * side];
                    self.circle(middle, side * 0.088, Paint::filled(ink));
                }
            }
        }
    }

    /// A die with a sign; `None`: its face is not known, or it lies there no more.
    pub fn face(&mut self, corner: At, side: f32, sign: Option<Sign>, (shadow, lit): (bool, Lit)) {
        let tints = self.tints();
        if lit == Lit::Ringed {
            self.ringed(corner, [side; 2], side * 0.18);
        }
        let (paint, ink) = match (lit, shadow) {
            (Lit::Spent, _) => (Paint::line(tints.rim, 1.2), tints.dim),
            (_, true) => (Paint::filled(tints.blood).edged(tints.red, 1.4), tints.on_blood),
            (_, false) => (Paint::filled(tints.bone).edged(tints.bone_edge, 1.0), tints.on_bone),
        };
        self.plate(corner, [side; 2], side * 0.18, paint);
        if let Some(sign) = sign {
            let share = 0.64;
            let inside = side * (1.0 - share) / 2.0;
            self.sign(sign, [corner[0] + inside, corner[1] + inside], side * share, ink);
        }
    }

    /// A place where a die would lie.
    pub fn hollow(&mut self, corner: At, side: f32) {
        let rim = self.tints().rim;
        self.plate(corner, [side; 2], side * 0.18, Paint::line(rim, 1.2));
    }
}
