//! How somebody's way runs from place to place: along the roads and paths that he went, a little beside their middle.

use super::signs::Line;
use super::{Chart, Window, between, distance};
use crate::hunt::board::Location;
use crate::window::paper::{Pen, path};
use crate::window::pieces::open;
use iced::Color;
use iced::widget::canvas::{Frame, LineCap, LineDash, Stroke};

/// How far beside the middle of a road it runs, in radii of a disc: ways there and back can be told apart.
const BESIDE: [f32; 2] = [0.36, 0.62];
/// How finely a way is drawn, in points of what it is drawn on; and in how many pieces each link is measured.
const FINE: f32 = 5.0;
const PIECES: usize = 8;

/// A step of a way, in points that lie evenly along it.
pub struct Trail(pub Vec<[f32; 2]>);

impl Trail {
    /// The place so far along it.
    pub fn on(&self, share: f32) -> Option<[f32; 2]> {
        let at = share * self.0.len().saturating_sub(1) as f32;
        let (before, rest) = (at.floor() as usize, at.fract());
        let from = *self.0.get(before)?;
        Some(self.0.get(before + 1).map_or(from, |to| between([from, *to], rest)))
    }

    /// How long it is.
    pub fn length(&self) -> f32 {
        self.0.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
    }

    pub fn pens(&self) -> Vec<Pen> {
        open(self.0.iter().copied()).collect()
    }
}

impl Chart {
    /// Draws a way from place to place. Gandalf's, the dashed one, runs on the other side.
    pub(super) fn draw_way(
        &self,
        frame: &mut Frame,
        view: Window,
        route: &[Location],
        (line, color): (Line, Color),
    ) {
        let (width, segments): (f32, &[f32]) = match line {
            Line::Whole => (3.0, &[]),
            Line::Dashed => (2.2, &[7.0, 5.0]),
            Line::Dotted => (2.6, &[0.1, 6.0]),
        };
        let side = if line == Line::Dashed { -1.0 } else { 1.0 };
        for (step, pair) in route.windows(2).enumerate() {
            let Some(trail) = self.trail_in(view, [pair[0], pair[1]], (step, side)) else { continue };
            let dash = LineDash { segments, offset: 0 };
            let stroke = Stroke { line_dash: dash, ..Stroke::default() };
            frame.stroke(
                &path(&trail.pens(), 1.0),
                stroke.with_width(width).with_color(color).with_line_cap(LineCap::Round),
            );
        }
    }

    /// How a step of a way runs on the screen.
    pub(super) fn trail_in(&self, view: Window, ends: [Location; 2], way: (usize, f32)) -> Option<Trail> {
        self.trail(ends, way, self.radius(view.scale()), |place| view.point(place).into())
    }

    /// How a step of a way runs, from edge to edge, so that no number is struck out; on the one side of the road or the other.
    /// `point`: where a place of the map is drawn, and discs of what radius. `None`: it stays where it is, or one of both lies nowhere.
    pub(super) fn trail(
        &self,
        ends: [Location; 2],
        (step, side): (usize, f32),
        radius: f32,
        point: impl Fn([f32; 2]) -> [f32; 2],
    ) -> Option<Trail> {
        let [from, to] = [point(self.place(ends[0])?), point(self.place(ends[1])?)];
        if distance(from, to) < radius {
            return None;
        }
        // What no board knows, he went straight.
        let middle = self.middle_of_ways(ends).unwrap_or_default();
        let middle: Vec<[f32; 2]> = middle.into_iter().map(point).collect();
        let middle = if middle.len() > 1 { middle } else { vec![from, to] };
        let mut lengths = vec![0.0];
        for pair in middle.windows(2) {
            lengths.push(lengths[lengths.len() - 1] + distance(pair[0], pair[1]));
        }
        let whole = lengths[lengths.len() - 1];
        let trimmed = (radius * 1.2).min(whole * 0.45);
        let pieces = ((whole - 2.0 * trimmed) / FINE).ceil().max(1.0);
        let beside = side * radius * BESIDE[step % 2];
        let at = |piece: usize| {
            let along = trimmed + (whole - 2.0 * trimmed) * piece as f32 / pieces;
            let next = lengths.partition_point(|length| *length < along).clamp(1, middle.len() - 1);
            let (before, after) = (middle[next - 1], middle[next]);
            let length = (lengths[next] - lengths[next - 1]).max(1e-3);
            let share = (along - lengths[next - 1]) / length;
            let [dx, dy] = [after[0] - before[0], after[1] - before[1]];
            [before[0] + dx * share - dy * beside / length, before[1] + dy * share + dx * beside / length]
        };
        Some(Trail((0..=pieces as usize).map(at).collect()))
    }

    /// The middle of the roads and paths from one location to the other, in heights of the map.
    pub fn middle_of_ways(&self, [from, to]: [Location; 2]) -> Option<Vec<[f32; 2]>> {
        let along = self.along(from, to)?;
        let mut middle = vec![self.places[*along.first()?]];
        for pair in along.windows(2) {
            let [start, end] = [self.places[pair[0]], self.places[pair[1]]];
            let [one, other] = self.bends.get(&[pair[0], pair[1]]).copied().unwrap_or([start, end]);
            middle.extend((1..=PIECES).map(|piece| {
                let share = piece as f32 / PIECES as f32;
                let rest = 1.0 - share;
                [0, 1].map(|axis| {
                    let ends = rest.powi(3) * start[axis] + share.powi(3) * end[axis];
                    ends + 3.0 * rest * share * (rest * one[axis] + share * other[axis])
                })
            }));
        }
        Some(middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Board;
    use crate::window::hunt::map::Camera;
    use iced::Rectangle;
    use std::sync::Arc;

    /// A trail keeps beside the road that was gone, however that bends; there and back it runs on either side of it.
    #[test]
    fn a_trail_keeps_to_its_road() {
        let board = include_str!("../../../../resources/boards/practice.json");
        let chart = Chart::new(Arc::new(Board::read(board.as_bytes()).unwrap()));
        let size = Rectangle { width: 900.0, height: 600.0, ..Rectangle::default() };
        let view = Window { camera: Camera::default(), size };
        let radius = chart.radius(view.scale());
        let all: Vec<Location> = chart.of.keys().copied().collect();
        let mut seen = 0;
        for (number, from) in all.iter().enumerate() {
            for to in &all[number + 1..] {
                let Some(middle) = chart.middle_of_ways([*from, *to]) else { continue };
                let Some(trail) = chart.trail_in(view, [*from, *to], (1, 1.0)) else { continue };
                let middle: Vec<[f32; 2]> =
                    middle.into_iter().map(|place| view.point(place).into()).collect();
                let away =
                    |point: &[f32; 2]| middle.iter().map(|at| distance(*at, *point)).fold(f32::MAX, f32::min);
                assert!(trail.0.iter().all(|point| away(point) < radius * 1.6), "{from} {to}");
                let back = chart.trail_in(view, [*to, *from], (0, 1.0)).unwrap();
                let [one, other] = [trail.on(0.5), back.on(0.5)].map(Option::unwrap);
                assert!(distance(one, other) > radius * 0.5, "{from} {to}");
                seen += 1;
            }
        }
        assert!(seen > 60, "{seen}");
    }
}
