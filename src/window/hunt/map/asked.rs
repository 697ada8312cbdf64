//! The place that is asked about: in a double ring, and all else dimmed. It lies above the map, whose words would show through
//! on one canvas.

use super::{Camera, Chart, Window, written};
use crate::hunt::board::Location;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Look};
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, Text};
use iced::{Color, Point, Rectangle, Renderer, Theme};

/// How much larger the place is than any other.
const RADII: f32 = 1.25;

/// See the module.
pub struct AskedAbout<'a> {
    /// The board.
    pub chart: &'a Chart,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    /// The place.
    pub place: Location,
}

impl<Message> canvas::Program<Message> for AskedAbout<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        let Some(here) = self.seen(view) else { return Vec::new() };
        let colours = self.look.colours();
        let mut frame = Frame::new(renderer, bounds.size());
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), Color { a: 0.5, ..colours.room });
        let radius = self.chart.radius(view.scale()) * RADII;
        let ring = |width: f32| Stroke::default().with_width(width).with_color(colours.gold);
        frame.fill(&Path::circle(here, radius), colours.inset);
        frame.stroke(&Path::circle(here, radius * 1.15), ring(2.5));
        frame.stroke(&Path::circle(here, radius * 1.6), ring(2.5));
        vec![frame.into_geometry()]
    }
}

impl<Message> Lettered<Message> for AskedAbout<'_> {
    fn letters(&self, (): &(), bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let view = Window { camera: self.camera, size: bounds };
        let size = self.chart.radius(view.scale()) * RADII * 1.15;
        let number = |here| written(self.place.to_string(), here, size, self.look.colours().ink, BOLD);
        self.seen(view).map(number).into_iter().collect()
    }
}

impl AskedAbout<'_> {
    /// Where the place is, if it is seen.
    fn seen(&self, view: Window) -> Option<Point> {
        let around = self.chart.radius(view.scale()) * RADII * 2.0;
        self.chart.at(view, self.place).filter(|here| view.sees(*here, around))
    }
}
