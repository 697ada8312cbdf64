//! Hexes that stand on their points, and what lies on them: the counters of a map, a place for one, the walls of a fortress, a
//! river; the land below them.

use super::signs::battle::{BEARER, RING};
use super::{At, Lit, Mat, Sign, closed};
use crate::window::paper::{Paint, Pen, Side};
use crate::window::widgets::look::mixed;
use iced::{Color, color};
use std::f32::consts::TAU;

/// Half the breadth of a hex, in its radius.
const HALF: f32 = 0.866;
/// How much of its colours a counter keeps that counts no more.
const SPENT: f32 = 0.42;
/// How large the cells of the land are, and how far they are apart.
const CELL: f32 = 110.0;
const APART: At = [194.0, 168.0];

/// In which colours a counter is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Livery {
    Red,
    Grey,
    Blue,
}

impl Livery {
    /// What it is painted with, its edge, and what stands on it: on the counter itself, whatever lies around it.
    pub fn colours(self) -> [Color; 3] {
        match self {
            Self::Red => [color!(0x8c3026), color!(0xc46a58), color!(0xfbe9d6)],
            Self::Grey => [color!(0x5d574c), color!(0xa39b88), color!(0xf4ecd8)],
            Self::Blue => [color!(0x2c5f73), color!(0x5f9db3), color!(0xe6f2f2)],
        }
    }
}

/// The corners of a hex, from its top on, clockwise.
fn corners([x, y]: At, radius: f32) -> [At; 6] {
    let (wide, half) = (radius * HALF, radius / 2.0);
    [
        [x, y - radius],
        [x + wide, y - half],
        [x + wide, y + half],
        [x, y + radius],
        [x - wide, y + half],
        [x - wide, y - half],
    ]
}

/// Once around a hex.
fn hex(middle: At, radius: f32) -> Vec<Pen> {
    closed(corners(middle, radius))
}

/// Once around a circle, to lie among outlines and not below them.
pub(super) fn round([x, y]: At, radius: f32) -> Vec<Pen> {
    let bend = radius * 0.5523;
    vec![
        Pen::Begin([x - radius, y]),
        Pen::Curve([x - radius, y - bend], [x - bend, y - radius], [x, y - radius]),
        Pen::Curve([x + bend, y - radius], [x + radius, y - bend], [x + radius, y]),
        Pen::Curve([x + radius, y + bend], [x + bend, y + radius], [x, y + radius]),
        Pen::Curve([x - bend, y + radius], [x - radius, y + bend], [x - radius, y]),
        Pen::Close,
    ]
}

fn clear(color: Color, a: f32) -> Color {
    Color { a, ..color }
}

impl<M> Mat<M> {
    pub fn counter(&mut self, middle: At, radius: f32, (livery, sign): (Livery, Sign), lit: Lit) {
        let ink = self.bare_counter(middle, radius, livery, lit);
        self.sign(sign, [middle[0] - radius / 2.0, middle[1] - radius / 2.0], radius, ink);
    }

    /// The counter of a Ring-bearer; `holds`: with the Ring.
    pub fn bearer(&mut self, middle: At, radius: f32, livery: Livery, (holds, lit): (bool, Lit)) {
        let ink = self.bare_counter(middle, radius, livery, lit);
        let (side, corner) = (radius * 1.1, [middle[0] - radius * 0.55, middle[1] - radius * 0.55]);
        self.sign(BEARER, corner, side, ink);
        if holds {
            self.sign(RING, corner, side, color!(0xf0b53c));
        }
    }

    /// A counter with nothing on it; what stands on it is painted so.
    fn bare_counter(&mut self, middle: At, radius: f32, livery: Livery, lit: Lit) -> Color {
        let tints = self.tints();
        let [x, y] = middle;
        let share = if lit == Lit::Spent { SPENT } else { 1.0 };
        let [fill, edge, ink] = livery.colours().map(|color| mixed(tints.ground, color, share));
        let edged = match lit {
            Lit::Ringed => {
                self.hex_glow(middle, radius);
                (tints.lit, (radius * 0.05).clamp(2.0, 3.4))
            }
            _ => (edge, 1.4),
        };
        let below = [x + radius * 0.03, y + radius * 0.08];
        let shadow = |grown: f32, dark: f32| {
            (hex(below, radius * grown).into(), Paint::filled(clear(Color::BLACK, dark * share)))
        };
        let light = Paint::filled(clear(Color::WHITE, 0.05 * share));
        self.outlines(vec![
            shadow(1.06, 0.14),
            shadow(1.0, 0.22),
            (hex(middle, radius).into(), Paint { line: Some(edged), ..Paint::filled(fill) }),
            (hex([x, y - radius * 0.024], radius * 0.82).into(), light),
        ]);
        ink
    }

    /// What shines around a hex.
    pub fn hex_glow(&mut self, middle: At, radius: f32) {
        let shine = Paint::filled(clear(self.tints().gold, 0.09));
        let ring = |step: u8| {
            let grown = radius + (radius * 0.03).clamp(1.4, 2.6) * f32::from(step);
            (hex(middle, grown).into(), shine)
        };
        self.outlines((1..=6).rev().map(ring).collect());
    }

    /// A number at the foot of a counter.
    pub fn badge(&mut self, [x, y]: At, number: impl ToString, lit: Lit) {
        let tints = self.tints();
        let ink = if lit == Lit::Spent { tints.faint } else { tints.ink };
        self.outline(round([x, y], 12.0), Paint::filled(tints.ground).edged(tints.rim, 1.0));
        self.bold([x, y + 5.0], 14.0, ink, Side::About, number.to_string());
    }

    /// A place for a counter.
    pub fn hex(&mut self, middle: At, radius: f32, paint: Paint) {
        self.outline(hex(middle, radius), paint);
    }

    /// So many small hexes in a row, in one colour.
    pub fn small_hexes(&mut self, [x, y]: At, (radius, apart): (f32, f32), count: u8, paint: Paint) {
        let pens = (0..count).flat_map(|number| hex([x + f32::from(number) * apart, y], radius));
        let pens: Vec<Pen> = pens.collect();
        if !pens.is_empty() {
            self.outline(pens, paint);
        }
    }

    /// The walls of a fortress around a hex.
    pub fn walls(&mut self, middle: At, radius: f32) {
        const TEETH: u8 = 15;
        let tints = self.tints();
        let (tooth, thick) = (radius * 0.057, radius * 0.104);
        let (stone, tower) = (tints.stone, mixed(tints.stone, Color::WHITE, 0.08));
        let edge = tints.ground;
        let at = corners(middle, radius);
        let mut parts = Vec::new();
        for side in 0..at.len() {
            let (from, to) = (at[side], at[(side + 1) % at.len()]);
            let turn = TAU * (side as f32 + 0.5) / 6.0;
            let outward = [turn.sin(), -turn.cos()];
            let along = |share: f32, out: f32| {
                let on = |axis: usize| from[axis] + (to[axis] - from[axis]) * share + outward[axis] * out;
                [on(0), on(1)]
            };
            let mut wall = Vec::new();
            for step in 0..TEETH {
                let out = if step % 2 == 0 { tooth } else { 0.0 };
                let share = |step: u8| f32::from(step) / f32::from(TEETH);
                wall.extend([along(share(step), out), along(share(step + 1), out)]);
            }
            wall.extend([along(1.0, -thick), along(0.0, -thick)]);
            parts.push((closed(wall).into(), Paint::filled(stone).edged(edge, 1.2)));
        }
        let (wide, high, notch) = (radius * 0.208, radius * 0.36, radius * 0.042);
        for [x, y] in at {
            let (left, top) = (x - wide / 2.0, y - high * 0.58);
            let part = wide / 5.0;
            let mut pens = vec![[left, top + high]];
            for step in 0_u8..5 {
                let y = if step % 2 == 0 { top } else { top + notch };
                pens.extend([[left + part * f32::from(step), y], [left + part * f32::from(step + 1), y]]);
            }
            pens.push([left + wide, top + high]);
            parts.push((closed(pens).into(), Paint::filled(tower).edged(edge, 1.2)));
        }
        self.outlines(parts);
    }

    /// A river that runs down from here, so far.
    pub fn river(&mut self, [x, y]: At, long: f32, color: Color) {
        let (bend, wave) = (34.0, 9.0);
        for along in [-9.0, 0.0, 9.0] {
            let x = x + along;
            let mut pens = vec![Pen::Begin([x, y])];
            let mut down = 0.0;
            let mut turn = wave;
            while down < long {
                let next = (down + bend).min(long);
                pens.push(Pen::Bend([x + turn, y + (down + next) / 2.0], [x, y + next]));
                (down, turn) = (next, -turn);
            }
            self.outline(pens, Paint::line(color, 3.0));
        }
    }

    /// What is lent, from its point on to the right.
    pub fn ray(&mut self, from: At, [to, high]: At) {
        let [x, y] = from;
        let pens = closed([from, [to, y - high], [to, y + high]]);
        let light = self.tints().lit;
        self.outline(pens, Paint::filled(clear(light, 0.12)));
        let inner =
            closed([from, [x + (to - x) * 0.6, y - high * 0.6], [x + (to - x) * 0.6, y + high * 0.6]]);
        self.outline(inner, Paint::filled(clear(light, 0.12)));
    }

    /// A bright arrow to the right, so long and so broad.
    pub fn bright_arrow(&mut self, [x, y]: At, long: f32, broad: f32) {
        let light = self.tints().lit;
        let head = broad * 4.0;
        self.outline(vec![Pen::Begin([x, y]), Pen::Line([x + long - head, y])], Paint::line(light, broad));
        let point = [[x + long - head, y - head * 0.56], [x + long, y], [x + long - head, y + head * 0.56]];
        self.outline(closed(point), Paint::filled(light));
    }

    /// The point of a small arrow to the right.
    pub fn point(&mut self, [x, y]: At, long: f32, color: Color) {
        self.outline(
            closed([[x, y - long * 0.56], [x + long, y], [x, y + long * 0.56]]),
            Paint::filled(color),
        );
    }

    /// The land that all lies on, as far down as this: cells with a little grass, dark towards its edges.
    pub fn cells(&mut self, [width, height]: At) {
        let tints = self.tints();
        let rows = (height / APART[1]).ceil() as u16 + 1;
        let columns = (width / APART[0]).ceil() as u16 + 2;
        let mut shades: [Vec<Pen>; 3] = Default::default();
        let mut grass = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let shift = if row % 2 == 0 { 53.0 } else { -44.0 };
                let middle = [shift + f32::from(column) * APART[0], 7.0 + f32::from(row) * APART[1]];
                // What would stand below ends there.
                let within = corners(middle, CELL).map(|[x, y]| [x, y.clamp(0.0, height)]);
                shades[usize::from((row * 2 + column * (row + 1)) % 3)].extend(closed(within));
                for blade in 0_u16..5 {
                    // Strewn, and the same each time.
                    let strewn = |by: u16, over: u16| f32::from((row * 31 + column * 17 + blade * by) % over);
                    let [x, y] = [middle[0] - 60.0 + strewn(47, 120), middle[1] - 62.0 + strewn(29, 124)];
                    if (10.0..height - 10.0).contains(&y) {
                        grass.extend([Pen::Begin([x, y]), Pen::Bend([x + 3.0, y - 5.0], [x + 6.0, y])]);
                    }
                }
            }
        }
        let line = mixed(tints.cell, tints.rim, 0.55);
        let cells = (0_u8..).zip(shades).map(|(shade, pens)| {
            let fill = mixed(tints.cell, tints.rim, f32::from(shade) * 0.05);
            (pens.into(), Paint::filled(fill).edged(line, 1.5))
        });
        let blades = (grass.into(), Paint::line(mixed(tints.cell, tints.rim, 0.8), 1.0));
        self.on_cloth();
        self.outlines(cells.chain([blades]).collect());
        self.above_cloth();
        const STRIPS: u8 = 13;
        for strip in 0..STRIPS {
            let dark = 0.96 * f32::from(STRIPS - strip) / f32::from(STRIPS);
            let shade = Paint::filled(clear(tints.ground, dark * dark));
            let along = f32::from(strip) * 10.0;
            self.plate([along, 0.0], [10.0, height], 0.0, shade);
            self.plate([width - along - 10.0, 0.0], [10.0, height], 0.0, shade);
            let down = f32::from(strip) * 6.0;
            self.plate([0.0, height - down - 6.0], [width, 6.0], 0.0, shade);
        }
        // No edge is seen where it ends.
        for y in [-1.0, height - 1.5] {
            self.plate([0.0, y], [width, 3.0], 0.0, Paint::filled(tints.ground));
        }
    }

    /// Columns, each as high as it is likely, with its number at its foot: what lies at a sum of two dice. The lowest are so
    /// high, and each way to throw one more makes it higher by the step.
    pub fn sums(
        &mut self,
        [x, y]: At,
        [wide, apart]: At,
        (lowest, step): (f32, f32),
        paint: impl Fn(u8) -> (Paint, Color),
    ) {
        for sum in 2_u8..=12 {
            let high = lowest + step * f32::from(5 - sum.abs_diff(7));
            let left = x + f32::from(sum - 2) * (wide + apart);
            let (paint, ink) = paint(sum);
            self.plate([left, y - high], [wide, high], 5.0, paint);
            let size = wide * if wide > 80.0 { 0.6 } else { 0.41 };
            self.bold([left + wide / 2.0, y - size * 0.36], size, ink, Side::About, sum.to_string());
        }
    }
}
