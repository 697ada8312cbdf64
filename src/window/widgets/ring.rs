//! The ring of Tab, which goes from thing to thing.

use super::keys::{Shortcut, shortcut};
use super::wrapped::{Wraps, wrapped};
use iced::advanced::widget::operation::{Focusable, Outcome, then};
use iced::advanced::widget::{Id, Operation};
use iced::{Element, Event, Rectangle};

/// Whatever is within is gone over with Tab, what lies in the part called `own` first, and last the line in the part called `line`:
/// whoever has typed comes to what lies on the table. It is done at once: what is typed behind it belongs to the next line, however
/// slowly that is drawn.
pub fn ring<'a, M: 'a>(inner: impl Into<Element<'a, M>>, [own, line]: [&'static str; 2]) -> Element<'a, M> {
    wrapped(inner, Ring { own, line })
}

struct Ring {
    own: &'static str,
    line: &'static str,
}

impl<M> Wraps<M> for Ring {
    fn does(&self, event: &Event) -> Option<Box<dyn Operation>> {
        let Event::Keyboard(event) = event else { return None };
        let back = match shortcut(event)? {
            Shortcut::Next => false,
            Shortcut::Previous => true,
            _ => return None,
        };
        let parts = [self.own, self.line].map(Id::new);
        let looks = Looks { parts, enters: [false; 2], found: Found { back, ..Found::default() } };
        Some(Box::new(then(looks, |found: Found| Focuses { on: found.goes(), at: 0 })))
    }
}

/// What there is to come to, in the order in which it stands on the screen.
#[derive(Clone, Copy, Default)]
struct Found {
    back: bool,
    total: usize,
    focused: Option<usize>,
    /// The first of the own part.
    own: Option<usize>,
    line: Option<usize>,
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
}

struct Looks {
    /// The own part, and that of the line.
    parts: [Id; 2],
    /// Which of them has begun, with nothing of it found yet.
    enters: [bool; 2],
    found: Found,
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

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        let at = self.found.total;
        self.found.total += 1;
        if state.is_focused() {
            self.found.focused = Some(at);
        }
        let Found { own, line, .. } = &mut self.found;
        for (first, enters) in [own, line].into_iter().zip(&mut self.enters) {
            if std::mem::take(enters) {
                first.get_or_insert(at);
            }
        }
    }

    fn finish(&self) -> Outcome<Found> {
        Outcome::Some(self.found)
    }
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
    use super::Found;

    /// Two things in the head, three on the mat, the line, and one behind it.
    #[test]
    fn tab_begins_on_the_mat_and_comes_to_all() {
        let found = |focused, back| Found { back, total: 7, focused, own: Some(2), line: Some(5) };
        let mut at = 5;
        let mut ring = Vec::new();
        for _ in 0..7 {
            at = found(Some(at), false).goes().expect("there is something");
            ring.push(at);
        }
        assert_eq!(ring, [2, 3, 4, 6, 0, 1, 5]);
        assert_eq!(found(Some(2), true).goes(), Some(5));
        assert_eq!(found(Some(5), true).goes(), Some(4));
        let alone = |back| Found { back, total: 3, focused: Some(2), own: None, line: Some(1) };
        assert_eq!([false, true].map(|back| alone(back).goes()), [Some(0), Some(1)]);
        assert_eq!(Found::default().goes(), None);
    }
}
