//! Everything public, one fact a line.

use super::announce::{phase_told, question};
use super::letter::previously;
use super::protocol;
use super::story::war_tokens;
use crate::hunt::{Companion, Limit, Side, State, Turn, View};
use crate::language::{Words, quoted};

/// A fact by its name.
pub(super) fn fact(words: &Words, name: &str, value: String) -> String {
    words.say(&format!("status-{name}"), &[("value", value.into())])
}

/// The Corruption, and the limit as far as everybody may know it.
pub fn corruption(words: &Words, view: &View) -> String {
    match view.limit() {
        Limit::Known(limit) => format!("{} / {limit}", view.corruption),
        Limit::Secret { raised } => {
            words.say("table-limit", &[("corruption", view.corruption.into()), ("raised", raised.into())])
        }
    }
}

/// Whose card can still help.
pub(super) fn ready(words: &Words, view: &View) -> String {
    let names = named(words, view.company.ready());
    if names.is_empty() { "–".to_owned() } else { names }
}

fn named(words: &Words, who: impl Iterator<Item = Companion>) -> String {
    let names = who.map(|who| words.say("company-name", &[("who", who.to_string().into())]));
    names.collect::<Vec<_>>().join(", ")
}

/// The Track tokens that lie, with the side that is up.
pub fn tracks<'a>(words: &'a Words, view: &'a View) -> impl Iterator<Item = String> + 'a {
    view.tracks.iter().map(|(location, side)| {
        let name = if *side == Side::Sword { "table-sword" } else { "table-eye" };
        words.say(name, &[("location", location.to_string().into())])
    })
}

/// Everything public, one fact a line; `in_words`: for people, not for programs.
pub(super) fn status(words: &Words, state: &State, in_words: bool) -> Vec<String> {
    let view = &state.view;
    let fact = |name: &str, value: String| fact(words, name, value);
    let either = |said: String, exactly: String| if in_words { said } else { exactly };
    let mut facts = Vec::new();
    if let Some(letter) = view.letter.as_ref().filter(|_| view.part2.is_none()) {
        facts.extend(previously(words, letter));
    }
    if let Some(board) = &view.options.board {
        facts.push(fact("board", quoted(board.name()).into()));
    }
    if let Some(tiles) = &view.options.tiles {
        facts.push(fact("tiles", quoted(&tiles.name).into()));
    }
    let options = &view.options;
    let yes = |yes| if yes { "on" } else { "off" };
    let agreed = if view.part2.is_some() {
        let length = if options.open_length { "open" } else { "secret" };
        format!("pool={} shelters={} length={length}", options.pool, yes(options.shelters))
    } else {
        format!("give={} pool={} escape={}", options.give, options.pool, options.escape)
    };
    // What was agreed stands in the words of the command, and was said when it was.
    facts.extend((!in_words).then(|| fact("options", agreed)));
    let phase = phase_told(words, view.phase, view.day, view.turn);
    facts.push(fact("phase", either(phase, view.phase_line().to_string())));
    if view.moved {
        facts.push(words.say("status-moved", &[]));
    }
    if view.rested && view.turn != Turn::Nightfall {
        facts.push(words.say("told-no-move", &[]));
    } else if view.rested {
        facts.push(words.say("told-rested", &[]));
    }
    facts.push(fact("step", protocol::movement(view)));
    facts.push(fact("corruption", either(corruption(words, view), protocol::corruption(view))));
    facts.push(fact("fellowship", format!("{} / {}", view.tokens, view.pool)));
    facts.push(fact("company", either(ready(words, view), protocol::company(view))));
    let flipped: Vec<String> = view.company.flipped().map(|who| who.to_string()).collect();
    if !flipped.is_empty() {
        facts.push(fact("flipped", either(named(words, view.company.flipped()), flipped.join(" "))));
    }
    facts.push(fact("eyes", view.eyes.to_string()));
    if view.barrow_wights {
        facts.push(words.say("told-barrow-wights", &[("eyes", view.eyes.into())]));
    }
    if !view.red.is_empty() {
        facts.push(fact("red", view.red.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")));
    }
    if let Some(pool) = &view.hunt_pool {
        facts.push(fact("pool", pool.len().to_string()));
    }
    if view.eye {
        facts.push(words.say("told-eye", &[]));
    }
    if let Some(part2) = &view.part2 {
        if part2.gandalf_moved {
            facts.push(words.say("status-gandalf-moved", &[]));
        }
        facts.extend(part2.figure.map(|at| {
            let place = [("place", at.to_string().into())];
            either(words.say("moment-gandalf-at", &place), protocol::gandalf_at(at))
        }));
        if !part2.deeds.is_empty() {
            facts.push(fact("deeds", protocol::tiles(&part2.deeds)));
        }
        if part2.in_rivendell {
            facts.push(words.say("told-gandalf-in-rivendell", &[]));
        }
        if part2.lord {
            facts.push(words.say("told-lord-in", &[]));
        }
    }
    if let Ok(tokens) = crate::hunt::result(view) {
        facts.push(either(war_tokens(words, tokens), fact("result", protocol::result(tokens))));
    }
    if view.found {
        facts.push(words.say("status-found", &[]));
    }
    if let Some(asked) = view.asked {
        let question = question(words, asked);
        facts.push(words.say("told-asked", &[("question", question.into())]));
    }
    if let Some((tiles, _)) = &view.drawn {
        facts.push(fact("drawn", either(super::tiles(words, tiles), protocol::tiles(tiles))));
    }
    if in_words {
        let found: Vec<_> = view.information.iter().map(ToString::to_string).collect();
        let found = [("list", found.join(", ").into())];
        facts.extend((!view.information.is_empty()).then(|| words.say("letter-information", &found)));
        let tracks: Vec<_> = tracks(words, view).collect();
        facts.extend((!tracks.is_empty()).then(|| fact("tracks", tracks.join(", "))));
        return facts;
    }
    facts.extend(
        (1..).zip(&view.information).map(|(count, location)| protocol::information(*location, count)),
    );
    facts.extend(view.tracks.iter().map(|(location, side)| protocol::track(*location, Some(*side))));
    facts
}
