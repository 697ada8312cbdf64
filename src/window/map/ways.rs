//! How ways run, and where there is room beside them.

use super::distance;
use crate::board::{Board, Link, SpaceKind};

/// Each link as a curve: through a dot between two others it runs smoothly, elsewhere it goes straight.
pub fn ways(board: &Board, places: &[[f32; 2]]) -> Vec<[[f32; 2]; 4]> {
    let adjacent = board.adjacent();
    // Which way a line runs through a dot.
    let through = |id: usize| match adjacent[id][..] {
        [before, after] if !matches!(board.spaces()[id].kind, SpaceKind::Location(_)) => {
            let [dx, dy] = [0, 1].map(|axis| places[after][axis] - places[before][axis]);
            let length = dx.hypot(dy).max(1e-6);
            Some([dx / length, dy / length])
        }
        _ => None,
    };
    let curve = |link: &Link| {
        let [from, to] = link.ends.map(|end| places[end]);
        let along = [to[0] - from[0], to[1] - from[1]];
        let third = along[0].hypot(along[1]) / 3.0;
        let bent = |end: usize, forth: f32| {
            let place = places[end];
            let straight = [0, 1].map(|axis| place[axis] + forth * along[axis] / 3.0);
            through(end).map_or(straight, |[dx, dy]| {
                let side = if (dx * along[0] + dy * along[1]) * forth < 0.0 { -third } else { third };
                [place[0] + dx * side, place[1] + dy * side]
            })
        };
        [from, bent(link.ends[0], 1.0), bent(link.ends[1], -1.0), to]
    };
    board.links().iter().map(curve).collect()
}

/// A place near this one that keeps away from spaces, and off the ways.
pub fn freest_near(middle: [f32; 2], places: &[[f32; 2]], struck: &[[f32; 2]]) -> [f32; 2] {
    let tries = (0..121).map(|step| {
        let [column, row] = [step % 11 - 5, step / 11 - 5];
        [middle[0] + column as f32 * 0.022, middle[1] + row as f32 * 0.022]
    });
    let room = |place: [f32; 2]| {
        let nearest = places.iter().map(|space| {
            // Names are broad.
            let [dx, dy] = [(place[0] - space[0]) * 0.7, place[1] - space[1] - 0.012];
            dx.hypot(dy)
        });
        let room = nearest.fold(f32::MAX, f32::min);
        // A way may pass nearby, but not through it.
        let ways = struck.iter().map(|way| {
            let [dx, dy] = [(place[0] - way[0]) * 0.5, place[1] - way[1]];
            dx.hypot(dy)
        });
        let free = ways.fold(f32::MAX, f32::min).min(0.028);
        room + 2.0 * free - 0.12 * distance(place, middle)
    };
    tries.max_by(|one, other| room(*one).total_cmp(&room(*other))).unwrap_or(middle)
}
