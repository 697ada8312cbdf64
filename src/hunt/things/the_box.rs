//! How many there are of what in the box.

pub use crate::hunt::board::AREAS;

/// R1: Frodo's starting locations.
pub const STARTS: usize = 3;
/// R2: the Information tokens.
pub const INFORMATION: usize = 12;
/// R2: those that are drawn, before any is given away.
pub(in crate::hunt) const TOKENS_DRAWN: usize = 5;
/// R3, R31: no table has more Fellowship tokens.
pub(in crate::hunt) const MOST_TOKENS: u8 = 4;
/// R6: the tiles that are in the pool from the first day.
pub const BEIGE_TILES: usize = 15;
/// P5: the tiles that join in Part 2.
pub const GREY_TILES: usize = 3;
/// R6: the tiles that a Sorcery card brings in.
pub const RED_TILES: usize = 2;
/// R14: the last step of the Movement track.
pub const LAST_STEP: u8 = 16;
/// R24: the Nazgûl on the board.
pub const NAZGUL: u8 = 4;
/// P3: the Journey cards of either length.
pub const CARDS: usize = 18;
/// P4: Gandalf's deed tokens.
pub const DEEDS: usize = 10;
/// P4: those that are drawn.
pub(in crate::hunt) const DEEDS_DRAWN: usize = 4;

/// The Nazgûl's starting locations: each Nazgûl has one of six in Part 1, and two of them share one in Part 2 (P5).
pub fn nazgul_starts(part: u8) -> usize {
    if part == 1 { 6 } else { 2 }
}
