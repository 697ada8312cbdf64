//! The map: areas, roads, paths, dots and locations; and on it the tracks, what may be entered, Frodo's trail, and
//! Gandalf's.
//!
//! It never centres itself on Frodo: where he is must not show from across the table.

mod asked;
mod backdrop;
mod camera;
mod contour;
mod corner;
mod drawing;
mod land;
mod names;
mod outline;
mod panel;
mod places;
mod printed;
pub(in crate::window::hunt) mod signs;
mod told;
mod trails;
mod ways;

pub use backdrop::{Backdrop, Fills};
pub use camera::{Camera, Window};
pub use contour::{contour, smoothed};
use corner::Corner;
pub(in crate::window) use drawing::written;
pub use land::{Nearby, Terrain, smooth, tint};
pub use panel::{Marked, Messages, Panel, Shown, Whose};
pub use places::{BREADTH, places};
pub use printed::Printed;
pub use told::{Fog, Gone, Sign, Stretch, Told};
pub use trails::Trail;

use land::Land;
pub use ways::Way;
use ways::{label, ways};

use crate::hunt::board::{Area, Board, Location, SpaceKind};
use crate::hunt::{State, View};
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::Look;
use iced::widget::canvas::{self, Cache, Geometry};
use iced::{Event, Point, Rectangle, Renderer, Theme, mouse};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A location's disc, in heights of the map.
const RADIUS: f32 = 0.0215;
/// The same in logical pixels, at least, if there is room: smaller numbers cannot be read.
const LEAST_RADIUS: f32 = 9.0;
/// The smallest numbers, in logical pixels, if there is room.
const LEAST_NUMBER: f32 = 12.0;
/// How far beside a disc a click may go.
const NEAR: f32 = 0.032;

/// A board as it is drawn, worked out once a game.
pub struct Chart {
    board: Arc<Board>,
    places: Vec<[f32; 2]>,
    of: BTreeMap<Location, usize>,
    ways: Vec<Way>,
    /// By which two places the way from one space to the next one bends.
    bends: BTreeMap<[usize; 2], [[f32; 2]; 2]>,
    land: Land,
    /// Where the names of locations are written.
    names: Vec<(usize, String, [f32; 2])>,
    /// The areas, and where their names are written: where most of their locations are, and there is room.
    labels: Vec<(Area, [f32; 2])>,
    /// How far the two nearest locations are apart.
    apart: f32,
    /// What is drawn, from below; the second and the last are of the game, the others of the board.
    ways_drawn: Cache,
    trails_drawn: Cache,
    places_drawn: Cache,
    pieces_drawn: Cache,
    /// How often anything was to be drawn anew.
    drawn: Cell<u32>,
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
        let mut struck = names::along_ways(&board, &places);
        let names = names::names(&board, &places, &struck);
        // Names are struck as little as ways are.
        struck.extend(names.iter().flat_map(names::along));
        let of_areas: Vec<_> = places.iter().copied().zip(areas.iter().copied()).collect();
        let labels = (0..).zip(&all).map(|(at, area)| (*area, label(at, &of_areas, &struck))).collect();
        let located: Vec<[f32; 2]> = of.values().map(|id| places[*id]).collect();
        let pairs = located
            .iter()
            .enumerate()
            .flat_map(|(at, one)| located[at + 1..].iter().map(move |other| distance(*one, *other)));
        let apart = pairs.fold(BREADTH, f32::min);
        let ways = ways(&board, &places);
        let mut bends = BTreeMap::new();
        for Way { stops, curve, .. } in &ways {
            for (pair, bend) in stops.windows(2).zip(curve[1..].chunks_exact(3)) {
                bends.insert([pair[0], pair[1]], [bend[0], bend[1]]);
                bends.insert([pair[1], pair[0]], [bend[1], bend[0]]);
            }
        }
        Self {
            ways,
            bends,
            land: Land::new(&board, &places, &areas),
            names,
            board,
            places,
            of,
            labels,
            apart,
            ways_drawn: Cache::new(),
            trails_drawn: Cache::new(),
            places_drawn: Cache::new(),
            pieces_drawn: Cache::new(),
            drawn: Cell::new(0),
        }
    }

    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Where a location lies, in heights of the map.
    pub fn place(&self, location: Location) -> Option<[f32; 2]> {
        self.of.get(&location).map(|id| self.places[*id])
    }

    /// Where the spaces of the board lie, one by one.
    pub fn places(&self) -> &[[f32; 2]] {
        &self.places
    }

    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// The areas, and where their names are written.
    pub fn labels(&self) -> &[(Area, [f32; 2])] {
        &self.labels
    }

    /// The spaces on the shortest way from one location to another that leads over dots alone, both ends with it.
    pub fn along(&self, from: Location, to: Location) -> Option<Vec<usize>> {
        let (start, end) = (*self.of.get(&from)?, *self.of.get(&to)?);
        let adjacent = self.board.adjacent();
        let mut came: BTreeMap<usize, usize> = BTreeMap::from([(start, start)]);
        let mut next = std::collections::VecDeque::from([start]);
        while let Some(here) = next.pop_front() {
            for there in &adjacent[here] {
                let is_dot = !matches!(self.board.spaces()[*there].kind, SpaceKind::Location(_));
                if came.contains_key(there) || !(is_dot || *there == end) {
                    continue;
                }
                came.insert(*there, here);
                next.push_back(*there);
            }
        }
        let mut along = vec![end];
        while let Some(before) = came.get(along.last()?).filter(|_| along.last() != Some(&start)) {
            along.push(*before);
        }
        along.reverse();
        (along.first() == Some(&start)).then_some(along)
    }

    /// The land in cells of which a height of the map has so many.
    pub fn terrain(&self, fine: f32) -> Terrain {
        self.land.terrain(fine)
    }

    /// The location that is there, or near enough.
    fn nearest(&self, here: [f32; 2]) -> Option<Location> {
        let near = |id: &usize| distance(self.places[*id], here);
        let (location, id) =
            self.of.iter().min_by(|(_, one), (_, other)| near(one).total_cmp(&near(other)))?;
        (near(id) < NEAR).then_some(*location)
    }

    /// The area in whose land this is, or on whose name.
    fn area_at(&self, here: [f32; 2]) -> Option<Area> {
        let [wide, high] = names::AREA;
        let on_name = |label: &&(Area, [f32; 2])| {
            let [x, y] = label.1;
            (x - here[0]).abs() < wide && (y - here[1]).abs() < high
        };
        let named = self.labels.iter().find(on_name).map(|(area, _)| *area);
        named.or_else(|| self.labels.get(self.land.area_at(here)?).map(|(area, _)| *area))
    }

    fn pointed_at(&self, camera: Camera, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Location> {
        let here = cursor.position_in(bounds)?;
        self.nearest(Window { camera, size: bounds }.place(here))
    }

    /// Draws everything anew: another look, or another part of the map.
    pub fn redraw(&self) {
        self.ways_drawn.clear();
        self.places_drawn.clear();
        self.redraw_over();
    }

    /// Draws anew what lies on the board.
    pub fn redraw_over(&self) {
        self.drawn.set(self.drawn.get().wrapping_add(1));
        self.trails_drawn.clear();
        self.pieces_drawn.clear();
    }

    /// The radius of a disc, in logical pixels: as on the map, or as large as can be read, if neighbours have room.
    fn radius(&self, scale: f32) -> f32 {
        (RADIUS * scale).max(LEAST_RADIUS.min(0.45 * self.apart * scale))
    }

    /// How large the numbers of locations are, in logical pixels: as large as goes into a disc that is small.
    fn letters(&self, scale: f32) -> f32 {
        let radius = self.radius(scale);
        (radius * 1.15).max(LEAST_NUMBER.min(radius * 1.35))
    }

    fn at(&self, view: Window, location: Location) -> Option<Point> {
        self.of.get(&location).map(|id| view.point(self.places[*id]))
    }
}

impl<Message> Lettered<Message> for Map<'_, Message> {
    fn letters(&self, _: &Held, bounds: Rectangle, _: mouse::Cursor) -> Vec<canvas::Text> {
        self.written(Window { camera: self.camera, size: bounds })
    }
}

/// What is drawn on a map besides the board.
pub struct Map<'a, Message> {
    pub chart: &'a Chart,
    pub view: &'a View,
    /// What is behind the screen; `None` where everybody looks on.
    pub behind: Option<&'a State>,
    pub marked: Marked,
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    pub on_pick: fn(Location) -> Message,
    /// The land of an area was clicked, where that means anything.
    pub on_area: Option<fn(Area) -> Message>,
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
                let camera = self.camera.rolled(*delta, view.place(here));
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
                let camera = view.dragged(camera, from, here);
                Some(canvas::Action::publish((self.on_camera)(camera)).and_capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                held.from.take()?;
                let here = view.place(cursor.position_in(bounds)?);
                if held.dragged {
                    return Some(canvas::Action::capture());
                }
                if let Some(location) = self.chart.nearest(here) {
                    return Some(canvas::Action::publish((self.on_pick)(location)).and_capture());
                }
                let (on_area, area) = (self.on_area?, self.chart.area_at(here)?);
                Some(canvas::Action::publish(on_area(area)).and_capture())
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
        let chart = self.chart;
        let drawn = [
            chart.ways_drawn.draw(renderer, size, |frame| self.draw_ways(frame, view)),
            chart.trails_drawn.draw(renderer, size, |frame| self.draw_trails(frame, view)),
            chart.places_drawn.draw(renderer, size, |frame| self.draw_places(frame, view)),
            chart.pieces_drawn.draw(renderer, size, |frame| self.draw_pieces(frame, view)),
        ];
        drawn.into()
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

/// What lies so far on the way from one place to another.
fn between([from, to]: [[f32; 2]; 2], share: f32) -> [f32; 2] {
    [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share)
}

fn distance(one: [f32; 2], other: [f32; 2]) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}
