//! The turn of a day as a sign: a sun for the first Daylight turn, two for the second, a moon for Nightfall.

use crate::hunt::Turn;
use crate::window::widgets::drawn::{Sketch, Sketched};
use crate::window::widgets::look::Look;
use iced::widget::Canvas;
use iced::widget::canvas::{Frame, LineCap, Path, Stroke};
use iced::{Element, Point, Rectangle, Vector};
use std::borrow::Borrow;

/// How broad and high one of them is, in logical pixels at the smallest type.
const SIZE: f32 = 13.0;

/// How much larger the sign of the present turn is.
const LIT: f32 = 1.7;

/// The sign: larger and in gold where it is `lit`, and with the Eye on it where that shows.
pub fn turn_sign<'a, Message: 'a>(look: Look, turn: Turn, lit: bool, eye: bool) -> Element<'a, Message> {
    let count = if turn == Turn::Daylight2 { 2.0 } else { 1.0 };
    let size = look.size(if lit { SIZE * LIT } else { SIZE });
    Canvas::new(Sketch(Sign { look, turn, lit, eye })).width(size * count).height(size).into()
}

#[derive(Clone, PartialEq)]
struct Sign {
    look: Look,
    turn: Turn,
    lit: bool,
    eye: bool,
}

impl Sketched for Sign {
    type Of = Self;

    fn of(&self) -> impl Borrow<Self> {
        self
    }

    fn on(&self, frame: &mut Frame, _: Rectangle) {
        let size = frame.height();
        let middle = Point::new(size / 2.0, size / 2.0);
        match self.turn {
            _ if self.eye => super::map::signs::eye(frame, middle, size * 0.46, self.look.colours().red),
            Turn::Nightfall => self.moon(frame, middle, size * 0.36),
            Turn::Daylight1 => self.sun(frame, middle, size * 0.2),
            Turn::Daylight2 => {
                self.sun(frame, middle, size * 0.2);
                self.sun(frame, middle + Vector::new(size, 0.0), size * 0.2);
            }
        }
    }
}

impl Sign {
    fn colour(&self) -> iced::Color {
        let colours = self.look.colours();
        if self.lit { colours.gold } else { colours.faint }
    }

    fn sun(&self, frame: &mut Frame, middle: Point, radius: f32) {
        let colour = self.colour();
        frame.fill(&Path::circle(middle, radius), colour);
        let rays = Path::new(|path| {
            for ray in 0..8 {
                let (dy, dx) = (ray as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                let way = Vector::new(dx, dy);
                path.move_to(middle + way * (radius * 1.5));
                path.line_to(middle + way * (radius * 2.2));
            }
        });
        frame.stroke(
            &rays,
            Stroke::default().with_width(1.0).with_color(colour).with_line_cap(LineCap::Round),
        );
    }

    fn moon(&self, frame: &mut Frame, middle: Point, radius: f32) {
        let up = Point::new(middle.x + radius * 0.2, middle.y - radius);
        let down = Point::new(middle.x + radius * 0.2, middle.y + radius);
        let crescent = Path::new(|path| {
            path.move_to(up);
            let out = radius * 1.35;
            path.bezier_curve_to(Point::new(up.x - out, up.y), Point::new(down.x - out, down.y), down);
            let back = radius * 0.45;
            path.bezier_curve_to(
                Point::new(down.x - back, down.y - radius * 0.35),
                Point::new(up.x - back, up.y + radius * 0.35),
                up,
            );
            path.close();
        });
        frame.fill(&crescent, self.colour());
    }
}
