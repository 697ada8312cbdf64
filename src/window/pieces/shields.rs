//! Shields of peoples, and the pennant of whoever decides.

use super::{At, Mat, Sign, Standing, pennant};
use crate::window::paper::{Paint, Pen};

impl<M> Mat<M> {
    /// A shield so wide, with its sign.
    pub fn shield(&mut self, [x, y]: At, wide: f32, (sign, shadow): (Sign, bool), standing: Standing) {
        let tints = self.tints();
        let unit = wide / 42.0;
        let at = |along: f32, down: f32| [x + along * unit, y + down * unit];
        let pens = vec![
            Pen::Begin(at(0.0, 0.0)),
            Pen::Line(at(42.0, 0.0)),
            Pen::Line(at(42.0, 26.0)),
            Pen::Curve(at(42.0, 40.0), at(29.0, 46.0), at(21.0, 51.0)),
            Pen::Curve(at(13.0, 46.0), at(0.0, 40.0), at(0.0, 26.0)),
            Pen::Close,
        ];
        let (paint, ink) = match (standing, shadow) {
            (Standing::Passive, _) => (Paint { dashed: true, ..Paint::line(tints.faint, 1.4) }, tints.faint),
            (_, true) => (Paint::filled(tints.blood).edged(tints.red, 1.4), tints.on_blood),
            (_, false) => (Paint::filled(tints.bone).edged(tints.bone_edge, 1.0), tints.on_bone),
        };
        let paint = if standing == Standing::AtWar { paint.edged(tints.gold, 3.0) } else { paint };
        self.outline(pens, paint);
        self.sign(sign, at(7.0, 9.0), 28.0 * unit, ink);
    }

    /// A pennant so wide: whose it is to decide.
    pub fn pennant(&mut self, [x, y]: At, wide: f32, sign: Sign, shadow: bool) {
        let tints = self.tints();
        let pens = pennant([x, y], [wide, 1.44 * wide], 0.32 * wide);
        let (paint, ink) = if shadow {
            (Paint::filled(tints.blood).edged(tints.red, 2.0), tints.on_blood)
        } else {
            (Paint::filled(tints.bone).edged(tints.bone_edge, 2.0), tints.on_bone)
        };
        self.outline(pens, paint);
        self.sign(sign, [x + 0.16 * wide, y + 0.18 * wide], wide * 0.68, ink);
    }
}
