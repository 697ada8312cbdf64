//! The box is copied in the window: a photograph of a board click by click, a board typed as chains, tiles, cards, what
//! games have taught; files that are no pictures; sharing. Everything by mouse and keyboard, as hands would.

use crate::common::{Folder, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse};
use iced_test::selector::id;
use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Cursor;
use std::path::Path;
use underhill::hunt::board::{Board, Location, SpaceKind};
use underhill::hunt::{Journeys, TileSet};
use underhill::hunt::{SHIPPED_BOARDS, SHIPPED_JOURNEYS, SHIPPED_TILES};
use underhill::store::{MOST_PIXELS, Own, Picture, PictureFault};
use underhill::window::Message;

impl Folder {
    fn own_board(&self, part: u8) -> Board {
        let bytes = std::fs::read(self.file(&format!("own-board-{part}.json"))).expect("games have a board");
        Board::read(&bytes).unwrap()
    }
}

fn practice() -> Board {
    Board::read(SHIPPED_BOARDS[0].1.as_bytes()).unwrap()
}

/// How a camera saw the board: turned by a degree and a half, and not quite filling the picture.
fn seen([x, y]: [f64; 2]) -> [f64; 2] {
    let (sin, cos) = 1.5_f64.to_radians().sin_cos();
    let [x, y] = [(x - 0.5) * 1.6 * 0.94, (y - 0.5) * 0.94];
    [(x * cos - y * sin) / 1.6 + 0.5, x * sin + y * cos + 0.5]
}

/// A photograph of a board: drawn, turned, and with the noise of a dim room.
fn photograph(board: &Board, [width, height]: [u32; 2]) -> RgbaImage {
    let mut image = RgbaImage::from_pixel(width, height, Rgba([196, 178, 140, 255]));
    let at = |space: usize| {
        let [x, y] = seen(board.spaces()[space].at.unwrap());
        [x * f64::from(width), y * f64::from(height)]
    };
    let mut disc = |[x, y]: [f64; 2], radius: f64, colour: [u8; 4]| {
        let span = |middle: f64, most: u32| {
            ((middle - radius).max(0.0) as u32)..((middle + radius) as u32 + 1).min(most)
        };
        for py in span(y, height) {
            for px in span(x, width) {
                if (f64::from(px) - x).hypot(f64::from(py) - y) <= radius {
                    image.put_pixel(px, py, Rgba(colour));
                }
            }
        }
    };
    for link in board.links() {
        let [from, to] = link.ends.map(at);
        for step in 0..=200 {
            let share = f64::from(step) / 200.0;
            let here = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share);
            disc(here, if link.road { 4.0 } else { 2.0 }, [92, 70, 40, 255]);
        }
    }
    for (id, space) in board.spaces().iter().enumerate() {
        let radius = if matches!(space.kind, SpaceKind::Location(_)) { 15.0 } else { 5.0 };
        disc(at(id), radius, [236, 226, 200, 255]);
    }
    let mut noise: u32 = 1;
    for pixel in image.pixels_mut() {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let by = (noise >> 27) as i16 - 16;
        for part in &mut pixel.0[..3] {
            *part = (i16::from(*part) + by).clamp(0, 255) as u8;
        }
    }
    image
}

fn encoded(image: RgbaImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let image = DynamicImage::ImageRgba8(image);
    match format {
        ImageFormat::Jpeg => image.into_rgb8().write_to(&mut bytes, format).unwrap(),
        _ => image.write_to(&mut bytes, format).unwrap(),
    }
    bytes.into_inner()
}

impl Desk {
    /// Where a place of the picture is on the screen, all of it being shown.
    fn on_easel(&mut self, place: [f64; 2]) -> Point {
        let bounds = self.find(id("easel")).expect("the easel is shown").shrink(2.0);
        let scale = (bounds.width / 1.6).min(bounds.height);
        let [x, y] = seen(place);
        let center = bounds.center();
        Point::new(center.x + (x as f32 - 0.5) * 1.6 * scale, center.y + (y as f32 - 0.5) * scale)
    }

    fn clicks_easel(&mut self, place: [f64; 2]) {
        let point = self.on_easel(place);
        self.clicks_at(point);
    }

    fn drops(&mut self, path: &Path) {
        self.tell(Message::Dropped(path.to_path_buf()));
    }

    /// Types the name of a file.
    fn tell_file(&mut self, path: &Path) {
        let field = self.find(id("file")).unwrap();
        self.clicks_at(field.center());
        self.chooses_all();
        self.letters(&path.display().to_string());
    }

    fn undoes(&mut self) {
        self.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    }
}

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
    desk.clicks("Leave");

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
    desk.letters("b");
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
        desk.letters(&all.join(" "));
        desk.key(Named::Tab);
    }
    desk.clicks("Links");
    for (at, chain) in file["links"].as_array().unwrap().iter().enumerate() {
        desk.letters(chain.as_str().unwrap());
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
fn the_easel_is_worked_with_the_keyboard_alone() {
    let folder = Folder::new("copying-keyboard");
    let mut desk = folder.desk();
    desk.letters("k");
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.clicks("On a picture");
    let goes = |desk: &mut Desk, way: Named, steps: usize| (0..steps).for_each(|_| desk.key(way));
    // 1 in the middle, 2 to its right, 3 below, exit A farther.
    goes(&mut desk, Named::ArrowRight, 1);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowRight, 10);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowDown, 10);
    desk.key(Named::Enter);
    desk.letters("x");
    goes(&mut desk, Named::ArrowDown, 10);
    desk.key(Named::Enter);
    let at = draft()["at"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(at, ["1", "2", "3", "A"]);
    // A road with two dots from A to 3, and on to 2 by a path over a dot of its own.
    desk.letters("lr");
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowUp, 10);
    desk.key(Named::Enter);
    desk.letters("2");
    assert_eq!(draft()["chains"], serde_json::json!(["road A . . 3"]));
    desk.letters("r");
    assert_eq!(draft()["chains"], serde_json::json!(["A . . 3"]));
    desk.letters("r");
    goes(&mut desk, Named::ArrowUp, 5);
    desk.key(Named::Enter);
    goes(&mut desk, Named::ArrowUp, 5);
    desk.key(Named::Enter);
    assert!(draft()["chains"].to_string().contains(".d1 2"), "{}", draft()["chains"]);
    // What is chosen is removed, and comes back.
    desk.key(Named::Escape);
    desk.letters("p");
    goes(&mut desk, Named::ArrowRight, 0);
    let before = draft();
    desk.key(Named::Enter);
    // Escape has taken the crosshair away: nothing was clicked.
    assert_eq!(draft(), before);
    desk.press(Key::Named(Named::PageUp), Modifiers::empty(), None);
    desk.undoes();
    assert_ne!(draft(), before);
    desk.press(Key::Character("y".into()), Modifiers::COMMAND, None);
    assert_eq!(draft(), before);
    // Without a number nothing is placed, and that is said.
    let field = desk.find(id("next number")).expect("the number is shown");
    desk.clicks_at(field.center());
    desk.chooses_all();
    desk.letters("nonsense");
    desk.key(Named::Escape);
    goes(&mut desk, Named::ArrowLeft, 10);
    assert!(!desk.sees_within("Nothing was placed"));
    desk.key(Named::Enter);
    assert!(desk.sees_within("Nothing was placed"));
    assert_eq!(draft(), before);
}

#[test]
fn what_is_on_the_easel_is_moved_laid_around_renumbered_and_removed() {
    let folder = Folder::new("copying-easel");
    let mut desk = folder.desk();
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.letters("k");
    desk.clicks("On a picture");
    for place in [[0.2, 0.2], [0.4, 0.2], [0.4, 0.6], [0.8, 0.8]] {
        desk.clicks_easel(place);
    }
    desk.letters("l");
    for place in [[0.2, 0.2], [0.4, 0.2], [0.4, 0.6]] {
        desk.clicks_easel(place);
    }
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 3"]));
    // Around three of them.
    desk.letters("a");
    desk.clicks("II-A");
    let drags = |desk: &mut Desk, places: &[[f64; 2]]| {
        let points: Vec<Point> = places.iter().map(|place| desk.on_easel(*place)).collect();
        desk.drags(&points);
    };
    drags(&mut desk, &[[0.1, 0.1], [0.5, 0.1], [0.5, 0.7], [0.1, 0.7], [0.1, 0.1]]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1-3" }));
    desk.clicks("II-B");
    desk.clicks_easel([0.4, 0.6]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1 2", "II-B": "3" }));
    desk.clicks_easel([0.4, 0.6]);
    assert_eq!(draft()["areas"], serde_json::json!({ "II-A": "1 2" }));
    // Moved.
    desk.letters("p");
    drags(&mut desk, &[[0.4, 0.6], [0.42, 0.65], [0.5, 0.7]]);
    let moved = draft()["at"]["3"].clone();
    let [x, y] = seen([0.5, 0.7]);
    assert!((moved[0].as_f64().unwrap() - x).abs() < 0.003 && (moved[1].as_f64().unwrap() - y).abs() < 0.003);
    // It has another number; one that is taken is not given.
    let renumber = |desk: &mut Desk, to: &str| {
        let field = desk.find(id("next number")).expect("the number is shown");
        desk.clicks_at(field.center());
        desk.chooses_all();
        desk.types(to);
    };
    // One that is elsewhere changes places with it, and what was drawn stays with its number.
    let [two, three] = ["2", "3"].map(|space| draft()["at"][space].clone());
    renumber(&mut desk, "2");
    assert_eq!([draft()["at"]["3"].clone(), draft()["at"]["2"].clone()], [two, three]);
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 3"]));
    renumber(&mut desk, "3");
    renumber(&mut desk, "nonsense");
    assert!(desk.sees_within("is no number from 1 to 999"));
    renumber(&mut desk, "17");
    assert!(!desk.sees_within("is no number from 1 to 999"));
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 17"]));
    assert!(draft()["at"]["17"].is_array() && draft()["at"]["3"].is_null());
    // A link is removed, then a location with all that is said of it.
    desk.letters("l");
    desk.clicks_easel([0.3, 0.2]);
    desk.key(Named::Delete);
    assert_eq!(draft()["chains"], serde_json::json!(["2 17"]));
    desk.letters("p");
    // Off the picture, it is on the board; removed, it is not.
    desk.clicks_easel([0.4, 0.2]);
    desk.clicks("Off the picture");
    assert_eq!(draft()["chains"], serde_json::json!(["2 17"]));
    assert!(draft()["at"]["2"].is_null());
    desk.undoes();
    desk.clicks_easel([0.4, 0.2]);
    desk.key(Named::Delete);
    assert!(desk.sees_within("2 is removed from the board, with its links and out of its area."));
    assert_eq!(
        (draft()["chains"].clone(), draft()["areas"].clone()),
        (serde_json::json!([]), serde_json::json!({ "II-A": "1" }))
    );
    for _ in 0..2 {
        desk.undoes();
    }
    assert_eq!(draft()["chains"], serde_json::json!(["1 2 17"]));
}

#[test]
fn ways_join_at_a_fork_that_was_typed() {
    let folder = Folder::new("copying-fork");
    let mut desk = folder.desk();
    let draft = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
    };
    desk.letters("k");
    desk.clicks("Links");
    desk.letters("19 .fork 20");
    desk.clicks("On a picture");
    for (space, place) in [("19", [0.2, 0.5]), ("20", [0.6, 0.5]), ("23", [0.4, 0.8])] {
        let field = desk.find(id("next number")).expect("the number is shown");
        desk.clicks_at(field.center());
        desk.chooses_all();
        desk.letters(space);
        desk.clicks_easel(place);
    }
    // Nobody has placed the fork: it lies between what it joins.
    desk.letters("l");
    desk.clicks_easel([0.4, 0.5]);
    desk.clicks_easel([0.4, 0.8]);
    assert_eq!(draft()["chains"], serde_json::json!(["19 .fork 20", ".fork 23"]));
    assert!(draft()["at"][".fork"].is_null());
    // It is chosen and removed like anything that has a place.
    desk.letters("p");
    desk.clicks_easel([0.4, 0.6]);
    desk.key(Named::Delete);
    assert_eq!(draft()["chains"], serde_json::json!([]));
}

#[test]
fn files_that_are_no_pictures_say_why() {
    let folder = Folder::new("copying-no-pictures");
    let mut desk = folder.desk();
    desk.letters("k");
    let small = |width, height| encoded(RgbaImage::new(width, height), ImageFormat::Png);
    let mut cut = encoded(photograph(&practice(), [800, 500]), ImageFormat::Jpeg);
    cut.truncate(cut.len() / 3);
    let mut broken = encoded(photograph(&practice(), [400, 250]), ImageFormat::Png);
    let middle = broken.len() / 2;
    broken[middle..middle + 40].fill(0xff);
    // A header that promises more than can be.
    let mut boundless = small(64, 64);
    boundless[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
    let mut crc = flate_crc(&boundless[12..29]);
    boundless[29..33].copy_from_slice(&std::mem::take(&mut crc));
    for (name, bytes, wanted) in [
        ("empty.jpg", Vec::new(), "no picture of a kind"),
        ("text.png", b"This is no picture.".to_vec(), "no picture of a kind"),
        ("film.gif", b"GIF89a\x01\x00\x01\x00".to_vec(), "no picture of a kind"),
        ("tiny.png", small(1, 1), "1 by 1 pixels"),
        ("narrow.png", small(3000, 10), "3000 by 10 pixels"),
        ("cut.png", small(200, 200)[..60].to_vec(), "cut off or damaged"),
        ("broken.png", broken, "cut off or damaged"),
        ("boundless.png", boundless, "too large"),
        ("missing-behind-its-head.jpg", cut[..200].to_vec(), "cut off or damaged"),
        ("cut.jpg", cut, "cut off or damaged"),
        ("board.json", b"{\"format\":\"underhill-board/1\"".to_vec(), "This is not JSON"),
    ] {
        let path = folder.file(name);
        std::fs::write(&path, bytes).unwrap();
        desk.drops(&path);
        assert!(desk.sees_within(wanted), "{name}");
        assert!(!folder.file("own-board-1.jpg").exists(), "{name}");
    }
    desk.drops(&folder.file("nowhere.jpg"));
    assert!(desk.sees_within("cannot be read"));
    desk.drops(&folder.0);
    assert!(desk.sees_within("is no file"));
}

/// The checksum of a chunk of a PNG file.
fn flate_crc(chunk: &[u8]) -> [u8; 4] {
    let mut crc = u32::MAX;
    for byte in chunk {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    (!crc).to_be_bytes()
}

#[test]
fn pictures_are_made_small_once_and_stand_upright() {
    let photo = encoded(photograph(&practice(), [4000, 2500]), ImageFormat::Jpeg);
    let small = Picture::read(&photo).unwrap();
    assert!(small.width * small.height <= MOST_PIXELS && small.width * small.height > MOST_PIXELS * 9 / 10);
    assert!((f64::from(small.width) / f64::from(small.height) - 1.6).abs() < 0.01);
    let again = Picture::read(&small.write()).unwrap();
    assert_eq!((again.width, again.height), (small.width, small.height));
    // A camera that was held on its side says so: a JPEG with that mark is as high as it was broad.
    let mut turned = encoded(RgbaImage::new(300, 200), ImageFormat::Jpeg);
    let exif = b"\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    turned.splice(2..2, exif.iter().copied());
    let upright = Picture::read(&turned).unwrap();
    assert_eq!((upright.width, upright.height), (200, 300));
    assert_eq!(Picture::read(b"no picture"), Err(PictureFault::NotAPicture));
}

#[test]
fn tiles_are_typed_and_pressed() {
    let folder = Folder::new("copying-tiles");
    let wanted = TileSet::read(SHIPPED_TILES[0].1.as_bytes()).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("Tiles");
    let typed = |values: &[underhill::hunt::Value]| {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    // The last beige one is pressed, the others are typed.
    let (last, others) = wanted.beige.split_last().unwrap();
    desk.letters(&typed(others));
    assert!(desk.sees("14 of 15"));
    assert!(!folder.file("own-tiles.json").exists());
    desk.clicks(&match last {
        underhill::hunt::Value::Eye => "Eye".to_owned(),
        number => number.to_string(),
    });
    assert!(desk.sees("15 of 15"));
    let field = desk.find(id("grey tiles")).unwrap();
    desk.clicks_at(field.center());
    desk.letters(&typed(&wanted.grey));
    let field = desk.find(id("red tiles")).unwrap();
    desk.clicks_at(field.center());
    desk.letters("12");
    assert!(desk.sees_within("is no tile"));
    desk.chooses_all();
    desk.letters("1 2 3");
    assert!(desk.sees_within("Red tiles: 3, and the box has 2."));
    desk.chooses_all();
    desk.letters(&typed(&wanted.red));
    desk.shows_all("copying-tiles");
    desk.clicks("Leave");
    let copied = TileSet::read(&std::fs::read(folder.file("own-tiles.json")).unwrap()).unwrap();
    assert_eq!((&copied.beige, &copied.grey, &copied.red), (&wanted.beige, &wanted.grey, &wanted.red));
    // What is cleared leaves games what they had as long as anything is there, and comes back.
    desk.letters("k");
    desk.clicks("Tiles");
    desk.chooses_all();
    desk.key(Named::Backspace);
    assert!(desk.sees("0 of 15") && folder.file("own-tiles.json").exists());
    desk.undoes();
    assert!(desk.sees("15 of 15"));
    desk.clicks("Leave");
    // They are there when the page is opened again, and in the next game.
    desk.letters("k");
    desk.clicks("Tiles");
    assert!(desk.sees("15 of 15") && desk.sees("3 of 3") && desk.sees("2 of 2"));
    desk.clicks("Leave");
    desk.letters("b");
    desk.letters("1 2 3");
    desk.clicks("Begin");
    assert_eq!(desk.state().view.options.tiles.as_ref(), Some(&copied));
}

#[test]
fn cards_are_typed_and_checked_against_the_board() {
    let folder = Folder::new("copying-cards");
    let wanted = Journeys::read(SHIPPED_JOURNEYS[0].1.as_bytes()).unwrap();
    let board = underhill::hunt::SHIPPED_BOARDS_2[0].1;
    std::fs::write(folder.file("own-board-2.json"), board).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("Part 2");
    desk.clicks("Cards");
    let rows = |card: &underhill::hunt::Card| {
        card.rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    for card in &wanted.short {
        desk.letters(&rows(card));
        desk.key(Named::Enter);
    }
    assert!(desk.sees(&format!("{} of 18", wanted.short.len())));
    let copied = || Journeys::read(&std::fs::read(folder.file("own-journeys.json")).unwrap()).unwrap();
    let same = |one: &[underhill::hunt::Card], other: &[underhill::hunt::Card]| {
        one.iter().map(|card| &card.rows).eq(other.iter().map(|card| &card.rows))
    };
    assert!(same(&copied().short, &wanted.short));
    desk.shows_all("copying-cards");
    let page = desk.find(id("copying")).unwrap();
    desk.clicks_at(page.center());
    desk.press(Key::Named(Named::End), Modifiers::COMMAND, None);
    // A card that is cut off, and one that leads nowhere on this board.
    desk.letters("2 . 10");
    assert!(desk.sees_within("has 2 moves behind its start"));
    assert!(same(&copied().short, &wanted.short));
    desk.letters(&" .".repeat(11));
    desk.letters(" A");
    assert!(desk.sees_within("is out of reach on your board"));
    assert!(same(&copied().short, &wanted.short));
    // All of it goes at a stroke, and comes back at one.
    desk.chooses_all();
    desk.key(Named::Backspace);
    assert!(desk.sees("0 of 18") && !folder.file("own-journeys.json").exists());
    desk.undoes();
    assert!(same(&copied().short, &wanted.short));
}

#[test]
fn boards_tiles_and_cards_are_shared() {
    let folder = Folder::new("copying-sharing");
    let mut desk = folder.desk();
    desk.letters("k");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_BOARDS[0].1).unwrap();
    desk.drops(&theirs);
    assert_eq!(folder.own_board(1).links(), practice().links());
    // Something is there now: another one asks first, and no leaves it.
    let other = folder.file("other.json");
    std::fs::write(&other, r#"{"format":"underhill-board/1","name":"other","part":1,"information":[5]}"#)
        .unwrap();
    desk.drops(&other);
    assert!(desk.sees_within("Lay it aside, and take this one?"));
    desk.shows("copying-asks");
    desk.clicks("No");
    assert_eq!(folder.own_board(1).links(), practice().links());
    desk.drops(&other);
    desk.clicks("Yes");
    assert_eq!(folder.own_board(1).name(), "other");
    let kept = folder.file("own-board-1.json.1.old");
    assert_eq!(Board::read(&std::fs::read(kept).unwrap()).unwrap().links(), practice().links());
    // A board of the other part goes to the other part.
    let second = folder.file("second.json");
    std::fs::write(&second, underhill::hunt::SHIPPED_BOARDS_2[0].1).unwrap();
    desk.drops(&second);
    assert_eq!(folder.own_board(2).part(), 2);
    // What is exported is what is there, and can be taken in again; nothing else is written over.
    let shared = folder.file("shared.json");
    desk.tell_file(&shared);
    desk.clicks("Export this page");
    assert!(desk.sees_within("Written to"));
    let read = Board::read(&std::fs::read(&shared).unwrap()).unwrap();
    assert_eq!(read.links(), folder.own_board(2).links());
    let letter = folder.file("a letter.txt");
    std::fs::write(&letter, "Dear Frodo").unwrap();
    desk.tell_file(&letter);
    desk.clicks("Export this page");
    assert!(desk.sees_within("is not written over"));
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "Dear Frodo");
    for (name, text, own, other) in [
        ("tiles", SHIPPED_TILES[0].1, "own-tiles.json", "Cards"),
        ("cards", SHIPPED_JOURNEYS[0].1, "own-journeys.json", "Tiles"),
    ] {
        let file = folder.file(&format!("{name}.json"));
        std::fs::write(&file, text).unwrap();
        desk.drops(&file);
        assert!(folder.file(own).exists(), "{name}");
        desk.drops(&file);
        desk.clicks("Yes");
        assert!(folder.file(&format!("{own}.1.old")).exists(), "{name}");
        assert!(folder.file("own-typed.draft.1.old").exists(), "{name}");
        // The name of a file does not go along to another page, and nothing is written over unasked.
        desk.clicks(other);
        desk.clicks("Export this page");
        assert!(!desk.sees_within("Written to"), "{name}");
        desk.tell_file(&shared);
        desk.clicks("Export this page");
        assert!(desk.sees_within("is there already. Write over it?"), "{name}");
        desk.clicks("No");
        let board = std::fs::read(&shared).unwrap();
        assert_eq!(Board::read(&board).unwrap().links(), folder.own_board(2).links());
        desk.clicks(if name == "tiles" { "Tiles" } else { "Cards" });
        let again = folder.file(&format!("{name} again.json"));
        desk.tell_file(&again);
        desk.clicks("Export this page");
        assert!(again.exists(), "{name}");
    }
    let faulty = folder.file("faulty.json");
    std::fs::write(&faulty, r#"{"format":"underhill-tiles/1","name":"t","beige":["Eye",11]}"#).unwrap();
    desk.drops(&faulty);
    assert!(desk.sees_within("There is one more fault. Nothing was taken in."));
}

#[cfg(unix)]
#[test]
fn a_shared_board_takes_the_place_of_all_or_of_nothing() {
    let folder = Folder::new("copying-half-aside");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_BOARDS[0].1).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.letters("3 4 5");
    let board = std::fs::read(folder.file("own-board-1.json")).unwrap();
    // The draft cannot be laid aside any more: a folder does not take the place of a link.
    let draft = folder.file("own-board-1.draft");
    std::fs::remove_file(&draft).unwrap();
    std::fs::create_dir(&draft).unwrap();
    std::os::unix::fs::symlink("nowhere", folder.file("own-board-1.draft.1.old")).unwrap();
    desk.drops(&theirs);
    desk.clicks("Yes");
    assert!(desk.sees_within("is a link that leads nowhere"));
    assert_eq!(std::fs::read(folder.file("own-board-1.json")).unwrap(), board);
    assert!(!folder.file("own-board-1.json.1.old").exists());
    // Opened anew, the draft cannot be read, and nothing is written over it; what takes its place is written.
    std::fs::remove_file(folder.file("own-board-1.draft.1.old")).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("is no file"));
    desk.drops(&theirs);
    assert_eq!(folder.own_board(1).links(), practice().links());
    assert!(draft.is_file() && folder.file("own-board-1.draft.1.old").is_dir());
}

#[cfg(unix)]
#[test]
fn shared_tiles_take_the_place_of_what_cannot_be_read() {
    let folder = Folder::new("copying-unreadable");
    let theirs = folder.file("theirs.json");
    std::fs::write(&theirs, SHIPPED_TILES[0].1).unwrap();
    // What was typed cannot be read: it is not written over.
    let typed = Own::Typed.path(&folder.0);
    std::fs::create_dir(&typed).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("is no file"));
    // Nor are the cards, of which the tiles say nothing.
    let cards = Own::Journeys.path(&folder.0);
    std::fs::create_dir(&cards).unwrap();
    desk.drops(&theirs);
    assert!(desk.sees_within("is no file") && typed.is_dir() && !Own::Tiles.path(&folder.0).exists());
    std::fs::remove_dir(&cards).unwrap();
    desk.drops(&theirs);
    let ours = TileSet::read(&std::fs::read(Own::Tiles.path(&folder.0)).unwrap()).unwrap();
    assert!(ours.is_complete());
    assert!(typed.is_file());
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
    desk.clicks("Leave");
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
    desk.clicks("Leave");
    // What the board cannot say yet (its starts are no locations of its own) is known all the same, as it was typed.
    desk.letters("b");
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

#[test]
fn nothing_that_was_kept_is_lost() {
    let folder = Folder::new("copying-kept");
    let draft = folder.file("own-board-1.draft");
    std::fs::write(&draft, "{ half a dra").unwrap();
    std::fs::write(folder.file("own-board-1.json"), SHIPPED_BOARDS[0].1).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    assert!(desk.sees_within("laid aside"));
    assert_eq!(std::fs::read_to_string(folder.file("own-board-1.draft.1.old")).unwrap(), "{ half a dra");
    // The last board that games could use is gone on with.
    desk.letters("5");
    assert!(folder.own_board(1).is_linked());
    desk.clicks("Leave");
    // Where nothing can be kept, that is said.
    let mut desk = Desk::new(None);
    desk.letters("k");
    assert!(desk.sees_within("no place on this machine"));
    desk.letters("5");
    desk.clicks("Leave");
}

#[test]
fn the_wheel_and_the_right_button_show_another_part() {
    let folder = Folder::new("copying-wheel");
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("On a picture");
    let before = desk.picture();
    let middle = desk.find(id("easel")).unwrap().center();
    desk.clicks_at(middle);
    let placed = desk.picture();
    assert_ne!(before, placed);
    desk.rolls(
        middle,
        Event::Mouse(mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y: 3.0 } }),
    );
    let near = desk.picture();
    assert_ne!(placed, near);
    desk.press(Key::Character("0".into()), Modifiers::ALT, None);
    assert_eq!(desk.picture(), placed);
    // Larger type by one step, however many lines there are to write on.
    desk.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
    assert!((desk.app.look().scale - 1.1).abs() < 1e-4);
    desk.press(Key::Character("0".into()), Modifiers::COMMAND, None);
    // A picture does not leave its frame, however near it is.
    let photo = folder.file("photo.png");
    std::fs::write(&photo, encoded(photograph(&practice(), [800, 500]), ImageFormat::Png)).unwrap();
    desk.drops(&photo);
    let frame = desk.find(id("easel")).unwrap();
    let outside = |desk: &mut Desk| {
        let pixels = desk.picture().0;
        let row = |y: f32, from: f32, to: f32| {
            let at = |x: f32| (y as usize * 1280 + x as usize) * 4;
            pixels[at(from)..at(to)].to_vec()
        };
        [row(frame.y - 6.0, 20.0, 1200.0), row(frame.y + 100.0, frame.x + frame.width + 8.0, 1200.0)]
    };
    let before = outside(&mut desk);
    for _ in 0..4 {
        desk.key(Named::PageUp);
    }
    assert_eq!(outside(&mut desk), before);
}
