//! What hands do now, in a sentence short enough for a headline.

use super::names;
use super::set_up::item;
use crate::language::{Words, capital, yes};
use crate::war::WarView;
use crate::war::carried::Carried;
use crate::war::die::Face;
use crate::war::hunt::{Hunt, HuntStep, least};
use crate::war::nation::{Nation, Side};
use crate::war::tile::Deals;
use crate::war::view::{Ending, ITEMS, Step, Volley};

/// The headline. `raised`: the die that lies raised; `presses`: whether it stands where something can be pressed.
pub fn headline(words: &Words, view: &WarView, raised: Option<Face>, presses: bool) -> String {
    let presses = yes(presses);
    if view.discards() != [0, 0] {
        return discards(words, view);
    }
    if let Some(hunt) = &view.hunt {
        return of_hunt(words, view, hunt);
    }
    if let Some(battle) = view.fought() {
        if let Some(Volley { hits: [attacker, defender], .. }) = battle.lies() {
            let owed = match battle.carried.as_ref().is_some_and(Carried::is_owed) {
                false if view.is_siege_over() => "over",
                owed => yes(owed),
            };
            let facts = [
                ("round", battle.rounds.into()),
                ("attacker", (*attacker).into()),
                ("defender", (*defender).into()),
                ("owed", owed.into()),
            ];
            return words.say("head-falls", &facts);
        }
        if view.is_siege_over() {
            return words.say("head-siege-over", &[]);
        }
        let kind = capital(&names::kind(words, battle.kind));
        let round = battle.rounds.saturating_add(1);
        return words.say("head-battle", &[("kind", kind.into()), ("round", round.into())]);
    }
    match &view.step {
        Step::Setup => set_up(words, view, presses),
        Step::Draw if view.options.players > 2 => words.say("head-draw-teams", &[]),
        Step::Draw => words.say("head-draw", &[]),
        Step::Fellowship => fellowship(words, view),
        Step::Allocation => words.say("head-allocation", &[]),
        Step::Roll => words.say("head-roll", &[]),
        Step::Actions => match view.acts() {
            None => words.say("head-check", &[]),
            Some(side) => {
                let who =
                    view.seat().map_or_else(|| names::side(words, side), |seat| names::seat(words, seat));
                match raised {
                    None => words.say("head-actions", &[("who", who.into()), ("presses", presses.into())]),
                    Some(face) => words.say("head-die", &[("die", names::face(words, face).into())]),
                }
            }
        },
        Step::Over { winner, how } => over(words, view, *winner, how.as_ref()),
    }
}

/// Who has won, and how.
fn over(words: &Words, view: &WarView, winner: Side, how: Option<&Ending>) -> String {
    let (how, number) = match (how, winner) {
        (Some(Ending::Ring), Side::Free) => ("destroyed".to_owned(), 0),
        (Some(Ending::Ring), Side::Shadow) => ("corrupted".to_owned(), view.corruption),
        (Some(how), side) => (how.to_string(), view.points(side)),
        (None, _) => ("none".to_owned(), 0),
    };
    let side: &str = winner.into();
    words.say("head-over", &[("side", side.into()), ("how", how.into()), ("number", number.into())])
}

/// W3: who throws cards away, and how many.
fn discards(words: &Words, view: &WarView) -> String {
    let too_many = [Side::Free, Side::Shadow].into_iter().zip(view.discards());
    let of = |(side, cards): (Side, u8)| {
        let side = names::side(words, side);
        words.say("head-discard-of", &[("side", side.into()), ("cards", cards.into())])
    };
    let each = too_many.filter(|(_, cards)| *cards > 0).map(of);
    words.say("head-discard", &[("who", names::listed(words, each).into())])
}

fn fellowship(words: &Words, view: &WarView) -> String {
    let what = match (view.may_declare(), view.at_a_gate()) {
        (true, true) => "gate",
        (true, false) => "declare",
        (false, true) => "enter",
        (false, false) if view.mordor.is_some() => "mordor",
        (false, false) if view.marks.declared => "declared",
        (false, false) => "rest",
    };
    // W16: where there is one of equal Level beside him who guides.
    let guides = view.fellowship().any(|it| view.may_guide(it) && Some(it) != view.guide);
    words.say("head-fellowship", &[("what", what.into()), ("guides", yes(guides).into())])
}

/// Whose figures are placed next, one people of each side; else the next item.
fn set_up(words: &Words, view: &WarView, presses: &str) -> String {
    let stands = |item: u8| view.ticked.contains(&item);
    let first = ITEMS - 8;
    let next = |side: Side| Nation::of(side).find(|nation| !stands(first + *nation as u8));
    let item_due = (1..=ITEMS).find(|item| !stands(*item));
    match (item_due, next(Side::Free), next(Side::Shadow)) {
        (None, ..) => words.say("head-stands", &[]),
        (Some(due), Some(free), Some(shadow)) if due >= first => {
            let [free, shadow] = [free, shadow].map(|nation| names::nation(words, nation));
            let facts = [("free", free.into()), ("shadow", shadow.into()), ("presses", presses.into())];
            words.say("head-place", &facts)
        }
        // One side stands already.
        (Some(due), Some(alone), None) | (Some(due), None, Some(alone)) if (first..ITEMS).contains(&due) => {
            let nation = names::nation(words, alone);
            words.say("head-place-alone", &[("nation", nation.into()), ("presses", presses.into())])
        }
        (Some(due), ..) => {
            words.say("head-lay", &[("item", item(words, due).into()), ("presses", presses.into())])
        }
    }
}

fn of_hunt(words: &Words, view: &WarView, hunt: &Hunt) -> String {
    let found = hunt.thrown.as_ref().map_or(0, |thrown| thrown.successes);
    match hunt.step {
        HuntStep::Roll => {
            let (dice, least) = (view.hunt_dice(), least(view.boxed[0]));
            words.say("head-hunt", &[("dice", dice.into()), ("least", least.into())])
        }
        HuntStep::Tile => match &hunt.is_for {
            None if hunt.climbs => words.say("head-climb", &[]),
            None => words.say("head-tile", &[("found", found.into())]),
            Some(due) => words.say("head-tile-for", &names::due(words, due)),
        },
        HuntStep::Damage => {
            let Some(open) = &hunt.open else { return String::new() };
            let name = match open.tile.deals() {
                _ if !open.is_untouched() => "head-left",
                Deals::Eye => "head-eye",
                Deals::Die => "head-die-shows",
                _ => "head-damage",
            };
            words.say(name, &[("found", found.into()), ("damage", open.damage.into())])
        }
        HuntStep::Reveal => {
            let at = names::whereabouts(words, view);
            words.say("head-reveal", &[("progress", view.progress.into()), ("at", at.into())])
        }
    }
}
