//! What lies on a table, drawn: dice, tiles, tracks, cards, shields, figures. A mat is data first, in points of its own, and the
//! same for the screen and the table's window; [`widget`] puts it there, as large as there is room, and hears what is pressed.
//!
//! Within a layer plates and circles lie below outlines, and words and signs above both, as the renderer has it.

mod calendar;
mod cells;
mod comes;
mod dice;
mod doors;
mod halves;
mod hexes;
mod hill;
mod keys;
mod lamps;
mod lands;
mod marks;
mod picture;
mod shields;
pub mod signs;
mod small;
mod tiles;
mod tints;
mod tracks;
mod troops;
mod widget;

pub use calendar::Turn;
pub use comes::Comes;
pub use dice::Lit;
pub use doors::{Emblem, Hue};
pub use halves::{Back, Halves};
pub use hexes::Livery;
pub use hill::Hill;
pub use keys::Row;
pub use lands::{Hatch, Shape};
pub use marks::Standing;
pub use picture::Pixels;
pub use signs::Sign;
pub use small::Small;
pub use tiles::Tile;
pub use tints::Tints;
pub use tracks::Step;
pub use widget::{lies_within, measured};

pub use super::paper::{Paint, Pen, Side, breadth, in_so_many, pens, wrapped};

use super::paper::Words;
use super::widgets::look::Look;
use iced::widget::image::Handle;
use iced::{Color, Rectangle};
use std::sync::Arc;

/// A place on a mat, or how large something is there, in its own points.
pub type At = [f32; 2];

/// What a pen goes around, and how that is painted.
pub type Part = (Arc<[Pen]>, Paint);

/// How small words may be made to have room, in what they would be.
const LEAST: f32 = 0.6;

/// Words as they have this room: those that have not are without their last letters, but never without the first.
pub fn shortened(words: &str, size: f32, bold: bool, room: f32) -> String {
    let fits = |words: &str| measured(words, size, bold) <= room;
    if fits(words) {
        return words.to_owned();
    }
    let shorter = |(at, _)| format!("{}…", words[..at].trim_end());
    let least = words.char_indices().nth(1).map_or_else(|| words.to_owned(), shorter);
    words
        .char_indices()
        .rev()
        .map(shorter)
        .take_while(|short| *short != "…")
        .find(|short| fits(short))
        .unwrap_or(least)
}

/// A line around these places, back to the first.
pub fn closed(corners: impl IntoIterator<Item = At>) -> Vec<Pen> {
    let mut pens: Vec<Pen> = open(corners).collect();
    if !pens.is_empty() {
        pens.push(Pen::Close);
    }
    pens
}

/// From corner to corner, and not back.
pub fn open(corners: impl IntoIterator<Item = At>) -> impl Iterator<Item = Pen> {
    let corners = corners.into_iter().enumerate();
    corners.map(|(number, at)| if number == 0 { Pen::Begin(at) } else { Pen::Line(at) })
}

/// A cloth that hangs from its upper edge, with a notch so deep.
pub fn pennant([x, y]: At, [broad, high]: At, notch: f32) -> Vec<Pen> {
    let foot = y + high;
    closed([[x, y], [x + broad, y], [x + broad, foot], [x + broad / 2.0, foot - notch], [x, foot]])
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Stroke {
    /// A box: its corner, its size, how round its corners are, and how it is painted.
    Plate(At, At, f32, Paint),
    /// What pens go around, one above the other: one thing, painted anew as a whole.
    Outline(Vec<Part>),
    /// A line of words.
    Words(Words),
    /// A sign in a square: its corner and its side.
    Sign(Sign, At, f32, Color),
    /// A picture of soft colours: its corner and its size, and how clearly it is seen.
    Picture(Handle, At, At, f32),
    /// What comes, and how.
    Coming(Comes, Vec<Self>),
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
            Self::Outline(parts) => {
                let part = |(pens, paint): Part| (pens.iter().map(|pen| pen.at(at)).collect(), lined(paint));
                Self::Outline(parts.into_iter().map(part).collect())
            }
            Self::Words(words) => Self::Words(Words { at: at(words.at), size: words.size * scale, ..words }),
            Self::Sign(sign, from, side, color) => Self::Sign(sign, at(from), side * scale, color),
            Self::Picture(picture, from, size, seen) => {
                Self::Picture(picture, at(from), size.map(|side| side * scale), seen)
            }
            Self::Coming(how, strokes) => {
                let strokes = strokes.into_iter().map(|stroke| stroke.moved(corner, scale));
                Self::Coming(how, strokes.collect())
            }
        }
    }
}

/// Where something is pressed, or Tab comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Place<M> {
    pub bounds: Rectangle,
    /// What of it takes presses, where that is no box: what this goes around.
    pub within: Option<Arc<[At]>>,
    /// What is said of it where it is no press: with the other button of the mouse, or when its wheel is turned up or down.
    pub besides: Besides<M>,
    pub name: String,
    pub message: M,
    /// The circle that is lit there, where it is no box: its middle and its radius.
    pub circle: Option<(At, f32)>,
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
    /// Where its corner is on the table, in whose points all is told.
    corner: At,
    size: At,
    tints: Tints,
    /// The cloth, and what lies on it.
    layers: Vec<Vec<Stroke>>,
    /// Into which of these is drawn.
    on: usize,
    places: Vec<Place<M>>,
    /// The number of what came last, where things move.
    beat: Option<u64>,
    /// In which part of it is answered what is asked now.
    asked: Option<Rectangle>,
}

/// The part of a mat in which is answered what is asked now.
pub const ASKED_PLACE: &str = "asked-place";

impl<M> Mat<M> {
    pub fn new(look: Look, size: At) -> Self {
        Self::part(look, [0.0, 0.0], size)
    }

    /// An empty part of a table, its corner there: all that is put on it is told in the table's points.
    pub fn part(look: Look, corner: At, size: At) -> Self {
        let layers = vec![Vec::new(), Vec::new()];
        Self {
            corner,
            size,
            tints: Tints::of(look),
            layers,
            on: 1,
            places: Vec::new(),
            beat: None,
            asked: None,
        }
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
        let Self { corner, size, tints, layers, on, beat, .. } = self;
        Mat { corner, size, tints, layers, on, places: Vec::new(), beat, asked: None }
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

    /// What can be pressed on it.
    pub(in crate::window) fn places(&self) -> &[Place<M>] {
        &self.places
    }

    /// How high it is where it is so broad.
    pub fn height_at(&self, breadth: f32) -> f32 {
        self.size[1] * breadth / self.size[0]
    }

    /// Where a point of the table is on this part of it.
    fn here(&self, [x, y]: At) -> At {
        [x - self.corner[0], y - self.corner[1]]
    }

    pub fn tints(&self) -> Tints {
        self.tints
    }

    /// What comes from here on lies above all that lies there yet, words and signs too.
    pub fn above(&mut self) {
        self.on = self.layers.len();
        self.layers.push(Vec::new());
    }

    /// A picture of soft colours; within a layer it lies above boxes and outlines.
    pub fn picture(&mut self, corner: At, size: At, picture: Handle) {
        self.on_top(Stroke::Picture(picture, self.here(corner), size, 1.0));
    }

    fn on_top(&mut self, stroke: Stroke) {
        if let Some(top) = self.layers.get_mut(self.on) {
            top.push(stroke);
        }
    }

    /// Where something can be pressed.
    pub fn place(&mut self, corner: At, size: At, name: impl Into<String>, message: M) {
        let [x, y] = self.here(corner);
        let [width, height] = size;
        let bounds = Rectangle { x, y, width, height };
        self.places.push(Place {
            bounds,
            within: None,
            circle: None,
            besides: Besides::default(),
            name: name.into(),
            message,
        });
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

    /// What is asked now is answered in this part: Tab comes there first, and where all is scrolled it comes into sight.
    pub fn asks(&mut self, (corner, size): (At, At)) {
        let ([x, y], [width, height]) = (self.here(corner), size);
        let part = Rectangle { x, y, width, height };
        self.places.sort_by_key(|place| !part.contains(place.bounds.center()));
        self.asked = Some(part);
    }

    /// To what is so Tab comes last.
    pub fn comes_last(&mut self, is: impl Fn(&M) -> bool) {
        self.places.sort_by_key(|place| is(&place.message));
    }

    /// Something under everything else.
    fn ground(&mut self, stroke: Stroke) {
        self.layers[0].push(stroke);
    }

    /// What a pen goes around, likewise.
    fn ground_outline(&mut self, pen: Vec<Pen>, paint: Paint) {
        self.ground(Stroke::Outline(vec![(pen.into(), paint)]));
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
        self.ground(Stroke::Plate(self.here(corner), size, 6.0, paint));
        let at = [corner[0] + 22.0, corner[1] + 30.0];
        self.bold(at, 17.0, gold, Side::From, title);
        if !title.is_empty() && !beside.is_empty() {
            let beyond = [at[0] + breadth(title, 17.0, true) * 0.92 + 14.0, at[1]];
            self.words(beyond, 14.0, faint, Side::From, beside);
        }
    }

    /// A box among what lies there.
    pub fn plate(&mut self, corner: At, size: At, round: f32, paint: Paint) {
        self.on_top(Stroke::Plate(self.here(corner), size, round, paint));
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
    pub fn outlines(&mut self, parts: Vec<Part>) {
        let pen = |pen: &Pen| pen.at(|at| self.here(at));
        // What lies at the table's own corner is shared with whoever made it.
        let parts = match self.corner {
            [0.0, 0.0] => parts,
            _ => parts.into_iter().map(|(pens, paint)| (pens.iter().map(pen).collect(), paint)).collect(),
        };
        self.on_top(Stroke::Outline(parts));
    }

    /// A straight line, level or upright.
    pub fn rule(&mut self, from: At, to: At) {
        let size = [(to[0] - from[0]).max(1.0), (to[1] - from[1]).max(1.0)];
        self.ground(Stroke::Plate(self.here(from), size, 0.0, Paint::filled(self.tints.rim)));
    }

    pub fn sign(&mut self, sign: Sign, corner: At, side: f32, color: Color) {
        self.on_top(Stroke::Sign(sign, self.here(corner), side, color));
    }

    /// Words; `at` is where they begin, have their middle or end, on the line on which they stand.
    pub fn words(&mut self, at: At, size: f32, color: Color, side: Side, words: impl Into<String>) {
        self.write(at, size, color, side, words.into(), false);
    }

    /// The same, heavy.
    pub fn bold(&mut self, at: At, size: f32, color: Color, side: Side, words: impl Into<String>) {
        self.write(at, size, color, side, words.into(), true);
    }

    /// The same, made smaller until they are no broader than this: measured as they are written, no smaller than they have to be.
    /// What has no room in the smallest size ends earlier, and covers nothing beside it.
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
        let least = size * LEAST;
        let size = if broad > most { (size * most / broad).max(least) } else { size };
        let words = if broad * LEAST > most { shortened(words, least, bold, most) } else { words.to_owned() };
        self.write(at, size, color, side, words, bold);
    }

    /// Lines of words one below the other, so far apart, each of which has this room, in this size.
    pub fn paragraph(
        &mut self,
        [x, y]: At,
        apart: f32,
        (room, size): (f32, f32),
        ink: (Color, Side, bool),
        lines: impl IntoIterator<Item = impl AsRef<str>>,
    ) {
        for (at, line) in lines.into_iter().enumerate() {
            self.fits([x, y + at as f32 * apart], room, size, ink, line.as_ref());
        }
    }

    fn write(&mut self, at: At, size: f32, color: Color, side: Side, words: String, bold: bool) {
        if !words.is_empty() {
            let at = self.here(at);
            self.on_top(Stroke::Words(Words { words, at, side, size, bold, color }));
        }
    }

    /// An arrow to the right, so long.
    pub fn arrow(&mut self, [x, y]: At, long: f32) {
        let rim = self.tints.line;
        self.plate([x, y - 1.0], [long - 8.0, 2.0], 0.0, Paint::filled(rim));
        let head = closed([[x + long - 9.0, y - 6.0], [x + long, y], [x + long - 9.0, y + 6.0]]);
        self.outline(head, Paint::filled(rim));
    }
}
