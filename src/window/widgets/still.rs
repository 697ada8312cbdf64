//! A line to write on whose caret stands still, and which hands on the keys that mean something to the program.
//!
//! iced's own line draws the window twice a second for as long as it has the focus. A program that is looked at by
//! four opponents has nothing that blinks, and one that waits uses no power.

use super::keys::{BeforeTheLine, Shortcut};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, window};
use std::sync::LazyLock;
use std::time::Instant;

/// An instant before any line had the focus: at it, a caret is shown.
static BEFORE: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Wraps a line to write on. Keys that mean something ([`BeforeTheLine`]) become messages instead of text.
pub fn still<'a, Message: Clone + 'a>(
    line: impl Into<Element<'a, Message>>,
    message: fn(Shortcut) -> Message,
) -> Element<'a, Message> {
    LazyLock::force(&BEFORE);
    Element::new(Still { line: line.into(), message })
}

struct Still<'a, Message> {
    line: Element<'a, Message>,
    message: fn(Shortcut) -> Message,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Still<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.line.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.line.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.line.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.line.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.line.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.line.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.line.as_widget_mut().operate(tree, layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        // Another line of the same page has it already.
        if let Event::Keyboard(event) = event
            && !shell.is_event_captured()
            && let Some(before) = BeforeTheLine::of(event)
        {
            // The line itself would lose the focus and say nothing, or write the key down.
            if let BeforeTheLine::Means(shortcut) = before {
                shell.publish((self.message)(shortcut));
            }
            shell.capture_event();
            return;
        }
        let asked_before = shell.redraw_request();
        let still = Event::Window(window::Event::RedrawRequested(*BEFORE));
        let drawn = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        let event = if drawn { &still } else { event };
        let line = self.line.as_widget_mut();
        line.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        if drawn {
            // No picture is asked for in half a second's time.
            Shell::replace_redraw_request(shell, asked_before);
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
        self.line.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        self.line.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }
}
