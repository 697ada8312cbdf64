//! War of the Ring.

mod properties;
mod transcripts;
