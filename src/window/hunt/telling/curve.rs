//! The curve below the map: how much was open at each moment. A press on it, or a drag, goes to that moment.

use super::Message;
use crate::hunt::telling::{Moment, What};
use crate::window::widgets::look::{Colours, Look};
use iced::mouse::{self, Cursor};
use iced::widget::canvas::{self, Action, Frame, Geometry, Path, Stroke};
use iced::{Color, Event, Point, Rectangle, Renderer, Size, Theme};

/// See the module.
pub(super) struct Curve<'a> {
    pub look: Look,
    pub moments: &'a [Moment],
    pub at: usize,
}

impl Curve<'_> {
    /// The moment at a place.
    fn moment_at(&self, bounds: Rectangle, here: Point) -> usize {
        let last = self.moments.len().saturating_sub(1) as f32;
        ((here.x - bounds.x) / bounds.width.max(1.0) * last).round().clamp(0.0, last) as usize
    }

    fn x(&self, width: f32, at: usize) -> f32 {
        let last = self.moments.len().saturating_sub(1).max(1) as f32;
        // Nothing of it is cut off at the edges.
        4.0 + (width - 8.0) * at as f32 / last
    }
}

impl canvas::Program<Message> for Curve<'_> {
    /// Whether it is held.
    type State = bool;

    fn update(
        &self,
        held: &mut bool,
        event: &Event,
        bounds: Rectangle,
        cursor: Cursor,
    ) -> Option<Action<Message>> {
        let go = |here| Some(Action::publish(Message::To(self.moment_at(bounds, here))).and_capture());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let here = cursor.position_over(bounds)?;
                *held = true;
                go(here)
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) if *held => go(*position),
            Event::Mouse(mouse::Event::ButtonReleased(_)) => {
                *held = false;
                None
            }
            _ => None,
        }
    }

    fn draw(&self, _: &bool, renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let Colours { line, ink, faint, gold, red, .. } = self.look.colours();
        let mut frame = Frame::new(renderer, bounds.size());
        let (width, height) = (bounds.width, bounds.height);
        let bits = |moment: &Moment| moment.known.bits().unwrap_or(0.0) as f32;
        let most = self.moments.iter().map(bits).fold(1.0, f32::max);
        let y = |bits: f32| height - 8.0 - (height - 20.0) * bits / most;
        // Every other day is a band.
        for (at, _) in self.moments.iter().enumerate().filter(|(_, moment)| moment.when.day % 2 == 1) {
            let (from, to) = (self.x(width, at), self.x(width, (at + 1).min(self.moments.len() - 1)));
            frame.fill_rectangle(
                Point::new(from, 0.0),
                Size::new(to - from, height),
                Color { a: 0.18, ..line },
            );
        }
        let curve = Path::new(|path| {
            for (at, moment) in self.moments.iter().enumerate() {
                let point = Point::new(self.x(width, at), y(bits(moment)));
                if at == 0 { path.move_to(point) } else { path.line_to(point) }
            }
        });
        frame.stroke(&curve, Stroke::default().with_width(2.0).with_color(faint));
        for (at, moment) in self.moments.iter().enumerate() {
            let here = Point::new(self.x(width, at), y(bits(moment)));
            match moment.what {
                // Where he was found, a disc; where a track was, a ring.
                What::Answer(_, answer) if answer.frodo_is_here() => {
                    frame.fill(&Path::circle(here, 4.5), red);
                }
                What::Answer(_, answer) if answer.finds_a_track() => {
                    frame.stroke(&Path::circle(here, 3.5), Stroke::default().with_width(1.5).with_color(ink));
                }
                _ => {}
            }
        }
        let here = self.x(width, self.at);
        let now = Path::line(Point::new(here, 0.0), Point::new(here, height));
        frame.stroke(&now, Stroke::default().with_width(2.0).with_color(gold));
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, _: &bool, bounds: Rectangle, cursor: Cursor) -> mouse::Interaction {
        if cursor.is_over(bounds) { mouse::Interaction::Pointer } else { mouse::Interaction::default() }
    }
}
