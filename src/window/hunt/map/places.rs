//! Where every space of a board is drawn: where its file says, or between its neighbours.

use super::between;
use crate::hunt::board::{Board, SpaceKind};

/// The breadth of a map in its heights.
pub const BREADTH: f32 = 1.6;

/// How often spaces without a place are moved until they rest.
const ROUNDS: usize = 300;

/// A place for each space, in heights of the map: x from 0 to [`BREADTH`], y from 0 to 1.
pub fn places(board: &Board) -> Vec<[f32; 2]> {
    let spaces = board.spaces();
    let mut fixed: Vec<bool> = spaces.iter().map(|space| space.at.is_some()).collect();
    let mut places: Vec<[f32; 2]> = (0..spaces.len())
        .map(|id| match spaces[id].at {
            Some([x, y]) => [x as f32 * BREADTH, y as f32],
            None => first_guess(board, id),
        })
        .collect();
    spread_between(board, &mut fixed, &mut places);
    if fixed.iter().all(|fixed| *fixed) {
        return places;
    }
    relax(board, &fixed, &mut places);
    if !fixed.iter().any(|fixed| *fixed) {
        fit(&mut places);
    }
    places
}

/// Dots on a way between two spaces with a place lie evenly on the line between those.
fn spread_between(board: &Board, fixed: &mut [bool], places: &mut [[f32; 2]]) {
    let adjacent = board.adjacent();
    for from in (0..places.len()).filter(|id| board.spaces()[*id].at.is_some()) {
        for first in adjacent[from].clone() {
            // Along the way, as long as it does not fork.
            let mut way = vec![from];
            let mut here = first;
            while !fixed[here] && adjacent[here].len() == 2 && !way.contains(&here) {
                let on = if adjacent[here][0] == way[way.len() - 1] { 1 } else { 0 };
                way.push(here);
                here = adjacent[here][on];
            }
            if !fixed[here] || board.spaces()[here].at.is_none() {
                continue;
            }
            let (start, end, steps) = (places[from], places[here], way.len() as f32);
            for (step, dot) in way.into_iter().enumerate().skip(1) {
                places[dot] = between([start, end], step as f32 / steps);
                fixed[dot] = true;
            }
        }
    }
}

/// Exits lie in the east, and whatever is far from them in the west; the rest is spread as the numbers are.
fn first_guess(board: &Board, id: usize) -> [f32; 2] {
    let spaces = board.spaces();
    // The golden ratio spreads a row of numbers evenly.
    let spread = (id as f32 * 0.618_034).fract();
    let most =
        board.locations().filter_map(|location| board.moves_to_exit(location, 0)).max().unwrap_or(1).max(1);
    let far = match spaces[id].kind {
        SpaceKind::Location(location) if location.is_exit() => Some(0),
        SpaceKind::Location(location) => board.moves_to_exit(location, 0),
        SpaceKind::NamedDot(_) | SpaceKind::Dot => None,
    };
    let east = far.map_or(0.5 + (spread - 0.5) * 0.2, |far| 1.0 - f32::from(far) / f32::from(most));
    [(0.05 + 0.9 * east) * BREADTH, 0.08 + 0.84 * spread]
}

/// Neighbours draw each other near, all others push each other away, and each round moves them less.
fn relax(board: &Board, fixed: &[bool], places: &mut [[f32; 2]]) {
    let count = places.len().max(1);
    let rest = (BREADTH / count as f32).sqrt() * 0.8;
    for round in 0..ROUNDS {
        let most = 0.12 * (1.0 - round as f32 / ROUNDS as f32) + 0.002;
        let mut pushes = vec![[0.0_f32; 2]; places.len()];
        for one in 0..places.len() {
            for other in one + 1..places.len() {
                let [dx, dy] = [places[one][0] - places[other][0], places[one][1] - places[other][1]];
                let distance = dx.hypot(dy).max(0.004);
                if distance > 6.0 * rest {
                    continue;
                }
                let push = rest * rest / (distance * distance);
                for (at, d) in [dx, dy].into_iter().enumerate() {
                    pushes[one][at] += d * push;
                    pushes[other][at] -= d * push;
                }
            }
        }
        for link in board.links() {
            let [one, other] = link.ends;
            let [dx, dy] = [places[one][0] - places[other][0], places[one][1] - places[other][1]];
            let pull = dx.hypot(dy) / rest;
            for (at, d) in [dx, dy].into_iter().enumerate() {
                pushes[one][at] -= d * pull;
                pushes[other][at] += d * pull;
            }
        }
        for ((place, push), fixed) in places.iter_mut().zip(pushes).zip(fixed) {
            if *fixed {
                continue;
            }
            let length = push[0].hypot(push[1]).max(1e-6);
            let step = length.min(most) / length;
            place[0] = (place[0] + push[0] * step).clamp(0.03, BREADTH - 0.03);
            place[1] = (place[1] + push[1] * step).clamp(0.03, 0.97);
        }
    }
}

/// Spreads the places over the whole map.
fn fit(places: &mut [[f32; 2]]) {
    let bounds = [0, 1].map(|axis| {
        let along = places.iter().map(|place| place[axis]);
        (along.clone().fold(f32::MAX, f32::min), along.fold(f32::MIN, f32::max))
    });
    for place in places {
        for (axis, (least, most)) in bounds.into_iter().enumerate() {
            let whole = if axis == 0 { BREADTH } else { 1.0 };
            let share = if most > least { (place[axis] - least) / (most - least) } else { 0.5 };
            place[axis] = 0.06 + share * (whole - 0.12);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(at: &str) -> Board {
        let text = format!(
            r#"{{"format":"underhill-board/1","name":"t","part":1,"links":["1 . 2 . 3 . A","1 4 . 5 3","2 5"]{at}}}"#
        );
        Board::read(text.as_bytes()).unwrap()
    }

    #[test]
    fn what_the_file_says_stays_and_the_rest_finds_its_place() {
        let board = board(r#","at":{"1":[0.1,0.5],"A":[0.9,0.25]}"#);
        let places = places(&board);
        let of = |name: &str| {
            let location = name.parse().unwrap();
            places
                [board.spaces().iter().position(|space| space.kind == SpaceKind::Location(location)).unwrap()]
        };
        let stays = |name: &str, [x, y]: [f32; 2]| (of(name)[0] - x).hypot(of(name)[1] - y) < 1e-5;
        assert!(stays("1", [0.16, 0.5]) && stays("A", [1.44, 0.25]));
        // 3 is next to the exit, 4 next to 1.
        assert!(of("3")[0] > of("4")[0]);
    }

    #[test]
    fn dots_lie_evenly_between_what_has_a_place() {
        let at =
            r#","at":{"1":[0.1,0.5],"2":[0.4,0.5],"3":[0.7,0.5],"4":[0.2,0.9],"5":[0.6,0.9],"A":[0.9,0.25]}"#;
        let board = board(at);
        let places = places(&board);
        let between = |dot: usize| (places[dot][1] - 0.5).abs() < 1e-5 || places[dot][0] > 0.7 * BREADTH;
        let dots: Vec<usize> =
            (0..places.len()).filter(|id| board.spaces()[*id].kind == SpaceKind::Dot).collect();
        assert_eq!(dots.len(), 4);
        assert_eq!(dots.iter().filter(|dot| between(**dot)).count(), 3);
        let [x, y] = places[dots[0]];
        assert!((x - 0.25 * BREADTH).abs() < 1e-5 && (y - 0.5).abs() < 1e-5);
    }

    #[test]
    fn spaces_without_a_place_keep_apart_and_on_the_map() {
        let board = board("");
        let places = places(&board);
        for (at, one) in places.iter().enumerate() {
            assert!((0.0..=BREADTH).contains(&one[0]) && (0.0..=1.0).contains(&one[1]));
            for other in &places[at + 1..] {
                assert!((one[0] - other[0]).hypot(one[1] - other[1]) > 0.03);
            }
        }
        // The same again, whenever it is asked.
        assert_eq!(places, super::places(&board));
    }
}
