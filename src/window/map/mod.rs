//! The map: areas, roads, paths, dots and locations; and on it the tracks, what may be entered, Frodo's trail, and
//! Gandalf's.
//!
//! It never centres itself on Frodo: where he is must not show from across the table.

mod backdrop;
mod camera;
mod land;
mod names;
mod panel;
mod places;
mod signs;

pub use backdrop::Backdrop;
pub use camera::{Camera, Window};
pub use land::tint;
pub use panel::{Marked, Messages, Panel, Shown};
pub use places::{BREADTH, places};

use land::Land;

use signs::{Line, eye, hat, star, sword, way};

use super::look::{BOLD, Colours, Look, REGULAR};
use crate::board::{Area, Board, Link, Location, SpaceKind};
use crate::hunt::{Hidden, Row, Side, State, TokenNow, View};
use crate::language::Words;
use iced::alignment::Vertical;
use iced::widget::canvas::{self, Cache, Frame, Geometry, LineCap, LineJoin, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Color, Event, Point, Rectangle, Renderer, Size, Theme, mouse};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A location's disc, in heights of the map.
const RADIUS: f32 = 0.0215;
/// The smallest letters in which a name is written, in logical pixels.
const LEAST: f32 = 7.0;
/// How far beside a disc a click may go.
const NEAR: f32 = 0.032;

/// A board as it is drawn, worked out once a game.
pub struct Chart {
    board: Arc<Board>,
    places: Vec<[f32; 2]>,
    of: BTreeMap<Location, usize>,
    /// Each link, from its one end to the other, with the two places between by which it bends.
    ways: Vec<[[f32; 2]; 4]>,
    land: Land,
    /// Where the names of locations are written.
    names: Vec<(usize, String, [f32; 2])>,
    /// The areas, and where their names are written: where most of their locations are, and there is room.
    labels: Vec<(Area, [f32; 2])>,
    base: Cache,
    over: Cache,
}

impl Chart {
    /// Works out how a board is drawn.
    pub fn new(board: Arc<Board>) -> Self {
        let places = places(&board);
        let mut of = BTreeMap::new();
        for (id, space) in board.spaces().iter().enumerate() {
            if let SpaceKind::Location(location) = space.kind {
                of.insert(location, id);
            }
        }
        let all: Vec<_> = board.all_areas().into_iter().collect();
        let area = |location: Location| all.iter().position(|area| board.area(location) == Some(*area));
        // The colour of a dot is that of the nearest location.
        let areas: Vec<Option<usize>> = (0..places.len())
            .map(|id| match board.spaces()[id].kind {
                SpaceKind::Location(location) => area(location),
                _ => {
                    let near = |one: &&usize, other: &&usize| {
                        distance(places[**one], places[id]).total_cmp(&distance(places[**other], places[id]))
                    };
                    let nearest = of.values().min_by(near)?;
                    let SpaceKind::Location(location) = board.spaces()[*nearest].kind else { return None };
                    area(location)
                }
            })
            .collect();
        let labels = all
            .iter()
            .map(|area| {
                let mine = of.iter().filter(|(location, _)| board.area(**location) == Some(*area));
                let mine: Vec<[f32; 2]> = mine.map(|(_, id)| places[*id]).collect();
                let count = mine.len().max(1) as f32;
                let middle = [0, 1].map(|axis| mine.iter().map(|place| place[axis]).sum::<f32>() / count);
                (*area, freest_near(middle, &places))
            })
            .collect();
        Self {
            ways: ways(&board, &places),
            land: Land::new(&board, &places, &areas),
            names: names::names(&board, &places, BREADTH),
            board,
            places,
            of,
            labels,
            base: Cache::new(),
            over: Cache::new(),
        }
    }

    /// The land that lies under the map, in the colours of a look, with the part that is shown.
    pub fn land(&self, look: Look, camera: Camera) -> Backdrop {
        Backdrop { handle: self.land.painted(look), framed: land::FRAMED, camera }
    }

    /// The board that is drawn.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The location that is there, or near enough.
    fn nearest(&self, here: [f32; 2]) -> Option<Location> {
        let near = |id: &usize| distance(self.places[*id], here);
        let (location, id) =
            self.of.iter().min_by(|(_, one), (_, other)| near(one).total_cmp(&near(other)))?;
        (near(id) < NEAR).then_some(*location)
    }

    /// Draws everything anew: another look, or another part of the map.
    pub fn redraw(&self) {
        self.base.clear();
        self.over.clear();
    }

    /// Draws anew what lies on the board.
    pub fn redraw_over(&self) {
        self.over.clear();
    }
}

/// What is drawn on a map besides the board.
pub struct Map<'a, Message> {
    /// The board.
    pub chart: &'a Chart,
    /// What lies on it.
    pub view: &'a View,
    /// What is behind the screen; `None` where everybody looks on.
    pub behind: Option<&'a State>,
    /// What is marked besides.
    pub marked: Marked,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    /// For what is told of a location that the mouse points at.
    pub words: Words,
    /// A location was clicked.
    pub on_pick: fn(Location) -> Message,
    /// Another part is to be shown.
    pub on_camera: fn(Camera) -> Message,
}

/// The mouse over a map: a button that is held down, and what it points at.
#[derive(Default)]
pub struct Held {
    from: Option<(Point, Camera)>,
    dragged: bool,
    over: Option<Location>,
}

impl<Message> canvas::Program<Message> for Map<'_, Message> {
    type State = Held;

    fn update(
        &self,
        held: &mut Held,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        let view = Window { camera: self.camera, size: bounds };
        match event {
            mouse::Event::WheelScrolled { delta } => {
                let here = cursor.position_in(bounds)?;
                let camera = self.camera.rolled(*delta, view.place(here));
                Some(canvas::Action::publish((self.on_camera)(camera)).and_capture())
            }
            mouse::Event::ButtonPressed(mouse::Button::Left) => {
                let here = cursor.position_in(bounds)?;
                *held = Held { from: Some((here, self.camera)), ..Held::default() };
                Some(canvas::Action::capture())
            }
            mouse::Event::CursorMoved { .. } if held.from.is_none() => {
                let here = cursor.position_in(bounds).map(|here| view.place(here));
                let over = here.and_then(|here| self.chart.nearest(here));
                let moved = held.over != over;
                held.over = over;
                moved.then(canvas::Action::request_redraw)
            }
            mouse::Event::CursorMoved { .. } => {
                let (from, camera) = held.from?;
                let here = cursor.position_from(bounds.position())?;
                held.dragged |= from.distance(here) > 5.0;
                if !held.dragged {
                    return None;
                }
                let camera = view.dragged(camera, from, here);
                Some(canvas::Action::publish((self.on_camera)(camera)).and_capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                held.from.take()?;
                let here = view.place(cursor.position_in(bounds)?);
                if held.dragged {
                    return Some(canvas::Action::capture());
                }
                let location = self.chart.nearest(here)?;
                Some(canvas::Action::publish((self.on_pick)(location)).and_capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        held: &Held,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        let size = bounds.size();
        let base = self.chart.base.draw(renderer, size, |frame| self.draw_board(frame, view));
        let over = self.chart.over.draw(renderer, size, |frame| self.draw_game(frame, view));
        let told = held.over.filter(|_| held.from.is_none()).map(|location| {
            let mut frame = Frame::new(renderer, size);
            self.tell(&mut frame, location);
            frame.into_geometry()
        });
        [base, over].into_iter().chain(told).collect()
    }

    fn mouse_interaction(&self, held: &Held, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if held.dragged && held.from.is_some() {
            return mouse::Interaction::Grabbing;
        }
        let Some(here) = cursor.position_in(bounds) else { return mouse::Interaction::default() };
        let here = Window { camera: self.camera, size: bounds }.place(here);
        if self.chart.nearest(here).is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::Grab
        }
    }
}

fn distance(one: [f32; 2], other: [f32; 2]) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

pub(in crate::window) fn mixed(one: Color, other: Color, share: f32) -> Color {
    let mix = |a: f32, b: f32| a + (b - a) * share;
    Color::from_rgb(mix(one.r, other.r), mix(one.g, other.g), mix(one.b, other.b))
}

impl<Message> Map<'_, Message> {
    fn draw_board(&self, frame: &mut Frame, view: Window) {
        let Chart { board, places, .. } = self.chart;
        let Colours { sheet, inset, line, ink, faint, gold, red, .. } = self.look.colours();
        let scale = view.scale();
        let round = |width: f32, color: Color| {
            Stroke::default()
                .with_width(width)
                .with_color(color)
                .with_line_cap(LineCap::Round)
                .with_line_join(LineJoin::Round)
        };
        // What looks alike is one path: drawn once, it costs once.
        let lines = |wanted: &dyn Fn(&Link) -> bool| {
            Path::new(|path| {
                for (_, way) in board.links().iter().zip(&self.chart.ways).filter(|(link, _)| wanted(link)) {
                    let [from, one, other, to] = way.map(|place| view.point(place));
                    if !(view.sees(from) || view.sees(to)) {
                        continue;
                    }
                    path.move_to(from);
                    path.bezier_curve_to(one, other, to);
                }
            })
        };
        // Roads are broad and have an edge, paths are not.
        let roads = lines(&|link: &Link| link.road);
        frame.stroke(&roads, round(0.0125 * scale, mixed(line, ink, 0.15)));
        frame.stroke(&roads, round(0.0075 * scale, mixed(gold, sheet, 0.45)));
        frame.stroke(
            &lines(&|link: &Link| !link.road),
            round((0.0035 * scale).max(1.0), mixed(line, ink, 0.3)),
        );
        let dots = Path::new(|path| {
            for (place, space) in places.iter().zip(board.spaces()) {
                if !matches!(space.kind, SpaceKind::Location(_)) {
                    path.circle(view.point(*place), 0.0062 * scale);
                }
            }
        });
        frame.fill(&dots, mixed(ink, faint, 0.5));
        for (id, space) in board.spaces().iter().enumerate() {
            let here = view.point(places[id]);
            if !view.sees(here) {
                continue;
            }
            let SpaceKind::Location(location) = space.kind else { continue };
            let radius = RADIUS * scale;
            let dark = board.dark().contains(&location);
            let (face, figure) = if dark { (mixed(red, sheet, 0.55), ink) } else { (inset, ink) };
            if location.is_exit() {
                let corner = Point::new(here.x - radius, here.y - radius);
                let shield =
                    Path::rounded_rectangle(corner, Size::new(2.0 * radius, 2.0 * radius), 4.0.into());
                frame.fill(&shield, face);
                frame.stroke(&shield, round(2.5, gold));
            } else {
                let disc = Path::circle(here, radius);
                frame.fill(&disc, face);
                frame.stroke(&disc, round(1.5, mixed(line, ink, 0.45)));
            }
            if board.starts().contains(&location) {
                // Not in the colour of what may be entered.
                frame.stroke(&Path::circle(here, radius * 1.28), round(2.0, mixed(line, ink, 0.35)));
            }
            if board.allies().contains(&location) {
                frame.stroke(&Path::circle(here, radius * 1.22), round(1.2, mixed(line, ink, 0.6)));
            }
            if board.nazgul().contains(&location) {
                eye(frame, Point::new(here.x, here.y - radius * 1.7), radius * 0.62, mixed(red, ink, 0.2));
            }
            if view.holds(here, radius, radius) {
                frame.fill_text(written(location.to_string(), here, radius * 1.15, figure, BOLD));
            }
        }
        let size = (names::SIZE * scale).min(20.0);
        // A map too small for its names is read by its numbers.
        for (id, name, place) in self.chart.names.iter().filter(|_| size >= LEAST) {
            let [here, at] = [places[*id], *place].map(|place| view.point(place));
            // Letters stop growing before the map does.
            let at = here + (at - here) * (size / (names::SIZE * scale));
            if view.holds(at, 0.27 * size * name.chars().count() as f32, size * 0.6) {
                frame.fill_text(written(name.clone(), at, size, mixed(ink, faint, 0.3), REGULAR));
            }
        }
        // The names of the areas, faint and large.
        for (area, place) in &self.chart.labels {
            let here = view.point(*place);
            if !view.holds(here, 0.06 * scale, 0.03 * scale) {
                continue;
            }
            let color = Color { a: 0.55, ..mixed(faint, sheet, 0.25) };
            frame.fill_text(written(area.to_string(), here, 0.034 * scale, color, BOLD));
        }
    }

    fn draw_game(&self, frame: &mut Frame, view: Window) {
        let Colours { sheet, gold, red, trail, gandalf, .. } = self.look.colours();
        let scale = view.scale();
        let radius = RADIUS * scale;
        let at =
            |location: &Location| self.chart.of.get(location).map(|id| view.point(self.chart.places[*id]));
        let figure = self.view.part2.as_ref().and_then(|part2| part2.figure);
        if let Some(state) = self.behind.filter(|_| !self.marked.veiled) {
            for location in &self.marked.legal {
                if let Some(here) = at(location) {
                    frame.stroke(
                        &Path::circle(here, radius * 1.5),
                        Stroke::default().with_width(2.5).with_color(gold),
                    );
                }
            }
            self.draw_tokens(frame, view, &state.hidden);
            for (number, route) in self.marked.routes.iter().enumerate() {
                let points: Vec<Point> = route.iter().filter_map(at).collect();
                let line = if number == 0 { Line::Whole } else { Line::Dashed };
                way(frame, &points, radius, line, if number == 0 { trail } else { gandalf });
            }
            let hidden = &state.hidden;
            // Gandalf first, so that Frodo's trail lies above his.
            let rode: Vec<Point> = hidden.gandalf.iter().filter_map(at).collect();
            way(frame, &rode, radius, Line::Dashed, gandalf);
            if let Some(journey) = &hidden.journey {
                // What lies ahead, from where he is.
                let ahead = journey.rows.iter().skip(usize::from(state.view.step) + 1);
                let ahead = ahead.filter_map(|row| row.and_then(Row::location));
                let ahead: Vec<Location> = state.last_location().into_iter().chain(ahead).collect();
                let points: Vec<Point> = ahead.iter().filter_map(at).collect();
                way(frame, &points, radius, Line::Dotted, mixed(trail, sheet, 0.35));
            }
            let walked: Vec<Point> = state.walked().iter().filter_map(at).collect();
            way(frame, &walked, radius, Line::Whole, trail);
            if let Some(here) = walked.last() {
                frame.stroke(
                    &Path::circle(*here, radius * 1.25),
                    Stroke::default().with_width(4.0).with_color(trail),
                );
            }
            if let Some(here) = state.gandalf().filter(|here| figure != Some(*here)).as_ref().and_then(at) {
                hat(
                    frame,
                    Point::new(here.x - radius * 1.2, here.y - radius * 1.2),
                    radius * 1.2,
                    gandalf,
                    sheet,
                );
            }
        }
        // His figure stands there for everybody.
        if let Some(here) = figure.as_ref().and_then(at) {
            hat(
                frame,
                Point::new(here.x - radius * 1.15, here.y - radius * 1.1),
                radius * 1.35,
                gandalf,
                sheet,
            );
        }
        for (location, side) in &self.view.tracks {
            let Some(here) = at(location) else { continue };
            let token = Point::new(here.x + radius * 1.25, here.y - radius * 1.15);
            frame.fill(&Path::circle(token, radius * 0.78), red);
            match side {
                Side::Eye => eye(frame, token, radius * 0.5, sheet),
                Side::Sword => sword(frame, token, radius * 0.5, sheet),
            }
        }
    }

    /// What the board says of a location, in the corner: nothing that not everybody can read on it.
    fn tell(&self, frame: &mut Frame, location: Location) {
        let board = &self.chart.board;
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
        let told = std::iter::once(name).chain(area).chain(marks).collect::<Vec<_>>().join(" · ");
        let Colours { inset, line, ink, .. } = self.look.colours();
        let size = self.look.size(15.0);
        let plate = Size::new(told.chars().count() as f32 * size * 0.5 + size, size * 1.7);
        let corner = Point::new(size * 0.5, frame.height() - plate.height - size * 0.5);
        let edge = Path::rounded_rectangle(corner, plate, 3.0.into());
        frame.fill(&edge, inset);
        frame.stroke(&edge, Stroke::default().with_width(1.0).with_color(line));
        let middle = Point::new(corner.x + plate.width / 2.0, corner.y + plate.height / 2.0);
        frame.fill_text(written(told, middle, size, ink, REGULAR));
    }

    /// Stars where tokens behind the screen belong: Information that can still be found, deeds still to be done.
    fn draw_tokens(&self, frame: &mut Frame, view: Window, hidden: &Hidden) {
        let Colours { gold, .. } = self.look.colours();
        let kept =
            hidden.information.iter().filter(|(_, now)| **now == TokenNow::Kept).map(|(token, _)| token);
        let radius = RADIUS * view.scale();
        for location in kept.chain(&hidden.deeds.kept) {
            let Some(id) = self.chart.of.get(location) else { continue };
            let here = view.point(self.chart.places[*id]);
            star(frame, Point::new(here.x - radius * 1.3, here.y + radius * 0.2), radius * 0.55, gold);
        }
    }
}

/// Each link as a curve: through a dot between two others it runs smoothly, elsewhere it goes straight.
fn ways(board: &Board, places: &[[f32; 2]]) -> Vec<[[f32; 2]; 4]> {
    let adjacent = board.adjacent();
    // Which way a line runs through a dot.
    let through = |id: usize| match adjacent[id][..] {
        [before, after] if !matches!(board.spaces()[id].kind, SpaceKind::Location(_)) => {
            let [dx, dy] = [0, 1].map(|axis| places[after][axis] - places[before][axis]);
            let length = dx.hypot(dy).max(1e-6);
            Some([dx / length, dy / length])
        }
        _ => None,
    };
    let curve = |link: &Link| {
        let [from, to] = link.ends.map(|end| places[end]);
        let along = [to[0] - from[0], to[1] - from[1]];
        let third = along[0].hypot(along[1]) / 3.0;
        let bent = |end: usize, forth: f32| {
            let place = places[end];
            let straight = [0, 1].map(|axis| place[axis] + forth * along[axis] / 3.0);
            through(end).map_or(straight, |[dx, dy]| {
                let side = if (dx * along[0] + dy * along[1]) * forth < 0.0 { -third } else { third };
                [place[0] + dx * side, place[1] + dy * side]
            })
        };
        [from, bent(link.ends[0], 1.0), bent(link.ends[1], -1.0), to]
    };
    board.links().iter().map(curve).collect()
}

/// A place near this one that keeps away from spaces and from the names below them.
fn freest_near(middle: [f32; 2], places: &[[f32; 2]]) -> [f32; 2] {
    let tries = (0..81).map(|step| {
        let [column, row] = [step % 9 - 4, step / 9 - 4];
        [middle[0] + column as f32 * 0.022, middle[1] + row as f32 * 0.022]
    });
    let room = |place: [f32; 2]| {
        let nearest = places.iter().map(|space| {
            // Names are broad.
            let [dx, dy] = [(place[0] - space[0]) * 0.7, place[1] - space[1] - 0.012];
            dx.hypot(dy)
        });
        nearest.fold(f32::MAX, f32::min) - 0.12 * distance(place, middle)
    };
    tries.max_by(|one, other| room(*one).total_cmp(&room(*other))).unwrap_or(middle)
}

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
