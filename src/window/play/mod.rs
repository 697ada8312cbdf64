//! What a game is played with in the window, whichever it is: the top, the line with what was typed on it, what was said, what
//! was done lately, and what is wished for.

pub mod lately;
pub mod line;
pub mod top;
pub mod utterance;
pub mod wish;
