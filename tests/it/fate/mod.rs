//! Fate of the Fellowship.

mod properties;
mod table;
mod transcripts;
mod window;
