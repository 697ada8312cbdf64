//! The screens of *Hunt for the Ring*.

pub mod agreed;
pub mod answered;
pub mod chips;
pub mod copying;
pub mod end;
pub mod guide;
pub mod journey;
pub mod lately;
pub mod letter;
pub mod log;
pub mod map;
pub mod ringwraiths;
pub mod setup;
pub mod sheet;
pub mod told;
pub mod tracks;
pub mod turn;
pub mod turn_sign;
