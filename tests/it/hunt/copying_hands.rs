//! What hands have that copy a box: a board, a photograph of it as a camera saw it, and a mouse over the easel.

use crate::common::Folder;
use crate::desk::Desk;
use iced::Point;
use iced::keyboard::{Key, Modifiers};
use iced_test::selector::id;
use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};
use std::io::Cursor;
use std::path::Path;
use underhill::hunt::SHIPPED_BOARDS;
use underhill::hunt::board::{Board, SpaceKind};
use underhill::window::Message;

impl Folder {
    pub fn own_board(&self, part: u8) -> Board {
        let bytes = std::fs::read(self.file(&format!("own-board-{part}.json"))).expect("games have a board");
        Board::read(&bytes).unwrap()
    }
}

pub fn practice() -> Board {
    Board::read(SHIPPED_BOARDS[0].1.as_bytes()).unwrap()
}

/// How a camera saw the board: turned by a degree and a half, and not quite filling the picture.
pub fn seen([x, y]: [f64; 2]) -> [f64; 2] {
    let (sin, cos) = 1.5_f64.to_radians().sin_cos();
    let [x, y] = [(x - 0.5) * 1.6 * 0.94, (y - 0.5) * 0.94];
    [(x * cos - y * sin) / 1.6 + 0.5, x * sin + y * cos + 0.5]
}

/// A photograph of a board: drawn, turned, and with the noise of a dim room.
pub fn photograph(board: &Board, [width, height]: [u32; 2]) -> RgbaImage {
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

pub fn encoded(image: RgbaImage, format: ImageFormat) -> Vec<u8> {
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
    pub fn on_easel(&mut self, place: [f64; 2]) -> Point {
        let bounds = self.find(id("easel")).expect("the easel is shown").shrink(2.0);
        let scale = (bounds.width / 1.6).min(bounds.height);
        let [x, y] = seen(place);
        let center = bounds.center();
        Point::new(center.x + (x as f32 - 0.5) * 1.6 * scale, center.y + (y as f32 - 0.5) * scale)
    }

    pub fn clicks_easel(&mut self, place: [f64; 2]) {
        let point = self.on_easel(place);
        self.clicks_at(point);
    }

    pub fn drops(&mut self, path: &Path) {
        self.tell(Message::Dropped(path.to_path_buf()));
    }

    /// Types the name of a file.
    pub fn tell_file(&mut self, path: &Path) {
        let field = self.find(id("file")).unwrap();
        self.clicks_at(field.center());
        self.chooses_all();
        self.letters(&path.display().to_string());
    }

    pub fn undoes(&mut self) {
        self.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    }
}
