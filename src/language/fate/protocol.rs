//! The exact texts behind `=`, and those behind `!` that the page gives.

use crate::books::PhaseLine;
use crate::fate::deck::{Cards, Deck};
use crate::fate::nazgul::{Nazgul, listed};
use crate::fate::terms::{Army, Back, Site};
use crate::fate::{FateCommand, FateEvent, FatePhase, FateTrack, Fellowship, PhaseStep, Step, Turned};

/// What a card is called that nobody has read.
const UNREAD: &str = "?";

pub(super) fn phase_line(view: &Fellowship) -> PhaseLine {
    match view.step {
        Step::Setup => PhaseLine::Setup,
        Step::Over { won } => over(won),
        _ => PhaseLine::step("turn", view.turn, view.step_shown(), Some(&view.whose())),
    }
}

fn over(won: bool) -> PhaseLine {
    let does = if won { "win" } else { "lose" };
    PhaseLine::Over { who: "players".to_owned(), does: does.to_owned(), how: None }
}

/// Where the table says that it stands, as it says so.
pub(super) fn phase_said(phase: &FatePhase) -> PhaseLine {
    let step = match phase.step {
        PhaseStep::Actions => "actions".to_owned(),
        PhaseStep::Cards => "cards".to_owned(),
        PhaseStep::Shadow(flip, of) => format!("shadow {flip} of {of}"),
        PhaseStep::ShadowOver => "shadow over".to_owned(),
        PhaseStep::Over(won) => return over(won),
    };
    let (turn, who) = phase.turn.as_ref().map_or((0, None), |(turn, who)| (*turn, Some(who.as_str())));
    PhaseLine::step("turn", turn, step, who)
}

pub(super) fn phase_meant(line: &PhaseLine) -> Option<FatePhase> {
    match line {
        PhaseLine::Over { who, does, how: None } if who == "players" => match does.as_str() {
            "win" => Some(FatePhase { turn: None, step: PhaseStep::Over(true) }),
            "lose" => Some(FatePhase { turn: None, step: PhaseStep::Over(false) }),
            _ => None,
        },
        PhaseLine::Step { unit, number, step, who: Some(who) } if unit == "turn" => {
            let words: Vec<&str> = step.split(' ').collect();
            let count = |word: &str| word.parse::<u8>().ok().filter(|count| (1..=9).contains(count));
            let step = match *words {
                ["actions"] => PhaseStep::Actions,
                ["cards"] => PhaseStep::Cards,
                ["shadow", "over"] => PhaseStep::ShadowOver,
                ["shadow", flip, "of", of] => {
                    let (flip, of) = (count(flip)?, count(of)?);
                    (flip <= of).then_some(PhaseStep::Shadow(flip, of))?
                }
                _ => return None,
            };
            Some(FatePhase { turn: Some((*number, who.clone())), step })
        }
        _ => None,
    }
}

pub(super) fn answer(command: &FateCommand, events: &[&FateEvent], view: &Fellowship) -> String {
    let phase = || phase_line(view).to_string();
    let hope = || format!("hope {}", view.hope);
    let dice = || view.dice().map_or_else(|| "no roll".to_owned(), |dice| format!("roll {}", dice.count));
    match command {
        FateCommand::Confirm(_) => "confirmed".to_owned(),
        FateCommand::Objectives(_) => {
            format!("objectives {}", view.objectives.as_deref().unwrap_or_default().join(", "))
        }
        FateCommand::Characters(_) => "characters set".to_owned(),
        FateCommand::Tick(_) => format!("{} of 13", view.ticked.len()),
        FateCommand::Top(back) => match turned(events) {
            Some(flipped) => half(flipped),
            None if events.iter().any(|event| matches!(event, FateEvent::Due { .. })) => phase(),
            None => format!("top {back}"),
        },
        FateCommand::Flip(..) => turned(events).map_or_else(phase, |flipped| {
            let waits = flipped.last && events.iter().any(|event| matches!(event, FateEvent::Due { .. }));
            if waits { phase() } else { half(flipped) }
        }),
        FateCommand::Hands(_) => "hands set".to_owned(),
        FateCommand::Begin { .. } | FateCommand::Done | FateCommand::Draw(_) => phase(),
        FateCommand::Act(_) => acted(events, view),
        FateCommand::Skies { .. } => {
            let shuffled = events.iter().find_map(|event| match event {
                FateEvent::Skies { shuffled, .. } => Some(*shuffled),
                _ => None,
            });
            let (rate, supply) = (view.rate(), view.supply);
            format!("threat {rate}, {}, supply {supply}, shuffle {}", hope(), shuffled.unwrap_or(0))
        }
        FateCommand::Frodo { .. } => format!("frodo {}", view.frodo.as_deref().unwrap_or_default()),
        FateCommand::Eye(_) => format!("eye {}", view.eye),
        FateCommand::Search { .. }
        | FateCommand::Ring { .. }
        | FateCommand::Doom { .. }
        | FateCommand::Attack { .. }
        | FateCommand::Battle { .. } => dice(),
        FateCommand::Roll(_) | FateCommand::Reroll(..) | FateCommand::Turn(..) | FateCommand::Drop(_) => {
            faces(view)
        }
        FateCommand::Valor(_) => view.dice().map_or_else(String::new, |dice| {
            let after = view.field(dice).after(dice.faces.as_deref().unwrap_or_default(), dice.valor);
            format!("shadow {}, friendly {}", after.shadow, after.friendly)
        }),
        FateCommand::Accept(_) => accepted(events).unwrap_or_else(hope),
        FateCommand::Choose(_) | FateCommand::NazgulGoes { .. } => format!("nazgul {}", listed(&view.nazgul)),
        FateCommand::Capture { .. } | FateCommand::Lost(_) => hope(),
        FateCommand::Place(..) => events
            .iter()
            .find_map(|event| match event {
                FateEvent::Site { place, site, .. } => Some(format!("place {place} {site}")),
                _ => None,
            })
            .unwrap_or_default(),
        FateCommand::Objective { .. } => format!("{} of {}", view.done.len(), view.all_objectives()),
        FateCommand::Peek(_) | FateCommand::Order(_) | FateCommand::Remove(_) => {
            format!("{} known on top", view.deck.known_on_top())
        }
        FateCommand::Foresee(cards) => format!("{} known on top", cards.len()),
        FateCommand::Amend { .. } => "amended".to_owned(),
        FateCommand::Troops { .. } => "set".to_owned(),
        FateCommand::Move { .. } => {
            let falls = events.iter().filter_map(|event| match event {
                FateEvent::Site { place, site: Site::Stronghold, .. } => Some(format!(", {place} falls")),
                _ => None,
            });
            let falls: String = falls.collect();
            if falls.is_empty() { "moved".to_owned() } else { format!("moved{falls}, {}", hope()) }
        }
        FateCommand::Holds(_) => {
            let held = events.iter().find_map(|event| match event {
                FateEvent::HavenHolds { names, unanswered: false } => Some(names.join(" ")),
                _ => None,
            });
            format!("holds {}", held.unwrap_or_default())
        }
    }
}

fn turned<'a>(events: &[&'a FateEvent]) -> Option<&'a Turned> {
    events.iter().find_map(|event| match event {
        FateEvent::Turned { turned } => Some(turned),
        _ => None,
    })
}

fn half(turned: &Turned) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| UNREAD.to_owned());
    if turned.setup {
        return format!("place {}, {} of 9", text(&turned.place), turned.flip);
    }
    match turned.half {
        None => format!("no half {}", text(&turned.card)),
        Some(_) if turned.card.is_some() && turned.line.is_none() => {
            format!("special {}", text(&turned.card))
        }
        Some(Back::Red) => format!("advance {}", text(&turned.line)),
        Some(Back::Black) => {
            let no_troop = match (turned.a_troop, turned.no_troop) {
                (true, _) => ", a troop",
                (false, true) => ", no troop",
                (false, false) => "",
            };
            let order = turned.order.map(|order| format!(", {order}")).unwrap_or_default();
            format!("reinforce {}{no_troop}{order}", text(&turned.place))
        }
    }
}

fn acted(events: &[&FateEvent], view: &Fellowship) -> String {
    let name = events.iter().find_map(|event| match event {
        FateEvent::Acted { name, .. } => Some(name.as_str()),
        _ => None,
    });
    let name = name.unwrap_or_default();
    format!("{name} {} of {}", view.times_acted(name), view.may_act(name))
}

fn faces(view: &Fellowship) -> String {
    let faces = view.dice().and_then(|dice| dice.faces.as_deref()).unwrap_or_default();
    let names: Vec<String> = faces.iter().map(ToString::to_string).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

fn accepted(events: &[&FateEvent]) -> Option<String> {
    events.iter().find_map(|event| match event {
        FateEvent::Fought { shadow, friendly, falls } => {
            let falls = falls.map(|hope| format!(", haven falls, hope {hope}")).unwrap_or_default();
            Some(format!("shadow {shadow}, friendly {friendly}{falls}"))
        }
        _ => None,
    })
}

pub(super) fn track_set(track: &FateTrack, view: &Fellowship) -> String {
    match track {
        FateTrack::Hope => format!("hope {}", view.hope),
        FateTrack::Threat => format!("threat {}", view.rate()),
        FateTrack::Supply => format!("supply {}", view.supply),
        FateTrack::Army(army) => format!("{army} {}", view.left_of(*army)),
        FateTrack::Nazgul(region) => {
            let region = crate::fate::region_named(view, region);
            format!("nazgul {region} {}", view.nazgul_in(Some(&region), false))
        }
        FateTrack::Cards(_) => format!("cards {}", view.stacks.drawn),
    }
}

pub(super) fn track_asked(track: &FateTrack, view: &Fellowship) -> String {
    match track {
        FateTrack::Hope => format!("{} of {}", view.hope, view.hope_top),
        FateTrack::Threat => format!("rate {}, space {} of 7", view.rate(), view.space),
        FateTrack::Supply => view.supply.to_string(),
        FateTrack::Army(_) => track_set(track, view),
        FateTrack::Nazgul(_) => listed(&view.nazgul),
        FateTrack::Cards(_) => format!("{} drawn, {} skies", view.stacks.drawn, view.stacks.skies),
    }
}

/// `acb aer 2, 3 unread`.
fn cards(cards: &Cards) -> String {
    let names = cards.listed().join(" ");
    let unread = (cards.unread() > 0).then(|| format!("{} unread", cards.unread()));
    let parts: Vec<String> =
        Some(names).filter(|names| !names.is_empty()).into_iter().chain(unread).collect();
    parts.join(", ")
}

/// Each layer: cards in it, its head, the set.
pub(super) fn layers(deck: &Deck) -> Vec<String> {
    let layer = |(at, layer): (usize, &crate::fate::deck::Layer)| {
        let head = layer.shown_back().map(|back| format!(", top {back}")).unwrap_or_default();
        format!("layer {}: {} cards{head}: {}", at + 1, layer.len(), cards(&layer.set))
    };
    deck.layers.iter().enumerate().map(layer).collect()
}

/// `44 cards in 2 layers`.
pub(super) fn deck(deck: &Deck) -> String {
    format!("{} cards in {} layers", deck.len(), deck.layers.len())
}

pub(super) fn discard(deck: &Deck) -> (Vec<String>, String) {
    let lie = &deck.discard.cards;
    let lines = if lie.is_empty() { Vec::new() } else { vec![cards(lie)] };
    (lines, format!("{} cards", lie.len()))
}

/// `option K: R N, R N…` for each.
pub(super) fn options(options: &[Nazgul]) -> Vec<String> {
    (1..).zip(options).map(|(at, option): (u32, _)| format!("option {at}: {}", listed(option))).collect()
}

/// `player 1: A, B` for each.
pub(super) fn seats(seats: &[Vec<String>]) -> Vec<String> {
    (1..).zip(seats).map(|(at, names): (u32, _)| format!("player {at}: {}", names.join(", "))).collect()
}

/// What the program threw or drew by an event of a command for which it did.
pub(super) fn drawn(event: &FateEvent) -> Vec<String> {
    match event {
        FateEvent::Rolled { faces, .. } => faces.iter().map(ToString::to_string).collect(),
        FateEvent::Rerolled { face } => vec![face.to_string()],
        FateEvent::Objectives { names, put_back, .. } => {
            put_back.iter().flatten().chain(names).cloned().collect()
        }
        FateEvent::Characters { seats } => seats.concat(),
        _ => Vec::new(),
    }
}

/// What should stand on the board (F60): a line a place, and the sum.
pub(super) fn board(view: &Fellowship) -> (Vec<String>, String) {
    let place = |(place, troops): (&String, &crate::fate::box_file::Troops)| {
        let shadow = (troops.shadow > 0).then(|| format!("shadow {}", troops.shadow));
        let armies = troops.friendly.iter().map(|(army, count): (&Army, &u8)| format!("{army} {count}"));
        let all: Vec<String> = shadow.into_iter().chain(armies).collect();
        (!all.is_empty()).then(|| format!("{place}: {}", all.join(", ")))
    };
    let lines = view.troops.iter().filter_map(place).collect();
    (lines, format!("shadow {} on board, supply {}", view.shadow_on_board(), view.supply))
}
