//! Setting up Part 1: R1 to R6.

use super::turns;
use crate::hunt::board::{Board, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Options, Phase, TOKENS_DRAWN, TokenNow};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;
use std::sync::Arc;

/// Opens a game (`new`).
pub(super) fn new(options: &Options) -> Decision {
    right_part(options.board.as_deref(), 1)?;
    right_part(options.board2.as_deref(), 2)?;
    if options.starts().is_empty() {
        return Err(Refusal::NoStarts);
    }
    twice(&options.starts)?;
    if let Some(&location) = options.starts.iter().find(|&&start| start.is_exit() || !options.has(start)) {
        return Err(Refusal::NoSuchLocation { location });
    }
    Ok(vec![Public::Opened(Arc::new(options.clone())).into()])
}

/// R1.
pub(super) fn start(view: &View, start: Option<Location>, draws: &Draws) -> Decision {
    in_setup(view)?;
    if view.start_set {
        return Err(Refusal::AlreadySet);
    }
    let starts = view.options.starts();
    let location = match start {
        Some(location) if starts.contains(&location) => location,
        Some(location) => return Err(Refusal::NotAStart { location }),
        None => *draws.pick("start", 0, starts, 1).first().ok_or(Refusal::NoStarts)?,
    };
    Ok(vec![Secret::Start { location, drawn: start.is_none() }.into(), Public::StartSet.into()])
}

/// R2: the five tokens.
pub(super) fn information(view: &View, tokens: Option<&[Location]>, draws: &Draws) -> Decision {
    in_setup(view)?;
    if view.information_set {
        return Err(Refusal::AlreadySet);
    }
    let printed = view.options.information();
    let mut locations = match tokens {
        None => draws.pick("information", 0, printed.ok_or(Refusal::TokensUnknown)?, TOKENS_DRAWN),
        Some(tokens) if tokens.len() == TOKENS_DRAWN => tokens.to_vec(),
        Some(tokens) => {
            return Err(Refusal::WrongNumberOfTokens { wanted: TOKENS_DRAWN, said: tokens.len() });
        }
    };
    twice(&locations)?;
    let is_one =
        |location: Location| printed.map_or(!location.is_exit(), |printed| printed.contains(&location));
    if let Some(&location) = locations.iter().find(|&&location| !is_one(location)) {
        return Err(Refusal::NotInformation { location });
    }
    locations.sort();
    Ok(vec![Secret::Information { locations, drawn: tokens.is_none() }.into(), Public::InformationSet.into()])
}

/// R2: the tokens that are given away openly; they count as found (R21).
pub(super) fn give(view: &View, hidden: &Hidden, tokens: &[Location]) -> Decision {
    in_setup(view)?;
    let wanted = view.options.give;
    if wanted == 0 {
        return Err(Refusal::NothingToGive);
    }
    if view.given {
        return Err(Refusal::AlreadySet);
    }
    if !view.information_set {
        return Err(Refusal::InformationMissing);
    }
    if tokens.len() != usize::from(wanted) {
        return Err(Refusal::WrongNumberGiven { wanted, said: tokens.len() });
    }
    twice(tokens)?;
    if let Some(&location) = tokens.iter().find(|&&location| !hidden.keeps(location)) {
        return Err(Refusal::NotYours { location });
    }
    let mut events: Vec<Event> = Vec::new();
    for (count, &location) in (1..).zip(tokens) {
        events.push(Secret::Token { location, now: TokenNow::Found }.into());
        events.push(Public::InformationFound { location, count }.into());
    }
    events.push(Public::Given.into());
    Ok(events)
}

/// R3, R4: the first day.
pub(super) fn begin(view: &View, shadows: Option<u8>, lord: bool) -> Decision {
    in_setup(view)?;
    if lord {
        return Err(Refusal::OnlyInPart { part: 2 });
    }
    if !view.start_set {
        return Err(Refusal::StartMissing);
    }
    if !view.information_set {
        return Err(Refusal::InformationMissing);
    }
    if !view.given && view.options.give > 0 {
        return Err(Refusal::GiftMissing { wanted: view.options.give });
    }
    Ok(turns::new_day(view, shadows))
}

pub(super) fn right_part(board: Option<&Board>, wanted: u8) -> Result<(), Refusal> {
    match board {
        Some(board) if board.part() != wanted => {
            Err(Refusal::WrongPart { board: board.name().into(), part: board.part(), wanted })
        }
        _ => Ok(()),
    }
}

/// The Ringwraiths' word is given once, in set-up, before anything is drawn: nobody could know then what it leads to.
pub(super) fn table_word(state: &State, word: &str) -> Decision {
    let State { view, hidden } = state;
    if !matches!(view.phase, Phase::Setup | Phase::Letter) {
        return Err(Refusal::NotInSetup { now: view.now() });
    }
    if view.table_word.is_some() {
        return Err(Refusal::AlreadySet);
    }
    let part2 = view.part2.as_ref();
    let drawn = view.start_set
        || view.information_set
        || part2.is_some_and(|part2| part2.journey_set || part2.deeds_set)
        || hidden.drawn_journeys.is_some();
    if drawn {
        return Err(Refusal::TableWordTooLate);
    }
    Ok(vec![Public::TableWord { word: word.to_owned() }.into()])
}

pub(super) fn in_setup(view: &View) -> Result<(), Refusal> {
    if view.phase == Phase::Setup { Ok(()) } else { Err(Refusal::NotInSetup { now: view.now() }) }
}

/// Refuses a list with the same location in it twice.
pub(super) fn twice(locations: &[Location]) -> Result<(), Refusal> {
    match locations.iter().enumerate().find(|(at, location)| locations[..*at].contains(location)) {
        Some((_, &location)) => Err(Refusal::SaidTwice { location }),
        None => Ok(()),
    }
}
