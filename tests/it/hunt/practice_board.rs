//! The practice boards are built like the real ones, and can be drawn: counts, distances, and maps that are easy to
//! read. The Journey cards hold on them.

use std::collections::BTreeSet;
use underhill::hunt::board::{Board, Location, Space, SpaceKind};
use underhill::hunt::{Card, Journeys, Row, TileSet};
use underhill::hunt::{SHIPPED_BOARDS, SHIPPED_BOARDS_2, SHIPPED_JOURNEYS, SHIPPED_TILES};

/// The board's breadth in board heights, which everything here is measured in.
const BREADTH: f64 = 1.6;
/// A location's disc.
const RADIUS: f64 = 0.016;

fn practice() -> Board {
    Board::read(SHIPPED_BOARDS[0].1.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn practice_2() -> Board {
    Board::read(SHIPPED_BOARDS_2[0].1.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn journeys() -> Journeys {
    Journeys::read(SHIPPED_JOURNEYS[0].1.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
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
    is_whole(&board, &["I", "II", "III"]);
    for named in board.starts().iter().chain(board.allies()).chain(&exits) {
        assert!(board.name_of(*named).is_some(), "{named} has no name");
    }
    for start in board.starts() {
        let entries = board.moves_to_exit(*start, 0).unwrap();
        assert!((11..=13).contains(&entries), "{entries} entries from {start}");
    }
}

#[test]
fn the_other_side_has_what_the_real_one_has() {
    let board = practice_2();
    assert!(board.name().contains("Practice") && board.name().contains("invented"));
    let (exits, locations): (Vec<_>, Vec<_>) = board.locations().partition(|location| location.is_exit());
    assert!((55..=65).contains(&locations.len()));
    assert_eq!((exits.len(), board.part()), (3, 2));
    assert_eq!((board.deeds().len(), board.nazgul().len()), (10, 2));
    assert!(board.starts().is_empty() && board.information().is_empty() && !board.dark().is_empty());
    is_whole(&board, &["IV", "V", "VI"]);
    for named in board.deeds().iter().chain(board.nazgul()).chain(&exits) {
        assert!(board.name_of(*named).is_some(), "{named} has no name");
    }
}

/// Ten areas in three sections, every location in one and on a way to an exit, roads and paths and places where ways
/// part.
fn is_whole(board: &Board, wanted: &[&str]) {
    assert!(board.is_complete());
    let areas = board.all_areas();
    assert_eq!(areas.len(), 10);
    let mut sections: Vec<_> = areas.iter().map(|area| area.section().to_string()).collect();
    sections.dedup();
    assert_eq!(sections, wanted);
    for location in board.locations().filter(|location| !location.is_exit()) {
        assert!(board.area(location).is_some(), "{location} lies in no area");
        assert!(!board.connected(location).is_empty(), "{location} leads nowhere");
        assert!(board.moves_to_exit(location, 0).is_some(), "{location} is cut off");
    }
    assert!(board.links().iter().any(|link| link.road) && board.links().iter().any(|link| !link.road));
    let joins = |id: usize| board.links().iter().filter(|link| link.ends.contains(&id)).count();
    let dot = |space: &Space| !matches!(space.kind, SpaceKind::Location(_));
    let junctions =
        board.spaces().iter().enumerate().filter(|(id, space)| dot(space) && joins(*id) > 2).count();
    assert!(junctions >= 3, "{junctions} dots join more than two ways");
    assert!(board.spaces().iter().enumerate().filter(|(_, space)| dot(space)).all(|(id, _)| joins(id) >= 2));
}

/// P3, R8: every row is within reach of those before it, and the last one is the only exit.
#[test]
fn every_journey_holds_on_the_board() {
    let (board, journeys) = (practice_2(), journeys());
    assert!(journeys.name.contains("Practice") && journeys.name.contains("invented"));
    for (deck, moves) in [(&journeys.short, 14), (&journeys.long, 16)] {
        assert_eq!(deck.len(), 18);
        for card in deck {
            assert_eq!(card.rows.len(), moves + 1, "card {}", card.name);
            let mut last: Option<(Location, u16)> = None;
            for (at, row) in card.rows.iter().enumerate() {
                let Some(there) = row.location() else {
                    let (_, dots) = last.as_mut().expect("a card begins at a location");
                    *dots += 1;
                    continue;
                };
                assert_eq!(there.is_exit(), at == moves, "card {} at row {at}", card.name);
                if let Some((here, dots)) = last {
                    let distance = board.dot_distance(here, there);
                    assert!(
                        distance.is_some_and(|distance| distance <= dots),
                        "card {} at row {at}",
                        card.name
                    );
                }
                last = Some((there, 0));
            }
        }
        // Every exit is somebody's, and nobody's journey comes to a place twice.
        let ends: BTreeSet<Location> = deck.iter().filter_map(|card| card.rows[moves].location()).collect();
        assert_eq!(ends.len(), 3);
        for card in deck {
            let places: Vec<Location> = card.rows.iter().filter_map(|row| row.location()).collect();
            assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len(), "card {}", card.name);
        }
    }
    let sheltered = |card: &Card| card.rows.iter().any(|row| matches!(row, Row::Place { shelter: true, .. }));
    assert!(journeys.long.iter().all(sheltered) && !journeys.short.iter().any(sheltered));
}

/// Whoever knows one card knows little of another: any two agree on at most a quarter of their steps, dots counted.
#[test]
fn no_two_journeys_are_alike() {
    let journeys = journeys();
    for (deck, moves) in [(&journeys.short, 14), (&journeys.long, 16)] {
        for (at, one) in deck.iter().enumerate() {
            for other in &deck[at + 1..] {
                let same = |step: &usize| {
                    let (one, other) = (one.rows[*step], other.rows[*step]);
                    one.location() == other.location()
                };
                let agree = (1..=moves).filter(same).count();
                assert!(4 * agree <= moves, "{} and {} agree on {agree} of {moves}", one.name, other.name);
            }
        }
    }
}

#[test]
fn no_links_cross_and_none_runs_through_a_space() {
    [practice(), practice_2()].iter().for_each(links_are_apart);
}

fn links_are_apart(board: &Board) {
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
    [practice(), practice_2()].iter().for_each(labels_are_apart);
}

fn labels_are_apart(board: &Board) {
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
