//! What happened, and what hands do now, in words.

use super::protocol;
use crate::fate::deck::Layer;
use crate::fate::nazgul::listed;
use crate::fate::terms::Back;
use crate::fate::{Cause, Due, FateEvent, Fellowship, Step, Turned};
use crate::language::Words;
use fluent_bundle::FluentValue;

fn yes(is: bool) -> FluentValue<'static> {
    if is { "yes" } else { "no" }.into()
}

/// A change of hope for this reason.
fn cause(words: &Words, cause: Cause) -> String {
    let name: &str = cause.into();
    words.say("fate-cause", &[("cause", name.into())])
}

/// What an event tells, a line each.
pub(super) fn told(words: &Words, event: &FateEvent) -> Vec<String> {
    let say = |name: &str, facts: &[(&'static str, FluentValue<'static>)]| vec![words.say(name, facts)];
    match event {
        FateEvent::Objectives { put_back, .. } => put_back
            .iter()
            .map(|names| words.say("fate-told-put-back", &[("names", names.join(", ").into())]))
            .collect(),
        FateEvent::Characters { seats } => protocol::seats(seats),
        FateEvent::Turned { turned } => turned_told(words, turned).into_iter().collect(),
        FateEvent::Amended { other, .. } => {
            other.iter().map(|flip| words.say("fate-told-other-half", &[("flip", (*flip).into())])).collect()
        }
        FateEvent::Hope { to, by, cause: why } => {
            let by = format!("{by:+}");
            say(
                "fate-told-hope",
                &[("to", (*to).into()), ("by", by.into()), ("cause", cause(words, *why).into())],
            )
        }
        FateEvent::Threat { space } => say("fate-told-threat", &[("space", (*space).into())]),
        FateEvent::Eye { region, with_frodo } => {
            say("fate-told-eye", &[("region", region.clone().into()), ("frodo", yes(*with_frodo))])
        }
        FateEvent::Nazgul { stand } => say("fate-told-nazgul", &[("where", listed(stand).into())]),
        FateEvent::Drew { missing, .. } if *missing > 0 => {
            say("fate-told-missing", &[("count", (*missing).into())])
        }
        FateEvent::Skies { place, placed, shuffled } => {
            let facts = [
                ("place", place.clone().into()),
                ("placed", (*placed).into()),
                ("shuffled", (*shuffled).into()),
            ];
            say("fate-told-skies", &facts)
        }
        FateEvent::Marched { moves, .. } => moves
            .iter()
            .map(|(from, to, count)| {
                let facts =
                    [("from", from.clone().into()), ("to", to.clone().into()), ("count", (*count).into())];
                words.say("fate-told-moved", &facts)
            })
            .collect(),
        FateEvent::Options { options } => protocol::options(options),
        FateEvent::Acted { name, over: true } => say("fate-told-too-often", &[("name", name.clone().into())]),
        FateEvent::ToRoll { what, place, count } => {
            let what: String = what.to_string();
            say(
                "fate-told-dice",
                &[("what", what.into()), ("place", place.clone().into()), ("count", (*count).into())],
            )
        }
        FateEvent::Due { due } if due.first() == Some(&Due::Search) => say("fate-told-search", &[]),
        FateEvent::Reminded { of } => {
            let of: &str = of.into();
            say("fate-remind", &[("of", of.into())])
        }
        FateEvent::Over { won } => say("fate-told-over", &[("won", yes(*won))]),
        _ => Vec::new(),
    }
}

fn turned_told(words: &Words, turned: &Turned) -> Option<String> {
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| "?".to_owned());
    if turned.setup {
        return None;
    }
    let name = match turned.half? {
        _ if turned.card.is_some() && turned.line.is_none() => "fate-told-special",
        Back::Red => "fate-told-advance",
        Back::Black => "fate-told-reinforce",
    };
    let order = turned.order.map_or_else(|| "none".to_owned(), |order| order.to_string());
    Some(words.say(
        name,
        &[
            ("card", text(&turned.card).into()),
            ("line", text(&turned.line).into()),
            ("place", text(&turned.place).into()),
            ("order", order.into()),
            ("troop", yes(!turned.no_troop)),
        ],
    ))
}

/// What hands do now.
pub fn host_line(words: &Words, view: &Fellowship) -> String {
    let step = match (view.due.first(), view.step) {
        (_, Step::Over { won: true }) => "won",
        (_, Step::Over { won: false }) => "lost",
        (Some(Due::Dice(dice)), _) if dice.faces.is_none() => "roll",
        (Some(Due::Dice(_)), _) => "rolled",
        (Some(Due::Search), _) => "search",
        (Some(Due::Choose { options, .. }), _) if options.is_empty() => "move",
        (Some(Due::Choose { .. }), _) => "choose",
        (Some(Due::Top), _) => "top",
        (_, Step::Setup) if view.deck.top().is_none() => "top",
        (_, Step::Setup) if view.deck.flips.len() < 9 => "setup",
        (_, Step::Setup) => "begin",
        (_, Step::Actions) => "actions",
        (_, Step::Cards) => "cards",
        (_, Step::Skies(_)) => "skies",
        (_, Step::Shadow { made, of }) if made >= of => "over",
        (_, Step::Shadow { .. }) => "flip",
    };
    let back = view.deck.top().map_or("none", <&str>::from);
    let count = match (view.dice(), view.step) {
        (Some(dice), _) => dice.count,
        (None, Step::Setup) => view.deck.flips.len() as u32 + 1,
        (None, _) => view.rate().into(),
    };
    words.say("fate-host", &[("step", step.into()), ("back", back.into()), ("count", count.into())])
}

/// Everything public, a fact a line.
pub fn facts(words: &Words, view: &Fellowship) -> Vec<String> {
    let level: &str = view.options.level.into();
    let layer = |layer: &Layer| {
        let back = layer.shown_back().map_or("none", <&str>::from);
        words.say("fate-fact-layer", &[("cards", layer.len().into()), ("back", back.into())])
    };
    let frodo = view.frodo.clone().unwrap_or_else(|| "?".to_owned());
    let mut facts = vec![
        protocol::phase_line(view).to_string(),
        words.say("fate-level", &[("level", level.into())]),
        words.say("fate-fact-hope", &[("hope", view.hope.into()), ("top", view.hope_top.into())]),
        words.say("fate-fact-threat", &[("rate", view.rate().into()), ("space", view.space.into())]),
        words.say("fate-fact-supply", &[("supply", view.supply.into())]),
        words.say("fate-fact-eye", &[("eye", view.eye.clone().into()), ("frodo", frodo.into())]),
        words.say("fate-told-nazgul", &[("where", listed(&view.nazgul).into())]),
        words.say(
            "fate-fact-cards",
            &[
                ("drawn", view.stacks.drawn.into()),
                ("skies", view.stacks.skies.into()),
                ("left", view.stacks.left().into()),
            ],
        ),
    ];
    facts.extend(view.deck.layers.iter().map(layer));
    let all = view.all_objectives();
    facts.push(words.say("fate-fact-objectives", &[("done", view.done.len().into()), ("all", all.into())]));
    facts
}

/// F62: the sheet of the game.
pub(super) fn sheet(words: &Words, view: &Fellowship) -> Vec<String> {
    let mut lines = facts(words, view);
    if let Step::Over { won } = view.step {
        lines.insert(0, words.say("fate-told-over", &[("won", yes(won))]));
    }
    lines.extend(view.hope_by.iter().map(|(why, (lost, gained))| {
        let facts =
            [("cause", cause(words, *why).into()), ("lost", (*lost).into()), ("gained", (*gained).into())];
        words.say("fate-sheet-hope", &facts)
    }));
    let flips = view.deck.flips.iter().filter(|flip| !flip.setup).count();
    lines.push(words.say(
        "fate-sheet",
        &[
            ("lost", view.havens_lost.into()),
            ("captured", view.havens_captured.into()),
            ("nazgul", view.most_nazgul.into()),
            ("flips", flips.into()),
            ("skies", view.skies.into()),
        ],
    ));
    if !view.done.is_empty() {
        lines.push(view.done.join(", "));
    }
    lines
}
