//! Where the places are on a photograph of a board: circles, all of about one size. That size is found first, by counting for
//! each what it would explain; then each circle of that size, a little larger where the camera was nearer.
//!
//! It is Hough's transform along gradients: a point at an edge votes for the middles that lie straight across from it. The picture is made
//! small first, the edges are counted out tile by tile, and the sizes are tried one after the other: so time and room are
//! bounded, whatever the picture.

use std::f32::consts::TAU;

/// The most points of a picture that are looked at: a larger one is made smaller by a whole number.
const MOST_POINTS: usize = 4_000_000;
/// The radii that are tried, in points, and by how much each is larger than the one before.
const RADII: [f32; 2] = [6.0, 60.0];
const STEP: f32 = 1.07;
/// A tile of so many points has its own idea of what an edge is: this part of its points, and no fainter ones.
const TILE: usize = 64;
const EDGES: f32 = 0.2;
const FAINTEST: f32 = 10.0;
/// How much of a circle has to be seen for it to count among its size, and to be proposed.
const COUNTED: f32 = 0.5;
const SEEN: f32 = 0.6;
/// A size that explains less than this part of what the best one does is that of specks and of parts of letters.
const WORTH: f32 = 0.05;
/// How clearly each has to be seen beside the one in the middle of them.
const CLEARLY: f32 = 0.7;
/// What is seen of a circle that is dark where others are bright, or bright where they are dark, counts so much.
const OTHERWISE: f32 = 0.92;
/// How much larger or smaller than others about it a circle may be.
const ALIKE: f32 = 0.13;
/// The most circles that are looked at, and that are proposed.
const MOST_CANDIDATES: usize = 1_500;
const MOST_RINGS: usize = 400;
/// In so many directions a circle is looked at.
const DIRECTIONS: usize = 40;

/// A circle, in points of the picture that was given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ring {
    /// Its middle.
    pub at: [f32; 2],
    /// Its radius.
    pub radius: f32,
    /// How much of it is seen, 0 to 1.
    pub seen: f32,
    /// Whether it is brighter within than around it.
    pub bright: bool,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rings {
    /// The circles, from the top to the foot.
    pub rings: Vec<Ring>,
    /// The radii that explain most, the best one first.
    pub sizes: Vec<f32>,
}

/// Finds the circles of a picture, four bytes a point. `size`: which of [`Rings::sizes`] is wanted; otherwise the first.
pub fn rings(width: usize, height: usize, rgba: &[u8], size: usize) -> Rings {
    if width == 0 || height == 0 || rgba.len() < width * height * 4 {
        return Rings::default();
    }
    let (grey, by) = Plane::grey(width, height, rgba);
    let edges = Edges::of(&grey);
    let sizes = edges.sizes();
    let Some(radius) = sizes.get(size.min(sizes.len().saturating_sub(1))).copied() else {
        return Rings::default();
    };
    let by = by as f32;
    let mut rings = edges.of_size(radius);
    for ring in &mut rings {
        ring.at = ring.at.map(|it| (it + 0.5) * by);
        ring.radius *= by;
    }
    rings.sort_by(|one, other| one.at[1].total_cmp(&other.at[1]));
    Rings { rings, sizes: sizes.into_iter().map(|radius| radius * by).collect() }
}

/// Brightness, point by point.
struct Plane {
    width: usize,
    height: usize,
    points: Vec<f32>,
}

impl Plane {
    /// The picture in grey, made smaller by a whole number, which it says; and softened a little.
    fn grey(width: usize, height: usize, rgba: &[u8]) -> (Self, usize) {
        let by = (1..).find(|by| (width / by) * (height / by) <= MOST_POINTS).unwrap_or(1);
        let (columns, rows) = (width / by, height / by);
        let mut points = vec![0.0; columns * rows];
        let share = 1.0 / (by * by) as f32;
        for (row, line) in points.chunks_exact_mut(columns.max(1)).enumerate() {
            for y in row * by..(row + 1) * by {
                let from = &rgba[y * width * 4..][..columns * by * 4];
                for (point, block) in line.iter_mut().zip(from.chunks_exact(by * 4)) {
                    let sum: u32 = block
                        .chunks_exact(4)
                        .map(|it| 3 * u32::from(it[0]) + 6 * u32::from(it[1]) + u32::from(it[2]))
                        .sum();
                    *point += sum as f32 * share / 10.0;
                }
            }
        }
        (Self { width: columns, height: rows, points }.softened().softened(), by)
    }

    /// Each point with its neighbours, 1 2 1 across and down.
    fn softened(self) -> Self {
        let Self { width, height, points } = self;
        let along = |points: &[f32], step: usize, length: usize, place: &dyn Fn(usize) -> usize| {
            let mut soft = points.to_vec();
            for at in 0..points.len() {
                if (1..length.saturating_sub(1)).contains(&place(at)) {
                    soft[at] = 0.25 * (points[at - step] + points[at + step]) + 0.5 * points[at];
                }
            }
            soft
        };
        let across = along(&points, 1, width, &|at| at % width);
        let points = along(&across, width, height, &|at| at / width);
        Self { width, height, points }
    }
}

/// A point at an edge, and where it grows brighter.
#[derive(Clone, Copy)]
struct Edge {
    at: [f32; 2],
    brighter: [f32; 2],
}

/// The edges of a picture.
struct Edges {
    width: usize,
    height: usize,
    all: Vec<Edge>,
    /// The direction of the edge at each point, as a number from 1 on of so many parts of a turn; 0: there is none.
    turned: Vec<u8>,
}

/// Into so many parts a turn is parted.
const TURN: f32 = 64.0;

fn turn([x, y]: [f32; 2]) -> u8 {
    ((y.atan2(x) / TAU).rem_euclid(1.0) * TURN) as u8 + 1
}

impl Edges {
    fn of(plane: &Plane) -> Self {
        let Plane { width, height, points } = plane;
        let (width, height) = (*width, *height);
        let mut edges = Self { width, height, all: Vec::new(), turned: vec![0; width * height] };
        if width < 3 || height < 3 {
            return edges;
        }
        let mut steep = vec![0.0_f32; width * height];
        let gradient = |at: usize| {
            let [above, below] = [&points[at - width - 1..][..3], &points[at + width - 1..][..3]];
            let across = above[2] - above[0] + 2.0 * (points[at + 1] - points[at - 1]) + below[2] - below[0];
            let down = below[0] - above[0] + 2.0 * (below[1] - above[1]) + below[2] - above[2];
            [across, down]
        };
        for y in 1..height - 1 {
            for x in 1..width - 1 {
                let [across, down] = gradient(y * width + x);
                steep[y * width + x] = (across * across + down * down).sqrt();
            }
        }
        let mut crests = Vec::new();
        for top in (1..height - 1).step_by(TILE) {
            for left in (1..width - 1).step_by(TILE) {
                crests.clear();
                let (bottom, right) = ((top + TILE).min(height - 1), (left + TILE).min(width - 1));
                for y in top..bottom {
                    for x in left..right {
                        let at = y * width + x;
                        if steep[at] < FAINTEST {
                            continue;
                        }
                        // The crest of an edge alone: its neighbours across are less steep.
                        let [across, down] = gradient(at);
                        let beside = match (across.abs() > 2.4 * down.abs(), down.abs() > 2.4 * across.abs())
                        {
                            (true, _) => 1,
                            (_, true) => width,
                            _ if across * down > 0.0 => width + 1,
                            _ => width - 1,
                        };
                        if steep[at] >= steep[at - beside] && steep[at] > steep[at + beside] {
                            crests.push((steep[at], at));
                        }
                    }
                }
                let most = ((bottom - top) * (right - left)) as f32 * EDGES;
                crests.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
                for (steep, at) in crests.iter().take(most as usize) {
                    let [across, down] = gradient(*at);
                    let brighter = [across / steep, down / steep];
                    edges.all.push(Edge { at: [(at % width) as f32, (at / width) as f32], brighter });
                    edges.turned[*at] = turn(brighter);
                }
            }
        }
        edges
    }

    /// The radii that explain most, the best one first.
    fn sizes(&self) -> Vec<f32> {
        let mut scores: Vec<(f32, f32)> = Vec::new();
        let mut radius = RADII[0];
        while radius < RADII[1] && radius < self.height.min(self.width) as f32 / 8.0 {
            let score = [1.0, -1.0].map(|side| {
                let mut votes = Votes::new(self, radius);
                self.vote(&mut votes, radius, side);
                let peaks = votes.peaks(COUNTED * 0.7);
                let rings = apart(
                    peaks.iter().take(MOST_RINGS).map(|(at, _)| self.ring(*at, radius, side > 0.0)),
                    1.4,
                );
                rings.iter().map(|ring| (ring.seen - COUNTED).max(0.0)).sum::<f32>()
            });
            // What is larger is seen less often by chance.
            scores.push((radius, score[0].max(score[1]) * radius * radius));
            radius *= STEP;
        }
        let mut best: Vec<(f32, f32)> = Vec::new();
        let mut ordered = scores;
        ordered.sort_unstable_by(|one, other| other.1.total_cmp(&one.1));
        for (radius, score) in ordered {
            let apart = best.iter().all(|(other, _)| !(0.72..1.39).contains(&(radius / other)));
            let most = best.first().map_or(score, |(_, most)| *most);
            if score > most * WORTH && apart && best.len() < 4 {
                best.push((radius, score));
            }
        }
        best.into_iter().map(|(radius, _)| radius).collect()
    }

    /// Each edge votes for the middle of a circle that is brighter within (`side` 1), or darker (-1).
    fn vote(&self, votes: &mut Votes, radius: f32, side: f32) {
        for Edge { at, brighter } in &self.all {
            votes.vote([at[0] + radius * side * brighter[0], at[1] + radius * side * brighter[1]]);
        }
    }

    /// The circles of about this size.
    fn of_size(&self, radius: f32) -> Vec<Ring> {
        let mut candidates: Vec<Ring> = Vec::new();
        for scale in [0.8, 0.88, 0.96, 1.05, 1.15, 1.26] {
            let radius = radius * scale;
            for side in [1.0, -1.0] {
                let mut votes = Votes::new(self, radius);
                self.vote(&mut votes, radius, side);
                let peaks = votes.peaks(COUNTED * 0.7).into_iter();
                candidates.extend(peaks.map(|(at, seen)| Ring { at, radius, seen, bright: side > 0.0 }));
            }
        }
        candidates.sort_unstable_by(|one, other| other.seen.total_cmp(&one.seen));
        candidates.truncate(MOST_CANDIDATES);
        // Two that lie a little beside the same middle are both looked at: from one of them it may not be found.
        let looked = apart(candidates.into_iter().map(|ring| Ring { radius, ..ring }), 0.12);
        let rough = looked.iter().map(|ring| self.fitted(*ring, [0.72, 1.38]));
        let rough = apart(rough.filter(|ring| ring.seen >= COUNTED), 0.9);
        // Nearly all are drawn alike: bright on darker ground, or the other way.
        let bright =
            rough.iter().map(|ring| if ring.bright { ring.seen } else { -ring.seen }).sum::<f32>() > 0.0;
        let rough: Vec<Ring> = rough.into_iter().filter(|ring| ring.bright == bright).collect();
        // How large a circle is, by where it lies: the camera was nearer to one side.
        let Some(lens) = Lens::of(&rough, radius) else { return Vec::new() };
        let alike = |ring: &Ring| (ring.radius / lens.radius(ring.at) - 1.0).abs() <= ALIKE;
        let fine = looked.iter().map(|ring| {
            let here = lens.radius(ring.at) / radius;
            let bounds = [here * (1.0 - ALIKE), here * (1.0 + ALIKE)];
            let [one, mut other] =
                [bright, !bright].map(|bright| self.fitted(Ring { bright, ..*ring }, bounds));
            other.seen *= OTHERWISE;
            if other.seen > one.seen { other } else { one }
        });
        let mut rings = apart(fine.filter(|ring| ring.seen >= SEEN && alike(ring)), 1.4);
        // On a clear picture a place is seen clearly.
        let clear = rings.get(rings.len() / 2).map_or(0.0, |ring| ring.seen * CLEARLY);
        rings.retain(|ring| ring.seen >= clear);
        rings.truncate(MOST_RINGS);
        rings
    }

    /// The circle near this one of which most is seen, from so many times its radius to so many.
    fn fitted(&self, ring: Ring, [least, most]: [f32; 2]) -> Ring {
        let step = (ring.radius * 0.045).max(0.5);
        let mut best = Ring { seen: 0.0, ..ring };
        let mut radius = ring.radius * least;
        while radius <= ring.radius * most {
            self.better(&mut best, ring.at, radius);
            radius += step;
        }
        // From there uphill, a little to every side.
        for _ in 0..8 {
            let before = best;
            for [dx, dy, dr] in [
                [1.0, 0.0, 0.0],
                [-1.0, 0.0, 0.0],
                [0.0, 1.0, 0.0],
                [0.0, -1.0, 0.0],
                [0.0, 0.0, 1.0],
                [0.0, 0.0, -1.0],
            ] {
                let radius = (before.radius + dr * step).clamp(ring.radius * least, ring.radius * most);
                self.better(&mut best, [before.at[0] + dx * step, before.at[1] + dy * step], radius);
            }
            if best == before {
                break;
            }
        }
        best
    }

    fn better(&self, best: &mut Ring, at: [f32; 2], radius: f32) {
        let ring = self.ring(at, radius, best.bright);
        if ring.seen > best.seen + 1e-4 {
            *best = ring;
        }
    }

    fn ring(&self, at: [f32; 2], radius: f32, bright: bool) -> Ring {
        Ring { at, radius, seen: self.seen(at, radius, bright), bright }
    }

    /// How much of a circle is seen, bright within or dark.
    fn seen(&self, [x, y]: [f32; 2], radius: f32, bright: bool) -> f32 {
        let slack = (radius * 0.12).max(0.6);
        let mut seen = 0.0;
        for part in 0..DIRECTIONS {
            let angle = TAU * part as f32 / DIRECTIONS as f32;
            let (sin, cos) = angle.sin_cos();
            let inward = if bright { [-cos, -sin] } else { [cos, sin] };
            let wanted = turn(inward);
            let mut best = 0.0_f32;
            for off in [0.0, -1.0, 1.0, -2.0, 2.0] {
                if f32::abs(off) > slack + 0.5 {
                    break;
                }
                let [px, py] = [(x + (radius + off) * cos).round(), (y + (radius + off) * sin).round()];
                if px < 0.0 || py < 0.0 || px >= self.width as f32 || py >= self.height as f32 {
                    continue;
                }
                let there = self.turned[py as usize * self.width + px as usize];
                if there == 0 {
                    continue;
                }
                let away = (i16::from(there) - i16::from(wanted)).rem_euclid(TURN as i16);
                if away.min(TURN as i16 - away) <= 5 {
                    best = best.max(1.0 - 0.15 * f32::abs(off) / slack);
                }
            }
            seen += best;
        }
        seen / DIRECTIONS as f32
    }
}

/// Those of which most is seen, none nearer to another than so many of its radii.
fn apart(rings: impl Iterator<Item = Ring>, near: f32) -> Vec<Ring> {
    let mut rings: Vec<Ring> = rings.collect();
    rings.sort_unstable_by(|one, other| other.seen.total_cmp(&one.seen));
    let mut kept: Vec<Ring> = Vec::new();
    for ring in rings {
        let far = |other: &Ring| {
            (other.at[0] - ring.at[0]).hypot(other.at[1] - ring.at[1]) >= near * ring.radius.max(other.radius)
        };
        if kept.iter().all(far) {
            kept.push(ring);
        }
    }
    kept
}

/// Votes for the middles of circles of one radius, counted in cells.
struct Votes {
    columns: usize,
    rows: usize,
    cell: f32,
    /// So many edges a whole circle has.
    whole: f32,
    counts: Vec<u16>,
}

impl Votes {
    fn new(edges: &Edges, radius: f32) -> Self {
        let cell = (radius * 0.16).max(1.0);
        let [columns, rows] =
            [edges.width, edges.height].map(|side| (side as f32 / cell).ceil() as usize + 1);
        Self { columns, rows, cell, whole: TAU * radius, counts: vec![0; columns * rows] }
    }

    fn vote(&mut self, [x, y]: [f32; 2]) {
        let [column, row] = [x / self.cell, y / self.cell];
        if column >= 0.0 && row >= 0.0 && (column as usize) < self.columns && (row as usize) < self.rows {
            let count = &mut self.counts[row as usize * self.columns + column as usize];
            *count = count.saturating_add(1);
        }
    }

    /// Where three cells by three hold more than those about them, and what part of a whole circle has voted there.
    fn peaks(&self, least: f32) -> Vec<([f32; 2], f32)> {
        let (columns, rows) = (self.columns, self.rows);
        let sum = |column: usize, row: usize| {
            let line = |row: usize| {
                let at = row * columns + column;
                u32::from(self.counts[at - 1]) + u32::from(self.counts[at]) + u32::from(self.counts[at + 1])
            };
            line(row - 1) + line(row) + line(row + 1)
        };
        let least = (least * self.whole).max(1.0) as u32;
        let mut sums = vec![0_u32; columns * rows];
        for row in 1..rows.saturating_sub(1) {
            for column in 1..columns.saturating_sub(1) {
                sums[row * columns + column] = sum(column, row);
            }
        }
        let mut peaks = Vec::new();
        for row in 2..rows.saturating_sub(2) {
            for column in 2..columns.saturating_sub(2) {
                let here = sums[row * columns + column];
                if here < least {
                    continue;
                }
                let highest = (row - 2..=row + 2).all(|r| {
                    (column - 2..=column + 2).all(|c| {
                        let there = sums[r * columns + c];
                        there < here || there == here && (r, c) >= (row, column)
                    })
                });
                if highest {
                    let middle = [column, row].map(|it| (it as f32 + 0.5) * self.cell - 0.5);
                    peaks.push((middle, (here as f32 / self.whole).min(1.5)));
                }
            }
        }
        peaks.sort_unstable_by(|one, other| other.1.total_cmp(&one.1));
        peaks
    }
}

/// How large circles are, by where they lie: it grows evenly from one side to the other.
struct Lens {
    middle: [f32; 2],
    radius: f32,
    grows: [f32; 2],
}

impl Lens {
    fn of(rings: &[Ring], about: f32) -> Option<Self> {
        let mut radii: Vec<f32> = rings.iter().map(|ring| ring.radius).collect();
        radii.sort_unstable_by(f32::total_cmp);
        let median = *radii.get(radii.len() / 2)?;
        let mut lens =
            Self { middle: [0.0; 2], radius: if rings.len() < 4 { about } else { median }, grows: [0.0; 2] };
        // What lies far from it is no place: it is left out, and what is left says more exactly how it grows.
        for slack in [0.3, 0.2, 0.12] {
            let near = |ring: &&Ring| (ring.radius / lens.radius(ring.at) - 1.0).abs() <= slack;
            let good: Vec<&Ring> = rings.iter().filter(near).collect();
            if good.len() < 12 {
                return Some(lens);
            }
            let count = good.len() as f32;
            let mean = |of: &dyn Fn(&Ring) -> f32| good.iter().map(|ring| of(ring)).sum::<f32>() / count;
            let middle = [mean(&|ring| ring.at[0]), mean(&|ring| ring.at[1])];
            let radius = mean(&|ring| ring.radius);
            let [x, y] = [0, 1].map(|axis| move |ring: &Ring| ring.at[axis] - middle[axis]);
            let (xx, yy, xy) = (mean(&|r| x(r) * x(r)), mean(&|r| y(r) * y(r)), mean(&|r| x(r) * y(r)));
            let (xr, yr) = (mean(&|r| x(r) * (r.radius - radius)), mean(&|r| y(r) * (r.radius - radius)));
            let whole = xx * yy - xy * xy;
            let grows = if whole > 1.0 {
                [(xr * yy - yr * xy) / whole, (yr * xx - xr * xy) / whole]
            } else {
                [0.0; 2]
            };
            lens = Self { middle, radius, grows };
        }
        Some(lens)
    }

    fn radius(&self, [x, y]: [f32; 2]) -> f32 {
        let grown = self.grows[0] * (x - self.middle[0]) + self.grows[1] * (y - self.middle[1]);
        (self.radius + grown).clamp(self.radius * 0.5, self.radius * 2.0)
    }
}
