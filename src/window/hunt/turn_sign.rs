//! The turn of a day as a sign: a sun for the first Daylight turn, two for the second, a moon for Nightfall.

use super::stage::shades::Shades;
use super::stage::sun;
use crate::hunt::Turn;
use crate::window::pieces::Mat;
use crate::window::pieces::signs::{fate, war};
use crate::window::widgets::look::Look;
use iced::Element;
use iced::widget::container;

/// How broad and high one of them is, in logical pixels at the smallest type.
const SIZE: f32 = 13.0;
/// How much larger the sign of the present turn is.
const LIT: f32 = 1.7;

/// The sign: larger and in gold where it is `lit`, and with the Eye on it where that shows.
pub fn turn_sign<'a, Message: Clone + 'a>(
    look: Look,
    turn: Turn,
    lit: bool,
    eye: bool,
) -> Element<'a, Message> {
    let shades = Shades::of(look);
    let (size, ink) = if lit { (SIZE * LIT, shades.gold) } else { (SIZE, shades.faint) };
    let suns = if turn == Turn::Daylight2 { 2.0 } else { 1.0 };
    let mut mat = Mat::new(look, [size * suns, size]);
    match turn {
        _ if eye => mat.sign(war::EYE, [0.0; 2], size, shades.red),
        Turn::Nightfall => mat.sign(fate::MOON, [size * 0.1; 2], size * 0.8, ink),
        Turn::Daylight1 => sun(&mut mat, [size * 0.5; 2], size * 0.21, ink),
        Turn::Daylight2 => {
            [0.5, 1.5].into_iter().for_each(|at| sun(&mut mat, [size * at, size * 0.5], size * 0.21, ink))
        }
    }
    container(mat).width(look.size(size * suns)).into()
}
