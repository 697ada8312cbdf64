//! What stands for people and peoples: shields, figures with their names, medallions.

use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Side};

/// How a people stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It sleeps: dashed.
    Passive,
    /// It is roused.
    Active,
    /// It is at war.
    AtWar,
}

impl<M> Mat<M> {
    /// A column with a shield: what stands above it, its sign and its name.
    pub fn nation(
        &mut self,
        corner: At,
        size: At,
        (sign, shadow): (Sign, bool),
        (standing, lit): (Standing, Lit),
        said: [&str; 2],
    ) {
        let tints = self.tints();
        let [x, y] = corner;
        let [width, height] = size;
        let war = standing == Standing::AtWar;
        let edge = match lit {
            Lit::Ringed => (tints.gold, 1.8),
            Lit::Plain if war => (tints.gold, 1.2),
            Lit::Plain | Lit::Spent => (tints.rim, 1.2),
        };
        let fill = if war { tints.raised } else { tints.well };
        let paint = Paint::filled(fill).edged(edge.0, edge.1);
        self.plate(corner, size, 5.0, paint);
        let middle = x + width / 2.0;
        let above = if war { tints.gold } else { tints.faint };
        self.fits([middle, y + 19.0], width - 8.0, 14.0, (above, Side::About, war), said[0]);
        let ink = if standing == Standing::Passive { tints.faint } else { tints.ink };
        self.shield([middle - 21.0, y + height * 0.285], 42.0, (sign, shadow), standing);
        self.fits([middle, y + height - 12.0], width - 6.0, 13.5, (ink, Side::About, false), said[1]);
    }

    /// A figure with its name below, and dots for its level.
    pub fn figure(&mut self, [x, y]: At, side: f32, sign: Sign, lit: Lit, (name, level): (&str, u8)) {
        let tints = self.tints();
        let (ink, bold) = match lit {
            Lit::Ringed => (tints.gold, true),
            Lit::Plain => (tints.ink, false),
            Lit::Spent => (tints.dim, false),
        };
        self.sign(sign, [x - side / 2.0, y], side, ink);
        let name_ink = if lit == Lit::Spent { tints.faint } else { ink };
        self.fits(
            [x, y + side + 21.0],
            side * 1.55,
            (side * 0.29).max(14.0),
            (name_ink, Side::About, bold),
            name,
        );
        for dot in 0..level {
            let along = x + (f32::from(dot) - f32::from(level - 1) / 2.0) * 9.0;
            let color = if lit == Lit::Ringed { tints.gold } else { tints.faint };
            self.circle([along, y + side + 32.0], 3.0, Paint::filled(color));
        }
    }

    /// A round sign with words below: done, or to be done.
    pub fn medallion(
        &mut self,
        [x, y]: At,
        radius: f32,
        (sign, number): (Option<Sign>, &str),
        lit: Lit,
        said: &str,
    ) {
        let tints = self.tints();
        let (edge, ink) = match lit {
            Lit::Ringed => (tints.gold, tints.gold),
            Lit::Plain => (tints.rim, tints.faint),
            Lit::Spent => (tints.rim, tints.dim),
        };
        self.circle([x, y], radius, Paint::filled(tints.well).edged(edge, 1.5));
        match sign {
            Some(sign) => self.sign(sign, [x - radius * 0.62, y - radius * 0.62], radius * 1.24, ink),
            None => self.bold([x, y + radius * 0.28], radius * 0.8, ink, Side::About, number),
        }
        let below = if lit == Lit::Ringed { tints.ink } else { tints.faint };
        self.fits([x, y + radius + 24.0], radius * 2.8, 14.0, (below, Side::About, false), said);
    }
}
