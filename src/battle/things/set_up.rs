//! B65: what stands where before the game begins, in the order in which it is laid out.

use super::Piece;

/// What is laid out; `None`: the Alliance's Ring-bearer.
pub const SET_UP: [Option<Piece>; 14] = [
    Some(Piece::Orc),
    Some(Piece::Nazgul),
    Some(Piece::ManOrc),
    Some(Piece::Saruman),
    Some(Piece::Hobbit),
    Some(Piece::Dwarf),
    Some(Piece::Elf),
    Some(Piece::Rohan),
    Some(Piece::Gondor),
    Some(Piece::Aragorn),
    Some(Piece::Gandalf),
    Some(Piece::Fangorn),
    Some(Piece::Dead),
    None,
];
