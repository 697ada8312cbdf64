//! Fate of the Fellowship's own: games to replay.

mod transcripts;
