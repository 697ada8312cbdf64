//! The map: areas, roads, paths, dots and locations; and on it the tracks, what may be entered, and Frodo's trail.
//!
//! It never centres itself on Frodo: where he is must not show from across the table.

mod places;

pub use places::{BREADTH, places};

use super::look::{BOLD, Colours, Look, REGULAR};
use crate::board::{Area, Board, Link, Location, SpaceKind};
use crate::hunt::{Entry, Side, State};
use iced::alignment::Vertical;
use iced::widget::canvas::{self, Cache, Frame, Geometry, LineCap, LineJoin, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Color, Event, Point, Rectangle, Renderer, Theme, Vector, mouse};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A location's disc, in heights of the map.
const RADIUS: f32 = 0.019;
/// How far beside a disc a click may go.
const NEAR: f32 = 0.032;

/// A board as it is drawn, worked out once a game.
pub struct Chart {
    board: Arc<Board>,
    places: Vec<[f32; 2]>,
    of: BTreeMap<Location, usize>,
    /// For each space, the area that its colour is taken from: its own, or that of the nearest location.
    areas: Vec<Option<usize>>,
    /// The areas, and where their names are written: where most of their locations are, and there is room.
    labels: Vec<(Area, [f32; 2])>,
    base: Cache,
    over: Cache,
}

/// Which part of the map is shown: its middle, in heights of the map, and how near. At 1 all of it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// What lies in the middle.
    pub middle: [f32; 2],
    /// How many times larger than the whole map.
    pub zoom: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self { middle: [BREADTH / 2.0, 0.5], zoom: 1.0 }
    }
}

impl Camera {
    /// Nearer or farther, about a place that stays where it is.
    #[must_use]
    pub fn zoomed(self, factor: f32, about: [f32; 2]) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, 6.0);
        let share = self.zoom / zoom;
        let middle = [0, 1].map(|axis| about[axis] + (self.middle[axis] - about[axis]) * share);
        Self { middle, zoom }.kept_on_map()
    }

    /// Moved by so many heights of the map.
    #[must_use]
    pub fn moved(self, by: [f32; 2]) -> Self {
        Self { middle: [self.middle[0] + by[0], self.middle[1] + by[1]], ..self }.kept_on_map()
    }

    fn kept_on_map(self) -> Self {
        let keep = |middle: f32, whole: f32| {
            let half = whole / 2.0 / self.zoom;
            middle.clamp(half, whole - half)
        };
        Self { middle: [keep(self.middle[0], BREADTH), keep(self.middle[1], 1.0)], ..self }
    }
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
        let areas = (0..places.len())
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
        Self { board, places, of, areas, labels, base: Cache::new(), over: Cache::new() }
    }

    /// The board that is drawn.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
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
    /// The game on it.
    pub state: &'a State,
    /// What may be entered, to be marked.
    pub legal: Vec<Location>,
    /// Whether Frodo's trail is kept from sight.
    pub veiled: bool,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    /// A location was clicked.
    pub on_pick: fn(Location) -> Message,
    /// Another part is to be shown.
    pub on_camera: fn(Camera) -> Message,
}

/// A button of the mouse that is held down.
#[derive(Default)]
pub struct Held {
    from: Option<(Point, Camera)>,
    dragged: bool,
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
                let turns = match delta {
                    mouse::ScrollDelta::Lines { y, .. } => *y,
                    mouse::ScrollDelta::Pixels { y, .. } => *y / 40.0,
                };
                let camera = self.camera.zoomed(1.2_f32.powf(turns), view.place(here));
                Some(canvas::Action::publish((self.on_camera)(camera)).and_capture())
            }
            mouse::Event::ButtonPressed(mouse::Button::Left) => {
                let here = cursor.position_in(bounds)?;
                *held = Held { from: Some((here, self.camera)), dragged: false };
                Some(canvas::Action::capture())
            }
            mouse::Event::CursorMoved { .. } => {
                let (from, camera) = held.from?;
                let here = cursor.position_from(bounds.position())?;
                held.dragged |= from.distance(here) > 5.0;
                if !held.dragged {
                    return None;
                }
                let scale = view.scale();
                let by = [(from.x - here.x) / scale, (from.y - here.y) / scale];
                Some(canvas::Action::publish((self.on_camera)(camera.moved(by))).and_capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                held.from.take()?;
                let here = view.place(cursor.position_in(bounds)?);
                if held.dragged {
                    return Some(canvas::Action::capture());
                }
                let places = &self.chart.places;
                let near = |id: &usize| distance(places[*id], here);
                let (location, id) =
                    self.chart.of.iter().min_by(|(_, one), (_, other)| near(one).total_cmp(&near(other)))?;
                (near(id) < NEAR).then(|| canvas::Action::publish((self.on_pick)(*location)).and_capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _: &Held,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        let size = bounds.size();
        let base = self.chart.base.draw(renderer, size, |frame| self.draw_board(frame, view));
        let over = self.chart.over.draw(renderer, size, |frame| self.draw_game(frame, view));
        vec![base, over]
    }

    fn mouse_interaction(&self, held: &Held, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if held.dragged && held.from.is_some() {
            return mouse::Interaction::Grabbing;
        }
        let Some(here) = cursor.position_in(bounds) else { return mouse::Interaction::default() };
        let here = Window { camera: self.camera, size: bounds }.place(here);
        let over = self.chart.of.values().any(|id| distance(self.chart.places[*id], here) < NEAR);
        if over { mouse::Interaction::Pointer } else { mouse::Interaction::Grab }
    }
}

/// The part of the map that is seen, and where on the screen.
#[derive(Clone, Copy)]
struct Window {
    camera: Camera,
    size: Rectangle,
}

impl Window {
    /// Logical pixels a height of the map.
    fn scale(self) -> f32 {
        (self.size.width / BREADTH).min(self.size.height) * self.camera.zoom
    }

    fn point(self, [x, y]: [f32; 2]) -> Point {
        let scale = self.scale();
        let [mx, my] = self.camera.middle;
        Point::new(self.size.width / 2.0 + (x - mx) * scale, self.size.height / 2.0 + (y - my) * scale)
    }

    fn place(self, point: Point) -> [f32; 2] {
        let scale = self.scale();
        let [mx, my] = self.camera.middle;
        [mx + (point.x - self.size.width / 2.0) / scale, my + (point.y - self.size.height / 2.0) / scale]
    }

    /// Whether something this large is seen whole. Words are not cut off at the edge of a canvas.
    fn holds(self, point: Point, half_width: f32, half_height: f32) -> bool {
        (half_width..self.size.width - half_width).contains(&point.x)
            && (half_height..self.size.height - half_height).contains(&point.y)
    }

    fn sees(self, point: Point) -> bool {
        let margin = 60.0;
        (-margin..self.size.width + margin).contains(&point.x)
            && (-margin..self.size.height + margin).contains(&point.y)
    }
}

fn distance(one: [f32; 2], other: [f32; 2]) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

fn mixed(one: Color, other: Color, share: f32) -> Color {
    let mix = |a: f32, b: f32| a + (b - a) * share;
    Color::from_rgb(mix(one.r, other.r), mix(one.g, other.g), mix(one.b, other.b))
}

/// Tints for areas that lie next to each other, for eyes of every kind: they differ in lightness as well.
fn tint(sheet: Color, area: usize) -> Color {
    const TINTS: [(f32, f32, f32); 5] =
        [(0.45, 0.62, 0.42), (0.66, 0.52, 0.30), (0.38, 0.52, 0.66), (0.66, 0.40, 0.38), (0.54, 0.46, 0.64)];
    let (r, g, b) = TINTS[area % TINTS.len()];
    mixed(sheet, Color::from_rgb(r, g, b), if area.is_multiple_of(2) { 0.20 } else { 0.13 })
}

impl<Message> Map<'_, Message> {
    fn draw_board(&self, frame: &mut Frame, view: Window) {
        let Chart { board, places, areas, .. } = self.chart;
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
                for link in board.links().iter().filter(|link| wanted(link)) {
                    let [from, to] = link.ends.map(|end| view.point(places[end]));
                    if view.sees(from) || view.sees(to) {
                        path.move_to(from);
                        path.line_to(to);
                    }
                }
            })
        };
        // Areas first: one broad soft stroke under all that lies in one area.
        for area in 0..self.chart.labels.len() {
            let within = |link: &Link| link.ends.iter().all(|end| areas[*end] == Some(area));
            frame.stroke(&lines(&within), round(0.124 * scale, tint(sheet, area)));
        }
        // Then roads, broad and with an edge, and paths.
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
                    Path::rounded_rectangle(corner, iced::Size::new(2.0 * radius, 2.0 * radius), 4.0.into());
                frame.fill(&shield, face);
                frame.stroke(&shield, round(2.5, gold));
            } else {
                let disc = Path::circle(here, radius);
                frame.fill(&disc, face);
                frame.stroke(&disc, round(1.5, mixed(line, ink, 0.45)));
            }
            if board.starts().contains(&location) {
                frame.stroke(&Path::circle(here, radius * 1.28), round(2.0, gold));
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
            if let Some(name) = board.name_of(location) {
                let size = (0.0215 * scale).clamp(8.0, 20.0);
                let below = Point::new(here.x, here.y + radius + size * 0.62);
                if view.holds(below, 0.27 * size * name.chars().count() as f32, size * 0.6) {
                    frame.fill_text(written(name.to_owned(), below, size, mixed(ink, faint, 0.3), REGULAR));
                }
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
        let Colours { sheet, gold, red, trail, .. } = self.look.colours();
        let scale = view.scale();
        let radius = RADIUS * scale;
        let at =
            |location: &Location| self.chart.of.get(location).map(|id| view.point(self.chart.places[*id]));
        if !self.veiled {
            for location in &self.legal {
                if let Some(here) = at(location) {
                    frame.stroke(
                        &Path::circle(here, radius * 1.5),
                        Stroke::default().with_width(2.5).with_color(gold),
                    );
                }
            }
            let hidden = &self.state.hidden;
            let entered = hidden.log.iter().filter_map(|entry| match entry {
                Entry::Location(location) => Some(location),
                Entry::Dot | Entry::Slash => None,
            });
            let walked: Vec<Point> = hidden.start.iter().chain(entered).filter_map(at).collect();
            for (step, pair) in walked.windows(2).enumerate() {
                // Bent a little, so that ways there and back can be told apart.
                let [from, to] = [pair[0], pair[1]];
                // From edge to edge, so that no number is struck out.
                let length = from.distance(to).max(1.0);
                let inward = (to - from) * (radius * 1.2 / length).min(0.45);
                let [from, to] = [from + inward, to - inward];
                let across = Vector::new(from.y - to.y, to.x - from.x);
                let bend = if step % 2 == 0 { 0.12 } else { 0.17 };
                let middle = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0) + across * bend;
                let path = Path::new(|path| {
                    path.move_to(from);
                    path.quadratic_curve_to(middle, to);
                });
                let stroke =
                    Stroke::default().with_width(3.0).with_color(trail).with_line_cap(LineCap::Round);
                frame.stroke(&path, stroke);
            }
            if let Some(here) = walked.last() {
                frame.stroke(
                    &Path::circle(*here, radius * 1.25),
                    Stroke::default().with_width(4.0).with_color(trail),
                );
            }
        }
        for (location, side) in &self.state.view.tracks {
            let Some(here) = at(location) else { continue };
            let token = Point::new(here.x + radius * 1.25, here.y - radius * 1.15);
            frame.fill(&Path::circle(token, radius * 0.78), red);
            match side {
                Side::Eye => eye(frame, token, radius * 0.5, sheet),
                Side::Sword => sword(frame, token, radius * 0.5, sheet),
            }
        }
    }
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

/// An eye, drawn and not written: it means the same in every language and at every size.
fn eye(frame: &mut Frame, middle: Point, half: f32, color: Color) {
    let (left, right) = (Point::new(middle.x - half, middle.y), Point::new(middle.x + half, middle.y));
    let lids = Path::new(|path| {
        path.move_to(left);
        path.quadratic_curve_to(Point::new(middle.x, middle.y - half * 1.2), right);
        path.quadratic_curve_to(Point::new(middle.x, middle.y + half * 1.2), left);
        path.close();
    });
    frame.stroke(&lids, Stroke::default().with_width((half * 0.22).max(1.0)).with_color(color));
    frame.fill(&Path::circle(middle, half * 0.3), color);
}

/// A sword, point down.
fn sword(frame: &mut Frame, middle: Point, half: f32, color: Color) {
    let stroke =
        Stroke::default().with_width((half * 0.3).max(1.2)).with_color(color).with_line_cap(LineCap::Round);
    let at = |dx: f32, dy: f32| Point::new(middle.x + dx * half, middle.y + dy * half);
    frame.stroke(&Path::line(at(0.0, -1.0), at(0.0, 1.0)), stroke);
    frame.stroke(&Path::line(at(-0.5, -0.45), at(0.5, -0.45)), stroke);
}

fn written(content: String, position: Point, size: f32, color: Color, font: iced::Font) -> Text {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_keeps_to_the_map_and_to_what_it_points_at() {
        let camera = Camera::default();
        assert_eq!(camera.zoomed(0.5, [0.2, 0.2]), camera);
        let near = camera.zoomed(2.0, [0.4, 0.3]);
        assert!((near.zoom - 2.0).abs() < 1e-6);
        // The place pointed at stays where it was on the screen.
        let size = Rectangle { width: 800.0, height: 500.0, ..Rectangle::default() };
        let before = Window { camera, size }.point([0.4, 0.3]);
        let after = Window { camera: near, size }.point([0.4, 0.3]);
        assert!((before.x - after.x).abs() < 0.5 && (before.y - after.y).abs() < 0.5);
        let edge = near.moved([-9.0, -9.0]);
        assert_eq!(edge.middle, [BREADTH / 4.0, 0.25]);
        let back = Window { camera: near, size }.place(after);
        assert!(distance(back, [0.4, 0.3]) < 1e-4);
    }
}
