//! What happened, and what hands do now, in words.

use super::names::{face, line_named, listed, named, seat, stand};
use super::protocol;
use crate::fate::nazgul::{self, Nazgul};
use crate::fate::terms::{Back, Face, Order};
use crate::fate::{At, Cause, Due, FateEvent, Fellowship, For, Step, Turned};
use crate::language::{Words, yes};
use fluent_bundle::FluentValue;

/// A change of hope for this reason.
pub(super) fn cause(words: &Words, cause: Cause) -> String {
    let name: &str = cause.into();
    words.say("cause", &[("cause", name.into())])
}

pub fn order(words: &Words, order: Order) -> String {
    let name: &str = order.into();
    words.say("order", &[("order", name.into())])
}

/// A change with its sign, as it is written.
pub(super) fn signed(by: impl std::fmt::Display) -> String {
    format!("{by:+}").replace('-', "−")
}

pub(super) fn told(words: &Words, event: &FateEvent) -> Vec<String> {
    let say = |name: &str, facts: &[(&'static str, FluentValue<'static>)]| vec![words.say(name, facts)];
    match event {
        FateEvent::Objectives { put_back, .. } => put_back
            .iter()
            .map(|names| words.say("told-put-back", &[("names", listed(words, names).into())]))
            .collect(),
        FateEvent::Characters { seats } => protocol::seats(seats),
        FateEvent::Turned { turned } => turned_told(words, turned).into_iter().collect(),
        FateEvent::Amended { other, .. } => {
            other.iter().map(|flip| words.say("told-other-half", &[("flip", (*flip).into())])).collect()
        }
        FateEvent::Hope { to, by, cause: why } => {
            let by = signed(*by);
            say("told-hope", &[("to", (*to).into()), ("by", by.into()), ("cause", cause(words, *why).into())])
        }
        FateEvent::Threat { space } => say("told-threat", &[("space", (*space).into())]),
        FateEvent::Eye { region: at, with_frodo } => {
            say("told-eye", &[("region", named(words, at).into()), ("frodo", yes(*with_frodo).into())])
        }
        FateEvent::Nazgul { stand: now } => {
            let stand = words.say("told-nazgul", &[("where", stand(words, now).into())]);
            std::iter::once(stand).chain(too_many(words, now)).collect()
        }
        FateEvent::Travelled { nazgul, troops } => {
            let known = troops.map_or_else(|| "unknown".into(), FluentValue::from);
            say("told-travel", &[("nazgul", (*nazgul).into()), ("troops", known)])
        }
        FateEvent::Drew { missing, .. } if *missing > 0 => {
            say("told-missing", &[("count", (*missing).into())])
        }
        FateEvent::Skies { place, placed, shuffled, fights } => {
            let troops = [("place", named(words, place).into()), ("placed", (*placed).into())];
            let shuffles = (!fights).then(|| shuffles(words, *shuffled));
            say("told-skies", &troops).into_iter().chain(shuffles).collect()
        }
        FateEvent::Shuffles { count } => vec![shuffles(words, *count)],
        FateEvent::Marched { moves, .. } => moves
            .iter()
            .map(|(from, to, count)| {
                let facts = [
                    ("from", named(words, from).into()),
                    ("to", named(words, to).into()),
                    ("count", (*count).into()),
                ];
                words.say("told-moved", &facts)
            })
            .collect(),
        FateEvent::Options { options } => protocol::options(options),
        FateEvent::Acted { name, over: false, again: true } => {
            say("told-again", &[("name", named(words, name).into())])
        }
        FateEvent::Acted { name, over: true, .. } => {
            say("told-too-often", &[("name", named(words, name).into())])
        }
        FateEvent::ToRoll { what, place, count } => {
            let what: String = what.to_string();
            say(
                "told-dice",
                &[("what", what.into()), ("place", named(words, place).into()), ("count", (*count).into())],
            )
        }
        FateEvent::Due { due } if due.first() == Some(&Due::Search) => say("told-search", &[]),
        FateEvent::Reminded { of } => {
            let of: &str = of.into();
            say("remind", &[("of", of.into())])
        }
        FateEvent::Unticked { items } => {
            let items: Vec<String> = items.iter().map(ToString::to_string).collect();
            say("told-unticked", &[("items", items.join(", ").into())])
        }
        FateEvent::HavenAsked { name, .. } => vec![format!("haven {name}?")],
        FateEvent::HavenHolds { names, unanswered: true } => {
            names.iter().map(|name| format!("{name} holds")).collect()
        }
        FateEvent::StandAlone { place } => say("told-alone", &[("place", named(words, place).into())]),
        FateEvent::Fell { count } => say("told-fell", &[("count", (*count).into())]),
        FateEvent::Over { won } => say("told-over", &[("won", yes(*won).into())]),
        _ => Vec::new(),
    }
}

/// F38: what hands lay on the deck, and what is asked then.
fn shuffles(words: &Words, count: u32) -> String {
    words.say("told-shuffles", &[("count", count.into())])
}

/// F18: more Nazgûl than there are.
pub(super) fn too_many(words: &Words, stand: &Nazgul) -> Option<String> {
    let count = nazgul::count(stand);
    (count > 9).then(|| words.say("too-many-nazgul", &[("count", count.into())]))
}

/// The same for people, where the page gives it exactly for programs or leaves it to the answer.
pub(super) fn said(words: &Words, event: &FateEvent) -> Vec<String> {
    match event {
        FateEvent::Objectives { names, .. } => {
            let facts = [("names", listed(words, names).into())];
            told(words, event).into_iter().chain([words.say("said-objectives", &facts)]).collect()
        }
        FateEvent::Characters { seats } => {
            let solo = seats.len() == 1;
            (1..).zip(seats).map(|(at, names)| seat(words, at, solo, names)).collect()
        }
        FateEvent::Turned { turned } if turned.setup => {
            let place =
                turned.place.as_deref().map_or_else(|| "none".to_owned(), |place| named(words, place));
            vec![words.say("said-place", &[("place", place.into()), ("flip", turned.flip.into())])]
        }
        // As they lie, rerolled and turned too.
        FateEvent::Due { due } if lying(due).is_some() => {
            let faces = lying(due).into_iter().flatten().map(|one| face(words, *one));
            vec![faces.collect::<Vec<_>>().join(" · ")]
        }
        FateEvent::Fought { shadow, friendly, falls } => {
            let facts = [
                ("shadow", (*shadow).into()),
                ("friendly", (*friendly).into()),
                ("falls", yes(falls.is_some()).into()),
            ];
            vec![words.say("said-fought", &facts)]
        }
        FateEvent::Options { .. } => Vec::new(),
        FateEvent::HavenAsked { name, .. } => {
            vec![words.say("said-haven", &[("place", named(words, name).into())])]
        }
        FateEvent::HavenHolds { names, .. } => {
            let each = names.iter().map(|name| named(words, name));
            each.map(|name| words.say("said-holds", &[("place", name.into())])).collect()
        }
        _ => told(words, event),
    }
}

/// Dice that were rolled and lie there.
fn lying(due: &[Due]) -> Option<&Vec<Face>> {
    match due.first() {
        Some(Due::Dice(dice)) => dice.faces.as_ref(),
        _ => None,
    }
}

fn turned_told(words: &Words, turned: &Turned) -> Option<String> {
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| "?".to_owned());
    if turned.setup {
        return None;
    }
    let half = turned.half?;
    if turned.card.is_none() {
        return Some(words.say("told-unread", &[("half", <&str>::from(&half).into())]));
    }
    let name = match half {
        _ if turned.line.is_none() => "told-special",
        Back::Red => "told-advance",
        Back::Black => "told-reinforce",
    };
    let order = turned.order.map_or_else(|| "none".to_owned(), |order| order.to_string());
    Some(words.say(
        name,
        &[
            ("card", named(words, &text(&turned.card)).into()),
            ("line", line_named(words, &text(&turned.line)).into()),
            ("place", named(words, &text(&turned.place)).into()),
            ("order", order.into()),
            ("troop", yes(!turned.no_troop).into()),
        ],
    ))
}

pub fn host_line(words: &Words, view: &Fellowship) -> String {
    let step = match (view.now().step, view.due.first()) {
        (At::Dice, Some(Due::Dice(dice))) => match (dice.faces.is_some(), dice.what) {
            (false, _) => "roll",
            (true, For::Battle) => "rolled",
            (true, _) => "searched",
        },
        (At::Choose, Some(Due::Choose { options, .. })) if options.is_empty() => "move",
        (At::Setup, _) => match (view.deck.top(), view.deck.flips.len()) {
            (None, 0) => "lay",
            (None, _) => "top",
            (_, 0..9) => "setup",
            _ => "begin",
        },
        (At::Shadow | At::Over, _) if !view.asked.is_empty() => "haven",
        (At::Shadow, _) => "flip",
        (step, _) => step.into(),
    };
    let back = view.deck.top().map_or("none", <&str>::from);
    let count = match (view.dice(), view.step) {
        (Some(dice), _) => dice.on_the_table(),
        (None, Step::Setup) => view.deck.flips.len() as u32 + 1,
        (None, _) => view.rate().into(),
    };
    let names = view.who_act();
    let asked: Vec<String> = view.asked.iter().map(|asked| asked.name.clone()).collect();
    let facts = [
        ("step", step.into()),
        ("back", back.into()),
        ("count", count.into()),
        ("who", if names.is_empty() { "nobody" } else { "known" }.into()),
        ("names", listed(words, &names).into()),
        ("places", listed(words, &asked).into()),
    ];
    words.say("host", &facts)
}
