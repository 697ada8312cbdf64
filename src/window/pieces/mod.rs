//! What lies on a table, drawn: dice, tiles, tracks, cards, shields, figures. A mat is data first, in points of its own, and the
//! same for the screen and the table's window; [`widget`] puts it there, as large as there is room, and hears what is pressed.
//!
//! Within a layer plates and circles lie below outlines, and words and signs above both, as the renderer has it.

mod cards;
mod dice;
mod doors;
mod hill;
mod marks;
pub mod signs;
mod small;
mod tiles;
mod tints;
mod tracks;
mod widget;

pub use cards::{Back, Half};
pub use dice::Lit;
pub use doors::{Emblem, Hue};
pub use hill::Hill;
pub use marks::Standing;
pub use signs::Sign;
pub use small::Small;
pub use tiles::Tile;
pub use tints::Tints;
pub use tracks::Step;

pub use super::paper::{Paint, Pen, Side, breadth, wrapped};

use super::paper::Words;
use super::widgets::look::Look;
use iced::{Color, Rectangle};

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

/// Where something is pressed, or Tab comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Place<M> {
    /// Where.
    pub bounds: Rectangle,
    /// What it is called.
    pub name: String,
    /// What a press says.
    pub message: M,
    /// The circle that is lit there, where it is no box: its middle and its radius.
    pub circle: Option<(At, f32)>,
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

    /// The same with nothing on it that can be pressed.
    pub fn to_look_at<N>(self) -> Mat<N> {
        let Self { size, tints, layers, .. } = self;
        Mat { size, tints, layers, places: Vec::new() }
    }

    /// How high it is where it is so broad.
    pub fn height_at(&self, breadth: f32) -> f32 {
        self.size[1] * breadth / self.size[0]
    }

    /// The colours.
    pub fn tints(&self) -> Tints {
        self.tints
    }

    /// Where something can be pressed.
    pub fn place(&mut self, corner: At, size: At, name: impl Into<String>, message: M) {
        let [x, y] = corner;
        let [width, height] = size;
        let bounds = Rectangle { x, y, width, height };
        self.places.push(Place { bounds, name: name.into(), message, circle: None });
    }

    /// The same with a round thing in it, which is lit.
    pub fn round_place(
        &mut self,
        (corner, size): (At, At),
        circle: (At, f32),
        name: impl Into<String>,
        message: M,
    ) {
        self.place(corner, size, name, message);
        if let Some(place) = self.places.last_mut() {
            place.circle = Some(circle);
        }
    }

    /// Something under everything else.
    fn ground(&mut self, stroke: Stroke) {
        self.layers[0].push(stroke);
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
        let broad = breadth(words, size, bold) * widget::BREADTH;
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
