//! What was said, and whom it was for.

use crate::referee::{Mark, Reply};

/// Something that was said, and whom it was for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// Whom it was for.
    pub mark: Mark,
    /// The words.
    pub text: String,
}

impl Utterance {
    /// What a reply says besides its answer.
    pub fn besides(reply: &Reply) -> Vec<Self> {
        let said = reply.lines.iter().filter(|line| line.mark != Mark::Answer);
        said.map(|line| Self { mark: line.mark, text: line.text.clone() }).collect()
    }
}
