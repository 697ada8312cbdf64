//! What lies on a table, drawn: dice, tiles, tracks, cards, shields, figures. A mat is data first, in points of its own, and the
//! same for the screen and the table's window; [`widget`] puts it there, as large as there is room, and hears what is pressed.
//!
//! Within a layer plates and circles lie below outlines, and words and signs above both, as the renderer has it.

mod cards;
mod dice;
mod hexes;
mod lands;
mod marks;
pub mod signs;
mod tiles;
mod tints;
mod tracks;
mod widget;

pub use cards::{Back, Half};
pub use dice::Lit;
pub use hexes::Livery;
pub use lands::{Hatch, Shape};
pub use marks::Standing;
pub use signs::Sign;
pub use tiles::Tile;
pub use tints::Tints;
pub use tracks::Step;

pub use super::paper::{Paint, Pen, Side, breadth, wrapped};

use super::paper::Words;
use super::widgets::look::Look;
use iced::{Color, Rectangle};
use std::sync::Arc;

/// Letters of the book are about so broad, in what they are at the most.
const SNUG: f32 = 0.79;

/// A place on a mat, or how large something is there, in its own points.
pub type At = [f32; 2];

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Stroke {
    /// A box: its corner, its size, how round its corners are, and how it is painted.
    Plate(At, At, f32, Paint),
    /// What pens go around, one above the other: one thing, painted anew as a whole.
    Outline(Vec<(Arc<[Pen]>, Paint)>),
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
    /// What of it takes presses, where that is no box: what this goes around.
    pub within: Option<Arc<[At]>>,
    /// What is said of it where it is no press: with the other button of the mouse, or when its wheel is turned up or down.
    pub besides: Besides<M>,
    /// What it is called.
    pub name: String,
    /// What a press says.
    pub message: M,
}

/// What is said of a place besides a press.
#[derive(Clone, PartialEq, Debug)]
pub struct Besides<M> {
    /// With the other button of the mouse.
    pub other: Option<M>,
    /// When the wheel is turned up, and down.
    pub wheel: Option<[M; 2]>,
}

impl<M> Default for Besides<M> {
    fn default() -> Self {
        Self { other: None, wheel: None }
    }
}

/// What lies on a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Mat<M> {
    /// Breadth and height.
    size: At,
    tints: Tints,
    /// The cloth, and what lies on it.
    layers: [Vec<Stroke>; 2],
    /// Into which of these is drawn.
    on: usize,
    places: Vec<Place<M>>,
}

impl<M> Mat<M> {
    /// An empty mat of this size.
    pub fn new(look: Look, size: At) -> Self {
        Self { size, tints: Tints::of(look), layers: [Vec::new(), Vec::new()], on: 1, places: Vec::new() }
    }

    /// The same with nothing on it that can be pressed.
    pub fn to_look_at<N>(self) -> Mat<N> {
        let Self { size, tints, layers, on, .. } = self;
        Mat { size, tints, layers, on, places: Vec::new() }
    }

    /// How many things are drawn otherwise than on another mat, at their places in the order of drawing.
    #[cfg(test)]
    pub(in crate::window) fn changed(&self, other: &Self) -> usize {
        let layers = self.layers.iter().zip(&other.layers);
        let changed = |(ours, theirs): (&Vec<Stroke>, &Vec<Stroke>)| {
            let both = ours.iter().zip(theirs).filter(|(our, their)| our != their).count();
            both + ours.len().abs_diff(theirs.len())
        };
        layers.map(changed).sum()
    }

    /// The colours.
    pub fn tints(&self) -> Tints {
        self.tints
    }

    /// All that is on another mat, smaller or larger, with its corner there; none of it can be pressed.
    pub fn within(&mut self, [x, y]: At, share: f32, other: Self) {
        let at = |[left, top]: At| [x + left * share, y + top * share];
        let thinner =
            |paint: Paint| Paint { line: paint.line.map(|(color, width)| (color, width * share)), ..paint };
        let pen = |pen: &Pen| match *pen {
            Pen::Begin(to) => Pen::Begin(at(to)),
            Pen::Line(to) => Pen::Line(at(to)),
            Pen::Bend(one, to) => Pen::Bend(at(one), at(to)),
            Pen::Curve(one, other, to) => Pen::Curve(at(one), at(other), at(to)),
            Pen::Close => Pen::Close,
        };
        for (ours, theirs) in self.layers.iter_mut().zip(other.layers) {
            ours.extend(theirs.into_iter().map(|stroke| match stroke {
                Stroke::Plate(corner, size, round, paint) => {
                    Stroke::Plate(at(corner), size.map(|it| it * share), round * share, thinner(paint))
                }
                Stroke::Outline(parts) => {
                    let part =
                        |(pens, paint): (Arc<[Pen]>, Paint)| (pens.iter().map(pen).collect(), thinner(paint));
                    Stroke::Outline(parts.into_iter().map(part).collect())
                }
                Stroke::Words(words) => {
                    Stroke::Words(Words { at: at(words.at), size: words.size * share, ..words })
                }
                Stroke::Sign(sign, corner, side, color) => {
                    Stroke::Sign(sign, at(corner), side * share, color)
                }
            }));
        }
    }

    /// Where something can be pressed.
    pub fn place(&mut self, corner: At, size: At, name: impl Into<String>, message: M) {
        let [x, y] = corner;
        let [width, height] = size;
        let bounds = Rectangle { x, y, width, height };
        self.places.push(Place {
            bounds,
            within: None,
            besides: Besides::default(),
            name: name.into(),
            message,
        });
    }

    /// What else is said of the place that was made last.
    pub fn besides(&mut self, besides: Besides<M>) {
        if let Some(last) = self.places.last_mut() {
            last.besides = besides;
        }
    }

    /// What is drawn from here on lies below all that is drawn otherwise, with what was written there: it is the cloth's.
    pub fn on_cloth(&mut self) {
        self.on = 0;
    }

    /// What is drawn from here on lies on the cloth.
    pub fn above_cloth(&mut self) {
        self.on = 1;
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
        self.layers[self.on].push(Stroke::Plate(corner, size, round, paint));
    }

    /// A circle: its middle and its radius.
    pub fn circle(&mut self, [x, y]: At, radius: f32, paint: Paint) {
        self.plate([x - radius, y - radius], [radius * 2.0; 2], radius, paint);
    }

    /// What a pen goes around.
    pub fn outline(&mut self, pen: Vec<Pen>, paint: Paint) {
        self.outlines(vec![(pen.into(), paint)]);
    }

    /// What pens go around, one above the other: one thing, which is painted anew as a whole.
    pub fn outlines(&mut self, parts: Vec<(Arc<[Pen]>, Paint)>) {
        self.layers[self.on].push(Stroke::Outline(parts));
    }

    /// A straight line, level or upright.
    pub fn rule(&mut self, from: At, to: At) {
        let size = [(to[0] - from[0]).max(1.0), (to[1] - from[1]).max(1.0)];
        self.layers[0].push(Stroke::Plate(from, size, 0.0, Paint::filled(self.tints.rim)));
    }

    /// A sign in a square.
    pub fn sign(&mut self, sign: Sign, corner: At, side: f32, color: Color) {
        self.layers[self.on].push(Stroke::Sign(sign, corner, side, color));
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

    /// The same where there is little room to lose: as broad as the book's own letters are, and no broader.
    pub fn snug(
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
            self.layers[self.on].push(Stroke::Words(Words { words, at, side, size, bold, color }));
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
