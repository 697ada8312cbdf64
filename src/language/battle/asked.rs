//! What is asked, answered in a sentence for people: what stands behind `=` is for programs.

use super::told::{self, centre, nation};
use super::{BattleQuery, RING_BEARER};
use super::{set_up, sheet};
use crate::battle::{Attack, BattleView, Odds, Piece, enough};
use crate::books::{Ratio, find};
use crate::language::{Words, capital};
use strum::VariantArray;

pub fn answered(words: &Words, query: &BattleQuery, view: &BattleView) -> Vec<String> {
    match query {
        BattleQuery::SetUp => set_up::listed(words, view),
        BattleQuery::Builds => builds(words, view),
        BattleQuery::Odds { attacks, defender } => attacks_told(words, attacks, *defender),
        BattleQuery::Need { percent, cell, attacker, defender } => {
            let facts = [
                ("count", enough(*percent, *cell).into()),
                ("percent", (*percent).into()),
                ("attacker", nation(words, *attacker).into()),
                ("defender", nation(words, *defender).into()),
            ];
            vec![words.say("asked-need", &facts)]
        }
        BattleQuery::March { piece, hexes } => {
            let phases = hexes.div_ceil(piece.map_or(RING_BEARER, Piece::allowance));
            let who = piece.map_or_else(|| words.say("ring-bearer", &[]), |it| nation(words, it));
            let facts = [("piece", who.into()), ("hexes", (*hexes).into()), ("phases", phases.into())];
            vec![words.say("asked-march", &facts)]
        }
        BattleQuery::Ring => vec![sheet::ring(words, view)],
        BattleQuery::Shire => vec![told::shire(words, view.shire.owner, view.shire.sauron_there)],
    }
}

fn builds(words: &Words, view: &BattleView) -> Vec<String> {
    let line = |(piece, armies, at): (Piece, u8, Vec<crate::battle::Centre>)| {
        let at: Vec<String> = at.into_iter().map(|it| centre(words, it)).collect();
        let facts = [
            ("piece", nation(words, piece).into()),
            ("armies", armies.into()),
            ("centres", at.join(", ").into()),
        ];
        words.say("asked-builds", &facts)
    };
    let told: Vec<String> = view.builds().into_iter().map(line).collect();
    if told.is_empty() { vec![capital(&words.say("nothing-to-build", &[]))] } else { told }
}

/// How many of these are on the map, of all counters.
pub fn counted(words: &Words, piece: Piece, view: &BattleView) -> String {
    told::counted(words, "status-piece", piece, view.map[piece])
}

/// B38: how likely it falls, what that costs, and the order that costs least, if that is another.
fn attacks_told(words: &Words, attacks: &[Attack], defender: Piece) -> Vec<String> {
    let odds = Odds::of(attacks);
    let facts = [
        ("defender", nation(words, defender).into()),
        ("count", attacks.len().into()),
        ("chance", odds.falls.fraction().into()),
        ("lost", odds.lost.mean().into()),
        ("clean", odds.clean.percent().into()),
        ("hundred", odds.falls.of_hundred().into()),
        ("sure", odds.clean.of_hundred().into()),
    ];
    let told = words.say("asked-odds", &facts);
    std::iter::once(told).chain(order_told(words, attacks, odds.lost)).collect()
}

/// B38: the order that costs least, if that is another than this one, in which so many are lost.
pub fn order_told(words: &Words, attacks: &[Attack], lost: Ratio) -> Option<String> {
    let order = Odds::best_order(attacks);
    let best = Odds::of(order.iter().copied());
    (best.lost < lost).then(|| {
        let order: Vec<String> = order.iter().map(|attack| attacker(words, &attack.typed)).collect();
        let facts = [("order", order.join(", ").into()), ("lost", best.lost.mean().into())];
        words.say("asked-order", &facts)
    })
}

/// An attacker as it was typed, with what stood behind it.
fn attacker(words: &Words, typed: &str) -> String {
    let mut parts = typed.split_whitespace();
    let named = parts.next().unwrap_or_default();
    let name = find(Piece::VARIANTS.iter().map(<&'static str>::from), named).ok();
    let piece = name.and_then(|name| name.parse::<Piece>().ok());
    let flags = parts.map(|flag| match flag.to_ascii_lowercase().as_str() {
        "r" | "river" => words.say("chip-river", &[]),
        _ => words.say("chip-lent", &[]),
    });
    let flags: Vec<String> = flags.collect();
    let named = piece.map_or_else(|| named.to_owned(), |it| nation(words, it));
    if flags.is_empty() { named } else { format!("{named} ({})", flags.join(", ")) }
}
