//! Lamps: hope that is there, that goes out, and that is gone.

use super::signs::fate::{LAMP, LAMP_OUT, SLASH};
use super::{At, Mat};
use crate::window::paper::Paint;
use iced::Color;

impl<M> Mat<M> {
    /// A soft light around a point.
    pub fn glow(&mut self, middle: At, radius: f32) {
        let gold = self.tints().gold;
        for (share, strength) in
            [(1.0, 0.022), (0.86, 0.024), (0.72, 0.028), (0.58, 0.034), (0.45, 0.04), (0.32, 0.05)]
        {
            self.circle(middle, radius * share, Paint::filled(Color { a: strength, ..gold }));
        }
    }

    /// Lamps in a row: so many burn, of which those above `would` go out, and `top` there are.
    pub fn lamps(&mut self, [x, y]: At, side: f32, apart: f32, (burn, would, top): (u8, u8, u8)) {
        let tints = self.tints();
        for lamp in 0..top {
            let corner = [x + f32::from(lamp) * apart, y];
            if lamp < burn.min(would) {
                self.glow([corner[0] + side / 2.0, corner[1] + side * 0.53], side * 0.7);
                self.sign(LAMP, corner, side, tints.gold);
            } else if lamp < burn {
                self.gone(LAMP_OUT, corner, side, tints.red);
            } else {
                self.sign(LAMP_OUT, corner, side, tints.dim);
            }
        }
    }

    /// Something that goes: struck through.
    pub fn gone(&mut self, sign: super::Sign, corner: At, side: f32, color: Color) {
        let gold = self.tints().gold;
        self.sign(sign, corner, side, color);
        self.sign(SLASH, corner, side, if color == self.tints().red { color } else { gold });
    }
}
