//! Boards as they are drawn here, photographed by simulation: how many of their places are found, and how many circles that are none.

use crate::hunt::board::{Board, Location, Rings, rings};
use crate::hunt::{SHIPPED_BOARDS, SHIPPED_BOARDS_2};
use crate::store::Picture;
use crate::window::hunt::map::{Chart, Printed};
use crate::window::paper::{Drawing, png};
use crate::window::widgets::look::Look;
use std::sync::Arc;

/// The breadth of a photograph, in points.
const BREADTH: f32 = 1280.0;

/// How badly it is taken.
#[derive(Clone, Copy, Debug)]
struct Camera {
    /// How much farther the upper edge is than the lower one, and by how many degrees all is turned.
    tilt: f32,
    turned: f32,
    /// How far a point runs into those beside it: the breadth of a box, three times over.
    blur: usize,
    /// How dark the shadow is, and how far the noise goes in either direction, in steps of grey.
    shadow: f32,
    noise: i32,
}

const WEAK: Camera = Camera { tilt: 0.05, turned: 1.0, blur: 1, shadow: 0.2, noise: 6 };
const MIDDLE: Camera = Camera { tilt: 0.12, turned: -2.5, blur: 2, shadow: 0.4, noise: 16 };
const STRONG: Camera = Camera { tilt: 0.2, turned: 4.0, blur: 3, shadow: 0.6, noise: 32 };

impl Camera {
    /// Where a place of the drawing is in the photograph; both are counted from the middle, in heights of the drawing.
    fn sees(self, [x, y]: [f32; 2]) -> [f32; 2] {
        let (sin, cos) = self.turned.to_radians().sin_cos();
        let [x, y] = [x * cos - y * sin, x * sin + y * cos];
        let near = 1.0 / (1.0 + self.tilt * (1.0 - 2.0 * y));
        [x * near, y * near]
    }

    /// Where a place of the photograph is on the drawing.
    fn looks_at(self, [u, v]: [f32; 2]) -> [f32; 2] {
        let y = v * (1.0 + self.tilt) / (1.0 + 2.0 * self.tilt * v);
        let x = u * (1.0 + self.tilt * (1.0 - 2.0 * y));
        let (sin, cos) = self.turned.to_radians().sin_cos();
        [x * cos + y * sin, y * cos - x * sin]
    }

    fn photograph(self, Picture { width, height, pixels }: &Picture) -> Vec<u8> {
        let [width, height] = [*width as usize, *height as usize];
        let deep = height as f32;
        let grey = |x: usize, y: usize| {
            let at = (y * width + x) * 4;
            pixels[at..at + 3].iter().map(|it| f32::from(*it)).sum::<f32>() / 3.0
        };
        let mut seen = vec![0.0_f32; width * height];
        for (at, point) in seen.iter_mut().enumerate() {
            let [u, v] = [at % width, at / width].map(|it| it as f32 + 0.5);
            let place = self.looks_at([(u - width as f32 / 2.0) / deep, (v - deep / 2.0) / deep]);
            let [x, y] = [place[0] * deep + width as f32 / 2.0 - 0.5, place[1] * deep + deep / 2.0 - 0.5];
            if x < 0.0 || y < 0.0 || x >= width as f32 - 1.0 || y >= deep - 1.0 {
                // The table: wood.
                *point = 80.0 + 14.0 * (v * 0.35 + (u * 0.02).sin() * 4.0).sin();
                continue;
            }
            let ([column, row], [across, down]) = ([x as usize, y as usize], [x.fract(), y.fract()]);
            let line = |row: usize| grey(column, row) * (1.0 - across) + grey(column + 1, row) * across;
            *point = line(row) * (1.0 - down) + line(row + 1) * down;
        }
        for _ in 0..3 {
            for step in [1, width] {
                blurred(&mut seen, step, self.blur);
            }
        }
        let mut noise = 1_u32;
        let mut chance = || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 16) as i32 % (2 * self.noise + 1) - self.noise
        };
        let points = seen.iter().enumerate().flat_map(|(at, point)| {
            let [u, v] = [(at % width) as f32 / width as f32, (at / width) as f32 / deep];
            // Somebody stands between the lamp and the right half of the table.
            let shade = 1.0 - self.shadow / (1.0 + (-32.0 * (0.8 * u + 0.6 * v - 0.75)).exp());
            let grey = ((point * shade) as i32 + (chance() + chance()) / 2).clamp(0, 255) as u8;
            [grey, grey, grey, 255]
        });
        points.collect()
    }
}

/// Each point becomes the mean of those about it.
fn blurred(points: &mut [f32], step: usize, breadth: usize) {
    if breadth < 2 {
        return;
    }
    let from = points.to_vec();
    for (at, point) in points.iter_mut().enumerate() {
        let about = (0..breadth)
            .map(|off| from[(at + off * step).saturating_sub(breadth / 2 * step).min(from.len() - 1)]);
        *point = about.sum::<f32>() / breadth as f32;
    }
}

/// A shipped board as it is printed, and where its numbered places are on it.
fn printed(board: usize) -> (Picture, Vec<[f32; 2]>) {
    let chart = Chart::new(Arc::new(
        Board::read([SHIPPED_BOARDS[0].1, SHIPPED_BOARDS_2[0].1][board].as_bytes()).unwrap(),
    ));
    let colours = Look { day: true, ..Look::default() }.colours();
    let mut drawing = Drawing::new([BREADTH, Printed::depth(BREADTH)], colours.sheet);
    let map = Printed::new(&chart, [0.0; 2], BREADTH);
    map.ways(&mut drawing, colours);
    map.places(&mut drawing, colours);
    map.names(&mut drawing, colours);
    let places = chart.board().locations().filter(|location: &Location| !location.is_exit());
    let places = places.filter_map(|location| map.at(location)).collect();
    (Picture::read(&png(&drawing).unwrap()).unwrap(), places)
}

/// How many places there are, how many are found, and how many circles are none.
fn found(board: usize, camera: Option<Camera>) -> [usize; 3] {
    let (picture, places) = printed(board);
    let [width, height] = [picture.width as f32, picture.height as f32];
    let points = camera.map_or_else(|| picture.pixels.clone(), |camera| camera.photograph(&picture));
    let Rings { rings, sizes } = rings(picture.width as usize, picture.height as usize, &points, 0);
    let places: Vec<[f32; 2]> = places
        .into_iter()
        .map(|[x, y]| {
            let [u, v] = [(x - width / 2.0) / height, (y - height / 2.0) / height];
            let [u, v] = camera.map_or([u, v], |camera| camera.sees([u, v]));
            [u * height + width / 2.0, v * height + height / 2.0]
        })
        .filter(|[x, y]| (8.0..width - 8.0).contains(x) && (8.0..height - 8.0).contains(y))
        .collect();
    // So near that a place that is set there lies on the printed one.
    let near = |[x, y]: [f32; 2], at: [f32; 2]| (x - at[0]).hypot(y - at[1]) < sizes[0] * 0.4;
    let hit = places.iter().filter(|place| rings.iter().any(|ring| near(ring.at, **place))).count();
    let none = rings.iter().filter(|ring| !places.iter().any(|place| near(ring.at, *place))).count();
    [places.len(), hit, none]
}

/// What docs/copying-your-box.md says of it.
#[test]
fn places_are_found_on_photographs() {
    let wanted = [(None, 0.95, 3), (Some(WEAK), 0.96, 3), (Some(MIDDLE), 0.95, 4), (Some(STRONG), 0.82, 6)];
    std::thread::scope(|scope| {
        for board in 0..2 {
            scope.spawn(move || {
                for (camera, share, most) in wanted {
                    let [places, hit, none] = found(board, camera);
                    println!("{} {camera:?}: {hit} of {places}, {none}", board + 1);
                    assert!(places > 50);
                    assert!(hit as f32 >= share * places as f32, "{board} {camera:?}: {hit} of {places}");
                    assert!(none <= most, "{board} {camera:?}: {none}");
                }
            });
        }
    });
}

/// Whatever a picture shows, it is looked through within bounds, and nothing falls over.
#[test]
fn nothing_is_found_where_nothing_is() {
    let mut noise = 7_u32;
    let mut chance = || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 24) as u8
    };
    for (width, height) in [(0, 0), (1, 1), (2, 300), (64, 64), (300, 200)] {
        let flat = vec![200; width * height * 4];
        assert_eq!(rings(width, height, &flat, 0), Rings::default());
        let noisy: Vec<u8> = (0..width * height * 4).map(|_| chance()).collect();
        assert!(rings(width, height, &noisy, 3).rings.len() < 40);
        let checks: Vec<u8> = (0..width * height * 4)
            .map(|at| if (at / 4 % width.max(1) / 3 + at / 4 / width.max(1) / 3) % 2 == 0 { 0 } else { 255 })
            .collect();
        let _bounded = rings(width, height, &checks, 1);
    }
    // Less than it promises.
    assert_eq!(rings(100, 100, &[0; 400], 0), Rings::default());
}
