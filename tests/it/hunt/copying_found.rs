//! Circles that are found on a photograph: taken, passed by and dropped; and a board of the size of the box's, copied with their
//! help: how many presses that takes.

use super::copying_hands::{encoded, photograph, practice, seen};
use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use iced::{Point, mouse};
use iced_test::selector::id;
use image::{ImageFormat, Rgba, RgbaImage};
use underhill::hunt::board::{Location, SpaceKind};

fn draft(folder: &Folder) -> serde_json::Value {
    let text = std::fs::read_to_string(folder.file("own-board-1.draft")).unwrap();
    serde_json::from_str::<serde_json::Value>(&text).unwrap()["draft"].clone()
}

/// How many places lie on the easel.
fn placed(folder: &Folder) -> usize {
    draft(folder)["at"].as_object().map_or(0, serde_json::Map::len)
}

impl Desk {
    fn clicks_right(&mut self, point: Point) {
        self.points_at(point);
        let button = mouse::Button::Right;
        self.rolls(point, iced::Event::Mouse(mouse::Event::ButtonPressed(button)));
        self.rolls(point, iced::Event::Mouse(mouse::Event::ButtonReleased(button)));
    }
}

#[test]
fn circles_are_taken_passed_by_and_dropped() {
    let folder = Folder::new("copying-circles");
    let wanted = practice();
    let photo = folder.file("table.jpg");
    std::fs::write(&photo, encoded(photograph(&wanted, [1200, 750]), ImageFormat::Jpeg)).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.drops(&photo);
    // The numbers are known: those that lie there are the first that are missing.
    let count = wanted.locations().filter(|location| !location.is_exit()).count();
    desk.clicks("Find circles · F");
    let said = desk.texts().into_iter().find(|text| text.contains("circles were found")).expect("it is said");
    let found: usize = said.split(' ').next().unwrap().parse().unwrap();
    // The places, and perhaps the exits, which are discs on this photograph as well.
    assert!((count - 2..=count + 5).contains(&found), "{said}");
    desk.shows("copying-circles");
    // A click anywhere on one takes it, with the next number, and sets the place in its middle.
    let at = |number: u16| {
        let location = SpaceKind::Location(Location::number(number).unwrap());
        wanted.spaces().iter().find(|space| space.kind == location).unwrap().at.unwrap()
    };
    let point = desk.on_easel(at(30));
    desk.clicks_at(Point::new(point.x + 5.0, point.y - 4.0));
    let near = |folder: &Folder, name: &str, number: u16| {
        let place = draft(folder)["at"][name].clone();
        let [x, y] = seen(at(number));
        (place[0].as_f64().unwrap() - x).hypot(place[1].as_f64().unwrap() - y) < 0.006
    };
    assert!(near(&folder, "1", 30));
    // Its number is typed behind it, in any order.
    desk.letters("3");
    desk.letters("0");
    desk.key(Named::Enter);
    assert!(near(&folder, "30", 30) && draft(&folder)["at"]["1"].is_null());
    // From there it goes on to the nearest one; a wrong digit is taken back.
    desk.letters("29");
    desk.key(Named::Backspace);
    desk.letters("4");
    desk.key(Named::Enter);
    assert_eq!(placed(&folder), 2);
    assert!(draft(&folder)["at"]["24"].is_array());
    // Taken back, it is proposed again.
    desk.undoes();
    assert_eq!(placed(&folder), 1);
    // One is passed by, one is dropped, by key and by the other button.
    desk.letters("n");
    desk.key(Named::Delete);
    let point = desk.on_easel(at(41));
    desk.clicks_right(point);
    assert_eq!(placed(&folder), 1);
    desk.clicks_at(point);
    // No circle is there any more: the place lies where it was clicked.
    assert_eq!(placed(&folder), 2);
    // The rest can be dropped, and looked for again.
    desk.clicks("Drop the rest");
    assert!(desk.sees("Find circles · F"));
    desk.letters("f");
    assert!(desk.sees("Other size · F"));
}

/// A board as large as the box's: how its places lie, which are joined, and by how many dots.
struct Drawn {
    places: Vec<[f64; 2]>,
    /// From one to another, over so many dots.
    links: Vec<(usize, usize, usize)>,
}

const PLACES: usize = 90;
const LINKS: usize = 120;

fn drawn() -> Drawn {
    let mut chance = 5_u32;
    let mut next = move |most: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 12) % most
    };
    let mut places = Vec::new();
    for row in 0..9 {
        for column in 0..10 {
            let off = |by: u32| f64::from(by) / 1000.0 - 0.016;
            places.push([
                0.06 + 0.097 * f64::from(column) + off(next(32)),
                0.08 + 0.104 * f64::from(row) + off(next(32)),
            ]);
        }
    }
    let mut links: Vec<(usize, usize, usize)> = Vec::new();
    while links.len() < LINKS {
        let from = next(PLACES as u32) as usize;
        let (right, below) = (from % 10 < 9, from < 80);
        let to = match next(2) {
            0 if right => from + 1,
            1 if below => from + 10,
            _ => continue,
        };
        if !links.iter().any(|(one, other, _)| (*one, *other) == (from, to)) {
            links.push((from, to, next(3) as usize));
        }
    }
    Drawn { places, links }
}

/// It as a picture.
fn picture(board: &Drawn, [width, height]: [u32; 2]) -> RgbaImage {
    let mut image = RgbaImage::from_pixel(width, height, Rgba([188, 170, 130, 255]));
    let at = |place: usize| {
        let [x, y] = board.places[place];
        [x * f64::from(width), y * f64::from(height)]
    };
    let mut disc = |[x, y]: [f64; 2], radius: f64, colour: [u8; 4]| {
        let span = |middle: f64| ((middle - radius).max(0.0) as u32)..((middle + radius) as u32 + 2);
        for py in span(y).take_while(|py| *py < height) {
            for px in span(x).take_while(|px| *px < width) {
                if (f64::from(px) - x).hypot(f64::from(py) - y) <= radius {
                    image.put_pixel(px, py, Rgba(colour));
                }
            }
        }
    };
    for (from, to, dots) in &board.links {
        let (from, to) = (at(*from), at(*to));
        let along = |share: f64| [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share);
        (0..=100).for_each(|step| disc(along(f64::from(step) / 100.0), 1.6, [96, 76, 44, 255]));
        (1..=*dots).for_each(|dot| disc(along(dot as f64 / (dots + 1) as f64), 4.0, [60, 46, 24, 255]));
    }
    for place in 0..board.places.len() {
        disc(at(place), 14.0, [80, 62, 36, 255]);
        disc(at(place), 12.5, [242, 232, 206, 255]);
    }
    image
}

/// Eight minutes by hand: at two keys a second, and a click in a second and a half.
#[test]
fn ninety_places_and_a_hundred_and_twenty_links_take_eight_minutes() {
    let folder = Folder::new("copying-ninety");
    let board = drawn();
    let photo = folder.file("table.png");
    std::fs::write(&photo, encoded(picture(&board, [1200, 750]), ImageFormat::Png)).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.drops(&photo);
    (desk.keys, desk.pressed) = (0, 0);
    desk.letters("f");
    assert!(desk.sees_within("90 circles were found"), "{:?}", desk.texts());
    // The circle that is numbered next is the nearest to the one before; its number is read off the board.
    let away = |[x, y]: [f64; 2], [u, v]: [f64; 2]| ((x - u) * 1.6).hypot(y - v);
    let (mut left, mut from): (Vec<usize>, [f64; 2]) = ((0..PLACES).collect(), [0.0, 0.0]);
    while !left.is_empty() {
        let nearest = |one: &usize, other: &usize| {
            away(board.places[*one], from).total_cmp(&away(board.places[*other], from))
        };
        let next = *left.iter().min_by(|one, other| nearest(one, other)).unwrap();
        left.retain(|place| *place != next);
        // The hill at one end of the board has number 90, and so on down.
        desk.letters(&(PLACES - next).to_string());
        desk.key(Named::Enter);
        from = board.places[next];
    }
    assert_eq!(placed(&folder), PLACES);
    for (place, [x, y]) in board.places.iter().enumerate() {
        let at = draft(&folder)["at"][(PLACES - place).to_string()].clone();
        let far = (at[0].as_f64().unwrap() - x).hypot(at[1].as_f64().unwrap() - y);
        assert!(far < 0.005, "{place}: {far}");
    }
    let of_places = (desk.keys, desk.pressed);
    // Ways in one go, from place to place as far as they lead.
    desk.letters("l");
    let click = |desk: &mut Desk, place: usize| {
        let bounds = desk.find(id("easel")).expect("the easel is shown").shrink(2.0);
        let scale = (bounds.width / 1.6).min(bounds.height);
        let ([x, y], center) = (board.places[place], bounds.center());
        desk.clicks_at(Point::new(
            center.x + (x as f32 - 0.5) * 1.6 * scale,
            center.y + (y as f32 - 0.5) * scale,
        ));
    };
    let mut links = board.links.clone();
    while !links.is_empty() {
        // Where an odd number of ways meet, one of them begins.
        let ways =
            |place: usize| links.iter().filter(|(one, other, _)| [*one, *other].contains(&place)).count();
        let begin = (0..PLACES).find(|place| ways(*place) % 2 == 1);
        let mut here = begin.unwrap_or(links[0].0);
        click(&mut desk, here);
        while let Some(at) = links.iter().position(|(one, other, _)| [*one, *other].contains(&here)) {
            let (one, other, dots) = links.remove(at);
            here = if one == here { other } else { one };
            click(&mut desk, here);
            if dots > 0 {
                desk.letters(&dots.to_string());
            }
        }
        desk.key(Named::Escape);
    }
    let dots: usize = board.links.iter().map(|(_, _, dots)| dots).sum();
    let chains = draft(&folder)["chains"].clone();
    let chains =
        chains.as_array().unwrap().iter().map(|chain| chain.as_str().unwrap().split(' ').count() - 1);
    assert_eq!(chains.sum::<usize>(), LINKS + dots);
    let seconds = desk.keys as f64 * 0.5 + desk.pressed as f64 * 1.5;
    println!(
        "places: {} keys, {} clicks; with links: {} keys, {} clicks, {seconds} s",
        of_places.0, of_places.1, desk.keys, desk.pressed
    );
    assert!(seconds <= 480.0, "{seconds} s");
}
