//! The practice board is built like the real one, and can be drawn: counts, distances, and a map that is easy to read.

use underhill::board::{Board, Location, Space, SpaceKind};
use underhill::hunt::TileSet;
use underhill::referee::{SHIPPED_BOARDS, SHIPPED_TILES};

/// The board's breadth in board heights, which everything here is measured in.
const BREADTH: f64 = 1.6;
/// A location's disc.
const RADIUS: f64 = 0.016;

fn practice() -> Board {
    Board::read(SHIPPED_BOARDS[0].1.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn place(space: &Space) -> (f64, f64) {
    let [x, y] = space.at.unwrap_or_else(|| panic!("{:?} has no place", space.kind));
    (x * BREADTH, y)
}

fn distance((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> f64 {
    (ax - bx).hypot(ay - by)
}

#[test]
fn it_has_what_the_real_one_has() {
    let board = practice();
    assert!(board.name().contains("Practice") && board.name().contains("invented"));
    let (exits, locations): (Vec<_>, Vec<_>) = board.locations().partition(|location| location.is_exit());
    assert!((55..=65).contains(&locations.len()));
    assert_eq!(exits.len(), 3);
    assert_eq!((board.starts().len(), board.nazgul().len()), (3, 6));
    assert_eq!((board.allies().len(), board.information().len()), (12, 12));
    assert!(!board.dark().is_empty());
    let areas = board.all_areas();
    assert_eq!(areas.len(), 10);
    let mut sections: Vec<_> = areas.iter().map(|area| area.section().to_string()).collect();
    sections.dedup();
    assert_eq!(sections, ["I", "II", "III"]);
    for location in &locations {
        assert!(board.area(*location).is_some(), "{location} lies in no area");
        assert!(!board.connected(*location).is_empty(), "{location} leads nowhere");
        assert!(board.moves_to_exit(*location, 0).is_some(), "{location} is cut off");
    }
    for named in board.starts().iter().chain(board.allies()).chain(&exits) {
        assert!(board.name_of(*named).is_some(), "{named} has no name");
    }
    for start in board.starts() {
        let entries = board.moves_to_exit(*start, 0).unwrap();
        assert!((11..=13).contains(&entries), "{entries} entries from {start}");
    }
    assert!(board.links().iter().any(|link| link.road) && board.links().iter().any(|link| !link.road));
    let joins = |id: usize| board.links().iter().filter(|link| link.ends.contains(&id)).count();
    let dot = |space: &Space| !matches!(space.kind, SpaceKind::Location(_));
    let junctions =
        board.spaces().iter().enumerate().filter(|(id, space)| dot(space) && joins(*id) > 2).count();
    assert!(junctions >= 3, "{junctions} dots join more than two ways");
    assert!(board.spaces().iter().enumerate().filter(|(_, space)| dot(space)).all(|(id, _)| joins(id) >= 2));
}

#[test]
fn no_links_cross_and_none_runs_through_a_space() {
    let board = practice();
    let places: Vec<_> = board.spaces().iter().map(place).collect();
    let turn =
        |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    for (at, one) in board.links().iter().enumerate() {
        let [a, b] = one.ends.map(|end| places[end]);
        for other in &board.links()[at + 1..] {
            if one.ends.iter().any(|end| other.ends.contains(end)) {
                continue;
            }
            let [c, d] = other.ends.map(|end| places[end]);
            let apart = turn(a, b, c) * turn(a, b, d) > 0.0 || turn(c, d, a) * turn(c, d, b) > 0.0;
            assert!(apart, "{one:?} crosses {other:?}");
        }
        for (id, &space) in places.iter().enumerate().filter(|(id, _)| !one.ends.contains(id)) {
            let length = distance(a, b);
            let along = ((space.0 - a.0) * (b.0 - a.0) + (space.1 - a.1) * (b.1 - a.1)) / (length * length);
            let along = along.clamp(0.0, 1.0);
            let nearest = (a.0 + along * (b.0 - a.0), a.1 + along * (b.1 - a.1));
            assert!(distance(nearest, space) > 0.012, "{one:?} runs through space {id}");
        }
    }
}

#[test]
fn no_spaces_and_no_labels_overlap() {
    let board = practice();
    let discs: Vec<(Location, (f64, f64))> = board
        .spaces()
        .iter()
        .filter_map(|space| match space.kind {
            SpaceKind::Location(location) => Some((location, place(space))),
            _ => None,
        })
        .collect();
    let dots: Vec<_> = board
        .spaces()
        .iter()
        .filter(|space| !matches!(space.kind, SpaceKind::Location(_)))
        .map(place)
        .collect();
    for (at, (one, here)) in discs.iter().enumerate() {
        for (other, there) in &discs[at + 1..] {
            assert!(distance(*here, *there) > 0.055, "{one} and {other}");
        }
        for dot in &dots {
            assert!(distance(*here, *dot) > 0.022, "{one} and a dot");
        }
    }
    // A label is centred below its disc: left, top, right, bottom.
    let labels: Vec<(Location, [f64; 4])> = discs
        .iter()
        .filter_map(|&(location, (x, y))| {
            let half = 0.005 * board.name_of(location)?.chars().count() as f64;
            Some((location, [x - half, y + 0.018, x + half, y + 0.040]))
        })
        .collect();
    assert!(labels.len() >= 20);
    let overlap = |a: [f64; 4], b: [f64; 4]| a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
    for (at, (one, label)) in labels.iter().enumerate() {
        assert!(
            label[0] > 0.0 && label[2] < BREADTH && label[3] < 1.0,
            "the label of {one} leaves the board"
        );
        for (other, there) in &labels[at + 1..] {
            assert!(!overlap(*label, *there), "the labels of {one} and {other}");
        }
        for (other, (x, y)) in discs.iter().filter(|(other, _)| other != one) {
            let disc = [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS];
            assert!(!overlap(*label, disc), "the label of {one} and {other}");
        }
        assert!(!dots.iter().any(|&(x, y)| overlap(*label, [x, y, x, y])), "the label of {one} and a dot");
    }
}

#[test]
fn the_practice_tiles_are_as_many_as_in_the_box() {
    let tiles = TileSet::read(SHIPPED_TILES[0].1.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(tiles.is_complete() && tiles.name.contains("invented"));
}
