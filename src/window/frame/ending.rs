//! What stands there when a game is over: the road that it took, and its sheet.

use super::{Framed, Own};
use crate::language::Words;
use crate::table::{Record, State};
use crate::window::widgets::look::{Colours, Look};
use crate::window::widgets::page;
use iced::alignment::Vertical;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::widget::{Column, Row, column, container, scrollable};
use iced::{Fill, Padding, Point, Rectangle, Renderer, Theme};

/// How high the road is drawn, in logical pixels.
const HIGH: f32 = 230.0;
/// Room for numbers at its left, and around it.
const LEFT: f32 = 34.0;
const AROUND: f32 = 16.0;
/// The size of what is written on it.
const TYPE: f32 = 13.0;

/// Something that went up and down over the turns.
struct Road {
    /// What it is.
    name: String,
    /// Where it stood after each turn, or round.
    points: Vec<u16>,
    /// At which of them something happened that is marked.
    marks: Vec<usize>,
}

/// How all that is measured went, turn by turn.
fn roads<G: Framed>(words: &Words, record: &Record<G>) -> Vec<Road> {
    let (mut state, mut before, mut step) = (State::<G>::default(), None, 0);
    let mut roads: Vec<Road> = Vec::new();
    for (_, events) in record.said() {
        for event in events {
            state.apply(event);
            if let (Some(road), Some(true)) = (roads.first_mut(), event.public().map(G::is_marked))
                && road.marks.last() != Some(&step)
            {
                road.marks.push(step);
            }
        }
        let turn = G::turn(words, &state.view);
        if before.as_ref().is_some_and(|before| *before != turn) {
            step += 1;
        }
        before = Some(turn);
        for (at, (name, value)) in G::measured(words, &state.view).into_iter().enumerate() {
            if at == roads.len() {
                roads.push(Road { name, points: Vec::new(), marks: Vec::new() });
            }
            // What it came to in this turn stands for it.
            roads[at].points.resize(step + 1, value);
            roads[at].points[step] = value;
        }
    }
    roads.retain(|road| road.points.len() > 1);
    roads
}

/// The page: the roads in one picture, what is marked on them below it, and the lines of the sheet.
pub(super) fn ending<'a, G: Framed>(look: Look, words: &Words, record: &'a Record<G>) -> Option<Own<'a>> {
    let sheet = G::report(words, record);
    if sheet.is_empty() {
        return None;
    }
    let roads = roads(words, record);
    let legend = roads.iter().enumerate().map(|(at, road)| {
        let sign = ["––––", "– – –", "· · ·"][at % 3];
        look.label(format!("{sign}  {}", road.name)).into()
    });
    let legend = Row::with_children(legend).spacing(look.size(22.0));
    let drawn = (!roads.is_empty()).then(|| {
        let picture = Canvas::new(Picture { look, roads }).width(Fill).height(look.size(HIGH));
        page::sheet(look, column![legend, picture].spacing(look.size(6.0)))
    });
    let lines = sheet.into_iter().map(|line| look.text(line).into());
    let lines = Column::with_children(lines).spacing(look.size(3.0));
    let lines = container(lines).padding(look.size(12.0)).width(Fill).style(look.sheet());
    let own = G::end_part(look, words, record.state());
    let inner = Column::new().push(drawn).push(own).push(lines).spacing(look.size(8.0));
    let inner = container(inner).padding(Padding::ZERO.right(14));
    Some(scrollable(inner).height(Fill).into())
}

/// The roads, each in its own ink and with its own stroke: colour is never the only sign.
struct Picture {
    look: Look,
    roads: Vec<Road>,
}

impl Picture {
    /// The highest point, at least 1.
    fn top(&self) -> u16 {
        self.roads.iter().flat_map(|road| &road.points).copied().max().unwrap_or_default().max(1)
    }
}

impl<M> canvas::Program<M> for Picture {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let Colours { ink, faint, gold, trail, line, .. } = self.look.colours();
        let (left, around) = (self.look.size(LEFT), self.look.size(AROUND));
        let (wide, high) = (bounds.width - left - around, bounds.height - 2.0 * around);
        let top = f32::from(self.top());
        let steps = self.roads.iter().map(|road| road.points.len()).max().unwrap_or(2).max(2) - 1;
        let at = |step: usize, value: u16| {
            let share = step as f32 / steps as f32;
            Point::new(left + wide * share, around + high * (1.0 - f32::from(value) / top))
        };
        let number = |frame: &mut Frame, value: u16| {
            let place = at(0, value);
            frame.stroke(
                &Path::line(place, Point::new(left + wide, place.y)),
                Stroke::default().with_color(line).with_width(1.0),
            );
            frame.fill_text(Text {
                content: value.to_string(),
                position: Point::new(0.0, place.y),
                color: faint,
                size: self.look.size(TYPE).into(),
                align_y: Vertical::Center,
                ..Text::default()
            });
        };
        for value in [0, self.top() / 2, self.top()] {
            number(&mut frame, value);
        }
        let strokes: [&[f32]; 3] = [&[], &[9.0, 5.0], &[2.0, 4.0]];
        for (number, road) in self.roads.iter().enumerate() {
            let path = Path::new(|path| {
                for (step, value) in road.points.iter().enumerate() {
                    match step {
                        0 => path.move_to(at(0, *value)),
                        _ => path.line_to(at(step, *value)),
                    }
                }
            });
            let color = [gold, trail, ink][number % 3];
            let stroke = Stroke {
                line_dash: canvas::LineDash { segments: strokes[number % 3], offset: 0 },
                ..Stroke::default().with_color(color).with_width(2.5)
            };
            frame.stroke(&path, stroke);
            for step in &road.marks {
                if let Some(value) = road.points.get(*step) {
                    frame.fill(&Path::circle(at(*step, *value), self.look.size(4.5)), color);
                }
            }
        }
        vec![frame.into_geometry()]
    }
}
