//! The land under the roads, washed in colour as on an old map: an area is strongest along its border, where it runs
//! softly into the next one, and fades into the sheet where nobody goes.

use super::{BREADTH, between, distance};
use crate::hunt::board::{Board, Link};
use crate::window::widgets::look::mixed;
use crate::window::widgets::look::{Colours, Look};
use iced::Color;
use iced::widget::image::Handle;
use std::cell::RefCell;

/// How far the land goes beyond the map, in heights of the map.
const BEYOND: f32 = 0.1;
/// How many cells a height of the map has.
const CELLS: f32 = 160.0;
/// How many pixels a cell has along each side. They are made once: to draw them softly each time would cost more than
/// all roads.
const FINER: usize = 2;
/// How far from what lies in an area its wash goes, and where it begins to fade.
const REACH: (f32, f32) = (0.07, 0.15);
/// How far two neighbours run into each other.
const SOFT: f32 = 0.016;
/// How far the stronger colour of a border goes.
const BORDER: f32 = 0.035;
/// How far apart the places are by which a way belongs to its area.
const STEP: f32 = 0.02;

/// Where the picture lies on the map: left, top, breadth and depth.
pub const FRAMED: [f32; 4] = [-BEYOND, -BEYOND, BREADTH + 2.0 * BEYOND, 1.0 + 2.0 * BEYOND];

/// Which areas are near a place.
#[derive(Clone, Copy)]
struct Cell {
    /// The nearest one.
    area: usize,
    /// The next nearest.
    beside: usize,
    /// How far it is to the nearest one.
    away: f32,
    /// How much farther to the next.
    border: f32,
}

/// The land of a board; it is painted when it is wanted, and once for each look.
pub struct Land {
    /// What lies in an area, and in which.
    known: Vec<([f32; 2], usize)>,
    painted: RefCell<Option<(Colours, Handle)>>,
}

fn cells_of([breadth, depth]: [f32; 2]) -> [usize; 2] {
    [(breadth * CELLS).ceil() as usize, (depth * CELLS).ceil() as usize]
}

impl Land {
    /// With what lies in each area; `areas`: of each space.
    pub fn new(board: &Board, places: &[[f32; 2]], areas: &[Option<usize>]) -> Self {
        let mut known: Vec<([f32; 2], usize)> =
            places.iter().zip(areas).filter_map(|(place, area)| Some((*place, (*area)?))).collect();
        for Link { ends: [from, to], .. } in board.links() {
            if let (Some(area), true) = (areas[*from], areas[*from] == areas[*to]) {
                let ends = [places[*from], places[*to]];
                let steps = (distance(ends[0], ends[1]) / STEP) as usize;
                known.extend((1..steps).map(|step| (between(ends, step as f32 / steps as f32), area)));
            }
        }
        Self { known, painted: RefCell::default() }
    }

    /// The picture.
    pub fn painted(&self, look: Look) -> Handle {
        let colours = look.colours();
        let mut painted = self.painted.borrow_mut();
        match &*painted {
            Some((of, handle)) if *of == colours => handle.clone(),
            _ => {
                let handle = self.paint(colours.sheet);
                *painted = Some((colours, handle.clone()));
                handle
            }
        }
    }

    fn paint(&self, sheet: Color) -> Handle {
        let [breadth, depth] = cells_of([FRAMED[2], FRAMED[3]]);
        let colours: Vec<Color> = nearest(&self.known)
            .iter()
            .map(|cell| {
                cell.map_or(sheet, |cell| {
                    let strength = 0.9 + 0.7 * (-cell.border / BORDER).exp();
                    let [here, there] = [cell.area, cell.beside].map(|area| tint(sheet, area, strength));
                    let wash = mixed(here, there, 0.5 * (1.0 - smooth(cell.border / SOFT)));
                    mixed(wash, sheet, smooth((cell.away - REACH.0) / (REACH.1 - REACH.0)))
                })
            })
            .collect();
        let mut pixels = Vec::with_capacity(colours.len() * FINER * FINER * 4);
        // Between the middles of four cells lies something of each.
        let beside = |at: usize, most: usize| {
            let at = ((at as f32 + 0.5) / FINER as f32 - 0.5).clamp(0.0, most as f32 - 1.0);
            (at as usize, (at as usize + 1).min(most - 1), at.fract())
        };
        for row in 0..depth * FINER {
            let (above, below, down) = beside(row, depth);
            for column in 0..breadth * FINER {
                let (left, right, along) = beside(column, breadth);
                let in_row =
                    |row: usize| mixed(colours[row * breadth + left], colours[row * breadth + right], along);
                pixels.extend(mixed(in_row(above), in_row(below), down).into_rgba8());
            }
        }
        Handle::from_rgba((breadth * FINER) as u32, (depth * FINER) as u32, pixels)
    }
}

/// For each cell the two nearest areas, as far as any reaches it.
fn nearest(known: &[([f32; 2], usize)]) -> Vec<Option<Cell>> {
    let [breadth, depth] = cells_of([FRAMED[2], FRAMED[3]]);
    let mut cells: Vec<Option<Cell>> = vec![None; breadth * depth];
    // Beyond this an area paints nothing, neither as the nearest one nor beside it.
    let far = REACH.1 + 3.0 * BORDER;
    let around = (far * CELLS) as usize + 1;
    let on_grid = |place: [f32; 2]| [0, 1].map(|axis| (place[axis] + BEYOND) * CELLS);
    for (place, area) in known {
        let [x, y] = on_grid(*place);
        let rows = (y as usize).saturating_sub(around)..(y as usize + around).min(depth);
        for row in rows {
            let columns = (x as usize).saturating_sub(around)..(x as usize + around).min(breadth);
            for column in columns {
                let away = (x - column as f32 - 0.5).hypot(y - row as f32 - 0.5) / CELLS;
                if away > far {
                    continue;
                }
                let cell = &mut cells[row * breadth + column];
                *cell = Some(match *cell {
                    None => Cell { area: *area, beside: *area, away, border: far },
                    // The distance to the next one is `away + border`.
                    Some(known) if known.area == *area => {
                        let next = known.away + known.border;
                        let away = known.away.min(away);
                        Cell { away, border: next - away, ..known }
                    }
                    Some(known) if away < known.away => {
                        Cell { area: *area, beside: known.area, away, border: known.away - away }
                    }
                    Some(known) if away < known.away + known.border => {
                        Cell { beside: *area, border: away - known.away, ..known }
                    }
                    Some(known) => known,
                });
            }
        }
    }
    cells
}

/// From 0 to 1 without an edge.
fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// Tints for areas that lie next to each other, for eyes of every kind: they differ in lightness as well.
pub fn tint(sheet: Color, area: usize, strength: f32) -> Color {
    const TINTS: [(f32, f32, f32); 5] =
        [(0.45, 0.62, 0.42), (0.66, 0.52, 0.30), (0.38, 0.52, 0.66), (0.66, 0.40, 0.38), (0.54, 0.46, 0.64)];
    let (r, g, b) = TINTS[area % TINTS.len()];
    let share = if area.is_multiple_of(2) { 0.20 } else { 0.13 };
    mixed(sheet, Color::from_rgb(r, g, b), (strength * share).min(0.5))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(cells: &[Option<Cell>], place: [f32; 2]) -> Option<Cell> {
        let [column, row] = [0, 1].map(|axis| ((place[axis] + BEYOND) * CELLS) as usize);
        cells[row * cells_of([FRAMED[2], FRAMED[3]])[0] + column]
    }

    /// Whatever the land is washed with, by day, by night and at Nightfall: names on their plates, and numbers on their discs,
    /// are read with 4.5 to 1.
    #[test]
    fn names_are_read_on_every_land() {
        use crate::window::widgets::look::tests::{contrast, looks};
        for look in looks() {
            let Colours { sheet, ink, faint, .. } = look.colours();
            for area in 0..5 {
                for strength in [0.0, 0.9, 1.6] {
                    let land = tint(sheet, area, strength);
                    let night = look.night();
                    let fallen = mixed(land, Color { a: 1.0, ..night }, night.a);
                    // With the strongest contrasts no night falls.
                    for ground in [Some(land), (!look.contrast).then_some(fallen)].into_iter().flatten() {
                        let plate = mixed(ground, sheet, 0.55);
                        let found = contrast(mixed(ink, faint, 0.3), plate);
                        assert!(found >= 4.5, "{look:?} {area} {strength}: {found:.1}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_place_belongs_to_the_area_that_is_nearest() {
        let cells = nearest(&[([0.5, 0.5], 0), ([0.7, 0.5], 1), ([0.5, 0.56], 0)]);
        let near = at(&cells, [0.52, 0.5]).unwrap();
        assert_eq!((near.area, near.beside), (0, 1));
        assert!((near.away - 0.02).abs() < 0.01 && (near.border - 0.16).abs() < 0.02);
        assert_eq!(at(&cells, [0.68, 0.5]).unwrap().area, 1);
        let between = at(&cells, [0.6, 0.5]).unwrap();
        assert!(between.border < 0.015);
        assert!(at(&cells, [1.4, 0.5]).is_none());
        // In whatever order they are told.
        let other = nearest(&[([0.5, 0.56], 0), ([0.7, 0.5], 1), ([0.5, 0.5], 0)]);
        let other = at(&other, [0.52, 0.5]).unwrap();
        assert!((other.border - near.border).abs() < 1e-6 && other.area == near.area);
    }
}
