//! Lands of a map: each a shape with a lighter middle, in its holder's colour and with his hatching, as colour is never the only
//! sign. What of a land can be made beforehand is made once.

use super::{At, Mat, Paint, Pen, closed};
use iced::{Color, Rectangle};
use std::sync::Arc;

/// How lines are drawn across a land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hatch {
    Plain,
    /// From the upper left to the lower right.
    Falling,
    /// From the lower left to the upper right.
    Rising,
    Upright,
    /// In dots.
    Dotted,
}

/// How far its lines are apart, and how broad they are.
const APART: f32 = 8.0;
const BROAD: f32 = 1.0;
/// How large a dot is.
const DOT: f32 = 1.7;

impl Hatch {
    /// All that has any.
    const LINED: [Self; 4] = [Self::Falling, Self::Rising, Self::Upright, Self::Dotted];

    fn breadth(self) -> f32 {
        if self == Self::Dotted { DOT } else { BROAD }
    }

    /// How far a place is across the lines: on each of them it is the same.
    fn across(self, [x, y]: At) -> f32 {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        match self {
            Self::Plain | Self::Dotted => y,
            Self::Upright => x,
            Self::Falling => (x - y) * half,
            Self::Rising => (x + y) * half,
        }
    }

    /// The lines as far as they are within an outline.
    fn within(self, outline: &[At]) -> Arc<[Pen]> {
        let far = outline.iter().map(|at| self.across(*at));
        let (least, most) =
            far.fold((f32::MAX, f32::MIN), |(least, most), far| (least.min(far), most.max(far)));
        let mut pens = Vec::new();
        let mut line = (least / APART).ceil() * APART;
        while line < most {
            let mut crossed: Vec<At> = Vec::new();
            for (one, other) in outline.iter().zip(outline.iter().cycle().skip(1)) {
                let (from, to) = (self.across(*one), self.across(*other));
                if (from > line) != (to > line) {
                    let share = (line - from) / (to - from);
                    crossed
                        .push([one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]);
                }
            }
            crossed.sort_by(|one, other| (one[0] + one[1] * 1e-3).total_cmp(&(other[0] + other[1] * 1e-3)));
            let rows = crossed.chunks_exact(2).map(|ends| [ends[0], ends[1]]);
            match self {
                Self::Dotted => pens.extend(rows.flat_map(dots)),
                _ => pens.extend(rows.flat_map(|[from, to]| [Pen::Begin(from), Pen::Line(to)])),
            }
            line += APART;
        }
        pens.into()
    }
}

/// Dots on a level line, those of the next one between them; none on the edge.
fn dots([from, to]: [At; 2]) -> impl Iterator<Item = Pen> {
    let y = from[1];
    let off = if (y / APART).round() as i32 % 2 == 0 { 0.0 } else { APART / 2.0 };
    let first = ((from[0] + DOT - off) / APART).ceil() as i32;
    let last = ((to[0] - DOT - off) / APART).floor() as i32;
    let at = move |number: i32| number as f32 * APART + off;
    (first..=last).flat_map(move |number| [Pen::Begin([at(number), y]), Pen::Line([at(number) + 0.1, y])])
}

/// The shape of a land.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// What it goes around, from point to point.
    pub outline: Arc<[At]>,
    /// The box around that.
    pub bounds: Rectangle,
    /// The pens of its edge, of its lighter middle, and of each hatching.
    edge: Arc<[Pen]>,
    light: Arc<[Pen]>,
    hatched: [Arc<[Pen]>; 4],
}

/// From point to point, and back.
fn around(points: &[At]) -> Arc<[Pen]> {
    closed(points.iter().copied()).into()
}

impl Shape {
    /// The shape with this outline, and what of it is lighter.
    pub fn new(outline: Vec<At>, light: &[At]) -> Self {
        let mut corners = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
        for [x, y] in &outline {
            corners = [corners[0].min(*x), corners[1].min(*y), corners[2].max(*x), corners[3].max(*y)];
        }
        let [x, y, right, below] = corners;
        Self {
            bounds: Rectangle { x, y, width: right - x, height: below - y },
            edge: around(&outline),
            light: around(light),
            hatched: Hatch::LINED.map(|hatch| hatch.within(&outline)),
            outline: outline.into(),
        }
    }

    /// A box, its corners cut.
    pub fn tile([x, y]: At, [width, height]: At) -> Self {
        let cut = |by: f32, corner: f32| {
            let [left, top, right, below] = [x + by, y + by, x + width - by, y + height - by];
            vec![
                [left + corner, top],
                [right - corner, top],
                [right, top + corner],
                [right, below - corner],
                [right - corner, below],
                [left + corner, below],
                [left, below - corner],
                [left, top + corner],
            ]
        };
        Self::new(cut(0.0, 5.0), &cut(4.0, 3.0))
    }

    pub fn edge(&self) -> Arc<[Pen]> {
        Arc::clone(&self.edge)
    }
}

impl<M> Mat<M> {
    /// A land: what it is filled with, how much lighter its middle is, and its hatching.
    pub fn land(&mut self, shape: &Shape, fill: Color, light: Color, (hatch, lines): (Hatch, Color)) {
        let hatched = Hatch::LINED.iter().position(|it| *it == hatch);
        let hatched = hatched.map(|at| (Arc::clone(&shape.hatched[at]), Paint::line(lines, hatch.breadth())));
        let parts = [(shape.edge(), Paint::filled(fill)), (Arc::clone(&shape.light), Paint::filled(light))];
        self.outlines(parts.into_iter().chain(hatched).collect());
    }

    /// Whoever presses within a shape says this; `beside` is a place in it, by which it is found otherwise.
    pub fn place_within(&mut self, shape: &Shape, beside: At, name: impl Into<String>, message: M) {
        const AROUND: f32 = 16.0;
        let corner = [beside[0] - AROUND / 2.0, beside[1] - AROUND / 2.0];
        self.place(corner, [AROUND; 2], name, message);
        if let Some(last) = self.places.last_mut() {
            last.within = Some(Arc::clone(&shape.outline));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines end where the shape does, also where it is no box: an L, across its notch.
    #[test]
    fn a_hatching_is_cut_to_its_shape() {
        let corner = vec![[0.0, 0.0], [20.0, 0.0], [20.0, 10.0], [10.0, 10.0], [10.0, 20.0], [0.0, 20.0]];
        let ends = |hatch: Hatch| {
            let pens = hatch.within(&corner);
            pens.iter()
                .map(|pen| match pen {
                    Pen::Begin(at) | Pen::Line(at) => at.map(|it| it.round() as i32),
                    _ => panic!("lines alone"),
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(ends(Hatch::Dotted)[..6], [[8, 0], [8, 0], [16, 0], [16, 0], [4, 8], [4, 8]]);
        assert_eq!(ends(Hatch::Upright).len() % 2, 0);
        let all = ends(Hatch::Falling).into_iter().chain(ends(Hatch::Rising));
        for [x, y] in all {
            assert!(x <= 10 || y <= 10, "{x} {y}");
        }
    }
}
