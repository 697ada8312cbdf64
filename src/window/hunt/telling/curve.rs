//! The curve below the map: how much was open at each moment. A press on it, or a drag, goes to that moment; the mouse over it is
//! told the moment in a sentence.

use super::Message;
use crate::hunt::telling::Moment;
use crate::window::hunt::map::signs::on_its_corner;
use crate::window::hunt::map::written;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{Colours, Look, REGULAR};
use iced::mouse::{self, Cursor};
use iced::widget::canvas::{self, Action, Frame, Geometry, Path, Stroke, Text};
use iced::{Color, Event, Point, Rectangle, Renderer, Size, Theme};

/// How broad a letter is, in heights of it: more than most are.
const BREADTH: f32 = 0.47;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Frodo was found: a disc.
    Found,
    /// A track was found: a ring.
    Track,
    /// He was nearly found: a square on its corner.
    Miss,
}

#[derive(Default)]
pub(super) struct Curve<'a> {
    pub look: Look,
    pub moments: &'a [Moment],
    pub marks: Vec<Option<Mark>>,
    pub days: Vec<String>,
    pub sentences: Vec<String>,
    pub at: usize,
}

#[derive(Default)]
pub(super) struct Hand {
    held: bool,
    over: Option<usize>,
}

impl Curve<'_> {
    fn moment_at(&self, bounds: Rectangle, here: Point) -> usize {
        let last = self.moments.len().saturating_sub(1) as f32;
        ((here.x - bounds.x - 4.0) / (bounds.width - 8.0).max(1.0) * last).round().clamp(0.0, last) as usize
    }

    fn x(&self, width: f32, at: usize) -> f32 {
        let last = self.moments.len().saturating_sub(1).max(1) as f32;
        // Nothing of it is cut off at the edges.
        4.0 + (width - 8.0) * at as f32 / last
    }

    /// Where each day begins and ends.
    fn days(&self) -> Vec<(usize, usize)> {
        let mut next = 0;
        let days = self.moments.chunk_by(|one, other| one.when.day == other.when.day).map(|day| {
            let first = next;
            next += day.len();
            (first, next - 1)
        });
        days.collect()
    }

    fn size(&self) -> f32 {
        self.look.size(13.0)
    }

    /// What is told of the moment below the mouse: its middle, and half of its breadth.
    fn sentence(&self, hand: &Hand, bounds: Rectangle) -> Option<(Point, f32, &String)> {
        let at = hand.over.filter(|_| !hand.held)?;
        let sentence = self.sentences.get(at)?;
        let half = self.size() * BREADTH * 0.5 * sentence.chars().count() as f32 + 6.0;
        let x = self
            .x(bounds.width, at)
            .clamp(half.min(bounds.width / 2.0), (bounds.width - half).max(bounds.width / 2.0));
        Some((Point::new(x, self.size() * 0.9), half, sentence))
    }
}

impl canvas::Program<Message> for Curve<'_> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: Cursor,
    ) -> Option<Action<Message>> {
        let go = |here| Some(Action::publish(Message::To(self.moment_at(bounds, here))).and_capture());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let here = cursor.position_over(bounds)?;
                hand.held = true;
                go(here)
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) if hand.held => go(*position),
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let over = cursor.position_over(bounds).map(|here| self.moment_at(bounds, here));
                let moved = hand.over != over;
                hand.over = over;
                moved.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::ButtonReleased(_)) => {
                hand.held = false;
                None
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        hand: &Hand,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: Cursor,
    ) -> Vec<Geometry> {
        let Colours { line, room, faint, gold, .. } = self.look.colours();
        let mut frame = Frame::new(renderer, bounds.size());
        let (width, height) = (bounds.width, bounds.height);
        let bits = |moment: &Moment| moment.known.bits().unwrap_or(0.0) as f32;
        let most = self.moments.iter().map(bits).fold(1.0, f32::max);
        let top = self.size() * 1.5;
        let y = |bits: f32| height - 8.0 - (height - 12.0 - top) * bits / most;
        // Every other day is a band.
        for (first, last) in self.days().into_iter().skip(1).step_by(2) {
            let end = (last + 1).min(self.moments.len() - 1);
            let (from, to) = (self.x(width, first), self.x(width, end));
            let band = Size::new(to - from, height);
            frame.fill_rectangle(Point::new(from, 0.0), band, Color { a: 0.18, ..line });
        }
        let place = |at: usize, moment: &Moment| Point::new(self.x(width, at), y(bits(moment)));
        let curve = Path::new(|path| {
            for (at, moment) in self.moments.iter().enumerate() {
                let point = place(at, moment);
                if at == 0 { path.move_to(point) } else { path.line_to(point) }
            }
        });
        frame.stroke(&curve, Stroke::default().with_width(2.0).with_color(faint));
        for (at, (moment, mark)) in self.moments.iter().zip(&self.marks).enumerate() {
            if let Some(mark) = mark {
                self.mark(&mut frame, place(at, moment), *mark);
            }
        }
        let here = self.x(width, self.at);
        let now = Path::line(Point::new(here, 0.0), Point::new(here, height));
        frame.stroke(&now, Stroke::default().with_width(2.0).with_color(gold));
        if let Some((at, half, _)) = self.sentence(hand, bounds) {
            let size = Size::new(half, self.size() * 0.8);
            let corner = Point::new(at.x - size.width, at.y - size.height);
            frame.fill(&Path::rounded_rectangle(corner, size * 2.0, 4.0.into()), room);
        }
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, _: &Hand, bounds: Rectangle, cursor: Cursor) -> mouse::Interaction {
        if cursor.is_over(bounds) { mouse::Interaction::Pointer } else { mouse::Interaction::default() }
    }
}

impl Curve<'_> {
    fn mark(&self, frame: &mut Frame, here: Point, mark: Mark) {
        let Colours { ink, gold, red, .. } = self.look.colours();
        match mark {
            Mark::Found => frame.fill(&Path::circle(here, 4.5), red),
            Mark::Track => {
                frame.stroke(&Path::circle(here, 3.5), Stroke::default().with_width(1.5).with_color(ink));
            }
            Mark::Miss => frame.fill(&on_its_corner(here, 6.0), gold),
        }
    }
}

impl Lettered<Message> for Curve<'_> {
    fn letters(&self, hand: &Hand, bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let Colours { ink, faint, .. } = self.look.colours();
        let size = self.size();
        if let Some((at, _, sentence)) = self.sentence(hand, bounds) {
            return vec![written(sentence.clone(), at, size, ink, REGULAR)];
        }
        let days = self.days().into_iter().filter_map(|(first, last)| {
            let name = self.days.get(first)?;
            let half = size * BREADTH * 0.5 * name.chars().count() as f32;
            let (from, to) =
                (self.x(bounds.width, first), self.x(bounds.width, (last + 1).min(self.moments.len() - 1)));
            // A day that is too short for its name has none.
            (to - from > 2.0 * half).then(|| {
                written(name.clone(), Point::new(from + half + 4.0, size * 0.9), size, faint, REGULAR)
            })
        });
        days.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::widget::canvas::Program as _;

    #[test]
    fn the_mouse_is_told_the_moment_below_it() {
        let telling = super::super::tests::telling();
        let words =
            crate::language::Words::of_game::<crate::hunt::Hunt>(crate::language::Language::default());
        let curve = telling.curve(Look::default(), &words);
        let bounds = Rectangle::new(Point::new(50.0, 20.0), Size::new(900.0, 96.0));
        let mut hand = Hand::default();
        let mut moves = |x: f32| {
            let position = Point::new(x, 60.0);
            let event = Event::Mouse(mouse::Event::CursorMoved { position });
            let told = curve.update(&mut hand, &event, bounds, Cursor::Available(position)).is_some();
            (told, curve.sentence(&hand, bounds).map(|(at, half, words)| (at.x - half, at.x + half, words)))
        };
        let (told, sentence) = moves(949.0);
        let (from, to, words) = sentence.unwrap();
        // Within the curve, whatever is said.
        assert!(
            told && words.contains("Hunt 59") && from >= 0.0 && to <= bounds.width,
            "{from} {to} {words}"
        );
        assert!(!moves(948.0).0 && moves(500.0).0);
        assert!(moves(2.0).1.is_none());
    }
}
