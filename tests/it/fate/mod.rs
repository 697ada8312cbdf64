//! Fate of the Fellowship.

mod answers;
mod orders;
mod own_box;
mod properties;
mod roads;
mod steps;
mod table;
mod transcripts;
mod window;
