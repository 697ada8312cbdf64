//! What can stand next on the line, behind the beginning of a command: pieces, what is said of an attack, centres, places, dice.

use super::mat::HEX;
use crate::battle::{
    BattleCommand as C, BattleView, Piece, SET_UP, Side, cannot_attack, cannot_be_attacked, cannot_move,
};
use crate::language::Words;
use crate::language::battle::begun::{Begun, piece};
use crate::language::battle::{centre, nation, place, side};
use crate::window::battle::{Choice, Wish};
use strum::VariantArray;

/// Words that can come next.
pub(super) fn picks(words: &Words, view: &BattleView, typed: &str) -> Vec<Choice> {
    let typed = typed.to_ascii_lowercase();
    let mut said = typed.split_whitespace();
    let first = said.next().unwrap_or_default();
    let behind: Vec<&str> = said.collect();
    let word = |name: &str, word: &str| Choice::word(words.say(name, &[]), word);
    let pieces = |which: &dyn Fn(Piece) -> bool| -> Vec<Choice> {
        let there = Piece::VARIANTS.iter().copied().filter(|piece| which(*piece));
        there.map(|piece| Choice::word(nation(words, piece), piece)).collect()
    };
    let whose = view.moment.map(|moment| moment.side);
    match (first, behind.as_slice()) {
        ("attack" | "a", behind) => attack(words, view, Begun::of(&typed), behind),
        ("build", []) => pieces(&|it| view.builds().iter().any(|(built, ..)| *built == it)),
        ("build", [of, there @ ..]) => {
            let free = view.builds().into_iter().find(|(built, ..)| Some(*built) == piece(of));
            let free = free.into_iter().flat_map(|(_, _, centres)| centres);
            let free = free.filter(|it| !there.contains(&<&str>::from(*it)));
            free.map(|it| Choice::word(centre(words, it), it)).collect()
        }
        ("ring", ["at"]) => ring_at(words, view),
        // Where somebody wins is no Elven hex.
        ("ring", ["at", at])
            if !view.ring.elven.contains(*at) && view.has(Piece::Elf) && *at != view.ring.holder.goal() =>
        {
            vec![word("chip-elven-hex", "elven")]
        }
        ("ring", ["taken"]) => {
            let moves = |it| view.has(it) && cannot_move(view, it).is_none();
            pieces(&|it| Some(view.side_of(it)) == whose && moves(it))
        }
        ("ring", ["="]) => {
            let sides = view.players.sides().iter();
            sides.map(|it: &Side| Choice::word(side(words, *it), it)).collect()
        }
        ("tick", []) => {
            (1..=SET_UP.len() as u8).map(|item| Choice::give(item.to_string(), C::Tick(item))).collect()
        }
        ("lost", []) => pieces(&|it| view.has(it)),
        ("back", []) => pieces(&|it| view.map[it] < it.counters()),
        ("count" | "march", []) => pieces(&|_| true),
        ("march", [_]) => (1..=20).map(|hexes: u8| Choice::word(hexes.to_string(), hexes)).collect(),
        ("odds", behind) => odds(words, view, behind),
        ("need", []) => Choice::percents(),
        ("need", [_, behind @ ..]) => odds(words, view, behind),
        _ => Vec::new(),
    }
}

/// Where a Ring-bearer can be: where it wins, an Elven hex that is known, one that was not told yet, or anywhere else.
fn ring_at(words: &Words, view: &BattleView) -> Vec<Choice> {
    let goals = view.players.sides().iter().map(|side| side.goal().to_owned());
    let known = view.ring.elven.iter().filter(|it| !view.ring.has_left(it)).cloned();
    let places = goals.chain(known).map(|it| Choice::word(place(words, &it), it));
    // While an Elf lives there are more of them than were told.
    let another = view.has(Piece::Elf).then(|| {
        let name = another_elven_hex(view);
        Choice::word(words.say("chip-another-elven-hex", &[]), format!("{name} elven"))
    });
    let elsewhere = Choice::word(place(words, HEX), HEX);
    places.chain(another).chain([elsewhere]).collect()
}

/// A name for an Elven hex that nobody has named yet.
fn another_elven_hex(view: &BattleView) -> String {
    let names = (1..).map(|number: u32| format!("elven-hex-{number}"));
    let is_new = |name: &String| !view.ring.elven.contains(name) && !view.ring.has_left(name);
    names.into_iter().find(is_new).unwrap_or_default()
}

/// Attackers, one after the other with a comma between, and whom they attack; `need` asks about one of them.
fn odds(words: &Words, view: &BattleView, behind: &[&str]) -> Vec<Choice> {
    let word = |name: &str, word: &str| Choice::word(words.say(name, &[]), word);
    let there = || Piece::VARIANTS.iter().copied();
    if let Some(on) = behind.iter().position(|word| *word == "on") {
        let said = &behind[on + 1..];
        let Some(defender) = said.first().and_then(|named| piece(named)) else { return Vec::new() };
        let flag = |name: &str, long: &str, short: &str| {
            (!said.contains(&long) && !said.contains(&short)).then(|| word(name, long))
        };
        let lent = flag("chip-lent", "elven", "e").filter(|_| !view.is_elven(defender));
        let flags = [lent, flag("chip-fortress", "fortress", "f"), flag("chip-river", "river", "r")];
        return flags.into_iter().flatten().collect();
    }
    let last: Vec<&str> = behind.iter().rev().take_while(|word| !word.ends_with(',')).copied().collect();
    let Some(attacker) = last.last().and_then(|named| piece(named)) else {
        // All attackers are of one side.
        let first = behind.first().and_then(|named| piece(named.trim_end_matches(',')));
        let whose = first.map(|first| view.side_of(first));
        let all = there().filter(|it| view.has(*it) && whose.is_none_or(|side| view.side_of(*it) == side));
        return all.map(|it| Choice::word(nation(words, it), it)).collect();
    };
    let said = |long: &str, short: &str| last.contains(&long) || last.contains(&short);
    let lent = (!view.is_elven(attacker) && !said("elven", "e")).then(|| word("chip-lent", "elven"));
    let river = (!said("river", "r")).then(|| word("chip-river", "river"));
    let another = Choice { wish: Wish::Type(", ".to_owned()), ..word("chip-another", "") };
    let others = there().filter(|it| view.has(*it) && view.side_of(*it) != view.side_of(attacker));
    let others = others.map(|it| {
        let facts = [("piece", nation(words, it).into())];
        Choice::word(words.say("chip-on", &facts), format!("on {it}"))
    });
    lent.into_iter().chain(river).chain([another]).chain(others).collect()
}

/// Who attacks, on whom, and what is said of it; then the dice.
fn attack(words: &Words, view: &BattleView, begun: Begun, behind: &[&str]) -> Vec<Choice> {
    let word = |name: &str, word: &str| Choice::word(words.say(name, &[]), word);
    let whose = view.moment.map(|moment| moment.side);
    let there = || Piece::VARIANTS.iter().copied().filter(|piece| view.has(*piece));
    let Some(attacker) = begun.attacker else {
        let own = there().filter(|it| Some(view.side_of(*it)) == whose && cannot_attack(view, *it).is_none());
        return own.map(|it| Choice::word(nation(words, it), it)).collect();
    };
    if let Some(at) = behind.iter().position(|word| *word == "dice") {
        let left = 2_usize.saturating_sub(behind.len() - at - 1);
        return (1..=6).filter(|_| left > 0).map(|pips: u8| Choice::word(pips.to_string(), pips)).collect();
    }
    let lent = |piece: Piece, said: bool| {
        (!said && view.is_lent(piece) && !view.is_elven(piece)).then(|| word("chip-lent", "elven"))
    };
    let Some(defender) = begun.defender else {
        let others =
            there().filter(|it| Some(view.side_of(*it)) != whose && cannot_be_attacked(view, *it).is_none());
        let on = if begun.on { "" } else { "on " };
        let others = others.map(|it| Choice::word(nation(words, it), format!("{on}{it}")));
        let lent = lent(attacker, begun.lent || begun.on);
        return lent.into_iter().chain(others).collect();
    };
    if behind.last() == Some(&"roll") {
        return Vec::new();
    }
    let fortress = (!begun.fortress).then(|| word("chip-fortress", "fortress"));
    let river = (!begun.river).then(|| word("chip-river", "river"));
    let flags = lent(defender, begun.lent_to_defender).into_iter().chain(fortress).chain(river);
    flags.chain([word("chip-dice", "dice"), word("chip-roll", "roll")]).collect()
}
