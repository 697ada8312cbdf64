//! What a game is played with in the window, whichever it is: what was said, the line with what was typed on it, what was
//! done lately.

pub mod lately;
pub mod line;
pub mod said;
