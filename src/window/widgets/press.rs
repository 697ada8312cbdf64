//! Something to press: with the mouse, or with Enter or Space when Tab has come to it.
//!
//! iced's own buttons cannot be reached with the keyboard.

use super::look::{Colours, Look, mixed};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::widget::Row;
use iced::{
    Background, Border, Element, Event, Length, Padding, Rectangle, Renderer, Size, Theme, touch, window,
};

/// How much a thing to press asks to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    Quiet,
    /// What most hands will want.
    Main,
    Chosen,
    Gold,
    /// It looks like nothing to press until the mouse is over it.
    Plain,
}

impl Weight {
    /// Of one among others that can be chosen.
    pub fn chosen(is: bool) -> Self {
        if is { Self::Chosen } else { Self::Quiet }
    }
}

/// A thing to press with these words on it; without a message it cannot be pressed.
pub fn press<'a, Message: Clone + 'a>(
    look: Look,
    words: impl iced::widget::text::IntoFragment<'a>,
    weight: Weight,
    message: Option<Message>,
) -> Press<'a, Message> {
    let Colours { gold, ink, faint, line, room, .. } = look.colours();
    let colour = match (&message, weight) {
        (None, Weight::Chosen) => faint,
        (None, _) => line,
        (Some(_), Weight::Main) => gold,
        (Some(_), Weight::Gold) => room,
        (Some(_), _) => ink,
    };
    let label = iced::widget::text(words).size(look.size(15.0)).color(colour);
    around(look, label, weight, message).padding([look.size(5.0), look.size(11.0)])
}

/// Things to choose from, in as many lines as they need: what stands on each, whether it is chosen, and what it does.
pub fn choices<'a, Message: Clone + 'a>(
    look: Look,
    all: impl IntoIterator<Item = (String, bool, Message)>,
) -> Element<'a, Message> {
    let press = |(label, is_chosen, message): (String, bool, Message)| -> Element<'a, Message> {
        press(look, label, Weight::chosen(is_chosen), Some(message)).into()
    };
    Row::with_children(all.into_iter().map(press)).spacing(look.size(6.0)).wrap().into()
}

pub fn around<'a, Message: Clone + 'a>(
    look: Look,
    content: impl Into<Element<'a, Message>>,
    weight: Weight,
    message: Option<Message>,
) -> Press<'a, Message> {
    Press {
        look,
        content: content.into(),
        weight,
        message,
        padding: Padding::ZERO,
        width: Length::Shrink,
        height: Length::Shrink,
        drawn: None,
    }
}

pub struct Press<'a, Message> {
    look: Look,
    content: Element<'a, Message>,
    weight: Weight,
    message: Option<Message>,
    padding: Padding,
    width: Length,
    height: Length,
    /// As it was drawn last; a new picture is wanted only when that changes.
    drawn: Option<Status>,
}

impl<Message> Press<'_, Message> {
    /// The space around the words.
    pub fn padding(self, padding: impl Into<Padding>) -> Self {
        Self { padding: padding.into(), ..self }
    }

    pub fn width(self, width: impl Into<Length>) -> Self {
        Self { width: width.into(), ..self }
    }

    pub fn height(self, height: impl Into<Length>) -> Self {
        Self { height: height.into(), ..self }
    }
}

/// What a hand does with things that are pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The mouse, or a finger, presses.
    Down,
    Up,
    /// A finger is no longer there, and has pressed nothing.
    Lost,
    /// A key presses what Tab has come to.
    Key,
}

impl Hand {
    pub fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => Some(Self::Down),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => Some(Self::Up),
            Event::Touch(touch::Event::FingerLost { .. }) => Some(Self::Lost),
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Enter | Named::Space),
                repeat: false,
                ..
            }) => Some(Self::Key),
            _ => None,
        }
    }
}

#[derive(Default)]
struct State {
    focus: Focus,
    down: bool,
}

/// Whether Tab has come to something.
#[derive(Default)]
pub struct Focus(pub bool);

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.0
    }
    fn focus(&mut self) {
        self.0 = true;
    }
    fn unfocus(&mut self) {
        self.0 = false;
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Status {
    focused: bool,
    hovered: bool,
    down: bool,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Press<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.width, self.height)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::padded(limits, self.width, self.height, self.padding, |limits| {
            self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        })
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        if self.message.is_some() {
            operation.focusable(None, layout.bounds(), &mut tree.state.downcast_mut::<State>().focus);
        }
        operation.traverse(&mut |operation| {
            if let Some(inner) = layout.children().next() {
                self.content.as_widget_mut().operate(&mut tree.children[0], inner, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let over = cursor.is_over(layout.bounds());
        if let Some(message) = &self.message {
            match Hand::of(event) {
                Some(Hand::Down) => {
                    state.down = over;
                    // A click goes to what it hits; the focus goes with the program's answer.
                    state.focus.0 = false;
                    if over {
                        shell.capture_event();
                    }
                }
                Some(Hand::Up) if state.down => {
                    state.down = false;
                    if over {
                        shell.publish(message.clone());
                    }
                    shell.capture_event();
                }
                Some(Hand::Lost) => state.down = false,
                Some(Hand::Key) if state.focus.0 => {
                    shell.publish(message.clone());
                    shell.capture_event();
                }
                _ => {}
            }
        }
        let status = Status {
            focused: state.focus.0 && self.message.is_some(),
            hovered: over && self.message.is_some(),
            down: state.down,
        };
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            self.drawn = Some(status);
        } else if self.drawn.is_some_and(|drawn| drawn != status) {
            shell.request_redraw();
        }
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
        let Colours { sheet, inset, line, ink, gold, .. } = self.look.colours();
        let state = tree.state.downcast_ref::<State>();
        let enabled = self.message.is_some();
        let hovered = enabled && cursor.is_over(layout.bounds());
        // What is written on it is to be read under the mouse as well.
        let (lit, chosen) = self.look.lit();
        let background = match (hovered, state.down, self.weight) {
            (true, true, Weight::Gold) => mixed(gold, sheet, 0.3),
            (true, false, Weight::Gold) => mixed(gold, ink, 0.15),
            (_, _, Weight::Gold) => gold,
            (true, true, _) => sheet,
            (true, false, _) => lit,
            (_, _, Weight::Plain) => sheet,
            (_, _, Weight::Chosen) if enabled => chosen,
            (_, _, Weight::Chosen) => inset,
            _ if enabled => inset,
            _ => sheet,
        };
        let (edge, width) = match (state.focus.0 && enabled, self.weight) {
            (true, Weight::Gold) => (ink, 3.0),
            (true, _) => (gold, 3.0),
            (false, Weight::Plain) if !hovered => (sheet, 1.0),
            (false, Weight::Gold) => (gold, 1.0),
            (false, Weight::Main | Weight::Chosen) if enabled => (gold, 1.0),
            _ => (if enabled { line } else { sheet }, 1.0),
        };
        renderer.fill_quad(
            renderer::Quad {
                bounds: layout.bounds(),
                border: Border { color: edge, width, radius: 3.0.into() },
                ..renderer::Quad::default()
            },
            Background::Color(background),
        );
        if let Some(inner) = layout.children().next() {
            self.content.as_widget().draw(&tree.children[0], renderer, theme, style, inner, cursor, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if self.message.is_some() && cursor.is_over(layout.bounds()) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}

impl<'a, Message: Clone + 'a> From<Press<'a, Message>> for Element<'a, Message> {
    fn from(press: Press<'a, Message>) -> Self {
        Element::new(press)
    }
}
