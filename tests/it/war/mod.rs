//! War of the Ring.

mod properties;
mod tale;
mod transcripts;
mod whole;
mod window;
