//! How things of this game are drawn: tracks, and signs that are told apart without their colour.

use crate::window::frame::Own;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Row, Space, container, row};
use iced::{Background, Border, Center};

/// How broad the name of a track is.
const NAME: f32 = 104.0;
/// How large a sign is.
const SIGN: f32 = 13.0;

/// A small sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// A die of the Free Peoples, an Elven Ring of theirs: open.
    Ring,
    /// A die of the Shadow, a Ring that it has: full.
    Full,
    /// A step of a track that is reached.
    Step,
    /// A step of a track that is not.
    Left,
}

/// Signs, one beside the other.
pub(super) fn signs<'a>(look: Look, signs: impl IntoIterator<Item = Sign>) -> Own<'a> {
    let drawn = signs.into_iter().map(|sign| {
        let colours = look.colours();
        let side = look.size(SIGN);
        let (fill, radius) = match sign {
            Sign::Ring => (None, side / 2.0),
            Sign::Full => (Some(colours.gold), side / 2.0),
            Sign::Step => (Some(colours.ink), 2.0),
            Sign::Left => (None, 2.0),
        };
        let edge = if matches!(sign, Sign::Step | Sign::Left) { colours.faint } else { colours.gold };
        container(Space::new().width(side).height(side))
            .style(move |_| container::Style {
                background: fill.map(Background::Color),
                border: Border { color: edge, width: 1.5, radius: radius.into() },
                ..container::Style::default()
            })
            .into()
    });
    Row::with_children(drawn).spacing(look.size(4.0)).align_y(Center).into()
}

/// A track of boxes, filled as far as it stands, and the number behind it.
pub(super) fn track<'a>(look: Look, (name, at, last): (String, u8, u8)) -> Own<'a> {
    let boxes = (1..=last).map(|step| if step <= at { Sign::Step } else { Sign::Left });
    let number = look.text(format!("{at} / {last}")).font(BOLD);
    row![container(look.label(name)).width(look.size(NAME)), signs(look, boxes), number]
        .spacing(look.size(10.0))
        .align_y(Center)
        .into()
}

/// A track of numbers, the one where it stands lit, bold and boxed.
pub(super) fn numbered<'a>(look: Look, (name, at, last): (String, u8, u8)) -> Own<'a> {
    let step = |number: u8| {
        let is_there = number == at.min(last);
        let words = look.text(number.to_string());
        let words = if is_there { words.font(BOLD).color(look.colours().gold) } else { words };
        let inner = container(words).center_x(look.size(28.0));
        if is_there { inner.style(look.inset(true)).into() } else { inner.into() }
    };
    let steps = Row::with_children((0..=last).map(step));
    row![container(look.label(name)).width(look.size(NAME)), steps].align_y(Center).into()
}
