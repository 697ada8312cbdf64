//! B65: the list of the set-up, what stands where.

use crate::battle::{BattleView, Piece, SET_UP};
use crate::language::Words;

/// What is laid out of each item, with its number, and where.
pub fn laid_out(words: &Words) -> Vec<[String; 2]> {
    let said = |piece: &Option<Piece>| {
        let facts = [
            ("piece", piece.map_or("ring-bearer", <&str>::from).into()),
            ("count", piece.map_or(1, Piece::at_start).into()),
        ];
        ["laid-out", "laid-where"].map(|name| words.say(name, &facts))
    };
    SET_UP.iter().map(said).collect()
}

/// The list, ticked or not.
pub(super) fn listed(words: &Words, view: &BattleView) -> Vec<String> {
    let line = |(item, [what, place]): (u8, [String; 2])| {
        let sign = if view.ticked.contains(&item) { "[x]" } else { "[ ]" };
        format!("{sign} {item} {what}, {place}")
    };
    (1..).zip(laid_out(words)).map(line).collect()
}
