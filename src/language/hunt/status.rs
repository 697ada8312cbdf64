//! Everything public, one fact a line.

use super::announce::question;
use super::letter::previously;
use super::protocol;
use crate::hunt::{State, Turn};
use crate::language::{Words, quoted};

/// Everything public, one fact a line.
pub(super) fn status(words: &Words, state: &State) -> Vec<String> {
    let view = &state.view;
    let fact = |name: &str, value: String| words.say(&format!("status-{name}"), &[("value", value.into())]);
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
    facts.push(fact("options", agreed));
    facts.push(fact("phase", view.phase_line().to_string()));
    if view.moved {
        facts.push(words.say("status-moved", &[]));
    }
    if view.rested && view.turn != Turn::Nightfall {
        facts.push(words.say("told-no-move", &[]));
    } else if view.rested {
        facts.push(words.say("told-rested", &[]));
    }
    facts.push(fact("step", protocol::movement(view)));
    facts.push(fact("corruption", protocol::corruption(view)));
    facts.push(fact("fellowship", format!("{} / {}", view.tokens, view.pool)));
    facts.push(fact("company", protocol::company(view)));
    let flipped: Vec<String> = view.company.flipped().map(|who| who.to_string()).collect();
    if !flipped.is_empty() {
        facts.push(fact("flipped", flipped.join(" ")));
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
        facts.extend(part2.figure.map(protocol::gandalf_at));
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
        facts.push(fact("result", protocol::result(tokens)));
    }
    if view.found {
        facts.push(words.say("status-found", &[]));
    }
    if let Some(asked) = view.asked {
        let question = question(words, asked);
        facts.push(words.say("told-asked", &[("question", question.into())]));
    }
    if let Some((tiles, _)) = &view.drawn {
        facts.push(fact("drawn", protocol::tiles(tiles)));
    }
    facts.extend(
        (1..).zip(&view.information).map(|(count, location)| protocol::information(*location, count)),
    );
    facts.extend(view.tracks.iter().map(|(location, side)| protocol::track(*location, Some(*side))));
    facts
}
