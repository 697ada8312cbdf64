//! What any game has: it is kept, listed, spoken of in six languages, and taken from files of whatever kind; how the
//! rooms of the house know each other; and the pages that tell of it.

mod archive;
mod arrows;
mod bad_files;
mod documents;
mod dropped;
mod journal;
mod languages;
