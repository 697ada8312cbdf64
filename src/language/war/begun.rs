//! How commands are said that are begun by presses, where no value of a command says it.

use crate::war::nation::Side;

/// What is told of this side: of its hand, or of its dice as they lie there.
pub fn of_side(what: &str, side: Side) -> String {
    format!("{what} {}", side.name())
}

/// What a chance is asked of.
pub fn chances_of(asked: &str) -> String {
    format!("odds {asked}")
}
