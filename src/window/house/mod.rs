//! The screens that every game has: home, all games, the figures over them, checking a game, keys and locks, the curtain.

pub mod archive;
mod charts;
pub mod check;
pub mod curtain;
pub mod figures;
pub mod home;
pub mod keys_page;
pub mod listed;
pub mod lock;
pub mod motion;
mod sieve;
