//! What things are painted with: wood and cloth as the look has them, bone and blood for pieces.

use crate::window::widgets::look::{Colours, Look, mixed};
use iced::{Color, color};

/// The colours of a mat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tints {
    /// What all lies on.
    pub ground: Color,
    /// A cell of the land.
    pub cell: Color,
    /// What is built of stone.
    pub stone: Color,
    /// What is brightest: the edge of what is lit, an arrow.
    pub lit: Color,
    /// A box of the cloth.
    pub panel: Color,
    /// A hollow in it.
    pub well: Color,
    /// What is chosen, or at war.
    pub raised: Color,
    /// The edge of a box.
    pub rim: Color,
    /// A line that leads somewhere.
    pub line: Color,
    pub ink: Color,
    /// What is written small.
    pub faint: Color,
    /// What is there no more, or not yet.
    pub dim: Color,
    /// What matters now.
    pub gold: Color,
    pub on_gold: Color,
    /// A piece of the Free Peoples, a tile, a die.
    pub bone: Color,
    pub bone_edge: Color,
    pub on_bone: Color,
    /// A piece that counts no more.
    pub spent: Color,
    /// A piece of the Shadow.
    pub blood: Color,
    /// Its edge, and what is the Shadow's.
    pub red: Color,
    /// What stands on a piece of the Shadow.
    pub on_blood: Color,
    /// What is friendly, on the cloth.
    pub friend: Color,
}

impl Tints {
    /// As the look has them.
    pub fn of(look: Look) -> Self {
        let Colours { room, sheet, inset, line, ink, faint, gold, red, .. } = look.colours();
        let rim = mixed(sheet, line, 0.6);
        let usual = Self {
            ground: room,
            cell: mixed(sheet, line, 0.14),
            stone: color!(0x8d7b58),
            lit: if look.day { gold } else { color!(0xffe2a0) },
            panel: sheet,
            well: mixed(sheet, room, 0.55),
            raised: inset,
            rim,
            line: mixed(sheet, line, 0.8),
            ink,
            faint,
            dim: mixed(sheet, line, 0.75),
            gold,
            on_gold: room,
            bone: color!(0xe9dab4),
            bone_edge: color!(0xb89d62),
            on_bone: color!(0x2a2015),
            spent: color!(0x6f6247),
            blood: color!(0x3b1c13),
            red,
            on_blood: color!(0xefe3c4),
            friend: color!(0xe9dab4),
        };
        match (look.contrast, look.day) {
            (false, false) => usual,
            (false, true) => {
                let (bone, spent) = (color!(0xfbf4e0), color!(0xcfc0a0));
                Self { bone, spent, blood: color!(0x6a2619), friend: color!(0x4a3a1c), ..usual }
            }
            (true, _) => Self {
                bone: Color::WHITE,
                bone_edge: line,
                on_bone: Color::BLACK,
                dim: line,
                rim: line,
                friend: ink,
                ..usual
            },
        }
    }
}
