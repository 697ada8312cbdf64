//! Which sign stands for what, and in whose colours.

use super::Table;
use crate::battle::{Piece, Power, Side};
use crate::window::pieces::signs::battle;
use crate::window::pieces::{At, Livery, Sign};

pub(super) fn of(piece: Piece) -> Sign {
    match piece {
        Piece::Orc => battle::ORC,
        Piece::Nazgul => battle::NAZGUL,
        Piece::ManOrc => battle::MANORC,
        Piece::Saruman => battle::SARUMAN,
        Piece::Gondor => battle::GONDOR,
        Piece::Rohan => battle::ROHAN,
        Piece::Dwarf => battle::DWARF,
        Piece::Hobbit => battle::HOBBIT,
        Piece::Elf => battle::ELF,
        Piece::Dead => battle::DEAD,
        Piece::Fangorn => battle::FANGORN,
        Piece::Aragorn => battle::ARAGORN,
        Piece::Gandalf => battle::GANDALF,
    }
}

/// A piece as its counter shows it.
pub(super) fn counter(piece: Piece) -> (Livery, Sign) {
    let livery = match piece.power() {
        Power::Sauron => Livery::Red,
        Power::Saruman => Livery::Grey,
        Power::Alliance => Livery::Blue,
    };
    (livery, of(piece))
}

/// The colours of a side, and the sign that it has before its name.
pub(super) fn side(side: Side) -> (Livery, Sign) {
    counter(match side {
        Side::Sauron | Side::Evil => Piece::Orc,
        Side::Saruman => Piece::ManOrc,
        Side::Alliance => Piece::Gondor,
    })
}

/// Who is out is crossed out, so large.
pub(super) fn crossed(mat: &mut Table, [x, y]: At, side: f32) {
    let red = mat.tints().red;
    mat.sign(battle::CROSS, [x - side / 2.0, y - side / 2.0], side, red);
}

/// What a place is drawn with where a Ring-bearer stands.
pub(super) fn place(name: &str, elven: bool) -> Sign {
    match name {
        "barad-dur" => battle::BARAD_DUR,
        "isengard" => battle::ISENGARD,
        "mount-doom" => battle::MOUNT_DOOM,
        "shire" => battle::HOBBIT,
        _ if elven => battle::ELF,
        _ => battle::PLAIN,
    }
}
