//! Corruption tiles as tiles: face down until they are turned over one by one, the Eye in red with its word below.

use super::super::chips::{Door, Wish};
use super::super::map::signs::eye;
use super::super::map::written;
use super::super::put_back::PutBack;
use super::Message;
use crate::hunt::{Canceller, Tile, Value};
use crate::language::Words;
use crate::language::hunt::tiles as in_words;
use crate::window::pieces::measured;
use crate::window::widgets::drawn::{Drawn, Sketch, Sketched};
use crate::window::widgets::lettered::{Lettered, lettered};
use crate::window::widgets::look::{BOLD, Look, mixed};
use crate::window::widgets::press::{Weight, around};
use iced::mouse::Cursor;
use iced::widget::canvas::{Frame, Path, Stroke, Text};
use iced::widget::{Row, column, responsive, text};
use iced::{Center, Element, Length, Point, Rectangle, Size};
use std::borrow::Borrow;

/// How high a tile is, and how broad, in logical pixels at the smallest type.
const HIGH: f32 = 84.0;
const BROAD: f32 = 58.0;
/// How high what stands below one is, and how far they are apart.
const BELOW: f32 = 16.0;
const APART: f32 = 3.0;
/// How many of them stand beside each other; more are smaller.
const AT_MOST: usize = 5;

/// The tiles that lie drawn, in the order drawn; a press on one that is turned puts it back. Below each stands what the
/// Corruption would be without it (`without`), or by whom it is put back; with a cross where all is lost all the same.
pub(super) fn tiles<'a>(
    look: Look,
    words: &Words,
    drawn: &[Tile],
    face_down: usize,
    put_back: &PutBack,
    (without, limit): (&[Option<u16>], u16),
) -> Element<'a, Message> {
    let turned = drawn.len().saturating_sub(face_down);
    let tiles: Vec<_> = drawn
        .iter()
        .enumerate()
        .map(|(at, tile)| {
            let shown = (at < turned).then_some(*tile);
            let named = shown.map(|tile| in_words(words, &[tile])).unwrap_or_default();
            let back = put_back.with(at);
            let face = Face { look, tile: shown, named, back: back.is_some() };
            let press = (face_down == 0).then_some(Message::Wish(Wish::To(Door::PutBack(at))));
            let weight = if put_back.chosen == Some(at) { Weight::Chosen } else { Weight::Plain };
            let without_it = without.get(at).copied().flatten();
            let below = match (back, without_it.filter(|_| face_down == 0)) {
                (Some(Canceller::Company(who)), _) => {
                    words.say("company-name", &[("who", who.to_string().into())])
                }
                (Some(Canceller::Card), _) => words.say("tile-by-card", &[]),
                (None, Some(would)) if would >= limit => format!("{would} ×"),
                (None, Some(would)) => would.to_string(),
                (None, None) => String::new(),
            };
            let lost = back.is_none() && without_it.is_some_and(|would| would >= limit);
            (face, weight, press, below, lost)
        })
        .collect();
    let row = move |share: f32| {
        let tiles = tiles.clone().into_iter().map(|(face, weight, press, below, lost)| {
            let fixed = |size: f32| Length::Fixed(look.size(size * share));
            let face = lettered(Sketch(face), Size::new(fixed(BROAD), fixed(HIGH)));
            let colours = look.colours();
            // No name is broader than its tile: what would not lie in the row would lie on the gold button.
            let size = look.size(BELOW * share.max(0.8));
            let size = size * (look.size(BROAD * share) / measured(&below, size, true)).min(1.0);
            let below = text(below)
                .size(size)
                .font(BOLD)
                .color(if lost { colours.red } else { colours.faint })
                .wrapping(text::Wrapping::None);
            column![around(look, face, weight, press), below].align_x(Center).into()
        });
        Row::with_children(tiles).spacing(look.size(APART)).wrap().vertical_spacing(look.size(APART))
    };
    let count = drawn.len() as f32;
    let tiles: Element<'a, Message> = match drawn.len() > AT_MOST {
        // As many as a rescue draws go in as well.
        true => row(0.52).into(),
        // What lies in one row lies in one, however narrow the card is: nothing lies on the gold button.
        false => responsive(move |room| {
            let room = room.width / look.scale - APART * count;
            row((room / (BROAD * count)).min(1.0)).into()
        })
        .height(look.size(HIGH + BELOW * 1.3))
        .into(),
    };
    let reckoned = face_down == 0 && !without.is_empty();
    column![tiles].push(reckoned.then(|| look.label(words.say("tile-without", &[])))).into()
}

#[derive(Clone, PartialEq)]
struct Face {
    look: Look,
    /// `None`: it lies face down.
    tile: Option<Tile>,
    named: String,
    back: bool,
}

impl Sketched for Face {
    type Of = Self;

    fn of(&self) -> impl Borrow<Self> {
        self
    }

    fn on(&self, frame: &mut Frame, _: Rectangle) {
        let colours = self.look.colours();
        let bounds = Rectangle::with_size(frame.size());
        let size = Size::new(bounds.width - 4.0, bounds.height - 4.0);
        let sheet = Path::rounded_rectangle(Point::new(2.0, 2.0), size, 7.0.into());
        let middle = Point::new(bounds.width / 2.0, bounds.height / 2.0);
        let stroke = |width: f32, colour| Stroke::default().with_width(width).with_color(colour);
        let Some(tile) = self.tile else {
            frame.fill(&sheet, mixed(colours.inset, colours.line, 0.45));
            frame.stroke(&sheet, stroke(1.5, colours.line));
            // The back: a ring, as on the ground that everything is played for.
            frame.stroke(
                &Path::circle(middle, bounds.width * 0.24),
                stroke(4.0, mixed(colours.gold, colours.inset, 0.35)),
            );
            return;
        };
        frame.fill(&sheet, colours.inset);
        let edge = if tile.red { colours.red } else { colours.line };
        frame.stroke(&sheet, stroke(if tile.red { 4.0 } else { 1.5 }, edge));
        if tile.value == Value::Eye {
            eye(frame, above(bounds), bounds.width * 0.36, colours.red);
        }
        if self.back {
            let struck =
                Path::line(Point::new(8.0, bounds.height - 8.0), Point::new(bounds.width - 8.0, 8.0));
            frame.stroke(&struck, stroke(3.0, colours.gold));
        }
    }
}

impl<M> Lettered<M> for Sketch<Face> {
    fn letters(&self, _: &Drawn<Face>, bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let Sketch(face) = self;
        let Some(tile) = face.tile else { return Vec::new() };
        let colours = face.look.colours();
        let number = match tile.value {
            Value::Eye => None,
            Value::Number(number) => {
                Some(written(number.to_string(), above(bounds), bounds.height * 0.46, colours.ink, BOLD))
            }
        };
        let name = (tile.value == Value::Eye || tile.red).then(|| {
            let below = Point::new(bounds.width / 2.0, bounds.height - 14.0);
            let letters = face.named.chars().count().max(1) as f32;
            let small = (bounds.width * 1.7 / letters).min(bounds.height * 0.16);
            written(face.named.clone(), below, small, colours.red, BOLD)
        });
        number.into_iter().chain(name).collect()
    }
}

/// Where the Eye or the number is: above the middle.
fn above(bounds: Rectangle) -> Point {
    Point::new(bounds.width / 2.0, bounds.height * 0.42)
}
