//! A canvas with letters on it. What a canvas writes itself is not bounded: to draw it, the renderer makes a mask of the whole
//! window anew for each word, and takes all that lies right of it and below it for changed. Here each word has bounds.

use iced::advanced::text::{Text as Words, Wrapping};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer, text::Renderer as _,
};
use iced::event::Status;
use iced::widget::canvas::{Program, Text};
use iced::window::{self, RedrawRequest};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// What is drawn, and what is written on it.
pub trait Lettered<M>: Program<M> {
    /// The letters, each about its place, which is counted from the corner of the bounds.
    fn letters(&self, state: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> Vec<Text>;
}

/// A canvas of this size with its letters.
pub fn lettered<'a, M: 'a, P: Lettered<M> + 'a>(program: P, size: Size<Length>) -> Element<'a, M> {
    Element::new(Canvas { program, size, seen: None, message: std::marker::PhantomData })
}

struct Canvas<P, M> {
    program: P,
    size: Size<Length>,
    /// What the mouse looked like when something was drawn last.
    seen: Option<mouse::Interaction>,
    message: std::marker::PhantomData<M>,
}

impl<M, P: Lettered<M>> Widget<M, Theme, Renderer> for Canvas<P, M> {
    fn tag(&self) -> tree::Tag {
        struct Tag<T>(T);
        tree::Tag::of::<Tag<P::State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(P::State::default())
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let state = tree.state.downcast_mut::<P::State>();
        if let Some(action) = self.program.update(state, event, bounds, cursor) {
            let (message, redraw, status) = action.into_inner();
            shell.request_redraw_at(redraw);
            message.into_iter().for_each(|message| shell.publish(message));
            if status == Status::Captured {
                shell.capture_event();
            }
        }
        // The mouse gets its looks when something is drawn.
        if shell.redraw_request() != RedrawRequest::NextFrame {
            let looks = self.program.mouse_interaction(state, bounds, cursor);
            if matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
                self.seen = Some(looks);
            } else if self.seen.is_some_and(|seen| seen != looks) {
                shell.request_redraw();
            }
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
        _: &Renderer,
    ) -> mouse::Interaction {
        self.program.mouse_interaction(tree.state.downcast_ref(), layout.bounds(), cursor)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
    ) {
        use iced::advanced::graphics::geometry::Renderer as _;
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        let state = tree.state.downcast_ref();
        let corner = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(corner, |renderer| {
            for drawn in self.program.draw(state, renderer, theme, bounds, cursor) {
                renderer.draw_geometry(drawn);
            }
        });
        for text in self.program.letters(state, bounds, cursor) {
            let place = text.position + corner;
            let around = around(&text, place);
            let words = Words {
                content: text.content,
                bounds: around.size(),
                size: text.size,
                line_height: text.line_height,
                font: text.font,
                align_x: text.align_x,
                align_y: text.align_y,
                shaping: text.shaping,
                wrapping: Wrapping::None,
            };
            renderer.fill_text(words, place, text.color, around);
        }
    }
}

/// Within this lies what is written about a place: no letter is broader than it is high. It is finite, as the renderer cannot move
/// what is not.
fn around(text: &Text, place: Point) -> Rectangle {
    let half = Size::new(0.5 * text.size.0 * (text.content.chars().count() + 1) as f32, text.size.0);
    Rectangle::new(
        Point::new(place.x - half.width, place.y - half.height),
        Size::new(2.0 * half.width, 2.0 * half.height),
    )
}
