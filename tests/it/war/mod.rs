//! War of the Ring.

mod asked;
mod dim;
mod missed;
mod presses;
mod properties;
mod seen;
mod tale;
mod told;
mod transcripts;
mod typed;
mod whole;
mod window;
