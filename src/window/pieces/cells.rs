//! Small boxes that are pressed: a sign, a number, a name; and the marks that lead the eye.

use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Pen, Side};
use iced::Color;

impl<M> Mat<M> {
    /// How a box is painted, and what stands in it.
    fn cell(&self, lit: Lit) -> (Paint, Color) {
        let tints = self.tints();
        match lit {
            Lit::Ringed => (Paint::filled(tints.raised).edged(tints.gold, 1.6), tints.gold),
            Lit::Plain => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.ink),
            Lit::Spent => (Paint::filled(tints.panel).edged(tints.rim, 1.0), tints.dim),
        }
    }

    /// A box with a sign.
    pub fn sign_cell(&mut self, [x, y]: At, size: At, sign: Sign, lit: Lit) {
        let (paint, ink) = self.cell(lit);
        self.plate([x, y], size, 5.0, paint);
        let side = size[1].min(size[0]) * 0.7;
        self.sign(sign, [x + (size[0] - side) / 2.0, y + (size[1] - side) / 2.0], side, ink);
    }

    /// A box with a number or a word.
    pub fn word_cell(&mut self, [x, y]: At, size: At, word: &str, lit: Lit) {
        let (paint, ink) = self.cell(lit);
        self.plate([x, y], size, 5.0, paint);
        let letters = (size[1] * 0.52).min(18.0);
        let foot = [x + size[0] / 2.0, y + size[1] / 2.0 + letters * 0.33];
        self.fits(foot, size[0] - 6.0, letters, (ink, Side::About, lit == Lit::Ringed), word);
    }

    /// A box with a sign and a name.
    pub fn name_cell(&mut self, [x, y]: At, size: At, sign: Option<Sign>, name: &str, lit: Lit) {
        let (paint, ink) = self.cell(lit);
        self.plate([x, y], size, 4.0, paint);
        let letters = (size[1] * 0.58).min(if size[0] < 130.0 { 14.5 } else { 16.0 });
        let side = letters * 1.05;
        let mut along = x + 8.0;
        if let Some(sign) = sign {
            let faint = if lit == Lit::Plain { self.tints().faint } else { ink };
            self.sign(sign, [along, y + (size[1] - side) / 2.0], side, faint);
        }
        along += side + 6.0;
        let foot = [along, y + size[1] / 2.0 + letters * 0.34];
        let room = x + size[0] - along - 5.0;
        self.fits(foot, room, letters, (ink, Side::From, lit == Lit::Ringed), name);
    }

    /// A box of dashes: what is not there.
    pub fn dashed(&mut self, [x, y]: At, [width, height]: At, round: f32, color: Color) {
        let (right, below) = (x + width, y + height);
        let pens = vec![
            Pen::Begin([x + round, y]),
            Pen::Line([right - round, y]),
            Pen::Bend([right, y], [right, y + round]),
            Pen::Line([right, below - round]),
            Pen::Bend([right, below], [right - round, below]),
            Pen::Line([x + round, below]),
            Pen::Bend([x, below], [x, below - round]),
            Pen::Line([x, y + round]),
            Pen::Bend([x, y], [x + round, y]),
        ];
        self.outline(pens, Paint { dashed: true, ..Paint::line(color, 1.2) });
    }

    /// A bracket below what belongs together, so long.
    pub fn bracket(&mut self, [x, y]: At, long: f32, color: Color, width: f32) {
        let deep = width * 4.0;
        let pens = vec![
            Pen::Begin([x, y]),
            Pen::Line([x, y + deep]),
            Pen::Line([x + long, y + deep]),
            Pen::Line([x + long, y]),
        ];
        self.outline(pens, Paint::line(color, width));
    }
}
