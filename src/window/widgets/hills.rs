//! Hills with a road over them and a round door: what stands at the foot of pages that have room. The same whenever it
//! is drawn, whatever the game.

use super::drawn::{Sketch, Sketched};
use super::look::{BOLD, Look, mixed};
use iced::widget::canvas::{self, Frame, LineCap, Path, Stroke};
use iced::widget::{Canvas, container, stack, text};
use iced::{Color, Element, Fill, Point, Rectangle};
use std::borrow::Borrow;

/// How high they are, in logical pixels.
const HEIGHT: f32 = 230.0;

/// Something to read before the hills. With the strongest contrasts there are none.
pub fn before_hills<'a, Message: 'a>(look: Look, front: Element<'a, Message>) -> Element<'a, Message> {
    if look.contrast {
        return front;
    }
    let hills = Canvas::new(Sketch(Hills { look })).width(Fill).height(look.size(HEIGHT));
    stack![container(hills).align_bottom(Fill), front].into()
}

#[derive(Clone, PartialEq)]
struct Hills {
    look: Look,
}

/// Where a ridge begins at the left edge, where it rises to and where it ends at the right one, in heights from above; and
/// where along the breadth it is highest. None crosses another, so that lines are enough.
const RIDGES: [[f32; 4]; 3] = [[0.32, 0.06, 0.26, 0.66], [0.46, 0.36, 0.56, 0.24], [0.84, 0.60, 0.76, 0.62]];

/// The door, in heights from its hill's crest, which it keeps a distance from.
const DOOR: f32 = 0.105;

impl Sketched for Hills {
    type Of = Self;

    fn of(&self) -> impl Borrow<Self> {
        self
    }

    fn on(&self, frame: &mut Frame, _: Rectangle) {
        let colours = self.look.colours();
        let (breadth, height) = (frame.width(), frame.height());
        let at = |x: f32, y: f32| Point::new(x * breadth, y * height);
        // Nearer hills are drawn more strongly.
        for (number, [left, top, right, along]) in RIDGES.into_iter().enumerate() {
            let along_the_ridge = |path: &mut canvas::path::Builder| {
                path.move_to(at(0.0, left));
                path.bezier_curve_to(at(along * 0.45, left), at(along * 0.6, top), at(along, top));
                let rest = 1.0 - along;
                path.bezier_curve_to(
                    at(along + rest * 0.4, top),
                    at(along + rest * 0.55, right),
                    at(1.0, right),
                );
            };
            let ridge = Path::new(along_the_ridge);
            let hill = Path::new(|path| {
                along_the_ridge(path);
                path.line_to(at(1.0, 1.0));
                path.line_to(at(0.0, 1.0));
                path.close();
            });
            frame.fill(&hill, mixed(colours.room, colours.line, 0.10 + 0.11 * number as f32));
            let colour = mixed(colours.room, colours.line, 0.5 + 0.2 * number as f32);
            frame.stroke(&ridge, Stroke::default().with_width(1.2 + 0.5 * number as f32).with_color(colour));
        }
        let nearest = RIDGES[2];
        // A road to the door, in dots as on the map.
        let door = Point::new(nearest[3] * breadth, (nearest[1] + DOOR * 1.5) * height);
        let road = mixed(colours.room, colours.gold, 0.7);
        let steps = 15;
        for step in 1..=steps {
            let share = step as f32 / steps as f32;
            let bend = (share * 5.2).sin() * 0.055 * share;
            let dot = Point::new(
                door.x - share.powf(1.4) * 0.22 * breadth - bend * breadth,
                door.y + DOOR * height * 1.05 + share.powf(1.1) * 0.25 * height,
            );
            frame.fill(&Path::circle(dot, 1.4 + 1.9 * share), road);
        }
        self.door(frame, door, DOOR * height, mixed(colours.room, colours.gold, 0.9));
        self.window(
            frame,
            Point::new(door.x + DOOR * height * 2.6, door.y + DOOR * height * 0.1),
            DOOR * height * 0.5,
        );
    }
}

impl Hills {
    /// A round window with a cross.
    fn window(&self, frame: &mut Frame, middle: Point, radius: f32) {
        let colours = self.look.colours();
        let inside = mixed(colours.room, colours.line, 0.2);
        let edge = mixed(colours.line, colours.ink, 0.25);
        let stroke = |width: f32| Stroke::default().with_width(width).with_color(edge);
        frame.fill(&Path::circle(middle, radius), inside);
        frame.stroke(&Path::circle(middle, radius), stroke(2.0));
        let [left, right] = [-radius, radius].map(|dx| Point::new(middle.x + dx, middle.y));
        let [above, below] = [-radius, radius].map(|dy| Point::new(middle.x, middle.y + dy));
        frame.stroke(&Path::line(left, right), stroke(1.2));
        frame.stroke(&Path::line(above, below), stroke(1.2));
    }

    fn door(&self, frame: &mut Frame, middle: Point, radius: f32, light: Color) {
        let colours = self.look.colours();
        let stroke = |width: f32, colour: Color| {
            Stroke::default().with_width(width).with_color(colour).with_line_cap(LineCap::Round)
        };
        frame.fill(&Path::circle(middle, radius), mixed(colours.room, colours.line, 0.75));
        frame.stroke(&Path::circle(middle, radius), stroke(3.0, mixed(colours.line, colours.ink, 0.25)));
        for share in [-0.5, 0.0, 0.5_f32] {
            let half = (1.0 - share * share).sqrt() * radius * 0.9;
            let x = middle.x + share * radius;
            let plank = Path::line(Point::new(x, middle.y - half), Point::new(x, middle.y + half));
            frame.stroke(&plank, stroke(1.0, mixed(colours.room, colours.line, 0.4)));
        }
        frame.fill(&Path::circle(Point::new(middle.x, middle.y), radius * 0.13), light);
    }
}

/// Nothing but the name of the program, before the hills.
pub fn nothing_but_the_name<'a, Message: 'a>(look: Look) -> Element<'a, Message> {
    before_hills(look, container(name(look)).center(Fill).into())
}

/// The name of the program, where nothing else shows.
pub fn name<'a>(look: Look) -> text::Text<'a> {
    text("Underhill").size(look.size(48.0)).font(BOLD).color(look.colours().line)
}
