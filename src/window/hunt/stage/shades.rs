//! The colours of the stage: as the look has them, and by night a little deeper, as it is seen from across a dim room.

use crate::hunt::Turn;
use crate::window::pieces::Tints;
use crate::window::widgets::look::{Colours, Look, mixed};
use iced::{Color, color};

/// What everything on it is painted with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shades {
    /// Behind everything, in its middle and at its edge.
    pub ground: [Color; 2],
    pub strip: Color,
    /// A line that parts one thing from the other.
    pub line: Color,
    pub ink: Color,
    /// What is written beside it.
    pub faint: Color,
    /// What has no say now.
    pub dim: Color,
    pub gold: Color,
    pub bright: Color,
    pub hollow: Color,
    pub water: [Color; 2],
    /// The five colours of land.
    pub land: [Color; 5],
    pub ways: [Color; 2],
    /// A location, and what is written on it.
    pub place: [Color; 2],
    pub edge: Color,
    /// The line of a coast.
    pub shore: Color,
    /// What falls on the land.
    pub shadow: Color,
    pub night: Color,
    pub tints: Tints,
    /// The eye of a token, and the red of a warning.
    pub eye: Color,
    pub red: Color,
    /// Gandalf, where he went and could be.
    pub gandalf: Color,
    /// A token of the Shadow and its edge.
    pub token: [Color; 2],
}

const BY_NIGHT: [Color; 5] =
    [color!(0x353f25), color!(0x4c3d22), color!(0x313b42), color!(0x4a2d27), color!(0x3b2f40)];
const BY_DAY: [Color; 5] =
    [color!(0xc3cc9c), color!(0xe0cc96), color!(0xbccbd0), color!(0xdfb9a4), color!(0xcfbfd2)];

impl Shades {
    pub fn of(look: Look) -> Self {
        let Colours { room, sheet, inset, line, ink, faint, gold, red, gandalf, .. } = look.colours();
        let tints = Tints::of(look);
        let rim = mixed(room, line, 0.7);
        let of_look = Self {
            ground: [sheet, room],
            strip: mixed(room, sheet, 0.4),
            line: rim,
            ink,
            faint,
            dim: mixed(room, faint, 0.62),
            gold,
            bright: mixed(gold, ink, 0.45),
            hollow: mixed(room, sheet, 0.6),
            water: [mixed(room, color!(0x7fa4ad), 0.45), mixed(line, color!(0x4f7f8c), 0.6)],
            land: BY_DAY,
            ways: [mixed(line, ink, 0.2), gold],
            place: [inset, ink],
            edge: mixed(line, ink, 0.3),
            shore: mixed(line, ink, 0.15),
            shadow: mixed(room, ink, 0.35),
            night: look.night(),
            tints,
            eye: color!(0xf0a079),
            red,
            gandalf,
            token: [color!(0x351711), color!(0xd97a52)],
        };
        match (look.day, look.contrast) {
            (false, false) => Self {
                ground: [color!(0x241d13), color!(0x0f0c08)],
                strip: color!(0x0f0c08),
                line: color!(0x4a3c28),
                ink: color!(0xefe3c4),
                faint: color!(0xb3a27c),
                dim: color!(0x7d6c4c),
                gold: color!(0xe0ad55),
                bright: color!(0xffe09a),
                hollow: color!(0x1b160f),
                water: [color!(0x14222a), color!(0x264550)],
                land: BY_NIGHT,
                ways: [color!(0xb8a577), color!(0xa37b35)],
                place: [color!(0x211a10), color!(0xf1e4c2)],
                edge: color!(0xcbb98b),
                shore: color!(0x6f6545),
                shadow: color!(0x0b0805),
                ..of_look
            },
            // Nothing but the strongest contrasts: no land is tinted, and no night falls.
            (_, true) => Self { land: [inset; 5], night: Color::TRANSPARENT, shadow: room, ..of_look },
            (true, false) => of_look,
        }
    }

    /// What falls on the land in this turn.
    pub fn falls(&self, turn: Turn, is_play: bool) -> Option<Color> {
        (turn == Turn::Nightfall && is_play && self.night.a > 0.0).then_some(self.night)
    }
}
