//! The steps of a turn but the actions: draw, fellowship, allocation, roll, check; and regions that are asked for.

use super::super::mat::allocation::chosen;
use super::super::sight::{SPELLS, STAYS, Sight, Wished, begin, give, say};
use super::{battle, cards, choice};
use crate::books::{Ratio, Throw};
use crate::language::Spoken;
use crate::language::war::{meant_region, names};
use crate::war::carried::Fought;
use crate::war::land::settlement;
use crate::war::nation::Side;
use crate::war::odds::Hunted;
use crate::war::people::Companion;
use crate::war::view::CORRUPTED;
use crate::war::{War, WarCommand as C};
use crate::window::pieces::signs::war;
use crate::window::war::Choice;

pub(super) fn drawn(sight: &Sight<'_>) -> Choice {
    // W4: in a team it is another number, which is said where each draws.
    let title =
        if sight.view.options.players > 2 { sight.alone("can-drawn") } else { sight.titled("can-drawn") };
    choice(war::DECK_C_FREE, title, give(C::Done)).due()
}

/// The Fellowship phase: who guides, Mordor's gate, a card; else it is over.
pub(super) fn fellowship(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    let may: Vec<Companion> = view.fellowship().filter(|it| view.may_guide(*it)).collect();
    // Whoever guides leaves his place to nobody.
    let guides = may
        .iter()
        .filter(|_| may.len() > 1)
        .map(|it| if view.guide == Some(*it) { Choice::nothing() } else { super::guides(sight, *it) });
    let mut all: Vec<Choice> = guides.collect();
    // What a card does stands where it stood while two could guide.
    all.resize(all.len().max(2), Choice::nothing());
    all.push(cards::more(sight));
    let on = view.revealed || view.mordor.is_some() || view.marks.declared;
    let name = if on { "can-goes-on" } else { "can-hidden" };
    let sign = if view.revealed { war::REVEALED } else { war::HIDDEN };
    let goes_on = choice(sign, (sight.say(name), sight.say("can-hidden-more")), give(C::Done));
    // W39: at its gate neither is what is done anyway.
    if view.at_a_gate() {
        all.push(choice(war::MORDOR, sight.titled("can-enter"), give(C::Enter)));
        all.push(goes_on);
        all.push(Choice::asks(sight.say("wants-enter-or-not")));
    } else {
        all.push(goes_on.due());
    }
    all
}

/// W21, W22: where it appears; then how many Strongholds were crossed, and tiles that cards draw.
pub(super) fn reveal(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    let stays = choice(
        war::REVEALED,
        sight.titled("can-stay"),
        give(C::Appear { region: None, cards: 0, strongholds: 0 }),
    );
    if view.progress == 0 {
        return vec![stays.due()];
    }
    let may_stay = view.haven(&view.at).is_none();
    let mut all = vec![match may_stay {
        _ if sight.is_open(SPELLS) => choice(war::UNDO, sight.alone("can-back"), Wished::Back),
        true => stays,
        false => Choice::nothing(),
    }];
    let said = sight.behind("appear");
    let told = |word: &str| -> u8 {
        let at = said.iter().position(|it| *it == word);
        at.and_then(|at| said.get(at + 1)?.parse().ok()).unwrap_or(0)
    };
    let (crossed, of_cards) = (told("strongholds"), told("cards"));
    match said.first().and_then(|word| meant_region(word).ok()) {
        None => all.push(Choice::asks(sight.say("wants-where"))),
        Some(region) => {
            let line =
                |strongholds: u8, cards: u8| C::Appear { region: Some(region.clone()), cards, strongholds };
            let next = |count: u8| (count + 1) % 4;
            let place = names::place(sight.words, &region);
            let more = begin(line(next(crossed), of_cards), &place);
            all.push(choice(war::STRONGHOLD, sight.titled("can-crossed"), more).with_number(crossed));
            let more = begin(line(crossed, next(of_cards)), &place);
            all.push(choice(war::CARD, sight.titled("can-card-tiles"), more).with_number(of_cards));
            let title = sight.tell("can-in", &[("place", place.into())]);
            // W22: those where it was, and where it ends, nobody has to count.
            let own = [&view.at, &region].into_iter().take(1 + usize::from(region != view.at));
            let own = own.filter(|region| view.is_stronghold_of_shadow(region)).count();
            let follow = own + usize::from(crossed) + usize::from(of_cards);
            let under = sight.tell("can-tiles-follow", &[("count", follow.into())]);
            let gold = choice(war::REVEALED, (title, under), give(line(crossed, of_cards)));
            all.push(gold.due());
        }
    }
    all
}

/// Another command that asks for a region.
pub(super) fn region(sight: &Sight<'_>, begun: &str) -> Vec<Choice> {
    let asks = Choice::asks(sight.say(if begun == "capture" { "wants-settlement" } else { "wants-where" }));
    let gold = match sight.behind(begun).first().and_then(|word| meant_region(word).ok()).as_deref() {
        None => asks,
        // What is no settlement is not taken.
        Some(region) if begun == "capture" && settlement(region).is_none() => asks,
        Some(region) => {
            let place = names::place(sight.words, region);
            let freed = begun == "capture" && sight.view.is_taken(region);
            let what = if freed { "freed" } else { begun.split(' ').next().unwrap_or_default() };
            let title = sight.tell("can-region", &[("what", what.into()), ("place", place.into())]);
            let sign = if begun == "capture" { war::CAPTURES } else { war::HIDDEN };
            let under = match begun {
                "capture" => who_takes(sight, region),
                "declare" => declared(sight, region),
                _ => String::new(),
            };
            choice(sign, (title, under), say(sight.typed.trim())).due()
        }
    };
    if sight.typed.trim().is_empty() {
        // A battle was won: it may have been for nothing.
        let stays = choice(war::STOPS, sight.titled("can-not-taken"), sight.open(STAYS));
        return super::with_way_back(stays, vec![gold]);
    }
    super::with_back(sight, vec![gold])
}

/// W17: what comes of declaring there: a haven heals, and its people is roused.
fn declared(sight: &Sight<'_>, region: &str) -> String {
    let Some(nation) = sight.view.haven(region) else { return String::new() };
    let from = sight.view.corruption;
    let rouses = !sight.view.standing(nation).active;
    let nation = if rouses { names::nation(sight.words, nation) } else { "none".to_owned() };
    let facts = [("from", from.into()), ("to", from.saturating_sub(1).into()), ("nation", nation.into())];
    sight.tell("can-declared-more", &facts)
}

/// W51, W52: what it comes to: the points of the other side, which takes it, or loses it to its home side.
fn who_takes(sight: &Sight<'_>, region: &str) -> String {
    let Some(it) = settlement(region) else { return String::new() };
    let (by, worth) = (it.nation.side().other(), sight.view.worth(it));
    let points = sight.view.points(by);
    let points = if sight.view.is_taken(region) { points.saturating_sub(worth) } else { points + worth };
    let side = names::side(sight.words, by);
    let facts = [("side", side.into()), ("points", points.into()), ("of", by.goal().into())];
    sight.tell("can-taken-by", &facts)
}

/// `found 41, seen 24 in 100`.
pub(super) fn hunted(sight: &Sight<'_>, found: &Hunted) -> String {
    if !sight.odds {
        return String::new();
    }
    let [success, reveal] = [found.success, found.reveal].map(Ratio::of_hundred);
    let facts = [("success", success.into()), ("reveal", reveal.into())];
    sight.tell("in-100", &facts)
}

/// A number is pressed on the mat, and what it means stands in the place of the choices.
pub(super) fn allocation(sight: &Sight<'_>) -> Choice {
    let Some(count) = chosen(sight) else { return Choice::asks(sight.say("wants-how-many")) };
    let lay = sight.tell("can-lay", &[("count", count.into())]);
    let gold = choice(war::HUNT_BOX, (lay, sight.say("can-lay-more")), give(C::Allocate(count)));
    gold.with_number(count).due()
}

/// A track is set right: its number is pressed on the mat.
pub(super) fn number(sight: &Sight<'_>, begun: &str) -> Vec<Choice> {
    let gold = match sight.behind(begun).first() {
        None => Choice::asks(sight.say("wants-number")),
        Some(_) => {
            let set = <War as Spoken>::deed(sight.words, sight.typed.trim());
            choice(war::TICK, (set, String::new()), say(sight.typed.trim())).due()
        }
    };
    super::with_back(sight, vec![gold])
}

pub(super) fn roll(sight: &Sight<'_>) -> Vec<Choice> {
    let told = begin("roll free", &sight.say("chip-roll-told"));
    if sight.begins("roll free") {
        return super::with_back(sight, vec![Choice::asks(sight.say("wants-what-came"))]);
    }
    let by_hand = choice(war::DIE_5, sight.titled("can-roll-told"), told);
    let roll = choice(war::DIE_5, sight.titled("can-roll"), give(C::Roll(Throw::App)));
    match sight.by_hand {
        true => vec![Choice::asks(sight.say("wants-what-came"))],
        false => vec![by_hand, roll.due()],
    }
}

pub(super) fn check(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    // The battle of the last die is told when that is spent.
    let mut all = vec![battle::fight(sight), taken(sight), cards::more(sight)];
    // W45: what lingers in Mordor is corrupted first.
    let lingers =
        view.mordor.is_some() && !view.marks.moved && view.corruption.saturating_add(1) >= CORRUPTED;
    let wins = if lingers { Some(Side::Shadow) } else { view.conquers() };
    let then = wins.map_or("goes-on", <&str>::from);
    // The step is over: gold says what comes next.
    let turn = view.turn.saturating_add(1);
    let title = sight.tell("can-check", &[("then", then.into()), ("turn", turn.into())]);
    let title = (title, sight.tell("can-check-more", &[("then", then.into())]));
    all.push(choice(war::GOES_ON, title, give(C::Done)).due());
    all
}

/// A settlement is taken: behind a battle by those who move in.
pub(super) fn taken(sight: &Sight<'_>) -> Choice {
    let moves_in = sight.fought().is_some_and(Fought::may_move_in) && !sight.stays();
    let title = sight.titled(if moves_in { "can-moves-in" } else { "can-taken" });
    choice(war::CAPTURES, title, begin("capture", &sight.say("can-taken")))
}
