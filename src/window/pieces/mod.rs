//! What lies on a table, drawn: dice, tiles, tracks, cards, shields, figures. A mat is data first, in points of its own, and the
//! same for the screen and the table's window; [`widget`] puts it there, as large as there is room, and hears what is pressed.
//!
//! Within a layer plates and circles lie below outlines, and words and signs above both, as the renderer has it.

mod cards;
mod cells;
mod dice;
mod marks;
mod shields;
pub mod signs;
mod tiles;
mod tints;
mod tracks;
mod widget;

pub use cards::{Back, Half};
pub use dice::Lit;
pub use marks::Standing;
pub use signs::Sign;
pub use tiles::Tile;
pub use tints::Tints;
pub use tracks::Step;

pub use super::paper::{Paint, Pen, Side, breadth, wrapped};

use super::paper::Words;
use super::widgets::look::Look;
use iced::{Color, Rectangle};

/// Words that are made to fit are about so broad, in what they are at the most.
const SNUG: f32 = 0.85;

/// A place on a mat, or how large something is there, in its own points.
pub type At = [f32; 2];

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Stroke {
    /// A box: its corner, its size, how round its corners are, and how it is painted.
    Plate(At, At, f32, Paint),
    /// What a pen goes around.
    Outline(Vec<Pen>, Paint),
    /// A line of words.
    Words(Words),
    /// A sign in a square: its corner and its side.
    Sign(Sign, At, f32, Color),
}

impl Stroke {
    /// The same so much larger, and away from there.
    fn moved(self, corner: At, scale: f32) -> Self {
        let at = |[x, y]: At| [corner[0] + x * scale, corner[1] + y * scale];
        let lined =
            |paint: Paint| Paint { line: paint.line.map(|(color, width)| (color, width * scale)), ..paint };
        match self {
            Self::Plate(from, size, round, paint) => {
                Self::Plate(at(from), size.map(|side| side * scale), round * scale, lined(paint))
            }
            Self::Outline(pens, paint) => {
                let pens = pens.into_iter().map(|pen| match pen {
                    Pen::Begin(to) => Pen::Begin(at(to)),
                    Pen::Line(to) => Pen::Line(at(to)),
                    Pen::Bend(one, to) => Pen::Bend(at(one), at(to)),
                    Pen::Curve(one, other, to) => Pen::Curve(at(one), at(other), at(to)),
                    Pen::Close => Pen::Close,
                });
                Self::Outline(pens.collect(), lined(paint))
            }
            Self::Words(words) => Self::Words(Words { at: at(words.at), size: words.size * scale, ..words }),
            Self::Sign(sign, from, side, color) => Self::Sign(sign, at(from), side * scale, color),
        }
    }
}

/// Where something is pressed, or Tab comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Place<M> {
    /// Where.
    pub bounds: Rectangle,
    /// What it is called.
    pub name: String,
    /// What a press says.
    pub message: M,
}

/// What lies on a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Mat<M> {
    /// Breadth and height.
    size: At,
    tints: Tints,
    /// The cloth, and what lies on it.
    layers: [Vec<Stroke>; 2],
    places: Vec<Place<M>>,
}

impl<M> Mat<M> {
    /// An empty mat of this size.
    pub fn new(look: Look, size: At) -> Self {
        Self { size, tints: Tints::of(look), layers: [Vec::new(), Vec::new()], places: Vec::new() }
    }

    /// All that lies on another one, from this corner on and so much larger; nothing of it can be pressed.
    pub fn lay(&mut self, other: Self, corner: At, scale: f32) {
        let lay = |layer: Vec<Stroke>| layer.into_iter().map(move |stroke| stroke.moved(corner, scale));
        for (mine, its) in self.layers.iter_mut().zip(other.layers) {
            mine.extend(lay(its));
        }
    }

    /// The same with nothing on it that can be pressed.
    pub fn to_look_at<N>(self) -> Mat<N> {
        let Self { size, tints, layers, .. } = self;
        Mat { size, tints, layers, places: Vec::new() }
    }

    /// The colours.
    pub fn tints(&self) -> Tints {
        self.tints
    }

    /// Where something can be pressed.
    pub fn place(&mut self, corner: At, size: At, name: impl Into<String>, message: M) {
        let [x, y] = corner;
        let [width, height] = size;
        self.places.push(Place { bounds: Rectangle { x, y, width, height }, name: name.into(), message });
    }

    /// A box of the cloth, with its title, and what stands beside that.
    pub fn panel(&mut self, corner: At, size: At, title: &str, beside: &str) {
        let Tints { panel, rim, gold, faint, .. } = self.tints;
        let paint = Paint::filled(panel).edged(rim, 1.0);
        self.layers[0].push(Stroke::Plate(corner, size, 6.0, paint));
        let at = [corner[0] + 22.0, corner[1] + 30.0];
        self.bold(at, 17.0, gold, Side::From, title);
        if !title.is_empty() && !beside.is_empty() {
            let beyond = [at[0] + breadth(title, 17.0, true) * 0.92 + 14.0, at[1]];
            self.words(beyond, 14.0, faint, Side::From, beside);
        }
    }

    /// A box among what lies there.
    pub fn plate(&mut self, corner: At, size: At, round: f32, paint: Paint) {
        self.layers[1].push(Stroke::Plate(corner, size, round, paint));
    }

    /// A circle: its middle and its radius.
    pub fn circle(&mut self, [x, y]: At, radius: f32, paint: Paint) {
        self.plate([x - radius, y - radius], [radius * 2.0; 2], radius, paint);
    }

    /// What a pen goes around.
    pub fn outline(&mut self, pen: Vec<Pen>, paint: Paint) {
        self.layers[1].push(Stroke::Outline(pen, paint));
    }

    /// A straight line, level or upright.
    pub fn rule(&mut self, from: At, to: At) {
        let size = [(to[0] - from[0]).max(1.0), (to[1] - from[1]).max(1.0)];
        self.layers[0].push(Stroke::Plate(from, size, 0.0, Paint::filled(self.tints.rim)));
    }

    /// A sign in a square.
    pub fn sign(&mut self, sign: Sign, corner: At, side: f32, color: Color) {
        self.layers[1].push(Stroke::Sign(sign, corner, side, color));
    }

    /// Words; `at` is where they begin, have their middle or end, on the line on which they stand.
    pub fn words(&mut self, at: At, size: f32, color: Color, side: Side, words: impl Into<String>) {
        self.write(at, size, color, side, words.into(), false);
    }

    /// The same, heavy.
    pub fn bold(&mut self, at: At, size: f32, color: Color, side: Side, words: impl Into<String>) {
        self.write(at, size, color, side, words.into(), true);
    }

    /// The same, made smaller until they are no broader than this.
    pub fn fitted(
        &mut self,
        at: At,
        most: f32,
        size: f32,
        (color, side, bold): (Color, Side, bool),
        words: &str,
    ) {
        let broad = breadth(words, size, bold) * SNUG;
        let size = if broad > most { (size * most / broad).max(size * 0.6) } else { size };
        self.write(at, size, color, side, words.to_owned(), bold);
    }

    fn write(&mut self, at: At, size: f32, color: Color, side: Side, words: String, bold: bool) {
        if !words.is_empty() {
            self.layers[1].push(Stroke::Words(Words { words, at, side, size, bold, color }));
        }
    }

    /// An arrow to the right, so long.
    pub fn arrow(&mut self, [x, y]: At, long: f32) {
        let rim = self.tints.line;
        self.plate([x, y - 1.0], [long - 8.0, 2.0], 0.0, Paint::filled(rim));
        let head = vec![
            Pen::Begin([x + long - 9.0, y - 6.0]),
            Pen::Line([x + long, y]),
            Pen::Line([x + long - 9.0, y + 6.0]),
            Pen::Close,
        ];
        self.outline(head, Paint::filled(rim));
    }
}
