//! What all pages beside the table have: a title, what can be done there, and sheets to read and to write on.

use super::keys::Shortcut;
use super::look::{BOLD, Look};
use iced::widget::operation::{AbsoluteOffset, scroll_by};
use iced::widget::{
    Column, Row, Text, TextInput, column, container, row, scrollable, space, text, text_input,
};
use iced::{Center, Element, Fill, Task};

/// How broad a page is at the most, in logical pixels at the smallest type.
const BREADTH: f32 = 1120.0;

/// A title of more letters is a long one.
const LONG: usize = 16;

pub const PAGE: &str = "page";
/// How far a page is turned by a key, in logical pixels: nearly all that the smallest window shows, or a line or two.
const TURNED: [f32; 2] = [480.0, 60.0];

/// The head of a page: its title, and what stands beside it, at the right.
pub fn head<'a, Message: 'a>(
    look: Look,
    title: String,
    beside: impl IntoIterator<Item = Element<'a, Message>>,
) -> Row<'a, Message> {
    // A long one leaves room for what stands beside it.
    let size = if look.is_large() && title.chars().count() > LONG { 24.0 } else { 30.0 };
    let title = text(title).size(look.size(size)).font(BOLD).color(look.colours().gold);
    Row::new()
        .push(title)
        .push(space().width(Fill))
        .extend(beside)
        .spacing(look.size(6.0))
        .align_y(Center)
        .height(look.size(44.0))
}

pub fn sheet<'a, Message: 'a>(look: Look, inner: Column<'a, Message>) -> Element<'a, Message> {
    let inner = inner.spacing(look.size(9.0)).width(Fill);
    container(inner).padding(look.size(16.0)).width(Fill).style(look.sheet()).into()
}

/// A page in the middle of the window, as long as it has to be.
pub fn page<'a, Message: 'a>(look: Look, inner: Column<'a, Message>) -> Element<'a, Message> {
    let inner = inner.spacing(look.size(12.0)).max_width(look.size(BREADTH));
    scrollable(container(inner).center_x(Fill).padding(look.size(20.0))).id(PAGE).into()
}

pub fn line<'a, M: Clone + 'a>(look: Look, hint: &str, typed: &str) -> TextInput<'a, M> {
    text_input(hint, typed)
        .padding([look.size(6.0), look.size(12.0)])
        .size(look.size(17.0))
        .style(look.line())
}

/// The same among other things.
pub fn low_line<'a, M: Clone + 'a>(look: Look, typed: &str) -> TextInput<'a, M> {
    line(look, "", typed).padding([look.size(4.0), look.size(10.0)]).size(look.size(16.0))
}

/// What is said of what was done, or goes wrong.
pub fn said<'a>(look: Look, (said, wrong): (String, bool)) -> Text<'a> {
    let colours = look.colours();
    text(said).size(look.size(16.0)).color(if wrong { colours.red } else { colours.gold })
}

/// A page in the place of something else: its title with what stands beside it, and below that what may be longer than the place.
pub fn turned_to<'a, M: 'a>(
    look: Look,
    title: String,
    beside: impl Into<Element<'a, M>>,
    inner: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let page = column![head(look, title, [beside.into()]), scrollable(inner).id(PAGE).height(Fill)];
    let page = container(page.spacing(look.size(8.0))).padding(look.size(12.0));
    page.width(Fill).height(Fill).style(look.sheet()).into()
}

/// A page that is longer than the window is turned by keys; any other key does nothing to it.
pub fn turn<Message: 'static>(shortcut: Shortcut) -> Task<Message> {
    let [far, near] = TURNED;
    let y = match shortcut {
        Shortcut::Farther => far,
        Shortcut::Nearer => -far,
        Shortcut::Later => near,
        Shortcut::Earlier => -near,
        _ => return Task::none(),
    };
    scroll_by(PAGE, AbsoluteOffset { x: 0.0, y })
}

/// Two things side by side; in large type one below the other.
pub fn side_by_side<'a, Message: 'a>(
    look: Look,
    gap: f32,
    one: impl Into<Element<'a, Message>>,
    other: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let (one, other) = (container(one).width(Fill), container(other).width(Fill));
    if look.is_large() {
        column![one, other].spacing(gap).into()
    } else {
        row![one, other].spacing(gap).into()
    }
}

/// A rule, or whatever else has a number of its own, which comes first.
pub fn rule_line<'a, M: 'a>(look: Look, (number, text): (String, String)) -> Element<'a, M> {
    let number = look.label(number).font(BOLD).width(look.size(34.0));
    Row::with_children([number.into(), look.label(text).width(Fill).into()]).spacing(look.size(6.0)).into()
}
