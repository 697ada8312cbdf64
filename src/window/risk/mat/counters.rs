//! What lies on the lands of the map: how many stand there, how many are taken off, and what is put there.

use super::Table;
use super::inks::Ground;
use super::lands::{Atlas, Land, SIZE};
use super::names::{MORE_ABOVE, above_name, holds, taken};
use super::shown::Staged;
use super::signs::tower;
use crate::window::pieces::{At, Mat, Paint, Pen, Side};
use iced::Color;

/// How large the disc of a land is, and how far below its name.
const LARGE: f32 = 17.0;
const LARGE_AFAR: f32 = 34.0;
const BELOW: f32 = 32.0;
/// The same of a tile, and from afar.
const OF_TILE: f32 = 12.0;
const OF_TILE_AFAR: f32 = 21.0;
/// How far a shield reaches from its middle.
const SHIELD: f32 = 10.0;

/// How large a disc is.
fn large(atlas: &Atlas, staged: &Staged) -> f32 {
    match (staged.far, atlas.is_map()) {
        (true, true) => LARGE_AFAR,
        (true, false) => OF_TILE_AFAR,
        (false, true) => LARGE,
        (false, false) => OF_TILE,
    }
}

/// Lands in which it is known how many stand, how many that are, and where the disc lies.
pub(super) type Discs<'a> = [(&'a Land, u16, At)];

/// All of them.
pub(super) fn standing<'a>(table: &Table<'_>, atlas: &'a Atlas, staged: &Staged) -> Vec<(&'a Land, u16, At)> {
    let large = large(atlas, staged);
    let near = |land: &Land| match (staged.far, atlas.is_map()) {
        (true, _) => land.label,
        (false, true) => disc(table, atlas, land),
        // In the corner of a tile where nothing else lies.
        (false, false) => {
            let bounds = land.shape.bounds;
            [bounds.x + OF_TILE - 4.0, bounds.y + bounds.height - OF_TILE - 2.0]
        }
    };
    let stand = staged.stand.iter().filter_map(|(name, count)| Some((atlas.land(name)?, *count)));
    let stand: Vec<(&Land, u16)> = stand.collect();
    let places = apart(stand.iter().map(|(land, _)| near(land)).collect(), 2.0 * large + 3.0);
    stand.into_iter().zip(places).map(|((land, count), place)| (land, count, within(place, large))).collect()
}

/// Whether a disc lies so near.
fn hidden(discs: &Discs<'_>, [x, y]: At, near: f32) -> bool {
    discs.iter().any(|(.., disc)| (disc[0] - x).hypot(disc[1] - y) < near)
}

/// Whether a shield there lies on a disc.
pub(super) fn on_disc(atlas: &Atlas, staged: &Staged, discs: &Discs<'_>, at: At) -> bool {
    hidden(discs, at, large(atlas, staged) + SHIELD)
}

/// From afar: where a Leader stands by the disc of his land, on which no other disc lies.
pub(super) fn by_disc(discs: &Discs<'_>, land: &Land) -> At {
    /// How far a shield is from the middle of a disc at least, not to lie on its number.
    const FREE: f32 = LARGE_AFAR + 9.0;
    let own = discs.iter().find(|(of, ..)| of.name == land.name).map_or(land.label, |(.., at)| *at);
    let places = [[40.0, 26.0], [-40.0, 26.0], [40.0, -26.0], [-40.0, -26.0]]
        .map(|[right, down]| [own[0] + right, own[1] + down]);
    let is_free = |at: &At| !hidden(discs, *at, FREE) && within(*at, OF_TILE) == *at;
    *places.iter().find(|at| is_free(at)).unwrap_or(&places[0])
}

/// How large a plate is that says how many are taken off, and what is written on it.
fn plate(staged: &Staged) -> (At, f32) {
    if staged.far { ([96.0, 46.0], 34.0) } else { ([54.0, 26.0], 19.0) }
}

/// How many are taken off in which land, and where that is said: the corner of its plate.
pub(super) type Off<'a> = [(&'a str, u16, At)];

/// All of it: where it hides no disc and no other.
pub(super) fn taken_off<'a>(atlas: &Atlas, staged: &'a Staged, discs: &Discs<'_>) -> Vec<(&'a str, u16, At)> {
    let (large, below) = (large(atlas, staged), if staged.far { 0.0 } else { BELOW });
    let ([broad, high], _) = plate(staged);
    let mut plates: Vec<(&str, u16, At)> = Vec::new();
    for (name, count) in &staged.off {
        let Some(land) = atlas.land(name) else { continue };
        // From afar discs lie on names, and not all on their own.
        let own = discs.iter().find(|(of, ..)| staged.far && of.name == land.name);
        let [x, y] = own.map_or(land.label, |(.., at)| *at);
        let beside = y + below - high / 2.0;
        let above = match (staged.far, own.is_some()) {
            (true, true) => large + high + 3.0,
            (true, false) => 70.0,
            (false, _) => 44.0,
        };
        // Above, or else beside or below its own.
        let places = [
            [x - broad / 2.0, y - above],
            // Below the name, where the disc is not.
            [x - broad / 2.0, y + large / 2.0],
            [x - large - broad - 3.0, beside],
            [x + large + 3.0, beside],
            [x - broad / 2.0, y + below + large + 3.0],
        ];
        let hides = |[left, top]: &At| {
            let over = |[x, y]: &At| (x - left).abs() < broad && (y - top).abs() < high;
            plates.iter().any(|(.., at)| over(at))
                || discs.iter().any(|(.., [x, y])| {
                    let near = [x.clamp(*left, left + broad) - x, y.clamp(*top, top + high) - y];
                    near[0].hypot(near[1]) < large
                })
        };
        let is_free = |at: &&At| at[0] > 0.0 && at[1] > 0.0 && at[0] + broad < SIZE[0] && !hides(at);
        // In its own land, if it has room there.
        let in_it = |[left, top]: &&At| holds(land, [left + broad / 2.0, top + high / 2.0]);
        let free = || places.iter().filter(is_free);
        let [x, y] = *free().find(in_it).or_else(|| free().next()).unwrap_or(&places[0]);
        plates.push((name, *count, [x.clamp(0.0, SIZE[0] - broad), y]));
    }
    plates
}

/// Whether a shield there lies on what is taken off.
pub(super) fn on_plate(staged: &Staged, off: &Off<'_>, [x, y]: At) -> bool {
    let ([broad, high], _) = plate(staged);
    off.iter().any(|(.., [left, top])| {
        let near = [x.clamp(*left, left + broad) - x, y.clamp(*top, top + high) - y];
        near[0].hypot(near[1]) < SHIELD
    })
}

/// What lies on the lands: how many stand there, are taken off, and are put there.
pub(super) fn counters<M>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    atlas: &Atlas,
    (staged, discs, off): (&Staged, &Discs<'_>, &Off<'_>),
    grounds: Ground,
) {
    let (tints, large) = (mat.tints(), large(atlas, staged));
    for (land, count, [x, y]) in discs {
        let (count, [x, y]) = (*count, [*x, *y]);
        let inks = table.inks(table.view.holder(&land.name));
        // What has no room in its land hangs on it.
        if !staged.far && !holds(land, [x, y]) {
            let line = vec![Pen::Begin(land.label), Pen::Line([x, y])];
            mat.outline(line, Paint::line(grounds.lit, 2.0));
        }
        mat.circle([x, y], large, Paint::filled(inks.banner).edged(grounds.lit, 2.0));
        let size = if count > 99 { large * 0.9 } else { large * 1.24 };
        mat.bold([x, y + size * 0.34], size, inks.ink, Side::About, count.to_string());
    }
    for (name, count, [x, y]) in off {
        // Of a land that was taken they are his who had it.
        let fight = table.view.course.as_ref().map(|course| &course.fight);
        let lost = fight.filter(|it| it.places.as_ref().is_some_and(|[_, to]| to == name));
        let inks = table.inks(lost.and_then(|it| it.against).or_else(|| table.view.holder(name)));
        let ([broad, high], size) = plate(staged);
        mat.plate([*x, *y], [broad, high], 5.0, Paint::filled(tints.well).edged(inks.edge, 1.6));
        let off = format!("−{count}");
        mat.bold([x + broad / 2.0, y + high * 0.75], size, inks.accent, Side::About, off);
    }
    for name in &staged.more {
        let Some(land) = atlas.land(name) else { continue };
        let (at, large) = match (atlas.is_map(), staged.far) {
            (true, true) => ([land.label[0], above_name(table, land) - 4.0], 26.0),
            (true, false) => ([land.label[0], above_name(table, land) - MORE_ABOVE], 18.0),
            // In the corner of its tile, where the tower stood.
            (false, _) => {
                let bounds = land.shape.bounds;
                ([bounds.x + bounds.width - OF_TILE, bounds.y + OF_TILE], OF_TILE)
            }
        };
        one_more(mat, table, at, large);
    }
    for (name, bonus) in &staged.bonuses {
        let Some(region) = atlas.regions.iter().find(|region| region.name == *name) else { continue };
        let large = if staged.far { 20.0 } else { 12.5 };
        mat.circle(region.free, large, Paint::filled(tints.gold).edged(grounds.border, 2.0));
        let at = [region.free[0], region.free[1] + large * 0.37];
        mat.bold(at, large * 1.04, tints.on_gold, Side::About, format!("+{bonus}"));
    }
}

/// Where a disc so large is whole: no nearer to the edge of the map.
fn within([x, y]: At, large: f32) -> At {
    let least = large + 2.0;
    [x.clamp(least, SIZE[0] - least), y.clamp(least, SIZE[1] - least)]
}

/// Two that would hide each other lie this far apart.
fn apart(mut places: Vec<At>, far: f32) -> Vec<At> {
    if let [[ax, ay], [bx, by]] = places[..] {
        let [dx, dy] = [bx - ax, by - ay];
        let long = dx.hypot(dy).max(1.0);
        let by_half = (far - long).max(0.0) / 2.0 / long;
        let [mx, my] = [dx * by_half, dy * by_half];
        places = vec![[ax - mx, ay - my], [bx + mx, by + my]];
    }
    places
}

/// Where the disc of a land lies: below its name, or beside it, within the land, where it hides no other name.
pub(super) fn disc(table: &Table<'_>, atlas: &Atlas, land: &Land) -> At {
    let (large, below) = (LARGE, BELOW);
    let ([x, y], own) = (land.label, taken(table, land));
    let beside = own.width / 2.0 + large + 3.0;
    let others = || atlas.lands.iter().filter(|other| other.name != land.name);
    let hides = |[x, y]: &At| {
        others().map(|other| taken(table, other)).any(|name| {
            let near = [x.clamp(name.x, name.x + name.width), y.clamp(name.y, name.y + name.height)];
            (near[0] - x).hypot(near[1] - y) < large
        })
    };
    let near = below - 4.0;
    let places = [
        [x, y + below],
        [x, y + near],
        [x + 18.0, y + near],
        [x - 18.0, y + near],
        [x + beside, y],
        [x - beside, y],
        [x, y - below],
        [x + 18.0, y - near],
        [x - 18.0, y - near],
    ];
    // Nor is any of it cut off at the map's edge.
    let free = || places.iter().filter(|at| within(**at, large) == **at && !hides(at));
    let free = free().find(|at| holds(land, **at)).or_else(|| free().next());
    free.copied().unwrap_or_else(|| within(places[0], large))
}

/// A disc with a tower: one more is put there.
pub(super) fn one_more<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, large: f32) {
    let tints = mat.tints();
    mat.circle([x, y], large * 1.25, Paint::line(Color { a: 0.35, ..tints.gold }, 1.2));
    mat.circle([x, y], large, Paint::filled(tints.well).edged(tints.gold, 2.0));
    let pens = tower([x - large * 0.36, y + large * 0.06], large / 17.0);
    mat.outline(pens, Paint::filled(table.gold()));
    mat.bold([x + large * 0.42, y + large * 0.28], large * 0.78, tints.ink, Side::About, "+1");
}
