//! Tracks: beads, boxes, a ring of segments, a road, bars.

use super::{At, Mat};
use crate::window::paper::{Paint, Pen, Side};
use iced::Color;
use std::f32::consts::TAU;

/// How far something on a track is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It was reached.
    Reached,
    /// It would be.
    ToCome,
    /// It is not.
    Left,
}

impl Step {
    /// Those of a track that stands at `at` and would come to `would`.
    pub fn along(end: u8, at: u8, would: u8) -> impl Iterator<Item = Self> {
        (0..end).map(move |step| match step {
            step if step < at => Self::Reached,
            step if step < would => Self::ToCome,
            _ => Self::Left,
        })
    }
}

impl<M> Mat<M> {
    /// How a step is painted in this colour.
    fn step(&self, step: Step, color: Color) -> Paint {
        let tints = self.tints();
        match step {
            Step::Reached => Paint::filled(color),
            Step::ToCome => Paint::filled(tints.raised).edged(color, 1.0),
            Step::Left => Paint::filled(tints.well).edged(tints.rim, 1.0),
        }
    }

    /// Boxes one beside the other, each of this size.
    pub fn boxes(
        &mut self,
        [x, y]: At,
        size: At,
        apart: f32,
        color: Color,
        steps: impl IntoIterator<Item = Step>,
    ) {
        for (at, step) in steps.into_iter().enumerate() {
            let paint = self.step(step, color);
            let round = (size[0].min(size[1]) * 0.28).min(4.0);
            self.plate([x + at as f32 * (size[0] + apart), y], size, round, paint);
        }
    }

    /// A ring of segments, from its top on, clockwise.
    pub fn ring(
        &mut self,
        middle: At,
        [inner, outer]: At,
        color: Color,
        steps: impl ExactSizeIterator<Item = Step>,
    ) {
        let part = TAU / steps.len() as f32;
        let at = |radius: f32, turn: f32| [middle[0] + radius * turn.sin(), middle[1] - radius * turn.cos()];
        for (number, step) in steps.enumerate() {
            // A gap of the same breadth within and without.
            let (from, to) = (number as f32 * part, (number + 1) as f32 * part);
            let gap = |radius: f32| 2.6 / radius;
            let bend = |radius: f32, from: f32, to: f32, pens: &mut Vec<Pen>| {
                let parts = 6;
                for step in 1..=parts {
                    let turn = from + (to - from) * step as f32 / parts as f32;
                    pens.push(Pen::Line(at(radius, turn)));
                }
            };
            let mut pens = vec![Pen::Begin(at(outer, from + gap(outer)))];
            bend(outer, from + gap(outer), to - gap(outer), &mut pens);
            pens.push(Pen::Line(at(inner, to - gap(inner))));
            bend(inner, to - gap(inner), from + gap(inner), &mut pens);
            pens.push(Pen::Close);
            let paint = self.step(step, color);
            self.outline(pens, if step == Step::Reached { paint.edged(color, 1.2) } else { paint });
            if step == Step::ToCome {
                // Hatched: colour is never the only sign.
                for line in 1..=4 {
                    let turn = from + gap(outer) + (part - 2.0 * gap(outer)) * line as f32 / 5.0;
                    let pens = vec![
                        Pen::Begin(at(inner + 2.0, turn - 0.05)),
                        Pen::Line(at(outer - 2.0, turn + 0.05)),
                    ];
                    self.outline(pens, Paint::line(color, 2.0));
                }
            }
        }
    }

    /// A step of a road: a disc with its number.
    pub fn disc(&mut self, middle: At, radius: f32, number: &str, step: Step) {
        let tints = self.tints();
        let (paint, ink) = match step {
            Step::Reached => (Paint::filled(tints.gold), tints.on_gold),
            Step::ToCome => (Paint { dashed: true, ..Paint::line(tints.gold, 1.3) }, tints.gold),
            Step::Left => (Paint::filled(tints.well).edged(tints.rim, 1.3), tints.faint),
        };
        self.circle(middle, radius, paint);
        let at = [middle[0], middle[1] + radius * 0.46];
        self.bold(at, radius * 1.24, ink, Side::About, number);
    }

    /// A bar filled as far as this share of it.
    pub fn bar(&mut self, corner: At, [width, height]: At, share: f32, color: Color) {
        let tints = self.tints();
        self.plate(corner, [width, height], 4.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        let share = share.clamp(0.0, 1.0);
        if share > 0.0 {
            self.plate(corner, [(width * share).max(4.0), height], 4.0, Paint::filled(color));
        }
    }
}
