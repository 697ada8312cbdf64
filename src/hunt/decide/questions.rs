//! What the Ringwraiths may ask: Search, Hunt, Perception (R17 to R23).

use super::gandalf;
use crate::hunt::board::{Location, Region};
use crate::hunt::event::{Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Answer, Asked, Length, Phase, Question, Side, TokenNow};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// The true answer, from the log or the Journey card as it stands. `None`: a Perception, and nobody has told where
/// somebody's last location lies.
pub fn answer(state: &State, question: Question) -> Option<Answer> {
    let here = state.last_location();
    match question {
        // P15: a shelter hides Frodo while he is in it.
        Question::Search(location) if here == Some(location) && sheltered(state, location) => {
            Some(Answer::No)
        }
        // R17: whether it is featured anywhere, and never whether Frodo is there. Gandalf leaves no tracks (P15).
        Question::Search(location) => Some(if state.features(location) { Answer::Yes } else { Answer::No }),
        // R18, P16.
        Question::Hunt(location) => {
            let gandalf = state.gandalf() == Some(location);
            Some(match (here == Some(location), state.features(location)) {
                (true, _) if gandalf => Answer::BothAreFound,
                (true, _) => Answer::FrodoIsHere,
                (false, true) if gandalf => Answer::YesGandalfIsFound,
                (false, true) => Answer::Yes,
                (false, false) if gandalf => Answer::GandalfIsFound,
                (false, false) => Answer::No,
            })
        }
        Question::Perception(region) => Some(match perceived(state, region)? {
            (false, false) => Answer::No,
            _ => Answer::Yes,
        }),
        // P14.
        Question::Morgul(region) => Some(match perceived(state, region)? {
            (false, false) => Answer::No,
            (true, false) => Answer::Frodo,
            (false, true) => Answer::Gandalf,
            (true, true) => Answer::FrodoAndGandalf,
        }),
    }
}

/// R19, P14: whether Frodo's last location, and Gandalf's, lie in the area or section. Dots and slashes never
/// matter; an exit lies in no area.
fn perceived(state: &State, region: Region) -> Option<(bool, bool)> {
    let lies_in = |location: Location| {
        if location.is_exit() { Some(false) } else { Some(region.holds(state.area(location)?)) }
    };
    let frodo = lies_in(state.last_location()?);
    let gandalf = state.gandalf().map_or(Some(false), lies_in);
    Some((frodo?, gandalf?))
}

/// P15: option *shelters*, on the long cards.
fn sheltered(state: &State, location: Location) -> bool {
    let journey = state.hidden.journey.as_ref();
    state.view.options.shelters
        && journey.is_some_and(|journey| journey.length == Length::Long && journey.shelters(location))
}

/// A question that is answered at once.
pub(super) fn put(state: &State, asked: Asked, draws: &Draws) -> Decision {
    may_ask(state, asked)?;
    answered(state, asked, draws)
}

/// R23: a question that is named first, so that a card may still cancel it.
pub(super) fn ask(state: &State, asked: Asked) -> Decision {
    may_ask(state, asked)?;
    Ok(vec![Public::Asked(asked).into()])
}

/// The answer to the question that was named.
pub(super) fn give_answer(state: &State, draws: &Draws) -> Decision {
    answered(state, waiting(&state.view)?, draws)
}

/// The Ringwraiths have changed their mind.
pub(super) fn withdraw(view: &View) -> Decision {
    Ok(vec![Public::Withdrawn(waiting(view)?).into()])
}

/// R23: a card cancels the question: no answer, no token, no Information.
pub(super) fn blocked(view: &View, reason: Option<String>) -> Decision {
    Ok(vec![Public::Blocked { asked: waiting(view)?, reason }.into()])
}

fn waiting(view: &View) -> Result<Asked, Refusal> {
    view.asked.ok_or(Refusal::NothingAsked)
}

fn may_ask(state: &State, asked: Asked) -> Result<(), Refusal> {
    let view = &state.view;
    match view.phase {
        Phase::Ringwraiths => {}
        Phase::RingBearer if asked.card => {}
        Phase::RingBearer => return Err(Refusal::TooEarlyToAsk),
        // R12: cards act in Refresh too.
        Phase::Refresh if asked.card => {}
        _ => return Err(Refusal::NoQuestionsNow { now: view.now() }),
    }
    match asked.question {
        Question::Search(location) | Question::Hunt(location) if location.is_exit() => {
            Err(Refusal::ExitNotAsked { location })
        }
        Question::Search(location) | Question::Hunt(location) if !view.options.has(location) => {
            Err(Refusal::NoSuchLocation { location })
        }
        // P17.
        Question::Search(location) | Question::Hunt(location) if gandalf_stands(view, location) => {
            Err(Refusal::GandalfStandsThere { location })
        }
        // P15: in Part 1 only.
        Question::Search(location) if view.part2.is_none() && view.options.starts().contains(&location) => {
            Err(Refusal::StartNotSearched { location })
        }
        Question::Search(location) if view.tracks.contains_key(&location) => {
            Err(Refusal::TrackLiesThere { location })
        }
        Question::Morgul(_) if view.part2.is_none() => Err(Refusal::OnlyInPart { part: 2 }),
        Question::Perception(area) | Question::Morgul(area)
            if !view.options.has_region(area, view.part()) =>
        {
            Err(Refusal::NoSuchArea { area })
        }
        // P14.
        Question::Morgul(_) if view.part2.as_ref().is_some_and(|part2| !part2.lord_today) => {
            Err(Refusal::LordNotToday)
        }
        question if answer(state, question).is_none() => Err(Refusal::AreaUnknown),
        _ => Ok(()),
    }
}

fn gandalf_stands(view: &View, location: Location) -> bool {
    view.part2.as_ref().is_some_and(|part2| part2.figure == Some(location))
}

fn answered(state: &State, asked: Asked, draws: &Draws) -> Decision {
    let State { view, hidden } = state;
    let answer = answer(state, asked.question).ok_or(Refusal::AreaUnknown)?;
    let mut events = Vec::new();
    if let Question::Search(location) | Question::Hunt(location) = asked.question {
        // R21: whatever the answer.
        information(view, hidden, location, &mut events);
        if answer.finds_a_track() {
            // R17, R18: a token that lies there already is turned to its sword side.
            let side = if matches!(asked.question, Question::Hunt(_)) { Side::Sword } else { Side::Eye };
            events.push(Public::Track { location, side: Some(side) }.into());
        }
    }
    if answer.gandalf_is_found() {
        gandalf::found(state, draws, &mut events);
    }
    // Last, so that it is what the table has just heard.
    events.push(Public::Answered { asked, answer }.into());
    Ok(events)
}

/// R21: a token that is still to be found goes to the Ringwraiths.
pub(super) fn information(view: &View, hidden: &Hidden, location: Location, events: &mut Vec<Event>) {
    if hidden.keeps(location) {
        let count = view.information.len() as u8 + 1;
        events.push(Secret::Token { location, now: TokenNow::Found }.into());
        events.push(Public::InformationFound { location, count }.into());
    }
}
