//! A press that means nothing now: it is kept in mind, so that it is said why.

use super::Table;
use crate::window::risk::Wish;

/// What is opened when figures were taken off: behind it stands the land that was pressed amiss.
pub(in crate::window::risk) const TAKEN_OFF: &str = "taken-off";
/// In the place of a land where none was pressed.
pub(super) const NOTHING: &str = "-";

/// A press on this land means nothing now: why, is said above, however often it is pressed. `from`: what was pressed before, or nothing.
pub(super) fn no(table: &Table<'_>, from: &str, land: &str) -> Wish {
    let from = if from.is_empty() { NOTHING } else { from };
    let why = format!("{TAKEN_OFF} {land} {from}");
    table.opens(&if table.opened() == why { format!("{why} {NOTHING}") } else { why })
}
