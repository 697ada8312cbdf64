//! What a game is played with in the window, whichever it is: the frame with its parts, the top, the card with the gold button,
//! the line with what was typed on it, what was said and done, and what is wished for.

pub mod card;
#[cfg(test)]
pub mod counted;
pub mod fall;
pub mod frame;
pub mod guard;
pub mod history;
pub mod lately;
pub mod line;
pub mod on_disk;
pub mod top;
pub mod utterance;
pub mod wish;
