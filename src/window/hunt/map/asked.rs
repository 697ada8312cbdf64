//! The place that is asked about: in a double ring, and all else dimmed. It lies above the map, whose words would show through
//! on one canvas.

use super::{Camera, Chart, Window, written};
use crate::hunt::board::Location;
use crate::window::widgets::look::{BOLD, Look};
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke};
use iced::{Color, Point, Rectangle, Renderer, Theme};

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
        let Some(here) = self.chart.at(view, self.place).filter(|here| view.sees(*here)) else {
            return Vec::new();
        };
        let colours = self.look.colours();
        let mut frame = Frame::new(renderer, bounds.size());
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), Color { a: 0.5, ..colours.room });
        let radius = self.chart.radius(view.scale()) * 1.25;
        let ring = |width: f32| Stroke::default().with_width(width).with_color(colours.gold);
        frame.fill(&Path::circle(here, radius), colours.inset);
        frame.stroke(&Path::circle(here, radius * 1.15), ring(2.5));
        frame.stroke(&Path::circle(here, radius * 1.6), ring(2.5));
        frame.fill_text(written(self.place.to_string(), here, radius * 1.15, colours.ink, BOLD));
        vec![frame.into_geometry()]
    }
}
