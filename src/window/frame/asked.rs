//! Where type is large all boxes stand below each other, and are scrolled: what is asked now comes into sight.

use crate::window::pieces::{ASKED_PLACE, At};
use crate::window::play::frame::OWN_PLACE;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Outcome, then};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

/// All boxes below each other, and the one that the moment is about.
pub(super) const ALL_PLACE: &str = "all-boxes";
pub(super) const MOMENT_PLACE: &str = "moment-place";

/// In which moment it is asked, whether it is asked beside the mat, and in which part of the mat, if in no other.
pub(super) type Question = (u64, bool, Option<(At, At)>);

/// Its box comes into sight, if little of it is seen, or the part of the mat, if not all of that is; where nothing is scrolled
/// nothing happens.
pub(super) fn shown<M: Send + 'static>((_, beside, at): Question) -> Task<M> {
    let part = Id::new(match (beside, at) {
        (true, _) => MOMENT_PLACE,
        (false, Some(_)) => ASKED_PLACE,
        (false, None) => OWN_PLACE,
    });
    let found = Found { whole: !beside && at.is_some(), ..Found::default() };
    operate(then(Looks { part, found }, |found: Found| Scrolls { to: found.to() }))
}

#[derive(Clone, Copy, Default)]
struct Found {
    /// Whether all of it has to be seen, as far as there is room.
    whole: bool,
    /// The window on all, how far it is scrolled, and the box, as if nothing were.
    window: Option<(Rectangle, f32)>,
    part: Option<Rectangle>,
}

impl Found {
    /// How far down the box begins; nothing, where enough of it is seen.
    fn to(self) -> Option<f32> {
        let ((window, scrolled), part) = self.window.zip(self.part)?;
        let top = part.y - window.y;
        let seen = (top + part.height).min(scrolled + window.height) - top.max(scrolled);
        let wanted = part.height.min(window.height) * if self.whole { 1.0 } else { 0.5 };
        // Sums of parts of points are not what they were.
        (seen + 1.0 < wanted).then_some(top)
    }
}

struct Looks {
    part: Id,
    found: Found,
}

impl Operation<Found> for Looks {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Found>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.part) {
            self.found.part = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&Id::new(ALL_PLACE)) {
            self.found.window = Some((bounds, translation.y));
        }
    }

    fn finish(&self) -> Outcome<Found> {
        Outcome::Some(self.found)
    }
}

struct Scrolls {
    to: Option<f32>,
}

impl<T> Operation<T> for Scrolls {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some(to) = self.to.filter(|_| id == Some(&Id::new(ALL_PLACE))) {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(to) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Found;
    use iced::Rectangle;

    #[test]
    fn what_is_not_seen_comes_into_sight() {
        let part = Rectangle { x: 0.0, y: 900.0, width: 100.0, height: 300.0 };
        let window = Rectangle { x: 0.0, y: 100.0, width: 100.0, height: 500.0 };
        let found =
            |whole, scrolled| Found { whole, window: Some((window, scrolled)), part: Some(part) }.to();
        let to = |scrolled| found(false, scrolled);
        // It lies from 800 to 1100: of the first 500 nothing of it is seen, and from 500 on enough.
        assert_eq!(
            [0.0, 400.0, 500.0, 700.0, 1000.0].map(to),
            [Some(800.0), Some(800.0), None, None, Some(800.0)]
        );
        assert_eq!(Found::default().to(), None);
        // Of an answer all is seen.
        assert_eq!(
            [500.0, 600.0, 801.0, 900.0].map(|it| found(true, it)),
            [Some(800.0), None, None, Some(800.0)]
        );
    }
}
