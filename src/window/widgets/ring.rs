//! The ring of Tab, which goes from thing to thing.

use super::keys::{Shortcut, shortcut};
use super::wrapped::{Wraps, wrapped};
use iced::advanced::widget::operation::{Focusable, Outcome, then};
use iced::advanced::widget::{Id, Operation};
use iced::keyboard::{self, Key, key::Named};
use iced::{Element, Event, Rectangle, mouse, touch};
use std::sync::{Arc, Mutex};

/// What was pressed last where Tab had come to, until something else is done: from there Tab goes on.
pub type Pressed = Arc<Mutex<Option<Was>>>;

/// Whatever is within is gone over with Tab, what lies in the part called `own` first, and last the line in the part called `line`:
/// whoever has typed comes to what lies on the table. It is done at once: what is typed behind it belongs to the next line, however
/// slowly that is drawn. What is pressed by a key gives the keys back to the line, and the next Tab goes on from there.
pub fn ring<'a, M: 'a>(
    inner: impl Into<Element<'a, M>>,
    [own, line]: [&'static str; 2],
    pressed: &Pressed,
) -> Element<'a, M> {
    wrapped(inner, Ring { own, line, pressed: Arc::clone(pressed) })
}

struct Ring {
    own: &'static str,
    line: &'static str,
    pressed: Pressed,
}

impl Ring {
    fn looks(&self, back: bool, was: Option<Was>) -> Looks {
        let parts = [self.own, self.line].map(Id::new);
        Looks { parts, enters: [false; 2], was, found: Found { back, ..Found::default() }, keeps: None }
    }

    fn pressed(&self) -> Option<Was> {
        self.pressed.lock().ok().and_then(|mut was| was.take())
    }
}

impl<M> Wraps<M> for Ring {
    fn before(&self, event: &Event) -> Option<Box<dyn Operation>> {
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Enter | Named::Space),
                ..
            }) => {
                let looks = Looks { keeps: Some(Arc::clone(&self.pressed)), ..self.looks(false, None) };
                Some(Box::new(then(looks, |_| Nothing)))
            }
            // Whoever does anything else begins anew; keys that are held beside others do nothing.
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Tab | Named::Shift | Named::Control | Named::Alt),
                ..
            }) => None,
            Event::Keyboard(keyboard::Event::KeyPressed { .. })
            | Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                self.pressed();
                None
            }
            _ => None,
        }
    }

    fn does(&self, event: &Event) -> Option<Box<dyn Operation>> {
        let Event::Keyboard(event) = event else { return None };
        let back = match shortcut(event)? {
            Shortcut::Next => false,
            Shortcut::Previous => true,
            _ => return None,
        };
        let looks = self.looks(back, self.pressed());
        Some(Box::new(then(looks, |found: Found| Focuses { on: found.goes(), at: 0 })))
    }
}

/// Something that was pressed: where it lay, as the how manieth of how many things, and where its part began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Was {
    place: Rectangle,
    at: usize,
    total: usize,
    own: Option<Rectangle>,
}

/// By so many things at most a part is still the same: one that is chosen is no more to be pressed.
const STILL: usize = 2;

/// What there is to come to, in the order in which it stands on the screen.
#[derive(Clone, Copy, Default)]
struct Found {
    back: bool,
    total: usize,
    focused: Option<usize>,
    /// The first of the own part.
    own: Option<usize>,
    line: Option<usize>,
    /// Where the first of the own part lies, and what has the focus.
    places: [Option<Rectangle>; 2],
    /// What lies where something was pressed last, and what lies left of that.
    there: Option<usize>,
    left: Option<usize>,
}

impl Found {
    /// Where Tab goes, or goes back.
    fn goes(self) -> Option<usize> {
        let Self { back, total, focused, line, .. } = self;
        // Above the line stands what is done with it.
        if let Some(line) = focused.filter(|_| back && focused == line) {
            return line.checked_sub(1).or(total.checked_sub(1));
        }
        let own = self.own.filter(|_| line.is_some()).unwrap_or(0);
        let line = line.filter(|_| self.own.is_some());
        let order = (own..total).chain(0..own).filter(|at| Some(*at) != line).chain(line);
        let order: Vec<usize> = order.collect();
        let at = order.iter().position(|at| Some(*at) == focused);
        match (at, back) {
            (None, false) => order.first(),
            (None, true) => order.last(),
            (Some(at), false) => order.get((at + 1) % order.len()),
            (Some(at), true) => order.get((at + order.len() - 1) % order.len()),
        }
        .copied()
    }

    /// The same from what was pressed last, if that part of the screen is still what it was.
    fn from(self, was: Option<Was>) -> Self {
        let Some(was) = was.filter(|was| {
            self.focused == self.line
                && self.places[0] == was.own
                && self.total.abs_diff(was.total) <= STILL
                && was.at < self.total
        }) else {
            return self;
        };
        // Where that is no more to be pressed, it goes on from what lies left of it.
        let left = self.left.or(was.at.checked_sub(1));
        let gap = if self.back { left.map(|left| left + 1) } else { left };
        Self { focused: self.there.or(gap), ..self }
    }
}

struct Looks {
    /// The own part, and that of the line.
    parts: [Id; 2],
    /// Which of them has begun, with nothing of it found yet.
    enters: [bool; 2],
    was: Option<Was>,
    found: Found,
    /// Where it is kept what has the focus.
    keeps: Option<Pressed>,
}

impl Operation<Found> for Looks {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Found>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        for (part, enters) in self.parts.iter().zip(&mut self.enters) {
            *enters |= id == Some(part);
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let at = self.found.total;
        self.found.total += 1;
        if state.is_focused() {
            self.found.focused = Some(at);
            self.found.places[1] = Some(bounds);
        }
        if self.was.is_some_and(|was| was.place == bounds) {
            self.found.there = Some(at);
        }
        if self.was.is_some_and(|was| was.place.y == bounds.y && bounds.x < was.place.x) {
            self.found.left = Some(at);
        }
        let Found { own, line, .. } = &mut self.found;
        let first_own = own.is_none();
        for (first, enters) in [&mut *own, line].into_iter().zip(&mut self.enters) {
            if std::mem::take(enters) {
                first.get_or_insert(at);
            }
        }
        if first_own && self.found.own.is_some() {
            self.found.places[0] = Some(bounds);
        }
    }

    fn finish(&self) -> Outcome<Found> {
        let found = self.found;
        let [own, place] = found.places;
        if let Some(mut keeps) = self.keeps.as_ref().and_then(|keeps| keeps.lock().ok()) {
            let pressed = found.focused.filter(|at| found.line.is_some() && Some(*at) != found.line);
            *keeps = pressed.zip(place).map(|(at, place)| Was { place, at, total: found.total, own });
        }
        Outcome::Some(found.from(self.was))
    }
}

/// Nothing more is done.
struct Nothing;

impl<T> Operation<T> for Nothing {
    fn traverse(&mut self, _operate: &mut dyn FnMut(&mut dyn Operation<T>)) {}
}

struct Focuses {
    on: Option<usize>,
    at: usize,
}

impl<T> Operation<T> for Focuses {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.on == Some(self.at) {
            state.focus()
        } else {
            state.unfocus()
        }
        self.at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{Found, Was};
    use iced::Rectangle;

    /// Two things in the head, three on the mat, the line, and one behind it.
    #[test]
    fn tab_begins_on_the_mat_and_comes_to_all() {
        let found = |focused, back| {
            let (own, line) = (Some(2), Some(5));
            Found { back, total: 7, focused, own, line, ..Found::default() }
        };
        let mut at = 5;
        let mut ring = Vec::new();
        for _ in 0..7 {
            at = found(Some(at), false).goes().expect("there is something");
            ring.push(at);
        }
        assert_eq!(ring, [2, 3, 4, 6, 0, 1, 5]);
        assert_eq!(found(Some(2), true).goes(), Some(5));
        assert_eq!(found(Some(5), true).goes(), Some(4));
        let alone = |back| Found { back, total: 3, focused: Some(2), line: Some(1), ..Found::default() };
        assert_eq!([false, true].map(|back| alone(back).goes()), [Some(0), Some(1)]);
        assert_eq!(Found::default().goes(), None);
    }

    /// The third of seven was pressed, and the line has the keys again.
    #[test]
    fn tab_goes_on_from_what_was_pressed() {
        let place = Rectangle { x: 1.0, y: 2.0, width: 3.0, height: 4.0 };
        let was = Was { place, at: 3, total: 7, own: Some(place) };
        let goes = |back, total, there, own: Option<Rectangle>| {
            let line = Some(total - 2);
            let places = [own, None];
            Found { back, total, focused: line, own: Some(2), line, places, there, left: None }
                .from(Some(was))
                .goes()
        };
        assert_eq!([false, true].map(|back| goes(back, 7, Some(3), Some(place))), [Some(4), Some(2)]);
        // What is chosen is no more to be pressed: what comes behind it lies in its place.
        assert_eq!([false, true].map(|back| goes(back, 6, None, Some(place))), [Some(3), Some(2)]);
        // Elsewhere Tab begins anew.
        assert_eq!(goes(false, 7, Some(3), None), Some(2));
        assert_eq!(goes(false, 12, Some(3), Some(place)), Some(2));
    }
}
