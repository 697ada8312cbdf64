//! War of the Ring.

mod properties;
mod tale;
mod transcripts;
