//! Which sign stands for what.

use crate::war::die::Face;
use crate::war::nation::Nation;
use crate::war::people::{Character, Companion};
use crate::war::tile::{Deals, Tile};
use crate::window::pieces::signs::war;
use crate::window::pieces::{self, Sign};

pub(super) fn face(face: Face) -> Sign {
    match face {
        Face::Character => war::CHARACTER,
        Face::Army => war::ARMY,
        Face::Muster => war::MUSTER,
        Face::ArmyMuster => war::ARMY_MUSTER,
        Face::Event => war::EVENT,
        Face::Will => war::WILL,
        Face::Eye => war::EYE,
    }
}

pub(super) fn nation(nation: Nation) -> Sign {
    match nation {
        Nation::Dwarves => war::DWARVES,
        Nation::Elves => war::ELVES,
        Nation::Gondor => war::GONDOR,
        Nation::North => war::NORTH,
        Nation::Rohan => war::ROHAN,
        Nation::Isengard => war::ISENGARD,
        Nation::Sauron => war::SAURON,
        Nation::Southrons => war::SOUTHRONS,
    }
}

pub(super) fn companion(companion: Companion) -> Sign {
    match companion {
        Companion::Gandalf => war::GANDALF,
        Companion::Strider => war::STRIDER,
        Companion::Boromir => war::BOROMIR,
        Companion::Legolas => war::LEGOLAS,
        Companion::Gimli => war::GIMLI,
        Companion::Merry | Companion::Pippin => war::HOBBIT,
    }
}

pub(super) fn character(character: Character) -> Sign {
    match character {
        Character::Aragorn => war::ARAGORN,
        Character::GandalfWhite => war::GANDALF_WHITE,
        Character::Saruman => war::SARUMAN,
        Character::WitchKing => war::WITCH_KING,
        Character::Mouth => war::MOUTH,
    }
}

/// What a tile shows.
pub(super) fn tile(tile: Tile) -> pieces::Tile {
    let (number, sign) = match tile.deals() {
        Deals::Eye => (None, Some(war::EYE)),
        Deals::Die => (None, Some(war::TILE_DIE)),
        Deals::Damage(damage) => (Some(damage.to_string()), None),
        Deals::Heals(0) => (Some("0".to_owned()), None),
        Deals::Heals(healed) => (Some(format!("−{healed}")), None),
    };
    let corner = if tile.has_stop() {
        Some(war::STOP)
    } else {
        matches!(tile.deals(), Deals::Heals(_)).then_some(war::WILL)
    };
    pieces::Tile { number, sign, reveals: tile.has_reveal(), corner, shadow: tile.has_stop() }
}
