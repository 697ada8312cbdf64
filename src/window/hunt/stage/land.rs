//! The land of the stage, painted point by point: coasts and lakes where nobody goes, rivers between sections, dashes between
//! areas; what is asked about is lit, and the rest lies in the dark.

use super::shades::Shades;
use crate::hunt::board::{Region, SpaceKind};
use crate::window::hunt::map::{Chart, Nearby, contour, smooth, smoothed};
use crate::window::pieces::{At, Pen};
use crate::window::widgets::look::mixed;
use iced::Color;
use iced::widget::image::Handle;
use std::sync::Arc;

/// Where the map lies: its corner and its size.
pub(super) const CORNER: At = [0.0, 160.0];
pub(super) const SIZE: At = [850.0, 526.0];
/// Where the corner of the board is, and how large a height of it.
const ORIGIN: At = [24.0, 172.0];
const HEIGHT: f32 = 508.0;
/// How many points of the mat one of the picture's is broad and high.
const COARSE: f32 = 2.0;
/// How far from what lies in it land goes; how rough its coast is, and how crooked its borders are.
const COAST: f32 = 0.08;
const ROUGH: f32 = 0.016;
const CROOKED: f32 = 0.014;

/// What lies in no area.
const NOWHERE: u8 = u8::MAX;

/// Where a place of the board is on the mat.
pub(super) fn on_mat([x, y]: At) -> At {
    [ORIGIN[0] + x * HEIGHT, ORIGIN[1] + y * HEIGHT]
}

/// How the place of the moment, or its land, is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    /// It is asked about, or nothing was there: dark.
    Dark,
    /// Something was found: gold.
    Gold,
    Red,
    Dashed,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Lit {
    #[default]
    All,
    /// A place: where it is on the mat.
    Place(At),
    /// An area or a section, and what became of it.
    Region(Region, Ring),
    Nothing,
}

/// A point of the picture.
#[derive(Clone, Copy)]
struct Spot {
    /// How far it is from the coast: above 0 on land.
    inland: f32,
    area: u8,
    beside: u8,
    /// How far it is to the border of its area, and whether a section ends there.
    border: f32,
    river: bool,
    /// From 0 to 1, without any order.
    grain: f32,
}

/// The land as it lies, whatever its colours.
pub(super) struct Ground {
    columns: usize,
    spots: Vec<Spot>,
    areas: Vec<crate::hunt::board::Area>,
    /// Where land ends, and where areas of one section do.
    pub coast: Lines,
    pub borders: Lines,
}

/// Lines to be drawn, shared with whatever draws them.
pub(super) type Lines = Arc<[Pen]>;

impl Ground {
    /// Works it out, once a board.
    pub fn new(chart: &Chart) -> Self {
        let terrain = chart.terrain(HEIGHT / COARSE);
        let areas: Vec<_> = chart.labels().iter().map(|(area, _)| *area).collect();
        // Exits lie in no area, and on land all the same, with what they are joined to.
        let (board, places) = (chart.board(), chart.places());
        let is_exit = |id: usize| matches!(board.spaces()[id].kind, SpaceKind::Location(it) if it.is_exit());
        let adjacent = board.adjacent();
        let shores: Vec<At> = (0..places.len())
            .filter(|id| is_exit(*id) || adjacent[*id].iter().any(|other| is_exit(*other)))
            .map(|id| places[id])
            // No name is written on water.
            .chain(chart.labels().iter().flat_map(|(_, [x, y])| [-0.035, 0.0, 0.035].map(|dx| [x + dx, *y])))
            .collect();
        let [columns, rows] = SIZE.map(|size| (size / COARSE) as usize);
        let mut spots = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            for column in 0..columns {
                let at = [column, row].map(|it| (it as f32 + 0.5) * COARSE);
                let [x, y] = [0, 1].map(|axis| (CORNER[axis] + at[axis] - ORIGIN[axis]) / HEIGHT);
                let warp = [noise(x * 13.0, y * 13.0) - 0.5, noise(x * 13.0 + 40.0, y * 13.0 + 7.0) - 0.5];
                let fine = [noise(x * 41.0, y * 41.0) - 0.5, noise(x * 41.0 + 9.0, y * 41.0 + 31.0) - 0.5];
                let crooked = |axis: usize| CROOKED * 2.0 * (warp[axis] + 0.35 * fine[axis]);
                let here = [x + crooked(0), y + crooked(1)];
                let grain = noise(x * 90.0, y * 90.0);
                let shore = shores.iter().map(|[u, v]| (u - here[0]).hypot(v - here[1]));
                let shore = shore.fold(1.0, f32::min);
                let inland =
                    |away: f32| COAST - away.min(shore) + ROUGH * (warp[0] + warp[1] + 0.6 * fine[0]);
                spots.push(match terrain.at(here) {
                    None => Spot {
                        inland: inland(1.0),
                        area: NOWHERE,
                        beside: NOWHERE,
                        border: 1.0,
                        river: false,
                        grain,
                    },
                    Some(Nearby { area, beside, away, border }) => {
                        let section = |number: usize| areas.get(number).map(|area| area.section());
                        Spot {
                            inland: inland(away),
                            area: area as u8,
                            beside: beside as u8,
                            border,
                            river: area != beside && section(area) != section(beside),
                            grain,
                        }
                    }
                });
            }
        }
        let ground = Self { columns, spots, areas, coast: [].into(), borders: [].into() };
        let coast = ground.lines(|corners| corners.map(|at| ground.spots[at].inland));
        let borders = ground.lines(|corners| {
            let corners = corners.map(|at| &ground.spots[at]);
            let first = corners.iter().map(|spot| spot.area).min().unwrap_or(NOWHERE);
            let parts = |spot: &Spot| spot.inland > 0.0 && spot.area != spot.beside && !spot.river;
            match corners.iter().all(|spot| parts(spot)) {
                true => corners.map(|spot| if spot.area == first { spot.border } else { -spot.border }),
                false => [1.0; 4],
            }
        });
        Self { coast, borders, ..ground }
    }

    /// The lines between points for which it is more than 0 and others, as pens go along them on the mat.
    fn lines(&self, depths: impl Fn([usize; 4]) -> [f32; 4]) -> Lines {
        let size = [self.columns, self.spots.len() / self.columns.max(1)];
        let lines = contour(size, depths);
        // Where the land runs into the ground they are not seen.
        let seen = |place: &At| soft(place.map(|it| (it + 0.5) * COARSE)) > 0.5;
        let on_mat = |place: At| [0, 1].map(|axis| CORNER[axis] + (place[axis] + 0.5) * COARSE);
        let mut pens = Vec::new();
        for line in lines.into_iter().map(smoothed) {
            let pieces = line.split(|place| !seen(place)).filter(|piece| piece.len() > 1);
            for piece in pieces {
                pens.push(Pen::Begin(on_mat(piece[0])));
                // Every other point is fine enough.
                let last = piece.len() - 1;
                let rest = (1..=last).filter(|at| at % 2 == 0 || *at == last);
                pens.extend(rest.map(|at| Pen::Line(on_mat(piece[at]))));
            }
        }
        pens.into()
    }

    /// The line around what is lit.
    pub fn around(&self, lit: &Lit) -> Option<Lines> {
        if !matches!(lit, Lit::Region(..)) {
            return None;
        }
        let is_in = self.lit(lit);
        let depth = |at: usize| {
            let spot = &self.spots[at];
            let within = match (is_in(spot.area), is_in(spot.beside)) {
                (true, true) => spot.inland,
                (true, false) => spot.inland.min(spot.border),
                (false, true) => -spot.border,
                (false, false) => -1.0,
            };
            // It is closed where the land runs into the ground, too.
            within.min((soft(self.at(at)) - 0.6) * 0.2)
        };
        Some(self.lines(|corners| corners.map(depth)))
    }

    /// The picture. `falls`: what falls on the land at Nightfall.
    pub fn paint(&self, shades: &Shades, lit: &Lit, falls: Option<Color>) -> Handle {
        let mut pixels = Vec::with_capacity(self.spots.len() * 4);
        let is_in = self.lit(lit);
        for (number, spot) in self.spots.iter().enumerate() {
            let mut color = self.colour(shades, spot);
            if let Some(night) = falls {
                let grey = (color.r + color.g + color.b) / 3.0;
                let pale = Color::from_rgb(grey * 0.8, grey * 0.9, grey * 1.2);
                color = mixed(mixed(color, pale, 0.55), night, night.a * 0.9);
            }
            if let Lit::Region(_, found) = lit
                && spot.inland > 0.0
                && is_in(spot.area)
            {
                color = match found {
                    Ring::Gold | Ring::Red => mixed(color, shades.gold, 0.42),
                    Ring::Dark => color,
                    // Nobody is there: it lies in the dark.
                    Ring::Dashed => mixed(color, shades.shadow, 0.6),
                };
            }
            let [r, g, b, _] = color.into_rgba8();
            pixels.extend([r, g, b, (self.seen(number, spot) * 255.0) as u8]);
        }
        self.handle(pixels)
    }

    /// Where the point with this number is, counted from the corner.
    fn at(&self, number: usize) -> At {
        [number % self.columns, number / self.columns].map(|it| (it as f32 + 0.5) * COARSE)
    }

    /// Whether an area is lit, by its number.
    fn lit(&self, lit: &Lit) -> impl Fn(u8) -> bool {
        let within: Vec<bool> = match lit {
            Lit::Region(region, _) => self.areas.iter().map(|area| region.holds(*area)).collect(),
            _ => Vec::new(),
        };
        move |area| within.get(usize::from(area)).copied().unwrap_or(false)
    }

    /// How much of it is seen: toward the edges, and far from land, it runs softly into the ground.
    fn seen(&self, number: usize, spot: &Spot) -> f32 {
        soft(self.at(number)) * (1.0 - smooth((-spot.inland - 0.03) / 0.06))
    }

    fn handle(&self, pixels: Vec<u8>) -> Handle {
        Handle::from_rgba(self.columns as u32, (self.spots.len() / self.columns.max(1)) as u32, pixels)
    }

    /// What lies above land and ways: the dark around what is lit, which lets them through.
    pub fn veil(&self, shades: &Shades, lit: &Lit) -> Option<Handle> {
        let is_in = self.lit(lit);
        let [r, g, b, _] = shades.shadow.into_rgba8();
        let shade = |number: usize, spot: &Spot| match lit {
            Lit::All => 0.0,
            Lit::Nothing => 0.2,
            Lit::Place(_) => {
                let [x, y] = self.at(number);
                Self::shade(lit, [x + CORNER[0], y + CORNER[1]])
            }
            Lit::Region(_, Ring::Dashed) => 0.0,
            Lit::Region(..) if spot.inland > 0.0 && is_in(spot.area) => 0.0,
            Lit::Region(..) => 0.35,
        };
        if *lit == Lit::All {
            return None;
        }
        let shaded = self
            .spots
            .iter()
            .enumerate()
            .map(|(number, spot)| (shade(number, spot) * self.seen(number, spot) * 255.0) as u8);
        Some(self.handle(shaded.flat_map(|a| [r, g, b, a]).collect()))
    }

    /// How dark it is at a place of the mat, 0 to 1: what stands there is as dark.
    pub fn shade(lit: &Lit, [x, y]: At) -> f32 {
        match lit {
            Lit::Place(place) => 0.56 * smooth(((x - place[0]).hypot(y - place[1]) - 62.0) / 330.0),
            _ => 0.0,
        }
    }

    fn colour(&self, shades: &Shades, spot: &Spot) -> Color {
        let [water, edge] = shades.water;
        let out = -spot.inland;
        if out > 0.0 {
            // Lines of depth along the coast.
            let depth = mixed(water, shades.ground[1], smooth((out - 0.012) / 0.07));
            let band = |at: f32, broad: f32| 1.0 - smooth((out - at).abs() / broad);
            return mixed(
                depth,
                edge,
                0.55 * band(0.0, 0.012).max(band(0.019, 0.005)).max(band(0.034, 0.004)),
            );
        }
        let land = shades.land[usize::from(spot.area) % shades.land.len()];
        let light = mixed(land, shades.ink, 0.04 * smooth(spot.border / 0.06) + 0.035 * (spot.grain - 0.5));
        let shore = mixed(light, shades.shadow, 0.5 * (1.0 - smooth(spot.inland / 0.006)));
        if spot.river {
            let bank = mixed(shore, edge, 1.0 - smooth((spot.border - 0.013) / 0.006));
            return mixed(bank, water, 1.0 - smooth((spot.border - 0.008) / 0.005));
        }
        shore
    }
}

/// How much is seen of a point, whose place is counted from the corner: toward the edges less and less.
fn soft([x, y]: At) -> f32 {
    let [width, height] = SIZE;
    smooth((width - x) / 28.0).min(smooth((height - y) / 34.0)).min(smooth(y / 26.0))
}

/// From 0 to 1, smooth from place to place, and the same whenever it is asked.
fn noise(x: f32, y: f32) -> f32 {
    let [column, row] = [x.floor(), y.floor()];
    let corner = |dx: i32, dy: i32| {
        let mut hash =
            (column as i32 + dx).wrapping_mul(374_761_393) ^ (row as i32 + dy).wrapping_mul(668_265_263);
        hash = (hash ^ (hash >> 13)).wrapping_mul(1_274_126_177);
        ((hash ^ (hash >> 16)) & 0xffff) as f32 / 65_535.0
    };
    let [across, down] = [smooth(x - column), smooth(y - row)];
    let above = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across;
    let below = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across;
    above + (below - above) * down
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Board;
    use crate::window::widgets::look::Look;
    use std::sync::Arc;

    fn pixels(handle: &Handle) -> &[u8] {
        let Handle::Rgba { pixels, .. } = handle else { panic!("painted as pixels") };
        pixels
    }

    /// Every place lies on land, and in what is asked about every place is lit; hardly any other is.
    #[test]
    fn what_is_asked_about_is_lit() {
        for text in [
            &include_bytes!("../../../../resources/boards/practice.json")[..],
            include_bytes!("../../../../resources/boards/practice-2.json"),
        ] {
            let chart = Chart::new(Arc::new(Board::read(text).unwrap()));
            let ground = Ground::new(&chart);
            let shades = Shades::of(Look::default());
            let plain = ground.paint(&shades, &Lit::All, None);
            let mut darker = 0;
            for (region, _) in chart.labels() {
                let lit = ground.paint(&shades, &Lit::Region(Region::Area(*region), Ring::Gold), None);
                for location in chart.board().locations() {
                    let [x, y] = on_mat(chart.place(location).unwrap());
                    let [column, row] = [x - CORNER[0], y - CORNER[1]].map(|it| (it / COARSE) as usize);
                    let at = row * ground.columns + column;
                    assert!(ground.spots[at].inland > 0.0, "{location} lies in the water");
                    let sum = |handle: &Handle| {
                        pixels(handle)[at * 4..at * 4 + 3].iter().map(|it| i32::from(*it)).sum::<i32>()
                    };
                    let shines = sum(&lit) > sum(&plain);
                    let within = chart.board().area(location) == Some(*region);
                    assert!(shines || !within, "{location} in {region}");
                    // The line around what is lit shines on both sides of it.
                    darker += usize::from(!within && !shines);
                }
            }
            assert!(darker > 400, "{darker}");
            assert!(ground.spots.iter().any(|spot| spot.inland < 0.0));
        }
    }
}
