//! What is said of the events of a command: to the table, and to the Ring-bearer alone.

use crate::hunt::{
    Asked, Cause, Command, CompanyCard, Entry, Event, Phase, Public, Question, Secret, State, TokenNow,
};
use crate::language::{Words, protocol};
use fluent_bundle::FluentValue;

/// What an event of everybody's tells the table, if anything has to be said or done.
pub fn publicly(words: &Words, event: &Public) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    match event {
        Public::Opened(options) => {
            let board = options.board.as_ref().map_or(String::new(), |board| board.name().to_owned());
            let tiles = options.tiles.as_ref().map_or(String::new(), |tiles| tiles.name.clone());
            let known = |name: &str| if name.is_empty() { "no" } else { "yes" };
            let facts = [
                ("board-known", known(&board).into()),
                ("tiles-known", known(&tiles).into()),
                ("board", board.into()),
                ("tiles", tiles.into()),
                ("repeatable", if options.repeatable { "yes" } else { "no" }.into()),
                (
                    "counts",
                    match &options.tiles {
                        Some(tiles) if !tiles.is_complete() => "odd".into(),
                        _ => "right".into(),
                    },
                ),
            ];
            say("told-opened", &facts)
        }
        Public::StartSet
        | Public::InformationSet
        | Public::Given
        | Public::TurnBegan { .. }
        | Public::Noted { .. }
        | Public::TilesSettled => None,
        Public::InformationFound { location, count } => Some(protocol::information(*location, *count)),
        Public::InformationHidden { location } => {
            say("told-information-hidden", &[("location", location.to_string().into())])
        }
        Public::Phase(Phase::RingBearer | Phase::Ringwraiths | Phase::Tiles | Phase::Setup) => None,
        Public::Phase(phase) => say("told-phase", &[("phase", phase.name().into())]),
        Public::Stepped { step, .. } | Public::Escaped { step } => {
            say("told-step", &[("step", (*step).into())])
        }
        Public::Rested => say("told-rested", &[]),
        Public::EyeShown => say("told-eye", &[]),
        Public::Corruption { total, limit, cause } => {
            let (cause, reason) = match cause {
                Cause::Night => ("night", ""),
                Cause::Table { reason } => ("table", reason.as_deref().unwrap_or_default()),
            };
            let given = if reason.is_empty() { "no" } else { "yes" };
            say(
                "told-corruption",
                &[
                    ("total", (*total).into()),
                    ("limit", (*limit).into()),
                    ("cause", cause.into()),
                    ("given", given.into()),
                    ("reason", reason.into()),
                ],
            )
        }
        Public::Fellowship { tokens, pool } => {
            say("told-fellowship", &[("tokens", (*tokens).into()), ("pool", (*pool).into())])
        }
        Public::Company { who, card } => {
            let card = match card {
                CompanyCard::Ready => "ready",
                CompanyCard::Flipped => "flipped",
                CompanyCard::Away => "away",
            };
            say("told-company", &[("who", who.to_string().into()), ("card", card.into())])
        }
        Public::Asked(asked) => say("told-asked", &[("question", question(words, *asked).into())]),
        Public::Withdrawn(asked) => say("told-withdrawn", &[("question", question(words, *asked).into())]),
        Public::Blocked { asked, reason } => {
            let reason = reason.as_deref().unwrap_or_default();
            let given = if reason.is_empty() { "no" } else { "yes" };
            let question = question(words, *asked).into();
            say("told-blocked", &[("question", question), ("given", given.into()), ("reason", reason.into())])
        }
        // The answer itself stands behind `=`.
        Public::Answered { .. } => None,
        Public::Track { location, side } => Some(protocol::track(*location, *side)),
        Public::TilesDrawn { tiles, occasion, .. } => {
            let named = protocol::tiles(tiles);
            let occasion = protocol::occasion(*occasion);
            say(
                "told-tiles",
                &[("tiles", named.into()), ("count", tiles.len().into()), ("occasion", occasion.into())],
            )
        }
        Public::TileReturned { tile } => say("told-tile-returned", &[("tile", tile.to_string().into())]),
        Public::TileApplied { tile, corruption, limit } => say(
            "told-tile",
            &[("tile", tile.to_string().into()), ("total", (*corruption).into()), ("limit", (*limit).into())],
        ),
        Public::TileLost { tile } => say("told-tile-lost", &[("tile", tile.to_string().into())]),
        Public::RedJoined { value } => say("told-red", &[("value", value.to_string().into())]),
        Public::BarrowWights { eyes } => say("told-barrow-wights", &[("eyes", (*eyes).into())]),
        Public::Told { text } => Some(text.clone()),
    }
}

/// What an event behind the screen tells the Ring-bearer, besides what he has typed himself.
pub fn privately(words: &Words, event: &Secret, state: &State) -> Vec<String> {
    match event {
        Secret::Start { location, drawn: true } => vec![format!("start {location}")],
        Secret::Information { locations, drawn: true } => vec![protocol::list("information", locations)],
        Secret::Entered { entry: Entry::Location(location), .. } => {
            area_unknown(state, *location).into_iter().collect()
        }
        Secret::Token { location, now: TokenNow::Hidden } => {
            vec![words.say("whispered-token-hidden", &[("location", location.to_string().into())])]
        }
        Secret::Start { .. }
        | Secret::Information { .. }
        | Secret::Entered { .. }
        | Secret::Token { .. }
        | Secret::AreaTold { .. } => Vec::new(),
    }
}

/// What a command tells besides its events: the answer that a question would get, and whether the start has an area.
pub fn besides(command: &Command, state: &State) -> Option<String> {
    match command {
        Command::Ask(asked) => {
            let answer = crate::hunt::answer(state, asked.question)?;
            Some(format!("would be {}", protocol::answer_text(answer)))
        }
        Command::Begin { .. } => area_unknown(state, state.hidden.start?),
        _ => None,
    }
}

/// What is said, in the order in which it happened, of the events of a command.
pub fn of_events(words: &Words, events: &[Event], state: &State, mut tell: impl FnMut(bool, String)) {
    for event in events {
        match event {
            Event::Public(event) => publicly(words, event).into_iter().for_each(|text| tell(true, text)),
            Event::Secret(event) => {
                privately(words, event, state).into_iter().for_each(|text| tell(false, text))
            }
        }
    }
}

/// `area of 22 unknown`, if nobody has told where the location lies.
pub fn area_unknown(state: &State, location: crate::board::Location) -> Option<String> {
    let known = location.is_exit() || state.hidden.area(&state.view.options, location).is_some();
    (!known).then(|| format!("area of {location} unknown"))
}

/// A question as a sentence names it.
pub fn question(words: &Words, asked: Asked) -> String {
    let (name, target) = match asked.question {
        Question::Search(location) => ("question-search", location.to_string()),
        Question::Hunt(location) => ("question-hunt", location.to_string()),
        Question::Perception(region) => ("question-perception", region.to_string()),
    };
    words.say(name, &[("target", target.into())])
}

/// The name of a turn for a choice within a sentence.
pub fn turn_name(turn: crate::hunt::Turn) -> &'static str {
    match turn {
        crate::hunt::Turn::Daylight1 => "daylight-1",
        crate::hunt::Turn::Daylight2 => "daylight-2",
        crate::hunt::Turn::Nightfall => "nightfall",
    }
}
