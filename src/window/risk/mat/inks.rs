//! The colours of whoever holds a land, and of what lies between them.

use crate::risk::colour::{Colour, Holder};
use crate::window::pieces::{Hatch, Tints};
use crate::window::widgets::look::{Look, mixed};
use iced::{Color, color};

/// What is somebody's is painted so.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::window::risk) struct Inks {
    /// A land of his.
    pub(in crate::window::risk) land: Color,
    /// One that matters now.
    pub(in crate::window::risk) bright: Color,
    /// His banner, and its edge.
    pub(in crate::window::risk) banner: Color,
    pub(in crate::window::risk) edge: Color,
    /// What is written on all of these.
    pub(in crate::window::risk) ink: Color,
    /// His numbers, beside the map.
    pub(in crate::window::risk) accent: Color,
    /// His lines.
    pub(in crate::window::risk) hatch: (Hatch, Color),
}

impl Inks {
    /// Of whoever holds it, or of nobody.
    pub(in crate::window::risk) fn of(look: Look, holder: Option<Holder>) -> Self {
        let plain = (Hatch::Plain, Color::TRANSPARENT);
        let made = |colours: [u32; 6], hatch| {
            let [land, bright, banner, edge, ink, accent] = colours.map(|rgb| {
                let [_, red, green, blue] = rgb.to_be_bytes();
                Color::from_rgb8(red, green, blue)
            });
            Self { land, bright, banner, edge, ink, accent, hatch }
        };
        let inks = match holder {
            Some(Holder::Player(Colour::Yellow)) => {
                made([0xab8a3c, 0xdcaa40, 0xc39a35, 0xe6c264, 0x1f1706, 0xf0cd83], plain)
            }
            Some(Holder::Player(Colour::Green)) => made(
                [0x3f5c33, 0x5f8f46, 0x4c6a3a, 0x86a86a, 0xeef3e2, 0xb2d492],
                (Hatch::Rising, Color { a: 0.55, ..color!(0x5f7d4d) }),
            ),
            Some(Holder::Player(Colour::Red)) => {
                made([0x742b23, 0xa83a2c, 0x8c3026, 0xb4503f, 0xfbe9d6, 0xf0a793], plain)
            }
            Some(Holder::Player(Colour::Black)) => made(
                [0x232228, 0x17161a, 0x26242b, 0x55525e, 0xe4dccb, 0xefe3c4],
                (Hatch::Falling, Color { a: 0.6, ..color!(0x4b4854) }),
            ),
            Some(Holder::Neutral) => made(
                [0x5d574c, 0x777063, 0x5d574c, 0x8c8474, 0xf2ecdb, 0xd8cdb5],
                (Hatch::Upright, Color { a: 0.6, ..color!(0x7c7566) }),
            ),
            None => made(
                [0x42382a, 0x5a4c38, 0x42382a, 0x6b5a3c, 0xc7b58e, 0xb3a27c],
                (Hatch::Dotted, Color { a: 0.6, ..color!(0x7d6a49) }),
            ),
        };
        if !look.day {
            return inks;
        }
        // By day numbers stand on paper, and what is dark is less so.
        let tints = Tints::of(look);
        let paler = |color: Color| mixed(color, Color::WHITE, 0.06);
        Self {
            land: paler(inks.land),
            bright: inks.bright,
            accent: mixed(inks.banner, tints.ink, 0.35),
            ..inks
        }
    }

    /// A land that has no say now, and what is written on it: whoever holds it, that is read.
    pub(super) fn dimmed(self, look: Look) -> [Color; 2] {
        let (away, share, ink, alpha) = match look.day {
            true => (color!(0xd8ceb4), 0.6, color!(0x1f1706), 0.9),
            false => (color!(0x14110c), 0.42, color!(0xf2ecdb), 0.85),
        };
        [mixed(self.land, away, share), Color { a: alpha, ..ink }]
    }
}

/// What lies between the lands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    pub(super) sea: Color,
    pub(super) lake: Color,
    pub(super) ripple: Color,
    pub(super) heights: Color,
    pub(super) peak: Color,
    pub(super) peak_edge: Color,
    pub(super) shade: Color,
    /// The edge of every land.
    pub(super) border: Color,
    /// What makes the middle of a land lighter.
    pub(super) light: Color,
    /// The edge of what matters.
    pub(super) lit: Color,
    pub(super) anchor: Color,
    pub(super) tower: Color,
    pub(super) road: Color,
}

impl Ground {
    pub(super) fn of(look: Look) -> Self {
        if look.day {
            return Self {
                sea: color!(0xc3d5d8),
                lake: color!(0xafc9d0),
                ripple: color!(0x5c8794),
                heights: color!(0xdccfae),
                peak: color!(0xc9b78c),
                peak_edge: color!(0x8d7847),
                shade: Color { a: 0.35, ..color!(0x6f5c33) },
                border: color!(0x2a2115),
                light: Color { a: 0.10, ..Color::WHITE },
                lit: color!(0x7a4b00),
                anchor: color!(0xd5edf4),
                tower: color!(0xf0c060),
                road: color!(0x5a3a00),
            };
        }
        Self {
            sea: color!(0x121a1e),
            lake: color!(0x15232a),
            ripple: color!(0x6d8f99),
            heights: color!(0x1b1610),
            peak: color!(0x2b2318),
            peak_edge: color!(0x7d6a49),
            shade: Color { a: 0.7, ..color!(0x15110b) },
            border: color!(0x0d0b08),
            light: Color { a: 0.10, ..color!(0xfff3d6) },
            lit: color!(0xffe2a0),
            anchor: color!(0x9fc4d0),
            tower: color!(0xe0ad55),
            road: color!(0xf3e0ae),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::widgets::look::tests::{contrast, looks};
    use strum::IntoEnumIterator;

    /// What has no say now is read all the same.
    #[test]
    fn dimmed_names_are_read() {
        let players = Colour::iter().map(|of| Some(Holder::Player(of)));
        for holder in players.chain([Some(Holder::Neutral), None]) {
            for look in looks() {
                let [land, ink] = Inks::of(look, holder).dimmed(look);
                let found = contrast(mixed(land, ink, ink.a), land);
                assert!(found >= 4.5, "{holder:?}, {look:?}: {found:.1}");
            }
        }
    }
}
