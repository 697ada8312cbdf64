//! The texts of the referee protocol that programs read. They are the same in every language.

use crate::board::Location;
use crate::hunt::{
    Answer, Asked, Command, Event, Occasion, Phase, Public, Question, Side, State, Tile, View,
};
use std::fmt::{Display, Write as _};

/// The name and version of the protocol.
pub const VERSION: &str = "underhill-referee 1";

/// The text behind `=` for an accepted command: what it led to, and the game afterwards.
pub fn answer(command: &Command, events: &[Event], state: &State) -> String {
    let view = &state.view;
    let public = || {
        events.iter().filter_map(|event| match event {
            Event::Public(event) => Some(event),
            Event::Secret(_) => None,
        })
    };
    // Whatever ends a part or the game, or leads to the rescue, says so instead of its own answer.
    if public()
        .any(|event| matches!(event, Public::Phase(phase) if phase.is_over() || *phase == Phase::Rescue))
    {
        return view.phase_line().to_string();
    }
    match command {
        Command::New(_) => "new game".into(),
        Command::Start(_) => "start set".into(),
        Command::Information(_) => "information set".into(),
        Command::Give(_) => "given".into(),
        Command::Move { .. } | Command::CardMove { .. } => format!("step {}", view.step),
        Command::Rest => "resting".into(),
        Command::Begin { .. } | Command::Done | Command::Escape { .. } | Command::Refresh { .. } => {
            view.phase_line().to_string()
        }
        Command::Put(_) | Command::Answer => {
            let answered = public().find_map(|event| match event {
                Public::Answered { answer, .. } => Some(answer_text(*answer).to_owned()),
                _ => None,
            });
            answered.unwrap_or_default()
        }
        Command::Ask(_) => "asked".into(),
        Command::Withdraw => "withdrawn".into(),
        Command::Blocked { .. } => "blocked".into(),
        Command::Nazgul { .. } | Command::Rescue { .. } | Command::Draw { .. } => {
            let tiles = view.drawn.as_ref().map_or(&[][..], |(tiles, _)| tiles);
            list("drawn", tiles)
        }
        Command::Cancel { .. } | Command::Accept | Command::Corruption { .. } => {
            format!("corruption {}", view.corruption)
        }
        Command::Fellowship(_) | Command::FellowshipRemove => fellowship(view),
        Command::Company { .. } | Command::MerryJoins => company(view),
        Command::Red(value) => match pool(view) {
            Some(pool) => pool,
            None => format!("red {value}"),
        },
        Command::BarrowWights => eyes(view),
        Command::Track { location, side } => track(*location, *side),
        Command::Token { location, .. } => format!("token {location}"),
        Command::Area { .. } => "area set".into(),
        Command::Tell(_) => "told".into(),
        Command::Note(_) => "noted".into(),
    }
}

/// `yes`, `no` or `yes, Frodo is here`.
pub fn answer_text(answer: Answer) -> &'static str {
    match answer {
        Answer::No => "no",
        Answer::Yes => "yes",
        Answer::FrodoIsHere => "yes, Frodo is here",
    }
}

/// `search 22`, with `card` before it if a card asks.
pub fn question(asked: Asked) -> String {
    let card = if asked.card { "card " } else { "" };
    match asked.question {
        Question::Search(location) => format!("{card}search {location}"),
        Question::Hunt(location) => format!("{card}hunt {location}"),
        Question::Perception(region) => format!("{card}perception {region}"),
    }
}

/// `track 22 eye`.
pub fn track(location: Location, side: Option<Side>) -> String {
    let side = match side {
        Some(Side::Eye) => "eye",
        Some(Side::Sword) => "sword",
        None => "off",
    };
    format!("track {location} {side}")
}

/// `information 22, 2 found`.
pub fn information(location: Location, count: u8) -> String {
    format!("information {location}, {count} found")
}

/// `3 of 12`.
pub fn corruption(view: &View) -> String {
    format!("{} of {}", view.corruption, view.limit())
}

/// `2 of 3`.
pub fn fellowship(view: &View) -> String {
    format!("{} of {}", view.tokens, view.pool)
}

/// The unflipped Company cards, or `none`.
pub fn company(view: &View) -> String {
    let names: Vec<String> = view.company.ready().map(|who| who.to_string()).collect();
    if names.is_empty() { "none".into() } else { names.join(" ") }
}

/// `eyes 2`.
pub fn eyes(view: &View) -> String {
    format!("eyes {}", view.eyes)
}

/// `pool 13`; `None` where nobody has told the tiles.
pub fn pool(view: &View) -> Option<String> {
    view.hunt_pool.as_ref().map(|pool| format!("pool {}", pool.len()))
}

/// A word, and what follows it.
pub fn list<T: Display>(word: &str, items: &[T]) -> String {
    let mut text = word.to_owned();
    for item in items {
        // Writing to a String cannot fail.
        let _ = write!(text, " {item}");
    }
    text
}

/// What tiles are drawn for, in one word.
pub fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Encounter => "encounter",
        Occasion::Rescue => "rescue",
        Occasion::CardInRingBearersTurn | Occasion::CardInRingwraithsTurn => "card",
    }
}

/// Tiles as a sentence tells them.
pub fn tiles(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(", ")
}
