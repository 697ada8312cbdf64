//! How ways run, and where there is room beside them.

use super::{BREADTH, distance};
use crate::hunt::board::{Board, SpaceKind};
use crate::window::paper::Pen;

/// A road or a path from a location or a fork to the next, through the dots between.
pub struct Way {
    pub road: bool,
    /// The spaces on it, one by one.
    pub stops: Vec<usize>,
    /// Where it begins, and then for each link the two places by which it bends, and where it goes.
    pub curve: Vec<[f32; 2]>,
    /// The least and the greatest of its places.
    pub within: [[f32; 2]; 2],
}

impl Way {
    /// It as it is drawn; `at`: where a place of the map is.
    pub fn pens(&self, at: impl Fn([f32; 2]) -> [f32; 2]) -> impl Iterator<Item = Pen> {
        let begin = self.curve.first().map(|first| Pen::Begin(at(*first)));
        let bends = self.curve.get(1..).unwrap_or_default().chunks_exact(3);
        begin.into_iter().chain(bends.map(move |bend| Pen::Curve(at(bend[0]), at(bend[1]), at(bend[2]))))
    }
}

/// All ways: through a dot between two others they run smoothly, elsewhere they go straight.
pub fn ways(board: &Board, places: &[[f32; 2]]) -> Vec<Way> {
    let adjacent = board.adjacent();
    // Between which two others a dot lies.
    let between = |id: usize| match adjacent[id][..] {
        [before, after] if !matches!(board.spaces()[id].kind, SpaceKind::Location(_)) => {
            Some([before, after])
        }
        _ => None,
    };
    // By which place a way bends between this end of a link and the other.
    let bent = |end: usize, other: usize| {
        let along = [0, 1].map(|axis| places[other][axis] - places[end][axis]);
        let straight = [0, 1].map(|axis| places[end][axis] + along[axis] / 3.0);
        between(end).map_or(straight, |[before, after]| {
            let [dx, dy] = [0, 1].map(|axis| places[after][axis] - places[before][axis]);
            let third = along[0].hypot(along[1]) / 3.0 / dx.hypot(dy).max(1e-6);
            let third = if dx * along[0] + dy * along[1] < 0.0 { -third } else { third };
            [places[end][0] + dx * third, places[end][1] + dy * third]
        })
    };
    let links = board.links();
    let mut of: Vec<Vec<usize>> = vec![Vec::new(); places.len()];
    for (number, link) in links.iter().enumerate() {
        link.ends.iter().for_each(|end| of[*end].push(number));
    }
    // The link on which a way goes on through a space.
    let next = |space: usize, number: usize| {
        let other = between(space).and_then(|_| of[space].iter().find(|other| **other != number));
        other.copied().filter(|other| links[*other].road == links[number].road)
    };
    let mut drawn = vec![false; links.len()];
    let mut ways = Vec::new();
    let mut go = |number: usize, from: usize, drawn: &mut Vec<bool>| {
        let (mut stops, mut curve) = (vec![from], vec![places[from]]);
        let (mut here, mut on) = (from, Some(number));
        while let Some(number) = on.filter(|number| !drawn[*number]) {
            drawn[number] = true;
            let [one, other] = links[number].ends;
            let there = if one == here { other } else { one };
            curve.extend([bent(here, there), bent(there, here), places[there]]);
            stops.push(there);
            (here, on) = (there, next(there, number));
        }
        let most = |pick: fn(f32, f32) -> f32| {
            curve.iter().copied().reduce(|one, other| [0, 1].map(|axis| pick(one[axis], other[axis])))
        };
        let within = [most(f32::min), most(f32::max)].map(Option::unwrap_or_default);
        ways.push(Way { road: links[number].road, stops, curve, within });
    };
    // From where they begin; and those that run in a ring from anywhere.
    for ring in [false, true] {
        for (number, link) in links.iter().enumerate() {
            for from in link.ends {
                if !drawn[number] && (ring || next(from, number).is_none()) {
                    go(number, from, &mut drawn);
                }
            }
        }
    }
    ways
}

/// Half as broad as the name of an area is and the border beside it is uneven, in heights of the map; and less where an area is
/// narrow.
const HALVES: [f32; 3] = [0.05, 0.035, 0.0];

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
        spaces + 5.0 * ways - 0.12 * distance(place, middle)
    };
    // From its first letter to its last, as far as it has room.
    let roomiest = |half: &f32| {
        let whole = |[x, y]: &[f32; 2]| [x - half, *x, x + half].iter().all(|x| own(&[*x, *y]));
        tries.clone().filter(whole).max_by(|one, other| room(*one).total_cmp(&room(*other)))
    };
    HALVES.iter().find_map(roomiest).unwrap_or(middle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::hunt::map::places;

    #[test]
    fn every_link_lies_on_one_way_that_ends_nowhere_between() {
        for text in [
            include_str!("../../../../resources/boards/practice.json"),
            include_str!("../../../../resources/boards/practice-2.json"),
        ] {
            let board = Board::read(text.as_bytes()).unwrap();
            let places = places(&board);
            let ways = ways(&board, &places);
            let mut links: Vec<[[f32; 2]; 2]> = Vec::new();
            for way in &ways {
                let stops: Vec<[f32; 2]> = way.curve.iter().copied().step_by(3).collect();
                links.extend(stops.windows(2).map(|pair| [pair[0], pair[1]]));
                for end in [stops[0], stops[stops.len() - 1]] {
                    let at = places.iter().position(|place| *place == end).unwrap();
                    let location = matches!(board.spaces()[at].kind, SpaceKind::Location(_));
                    let kinds: Vec<bool> = board
                        .links()
                        .iter()
                        .filter(|link| link.ends.contains(&at))
                        .map(|link| link.road)
                        .collect();
                    assert!(location || kinds.len() != 2 || kinds[0] != kinds[1]);
                }
            }
            assert_eq!(links.len(), board.links().len());
            for link in board.links() {
                let [from, to] = link.ends.map(|end| places[end]);
                assert_eq!(links.iter().filter(|it| **it == [from, to] || **it == [to, from]).count(), 1);
            }
            assert!(ways.len() < links.len());
        }
    }

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
