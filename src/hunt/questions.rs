//! What the Ringwraiths may ask: Search, Hunt, Perception (R17 to R23).

use super::{
    Answer, Asked, Decision, Event, Hidden, Phase, Public, Question, Refusal, Secret, Side, State, TokenNow,
    View,
};

/// The true answer, from the log as it stands. `None`: a Perception, and nobody has told where the last location
/// lies.
pub fn answer(state: &State, question: Question) -> Option<Answer> {
    let State { view, hidden } = state;
    let yes_or_no = |yes| if yes { Answer::Yes } else { Answer::No };
    match question {
        // R17: whether it is featured anywhere, and never whether Frodo is there.
        Question::Search(location) => Some(yes_or_no(hidden.features(location))),
        // R18.
        Question::Hunt(location) if hidden.last_location() == Some(location) => Some(Answer::FrodoIsHere),
        Question::Hunt(location) => Some(yes_or_no(hidden.features(location))),
        // R19: dots and slashes never matter.
        Question::Perception(region) => {
            let area = hidden.area(&view.options, hidden.last_location()?)?;
            Some(yes_or_no(region.holds(area)))
        }
    }
}

/// A question that is answered at once.
pub(super) fn put(state: &State, asked: Asked) -> Decision {
    may_ask(state, asked)?;
    answered(state, asked)
}

/// R23: a question that is named first, so that a card may still cancel it.
pub(super) fn ask(state: &State, asked: Asked) -> Decision {
    may_ask(state, asked)?;
    Ok(vec![Public::Asked(asked).into()])
}

/// The answer to the question that was named.
pub(super) fn give_answer(state: &State) -> Decision {
    answered(state, waiting(&state.view)?)
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
    let State { view, .. } = state;
    match view.phase {
        Phase::Ringwraiths => {}
        Phase::RingBearer if asked.card => {}
        Phase::RingBearer => return Err(Refusal::TooEarlyToAsk),
        phase => return Err(Refusal::NoQuestionsNow { now: phase.name() }),
    }
    match asked.question {
        Question::Search(location) | Question::Hunt(location) if location.is_exit() => {
            Err(Refusal::ExitNotAsked { location })
        }
        Question::Search(location) | Question::Hunt(location) if !view.options.has(location) => {
            Err(Refusal::NoSuchLocation { location })
        }
        Question::Search(location) if view.options.starts().contains(&location) => {
            Err(Refusal::StartNotSearched { location })
        }
        Question::Search(location) if view.tracks.contains_key(&location) => {
            Err(Refusal::TrackLiesThere { location })
        }
        Question::Perception(area) if !view.options.has_region(area) => Err(Refusal::NoSuchArea { area }),
        question if answer(state, question).is_none() => Err(Refusal::AreaUnknown),
        _ => Ok(()),
    }
}

fn answered(state: &State, asked: Asked) -> Decision {
    let State { view, hidden } = state;
    let answer = answer(state, asked.question).ok_or(Refusal::AreaUnknown)?;
    let mut events = Vec::new();
    if let Question::Search(location) | Question::Hunt(location) = asked.question {
        // R21: whatever the answer.
        information(view, hidden, location, &mut events);
        if answer != Answer::No {
            // R17, R18: a token that lies there already is turned to its sword side.
            let side = if matches!(asked.question, Question::Hunt(_)) { Side::Sword } else { Side::Eye };
            events.push(Public::Track { location, side: Some(side) }.into());
        }
    }
    // Last, so that it is what the table has just heard.
    events.push(Public::Answered { asked, answer }.into());
    Ok(events)
}

/// R21: a token that is still to be found goes to the Ringwraiths.
pub(super) fn information(
    view: &View,
    hidden: &Hidden,
    location: crate::board::Location,
    events: &mut Vec<Event>,
) {
    if hidden.keeps(location) {
        let count = view.information.len() as u8 + 1;
        events.push(Secret::Token { location, now: TokenNow::Found }.into());
        events.push(Public::InformationFound { location, count }.into());
    }
}
