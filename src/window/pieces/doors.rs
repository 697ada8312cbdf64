//! Round doors in a hill, and lanterns beside them.

use super::{At, Mat, Paint, Pen, Side, closed, pennant, pens};
use iced::{Color, color};
use std::f32::consts::TAU;

/// What is painted on a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emblem {
    /// Two feet, one after the other.
    Feet,
    Tower,
    Cards,
    /// Lands that touch.
    Lands,
    Hexes,
}

/// A colour of things that are somebody's: of doors, lands, counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    Teal,
    Red,
    Green,
    Yellow,
    Blue,
    Black,
    Grey,
}

impl Hue {
    /// The thing itself.
    pub fn fill(self) -> Color {
        match self {
            Self::Teal => color!(0x31453b),
            Self::Red => color!(0x8c3026),
            Self::Green => color!(0x3f7048),
            Self::Yellow => color!(0xc39a35),
            Self::Blue => color!(0x3f6f8c),
            Self::Black => color!(0x2b2931),
            Self::Grey => color!(0x6d6656),
        }
    }

    /// Its edge, where light falls on it.
    pub fn edge(self) -> Color {
        match self {
            Self::Teal => color!(0x7fa08a),
            Self::Red => color!(0xb4503f),
            Self::Green => color!(0x7fb08b),
            Self::Yellow => color!(0xe6c264),
            Self::Blue => color!(0x6b9ab3),
            Self::Black => color!(0x55525e),
            Self::Grey => color!(0x9c937e),
        }
    }

    /// As wood is painted with it: darker, so that an emblem stands out.
    fn on_wood(self) -> Color {
        match self {
            Self::Teal => color!(0x31453b),
            Self::Red => color!(0x5a2a20),
            Self::Green => color!(0x31533a),
            Self::Yellow => color!(0x6b5220),
            Self::Blue => color!(0x2c4a5c),
            Self::Black | Self::Grey => self.fill(),
        }
    }
}

/// What shows on wood.
const EMBLEM: Color = color!(0xf6e9c9);
const DARK: Color = color!(0x0e0b07);

impl<M> Mat<M> {
    /// A door: its middle, its radius with the frame; `lit`: it leads somewhere now, and its frame is of gold.
    pub fn door(&mut self, middle: At, radius: f32, hue: Hue, emblem: Emblem, lit: bool) {
        let [x, y] = middle;
        let k = radius / 71.0;
        let frame = if lit { self.tints().gold } else { color!(0x6a5535) };
        self.circle(middle, radius, Paint::filled(DARK));
        self.circle(middle, 69.0 * k, Paint::filled(frame));
        self.circle(middle, 62.0 * k, Paint::filled(hue.on_wood()).edged(DARK, 1.5 * k));
        let on = |radius: f32, turn: f32| [x + radius * turn.cos(), y + radius * turn.sin()];
        let joints = (0..12).flat_map(|joint| {
            let turn = (joint as f32 + 0.25) / 12.0 * TAU;
            [Pen::Begin(on(63.0 * k, turn)), Pen::Line(on(69.0 * k, turn))]
        });
        self.outline(joints.collect(), Paint::line(color!(0x2b2114), 1.4 * k));
        let planks = [-37.2, -12.4, 12.4, 37.2_f32].into_iter().flat_map(|across| {
            let half = (61.0_f32 * 61.0 - across * across).sqrt() * k;
            let x = x + across * k;
            [Pen::Begin([x, y - half]), Pen::Line([x, y + half])]
        });
        self.outline(planks.collect(), Paint::line(Color { a: 0.28, ..Color::BLACK }, 1.3 * k));
        // Light on its upper edge.
        let arc = (0..=12).map(|part| {
            let at = on(62.0 * k, TAU * (0.5 + 0.07 + 0.36 * part as f32 / 12.0));
            if part == 0 { Pen::Begin(at) } else { Pen::Line(at) }
        });
        self.outline(arc.collect(), Paint::line(Color { a: 0.7, ..hue.edge() }, 1.6 * k));
        self.emblem(middle, k, hue, emblem);
    }

    fn emblem(&mut self, [x, y]: At, k: f32, hue: Hue, emblem: Emblem) {
        let at = |[a, b]: At| [x + a * k, y + b * k];
        let drawn = Paint::line(EMBLEM, 2.5 * k);
        match emblem {
            Emblem::Feet => {
                self.foot_print(at([-13.0, 9.0]), k, -0.21, 1.0);
                self.foot_print(at([12.0, -8.0]), k, 0.24, -1.0);
            }
            Emblem::Tower => {
                const WALL: &str = "M-16 24 L-16 -8 -20 -8 -20 -24 -12 -24 -12 -18 -4 -18 -4 -24 4 -24 4 \
                    -18 12 -18 12 -24 20 -24 20 -8 16 -8 16 24 Z";
                self.outline(pens(WALL, at), drawn);
                self.outline(pens("M-5 24 L-5 10 C-5 2 5 2 5 10 L5 24 Z", at), Paint::filled(EMBLEM));
            }
            Emblem::Cards => {
                let card = |[left, top]: At, turn: f32| {
                    let turned =
                        |[a, b]: At| at([a * turn.cos() - b * turn.sin(), a * turn.sin() + b * turn.cos()]);
                    let corners =
                        [[left, top], [left + 24.0, top], [left + 24.0, top + 36.0], [left, top + 36.0]];
                    closed(corners.map(turned))
                };
                self.outline(card([-20.0, -22.0], -0.175), drawn);
                self.outline(card([-6.0, -16.0], 0.14), Paint::filled(hue.on_wood()).edged(EMBLEM, 2.5 * k));
                let star = (0..10).map(|point| {
                    let (radius, turn) =
                        (if point % 2 == 0 { 8.0 } else { 3.3 }, point as f32 / 10.0 * TAU - 1.43);
                    at([6.0 + radius * turn.cos(), 4.0 + radius * turn.sin()])
                });
                self.outline(closed(star), Paint::filled(EMBLEM));
            }
            Emblem::Lands => {
                const LANDS: &str = "M-24 -6 L-8 -24 6 -10 -6 6 Z M6 -10 L24 -18 26 6 8 12 -6 6 Z \
                    M-6 6 L8 12 2 26 -18 20 -24 -6 Z";
                self.outline(pens(LANDS, at), drawn);
            }
            Emblem::Hexes => {
                const HEX: &str = "M0 -13 L11 -6.5 11 6 0 12.5 -11 6 -11 -6.5 Z";
                let hex = |[x, y]: At| pens(HEX, |[a, b]| at([x + a, y + b]));
                let hexes = [[0.0, -13.0], [-11.0, 6.0], [11.0, 6.0]].into_iter().flat_map(hex);
                self.outline(hexes.collect(), drawn);
            }
        }
    }

    /// A bare foot's print, turned, and turned round for the other one.
    fn foot_print(&mut self, [x, y]: At, k: f32, turn: f32, side: f32) {
        let at = |[a, b]: At| {
            let a = a * side;
            [x + (a * turn.cos() - b * turn.sin()) * k, y + (a * turn.sin() + b * turn.cos()) * k]
        };
        const SOLE: &str = "M-6.5 13 C-7.5 6 -5.5 3 -6.5 -3 -7.5 -9 -4 -12 1 -11.5 6 -11 7.5 -7 6 -2 4.5 3 \
            5 7 4.5 12 4 17 -5.5 18 -6.5 13 Z";
        self.outline(pens(SOLE, at), Paint::filled(EMBLEM));
        for (toe, radius) in
            [([-6.0, -15.0], 2.9), ([-1.0, -17.0], 2.4), ([3.2, -16.4], 2.1), ([6.4, -14.3], 1.8)]
        {
            let middle = at(toe);
            self.circle(middle, radius * k, Paint::filled(EMBLEM));
        }
    }

    /// A lantern with a cross in it: it burns, or is out.
    pub fn lantern(&mut self, middle: At, radius: f32, lit: bool) {
        let [x, y] = middle;
        let tints = self.tints();
        let k = radius / 13.0;
        let (flame, bars) = if lit { (color!(0xf6c566), color!(0x4b3716)) } else { (tints.well, tints.rim) };
        if lit {
            self.lit_around(middle, radius * 3.6, color!(0xffbf4e), 0.85);
        }
        self.circle(middle, radius, Paint::filled(flame).edged(bars, 3.0 * k));
        if lit {
            self.circle(middle, radius * 0.5, Paint::filled(color!(0xffe9b4)));
        }
        let cross = vec![
            Pen::Begin([x, y - radius]),
            Pen::Line([x, y + radius]),
            Pen::Begin([x - radius, y]),
            Pen::Line([x + radius, y]),
        ];
        self.outline(cross, Paint::line(bars, 2.0 * k));
    }

    /// A key to press, as it stands on a keyboard.
    pub fn key_cap(&mut self, corner: At, side: f32, key: &str) {
        let tints = self.tints();
        let wide = if key.chars().count() > 1 { side * 0.9 + 8.0 * key.chars().count() as f32 } else { side };
        let paint = Paint::filled(Color { a: 0.7, ..tints.panel }).edged(tints.rim, 1.0);
        self.plate(corner, [wide, side], 4.0, paint);
        let at = [corner[0] + wide / 2.0, corner[1] + side * 0.72];
        self.bold(at, side * 0.62, tints.faint, Side::About, key);
    }

    /// A banner of somebody's.
    pub fn pennon(&mut self, [x, y]: At, hue: Hue) {
        let pens = pennant([x, y], [14.0, 19.0], 4.0);
        self.outline(pens, Paint::filled(hue.fill()).edged(hue.edge(), 1.0));
    }
}
