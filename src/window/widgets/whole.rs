//! What is drawn whole when any of it has changed. Otherwise the renderer draws again what has changed piece by piece, each
//! piece with all that lies in it; and on a map that is moved every word and every line is one.

use super::wrapped::{Wraps, wrapped};
use iced::{Element, Rectangle, Size};

/// This, drawn whole whenever `drawn` has counted on.
pub fn whole<'a, M: 'a>(inner: impl Into<Element<'a, M>>, drawn: u32) -> Element<'a, M> {
    wrapped(inner, Whole { drawn })
}

struct Whole {
    drawn: u32,
}

impl<M> Wraps<M> for Whole {
    /// A part of the screen that has other bounds than before is drawn anew, and nothing but it. So they are others by
    /// less than can be seen; and wider than what lies within, which is drawn faster if it cannot go beyond. A window may
    /// keep some pictures, and compares each with what was drawn last there.
    fn own_part(&self, bounds: Rectangle) -> Option<Rectangle> {
        Some(bounds.expand((1 + self.drawn % 4) as f32 / 256.0))
    }
}

/// Takes keys and is not drawn.
pub fn unseen<'a, M: 'a>(inner: impl Into<Element<'a, M>>) -> Element<'a, M> {
    wrapped(inner, Unseen)
}

struct Unseen;

impl<M> Wraps<M> for Unseen {
    fn own_part(&self, _: Rectangle) -> Option<Rectangle> {
        Some(Rectangle::with_size(Size::ZERO))
    }
}
