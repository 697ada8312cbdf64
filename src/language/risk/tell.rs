//! What events tell the table.

use super::deed::faces;
use super::names::{colour, counts_told, territory_called};
use super::protocol;
use super::sheet::{figures_in_words, given_parts};
use crate::language::Words;
use crate::risk::cards::Adventure;
use crate::risk::event::Event;
use crate::risk::options::PARTS;
use crate::risk::step::{At, End, Step};

/// The same for people: in words also what the page gives exactly, and what the answer says.
pub fn said(words: &Words, event: &Event) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        Event::Dealt { dealt } => {
            let line = |it: &crate::risk::options::Dealt| {
                let facts = [
                    ("colour", it.colour.name().into()),
                    ("cards", it.cards.into()),
                    ("claims", it.claims.into()),
                    ("left", it.left.into()),
                ];
                words.say("said-dealt", &facts)
            };
            dealt.iter().map(line).collect()
        }
        // Which Strongholds stands on the screen, and how many in what hands do now.
        Event::Reinforced { given } => {
            let strongholds = usize::from(!given.strongholds.is_empty());
            given_parts(words, given).into_iter().skip(strongholds).collect()
        }
        Event::Traded { value, sets, .. } => {
            let figures = sets.map(|sets| figures_in_words(words, sets));
            let value = words.say("said-traded", &[("value", (*value).into())]);
            std::iter::once(value).chain(figures).collect()
        }
        Event::FewLeaders { colour, leaders, of } => say(
            "said-few-leaders",
            &[("colour", colour.name().into()), ("leaders", (*leaders).into()), ("of", (*of).into())],
        ),
        Event::TooMany { colour, territories, battalions } => say(
            "said-too-many",
            &[
                ("colour", colour.name().into()),
                ("territories", (*territories).into()),
                ("battalions", (*battalions).into()),
            ],
        ),
        Event::Unticked { items } => {
            // Lands and Leaders the map shows, and what of them is missing is told by itself (K64).
            let open = PARTS.iter().filter(|(part, _)| !["lands", "leaders"].contains(part));
            let open = open.filter(|(_, of)| of.iter().any(|item| items.contains(item)));
            let open = open.map(|(part, _)| words.say("set-up-part", &[("part", (*part).into())]));
            let open = open.collect::<Vec<_>>().join(", ");
            if open.is_empty() { Vec::new() } else { say("said-unticked", &[("parts", open.into())]) }
        }
        Event::First { dice } => {
            let dice = dice.iter().map(|(of, die)| format!("{} {die}", colour(words, *of)));
            say("said-first", &[("dice", dice.collect::<Vec<_>>().join(", ").into())])
        }
        Event::Along { colour, to, .. } => say(
            "told-leader-moves",
            &[("colour", colour.name().into()), ("territory", territory_called(words, to).into())],
        ),
        Event::OnSites { colour, sites } => say(
            "said-sites",
            &[("colour", colour.name().into()), ("territories", called(words, sites).into())],
        ),
        Event::Whence { among, .. } => say("said-whence", &[("territories", called(words, among).into())]),
        Event::PlayedOnRing { colour, points, .. } => {
            say("said-on-ring", &[("colour", colour.name().into()), ("points", (*points).into())])
        }
        Event::Rolled { attack, defence, lost, drawn, .. } => {
            // Dice of the table stand in what was done.
            let name = if *drawn { "said-rolled" } else { "said-lost" };
            let dice = format!("{} : {}", faces(attack), faces(defence));
            say(name, &[("dice", dice.into()), ("attack", lost[0].into()), ("defence", lost[1].into())])
        }
        Event::Won { least, most } => {
            let name = if least == most { "said-won-all" } else { "said-won" };
            say(name, &[("least", (*least).into()), ("most", (*most).into())])
        }
        Event::Beaten { against } => say("said-beaten", &[("count", (*against).into())]),
        Event::BrokenOff { attackers, defenders } => {
            say("said-broken", &[("attackers", (*attackers).into()), ("defenders", (*defenders).into())])
        }
        Event::Conquered { territory: Some(territory), .. } => {
            say("said-conquered", &[("territory", territory_called(words, territory).into())])
        }
        Event::Discarded { to } => say("said-discarded", &[("count", (*to).into())]),
        Event::RingDie { die, modifier, needed, .. } => {
            let modifier = if *modifier == 0 { "none".to_owned() } else { format!("{modifier:+}") };
            let facts = [
                ("die", die.to_string().into()),
                ("modifier", modifier.into()),
                ("needed", (*needed).into()),
            ];
            say("said-ring-die", &facts)
        }
        Event::Ring { step, moved } => {
            let moved = if *moved { "yes" } else { "no" };
            say("said-ring", &[("step", (*step).into()), ("moved", moved.into())])
        }
        Event::Hunted { dice, sum, .. } => {
            say("said-hunted", &[("dice", faces(dice).into()), ("sum", (*sum).into())])
        }
        Event::Counted { colour: of, counts } => vec![counts_told(words, colour(words, *of), *counts)],
        Event::Over { end } => {
            let how = match end {
                End::Ring => "ring",
                End::Last(_) => "last",
                End::Found => "found",
                // That is what was done.
                End::Said { .. } => return Vec::new(),
            };
            say("said-over", &[("how", how.into())])
        }
        Event::Stands {
            at: At { step: step @ (Step::Reinforce | Step::Fortify | Step::Ring), colour, .. },
        } => say("said-step", &[("step", step.name().into()), ("colour", colour.name().into())]),
        _ => told(words, event),
    }
}

/// The program's dice.
pub(super) fn thrown(event: &Event) -> Option<String> {
    match event {
        Event::Rolled { attack, defence, drawn: true, .. } => {
            Some(format!("{} : {}", faces(attack), faces(defence)))
        }
        Event::RingDie { die, drawn: true, .. } => Some(die.to_string()),
        Event::Hunted { dice, drawn: true, .. } => Some(faces(dice)),
        Event::First { dice } => Some(protocol::first_told(dice)),
        _ => None,
    }
}

/// Territories, as people call them.
fn called(words: &Words, names: &[String]) -> String {
    names.iter().map(|name| territory_called(words, name)).collect::<Vec<_>>().join(", ")
}

/// What an event tells, a line each. Those that the page gives exactly are the same in every language.
pub(super) fn told(words: &Words, event: &Event) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        Event::Dealt { dealt } => protocol::dealt_told(dealt),
        Event::Leader { colour, from: Some(from), to: None } => say(
            "told-leader-off",
            &[("colour", colour.name().into()), ("territory", territory_called(words, from).into())],
        ),
        Event::Leader { colour, from: Some(_), to: Some(to) } => say(
            "told-leader-moves",
            &[("colour", colour.name().into()), ("territory", territory_called(words, to).into())],
        ),
        Event::Reinforced { given } => protocol::given_told(given),
        Event::Traded { sets: Some(sets), .. } => protocol::spoils_told(*sets),
        Event::FewLeaders { colour, leaders, of } => vec![format!("{colour}: {leaders} of {of} leaders")],
        Event::TooMany { colour, territories, battalions } => {
            vec![format!("{colour}: {territories} territories, {battalions} battalions")]
        }
        Event::Unticked { items } => {
            let items: Vec<String> = items.iter().map(ToString::to_string).collect();
            say("told-unticked", &[("items", items.join(", ").into())])
        }
        Event::First { .. } => thrown(event).map(|dice| format!("first {dice}")).into_iter().collect(),
        Event::Along { colour, to, .. } => vec![format!("leader {colour} {to}")],
        Event::OnSites { colour, sites } => {
            sites.iter().map(|site| format!("site {colour} {site}")).collect()
        }
        Event::Whence { among, .. } => vec![format!("from {}?", among.join(" or "))],
        Event::PlayedOnRing { colour, points, hand } => {
            vec![format!("{colour} played {points}, hand {hand}")]
        }
        Event::Rolled { .. } | Event::RingDie { .. } | Event::Hunted { .. } => {
            thrown(event).map(|dice| format!("dice {dice}")).into_iter().collect()
        }
        Event::PutOut { colour, by } => {
            say("told-put-out", &[("colour", colour.name().into()), ("by", by.name().into())])
        }
        Event::InAgain { colour } => say("told-in-again", &[("colour", colour.name().into())]),
        Event::TerritoryCard { colour } => say("told-territory-card", &[("colour", colour.name().into())]),
        Event::Discarded { to } => vec![format!("discard to {to}")],
        Event::Drew { card: Adventure::Event, .. } => say("told-event", &[]),
        Event::Effect { colour, text } => {
            say("told-effect", &[("colour", colour.name().into()), ("text", text.as_str().into())])
        }
        Event::EffectOver { text, .. } => say("told-effect-over", &[("text", text.as_str().into())]),
        Event::Stands { at: At { step, colour, .. } } => match step {
            Step::Trade => say("told-trade", &[("colour", colour.name().into())]),
            Step::Adventure => say("told-adventure", &[("colour", colour.name().into())]),
            Step::Leader => say("told-leader", &[("colour", colour.name().into())]),
            Step::Hunt { territory, by } => say(
                "told-hunt",
                &[("colour", by.name().into()), ("territory", territory_called(words, territory).into())],
            ),
            Step::Conquest { .. } => say("told-conquest", &[]),
            Step::Score => say("told-score", &[]),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
