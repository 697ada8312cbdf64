//! What any game has: it is kept, listed, spoken of in six languages, and taken from files of whatever kind.

mod archive;
mod bad_files;
mod dropped;
mod journal;
mod languages;
