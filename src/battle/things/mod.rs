//! The values of the game: pieces, sides, centres, where the game stands, and how an attack is thrown.

mod centre;
mod combat;
mod moment;
mod piece;
mod set_up;
mod side;
mod special;

pub use centre::Centre;
pub use combat::{Attack, Cell, MOST_ATTACKERS, Odds, Outcome, enough};
pub use moment::{Moment, Step};
pub use piece::{Counts, Piece};
pub use set_up::SET_UP;
pub use side::{Players, Power, Side};
pub(crate) use special::elven_hexes;
pub use special::{Gandalf, Owner, Ring, STAYS, Shire, Sleep, Victory, Waker, is_elven_hex};
