//! A board is copied in the window, in each of the ways: from a photograph click by click, as chains that are typed, from
//! what games have taught, or its numbers alone. Everything by mouse and keyboard, as hands would.

use super::copying_hands::{encoded, photograph, practice, seen};
use crate::common::{Folder, table};
use iced::keyboard::key::Named;
use image::ImageFormat;
use std::collections::{BTreeMap, BTreeSet};
use underhill::hunt::SHIPPED_BOARDS;
use underhill::hunt::board::{Board, Location, SpaceKind};

/// What is joined to what, by the places of the spaces, and whether by a road: names of dots do not matter.
fn joined(
    board: &Board,
    place: impl Fn([f64; 2]) -> [f64; 2],
    names: &[[f64; 2]],
) -> BTreeSet<(usize, usize, bool)> {
    let nearest = |space: usize| {
        let [x, y] = place(board.spaces()[space].at.expect("every space was placed"));
        let far = |name: &usize| (names[*name][0] - x).hypot(names[*name][1] - y);
        (0..names.len()).min_by(|one, other| far(one).total_cmp(&far(other))).unwrap()
    };
    let all = board.links().iter().map(|link| {
        let [one, other] = link.ends.map(nearest);
        (one.min(other), one.max(other), link.road)
    });
    all.collect()
}

#[test]
fn a_photograph_is_copied_click_by_click() {
    let folder = Folder::new("copying-photograph");
    let wanted = practice();
    let photo = folder.file("table.jpg");
    std::fs::write(&photo, encoded(photograph(&wanted, [2400, 1500]), ImageFormat::Jpeg)).unwrap();

    let mut desk = folder.desk();
    desk.letters("k");
    desk.drops(&photo);
    assert!(folder.file("own-board-1.jpg").exists());
    let at = |space: usize| wanted.spaces()[space].at.unwrap();
    let of: BTreeMap<Location, usize> = wanted
        .spaces()
        .iter()
        .enumerate()
        .filter_map(|(id, space)| match space.kind {
            SpaceKind::Location(location) => Some((location, id)),
            _ => None,
        })
        .collect();

    // The locations in the order of their numbers, which count up by themselves; then the exits.
    for (_, space) in of.iter().filter(|(location, _)| !location.is_exit()) {
        desk.clicks_easel(at(*space));
    }
    desk.letters("x");
    for (_, space) in of.iter().filter(|(location, _)| location.is_exit()) {
        desk.clicks_easel(at(*space));
    }
    desk.shows("copying-places");

    // From space to space; a dot comes with the first click on it.
    desk.letters("l");
    let mut there: BTreeSet<usize> = of.values().copied().collect();
    let mut links: Vec<_> = wanted.links().to_vec();
    links.sort_by_key(|link| link.road);
    let mut road = false;
    while !links.is_empty() {
        let next = links.iter().position(|link| link.ends.iter().any(|end| there.contains(end))).unwrap();
        let link = links.remove(next);
        if link.road != road {
            desk.key(Named::Escape);
            desk.letters("r");
            road = link.road;
        }
        let [one, other] = link.ends;
        let (from, to) = if there.contains(&one) { (one, other) } else { (other, one) };
        desk.clicks_easel(at(from));
        desk.clicks_easel(at(to));
        desk.key(Named::Escape);
        there.insert(to);
    }
    // The areas, each location by a click; those of one area by a line around them.
    desk.letters("a");
    for area in wanted.all_areas() {
        desk.clicks(&area.to_string());
        for location in wanted.locations().filter(|location| wanted.area(*location) == Some(area)) {
            desk.clicks_easel(at(of[&location]));
        }
    }
    desk.shows_all("copying-picture");
    desk.clicks("Numbers");
    for field in ["3 4 12 16 26 34 35 37 38 48 52 59", "22 28 40 43 49 57", "7 8 11"] {
        desk.letters(field);
        desk.key(Named::Tab);
    }
    desk.shows_all("copying-numbers");
    desk.clicks("Areas");
    desk.shows_all("copying-areas");
    desk.leaves();

    let copied = folder.own_board(1);
    let names: Vec<[f64; 2]> = wanted.spaces().iter().map(|space| seen(space.at.unwrap())).collect();
    assert_eq!(copied.spaces().len(), wanted.spaces().len());
    assert_eq!(joined(&copied, |at| at, &names), joined(&wanted, seen, &names));
    for location in wanted.locations() {
        assert_eq!(copied.connected(location), wanted.connected(location), "{location}");
        assert_eq!(copied.area(location), wanted.area(location), "{location}");
    }
    assert!(copied.is_complete());
    assert_eq!(
        (copied.information(), copied.nazgul(), copied.starts()),
        (wanted.information(), wanted.nazgul(), wanted.starts())
    );
    // Nothing of the picture is in what is shared.
    let draft = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
    let file = std::fs::read_to_string(folder.file("own-board-1.json")).unwrap();
    assert!(!draft.contains("table.jpg") && !file.contains("table") && file.len() < 16_000);

    // The next game from the box has it.
    desk.letters("hb");
    desk.clicks("Begin");
    assert_eq!(desk.state().view.options.board.as_deref(), Some(&copied));
}

#[test]
fn a_board_is_typed_as_chains() {
    let folder = Folder::new("copying-chains");
    let wanted = practice();
    let file: serde_json::Value = serde_json::from_str(SHIPPED_BOARDS[0].1).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("Areas");
    for label in ["I-A", "I-B", "I-C", "", "II-A", "II-B", "II-C", "II-D", "III-A", "III-B", "III-C"] {
        let all: Vec<String> =
            file["areas"][label].as_array().into_iter().flatten().map(ToString::to_string).collect();
        desk.puts(&all.join(" "));
        desk.key(Named::Tab);
    }
    desk.clicks("Links");
    for (at, chain) in file["links"].as_array().unwrap().iter().enumerate() {
        desk.puts(chain.as_str().unwrap());
        desk.key(Named::Enter);
        // Half of it is no whole yet, and games are not played with it.
        if at == 40 {
            assert!(desk.sees_within("cut off") || desk.sees_within("joined to nothing"));
            assert!(!folder.own_board(1).is_linked());
        }
    }
    desk.shows_all("copying-links");
    let copied = folder.own_board(1);
    assert_eq!(copied.links(), wanted.links());
    for location in wanted.locations() {
        assert_eq!(copied.connected(location), wanted.connected(location), "{location}");
        assert_eq!(copied.area(location), wanted.area(location), "{location}");
    }
    // What is mistyped is said while it stands there, and taken back as one step.
    desk.letters("8 10");
    assert!(desk.sees_within("are joined already"));
    assert!(folder.own_board(1).is_linked());
    desk.undoes();
    assert!(!desk.sees_within("are joined already"));
    desk.letters("7 ? 8");
    assert!(desk.sees_within("? is no space"));
    // One slip keeps nobody from being told what is missing besides.
    assert!(desk.sees("Information numbers: 0 of 12."));
    desk.clicks("Numbers");
    desk.letters("3 4");
    assert!(desk.sees("Information numbers: 2 of 12."));
}

#[test]
fn games_that_are_over_teach() {
    let folder = Folder::new("copying-games");
    let mut desk = folder.desk();
    let box_of_three = table().of("board=none tiles=none starts=1,2,3").at("1", "4 5 6 7 8").shadows(0);
    let walked = ["area 1 I-A", "move .", "card move 9", "area 9 I-B", "card move 10"];
    box_of_three.then(&walked).begins(&mut desk);
    // Not while it is played.
    desk.letters("k");
    desk.clicks("From games");
    assert!(desk.sees_within("No game that is over"));
    desk.leaves();
    // When it is over it is offered there, to the Ring-bearer.
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.types("card move C");
    desk.clicks("What this game taught about the board: 5 things");
    assert!(desk.sees("9 lies in I-B.") && desk.sees_within("From 1 to 9, over one dot at most"));
    assert!(desk.sees_within("9 and 10 are adjacent."));
    desk.shows_all("copying-games");
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.clicks("Take it over");
    desk.clicks("Take it over");
    assert_eq!(draft()["areas"], serde_json::json!({ "I-A": "1", "I-B": "9" }));
    // One dot between 1 and 9.
    desk.clicks("1");
    assert_eq!(draft()["chains"], serde_json::json!(["1 . 9"]));
    assert!(!desk.sees_within("From 1 to 9"));
}

#[test]
fn the_numbers_alone_are_of_use() {
    let folder = Folder::new("copying-numbers");
    let mut desk = folder.desk();
    desk.letters("k");
    for field in ["3 4 12 16 26 34-35 37 38 48 52 59", "22 28 40 43 49 57", "7-8; 11"] {
        desk.letters(field);
        desk.key(Named::Tab);
    }
    assert!(desk.sees("12 of 12") && desk.sees("6 of 6") && desk.sees("3 of 3"));
    desk.leaves();
    // What the board cannot say yet (its starts are no locations of its own) is known all the same, as it was typed.
    desk.letters("hb");
    desk.clicks("Begin");
    desk.types("8");
    desk.types("draw");
    let drawn: Vec<String> = desk.state().hidden.information.keys().map(ToString::to_string).collect();
    let known = ["3", "4", "12", "16", "26", "34", "35", "37", "38", "48", "52", "59"];
    assert!(drawn.len() == 5 && drawn.iter().all(|token| known.contains(&token.as_str())));
    desk.types(&drawn[0]);
    desk.types("2");
    // Every location is there, and every entry is legal.
    desk.types("77 II-B");
    assert_eq!(desk.state().last_location(), "77".parse().ok());
}
