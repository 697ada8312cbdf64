//! The picture that a board is copied from, and what is drawn on it so far.

use super::super::map::{Camera, Window, tint, written};
use super::found::Circle;
use super::scale::on_map;
use crate::hunt::board::Sketch;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Colours, Look, mixed};
use iced::widget::canvas::{self, Cache, Frame, Geometry, LineCap, Path, Stroke, Text};
use iced::{Color, Event, Point, Rectangle, Renderer, Size, Theme, mouse};

/// The breadth of the frame in its heights, as that of every map.
use super::super::map::BREADTH;

/// How far beside a space a click may go, in pixels.
const NEAR: f32 = 13.0;
/// A location's disc, in pixels when all of the picture is seen.
const RADIUS: f32 = 10.0;

/// How far beside a spot something of it is drawn, in pixels.
const AROUND: f32 = 60.0;

/// What is done with a mouse on the easel, in places of the map.
#[derive(Clone, Debug)]
pub enum Gesture {
    /// A click, and how far beside a space it may go.
    Clicked([f32; 2], f32),
    /// A right click: what is proposed there is none.
    Dropped([f32; 2], f32),
    /// A space was moved there.
    Moved(usize, [f32; 2]),
    /// A line was drawn around something.
    Around(Vec<[f32; 2]>),
    /// Another part is to be shown.
    Camera(Camera),
}

/// What a drag from an empty place does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drag {
    /// It moves the picture.
    Pans,
    /// It goes around something.
    Goes,
}

/// What stands out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// The spot that is chosen.
    pub spot: Option<usize>,
    /// The lines that are chosen.
    pub lines: Vec<usize>,
    /// The spot where the pen is.
    pub pen: Option<usize>,
    /// Where the keyboard points.
    pub crosshair: Option<[f32; 2]>,
    /// The area that is being laid.
    pub area: Option<usize>,
    /// Whether the areas are written down as well.
    pub labels: bool,
    /// What is proposed as places.
    pub proposed: Vec<Circle>,
    /// The one that is numbered next, and its number.
    pub numbered: Option<(Circle, String)>,
}

/// The picture in the frame: as large as goes in, in its own shape.
pub fn framed(width: u32, height: u32) -> [f32; 4] {
    let shape = width.max(1) as f32 / height.max(1) as f32;
    let (breadth, depth) = if shape > BREADTH { (BREADTH, BREADTH / shape) } else { (shape, 1.0) };
    [(BREADTH - breadth) / 2.0, (1.0 - depth) / 2.0, breadth, depth]
}

/// What is drawn so far.
pub struct Easel<'a, Message> {
    /// The draft as it is drawn.
    pub sketch: &'a Sketch,
    /// What stands out.
    pub marks: Marks,
    /// What a drag does.
    pub drag: Drag,
    /// The part that is shown.
    pub camera: Camera,
    /// Colours.
    pub look: Look,
    /// It is drawn again only when something has changed.
    pub cache: &'a Cache,
    /// What is done with the mouse.
    pub on: fn(Gesture) -> Message,
}

/// A button of the mouse that is held down.
#[derive(Default)]
pub struct Held {
    from: Option<(Point, Camera)>,
    spot: Option<usize>,
    right: bool,
    dragged: bool,
    around: Vec<[f32; 2]>,
}

/// The spot at a place, if one is near enough: with a name, for a bare dot lies where its neighbours want it.
pub fn spot_at(sketch: &Sketch, place: [f32; 2], near: f32) -> Option<usize> {
    let far = |at: usize| {
        let [x, y] = on_map(sketch.spots[at].at);
        (x - place[0]).hypot(y - place[1])
    };
    let named = (0..sketch.spots.len()).filter(|at| sketch.spots[*at].name.is_some());
    named.filter(|at| far(*at) < near).min_by(|one, other| far(*one).total_cmp(&far(*other)))
}

/// The line at a place, if one is near enough.
pub fn line_at(sketch: &Sketch, place: [f32; 2], near: f32) -> Option<usize> {
    let far = |at: usize| {
        let [from, to] = sketch.lines[at].ends.map(|end| on_map(sketch.spots[end].at));
        let along = [to[0] - from[0], to[1] - from[1]];
        let length = (along[0] * along[0] + along[1] * along[1]).max(1e-9);
        let share = ((place[0] - from[0]) * along[0] + (place[1] - from[1]) * along[1]) / length;
        let share = share.clamp(0.0, 1.0);
        (from[0] + along[0] * share - place[0]).hypot(from[1] + along[1] * share - place[1])
    };
    let near = (0..sketch.lines.len()).filter(|at| far(*at) < near);
    near.min_by(|one, other| far(*one).total_cmp(&far(*other)))
}

/// Where the number that a circle would get is written: above it, or below where there is no room.
fn beside(view: Window, circle: Circle, number: &str) -> Rectangle {
    let Point { x, y } = view.point(circle.at);
    let size = Size::new(10.0 + 10.0 * number.chars().count().max(1) as f32, 22.0);
    let radius = circle.radius * view.scale() + 8.0;
    let above = y - radius - size.height;
    let top = if above < 2.0 { y + radius } else { above };
    Rectangle::new(Point::new(x - size.width / 2.0, top), size)
}

impl<Message> Easel<'_, Message> {
    fn near(&self, view: Window) -> f32 {
        NEAR / view.scale()
    }
}

impl<Message> canvas::Program<Message> for Easel<'_, Message> {
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
        let done = |gesture| Some(canvas::Action::publish((self.on)(gesture)).and_capture());
        match event {
            mouse::Event::WheelScrolled { delta } => {
                let here = cursor.position_in(bounds)?;
                done(Gesture::Camera(self.camera.rolled(*delta, view.place(here))))
            }
            mouse::Event::ButtonPressed(button) => {
                let here = cursor.position_in(bounds)?;
                let right = *button != mouse::Button::Left;
                let spot = spot_at(self.sketch, view.place(here), self.near(view)).filter(|_| !right);
                *held = Held { from: Some((here, self.camera)), spot, right, ..Held::default() };
                Some(canvas::Action::capture())
            }
            mouse::Event::CursorMoved { .. } => {
                let (from, camera) = held.from?;
                let here = cursor.position_from(bounds.position())?;
                held.dragged |= from.distance(here) > 5.0;
                if !held.dragged {
                    return None;
                }
                if held.right || held.spot.is_none() && self.drag == Drag::Pans {
                    return done(Gesture::Camera(view.dragged(camera, from, here)));
                }
                if self.drag == Drag::Goes {
                    held.around.push(view.place(here));
                }
                // What is under the mouse moves with it, and is not written down before it is let go.
                self.cache.clear();
                Some(canvas::Action::request_redraw().and_capture())
            }
            mouse::Event::ButtonReleased(_) => {
                held.from.take()?;
                let here = view.place(cursor.position_from(bounds.position())?);
                let around = std::mem::take(&mut held.around);
                self.cache.clear();
                match (held.dragged, held.spot, self.drag) {
                    (false, ..) if held.right => done(Gesture::Dropped(here, self.near(view))),
                    (false, ..) => done(Gesture::Clicked(here, self.near(view))),
                    (true, ..) if held.right => Some(canvas::Action::capture()),
                    (true, _, Drag::Goes) => done(Gesture::Around(around)),
                    (true, Some(spot), Drag::Pans) => done(Gesture::Moved(spot, here)),
                    (true, None, Drag::Pans) => Some(canvas::Action::capture()),
                }
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
        cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let view = Window { camera: self.camera, size: bounds };
        vec![self.cache.draw(renderer, bounds.size(), |frame| {
            self.draw_sketch(frame, view, self.moved(held, bounds, cursor), &held.around);
        })]
    }

    fn mouse_interaction(&self, held: &Held, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        let Some(here) = cursor.position_in(bounds) else { return mouse::Interaction::default() };
        if held.from.is_some() && held.dragged {
            return mouse::Interaction::Grabbing;
        }
        let view = Window { camera: self.camera, size: bounds };
        match spot_at(self.sketch, view.place(here), self.near(view)) {
            Some(_) => mouse::Interaction::Pointer,
            None => mouse::Interaction::Crosshair,
        }
    }
}

impl<Message> Lettered<Message> for Easel<'_, Message> {
    fn letters(&self, held: &Held, bounds: Rectangle, cursor: mouse::Cursor) -> Vec<Text> {
        let view = Window { camera: self.camera, size: bounds };
        let moved = self.moved(held, bounds, cursor);
        let (size, ink) = (view.camera.zoom.sqrt(), self.look.colours().ink);
        let mut letters = Vec::new();
        if let Some((circle, number)) = &self.marks.numbered {
            let plate = beside(view, *circle, number);
            if view.holds(plate.center(), plate.width / 2.0, plate.height / 2.0) {
                letters.push(written(number.clone(), plate.center(), 17.0, self.look.colours().red, BOLD));
            }
        }
        for (number, spot) in self.sketch.spots.iter().enumerate() {
            let Some(location) = spot.location else { continue };
            let here = self.at(view, moved, number);
            if view.holds(here, RADIUS * size, RADIUS * size) {
                letters.push(written(location.to_string(), here, RADIUS * size * 1.15, ink, BOLD));
            }
            if let Some((label, plate)) = self.labelled(view, number, here)
                && view.holds(plate.center(), plate.width, plate.height)
            {
                letters.push(written(label.clone(), plate.center(), 9.5 * size, ink, BOLD));
            }
        }
        letters
    }
}

impl<Message> Easel<'_, Message> {
    /// The spot that is dragged, and where to.
    fn moved(&self, held: &Held, bounds: Rectangle, cursor: mouse::Cursor) -> Option<(usize, Point)> {
        let spot = held.spot.filter(|_| held.dragged && self.drag == Drag::Pans);
        spot.zip(cursor.position_from(bounds.position()))
    }

    /// Where a spot is on the screen.
    fn at(&self, view: Window, moved: Option<(usize, Point)>, spot: usize) -> Point {
        match moved {
            Some((this, here)) if this == spot => here,
            _ => view.point(on_map(self.sketch.spots[spot].at)),
        }
    }

    /// The area of a spot, if areas are written down, and the plate for it.
    fn labelled(&self, view: Window, spot: usize, here: Point) -> Option<(&String, Rectangle)> {
        let area = self.sketch.spots[spot].area.filter(|_| self.marks.labels)?;
        let size = view.camera.zoom.sqrt();
        let below = Point::new(here.x, here.y + (RADIUS + 8.0) * size);
        let plate = Size::new(24.0 * size, 11.0 * size);
        let corner = Point::new(below.x - plate.width / 2.0, below.y - plate.height / 2.0);
        Some((&self.sketch.areas[area], Rectangle::new(corner, plate)))
    }

    fn draw_sketch(
        &self,
        frame: &mut Frame,
        view: Window,
        moved: Option<(usize, Point)>,
        around: &[[f32; 2]],
    ) {
        let Colours { sheet, inset, line, ink, gold, red, trail, .. } = self.look.colours();
        let Sketch { spots, lines, .. } = self.sketch;
        let at = |spot: usize| self.at(view, moved, spot);
        let size = view.camera.zoom.sqrt();
        let round = |width: f32, color: Color| {
            Stroke::default().with_width(width).with_color(color).with_line_cap(LineCap::Round)
        };
        // Everything has an edge, for nobody knows what the picture is like behind it.
        let ways = |wanted: &dyn Fn(usize) -> bool| {
            Path::new(|path| {
                for (_, way) in lines.iter().enumerate().filter(|(number, _)| wanted(*number)) {
                    let [from, to] = way.ends.map(at);
                    if view.sees(from, AROUND) || view.sees(to, AROUND) {
                        path.move_to(from);
                        path.line_to(to);
                    }
                }
            })
        };
        frame.stroke(&ways(&|number| self.marks.lines.contains(&number)), round(9.0 * size, gold));
        frame.stroke(&ways(&|number| lines[number].road), round(6.5 * size, sheet));
        frame.stroke(&ways(&|number| lines[number].road), round(4.0 * size, mixed(gold, ink, 0.3)));
        frame.stroke(&ways(&|number| !lines[number].road), round(4.0 * size, sheet));
        frame.stroke(&ways(&|number| !lines[number].road), round(1.8 * size, trail));
        for (number, spot) in spots.iter().enumerate() {
            let here = at(number);
            if !view.sees(here, AROUND) {
                continue;
            }
            let Some(location) = spot.location else {
                let radius = if spot.name.is_some() { 4.5 } else { 3.5 } * size;
                frame.fill(&Path::circle(here, radius + 1.5), sheet);
                frame.fill(&Path::circle(here, radius), trail);
                self.draw_marks(frame, number, here, radius + 4.0);
                continue;
            };
            let radius = RADIUS * size;
            let shape = if location.is_exit() {
                let corner = Point::new(here.x - radius, here.y - radius);
                Path::rectangle(corner, Size::new(2.0 * radius, 2.0 * radius))
            } else {
                Path::circle(here, radius)
            };
            let face = spot.area.map_or(inset, |area| tint(inset, area, 2.4));
            let mine = self.marks.area.is_some() && self.marks.area == spot.area;
            let edge = if mine { gold } else { mixed(line, ink, 0.45) };
            frame.fill(&shape, face);
            frame.stroke(&shape, round(if mine { 2.5 } else { 1.5 }, edge));
            if let Some((_, plate)) = self.labelled(view, number, here) {
                frame.fill(&Path::rectangle(plate.position(), plate.size()), sheet);
            }
            self.draw_marks(frame, number, here, radius + 4.0);
        }
        self.draw_proposed(frame, view);
        if around.len() > 1 {
            let path = Path::new(|path| {
                path.move_to(view.point(around[0]));
                around[1..].iter().for_each(|place| path.line_to(view.point(*place)));
            });
            frame.stroke(&path, round(4.0, sheet));
            frame.stroke(&path, round(2.0, gold));
        }
        if let Some(place) = self.marks.crosshair {
            let here = view.point(place);
            for (color, width) in [(sheet, 4.0), (red, 1.8)] {
                for [dx, dy] in [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]] {
                    let from = Point::new(here.x + 5.0 * dx, here.y + 5.0 * dy);
                    let to = Point::new(here.x + 20.0 * dx, here.y + 20.0 * dy);
                    frame.stroke(&Path::line(from, to), round(width, color));
                }
            }
        }
    }

    /// Circles that were found: rings around what lies on the picture, the one that is numbered next with its number.
    fn draw_proposed(&self, frame: &mut Frame, view: Window) {
        let Colours { sheet, gold, red, .. } = self.look.colours();
        let stroke = |width: f32, color: Color| Stroke::default().with_width(width).with_color(color);
        for circle in &self.marks.proposed {
            let here = view.point(circle.at);
            let ring = Path::circle(here, circle.radius * view.scale() + 2.0);
            let numbered = self.marks.numbered.as_ref().is_some_and(|(numbered, _)| numbered == circle);
            if view.sees(here, AROUND) {
                frame.stroke(&ring, stroke(5.0, sheet));
                frame.stroke(
                    &ring,
                    stroke(if numbered { 4.0 } else { 2.5 }, if numbered { red } else { gold }),
                );
            }
        }
        // Beside it, so that what is printed there is read.
        if let Some((circle, number)) = &self.marks.numbered {
            let plate = beside(view, *circle, number);
            frame.fill(&Path::rectangle(plate.position(), plate.size()), sheet);
        }
    }

    fn draw_marks(&self, frame: &mut Frame, spot: usize, here: Point, radius: f32) {
        let Colours { gold, red, .. } = self.look.colours();
        let ring = |width: f32, color: Color| Stroke::default().with_width(width).with_color(color);
        if self.marks.spot == Some(spot) {
            frame.stroke(&Path::circle(here, radius), ring(3.0, gold));
        }
        if self.marks.pen == Some(spot) {
            frame.stroke(&Path::circle(here, radius + 3.0), ring(2.5, red));
        }
    }
}
