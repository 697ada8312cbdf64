//! What stands behind `=`, and the lines behind `!` that the page gives exactly: the same in every language.

use super::set_up;
use crate::language::Words;
use crate::language::protocol::list;
use crate::war::carried::Host;
use crate::war::nation::{Nation, Side};
use crate::war::odds::{Climbed, Hunted, Outcome};
use crate::war::options::Seat;
use crate::war::people::{Companion, GOLLUM};
use crate::war::tile::{Heap, Lies};
use crate::war::view::ITEMS;
use crate::war::{WarCommand, WarEvent, WarTrack, WarView, phase_line};

pub fn guide(guide: Option<Companion>) -> &'static str {
    guide.map_or(GOLLUM, Companion::name)
}

/// `dice N M, WHO`.
fn dice(view: &WarView) -> String {
    let [free, shadow] = view.unused.each_ref().map(Vec::len);
    format!("dice {free} {shadow}, {}", view.acts().map_or("nobody", Side::called))
}

/// `box S F`.
pub fn boxed(view: &WarView) -> String {
    let [free, shadow] = view.boxed;
    format!("box {shadow} {free}")
}

/// `shadow N, free peoples N`.
pub fn score(view: &WarView) -> String {
    format!("shadow {}, free peoples {}", view.points(Side::Shadow), view.points(Side::Free))
}

/// `rings F S`.
pub fn rings(view: &WarView) -> String {
    list("rings", &view.rings)
}

/// `hand H, decks C S`.
pub fn hand(view: &WarView, side: Side) -> String {
    let [character, strategy] = view.decks[side as usize];
    format!("hand {}, decks {character} {strategy}", view.hands[side as usize])
}

fn advanced(nation: Nation, step: u8) -> String {
    if step == 0 { format!("{} at war", nation.name()) } else { format!("{} {step}", nation.name()) }
}

/// `NATION STEP active`, At War as 0.
pub fn standing(view: &WarView, nation: Nation) -> String {
    let standing = view.standing(nation);
    let active = if standing.active { "active" } else { "passive" };
    format!("{} {} {active}", nation.name(), standing.step)
}

fn mordor(view: &WarView) -> String {
    view.mordor.map_or_else(|| "mordor off".to_owned(), |step| format!("mordor {step}"))
}

/// `NATION R/E/L`: what is in reserve.
pub fn reserve(view: &WarView, nation: Nation) -> String {
    format!("{} {}", nation.name(), view.figures[nation as usize].reserve)
}

/// `N of 16` (W74).
pub fn ticked(view: &WarView) -> String {
    format!("{} of {ITEMS}", view.ticked.len())
}

/// `tiles T: …`: what there is of cards, of Strongholds by name, and of those crossed (W22).
fn tiles_due(further: u8, cards: u8, known: &[String]) -> Option<String> {
    let crossed = usize::from(further).saturating_sub(usize::from(cards) + known.len());
    let of = |word: &str, count: usize| (count > 0).then(|| format!("{word} {count}"));
    let parts =
        of("cards", cards.into()).into_iter().chain(known.iter().cloned()).chain(of("crossed", crossed));
    (further > 0).then(|| format!("tiles {further}: {}", parts.collect::<Vec<_>>().join(", ")))
}

/// `standing X : Y` (W73).
pub fn hosts(word: &str, [attacker, defender]: &[Host; 2]) -> String {
    format!("{word} {attacker} : {defender}")
}

/// `casualties attacker N, defender N` (W73).
pub fn owed([attacker, defender]: [u8; 2]) -> String {
    format!("casualties attacker {attacker}, defender {defender}")
}

/// Hidden or revealed.
pub fn counter(view: &WarView) -> &'static str {
    if view.revealed { "revealed" } else { "hidden" }
}

fn pool(view: &WarView) -> String {
    format!("pool {}", view.cup.pool.len())
}

pub fn track(track: WarTrack, view: &WarView) -> String {
    match track {
        WarTrack::Corruption => format!("corruption {}", view.corruption),
        WarTrack::Progress => format!("progress {}", view.progress),
        WarTrack::Mordor | WarTrack::IntoMordor => mordor(view),
        WarTrack::Damage => format!("damage {}", view.open_tile().map_or(0, |open| open.damage)),
    }
}

/// What of a tile that was drawn stands behind `=`.
fn tile(events: &[&WarEvent]) -> String {
    let drawn = events.iter().rev().find_map(|event| match event {
        WarEvent::TileDrawn { tile, damage, .. } => Some(format!("tile {}, damage {damage}", tile.sign())),
        _ => None,
    });
    drawn.unwrap_or_else(|| "no tile".to_owned())
}

/// What is left of the damage after something was done about it.
fn damage(events: &[&WarEvent]) -> String {
    let left = events.iter().find_map(|event| match event {
        WarEvent::Reduced { to } | WarEvent::Ability { to, .. } | WarEvent::Casualty { to, .. } => Some(*to),
        _ => None,
    });
    format!("damage {}", left.unwrap_or_default())
}

/// The text behind `=` for a command, where the game has not ended by it.
pub fn own(command: &WarCommand, events: &[&WarEvent], view: &WarView) -> String {
    use WarCommand as C;
    let phase = || phase_line(view).to_string();
    match command {
        C::Take { .. } => "taken".to_owned(),
        C::Begin | C::Done | C::Concede(_) => phase(),
        C::Tick(_) => ticked(view),
        C::Card { side, .. } | C::SetHand { side, .. } | C::SetDecks { side, .. } => hand(view, *side),
        C::Declare(region) => format!("declared {region}, corruption {}", view.corruption),
        C::Guide(name) => format!("guide {}", guide(*name)),
        C::Enter => format!("{}, {}", mordor(view), pool(view)),
        C::Allocate(_) | C::SetBox { .. } | C::CardEyes(_) => boxed(view),
        C::Roll(_) => {
            let [free, shadow] = view.unused.each_ref().map(Vec::len);
            format!("free {free}, shadow {shadow}, {}", boxed(view))
        }
        C::Use(_)
        | C::Skip(_)
        | C::Hide { .. }
        | C::Separate { .. }
        | C::Pass
        | C::Token { .. }
        | C::CardHide
        | C::CardSeparate(_)
        | C::Dice { .. } => dice(view),
        C::Move { .. } | C::CardMove if view.hunt.is_none() => dice(view),
        C::Move { .. } | C::CardMove => phase(),
        C::Advance { nation, .. } | C::CardAdvance(nation) | C::CardRetreat(nation) => {
            advanced(*nation, view.standing(*nation).step)
        }
        C::Activate(nation) | C::Invade(nation) => format!("{} active", nation.name()),
        C::Bring { name, .. } => format!("{} in play", name.name()),
        C::Ring { .. } | C::SetRings { .. } => rings(view),
        C::Hunt(_) | C::CardHunt(_) => {
            let rolled = events.iter().find_map(|event| match event {
                WarEvent::HuntRolled { successes, .. } => Some(*successes),
                _ => None,
            });
            format!("successes {}", rolled.unwrap_or_default())
        }
        C::Tile(_) | C::TileAgain(_) | C::TilePrevented | C::CardTile(_) => tile(events),
        C::Reduce(_) | C::Ability { .. } | C::CasualtyGuide { .. } | C::CasualtyRandom { .. } => {
            damage(events)
        }
        C::Accept => format!("corruption {}", view.corruption),
        C::Discard => "discarded".to_owned(),
        C::Appear { .. } => format!("revealed {}", view.at),
        C::CardAppear if view.hunt.is_none() => "revealed".to_owned(),
        C::CardAppear => phase(),
        C::Draw { .. } => {
            let shown = events.iter().filter_map(|event| match event {
                WarEvent::TileShown { tile } => Some(tile.sign()),
                _ => None,
            });
            list("drawn", &shown.collect::<Vec<_>>())
        }
        C::Special(_) => {
            let waits = |event: &&&WarEvent| matches!(event, WarEvent::TilePut { to: Lies::Waiting, .. });
            match events.iter().find(waits) {
                Some(_) => format!("waiting {}", view.cup.waiting.len()),
                None => pool(view),
            }
        }
        C::Arrive { .. } => "arrived".to_owned(),
        C::Capture(region) => {
            let word = if view.is_taken(region) { "captured" } else { "freed" };
            format!("{word} {region}, {}", score(view))
        }
        C::Control { .. } => score(view),
        C::Battle { kind, .. } => format!("battle {}", kind.name()),
        C::BattleOver => "battle over".to_owned(),
        C::BattleWith(_) | C::Hits { .. } | C::Casualties(_) => {
            match view.battle.as_ref().and_then(|battle| battle.carried.as_ref()) {
                None => "battle over".to_owned(),
                Some(carried) if matches!(command, C::Hits { .. }) => hosts("proposed", &carried.proposed),
                Some(carried) => hosts("standing", &carried.stands),
            }
        }
        C::Round { .. } => {
            let hits = events.iter().find_map(|event| match event {
                WarEvent::Round { hits, .. } => Some(*hits),
                _ => None,
            });
            list("hits", &hits.unwrap_or_default())
        }
        C::Recruit { nation, .. }
        | C::Fallen { nation, .. }
        | C::Weaken { nation, .. }
        | C::SetReserve { nation, .. } => reserve(view, *nation),
        C::Lost(person) => format!("lost {}", person.name()),
        C::Counter { .. } => counter(view).to_owned(),
        C::At(region) => format!("at {region}"),
        C::MordorOff => mordor(view),
        C::SetCompanion { name, place } => format!("{} {}", name.name(), place.name()),
        C::SetCharacter { name, in_play } => {
            format!("{} {}", name.name(), if *in_play { "in" } else { "out" })
        }
        C::SetNation { nation, .. } => standing(view, *nation),
        C::PutTile { .. } => pool(view),
        C::Lead(player) => format!("lead {}", <&str>::from(*player)),
        C::Park { region, .. } => format!("parked {region}"),
    }
}

/// What an event tells the table, a line each: as the page gives it, or (what it does not give) in words.
pub fn told(words: &Words, event: &WarEvent) -> Vec<String> {
    let one = |line: String| vec![line];
    match event {
        WarEvent::Pools { free, shadow } => one(list("dice", &[free, shadow])),
        WarEvent::CardsDrawn { side, hand, .. } => one(format!("hand {} {hand}", <&str>::from(*side))),
        WarEvent::Rolled { free, shadow } => {
            let sides = [("free", free), ("shadow", shadow)].into_iter();
            let rolled = sides.filter(|(_, faces)| !faces.is_empty());
            rolled
                .map(|(side, faces)| list(side, &faces.iter().map(|face| face.name()).collect::<Vec<_>>()))
                .collect()
        }
        WarEvent::Acts { seat: Seat::Player(player) } => one(format!("{} acts", <&str>::from(*player))),
        WarEvent::Roused { nation } => one(format!("{} active", nation.name())),
        WarEvent::Advanced { nation, to } => one(advanced(*nation, *to)),
        WarEvent::UpTo { regions } => one(format!("up to {regions} regions")),
        WarEvent::IsLost { name } => one(format!("{} is lost", name.name())),
        WarEvent::IsOnMap { name } => one(format!("{} is on the map", name.name())),
        WarEvent::Guides { guide: name } => one(format!("{} guides", guide(*name))),
        WarEvent::HuntRolled { dice, again, .. } => {
            let again = (!again.is_empty()).then(|| list("again", again));
            let dice = (!dice.is_empty()).then(|| list("hunt", dice));
            dice.into_iter().chain(again).collect()
        }
        WarEvent::Owed { owed: by, proposed } => vec![owed(*by), hosts("proposed", proposed)],
        WarEvent::Eliminated { sides } => {
            let sides = ["attacker", "defender"].into_iter().zip(sides);
            sides.filter(|(_, gone)| **gone).map(|(side, _)| format!("{side} eliminated")).collect()
        }
        WarEvent::Relieved { to } => one(format!("corruption {to}")),
        WarEvent::Appeared { further, cards, known, .. } => {
            tiles_due(*further, *cards, known).into_iter().collect()
        }
        WarEvent::GoIn { tiles } => one(format!("in {}", Heap::of(tiles))),
        WarEvent::MayDraw => one(words.say("remember-gandalf", &[])),
        WarEvent::Unticked { items } => one(set_up::unticked(words, items)),
        WarEvent::Revealed => one("revealed".to_owned()),
        WarEvent::Lingered { to } => one(words.say("war-lingered", &[("corruption", (*to).into())])),
        WarEvent::Round { pays, dice, again, .. } => {
            let side = |side: usize, word: &str| {
                let thrown = list(word, &dice[side]);
                if again[side].is_empty() { thrown } else { list(&format!("{thrown} again"), &again[side]) }
            };
            let pays = pays.then(|| "elite to regular".to_owned());
            pays.into_iter().chain([side(0, "attacker"), side(1, "defender")]).collect()
        }
        _ => Vec::new(),
    }
}

/// What the program threw or drew of these kinds by an event.
pub fn drawn(kinds: &[&str], event: &WarEvent) -> Vec<String> {
    fn each<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
        values.into_iter().map(|value| value.to_string()).collect()
    }
    let of = |kind: &str| kinds.contains(&kind);
    match event {
        WarEvent::Rolled { free, shadow } => {
            let sides = [("free", free), ("shadow", shadow)].into_iter();
            each(sides.filter(|(kind, _)| of(kind)).flat_map(|(_, faces)| faces).map(|face| face.name()))
        }
        WarEvent::HuntRolled { dice, again, .. } if of("hunt") => each(dice.iter().chain(again)),
        WarEvent::TileDrawn { tile, die, .. } => {
            let tile = of("tile").then(|| tile.sign().to_owned());
            let die = die.filter(|_| of("die")).map(|die| die.to_string());
            tile.into_iter().chain(die).collect()
        }
        WarEvent::TileShown { tile } if of("tile") => each([tile.sign()]),
        WarEvent::Round { dice, again, .. } => {
            let sides = ["attacker", "defender"].into_iter().zip(dice.iter().zip(again));
            each(sides.filter(|(kind, _)| of(kind)).flat_map(|(_, (dice, again))| dice.iter().chain(again)))
        }
        WarEvent::Casualty { name, .. } if of("companion") => each([name.name()]),
        _ => Vec::new(),
    }
}

/// W63.
pub fn of_hunt(found: &Hunted) -> String {
    let Hunted { success, reveal, damage } = found;
    format!("success {}, reveal {}, damage {}", success.percent(), reveal.percent(), damage.mean())
}

/// W64.
pub fn of_climb(found: &Climbed) -> String {
    let Climbed { arrives, dice, corruption } = found;
    format!("arrives {}, dice {}, corruption {}", arrives.percent(), dice.mean(), corruption.mean())
}

/// W71.
pub fn outcome(found: &Outcome) -> String {
    let Outcome { attacker, defender, both, nobody } = found;
    let [attacker, defender, both, nobody] =
        [attacker, defender, both, nobody].map(|chance| chance.percent());
    format!("attacker {attacker}, defender {defender}, both {both}, nobody {nobody}")
}
