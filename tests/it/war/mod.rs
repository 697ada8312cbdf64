//! War of the Ring.

mod properties;
mod transcripts;
mod window;
