//! What is said of the events of a command: to the table, and to the Ring-bearer alone.

use super::protocol;
use super::story::written;
use crate::hunt::board::Location;
use crate::hunt::{
    Answer, Asked, Cause, Command, Correction, Entry, Event, GandalfBy, Limit, NoWay, Options, Phase, Public,
    Question, Secret, Side, State, Tile, TokenNow, Touched, Whose, agreed_files,
};
use crate::language::protocol::list;
use crate::language::{Ear, Words, quoted};
use fluent_bundle::FluentValue;

/// What an event of everybody's tells the table, if anything has to be said or done.
pub fn publicly(words: &Words, event: &Public) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    let named = |it: &Tile| FluentValue::from(tile(words, it));
    match event {
        Public::Opened(options) => Some(opened(words, options)),
        Public::StartSet
        | Public::InformationSet
        | Public::Given
        | Public::TurnBegan { .. }
        | Public::Noted { .. }
        | Public::TilesSettled => None,
        Public::InformationFound { location, count } => Some(protocol::information(*location, *count)),
        Public::Phase(Phase::RingBearer | Phase::Ringwraiths | Phase::Tiles | Phase::Setup) => None,
        Public::Phase(phase) => say("told-phase", &[("phase", phase.name().into())]),
        Public::Stepped { step, .. } | Public::Escaped { step } => {
            say("told-step", &[("step", (*step).into())])
        }
        Public::EyeShown => say("told-eye", &[]),
        Public::Corruption { total, limit, cause } => Some(corruption(words, *total, *limit, cause)),
        Public::FrodoFlipped { tokens, pool, .. } => Some(protocol::fellowship_of(*tokens, *pool)),
        Public::Fellowship { tokens, pool } | Public::FellowshipPool { tokens, pool } => {
            Some(fellowship(words, *tokens, *pool))
        }
        Public::Asked(asked) => say("told-asked", &[("question", question(words, *asked).into())]),
        Public::Withdrawn(asked) => say("told-withdrawn", &[("question", question(words, *asked).into())]),
        Public::Blocked { asked, reason } => {
            let reason = reason.as_deref().unwrap_or_default();
            let facts = [
                ("question", question(words, *asked).into()),
                ("given", yes_or_no(!reason.is_empty())),
                ("reason", reason.into()),
            ];
            say("told-blocked", &facts)
        }
        // The answer itself stands behind `=`.
        Public::Answered { .. } => None,
        Public::Track { location, side } => Some(protocol::track(*location, *side)),
        Public::TilesDrawn { tiles, occasion, .. } => {
            let named = self::tiles(words, tiles);
            let occasion = protocol::occasion(*occasion);
            say(
                "told-tiles",
                &[("tiles", named.into()), ("count", tiles.len().into()), ("occasion", occasion.into())],
            )
        }
        Public::TileReturned { tile } => say("told-tile-returned", &[("tile", named(tile))]),
        Public::TileApplied { tile, corruption, limit } => say(
            "told-tile",
            &[
                ("tile", named(tile)),
                ("total", (*corruption).into()),
                ("limit", limit_value(*limit)),
                ("limit-known", limit_known(*limit)),
            ],
        ),
        Public::TileLost { tile } => say("told-tile-lost", &[("tile", named(tile))]),
        Public::RedJoined { value } => {
            say("told-red", &[("value", named(&Tile { value: *value, red: true }))])
        }
        Public::TilePutBack { tile } => say("told-tile-put-back", &[("tile", named(tile))]),
        Public::TileTakenOut { tile } => say("told-tile-taken-out", &[("tile", named(tile))]),
        Public::Told { text } => Some(crate::language::clean(text).into_owned()),
        // What the letter tells is told at length, by whoever opens it.
        Public::LetterOpened(_) => None,
        Public::PartTwo { options, seed } => {
            let board = board_name(options);
            let facts = [
                ("known", yes_or_no(!board.is_empty())),
                ("board", board.into()),
                ("repeatable", yes_or_no(seed.is_some())),
            ];
            say("told-part2", &facts).map(|told| {
                std::iter::once(told).chain(own_files(words, options)).collect::<Vec<_>>().join(" ")
            })
        }
        Public::HuntPool { tiles } => {
            let count = tiles.as_ref().map_or(0, Vec::len);
            say("told-hunt-pool", &[("known", yes_or_no(tiles.is_some())), ("count", count.into())])
        }
        Public::JourneySet { length: Some(length) } => {
            let facts = [
                ("length", length.to_string().into()),
                ("moves", length.moves().into()),
                ("limit", length.limit().into()),
            ];
            say("told-length", &facts)
        }
        Public::JourneySet { length: None }
        | Public::DeedsSet
        | Public::GandalfSet
        | Public::GandalfMoved { .. } => None,
        Public::GandalfRevealed { location } | Public::DeedDone { location } => {
            Some(protocol::gandalf_at(*location))
        }
        Public::Lord { in_play: true } => say("told-lord-in", &[]),
        Public::Lord { in_play: false } => say("told-lord-out", &[]),
        // Told at length, answer by answer, by whoever tells all events.
        Public::Corrected { .. } => None,
        // The others by their own names, with what they have.
        event => Some(words.tell("told", event)),
    }
}

fn fellowship(words: &Words, tokens: u8, pool: u8) -> String {
    words.say("told-fellowship", &[("tokens", tokens.into()), ("pool", pool.into())])
}

fn opened(words: &Words, options: &Options) -> String {
    let board = board_name(options);
    let tiles = options.tiles.as_ref().map_or(String::new(), |tiles| tiles.name.clone());
    let odd = options.tiles.as_ref().is_some_and(|tiles| !tiles.is_complete());
    let facts = [
        ("board-known", yes_or_no(!board.is_empty())),
        ("tiles-known", yes_or_no(!tiles.is_empty())),
        ("board", board.into()),
        ("tiles", quoted(&tiles).into_owned().into()),
        ("repeatable", yes_or_no(options.repeatable)),
        ("counts", if odd { "odd" } else { "right" }.into()),
    ];
    let told = words.say("told-opened", &facts);
    std::iter::once(told).chain(own_files(words, options)).collect::<Vec<_>>().join(" ")
}

/// What of the files that are agreed on does not come with the program, a sentence each.
fn own_files(words: &Words, options: &Options) -> Vec<String> {
    let own = agreed_files(options).filter(|(.., whose)| *whose != Whose::Programs);
    own.map(|(what, name, whose)| {
        let facts = [("named", name.into()), ("whose", <&str>::from(whose).into())];
        words.say(&format!("told-own-{what}"), &facts)
    })
    .collect()
}

/// The name of the board in play; empty where there is none.
fn board_name(options: &Options) -> String {
    options.board.as_ref().map_or(String::new(), |board| board.name().to_owned())
}

fn corruption(words: &Words, total: u16, limit: Limit, cause: &Cause) -> String {
    let (cause, reason) = match cause {
        Cause::Night => ("night", ""),
        Cause::Table { reason } => ("table", reason.as_deref().unwrap_or_default()),
    };
    let facts = [
        ("total", total.into()),
        ("limit", limit_value(limit)),
        ("limit-known", limit_known(limit)),
        ("cause", cause.into()),
        ("given", yes_or_no(!reason.is_empty())),
        ("reason", reason.into()),
    ];
    words.say("told-corruption", &facts)
}

pub(super) fn yes_or_no(yes: bool) -> FluentValue<'static> {
    crate::language::yes(yes).into()
}

fn limit_value(limit: Limit) -> FluentValue<'static> {
    match limit {
        Limit::Known(limit) | Limit::Secret { raised: limit } => limit.into(),
    }
}

/// Whether the limit itself may be told, or only how much it is raised (P3).
fn limit_known(limit: Limit) -> FluentValue<'static> {
    yes_or_no(matches!(limit, Limit::Known(_)))
}

/// What an event of everybody's gives hands to do, in a sentence: what the answer itself does not say.
///
/// `lay`: the Track token that everybody saw at a location before.
pub fn hands_do(words: &Words, event: &Event, lay: impl Fn(Location) -> Option<Side>) -> Option<String> {
    let Event::Public(event) = event else { return None };
    match event {
        Public::InformationFound { location, count } => {
            let facts = [("location", location.to_string().into()), ("count", (*count).into())];
            Some(words.say("hands-information", &facts))
        }
        Public::Track { location, side } => {
            let Some(up) = side else {
                let facts = [("what", "track-off".into()), ("at", location.to_string().into())];
                return Some(words.say("back", &facts));
            };
            // R18: a token that lies there already is turned.
            let before = match lay(*location) {
                None => "none",
                before if before == Some(*up) => "same",
                Some(_) => "other",
            };
            let facts = [
                ("location", location.to_string().into()),
                ("side", Side::word(*side).into()),
                ("before", before.into()),
            ];
            Some(words.say("hands-track", &facts))
        }
        Public::Answered { asked, answer } if *answer != Answer::No => {
            log_token(words, &Touched { asked: *asked, was: Answer::No, is: *answer })
        }
        Public::FrodoFlipped { tokens, pool, .. } => Some(fellowship(words, *tokens, *pool)),
        Public::GandalfRevealed { .. }
        | Public::DeedDone { .. }
        | Public::Stepped { .. }
        | Public::Asked(_)
        | Public::Phase(_)
        | Public::EyeShown
        | Public::TilesDrawn { .. } => None,
        event => publicly(words, event),
    }
}

/// R19: a yes to a Perception is marked on the board; what hands do where the answer is another one than it was.
pub fn log_token(words: &Words, Touched { asked, was, is }: &Touched) -> Option<String> {
    let (Question::Perception(region) | Question::Morgul(region)) = asked.question else { return None };
    let region = region.to_string();
    match [was, is].map(|answer| *answer == Answer::No) {
        [true, false] => Some(words.say("hands-perception", &[("target", region.into())])),
        [false, true] => Some(words.say("back", &[("what", "log-token".into()), ("at", region.into())])),
        _ => None,
    }
}

/// What an event tells the table, in words; an answer and a question are told by whoever tells both. `lay`: as there.
pub fn in_words(words: &Words, event: &Event, lay: impl Fn(Location) -> Option<Side>) -> Vec<String> {
    let seen = |name: &str, location: &Location| vec![format!("{}: {location}", words.say(name, &[]))];
    let Event::Public(public) = event else { return Vec::new() };
    match public {
        Public::Asked(_) => Vec::new(),
        Public::Corrected { answers, step } => {
            let mut told = corrected(words, answers, *step, |touched| set_right(words, touched));
            told.extend(answers.iter().filter_map(|touched| log_token(words, touched)));
            told
        }
        Public::GandalfRevealed { location } => seen("table-figure", location),
        // P11: he is not revealed by it, and no figure stands there.
        Public::DeedDone { location } => seen("deed-deed", location),
        Public::InformationFound { .. } | Public::Track { .. } | Public::FrodoFlipped { .. } => {
            hands_do(words, event, lay).into_iter().collect()
        }
        public => publicly(words, public).into_iter().collect(),
    }
}

/// What an event behind the screen has to tell the Ring-bearer, in a sentence: what he could not know himself.
pub fn whispered(words: &Words, event: &Secret) -> Option<String> {
    match event {
        Secret::Token { location, now: TokenNow::Hidden } | Secret::HiddenByCard { location } => {
            Some(words.say("whispered-token-hidden", &[("location", location.to_string().into())]))
        }
        Secret::Journey(journey) | Secret::Course { journey, .. } if !journey.filled.is_empty() => {
            Some(words.say("whispered-filled", &[]))
        }
        // P16: where the app has drawn that he flees to.
        Secret::Gandalf { at, by: GandalfBy::Fleeing { drawn: true } } => {
            Some(words.say("whispered-flees", &[("location", at.to_string().into())]))
        }
        Secret::WalkedByGuess { step } => Some(words.say("whispered-walked", &[("step", (*step).into())])),
        _ => None,
    }
}

/// Where an event has led Frodo or Gandalf, if nobody has told where that lies.
pub fn led_to(event: &Secret, state: &State) -> Option<Location> {
    let place = match event {
        Secret::Entered { entry: Entry::Location(location), .. } => Some(*location),
        Secret::Course { .. } => state.last_location(),
        Secret::Gandalf { by: GandalfBy::Start, .. } => None,
        Secret::Gandalf { at, .. } => Some(*at),
        _ => None,
    };
    place.filter(|place| is_unplaced(state, *place))
}

/// What an event behind the screen tells the Ring-bearer, besides what he has typed himself.
pub fn privately(words: &Words, event: &Secret) -> Vec<String> {
    match event {
        Secret::Start { location, drawn: true } => vec![format!("start {location}")],
        Secret::Information { locations, drawn: true } => vec![list("information", locations)],
        Secret::Token { now: TokenNow::Hidden, .. } | Secret::HiddenByCard { .. } => {
            whispered(words, event).into_iter().collect()
        }
        Secret::JourneysDrawn { short, long } => {
            vec![list("short", &short.rows), list("long", &long.rows)]
        }
        Secret::Journey(journey) if !journey.filled.is_empty() => {
            std::iter::once(protocol::journey(journey)).chain(whispered(words, event)).collect()
        }
        Secret::Course { journey, drawn } => {
            let mut lines = Vec::new();
            if *drawn || !journey.filled.is_empty() {
                lines.push(protocol::journey(journey));
            }
            lines.extend(whispered(words, event));
            lines
        }
        Secret::Deeds { tokens, drawn: true, .. } => vec![list("deeds", tokens)],
        Secret::Gandalf { at, by: GandalfBy::Fleeing { drawn: true } } => vec![format!("gandalf {at}")],
        Secret::DeedsDrawn { tokens } => vec![list("deeds drawn", tokens)],
        Secret::CardsOffered(cards) => {
            (1..).zip(cards).map(|(number, card)| list(&format!("journey {number}"), &card.rows)).collect()
        }
        Secret::WalkedByGuess { .. } => whispered(words, event).into_iter().collect(),
        Secret::Proposed(_)
        | Secret::NotCorrected
        | Secret::Corrected { .. }
        | Secret::PartTwo
        | Secret::Journey(_)
        | Secret::Deeds { .. }
        | Secret::Gandalf { .. }
        | Secret::DeedsMixed
        | Secret::DeedDone { .. }
        | Secret::Start { .. }
        | Secret::Information { .. }
        | Secret::Entered { .. }
        | Secret::Token { .. }
        | Secret::AreaTold { .. } => Vec::new(),
    }
}

/// What a command tells besides its events: the answer that a question would get, and whether the places that
/// Frodo and Gandalf have come to have an area.
fn besides(words: &Words, command: &Command, state: &State) -> Vec<String> {
    fn unknown(places: impl IntoIterator<Item = Location>) -> Vec<String> {
        places.into_iter().map(protocol::area_unknown).collect()
    }
    match command {
        Command::Ask(asked) => {
            let answer = crate::hunt::answer(state, asked.question);
            answer.map(|answer| format!("would be {}", protocol::answer_text(answer))).into_iter().collect()
        }
        Command::Begin { .. } => unknown(places_unknown(state)),
        Command::Correct { correction, .. } => {
            let mut lines: Vec<String> = would_be_touched(words, state);
            if let Correction::Entry { entry: Entry::Location(location), .. }
            | Correction::Insert { entry: Entry::Location(location), .. } = correction
            {
                lines.extend(unknown(Some(*location).filter(|location| is_unplaced(state, *location))));
            }
            lines
        }
        Command::Advance { .. } | Command::CardAdvance if state.dots() == 0 && state.view.phase.is_play() => {
            unknown(state.last_location().filter(|last| is_unplaced(state, *last)))
        }
        _ => Vec::new(),
    }
}

/// What a proposed correction would touch, a line each, for programs; and why nobody can have gone so.
fn would_be_touched(words: &Words, state: &State) -> Vec<String> {
    let mut lines: Vec<String> = crate::hunt::touched(state).iter().map(protocol::would_be).collect();
    if lines.is_empty() {
        lines.push(words.say("whispered-nothing-touched", &[]));
    }
    lines.extend(touched_besides(words, state));
    lines.extend(no_way(words, state));
    lines
}

/// Why nobody can have gone as the log would be.
pub fn no_way(words: &Words, state: &State) -> Option<String> {
    let NoWay { at, from, to } = crate::hunt::no_way(state)?;
    let facts = [("at", at.into()), ("from", from.to_string().into()), ("to", to.to_string().into())];
    Some(words.say("whispered-no-way", &facts))
}

/// An answer that was set right, beside what was told.
pub fn set_right(words: &Words, Touched { asked, was, is }: &Touched) -> String {
    let facts = [
        ("question", question(words, *asked).into()),
        ("was", spoken(words, *was).into()),
        ("is", spoken(words, *is).into()),
    ];
    words.say("public-corrected-answer", &facts)
}

/// What it would touch, in sentences: answers, and tokens behind the screen.
pub fn touched_in_words(words: &Words, state: &State) -> Vec<String> {
    let touched = crate::hunt::touched(state);
    let none = touched.is_empty().then(|| words.say("whispered-nothing-touched", &[]));
    let answers = touched.iter().map(|touched| set_right(words, touched));
    none.into_iter().chain(answers).chain(touched_besides(words, state)).collect()
}

/// What it would touch besides answers: tokens behind the screen.
fn touched_besides(words: &Words, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    for (location, now) in crate::hunt::touched_tokens(state) {
        let facts = [("location", location.to_string().into()), ("now", <&str>::from(now).into())];
        lines.push(words.say("whispered-token-would", &facts));
    }
    lines
}

/// What is proposed, in a sentence.
pub fn correction_line(words: &Words, correction: Correction) -> String {
    let (name, at, entry) = match correction {
        Correction::Entry { at, entry } => ("proposed-entry", at, written(entry)),
        Correction::Insert { at, entry } => ("proposed-insert", at, written(entry)),
        Correction::Remove { at } => ("proposed-remove", at, String::new()),
    };
    words.say(name, &[("at", at.into()), ("entry", entry.into())])
}

/// What a Perception asks about and nobody has told.
pub fn places_unknown(state: &State) -> Vec<Location> {
    let mut asked: Vec<_> = state.last_location().into_iter().chain(state.gandalf()).collect();
    asked.dedup();
    asked.retain(|location| is_unplaced(state, *location));
    asked
}

/// That nobody has told where these places lie, a sentence each.
pub fn unknown_in_words(words: &Words, places: impl IntoIterator<Item = Location>) -> Vec<String> {
    let said = |place: Location| words.say("area-unknown", &[("location", place.to_string().into())]);
    places.into_iter().map(said).collect()
}

/// What is said of a command: of its events in the order in which they happened, and besides them.
pub(super) fn announce(
    words: &Words,
    command: Option<&Command>,
    events: &[Event],
    state: &State,
) -> Vec<(Ear, String)> {
    let mut said = of_events(words, events, state);
    // An escape of Part 1 says nothing to the table but what its answer says (R28).
    if let Some(Command::Escape { .. }) = command {
        said.retain(|(ear, _)| *ear == Ear::Hidden);
    }
    // What a letter brings is told at length, by whoever opens it.
    if let Some(Command::OpenLetter(_)) = command {
        said.clear();
    }
    // R30: what hands do before anything else of the new day.
    if let Some(Command::Refresh { .. }) = command {
        said.insert(0, (Ear::Table, words.say("told-hands", &[])));
    }
    let besides = command.map(|command| besides(words, command, state)).unwrap_or_default();
    said.extend(besides.into_iter().map(|text| (Ear::Hidden, text)));
    said
}

/// What is said, in the order in which it happened, of the events of a command.
fn of_events(words: &Words, events: &[Event], state: &State) -> Vec<(Ear, String)> {
    let mut said = Vec::new();
    let mut tell = |ear: Ear, text: String| said.push((ear, text));
    // Tiles of a card, or a flight, lead back to a Refresh that was told when it began (R12).
    let leads_back = events.iter().any(|event| {
        matches!(
            event,
            Event::Public(Public::TilesSettled)
                | Event::Secret(Secret::Gandalf { by: GandalfBy::Fleeing { .. }, .. })
        )
    });
    for event in events {
        match event {
            Event::Public(Public::Phase(Phase::Refresh)) if leads_back => {}
            Event::Public(Public::Corrected { answers, step }) => {
                let told = corrected(words, answers, *step, protocol::corrected);
                told.into_iter().for_each(|text| tell(Ear::Table, text));
            }
            Event::Public(event) => {
                publicly(words, event).into_iter().for_each(|text| tell(Ear::Table, text))
            }
            Event::Secret(event) => {
                let unknown = led_to(event, state).map(protocol::area_unknown);
                privately(words, event).into_iter().chain(unknown).for_each(|text| tell(Ear::Hidden, text));
            }
        }
    }
    said
}

/// What the table is told of a correction: the figure first, then each answer that was touched, beside what was told.
pub fn corrected(
    words: &Words,
    answers: &[Touched],
    step: Option<u8>,
    beside: impl Fn(&Touched) -> String,
) -> Vec<String> {
    let figure = step.map(|step| words.say("told-step", &[("step", step.into())]));
    let count = words.say("told-corrected", &[("count", answers.len().into())]);
    let met = answers.iter().any(|touched| touched.was.frodo_is_here() != touched.is.frodo_is_here());
    let met = met.then(|| words.say("told-corrected-encounter", &[]));
    figure.into_iter().chain([count]).chain(answers.iter().map(beside)).chain(met).collect()
}

/// Whether nobody has told where the location lies.
fn is_unplaced(state: &State, location: Location) -> bool {
    !location.is_exit() && state.area(location).is_none()
}

pub fn question(words: &Words, asked: Asked) -> String {
    let (name, target) = match asked.question {
        Question::Search(location) => ("question-search", location.to_string()),
        Question::Hunt(location) => ("question-hunt", location.to_string()),
        Question::Perception(region) => ("question-perception", region.to_string()),
        Question::Morgul(region) => ("question-morgul", region.to_string()),
    };
    words.say(name, &[("target", target.into())])
}

/// Where a game stands, in a few words.
pub fn phase_told(words: &Words, phase: Phase, day: u16, turn: crate::hunt::Turn) -> String {
    let facts = [("phase", phase.name().into()), ("day", day.into()), ("turn", turn_name(turn).into())];
    words.say("home-phase", &facts)
}

/// A day and one of its turns.
pub fn day_told(words: &Words, day: u16, turn: crate::hunt::Turn) -> String {
    let turn = words.say("turn-name", &[("turn", turn_name(turn).into())]);
    words.say("table-day", &[("day", day.into()), ("turn", turn.into())])
}

/// The name of a turn for a choice within a sentence.
pub fn turn_name(turn: crate::hunt::Turn) -> &'static str {
    match turn {
        crate::hunt::Turn::Daylight1 => "daylight-1",
        crate::hunt::Turn::Daylight2 => "daylight-2",
        crate::hunt::Turn::Nightfall => "nightfall",
    }
}

/// The answer as it is spoken at the table: a Hunt that finds Gandalf alone is a no for Frodo (P16).
pub fn spoken(words: &Words, answer: Answer) -> String {
    match answer {
        Answer::GandalfIsFound => words.say("table-no-but-gandalf", &[]),
        answer => words.say("spoken", &[("answer", <&str>::from(answer).into())]),
    }
}

pub(super) fn tile(words: &Words, tile: &Tile) -> String {
    let facts = [("value", tile.value.to_string().into()), ("red", yes_or_no(tile.red))];
    words.say("tile", &facts)
}

pub fn tiles(words: &Words, tiles: &[Tile]) -> String {
    tiles.iter().map(|it| tile(words, it)).collect::<Vec<_>>().join(", ")
}
