//! A hill under the sky: what doors stand in. The same whenever it is drawn, for a breadth and a height; by night with stars, by day
//! without. With the strongest contrasts there is none of it.

use super::{At, Mat, Paint, Pen, Stroke, closed};
use crate::window::widgets::look::{Look, mixed};
use iced::{Color, color};

/// So many strips make the sky, and so many the hill's foot.
const STRIPS: u8 = 56;
const FOOT: u8 = 16;
/// How many stars there are, and how many tufts of grass.
const STARS: u32 = 48;
const TUFTS: u32 = 70;

/// A hill: how broad and high all is, and how its crest runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hill {
    /// Breadth and height of the whole.
    pub size: At,
    /// Where the crest comes in from the left, how high it rises, and where it goes out at the right.
    pub crest: [f32; 3],
    /// Whether nobody has been here yet: the moon stands over it, and smoke over a chimney.
    pub first: bool,
}

/// What it is painted with.
struct Painted {
    sky: [Color; 3],
    far: Color,
    near: Color,
    hill: Color,
    edge: Color,
    foot: Color,
    dark: Color,
    star: Color,
}

impl Painted {
    fn of(look: Look) -> Self {
        if look.day {
            return Self {
                sky: [color!(0xe6dcc0), color!(0xf1e3bd), color!(0xf6d9a0)],
                far: color!(0xdccb9e),
                near: color!(0xd3c08c),
                hill: color!(0xd9cc9a),
                edge: color!(0x9c8446),
                foot: color!(0xfff8df),
                dark: color!(0x6f5a34),
                star: Color::TRANSPARENT,
            };
        }
        Self {
            sky: [color!(0x100f13), color!(0x1a1614), color!(0x4a331a)],
            far: color!(0x2f2317),
            near: color!(0x261c12),
            hill: color!(0x2e2616),
            edge: color!(0x7d6234),
            foot: color!(0x0c0905),
            dark: color!(0x1b150c),
            star: color!(0xf3e6c2),
        }
    }
}

impl Hill {
    /// How high the crest is above this place, from the top.
    fn crest_at(&self, x: f32) -> f32 {
        let [left, top, right] = self.crest;
        let share = (x / self.size[0]).clamp(0.0, 1.0);
        // As the curve that is drawn, which leaves and comes level at its highest.
        let (from, share) =
            if share < PEAK { (left, share / PEAK) } else { (right, (1.0 - share) / (1.0 - PEAK)) };
        let eased = (share * std::f32::consts::FRAC_PI_2).sin();
        from + (top - from) * eased
    }

    /// Where the moon stands, and how large it is.
    fn moon(&self) -> (At, f32) {
        let [width, height] = self.size;
        if height < 690.0 { ([width - 84.0, 70.0], 32.0) } else { ([width - 160.0, 128.0], 52.0) }
    }

    /// The crest from left to right.
    fn crest(&self) -> Vec<Pen> {
        const PARTS: u8 = 32;
        let at = |part: u8| {
            let x = self.size[0] * f32::from(part) / f32::from(PARTS);
            [x, self.crest_at(x)]
        };
        std::iter::once(Pen::Begin(at(0))).chain((1..=PARTS).map(|part| Pen::Line(at(part)))).collect()
    }
}

/// Where along its breadth a hill is highest.
const PEAK: f32 = 0.47;

/// Numbers between 0 and 1 that look like chance, and are the same each time.
fn scattered(number: u32) -> [f32; 3] {
    [1, 2, 3].map(|kind: u32| {
        let mixed = (number * 3 + kind).wrapping_mul(0x9e37_79b9);
        let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca6b);
        (mixed ^ (mixed >> 13)) as f32 / u32::MAX as f32
    })
}

impl<M> Mat<M> {
    /// Draws it under everything.
    pub fn hill(&mut self, look: Look, hill: &Hill) {
        if look.contrast {
            return;
        }
        let painted = Painted::of(look);
        self.sky(hill, &painted);
        if hill.first && !look.day {
            let (at, radius) = hill.moon();
            self.shine(at, radius * 3.0, color!(0xe8c98a), 0.2);
            self.moon(at, radius);
        } else if hill.first {
            let ([x, y], radius) = hill.moon();
            let (corner, size) = ([x - radius, y - radius], [radius * 2.0; 2]);
            self.ground(Stroke::Plate(corner, size, radius, Paint::filled(color!(0xfbeec4))));
        }
        let edge = hill.crest[0].min(hill.crest[2]);
        let rise = (edge - hill.crest[1]).max(40.0);
        for (high, low, color) in [(0.78, 0.14, painted.far), (0.4, 0.02, painted.near)] {
            self.mountains(hill, edge - rise * low, rise * high, color);
        }
        if hill.first {
            self.chimney([hill.size[0] * 0.335, hill.crest_at(hill.size[0] * 0.335)], &painted);
        }
        // In a broad window it stands beside the evenings, not below them.
        let share = if hill.first {
            0.69
        } else if hill.size[0] > 1400.0 {
            0.93
        } else {
            0.79
        };
        let along = hill.size[0] * share;
        self.tree([along, hill.crest_at(along) + 6.0], if hill.first { 1.0 } else { 0.62 }, &painted);
        let [width, height] = hill.size;
        let mut whole = hill.crest();
        whole.extend([Pen::Line([width, height]), Pen::Line([0.0, height]), Pen::Close]);
        self.ground_outline(whole, Paint::filled(painted.hill));
        self.ground_outline(hill.crest(), Paint::line(painted.edge, 1.8));
        self.foot(look, hill, &painted);
        let faded = Color { a: 0.5, ..painted.edge };
        let tufts = (0..TUFTS).flat_map(|number| {
            let [x, y, _] = scattered(number + 400);
            let x = x * width;
            let crest = hill.crest_at(x) + 14.0;
            let y = crest + y * (height - crest).max(0.0);
            [
                Pen::Begin([x, y]),
                Pen::Bend([x + 2.0, y - 7.0], [x + 5.0, y - 9.0]),
                Pen::Begin([x, y]),
                Pen::Bend([x - 1.0, y - 5.0], [x - 4.0, y - 7.0]),
            ]
        });
        self.ground_outline(tufts.collect(), Paint::line(faded, 1.1));
    }

    fn sky(&mut self, hill: &Hill, painted: &Painted) {
        let [width, height] = hill.size;
        let high = hill.crest[0].max(hill.crest[2]).min(height);
        let strip = high / f32::from(STRIPS);
        for number in 0..STRIPS {
            let share = f32::from(number) / f32::from(STRIPS - 1);
            let [above, middle, below] = painted.sky;
            let color = if share < 0.5 {
                mixed(above, middle, share * 2.0)
            } else {
                mixed(middle, below, (share - 0.5) * 2.0)
            };
            // They overlap, so that nothing shows between two of them.
            let corner = [0.0, f32::from(number) * strip];
            self.ground(Stroke::Plate(corner, [width, strip + 1.5], 0.0, Paint::filled(color)));
        }
        if painted.star == Color::TRANSPARENT {
            return;
        }
        for number in 0..STARS {
            let [x, y, size] = scattered(number);
            let side = 1.2 + size * 1.2;
            let color = Color { a: 0.18 + 0.4 * size, ..painted.star };
            let corner = [x * width, y * high * 0.72];
            self.ground(Stroke::Plate(corner, [side; 2], side / 2.0, Paint::filled(color)));
        }
    }

    /// The hill grows dark, or by day light, towards its foot, so that what is written there can be read.
    fn foot(&mut self, look: Look, hill: &Hill, painted: &Painted) {
        let [width, height] = hill.size;
        let from = hill.crest[0].max(hill.crest[2]);
        let strip = (height - from).max(0.0) / f32::from(FOOT);
        let each = if look.day { 0.055 } else { 0.075_f32 };
        for number in 0..FOOT {
            let corner = [0.0, from + f32::from(number) * strip];
            let color = Color { a: 1.0 - (1.0 - each).powi(i32::from(number) + 1), ..painted.foot };
            self.plate(corner, [width, strip], 0.0, Paint::filled(color));
        }
    }

    /// A ridge of mountains behind it, so high.
    fn mountains(&mut self, hill: &Hill, base: f32, height: f32, color: Color) {
        let [width, below] = hill.size;
        let parts = 22;
        let peak = |number: u32| {
            let [jag, ..] = scattered(number + (base as u32) * 7);
            let x = width * number as f32 / f32::from(parts as u8);
            let rise = if number.is_multiple_of(2) { 0.35 + 0.65 * jag } else { 0.25 * jag };
            Pen::Line([x, base - height * rise])
        };
        let mut pens = vec![Pen::Begin([0.0, below])];
        pens.extend((0..=parts).map(peak));
        pens.extend([Pen::Line([width, below]), Pen::Close]);
        self.ground_outline(pens, Paint::filled(color));
    }

    fn tree(&mut self, [x, y]: At, scale: f32, painted: &Painted) {
        // Drawn with its foot at 1132, 458.
        let at = |[a, b]: At| [x + (a - 1132.0) * scale, y + (b - 458.0) * scale];
        let curve = |a: At, b: At, c: At| Pen::Curve(at(a), at(b), at(c));
        let trunk = vec![
            Pen::Begin(at([1123.0, 458.0])),
            curve([1126.0, 432.0], [1121.0, 424.0], [1112.0, 412.0]),
            curve([1122.0, 418.0], [1127.0, 420.0], [1129.0, 416.0]),
            curve([1131.0, 402.0], [1130.0, 396.0], [1132.0, 392.0]),
            curve([1136.0, 402.0], [1136.0, 410.0], [1138.0, 416.0]),
            curve([1142.0, 418.0], [1148.0, 412.0], [1156.0, 408.0]),
            curve([1146.0, 420.0], [1139.0, 428.0], [1142.0, 458.0]),
            Pen::Close,
        ];
        let crown = vec![
            Pen::Begin(at([1132.0, 398.0])),
            curve([1104.0, 400.0], [1092.0, 384.0], [1102.0, 368.0]),
            curve([1096.0, 350.0], [1116.0, 336.0], [1132.0, 342.0]),
            curve([1150.0, 330.0], [1172.0, 344.0], [1166.0, 362.0]),
            curve([1178.0, 378.0], [1160.0, 400.0], [1132.0, 398.0]),
            Pen::Close,
        ];
        let paint = Paint::filled(painted.dark).edged(painted.edge, 1.6);
        self.ground_outline(trunk, paint);
        self.ground_outline(crown, paint);
    }

    fn chimney(&mut self, [x, y]: At, painted: &Painted) {
        let smoke = vec![
            Pen::Begin([x, y - 46.0]),
            Pen::Curve([x - 12.0, y - 56.0], [x + 10.0, y - 65.0], [x + 1.0, y - 77.0]),
            Pen::Curve([x - 7.0, y - 88.0], [x + 14.0, y - 92.0], [x + 10.0, y - 104.0]),
        ];
        for (width, strength) in [(9.0, 0.1), (6.0, 0.18), (3.0, 0.3)] {
            let color = Color { a: strength, ..mixed(painted.edge, Color::WHITE, 0.6) };
            self.ground_outline(smoke.clone(), Paint::line(color, width));
        }
        let paint = Paint::filled(painted.dark).edged(painted.edge, 1.6);
        let stack = |left: f32, top: f32, wide: f32, high: f32| {
            let (left, top) = (x + left, y + top);
            closed([[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]])
        };
        self.ground_outline(stack(-9.0, -32.0, 18.0, 46.0), paint);
        self.ground_outline(stack(-13.0, -40.0, 26.0, 8.0), paint);
    }

    /// The moon, waning.
    pub fn moon(&mut self, [x, y]: At, radius: f32) {
        let k = radius / 52.0;
        let at = |dx: f32, dy: f32| [x + dx * k, y + dy * k];
        // Two circles, one out of the other.
        let pens = vec![
            Pen::Begin(at(16.0, -50.0)),
            Pen::Curve(at(-20.0, -52.0), at(-50.0, -30.0), at(-50.0, 2.0)),
            Pen::Curve(at(-50.0, 34.0), at(-24.0, 54.0), at(2.0, 54.0)),
            Pen::Curve(at(22.0, 54.0), at(38.0, 46.0), at(48.0, 32.0)),
            Pen::Curve(at(8.0, 44.0), at(-14.0, 18.0), at(-12.0, -6.0)),
            Pen::Curve(at(-11.0, -26.0), at(0.0, -42.0), at(16.0, -50.0)),
            Pen::Close,
        ];
        self.outline(pens, Paint::filled(color!(0xf6e3b2)));
    }

    /// Light that falls around a place in the sky, under everything else.
    fn shine(&mut self, middle: At, radius: f32, color: Color, strength: f32) {
        for (radius, color) in rings(radius, color, strength) {
            let corner = [middle[0] - radius, middle[1] - radius];
            self.ground(Stroke::Plate(corner, [radius * 2.0; 2], radius, Paint::filled(color)));
        }
    }

    /// Light that falls around something that lies there.
    pub fn lit_around(&mut self, middle: At, radius: f32, color: Color, strength: f32) {
        for (radius, color) in rings(radius, color, strength) {
            self.circle(middle, radius, Paint::filled(color));
        }
    }
}

/// Each within the one before, so that light is brightest in the middle and ends in nothing.
fn rings(radius: f32, color: Color, strength: f32) -> impl Iterator<Item = (f32, Color)> {
    const RINGS: u8 = 30;
    (1..=RINGS).map(move |ring| {
        let share = f32::from(RINGS + 1 - ring) / f32::from(RINGS);
        (radius * share, Color { a: strength * 2.0 * (1.05 - share) / f32::from(RINGS), ..color })
    })
}
