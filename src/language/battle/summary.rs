//! What lists of games tell of one, in figures.

use super::told::side;
use crate::battle::{BattleView, Side};
use crate::language::Words;

/// How many took the Ring and paid for it.
fn captures(view: &BattleView) -> usize {
    view.past.holders.iter().filter(|held| held.cost.is_some()).count()
}

pub(super) fn figures(words: &Words, view: &BattleView) -> String {
    let facts = [
        ("rounds", view.moment.map_or(0, |moment| moment.round).into()),
        ("holder", side(words, view.ring.holder).into()),
        ("captures", captures(view).into()),
    ];
    words.say("battle-figures", &facts)
}

pub(super) fn totals(words: &Words, games: usize, told: &[&BattleView]) -> String {
    let won = |wanted: Side| told.iter().filter(|of| of.won.is_some_and(|(side, _)| side == wanted)).count();
    let facts = [
        ("games", games.into()),
        ("sauron", won(Side::Sauron).into()),
        ("saruman", won(Side::Saruman).into()),
        ("evil", won(Side::Evil).into()),
        ("alliance", won(Side::Alliance).into()),
        ("captures", told.iter().map(|view| captures(view)).sum::<usize>().into()),
    ];
    words.say("battle-totals", &facts)
}
