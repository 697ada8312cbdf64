//! Drawings that become files: said once as a list of shapes, and written as SVG ([`svg`]) or as PNG ([`png`]), alike in both.

mod breadth;
mod ink;
mod moving;
mod png;
mod svg;

#[cfg(test)]
pub(crate) use self::png::load_faces;
pub use self::png::{Unpainted, painted, path, png};
pub use breadth::{breadth, in_so_many, wrapped};
pub use ink::{Ink, Stands};
pub use moving::{Frame, moving};
pub use svg::{Named, escaped, figure, pens, style, svg};

use crate::language::clean;
use iced::Color;
use iced::widget::text::Alignment;

/// A drawing: what comes later lies above what comes before.
#[derive(Clone, Default)]
pub struct Drawing {
    /// Breadth and depth, in points of the paper.
    pub size: [f32; 2],
    pub shapes: Vec<Shape>,
}

/// Something on a drawing; places are points of the paper, from its upper left corner.
#[derive(Clone)]
pub enum Shape {
    Outline(Vec<Pen>, Paint),
    /// A circle: its middle and its radius.
    Circle([f32; 2], f32, Paint),
    /// A box: its corner, its size, and how round its corners are.
    Plate([f32; 2], [f32; 2], f32, Paint),
    Words(Words),
    /// A picture of soft colours: its corner, its size, how many pixels stand in a line, and all of them.
    Wash([f32; 2], [f32; 2], usize, Vec<[u8; 3]>),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pen {
    /// There, without drawing.
    Begin([f32; 2]),
    Line([f32; 2]),
    /// Bent by the first, to the second.
    Bend([f32; 2], [f32; 2]),
    /// Bent by the first and the second, to the third.
    Curve([f32; 2], [f32; 2], [f32; 2]),
    /// Back to where it began.
    Close,
}

impl Pen {
    /// The same with each of its places elsewhere.
    pub fn at(self, at: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        match self {
            Self::Begin(to) => Self::Begin(at(to)),
            Self::Line(to) => Self::Line(at(to)),
            Self::Bend(one, to) => Self::Bend(at(one), at(to)),
            Self::Curve(one, other, to) => Self::Curve(at(one), at(other), at(to)),
            Self::Close => Self::Close,
        }
    }
}

/// What something is filled with, and the line around it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Paint {
    /// Within; `None`: what lies beneath is seen.
    pub fill: Option<Color>,
    /// Around it: the colour and how broad; its ends are round.
    pub line: Option<(Color, f32)>,
    pub dashed: bool,
}

impl Paint {
    /// Filled, with no line.
    pub fn filled(color: Color) -> Self {
        Self { fill: Some(color), ..Self::default() }
    }

    /// A line, and nothing within.
    pub fn line(color: Color, width: f32) -> Self {
        Self { line: Some((color, width)), ..Self::default() }
    }

    /// With a line around it.
    pub fn edged(self, color: Color, width: f32) -> Self {
        Self { line: Some((color, width)), ..self }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Words {
    pub words: String,
    /// Where the line on which it stands begins, has its middle, or ends.
    pub at: [f32; 2],
    pub side: Side,
    pub size: f32,
    pub bold: bool,
    pub color: Color,
}

/// Where words stand by their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    From,
    About,
    To,
}

impl Side {
    /// How much of their breadth stands before it.
    pub fn share(self) -> f32 {
        match self {
            Self::From => 0.0,
            Self::About => 0.5,
            Self::To => 1.0,
        }
    }

    pub fn aligned(self) -> Alignment {
        match self {
            Self::From => Alignment::Left,
            Self::About => Alignment::Center,
            Self::To => Alignment::Right,
        }
    }
}

#[cfg(test)]
impl Words {
    /// The breadth within which they certainly stand: from where to where.
    pub fn spread(&self) -> [f32; 2] {
        let breadth = breadth(&self.words, self.size, self.bold);
        let from = self.at[0] - breadth * self.side.share();
        [from, from + breadth]
    }
}

impl Drawing {
    /// An empty sheet of this size and colour.
    pub fn new(size: [f32; 2], color: Color) -> Self {
        let mut drawing = Self { size, shapes: Vec::new() };
        drawing.plate([0.0, 0.0], size, 0.0, Paint::filled(color));
        drawing
    }

    /// The sheet ends here: it is this deep.
    pub fn cut(&mut self, depth: f32, color: Color) {
        self.size[1] = depth;
        let sheet = Shape::Plate([0.0, 0.0], self.size, 0.0, Paint::filled(color));
        self.shapes.first_mut().into_iter().for_each(|first| *first = sheet.clone());
    }

    pub fn outline(&mut self, pen: Vec<Pen>, paint: Paint) {
        self.shapes.push(Shape::Outline(pen, paint));
    }

    pub fn line(&mut self, from: [f32; 2], to: [f32; 2], color: Color, width: f32) {
        self.outline(vec![Pen::Begin(from), Pen::Line(to)], Paint::line(color, width));
    }

    pub fn circle(&mut self, middle: [f32; 2], radius: f32, paint: Paint) {
        self.shapes.push(Shape::Circle(middle, radius, paint));
    }

    pub fn plate(&mut self, corner: [f32; 2], size: [f32; 2], round: f32, paint: Paint) {
        self.shapes.push(Shape::Plate(corner, size, round, paint));
    }

    /// A picture of soft colours.
    pub fn wash(&mut self, corner: [f32; 2], size: [f32; 2], columns: usize, pixels: Vec<[u8; 3]>) {
        self.shapes.push(Shape::Wash(corner, size, columns, pixels));
    }

    /// Words, whatever somebody has written in them.
    pub fn words(&mut self, words: Words) {
        let said = clean(&words.words).into_owned();
        self.shapes.push(Shape::Words(Words { words: said, ..words }));
    }
}
