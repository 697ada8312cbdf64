//! What a map is drawn with: from the ways, over trails and locations, to what stands there.

use super::signs::{Line, eye, hat, star, sword};
use super::{Chart, Map, Whose, Window, names};
use crate::hunt::board::{Location, SpaceKind};
use crate::hunt::{Hidden, Row, Side, State, TokenNow};
use crate::window::paper::{Pen, path};
use crate::window::widgets::look::{BOLD, Colours, REGULAR, mixed};
use iced::alignment::Vertical;
use iced::widget::canvas::{Frame, LineCap, LineJoin, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Color, Point, Size};
use std::collections::BTreeMap;

/// The smallest letters in which a name would be written on a map of this size, in logical pixels; and those in which it is.
const LEAST: f32 = 9.0;
const READABLE: f32 = 10.0;
/// The smallest letters in which the number of a step is.
const LEAST_STEP: f32 = 11.0;
/// A disc smaller than this has one ring at most, in logical pixels.
const SMALL: f32 = 8.0;

/// What lies beside discs: Track tokens, hats with their size, and the number of the step at which Frodo came there last.
struct Beside {
    tracks: Vec<(Point, Side)>,
    hats: Vec<(Point, f32)>,
    steps: Vec<(Point, usize)>,
}

/// A line with round ends.
fn round(width: f32, color: Color) -> Stroke<'static> {
    Stroke::default()
        .with_width(width)
        .with_color(color)
        .with_line_cap(LineCap::Round)
        .with_line_join(LineJoin::Round)
}

impl<Message> Map<'_, Message> {
    /// Roads, paths and dots.
    pub(super) fn draw_ways(&self, frame: &mut Frame, view: Window) {
        let Chart { board, places, .. } = self.chart;
        let Colours { sheet, line, ink, faint, gold, .. } = self.look.colours();
        let scale = view.scale();
        // Each by itself: what has small bounds is drawn faster, and what lies within the map needs no mask.
        let mut draw = |road: bool, width: f32, color: Color| {
            for way in self.chart.ways.iter().filter(|way| way.road == road) {
                if view.meets(way.within.map(|corner| view.point(corner)), width) {
                    let pens: Vec<Pen> = way.pens(|place| view.point(place).into()).collect();
                    frame.stroke(&path(&pens, 1.0), round(width, color));
                }
            }
        };
        // Roads are broad and have an edge, paths are not.
        draw(true, 0.0125 * scale, mixed(line, ink, 0.15));
        draw(true, 0.0075 * scale, mixed(gold, sheet, 0.45));
        draw(false, (0.0035 * scale).max(1.0), mixed(line, ink, 0.3));
        for (place, space) in places.iter().zip(board.spaces()) {
            let here = view.point(*place);
            let dot = 0.0062 * scale;
            if !matches!(space.kind, SpaceKind::Location(_)) && view.sees(here, dot) {
                frame.fill(&Path::circle(here, dot), mixed(ink, faint, 0.5));
            }
        }
    }

    /// Locations, and the plates on which their names are written.
    pub(super) fn draw_places(&self, frame: &mut Frame, view: Window) {
        let Chart { board, places, .. } = self.chart;
        let Colours { sheet, inset, line, ink, gold, red, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        // Where discs are small, two rings would be one thick one.
        let rings = radius >= SMALL;
        for (id, space) in board.spaces().iter().enumerate() {
            let here = view.point(places[id]);
            // An eye stands above some of them.
            if !view.sees(here, radius * 2.5) {
                continue;
            }
            let SpaceKind::Location(location) = space.kind else { continue };
            let dark = board.dark().contains(&location);
            let face = if dark { mixed(red, sheet, 0.55) } else { inset };
            if location.is_exit() {
                let corner = Point::new(here.x - radius, here.y - radius);
                let shield =
                    Path::rounded_rectangle(corner, Size::new(2.0 * radius, 2.0 * radius), 4.0.into());
                frame.fill(&shield, face);
                frame.stroke(&shield, round(2.5, gold));
            } else {
                let ringed = board.starts().contains(&location) || board.allies().contains(&location);
                let edge = if ringed && !rings { 1.1 } else { 0.75 };
                // Two discs are drawn faster than one with a line around it.
                frame.fill(&Path::circle(here, radius + edge), mixed(line, ink, 0.45));
                frame.fill(&Path::circle(here, radius - edge), face);
            }
            if rings && board.starts().contains(&location) {
                // Not in the colour of what may be entered.
                frame.stroke(&Path::circle(here, radius * 1.28), round(2.0, mixed(line, ink, 0.35)));
            }
            if rings && board.allies().contains(&location) {
                frame.stroke(&Path::circle(here, radius * 1.22), round(1.2, mixed(line, ink, 0.6)));
            }
            if board.nazgul().contains(&location) {
                eye(frame, Point::new(here.x, here.y - radius * 1.7), radius * 0.62, mixed(red, ink, 0.2));
            }
        }
        for (_, at, size, name) in self.chart.named(view) {
            // On a plate that lets the land through, so that a way or a trail beneath does not strike it out.
            let half = 0.25 * size * name.chars().count() as f32;
            let corner = Point::new(at.x - half, at.y - size * 0.5);
            let plate = Path::rounded_rectangle(corner, Size::new(2.0 * half, size), (size * 0.4).into());
            frame.fill(&plate, Color { a: 0.55, ..sheet });
        }
    }

    /// What is written on the map: numbers and names of locations, names of areas, and the steps of the trail.
    pub(super) fn written(&self, view: Window) -> Vec<Text> {
        let Chart { board, places, labels, .. } = self.chart;
        let Colours { ink, faint, trail, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        let numbers = board.spaces().iter().zip(places).filter_map(|(space, place)| {
            let SpaceKind::Location(location) = space.kind else { return None };
            let here = view.point(*place);
            let size = self.chart.letters(view.scale());
            view.holds(here, radius, radius).then(|| written(location.to_string(), here, size, ink, BOLD))
        });
        let names = self
            .chart
            .named(view)
            .map(|(_, at, size, name)| written(name.clone(), at, size, mixed(ink, faint, 0.3), REGULAR));
        // The names of the areas, faint and large.
        let areas = labels.iter().filter_map(|(area, place)| {
            let (here, scale) = (view.point(*place), view.scale());
            let color = Color { a: 0.75, ..faint };
            view.holds(here, 0.06 * scale, 0.03 * scale)
                .then(|| written(area.to_string(), here, 0.034 * scale, color, BOLD))
        });
        let steps = self.beside(view).steps.into_iter();
        let steps = steps
            .map(|(at, step)| written(step.to_string(), at, (radius * 0.9).max(LEAST_STEP), trail, BOLD));
        numbers.chain(names).chain(areas).chain(steps).collect()
    }

    /// Where they have gone and will go, or could: under the locations, so that no number is struck out.
    pub(super) fn draw_trails(&self, frame: &mut Frame, view: Window) {
        let Colours { sheet, ink, red, gold, trail, gandalf, .. } = self.look.colours();
        let mut draw = |route: &[Location], line: Line, color: Color| {
            self.chart.draw_way(frame, view, route, (line, color));
        };
        if !self.marked.veiled {
            for (whose, route) in &self.marked.routes {
                let (line, color) = match whose {
                    Whose::Frodos => (Line::Whole, trail),
                    Whose::Gandalfs => (Line::Dashed, gandalf),
                    // In inks in which nobody has gone.
                    Whose::Offered(card) => {
                        [(Line::Whole, ink), (Line::Dashed, red), (Line::Dotted, gold)][card % 3]
                    }
                };
                draw(route, line, color);
            }
        }
        if let Some(state) = self.behind.filter(|_| !self.marked.veiled) {
            let hidden = &state.hidden;
            // Gandalf first, so that Frodo's trail lies above his.
            draw(&hidden.gandalf, Line::Dashed, gandalf);
            if let Some(journey) = &hidden.journey {
                // What lies ahead, from where he is.
                let ahead = journey.rows.iter().skip(usize::from(state.view.step) + 1);
                let ahead = ahead.filter_map(|row| row.and_then(Row::location));
                let ahead: Vec<Location> = state.last_location().into_iter().chain(ahead).collect();
                draw(&ahead, Line::Dotted, mixed(trail, sheet, 0.35));
            }
            draw(&state.walked(), Line::Whole, trail);
        }
    }

    /// What lies and stands on the board, and what may be entered.
    pub(super) fn draw_pieces(&self, frame: &mut Frame, view: Window) {
        let Colours { sheet, gold, red, trail, gandalf, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        let at = |location: &Location| self.chart.at(view, *location);
        let ring = |width: f32, color: Color| Stroke::default().with_width(width).with_color(color);
        let Beside { tracks, hats, steps } = self.beside(view);
        if let Some(state) = self.behind.filter(|_| !self.marked.veiled) {
            for here in self.marked.legal.iter().filter_map(at) {
                frame.stroke(&Path::circle(here, radius * 1.5), ring(2.5, gold));
            }
            self.draw_tokens(frame, view, &state.hidden);
            for (at, _) in steps {
                frame.fill(
                    &Path::circle(at, (radius * 0.62).max(LEAST_STEP * 0.65)),
                    Color { a: 0.85, ..sheet },
                );
            }
            if let Some(here) = state.walked().last().and_then(at) {
                frame.stroke(&Path::circle(here, radius * 1.25), ring(4.0, trail));
            }
        }
        for (foot, large) in hats {
            hat(frame, foot, large, gandalf, sheet);
        }
        for (token, side) in tracks {
            frame.fill(&Path::circle(token, radius * 0.78), red);
            match side {
                Side::Eye => eye(frame, token, radius * 0.5, sheet),
                Side::Sword => sword(frame, token, radius * 0.5, sheet),
            }
        }
    }

    /// What lies beside discs, so that their numbers can be read, each at the corner where it covers the least: what everybody
    /// sees first, so that it tells nothing of the rest.
    fn beside(&self, view: Window) -> Beside {
        let radius = self.chart.radius(view.scale());
        let names: Vec<_> = self.chart.named(view).collect();
        let places: Vec<Point> = self.chart.places.iter().map(|place| view.point(*place)).collect();
        let mut taken: Vec<(Point, f32)> = Vec::new();
        // `out`: how far aside and above; `half`: how large it is, both in radii; of the corners the first that are alike.
        let mut lay = |location: Location, out: [f32; 2], half: f32, corners: [[f32; 2]; 4]| {
            let here = self.chart.at(view, location)?;
            let covers = |at: &Point| {
                let under_name = names.iter().map(|(_, name, size, letters)| {
                    let broad = 0.25 * size * letters.chars().count() as f32 + radius * half;
                    let high = size * 0.5 + radius * half * 0.9;
                    let [x, y] = [(name.x - at.x).abs(), (name.y - at.y).abs()];
                    if x < broad && y < high { 1.0 + (1.0 - y / high) } else { 0.0 }
                });
                let on_disc = places.iter().map(|place| (1.0 + half - place.distance(*at) / radius).max(0.0));
                let on_other = taken
                    .iter()
                    .map(|(there, large)| 2.0 * (half + large - there.distance(*at) / radius).max(0.0));
                let cut = if view.holds(*at, radius * half, radius * half) { 0.0 } else { 50.0 };
                under_name.chain(on_disc).chain(on_other).sum::<f32>() + cut
            };
            let tries = corners
                .map(|[dx, dy]| Point::new(here.x + radius * out[0] * dx, here.y + radius * out[1] * dy));
            let at = tries.into_iter().min_by(|one, other| covers(one).total_cmp(&covers(other)))?;
            taken.push((at, half));
            Some(at)
        };
        let [right, left] = [[1.0, -1.0], [-1.0, -1.0]];
        let [below_right, below_left] = [[1.0, 1.0], [-1.0, 1.0]];
        let tracks = self.view.tracks.iter().filter_map(|(location, side)| {
            let corners = [right, left, below_right, below_left];
            Some((lay(*location, [1.25, 1.15], 0.78, corners)?, *side))
        });
        let tracks = tracks.collect();
        let figure = self.view.part2.as_ref().and_then(|part2| part2.figure);
        let behind = self.behind.filter(|_| !self.marked.veiled);
        let hidden = behind.and_then(State::gandalf).filter(|here| figure != Some(*here));
        // His figure stands there for everybody.
        let hats = [figure, hidden].into_iter().flatten().filter_map(|location| {
            let at = lay(location, [1.75, 1.35], 1.25, [left, right, below_left, below_right])?;
            Some((at, radius * 1.25))
        });
        let hats = hats.collect();
        let walked = behind.map(steps).unwrap_or_default().into_iter();
        let steps = walked.filter_map(|(location, step)| {
            let at = lay(location, [1.35, 1.25], 0.62, [below_right, below_left, right, left])?;
            view.holds(at, radius, radius).then_some((at, step))
        });
        Beside { tracks, hats, steps: steps.collect() }
    }

    /// Stars where tokens behind the screen belong: Information that can still be found, deeds still to be done.
    fn draw_tokens(&self, frame: &mut Frame, view: Window, hidden: &Hidden) {
        let Colours { gold, .. } = self.look.colours();
        let kept =
            hidden.information.iter().filter(|(_, now)| **now == TokenNow::Kept).map(|(token, _)| token);
        let radius = self.chart.radius(view.scale());
        for location in kept.chain(&hidden.deeds.kept) {
            let Some(here) = self.chart.at(view, *location) else { continue };
            star(frame, Point::new(here.x - radius * 1.3, here.y + radius * 0.2), radius * 0.55, gold);
        }
    }
}

impl Chart {
    /// The names of locations that are seen whole, with the space of each, its middle and its size.
    pub(super) fn named(&self, view: Window) -> impl Iterator<Item = (usize, Point, f32, &String)> {
        let Self { places, names, .. } = self;
        // A map too small for its names is read by its numbers; one that is a little too small has them a little larger.
        let wanted = names::SIZE * view.scale();
        let size = wanted.clamp(READABLE, 20.0);
        names.iter().filter(move |_| wanted >= LEAST).filter_map(move |(id, name, place)| {
            let [here, at] = [places[*id], *place].map(|place| view.point(place));
            // Letters stop growing before the map does.
            let at = here + (at - here) * (size / wanted);
            view.holds(at, 0.27 * size * name.chars().count() as f32, size * 0.6)
                .then_some((*id, at, size, name))
        })
    }
}

/// The places where Frodo was, each with the last step at which.
fn steps(state: &State) -> BTreeMap<Location, usize> {
    match &state.hidden.journey {
        Some(card) => {
            let walked = card.rows.iter().enumerate().take(usize::from(state.view.step) + 1).skip(1);
            walked.filter_map(|(step, row)| Some((row.and_then(Row::location)?, step))).collect()
        }
        None => {
            let log = (1..).zip(&state.hidden.log);
            log.filter_map(|(step, entry)| Some((entry.location()?, step))).collect()
        }
    }
}

/// A text about its middle.
pub(in crate::window) fn written(
    content: String,
    position: Point,
    size: f32,
    color: Color,
    font: iced::Font,
) -> Text {
    Text {
        content,
        position,
        size: size.into(),
        color,
        font,
        align_x: Alignment::Center,
        align_y: Vertical::Center,
        ..Text::default()
    }
}
