//! Everything public, a fact a line, and the sheet of the game.

use super::host::reminders;
use super::told::{counted, gandalf, isengard, nation, owner, place, shire, side, sleeps, step, won};
use crate::battle::{BattleView, Held, Moment, Owner, Piece, Side, Victory};
use crate::language::{Words, capital};
use strum::VariantArray;

pub fn facts(words: &Words, view: &BattleView) -> Vec<String> {
    let mut facts = vec![stands(words, view.won, view.moment)];
    let on_map = |piece: &Piece| counted(words, "status-piece", *piece, view.map[*piece]);
    facts.extend(Piece::VARIANTS.iter().map(on_map));
    let gone = Piece::VARIANTS
        .iter()
        .filter(|piece| piece.centres().is_empty() && view.lost(**piece) > 0 && !view.has(**piece));
    let gone: Vec<String> = gone.map(|piece| nation(words, *piece)).collect();
    facts.push(words.say("status-out", &[("pieces", none_or(words, gone).into())]));
    facts.extend(once(words, view));
    facts.extend(reminders(words, view));
    facts
}

/// Where the game stands; who has won, when it is over.
pub(super) fn stands(words: &Words, won_by: Option<(Side, Victory)>, moment: Option<Moment>) -> String {
    match (won_by, moment) {
        (Some((winner, line)), _) => capital(&won(words, winner, line)),
        (None, None) => capital(&words.say("stands-setup", &[])),
        (None, Some(_)) => from_when(words, moment),
    }
}

/// What is there once: the Ring, the Shire, Isengard, Fangorn, the Paths, and Gandalf where he stops.
pub fn once(words: &Words, view: &BattleView) -> Vec<String> {
    let mut facts = vec![
        ring(words, view),
        shire(words, view.shire.owner, view.shire.sauron_there),
        isengard(words, view.isengard_open),
        sleeps(words, "fangorn", view.fangorn),
        sleeps(words, "paths", view.paths),
    ];
    facts.extend(gandalf(words, view.gandalf));
    facts
}

fn none_or(words: &Words, names: Vec<String>) -> String {
    if names.is_empty() { words.say("none", &[]) } else { names.join(", ") }
}

/// Who holds the Ring, where, and which of his two rounds in an Elven hex it is.
pub(super) fn ring(words: &Words, view: &BattleView) -> String {
    let round = view.elven_place().map_or(0, |_| view.ring.round());
    let at = view.ring.place.as_deref();
    let at = at.map_or_else(|| words.say("nowhere", &[]), |at| place(words, at));
    let facts =
        [("side", side(words, view.ring.holder).into()), ("place", at.into()), ("round", round.into())];
    words.say("status-ring", &facts)
}

/// The sheet (B63); what went by the table's word and luck are told behind it.
pub(super) fn sheet(words: &Words, view: &BattleView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((winner, line)) = view.won {
        lines.push(capital(&won(words, winner, line)));
    }
    let round = view.moment.map_or(0, |moment| moment.round);
    lines.push(words.say("sheet-rounds", &[("rounds", round.into())]));
    for (at, held) in view.past.holders.iter().enumerate() {
        let Held { by, from, cost } = *held;
        let to = view.past.holders.get(at + 1).map(|next| next.from);
        let cost = cost.map_or_else(|| "none".to_owned(), |piece| nation(words, piece));
        let facts = [
            ("side", side(words, by).into()),
            ("from", from_when(words, from).into()),
            ("to", to.map_or_else(|| words.say("now", &[]), |to| from_when(words, to)).into()),
            ("cost", cost.into()),
        ];
        lines.push(words.say("sheet-ring", &facts));
    }
    for (whose, from) in &view.past.owners {
        let whose: Owner = *whose;
        let facts = [("owner", owner(words, whose).into()), ("from", from_when(words, *from).into())];
        lines.push(words.say("sheet-shire", &facts));
    }
    for piece in Piece::VARIANTS {
        let facts = [
            ("piece", nation(words, *piece).into()),
            ("built", view.past.built[*piece].into()),
            ("lost", view.lost(*piece).into()),
            ("left", view.map[*piece].into()),
        ];
        lines.push(words.say("sheet-piece", &facts));
    }
    lines
}

/// `round 4, attack, Saruman`; from the start, if it is no moment of the game.
fn from_when(words: &Words, moment: Option<Moment>) -> String {
    let Some(Moment { round, step: at, side: whose }) = moment else { return words.say("start", &[]) };
    when(words, round, &step(words, at), &side(words, whose))
}

fn when(words: &Words, round: u16, step: &str, side: &str) -> String {
    words.say("when", &[("round", round.into()), ("step", step.into()), ("side", side.into())])
}
