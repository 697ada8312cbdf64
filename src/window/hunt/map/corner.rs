//! What a board says of the location that the mouse points at, in a corner of the map: nothing that not everybody can
//! read on it. It lies above the map, whose names would show through on one canvas.

use super::{Camera, Chart, Window, written};
use crate::hunt::board::Location;
use crate::language::Words;
use crate::window::widgets::look::{BOLD, Colours, Look, REGULAR};
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke};
use iced::{Event, Point, Rectangle, Renderer, Size, Theme, mouse};

/// See the module.
pub struct Corner<'a> {
    /// The board.
    pub chart: &'a Chart,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    /// The words.
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
        let over = self.chart.pointed_at(self.camera, bounds, cursor);
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
        // The map may have moved under a mouse that rests.
        let Some(location) = self.chart.pointed_at(self.camera, bounds, cursor) else { return Vec::new() };
        let mut frame = Frame::new(renderer, bounds.size());
        let told = self.told(location);
        let Colours { inset, line, ink, room, gold, .. } = self.look.colours();
        let view = Window { camera: self.camera, size: bounds };
        // A place in reach fills under the mouse.
        if let Some(here) = self.chart.at(view, location).filter(|_| self.legal.contains(&location)) {
            let radius = self.chart.radius(view.scale());
            frame.fill(&Path::circle(here, radius * 1.5), gold);
            let size = self.chart.letters(view.scale()) * 1.1;
            frame.fill_text(written(location.to_string(), here, size, room, BOLD));
        }
        // As large as goes in beside the buttons.
        let letters = told.chars().count().max(1) as f32;
        let size = self.look.size(15.0).min(frame.width() * 0.75 / (letters * 0.5 + 1.0));
        let plate = Size::new(letters * size * 0.5 + size, size * 1.7);
        let corner = Point::new(size * 0.5, frame.height() - plate.height - size * 0.5);
        let edge = Path::rounded_rectangle(corner, plate, 3.0.into());
        frame.fill(&edge, inset);
        frame.stroke(&edge, Stroke::default().with_width(1.0).with_color(line));
        let middle = Point::new(corner.x + plate.width / 2.0, corner.y + plate.height / 2.0);
        frame.fill_text(written(told, middle, size, ink, REGULAR));
        vec![frame.into_geometry()]
    }
}

impl Corner<'_> {
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
