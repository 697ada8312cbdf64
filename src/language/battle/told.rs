//! What is called how, and what an event tells the table.

use super::protocol;
use crate::battle::{
    BattleEvent, Cell, Centre, Gandalf, Moment, Owner, Piece, SET_UP, Side, Sleep, Step, Victory,
};
use crate::language::protocol::list;
use crate::language::{Words, capital, yes};

fn called(words: &Words, kind: &str, name: &str) -> String {
    words.say(kind, &[(kind, name.into())])
}

/// A nation or a character, as people call it.
pub fn nation(words: &Words, piece: Piece) -> String {
    called(words, "piece", piece.into())
}

/// One army of a nation, or a character, as a word by itself.
pub fn one(words: &Words, piece: Piece) -> String {
    words.say("one", &[("piece", <&str>::from(piece).into())])
}

/// The same as it stands in a sentence where something is done to it.
pub fn the(words: &Words, piece: Piece) -> String {
    words.say("the", &[("piece", <&str>::from(piece).into())])
}

/// Where a defender stands, for an attack on it.
pub fn ground(words: &Words, fortress: bool, river: bool) -> String {
    let ground = match (fortress, river) {
        (false, false) => "open",
        (true, false) => "fortress",
        (false, true) => "river",
        (true, true) => "both",
    };
    called(words, "ground", ground)
}

/// B65: an item of the set-up in a word.
pub fn item(words: &Words, item: u8) -> String {
    let piece = usize::from(item).checked_sub(1).and_then(|at| SET_UP.get(at).copied()).flatten();
    piece.map_or_else(|| words.say("ring-bearer", &[]), |piece| nation(words, piece))
}

/// A nation, or either of two (B13).
fn either(words: &Words, piece: Piece, or: Option<Piece>) -> String {
    let named = std::iter::once(piece).chain(or).map(|piece| nation(words, piece));
    named.collect::<Vec<_>>().join(" / ")
}

/// So many armies of each of these, or of the one or the other.
pub(super) fn armies_told(words: &Words, armies: &[(Piece, Option<Piece>, u8)]) -> String {
    let told = armies.iter().map(|(piece, or, armies)| {
        let facts = [("piece", either(words, *piece, *or).into()), ("armies", (*armies).into())];
        words.say("host-builds", &facts)
    });
    told.collect::<Vec<_>>().join(", ")
}

/// What of the set-up was not ticked.
pub fn unticked(words: &Words, items: &[u8]) -> String {
    let items: Vec<String> = items.iter().map(|number| item(words, *number)).collect();
    words.say("unticked", &[("items", items.join(", ").into())])
}

/// B15: what was not built, and is gone.
pub fn lapsed(words: &Words, armies: &[(Piece, Option<Piece>, u8)]) -> String {
    words.say("lapsed", &[("armies", armies_told(words, armies).into())])
}

pub fn side(words: &Words, side: Side) -> String {
    called(words, "side", side.into())
}

pub fn step(words: &Words, step: Step) -> String {
    called(words, "step", step_name(step))
}

/// As sentences choose by it.
pub fn step_name(step: Step) -> &'static str {
    match step {
        Step::Build => "build",
        Step::FirstMove => "first",
        Step::Attack => "attack",
        Step::SecondMove => "second",
    }
}

pub fn centre(words: &Words, centre: Centre) -> String {
    called(words, "centre", centre.into())
}

/// A place of the Ring-bearer's, as it was told: any word, with hyphens for blanks.
pub fn place(words: &Words, name: &str) -> String {
    if let Ok(known) = name.parse::<Centre>() {
        return centre(words, known);
    }
    let known = words.say("place", &[("place", name.into())]);
    if known != name {
        return known;
    }
    name.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

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

pub fn position(words: &Words, row: u8) -> String {
    called(words, "position", ["open", "one", "both"][usize::from(row.min(2))])
}

pub(super) fn won(words: &Words, winner: Side, line: Victory) -> String {
    let facts = [
        ("side", side(words, winner).into()),
        ("line", line.name().into()),
        ("place", place(words, winner.goal()).into()),
    ];
    words.say("host-over", &facts)
}

/// What an event tells the table, a line each.
pub(super) fn told(words: &Words, event: &BattleEvent) -> Vec<String> {
    let line = match event {
        BattleEvent::Threw { dice } => list("dice", dice),
        BattleEvent::Out { piece, now } => protocol::out(*piece, *now),
        BattleEvent::Escapes { hexes } => protocol::escape(*hexes),
        BattleEvent::RingRound { round } => protocol::round(*round),
        BattleEvent::Lapsed { piece, or, armies } => protocol::lapsed(*piece, *or, *armies),
        BattleEvent::RingRests { place, .. } => protocol::rests(place),
        BattleEvent::ElvenHexes { elven } => words.say("elven-hexes", &[("elven", yes(*elven).into())]),
        BattleEvent::Attacked { cell, .. } => cell_told(words, *cell),
        BattleEvent::Unticked { items } => unticked(words, items),
        _ => return Vec::new(),
    };
    vec![line]
}

/// The same for people: in words also what the page gives exactly, and what the answer says.
pub(super) fn said(words: &Words, event: &BattleEvent) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        BattleEvent::Threw { dice: [one, two] } => {
            say("said-dice", &[("dice", format!("{one} {two}").into())])
        }
        BattleEvent::Attacked { cell, sum, outcome, .. } => {
            let facts = [("sum", (*sum).into()), ("outcome", outcome.name().into())];
            vec![words.say("said-attacked", &facts), cell_told(words, *cell)]
        }
        BattleEvent::Out { piece, now } => vec![counted(words, "said-out", *piece, *now)],
        BattleEvent::Built { piece, now, .. } | BattleEvent::Counted { piece, to: now } => {
            vec![counted(words, "status-piece", *piece, *now)]
        }
        BattleEvent::Lapsed { piece, or, armies } => {
            vec![lapsed(words, &[(*piece, *or, *armies)])]
        }
        BattleEvent::RingRests { place: at, turn_ends, elven } => {
            let rests = words.say("said-rests", &[("place", place(words, at).into())]);
            let stays = elven.then(|| words.say("said-stays", &[("count", (*turn_ends).into())]));
            std::iter::once(rests).chain(stays).collect()
        }
        BattleEvent::Escapes { hexes } => say("said-escape", &[("hexes", (*hexes).into())]),
        BattleEvent::RingRound { round } => say("said-round", &[("round", (*round).into())]),
        BattleEvent::Shire { owner, sauron_there } => vec![shire(words, *owner, *sauron_there)],
        BattleEvent::FangornWoke { .. } => say("said-woken", &[]),
        BattleEvent::Fangorn { is, .. } => vec![sleeps(words, "fangorn", *is)],
        BattleEvent::DeadWoke => say("said-dead", &[]),
        BattleEvent::Paths { are } => vec![sleeps(words, "paths", *are)],
        BattleEvent::Isengard { open } => vec![isengard(words, *open)],
        BattleEvent::Gandalf { is } => {
            gandalf(words, *is).map_or_else(|| say("said-gandalf", &[]), |it| vec![it])
        }
        BattleEvent::Passed { stays: true } => say("remind-moria", &[]),
        BattleEvent::RingTaken { by, .. } | BattleEvent::RingHeld { by } => {
            say("said-ring", &[("side", by.name().into())])
        }
        BattleEvent::RingStayed { turn_ends } => say("said-stays", &[("count", (*turn_ends).into())]),
        BattleEvent::Stands { moment: Moment { step, side, .. } } => {
            say("said-step", &[("step", step_name(*step).into()), ("side", side.name().into())])
        }
        BattleEvent::Won { side: winner, line, .. } => vec![capital(&won(words, *winner, *line))],
        _ => told(words, event),
    }
}

/// How many of a piece there are now, of all its counters.
pub(super) fn counted(words: &Words, name: &str, piece: Piece, now: u8) -> String {
    let facts =
        [("piece", nation(words, piece).into()), ("now", now.into()), ("counters", piece.counters().into())];
    words.say(name, &facts)
}

/// Whose the Shire is, and whether a piece of Sauron's stands there.
pub(super) fn shire(words: &Words, whose: Owner, sauron_there: bool) -> String {
    let facts = [("owner", owner(words, whose).into()), ("sauron", yes(sauron_there).into())];
    words.say("status-shire", &facts)
}

/// Whether anybody may stop on Isengard.
pub(super) fn isengard(words: &Words, open: bool) -> String {
    words.say("status-isengard", &[("open", yes(open).into())])
}

/// How `fangorn` or the `paths` are.
pub(super) fn sleeps(words: &Words, what: &str, sleep: Sleep) -> String {
    let facts = [("is", sleep.name().into()), ("are", sleep.name().into())];
    words.say(&format!("status-{what}"), &facts)
}

pub(super) fn gandalf(words: &Words, is: Gandalf) -> Option<String> {
    let at = match is {
        Gandalf::Abroad => return None,
        Gandalf::InMoria => "moria",
        Gandalf::InFangorn => "fangorn",
    };
    Some(words.say("status-gandalf", &[("at", at.into())]))
}

/// The cell of the combat table in force, with its two bounds.
pub fn cell_told(words: &Words, cell: Cell) -> String {
    let told = words.say(
        "cell",
        &[
            ("strength", strength(words, cell.column()).into()),
            ("position", position(words, cell.row()).into()),
            ("attacker", cell.attacker_out_to().into()),
            ("defender", cell.defender_out_from().into()),
        ],
    );
    capital(&told)
}
