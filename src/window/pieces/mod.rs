//! What lies on a table, drawn: dice, tiles, tracks, cards, shields, figures. A mat is data first, in points of its own, and the
//! same for the screen and the table's window; [`widget`] puts it there, as large as there is room, and hears what is pressed.
//!
//! Within a layer plates and circles lie below outlines, and words and signs above both, as the renderer has it.

mod calendar;
mod cards;
mod dice;
mod halves;
mod keys;
mod lamps;
mod marks;
pub mod signs;
mod tiles;
mod tints;
mod tracks;
mod troops;
mod widget;

pub use calendar::Turn;
pub use cards::{Back, Half};
pub use dice::Lit;
pub use halves::Halves;
pub use keys::Row;
pub use marks::Standing;
pub use signs::Sign;
pub use tiles::Tile;
pub use tints::Tints;
pub use tracks::Step;
pub use widget::measured;

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
}

/// What lies on a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Mat<M> {
    /// Where its corner is on the table, in whose points all is told.
    corner: At,
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
        Self::part(look, [0.0, 0.0], size)
    }

    /// An empty part of a table, its corner there: all that is put on it is told in the table's points.
    pub fn part(look: Look, corner: At, size: At) -> Self {
        Self { corner, size, tints: Tints::of(look), layers: [Vec::new(), Vec::new()], places: Vec::new() }
    }

    /// The same with nothing on it that can be pressed.
    pub fn to_look_at<N>(self) -> Mat<N> {
        let Self { corner, size, tints, layers, .. } = self;
        Mat { corner, size, tints, layers, places: Vec::new() }
    }

    /// Where a point of the table is on this part of it.
    fn here(&self, [x, y]: At) -> At {
        [x - self.corner[0], y - self.corner[1]]
    }

    /// The colours.
    pub fn tints(&self) -> Tints {
        self.tints
    }

    /// Where something can be pressed.
    pub fn place(&mut self, corner: At, size: At, name: impl Into<String>, message: M) {
        let [x, y] = self.here(corner);
        let [width, height] = size;
        self.places.push(Place { bounds: Rectangle { x, y, width, height }, name: name.into(), message });
    }

    /// A box of the cloth, with its title, and what stands beside that.
    pub fn panel(&mut self, corner: At, size: At, title: &str, beside: &str) {
        let Tints { panel, rim, gold, faint, .. } = self.tints;
        let paint = Paint::filled(panel).edged(rim, 1.0);
        self.layers[0].push(Stroke::Plate(self.here(corner), size, 6.0, paint));
        let at = [corner[0] + 22.0, corner[1] + 30.0];
        self.bold(at, 17.0, gold, Side::From, title);
        if !title.is_empty() && !beside.is_empty() {
            let beyond = [at[0] + breadth(title, 17.0, true) * 0.92 + 14.0, at[1]];
            self.words(beyond, 14.0, faint, Side::From, beside);
        }
    }

    /// A box among what lies there.
    pub fn plate(&mut self, corner: At, size: At, round: f32, paint: Paint) {
        self.layers[1].push(Stroke::Plate(self.here(corner), size, round, paint));
    }

    /// A circle: its middle and its radius.
    pub fn circle(&mut self, [x, y]: At, radius: f32, paint: Paint) {
        self.plate([x - radius, y - radius], [radius * 2.0; 2], radius, paint);
    }

    /// What a pen goes around.
    pub fn outline(&mut self, pen: Vec<Pen>, paint: Paint) {
        let here = |at| self.here(at);
        let pen = pen.into_iter().map(|pen| match pen {
            Pen::Begin(to) => Pen::Begin(here(to)),
            Pen::Line(to) => Pen::Line(here(to)),
            Pen::Bend(one, to) => Pen::Bend(here(one), here(to)),
            Pen::Curve(one, other, to) => Pen::Curve(here(one), here(other), here(to)),
            Pen::Close => Pen::Close,
        });
        let pen = pen.collect();
        self.layers[1].push(Stroke::Outline(pen, paint));
    }

    /// A straight line, level or upright.
    pub fn rule(&mut self, from: At, to: At) {
        let size = [(to[0] - from[0]).max(1.0), (to[1] - from[1]).max(1.0)];
        self.layers[0].push(Stroke::Plate(self.here(from), size, 0.0, Paint::filled(self.tints.rim)));
    }

    /// A sign in a square.
    pub fn sign(&mut self, sign: Sign, corner: At, side: f32, color: Color) {
        self.layers[1].push(Stroke::Sign(sign, self.here(corner), side, color));
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

    /// The same, measured as they are written: they are no smaller than they have to be.
    pub fn fits(
        &mut self,
        at: At,
        most: f32,
        size: f32,
        (color, side, bold): (Color, Side, bool),
        words: &str,
    ) {
        // What certainly has room need not be measured.
        let broad = if breadth(words, size, bold) <= most { 0.0 } else { measured(words, size, bold) };
        let size = if broad > most { (size * most / broad).max(size * 0.6) } else { size };
        self.write(at, size, color, side, words.to_owned(), bold);
    }

    fn write(&mut self, at: At, size: f32, color: Color, side: Side, words: String, bold: bool) {
        if !words.is_empty() {
            let at = self.here(at);
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
