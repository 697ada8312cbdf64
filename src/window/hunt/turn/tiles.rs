//! Corruption tiles as tiles: face down until they are turned over one by one, the Eye in red with its word below.

use super::super::map::signs::eye;
use super::super::offer::Door;
use super::Message;
use crate::hunt::{Tile, Value};
use crate::language::Words;
use crate::language::hunt::tiles as in_words;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look, mixed};
use crate::window::widgets::press::{Weight, around};
use iced::alignment::Vertical;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::widget::{Row, container};
use iced::{Element, Point, Rectangle, Renderer, Size, Theme};

/// How high a tile is, and how broad, in logical pixels at the smallest type.
const HIGH: f32 = 84.0;
const BROAD: f32 = 58.0;
/// How many of them stand beside each other; more are smaller.
const AT_MOST: usize = 5;

/// The tiles that lie drawn, in the order drawn; a press on one that is turned puts it back.
pub(super) fn tiles<'a>(look: Look, words: &Words, drawn: &[Tile], face_down: usize) -> Element<'a, Message> {
    let turned = drawn.len().saturating_sub(face_down);
    // As many as a rescue draws go in as well.
    let share = if drawn.len() > AT_MOST { 0.52 } else { 1.0 };
    let tiles = drawn.iter().enumerate().map(|(at, tile)| {
        let shown = (at < turned).then_some(*tile);
        let named = shown.map(|tile| in_words(words, &[tile])).unwrap_or_default();
        let face = Canvas::new(Face { look, tile: shown, named })
            .width(look.size(BROAD * share))
            .height(look.size(HIGH * share));
        let press = (face_down == 0).then_some(Message::Wish(Wish::To(Door::PutBack(*tile))));
        around(look, face, Weight::Plain, press).into()
    });
    container(Row::with_children(tiles).spacing(look.size(3.0)).wrap().vertical_spacing(look.size(3.0)))
        .into()
}

struct Face {
    look: Look,
    /// `None`: it lies face down.
    tile: Option<Tile>,
    named: String,
}

impl<M> canvas::Program<M> for Face {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: Cursor) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let colours = self.look.colours();
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
            return vec![frame.into_geometry()];
        };
        frame.fill(&sheet, colours.inset);
        let edge = if tile.red { colours.red } else { colours.line };
        frame.stroke(&sheet, stroke(if tile.red { 4.0 } else { 1.5 }, edge));
        let above = Point::new(middle.x, middle.y - bounds.height * 0.08);
        match tile.value {
            Value::Eye => eye(&mut frame, above, bounds.width * 0.36, colours.red),
            Value::Number(number) => {
                frame.fill_text(written(number.to_string(), above, bounds.height * 0.46, colours.ink));
            }
        }
        let below = Point::new(middle.x, bounds.height - 14.0);
        let colour = if tile.red || tile.value == Value::Eye { colours.red } else { colours.faint };
        let name = if tile.value == Value::Eye || tile.red { self.named.clone() } else { String::new() };
        let small = (bounds.width * 1.7 / name.chars().count().max(1) as f32).min(bounds.height * 0.16);
        frame.fill_text(written(name, below, small, colour));
        vec![frame.into_geometry()]
    }
}

fn written(content: String, position: Point, size: f32, color: iced::Color) -> Text {
    Text {
        content,
        position,
        size: size.into(),
        color,
        font: BOLD,
        align_x: Alignment::Center,
        align_y: Vertical::Center,
        ..Text::default()
    }
}
