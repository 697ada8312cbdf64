//! The map on paper: the same board as on the screen, for a drawing that becomes a file.

use super::{BREADTH, Chart, RADIUS, Trail, names};
use crate::hunt::board::{Area, Location, SpaceKind};
use crate::window::paper::{Drawing, Paint, Side, Words};
use crate::window::widgets::look::{Colours, mixed};
use iced::Color;

/// How far the paper goes beyond the map, in heights of the map.
const BEYOND: f32 = 0.05;

/// A map that lies on a drawing.
#[derive(Clone, Copy)]
pub struct Printed<'a> {
    chart: &'a Chart,
    corner: [f32; 2],
    scale: f32,
}

impl<'a> Printed<'a> {
    /// With its upper left corner there, and this broad.
    pub fn new(chart: &'a Chart, corner: [f32; 2], breadth: f32) -> Self {
        Self { chart, corner, scale: breadth / (BREADTH + 2.0 * BEYOND) }
    }

    /// How deep a map of this breadth is.
    pub fn depth(breadth: f32) -> f32 {
        breadth * (1.0 + 2.0 * BEYOND) / (BREADTH + 2.0 * BEYOND)
    }

    /// The radius of a disc, in points of the paper.
    pub fn radius(self) -> f32 {
        RADIUS * self.scale
    }

    fn point(self, place: [f32; 2]) -> [f32; 2] {
        [0, 1].map(|axis| self.corner[axis] + (place[axis] + BEYOND) * self.scale)
    }

    /// Where a location is on the paper; `None`: the board lacks it.
    pub fn at(self, location: Location) -> Option<[f32; 2]> {
        self.chart.of.get(&location).map(|id| self.point(self.chart.places[*id]))
    }

    /// How a step of a way runs on the paper, on the one side of the road or the other.
    pub fn trail(self, ends: [Location; 2], way: (usize, f32)) -> Option<Trail> {
        self.chart.trail(ends, way, self.radius(), |place| self.point(place))
    }

    /// Each area with where its name stands on the paper.
    pub fn areas(self) -> impl Iterator<Item = (Area, [f32; 2])> + 'a {
        self.chart.labels.iter().map(move |(area, place)| (*area, self.point(*place)))
    }

    /// The land, roads, paths and dots.
    pub fn ways(self, drawing: &mut Drawing, colours: Colours) {
        let Colours { sheet, line, ink, faint, gold, .. } = colours;
        let size = [self.scale * (BREADTH + 2.0 * BEYOND), self.scale * (1.0 + 2.0 * BEYOND)];
        let (columns, cells) = self.chart.land.within(BEYOND, sheet);
        drawing.wash(self.corner, size, columns, cells);
        let mut draw = |road: bool, width: f32, color: Color| {
            for way in self.chart.ways.iter().filter(|way| way.road == road) {
                let pens = way.pens(|place| self.point(place)).collect();
                drawing.outline(pens, Paint::line(color, width * self.scale));
            }
        };
        // Roads are broad and have an edge, paths are not.
        draw(true, 0.0125, mixed(line, ink, 0.15));
        draw(true, 0.0075, mixed(gold, sheet, 0.45));
        draw(false, 0.0035, mixed(line, ink, 0.3));
        for (place, space) in self.chart.places.iter().zip(self.chart.board.spaces()) {
            if !matches!(space.kind, SpaceKind::Location(_)) {
                let dot = Paint::filled(mixed(ink, faint, 0.5));
                drawing.circle(self.point(*place), 0.0062 * self.scale, dot);
            }
        }
        drawing.plate(self.corner, size, 0.01 * self.scale, Paint::line(line, 0.004 * self.scale));
    }

    /// Locations with what the board says of each, and the plates under their names.
    pub fn places(self, drawing: &mut Drawing, colours: Colours) {
        let Colours { sheet, inset, line, ink, gold, red, .. } = colours;
        let Chart { board, places, names, .. } = self.chart;
        let (radius, size) = (self.radius(), names::SIZE * self.scale);
        for (space, place) in board.spaces().iter().zip(places) {
            let SpaceKind::Location(location) = space.kind else { continue };
            let [x, y] = self.point(*place);
            let face = if board.dark().contains(&location) { mixed(red, sheet, 0.55) } else { inset };
            if location.is_exit() {
                let paint = Paint::filled(face).edged(gold, radius * 0.15);
                drawing.plate([x - radius, y - radius], [2.0 * radius; 2], radius * 0.2, paint);
            } else {
                drawing.circle(
                    [x, y],
                    radius,
                    Paint::filled(face).edged(mixed(line, ink, 0.45), radius * 0.08),
                );
            }
            if board.starts().contains(&location) {
                drawing.circle([x, y], radius * 1.28, Paint::line(mixed(line, ink, 0.35), radius * 0.1));
            }
            if board.allies().contains(&location) {
                drawing.circle([x, y], radius * 1.22, Paint::line(mixed(line, ink, 0.6), radius * 0.06));
            }
        }
        for (_, name, place) in names {
            let [x, y] = self.point(*place);
            let half = 0.25 * size * name.chars().count() as f32;
            let plate = Paint::filled(Color { a: 0.55, ..sheet });
            drawing.plate([x - half, y - size * 0.5], [2.0 * half, size], size * 0.4, plate);
        }
    }

    /// The numbers and names of locations, and the names of areas.
    pub fn names(self, drawing: &mut Drawing, colours: Colours) {
        let Colours { ink, faint, .. } = colours;
        let Chart { board, places, names, .. } = self.chart;
        // A line of words about its middle.
        let mut write = |words: String, place: [f32; 2], size: f32, bold: bool, color: Color| {
            let [x, y] = self.point(place);
            drawing.words(Words { words, at: [x, y + 0.35 * size], side: Side::About, size, bold, color });
        };
        for (area, place) in &self.chart.labels {
            let color = Color { a: 0.75, ..faint };
            write(area.to_string(), *place, 0.034 * self.scale, true, color);
        }
        for (space, place) in board.spaces().iter().zip(places) {
            if let SpaceKind::Location(location) = space.kind {
                write(location.to_string(), *place, 1.15 * self.radius(), true, ink);
            }
        }
        for (_, name, place) in names {
            write(name.clone(), *place, names::SIZE * self.scale, false, mixed(ink, faint, 0.3));
        }
    }
}
