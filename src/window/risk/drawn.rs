//! How things of this game are drawn: panels, holders in their colours with their letters, and the steps of the Ring's road.

use crate::books::D6;
use crate::language::Words;
use crate::language::risk::letter;
use crate::risk::colour::{Colour, Holder};
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, column, container, row, space, text};
use iced::{Background, Border, Color, Fill, color};
use std::convert::Infallible;

/// How high what stands above all else is inside.
const UPPER: f32 = 112.0;
/// How large a box with a letter is, the ring of a Leader, a die, and the signs of the road.
const BOX: f32 = 19.0;
const RING: f32 = 22.0;
const DIE: f32 = 27.0;
const ROUND: f32 = 22.0;
const SQUARE: f32 = 32.0;

/// So high at least is what stands above all else: nothing below it moves while a fight is named, fought and won.
pub(super) fn held_in_place<'a>(look: Look, inside: Own<'a>) -> Column<'a, Wish<Infallible>> {
    column![row![space().height(look.size(UPPER)), inside]]
}

/// A panel with a heading.
pub(super) fn panel<'a>(look: Look, title: String, inside: Column<'a, Wish<Infallible>>) -> Own<'a> {
    frame::panel(look, Column::new().push(headed(look, title, true)).push(inside).spacing(look.size(5.0)))
}

/// The colour of a holder's figures, and what is written on it; nobody's has none.
pub(super) fn ink(holder: Option<Holder>) -> Option<(Color, Color)> {
    let (light, dark) = (color!(0xffffff), color!(0x16120c));
    Some(match holder? {
        Holder::Player(Colour::Yellow) => (color!(0xe2b93b), dark),
        Holder::Player(Colour::Green) => (color!(0x3f7d3a), light),
        Holder::Player(Colour::Red) => (color!(0xa83226), light),
        Holder::Player(Colour::Black) => (color!(0x0b0b0d), light),
        Holder::Neutral => (color!(0x8b8a86), dark),
    })
}

/// How something looks that is a holder's; nobody's stays as it is.
pub(super) fn held(look: Look, holder: Option<Holder>) -> container::Style {
    let line = look.colours().line;
    container::Style {
        background: ink(holder).map(|(ground, _)| Background::Color(ground)),
        border: Border { color: line, width: 1.0, radius: 3.0.into() },
        ..container::Style::default()
    }
}

/// A box in a holder's colour with his letter.
pub(super) fn boxed<'a>(look: Look, words: &Words, holder: Option<Holder>) -> Own<'a> {
    let written = ink(holder).map_or(look.colours().faint, |(_, written)| written);
    let letter = letter(words, holder);
    // Longer letters are smaller, so that all boxes are alike.
    let size = if letter.chars().count() > 2 { 10.0 } else { 13.0 };
    let letter = text(letter).size(look.size(size)).font(BOLD).color(written);
    let side = look.size(BOX);
    container(letter).center_x(side).center_y(side).style(move |_| held(look, holder)).into()
}

/// A holder's letter on his ground; in a ring where a Leader of his stands. Both take the same room.
pub(super) fn badge<'a>(look: Look, words: &Words, holder: Option<Holder>, leader: bool) -> Own<'a> {
    let written = ink(holder).map_or(look.colours().ink, |(_, written)| written);
    let letter = letter(words, holder);
    let size = if letter.chars().count() > 2 { 10.0 } else { 14.0 };
    let letter = text(letter).size(look.size(size)).font(BOLD).color(written);
    let side = look.size(RING);
    let ring = container(letter).center_x(side).center_y(side);
    ring.style(move |_| ringed(look, leader.then_some(written))).into()
}

/// What stands for a Leader: a ring.
pub(super) fn leaders_sign<'a>(look: Look) -> Own<'a> {
    let side = look.size(BOX);
    let ink = look.colours().ink;
    container(space()).width(side).height(side).style(move |_| ringed(look, Some(ink))).into()
}

fn ringed(look: Look, ink: Option<Color>) -> container::Style {
    let border =
        Border { color: ink.unwrap_or(Color::TRANSPARENT), width: 2.0, radius: look.size(RING).into() };
    container::Style { border, ..container::Style::default() }
}

/// A die as it fell.
pub(super) fn die<'a>(look: Look, die: D6) -> Own<'a> {
    let side = look.size(DIE);
    let face = text(die.to_string()).size(look.size(17.0)).font(BOLD).color(look.colours().ink);
    container(face).center_x(side).center_y(side).style(look.inset(false)).into()
}

/// What a step of the road asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// No die: round.
    Free,
    /// A die of so much or more: square, with the number.
    Die(u8),
}

/// A step of the road; full where the Ring has been, in gold where it stands.
pub(super) fn step<'a>(look: Look, step: Step, (reached, here): (bool, bool)) -> Own<'a> {
    let colours = look.colours();
    let (said, radius) = match step {
        Step::Free => (String::new(), look.size(ROUND) / 2.0),
        Step::Die(least) => (format!("{least}+"), 3.0),
    };
    let side = look.size(if step == Step::Free { ROUND } else { SQUARE });
    let ground = match (here, reached) {
        (true, _) => Some(colours.gold),
        (false, true) => Some(colours.inset),
        (false, false) => None,
    };
    let written = if here { colours.sheet } else { colours.ink };
    let edge = if here || reached { colours.gold } else { colours.faint };
    let said = text(said).size(look.size(15.0)).font(BOLD).color(written);
    let sign = container(said).center_x(side).center_y(side).style(move |_| container::Style {
        background: ground.map(Background::Color),
        border: Border { color: edge, width: 2.0, radius: radius.into() },
        ..container::Style::default()
    });
    container(sign).center_x(Fill).center_y(look.size(SQUARE)).into()
}
