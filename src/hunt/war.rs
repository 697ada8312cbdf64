//! What the end means for a following War of the Ring (P23).

use crate::hunt::refusal::Refusal;
use crate::hunt::things::Phase;
use crate::hunt::view::View;

/// P23: from this step on Frodo is nearer to help.
const LATE_STEP: u8 = 8;

/// Action tokens for a War of the Ring game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionTokens {
    pub shadow: u8,
    pub free_peoples: u8,
}

/// P23: who gets how many.
/// Fails if the game is not over.
pub fn result(view: &View) -> Result<ActionTokens, Refusal> {
    let tokens = |shadow, free_peoples| Ok(ActionTokens { shadow, free_peoples });
    match view.phase {
        Phase::Corrupted if view.part2.is_none() || view.step < LATE_STEP => tokens(2, 0),
        Phase::Corrupted => tokens(1, 0),
        Phase::Rivendell => match view.company.ready().count() {
            0 => tokens(1, 1),
            1 | 2 => tokens(0, 1),
            _ => tokens(0, 2),
        },
        _ => Err(Refusal::NotOver { now: view.now() }),
    }
}
