//! The door of Battle of the Ring: what each side has on the map.

use crate::battle::{Battle, Piece, Power, Side};
use crate::window::pictured::Pictured;
use crate::window::pieces::{Emblem, Hue, Small};
use strum::VariantArray as _;

impl Pictured for Battle {
    const HUE: Hue = Hue::Blue;
    const EMBLEM: Emblem = Emblem::Hexes;

    fn small(view: &Self::View) -> Small {
        let of = |power: Power| {
            let pieces = Piece::VARIANTS.iter().filter(|piece| piece.power() == power);
            pieces.map(|piece| view.own.map[*piece]).sum::<u8>()
        };
        let sides = [(Power::Sauron, Hue::Red), (Power::Saruman, Hue::Grey), (Power::Alliance, Hue::Blue)];
        Small::Hexes(sides.map(|(power, hue)| (hue, of(power))).to_vec())
    }

    fn hue_of(seat: &str) -> Option<Hue> {
        Some(match seat.parse().ok()? {
            Side::Sauron | Side::Evil => Hue::Red,
            Side::Saruman => Hue::Grey,
            Side::Alliance => Hue::Blue,
        })
    }
}
