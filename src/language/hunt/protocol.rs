//! The texts of Hunt for the Ring that programs read. They are the same in every language.

use crate::hunt::board::Location;
use crate::hunt::{
    ActionTokens, Answer, Asked, Command, Event, GandalfBy, Journey, Limit, Occasion, Phase, Public,
    Question, Secret, Side, State, Tile, Touched, View,
};
use crate::language::protocol::{list, series};
use std::fmt::Display;

/// Frodo's figure on the Movement track, and where that ends.
pub fn movement(view: &View) -> String {
    match view.last_step() {
        Some(last) => format!("{} / {last}", view.step),
        None => view.step.to_string(),
    }
}

/// The text behind `=` for an accepted command: what it led to, and the game afterwards.
pub fn answer(command: &Command, events: &[Event], state: &State) -> String {
    let view = &state.view;
    let public = || events.iter().filter_map(Event::public);
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
        Command::Rest { .. } => "resting".into(),
        Command::Begin { .. }
        | Command::Done { .. }
        | Command::Escape { .. }
        | Command::Refresh { .. }
        | Command::CourseKeep
        | Command::CourseChange(_)
        | Command::CourseTake(_) => view.phase_line().to_string(),
        Command::Put(_) | Command::Answer => {
            let answered = public().find_map(Public::answer);
            answered.map(|answer| answer_text(answer).to_owned()).unwrap_or_default()
        }
        Command::TableWord(_) => "table word set".into(),
        Command::Correct { .. } => "proposed".into(),
        Command::CorrectKeep => "kept".into(),
        Command::CorrectApply => "corrected".into(),
        Command::Ask(_) => "asked".into(),
        Command::Withdraw => "withdrawn".into(),
        Command::Blocked { .. } => "blocked".into(),
        Command::Nazgul { .. } | Command::Rescue { .. } | Command::Draw { .. } => {
            let tiles = view.drawn.as_ref().map_or(&[][..], |(tiles, _)| tiles);
            list("drawn", tiles)
        }
        Command::Cancel(_) | Command::Accept | Command::Corruption { .. } => {
            format!("corruption {}", view.corruption)
        }
        Command::Fellowship(_) | Command::FellowshipRemove | Command::FellowshipPool(_) => fellowship(view),
        Command::Company { .. } | Command::MerryJoins => company(view),
        Command::Red(value) => match pool(view) {
            Some(pool) => pool,
            None => format!("red {value}"),
        },
        Command::BarrowWights | Command::Eyes(_) => eyes(view),
        Command::Pool { .. } => pool(view).unwrap_or_default(),
        Command::Track { location, side } => track(*location, *side),
        Command::Token { location, found: true } => format!("token {location}"),
        Command::Token { .. } => "token hidden".into(),
        Command::Area { .. } => "area set".into(),
        Command::Tell(_) => "told".into(),
        Command::Note(_) => "noted".into(),
        Command::OpenLetter(_) => "letter opened".into(),
        Command::Part2 { .. } => PART2.into(),
        Command::JourneyDraw | Command::CourseDraw(_) => "drawn".into(),
        Command::JourneyKeep(_) | Command::Journey { .. } | Command::CardCourse(_) => "journey set".into(),
        Command::JourneyRow { row, .. } => format!("row {row}"),
        Command::Deeds(_) => "deeds set".into(),
        Command::GandalfStart(_) => "gandalf set".into(),
        Command::Advance { .. } | Command::CardAdvance => format!("step {}", view.step),
        Command::Gandalf { .. } | Command::CardGandalf { .. } => "moved".into(),
        Command::Reveal => {
            let figure = view.part2.as_ref().and_then(|part2| part2.figure);
            figure.map_or_else(String::new, |location| format!("revealed {location}"))
        }
        Command::Hide(_) => "hidden".into(),
        Command::Flee(_) => "fled".into(),
        Command::Deed | Command::Rivendell => match view.limit() {
            Limit::Known(limit) => format!("limit {limit}"),
            Limit::Secret { raised } => format!("limit +{raised}"),
        },
        Command::Lord(in_play) => lord(*in_play).into(),
    }
}

/// The answer to `part2`.
pub const PART2: &str = "part 2";

pub fn lord(in_play: bool) -> &'static str {
    if in_play { "lord in" } else { "lord out" }
}

/// `yes`, `no`, `yes, Frodo is here` and the like.
pub fn answer_text(answer: Answer) -> &'static str {
    match answer {
        Answer::GandalfIsFound => "Gandalf is found",
        Answer::YesGandalfIsFound => "yes, Gandalf is found",
        Answer::BothAreFound => "yes, Frodo is here, Gandalf is found",
        Answer::Frodo => "yes: Frodo",
        Answer::Gandalf => "yes: Gandalf",
        Answer::FrodoAndGandalf => "yes: Frodo and Gandalf",
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
        Question::Morgul(region) => format!("{card}perception {region} morgul"),
    }
}

/// The rows of a Journey card as far as they are known without a gap, behind the word `journey`.
pub fn journey(journey: &Journey) -> String {
    list("journey", &journey.known())
}

/// `gandalf at 18`.
pub fn gandalf_at(location: Location) -> String {
    format!("gandalf at {location}")
}

/// `shadow 2, free peoples 0`.
pub fn result(tokens: ActionTokens) -> String {
    format!("shadow {}, free peoples {}", tokens.shadow, tokens.free_peoples)
}

/// `track 22 eye`.
pub fn track(location: Location, side: Option<Side>) -> String {
    format!("track {location} {}", Side::word(side))
}

/// `information 22, 2 found`.
pub fn information(location: Location, count: u8) -> String {
    format!("information {location}, {count} found")
}

/// `3 of 12`, or `3, limit +1` where the length of the journey is secret.
pub fn corruption(view: &View) -> String {
    match view.limit() {
        Limit::Known(limit) => format!("{} of {limit}", view.corruption),
        Limit::Secret { raised } => format!("{}, limit +{raised}", view.corruption),
    }
}

/// `limit 13`, for the Ring-bearer.
pub fn limit(state: &State) -> String {
    format!("limit {}", state.limit())
}

/// `area of 22 unknown`: nobody has told where it lies.
pub fn area_unknown(location: Location) -> String {
    format!("area of {location} unknown")
}

/// `fellowship 2 of 2`.
pub fn fellowship_of(tokens: u8, pool: u8) -> String {
    format!("fellowship {tokens} of {pool}")
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

/// An answer that was set right, beside what was told.
pub fn corrected(touched: &Touched) -> String {
    beside(touched, "is")
}

/// An answer that would be another if the log were set right.
pub fn would_be(touched: &Touched) -> String {
    beside(touched, "would be")
}

fn beside(touched: &Touched, verb: &str) -> String {
    let Touched { asked, was, is } = *touched;
    format!("answer {} was {}, {verb} {}", question(asked), answer_text(was), answer_text(is))
}

/// What the program drew before everybody's eyes.
pub fn drawn_openly(events: &[Event]) -> Vec<String> {
    let tiles = events.iter().filter_map(|event| match event {
        Event::Public(Public::TilesDrawn { tiles, by_app: true, .. }) => Some(tiles),
        _ => None,
    });
    tiles.flatten().map(Tile::to_string).collect()
}

/// What it drew behind the screen; of a card its rows.
pub fn drawn_behind(events: &[Event]) -> Vec<String> {
    let each = |locations: &[Location]| locations.iter().map(Location::to_string).collect();
    let drawn = events.iter().filter_map(|event| match event {
        Event::Public(_) => None,
        Event::Secret(secret) => Some(secret),
    });
    let values = drawn.map(|secret| match secret {
        Secret::Start { location, drawn: true }
        | Secret::Gandalf { at: location, by: GandalfBy::Fleeing { drawn: true } } => each(&[*location]),
        Secret::Information { locations, drawn: true } => each(locations),
        Secret::Deeds { tokens, drawn: true, .. } | Secret::DeedsDrawn { tokens } => each(tokens),
        Secret::JourneysDrawn { short, long } => vec![series(&short.rows), series(&long.rows)],
        Secret::Course { journey, drawn: true } => vec![series(&journey.known())],
        Secret::CardsOffered(cards) => cards.iter().map(|card| series(&card.rows)).collect(),
        _ => Vec::new(),
    });
    values.flatten().collect()
}

/// What tiles are drawn for, in one word.
pub fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Encounter => "encounter",
        Occasion::Rescue => "rescue",
        Occasion::CardInRingBearersTurn | Occasion::CardInRingwraithsTurn | Occasion::CardInRefresh => "card",
    }
}

pub fn tiles<T: Display>(tiles: &[T]) -> String {
    tiles.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
