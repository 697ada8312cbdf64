//! What the table could know, as a fog of light: the likelier a place, the larger and the clearer its halo; the likeliest with their
//! numbers. It lies between the land and the ways, so that no number is struck out.

use super::{Camera, Chart, Window, written};
use crate::hunt::board::Location;
use crate::window::widgets::drawn::Drawn;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Colours, Look};
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, Text};
use iced::{Color, Point, Rectangle, Renderer, Size, Theme};

/// A place, and how likely it is beside the likeliest: 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Fog {
    /// Where.
    pub place: Location,
    /// How clear it is.
    pub share: f32,
    /// What is written there.
    pub label: String,
}

/// What makes a picture of it another one.
pub type Seen = (Camera, Look, Vec<Fog>, Option<(Location, bool)>);

/// The halos.
pub struct Halos<'a> {
    /// The board.
    pub chart: &'a Chart,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    /// What is likely.
    pub fog: Vec<Fog>,
}

impl<Message> canvas::Program<Message> for Halos<'_> {
    type State = Drawn<Seen>;

    fn draw(
        &self,
        drawn: &Drawn<Seen>,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: Cursor,
    ) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        drawn.draw(&self.seen(None), renderer, bounds.size(), |frame| self.on(frame, view))
    }
}

impl Halos<'_> {
    /// What is drawn of it.
    fn seen(&self, told_of: Option<(Location, bool)>) -> Seen {
        (self.camera, self.look, self.fog.clone(), told_of)
    }

    fn on(&self, frame: &mut Frame, view: Window) {
        let Colours { ink, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        for Fog { place, share, .. } in &self.fog {
            let around = radius * (1.35 + 0.9 * share);
            let Some(here) = self.chart.at(view, *place).filter(|here| view.sees(*here, around)) else {
                continue;
            };
            frame.fill(&Path::circle(here, around), Color { a: 0.10 + 0.45 * share, ..ink });
        }
    }
}

/// What is written and marked above the map.
pub struct Likeliest<'a> {
    /// The halos.
    pub halos: Halos<'a>,
    /// The place that was asked about, and whether there was a yes.
    pub told_of: Option<(Location, bool)>,
}

impl Likeliest<'_> {
    /// The labels, with their middles and sizes.
    fn labels(&self, view: Window) -> impl Iterator<Item = (Point, f32, &str)> {
        let Halos { chart, fog, look, .. } = &self.halos;
        let radius = chart.radius(view.scale());
        let size = look.size(12.0);
        fog.iter().filter(|fog| !fog.label.is_empty()).filter_map(move |fog| {
            let here = chart.at(view, fog.place)?;
            let at = Point::new(here.x, here.y - radius - size * 0.75);
            view.holds(at, size * 0.3 * fog.label.len() as f32, size).then_some((
                at,
                size,
                fog.label.as_str(),
            ))
        })
    }
}

impl<Message> canvas::Program<Message> for Likeliest<'_> {
    type State = Drawn<Seen>;

    fn draw(
        &self,
        drawn: &Drawn<Seen>,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: Cursor,
    ) -> Vec<Geometry> {
        let view = Window { camera: self.halos.camera, size: bounds };
        drawn.draw(&self.halos.seen(self.told_of), renderer, bounds.size(), |frame| self.on(frame, view))
    }
}

impl Likeliest<'_> {
    fn on(&self, frame: &mut Frame, view: Window) {
        let Halos { chart, look, .. } = &self.halos;
        let Colours { room, gold, .. } = look.colours();
        if let Some((place, yes)) = self.told_of {
            let radius = chart.radius(view.scale());
            if let Some(here) = chart.at(view, place).filter(|here| view.sees(*here, radius * 2.0)) {
                let ring = Stroke::default().with_width(if yes { 4.0 } else { 2.0 }).with_color(gold);
                frame.stroke(&Path::circle(here, radius * 1.35), ring);
                // A yes has two rings.
                if yes {
                    frame.stroke(&Path::circle(here, radius * 1.75), ring);
                }
            }
        }
        for (at, size, label) in self.labels(view) {
            let half = size * 0.32 * label.len() as f32 + 3.0;
            let plate = Path::rounded_rectangle(
                Point::new(at.x - half, at.y - size * 0.6),
                Size::new(2.0 * half, size * 1.2),
                3.0.into(),
            );
            frame.fill(&plate, Color { a: 0.85, ..room });
        }
    }
}

impl<Message> Lettered<Message> for Likeliest<'_> {
    fn letters(&self, _: &Drawn<Seen>, bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let view = Window { camera: self.halos.camera, size: bounds };
        let ink = self.halos.look.colours().ink;
        self.labels(view).map(|(at, size, label)| written(label.to_owned(), at, size, ink, BOLD)).collect()
    }
}
