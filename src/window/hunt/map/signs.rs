//! What is drawn on a map with a pen: ways, eyes, swords, hats and stars. Signs mean the same in every language and at
//! every size, and can be told apart without their colours.

use crate::window::paper::{Pen, path};
use crate::window::pieces::closed;
use iced::widget::canvas::{Frame, LineCap, Path, Stroke};
use iced::{Color, Point};

/// How a way is drawn: each kind can be told from the others without its colour.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Line {
    Whole,
    Dashed,
    Dotted,
}

/// A hat, as a line around it.
pub fn hat_around([x, y]: [f32; 2], half: f32) -> Vec<Pen> {
    let at = |dx: f32, dy: f32| [x + dx * half, y + dy * half];
    vec![
        Pen::Begin(at(-1.0, 0.62)),
        Pen::Bend(at(-0.4, 0.45), at(-0.35, 0.3)),
        Pen::Line(at(0.12, -1.0)),
        Pen::Line(at(0.42, 0.3)),
        Pen::Bend(at(0.5, 0.45), at(1.0, 0.62)),
        Pen::Bend(at(0.0, 1.0), at(-1.0, 0.62)),
        Pen::Close,
    ]
}

/// The lids of an eye.
pub fn lids([x, y]: [f32; 2], half: f32) -> Vec<Pen> {
    let [left, right] = [[x - half, y], [x + half, y]];
    let lid = |side: f32| [x, y + side * half * 1.2];
    vec![Pen::Begin(left), Pen::Bend(lid(-1.0), right), Pen::Bend(lid(1.0), left), Pen::Close]
}

pub(super) fn hat(frame: &mut Frame, middle: Point, half: f32, color: Color, edge: Color) {
    let outline = path(&hat_around(middle.into(), half), 1.0);
    frame.stroke(&outline, Stroke::default().with_width(3.0).with_color(edge));
    frame.fill(&outline, color);
}

pub fn on_its_corner(Point { x, y }: Point, half: f32) -> Path {
    path(&closed([[x, y - half], [x + half, y], [x, y + half], [x - half, y]]), 1.0)
}

pub(super) fn star(frame: &mut Frame, Point { x, y }: Point, half: f32, color: Color) {
    const AT: [[f32; 2]; 8] = [
        [0.0, -1.0],
        [0.28, -0.28],
        [1.0, 0.0],
        [0.28, 0.28],
        [0.0, 1.0],
        [-0.28, 0.28],
        [-1.0, 0.0],
        [-0.28, -0.28],
    ];
    frame.fill(&path(&closed(AT.map(|[dx, dy]| [x + dx * half, y + dy * half])), 1.0), color);
}

/// An eye, drawn and not written: it means the same in every language and at every size.
pub(super) fn eye(frame: &mut Frame, middle: Point, half: f32, color: Color) {
    let lids = path(&lids(middle.into(), half), 1.0);
    frame.stroke(&lids, Stroke::default().with_width((half * 0.22).max(1.0)).with_color(color));
    frame.fill(&Path::circle(middle, half * 0.3), color);
}

pub(super) fn sword(frame: &mut Frame, middle: Point, half: f32, color: Color) {
    let stroke =
        Stroke::default().with_width((half * 0.3).max(1.2)).with_color(color).with_line_cap(LineCap::Round);
    let at = |dx: f32, dy: f32| Point::new(middle.x + dx * half, middle.y + dy * half);
    frame.stroke(&Path::line(at(0.0, -1.0), at(0.0, 1.0)), stroke);
    frame.stroke(&Path::line(at(-0.5, -0.45), at(0.5, -0.45)), stroke);
}
