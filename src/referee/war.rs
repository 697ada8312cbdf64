//! What a referee has to do for War of the Ring alone: the Action tokens that a game before it has left.

use super::books::{Beside, Sources};
use super::errands::Worded;
use crate::language::Words;
use crate::language::war::{AskedWar, tokens};
use crate::war::War;
use crate::war::options::Options;

/// W69: no game that gives tokens is over.
pub struct NoResult;

impl Worded for NoResult {
    fn worded(&self, words: &Words) -> (String, String) {
        let name = "war-no-result";
        (name.to_owned(), words.say(name, &[]))
    }
}

impl Sources for War {
    type NotThere = NoResult;

    fn found(asked: AskedWar, beside: &Beside<'_>) -> Result<Options, NoResult> {
        if !asked.by_result {
            return Ok(asked.options);
        }
        let tokens = beside.left.and_then(tokens).ok_or(NoResult)?;
        Ok(Options { tokens, ..asked.options })
    }

    fn found_again(asked: AskedWar, recorded: &Options) -> Option<Options> {
        match asked.by_result {
            // What the game before has left stands in the record.
            true => Some(Options { tokens: recorded.tokens, ..asked.options }),
            false => Some(asked.options),
        }
    }
}
