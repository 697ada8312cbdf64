//! What was said, and whom it was for.

use crate::referee::{Mark, Reply};

/// Something that was said, and whom it was for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    pub mark: Mark,
    pub text: String,
}

impl Utterance {
    /// What was asked, answered in words.
    pub fn in_words(reply: &Reply) -> Vec<Self> {
        let said = reply.in_words.iter();
        said.map(|(mark, text)| Self { mark: *mark, text: text.clone() }).collect()
    }

    pub fn besides(reply: &Reply) -> Vec<Self> {
        let said = reply.lines.iter().filter(|line| line.mark != Mark::Answer);
        said.map(|line| Self { mark: line.mark, text: line.text.clone() }).collect()
    }
}
