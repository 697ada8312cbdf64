//! Fate of the Fellowship.

mod orders;
mod own_box;
mod properties;
mod steps;
mod table;
mod transcripts;
mod window;
