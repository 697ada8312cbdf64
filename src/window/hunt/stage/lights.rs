//! Soft lights, as pictures: the ground, which is lighter in its middle, glows, and fog.

use super::shades::Shades;
use crate::window::hunt::map::smooth;
use crate::window::widgets::look::mixed;
use iced::Color;
use iced::widget::image::Handle;

/// How many points a light is broad and high.
const SIDE: usize = 64;
/// The ground is broader than it is high.
const GROUND: [usize; 2] = [80, 50];

/// All of them, in the colours of a look.
#[derive(Clone, PartialEq)]
pub(super) struct Lights {
    pub ground: Handle,
    /// A glow of gold, and one of red.
    pub gold: Handle,
    pub red: Handle,
    /// Where Frodo could be, and where Gandalf could.
    pub fog: Handle,
    pub haze: Handle,
}

impl Lights {
    pub fn of(shades: &Shades) -> Self {
        let [columns, rows] = GROUND;
        let mut pixels = Vec::with_capacity(columns * rows * 4);
        for row in 0..rows {
            for column in 0..columns {
                let away = (column as f32 / columns as f32 - 0.5).hypot(row as f32 / rows as f32 - 0.4);
                pixels.extend(mixed(shades.ground[0], shades.ground[1], smooth(away / 0.75)).into_rgba8());
            }
        }
        Self {
            ground: Handle::from_rgba(columns as u32, rows as u32, pixels),
            gold: glow(shades.bright, 0.8),
            red: glow(shades.red, 0.8),
            fog: glow(iced::color!(0xdfe6fa), 0.85),
            haze: glow(shades.gandalf, 0.7),
        }
    }
}

/// A light that is strongest in its middle.
fn glow(color: Color, strong: f32) -> Handle {
    let [r, g, b, _] = color.into_rgba8();
    let half = SIDE as f32 / 2.0;
    let at = |it: usize| it as f32 + 0.5 - half;
    let pixels = (0..SIDE * SIDE).flat_map(|number| {
        let away = at(number % SIDE).hypot(at(number / SIDE)) / half;
        let a = strong * (1.0 - smooth(away)).powf(1.4);
        [r, g, b, (a * 255.0) as u8]
    });
    Handle::from_rgba(SIDE as u32, SIDE as u32, pixels.collect::<Vec<_>>())
}
