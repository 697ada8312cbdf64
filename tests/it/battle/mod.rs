//! Battle of the Ring's own: its transcripts, and what holds in any game of it.

mod conserved;
mod properties;
mod transcripts;
mod window;
