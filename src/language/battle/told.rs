//! What is called how, and what an event tells the table.

use super::protocol;
use crate::battle::{BattleEvent, Cell, Centre, Owner, Piece, Side, Step};
use crate::language::Words;
use crate::language::protocol::list;

fn called(words: &Words, kind: &str, name: &str) -> String {
    words.say(&format!("battle-{kind}"), &[(kind, name.into())])
}

/// A nation or a character, as people call it.
pub fn nation(words: &Words, piece: Piece) -> String {
    called(words, "piece", piece.into())
}

/// A side, likewise.
pub fn side(words: &Words, side: Side) -> String {
    called(words, "side", side.into())
}

/// A step of a turn.
pub fn step(words: &Words, step: Step) -> String {
    let name = match step {
        Step::Build => "build",
        Step::FirstMove => "first",
        Step::Attack => "attack",
        Step::SecondMove => "second",
    };
    called(words, "step", name)
}

/// A centre.
pub fn centre(words: &Words, centre: Centre) -> String {
    called(words, "centre", centre.into())
}

/// Whose the Shire is.
pub fn owner(words: &Words, owner: Owner) -> String {
    called(words, "owner", owner.into())
}

/// A column of the combat table.
pub fn strength(words: &Words, (attacker, defender): (bool, bool)) -> String {
    let name = match (attacker, defender) {
        (false, false) => "plain",
        (false, true) => "on-elven",
        (true, false) => "elven",
        (true, true) => "both",
    };
    called(words, "strength", name)
}

/// A row of it.
pub fn position(words: &Words, row: u8) -> String {
    called(words, "position", ["open", "one", "both"][usize::from(row.min(2))])
}

/// What an event tells the table, a line each.
pub(super) fn told(words: &Words, event: &BattleEvent) -> Vec<String> {
    let line = match event {
        BattleEvent::Threw { dice } => list("dice", dice),
        BattleEvent::Out { piece, now } => protocol::out(*piece, *now),
        BattleEvent::Escapes { hexes } => protocol::escape(*hexes),
        BattleEvent::RingRound { round } => protocol::round(*round),
        BattleEvent::Lapsed { piece, armies } => words
            .say("battle-lapsed", &[("piece", nation(words, *piece).into()), ("armies", (*armies).into())]),
        BattleEvent::ElvenHexes { elven } => {
            words.say("battle-elven-hexes", &[("elven", if *elven { "yes" } else { "no" }.into())])
        }
        BattleEvent::Attacked { cell, .. } => cell_told(words, *cell),
        _ => return Vec::new(),
    };
    vec![line]
}

/// The cell of the combat table in force, with its two bounds.
pub(super) fn cell_told(words: &Words, cell: Cell) -> String {
    words.say(
        "battle-cell",
        &[
            ("strength", strength(words, cell.column()).into()),
            ("position", position(words, cell.row()).into()),
            ("attacker", cell.attacker_out_to().into()),
            ("defender", cell.defender_out_from().into()),
        ],
    )
}
