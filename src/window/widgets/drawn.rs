//! What was drawn stays as it is until it is to be something else: what a canvas draws anew with each picture, the renderer puts on
//! the screen anew, and all that lies in it.

use iced::widget::canvas::{Cache, Frame, Geometry};
use iced::{Renderer, Size};
use std::cell::RefCell;

/// What was drawn last, and of what.
pub struct Drawn<K> {
    of: RefCell<Option<K>>,
    drawn: Cache,
}

impl<K> Default for Drawn<K> {
    fn default() -> Self {
        Self { of: RefCell::default(), drawn: Cache::default() }
    }
}

impl<K: Clone + PartialEq> Drawn<K> {
    /// Draws this, if it is not there already.
    pub fn draw(
        &self,
        of: &K,
        renderer: &Renderer,
        size: Size,
        draw: impl FnOnce(&mut Frame),
    ) -> Vec<Geometry> {
        let mut known = self.of.borrow_mut();
        if known.as_ref() != Some(of) {
            *known = Some(of.clone());
            self.drawn.clear();
        }
        vec![self.drawn.draw(renderer, size, draw)]
    }
}
