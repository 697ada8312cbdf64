//! Risk's own: its transcripts, and what holds however it is played.

mod conserved;
mod properties;
mod transcripts;
mod window;
