//! What is asked about: a place in a double ring, or a region within its border, and all else dimmed. It lies above the map,
//! whose words would show through on one canvas.

use super::outline::outline;
use super::{Camera, Chart, Window, written};
use crate::hunt::Question;
use crate::hunt::board::{Location, Region, SpaceKind};
use crate::window::paper::{Pen, path};
use crate::window::pieces::closed;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Look, REGULAR};
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Fill, Frame, Geometry, LineJoin, Path, Stroke, Text, fill};
use iced::{Color, Point, Rectangle, Renderer, Size, Theme};

/// How much larger the place is than any other.
const RADII: f32 = 1.15;

pub struct AskedAbout<'a> {
    pub chart: &'a Chart,
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    pub question: Question,
}

impl<Message> canvas::Program<Message> for AskedAbout<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        let mut frame = Frame::new(renderer, bounds.size());
        match self.question {
            Question::Search(place) | Question::Hunt(place) => self.place(&mut frame, view, place),
            Question::Perception(region) | Question::Morgul(region) => self.region(&mut frame, view, region),
        }
        vec![frame.into_geometry()]
    }
}

impl<Message> Lettered<Message> for AskedAbout<'_> {
    fn letters(&self, (): &(), bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let view = Window { camera: self.camera, size: bounds };
        let ink = self.look.colours().ink;
        match self.question {
            Question::Search(place) | Question::Hunt(place) => {
                let size = self.chart.radius(view.scale()) * RADII * 1.15;
                let number = |here| written(place.to_string(), here, size, ink, BOLD);
                self.seen(view, place).map(number).into_iter().collect()
            }
            // The border runs through no name of what lies within.
            Question::Perception(region) | Question::Morgul(region) => {
                let board = self.chart.board();
                let within = |id: usize| match board.spaces()[id].kind {
                    SpaceKind::Location(location) => board.area(location).is_some_and(|it| region.holds(it)),
                    _ => false,
                };
                let names = self.chart.named(view).filter(|(id, ..)| within(*id));
                names.map(|(_, at, size, name)| written(name.clone(), at, size, ink, REGULAR)).collect()
            }
        }
    }
}

impl AskedAbout<'_> {
    fn place(&self, frame: &mut Frame, view: Window, place: Location) {
        let Some(here) = self.seen(view, place) else { return };
        let colours = self.look.colours();
        frame.fill_rectangle(Point::ORIGIN, frame.size(), self.dim());
        let radius = self.chart.radius(view.scale()) * RADII;
        frame.fill(&Path::circle(here, radius), colours.inset);
        frame.stroke(&Path::circle(here, radius * 1.1), self.line());
        frame.stroke(&Path::circle(here, radius * 1.35), self.line());
    }

    fn region(&self, frame: &mut Frame, view: Window, region: Region) {
        let lines = outline(self.chart, region);
        let border = lines.iter().flat_map(|line| closed(line.iter().map(|at| view.point(*at).into())));
        let border: Vec<Pen> = border.collect();
        let Size { width, height } = frame.size();
        let all = closed([[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]]);
        let around = path(&[all, border.clone()].concat(), 1.0);
        frame.fill(&around, Fill { rule: fill::Rule::EvenOdd, ..Fill::from(self.dim()) });
        frame.stroke(&path(&border, 1.0), self.line().with_line_join(LineJoin::Round));
    }

    fn dim(&self) -> Color {
        Color { a: 0.5, ..self.look.colours().room }
    }

    fn line(&self) -> Stroke<'static> {
        Stroke::default().with_width(2.5).with_color(self.look.colours().gold)
    }

    fn seen(&self, view: Window, place: Location) -> Option<Point> {
        let around = self.chart.radius(view.scale()) * RADII * 2.0;
        self.chart.at(view, place).filter(|here| view.sees(*here, around))
    }
}
