//! Everything public, a fact a line, and the sheet of the game.

use super::host::{reminders, won};
use super::told::{nation, owner, side, step};
use crate::battle::{BattleView, Gandalf, Held, Moment, Owner, Piece, Side, Sleep, Victory};
use crate::language::Words;
use strum::VariantArray;

/// What `status` tells.
pub fn facts(words: &Words, view: &BattleView) -> Vec<String> {
    let mut facts = vec![stands(words, view.won, view.moment)];
    facts.extend(Piece::VARIANTS.iter().map(|piece| counted(words, *piece, view)));
    let gone = Piece::VARIANTS.iter().filter(|piece| piece.centres().is_empty() && view.lost(**piece) > 0);
    let gone: Vec<String> = gone.map(|piece| nation(words, *piece)).collect();
    facts.push(words.say("battle-status-out", &[("pieces", none_or(words, gone).into())]));
    facts.extend(once(words, view));
    facts.extend(reminders(words, view));
    facts
}

/// Where the game stands; who has won, when it is over.
pub(super) fn stands(words: &Words, won_by: Option<(Side, Victory)>, moment: Option<Moment>) -> String {
    match (won_by, moment) {
        (Some((winner, line)), _) => won(words, side(words, winner), line),
        (None, None) => words.say("battle-stands-setup", &[]),
        (None, Some(_)) => from_when(words, moment),
    }
}

/// How many are on the map, of how many counters.
fn counted(words: &Words, piece: Piece, view: &BattleView) -> String {
    let facts = [
        ("piece", nation(words, piece).into()),
        ("now", view.map[piece].into()),
        ("counters", piece.counters().into()),
    ];
    words.say("battle-status-piece", &facts)
}

/// What is there once: the Ring, the Shire, Isengard, Fangorn, the Paths, and Gandalf where he stops.
pub fn once(words: &Words, view: &BattleView) -> Vec<String> {
    let mut facts = vec![ring(words, view)];
    let there = if view.shire.sauron_there { "yes" } else { "no" };
    let whose = owner(words, view.shire.owner);
    facts.push(words.say("battle-status-shire", &[("owner", whose.into()), ("sauron", there.into())]));
    facts.push(words.say("battle-status-isengard", &[("open", yes(view.isengard_open))]));
    facts.push(words.say("battle-status-fangorn", &[("is", sleep(view.fangorn).into())]));
    facts.push(words.say("battle-status-paths", &[("are", sleep(view.paths).into())]));
    let gandalf = match view.gandalf {
        Gandalf::Abroad => None,
        Gandalf::InMoria => Some("moria"),
        Gandalf::InFangorn => Some("fangorn"),
    };
    facts.extend(gandalf.map(|at| words.say("battle-status-gandalf", &[("at", at.into())])));
    facts
}

fn yes(is: bool) -> fluent_bundle::FluentValue<'static> {
    if is { "yes".into() } else { "no".into() }
}

/// How something sleeps, as the sentences know it.
fn sleep(sleep: Sleep) -> &'static str {
    match sleep {
        Sleep::Asleep => "asleep",
        Sleep::Awake => "awake",
        Sleep::Closed => "closed",
    }
}

fn none_or(words: &Words, names: Vec<String>) -> String {
    if names.is_empty() { words.say("battle-none", &[]) } else { names.join(", ") }
}

/// Who holds the Ring, where, and which of his two rounds in an Elven hex it is.
fn ring(words: &Words, view: &BattleView) -> String {
    let round = view.elven_place().map_or(0, |_| view.ring.round());
    let place = view.ring.place.clone().unwrap_or_else(|| words.say("battle-nowhere", &[]));
    let facts =
        [("side", side(words, view.ring.holder).into()), ("place", place.into()), ("round", round.into())];
    words.say("battle-status-ring", &facts)
}

/// The sheet (B63); what went by the table's word and luck are told behind it.
pub(super) fn sheet(words: &Words, view: &BattleView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((winner, line)) = view.won {
        lines.push(won(words, side(words, winner), line));
    }
    let round = view.moment.map_or(0, |moment| moment.round);
    lines.push(words.say("battle-sheet-rounds", &[("rounds", round.into())]));
    for piece in Piece::VARIANTS {
        let facts = [
            ("piece", nation(words, *piece).into()),
            ("built", view.past.built[*piece].into()),
            ("lost", view.lost(*piece).into()),
            ("left", view.map[*piece].into()),
        ];
        lines.push(words.say("battle-sheet-piece", &facts));
    }
    for (at, held) in view.past.holders.iter().enumerate() {
        let Held { by, from, cost } = *held;
        let to = view.past.holders.get(at + 1).map(|next| next.from);
        let cost = cost.map_or_else(|| words.say("battle-none", &[]), |piece| nation(words, piece));
        let facts = [
            ("side", side(words, by).into()),
            ("from", from_when(words, from).into()),
            ("to", to.map_or_else(|| words.say("battle-now", &[]), |to| from_when(words, to)).into()),
            ("cost", cost.into()),
        ];
        lines.push(words.say("battle-sheet-ring", &facts));
    }
    for (whose, from) in &view.past.owners {
        let whose: Owner = *whose;
        let facts = [("owner", owner(words, whose).into()), ("from", from_when(words, *from).into())];
        lines.push(words.say("battle-sheet-shire", &facts));
    }
    lines
}

/// `round 4, attack, Saruman`; from the start, if it is no moment of the game.
fn from_when(words: &Words, moment: Option<Moment>) -> String {
    let Some(Moment { round, step: at, side: whose }) = moment else { return words.say("battle-start", &[]) };
    when(words, round, &step(words, at), &side(words, whose))
}

fn when(words: &Words, round: u16, step: &str, side: &str) -> String {
    words.say("battle-when", &[("round", round.into()), ("step", step.into()), ("side", side.into())])
}
