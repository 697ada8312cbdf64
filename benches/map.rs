//! What a picture of the map costs while it is dragged and zoomed, in software rendering: the view built anew, laid
//! out, drawn and rasterised whole at 1280×800. For orientation: a real window draws only what has changed, and what
//! that costs is measured, and bounded, by the bench `window`.

mod boards;
#[path = "../tests/it/desk.rs"]
mod desk;

use boards::board;
use desk::Desk;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use std::path::Path;
use std::time::{Duration, Instant};
use underhill::window::Message;

/// The median time of a picture after the map was moved or zoomed, and of one after nothing was.
fn measure(desk: &mut Desk) -> [Duration; 2] {
    let mut moved = Vec::new();
    let mut still = Vec::new();
    desk.picture();
    let pan = |desk: &mut Desk, way: Named| desk.press(Key::Named(way), Modifiers::ALT, None);
    for round in 0..60 {
        match round % 6 {
            0 => desk.key(Named::PageUp),
            1 => pan(desk, Named::ArrowRight),
            2 => pan(desk, Named::ArrowDown),
            3 => pan(desk, Named::ArrowLeft),
            4 => pan(desk, Named::ArrowUp),
            _ => desk.key(Named::PageDown),
        }
        let begin = Instant::now();
        desk.picture();
        moved.push(begin.elapsed());
        let begin = Instant::now();
        desk.picture();
        still.push(begin.elapsed());
    }
    [moved, still].map(|mut times| {
        times.sort();
        times[times.len() / 2]
    })
}

fn begins(desk: &mut Desk, new: &str, rest: &[&str]) {
    for command in std::iter::once(&new).chain(rest) {
        assert!(desk.app.hear(command), "{command}");
    }
    desk.app.show_table();
    desk.key(Named::Escape);
}

fn main() {
    let mut desk = Desk::new(None);
    begins(&mut desk, "new seed=1 give=0", &["start draw", "information draw", "begin"]);
    let [moved, still] = measure(&mut desk);
    println!("a picture of the practice map, moved: {moved:.1?}; nothing moved: {still:.1?}");

    let mut desk = Desk::new(None);
    let new = "new board=none tiles=none starts=1 give=0";
    begins(&mut desk, new, &["start 1", "information 2 3 4 5 6", "begin"]);
    let [_, still] = measure(&mut desk);
    println!("a picture of the same screen without a map: {still:.1?}");

    let path = std::env::temp_dir().join(format!("underhill-bench-{}.json", std::process::id()));
    let written = std::fs::write(&path, board(600));
    assert!(written.is_ok());
    let new = format!("new board={} give=0", path.display());
    let mut desk = Desk::new(None);
    begins(&mut desk, &new, &["start 1", "information 2 3 4 5 6", "begin"]);
    let [moved, still] = measure(&mut desk);
    println!("a picture of a map of 600 locations, moved: {moved:.1?}; nothing moved: {still:.1?}");
    copying(&path);
    let _ = std::fs::remove_file(path);
}

/// The same board on the easel, without a picture behind it and with one, moved and zoomed; and what it takes until a
/// click is taken in and drawn. Nothing is kept here: in the program, files are written beside.
fn copying(board: &Path) {
    let mut desk = Desk::new(None);
    desk.letters("k");
    desk.tell(Message::Dropped(board.to_path_buf()));
    desk.clicks("On a picture");
    let [moved, still] = measure(&mut desk);
    println!("the easel with 600 locations, moved: {moved:.1?}; nothing moved: {still:.1?}");
    let mut clicked = Vec::new();
    desk.letters("p");
    for step in 0..30 {
        let begin = Instant::now();
        desk.clicks_at(iced::Point::new(60.0 + 28.0 * step as f32, 690.0));
        clicked.push(begin.elapsed());
        desk.picture();
    }
    clicked.sort();
    println!("a click on it, until it is taken in and laid out: {:.1?}", clicked[clicked.len() / 2]);

    let photo = std::env::temp_dir().join(format!("underhill-bench-{}.jpg", std::process::id()));
    let noise = |x: u32, y: u32| [(x * 7 + y * 13) as u8, (x * 3) as u8, (y * 5) as u8];
    let picture = image::RgbImage::from_fn(2530, 1581, |x, y| image::Rgb(noise(x, y)));
    assert!(picture.save(&photo).is_ok());
    desk.tell(Message::Dropped(photo.clone()));
    let [with, still] = measure(&mut desk);
    println!("the same with a picture of 4 megapixels behind, moved: {with:.1?}; nothing moved: {still:.1?}");
    println!("ratio of a moved picture with and without: {:.2}", with.as_secs_f64() / moved.as_secs_f64());
    desk.picture().leave("bench.png", desk::LARGE);
    let _ = std::fs::remove_file(photo);
}
