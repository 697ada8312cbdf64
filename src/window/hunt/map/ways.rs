//! How ways run, and where there is room beside them.

use super::{BREADTH, distance};
use crate::hunt::board::{Board, Link, SpaceKind};

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

/// Where the name of an area is best written: near the middle of its places, off the ways and the names, and where
/// nothing is nearer than one of its own. `places`: of all spaces, and the areas that they are in.
pub fn label(area: usize, places: &[([f32; 2], Option<usize>)], struck: &[[f32; 2]]) -> [f32; 2] {
    let mine: Vec<[f32; 2]> =
        places.iter().filter(|(_, of)| *of == Some(area)).map(|(place, _)| *place).collect();
    let count = mine.len().max(1) as f32;
    let middle = [0, 1].map(|axis| mine.iter().map(|place| place[axis]).sum::<f32>() / count);
    let tries = (0..169).map(|step| {
        let [column, row] = [step % 13 - 6, step / 13 - 6];
        [middle[0] + column as f32 * 0.022, middle[1] + row as f32 * 0.022]
    });
    let own = |place: &[f32; 2]| {
        let nearest = places
            .iter()
            .min_by(|(one, _), (other, _)| distance(*one, *place).total_cmp(&distance(*other, *place)));
        let [x, y] = *place;
        let on_map = (0.06..BREADTH - 0.06).contains(&x) && (0.04..0.96).contains(&y);
        on_map && nearest.is_some_and(|(_, of)| *of == Some(area))
    };
    let room = |place: [f32; 2]| {
        // Names are broad.
        let far = |from: &[f32; 2], share: f32| ((place[0] - from[0]) * share).hypot(place[1] - from[1]);
        let spaces = places.iter().map(|(space, _)| far(space, 0.7)).fold(f32::MAX, f32::min);
        // A way may pass nearby, but not through it.
        let ways = struck.iter().map(|way| far(way, 0.5)).fold(f32::MAX, f32::min).min(0.028);
        spaces + 2.0 * ways - 0.12 * distance(place, middle)
    };
    tries.filter(own).max_by(|one, other| room(*one).total_cmp(&room(*other))).unwrap_or(middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_is_named_within_itself_and_beside_its_ways() {
        // Two areas beside each other; a way runs through the middle of the first.
        let places = [
            ([0.3, 0.4], Some(0)),
            ([0.5, 0.4], Some(0)),
            ([0.4, 0.6], Some(0)),
            ([0.8, 0.4], Some(1)),
            ([0.8, 0.6], Some(1)),
        ];
        let way: Vec<[f32; 2]> = (0..40).map(|step| [0.3 + 0.005 * step as f32, 0.47]).collect();
        let [x, y] = label(0, &places, &way);
        assert!((0.25..0.65).contains(&x) && (y - 0.47).abs() > 0.025, "{x} {y}");
        let [x, _] = label(1, &places, &way);
        assert!(x > 0.65);
        // At the edge of the map it stays on it.
        let [x, y] = label(0, &[([0.02, 0.01], Some(0)), ([0.2, 0.02], Some(0))], &[]);
        assert!(x >= 0.06 && y >= 0.04, "{x} {y}");
    }
}
