//! Where what is asked now is answered: beside the map, or on it.

use super::staged::{Now, now};
use super::{Table, hand, ring};
use crate::language::risk::begun::{Attack, OnRing, played};

/// Whether what is asked now is answered there, and not on the map: numbers, stacks, dice, cards.
pub(in crate::window::risk) fn asks_beside(table: &Table<'_>) -> bool {
    let (view, typed) = (table.view, table.seen.typed);
    let is_told = played(view, typed).is_some() || OnRing::typed(view, typed).is_some();
    if is_told || hand::whose(table).is_some() || ring::is_set_right(table) {
        return true;
    }
    match now(table) {
        Now::Attack => Attack::typed(view, typed).is_some_and(|attack| attack.says_whom()),
        Now::Reinforce => !table.has_lands(),
        Now::Trade | Now::Fight(_) | Now::Won(..) | Now::Cards | Now::Ring | Now::Hunt | Now::Score => true,
        _ => false,
    }
}
