//! Changing course: another Journey card, after an encounter or by a card (P20).

use super::journey::{journey_length, left_of, read};
use super::turns::next_turn;
use crate::hunt::command::Rows;
use crate::hunt::event::{Public, Secret};
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Card, Companion, CompanyCard, Journey, Phase};
use crate::hunt::view::{Part2, View};
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// P20: the card and the position stay.
pub(super) fn keep(state: &State) -> Decision {
    let part2 = in_escape(&state.view)?;
    let mut events = vec![Public::CourseKept.into()];
    leave_encounter(&state.view, part2, &mut events);
    Ok(events)
}

/// P20: the figure goes back one step, all Track tokens leave the board, and another card is drawn.
pub(super) fn change(state: &State, rows: Option<&Rows>, draws: &Draws) -> Decision {
    let part2 = in_escape(&state.view)?;
    let back = state.view.step.saturating_sub(1);
    let (journey, drawn) = another(state, rows, back, draws)?;
    let mut events = changed(journey, drawn, back);
    leave_encounter(&state.view, part2, &mut events);
    Ok(events)
}

/// P20: cards to choose from, by Strider's ability.
pub(super) fn draw(state: &State, count: u8, draws: &Draws) -> Decision {
    in_escape(&state.view)?;
    if state.view.company.card(Companion::Strider) != CompanyCard::Ready {
        return Err(Refusal::StriderWanted);
    }
    let left = deck_left(state);
    let count = usize::from(count);
    if left.is_empty() && state.view.options.deck(journey_length(&state.hidden)).is_empty() {
        return Err(Refusal::JourneysUnknown);
    }
    if left.len() < count {
        return Err(Refusal::DeckTooSmall { left: left.len() });
    }
    let cards = pick(state, &left, count, draws);
    Ok(vec![Secret::CardsOffered(cards).into(), Public::CourseDrawn.into()])
}

/// P20: one of them; the others go back.
pub(super) fn take(state: &State, number: u8) -> Decision {
    let part2 = in_escape(&state.view)?;
    if !part2.choosing {
        return Err(Refusal::NothingToChoose);
    }
    let cards = &state.hidden.offered;
    let Some(card) = usize::from(number).checked_sub(1).and_then(|at| cards.get(at)) else {
        return Err(Refusal::NoSuchCard { said: number, most: cards.len() });
    };
    let journey = Journey::of_card(journey_length(&state.hidden), card);
    let mut events = changed(journey, false, state.view.step.saturating_sub(1));
    leave_encounter(&state.view, part2, &mut events);
    Ok(events)
}

/// A card changes the Journey card: step and Track tokens stay.
pub(super) fn by_card(state: &State, rows: Option<&Rows>, draws: &Draws) -> Decision {
    super::turns::cards_act(&state.view)?;
    let (journey, drawn) = another(state, rows, state.view.step, draws)?;
    Ok(vec![Secret::Course { journey, drawn }.into(), Public::JourneyChanged.into()])
}

fn in_escape(view: &View) -> Result<&Part2, Refusal> {
    match (&view.part2, view.phase) {
        (Some(part2), Phase::Escape) => Ok(part2),
        _ => Err(super::turns::not_now(view, |now| Refusal::NoEscape { now })),
    }
}

/// The new card, and whether the app drew it.
fn another(state: &State, rows: Option<&Rows>, step: u8, draws: &Draws) -> Result<(Journey, bool), Refusal> {
    let options = &state.view.options;
    let length = journey_length(&state.hidden);
    if let Some(rows) = rows {
        return Ok((read(options, length, rows, step)?, false));
    }
    if options.by_hand || options.journeys.is_none() {
        return Err(Refusal::NameTheRows { wanted: step });
    }
    let cards = pick(state, &deck_left(state), 1, draws);
    let card = cards.first().ok_or(Refusal::DeckTooSmall { left: 0 })?;
    Ok((Journey::of_card(length, card), true))
}

/// The cards of the deck that are neither behind the screen nor discarded.
fn deck_left(state: &State) -> Vec<Card> {
    let hidden = &state.hidden;
    let Some(journey) = &hidden.journey else { return Vec::new() };
    left_of(state.view.options.deck(journey.length), hidden.discarded.iter().chain([journey]))
}

fn pick(state: &State, cards: &[Card], count: usize, draws: &Draws) -> Vec<Card> {
    let places: Vec<usize> = (0..cards.len()).collect();
    let picked = draws.pick("course", state.hidden.course_draws, &places, count);
    picked.into_iter().filter_map(|at| cards.get(at).cloned()).collect()
}

fn changed(journey: Journey, drawn: bool, step: u8) -> Vec<Event> {
    vec![Secret::Course { journey, drawn }.into(), Public::CourseChanged { step }.into()]
}

/// P18: the Lord of the Nazgûl leaves with the end of his encounter. Then the turn ends (R29).
fn leave_encounter(view: &View, part2: &Part2, events: &mut Vec<Event>) {
    if part2.lord_involved && part2.lord {
        events.push(Public::Lord { in_play: false }.into());
    }
    events.push(next_turn(view));
}
