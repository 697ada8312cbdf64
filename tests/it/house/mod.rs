//! What any game has: it is kept, listed, spoken of in six languages, and taken from files of whatever kind; and how the
//! rooms of the house know each other.

mod archive;
mod arrows;
mod bad_files;
mod dropped;
mod journal;
mod languages;
