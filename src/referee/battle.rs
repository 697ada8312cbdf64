//! The errands of Battle of the Ring: it reads no files.

use super::Sources;
use super::books::Beside;
use crate::battle::{Battle, Options};
use std::convert::Infallible;

impl Sources for Battle {
    type NotThere = Infallible;

    fn found(asked: Options, _: &Beside<'_>) -> Result<Options, Infallible> {
        Ok(asked)
    }

    fn found_again(asked: Options, recorded: &Options) -> Option<Options> {
        (asked == *recorded).then_some(asked)
    }
}
