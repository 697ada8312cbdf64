//! What games share whose books are kept here while everything lies on the table: numbers on tracks, which the table sets
//! right. No rule of any game.

mod change;

pub use change::{Beyond, Change};
