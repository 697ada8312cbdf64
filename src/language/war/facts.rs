//! Everything public, a fact a line, as people say it (`status`).

use super::host::{company, fellowship, points, taken};
use super::names::{self, listed};
use super::said::army;
use super::{set_up, tell};
use crate::language::{Words, capital, yes};
use crate::war::WarView;
use crate::war::carried::Host;
use crate::war::nation::{Nation, Side};
use crate::war::people::{Character, Companion, Person, Place, Presence};
use crate::war::view::Battle;
use strum::IntoEnumIterator;

const SIDES: [Side; 2] = [Side::Free, Side::Shadow];

/// Everything public; `in_words`: for people, not for programs.
pub(super) fn facts(words: &Words, view: &WarView, in_words: bool) -> Vec<String> {
    let mut facts = vec![
        names::when(words, view),
        words.say("report-corruption", &[("corruption", view.corruption.into())]),
        progress(words, view),
        fellowship(words, view),
        company(words, view),
    ];
    facts.extend(people(words, view));
    facts.push(in_the_box(words, view));
    facts.extend(SIDES.map(|side| dice(words, view, side)));
    facts.push(rings(words, view));
    facts.extend(SIDES.iter().filter_map(|side| tokens(words, view, *side)));
    facts.push(points(words, view));
    facts.extend(heaps(words, view, in_words));
    facts.extend(Nation::iter().map(|nation| standing(words, view, nation)));
    facts.extend(taken(words, view));
    facts.extend(view.battle.as_ref().map(|it| battle(words, it, in_words)));
    if in_words {
        facts.extend(parked(words, view));
    } else {
        facts.extend(tell::parked(view).lines.into_iter().map(|(_, line)| line));
    }
    if view.options.cards {
        facts.extend(SIDES.map(|side| hand(words, view, side)));
    }
    if view.options.figures {
        let of = if in_words { reserve } else { figures };
        facts.extend(Nation::iter().map(|nation| of(words, view, nation)));
    }
    facts
}

pub(super) fn progress(words: &Words, view: &WarView) -> String {
    words.say("fact-progress", &[("progress", view.progress.into())])
}

/// The dice in the Hunt Box.
pub(super) fn in_the_box(words: &Words, view: &WarView) -> String {
    both(words, "fact-box", view.boxed)
}

pub(super) fn rings(words: &Words, view: &WarView) -> String {
    both(words, "fact-rings", view.rings)
}

/// A battle: its kind and round, what stands and what is owed.
pub(super) fn battle(words: &Words, battle: &Battle, in_words: bool) -> String {
    let kind = capital(&names::kind(words, battle.kind));
    let round = battle.rounds.saturating_add(1);
    let title = words.say("battle-title", &[("kind", kind.into()), ("round", round.into())]);
    let Some(carried) = &battle.carried else { return title };
    let of = |host: &Host| if in_words { army(words, host) } else { host.to_string() };
    let [attacker, defender] = carried.stands.each_ref().map(of);
    let stands = words.say("battle-stands", &[("attacker", attacker.into()), ("defender", defender.into())]);
    let [attacker, defender] = carried.owed;
    let owed = [("attacker", attacker.into()), ("defender", defender.into())];
    let owed = carried.is_owed().then(|| words.say("said-owed", &owed));
    [title, stands].into_iter().chain(owed).collect::<Vec<_>>().join(" · ")
}

/// Who is in play or on the map, and who is lost, in three lines; what is nobody's line is not said.
fn people(words: &Words, view: &WarView) -> Vec<String> {
    let of = |presence: Presence| {
        Character::iter().filter(move |it| view.characters[*it as usize] == presence).map(Person::Character)
    };
    let at =
        |place: Place| Companion::iter().filter(move |it| view.place(*it) == place).map(Person::Companion);
    let lines: [(&str, Vec<Person>); 3] = [
        ("fact-in-play", of(Presence::In).collect()),
        ("fact-on-map", at(Place::Map).collect()),
        ("fact-lost", at(Place::Lost).chain(of(Presence::Out)).collect()),
    ];
    let told = lines.into_iter().filter(|(_, people)| !people.is_empty()).map(|(name, people)| {
        let people = people.into_iter().map(|person| names::person(words, person));
        words.say(name, &[("people", listed(words, people).into())])
    });
    told.collect()
}

/// The Action tokens that a side has left.
fn tokens(words: &Words, view: &WarView, side: Side) -> Option<String> {
    let left = &view.tokens[side as usize];
    let named = left.iter().map(|token| names::token(words, *token));
    let facts = [("side", names::side(words, side).into()), ("tokens", listed(words, named).into())];
    (!left.is_empty()).then(|| words.say("fact-tokens", &facts))
}

/// What of a nation's figures is in reserve, and what is dead (W60).
pub(super) fn reserve(words: &Words, view: &WarView, nation: Nation) -> String {
    let muster = view.figures[nation as usize];
    let [reserve, dead] = [muster.reserve, muster.dead].map(|it| set_up::figures(words, nation, it));
    let nation = names::nation(words, nation);
    words.say(
        "asked-reserve",
        &[("nation", nation.into()), ("reserve", reserve.into()), ("dead", dead.into())],
    )
}

/// W67: what was packed up, place by place, and what of a nation is missing then, or too much.
pub(super) fn parked(words: &Words, view: &WarView) -> Vec<String> {
    let there = view.parked.iter().map(|parked| {
        let figures = parked.figures.iter().map(|(nation, figures)| {
            words.pair(names::nation(words, *nation), set_up::figures(words, *nation, *figures))
        });
        let all: Vec<String> = figures.chain(parked.text.clone()).collect();
        words.pair(names::place(words, &parked.region), all.join("; "))
    });
    let not_so = tell::not_as_counted(view).into_iter().map(|(nation, word, figures)| {
        let facts = [
            ("nation", names::nation(words, nation).into()),
            ("is", word.into()),
            ("figures", set_up::figures(words, nation, figures).into()),
        ];
        words.say("asked-not-as-counted", &facts)
    });
    there.chain(not_so).collect()
}

/// What [`reserve`] tells, as the letters of figures are written: for programs.
fn figures(words: &Words, view: &WarView, nation: Nation) -> String {
    let muster = view.figures[nation as usize];
    let facts = [
        ("nation", names::nation(words, nation).into()),
        ("reserve", muster.reserve.to_string().into()),
        ("dead", muster.dead.to_string().into()),
    ];
    words.say("fact-figures", &facts)
}

/// A number of each side's.
fn both(words: &Words, name: &str, [free, shadow]: [u8; 2]) -> String {
    words.say(name, &[("free", free.into()), ("shadow", shadow.into())])
}

/// The Action dice that a side has not used.
fn dice(words: &Words, view: &WarView, side: Side) -> String {
    let faces = view.unused[side as usize].iter().map(|face| names::face(words, *face));
    let facts = [("side", names::side(words, side).into()), ("dice", listed(words, faces).into())];
    words.say("fact-dice", &facts)
}

/// Where the Hunt tiles lie; for programs by their signs.
pub(super) fn heaps(words: &Words, view: &WarView, in_words: bool) -> Vec<String> {
    let told = view.cup.lies().map(|(name, heap)| {
        let tiles = if in_words { names::tiles(words, &heap) } else { heap.to_string() };
        words.say("fact-tiles", &[("heap", name.into()), ("tiles", tiles.into())])
    });
    told.collect()
}

pub(super) fn standing(words: &Words, view: &WarView, nation: Nation) -> String {
    let standing = view.standing(nation);
    let facts = [
        ("nation", names::nation(words, nation).into()),
        ("step", standing.step.into()),
        ("active", yes(standing.active).into()),
    ];
    words.say("fact-nation", &facts)
}

/// How many cards a side has, and how many are left in its decks.
pub(super) fn hand(words: &Words, view: &WarView, side: Side) -> String {
    let [character, strategy] = view.decks[side as usize];
    let facts = [
        ("side", names::side(words, side).into()),
        ("hand", view.hands[side as usize].into()),
        ("character", character.into()),
        ("strategy", strategy.into()),
    ];
    words.say("fact-hand", &facts)
}
