//! Which sign stands for what.

use crate::war::battle::Kind;
use crate::war::die::Face;
use crate::war::hunt::OpenTile;
use crate::war::land::Size;
use crate::war::nation::Nation;
use crate::war::people::{Character, Companion};
use crate::war::tile::{Deals, Tile};
use crate::window::pieces::signs::war;
use crate::window::pieces::{self, Sign};

pub(in crate::window::war) fn face(face: Face) -> Sign {
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

pub(in crate::window::war) fn nation(nation: Nation) -> Sign {
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

pub(in crate::window::war) fn companion(companion: Companion) -> Sign {
    match companion {
        Companion::Gandalf => war::GANDALF,
        Companion::Strider => war::STRIDER,
        Companion::Boromir => war::BOROMIR,
        Companion::Legolas => war::LEGOLAS,
        Companion::Gimli => war::GIMLI,
        Companion::Merry | Companion::Pippin => war::HOBBIT,
    }
}

pub(in crate::window::war) fn character(character: Character) -> Sign {
    match character {
        Character::Aragorn => war::ARAGORN,
        Character::GandalfWhite => war::GANDALF_WHITE,
        Character::Saruman => war::SARUMAN,
        Character::WitchKing => war::WITCH_KING,
        Character::Mouth => war::MOUTH,
    }
}

/// A tile that was drawn: of one with a die what that showed.
pub(in crate::window::war) fn open(open: &OpenTile) -> pieces::Tile {
    let shown = open.die.and_then(|die| DICE.get(usize::from(die.pips()) - 1).copied());
    let tile = tile(open.tile);
    pieces::Tile { sign: shown.or(tile.sign), ..tile }
}

/// What a die shows.
const DICE: [Sign; 6] = [war::DIE_1, war::DIE_2, war::DIE_3, war::DIE_4, war::DIE_5, war::DIE_6];

/// What a tile shows.
pub(in crate::window::war) fn tile(tile: Tile) -> pieces::Tile {
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

pub(in crate::window::war) fn size(size: Size) -> Sign {
    match size {
        Size::Stronghold => war::STRONGHOLD,
        Size::City => war::CITY,
        Size::Town => war::TOWN,
    }
}

pub(in crate::window::war) fn kind(kind: Kind) -> Sign {
    match kind {
        Kind::Field => war::FIELD,
        Kind::City => war::CITY,
        Kind::Siege => war::SIEGE,
        Kind::Sortie => war::SORTIE,
    }
}

/// Regulars, Elites and Leaders; the Shadow's look otherwise.
pub(in crate::window::war) fn figures(shadow: bool) -> [Sign; 3] {
    if shadow {
        [war::REGULAR_SHADOW, war::ELITE_SHADOW, war::NAZGUL]
    } else {
        [war::REGULAR, war::ELITE, war::LEADER]
    }
}
