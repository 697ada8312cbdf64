//! What stands there when a game is over: the road that it took, and its sheet.

use super::{Framed, Own, printed};
use crate::language::Words;
use crate::table::{Record, State};
use crate::window::widgets::look::{Colours, Look, REGULAR};
use crate::window::widgets::page;
use iced::advanced::text::Alignment;
use iced::alignment::Vertical;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::widget::{Column, Row, column, container, row, scrollable};
use iced::{Center, Color, Fill, Padding, Point, Rectangle, Renderer, Theme};

/// How high the road is drawn, in logical pixels.
const HIGH: f32 = 230.0;
/// Room for numbers at its left, and around it.
const LEFT: f32 = 34.0;
const AROUND: f32 = 16.0;
/// The size of what is written on it.
const TYPE: f32 = 13.0;
/// The room for the turns below it, in the height of that, and how broad one is at the most, in logical pixels.
const BELOW: f32 = 1.4;
const CALLED: f32 = 130.0;

/// So many roads are told apart, each by its ink and by its stroke, of which its sign is a part so long.
const ROADS: usize = 5;
const STROKES: [&[f32]; ROADS] = [&[], &[9.0, 5.0], &[2.0, 4.0], &[18.0, 6.0], &[9.0, 4.0, 2.0, 4.0]];
const SIGN: f32 = 42.0;

/// How a road is drawn.
fn stroke<'a>(road: usize, inks: [Color; ROADS]) -> Stroke<'a> {
    let line_dash = canvas::LineDash { segments: STROKES[road % ROADS], offset: 0 };
    Stroke { line_dash, ..Stroke::default().with_color(inks[road % ROADS]).with_width(2.5) }
}

/// The sign of a road: a part of it.
struct Sign {
    road: usize,
    inks: [Color; ROADS],
}

impl<M> canvas::Program<M> for Sign {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let at = |x: f32| Point::new(x, bounds.height / 2.0);
        frame.stroke(&Path::line(at(0.0), at(bounds.width)), stroke(self.road, self.inks));
        vec![frame.into_geometry()]
    }
}

/// Something that went up and down over the turns.
struct Road {
    name: String,
    /// Where it stood after each turn, or round.
    points: Vec<u16>,
    /// At which of them something happened that is marked.
    marks: Vec<usize>,
}

/// How all that is measured went, turn by turn, and how the turns are called.
fn roads<G: Framed>(words: &Words, record: &Record<G>) -> (Vec<Road>, Vec<String>) {
    let (mut state, mut step) = (State::<G>::default(), 0);
    let (mut roads, mut turns): (Vec<Road>, Vec<String>) = Default::default();
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
        if turns.last() != Some(&turn) {
            turns.push(turn);
        }
        step = turns.len() - 1;
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
    (roads, turns)
}

/// The page: what the game itself draws of its end, the roads in one picture, what is marked on them below it, and the sheet.
pub(super) fn ending<'a, G: Framed>(look: Look, words: &Words, record: &'a Record<G>) -> Option<Own<'a, G>> {
    let (seated, sheet) = printed::sheet::<G>(words, record);
    if sheet.is_empty() {
        return None;
    }
    let (roads, turns) = roads(words, record);
    let inks = inks::<G>(look, &record.state().view);
    let legend = roads.iter().enumerate().map(|(at, road)| {
        let sign = Canvas::new(Sign { road: at, inks }).width(look.size(SIGN)).height(look.size(AROUND));
        row![sign, look.label(road.name.clone())].spacing(look.size(8.0)).align_y(Center).into()
    });
    let is_marked = roads.first().is_some_and(|road| !road.marks.is_empty());
    let marks = G::marks(words)
        .filter(|_| is_marked)
        .map(|marks| row![look.text("•").color(inks[0]), look.label(marks)].spacing(look.size(8.0)).into());
    let legend = Row::with_children(legend.chain(marks)).spacing(look.size(22.0));
    let drawn = (!roads.is_empty()).then(|| {
        let picture = Canvas::new(Picture { look, roads, turns, inks }).width(Fill).height(look.size(HIGH));
        page::sheet(look, column![legend, picture].spacing(look.size(6.0)))
    });
    // How it ended stands above everything already.
    let headline = G::host_line(words, &record.state().view);
    let lines =
        seated.into_iter().chain(sheet).filter(|line| *line != headline).map(|line| look.text(line).into());
    let lines = Column::with_children(lines).spacing(look.size(3.0));
    let lines = container(lines).padding(look.size(12.0)).width(Fill).style(look.sheet());
    let own = G::end_part(look, words, record.state());
    let inner = Column::new().push(own).push(drawn).push(lines).spacing(look.size(8.0));
    let inner = container(inner).padding(Padding::ZERO.right(14));
    Some(scrollable(inner).id(page::PAGE).height(Fill).into())
}

/// What the roads are drawn with: each in a colour of its own, where the game has one for it.
fn inks<G: Framed>(look: Look, view: &G::View) -> [Color; ROADS] {
    let Colours { ink, faint, gold, trail, gandalf, .. } = look.colours();
    let mut inks = [gold, trail, ink, gandalf, faint];
    inks.iter_mut().zip(G::measured_inks(look, view)).for_each(|(ink, own)| *ink = own);
    inks
}

/// The roads, each in its own ink and with its own stroke: colour is never the only sign.
struct Picture {
    look: Look,
    roads: Vec<Road>,
    turns: Vec<String>,
    inks: [Color; ROADS],
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
        let Colours { faint, line, .. } = self.look.colours();
        let (left, around) = (self.look.size(LEFT), self.look.size(AROUND));
        let below = self.look.size(TYPE * BELOW);
        let (wide, high) = (bounds.width - left - around, bounds.height - 2.0 * around - below);
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
                font: REGULAR,
                align_y: Vertical::Center,
                ..Text::default()
            });
        };
        for value in [0, self.top() / 2, self.top()] {
            number(&mut frame, value);
        }
        // The first turn, the last, and as many between them as have room: the last one reaches to its left.
        let every = steps.div_ceil(((wide / self.look.size(CALLED)) as usize).max(1)).max(1);
        for (step, turn) in self.turns.iter().enumerate().take(steps + 1) {
            let is_last = step == steps;
            if !is_last && (!step.is_multiple_of(every) || 2 * (steps - step) < 3 * every) {
                continue;
            }
            let place = at(step, 0);
            frame.fill_text(Text {
                content: turn.clone(),
                position: Point::new(place.x, place.y + below / 2.0),
                color: faint,
                size: self.look.size(TYPE).into(),
                font: REGULAR,
                align_x: if is_last {
                    Alignment::Right
                } else if step == 0 {
                    Alignment::Left
                } else {
                    Alignment::Center
                },
                align_y: Vertical::Top,
                ..Text::default()
            });
        }
        for (number, road) in self.roads.iter().enumerate() {
            let path = Path::new(|path| {
                for (step, value) in road.points.iter().enumerate() {
                    match step {
                        0 => path.move_to(at(0, *value)),
                        _ => path.line_to(at(step, *value)),
                    }
                }
            });
            let color = self.inks[number % ROADS];
            frame.stroke(&path, stroke(number, self.inks));
            for step in &road.marks {
                if let Some(value) = road.points.get(*step) {
                    frame.fill(&Path::circle(at(*step, *value), self.look.size(4.5)), color);
                }
            }
        }
        vec![frame.into_geometry()]
    }
}
