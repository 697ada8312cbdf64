//! Gandalf: his moves, his deeds, and how he is revealed, hides, flees and comes to Rivendell (P4, P9 to P13, P16).

use super::deeds::{TO_HIDE, by_hand, enough};
use super::setup::{in_setup, twice};
use super::turns::after_ringwraiths;
use crate::hunt::board::Location;
use crate::hunt::event::{Public, Secret};
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{DEEDS, DEEDS_DRAWN, GandalfBy, Phase};
use crate::hunt::view::{Part2, View};
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// P4: the four tokens.
pub(super) fn deeds(view: &View, tokens: Option<&[Location]>, draws: &Draws) -> Decision {
    in_setup(view)?;
    if part2(view)?.deeds_set {
        return Err(Refusal::AlreadySet);
    }
    let printed = view.options.deeds();
    let mut drawn = match tokens {
        None => draws.pick("deed", 0, printed.ok_or(Refusal::DeedsUnknown)?, DEEDS_DRAWN),
        Some(tokens) if tokens.len() == DEEDS_DRAWN => tokens.to_vec(),
        Some(tokens) => return Err(Refusal::WrongNumberOfDeeds { wanted: DEEDS_DRAWN, said: tokens.len() }),
    };
    twice(&drawn)?;
    if let Some(&location) = drawn.iter().find(|&&location| !is_deed(view, location)) {
        return Err(Refusal::NotADeed { location });
    }
    drawn.sort();
    let remaining = printed.map(|printed| {
        let mut remaining: Vec<Location> = printed.to_vec();
        remaining.retain(|token| !drawn.contains(token));
        remaining.sort();
        remaining
    });
    let deeds = Secret::Deeds { tokens: drawn, remaining, drawn: tokens.is_none() };
    Ok(vec![deeds.into(), Public::DeedsSet.into()])
}

/// P4: one of the four.
pub(super) fn start(state: &State, location: Location) -> Decision {
    let State { view, hidden } = state;
    in_setup(view)?;
    let part2 = part2(view)?;
    if part2.gandalf_set {
        return Err(Refusal::AlreadySet);
    }
    if !part2.deeds_set {
        return Err(Refusal::DeedsMissing);
    }
    if !hidden.deeds.kept.contains(&location) {
        return Err(Refusal::NotAmongHisDeeds { location });
    }
    Ok(vec![Secret::Gandalf { at: location, by: GandalfBy::Start }.into(), Public::GandalfSet.into()])
}

/// P9: his move of the turn, after Frodo's.
pub(super) fn normal_move(state: &State, to: Location, word: bool) -> Decision {
    let view = &state.view;
    let part2 = after_frodo(view)?;
    if part2.gandalf_moved {
        return Err(Refusal::GandalfHasMoved);
    }
    goes(state, part2, to, word, false)
}

/// P9: a move that a card gives (R12).
pub(super) fn card_move(state: &State, to: Location, word: bool) -> Decision {
    super::turns::cards_act(&state.view)?;
    goes(state, part2(&state.view)?, to, word, true)
}

fn goes(state: &State, part2: &Part2, to: Location, word: bool, card: bool) -> Decision {
    let here = in_play(state, part2)?;
    if part2.figure.is_some() {
        return Err(Refusal::GandalfStands);
    }
    let options = &state.view.options;
    // P9: he may stay, wherever that is; and the dots between are nothing to him.
    if !word && to != here && !options.knows(to) {
        return Err(Refusal::NotOnBoard { location: to });
    }
    if let Some(board) = options.linked()
        && !word
        && to != here
        && board.dot_distance(here, to).is_none()
    {
        return Err(Refusal::GandalfNotConnected { location: to });
    }
    Ok(vec![
        Secret::Gandalf { at: to, by: GandalfBy::Move { word } }.into(),
        Public::GandalfMoved { card }.into(),
    ])
}

/// P9: where his move of the turn may lead, ascending; his own place too.
/// Refused where he does not move now, or the board does not know how its spaces are joined.
pub(super) fn reach(state: &State, part2: &Part2) -> Result<Vec<Location>, Refusal> {
    let view = &state.view;
    let nothing = || Refusal::NothingInReachNow { now: view.now() };
    let moves_now = view.phase == Phase::RingBearer && (view.moved || view.rested) && !part2.gandalf_moved;
    let here = in_play(state, part2).ok().filter(|_| moves_now && part2.figure.is_none());
    let here = here.ok_or_else(nothing)?;
    let board = view.options.linked().ok_or(Refusal::NoLinks)?;
    let mut reach: Vec<Location> = board.connected(here).iter().map(|&(location, _)| location).collect();
    reach.push(here);
    reach.sort();
    Ok(reach)
}

/// P10: after his move, where Nazgûl stand (the table's word), for a token that leaves the game.
pub(super) fn reveal(state: &State) -> Decision {
    let view = &state.view;
    let part2 = after_frodo(view)?;
    let location = in_play(state, part2)?;
    if part2.figure.is_some() {
        return Err(Refusal::GandalfStands);
    }
    if !part2.gandalf_moved {
        return Err(Refusal::GandalfMovesFirst);
    }
    if location.is_exit() {
        return Err(Refusal::NotRevealedOnExit);
    }
    let (Some(tokens), Some(pool)) = (view.tokens.checked_sub(1), view.pool.checked_sub(1)) else {
        return Err(Refusal::NoTokenToSpend);
    };
    Ok(vec![Public::GandalfRevealed { location }.into(), Public::Fellowship { tokens, pool }.into()])
}

/// P10: he hides at one of the two.
pub(super) fn hide(state: &State, location: Location) -> Decision {
    let State { view, hidden } = state;
    if view.phase != Phase::Hiding {
        return Err(Refusal::NothingToHide { now: view.now() });
    }
    let mut events = Vec::new();
    if hidden.deeds.drawn.is_empty() {
        drawn_by_hand(state, location, TO_HIDE, &mut events)?;
    } else if !hidden.deeds.drawn.contains(&location) {
        return Err(Refusal::NotAmongTheTwo { location });
    }
    events.push(Secret::Gandalf { at: location, by: GandalfBy::Hiding }.into());
    events.push(Public::GandalfHidden.into());
    events.push(after_ringwraiths(view));
    Ok(events)
}

/// P16: Gandalf is found and flees; by hand, the token is still to be told.
pub(super) fn found(state: &State, draws: &Draws, events: &mut Vec<Event>) {
    if by_hand(state) {
        events.push(Public::Phase(Phase::Fleeing).into());
        return;
    }
    let from = enough(&state.hidden, 1, events);
    if let Some(&at) = draws.pick("deed", state.hidden.deeds.draws, &from, 1).first() {
        events.push(Secret::Gandalf { at, by: GandalfBy::Fleeing { drawn: true } }.into());
    }
}

/// P16: the token that was drawn by hand.
pub(super) fn flee(state: &State, location: Location) -> Decision {
    let view = &state.view;
    if view.phase != Phase::Fleeing {
        return Err(Refusal::NothingToFlee { now: view.now() });
    }
    let mut events = Vec::new();
    drawn_by_hand(state, location, 1, &mut events)?;
    events.push(Secret::Gandalf { at: location, by: GandalfBy::Fleeing { drawn: false } }.into());
    events.push(Public::Phase(part2(view)?.interrupted).into());
    Ok(events)
}

/// P11: at any time of the game, where one of his hidden tokens says; but not while nobody knows yet where he will be.
pub(super) fn deed(state: &State) -> Decision {
    let view = &state.view;
    super::turns::in_play(view)?;
    let location = in_play(state, part2(view)?)?;
    if matches!(view.phase, Phase::Hiding | Phase::Fleeing) {
        return Err(Refusal::GandalfPlaceFirst { now: view.now() });
    }
    if !state.hidden.deeds.kept.contains(&location) {
        return Err(Refusal::NoDeedHere);
    }
    Ok(vec![Secret::DeedDone { location }.into(), Public::DeedDone { location }.into()])
}

/// P12: on an exit, at any time of the game.
pub(super) fn rivendell(state: &State) -> Decision {
    let view = &state.view;
    super::turns::in_play(view)?;
    let location = in_play(state, part2(view)?)?;
    if !location.is_exit() {
        return Err(Refusal::NotOnAnExit);
    }
    Ok(vec![Public::GandalfInRivendell.into()])
}

/// P9: Gandalf acts in the Ring-bearer's turn, when Frodo has moved or rests.
fn after_frodo(view: &View) -> Result<&Part2, Refusal> {
    if view.phase != Phase::RingBearer {
        return Err(super::turns::not_now(view, |now| Refusal::NotRingBearersTurn { now }));
    }
    if !view.moved && !view.rested {
        return Err(Refusal::FrodoFirst);
    }
    part2(view)
}

fn in_play(state: &State, part2: &Part2) -> Result<Location, Refusal> {
    if part2.in_rivendell {
        return Err(Refusal::GandalfInRivendell);
    }
    state.gandalf().ok_or(Refusal::GandalfMissing)
}

fn part2(view: &View) -> Result<&Part2, Refusal> {
    view.part2.as_ref().ok_or(Refusal::OnlyInPart { part: 2 })
}

/// A token that was drawn by hand: any that remains, where the board tells which those are.
fn drawn_by_hand(
    state: &State,
    location: Location,
    needed: usize,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let deeds = &state.hidden.deeds;
    let remains = match &deeds.remaining {
        Some(_) => enough(&state.hidden, needed, events).contains(&location),
        None => {
            // Of the ten in the box nobody knows the numbers, but how many are left.
            let completed = state.view.part2.as_ref().map_or(&[][..], |part2| &part2.deeds);
            let gone = deeds.kept.len() + completed.len() + deeds.discarded.len();
            let left = DEEDS.saturating_sub(gone);
            let mixed = left < needed;
            if mixed {
                events.push(Secret::DeedsMixed.into());
            }
            let gone = deeds.kept.contains(&location)
                || completed.contains(&location)
                || !mixed && deeds.discarded.contains(&location);
            is_deed(&state.view, location) && !gone
        }
    };
    if remains { Ok(()) } else { Err(Refusal::NotARemainingDeed { location }) }
}

fn is_deed(view: &View, location: Location) -> bool {
    match view.options.deeds() {
        Some(printed) => printed.contains(&location),
        None => !location.is_exit(),
    }
}
