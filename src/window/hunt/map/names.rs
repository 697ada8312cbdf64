//! Where the names of locations are written: beside their discs, where they strike out as little as possible.

use super::{BREADTH, RADIUS, between, distance};
use crate::hunt::board::{Board, SpaceKind};

/// How high the letters are, in heights of the map.
pub const SIZE: f32 = 0.0215;
/// Half the breadth and the height of the name of an area, likewise.
pub const AREA: [f32; 2] = [0.06, 0.02];
/// About how broad a letter is in its height.
const LETTER: f32 = 0.52;
/// How far apart the places are at which a way is asked whether it runs through a name.
const STEP: f32 = 0.008;

/// A rectangle about its middle.
#[derive(Clone, Copy)]
struct Plate {
    middle: [f32; 2],
    half: [f32; 2],
}

impl Plate {
    /// How much of a disc lies under it, roughly: 0 beside it, 1 in its middle.
    fn covers(self, place: [f32; 2], radius: f32) -> f32 {
        let [dx, dy] =
            [0, 1].map(|axis| ((place[axis] - self.middle[axis]).abs() - self.half[axis]).max(0.0));
        (1.0 - dx.hypot(dy) / radius.max(1e-6)).max(0.0)
    }

    fn meets(self, other: Self) -> bool {
        [0, 1].iter().all(|axis| {
            (self.middle[*axis] - other.middle[*axis]).abs() < self.half[*axis] + other.half[*axis]
        })
    }
}

/// What ways run over, dots and all.
pub fn along_ways(board: &Board, places: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let mut ways = Vec::new();
    for link in board.links() {
        let ends = link.ends.map(|end| places[end]);
        let steps = (distance(ends[0], ends[1]) / STEP).ceil().max(1.0);
        ways.extend((0..=steps as usize).map(|step| between(ends, step as f32 / steps)));
    }
    ways
}

/// What a name runs over.
pub fn along((_, name, middle): &(usize, String, [f32; 2])) -> impl Iterator<Item = [f32; 2]> + use<> {
    let half = name.chars().count() as f32 * SIZE * LETTER / 2.0;
    let [x, y] = *middle;
    (-4..=4).map(move |step| [x + half * step as f32 / 4.0, y])
}

/// For each space with a name: where the middle of the name is.
pub fn names(board: &Board, places: &[[f32; 2]], ways: &[[f32; 2]]) -> Vec<(usize, String, [f32; 2])> {
    let spaces = board.spaces();
    let is_location = |id: usize| matches!(spaces[id].kind, SpaceKind::Location(_));
    let mut written: Vec<Plate> = Vec::new();
    let mut names = Vec::new();
    for (id, space) in spaces.iter().enumerate() {
        let SpaceKind::Location(location) = space.kind else { continue };
        let Some(name) = board.name_of(location) else { continue };
        let half = [name.chars().count() as f32 * SIZE * LETTER / 2.0, SIZE * 0.5];
        let [x, y] = places[id];
        // A ring around the disc runs through no name.
        let (beside, below) = (RADIUS * 1.7 + half[0], RADIUS * 1.6 + half[1]);
        let slant = RADIUS * 0.6 + half[0];
        // Above some discs is an eye.
        let above = if board.nazgul().contains(&location) { RADIUS * 2.5 + half[1] } else { below };
        let tries = [
            [0.0, below],
            [0.0, -above],
            [beside, 0.0],
            [-beside, 0.0],
            [slant, below],
            [-slant, below],
            [slant, -above],
            [-slant, -above],
        ];
        let cost = |at: usize, [dx, dy]: [f32; 2]| {
            let plate = Plate { middle: [x + dx, y + dy], half };
            let inside = |axis: usize, whole: f32| {
                (plate.middle[axis] - half[axis]).min(whole - plate.middle[axis] - half[axis]).min(0.0)
            };
            let out = -(inside(0, BREADTH) + inside(1, 1.0));
            let discs: f32 = (0..places.len())
                .filter(|other| is_location(*other) && *other != id)
                .map(|other| plate.covers(places[other], RADIUS * 1.3))
                .sum();
            let struck: f32 = ways.iter().map(|way| plate.covers(*way, 0.004)).sum();
            let names = written.iter().filter(|other| plate.meets(**other)).count() as f32;
            // The first places are where a name is looked for.
            40.0 * names + 25.0 * discs + struck + 400.0 * out + 0.25 * at as f32
        };
        let best = (0..tries.len())
            .min_by(|one, other| cost(*one, tries[*one]).total_cmp(&cost(*other, tries[*other])))
            .unwrap_or_default();
        let middle = [x + tries[best][0], y + tries[best][1]];
        written.push(Plate { middle, half });
        names.push((id, name.to_owned(), middle));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::hunt::map::places;

    #[test]
    fn names_of_the_practice_boards_strike_out_neither_discs_nor_each_other() {
        for text in [
            include_str!("../../../../resources/boards/practice.json"),
            include_str!("../../../../resources/boards/practice-2.json"),
        ] {
            let board = Board::read(text.as_bytes()).unwrap();
            let places = places(&board);
            let names = names(&board, &places, &along_ways(&board, &places));
            assert!(names.len() > 20);
            let plate = |name: &str, middle: [f32; 2]| Plate {
                middle,
                half: [name.chars().count() as f32 * SIZE * LETTER / 2.0, SIZE * 0.5],
            };
            for (at, (id, name, middle)) in names.iter().enumerate() {
                let here = plate(name, *middle);
                for (_, other, there) in &names[at + 1..] {
                    assert!(!here.meets(plate(other, *there)), "{name} and {other}");
                }
                for (other, space) in board.spaces().iter().enumerate() {
                    let location = matches!(space.kind, SpaceKind::Location(_));
                    assert!(
                        !location || other == *id || here.covers(places[other], RADIUS * 0.8) < 0.3,
                        "{name} lies on {:?}",
                        space.kind
                    );
                }
            }
        }
    }
}
