//! The steps of a turn but the actions: draw, fellowship, allocation, roll, check; and regions that are asked for.

use super::super::mat::{allocation::chosen, signs};
use super::super::sight::{Sight, begin, give};
use super::{cards, choice};
use crate::language::war::{names, next_moves};
use crate::war::WarCommand as C;
use crate::war::land::GATES;
use crate::war::odds::Hunted;
use crate::war::people::Companion;
use crate::window::frame::Choice;
use crate::window::pieces::signs::war;

pub(super) fn drawn(sight: &Sight<'_>) -> Choice {
    choice(war::DECK_C_FREE, sight.titled("can-drawn"), give("done")).due()
}

/// The Fellowship phase: who guides, Mordor's gate, a card; else it is over.
pub(super) fn fellowship(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    let level = view.fellowship().map(Companion::level).max();
    let others = view.fellowship().filter(|it| Some(it.level()) == level && Some(*it) != view.guide);
    let mut all: Vec<Choice> = others
        .map(|it| {
            let name = names::companion(sight.words, it);
            let title = (sight.tell("can-guides", &[("name", name.into())]), sight.say("can-guides-more"));
            choice(signs::companion(it), title, give(C::Guide(Some(it))))
        })
        .collect();
    if view.mordor.is_none() && GATES.contains(&&*view.at) {
        all.push(choice(war::MORDOR, sight.titled("can-enter"), give("enter")));
    }
    all.push(cards::more(sight));
    let name = if view.revealed || view.mordor.is_some() { "can-goes-on" } else { "can-hidden" };
    let sign = if view.revealed { war::REVEALED } else { war::HIDDEN };
    all.push(choice(sign, sight.titled(name), give("done")).due());
    all
}

/// W21, W22: where it appears; then how many Strongholds were crossed, and tiles that cards draw.
pub(super) fn reveal(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    let stays = choice(war::REVEALED, sight.titled("can-stay"), give("appear"));
    if view.progress == 0 {
        return vec![stays.due()];
    }
    let mut all = Vec::new();
    if view.haven(&view.at).is_none() {
        all.push(stays);
    }
    let said = sight.behind("appear");
    let told = |word: &str| -> u8 {
        let at = said.iter().position(|it| *it == word);
        at.and_then(|at| said.get(at + 1)?.parse().ok()).unwrap_or(0)
    };
    let (crossed, of_cards) = (told("strongholds"), told("cards"));
    match said.first() {
        None => all.push(Choice::asks(sight.say("wants-where"))),
        Some(region) => {
            let line = |strongholds: u8, cards: u8| C::Appear {
                region: Some((*region).to_owned()),
                cards,
                strongholds,
            };
            let next = |count: u8| (count + 1) % 4;
            let place = names::place(sight.words, region);
            let more = begin(line(next(crossed), of_cards), &place);
            all.push(choice(war::STRONGHOLD, sight.titled("can-crossed"), more).with_number(crossed));
            let more = begin(line(crossed, next(of_cards)), &place);
            all.push(choice(war::CARD, sight.titled("can-card-tiles"), more).with_number(of_cards));
            let title = sight.tell("can-in", &[("place", place.into())]);
            let gold = choice(war::REVEALED, (title, String::new()), give(line(crossed, of_cards)));
            all.push(gold.due());
        }
    }
    all
}

/// Another command that asks for a region.
pub(super) fn region(sight: &Sight<'_>, begun: &str) -> Vec<Choice> {
    let mut all = vec![super::back(sight)];
    match sight.behind(begun).first() {
        None => all.push(Choice::asks(sight.say("wants-where"))),
        Some(region) => {
            let place = names::place(sight.words, region);
            let what = begun.split(' ').next().unwrap_or_default();
            let title = sight.tell("can-region", &[("what", what.into()), ("place", place.into())]);
            let sign = if begun == "capture" { war::CAPTURES } else { war::HIDDEN };
            all.push(choice(sign, (title, String::new()), give(sight.typed.trim())).due());
        }
    }
    all
}

/// `found 41, seen 24 in 100`.
pub(super) fn hunted(sight: &Sight<'_>, found: &Hunted) -> String {
    if !sight.odds {
        return String::new();
    }
    let [success, reveal] = [found.success, found.reveal].map(|it| (it.about() * 100.0).round());
    let damage = sight.words.tenths(found.damage.about());
    let facts = [("success", success.into()), ("reveal", reveal.into()), ("damage", damage.into())];
    sight.tell("in-100", &facts)
}

pub(super) fn allocation(sight: &Sight<'_>) -> Vec<Choice> {
    let (least, most) = sight.view.allocation();
    let moves = next_moves(sight.view, 1);
    let (lit, mut all) = (chosen(sight), Vec::new());
    // Those beside what was pressed; all of them stand on the mat.
    let about = lit.unwrap_or(least + 1);
    for count in (least..=most).filter(|count| count.abs_diff(about) <= 1) {
        let title = sight.tell("chip-allocate", &[("count", count.into())]);
        let found = moves.iter().find(|(laid, _)| *laid == count);
        let under = found.map(|(_, found)| hunted(sight, found)).unwrap_or_default();
        let lays = begin(C::Allocate(count), &title);
        if lit == Some(count) {
            let lay = sight.tell("can-lay", &[("count", count.into())]);
            let gold = choice(war::HUNT_BOX, (lay, under), give(C::Allocate(count)));
            all.push(gold.with_number(count).due());
        } else {
            all.push(choice(war::HUNT_BOX, (title, under), lays).with_number(count));
        }
    }
    if lit.is_none() {
        all.push(Choice::asks(sight.say("wants-how-many")));
    }
    all
}

pub(super) fn roll(sight: &Sight<'_>) -> Vec<Choice> {
    let told = begin("roll free", &sight.say("chip-roll-told"));
    if sight.begins("roll free") {
        return vec![super::back(sight), Choice::asks(sight.say("wants-what-came"))];
    }
    let by_hand = choice(war::DIE_BLANK, sight.titled("can-roll-told"), told);
    let roll = choice(war::DIE_5, sight.titled("can-roll"), give("roll"));
    match sight.by_hand {
        true => vec![Choice::asks(sight.say("wants-what-came"))],
        false => vec![by_hand, roll.due()],
    }
}

pub(super) fn check(sight: &Sight<'_>) -> Vec<Choice> {
    let mut all = vec![taken(sight), cards::more(sight)];
    all.push(choice(war::TICK, sight.titled("can-check"), give("done")).due());
    all
}

/// A settlement is taken.
pub(super) fn taken(sight: &Sight<'_>) -> Choice {
    choice(war::CAPTURES, sight.titled("can-taken"), begin("capture", &sight.say("can-taken")))
}
