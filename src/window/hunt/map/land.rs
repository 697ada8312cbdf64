//! The land under the roads, washed in colour as on an old map: an area is strongest along its border, where it runs
//! softly into the next one, and fades into the sheet where nobody goes.

use super::backdrop::Pictures;
use super::{BREADTH, Camera, Window, between, distance};
use crate::hunt::board::{Board, Link};
use crate::window::widgets::look::{Colours, Look, mixed};
use iced::advanced::image::Image;
use iced::widget::image::{FilterMethod, Handle};
use iced::{Color, Point, Rectangle, Size};
use std::cell::RefCell;

/// How far the land goes beyond the map, in heights of the map.
const BEYOND: f32 = 0.1;
/// How many cells a height of the map has.
const CELLS: f32 = 160.0;
/// Beyond this an area paints nothing, neither as the nearest one nor beside it.
const FAR: f32 = REACH.1 + 3.0 * BORDER;
/// How many logical pixels one of the picture's is broad and high: the land is soft, and to draw a picture costs by its pixels.
const COARSE: usize = 2;
/// How far from what lies in an area its wash goes, and where it begins to fade.
const REACH: (f32, f32) = (0.07, 0.15);
/// How far two neighbours run into each other.
const SOFT: f32 = 0.016;
/// How far the stronger colour of a border goes.
const BORDER: f32 = 0.035;
/// How far apart the places are by which a way belongs to its area.
const STEP: f32 = 0.02;

/// Breadth and depth of the land, in heights of the map.
const WHOLE: [f32; 2] = [BREADTH + 2.0 * BEYOND, 1.0 + 2.0 * BEYOND];

/// Which areas are near a place.
#[derive(Clone, Copy)]
pub struct Nearby {
    pub area: usize,
    /// The next nearest.
    pub beside: usize,
    /// How far it is to the nearest one.
    pub away: f32,
    /// How much farther to the next.
    pub border: f32,
}

/// The land as it lies, whatever colour it has: for each cell which areas are near.
pub struct Terrain {
    cells: Vec<Option<Nearby>>,
    /// How many cells a height of the map has.
    fine: f32,
}

impl Terrain {
    /// What is near this place; nothing where all is far, or beyond the land.
    pub fn at(&self, place: [f32; 2]) -> Option<Nearby> {
        let [column, row] = place.map(|at| ((at + BEYOND) * self.fine).max(0.0) as usize);
        let [breadth, _] = cells_of(WHOLE, self.fine);
        *self.cells.get(row * breadth + column).filter(|_| column < breadth)?
    }
}

/// The land of a board; it is washed once for each look, and painted anew for another part of the map.
pub struct Land {
    /// What lies in an area, and in which.
    known: Vec<([f32; 2], usize)>,
    washed: RefCell<Option<(Colours, Vec<[u8; 3]>)>>,
    painted: RefCell<Option<(Painted, Handle)>>,
}

#[derive(Clone, Copy, PartialEq)]
struct Painted {
    colours: Colours,
    night: Option<Color>,
    camera: Camera,
    size: Size,
}

/// The land under a map, as a widget that fills its place.
pub struct Under<'a> {
    pub land: &'a Land,
    pub look: Look,
    pub night: Option<Color>,
    pub camera: Camera,
}

fn cells_of([breadth, depth]: [f32; 2], fine: f32) -> [usize; 2] {
    [(breadth * fine).ceil() as usize, (depth * fine).ceil() as usize]
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
        Self { known, washed: RefCell::default(), painted: RefCell::default() }
    }

    /// What lies in an area, and in which, by its number.
    pub fn known(&self) -> &[([f32; 2], usize)] {
        &self.known
    }

    /// The land in cells of which a height of the map has so many.
    pub fn terrain(&self, fine: f32) -> Terrain {
        // Nothing is asked of what is farther than this from land.
        const NEAR: f32 = 0.14;
        Terrain { cells: nearest(&self.known, fine, NEAR), fine }
    }

    /// The area of which something is near this place, and nearer than of any other.
    pub fn area_at(&self, here: [f32; 2]) -> Option<usize> {
        let away = |(place, _): &&([f32; 2], usize)| distance(*place, here);
        let nearest = self.known.iter().min_by(|one, other| away(one).total_cmp(&away(other)))?;
        (away(&nearest) < REACH.1).then_some(nearest.1)
    }

    /// The picture of this part.
    fn seen(&self, wanted: Painted) -> Handle {
        let mut painted = self.painted.borrow_mut();
        match &*painted {
            Some((known, handle)) if *known == wanted => handle.clone(),
            _ => {
                let handle = self.paint(wanted);
                *painted = Some((wanted, handle.clone()));
                handle
            }
        }
    }

    fn paint(&self, Painted { colours, night, camera, size }: Painted) -> Handle {
        let mut washed = self.washed.borrow_mut();
        if washed.as_ref().is_none_or(|(of, _)| *of != colours) {
            *washed = Some((colours, self.wash(colours.sheet)));
        }
        let cells = washed.as_ref().map_or(&[][..], |(_, cells)| cells);
        let view = Window { camera, size: Rectangle::with_size(size) };
        let [breadth, depth] = cells_of(WHOLE, CELLS);
        let [columns, rows] = pixels_of(size);
        // Between the middles of four cells lies something of each: from which, to which, and how much of that.
        let beside = |at: usize, axis: usize, most: usize| {
            let pixel = (at as f32 + 0.5) * COARSE as f32;
            let place = view.place(Point::new(pixel, pixel))[axis];
            let at = ((place + BEYOND) * CELLS - 0.5).clamp(0.0, most as f32 - 1.0);
            (at as usize, (at as usize + 1).min(most - 1), (at.fract() * 256.0) as u32)
        };
        let mix = |one: u32, other: u32, share: u32| one * (256 - share) + other * share;
        let along: Vec<_> = (0..columns).map(|column| beside(column, 0, breadth)).collect();
        let dim = night.map(|night| (night.into_rgba8(), (night.a * 256.0) as u32));
        let mut pixels = Vec::with_capacity(columns * rows * 4);
        for row in 0..rows {
            let (above, below, down) = beside(row, 1, depth);
            let [above, below] = [above, below].map(|row| &cells[row * breadth..(row + 1) * breadth]);
            let line: Vec<[u32; 3]> = above
                .iter()
                .zip(below)
                .map(|(one, other)| [0, 1, 2].map(|i| mix(one[i].into(), other[i].into(), down)))
                .collect();
            for (left, right, share) in &along {
                let [r, g, b] = [0, 1, 2].map(|i| {
                    let light = (mix(line[*left][i], line[*right][i], *share) + (1 << 15)) >> 16;
                    let dark = dim.map_or(light, |(night, share)| mix(light, night[i].into(), share) >> 8);
                    dark as u8
                });
                pixels.extend([r, g, b, u8::MAX]);
            }
        }
        Handle::from_rgba(columns as u32, rows as u32, pixels)
    }

    /// The land within this far beyond the map: how many cells stand in a line, and the colours of all.
    pub fn within(&self, beyond: f32, sheet: Color) -> (usize, Vec<[u8; 3]>) {
        let [breadth, depth] = cells_of(WHOLE, CELLS);
        let cut = ((BEYOND - beyond).max(0.0) * CELLS) as usize;
        let cells = self.wash(sheet);
        let rows = cells.chunks_exact(breadth).skip(cut).take(depth - 2 * cut);
        let within = rows.flat_map(|row| &row[cut..breadth - cut]).copied().collect();
        (breadth - 2 * cut, within)
    }

    /// The colours of the cells.
    fn wash(&self, sheet: Color) -> Vec<[u8; 3]> {
        let wash = |cell: &Option<Nearby>| {
            let wash = cell.map_or(sheet, |cell| {
                let strength = 0.9 + 0.7 * (-cell.border / BORDER).exp();
                let [here, there] = [cell.area, cell.beside].map(|area| tint(sheet, area, strength));
                let wash = mixed(here, there, 0.5 * (1.0 - smooth(cell.border / SOFT)));
                mixed(wash, sheet, smooth((cell.away - REACH.0) / (REACH.1 - REACH.0)))
            });
            let [r, g, b, _] = wash.into_rgba8();
            [r, g, b]
        };
        nearest(&self.known, CELLS, FAR).iter().map(wash).collect()
    }
}

/// How many pixels the picture has for a part of the screen: as many as go in, wherever its corner is.
fn pixels_of(size: Size) -> [usize; 2] {
    [size.width, size.height].map(|length| (length / COARSE as f32).floor().max(1.0) as usize)
}

impl Pictures for Under<'_> {
    fn pictured(&self, bounds: Rectangle) -> (Image, Rectangle) {
        let Self { land, look, night, camera } = *self;
        let size = bounds.size();
        let handle = land.seen(Painted { colours: look.colours(), night, camera, size });
        // The renderer puts a picture where one of its pixels would begin if they began in the window's corner; and one that
        // lies within its part of the screen is drawn faster. So it may end a pixel before its place does.
        let coarse = COARSE as f32;
        let corner = Point::new((bounds.x / coarse).ceil() * coarse, (bounds.y / coarse).ceil() * coarse);
        let [columns, rows] = pixels_of(size).map(|pixels| pixels as f32 * coarse);
        let image = Image::new(handle).filter_method(FilterMethod::Nearest);
        (image, Rectangle::new(corner, Size::new(columns, rows)))
    }
}

/// For each cell the two nearest areas, as far as any reaches it.
fn nearest(known: &[([f32; 2], usize)], fine: f32, far: f32) -> Vec<Option<Nearby>> {
    let [breadth, depth] = cells_of(WHOLE, fine);
    let mut cells: Vec<Option<Nearby>> = vec![None; breadth * depth];
    let around = (far * fine) as usize + 1;
    let on_grid = |place: [f32; 2]| [0, 1].map(|axis| (place[axis] + BEYOND) * fine);
    for (place, area) in known {
        let [x, y] = on_grid(*place);
        let rows = (y as usize).saturating_sub(around)..(y as usize + around).min(depth);
        for row in rows {
            let columns = (x as usize).saturating_sub(around)..(x as usize + around).min(breadth);
            for column in columns {
                let away = (x - column as f32 - 0.5).hypot(y - row as f32 - 0.5) / fine;
                if away > far {
                    continue;
                }
                let cell = &mut cells[row * breadth + column];
                *cell = Some(match *cell {
                    None => Nearby { area: *area, beside: *area, away, border: far },
                    // The distance to the next one is `away + border`.
                    Some(known) if known.area == *area => {
                        let next = known.away + known.border;
                        let away = known.away.min(away);
                        Nearby { away, border: next - away, ..known }
                    }
                    Some(known) if away < known.away => {
                        Nearby { area: *area, beside: known.area, away, border: known.away - away }
                    }
                    Some(known) if away < known.away + known.border => {
                        Nearby { beside: *area, border: away - known.away, ..known }
                    }
                    Some(known) => known,
                });
            }
        }
    }
    cells
}

/// From 0 to 1 without an edge.
pub fn smooth(share: f32) -> f32 {
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

    fn at(cells: &[Option<Nearby>], place: [f32; 2]) -> Option<Nearby> {
        let [column, row] = [0, 1].map(|axis| ((place[axis] + BEYOND) * CELLS) as usize);
        cells[row * cells_of(WHOLE, CELLS)[0] + column]
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
    fn the_land_lies_under_what_lies_on_it_from_near_and_from_far() {
        let known = vec![([0.4, 0.5], 0), ([1.1, 0.5], 1)];
        let land = Land { known, washed: RefCell::default(), painted: RefCell::default() };
        let look = Look::default();
        let colours = look.colours();
        let size = Size::new(301.0, 200.0);
        for camera in [Camera::default(), Camera::default().zoomed(1.5, [0.75, 0.5])] {
            let view = Window { camera, size: Rectangle::with_size(size) };
            for (place, area) in [([0.4, 0.5], 0), ([1.1, 0.5], 1)] {
                let seen = |night| {
                    let handle = land.seen(Painted { colours, night, camera, size });
                    let Handle::Rgba { width, height, pixels, .. } = handle else {
                        panic!("painted as pixels")
                    };
                    assert_eq!((width, height), (150, 100));
                    let Point { x, y } = view.point(place);
                    let at = 4 * ((y as usize / COARSE).min(99) * 150 + (x as usize / COARSE).min(149));
                    [0, 1, 2].map(|i| i32::from(pixels[at + i]))
                };
                let of = |colour: Color| [0, 1, 2].map(|i| i32::from(colour.into_rgba8()[i]));
                let near = |one: [i32; 3], other: [i32; 3]| {
                    one.iter().zip(other).all(|(one, other)| (one - other).abs() <= 3)
                };
                let wash = tint(colours.sheet, area, 0.9);
                assert!(near(seen(None), of(wash)), "{camera:?} {area}");
                let night = look.night();
                let fallen = mixed(wash, night, night.a);
                assert!(near(seen(Some(night)), of(fallen)), "{camera:?} {area}");
                assert!(!near(of(fallen), of(wash)));
            }
        }
    }

    #[test]
    fn a_place_belongs_to_the_area_that_is_nearest() {
        let cells = nearest(&[([0.5, 0.5], 0), ([0.7, 0.5], 1), ([0.5, 0.56], 0)], CELLS, FAR);
        let near = at(&cells, [0.52, 0.5]).unwrap();
        assert_eq!((near.area, near.beside), (0, 1));
        assert!((near.away - 0.02).abs() < 0.01 && (near.border - 0.16).abs() < 0.02);
        assert_eq!(at(&cells, [0.68, 0.5]).unwrap().area, 1);
        let between = at(&cells, [0.6, 0.5]).unwrap();
        assert!(between.border < 0.015);
        assert!(at(&cells, [1.4, 0.5]).is_none());
        // In whatever order they are told.
        let other = nearest(&[([0.5, 0.56], 0), ([0.7, 0.5], 1), ([0.5, 0.5], 0)], CELLS, FAR);
        let other = at(&other, [0.52, 0.5]).unwrap();
        assert!((other.border - near.border).abs() < 1e-6 && other.area == near.area);
    }
}
