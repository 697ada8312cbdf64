//! Fate of the Fellowship.

mod own_box;
mod properties;
mod steps;
mod table;
mod transcripts;
mod window;
