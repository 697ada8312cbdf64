//! What was drawn stays as it is until it is to be something else: what a canvas draws anew with each picture, the renderer puts on
//! the screen anew, and all that lies in it.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Cache, Frame, Geometry};
use iced::{Rectangle, Renderer, Size, Theme};
use std::borrow::Borrow;
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

/// What is drawn on a canvas, anew only where it is another value.
pub trait Sketched {
    type Of: Clone + PartialEq + 'static;

    fn of(&self) -> impl Borrow<Self::Of>;

    fn on(&self, frame: &mut Frame, bounds: Rectangle);
}

/// The canvas that it is drawn on.
pub struct Sketch<S>(pub S);

impl<M, S: Sketched> canvas::Program<M> for Sketch<S> {
    type State = Drawn<S::Of>;

    fn draw(
        &self,
        drawn: &Drawn<S::Of>,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: Cursor,
    ) -> Vec<Geometry> {
        drawn.draw(self.0.of().borrow(), renderer, bounds.size(), |frame| self.0.on(frame, bounds))
    }
}
