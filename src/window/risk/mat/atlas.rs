//! Where the lands of a board lie: by their names where all of them are known, in rows by region where they are not, as no
//! geography is invented. What can be drawn beforehand is made once for each board.

use super::lands::{Atlas, Ground, Land, OfRegion, SIZE};
use crate::risk::board::Board;
use crate::window::pieces::{At, Pen, Shape, closed, open};
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The shapes that `resources/lands/lands.py` makes, places in tenths of a point.
const LANDS: &str = include_str!("../../../../resources/lands/risk.json");

/// Places, one after the other: x and y in turn.
type Tenths = Vec<i32>;

/// What stands in the file.
#[derive(Deserialize, Clone, Default)]
struct File {
    lands: BTreeMap<String, OfLand>,
    sea: Vec<Tenths>,
    ripples: Vec<Vec<Tenths>>,
    lakes: Vec<Lake>,
    mountains: Vec<Mountains>,
}

#[derive(Deserialize, Clone)]
struct OfLand {
    label: Tenths,
    outline: Tenths,
    light: Tenths,
    #[serde(default)]
    road: Tenths,
}

#[derive(Deserialize, Clone)]
struct Lake {
    outline: Tenths,
    ripples: Vec<Vec<Tenths>>,
}

#[derive(Deserialize, Clone)]
struct Mountains {
    outline: Tenths,
    /// x, y and breadth of each, in turn.
    peaks: Tenths,
}

/// What was drawn before: the map of a board, and which names were on it.
type Kept = Option<(Arc<Board>, Vec<String>, Arc<Atlas>)>;

static FILE: LazyLock<File> =
    // A file of ours with a fault would be a fault of the build, which the tests find.
    LazyLock::new(|| serde_json::from_str(LANDS).unwrap_or_default());
static GROUND: LazyLock<Arc<Ground>> = LazyLock::new(|| Arc::new(ground(&FILE)));
static KEPT: Mutex<Kept> = Mutex::new(None);

/// The map of a board; `named`: the lands of one that names none itself.
pub(super) fn of(board: &Arc<Board>, named: &[&str]) -> Arc<Atlas> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    match &*kept {
        Some((of, names, atlas)) if Arc::ptr_eq(of, board) && names == named => Arc::clone(atlas),
        _ => {
            let atlas = Arc::new(made(board, named));
            let names = named.iter().map(|name| (*name).to_owned()).collect();
            *kept = Some((Arc::clone(board), names, Arc::clone(&atlas)));
            atlas
        }
    }
}

/// The map that lies beside a board, or ours where it names the same lands.
fn file_of(board: &Board) -> Option<Cow<'static, File>> {
    let knows =
        |file: &File| !board.is_open() && board.territories().all(|land| file.lands.contains_key(&land.name));
    let own = board.map().and_then(|map| serde_json::from_str::<File>(map).ok()).filter(knows);
    own.map(Cow::Owned).or_else(|| knows(&FILE).then_some(Cow::Borrowed(&*FILE)))
}

/// A land by its coast, and the middle of its name.
pub(in crate::window::risk) type Coast = (String, Arc<[At]>, At);

/// Each land of a board; nothing where nobody knows where its lands lie.
pub(in crate::window::risk) fn coasts(board: &Board) -> Vec<Coast> {
    static OURS: LazyLock<Vec<Coast>> = LazyLock::new(|| coasts_in(&FILE));
    let coasts = file_of(board).map(|file| match file {
        Cow::Borrowed(_) => OURS.clone(),
        Cow::Owned(own) => coasts_in(&own),
    });
    let coasts = coasts.unwrap_or_default().into_iter();
    coasts.filter(|(name, ..)| board.territory(name).is_some()).collect()
}

fn coasts_in(file: &File) -> Vec<Coast> {
    let coast = |(name, land): (&String, &OfLand)| {
        (name.clone(), points(&land.outline).collect(), points(&land.label).next().unwrap_or_default())
    };
    file.lands.iter().map(coast).collect()
}

fn made(board: &Board, named: &[&str]) -> Atlas {
    let Some(file) = file_of(board) else { return super::tiles::laid_out(board, named) };
    let between = match &file {
        Cow::Borrowed(_) => Arc::clone(&GROUND),
        Cow::Owned(own) => Arc::new(ground(own)),
    };
    let known = board.territories().filter_map(|land| Some((&land.name, file.lands.get(&land.name)?)));
    let lands: Vec<Land> = known.map(|(name, land)| self::land(name, land)).collect();
    let regions = board.regions().iter().map(|region| {
        let ours: Vec<&Land> =
            lands.iter().filter(|land| region.territories.iter().any(|it| it.name == land.name)).collect();
        let edge = edge(&ours);
        let free = farthest(&edge, &lands);
        OfRegion { name: region.name.clone(), edge: edge.into(), free, title: None }
    });
    let regions = regions.collect();
    Atlas { regions, by_sea: by_sea(board, &lands), lands, ground: Some(between) }
}

fn land(name: &str, land: &OfLand) -> Land {
    let label = points(&land.label).next().unwrap_or_default();
    let light: Vec<At> = points(&land.light).collect();
    let shape = Shape::new(points(&land.outline).collect(), &light);
    Land { name: name.to_owned(), shape, label, road: points(&land.road).next() }
}

/// The borders of a board between lands that do not touch.
fn by_sea(board: &Board, lands: &[Land]) -> Vec<[String; 2]> {
    let touch = |one: &Land, other: &Land| {
        let near = one.shape.bounds.expand(1.0).intersects(&other.shape.bounds);
        near && one.shape.outline.iter().any(|at| other.shape.outline.contains(at))
    };
    let pairs =
        lands.iter().enumerate().flat_map(|(at, one)| lands[at + 1..].iter().map(move |it| (one, it)));
    let far = pairs.filter(|(one, other)| board.adjacent(&one.name, &other.name) && !touch(one, other));
    far.filter(|_| board.count_borders() > 0)
        .map(|(one, other)| [one.name.clone(), other.name.clone()])
        .collect()
}

fn points(tenths: &[i32]) -> impl Iterator<Item = At> + '_ {
    tenths.chunks_exact(2).map(|at| [at[0] as f32 / 10.0, at[1] as f32 / 10.0])
}

/// From point to point.
fn pens(tenths: &[i32]) -> impl Iterator<Item = Pen> + '_ {
    open(points(tenths))
}

fn ground(file: &File) -> Ground {
    let around = |lines: &[Tenths]| lines.iter().flat_map(|line| closed(points(line))).collect::<Vec<_>>();
    let mut shores: Vec<Vec<Pen>> = Vec::new();
    for lake in &file.lakes {
        shores.resize(shores.len().max(lake.ripples.len()), Vec::new());
        shores.iter_mut().zip(&lake.ripples).for_each(|(shore, rings)| shore.extend(around(rings)));
    }
    let peaks = || file.mountains.iter().flat_map(|it| it.peaks.chunks_exact(3));
    let peaks = || peaks().map(|peak| [peak[0], peak[1], peak[2]].map(|it| it as f32 / 10.0));
    let peak = |[x, y, broad]: [f32; 3]| {
        [Pen::Begin([x - broad, y]), Pen::Line([x, y - broad * 1.25]), Pen::Line([x + broad, y])]
    };
    let shade = |[x, y, broad]: [f32; 3]| {
        let top = y - broad * 1.25;
        [
            Pen::Begin([x, top]),
            Pen::Line([x + 0.4, top + broad * 0.7]),
            Pen::Line([x + broad * 0.85, y - 0.8]),
            Pen::Close,
        ]
    };
    let heights = file.mountains.iter().flat_map(|it| closed(points(&it.outline)));
    let ripple = |lines: &Vec<Tenths>| lines.iter().flat_map(|line| pens(line)).collect();
    Ground {
        sea: around(&file.sea).into(),
        ripples: file.ripples.iter().map(ripple).collect(),
        lakes: file.lakes.iter().flat_map(|lake| closed(points(&lake.outline))).collect(),
        shores: shores.into_iter().map(Into::into).collect(),
        heights: heights.collect(),
        peaks: peaks().flat_map(peak).collect(),
        shades: peaks().flat_map(shade).collect(),
    }
}

/// A step of an outline, whichever way it is gone: neighbours share exactly the same.
fn step(one: At, other: At) -> [[i32; 2]; 2] {
    let tenths = |at: At| at.map(|it| (it * 10.0).round() as i32);
    let mut step = [tenths(one), tenths(other)];
    step.sort_unstable();
    step
}

/// The steps of an outline, from point to point and back.
pub(super) fn steps(outline: &[At]) -> impl Iterator<Item = (At, At)> + '_ {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

/// What goes around all of these together.
fn edge(lands: &[&Land]) -> Vec<Pen> {
    let (mut once, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for (one, other) in lands.iter().flat_map(|land| steps(&land.shape.outline)) {
        let step = step(one, other);
        if !once.insert(step) {
            twice.insert(step);
        }
    }
    let mut pens = Vec::new();
    for land in lands {
        let mut at = None;
        for (one, other) in steps(&land.shape.outline) {
            if twice.contains(&step(one, other)) {
                continue;
            }
            if at != Some(one) {
                pens.push(Pen::Begin(one));
            }
            pens.push(Pen::Line(other));
            at = Some(other);
        }
    }
    pens
}

/// The place on an edge that is farthest from all names.
fn farthest(edge: &[Pen], lands: &[Land]) -> At {
    let far = |[x, y]: At| {
        let to = |land: &Land| ((land.label[0] - x).powi(2) + (land.label[1] - y).powi(2)) as i32;
        lands.iter().map(to).min().unwrap_or_default()
    };
    // Not at the rim, where half of it would be cut off.
    let inside = |[x, y]: At| (30.0..SIZE[0] - 30.0).contains(&x) && (30.0..SIZE[1] - 30.0).contains(&y);
    let on_it = edge.iter().filter_map(|pen| match pen {
        Pen::Begin(at) | Pen::Line(at) => Some(*at),
        _ => None,
    });
    on_it.filter(|at| inside(*at)).max_by_key(|at| far(*at)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The five borders by sea (the page's list): these alone need not touch.
    const BY_SEA: [[&str; 2]; 5] = [
        ["minhiriath", "umbar"],
        ["belfalas", "minhiriath"],
        ["minhiriath", "mithlond"],
        ["belfalas", "umbar"],
        ["forodwaith", "mithlond"],
    ];
    /// Less than so much is no border.
    const LEAST: f32 = 8.0;

    /// Recipe of the map, 2: 96 land borders, each of 8 points at least, and nothing else touches.
    #[test]
    fn lands_touch_where_the_board_has_a_border_and_nowhere_else() {
        let board = Board::trilogy();
        let atlas = of(&board, &[]);
        assert_eq!(atlas.lands.len(), 64);
        let long =
            |(one, other): &(At, At)| ((one[0] - other[0]).powi(2) + (one[1] - other[1]).powi(2)).sqrt();
        let of = |land: &Land| -> BTreeMap<_, f32> {
            steps(&land.shape.outline).map(|ends| (step(ends.0, ends.1), long(&ends))).collect()
        };
        let all: Vec<_> = atlas.lands.iter().map(|land| (land.name.as_str(), of(land))).collect();
        let mut land_borders = 0;
        for (at, (one, steps)) in all.iter().enumerate() {
            for (other, others) in &all[at + 1..] {
                let shared: f32 =
                    steps.iter().filter(|(step, _)| others.contains_key(*step)).map(|it| it.1).sum();
                let by_sea = BY_SEA.iter().any(|pair| pair.contains(one) && pair.contains(other));
                match (board.adjacent(one, other), by_sea) {
                    (true, true) => {}
                    (true, false) => {
                        assert!(shared >= LEAST, "{one} and {other} share {shared}");
                        land_borders += 1;
                    }
                    (false, _) => assert!(shared < LEAST, "{one} and {other} share {shared}"),
                }
            }
        }
        assert_eq!(land_borders, 96);
        // An anchor stands where a border is by sea alone: Belfalas and Umbar touch as well.
        let mut by_sea = atlas.by_sea.clone();
        by_sea.iter_mut().for_each(|pair| pair.sort());
        by_sea.sort();
        let mut told = BY_SEA.map(|pair| pair.map(str::to_owned)).to_vec();
        told.retain(|pair| *pair != ["belfalas", "umbar"].map(str::to_owned));
        told.sort();
        assert_eq!(by_sea, told);
    }

    /// A board of one's own: by its names, by the map beside it, else in tiles.
    #[test]
    fn a_board_of_ones_own_has_its_map_where_it_is_known() {
        let renamed = crate::risk::board::TRILOGY.replace("khand", "far-khand");
        let board = Board::read(renamed.as_bytes()).unwrap();
        let tiles = of(&Arc::new(board.clone()), &[]);
        assert!(!tiles.is_map() && tiles.lands.len() == 64 && tiles.land("far-khand").is_some());
        assert!(tiles.lands.iter().all(|land| land.shape.bounds.y + land.shape.bounds.height <= SIZE[1]));
        // A tile for each land of a large board; of few lands each is larger, and all have room.
        assert_eq!(tiles.grown(), 1.0);
        let few = br#"{"format": "risk-board/1", "name": "few", "regions": {"a": {"territories": ["b", "c", "d"]}}}"#;
        let few = of(&Arc::new(Board::read(few).unwrap()), &[]);
        let ends = few.lands.iter().map(|land| (land.shape.bounds.x + land.shape.bounds.width) * few.grown());
        assert!(few.grown() > 1.5 && ends.fold(0.0, f32::max) <= SIZE[0]);
        let board = Arc::new(board.with_map(LANDS.replace("\"khand\"", "\"far-khand\"")));
        let mapped = of(&board, &[]);
        assert!(mapped.is_map() && mapped.land("far-khand").is_some());
        // A map that lacks a land, or is none, is not drawn.
        let other = Arc::new(Board::read(renamed.as_bytes()).unwrap().with_map(LANDS.to_owned()));
        assert!(!of(&other, &[]).is_map());
    }

    /// A name stands in its land, and no land lies in another.
    #[test]
    fn names_stand_in_their_lands() {
        let board = Board::trilogy();
        let atlas = of(&board, &[]);
        for land in &atlas.lands {
            let crosses = steps(&land.shape.outline).filter(|([ax, ay], [bx, by])| {
                let [x, y] = land.label;
                (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
            });
            assert_eq!(crosses.count() % 2, 1, "{}", land.name);
        }
        // Each region has an edge, on which its bonus stands away from names.
        for region in &atlas.regions {
            let nearest = atlas.lands.iter().map(|land| {
                ((land.label[0] - region.free[0]).powi(2) + (land.label[1] - region.free[1]).powi(2)).sqrt()
            });
            assert!(nearest.fold(f32::MAX, f32::min) > 20.0, "{}", region.name);
        }
    }
}
