//! A mat on the screen: drawn so that what changes is painted alone, pressed where its things lie, and gone over with Tab.

use super::comes::{Coming, NEXT};
use super::signs::SIGNS;
use super::{ASKED_PLACE, At, Mat, Part, Place, Stroke, closed};
use crate::window::paper::{Paint, Pen, Side, breadth, path};
use crate::window::widgets::look::{BOLD, REGULAR};
use crate::window::widgets::press::{Focus, Hand};
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::image::{FilterMethod, Image, Renderer as _};
use iced::advanced::text::{Paragraph as _, Renderer as _};
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer, text};
use iced::alignment::Vertical;
use iced::keyboard::{self, Key, key::Named};
use iced::widget::canvas::{self, Cache, LineCap, LineDash};
use iced::{
    Background, Border, Color, Element, Event, Fill, Font, Length, Pixels, Point, Rectangle, Renderer,
    Shrink, Size, Theme, Vector, window,
};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

/// How far below the top of a line of its own height letters of the book stand, in its height: its ascent and descent.
const FOOT: f32 = 0.866;
/// Letters reach beyond a line of their own height by so much of it, above and below.
const BEYOND: f32 = 0.3;
const DASHES: &[f32] = &[4.0, 3.0];
/// From this breadth on a line is broad, in points of its mat.
const BROAD: f32 = 2.4;

#[derive(Default)]
struct State {
    focus: Vec<Focus>,
    down: Option<usize>,
    /// Whether the mouse has moved since this lies there.
    stirred: bool,
    /// Where something was pressed, and what it was called, until the mouse moves again.
    pressed: Option<(Point, String)>,
    drawn: Option<Status>,
    outlines: RefCell<Vec<Outline>>,
    coming: Coming,
}

/// Which place the mouse is over, which is pressed, and which Tab has come to.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Status {
    over: Option<usize>,
    down: Option<usize>,
    focused: Option<usize>,
}

/// An outline as it was drawn, and of what.
struct Outline {
    of: Vec<Part>,
    scale: f32,
    drawn: Cache,
}

impl Outline {
    /// Whether it was drawn of this.
    fn is_of(&self, parts: &[Part], scale: f32) -> bool {
        let same = |((ours, paint), (theirs, other)): (&Part, &Part)| {
            paint == other && (Arc::ptr_eq(ours, theirs) || ours == theirs)
        };
        self.scale == scale && self.of.len() == parts.len() && self.of.iter().zip(parts).all(same)
    }
}

impl<M> Mat<M> {
    /// Where a place is on the screen.
    fn on_screen(&self, bounds: Rectangle, place: &Place<M>) -> Rectangle {
        self.part_on_screen(bounds, place.bounds)
    }

    fn part_on_screen(&self, bounds: Rectangle, part: Rectangle) -> Rectangle {
        part * self.scale(bounds) + Vector::new(bounds.x, bounds.y)
    }

    fn scale(&self, bounds: Rectangle) -> f32 {
        bounds.width / self.size[0]
    }

    fn over(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<usize> {
        let at = cursor.position()?;
        // What was put there last lies on top.
        let hit = |place: &Place<M>| match &place.within {
            None => self.on_screen(bounds, place).contains(at),
            Some(outline) => {
                let scale = self.scale(bounds);
                lies_within([(at.x - bounds.x) / scale, (at.y - bounds.y) / scale], outline)
            }
        };
        self.places.iter().rposition(hit)
    }

    /// The place that lies next to this one that way: to the side in its own row, up and down the nearest.
    fn beside(&self, at: usize, [along, down]: [f32; 2]) -> Option<usize> {
        let here = self.places.get(at)?.bounds;
        let apart = |there: &Rectangle| {
            let between = there.center() - here.center();
            let (ahead, aside) = (between.x * along + between.y * down, between.x * down + between.y * along);
            let sideways = along != 0.0;
            let is_in_row = there.y < here.y + here.height && here.y < there.y + there.height;
            (ahead > 1.0 && (is_in_row || !sideways)).then_some(ahead + 2.0 * aside.abs())
        };
        let all = self.places.iter().enumerate();
        let near = all.filter_map(|(at, place)| Some((at, apart(&place.bounds)?)));
        near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(at, _)| at)
    }

    /// What is lit under the mouse: not what has come to lie there by a press, as long as the mouse lies still.
    fn lit(&self, state: &State, bounds: Rectangle, cursor: mouse::Cursor) -> Option<usize> {
        let pressed = state.pressed.as_ref().filter(|(at, _)| cursor.position() == Some(*at));
        let over = self.over(bounds, cursor).filter(|_| state.stirred);
        over.filter(|over| {
            pressed.is_none_or(|(_, name)| self.places.get(*over).is_some_and(|it| it.name == *name))
        })
    }
}

impl<M: Clone> Widget<M, Theme, Renderer> for Mat<M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Shrink)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max();
        let [width, height] = self.size;
        let scale = (room.width / width).min(room.height / height);
        layout::Node::new(Size::new(width * scale, height * scale))
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let bounds = layout.bounds();
        let state = tree.state.downcast_mut::<State>();
        state.focus.resize_with(self.places.len(), Focus::default);
        operation.container(None, bounds);
        if let Some(asked) = self.asked {
            operation.container(Some(&Id::new(ASKED_PLACE)), self.part_on_screen(bounds, asked));
        }
        operation.traverse(&mut |operation| {
            for (place, focus) in self.places.iter().zip(&mut state.focus) {
                // In whole points: sums of parts of them are not what they were.
                let Rectangle { x, y, width, height } = self.on_screen(bounds, place);
                let here = Rectangle {
                    x: x.ceil(),
                    y: y.ceil(),
                    width: width.floor() - 1.0,
                    height: height.floor() - 1.0,
                };
                operation.container(None, here);
                operation.focusable(None, here, focus);
                operation.text(None, here, &place.name);
            }
            let mut said = |stroke: &Stroke| {
                // What stands on a place is said by its name.
                if let Stroke::Words(words) = stroke
                    && !self.places.iter().any(|place| place.bounds.contains(Point::from(words.at)))
                {
                    let scale = self.scale(bounds);
                    let broad = measured(&words.words, words.size, words.bold) * scale;
                    let at = on(words.at, scale, bounds);
                    let left = at.x - broad * words.side.share();
                    let height = words.size * scale;
                    let here = Rectangle { x: left, y: at.y - height, width: broad, height };
                    operation.text(None, here, &words.words);
                }
            };
            self.layers.iter().flatten().for_each(|stroke| stroke.each(0.0, &mut said));
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let over = self.over(layout.bounds(), cursor);
        state.focus.resize_with(self.places.len(), Focus::default);
        let focused = state.focus.iter().position(|focus| focus.0);
        match Hand::of(event) {
            Some(Hand::Down) => {
                state.down = over;
                // A click goes to what it hits; the focus goes with the program's answer.
                state.focus.iter_mut().for_each(|focus| focus.0 = false);
                if over.is_some() {
                    shell.capture_event();
                }
            }
            Some(Hand::Up) => {
                if let Some(down) = state.down.take() {
                    if let Some(place) = self.places.get(down).filter(|_| over == Some(down)) {
                        shell.publish(place.message.clone());
                        state.pressed = cursor.position().map(|at| (at, place.name.clone()));
                    }
                    shell.capture_event();
                }
            }
            Some(Hand::Lost) => state.down = None,
            Some(Hand::Key) => {
                if let Some(place) = focused.and_then(|at| self.places.get(at)) {
                    shell.publish(place.message.clone());
                    shell.capture_event();
                }
            }
            None => {}
        }
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. }) => state.stirred = true,
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                if let Some(other) = over.and_then(|at| self.places.get(at)?.besides.other.clone()) {
                    shell.publish(other);
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::WheelScrolled { delta }) => {
                let (mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. }) = *delta;
                let wheel = over.and_then(|at| self.places.get(at)?.besides.wheel.clone());
                if let (Some([up, down]), false) = (wheel, y == 0.0) {
                    shell.publish(if y > 0.0 { up } else { down });
                    shell.capture_event();
                }
            }
            // From where Tab has come to arrows go on in their direction.
            Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(named), modifiers, .. })
                if modifiers.is_empty() =>
            {
                if let Some((at, way)) = focused.zip(arrow(*named)) {
                    if let Some(next) = self.beside(at, way) {
                        state.focus[at].0 = false;
                        state.focus[next].0 = true;
                    }
                    shell.capture_event();
                }
            }
            _ => {}
        }
        let focused = state.focus.iter().position(|focus| focus.0);
        let over = self.lit(state, layout.bounds(), cursor);
        let status = Status { over, down: state.down, focused };
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            state.drawn = Some(status);
            if state.coming.is_drawn(self.beat, *now) {
                shell.request_redraw_at(*now + NEXT);
            }
        } else if state.drawn.is_some_and(|drawn| drawn != status) {
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let Some(seen) = bounds.intersection(viewport) else { return };
        let state = tree.state.downcast_ref::<State>();
        let scale = self.scale(bounds);
        let origin = Vector::new(bounds.x, bounds.y);
        let mut outlines = state.outlines.borrow_mut();
        let mut number = 0;
        if self.beat.is_some() {
            // What moves by less than a point leaves its edge behind: when it lies, all is painted anew once. Nobody sees this.
            let unseen = Color { r: if state.coming.left > 0.0 { 1.0 } else { 0.0 }, ..Color::TRANSPARENT };
            renderer.with_layer(seen, |renderer| {
                fill_plate(renderer, bounds, 0.0, Paint::filled(unseen), 1.0);
            });
        }
        for layer in &self.layers {
            renderer.with_layer(seen, |renderer| {
                let mut draw = |stroke: &Stroke| {
                    match stroke {
                        Stroke::Plate([x, y], [width, height], round, paint) => {
                            let plate =
                                Rectangle { x: *x, y: *y, width: *width, height: *height } * scale + origin;
                            fill_plate(renderer, plate, round * scale, *paint, scale);
                        }
                        Stroke::Outline(parts) => {
                            let new = || Outline { of: parts.clone(), scale, drawn: Cache::new() };
                            if outlines.len() == number {
                                outlines.push(new());
                            } else if !outlines[number].is_of(parts, scale) {
                                outlines[number] = new();
                            }
                            draw_outline(renderer, &outlines[number], origin);
                            number += 1;
                        }
                        Stroke::Picture(picture, [x, y], [width, height], clear) => {
                            let place =
                                Rectangle { x: *x, y: *y, width: *width, height: *height } * scale + origin;
                            let picture = Image::new(picture.clone())
                                .filter_method(FilterMethod::Linear)
                                .opacity(*clear);
                            renderer.draw_image(picture, place, seen);
                        }
                        Stroke::Words(words) => {
                            let at = on(words.at, scale, bounds);
                            let size = words.size * scale;
                            let line = (at, size, words.color, words.side);
                            let font = if words.bold { BOLD } else { REGULAR };
                            let broad = breadth(&words.words, size, words.bold);
                            write(renderer, line, (font, FOOT), broad, words.words.clone());
                        }
                        Stroke::Sign(sign, [x, y], side, color) => {
                            let size = side * scale;
                            let at = on([*x, y + side], scale, bounds);
                            write(
                                renderer,
                                (at, size, *color, Side::From),
                                (SIGNS, 1.0),
                                size,
                                sign.0.to_string(),
                            );
                        }
                        // What comes is drawn thing by thing.
                        Stroke::Coming(..) => {}
                    }
                };
                layer.iter().for_each(|stroke| stroke.each(state.coming.left, &mut draw));
            });
        }
        outlines.truncate(number);
        drop(outlines);
        let over = self.lit(state, bounds, cursor);
        let focused = state.focus.iter().position(|focus| focus.0);
        for (at, width) in [(over, 1.5), (focused, 3.0)] {
            let Some(place) = at.and_then(|at| self.places.get(at)) else { continue };
            if let Some(outline) = &place.within {
                let pens = closed(outline.iter().copied()).into();
                let paint = Paint::line(self.tints.gold, width + 1.0);
                let ring = Outline { of: vec![(pens, paint)], scale, drawn: Cache::new() };
                renderer.with_layer(seen, |renderer| draw_outline(renderer, &ring, origin));
                continue;
            }
            let (here, round) = match place.circle {
                None => (self.on_screen(bounds, place).expand(3.0), 6.0),
                Some(([x, y], radius)) => {
                    let side = radius * 2.0;
                    let square = Rectangle { x: x - radius, y: y - radius, width: side, height: side };
                    let here = (square * scale + origin).expand(3.0);
                    (here, here.width / 2.0)
                }
            };
            let here = in_whole_points(here);
            renderer.with_layer(here.expand(1.0), |renderer| {
                fill_plate(renderer, here, round, Paint::line(self.tints.gold, width), 1.0);
            });
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        match self.over(layout.bounds(), cursor) {
            Some(_) => mouse::Interaction::Pointer,
            None => mouse::Interaction::default(),
        }
    }
}

/// Which way an arrow goes: to the right, and down.
fn arrow(key: Named) -> Option<[f32; 2]> {
    Some(match key {
        Named::ArrowLeft => [-1.0, 0.0],
        Named::ArrowRight => [1.0, 0.0],
        Named::ArrowUp => [0.0, -1.0],
        Named::ArrowDown => [0.0, 1.0],
        _ => return None,
    })
}

/// As far as whole points reach. What is painted anew in part of a point alone takes away of its neighbours what it does not paint again.
fn in_whole_points(bounds: Rectangle) -> Rectangle {
    let (left, top) = (bounds.x.floor(), bounds.y.floor());
    let (right, below) = ((bounds.x + bounds.width).ceil(), (bounds.y + bounds.height).ceil());
    Rectangle { x: left, y: top, width: right - left, height: below - top }
}

/// Where a place of a mat is, within these bounds.
fn on([x, y]: At, scale: f32, bounds: Rectangle) -> Point {
    Point::new(bounds.x + x * scale, bounds.y + y * scale)
}

fn fill_plate(renderer: &mut Renderer, bounds: Rectangle, round: f32, paint: Paint, scale: f32) {
    let (color, width) = paint.line.unwrap_or((Color::TRANSPARENT, 0.0));
    let border = Border { color, width: width * scale, radius: round.into() };
    let fill = Background::Color(paint.fill.unwrap_or(Color::TRANSPARENT));
    renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, fill);
}

fn draw_outline(renderer: &mut Renderer, outline: &Outline, origin: Vector) {
    let Outline { of: parts, scale, drawn } = outline;
    let mut corners = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for (pens, paint) in parts {
        let edge = paint.line.map_or(0.0, |(_, width)| width) + 1.0;
        let mut reach = |[x, y]: [f32; 2]| {
            let [left, top, right, below] = corners;
            corners = [left.min(x - edge), top.min(y - edge), right.max(x + edge), below.max(y + edge)];
        };
        for pen in &**pens {
            match *pen {
                Pen::Begin(to) | Pen::Line(to) => reach(to),
                Pen::Bend(one, to) => [one, to].into_iter().for_each(&mut reach),
                Pen::Curve(one, other, to) => [one, other, to].into_iter().for_each(&mut reach),
                Pen::Close => {}
            }
        }
    }
    let [left, top, right, below] = corners;
    if left > right {
        return;
    }
    let bounds = Rectangle { x: left, y: top, width: right - left, height: below - top } * *scale;
    let bounds = in_whole_points(bounds + origin) - origin;
    let drawn = drawn.draw_with_bounds(renderer, bounds, |frame| {
        for (pens, paint) in parts {
            let path = path(pens, *scale);
            if let Some(fill) = paint.fill {
                frame.fill(&path, fill);
            }
            if let Some((color, width)) = paint.line {
                // In a broad line dashes are longer, and their ends are cut, or no gap is seen between them.
                let broad = width > BROAD;
                let longer = [3.0 * width * scale, 2.2 * width * scale];
                let segments = match (paint.dashed, broad) {
                    (false, _) => &[],
                    (true, false) => DASHES,
                    (true, true) => &longer[..],
                };
                let dash = LineDash { segments, offset: 0 };
                let cap = if paint.dashed && broad { LineCap::Butt } else { LineCap::Round };
                let stroke = canvas::Stroke { line_dash: dash, ..canvas::Stroke::default() };
                let stroke = stroke.with_color(color).with_width(width * scale).with_line_cap(cap);
                frame.stroke(&path, stroke);
            }
        }
    });
    renderer.with_translation(origin, |renderer| renderer.draw_geometry(drawn));
}

/// Whether a point lies within what this goes around.
pub fn lies_within([x, y]: At, outline: &[At]) -> bool {
    let ends = outline.iter().zip(outline.iter().cycle().skip(1));
    // A line from there to the right crosses the outline an odd number of times.
    let crosses = |(one, other): &(&At, &At)| {
        let [[ax, ay], [bx, by]] = [**one, **other];
        (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
    };
    ends.filter(crosses).count() % 2 == 1
}

/// Writes words on their line, within bounds of their own, so that no more than they are painted anew.
fn write(
    renderer: &mut Renderer,
    (at, size, color, side): (Point, f32, Color, Side),
    (font, foot): (Font, f32),
    broad: f32,
    words: String,
) {
    let top = at.y - foot * size;
    let clip = Rectangle {
        x: at.x - broad * side.share() - 1.0,
        y: top - BEYOND * size,
        width: broad + 2.0,
        height: size * (1.0 + 2.0 * BEYOND),
    };
    let written = text::Text {
        content: words,
        bounds: Size::new(broad + 2.0, size),
        size: Pixels(size),
        line_height: text::LineHeight::Relative(1.0),
        font,
        align_x: side.aligned(),
        align_y: Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    renderer.fill_text(written, Point::new(at.x, top), color, clip);
}

/// How broad words of a size are, heavy or not.
type Measured = HashMap<(u32, bool), HashMap<String, f32>>;
/// So many sizes are remembered, and so many words of each.
const SIZES: usize = 64;
const WORDS: usize = 512;

thread_local! {
    static MEASURED: RefCell<Measured> = RefCell::default();
}

/// How broad words are, as they are written: a mat asks the same of them each time it is drawn.
pub fn measured(words: &str, size: f32, bold: bool) -> f32 {
    MEASURED.with_borrow_mut(|known| {
        let of = (size.to_bits(), bold);
        if known.len() >= SIZES && !known.contains_key(&of) {
            known.clear();
        }
        let known = known.entry(of).or_default();
        if let Some(broad) = known.get(words) {
            return *broad;
        }
        if known.len() >= WORDS {
            known.clear();
        }
        let broad = as_written(words, size, bold);
        known.insert(words.to_owned(), broad);
        broad
    })
}

fn as_written(words: &str, size: f32, bold: bool) -> f32 {
    let written = text::Text {
        content: words,
        bounds: Size::INFINITE,
        size: Pixels(size),
        line_height: text::LineHeight::Relative(1.0),
        font: if bold { BOLD } else { REGULAR },
        align_x: text::Alignment::Left,
        align_y: Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    <Renderer as text::Renderer>::Paragraph::with_text(written).min_bounds().width
}

impl<'a, M: Clone + 'a> From<Mat<M>> for Element<'a, M> {
    fn from(mat: Mat<M>) -> Self {
        Element::new(mat)
    }
}
