//! Figures in a row, as many as there are; and what becomes of a number.

use super::{At, Lit, Mat, Sign, closed};
use crate::window::paper::{Paint, Side};
use crate::window::widgets::look::mixed;
use iced::Color;

impl<M> Mat<M> {
    /// So many of a sign, as close as the room wants; every other one is a little darker where they overlap.
    pub fn crowd(&mut self, [x, y]: At, side: f32, room: f32, (sign, count): (Sign, u32), color: Color) {
        let apart = (room / count.max(1) as f32).min(side);
        let shade = mixed(color, self.tints().panel, 0.35);
        for number in 0..count {
            let ink = if number % 2 == 1 && apart < side * 0.74 { shade } else { color };
            self.sign(sign, [x + number as f32 * apart, y], side, ink);
        }
    }

    /// The same about a middle; those behind `stay` go, and are struck through.
    pub fn crowd_about(
        &mut self,
        [x, y]: At,
        side: f32,
        room: f32,
        (sign, count, stay): (Sign, u32, u32),
        color: Color,
    ) {
        let apart = (room / count.max(1) as f32).min(side * 0.82);
        let left = x - (apart * count.saturating_sub(1) as f32 + side) / 2.0;
        let spent = mixed(color, self.tints().panel, 0.55);
        for number in 0..count {
            let corner = [left + number as f32 * apart, y];
            if number < stay {
                self.sign(sign, corner, side, color);
            } else {
                self.gone(sign, corner, side, spent);
            }
        }
    }

    /// A number, and what becomes of it, about a middle.
    pub fn becomes(&mut self, [x, y]: At, size: f32, (from, to): (u32, u32), worse: bool) {
        let tints = self.tints();
        if from == to {
            self.bold([x, y], size, tints.ink, Side::About, from.to_string());
            return;
        }
        self.bold([x - 32.0, y], size * 0.92, tints.faint, Side::To, from.to_string());
        self.arrow([x - 24.0, y - size * 0.33], 36.0);
        let ink = if worse { tints.red } else { tints.ink };
        self.bold([x + 20.0, y], size, ink, Side::From, to.to_string());
    }

    /// Steps of a track that grow higher, with their numbers below: the marker stands on one, and would on another.
    pub fn heights(
        &mut self,
        [x, y]: At,
        [wide, apart, unit]: [f32; 3],
        numbers: &[u8],
        (stands, would): (u8, u8),
        numbered: bool,
    ) {
        let tints = self.tints();
        let passed = mixed(tints.gold, tints.panel, 0.62);
        for (step, number) in (1..).zip(numbers) {
            let high = unit * f32::from(*number);
            let left = x + f32::from(step - 1) * apart;
            let paint = match step {
                step if step == stands => Paint::filled(tints.gold).edged(tints.gold, 1.0),
                step if step == would => Paint::filled(tints.raised).edged(tints.gold, 1.6),
                step if step < stands => Paint::filled(passed).edged(tints.gold, 1.0),
                _ => Paint::filled(tints.well).edged(tints.rim, 1.0),
            };
            self.plate([left, y - high], [wide, high], wide * 0.085, paint);
            if numbered {
                let (ink, bold) = if step == stands { (tints.gold, true) } else { (tints.faint, false) };
                let at = [left + wide / 2.0, y + 14.0];
                self.fits(at, wide, 12.0, (ink, Side::About, bold), &number.to_string());
            }
        }
    }

    /// An arrow downwards.
    pub fn arrow_down(&mut self, [x, y]: At, scale: f32, color: Color) {
        self.plate([x - scale, y], [scale * 2.0, 12.0 * scale], 0.0, Paint::filled(color));
        let head = closed([
            [x - 6.0 * scale, y + 10.0 * scale],
            [x + 6.0 * scale, y + 10.0 * scale],
            [x, y + 18.0 * scale],
        ]);
        self.outline(head, Paint::filled(color));
    }

    /// Somebody in a ring: who acts is lit.
    pub fn pawn(&mut self, [x, y]: At, radius: f32, sign: Sign, lit: Lit) {
        let tints = self.tints();
        let (edge, inner, ink, wide) = match lit {
            Lit::Ringed => (tints.gold, mixed(tints.gold, tints.panel, 0.6), tints.gold, 2.4),
            Lit::Plain => (tints.faint, tints.rim, tints.ink, 1.5),
            Lit::Spent => (tints.rim, tints.rim, tints.faint, 1.5),
        };
        if lit == Lit::Ringed {
            self.glow([x, y], radius * 1.3);
        }
        self.circle([x, y], radius, Paint::filled(tints.raised).edged(edge, wide));
        if radius > 30.0 {
            self.circle([x, y], radius - 5.0, Paint::line(inner, 1.0));
        }
        let side = radius * 1.1;
        self.sign(sign, [x - side / 2.0, y - side / 2.0], side, ink);
    }

    /// Dots: so many of them filled.
    pub fn dots(&mut self, [x, y]: At, (filled, of): (u32, u32), color: Color) {
        for dot in 0..of {
            let along = x + (dot as f32 - (of - 1) as f32 / 2.0) * 18.0;
            let paint = Paint::line(color, 1.6);
            let paint = if dot < filled { Paint { fill: Some(color), ..paint } } else { paint };
            self.circle([along, y], 6.0, paint);
        }
    }
}
