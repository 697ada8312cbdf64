//! What is pressed and says so: keys with a word, rows with a sign and two lines, ticks with their numbers.

use super::signs::fate::TICK;
use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Side};

/// A row that is pressed.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Row {
    /// Before it.
    pub sign: Option<Sign>,
    pub title: String,
    /// Below that.
    pub below: String,
    /// At its end.
    pub number: String,
}

impl<M> Mat<M> {
    /// How what is pressed is painted.
    fn pressed(&self, lit: Lit) -> Paint {
        let tints = self.tints();
        match lit {
            Lit::Ringed => Paint::filled(tints.raised).edged(tints.gold, 1.6),
            Lit::Plain => Paint::filled(tints.well).edged(tints.rim, 1.0),
            Lit::Spent => Paint::filled(tints.panel).edged(tints.rim, 0.6),
        }
    }

    fn inks(&self, lit: Lit) -> (iced::Color, iced::Color) {
        let tints = self.tints();
        match lit {
            Lit::Ringed => (tints.gold, tints.gold),
            Lit::Plain => (tints.ink, tints.faint),
            Lit::Spent => (tints.faint, tints.dim),
        }
    }

    /// A key with a word about its middle.
    pub fn key(&mut self, corner: At, size: At, letters: f32, label: &str, lit: Lit) {
        let paint = self.pressed(lit);
        self.plate(corner, size, 4.0, paint);
        let (ink, _) = self.inks(lit);
        let at = [corner[0] + size[0] / 2.0, corner[1] + size[1] / 2.0 + letters * 0.34];
        self.fits(at, size[0] - 8.0, letters, (ink, Side::About, lit == Lit::Ringed), label);
    }

    /// A key with a sign before its word.
    pub fn deed(&mut self, corner: At, size: At, sign: Sign, label: &str, lit: Lit) {
        let paint = self.pressed(lit);
        self.plate(corner, size, 5.0, paint);
        let (ink, faint) = self.inks(lit);
        let [x, y] = [corner[0], corner[1] + size[1] / 2.0];
        self.sign(sign, [x + 12.0, y - 12.0], 24.0, faint);
        let most = size[0] - 54.0;
        self.fits([x + 46.0, y + 6.0], most, 17.0, (ink, Side::From, lit == Lit::Ringed), label);
    }

    /// A row: a sign, what it is, and below that what comes of it.
    pub fn row(&mut self, corner: At, size: At, row: &Row, lit: Lit) {
        let paint = self.pressed(lit);
        self.plate(corner, size, 5.0, paint);
        self.lines(corner, size, row, lit);
    }

    /// The same, with nothing around it.
    pub fn lines(&mut self, [x, y]: At, [width, height]: At, row: &Row, lit: Lit) {
        let tints = self.tints();
        let (ink, faint) = self.inks(lit);
        let sign = if lit == Lit::Plain { tints.ink } else { faint };
        let tall = height > 44.0;
        let side = if tall { 30.0 } else { 22.0 };
        let left = x + if row.sign.is_some() { 32.0 + side } else { 18.0 };
        if let Some(it) = row.sign {
            self.sign(it, [x + 17.0, y + (height - side) / 2.0], side, sign);
        }
        let room = x + width - left - 12.0;
        let number = if row.number.is_empty() { 0.0 } else { 60.0 };
        if row.below.is_empty() || !tall {
            let at = [left, y + height / 2.0 + 6.0];
            self.fits(at, room - number, 16.0, (ink, Side::From, tall), &row.title);
            if !tall && !row.below.is_empty() {
                let at = [x + width - 12.0, y + height / 2.0 + 5.0];
                self.fits(at, room * 0.45, 14.0, (tints.faint, Side::To, false), &row.below);
            }
        } else {
            let middle = y + height / 2.0;
            self.fits([left, middle - 4.0], room - number, 18.0, (ink, Side::From, true), &row.title);
            let below = if lit == Lit::Spent { faint } else { tints.faint };
            let most = room - number;
            self.fits([left, middle + 17.0], most, 14.5, (below, Side::From, false), &row.below);
        }
        let at = [x + width - 14.0, y + height / 2.0 + 7.0];
        self.bold(at, 20.0, ink, Side::To, row.number.as_str());
    }

    /// A number to be ticked, or that is.
    pub fn ticked(&mut self, middle: At, radius: f32, number: &str, lit: Lit) {
        let tints = self.tints();
        let paint = match lit {
            Lit::Spent => Paint::filled(tints.raised).edged(tints.gold, 1.3),
            Lit::Ringed => Paint::filled(tints.well).edged(tints.gold, 1.3),
            Lit::Plain => Paint::filled(tints.well).edged(tints.rim, 1.3),
        };
        self.circle(middle, radius, paint);
        if lit == Lit::Spent {
            let side = radius * 1.36;
            self.sign(TICK, [middle[0] - side / 2.0, middle[1] - side / 2.0], side, tints.gold);
        } else {
            let ink = if lit == Lit::Ringed { tints.gold } else { tints.faint };
            let at = [middle[0], middle[1] + radius * 0.44];
            self.fits(at, radius * 1.8, radius * 1.23, (ink, Side::About, lit == Lit::Ringed), number);
        }
    }
}
