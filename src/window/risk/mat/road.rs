//! The Ring's road on the map (K40): walked as a line, ahead in dots, its gates with what a die has to show there, and the Ring.

use super::Table;
use super::counters::disc;
use super::inks::Ground;
use super::lands::{Atlas, Land};
use super::names::{holds, letters_alone, taken};
use super::ring::{needed_at, on_road};
use super::shown::Staged;
use super::signs::{ring, ring_to_come};
use crate::risk::step::End;
use crate::window::pieces::{At, Mat, Paint, Pen, Side, open};
use iced::{Color, Point, Rectangle, color};

/// How far below names it goes.
const BELOW: f32 = 20.0;
/// How far dots are apart, and how large they are.
const DOTS: f32 = 6.0;
const DOT: f32 = 2.2;
/// How large a gate is.
const SIDE: f32 = 17.0;
/// How far beside a disc what lies on the road stands.
const BESIDE: f32 = 29.0;

/// Where it goes through a land: below its name, or where its map says.
fn through(land: &Land) -> At {
    land.road.unwrap_or([land.label[0], land.label[1] + BELOW])
}

fn down([x, y]: At, by: f32) -> At {
    [x, y + by]
}

/// The road as far as the map has its steps: between a step and the next one, as points.
fn stretches(table: &Table<'_>, atlas: &Atlas) -> Vec<(usize, Vec<At>)> {
    let path = table.view.options.path();
    let places: Vec<Option<At>> =
        (0..=path.last()).map(|step| atlas.land(path.name(step)).map(through)).collect();
    let at = |step: usize| places.get(step).copied().flatten();
    let between = |step: usize| {
        let (from, to) = (at(step)?, at(step + 1)?);
        let before = step.checked_sub(1).and_then(at).unwrap_or(from);
        let behind = at(step + 2).unwrap_or(to);
        const PARTS: usize = 24;
        let along = |share: f32| {
            // Catmull and Rom's curve: through all of them, and smooth.
            let one = |axis: usize| {
                let [a, b, c, d] = [before, from, to, behind].map(|at| at[axis]);
                let (square, cube) = (share * share, share * share * share);
                0.5 * (2.0 * b
                    + (c - a) * share
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * square
                    + (3.0 * b - a - 3.0 * c + d) * cube)
            };
            [one(0), one(1)]
        };
        Some((step, (0..=PARTS).map(|part| along(part as f32 / PARTS as f32)).collect()))
    };
    (0..path.last()).filter_map(between).collect()
}

/// Places in equal distances along a line.
fn dotted(line: &[At], offset: &mut f32) -> Vec<At> {
    let mut dots = Vec::new();
    for ends in line.windows(2) {
        let [[ax, ay], [bx, by]] = [ends[0], ends[1]];
        let long = ((bx - ax).powi(2) + (by - ay).powi(2)).sqrt();
        while *offset < long {
            let share = *offset / long;
            dots.push([ax + (bx - ax) * share, ay + (by - ay) * share]);
            *offset += DOTS;
        }
        *offset -= long;
    }
    dots
}

/// The road: two drawings, whatever has happened on it; on the cloth.
pub(super) fn road<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas, staged: &Staged, grounds: Ground) {
    let (view, path) = (table.view, table.view.options.path());
    let at = usize::from(view.ring);
    let (mut walked, mut ahead, mut offset): (Vec<Pen>, Vec<Pen>, f32) = (Vec::new(), Vec::new(), 0.0);
    // A name is not crossed: the road goes on behind it.
    let named: Vec<Rectangle> = match staged.far || letters_alone(table.look) {
        true => Vec::new(),
        false => atlas.lands.iter().map(|land| taken(table, land)).collect(),
    };
    let is_free = |at: &At| !named.iter().any(|name| name.contains(Point::from(*at)));
    for (step, line) in stretches(table, atlas) {
        if step < at {
            for parts in line.split(|at| !is_free(at)).filter(|part| part.len() > 1) {
                walked.extend(open(parts.iter().copied()));
            }
        } else {
            let dots = dotted(&line, &mut offset).into_iter().filter(is_free);
            ahead.extend(dots.flat_map(|at| [Pen::Begin(at), Pen::Line([at[0] + 0.1, at[1]])]));
        }
    }
    mat.outlines(vec![
        (walked.clone().into(), Paint::line(Color { a: 0.5, ..grounds.border }, 3.2)),
        (walked.into(), Paint::line(Color { a: 0.6, ..grounds.road }, 1.5)),
    ]);
    mat.outlines(vec![
        (ahead.clone().into(), Paint::line(Color { a: 0.6, ..grounds.border }, DOT + 1.4)),
        (ahead.into(), Paint::line(grounds.road, DOT)),
    ]);
    mat.above_cloth();
    // A disc that lies there has nothing below it.
    let stands = |land: &str| staged.stand.iter().any(|(name, _)| name == land);
    for step in at..=path.last() {
        // The one where it is has let it in already; only where it is destroyed a die is due again and again.
        let due = needed_at(view, step).filter(|_| step > at || step == path.last());
        let Some(needed) = due else { continue };
        // From afar it is too small to be read.
        let Some(land) = atlas.land(path.name(step)).filter(|_| !staged.far) else { continue };
        let [x, y] = if stands(&land.name) {
            [land.label[0] - BESIDE, land.label[1] + BELOW + 2.0]
        } else {
            down(through(land), -1.0)
        };
        let corner = [x - SIDE / 2.0, y - SIDE / 2.0];
        mat.plate(corner, [SIDE; 2], 3.5, Paint::filled(color!(0xf3e7c8)).edged(color!(0x0d0b08), 0.8));
        mat.bold([x, y + 3.8], 10.5, color!(0x1d150a), Side::About, format!("{needed}+"));
    }
    let is_there = view.end != Some(End::Ring);
    if let Some(land) = atlas.land(path.name(at)).filter(|_| is_there) {
        let at = match (stands(&land.name), staged.far) {
            (true, false) => beside(land, disc(table, atlas, land)),
            (true, true) => [land.label[0] - BESIDE, land.label[1] + BELOW + 20.0],
            (false, _) => down(through(land), 3.0),
        };
        ring(mat, at, if staged.far { 11.0 } else { 8.0 });
    }
    if let Some(land) = staged.next.as_deref().and_then(|next| atlas.land(next)) {
        ring_to_come(mat, down(through(land), 3.0), 10.0, grounds.lit);
    }
    mat.on_cloth();
}

/// Where the Ring lies beside the disc of its land: within that.
fn beside(land: &Land, [x, y]: At) -> At {
    let places = [[x - BESIDE, y + 8.0], [x + BESIDE, y + 8.0], [x - BESIDE, y - 8.0], [x + BESIDE, y - 8.0]];
    let over = |at: &[f32; 2]| holds(land, *at);
    places.into_iter().find(over).unwrap_or([x - 20.0, y + 12.0])
}

/// Where no map is known: a bead on each tile that the road goes over, in gates with what a die has to show there.
pub(super) fn beads<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas) {
    let (view, path) = (table.view, table.view.options.path());
    let at = usize::from(view.ring);
    for step in 0..=path.last() {
        let Some(land) = atlas.land(path.name(step)) else { continue };
        let bounds = land.shape.bounds;
        let middle = [bounds.x + bounds.width - 9.0, bounds.y + bounds.height - 8.0];
        let ahead = table.inks(view.holder(&land.name)).ink;
        match needed_at(view, step).filter(|_| step != at) {
            Some(needed) => {
                let corner = [middle[0] - 12.0, middle[1] - 7.0];
                let paint = Paint::filled(color!(0xf3e7c8)).edged(color!(0x0d0b08), 0.8);
                mat.plate(corner, [17.0, 13.0], 3.0, paint);
                let foot = [corner[0] + 8.5, corner[1] + 10.0];
                mat.bold(foot, 9.5, color!(0x1d150a), Side::About, format!("{needed}+"));
            }
            None if step == at => ring(mat, [middle[0] - 1.0, middle[1] - 1.0], 6.0),
            None => mat.circle(middle, 3.6, on_road(table, step, ahead)),
        }
    }
}
