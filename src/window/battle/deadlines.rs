//! What is there once, and what has a deadline.

use crate::battle::BattleView;
use crate::language::Words;
use crate::language::battle::{once, reminders};
use crate::window::frame::{self, Own, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row};

/// The size of its lines.
const TYPE: f32 = 15.0;

/// The Ring, the Shire, Isengard, Fangorn, the Paths and Moria, beside each other; below them, lit, what is owed.
pub(super) fn deadlines<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let line = |said: String| look.text(said).size(look.size(TYPE));
    let once = once(words, view).into_iter().map(|said| line(said).into());
    let once = Row::with_children(once).spacing(look.size(22.0)).wrap().vertical_spacing(look.size(3.0));
    let owed = reminders(words, view).into_iter();
    let owed = owed.map(|said| line(said).font(BOLD).color(look.colours().gold).into());
    let inside = Column::with_children([headed(look, words.say("battle-head-once", &[]), true), once.into()]);
    frame::panel(look, inside.extend(owed).spacing(look.size(4.0)))
}
