//! What is there once, and what has a deadline.

use super::fight::listed;
use crate::battle::BattleView;
use crate::language::Words;
use crate::language::battle::{once, reminders};
use crate::window::frame::Own;
use crate::window::widgets::look::Look;

/// The Ring, the Shire, Isengard, Fangorn, the Paths and Moria, and what is owed.
pub(super) fn deadlines<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let lines = once(words, view).into_iter().chain(reminders(words, view)).collect();
    listed(look, words.say("battle-head-once", &[]), lines)
}
