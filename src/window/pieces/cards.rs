//! Cards of two halves, their backs, and piles of them.

use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Side};

/// The back of a card, or which half of it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// Red.
    Red,
    /// Black.
    Black,
    /// Of the one kind that a deck has.
    Plain,
}

/// A half of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Half {
    /// Which.
    pub back: Back,
    /// Its sign.
    pub sign: Sign,
    /// Small at its top.
    pub head: String,
    /// What it says, line by line.
    pub lines: Vec<String>,
}

impl<M> Mat<M> {
    fn back(&self, back: Back) -> Paint {
        let tints = self.tints();
        match back {
            Back::Red => Paint::filled(iced::color!(0x6a2619)).edged(tints.red, 1.4),
            Back::Black => Paint::filled(iced::color!(0x0b0907)).edged(tints.on_blood, 1.4),
            Back::Plain => Paint::filled(tints.raised).edged(tints.bone_edge, 1.4),
        }
    }

    /// A half of a card.
    pub fn half(&mut self, corner: At, size: At, half: &Half, lit: Lit) {
        let tints = self.tints();
        let [x, y] = corner;
        let [width, height] = size;
        let paint = self.back(half.back);
        self.plate(corner, size, 8.0, paint);
        if lit == Lit::Ringed {
            self.ringed(corner, size, 8.0);
        }
        let ink = if lit == Lit::Spent { tints.faint } else { tints.on_blood };
        self.sign(half.sign, [x + 14.0, y + 12.0], 24.0, ink);
        self.fits([x + 44.0, y + 30.0], width - 56.0, 14.5, (ink, Side::From, false), &half.head);
        let step = ((height - 44.0) / half.lines.len().max(1) as f32).min(30.0);
        for (at, line) in half.lines.iter().enumerate() {
            let at = [x + width / 2.0, y + 44.0 + step * (at as f32 + 0.7)];
            self.fits(at, width - 20.0, step.min(20.0) * 0.95, (ink, Side::About, true), line);
        }
    }

    /// A pile of so many cards with this back on top; `sign` lies on it.
    pub fn pile(&mut self, [x, y]: At, size: At, cards: u16, back: Back, sign: Sign) {
        let depth = (cards.div_ceil(5)).clamp(1, 8);
        let paint = self.back(back);
        for below in (0..depth).rev() {
            let off = f32::from(below) * 2.6;
            self.plate([x + off, y + off * 0.35], size, 6.0, paint);
        }
        let side = size[0] * 0.5;
        let at = [x + (size[0] - side) / 2.0, y + (size[1] - side) / 2.0];
        self.sign(sign, at, side, self.tints().on_blood);
    }
}
