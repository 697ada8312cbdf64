//! Something around an element that has a say in what happens to it or how it is drawn, and hands on all the rest.

use iced::advanced::widget::operation::Outcome;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

pub trait Wraps<M> {
    /// Something happens: `pass` hands it on, or something else in its place.
    fn update(&self, event: &Event, shell: &mut Shell<'_, M>, pass: &mut Pass<'_, M>) {
        pass(event, shell);
    }

    /// What is looked at when something happens, before it is handed on.
    fn before(&self, _event: &Event) -> Option<Box<dyn Operation>> {
        None
    }

    /// What is done by an event that nobody within wanted, before the next one comes.
    fn does(&self, _event: &Event) -> Option<Box<dyn Operation>> {
        None
    }

    /// The part of the screen that is its own, if it has one: nothing is drawn beyond.
    fn own_part(&self, _bounds: Rectangle) -> Option<Rectangle> {
        None
    }
}

/// Hands an event on to what is wrapped.
pub type Pass<'a, M> = dyn FnMut(&Event, &mut Shell<'_, M>) + 'a;

pub fn wrapped<'a, M: 'a>(inner: impl Into<Element<'a, M>>, by: impl Wraps<M> + 'a) -> Element<'a, M> {
    Element::new(Wrapped { inner: inner.into(), by })
}

struct Wrapped<'a, M, W> {
    inner: Element<'a, M>,
    by: W,
}

impl<M, W: Wraps<M>> Widget<M, Theme, Renderer> for Wrapped<'_, M, W> {
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
        let inner = self.inner.as_widget_mut();
        if let Some(mut operation) = self.by.before(event) {
            inner.operate(tree, layout, renderer, &mut *operation);
            operation.finish();
        }
        self.by.update(event, shell, &mut |event, shell| {
            inner.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        });
        let mut does = if shell.is_event_captured() { None } else { self.by.does(event) };
        while let Some(mut operation) = does.take() {
            self.inner.as_widget_mut().operate(tree, layout, renderer, &mut *operation);
            shell.request_redraw();
            if let Outcome::Chain(next) = operation.finish() {
                does = Some(next);
            }
        }
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
        let inner = self.inner.as_widget();
        let Some(own) = self.by.own_part(layout.bounds()) else {
            return inner.draw(tree, renderer, theme, style, layout, cursor, viewport);
        };
        if let Some(seen) = own.intersection(viewport) {
            renderer.with_layer(seen, |renderer| {
                inner.draw(tree, renderer, theme, style, layout, cursor, &seen);
            });
        }
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
