//! A press that was meant for what stood there before does nothing: for a moment after something has changed, the mouse and
//! fingers are let fall. What is typed is meant as it is typed; only an Enter too many is let fall as well, by whoever has the gold
//! button.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, touch};
use std::time::{Duration, Instant};

/// So long nothing is pressed after something has changed.
pub const PAUSE: Duration = Duration::from_millis(350);
/// So long after an answer nobody ends the turn in which it was asked.
pub const AFTER_AN_ANSWER: Duration = Duration::from_millis(400);

/// When something has changed last under somebody's hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changed(Option<Instant>);

impl Changed {
    /// At this moment.
    pub fn now() -> Self {
        Self(Some(Instant::now()))
    }

    /// As if no time passed from here on: what has changed stays near, however slow the machine is.
    pub fn hold(&mut self) {
        const LONG: Duration = Duration::from_secs(3600);
        if let Some(changed) = &mut self.0 {
            *changed = changed.checked_add(LONG).unwrap_or(*changed);
        }
    }

    /// Whether that is less than so long ago.
    pub fn within(self, pause: Duration) -> bool {
        self.0.is_some_and(|changed| changed.elapsed() < pause)
    }
}

/// Lets presses of the mouse fall for as long as `changed` is too near.
pub fn guarded<'a, M: 'a>(inner: impl Into<Element<'a, M>>, changed: Changed) -> Element<'a, M> {
    Element::new(Guard { inner: inner.into(), changed })
}

struct Guard<'a, M> {
    inner: Element<'a, M>,
    changed: Changed,
}

impl<M> Widget<M, Theme, Renderer> for Guard<'_, M> {
    fn tag(&self) -> tree::Tag {
        self.inner.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.inner.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.inner.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.inner.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.inner.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.inner.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.inner.as_widget_mut().operate(tree, layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let pressed = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if pressed && self.changed.within(PAUSE) {
            shell.capture_event();
            return;
        }
        self.inner.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.inner.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.inner.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.inner.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
