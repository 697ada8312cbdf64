//! War of the Ring.

mod presses;
mod properties;
mod tale;
mod transcripts;
mod whole;
mod window;
