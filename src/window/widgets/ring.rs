//! The ring of Tab, which goes from thing to thing.

use super::keys::{Shortcut, shortcut};
use super::wrapped::{Wraps, wrapped};
use iced::advanced::widget::Operation;
use iced::advanced::widget::operation::focusable::{focus_next, focus_previous};
use iced::{Element, Event};

/// Whatever is within is gone over with Tab. It is done at once: what is typed behind it belongs to the next line, however slowly
/// that is drawn.
pub fn ring<'a, M: 'a>(inner: impl Into<Element<'a, M>>) -> Element<'a, M> {
    wrapped(inner, Ring)
}

struct Ring;

impl<M> Wraps<M> for Ring {
    fn does(&self, event: &Event) -> Option<Box<dyn Operation>> {
        let Event::Keyboard(event) = event else { return None };
        match shortcut(event)? {
            Shortcut::Next => Some(Box::new(focus_next())),
            Shortcut::Previous => Some(Box::new(focus_previous())),
            _ => None,
        }
    }
}
