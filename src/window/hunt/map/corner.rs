//! What a board says of the location that the mouse points at, in a corner of the map: nothing that not everybody can
//! read on it. It lies above the map, whose names would show through on one canvas.

use super::{Camera, Chart, Window, written};
use crate::hunt::board::Location;
use crate::language::Words;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Colours, Look, REGULAR};
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, Text};
use iced::{Event, Point, Rectangle, Renderer, Size, Theme, mouse};

/// How high the plate is, in heights of a letter.
const HIGH: f32 = 1.7;

pub struct Corner<'a> {
    pub chart: &'a Chart,
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    pub words: Words,
    /// What may be entered or chosen now.
    pub legal: Vec<Location>,
}

impl<Message> canvas::Program<Message> for Corner<'_> {
    /// What was pointed at when something was drawn last.
    type State = Option<Location>;

    fn update(
        &self,
        told: &mut Option<Location>,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) = event else {
            return None;
        };
        let over = self.pointed_at(bounds, cursor);
        let another = *told != over;
        *told = over;
        another.then(canvas::Action::request_redraw)
    }

    fn draw(
        &self,
        _: &Option<Location>,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let Some(location) = self.pointed_at(bounds, cursor) else { return Vec::new() };
        let mut frame = Frame::new(renderer, bounds.size());
        let Colours { inset, line, gold, .. } = self.look.colours();
        let view = Window { camera: self.camera, size: bounds };
        if let Some(here) = self.filled(view, location) {
            frame.fill(&Path::circle(here, self.chart.radius(view.scale()) * 1.5), gold);
        }
        let plate = self.plate(bounds, &self.told(location));
        let edge = Path::rounded_rectangle(plate.position(), plate.size(), 3.0.into());
        frame.fill(&edge, inset);
        frame.stroke(&edge, Stroke::default().with_width(1.0).with_color(line));
        vec![frame.into_geometry()]
    }
}

impl<Message> Lettered<Message> for Corner<'_> {
    fn letters(&self, _: &Option<Location>, bounds: Rectangle, cursor: mouse::Cursor) -> Vec<Text> {
        let Some(location) = self.pointed_at(bounds, cursor) else { return Vec::new() };
        let Colours { ink, room, .. } = self.look.colours();
        let view = Window { camera: self.camera, size: bounds };
        let told = self.told(location);
        let plate = self.plate(bounds, &told);
        let told = written(told, plate.center(), plate.height / HIGH, ink, REGULAR);
        let number = self.filled(view, location).map(|here| {
            let size = self.chart.letters(view.scale()) * 1.1;
            written(location.to_string(), here, size, room, BOLD)
        });
        std::iter::once(told).chain(number).collect()
    }
}

impl Corner<'_> {
    /// The map may have moved under a mouse that rests.
    fn pointed_at(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Location> {
        self.chart.pointed_at(self.camera, bounds, cursor)
    }

    /// Where a place is that fills under the mouse, as it is in reach.
    fn filled(&self, view: Window, location: Location) -> Option<Point> {
        self.chart.at(view, location).filter(|_| self.legal.contains(&location))
    }

    /// The plate that this is written on: as large as goes in beside the buttons.
    fn plate(&self, bounds: Rectangle, told: &str) -> Rectangle {
        let letters = told.chars().count().max(1) as f32;
        let size = self.look.size(15.0).min(bounds.width * 0.75 / (letters * 0.5 + 1.0));
        let plate = Size::new(letters * size * 0.5 + size, size * HIGH);
        Rectangle::new(Point::new(size * 0.5, bounds.height - plate.height - size * 0.5), plate)
    }

    fn told(&self, location: Location) -> String {
        let board = self.chart.board();
        let marked = [
            ("map-exit", location.is_exit()),
            ("map-start", board.starts().contains(&location)),
            ("map-ally", board.allies().contains(&location)),
            ("map-nazgul", board.nazgul().contains(&location)),
            ("map-dark", board.dark().contains(&location)),
        ];
        let area = board.area(location).map(|area| area.to_string());
        let name = match board.name_of(location) {
            Some(name) => format!("{location} {name}"),
            None => location.to_string(),
        };
        let marks = marked.iter().filter(|(_, is)| *is).map(|(name, _)| self.words.say(name, &[]));
        std::iter::once(name).chain(area).chain(marks).collect::<Vec<_>>().join(" · ")
    }
}
